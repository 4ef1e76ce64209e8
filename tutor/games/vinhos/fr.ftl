## The games

game-title-2016 = Vinhos 2016 (Cuvée Spéciale)
game-tagline-2016 = Faites du vin portugais, brillez aux foires et séduisez trois magnats, en solo ou à plusieurs.
game-about-2016 = Pendant six ans, vous plantez des vignes dans les régions du Portugal, construisez des établissements vinicoles et des caves, engagez des œnologues et des agriculteurs, puis vendez, exportez ou présentez vos vins. Deux actions par an décident de tout. C’est la Cuvée Spéciale 2016 de Vinhos Deluxe, à 2 à 4 joueurs, ou en solo contre l’impitoyable Lacerda.
game-title-2010 = Vinhos 2010 (Réserve)
game-tagline-2010 = Le Vinhos classique, avec sa banque, ses investissements et ses experts secrets à la foire.
game-about-2010 = La Réserve 2010 de Vinhos Deluxe garde les règles de la première édition : les ventes alimentent votre compte, mais les vignes et les bâtiments se paient en cash ; les investissements rapportent des intérêts, les œnologues réclament leur salaire, et aux trois foires les experts se jouent en secret. À 2 à 4 joueurs qui aiment compter.
opponent = Lacerda

## Names

region-tras-os-montes = Trás-os-Montes
region-minho = Minho
region-douro = Douro
region-dao = Dão
region-ribatejo = Ribatejo
region-lisboa = Lisboa
region-setubal = Setúbal
region-alentejo = Alentejo
region-algarve = Algarve
colour-red = rouge
colour-white = blanc
feature-taste = goût
feature-aroma = arôme
feature-appearance = apparence
feature-alcohol = alcool
ability-rearrange = Réarrangement
ability-discount = Rabais
expert-taste-cash = Cash (goût)
expert-taste-free-move = Déplacement gratuit (goût)
expert-taste-add-cube = Ajout de cube (goût)
expert-taste-take-barrel = Reprise de tonneau (goût)
expert-taste-rearrange = Réarrangement (goût)
expert-taste-discount = Rabais (goût)
expert-aroma-cash = Cash (arôme)
expert-aroma-free-move = Déplacement gratuit (arôme)
expert-aroma-add-cube = Ajout de cube (arôme)
expert-aroma-take-barrel = Reprise de tonneau (arôme)
expert-aroma-rearrange = Réarrangement (arôme)
expert-aroma-discount = Rabais (arôme)
expert-appearance-cash = Cash (apparence)
expert-appearance-free-move = Déplacement gratuit (apparence)
expert-appearance-add-cube = Ajout de cube (apparence)
expert-appearance-take-barrel = Reprise de tonneau (apparence)
expert-appearance-rearrange = Réarrangement (apparence)
expert-appearance-discount = Rabais (apparence)
expert-alcohol-cash = Cash (alcool)
expert-alcohol-free-move = Déplacement gratuit (alcool)
expert-alcohol-add-cube = Ajout de cube (alcool)
expert-alcohol-take-barrel = Reprise de tonneau (alcool)
expert-alcohol-rearrange = Réarrangement (alcool)
expert-alcohol-discount = Rabais (alcool)
worker-enologist = œnologue
worker-farmer = agriculteur
magnate-anabela = Anabela
magnate-bruno = Bruno
magnate-carolina = Carolina
establishment-casa-de-fados = Casa de Fados
establishment-hotel = Hôtel
establishment-enoteca = Enoteca
space-vineyards-a = Vignes (en haut à gauche)
space-vineyards-b = Vignes (en bas à droite)
space-vineyards = Vignes
space-wineries = Établissements vinicoles
space-workers = Œnologues et agriculteurs
space-enologists = Œnologues
space-cellars = Caves
space-sales = Ventes
space-export = Export
space-experts = Experts en vins
space-bank = Banque
space-pass = Passer / Communiqué de presse
action-vineyards = Vignes
action-wineries = Établissements vinicoles
action-workers = Œnologues et agriculteurs
action-cellars = Caves
action-sales = Ventes
action-export = Export
action-experts = Experts en vins
action-bank = Banque
tile-expert-action = tuile action : 1 expert gratuit
tile-vineyard-action = tuile action : 1 vigne moins chère
tile-fair-points-action = tuile action : points de foire
tile-sales-action = tuile action : une action Ventes
tile-export-action = tuile action : une action Export
tile-winery-action = tuile action : 1 établissement vinicole à bas prix
tile-cellar-action = tuile action : 1 cave à bas prix
tile-enologist-action = tuile action : 1 œnologue à bas prix
tile-farmer-action = tuile action : 1 agriculteur à bas prix
tile-full-estate-high = multiplicateur fort : domaines complets
tile-full-estate-low = multiplicateur faible : domaines complets
tile-wine-high = multiplicateur fort : vins
tile-wine-low = multiplicateur faible : vins
tile-cellar-high = multiplicateur fort : caves
tile-cellar-low = multiplicateur faible : caves
tile-tycoon-tile-high = multiplicateur fort : tuiles magnat
tile-tycoon-tile-low = multiplicateur faible : tuiles magnat
tile-vineyard-high = multiplicateur fort : vignes
tile-vineyard-low = multiplicateur faible : vignes
tile-expert-high = multiplicateur fort : experts en vins
tile-expert-low = multiplicateur faible : experts en vins
tile-magnate-barrel-high = multiplicateur fort : tonneaux pris chez les magnats
tile-magnate-barrel-low = multiplicateur faible : tonneaux pris chez les magnats
tile-enologist-high = multiplicateur fort : œnologues
tile-enologist-low = multiplicateur faible : œnologues
tile-winery-high = multiplicateur fort : établissements vinicoles
tile-winery-low = multiplicateur faible : établissements vinicoles
tile-farmer-high = multiplicateur fort : agriculteurs
tile-farmer-low = multiplicateur faible : agriculteurs
tile-majority = multiplicateur : majorités à l’export
tile-money-table = multiplicateur : meilleur barème de l’argent
multiplier-full-estate = domaines complets
multiplier-wine = vins
multiplier-cellar = caves
multiplier-tycoon-tile = tuiles magnat
multiplier-vineyard = vignes
multiplier-expert = experts en vins
multiplier-magnate-barrel = tonneaux pris chez les magnats
multiplier-enologist = œnologues
multiplier-winery = établissements vinicoles
multiplier-farmer = agriculteurs
multiplier-majority = majorités à l’export
multiplier-money-table = le meilleur barème de l’argent
multiplier-cash = Bagos en cash
multiplier-wine-now = un vin pour sa valeur
multiplier-experts-now = experts des quatre caractéristiques
multiplier-cubes-now = cubes renommée des régions possédées
benefit-winery-action = action additionnelle : 1 établissement vinicole pour 1 Bago
benefit-sales-action = action additionnelle : Ventes
benefit-vineyard-action = action additionnelle : 1 vigne pour 2 Bagos de moins
benefit-export-action = action additionnelle : Export
benefit-expert-action = action additionnelle : 1 expert gratuit
benefit-investment-action = action additionnelle : 1 pas d’investissement gratuit
benefit-cellar-multiplier = multiplicateur d’Anabela : caves
benefit-vineyard-multiplier = multiplicateur d’Anabela : vignes
benefit-wine-now-multiplier = multiplicateur d’Anabela : un vin pour sa valeur
benefit-enologist-multiplier = multiplicateur de Bruno : œnologues
benefit-cash-multiplier = multiplicateur de Bruno : cash
benefit-experts-now-multiplier = multiplicateur de Bruno : experts des quatre caractéristiques
benefit-full-estate-multiplier = multiplicateur de Carolina : domaines complets
benefit-winery-multiplier = multiplicateur de Carolina : établissements vinicoles
benefit-cubes-now-multiplier = multiplicateur de Carolina : cubes renommée
source-anabela = Anabela
source-bruno = Bruno
source-carolina = Carolina
source-winery-action = action additionnelle : 1 établissement vinicole pour 1 Bago
source-sales-action = action additionnelle : Ventes
source-vineyard-action = action additionnelle : 1 vigne pour 2 Bagos de moins
source-export-action = action additionnelle : Export
source-expert-action = action additionnelle : 1 expert gratuit
source-investment-action = action additionnelle : 1 pas d’investissement gratuit
kind-wineries = établissements vinicoles
kind-cellars = caves
kind-enologists = œnologues
kind-farmers = agriculteurs
award-more-vp = plus de PV que Lacerda
award-more-money = plus d’argent que Lacerda
award-trophies = trophées des foires
award-full-estates = domaines complets
award-more-export = plus de PV de majorités à l’export que Lacerda
award-no-barrel-left = plus aucun tonneau chez les magnats
title-tycoon = magnat du vin
title-producer = producteur de vin
title-snob = snob du vin
title-table-wine = producteur de vin de table

## Turns of phrase

bagos-money =
    { $money ->
        [one] { $money } Bago
       *[other] { $money } Bagos
    }
bagos-price =
    { $price ->
        [one] { $price } Bago
       *[other] { $price } Bagos
    }
bagos-have =
    { $have ->
        [one] { $have } Bago
       *[other] { $have } Bagos
    }
some-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
some-barrels =
    { $barrels ->
        [one] { $barrels } tonneau
       *[other] { $barrels } tonneaux
    }
points-vp = { $points } PV
points-fp = { $points } PF
a-wine = { $region } { $colour } de qualité { $quality }
of-region =
    { $region-id ->
        [alentejo] d’Alentejo
        [algarve] d’Algarve
       *[other] de { $region }
    }
of-magnate =
    { $magnate-id ->
        [anabela] d’Anabela
       *[other] de { $magnate }
    }
whose =
    { $mine ->
        [yes] vous
       *[no] { $who }
    }
for-whom = pour { whose }
the-vineyard = vigne { $colour ->
        [blanc] blanche
       *[other] { $colour }
    } ({ $region })

## Moves

