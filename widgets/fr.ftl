# Les mots des widgets. Les clés en -of sont dites par Python ; les autres vont telles quelles au navigateur.

ui-language = Langue
ui-theme = Clair ou sombre
ui-home = Accueil
ui-pages = Pages de l’application
ui-nav-learn = Apprendre
ui-nav-play = Jouer
ui-nav-explore = Explorer
ui-nav-review = Relire
ui-nav-rules = Règles
ui-nav-examples = Exemples
ui-nav-concepts = Idées
ui-nav-tournaments = Tournois
ui-nav-numbers = Chiffres
ui-rules = Règles
ui-cards = Cartes
ui-close = Fermer
ui-rule = Règle
ui-rules-here = Règles
ui-menu = Plus : parties, fichiers, pages
ui-sheet = Voir plus ou moins du plateau
ui-ruling = Comment Vendange la lit
ui-see-also = Voir aussi
ui-moves = Ce que vous pouvez faire
ui-board = Plateau
ui-look = Regarder le plateau de près : touche I, puis les flèches
ui-why-not = Pourquoi pas … ?
ui-why-not-hint = Les coups interdits en ce moment, chacun avec sa raison. Vous pouvez aussi cliquer sur le plateau.
ui-why-each = Un par un
ui-why-not-none = Tout ce à quoi on peut penser est permis ici.
ui-not-allowed = Interdit :
ui-choose = Que voulez-vous faire ici ?
ui-score-now = Si la partie s’arrêtait maintenant
ui-score-final = Scores finaux
ui-total = Total
ui-winner = Gagnant
ui-my-games = Mes parties
ui-all-games = Montrer toutes mes parties
ui-fewer-games = Ne montrer que les dernières
ui-play-on = Continuer
ui-open-game = Ouvrir
ui-look-back = Relire
ui-rename = Renommer
ui-delete = Supprimer
ui-game-name = Nom de la partie
ui-keep-name = Garder ce nom
ui-cancel = Retour
ui-delete-ask = Supprimer cette partie ?
ui-delete-text = Elle n’est gardée que dans ce navigateur : une fois supprimée, personne ne peut la faire revenir.
ui-not-changed = Ce navigateur n’a pas pu modifier ses parties ; elles sont toutes comme avant.

table-undo = Annuler
table-redo = Rétablir
table-new = Nouvelle partie
table-save = Enregistrer
table-load = Ouvrir
table-share = Partager
table-share-text = Qui ouvre cette adresse trouve la partie exactement comme elle est, avec chaque coup qui y a mené.
table-copy = Copier l’adresse
table-copied = Copiée
table-shared = Voici la partie que l’on a partagée avec vous.
table-explore = Explorer les coups
table-first = Au début
table-back = Un pas en arrière
table-forward = Un pas en avant
table-last = Au dernier pas
table-replay = Parcourir la partie
table-journal = Journal
table-bot-thinks = réfléchit …
table-bot-past = Ici, c’était à un robot de jouer.
table-bot-continue = Le laisser continuer d’ici
table-pause = Suspendre les robots
table-resume = Laisser jouer les robots
table-veiled = Seul le joueur dont c’est le tour devrait regarder maintenant.
table-reveal = Montrer mon choix
table-show-mine = Montrer mes tuiles cachées
table-past = Vous regardez un pas antérieur. Jouer d’ici ouvre une nouvelle suite.
table-players = Joueurs
table-name = Nom
table-played-by = Joué par
table-seed = Graine (le même nombre redonne la même partie)
table-seed-hint = un nombre entier, ou rien
table-options = Variantes et lectures
table-official = Variante du livret
table-unclear = Là où le livret peut se lire de deux façons
table-own-file = Mes propres chiffres (un fichier TOML)
table-own-numbers = La partie utilise les chiffres de votre fichier.
table-start = Commencer
table-kept = La partie en cours n’est pas perdue : elle reste parmi vos parties, sur la page d’accueil.
table-restored = Votre partie est comme vous l’avez laissée.
table-full = Ce navigateur n’a plus de place pour votre partie : enregistrez-la dans un fichier, ou supprimez une de vos parties.
table-forgets = Ce navigateur ne garde pas votre partie : enregistrez-la dans un fichier avant de fermer la page.
table-apart = Cette partie a aussi continué dans une autre fenêtre : les deux sont gardées, chacune pour elle-même.
table-loaded = La partie enregistrée est sur la table.
table-saved = La partie a été enregistrée dans un fichier.
table-sorry-bug = Quelque chose s’est mal passé de notre côté. Rien n’a été changé.
table-review = Relire
table-review-hint = Revoir cette partie avec l’entraîneur
table-numbers = Certains nombres de ce jeu sont reconstitués : voir d’où vient chacun.
table-file-too-big = Ce fichier est trop gros pour être une partie enregistrée.
ui-coach = Le conseiller
ui-hint = Un conseil
ui-hint-look = Où regarder ?
ui-hint-move = Quel coup ?
ui-hint-why = Pourquoi ?
ui-coach-thinks = Le conseiller réfléchit…
ui-coach-enough = Assez
ui-coach-hidden = Le conseiller parle aussi de choses cachées : le joueur dont c’est le tour doit d’abord demander à voir les siennes.
ui-how-could-i = Comment faire ?
ui-plan-after = Permis après ces coups :
ui-plan-never = Jamais dans cette partie.
ui-never = Jamais dans cette partie
ui-plan-none = Aucun chemin trouvé.

