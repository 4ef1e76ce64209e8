## Petits mots dont les autres sont faits

player = Joueur { $number }
some = { $count } { $thing }
list = { $first } et { $last }
nothing = rien

## Les coups accomplis : le passé des verbes par lesquels commencent les coups

past-of-verbs = accepter accepté, acheter acheté, acquérir acquis, activer activé, ajouter ajouté, annoncer annoncé, augmenter augmenté, avancer avancé, baisser baissé, céder cédé, choisir choisi, commencer commencé, conclure conclu, construire construit, décliner décliné, défausser défaussé, dépenser dépensé, déplacer déplacé, déposer déposé, déraciner déraciné, effectuer effectué, embaucher embauché, enchérir enchéri, engager engagé, envoyer envoyé, exposer exposé, échanger échangé, faire fait, garder gardé, ignorer ignoré, inscrire inscrit, investir investi, jouer joué, laisser laissé, livrer livré, marquer marqué, mettre mis, monter monté, montrer montré, passer passé, payer payé, perdre perdu, piocher pioché, placer placé, planter planté, poser posé, prendre pris, produire produit, proposer proposé, racheter racheté, rappeler rappelé, redistribuer redistribué, refuser refusé, regarder regardé, rembourser remboursé, remettre remis, remplacer remplacé, remplir rempli, rendre rendu, renvoyer renvoyé, reprendre repris, retirer retiré, réaliser réalisé, récolter récolté, récupérer récupéré, surenchérir surenchéri, terminer terminé, utiliser utilisé, vendanger vendangé, vendre vendu
did-you = vous avez { $deed }
did-who = { $who } a { $deed }
chose-you = vous avez choisi « { $move } »
chose-who = { $who } a choisi « { $move } »

## Coups qu'aucun jeu n'accepte

refusal-not-asked = Une autre question est posée en ce moment ; choisissez un des coups proposés.
refusal-not-a-move = Ce n’est pas un coup de ce jeu ; choisissez un des coups proposés.
refusal-malformed = Il manque quelque chose à ce coup, ou un élément est faux ; choisissez un des coups proposés.
refusal-game-over = La partie est finie ; commencez-en une nouvelle, ou revenez à une position antérieure.

## Préparation

error-unknown-game = Vendange n’a pas de jeu nommé « { $game } » ; choisissez-en un parmi ceux-ci : { $known }.
error-bad-players = « { $players } » n’est pas un nombre de joueurs possible pour ce jeu ; choisissez un nombre de { $least } à { $most }.
error-unknown-option = Ce jeu n’a pas d’option nommée « { $option } » ; choisissez parmi celles-ci : { $known }.
error-bad-choice = L’option « { $option } » ne peut pas valoir « { $choice } » ; choisissez une de ces valeurs : { $known }.
error-bad-seed = « { $seed } » ne peut pas être le numéro d’une donne ; donnez un nombre entier, par exemple 7, ou n’en donnez pas.
error-bad-chance = Le hasard peut valoir « self » (Vendange tire) ou « explicit » (vous choisissez chaque tirage), mais pas « { $chance } ».
error-bad-seats =
    Il y a { $count ->
        [one] { $count } place
       *[other] { $count } places
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } ; donnez exactement une place à chacun.
error-bad-seat-kind = « { $kind } » ne peut pas occuper une place ; choisissez parmi ceux-ci : { $known }.
error-bad-name = Le nom d’un joueur est un texte de { $most } caractères au plus ; choisissez-en un plus court.
error-bad-seat = Il n’y a pas de place « { $seat } » d’où explorer ; choisissez un numéro à partir de 0 et plus petit que { $most }, -1 pour ce que tout le monde sait, ou rien pour tout voir.
error-bad-order = Un arbre ne peut pas pousser dans l’ordre « { $order } » ; choisissez parmi : { $known }.
error-bad-simulations = « { $simulations } » n’est pas un nombre de simulations pour une relecture ; choisissez un nombre de { $least } à { $most }.
error-bad-review-seat = Il n’y a pas de place « { $seat } » dans cette partie ; choisissez-en une de 1 à { $most }.
error-unknown-language = Vendange ne parle pas « { $language } » ; choisissez une de ces langues : { $known }.
error-unknown-rule = Ce livret n’a pas de règle « { $rule } » ; cherchez-la dans la liste des règles, ou par mots.