move-draw-player = Au tour de { $player }
move-draw-unused = { $region } n’est pas en jeu
move-draw-vintage = Révéler la tuile de cuvée { $vintage }
move-turn-vineyard = Révéler la vigne { $vineyard }
move-turn-expert = Révéler { $expert }
move-deal-tycoon = Exposer { $tile }
move-draw-action = Carte Action : { $space }
move-draw-number = Carte Numéro { $number }
move-plant-first = Commencer à { $region }
move-take-first-tile = Prendre { $tile }
move-move-to = Aller sur { $space }
move-stay = Rester sur Passer / Communiqué de presse
move-use-expert = Utiliser l’expert { $expert }
move-use-tile = Utiliser la { $tile }
move-end-turn = Terminer le tour
move-stop = C’est tout
move-buy-vineyard = Acheter la première vigne { of-region }
move-place-vineyard = Poser la vigne sur le domaine { $estate }
move-build-winery = Construire un établissement vinicole sur le domaine { $estate }
move-build-cellar = Construire une cave sur le domaine { $estate }
move-hire = Engager un { $worker } pour le domaine { $estate }
move-take-expert = Prendre le premier expert de la pioche { $feature }
move-discard-expert = Défausser l’expert { $expert }
move-accept-gift = Accepter le cadeau
move-decline-gift = Refuser
move-add-cube = Mettre un cube renommée sur { $region }
move-take-from-export = Reprendre le tonneau en colonne { $column }, ligne { $row } de la zone export
move-take-from-multiplier = Reprendre le tonneau du multiplicateur { $multiplier }
move-take-from-magnate = Reprendre un tonneau chez { $magnate }
move-take-from-extra = Reprendre un tonneau : { $benefit }
move-rearrange-region = Regarder les vignes { of-region }
move-lay-next = Poser ici la vigne { $vineyard }
move-pick-wine = Le vin du domaine { $estate }, case { $slot }
move-sell-for = Le vendre sur la case { $value }
move-export-to = L’exporter en colonne { $column }, ligne { $row }
move-use-port = Dépenser une tuile Porto
move-keep-port = Garder la tuile Porto
move-keep-workers = Laisser tous les employés à leur place
move-move-workers = Redistribuer les employés
move-place-workers = En placer { $number } ici
move-take-place = Prendre la place { $place } de l’ordre du tour
move-pass = Passer
move-enter-wine = Inscrire à la foire le vin du domaine { $estate }, case { $slot }
move-use-cubes =
    { $cubes ->
        [0] Ne retirer aucun cube
        [one] Retirer { $cubes } cube
       *[other] Retirer { $cubes } cubes
    }
move-take-booth = Prendre le stand { $booth }
move-play-expert = Jouer l’expert { $expert }
move-visit-magnate = Rendre visite à { $magnate }
move-buy-tile = Acheter la { $tile }
move-leave-fair = Passer : ne plus acheter de tuiles à cette foire
move-take-back = Reprendre le tonneau du { $value } { $colour }
move-lose-tile = Perdre une tuile du domaine { $estate }
move-withdraw = Retirer 1 Bago
move-deposit = Déposer 1 Bago
move-invest = Investir d’un pas
move-divest = Céder un pas d’investissement
move-recover-pair = Récupérer une paire de tonneaux : { $establishment }
move-use-benefit = Utiliser un bénéfice : { $benefit }
move-move-barrel = Déplacer un tonneau depuis : { $source }
move-choose-slot =
    { $slot ->
        [1] La première case
       *[other] La deuxième case
    }
move-leave-game = Ne plus utiliser de bénéfice
detail-draw-vintage = météo { $step }
detail-turn-vineyard = { the-vineyard }, { bagos-price }
detail-lay-next = { the-vineyard }, { bagos-price }
detail-plant-first =
    vigne { $colour ->
        [blanc] blanche
       *[other] { $colour }
    }{ $price ->
        [0] { "" }
       *[other] , { bagos-price }
    }
detail-buy-vineyard = { $colour ->
        [blanc] blanche
       *[other] { $colour }
    }, { bagos-price }
detail-move-to =
    { $price ->
        [0] gratuit
       *[other] coûte { bagos-price }
    }
detail-build-winery = { bagos-price }
detail-build-cellar = { bagos-price }
detail-hire = { bagos-price }
detail-take-expert = { $expert }{ $price ->
        [0] , gratuit
       *[other] , { bagos-price }
    }
detail-pick-wine = { a-wine }, valant jusqu’à { $value }
detail-enter-wine = { a-wine }, valant jusqu’à { $value }
detail-sell-for = { $establishment }{ $cubes ->
        [0] { "" }
       *[other] , avec { some-cubes }
    }
detail-export-to = exige { $value }{ $cubes ->
        [0] { "" }
       *[other] , avec { some-cubes }
    } ; { points-vp }
detail-use-cubes = valeur { $value }
detail-take-booth =
    { $bonus ->
        [none] sans bonus
        [expert] un expert
        [bagos] { $amount } Bagos
       *[other] { $amount } PF
    }{ $points ->
        [0] { "" }
       *[other]  ; { $feature } : { points-fp }
    }
detail-play-expert = { points-fp }
detail-invest = coûte { bagos-price } du compte
detail-visit-magnate =
    { $back ->
        [yes] votre tonneau en revient
       *[no] y poser un tonneau
    }
detail-use-port = qualité { $quality }
detail-keep-port = qualité { $quality }

## Questions

ask-draw-order = Qui vient ensuite dans l’ordre du tour ?
ask-draw-region = Quelle région n’est pas en jeu (encore { $left }) ?
ask-draw-top = Quelle vigne apparaît ensuite ?
ask-draw-expert = Quel expert apparaît ensuite ?
ask-draw-year = Quelle tuile de cuvée est révélée ?
ask-deal-tile = Quelle tuile magnat vient ensuite (encore { $left }) ?
ask-draw-action-card = Quelle carte Action Lacerda pioche-t-il ?
ask-draw-number-card = Quelle carte Numéro Lacerda pioche-t-il ?
ask-choose-first-region =
    { $mine ->
        [yes] Dans quelle région commencez-vous ?
       *[no] Dans quelle région { $who } commence-t-il ?
    }
ask-choose-first-port =
    { $mine ->
        [yes] Dépensez-vous une tuile Porto pour votre premier vin ?
       *[no] { $who } dépense-t-il une tuile Porto pour son premier vin ?
    }
ask-choose-gift =
    { $mine ->
        [yes] Acceptez-vous le cadeau { of-region } pour le domaine { $estate } ?
       *[no] { $who } accepte-t-il le cadeau { of-region } ?
    }
ask-choose-expert =
    { $mine ->
        [yes] Dans quelle pioche prenez-vous l’expert ?
       *[no] Dans quelle pioche { $who } prend-il l’expert ?
    }
ask-buy-vineyards =
    { $mine ->
        [yes] De quelle région achetez-vous la première vigne ?
       *[no] De quelle région { $who } achète-t-il la première vigne ?
    }
ask-choose-estate =
    { $mine ->
        [yes] Sur quel domaine posez-vous la vigne { of-region } (couleur : { $colour }) ?
       *[no] Sur quel domaine { $who } pose-t-il la vigne { of-region } (couleur : { $colour }) ?
    }
ask-build-wineries =
    { $mine ->
        [yes] Sur quel domaine construisez-vous un établissement vinicole ?
       *[no] Sur quel domaine { $who } construit-il un établissement vinicole ?
    }
ask-hire-workers =
    { $mine ->
        [yes] Qui engagez-vous, et pour quel domaine ?
       *[no] Qui { $who } engage-t-il, et pour quel domaine ?
    }
ask-build-cellars =
    { $mine ->
        [yes] Sur quel domaine construisez-vous une cave ?
       *[no] Sur quel domaine { $who } construit-il une cave ?
    }
ask-sell-wines =
    { $mine ->
        [yes] Quel vin vendez-vous ?
       *[no] Quel vin { $who } vend-il ?
    }
ask-choose-sale =
    { $mine ->
        [yes] Sur quelle case de vente posez-vous votre tonneau ?
       *[no] Sur quelle case de vente { $who } pose-t-il son tonneau ?
    }
ask-export-wines =
    { $mine ->
        [yes] Quel vin exportez-vous ?
       *[no] Quel vin { $who } exporte-t-il ?
    }
ask-choose-export =
    { $mine ->
        [yes] Sur quelle case d’export posez-vous votre tonneau ?
       *[no] Sur quelle case d’export { $who } pose-t-il son tonneau ?
    }
ask-hire-experts =
    { $mine ->
        [yes] Dans quelle pioche engagez-vous un expert ?
       *[no] Dans quelle pioche { $who } engage-t-il un expert ?
    }
ask-choose-cube =
    { $mine ->
        [yes] Sur quelle région mettez-vous le cube ?
       *[no] Sur quelle région { $who } met-il le cube ?
    }
ask-choose-barrel =
    { $mine ->
        [yes] Lequel de vos tonneaux reprenez-vous ?
       *[no] Quel tonneau { $who } reprend-il ?
    }
ask-choose-stack =
    { $mine ->
        [yes] De quelle région regardez-vous les vignes ?
       *[no] De quelle région { $who } regarde-t-il les vignes ?
    }
ask-lay-top =
    { $mine ->
        [yes] Quelle vigne { of-region } posez-vous sur le dessus, visible de tous ?
       *[no] Quelle vigne { of-region } { $who } pose-t-il sur le dessus ?
    }
ask-lay-below =
    { $mine ->
        [yes] Quelle vigne { of-region } vient ensuite dessous ? Personne d’autre ne la voit.
       *[no] Quelle vigne { of-region } { $who } pose-t-il ensuite, à l’insu des autres ?
    }
ask-choose-place =
    { $mine ->
        [yes] Quelle place de la rangée du bas prenez-vous ?
       *[no] Quelle place de la rangée du bas { $who } prend-il ?
    }
