# Les mots des widgets. Les clés en -of sont dites par Python ; les autres vont telles quelles au navigateur.

ui-language = Langue
ui-theme = Clair ou sombre
ui-home = Accueil
ui-rules = Règles
ui-cards = Cartes
ui-close = Fermer
ui-rule = Règle
ui-ruling = Comment Vendange la lit
ui-see-also = Voir aussi

table-undo = Annuler
table-redo = Rétablir
table-new = Nouvelle partie
table-save = Enregistrer
table-load = Ouvrir
table-first = Au début
table-back = Un pas en arrière
table-forward = Un pas en avant
table-last = Au dernier pas
table-replay = Parcourir la partie
table-moves = Ce que vous pouvez faire
table-board = Plateau
table-journal = Journal
table-why-not = Pourquoi pas … ?
table-why-not-hint = Les coups interdits en ce moment, chacun avec sa raison. Vous pouvez aussi cliquer sur le plateau.
table-why-not-none = Tout ce à quoi on peut penser est permis ici.
table-not-allowed = Interdit :
table-choose = Que voulez-vous faire ici ?
table-bot-thinks = réfléchit …
table-bot-past = Ici, c'était à un robot de jouer.
table-bot-continue = Le laisser continuer d'ici
table-pause = Suspendre les robots
table-resume = Laisser jouer les robots
table-veiled = Seul le joueur dont c'est le tour devrait regarder maintenant.
table-reveal = Montrer mon choix
table-show-mine = Montrer mes tuiles cachées
table-score-now = Si la partie s'arrêtait maintenant
table-score-final = Scores finaux
table-total = Total
table-winner = Gagnant
table-past = Vous regardez un pas antérieur. Jouer d'ici ouvre une nouvelle suite.
table-players = Joueurs
table-name = Nom
table-played-by = Joué par
table-seed = Graine (le même nombre redonne la même partie)
table-seed-hint = un nombre entier, ou rien
table-options = Variantes et lectures
table-official = Variante du livret
table-unclear = Là où le livret peut se lire de deux façons
table-start = Commencer
table-cancel = Retour
table-restored = Votre partie est comme vous l'avez laissée.
table-loaded = La partie enregistrée est sur la table.
table-saved = La partie a été enregistrée dans un fichier.
table-sorry-bug = Quelque chose s'est mal passé de notre côté. Rien n'a été changé.
table-review = Relire
table-review-hint = Revoir cette partie avec l'entraîneur
table-numbers = Certains nombres de ce jeu sont reconstitués : voir d'où vient chacun.
table-file-too-big = Ce fichier est trop gros pour être une partie enregistrée.

kind-person-of = une personne
kind-greedy-of = un robot réfléchi
kind-random-of = un robot au hasard
setup-of = Mise en place
secret-of = choisit en secret
step-of = Pas { $number } sur { $steps }
over-nobody-of = La partie est finie. Personne n'a gagné.
over-of = La partie est finie. Gagnant : { $player }

home-hero = Apprendre les jeux du vin en y jouant.
home-lead = Vendange installe la partie, montre ce que vous pouvez faire, explique chaque pas par sa règle et répond à « pourquoi pas ? ».
home-games = Jeux
home-play = Jouer
home-read-rules = Règles
home-step-title = Chaque pas expliqué
home-step-text = Le journal dit ce qui a changé, pour qui et selon quelle règle. Un clic ouvre la règle.
home-why-title = « Pourquoi pas ? »
home-why-text = Tout ce qui est interdit a une raison : cliquez dessus et lisez-la.
home-back-title = En avant, en arrière
home-back-text = Annulez jusqu'au début, parcourez la partie, enregistrez-la, reprenez demain.
home-both-title = En français et en anglais
home-both-text = Changez de langue à tout moment ; votre partie reste comme elle est.
home-foot = Tous les dessins et tous les textes sont les nôtres. Les jeux appartiennent à leurs auteurs et éditeurs : pour jouer autour d'une table, procurez-vous la boîte.

players-of = { $least } à { $most } joueurs
rules-of = { $count } règles

