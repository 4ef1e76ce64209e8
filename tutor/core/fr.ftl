## Petits mots dont les autres sont faits

player = Joueur { $number }
some = { $count } { $thing }
list = { $first } et { $last }
nothing = rien

## Coups qu'aucun jeu n'accepte

refusal-not-asked = Une autre question est posée en ce moment ; choisissez un des coups proposés.
refusal-malformed = Il manque quelque chose à ce coup, ou un élément est faux ; choisissez un des coups proposés.
refusal-game-over = La partie est finie ; commencez-en une nouvelle, ou revenez à une position antérieure.

## Préparation

error-unknown-game = Vendange n'a pas de jeu nommé « { $game } » ; choisissez-en un parmi ceux-ci : { $known }.
error-bad-players = « { $players } » n'est pas un nombre de joueurs possible pour ce jeu ; choisissez un nombre de { $least } à { $most }.
error-unknown-option = Ce jeu n'a pas d'option nommée « { $option } » ; choisissez parmi celles-ci : { $known }.
error-bad-choice = L'option « { $option } » ne peut pas valoir « { $choice } » ; choisissez une de ces valeurs : { $known }.
error-bad-seed = « { $seed } » ne peut pas être le numéro d'une donne ; donnez un nombre entier, par exemple 7, ou n'en donnez pas.
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
error-bad-name = Le nom d'un joueur est un texte de { $most } caractères au plus ; choisissez-en un plus court.
error-bad-simulations = « { $simulations } » n'est pas un nombre de simulations pour une relecture ; choisissez un nombre de { $least } à { $most }.
error-bad-review-seat = Il n'y a pas de place « { $seat } » dans cette partie ; choisissez-en une de 1 à { $most }.
error-unknown-language = Vendange ne parle pas « { $language } » ; choisissez une de ces langues : { $known }.
error-unknown-rule = Ce livret n'a pas de règle « { $rule } » ; cherchez-la dans la liste des règles, ou par mots.

## Tournois, et travail partagé

error-bad-workers = « { $workers } » n'est pas un nombre de processus ; donnez un nombre entier à partir de 1.
error-no-distributed = Une grappe de machines demande Dask, qui n'est pas installé ; installez-le avec `pip install "vendange[cluster]"`.
error-no-cluster = Aucun ordonnanceur Dask ne répond à « { $address } » ; vérifiez l'adresse, par exemple tcp://192.168.1.10:8786, et qu'il est lancé.
error-no-machines = L'ordonnanceur Dask à « { $address } » n'a personne pour travailler ; lancez `dask worker { $address }` sur une machine et recommencez.
error-cluster-lost = La liaison avec la grappe Dask à « { $address } » est perdue ; ce qui est fini est gardé, et la même commande reprendra de là.
error-cluster-differs = Une machine a la version { $theirs } de Vendange au lieu de { $ours } ; installez partout la même.
error-bad-games = « { $games } » n'est pas un nombre de parties ; donnez un nombre entier à partir de 1.
error-no-agents = Personne ne joue dans ce tournoi ; nommez au moins un joueur.
error-bad-table = Impossible d'écrire des résultats dans « { $file } » ; donnez un nom qui finit par { $known }.
error-bad-picture = Impossible d'écrire une image dans « { $file } » ; donnez un nom qui finit par { $known }.
error-no-pyarrow = Les fichiers Parquet demandent pyarrow, qui n'est pas installé ; installez-le avec `pip install "vendange[analysis]"`, ou choisissez un nom qui finit par .csv ou .json.
error-no-results = Le fichier « { $file } » ne contient pas de résultats de tournoi ; donnez-en un que `vendange simulate --out` a écrit.
error-other-tournament = Le fichier « { $file } » appartient à un autre tournoi ; choisissez un autre nom pour les résultats, ou enlevez d'abord ce fichier.
error-tournament-runs = Le tournoi de « { $file } » est déjà en cours ; attendez qu'il soit fini, ou choisissez un autre nom pour les résultats.

## Parties enregistrées

error-not-json = Ce n'est pas une sauvegarde de Vendange, ou il en manque un morceau ; choisissez un autre fichier.
error-wrong-format =
    Ce fichier n'est pas une { $wanted-id ->
        [vendange-position] position
       *[other] partie
    } enregistrée par Vendange ; choisissez un autre fichier.
error-wrong-version = Cette sauvegarde vient d'une autre version de Vendange (numéro { $version }) et celle-ci ne sait pas la lire ; commencez une nouvelle partie.
error-wrong-game = Cette sauvegarde est une partie de « { $game } », et non de « { $wanted } » ; ouvrez-la dans le bon jeu.
error-damaged = Cette sauvegarde est abîmée : ce qu'elle décrit ne peut pas se produire dans le jeu ; choisissez un autre fichier.
error-bad-position = Ces changements donnent une position qui ne peut pas se produire dans le jeu ; comparez-les à une position enregistrée.
error-bad-move = Cette sauvegarde contient autre chose qu'un coup du jeu ({ $move }) ; choisissez un autre fichier.
error-illegal-in-record = Cette partie enregistrée ne peut pas être rejouée, car le coup { $number } est contraire aux règles : { $refusal }
error-no-record = Personne ne sait comment cette position est née : il n'y a pas de partie à enregistrer ; enregistrez plutôt la position elle-même.
error-review-too-early = Une partie à plusieurs personnes se relit quand elle est finie : avant, la relecture dirait ce que les autres cachent.
error-review-empty = Il n'y a pas de partie à relire ici, ou personne n'y a encore eu de choix ; choisissez un autre fichier.
error-broken-invariant = Cette position ne peut pas se produire dans le jeu : le compte « { $law } » n'est pas bon ({ $numbers }) ; revenez à une position où il l'est.

## Corrections par le propriétaire d'une boîte

error-data-unreadable = Le fichier « { $file } » est illisible ; vérifiez son nom et son emplacement, et que c'est bien un fichier texte.
error-data-not-toml = Le fichier « { $file } » n'est pas un fichier TOML bien formé ; regardez la ligne { $line }.
error-data-unknown-table = Votre fichier a une table « { $table } » que ce jeu ne connaît pas ; comparez son nom aux données du jeu.
error-data-unknown-key = Votre fichier fixe « { $place } », que ce jeu ne connaît pas ; comparez ce nom aux données du jeu.
error-data-unknown-row = Votre fichier change la ligne de « { $place } » dont { $key } vaut « { $value } », mais cette ligne n'existe pas ; comparez-la aux données du jeu.
error-unknown-in-position = Une position n'a pas de « { $key } » ; comparez ce nom à une position enregistrée.
error-data-fixed = Dans votre fichier, « { $place } » ne peut pas être changé : cette partie du jeu est fixée dans Vendange.
error-data-out-of-bounds = Dans votre fichier, « { $place } » est trop grand ; le maximum est { $most }.
error-data-unplayable = Avec les nombres de votre fichier, la partie ne peut pas être jouée jusqu'au bout ; vérifiez-les avec le livret.
error-data-wrong-type = Dans votre fichier, « { $place } » n'a pas la même forme que dans les données du jeu ; mettez un nombre pour un nombre, un texte pour un texte, une liste pour une liste.