ask-choose-cubes =
    { $mine ->
        [yes] Combien de cubes renommée retirez-vous pour ce vin ?
       *[no] Combien de cubes renommée { $who } retire-t-il pour le vin ?
    }
ask-choose-booth =
    { $mine ->
        [yes] Quel stand prenez-vous ?
       *[no] Quel stand { $who } prend-il ?
    }
ask-choose-magnate =
    { $mine ->
        [yes] Votre vin vaut { $value }. À quel magnat rendez-vous visite, si vous le souhaitez ?
       *[no] Le vin vaut { $value }. À quel magnat { $who } rend-il visite, s’il le souhaite ?
    }
ask-arrange-workers =
    { $mine ->
        [yes] Redistribuez-vous vos employés avant la production de l’année ?
       *[no] { $who } redistribue-t-il ses employés avant la production de l’année ?
    }
ask-choose-port =
    { $mine ->
        [yes] Dépensez-vous une tuile Porto pour le vin du domaine { $estate } ?
       *[no] { $who } dépense-t-il une tuile Porto pour le vin du domaine { $estate } ?
    }
ask-choose-first-tile =
    { $mine ->
        [yes] Avec quelle tuile action du magnat commencez-vous ?
       *[no] Avec quelle tuile action du magnat { $who } commence-t-il ?
    }
ask-special-turn =
    { $mine ->
        [yes] Où déplacez-vous votre jeton d’action, ou que jouez-vous d’abord ?
       *[no] Où { $who } déplace-t-il son jeton d’action ?
    }
ask-after-special =
    { $mine ->
        [yes] Utilisez-vous encore un expert ou une tuile magnat, ou terminez-vous votre tour ?
       *[no] { $who } utilise-t-il encore un expert ou une tuile magnat ?
    }
ask-play-for-fair =
    { $mine ->
        [yes] Quel expert ({ $feature }) défaussez-vous pour des points de foire, si vous le souhaitez ?
       *[no] Quel expert ({ $feature }) { $who } défausse-t-il pour des points de foire ?
    }
ask-choose-tile =
    { $mine ->
        [yes] Quelle tuile magnat achetez-vous contre un vin, ou passez-vous ?
       *[no] Quelle tuile magnat { $who } achète-t-il contre un vin ?
    }
ask-pay-for-tile =
    { $mine ->
        [yes] Quel vin défaussez-vous pour la { $tile } ?
       *[no] Quel vin { $who } défausse-t-il pour la { $tile } ?
    }
ask-reserve-turn =
    { $mine ->
        [yes] Où déplacez-vous votre jeton d’action, ou que faites-vous d’abord ?
       *[no] Vers quelle case { $who } déplace-t-il son jeton d’action ?
    }
ask-after-reserve =
    { $mine ->
        [yes] Utilisez-vous encore un expert, un bénéfice ou vos investissements, ou terminez-vous votre tour ?
       *[no] { $who } utilise-t-il encore un expert, un bénéfice ou ses investissements ?
    }
ask-use-bank =
    { $mine ->
        [yes] Que faites-vous à la banque ?
       *[no] Que fait { $who } à la banque ?
    }
ask-make-room =
    { $mine ->
        [yes] Lequel de vos experts défaussez-vous pour le nouveau, ou le refusez-vous ?
       *[no] Quel expert { $who } défausse-t-il pour le nouveau ?
    }
ask-choose-pair =
    { $mine ->
        [yes] Quels tonneaux reprenez-vous ({ $establishment }, encore { $left }) ?
       *[no] Quels tonneaux { $who } reprend-il ({ $establishment }, encore { $left }) ?
    }
ask-pair-cubes =
    { $mine ->
        [yes] Sur quelle région mettez-vous un cube pour la paire (encore { $left }) ?
       *[no] Sur quelle région { $who } met-il un cube pour la paire (encore { $left }) ?
    }
ask-pay-wine =
    { $mine ->
        [yes] Quel vin défaussez-vous pour le bénéfice ({ $benefit }) ?
       *[no] Quel vin { $who } défausse-t-il pour le bénéfice ({ $benefit }) ?
    }
ask-choose-source =
    { $mine ->
        [yes] Lequel de vos tonneaux y va ({ $benefit }) ?
       *[no] Quel tonneau de { $who } y va ({ $benefit }) ?
    }
ask-pick-slot =
    { $mine ->
        [yes] Quelle case du multiplicateur prenez-vous ({ $multiplier }) ?
       *[no] Quelle case du multiplicateur { $who } prend-il ({ $multiplier }) ?
    }
ask-score-wine =
    { $mine ->
        [yes] Quel vin défaussez-vous pour sa valeur en PV ?
       *[no] Quel vin { $who } défausse-t-il pour sa valeur en PV ?
    }
ask-score-cubes =
    { $mine ->
        [yes] Combien de cubes renommée retirez-vous pour augmenter sa valeur ?
       *[no] Combien de cubes renommée { $who } retire-t-il pour augmenter sa valeur ?
    }
ask-divest-first =
    { $mine ->
        [yes] Cédez-vous des investissements avant les intérêts ?
       *[no] { $who } cède-t-il des investissements avant les intérêts ?
    }
ask-choose-loss =
    { $mine ->
        [yes] De quel domaine perdez-vous un établissement vinicole (ou une vigne, sans établissement) ?
       *[no] De quel domaine { $who } perd-il un établissement vinicole (ou une vigne) ?
    }
ask-recover-before-fair =
    { $mine ->
        [yes] Récupérez-vous une paire de tonneaux avant la foire ?
       *[no] { $who } récupère-t-il une paire de tonneaux avant la foire ?
    }
ask-play-secretly =
    { $mine ->
        [yes] Quel expert jouez-vous à la foire ? Personne ne le voit avant que tous aient choisi.
       *[no] Quels experts { $who } joue-t-il à la foire ?
    }
ask-close-turn =
    { $mine ->
        [yes] Quel bénéfice utilisez-vous, ou vous retirez-vous ?
       *[no] Quel bénéfice { $who } utilise-t-il, s’il en utilise un ?
    }
ask-choose-release =
    { $compulsory ->
        [yes] { $mine ->
            [yes] Quel vin inscrivez-vous à la foire à la dernière minute ?
           *[no] Quel vin { $who } inscrit-il à la foire à la dernière minute ?
        }
       *[no] { $mine ->
            [yes] Quel vin inscrivez-vous à la prochaine foire, ou passez-vous ?
           *[no] Quel vin { $who } inscrit-il à la prochaine foire, s’il en inscrit un ?
        }
    }
ask-choose-barrel-back =
    { $more ->
        [yes] { $mine ->
            [yes] Reprenez-vous un autre tonneau de la zone des ventes ?
           *[no] { $who } reprend-il un autre tonneau de la zone des ventes ?
        }
       *[no] { $mine ->
            [yes] Quel tonneau reprenez-vous dans la zone des ventes ?
           *[no] Quel tonneau { $who } reprend-il dans la zone des ventes ?
        }
    }
ask-choose-yearly-pair =
    { $more ->
        [yes] { $mine ->
            [yes] Récupérez-vous une autre paire de tonneaux ?
           *[no] { $who } récupère-t-il une autre paire de tonneaux ?
        }
       *[no] { $mine ->
            [yes] De quel établissement récupérez-vous une paire de tonneaux ?
           *[no] De quel établissement { $who } récupère-t-il une paire de tonneaux ?
        }
    }
ask-place-on-estate =
    { $worker-id ->
        [enologist] { $mine ->
            [yes] Combien de vos { $left } œnologues en main placez-vous sur le domaine { $estate } ?
           *[no] Combien de ses { $left } œnologues { $who } place-t-il sur le domaine { $estate } ?
        }
       *[other] { $mine ->
            [yes] Combien de vos { $left } agriculteurs en main placez-vous sur le domaine { $estate } ?
           *[no] Combien de ses { $left } agriculteurs { $who } place-t-il sur le domaine { $estate } ?
        }
    }

## Events: set-up

event-set-up = Le plateau est prêt avec le matériel pour ce nombre de joueurs
event-markers-start = Tous les jetons sont sur leur case de départ, les jetons d’action au centre du Quadrel
event-solo-set-up = Une partie à deux contre Lacerda, qui joue avec des cartes
event-first-order = Ordre du tour : { $player }
event-new-order = Nouvel ordre du tour : { $player }
event-starting-money = +{ bagos-money } { for-whom } pour commencer
event-region-out = { $region } n’est pas en jeu dans cette partie
event-vineyard-turned = La première vigne { of-region } est maintenant { $colour ->
        [blanc] blanche
       *[other] { $colour }
    } et coûte { bagos-price }
event-expert-turned = { $expert } est maintenant sur le dessus de sa pioche
event-first-display = { $count } tuiles action du magnat sont exposées
event-display-refilled = La zone d’affichage des tuiles magnat est complétée
event-display-cleared = Le reste de l’affichage est défaussé et de nouvelles tuiles magnat sont exposées
event-tile-shown = +1 tuile dans l’affichage : { $tile }
event-first-wine = +1 vin { for-whom } : { a-wine }

## Events: the year

event-year-begins = L’année { $year } commence ; météo { $step }
event-tiles-turned-up = Tout ce qui était face cachée est retourné face visible
event-feature-advances = Le jeton { $feature } avance : { $step }
event-change-over = Le premier joueur a réalisé ses deux actions ; à l’autre maintenant
event-marker-moves = { $who } va sur { $space }
event-stayed = { $who } reste sur Passer / Communiqué de presse
event-fee-distance = −{ bagos-money } { for-whom } : la case n’est pas adjacente
event-fee-player = −{ bagos-money } { for-whom }, +{ $money } pour { $player } : un jeton s’y trouve
event-fee-tax = −{ bagos-money } { for-whom } : taxe
event-fee-bago = −{ bagos-money } { for-whom } : le Bago de Lacerda s’y trouvait
event-place-taken = { $who } prend la place { $place } de la rangée du bas
event-passed = { $who } passe
event-cube-placed = +1 cube renommée sur { $region } (maintenant { $cubes })
event-no-cube = Pas de cube renommée pour { $region } : aucune case libre, ou réserve vide
event-no-cube-left = Aucun cube renommée ne peut être posé
event-cube-waits = Un cube renommée attend une région sur le domaine { $estate }
event-waiting-cubes =
    { $cubes ->
        [0] Aucun cube en attente ne peut aller
        [one] { $cubes } cube en attente va
       *[other] { $cubes } cubes en attente vont
    } sur { $region }{ $surplus ->
        [0] { "" }
        [one] { "" } ; { $surplus } ne trouve pas de case
       *[other] { "" } ; { $surplus } ne trouvent pas de case
    }
