### La ligne de commande : aide, titres et erreurs. `bench-…` est affiché par benchmarks/.

## Aide

cli-about = Vendange : apprendre et analyser les jeux de société du vin, pas à pas.
cli-epilog =
    Codes de sortie : 0 fait ; 1 impossible (fichier abîmé, rien trouvé) ; 2 erreur dans la commande ;
    130 arrêt par Ctrl-C ; 141 le lecteur de la sortie est parti.
cli-usage = usage :{ " " }
cli-commands = commandes{ " " }
cli-command = COMMANDE
cli-arguments = arguments attendus{ " " }
cli-options = options possibles{ " " }
cli-game = JEU
cli-word = MOT
cli-words = MOTS
cli-tag = MARQUE
cli-file = FICHIER
cli-folder = DOSSIER
cli-number = N
cli-list = NOM,…
cli-address = ADRESSE
cli-setting = NOM=VALEUR
cli-help-help = afficher cette aide et s’arrêter
cli-help-version = afficher la version et s’arrêter
cli-help-lang = langue de tout ce qui est affiché : { $known } (au départ celle de votre environnement)
cli-help-app = servir le tuteur comme application web
cli-help-app-port = port d’écoute ; les autres options passent telles quelles au serveur (--ip, --browser, --pool…)
cli-help-lab = ouvrir les notebooks dans JupyterLab
cli-help-lab-folder = dossier pour vos copies des notebooks (au départ { $folder } ; un clone des sources a les siens) ; ce que vous y avez changé reste
cli-help-lab-port = port d’écoute ; les autres options passent telles quelles à JupyterLab
cli-help-games = lister les jeux
cli-help-rules = lire un livret de règles, ou y chercher
cli-help-rules-game = nom du jeu, tel que le donne `vendange games`
cli-help-rules-words = des mots, ou un numéro de règle comme TO-PROD-07 : ne montrer que les règles qui les ont tous
cli-help-cards = chercher parmi les cartes d’un jeu
cli-help-find = seulement les cartes dont le nom ou l’effet contient tous ces mots
cli-help-deck = seulement les cartes de cette pile, par exemple summer ; peut être répété
cli-help-cost = seulement les cartes qui coûtent cela dans un de leurs usages, par exemple lira ou nothing ; peut être répété
cli-help-effect = seulement les cartes qui font cela dans le même usage, par exemple harvest ; peut être répété
cli-help-simulate = faire jouer des parties entre eux aux joueurs de l’entraîneur
cli-help-players = nombre de joueurs (au départ le plus petit ; dans un tournoi, une place par nom de la liste)
cli-help-games-count = nombre de parties (au départ { $count })
cli-help-seed = numéro de la première donne ; le même numéro donne les mêmes parties (au départ 0)
cli-help-agents = qui joue : { $known } ; place par place, en reprenant la liste au début quand elle est finie ; dans un tournoi, chacun à chaque place
cli-help-journal = écrire aussi le journal, comme dans l’application : plus lent
cli-help-option = jouer avec une variante ou une autre lecture des règles, comme free_map=true ; peut être répété
cli-help-save = enregistrer chaque partie dans un fichier que `vendange replay` sait lire
cli-help-out = jouer un tournoi : chaque joueur aussi souvent à chaque place ; les résultats vont dans ce fichier .parquet, .csv ou .json, et la même commande reprend après une interruption
cli-help-workers = jouer un tournoi avec tant de processus de cette machine
cli-help-cluster = jouer un tournoi sur les machines de l’ordonnanceur Dask à cette adresse, par exemple tcp://192.168.1.10:8786
cli-help-replay = raconter une partie enregistrée, pas à pas
cli-help-replay-file = une partie enregistrée par l’application ou par `vendange simulate --save`
cli-help-upto = s’arrêter après tant de coups
cli-what = QUOI
cli-help-lessons = aider à écrire des leçons : les lister, les vérifier, afficher coups et endroits à recopier
cli-help-lessons-what = au choix { $known } (d’abord list)
cli-help-lessons-files = list : noms de jeux ; check : fichiers de leçons (sans rien : toutes) ; moves : une leçon ou une partie enregistrée ; record, places : une leçon
cli-help-lessons-step = l’étape, par son id ou son numéro, avant laquelle on regarde la position (d’abord le début de la leçon)
cli-help-coverage = dire où chaque règle d’un jeu est enseignée, citée et testée
cli-help-orphans = seulement les règles que rien n’explique ou ne teste ; échoue s’il y en a
cli-help-tree = explorer ce qui peut suivre une position : le raconter, le dessiner, l’écrire
cli-help-tree-depth = explorer sur tant de coups (d’abord { $count } ; avec --best, aussi loin que le budget le permet)
cli-help-tree-budget = s’arrêter après tant de positions (d’abord { $count })
cli-help-tree-seat = n’explorer que ce que ce joueur peut savoir : 1 pour le premier ; ce qui est caché est redistribué et tiré au sort (d’abord, tout est visible)
cli-help-tree-best = explorer d’abord les coups prometteurs et non les plus proches
cli-help-tree-out = écrire plutôt un fichier : .json, .graphml, .dot, .svg ou .png
cli-help-tree-file = partir d’une partie enregistrée et non de la mise en place
cli-help-perft = compter les positions et les suites de coups
cli-help-perft-depth = sur combien de coups (d’abord { $count })
cli-help-review = relire une partie enregistrée : les décisions qui ont coûté des points, et la part de la chance
cli-help-simulations = parties simulées là où une décision semble avoir coûté ; plus il y en a, plus c’est sûr et lent
cli-help-thorough = chercher aussi les imprécisions, cinq fois plus près, et jouer les tirages jusqu’à la fin de la partie
cli-help-charts = dessiner les graphiques de la relecture en SVG et PNG dans ce dossier
cli-help-review-out = écrire aussi toute la relecture à cet endroit, en JSON ; elle est toujours gardée à côté de la partie
cli-help-bench = mesurer les moteurs de jeu, à côté d’autres moteurs en Python s’ils sont installés