explore-table = Retour à la table
explore-game = Jeu
explore-sample = Vous regardez le milieu d’une partie d’exemple. Depuis la table, « Explorer les coups » apporte la vôtre.
explore-from-start = Partir plutôt de la mise en place
explore-load = Ouvrir
explore-export = Exporter…
explore-line = Meilleure suite
explore-numbers = Le nombre près d’un coup : l’avance finale, en points, que son auteur peut attendre.
explore-tree = Arbre des coups
explore-depth = Profondeur
explore-budget = Positions max.
explore-order = Ce qui est exploré d’abord
explore-near = proches d’abord
explore-promising = les meilleurs d’abord
explore-grow = Explorer d’ici
explore-stop = Arrêter
explore-progress = Avancement
explore-find = Chercher un coup
explore-find-hint = Cherche dans ce qui est exploré. Touche : /
explore-found-none = Aucun coup de ce genre n’a été exploré.
explore-after = après :
explore-zoom-in = Agrandir
explore-zoom-out = Réduire
explore-fit = Tout montrer
explore-fold-all = Tout replier
explore-unfold-all = Tout déplier
explore-eyes = Vu par
explore-play = Jouer d’ici
explore-play-file = La partie jusqu’ici est enregistrée dans un fichier : ouvrez-le à une table, ou affichez explorer.table() dans la cellule suivante.
explore-pin = Comparer…
explore-unpin = Ne plus comparer
explore-changes = Ce que le dernier coup a changé
explore-path = Le chemin jusqu’ici
explore-start = L’arbre commence ici.
explore-repeats = Cette position a déjà été rencontrée en chemin ; elle n’est pas explorée de nouveau.
explore-candidates = Ce que le conseiller a trouvé
explore-move = Coup
explore-lead = Avance
explore-visits = Essais
explore-compare = Côte à côte
explore-shared = Début commun :
explore-pinned = Retenue
explore-here = Ici
explore-file-too-big = Ce fichier est trop gros pour une partie enregistrée.
explore-title-of = { $game } : explorer les coups
explore-coach-of = Demander conseil ici ({ $count } essais)
positions-of =
    { $count ->
        [one] 1 position
       *[other] { $count } positions au total
    }