event-waiting-cube-back = Le cube renommée qui attendait sur l’établissement vinicole du domaine { $estate } retourne à la réserve

## Events: building, hiring and wine

event-vineyard-bought = +1 { the-vineyard } { for-whom }{ $price ->
        [0] , gratuitement
       *[other] , −{ bagos-price }
    }
event-estate-opened = Le domaine { $estate } de { $who } est maintenant à { $region }
event-vineyard-placed = Une vigne { of-region } de plus sur le domaine { $estate } de { $who }
event-winery-built = +1 établissement vinicole sur le domaine { $estate } { for-whom }, −{ bagos-price }
event-cellar-built = +1 cave sur le domaine { $estate } { for-whom }, −{ bagos-price }
event-worker-hired = +1 { $worker } sur le domaine { $estate } { for-whom }, −{ bagos-price }
event-gift =
    { $region } offre { $region-id ->
        [douro] { $count ->
            [one] { $count } tuile Porto
           *[other] { $count } tuiles Porto
        }
        [dao] une cave
        [ribatejo] un agriculteur
       *[other] { $count ->
            [one] un établissement vinicole
           *[other] { $count } établissements vinicoles
        }
    } au domaine { $estate } de { $who }
event-gift-lost = Le cadeau { of-region } est perdu { for-whom }
event-gift-declined = { $who } refuse le cadeau { of-region }
event-expert-hired = +1 expert { for-whom } : { $expert }, −{ bagos-price }
event-expert-given = +1 expert gratuit { for-whom } : { $expert }
event-expert-discarded = −1 expert { for-whom } : { $expert } va sous sa pioche
event-expert-declined = { $who } refuse l’expert
event-experts-gone = Il ne reste pas d’expert { for-whom }
event-expert-used = { $who } retourne { $expert } face cachée
event-money-taken =
    +{ bagos-money } { for-whom } : { $cause-id ->
        [expert] de l’expert
        [booth] du stand
       *[place] pour la place dans l’ordre du tour
    }
event-barrel-back = +1 tonneau en réserve { for-whom } (maintenant { $barrels })
event-stack-looked-at = { $who } regarde les vignes { of-region } et les remet en ordre
event-vineyard-laid = Ensuite dessous à { $region } : une vigne { $colour ->
        [blanc] blanche
       *[other] { $colour }
    } à { bagos-price }
event-vineyard-laid-hidden = { $who } pose une vigne dessous, à l’insu des autres
event-wine-lost = −1 vin { for-whom } : le { a-wine } est trop vieux
event-wine-made = +1 vin { for-whom } sur le domaine { $estate } : { a-wine }
event-no-wine = Pas de vin sur le domaine { $estate } ({ $region }) de { $who } : qualité { $quality }
event-port-spent = { $who } dépense une tuile Porto pour le domaine { $estate }
event-workers-taken-up = { $who } redistribue les employés
event-workers-placed = { $count } × { $worker } sur le domaine { $estate } { for-whom }
event-sold = +{ bagos-money } { for-whom } : le { a-wine } est vendu ({ $establishment } ; cubes retirés : { $cubes })
event-sold-to-account = Le { a-wine } de { $who } est vendu pour { bagos-money } ({ $establishment } ; cubes retirés : { $cubes })
event-exported = +{ points-vp } { for-whom } : le { a-wine } est exporté sur la case de valeur { $value } en colonne { $column } (cubes retirés : { $cubes })
event-wine-discarded = −1 vin { for-whom } : le { a-wine } est défaussé

## Events: press releases, fairs and magnates

event-wine-announced = { $who } annonce le { a-wine } pour la foire { $fair }
event-wine-entered = +{ points-fp } { for-whom } (maintenant { $total }) : le vin vaut { $value }, cubes retirés : { $cubes }
event-fair-points =
    +{ points-fp } { for-whom } (maintenant { $total }) : { $cause-id ->
        [region] pour un vin de Trás-os-Montes
        [cubes] pour des cubes renommée
        [booth] du stand
       *[tile] de la tuile magnat
    }
event-fair-tile = Un vin de { $value } permet à { $who } ce nombre d’experts à la foire : { $experts }
event-booth-taken = { $who } prend le stand { $booth }
event-expert-played = +{ points-fp } { for-whom } (maintenant { $total }) : { $expert }
event-expert-chosen = Vous jouerez { $expert } à la foire
event-expert-chosen-hidden = { $who } choisit des experts en secret
event-experts-chosen = { $who } a choisi
event-barrel-from-magnate = +1 tonneau { for-whom } de chez { $magnate } (maintenant { $barrels })
event-barrel-to-magnate = { $who } pose un tonneau chez { $magnate } (reste en réserve : { $barrels })
event-fair-opens = La foire aux vins { $fair } ouvre
event-no-entry = { $who } n’a ni stand ni vin et ne participe pas
event-fair-ranked =
    +{ points-vp } { for-whom } : { $tied ->
        [one] place { $place }
       *[other] place { $place }, partagée à { $tied },
    } de la foire avec { $total } PF
event-sale-left = { $who } n’achète plus de tuiles à cette foire
event-tile-gained = +1 tuile magnat { for-whom } : { $tile }
event-multiplier-gained = +1 tuile magnat { for-whom }, avec un tonneau dessus : { $tile }
event-tile-used = { $who } utilise la { $tile }
event-benefit-used = { $who } utilise un bénéfice : { $benefit }
event-multiplier-taken = { $who } prend la case { $slot } du multiplicateur { $multiplier }
event-multiplier-scored = +{ points-vp } { for-whom } : { $multiplier }
event-wine-scored = +{ points-vp } { for-whom } : la valeur du { a-wine } (cubes retirés : { $cubes })
event-pair-recovered = { $who } récupère une paire de tonneaux : { $establishment }

## Events: the bank of 2010

event-account-moves = Compte de { $who } : { $step } (maintenant { $balance })
event-account-empty = −{ points-vp } { for-whom } : le compte est vide
event-invested = { $who } investit : position { $position }
event-divested = +{ bagos-money } { for-whom } : cession jusqu’à la position { $position }
event-all-divested = +{ bagos-money } { for-whom } : tous les investissements sont cédés
event-interest = Intérêts de { $who } : { $step }
event-interest-unpaid = { $who } ne peut pas payer { bagos-money } d’intérêts et perd une tuile, s’il en reste une
event-winery-lost = −1 établissement vinicole sur le domaine { $estate } { for-whom }
event-vineyard-lost = −1 vigne { of-region } sur le domaine { $estate } { for-whom }, pour de bon
event-worker-moves = L’{ $worker } de { $who } trouve une tuile sur le domaine { $estate }
event-worker-leaves = −1 { $worker } { for-whom } : il n’y a plus de tuile, retour au plateau
event-salaries =
    { $count ->
        [0] { $who } ne peut verser aucun salaire
       *[other] { $who } verse { bagos-money } de salaires à { $count ->
            [one] { $count } œnologue
           *[other] { $count } œnologues
        }
    }
event-enologists-leave =
    { $count ->
        [one] −{ $count } œnologue
       *[other] −{ $count } œnologues
    } { for-whom } : le compte ne peut pas payer davantage

## Events: Lacerda

event-lacerda-starts = { $who } commence avec { points-vp } et { some-barrels }
event-number-drawn = { $who } pioche le Numéro { $number }
event-number-without-effect = Le Numéro { $number } est sans effet pour { $who }
event-vineyard-discarded = { $who } défausse la première vigne { of-region }
event-tile-discarded = { $who } défausse la { $tile }
event-lacerda-stays = { $who } reste sur { $space }
event-bago-left = { $who } laisse 1 Bago sur { $space }
event-supply-pays = +{ bagos-money } { for-whom } de la réserve, pour Lacerda
event-removed = { $who } retire du plateau : { $kind } ({ $count })
event-lacerda-takes-cubes = { $who } prend { some-cubes } à { $region }
event-lacerda-cannot = { $who } n’a pas de tonneau ou ne trouve pas de case
event-lacerda-exports = +{ points-vp } pour { $who } : export en colonne { $column } avec { some-cubes }
event-lacerda-sells = +{ bagos-money } pour { $who } : un vin { $colour } est vendu
event-lacerda-skips-sale = Aucun Numéro ne convient : { $who } renonce à la vente
event-lacerda-releases = +{ points-fp } pour { $who } (maintenant { $total }) : communiqué avec ce que Bruno attend
event-lacerda-chooses-booth = { $who } veut le stand { $booth }
event-lacerda-plays = { $who } joue un expert : { $feature }
event-trophy = +1 trophée { for-whom } (maintenant { $count })
event-decks-shuffled = Les cartes de Lacerda sont mélangées à nouveau

## Events: the end

event-extra-action = Après la troisième foire, chacun réalise une action supplémentaire
event-closing-round = Après la troisième foire : les derniers bénéfices des magnats
event-closing-left = { $who } n’utilise plus de bénéfice
event-final-points = +{ points-vp } { for-whom } au décompte final : { $total } PV en tout
event-victory = { $who } gagne avec { $total } PV
event-victory-by-exports = { $who } gagne avec { $total } PV, grâce à plus de tonneaux dans la zone export ({ $barrels })
event-victory-by-money = { $who } gagne avec { $total } PV, grâce à plus d’argent ({ $money })
event-shared-victory = { $player } se partagent la victoire avec { $total } PV
event-award =
    { $count ->
        [one] +{ $count } récompense
       *[other] +{ $count } récompenses
    } { for-whom } : { $award }
