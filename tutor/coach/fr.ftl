### Les mots du conseiller : plans et conseils.

## Plans : le chemin vers un souhait

plan-now = { $wish } : permis dès maintenant.
plan-after = { $wish } : permis après : { $moves }.
plan-none = { $wish } : aucun chemin trouvé.
plan-luck = Cela dépend de la chance : toutes les pioches ne le permettent pas.
plan-draws = Il y a des pioches en chemin, trop pour les essayer toutes : cela peut dépendre de la chance.
plan-others = D’autres décident entre-temps ; on suppose qu’ils en font le moins possible.
plan-trials =
    Essayé dans { $tried } donnes où les autres jouaient au hasard, il a tenu dans { $held ->
        [0] aucune
       *[other] { $held }
    }.
plan-exhausted = Tous les chemins ont été essayés ({ $positions } positions) : aucun n’y mène.
plan-steps =
    Tous les chemins jusqu’à { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } du joueur ont été essayés ({ $positions } positions).
plan-positions =
    { $positions } positions ont été essayées, dont tous les chemins jusqu’à { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } du joueur.
plan-stopped =
    La recherche a été arrêtée après { $positions } positions, dont tous les chemins jusqu’à { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } du joueur.
plan-never = Le nombre de joueurs ou une option de cette partie l’interdit ; aucun coup n’y change rien.
plan-chance = C’est au hasard d’en décider, pas à un joueur.
plan-malformed = Ce n’est pas un coup du jeu.
plan-over = La partie est terminée.

## Conseils

hint-only = Il n’y a qu’un seul coup permis ici.
hint-aim-points = Prenez les points que vous pouvez avoir maintenant : les projets lointains rapportent moins.
hint-aim-points-soon = Préparez les points que vous pouvez avoir aux prochains tours : ce sont eux qui décident ici.
hint-aim-least = Rien ne s’améliore plus qu’avec d’autres coups : choisissez ce qui vous coûte le moins.
hint-aim-alike = Les meilleurs coups reviennent ici à peu près au même : prenez celui que vous comprenez le mieux.
hint-look = Où regarder : { $area }. La règle à laquelle penser : { $title }.
hint-among = C’est l’un de ceux-ci : { $moves }.
hint-move = Le coup : { $move }.
hint-equal =
    À peu près aussi bons : { $moves }{ $more ->
        [0] .
        [one] { " " }· et { $more } autre.
       *[other] { " " }· et { $more } autres.
    }
hint-gains = D’ici la fin de votre tour, il rapporte : { $changes }.
hint-costs = Il coûte : { $changes }.
hint-no-change = D’ici la fin de votre tour, les comptes ne changent pas : l’intérêt vient plus tard.
hint-change = { $step } { $unit }
hint-why = Il profite surtout à ceci : { $reasons }.
hint-spares = Il vous fait perdre moins que d’autres de ceci : { $reasons }.
hint-eases = Il vous laisse moins que d’autres avec ceci : { $reasons }.
hint-points = vos points
hint-rivals-held = freiner le meilleur des autres
hint-and = { $one } et { $other }
hint-instead = Le meilleur autre coup, { $move }, profiterait davantage à ceci : { $merits }.
hint-next = Le meilleur autre coup est { $move }.
hint-better =
    Il coûterait au bout du compte environ { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } (± { $margin }).
hint-as-good = Au bout du compte, l’un vaut l’autre, pour autant qu’on puisse en juger.
hint-score = Vous devriez finir avec environ { $score } points : quatre parties semblables sur cinq finissent entre { $least } et { $most }. Chances de gagner : environ { $chance } %.
hint-effort =
    { $simulations ->
        [one] { $simulations } simulation le dit
       *[other] { $simulations } simulations le disent
    }, dont { $visits } avec ce coup. Une simulation regarde quelques tours plus loin et estime le reste : l’intervalle couvre la chance d’ici là, pas l’erreur possible de l’estimation.
hint-no-effort = Aucune simulation n’a été nécessaire.
hint-line = Suite probable : { $moves }.
hint-other = { $who } : { $move }
hint-secret = choisit en secret
hint-drawn = une pioche décide