line-of = Vous jouez à partir de la position explorée. Votre propre partie reste comme elle était.
too-many-of = C’est trop pour tout montrer : { $most } lignes au plus sont dépliées.
eyes-everything-of = quelqu’un qui voit tout
eyes-public-of = tout le monde
lead-estimated-of = Avance attendue de { $who } : { $lead } points (estimation)
lead-searched-of = Avance attendue de { $who } : { $lead } ± { $error } points (après { $count } essais)
lead-tried-of = Avance attendue de { $who } : { $lead } points (après { $count } essais)
score-of = Score de { $player }
has-of = { $player } : { $unit }

kind-person-of = une personne
kind-gentle-of = un robot débonnaire
kind-relaxed-of = un robot détendu
kind-steady-of = un robot appliqué
kind-skilled-of = un robot aguerri
kind-strong-of = un robot redoutable
kind-greedy-of = un robot pressé
kind-random-of = un robot au hasard
setup-of = Mise en place
secret-of = { $player } a fait un choix en secret
step-of = Pas { $number } sur { $steps }
place-of = Pas { $number }. { $question }
over-nobody-of = La partie est finie. Personne n’a gagné.
over-of = La partie est finie. Gagnant : { $player }

home-hero = Apprendre les jeux du vin en y jouant.
home-lead = Vendange installe la partie, montre ce que vous pouvez faire, explique chaque pas par sa règle et répond à « pourquoi pas ? ».
home-games = Jeux
home-new = Nouveau ici ?
home-start-with = Commencez par
home-first-lesson = Suivre la première leçon
home-lesson-begun = Vous appreniez
home-lesson-progress = Où vous en êtes
home-lesson-continue = Continuer à apprendre
home-about = De quoi il s’agit
home-learn = Apprendre
home-play = Jouer
home-read-rules = Règles
home-step-title = Chaque pas expliqué
home-step-text = Le journal dit ce qui a changé, pour qui et selon quelle règle. Un clic ouvre la règle.
home-why-title = « Pourquoi pas ? »
home-why-text = Tout ce qui est interdit a une raison : cliquez dessus et lisez-la.
home-back-title = En avant, en arrière
home-back-text = Annulez jusqu’au début, parcourez la partie, enregistrez-la, reprenez demain.
home-both-title = En français et en anglais
home-both-text = Changez de langue à tout moment ; votre partie reste comme elle est.
home-foot = Tous les dessins et tous les textes sont les nôtres. Les jeux appartiennent à leurs auteurs et éditeurs : pour jouer autour d’une table, procurez-vous la boîte.

examples-search = Chercher un exemple
examples-list = Exemples
examples-lead = Choisissez un exemple à gauche.
examples-game = Jeu
walk-what-will-happen = Que va-t-il se passer ?
walk-show-me = Montrez-moi
walk-guess = Ma réponse
walk-yes = Oui, c’est permis
walk-no = Non, c’est interdit
walk-right = Exact !
walk-wrong = Pas tout à fait.
walk-next = Étape suivante
examples-next-example = Exemple suivant
walk-back = Un pas en arrière
walk-forward = Un pas en avant
examples-title-of = { $game } : exemples détaillés
walk-position-of = Observez cette position.
walk-chance-of = Le hasard
walk-allowed-of = Ce coup est-il permis ?
walk-refused-of = Ce n’est pas permis.
walk-legal-of = C’est permis.
walk-how-many-of = { $player } a { $now } { $unit }. Et ensuite ?
walk-now-of = { $player } a maintenant { $count } { $unit }.
examples-agreed-of =
    { $count ->
        [one] Le moteur joue cet exemple et retrouve son résultat.
       *[other] Le moteur joue cet exemple et retrouve ses { $count } résultats.
    }

concepts-list = Idées
concepts-whole = L’exemple entier
concepts-title-of = Une idée, cinq jeux