event-solo-won = { $who } bat Lacerda : { $total } PV contre { $rival }
event-solo-lost = { $who } ne bat pas Lacerda : { $total } PV contre { $rival }
event-solo-title =
    Le titre de { $who } avec { $count ->
        [one] { $count } récompense
       *[other] { $count } récompenses
    } : { $title }

## Refusals

refusal-account-full = Le compte est plein à { $most }.
refusal-account-is-empty = Le compte est vide.
refusal-announced = Un expert a été annoncé : faites le déplacement pour lequel il l’a été.
refusal-announcement-useless = Aucun déplacement possible n’utilise cet expert.
refusal-at-least-one = Il faut réaliser au moins une unité de l’action.
refusal-balance-too-low = Ce pas coûte { bagos-price } du compte, qui en a { $have }.
refusal-barrel-compulsory = Un tonneau doit revenir de la zone des ventes.
refusal-barrel-stays = Un tonneau sur un multiplicateur y reste pour de bon.
refusal-booth-taken = Le stand { $booth } est pris.
refusal-card-drawn = Cette carte Action n’est pas dans la pioche.
refusal-chosen-already = { $expert } est déjà choisi.
refusal-chosen-in-order = Les experts se choisissent dans l’ordre de la liste ; celui-ci vient avant ceux qui sont choisis, ou la tuile de foire n’en permet pas plus.
refusal-cubes-to-remove = Ici, vous pouvez retirer au plus ce nombre de cubes : { $most }.
refusal-discount-announced = Le Rabais est annoncé : allez sur les Vignes.
refusal-discount-too-late = Le Rabais s’utilise avant le premier achat de l’action.
refusal-estate-full = Le domaine { $estate } n’a plus de case libre.
refusal-expert-due = Un expert a été défaussé pour celui-ci : prenez-le.
refusal-expert-face-down = { $expert } est face cachée.
refusal-export-taken = Un tonneau se trouve déjà en colonne { $column }, ligne { $row }.
refusal-extra-impossible = Cela ne peut pas être réalisé maintenant : { $benefit }.
refusal-fees-too-high = Les frais sont de { bagos-price }, mais il n’y a que { bagos-have }.
refusal-four-features = Il faut des experts face visible des quatre caractéristiques.
refusal-free-move-announced = Le Déplacement gratuit est annoncé : choisissez une case où il fait économiser quelque chose.
refusal-free-move-too-late = Le Déplacement gratuit s’annonce avec le déplacement.
refusal-gift-compulsory = Ce qui est donné ici doit être pris.
refusal-has-a-place = Ce joueur a déjà une place dans l’ordre.
refusal-has-cellar = Le domaine { $estate } a déjà une cave.
refusal-icon-owned = Vous possédez déjà une tuile avec cette icône : { $tile }.
refusal-inset-full = { $region } n’a plus de case libre pour un cube.
refusal-investment-at-bottom = Le jeton d’investissement ne peut pas aller plus à gauche.
refusal-investment-at-top = Le jeton d’investissement ne peut pas aller plus à droite.
refusal-magnate-not-content =
    { $magnate-id ->
        [anabela] { $colour-id ->
            [none] Cette année, { $magnate } n’attend aucun vin.
           *[other] { $magnate } attend un vin { $colour }, et celui-ci est de l’autre couleur.
        }
        [bruno] { $least ->
            [0] Cette année, { $magnate } n’attend aucun vin.
           *[other] { $magnate } attend une valeur de { $least } ou plus, et ce vin est inscrit à { $value }.
        }
       *[carolina] { $magnate } attend un vin de l’une de ces régions : { $region }.
    }
refusal-magnate-twice = { $magnate } a déjà reçu une visite.
refusal-multiplier-full = Les deux cases de ce multiplicateur sont prises.
refusal-multiplier-twice = Vous avez déjà un tonneau sur ce multiplicateur.
refusal-must-enter = À la dernière minute, il faut inscrire un vin.
refusal-must-leave-pass = Une autre action est possible : quittez Passer / Communiqué de presse.
refusal-must-move = Le jeton d’action doit aller sur une autre case.
refusal-no-barrel = Il n’y a pas de tonneau en réserve.
refusal-no-barrel-for-tile = Un multiplicateur exige un tonneau de votre réserve : { $tile }.
refusal-no-barrel-in-row = Vous n’avez pas de tonneau dans la rangée { of-magnate } qui pourrait y aller.
refusal-no-barrel-placed = Il n’y a pas de tonneau à reprendre.
refusal-no-barrel-there = Aucun tonneau à vous ne s’y trouve.
refusal-no-barrel-with-magnate = Vous n’avez plus de tonneau chez { $magnate }.
refusal-no-cash = Il n’y a pas de cash à déposer.
refusal-no-cellar-in-minho = Le domaine { $estate } est à Minho, où les caves sont interdites.
refusal-no-cellars = Il ne reste plus de cave.
refusal-no-empty-tile = Le domaine { $estate } n’a pas de tuile vide pour un { $worker }.
refusal-no-estate-for-vineyard = La première vigne { of-region } ({ $colour }) ne va sur aucun de vos domaines.
refusal-no-export-space = Un vin valant au plus { $value } n’atteint aucune case d’export libre.
refusal-no-investment-here = Il n’y a pas d’investissements dans cette édition.
refusal-no-limit-of-experts = Il n’y a pas de limite d’experts, aucun n’a donc à partir.
refusal-no-pair = Vous n’y avez pas de paire de tonneaux : { $establishment }.
refusal-no-place-for-cube = Aucun cube ne peut être posé.
refusal-no-sales-space = Un vin { $colour } valant au plus { $value } n’atteint aucune case de vente libre.
refusal-no-such-benefit = Ce bénéfice n’existe pas.
refusal-no-such-booth = Ce stand n’existe pas ; ils portent les numéros 1 à { $booths }.
refusal-no-such-establishment = Cet établissement n’existe pas.
refusal-no-such-estate = Ce domaine n’existe pas.
refusal-no-such-export = Cette case d’export n’existe pas.
refusal-no-such-feature = Cette caractéristique n’existe pas.
refusal-no-such-magnate = Ce magnat n’existe pas.
refusal-no-such-place = La rangée du bas a { $places } places.
refusal-no-such-region = Cette région n’existe pas.
refusal-no-such-space = Il n’y a pas de case de vente de cette couleur avec le nombre { $value }.
refusal-no-such-space-here = Le Quadrel n’a pas cette case.
refusal-no-such-wine = Il n’y a pas de vin à cet endroit.
refusal-no-such-worker = Il n’y a que des œnologues et des agriculteurs.
refusal-no-wine-for-benefit = Un bénéfice coûte un vin, et il n’y en a pas.
refusal-no-wineries = Il ne reste plus d’établissement vinicole.
refusal-no-workers-left =
    { $worker-id ->
        [enologist] Il ne reste plus d’{ $worker }.
       *[other] Il ne reste plus d’{ $worker }.
    }
refusal-not-during-action = Les experts ne s’utilisent pas pendant une action.
refusal-not-from-magnates = Un expert ne fait pas revenir un tonneau de chez les magnats.
refusal-not-hired-here =
    { $tile ->
        [yes] La tuile magnat engage l’autre sorte d’employé : ici, on n’engage pas d’{ $worker }.
       *[no] Dans cette édition, l’action n’engage que des œnologues : ici, on n’engage pas d’{ $worker }.
    }
refusal-not-in-booth = Le stand ne permet que ces caractéristiques : { $feature }.
refusal-not-in-pile = Cet expert n’est pas parmi ceux de la pioche { $feature } que l’on n’a pas vus.
refusal-not-in-stack = Cette vigne ne peut pas être posée ou tirée à { $region } maintenant.
refusal-not-your-expert = Vous n’avez pas cet expert.
refusal-not-your-tile = Vous n’avez pas cette tuile.
refusal-nothing-affordable = Avec { bagos-have }, des frais de { bagos-price } laissent trop peu pour l’action { $action }.
refusal-nothing-left-to-buy = Avec cette vigne sur le dessus, on ne pourrait plus rien acheter.
refusal-nothing-to-do =
    { $reason-id ->
        [wine] Vous n’avez pas de vin pour cela : { $action }.
        [barrel] Vous n’avez pas de tonneau disponible pour marquer la case : { $action }.
        [value] Vos vins ne valent assez pour aucune case libre : { $action }.
       *[other] On ne peut rien y faire maintenant : { $action }.
    }
refusal-nothing-to-lose = Le domaine { $estate } n’a pas une telle tuile.
refusal-nothing-to-rearrange = Aucune région n’a deux vignes à remettre en ordre.
refusal-number-drawn = Cette carte Numéro n’est pas dans la pioche.
refusal-once-a-turn =
    { $reserve ->
        [yes] Vous avez déjà utilisé un avantage de magnat pendant ce tour, et un seul est permis par tour.
       *[no] Vous avez déjà utilisé une tuile magnat pendant ce tour, et une seule est permise par tour.
    }