## Ce que les commandes affichent

cli-players = { $least } à { $most } joueurs
cli-derived = découle d’autres règles
cli-ruling = Lecture retenue :
cli-see = Voir aussi :
cli-seat = place
cli-agent = joueur
cli-wins = victoires
cli-mean = moyenne
cli-least = plus bas
cli-most = plus haut
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-games-played = parties
cli-rate = taux
cli-interval = intervalle à 95 %
cli-tournament-summary =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $title } à { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }, tournoi numéro { $seed }.
cli-seats-even = Chacun a été aussi souvent à chaque place.
cli-seats-nearly = Chacun a été aussi souvent à chaque place, à une partie près ; après { $games } parties ce sera exact.
cli-tournament-written = Résultats : { $file }, et ce que chacun a fait : { $actions }.
cli-tournament-stopped = Arrêt après { $done } parties sur { $games }, gardées dans { $file } ; la même commande reprendra de là.
cli-tournament-dropped = Arrêt après { $done } parties sur { $games }, et rien n’est gardé ; avec --out FICHIER le prochain tournoi pourra reprendre où il s’est arrêté.
cli-summary =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $title } : { $decisions } décisions en { NUMBER($seconds, maximumFractionDigits: 1) } s, soit { $speed } par seconde.
cli-replay-heading = { $title }, { $players } joueurs, { $moves } coups
cli-set-up = Préparation
cli-chance = Hasard
cli-step = { $who } : { $move }
cli-stopped = Arrêt après le coup { $upto } sur { $moves }.
cli-depth = coups
cli-positions = nombre de positions
cli-sequences = suites
cli-ends = finies
cli-perft-counted = Comptées après chaque nombre de coups (chaque tirage possible est un coup) : les positions différentes, les façons d’y arriver et les parties finies.
cli-tree-summary =
    { $nodes ->
        [one] Une position.
       *[other] { $nodes } positions.
    } { $notice }
cli-score = { $player } : { $points }

## Ce qui peut mal tourner

cli-misuse = Vendange ne comprend pas cette commande ; `{ $program } --help` montre ce qu’elle sait faire.
cli-unknown-command = Vendange n’a pas de commande « { $value } » ; `vendange --help` les donne toutes.
cli-missing = Il manque quelque chose : { $what } ; `{ $program } --help` montre tout ce qu’il faut.
cli-unrecognized = Vendange ne sait pas ce que « { $what } » veut dire ici ; `{ $program } --help` donne les options.
cli-needs-value = L’option { $option } doit être suivie d’une valeur.
cli-takes-no-value = L’option { $option } ne prend pas de valeur.
cli-bad-whole = « { $value } » ne convient pas à { $option } ; donnez un nombre entier à partir de { $least }.
cli-bad-form = Vendange ne sait pas écrire un arbre dans « { $value } » ; terminez le nom par l’une de ces extensions : { $known }.
cli-bad-seat = Il n’y a pas de joueur { $value } dans cette position ; choisissez un numéro de 1 à { $most }.
cli-bad-language = Vendange ne parle pas « { $value } » ; choisissez une de ces langues : { $known }.
cli-bad-setting = « { $value } » n’est pas un réglage ; écrivez le nom d’une option, « = » et sa valeur, comme free_map=true.
cli-bad-agents = La liste a { $count } joueurs pour seulement { $players } places ; raccourcissez-la, ou ajoutez des places avec --players.
cli-workers-or-cluster = Un tournoi se joue avec --workers sur cette machine ou avec --cluster sur d’autres ; donnez l’un des deux.
cli-not-in-tournament = L’option { $option } n’est pas pour les tournois ; rejouez la partie d’une ligne avec sa donne et ses joueurs : --seed …, --games 1 et --agents … dans l’ordre des places.
cli-game-failed = La partie { $number } (donne { $seed }) n’a pas pu être finie et reste de côté : { $error }.
cli-game-lost = La partie { $number } (donne { $seed }) a fait tomber trois fois son processus et reste de côté.
cli-games-failed = En tout, { $count } parties n’ont pas pu être finies ; la même commande les essaiera de nouveau.
cli-nothing-found = Aucune règle de { $title } n’a ces mots : { $words }.
cli-no-cards = { $title } n’a pas de cartes à chercher.
cli-no-card-found = Aucune carte de { $title } ne répond à tout cela ; demandez moins à la fois.
cli-unknown-tag = « { $value } » ne convient pas à { $option } ; choisissez parmi : { $known }.
cli-game-of = jeu
cli-order = n°
cli-id = identifiant
cli-title = titre
cli-steps = étapes
cli-dictate = Numéro d’un coup (vide : fini ; r : reprendre) :
cli-lessons-well =
    { $count ->
        [one] La leçon est conforme
       *[other] Les { $count } leçons sont conformes
    } aux règles.