## Tournois, et travail partagé

error-bad-workers = « { $workers } » n’est pas un nombre de processus ; donnez un nombre entier à partir de 1.
error-no-distributed = Une grappe de machines demande Dask, qui n’est pas installé ; installez-le avec `pip install "vendange[cluster]"`.
error-no-cluster = Aucun ordonnanceur Dask ne répond à « { $address } » ; vérifiez l’adresse, par exemple tcp://192.168.1.10:8786, et qu’il est lancé.
error-no-machines = L’ordonnanceur Dask à « { $address } » n’a personne pour travailler ; lancez `dask worker { $address }` sur une machine et recommencez.
error-cluster-lost = La liaison avec la grappe Dask à « { $address } » est perdue ; ce qui est fini est gardé, et la même commande reprendra de là.
error-cluster-differs = Une machine a la version { $theirs } de Vendange au lieu de { $ours } ; installez partout la même.
error-bad-games = « { $games } » n’est pas un nombre de parties ; donnez un nombre entier à partir de 1.
error-no-agents = Personne ne joue dans ce tournoi ; nommez au moins un joueur.
error-bad-table = Impossible d’écrire des résultats dans « { $file } » ; donnez un nom qui finit par { $known }.
error-bad-picture = Impossible d’écrire une image dans « { $file } » ; donnez un nom qui finit par { $known }.
error-no-pyarrow = Les fichiers Parquet demandent pyarrow, qui n’est pas installé ; installez-le avec `pip install "vendange[analysis]"`, ou choisissez un nom qui finit par .csv ou .json.
error-no-results = Le fichier « { $file } » ne contient pas de résultats de tournoi ; donnez-en un que `vendange simulate --out` a écrit.
error-other-tournament = Le fichier « { $file } » appartient à un autre tournoi ; choisissez un autre nom pour les résultats, ou enlevez d’abord ce fichier.
error-tournament-runs = Le tournoi de « { $file } » est déjà en cours ; attendez qu’il soit fini, ou choisissez un autre nom pour les résultats.

## Parties enregistrées

error-not-json = Ce n’est pas une sauvegarde de Vendange, ou il en manque un morceau ; choisissez un autre fichier.
error-wrong-format =
    Ce fichier n’est pas une { $wanted-id ->
        [vendange-position] position
       *[other] partie
    } enregistrée par Vendange ; choisissez un autre fichier.
error-wrong-version = Cette sauvegarde vient d’une autre version de Vendange (numéro { $version }) et celle-ci ne sait pas la lire ; commencez une nouvelle partie.
error-wrong-game = Cette sauvegarde est une partie de « { $game } », et non de « { $wanted } » ; ouvrez-la dans le bon jeu.
error-damaged = Cette sauvegarde est abîmée : ce qu’elle décrit ne peut pas se produire dans le jeu ; choisissez un autre fichier.
error-bad-position = Ces changements donnent une position qui ne peut pas se produire dans le jeu ; comparez-les à une position enregistrée.
error-bad-move = Cette sauvegarde contient autre chose qu’un coup du jeu ({ $move }) ; choisissez un autre fichier.
error-illegal-in-record = Cette partie enregistrée ne peut pas être rejouée, car le coup { $number } est contraire aux règles : { $refusal }
error-no-record = Personne ne sait comment cette position est née : il n’y a pas de partie à enregistrer ; enregistrez plutôt la position elle-même.
error-review-too-early = Une partie à plusieurs personnes se relit quand elle est finie : avant, la relecture dirait ce que les autres cachent.
error-review-empty = Il n’y a pas de partie à relire ici, ou personne n’y a encore eu de choix ; choisissez un autre fichier.
error-broken-invariant = Cette position ne peut pas se produire dans le jeu : le compte « { $law } » n’est pas bon ({ $numbers }) ; revenez à une position où il l’est.

## Corrections par le propriétaire d'une boîte

