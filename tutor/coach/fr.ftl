### Les mots du conseiller : plans et conseils.

## Plans : le chemin vers un souhait

plan-now = { $wish } : permis dès maintenant.
plan-after = { $wish } : permis après : { $moves }.
plan-none = { $wish } : aucun chemin trouvé.
plan-luck = Cela dépend de la chance : toutes les pioches ne le permettent pas.
plan-draws = Il y a des pioches en chemin, trop pour les essayer toutes : cela peut dépendre de la chance.
plan-others = D'autres décident entre-temps ; on suppose qu'ils en font le moins possible.
plan-trials =
    Essayé dans { $tried } donnes où les autres jouaient au hasard, il a tenu dans { $held ->
        [0] aucune
       *[other] { $held }
    }.
plan-exhausted = Tous les chemins ont été essayés ({ $positions } positions) : aucun n'y mène.
plan-steps =
    Tous les chemins jusqu'à { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } du joueur ont été essayés ({ $positions } positions).
plan-positions =
    { $positions } positions ont été essayées, dont tous les chemins jusqu'à { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } du joueur.
plan-stopped =
    La recherche a été arrêtée après { $positions } positions, dont tous les chemins jusqu'à { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } du joueur.
plan-chance = C'est au hasard d'en décider, pas à un joueur.
plan-malformed = Ce n'est pas un coup du jeu.
plan-over = La partie est terminée.