numbers-lead = Les textes des règles ont perdu leurs images : certains chiffres ont dû être trouvés ailleurs ou reconstitués. Chaque table dit d’où elle vient et à quel point nous en sommes sûrs. Ce que la règle dit avec des mots est exact.
numbers-overview = Combien de tables viennent d’où
numbers-tables = Toutes les tables
numbers-correct = Corriger un chiffre
numbers-correct-text = Qui possède la boîte peut mettre les vrais chiffres dans un petit fichier texte : le nom de la table, puis seulement ce qui diffère.
numbers-correct-how = Choisissez ce fichier sous « Nouvelle partie », « Variantes et lectures ». Vendange le vérifie, joue des parties entières avec lui avant de s’y fier, et garde vos chiffres dans chaque partie enregistrée. Dans les carnets et en ligne de commande : data = "mes-chiffres.toml".
numbers-title-of = { $game } : à propos des chiffres

players-of = { $least } à { $most } joueurs
minutes-of =
    { $range ->
        [0] { $most } minutes
       *[other] { $least } à { $most } minutes
    }
minutes-source-of = Autour d’une table ; { $source }
difficulty-1-of = pour tous
difficulty-2-of = facile à apprendre
difficulty-3-of = moyen
difficulty-4-of = exigeant
difficulty-5-of = pour experts
rules-of = { $count } règles

book-search = Chercher dans les règles
book-sections = Chapitres
book-game = Jeu
book-play = Jouer
book-option = Se change au début d’une partie
book-solo = Solo
book-filters = Afficher
book-all = Toutes les règles
book-mine = De cette édition
book-unclear = Obscures dans le livret
book-changeable = Modifiables
book-only-solo = Partie en solo
book-print = Imprimer
book-address = L’adresse de cette règle
book-learn = L’apprendre
book-examples = Exemples
book-step = étape
book-coverage = Couverture
book-instead = Dans une autre édition
book-nothing = Rien de particulier ici.
book-editions = Éditions
book-editions-title = Ce qui change d’une édition à l’autre
book-editions-lead = Côte à côte : les règles qui se remplacent l’une l’autre. Dessous : ce qu’une seule édition possède. Tout ce qui n’est pas sur cette page est identique dans toutes les éditions.
coverage-lead = Chaque règle avec les endroits où on la rencontre : étapes des leçons, exemples, et ce que dit le jeu lui-même quand la règle tranche. La dernière colonne compte les tests qui vérifient que le moteur la respecte.
coverage-rule = Règle
coverage-lessons = Leçons
coverage-examples = Exemples
coverage-says = Le jeu la dit
coverage-tests = Tests
coverage-filters = Afficher
coverage-all = Toutes les règles
coverage-taught = Enseignées dans une leçon
coverage-explained = Seulement expliquées
coverage-shown = Dans un exemple
coverage-lonely = Délaissées
coverage-none = Aucune règle n’est dans ce cas.
book-waiting = Lecture des leçons, des exemples et des tests…
coverage-untested = Les tests ne font pas partie de cette installation : ils accompagnent le code source de Vendange, et leur nombre aussi.
coverage-kind-event = Quand cela arrive
coverage-kind-refusal = Quand un coup est refusé
coverage-kind-question = Quand quelqu’un doit répondre
coverage-kind-score = Dans le décompte
coverage-kind-option = Comme option du jeu
coverage-tested-by = Tests qui nomment la règle
coverage-silent = Le jeu compose ces mots au fil de la partie.
coverage-fact-taught-of = enseignées dans une leçon
coverage-fact-explained-of = enseignées ou expliquées
coverage-fact-shown-of = montrées dans un exemple
coverage-fact-tested-of = testées
coverage-event-of =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
coverage-refusal-of =
    { $count ->
        [one] { $count } refus
       *[other] { $count } refus
    }
coverage-question-of =
    { $count ->
        [one] { $count } question posée
       *[other] { $count } questions posées
    }
coverage-score-of =
    { $count ->
        [one] { $count } ligne du décompte
       *[other] { $count } lignes du décompte
    }
coverage-option-of =
    { $count ->
        [one] { $count } option du jeu
       *[other] { $count } options du jeu
    }
coverage-title-of = { $game } : où l’on rencontre chaque règle
edition-of = { $edition } seulement
only-of = Seulement dans { $edition }
book-title-of = { $game } : les règles
found-of =
    { $count ->
        [0] Aucune règle trouvée.
        [one] 1 règle trouvée.
       *[other] { $count } règles trouvées.
    }