refusal-one-ability = Une seule capacité d’expert par tour.
refusal-one-discount = Un seul Rabais par action.
refusal-only-for-vineyards = { $ability } fait partie d’une action Vignes.
refusal-opposite-of-deposit = Dans une même action Banque, on ne retire pas ce que l’on dépose.
refusal-opposite-of-divesting = Dans une même action Banque, on n’investit pas après avoir cédé.
refusal-opposite-of-investing = Dans une même action Banque, on ne cède pas après avoir investi.
refusal-opposite-of-withdrawal = Dans une même action Banque, on ne dépose pas ce que l’on retire.
refusal-other-establishment = Les deux tonneaux de la paire viennent du même endroit : { $establishment }.
refusal-other-feature = On demande un expert de cette caractéristique : { $feature }.
refusal-outside-frame = Avec si peu de joueurs, cette case n’existe pas.
refusal-pair-compulsory = Il faut récupérer une paire.
refusal-pairs-too-late = Les paires se récupèrent avant la première action du tour.
refusal-pile-empty = La pioche { $feature } est vide.
refusal-piles-empty = Toutes les pioches d’experts sont vides.
refusal-place-taken = La place { $place } est prise.
refusal-region-not-used = { $region } n’est pas en jeu dans cette partie.
refusal-room-for-expert = Il y a de la place pour un autre expert, aucun n’a donc à partir.
refusal-same-as-another = Le domaine { $estate } est en tout point pareil à un précédent ; choisissez celui-là.
refusal-same-region-twice = Une même action n’achète jamais deux fois dans la même région : { $region }.
refusal-second-wine = Il faut encore un autre vin : { $benefit }.
refusal-six-experts = Avec { $most } experts, il faut d’abord en défausser un.
refusal-slot-taken = Cette case est prise.
refusal-space-taken = Un tonneau se trouve déjà sur le { $value }.
refusal-stack-empty = Il ne reste plus de vigne à { $region }.
refusal-stack-too-small = { $region } n’a pas même deux vignes à remettre en ordre.
refusal-tile-face-down = Cette tuile est face cachée : { $tile }.
refusal-tile-impossible = Ceci ne peut pas être réalisé maintenant : { $tile }.
refusal-tile-not-on-top = Cette tuile ne peut pas être sur le dessus de la pile.
refusal-tile-not-shown = Cette tuile n’est pas dans l’affichage.
refusal-too-dear = Cela coûte { bagos-price }, mais il n’y a que { bagos-have }.
refusal-two-regions = Les cubes d’une paire vont dans des régions différentes ; { $region } en a déjà un.
refusal-two-wineries = Le domaine { $estate } a déjà autant d’établissements vinicoles que permis.
refusal-value-too-low = La case exige { $value }, mais ce vin vaut au plus { $have }.
refusal-vineyard-does-not-fit =
    { $reason-id ->
        [tiles] Le domaine { $estate } n’a plus de place pour une vigne.
        [cellar] Le domaine { $estate } a une cave, et une vigne du Minho ne va pas avec une cave.
        [region] Les vignes du domaine { $estate } sont d’une autre région.
        [colour] Les vignes du domaine { $estate } sont de l’autre couleur.
       *[vineyards] Le domaine { $estate } a déjà autant de vignes que permis.
    }
refusal-vintage-gone = Cette tuile de cuvée n’est pas face cachée.
refusal-workers-on-estate = Placez-en de { $least } à { $most } à cet endroit.

## Score sheet, quality, value and fees

score-earlier = Avant cette position
score-export = Exportations
score-fair-1 = Première foire
score-fair-2 = Deuxième foire
score-fair-3 = Troisième foire
score-wine-now = Un vin pour sa valeur
score-experts-now = Experts des quatre caractéristiques
score-cubes-now = Cubes renommée des propres régions
score-account-empty = Compte à 0
score-money = Argent : { $money } Bagos
score-money-tile = Argent selon la tuile multiplicateur : { $money } Bagos
score-wines = Vins restants : { $count }
score-majority = Majorité en colonne d’export { $column }
score-multiplier = Multiplicateur : { $multiplier }, { $count } × { $value }
score-account = Compte de { $balance }
score-lacerda-tiles = Tuiles multiplicateur : { $count } × { $value }
score-award-vp = Plus de PV que Lacerda
score-award-money = Plus d’argent que Lacerda
score-award-trophies = Trophées
score-award-estates = Domaines complets
score-award-export = Plus de PV de majorités à l’export que Lacerda
score-award-magnates = Plus aucun tonneau chez les magnats
score-quality-vineyards = Vignes
score-quality-farmers = Agriculteurs
score-quality-wineries = Établissements vinicoles
score-quality-enologists = Œnologues
score-quality-weather = Météo
score-quality-port = Tuile Porto
score-value-quality = Qualité
score-value-age = Âge
score-value-cubes = Cubes renommée
score-value-algarve = Algarve (bonus de région)
score-fee-distance = Case non adjacente
score-fee-player = À { $player }, qui s’y trouve
score-fee-tax = Taxe
score-fee-bago = Bago laissé par Lacerda

## Unités du conseiller : ce qu’un joueur possède en tel nombre

unit-points = PV ({ $score })
unit-points-money = PV pour l’argent à la fin
unit-points-wines = PV pour les vins à la fin
unit-points-majorities = PV de majorités à l’export
unit-points-multipliers = PV par multiplicateurs
unit-bagos =
    { $count ->
        [one] Bago en cash
       *[other] Bagos en cash
    }
unit-account =
    { $count ->
        [one] Bago sur le compte
       *[other] Bagos sur le compte
    }
unit-investments =
    { $count ->
        [one] cran d’investissement
       *[other] crans d’investissement
    }
unit-fair-points =
    { $count ->
        [one] point de foire
       *[other] points de foire
    }
unit-wines =
    { $count ->
        [one] vin
       *[other] vins
    }
unit-quality = de qualité pour tous les vins
unit-barrels =
    { $count ->
        [one] tonneau en stock
       *[other] tonneaux en stock
    }
unit-with-magnates =
    { $count ->
        [one] tonneau chez les magnats
       *[other] tonneaux chez les magnats
    }
unit-experts =
    { $count ->
        [one] expert face visible
       *[other] experts face visible
    }
unit-ports =
    { $count ->
        [one] tuile Porto
       *[other] tuiles Porto
    }
unit-tiles =
    { $count ->
        [one] tuile magnat face visible
       *[other] tuiles magnat face visible
    }
unit-vineyards =
    { $count ->
        [one] vigne
       *[other] vignes
    }
unit-wineries =
    { $count ->
        [one] établissement vinicole
       *[other] établissements vinicoles
    }
unit-cellars =
    { $count ->
        [one] cave
       *[other] caves
    }
unit-enologists =
    { $count ->
        [one] œnologue
       *[other] œnologues
    }
unit-farmers =
    { $count ->
        [one] agriculteur
       *[other] agriculteurs
    }

## Options

option-first-game-regions = Régions de la première partie
choice-first-game-regions-false = Les régions inutilisées sont tirées au sort
choice-first-game-regions-true = Comme le livret le propose pour une première partie
option-maintenance-variant = Variante de maintenance
choice-maintenance-variant-false = Les paires de tonneaux ne reviennent qu’à son tour et avant les foires
choice-maintenance-variant-true = À la maintenance, chacun doit récupérer une paire
option-five-estates = Cinq domaines
choice-five-estates-false = Quatre domaines chacun
choice-five-estates-true = Cinq domaines chacun, comme dans l’édition 2016
option-declared-expert-counts-for-legal-move = Déplacement gratuit et Rabais annoncés
choice-declared-expert-counts-for-legal-move-true = Ils peuvent rendre une case abordable
choice-declared-expert-counts-for-legal-move-false = La case doit être abordable sans eux
option-pass-allowed-when-already-on-pass = Rester sur Passer
choice-pass-allowed-when-already-on-pass-only-if-no-other-legal-action = Seulement si aucune autre action n’est possible
choice-pass-allowed-when-already-on-pass-always = Toujours
option-order-places-used = Places de la rangée du bas
choice-order-places-used-number-of-players = Autant que de joueurs
choice-order-places-used-four = Quatre
option-waiting-cubes-without-slot = Cubes en attente sans case libre
choice-waiting-cubes-without-slot-back-to-supply = Ils retournent à la réserve
choice-waiting-cubes-without-slot-stay = Ils attendent une case sur leur tuile
option-minho-on-estate-with-cellar = Minho sur un domaine avec cave
choice-minho-on-estate-with-cellar-false = Interdit
choice-minho-on-estate-with-cellar-true = Permis
option-region-gifts-compulsory = Cadeaux des régions
choice-region-gifts-compulsory-true = Ils sont reçus automatiquement
choice-region-gifts-compulsory-false = Ils peuvent être refusés
option-experts-usable-during-action = Experts pendant une action
choice-experts-usable-during-action-true = Cash, Ajout de cube et Reprise de tonneau entre deux unités
choice-experts-usable-during-action-false = Seulement avant le déplacement et après l’action
option-vineyard-experts-apply-to-tile-purchases = Réarrangement et Rabais pour un achat isolé
choice-vineyard-experts-apply-to-tile-purchases-false = Seulement pour l’action Vignes du Quadrel
choice-vineyard-experts-apply-to-tile-purchases-true = Aussi pour une tuile magnat ou une action additionnelle
option-non-participant-ranked-at-fair = Joueurs sans stand à la foire
choice-non-participant-ranked-at-fair-false = Ils ne sont pas classés
choice-non-participant-ranked-at-fair-true = Ils sont classés selon leurs points de foire
option-maintenance-2016-barrels-taken = Tonneaux repris à la maintenance
choice-maintenance-2016-barrels-taken-one = Exactement un
choice-maintenance-2016-barrels-taken-at-least-one = Au moins un
option-majority-multiplier-counts-ties = Multiplicateur des majorités
choice-majority-multiplier-counts-ties-true = Les majorités partagées comptent
choice-majority-multiplier-counts-ties-false = Seules les majorités sans partage comptent
option-pairs-before-later-extra-action = Paires après une action du tour
choice-pairs-before-later-extra-action-false = Seulement avant la première action
choice-pairs-before-later-extra-action-true = Aussi avant un bénéfice ultérieur
option-expert-gift-may-be-declined-at-limit-2010 = Un expert offert quand on en a six
choice-expert-gift-may-be-declined-at-limit-2010-true = Il peut être refusé
choice-expert-gift-may-be-declined-at-limit-2010-false = Il doit être pris
option-discount-experts-cumulative-2010 = Plusieurs Rabais dans une action
choice-discount-experts-cumulative-2010-true = Ils s’additionnent
choice-discount-experts-cumulative-2010-false = Un seul
option-estate-without-vineyard-stays-bound-2010 = Un domaine qui perd sa dernière vigne
choice-estate-without-vineyard-stays-bound-2010-true = Il reste lié à sa région
choice-estate-without-vineyard-stays-bound-2010-false = Il redevient libre
option-magnate-multiplier-same-row = Tonneaux en route vers un multiplicateur
choice-magnate-multiplier-same-row-true = Seulement dans la rangée de leur magnat
choice-magnate-multiplier-same-row-false = Vers n’importe quel multiplicateur
option-take-barrel-from-multiplier-2010 = Reprise de tonneau sur un multiplicateur
choice-take-barrel-from-multiplier-2010-true = Possible (expert)
choice-take-barrel-from-multiplier-2010-false = Le tonneau reste pour de bon
option-algarve-bonus-counts-for-wine-multiplier-2010 = Algarve et le multiplicateur de vin
choice-algarve-bonus-counts-for-wine-multiplier-2010-true = Le bonus de la région compte
choice-algarve-bonus-counts-for-wine-multiplier-2010-false = Il ne compte pas
option-score-may-go-negative = Perdre des PV quand on en a moins de 2
choice-score-may-go-negative-true = Le score peut devenir négatif
choice-score-may-go-negative-false = Jamais moins de 0
option-end-2010-magnate-rounds-repeat = Manche de clôture des magnats
choice-end-2010-magnate-rounds-repeat-true = Des tours jusqu’à ce que tous se retirent
choice-end-2010-magnate-rounds-repeat-false = Un tour chacun
option-maintenance-variant-2010-may-take-more = Plus de paires dans la variante de maintenance
choice-maintenance-variant-2010-may-take-more-true = Plus d’une est permise
choice-maintenance-variant-2010-may-take-more-false = Exactement une
option-solo-unused-region-at-setup = Première vigne de Lacerda dans une région inutilisée
choice-solo-unused-region-at-setup-redraw = On pioche un autre Numéro
choice-solo-unused-region-at-setup-no-effect = C’est sans effet
option-solo-each-action-is-a-turn = Vos deux actions à la suite
choice-solo-each-action-is-a-turn-true = Chacune est un tour à part
choice-solo-each-action-is-a-turn-false = Elles forment un seul tour
option-solo-free-move-saves-lacerda-bago = Déplacement gratuit et le Bago de Lacerda
choice-solo-free-move-saves-lacerda-bago-true = Il est économisé aussi
choice-solo-free-move-saves-lacerda-bago-false = Il doit être payé
option-solo-unused-region-in-play = Numéros sans effet
choice-solo-unused-region-in-play-no-effect = Ils comptent comme piochés
choice-solo-unused-region-in-play-redraw = On en pioche un autre
option-solo-no-barrel-no-cubes = Lacerda sans tonneau ou sans case
choice-solo-no-barrel-no-cubes-true = Il ne prend pas de cubes
choice-solo-no-barrel-no-cubes-false = Il prend quand même des cubes
option-lacerda-press-release-cube-fp = Cubes du communiqué de Lacerda
choice-lacerda-press-release-cube-fp-none = Ils ne rapportent pas de points de foire
choice-lacerda-press-release-cube-fp-one-each = 1 point de foire chacun
option-trophy-on-tie = Trophée d’une foire à égalité
choice-trophy-on-tie-false = Pour personne
choice-trophy-on-tie-true = Pour les deux