cli-no-lessons = Il n’y a pas encore de leçons.
cli-unknown-what = Les leçons ne connaissent pas « { $value } » ; choisissez parmi : { $known }.
cli-one-file = Nommez un fichier.
cli-taught = Enseignée :
cli-cited = Citée :
cli-tested = Testée :
cli-coverage = { $rules } règles : { $taught } enseignées dans les leçons, { $explained } enseignées ou expliquées, { $tested } testées ; { $orphans } laissées de côté.
cli-coverage-untested = Les tests ne font pas partie de cette installation, on n’en dit donc rien ici : ils accompagnent le code source.
cli-unreadable = Le fichier « { $file } » est illisible ; vérifiez son nom et son emplacement.
cli-unwritable = Impossible d’écrire dans « { $file } » ; choisissez un autre dossier.
cli-not-installed = Il faut pour cela { $module }, qui n’est pas installé ; installez-le avec `pip install "{ $package }"`.
cli-lab-folder = Les notebooks sont dans { $folder }.
cli-lab-kept = Ceux-ci diffèrent de ceux de Vendange et restent tels quels ; un autre dossier en recevrait de nouveaux : { $files }.
cli-no-folder = Le dossier « { $folder } » fait partie des sources de Vendange, qui ne sont pas ici ; lancez cette commande depuis un clone.

## Mesures

bench-title = Vitesse des moteurs
bench-how = Un processus, hasard tiré par le moteur, sans journal, coups tirés au sort ; médiane de { $repeats } mesures en temps processeur.
bench-place = Python { $python }, { $date } ; produit par `{ $command }`.
bench-ours = Les jeux de Vendange
bench-peers = À côté d’autres moteurs écrits en Python, dans la même mesure
bench-fair = Les tirages au sort d’OpenSpiel comptent ici comme des décisions, ceux de Vendange non.
bench-game = jeu
bench-engine = moteur
bench-players = joueurs
bench-speed = décisions/s
bench-copy = copie, µs
bench-moves = moves() en µs
bench-why = why_not() de chaque candidat, µs
bench-ratio = { $game } va
bench-times = { NUMBER($speed, maximumFractionDigits: 1) }× aussi vite, { NUMBER($copy, maximumFractionDigits: 1) }× pour la copie
bench-whole = { $value }
bench-at-least = au moins { $value }
bench-at-most = au plus { $value }
bench-missing = Non installés, donc non mesurés : { $packages } (`make bench`).
bench-slow = { $game } est plus lent qu’il ne doit : { $value } décisions par seconde, copie { $copy } µs.
bench-written = Écrit dans { $file }.
bench-help-only = mesurer seulement les moteurs ou la recherche
bench-search-title = Vitesse de la recherche
bench-search-how = Chaque simulation est une partie entière : deux joueurs, depuis le début, un processus, hasard tiré par le moteur ; médiane de { $repeats } mesures en temps processeur.
bench-search-fair = Une simulation de Vendange redistribue les cartes cachées, joue un plan, puis par habitude jusqu’à la fin (au hasard si le jeu n’a pas d’habitudes). Celle de catanatron copie la partie, joue un coup et finit au hasard : ce que fait son joueur de Monte-Carlo, absent du paquet publié, sans le travail sur son arbre.
bench-simulations = simulations/s
bench-wanted = exigé
bench-reached = atteint
bench-yes = oui
bench-no = non
bench-beside = à côté de { $game }
bench-factor = { NUMBER($value, maximumFractionDigits: 1) }×
bench-slow-search = La recherche dans { $game } est plus lente qu’elle ne doit : { $value } simulations par seconde au lieu de { $wanted }.
bench-help-quick = mesurer moins longtemps : moins exact, rien n’est enregistré