source-seed-of = du livret de règles
source-public-of = de descriptions publiques
source-reconstructed-of = reconstitué
source-owner-of = de votre fichier
confidence-high-of = sûr
confidence-medium-of = assez sûr
confidence-low-of = incertain

cards-search = Chercher un nom, un effet
cards-filters = Filtres
cards-hint = Coût et effet vont ensemble : une carte paraît si un même usage d’elle a tout ce que vous choisissez.
cards-clear = Retirer tous les filtres
cards-none = Aucune carte ne répond à tout cela ; retirez un filtre.
cards-clauses = Ses parties
cards-title-of = { $game } : les cartes
facet-deck-of = Pile
facet-cost-of = Ce qu’elle coûte
facet-effect-of = Ce qu’elle fait
dealt-of =
    { $count ->
        [0] Aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }

review-choose-file = Ouvrir une partie enregistrée
review-lead = Voyez où une partie s’est gagnée ou perdue, et ce qui était du hasard : le coach revoit chaque décision, et vous pouvez en essayer une autre.
review-drop = Ou déposez ici une partie enregistrée, ou ouvrez-en une.
review-file-too-big = Ce fichier est trop gros pour être une partie enregistrée.
review-stop = Arrêter
review-continue = Poursuivre
review-progress = Avancement de la relecture
review-quick = Lecture rapide
review-thorough = Lecture approfondie
review-quick-hint = Cherche les erreurs et les gaffes : au début de chaque tour, et là où quelque chose semble clocher
review-thorough-hint = Cherche aussi les imprécisions, à chaque décision, dans cinq fois plus de mondes : plus sûr, et bien plus lent
review-finished = Toute la partie a été examinée.
review-stopped = Arrêtée ; ce qui a été trouvé est gardé.
review-working = L’entraîneur joue les décisions dans de nombreux mondes, les plus coûteuses d’abord…
review-turning = Les tournants
review-samples = Relire une partie d’exemple
review-marks = Toutes les décisions qui ont sûrement coûté des points
review-marks-none = Aucune.
review-marks-waiting = Rien trouvé pour l’instant.
review-only-own = La partie n’est pas finie : seules vos décisions sont montrées, avec ce que vous saviez.
review-steps = Parcourir les décisions
review-first = À la première décision
review-back = Décision précédente
review-forward = Décision suivante
review-last = À la fin
review-again = Réessayer
review-again-ask = Que feriez-vous maintenant ?
review-again-cancel = Montrer la réponse
review-measuring = L’entraîneur mesure votre coup…
review-export = Enregistrer en
review-board = Plateau de la position
review-play = Jouer
review-moves = Ce que vous pouvez faire
review-sources-hint = Ce que chacun aurait marqué si la partie s’était arrêtée à ce coup.
review-actions-hint = Combien de fois chacun a ouvert un tour par quoi.
review-luck-hint = Chance : ce que les tirages ont valu au-delà de l’attente. Points cédés : ce qu’ont coûté les décisions marquées.

review-title-of = Relecture de la partie
review-game-of = { $game } : relecture
review-end-of = La fin de la partie
review-move-of = Coup { $number }
review-tried-of = Votre coup : { $move }
review-found-of =
    { $count ->
        [0] { $decisions } décisions examinées, aucune marque
        [one] { $decisions } décisions examinées, 1 marque
       *[other] { $decisions } décisions examinées, { $count } marques
    }

no-pages-of = Il n’y a pas de dossier de pages à { $folder }.
port-taken-of = Le port { $port } est pris : arrêtez l’autre programme ou choisissez un autre port avec --port (make app PORT=…).

