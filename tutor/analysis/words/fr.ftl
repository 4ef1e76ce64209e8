### Les mots des graphiques de tournois.

chart-wins-title = Qui gagne
chart-wins-text = Part des parties gagnées, avec un intervalle à 95 % : la vérité est sans doute dedans. Le trait pointillé est ce qu'aurait chacun si tous étaient de même force.
chart-wins-axis = parties gagnées
chart-turns-title = Est-il bon de commencer ?
chart-turns-text = Combien de fois gagne chaque rang dans l'ordre du jeu, les joueurs de toutes forces comptant autant. Si un intervalle croise le trait pointillé, le tournoi ne dit pas si ce rang avantage.
chart-turns-axis = parties gagnées
chart-scores-title = Comment les scores se répartissent
chart-scores-text = Scores finals de chaque joueur, en part de ses parties.
chart-scores-axis = score final
chart-scores-share = part des parties
chart-actions-title = Ce que font les gagnants
chart-actions-text = Combien de fois par partie, en moyenne, pour qui a gagné et pour qui a perdu, avec des intervalles à 95 % : les { $count } choses où ils diffèrent le plus.
chart-actions-axis = fois par partie
chart-sources-title = D'où viennent les points
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
chart-line-mean = { $name } : { $result } { NUMBER($mean, maximumFractionDigits: 1) } (de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) })
chart-line-scores = { $name } : la moitié de ses scores vont de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }, celui du milieu est { NUMBER($mean, maximumFractionDigits: 1) }
chart-heading = { $title }, { $players } joueurs, { $games } parties