## Examples

example-ex-01 = Une nouvelle tuile de cuvée
example-ex-02 = Où l’on met le nouveau vin
example-ex-03 = Mauvais temps
example-ex-04 = Les tuiles sont retournées
example-ex-05 = L’ordre du tour
example-ex-06 = Cases proches et lointaines
example-ex-07 = Quelqu’un s’y trouve déjà
example-ex-08 = Distance, deux joueurs et taxe
example-ex-09 = Un tour complet de l’année 4
example-ex-10 = Ce que coûte ce tour
example-ex-11 = Deux vignes
example-ex-12 = Un cube en attente
example-ex-13 = Un œnologue et un agriculteur
example-ex-14 = Seulement des œnologues
example-ex-15 = Les vins vont à la cave
example-ex-16 = Une mauvaise année (corrigé : la météo est de −2)
example-ex-17 = La valeur d’un vin
example-ex-18 = Les cubes forts d’Alentejo
example-ex-19 = Une production complète
example-ex-20 = Une vente à l’Hôtel
example-ex-21 = Une vente sur le compte
example-ex-22 = Deux paires de tonneaux
example-ex-23 = Un export avec des cubes
example-ex-24 = Un export par lignes
example-ex-25 = Majorités de 2010
example-ex-26 = Retirer et investir
example-ex-27 = Un compte plein
example-ex-28 = Céder pour des vignes
example-ex-29 = Ce que rapporte un compte
example-ex-30 = Intérêts
example-ex-31 = Salaires
example-ex-32 = Deux experts d’une même pioche
example-ex-33 = Des experts au fil des ans
example-ex-34 = Six experts au plus
example-ex-35 = Les caractéristiques avancent
example-ex-36 = Un communiqué de presse (corrigé : Douro est la région 3)
example-ex-37 = Un communiqué de presse de 2010
example-ex-38 = Points de foire au-delà de neuf
example-ex-39 = À la dernière minute
example-ex-40 = À la dernière minute en 2010
example-ex-41 = La deuxième foire
example-ex-42 = La troisième foire
example-ex-43 = Des experts à la foire (corrigé : Violet a 10 points)
example-ex-44 = PV des trois foires
example-ex-45 = Une tuile magnat avant l’action
example-ex-46 = Des tonneaux chez les magnats
example-ex-47 = D’une action additionnelle à l’autre
example-ex-48 = Sur un multiplicateur pour de bon
example-ex-49 = Un vin pour sa valeur en PV
example-ex-50 = Retour sur Passer
example-ex-51 = L’argent à la fin
example-ex-52 = Les vins restants à la fin
example-ex-53 = Majorités à l’export de 2016
example-ex-54 = Tuiles multiplicateur
example-ex-55 = Les comptes à la fin
example-ex-56 = Majorités à l’export de 2010 (corrigé : un joueur seul)
example-ex-57 = Multiplicateurs de 2010 à la fin
example-ex-58 = L’argent de départ
example-ex-59 = L’ordre selon la région (numéros de régions corrigés)
example-ex-60 = Premiers vins de toutes les régions
example-ex-61 = Trás-os-Montes à la foire
example-ex-62 = Deux actions à la suite
example-ex-63 = Comment Lacerda commence
example-ex-64 = Toutes les récompenses
example-ex-65 = Lacerda vend
example-ex-66 = Rester sur la case Passer
example-ex-67 = Le Déplacement gratuit le rend possible
example-ex-68 = Un Rabais
example-ex-69 = Deux Rabais
example-ex-70 = Un cube au milieu d’une action
example-ex-71 = Les cubes sont épuisés
example-ex-72 = Une tuile est une action à part
example-ex-73 = Minho et les caves
example-ex-74 = Encore Setúbal
example-ex-75 = Agriculteurs et Porto
example-ex-76 = Trois en tête
example-ex-77 = Tous à égalité
example-ex-78 = Deux derrière le vainqueur
example-ex-79 = Deux sur trois participent
example-ex-80 = L’action supplémentaire
example-ex-81 = Les tuiles magnat se comptent elles-mêmes
example-ex-82 = Une colonne d’export vide
example-ex-83 = Intérêts et salaires, au Bago près
example-ex-84 = Investir les derniers Bagos
example-ex-85 = Des cubes marqués aussitôt
example-ex-86 = Quatre caractéristiques nécessaires
example-ex-87 = Un demi-point par Bago
example-ex-88 = Une égalité tranchée par l’argent
example-ex-89 = La manche de clôture
example-ex-90 = Tuiles magnat à deux joueurs
example-ex-91 = Lacerda retire des employés
example-ex-92 = Lacerda défausse des vignes
example-ex-93 = La maintenance de Lacerda
example-ex-94 = La réserve paie pour Lacerda
example-ex-95 = Lacerda prend des experts
example-ex-96 = Les points finaux de Lacerda

## Numbers of the games, for the rulebook

data-components = Ce que contient la boîte
data-supply-2016 = Réserves de l’édition 2016
data-supply-2010 = Réserves de l’édition 2010
data-costs-2016 = Coûts de l’édition 2016
data-costs-2010 = Coûts de l’édition 2010
data-movement = Déplacement du jeton d’action
data-estate = Domaines
data-quality = Qualité et valeur du vin
data-quadrel = Le Quadrel
data-regions = Régions
data-region-effects = Cadeaux des régions (nombres)
data-region-cube-slots = Cases pour cubes renommée
data-vineyard-tiles = Vignes (tuiles)
data-vintage-tiles = Tuiles de cuvée
data-sales-area = La zone des ventes
data-export-2016 = La zone export de 2016
data-export-2010 = La zone export de 2010
data-money-vp-2016 = PV pour l’argent (2016)
data-money-multiplier-tile-2016 = PV pour l’argent avec la tuile multiplicateur (2016)
data-bank-2010 = Le compte (2010)
data-investment-2010 = Investissements (2010)
data-fair-vp = PV des foires
data-booths-2016 = Stands de 2016
data-booths-2010 = Stands de 2010
data-feature-tracks-2010 = Pistes des caractéristiques (2010)
data-experts-allowed-2010 = Experts permis à la foire (2010)
data-expert-abilities = Capacités des experts
data-expert-tiles = Experts en vins (tuiles)
data-tycoon-actions-2016 = Tuiles action du magnat (2016)
data-tycoon-multipliers-2016 = Tuiles multiplicateur du magnat (2016)
data-magnates-2010 = Magnats de 2010
data-extra-actions-2010 = Actions additionnelles des magnats (2010)
data-multipliers-2010 = Multiplicateurs des magnats (2010)
data-solo = Lacerda (solo)
data-solo-titles = Titres du jeu solo

## Corrections by the owner of a box