tour-title-of = Tournois
tour-play-of = Jouer { $games } parties
tour-played-of = { $count } parties jouées sur { $games }
tour-drawing = Les graphiques se dessinent…
tour-sample = Voici un tournoi d’exemple, pour regarder autour de soi.
tour-open = Ouvrir vos propres résultats
tour-game = Jeu
tour-first = Premier robot
tour-second = Second robot
tour-against = contre
tour-own = En jouer un vous-même
tour-stop = Arrêter
tour-progress = Avancement
tour-open-hint = Choisissez les deux fichiers que `vendange simulate … --out results.csv` a écrits.
tour-file-too-big = Ces fichiers sont trop gros pour être les résultats d’un tournoi.
tour-numbers = En chiffres
tour-empty-of = Aucune partie de ce tournoi n’est encore finie.
tour-needs-of = Les graphiques demandent vl-convert, qui n’est pas installé ; installez-le avec `pip install vl-convert-python`.

lesson-course = Leçons
lesson-coverage = Où chaque règle est enseignée
lesson-all = Toutes les leçons
lesson-game = Jeu
lesson-play = Jouer
lesson-begin = Commencer
lesson-continue = Continuer
lesson-again = Encore une fois
lesson-empty = Il n’y a pas encore de leçons pour ce jeu. Ses règles sont toutes là, et vous pouvez y jouer.
lesson-yours = Vos progrès sont gardés à l’adresse de cette page, qui n’est qu’à vous : mettez-la en favori, et reprenez de là sur n’importe quel appareil.
lesson-copy = Copier mon adresse
lesson-copied = Votre adresse est copiée.
lesson-forget = Supprimer mes données
lesson-forgotten = Tout ce qui était gardé à votre sujet est supprimé.
lesson-offered = Cette adresse mène aux progrès d’une autre personne que ceux gardés dans ce navigateur. Continuer avec ceux de l’adresse ? Les vôtres restent, sous votre propre adresse.
lesson-steps = Étapes de la leçon
lesson-back = Retour
lesson-next = Suite
lesson-skip = Passer
lesson-finish = Vers les leçons
lesson-watch = Montrez-moi
lesson-move-on = Coup suivant
lesson-move-back = Un coup en arrière
lesson-answer = Répondre
lesson-answers = Réponses
lesson-number = Votre nombre
lesson-a-hint = Un indice
lesson-another-hint = Un autre indice
lesson-undo = Reprendre
lesson-restart = Recommencer
lesson-show-me = Montrez-moi comment
lesson-taken-back = Le coup est annulé.
lesson-bot-thinks = L’autre joueur réfléchit…
lesson-met-of = { $count ->
        [one] { $count } règle entre
       *[other] { $count } règles entrent
    } en jeu pour la première fois
lesson-allowed = Ce coup est permis ici.
lesson-right = C’est juste.
lesson-wrong = Pas tout à fait.
lesson-late = Le but n’est pas atteint ainsi. Recommencez, ou revenez d’un coup.
lesson-facts-of = { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, { $minutes } minutes environ
lesson-done-of = faite
lesson-begun-of = étapes faites : { $done } sur { $steps }
lesson-step-of = Étape { $number } sur { $steps }
lesson-turn-of = Coup { $number } sur { $turns }
step-tell-of = Étape { $number } : le tuteur explique
step-show-of = Étape { $number } : le tuteur montre
step-do-of = Étape { $number } : à vous de jouer
step-ask-of = Étape { $number } : une question
step-play-of = Étape { $number } : une partie

inspect-close = Fermer
inspect-cost = Ce que cela coûte
inspect-worth = En ce moment
inspect-moves = Vous pouvez maintenant
inspect-refusals = Pas maintenant

## Un coup raconté

story-brought-of = { $deed } : { $brought }
# Les mots par lesquels une phrase continue après avoir nommé combien de quoi il y a en plus ou en moins.
story-ends-of = pour depuis dans sur est à au aux vers avec jusqu’à
table-story = Ce qui s’est passé
table-again = Revoir
table-step = Pas à pas
table-onward = Suite
table-since = Depuis votre tour
table-speed = Vitesse
table-speed-off = Sans mouvement
table-speed-fast = Rapide
table-speed-normal = Normale
table-speed-slow = Lente