book-search = Chercher dans les règles
book-sections = Chapitres
book-game = Jeu
book-play = Jouer
book-option = Se change au début d'une partie
book-numbers = D'où viennent les nombres
book-numbers-lead = Les textes des livrets ont perdu leurs images : certains nombres ont dû être trouvés ailleurs ou reconstitués. Chaque table dit d'où elle vient. Qui possède la boîte peut corriger chacune avec un fichier à lui.
book-solo = Solo
book-instead = Dans une autre édition
book-nothing = Rien de particulier ici.
book-editions = Éditions
book-editions-title = Ce qui change d'une édition à l'autre
book-editions-lead = Côte à côte : les règles qui se remplacent l'une l'autre. Dessous : ce qu'une seule édition possède. Tout ce qui n'est pas sur cette page est identique dans toutes les éditions.
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
cards-hint = Coût et effet vont ensemble : une carte paraît si un même usage d'elle a tout ce que vous choisissez.
cards-clear = Retirer tous les filtres
cards-none = Aucune carte ne répond à tout cela ; retirez un filtre.
cards-clauses = Ses parties
cards-title-of = { $game } : les cartes
facet-deck-of = Pile
facet-cost-of = Ce qu'elle coûte
facet-effect-of = Ce qu'elle fait
dealt-of =
    { $count ->
        [0] Aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }

review-choose-file = Ouvrir une partie enregistrée
review-drop = Déposez ici une partie enregistrée, ou ouvrez-en une. Depuis la table, « Relire » amène la partie en cours.
review-file-too-big = Ce fichier est trop gros pour être une partie enregistrée.
review-stop = Arrêter
review-continue = Poursuivre
review-progress = Avancement de la relecture
review-quick = Lecture rapide
review-thorough = Lecture approfondie
review-quick-hint = Cherche les erreurs et les gaffes
review-thorough-hint = Cherche aussi les imprécisions, dans cinq fois plus de mondes : plus sûr, et bien plus lent
review-finished = Toute la partie a été examinée.
review-stopped = Arrêtée ; ce qui a été trouvé est gardé.
review-working = L'entraîneur joue chaque décision jusqu'au bout dans de nombreux mondes…
review-marks = Décisions qui ont coûté des points
review-marks-none = Aucune décision n'aurait pu être sûrement améliorée. Bien joué !
review-marks-waiting = Rien trouvé pour l'instant.
review-only-own = La partie n'est pas finie : seules vos décisions sont montrées, avec ce que vous saviez.
review-steps = Parcourir les décisions
review-first = À la première décision
review-back = Décision précédente
review-forward = Décision suivante
review-last = À la fin
review-again = Réessayer
review-again-ask = Que feriez-vous maintenant ?
review-again-cancel = Montrer la réponse
review-measuring = L'entraîneur mesure votre coup…
review-export = Enregistrer en
review-board = Plateau de la position
review-play = Jouer
review-moves = Ce que vous pouvez faire
review-sources-hint = Ce que chacun aurait marqué si la partie s'était arrêtée à ce coup.
review-actions-hint = Combien de fois chacun a ouvert un tour par quoi.
review-luck-hint = Chance : ce que les tirages ont valu au-delà de l'attente. Points cédés : ce qu'ont coûté les décisions marquées.

review-title-of = Relecture de la partie
review-game-of = { $game } : relecture
review-end-of = La fin de la partie
review-move-of = Coup { $number }
review-tried-of = Votre coup : { $move }
review-not-yet-of = L'entraîneur n'a pas encore examiné cette décision.
review-forced-of = Il n'y avait pas d'autre coup.
review-found-of =
    { $count ->
        [0] { $decisions } décisions examinées, aucune marque
        [one] { $decisions } décisions examinées, 1 marque
       *[other] { $decisions } décisions examinées, { $count } marques
    }

no-pages-of = Il n'y a pas de dossier de pages à { $folder }.
port-taken-of = Le port { $port } est pris : arrêtez l'autre programme ou choisissez un autre port avec --port (make app PORT=…).

tour-title-of = Tournois
tour-drawing = Les graphiques se dessinent…
tour-numbers = En chiffres
tour-empty-of = Aucune partie de ce tournoi n'est encore finie.
tour-needs-of = Les graphiques demandent vl-convert, qui n'est pas installé ; installez-le avec `pip install "vendange[analysis]"`.