error-vinhos-negative = Dans vos données de Vinhos, « { $place } » vaut { $number }, mais ne peut pas être inférieur à 0 ; corrigez-le.
error-vinhos-wrong-total = Dans vos données de Vinhos, la table « { $table } » est incohérente : elle donne { $counted } au lieu de { $said } ; corrigez l’un des deux.
error-vinhos-out-of-range = Dans vos données de Vinhos, « { $place } » vaut { $number } ; choisissez un nombre de { $least } à { $most }.
error-vinhos-unknown-name = Dans vos données de Vinhos, « { $place } » nomme « { $name } », qui est inconnu ; choisissez parmi : { $known }.
error-vinhos-out-of-order = Dans vos données de Vinhos, les entrées de « { $place } » ne vont pas ensemble ; gardez leur nombre, leurs noms et leur ordre.
error-vinhos-no-year-space = Dans vos données de Vinhos, l’année { $year } n’a pas de case pour le jeton d’année ; donnez-en une.

## What the coach weighs: what a move improves, and what to aim at

feature-next-fair = vos chances à la prochaine foire
aim-next-fair = Arrivez à la prochaine foire avec plus de points de foire que les autres.
feature-later-fairs = vos chances aux foires suivantes
aim-later-fairs = Prenez de l’avance en points de foire : ils restent, et comptent donc à chaque foire suivante.
feature-fair-points = vos points de foire
aim-fair-points = Gagnez des points de foire avec un grand vin, un bon stand et des experts qui conviennent.
feature-harvests = le vin que feront vos domaines
aim-harvests = Développez tôt vos domaines : chaque tuile et chaque employé améliore tous les vins à venir.
feature-fine-harvests = la qualité de vos meilleurs domaines
aim-fine-harvests = Rendez un ou deux domaines excellents : les meilleures cases exigent des vins de grande valeur.
feature-wines-to-come = le nombre de vins à venir
aim-wines-to-come = Donnez une vigne à plus de domaines : chacun produit un vin par an.
feature-prepared-estates = les domaines qui attendent une vigne
aim-prepared-estates = Plantez une vigne là où des établissements et des employés l’attendent déjà.
feature-wines-to-export = les vins que vous pouvez exporter
aim-wines-to-export = Gardez un tonneau et un vin prêts pour les meilleures cases libres de l’export.
feature-wines-to-sell = les vins que vous pouvez vendre
aim-wines-to-sell = Gardez des vins à vendre à l’hôtel, à l’Enoteca ou à la Casa de Fados : ils rempliront votre bourse.
feature-wine-values = la valeur de vos vins
aim-wine-values = Augmentez la valeur de vos vins : par la qualité, l’âge et les cubes renommée.
feature-wines = le nombre de vos vins
aim-wines = Gardez quelques vins : la foire, les magnats et leurs tuiles en demandent tous un.
feature-ageing = les vins qui gagnent à vieillir
aim-ageing = Laissez vieillir des vins en cave : ils prennent de la valeur chaque année.
feature-wines-at-risk = les vins sur le point d’être perdus
aim-wines-at-risk = Utilisez vos plus vieux vins avant que la prochaine production ne les chasse.
feature-barrels = les tonneaux de votre réserve
aim-barrels = Gardez des tonneaux en réserve : chaque vente, export ou multiplicateur en demande un.
feature-sold-barrels = les tonneaux qui reviennent des ventes
aim-sold-barrels = Comptez sur les tonneaux qui reviendront de la zone de vente.
feature-vineyards = vos vignes
aim-vineyards = Achetez des vignes : rien ne pousse sans elles, et des multiplicateurs les comptent.
feature-wineries = vos établissements vinicoles
aim-wineries = Construisez des établissements : ils améliorent le vin, remplissent les domaines, logent les œnologues.
feature-enologists = vos œnologues
aim-enologists = Engagez des œnologues : chacun ajoute 2 à la qualité d’un vin chaque année.
feature-farmers = vos agriculteurs
aim-farmers = Mettez des agriculteurs dans vos vignes : chacun ajoute 1 à la qualité d’un vin chaque année.
feature-cellars = vos caves
aim-cellars = Construisez une cave là où naît votre meilleur vin, pour qu’il puisse vieillir.
feature-full-estates = vos domaines complets
aim-full-estates = Remplissez les trois cases d’un domaine.
feature-renown = les cubes renommée de vos régions
aim-renown = Amenez des cubes renommée dans vos régions : ils augmentent la valeur de vos vins.
feature-ports = vos tuiles Porto
aim-ports = Gardez vos tuiles Porto pour le vin du Douro qui comptera le plus.
feature-experts = les experts prêts à servir
aim-experts = Ayez, face visible, des experts des caractéristiques que la foire demandera.
feature-tired-experts = les experts qui seront retournés face visible
aim-tired-experts = Utilisez vos experts maintenant s’ils sont retournés avant que la foire ne les réclame.
feature-held-majorities = vos majorités à l’export
aim-held-majorities = Soyez en tête d’une colonne de l’export : elle rapporte des PV à la fin.
feature-safe-majorities = vos majorités assurées
aim-safe-majorities = Assurez une majorité avec un tonneau de plus dans sa colonne.
feature-pocket-money = l’argent de votre prochaine action
aim-pocket-money = Gardez assez de Bagos pour votre prochaine action : la bourse vide, des actions se perdent.
feature-money = l’argent de vos prochaines années
aim-money = Vendez du vin à temps, afin de pouvoir continuer à construire.
feature-turn-order = votre rang dans l’ordre du tour
aim-turn-order = Jouez tôt dans l’ordre du tour, tant que les meilleures cases sont libres.
feature-actions = vos actions à venir
aim-actions = Profitez de chaque action : il n’y en a que deux par an.
feature-half-done = ce que votre action offre encore
aim-half-done = Continuez l’action : un deuxième achat reste possible.
feature-money-points = les PV de votre argent
aim-money-points = Terminez si possible avec 20 Bagos : ils rapportent 18 PV.
feature-savings = vos économies
aim-savings = Épargnez des Bagos pour le décompte final ; au-delà de 20, rien de plus.
feature-barrels-to-free = les tonneaux à reprendre chez les magnats
aim-barrels-to-free = Reprenez des tonneaux aux magnats à chaque communiqué : deux à chaque fois.
feature-pleased-magnates = les magnats que votre vin séduirait
aim-pleased-magnates = Inscrivez un vin qui plaît à deux magnats : couleur, valeur et région décident.
feature-tiles-in-reach = les multiplicateurs à votre portée
aim-tiles-in-reach = Gardez un vin et un tonneau pour chaque multiplicateur qui vous convient à la prochaine foire.
feature-multipliers = vos tuiles multiplicateur
aim-multipliers = Amassez davantage de ce que comptent vos multiplicateurs.
feature-market-tiles = vos tuiles Ventes et Export
aim-market-tiles = Jouez une tuile Ventes ou Export en plus de l’action quand deux bons vins sont prêts.
feature-building-tiles = vos autres tuiles action
aim-building-tiles = Jouez vos tuiles action : chacune ajoute une petite action à la vôtre.
feature-used-tiles = les tuiles action qui seront retournées face visible
aim-used-tiles = Jouez vos tuiles action avant les années 4 et 6 : elles sont alors retournées face visible.
feature-awards = les récompenses pour votre titre
aim-awards = Pensez à votre titre : foires gagnées, domaines complets, aucun tonneau laissé aux magnats.
feature-account-points = les PV de votre compte
aim-account-points = Terminez avec 20 ou plus sur le compte : cela rapporte 18 PV.
feature-account = le solde de votre compte
aim-account = Remplissez votre compte par des ventes ; retirez du cash quand vous voulez construire.
feature-interest = les intérêts des années à venir
aim-interest = Investissez tôt : les intérêts tombent chaque année.
feature-salaries = les salaires des années à venir
aim-salaries = N’engagez que les œnologues que votre compte peut payer chaque année.
feature-overdraft = ce qui manquera à votre compte cette année
aim-overdraft = Gardez de quoi payer intérêts et salaires, sinon vous perdez des PV, des tuiles ou des employés.
feature-magnate-barrels = vos tonneaux chez les magnats
aim-magnate-barrels = Placez des tonneaux chez les magnats à chaque communiqué : ils ouvrent actions et multiplicateurs.
feature-multipliers-in-reach = les multiplicateurs que vos tonneaux atteignent
aim-multipliers-in-reach = Menez vos tonneaux aux multiplicateurs qui comptent vos points forts ; chacun coûte un vin.
feature-multipliers-in-prospect = les multiplicateurs promis à vos tonneaux
aim-multipliers-in-prospect = Amenez des tonneaux chez les magnats dont les multiplicateurs vous conviennent.

## Les coups accomplis, quand le premier mot du coup n’est pas un verbe simple, ou pas le seul

deed-choose-slot =
    { $slot ->
        [1] choisi la première case
       *[other] choisi la deuxième case
    }
deed-export-to = exporté ce vin en colonne { $column }, ligne { $row }
deed-leave-fair = passé, sans plus acheter de tuiles à cette foire
deed-leave-game = renoncé aux autres bénéfices
deed-move-to = déplacé son jeton sur { $space }
deed-pick-wine = choisi le vin du domaine { $estate }, case { $slot }
deed-place-workers = placé { $number } d’entre eux ici
deed-sell-for = vendu ce vin sur la case { $value }
deed-stay = laissé son jeton sur Passer / Communiqué de presse
deed-stop = choisi d’en rester là
deed-use-cubes =
    { $cubes ->
        [0] choisi de ne retirer aucun cube
        [one] retiré { $cubes } cube
       *[other] retiré { $cubes } cubes
    }

## Pourquoi ce que fait un autre compte pour qui lit

matter-booth-taken = Le stand est pris.
matter-exported = La case de la zone d’exportation est prise.
matter-marker-moves =
    { $space-id ->
        [pass] { "" }
       *[other] Qui s’y rend tant que le jeton s’y trouve paie pour cela.
    }