error-data-unreadable = Le fichier « { $file } » est illisible ; vérifiez son nom et son emplacement, et que c’est bien un fichier texte.
error-data-not-toml = Le fichier « { $file } » n’est pas un fichier TOML bien formé ; regardez la ligne { $line }.
error-data-unknown-table = Votre fichier a une table « { $table } » que ce jeu ne connaît pas ; comparez son nom aux données du jeu.
error-data-unknown-key = Votre fichier fixe « { $place } », que ce jeu ne connaît pas ; comparez ce nom aux données du jeu.
error-data-unknown-row = Votre fichier change la ligne de « { $place } » dont { $key } vaut « { $value } », mais cette ligne n’existe pas ; comparez-la aux données du jeu.
error-unknown-in-position = Une position n’a pas de « { $key } » ; comparez ce nom à une position enregistrée.
error-data-fixed = Dans votre fichier, « { $place } » ne peut pas être changé : cette partie du jeu est fixée dans Vendange.
error-data-out-of-bounds = Dans votre fichier, « { $place } » est trop grand ; le maximum est { $most }.
error-data-unplayable = Avec les nombres de votre fichier, la partie ne peut pas être jouée jusqu’au bout ; vérifiez-les avec le livret.
error-data-wrong-type = Dans votre fichier, « { $place } » n’a pas la même forme que dans les données du jeu ; mettez un nombre pour un nombre, un texte pour un texte, une liste pour une liste.

## Leçons : ce que l'enseignant lit à propos d'un fichier

