### Mots de la relecture d’une partie, et des graphiques sur les parties et les tournois.

chart-wins-title = Qui gagne
chart-wins-text = Part des parties gagnées, avec un intervalle à 95 % : la vérité est sans doute dedans. Le trait pointillé est ce qu’aurait chacun si tous étaient de même force.
chart-wins-axis = parties gagnées
chart-turns-title = Est-il bon de commencer ?
chart-turns-text = Combien de fois gagne chaque rang dans l’ordre du jeu, les joueurs de toutes forces comptant autant. Si un intervalle croise le trait pointillé, le tournoi ne dit pas si ce rang avantage.
chart-turns-axis = parties gagnées
chart-scores-title = Comment les scores se répartissent
chart-scores-text = Scores finals de chaque joueur, en part de ses parties.
chart-scores-axis = score final
chart-scores-share = part des parties
chart-actions-title = Ce que font les gagnants
chart-actions-text = Combien de fois par partie, en moyenne, pour qui a gagné et pour qui a perdu, avec des intervalles à 95 % : les { $count } choses où ils diffèrent le plus.
chart-actions-axis = fois par partie
chart-sources-title = D’où viennent les points
chart-sources-text = Points par origine à la fin, en moyenne, pour qui a gagné et pour qui a perdu, avec des intervalles à 95 %.
chart-sources-axis = nombre de points
chart-winner = gagnants
chart-loser = perdants
chart-turn =
    { $place ->
        [1] joue en premier
        [2] joue en deuxième
        [3] joue en troisième
       *[other] joue en { $place }e
    }
chart-line-rate = { $name } : { NUMBER($rate, maximumFractionDigits: 1) } % (de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) } %), { $games } parties
chart-line-one = { $name } : { $result } { NUMBER($mean, maximumFractionDigits: 1) }
chart-line-mean = { $name } : { $result } { NUMBER($mean, maximumFractionDigits: 1) } (de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) })
chart-line-scores = { $name } : la moitié de ses scores vont de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }, celui du milieu est { NUMBER($mean, maximumFractionDigits: 1) }
chart-heading = { $title }, { $players } joueurs, { $games } parties

## La relecture d'une partie : ce que l'entraîneur dit des décisions et de la chance, et les mots des graphiques.

## Marques

mark-inaccuracy = Imprécision
mark-mistake = Erreur
mark-blunder = Gaffe

## Ce qui est dit d'une décision

review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-head = Coup { $number }, { $who } : { $mark }
review-head-plain = Coup { $number }, { $who }
review-then = { $first } → { $next }
review-played = Joué : { $line }
review-better = Mieux : { $line }
review-continued = Jugé avec la meilleure suite possible : { $line }
review-perhaps = Peut-être mieux : { $line }
review-improves = Cela aurait amélioré : { $list }.
review-not-yet = L’entraîneur n’a pas encore examiné cette décision.
review-forced = Il n’y avait pas d’autre coup.
review-look-fine = À première vue, rien de mieux.
review-look-loss = À première vue, ceci semble mieux : { $line }. Ce n’est pas encore vérifié en jouant.
review-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-gain =
    { $samples ->
        [one] { $gain } points de mieux (± { $margin }, 1 monde)
       *[other] { $gain } points de mieux (± { $margin }, { $samples } mondes)
    }
review-best = Rien de ce qui a été examiné n’a sûrement fait mieux ; juste après venait { $line } : { $gain } points (± { $margin }).
review-alike = Ici, tous les coups mènent au même point.
review-why-both = Points propres { $own }, meilleur des autres { $others }.
review-why-alone = Points propres { $own }.
review-why-sources = Cela se voit ici : { $list }.
review-source = { $source } { $gain }
review-value = Avance attendue : { $value } (± { $margin })

## Les tournants d'une partie

stage-year = Année { $number }
stage-round = Manche { $number }
# Les verbes par lesquels commencent les coups, chacun avec son participe passé.
turning-deed = { $stage } : { $deed }
points-lost =
    { $count ->
        [one] point
       *[other] points
    }
price-sure = { $loss } { points-lost } (à { $margin } près)
price-exact = exactement { $loss } { points-lost }
price-perhaps = peut-être { $loss } { points-lost } (entre { $low } et { $high })
price-glance = peut-être { $loss } { points-lost }
price-look = peut-être { $loss } { points-lost }, à première vue
turning-sure = Chacun a sûrement coûté des points.
turning-some = Là où il est écrit « peut-être », les chiffres ne tranchent pas encore.
turning-perhaps = Aucun n’est sûr : les chiffres ne distinguent pas une perte du hasard.
turning-waiting = L’entraîneur parcourt toute la partie…
turning-none =
    { $decisions ->
        [one] Une seule décision, et rien à y redire : c’est trop peu pour juger.
       *[other] Rien ne ressort de { $decisions } décisions : aucune n’a coûté de points, pour autant que l’entraîneur le sache.
    }
turning-praise = Gagné, et aucune des { $decisions } décisions n’a coûté de points, pour autant que l’entraîneur le sache. Bien joué !

## Réessayer

review-again-best = Bien trouvé ! C’est le coup de l’entraîneur.
review-again-idea = L’entraîneur y a pensé aussi ; il n’est pas encore sûr que ce soit mieux.
review-again-better = Encore mieux que le coup de l’entraîneur : { $gain } points (± { $margin }). L’entraîneur a appris quelque chose.
review-again-worse = Le coup de l’entraîneur reste meilleur de { $gain } points (± { $margin }).
review-again-same = Aussi bon que le coup de l’entraîneur, pour autant que { $samples } mondes permettent d’en juger : { $gain } points d’écart (± { $margin }).

## Chance et talent

review-ledger = { $who } : chance { $luck } (± { $luckmargin }), points cédés { $skill } (± { $skillmargin }), marques : { $marks }
review-scale = Marques : imprécision à partir de { $inaccuracy } points, erreur à partir de { $mistake }, gaffe à partir de { $blunder } ; seulement là où l’intervalle à { $confidence } % de l’écart exclut zéro.

## Graphiques

chart-value = Points attendus à la fin
chart-value-move = Coup
chart-value-points = Points attendus
chart-sources = Points par origine
chart-sources-points = Points si la partie s’arrêtait ici
chart-luck = Chance et talent
chart-luck-points = Points d’avance
chart-luck-luck = Chance
chart-luck-skill = Points cédés
chart-actions = À quoi ont servi les tours
chart-actions-count = Fois
chart-other = Autres
chart-player = Joueur
chart-band = La bande est l’intervalle à { $confidence } %.
