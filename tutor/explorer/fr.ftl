### L’explorateur : l’arbre des coups en mots.

explorer-chance = Le hasard
explorer-hidden = Ce que personne ne pouvait voir apparaît.
explorer-over = La partie est finie. Victoire : { $player }
explorer-over-nobody = La partie est finie. Personne n’a gagné.
explorer-secret = { $player } choisit en secret
explorer-unseen = Un tirage face cachée a lieu
explorer-possibility = Possibilité { $number } sur { $count }
explorer-group = { $count } × { $move }
explorer-others = { $count ->
        [one] 1 autre
       *[other] { $count } autres
    }
explorer-places = Du { $first }e au { $last }e
explorer-twin = { $number }) { $name }
explorer-up-to = jusqu’à { $lead }
explorer-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explorer-percent = { $value } %
explorer-percent-fine = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
explorer-possibility-with = { $possibility } : { $more }
explorer-gain = { $player } : { $gains }
explorer-open = Tout est visible ici, même ce qui est caché.
explorer-nothing-hidden = Rien n’est caché dans cette position.
explorer-imagined =
    Seul ce que { $player } peut savoir est exploré : ce qui est caché a été redistribué{ $count ->
        [one] {""}
       *[other] {" "}dans { $count } mondes imaginés
    } et apparaît comme du hasard.
explorer-public =
    Seul ce que tout le monde peut savoir est exploré : ce qui est caché a été redistribué{ $count ->
        [one] {""}
       *[other] {" "}dans { $count } mondes imaginés
    } et apparaît comme du hasard.