at-place = { $place } : { $sentence }
error-lesson-not-toml = La ligne { $line } n’est pas du TOML ; cherchez-y, ou juste avant, un guillemet, un crochet ou un signe égal oublié.
error-lesson-unreadable = Ce fichier est illisible ; vérifiez son nom et son emplacement, et que c’est bien un fichier texte en UTF-8.
error-lesson-no-game = La leçon doit nommer son jeu, et « { $game } » n’en est pas un ; écrivez game = "…" avec l’un de ceux-ci : { $known }.
error-lesson-unknown-key = Rien ici ne s’appelle « { $key } » ; peut-être est-ce l’un de ceux-ci : { $known }.
error-lesson-missing = Il manque « { $key } » ici.
error-lesson-wrong-type = « { $key } » doit s’écrire ainsi : { $wanted }.
error-lesson-no-words = Il manque le texte « { $key } » ; tout se dit dans toutes les langues.
error-lesson-same-words = Les mots sont les mêmes dans toutes les langues : « { $words } ».
error-lesson-bad-id = « { $id } » ne peut pas être l’id d’une leçon ; écrivez des minuscules, des chiffres et des traits d’union, par exemple premiere-vente.
error-lesson-same-id = Deux étapes portent l’id « { $id } » ; changez l’un des deux.
error-lesson-unknown-step = Aucune étape précédente ne porte l’id « { $id } » ; écrivez "lesson" pour le début de la leçon.
error-lesson-two-starts = Une leçon ne commence que d’une façon ; choisissez l’une de celles-ci : { $keys }.
error-lesson-bad-kind = « { $kind } » n’est pas une sorte d’étape ; choisissez parmi celles-ci : { $known }.
error-lesson-no-form = Cette question demande l’une de ces trois choses : number = "…", des [[step.choice]], ou pick = "legal" ou "illegal".
error-lesson-bad-pick = L’élève peut choisir un coup permis ("legal") ou interdit ("illegal"), mais pas « { $pick } ».
error-lesson-bad-seat = L’élève ne peut pas prendre la place { $number } : les { $players } places de cette position se comptent à partir de 0.
error-lesson-unknown-rule = « { $rule } » n’est pas une règle de { $game } ; cherchez-la avec : vendange rules { $game }.
error-lesson-unknown-event = Aucun événement de ce jeu ne s’appelle « { $event } » ; rejouez une partie avec « vendange replay » pour voir les règles des événements, et écrivez plutôt rule ….
error-lesson-unknown-question = Aucune question de ce jeu ne s’appelle « { $question } » ; peut-être est-ce l’une de celles-ci : { $known }.
error-lesson-bad-condition = « { $text } » est incompréhensible ; écrivez par exemple me.money >= 5, played Sell red, decision = Trade, ou rule suivi d’un id.
error-lesson-bad-move = « { $move } » n’est pas un coup ; écrivez-le comme « vendange lessons moves » l’affiche.
error-lesson-unknown-move = Aucune sorte de coup ne s’appelle « { $move } » ; peut-être est-ce l’une de celles-ci : { $known }.
error-lesson-move-fields = Un coup « { $move } » s’écrit avec ces parties : { $fields }.
error-lesson-unknown-example = Ce jeu n’a pas d’exemple « { $example } ».
error-lesson-unknown-case = L’exemple { $example } met en place { $cases } positions ; il n’y a pas de cas { $case }.
error-lesson-no-record = Il n’y a pas de partie enregistrée « { $file } » à côté de ce fichier, ou elle est illisible.
error-lesson-short-record = Après { $moves } coups, la partie est à sa fin ; « upto = { $upto } » va trop loin.
error-lesson-bad-position = Ces changements donnent une position qui ne peut pas se produire dans le jeu (le moteur dit : { $error }) ; comparez-les à une position enregistrée.
error-lesson-illegal = Le coup « { $move } » est interdit à cet endroit : { $refusal }
error-lesson-unused-draw = Le hasard n’est jamais appelé à donner « { $move } » ; ôtez-le de draws, ou mettez-le là où il est tiré.
error-lesson-goal-at-once = Le but est atteint avant que personne ait joué ; demandez davantage, ou choisissez une autre position.
error-lesson-goal-missed = La solution enregistrée n’atteint pas le but : à la fin, « { $condition } » n’est pas vrai.
error-lesson-long-solution = Le but est atteint avant le coup « { $move } » ; arrêtez la solution là.
error-lesson-solution-scolded = Après le coup « { $move } » de la solution enregistrée, le tuteur parlerait d’une erreur, ou dirait qu’il est trop tard.
error-lesson-mistake-unheard = Personne ne peut commettre l’erreur numéro { $number } sur le chemin de la solution : « { $condition } » n’est jamais vrai après un coup ; corrigez-la, ou écrivez avec made_by quels coups y mènent.
error-lesson-no-path = La position n’a pas de « { $path } » ; il y a par exemple : { $known }.
error-lesson-no-number = « { $expression } » n’est pas un nombre : on obtient « { $value } ».
error-lesson-other-answer = Le moteur trouve { $right }, et non { $answer }.
error-lesson-mistake-right = La bonne réponse est { $answer }, mais elle figure parmi les erreurs.
error-lesson-one-right = Une question a au moins deux réponses, dont exactement une est juste.
error-lesson-unproved = Rien ne prouve la réponse numéro { $number } : écrivez holds = "…" avec ce qui doit être vrai dans la position, ou told = "…" avec la règle qui le dit.
error-lesson-other-choice = Le moteur n’est pas d’accord avec la réponse numéro { $number } : « { $condition } » dit le contraire de « right ».
error-lesson-other-moves = Selon le moteur, ces coups sont les bons : { $moves } ; la leçon dit : { $given }.
error-lesson-no-wrong-move = Parmi les coups, il en faut de bons et de mauvais.
error-lesson-odd-move = Personne ne penserait ici au coup « { $move } » : il ne répond pas à la question posée.
error-lesson-endless = La partie n’arrive jamais à la fin de cette étape ; vérifiez « until ».
error-lesson-note-unheard = La remarque numéro { $number } n’a été dite dans aucune des { $games } parties d’essai : « { $condition } » n’a jamais été vrai ; corrigez-la, ou supprimez la remarque.
error-lesson-not-mastered = Qui joue ou répond ce qui est enregistré ici ne réussit pas l’étape ; vérifiez le but et la réponse.
error-lesson-no-place = Le plateau n’a pas d’endroit nommé « { $name } » ; il y a par exemple : { $known }.
error-lesson-twice = { $key } « { $value } » est déjà pris par { $other }.
error-lesson-not-now = Ce n’est pas possible à cette étape de la leçon.

## Les progrès des élèves

error-progress-bad-address = L’adresse de la base des progrès est incompréhensible ; voyez VENDANGE_PROGRESS, par exemple sqlite:////home/moi/progres.sqlite.
error-progress-unreadable = Vos progrès ne peuvent être ni lus ni gardés en ce moment ; les leçons marchent quand même.
error-progress-newer = La base des progrès vient d’un Vendange plus récent (sa version est { $version }, celui-ci connaît la { $known }) ; les leçons marchent quand même.
