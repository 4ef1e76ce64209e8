## Le jeu

game-title = Dom Pierre
game-tagline = Cultivez, pressez et vendez du champagne, et portez le nom de votre maison de Reims à New York.
game-about = Vous dirigez une des plus anciennes Maisons de Champagne. Tour après tour, vous montez un de vos six disques dans le chai : plus il est haut, plus son action est forte. Vous plantez du raisin, vous le pressez en bouteilles et en tonneaux, vous envoyez des ouvriers sur les routes et vendez là où le marché paie ; les grands vins apportent du prestige, et des objectifs récompensent vos réussites. Quand assez de disques ont atteint le haut, on joue une dernière manche, et le plus grand nombre de points de victoire l’emporte.

## Noms

column-vineyard = VIGNOBLE
column-cellar = CAVE
column-village = VILLAGE
column-logistics = LOGISTIQUE
column-sales = VENTES
column-objectives = OBJECTIFS

variety-chardonnay = Chardonnay
variety-pinot-meunier = Pinot Meunier
variety-pinot-noir = Pinot Noir

press-left = pressoir de gauche
press-centre = pressoir central
press-right = pressoir de droite

vessel-bottle = bouteille
vessel-barrel = tonneau

accessory-sugar = sucre
accessory-box = boîte
accessory-cork = bouchon
accessory-label = étiquette

colour-grey = gris
colour-blue = bleu

extra-sugar = sucre gris
extra-box = boîte grise
extra-cork = bouchon gris
extra-label = étiquette grise
extra-coin = pièce

road-north = route du nord
road-east = route de l’est
road-south = route du sud
road-west = route de l’ouest

market-north = marché nord
market-east = marché est
market-south = marché sud
market-west = marché ouest
market-reims = marché de Reims

zone-reserve = réserve
zone-house = maison
zone-presses = zone des pressoirs

flag-usa = USA
flag-russia = Russie

item-sugar = sucre
item-box = boîte
item-cork = bouchon
item-label = étiquette
item-chardonnay = Chardonnay
item-pinot-meunier = Pinot Meunier
item-pinot-noir = Pinot Noir
item-usa = USA
item-russia = Russie
item-none = rien

token-crown = jeton couronne
token-points-low = petit jeton PV
token-points-high = grand jeton PV
token-coin = jeton pièce
token-sale-low = petit jeton vente
token-sale-high = grand jeton vente
token-worker = jeton ouvrier
token-press-low = petit jeton pressoir
token-press-high = grand jeton pressoir
token-chardonnay = jeton récolte Chardonnay
token-pinot-meunier = jeton récolte Pinot Meunier
token-pinot-noir = jeton récolte Pinot Noir

card-N01 = Bruxelles
card-N02 = Londres
card-N03 = Amsterdam
card-N04 = Anvers
card-N05 = Copenhague
card-N06 = Stockholm
card-N07 = Christiania
card-N08 = Édimbourg
card-N09 = Dublin
card-N10 = La Haye
card-N11 = Hambourg
card-N12 = Lille
card-N13 = Bruges
card-N14 = Liverpool
card-N15 = Rotterdam
card-E01 = Saint-Pétersbourg
card-E02 = Moscou
card-E03 = Kiev
card-E04 = Riga
card-E05 = Odessa
card-E06 = Varsovie
card-E07 = Berlin
card-E08 = Vienne
card-E09 = Prague
card-E10 = Pest
card-E11 = Dresde
card-E12 = Munich
card-E13 = Francfort
card-E14 = Cracovie
card-E15 = Leipzig
card-S01 = Madrid
card-S02 = Lisbonne
card-S03 = Rome
card-S04 = Naples
card-S05 = Turin
card-S06 = Venise
card-S07 = Milan
card-S08 = Florence
card-S09 = Barcelone
card-S10 = Porto
card-S11 = Genève
card-S12 = Lyon
card-S13 = Marseille
card-S14 = Séville
card-S15 = Gênes
card-W01 = New York
card-W02 = Boston
card-W03 = Philadelphie
card-W04 = Baltimore
card-W05 = Charleston
card-W06 = La Nouvelle-Orléans
card-W07 = Paris
card-W08 = Versailles
card-W09 = Fontainebleau
card-W10 = Saint-Germain
card-W11 = Rouen
card-W12 = Le Havre
card-W13 = Nantes
card-W14 = Bordeaux
card-W15 = Cherbourg
card-reims = Reims

objective-OB01 = Clientèle du nord
objective-OB02 = Clientèle de l’est
objective-OB03 = Clientèle du sud
objective-OB04 = Clientèle de l’ouest
objective-OB05 = Nord et est
objective-OB06 = Sud et ouest
objective-OB07 = Nord et sud
objective-OB08 = Est et ouest
objective-OB09 = Grand voyageur
objective-OB10 = Aux quatre vents
objective-OB11 = Rêve américain
objective-OB12 = Ami du tsar
objective-OB13 = Deux puissances
objective-OB14 = Collection de drapeaux
objective-OB15 = Fournisseur de la cour
objective-OB16 = Favori du roi
objective-OB17 = Marchand de bouteilles
objective-OB18 = Marchand de tonneaux
objective-OB19 = Bons de commande
objective-OB20 = Commandes variées
objective-OB21 = Cave pleine
objective-OB22 = Réserve de bouteilles
objective-OB23 = Réserve de tonneaux
objective-OB24 = Grande cuvée
objective-OB25 = Riches réserves
objective-OB26 = Cave équilibrée
objective-OB27 = Assemblage parfait
objective-OB28 = Maison du Chardonnay
objective-OB29 = Maison du Meunier
objective-OB30 = Maison du Noir
objective-OB31 = Récolte abondante
objective-OB32 = Route animée
objective-OB33 = Au carrefour
objective-OB34 = Aux portes des villes
objective-OB35 = Vignerons
objective-OB36 = Équipe des pressoirs
objective-OB37 = Tous à l’ouvrage
objective-OB38 = Ampélographe
objective-OB39 = Trésorerie
objective-OB40 = Magasin
objective-OB41 = Bien équipé
objective-OB42 = Articles assortis
objective-OB43 = Renommée
objective-OB44 = Maîtrise
objective-OB45 = Progrès régulier

## Tournures

a-champagne =
    { $vessel-id ->
        [bottle] une bouteille de { $value }
       *[barrel] un tonneau de { $value }
    }
the-champagne =
    { $vessel-id ->
        [bottle] la bouteille de { $value } du { $press }
       *[barrel] le tonneau de { $value } du { $press }
    }
the-cell = ligne { $row }, colonne { $column }
at-market = le { $market }
grey-accessory =
    { $accessory-id ->
        [sugar] sucre gris
        [box] boîte grise
        [label] étiquette grise
       *[cork] bouchon gris
    }
blue-accessory =
    { $accessory-id ->
        [sugar] sucre bleu
        [box] boîte bleue
        [label] étiquette bleue
       *[cork] bouchon bleu
    }
the-worker =
    { $mine ->
        [yes] Votre ouvrier
       *[no] Un ouvrier de { $who }
    }
some-workers =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
some-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
some-tokens =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
some-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
what-bonus =
    { $bonus-id ->
        [grey_accessory] 1 { $item-id ->
            [sugar] sucre gris
            [box] boîte grise
            [label] étiquette grise
           *[cork] bouchon gris
        }
        [harvest_tile] 1 tuile { $item } de { $value }
        [modifier] un modificateur +{ $value }
        [coins] { $value } Fr
        [flag_token] 1 drapeau { $item }
        [vp] { $value } PV
       *[other] { $value ->
            [one] le déplacement de { $value } ouvrier
           *[other] le déplacement de { $value } ouvriers
        }
    }
what-token =
    { $effect-id ->
        [crown] { $value ->
            [one] compte pour { $value } couronne
           *[other] compte pour { $value } couronnes
        }
        [vp] +{ $value } PV aussitôt
        [coins] +{ $value } Fr aussitôt
        [sale_bonus] +{ $value } lors d’une vente
        [move_worker] déplace un ouvrier
        [modifier] +{ $value } dans un pressoir vide
       *[other] une tuile récolte de { $value }
    }
strength-and-cost =
    force { $strength }, { $coins ->
        [0] sans coût en pièces
       *[other] coût { $coins } Fr
    }
value-and-points = valeur { $total }, { $points } PV

## Coups : hasard

move-show-token = Le { $token } apparaît
move-lay-extra = Ici se trouve : { $extra }
move-show-tile =
    { $printed ->
        [0] { $variety } { $value } apparaît
       *[other] { $variety } { $value } apparaît (une tuile de { $printed } en tient lieu)
    }
move-show-accessory = Accessoire bleu suivant : { $accessory }
move-show-card = { $card } apparaît
move-lay-ratio = Tuile ratio { $ratio }, face { $face }
move-show-objective = « { $objective } » apparaît
move-draw-grape = Piocher une grappe de { $variety }
move-deal-tile = Distribuer une tuile { $variety }
move-deal-start = Distribuer la carte de départ { $start }
move-deal-vintage = Distribuer un jeton millésime { $column }

## Coups : choix des millésimes et tour

move-keep-vintage = Garder { $column }
move-assign-vintage = { $column } devient le jeton vert, l’autre le jeton force
move-move-disc = Monter le disque { $column }
move-claim-vintage = Prendre le jeton millésime
move-claim-force = Prendre le jeton force pour { $column }
move-leave-tokens = Ne rien prendre maintenant
move-perform = Réaliser l’action
move-return-workers = Renvoyer plutôt des ouvriers
move-end-turn = Terminer le tour
move-done = C’est tout

## Coups : actions gratuites

move-local-sale = Vendre localement { the-champagne }
move-buy-prestige = Acheter du prestige
move-score-objective = Marquer la condition { $condition } de « { $objective } »
move-pop-cork = Faire sauter le bouchon : monter le disque { $column }

## Coups : ouvriers

move-take-worker = Prendre un ouvrier { $zone-id ->
        [reserve] de la réserve
        [house] de la maison
        [presses] des pressoirs
       *[other] ici : { $zone }
    }
move-take-from-road = Prendre l’ouvrier de la case { $space } de la { $road }
move-take-from-vine = Prendre l’ouvrier de la grappe ({ the-cell })
move-send-to = { $zone-id ->
        [reserve] Dans la réserve
        [house] Dans la maison
        [presses] Dans les pressoirs
       *[other] Ici : { $zone }
    }
move-send-to-road = Sur la { $road }
move-skip-on-road = Sur la { $road }, en sautant 1 case vide
move-send-to-vine = Sur la grappe ({ the-cell })
move-stay-put = Ne déplacer aucun ouvrier

## Coups : raisin et champagne

move-plant = Placer { $variety } : { the-cell }
move-name-bunch = Récolter autour de la grappe ({ the-cell })
move-harvest =
    { $vintage ->
        [yes] Récolter { $variety } en comptant la grappe qui vient d’être placée
       *[no] Récolter { $variety }
    }
move-call-helper = Rappeler l’ouvrier ({ the-cell }) pour +1
move-no-helper = Prendre la tuile telle quelle
move-store =
    { $printed ->
        [0] Mettre { $variety } { $value } dans le { $press }
       *[other] Mettre { $variety } { $value } dans le { $press } (une tuile de { $printed } en tient lieu)
    }
move-give-back =
    { $printed ->
        [0] Remettre { $variety } { $value } dans la réserve
       *[other] Remettre { $variety } { $value } dans la réserve (une tuile de { $printed } en tient lieu)
    }
move-put-modifier = Dans le { $press }
move-activate =
    { $vintage ->
        [yes] Activer le { $press }, ses tonneaux valant 1 de plus
       *[no] Activer le { $press }
    }
move-make-champagne =
    { $vessel-id ->
        [bottle] { $vintage ->
            [yes] Produire une { $vessel } avec l’effet de millésime
           *[no] Produire une { $vessel }
        }
       *[barrel] { $vintage ->
            [yes] Produire un { $vessel } avec l’effet de millésime
           *[no] Produire un { $vessel }
        }
    }

## Coups : village

move-take-tile = Prendre la tuile récolte de la pile { $stack }
move-take-accessory = Prendre l’accessoire bleu de la pile { $stack }
move-offer-champagne = Céder { the-champagne } contre des PV
move-take-bonuses = Prendre des bonus de l’offre d’objectifs
move-move-worker = Effet de millésime : déplacer un ouvrier vers une autre zone
move-take-bonus = Bonus de « { $objective } »

## Coups : ventes et objectifs

move-sell = Vendre { the-champagne } : { $market }
move-cycle-card = Effet de millésime : mettre sous son paquet la première carte de la { $road }
move-add-accessory = Utiliser un accessoire { $colour } : { $accessory }
move-add-token = Utiliser le { $token }
move-close-sale = Conclure la vente
move-draw-cards = Ajouter des cartes à l’offre
move-pick-card = Choisir « { $objective } »
move-keep-card = Garder « { $objective } »

## Coups : prestige

move-take-token = Prendre le { $token }
move-take-face-down = Prendre un jeton face cachée
move-use-token = Utiliser le { $token }
move-keep-token = Le garder pour plus tard

## Ce que la position ajoute à un coup

detail-move-disc = { strength-and-cost }
detail-perform = { $column }, { strength-and-cost }
detail-return-workers =
    { $strength ->
        [one] jusqu’à { $strength } ouvrier
       *[other] jusqu’à { $strength } ouvriers
    }
detail-local-sale = rapporte { $coins } Fr
detail-buy-prestige = coûte { $coins } Fr
detail-score-objective = +{ $points } PV
detail-harvest = valeur { $value }
detail-activate = valeur de base { $value }
detail-make-champagne = valeur { $value }
detail-take-tile = { $variety } { $value }
detail-take-accessory = { blue-accessory }
detail-take-bonus = { what-bonus }
detail-pick-card = bonus : { what-bonus }
detail-keep-card = son bonus serait { what-bonus }
detail-sell = { value-and-points }
detail-add-accessory = { value-and-points }
detail-add-token = { value-and-points }
detail-close-sale = { value-and-points }
detail-take-token = { what-token }
detail-use-token = { what-token }

## Questions : mise en place

ask-place-extra = Que trouve-t-on sur la prochaine case numérotée du vignoble ?
ask-place-ratio =
    Quelle tuile ratio, et quelle face, se trouve le long de la { $road ->
        [0] route du nord
        [1] route de l’est
        [2] route du sud
       *[other] route de l’ouest
    } ?
ask-first-grape = Quelle grappe va sur la case marquée d’un point d’interrogation ?
ask-deal-harvest = Avec quelle tuile récolte commence { $seat } ?
ask-deal-start-card = Quelle carte de départ va à { $seat } ?
ask-deal-token = Quel jeton millésime est distribué à { $seat } ?
ask-keep-one =
    { $mine ->
        [yes] Quel jeton millésime gardez-vous ? Vous passez les autres à gauche.
       *[no] Quel jeton millésime garde { $who } ?
    }
ask-assign-received =
    { $mine ->
        [yes] Lequel des 2 jetons reçus sera vert ? L’autre devient votre jeton force.
       *[no] À { $who } de choisir : lequel des jetons reçus poser côté vert ?
    }

## Questions : le tour

ask-early-window =
    { $mine ->
        [yes] Quel disque montez-vous ? Avant cela, vous pouvez utiliser votre action gratuite.
       *[no] Quel disque monte { $who } ?
    }
ask-claim-tokens =
    { $mine ->
        [yes] Tous vos disques sont assez hauts : prenez-vous un jeton à côté de votre chai ?
       *[no] À { $who } de choisir : prendre un jeton à côté du chai ?
    }
ask-choose-main =
    { $mine ->
        [yes] Réalisez-vous l’action, ou renvoyez-vous plutôt des ouvriers ?
       *[no] À { $who } de choisir : réaliser l’action ou renvoyer des ouvriers ?
    }
ask-late-window =
    { $mine ->
        [yes] Terminez-vous votre tour ? Avant cela, vous pouvez encore utiliser une action gratuite non utilisée.
       *[no] À { $who } de choisir : terminer le tour ?
    }
ask-sell-locally =
    { $mine ->
        [yes] Quel champagne vendez-vous encore localement ?
       *[no] À { $who } de choisir : quel champagne vendre encore localement ?
    }
ask-choose-return =
    { $mine ->
        [yes] Quel ouvrier retourne dans votre réserve ?
       *[no] Quel ouvrier renvoie { $who } dans la réserve ?
    }

## Questions : vignoble et pressoirs

ask-draw-bunch = Quelle grappe sort du sac (encore { $left }) ?
ask-place-bunch =
    { $mine ->
        [yes] Où placez-vous la prochaine grappe, à côté d’une autre ? Si le sac est vide, désignez une grappe du vignoble.
       *[no] À { $who } de choisir : où placer la prochaine grappe ?
    }
ask-choose-harvest =
    { $mine ->
        [yes] Quelle variété récoltez-vous autour de cette grappe ?
       *[no] Quelle variété récolte { $who } autour de la grappe ?
    }
ask-choose-helper =
    { $mine ->
        [yes] La tuile { $variety } vaut { $value } : rappelez-vous un ouvrier pour l’augmenter ?
       *[no] La tuile { $variety } vaut { $value } ; à { $who } de choisir : rappeler un ouvrier pour l’augmenter ?
    }
ask-store-tiles =
    { $mine ->
        [yes] Dans quels pressoirs vont vos tuiles récolte ?
       *[no] À { $who } de choisir : dans quels pressoirs mettre les tuiles récolte ?
    }
ask-place-modifier =
    { $mine ->
        [yes] Dans quel pressoir vide mettez-vous le modificateur +{ $value } ?
       *[no] À { $who } de choisir : dans quel pressoir vide mettre le modificateur +{ $value } ?
    }
ask-choose-press =
    { $mine ->
        [yes] Quel pressoir activez-vous ?
       *[no] Quel pressoir active { $who } ?
    }
ask-choose-kind =
    { $second ->
        [yes] { $mine ->
            [yes] Quelle est votre deuxième tuile du { $press }, une bouteille ou un tonneau ?
           *[no] À { $who } de choisir : quelle deuxième tuile du { $press }, une bouteille ou un tonneau ?
        }
       *[no] { $mine ->
            [yes] Quelle est votre première tuile du { $press }, une bouteille ou un tonneau ?
           *[no] À { $who } de choisir : quelle première tuile du { $press }, une bouteille ou un tonneau ?
        }
    }

## Questions : village et ouvriers

ask-reveal-tile = Quelle tuile récolte apparaît au village ?
ask-reveal-accessory = Quel accessoire bleu apparaît au village ?
ask-choose-benefit =
    { $mine ->
        [yes] Quel bénéfice du village prenez-vous ?
       *[no] Quel bénéfice du village prend { $who } ?
    }
ask-offer-second =
    { $mine ->
        [yes] Cédez-vous une deuxième tuile champagne contre plus de PV ?
       *[no] À { $who } de choisir : céder une deuxième tuile champagne ?
    }
ask-choose-bonus =
    { $mine ->
        [yes] Quel bonus de l’offre d’objectifs prenez-vous ?
       *[no] Quel bonus de l’offre d’objectifs prend { $who } ?
    }
ask-pick-worker =
    { $mine ->
        [yes] Lequel de vos ouvriers déplacez-vous ?
       *[no] Quel ouvrier déplace { $who } ?
    }
ask-send-worker =
    { $mine ->
        [yes] Où va cet ouvrier ?
       *[no] À { $who } de choisir : où va cet ouvrier ?
    }
ask-lift-workers =
    { $mine ->
        [yes] Quel ouvrier prenez-vous ? Ceux de votre maison n’utilisent pas de force.
       *[no] Quel ouvrier prend { $who } ?
    }
ask-place-workers =
    { $mine ->
        [yes] Où placez-vous l’ouvrier suivant ?
       *[no] À { $who } de choisir : où placer l’ouvrier suivant ?
    }

## Questions : ventes, objectifs, prestige

ask-reveal-card =
    Quelle carte apparaît au bout de la { $road ->
        [0] route du nord
        [1] route de l’est
        [2] route du sud
       *[other] route de l’ouest
    } ?
ask-choose-sale =
    { $mine ->
        [yes] Que vendez-vous, et à quel marché ?
       *[no] À { $who } de choisir : que vendre, et à quel marché ?
    }
ask-boost-sale =
    { $mine ->
        [yes] Vous vendez { a-champagne } ({ at-market }), valeur { $total } pour l’instant : ajoutez-vous des accessoires ou des jetons ?
       *[no] { $who } vend { a-champagne } ({ at-market }), valeur { $total } pour l’instant : avec des accessoires ou des jetons ?
    }
ask-ask-cards =
    { $mine ->
        [yes] Ajoutez-vous des cartes à l’offre avant de choisir ?
       *[no] À { $who } de choisir : ajouter des cartes à l’offre ?
    }
ask-draw-objective = Quelle carte objectif apparaît (encore { $left }) ?
ask-pick-cards =
    { $mine ->
        [yes] Quelles cartes de l’offre choisissez-vous ?
       *[no] Quelles cartes de l’offre choisit { $who } ?
    }
ask-keep-one-card =
    { $mine ->
        [yes] Laquelle des cartes choisies gardez-vous ? Les autres vous donnent leur bonus.
       *[no] Laquelle des cartes choisies garde { $who } ?
    }
ask-order-bonuses =
    { $mine ->
        [yes] Quel bonus prenez-vous d’abord ?
       *[no] Quel bonus prend d’abord { $who } ?
    }
ask-flip-token = Quel jeton de la flûte est retourné ?
ask-choose-token =
    { $mine ->
        [yes] Quel jeton prestige prenez-vous ?
       *[no] Quel jeton prestige prend { $who } ?
    }
ask-draw-token = Quel jeton a été pris face cachée ?
ask-use-or-keep =
    { $mine ->
        [yes] Utilisez-vous le { $token } tout de suite, ou le gardez-vous ?
       *[no] À { $who } de choisir : utiliser le { $token } tout de suite, ou le garder ?
    }

## Événements : mise en place

event-set-up = Les plateaux sont en place ; accessoires, tuiles récolte et drapeaux peuvent manquer, champagne, pièces et modificateurs jamais
event-boards-ready =
    Chacun place { $discs ->
        [one] { $discs } disque action
       *[other] { $discs } disques action
    } sur la ligne { $row } du chai
event-workers-ready =
    Chacun a { $crew ->
        [one] { $crew } ouvrier
       *[other] { $crew } ouvriers
    } aux pressoirs et { $workers } dans la réserve
event-champagne-ready = Chacun commence avec un tonneau de { $value } dans le { $press }
event-money-ready = +{ $coins } Fr pour chacun
event-flute-filled = Sur la flûte : { some-tokens } ; les autres restent dans la boîte, sans être vus
event-token-flipped = Le { $token } est face visible sur la flûte
event-removed = À deux joueurs, les cartes marché et objectif marquées restent dans la boîte
event-objectives-token = Les deux joueurs ont dès le départ un jeton millésime dans la colonne OBJECTIFS
event-neutral-workers = Des ouvriers d’une couleur inutilisée bloquent des cases des routes pendant toute la partie
event-extra-laid = Dans le vignoble, { the-cell } : { $extra }
event-grey-supply = Accessoires gris dans la réserve : { $accessory }
event-tiles-stacked =
    { $tiles ->
        [0] Il ne reste aucune tuile récolte pour le village
       *[other] Le village reçoit de nouvelles piles : { some-tiles }, seules celles du dessus sont visibles
    }
event-blue-stacked = Les accessoires bleus sont mélangés en deux piles au village : { some-tokens }
event-village-tile = Village, pile { $stack } : { $variety } { $value } est au-dessus
event-village-accessory = Village, pile { $stack }, au-dessus : { blue-accessory }
event-card-shown = { $card } est maintenant le marché au bout de la { $road }
event-deck-empty = Il ne reste aucune carte au bout de la { $road }
event-ratio-laid = Les ventes sur la { $road } rapportent { $points } PV, selon le niveau
event-offer-opens = L’offre d’objectifs s’ouvre : { some-cards }
event-objective-shown = « { $objective } » arrive dans l’offre
event-objectives-shuffled = Les objectifs défaussés sont mélangés en un nouveau paquet : { some-cards }
event-offer-smaller = Il n’y a plus d’objectif à piocher ; l’offre reste à { some-cards }
event-first-bunches = Une grappe de chaque variété est dans le vignoble ; celle tirée au hasard ({ the-cell }) est { $variety }
event-tile-dealt =
    { $mine ->
        [yes] Vous commencez
       *[no] { $who } commence
    } avec { $variety } { $value } dans le { $press }
event-first-player =
    { $mine ->
        [yes] Vous avez la carte du 1er joueur et commencez chaque manche
       *[no] { $who } a la carte du 1er joueur et commence chaque manche
    } ; sa couronne compte tant qu’elle est face visible
event-start-card =
    { $mine ->
        [yes] Vous recevez une carte de départ
       *[no] { $who } reçoit une carte de départ
    } ; sa couronne compte tant qu’elle est face visible

## Événements : choix des millésimes

event-draft-begins = Le choix des millésimes commence : { some-tokens } pour chacun, un à garder, les autres à passer à gauche
event-vintage-dealt = +1 jeton millésime { $column } dans votre main
event-vintage-dealt-hidden = +1 jeton millésime, vu de son seul propriétaire
event-vintage-chosen = Vous garderez { $column } ; personne ne le voit avant que tous aient choisi
event-vintage-chosen-hidden = Un jeton millésime est choisi en secret
event-vintage-kept =
    { $mine ->
        [yes] Votre jeton millésime { $column } est dans sa colonne et agit dès le premier tour
       *[no] { $who } place un jeton millésime dans la colonne { $column }
    }
event-vintages-received = De la droite, vous recevez : { $column }
event-vintages-received-hidden = Deux jetons millésime arrivent de la droite
event-vintage-assigned = { $column } sera votre jeton vert ; personne ne le voit avant que tous aient choisi
event-vintage-assigned-hidden = Un jeton vert est choisi en secret
event-vintage-waits =
    { $mine ->
        [yes] Votre second jeton millésime, { $column }, attend à côté de la ligne { $row }, votre jeton force à côté de la ligne { $high }
       *[no] Pour { $who }, un jeton millésime { $column } attend à côté de la ligne { $row }, un jeton force à côté de la ligne { $high }
    }
event-vintage-placed = Le second jeton millésime, { $column }, est aussitôt dans sa colonne ; le jeton force attend
event-vintage-doubled = Le second jeton millésime est aussi { $column } : l’un des deux est perdu ; le jeton force attend
event-vintages-left =
    { $tokens ->
        [one] { $tokens } jeton millésime non distribué quitte le jeu sans être vu
       *[other] { $tokens } jetons millésime non distribués quittent le jeu sans être vus
    }

## Événements : le tour

event-round-begins =
    { $mine ->
        [yes] La manche { $round } commence par vous
       *[no] La manche { $round } commence par { $who }
    }
event-last-round =
    { $mine ->
        [yes] La manche { $round }, la dernière, commence par vous
       *[no] La manche { $round }, la dernière, commence par { $who }
    }
event-no-disc-left =
    { $mine ->
        [yes] Vous n’avez plus de disque et passez votre tour
       *[no] { $who } n’a plus de disque et passe son tour
    }
event-disc-moved = { $column } : le disque monte à la ligne { $row }
event-vintage-claimed = Le jeton millésime est maintenant dans la colonne { $column }
event-force-claimed = Le jeton force est maintenant dans la colonne { $column } : +1 en force chaque fois que son action est réalisée
event-token-thrown-out = Le jeton qui était dans la colonne { $column } quitte le jeu
event-tokens-left = Rien n’est pris maintenant ; la question revient après le prochain déplacement de disque
event-tokens-lost = Ce qui n’est pas pris maintenant quitte le jeu
event-action-begins = L’action { $column } est réalisée avec une force de { $strength }
event-cost-paid =
    { $coins ->
        [0] L’action ne coûte rien : la ligne la plus basse où se trouve un disque est gratuite
       *[other] −{ $coins } Fr, le coût de la ligne la plus basse où se trouve un disque
    }
event-action-given-up =
    L’action est abandonnée pour renvoyer jusqu’à { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
event-worker-returned = +{ $coins } Fr, +1 ouvrier dans la { $zone }
event-turn-ends =
    { $mine ->
        [yes] Votre tour se termine
       *[no] Le tour de { $who } se termine
    }
event-disc-finished = +{ $points } PV : le disque { $column } a atteint la ligne supérieure et va sur la piste de fin de partie
event-disc-late = +{ $points } PV : le disque { $column } quitte le chai après le déclenchement de la fin
event-end-triggered =
    La fin est déclenchée : { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    } sur la piste de fin de partie ; la manche { $last } est la dernière

## Événements : actions gratuites

event-sold-locally = +{ $coins } Fr : vente locale, { a-champagne } du { $press }
event-prestige-bought = −{ $coins } Fr pour du prestige
event-objective-scored = +{ $points } PV pour « { $objective } », qui est retournée face cachée
event-cork-popped = Le bouchon saute : le disque { $column } monte à la ligne { $row }, et la carte de départ perd sa couronne

## Événements : vignoble

event-bag-empty = Le sac est vide : on désigne des grappes du vignoble
event-bunch-drawn = +1 grappe de { $variety } tirée du sac
event-bunch-placed = { $variety } est planté : { the-cell }
event-bunch-named = La grappe ({ the-cell }) est désignée
event-extra-taken = +1 { $extra }, pris sur la case
event-harvested =
    { $bunches ->
        [one] { $bunches } grappe
       *[other] { $bunches } grappes
    } de { $variety } autour
event-own-bunch-counted = La grappe qui vient d’être placée compte aussi : { $variety } { $value }
event-helper-home = +1 ouvrier dans la { $zone } : la tuile { $variety } vaut { $value }
event-tile-gained = +1 tuile récolte : { $variety } { $value }
event-tile-stands-in = La réserve n’a plus de { $variety } { $value } : une tuile de { $printed } en tient lieu
event-tile-missing = +0 tuile : la réserve n’a plus rien pour { $variety } { $value }
event-tile-fits-nowhere = { $variety } { $value } n’entre dans aucun pressoir et retourne dans la réserve
event-tile-stored = { $variety } { $value } va dans le { $press }
event-tile-returned = { $variety } { $value } retourne dans la réserve
event-modifier-placed = Modificateur +{ $value } dans le { $press }
event-modifier-lost = Le modificateur +{ $value } est perdu : aucun pressoir n’est vide

## Événements : cave

event-press-activated = Le { $press } est activé : valeur de base { $value }
event-press-vintage = Effet de millésime : chaque tonneau du { $press } vaut 1 de plus
event-bottles-paid =
    { $coins ->
        [0] Les bouteilles ne coûtent rien pendant cette action : la ligne la plus basse où se trouve un disque est gratuite
       *[other] −{ $coins } Fr pour les bouteilles de cette action
    }
event-barrels-paid = −1 ouvrier aux pressoirs, +1 dans la maison, pour les tonneaux de cette action
event-champagne-made =
    { $bonus ->
        [0] +1 { $vessel } de { $value } dans le { $press }
       *[other] +1 { $vessel } de { $value } dans le { $press } (bonus de pressoir { $bonus })
    }
event-prestige-for-champagne = Un champagne de { $value } apporte du prestige
event-press-emptied = Le { $press } est vidé : tuiles récolte et modificateurs retournent dans la réserve
event-prestige-for-presses =
    { $presses ->
        [one] { $presses } pressoir
       *[other] { $presses } pressoirs
    } en une action : du prestige

## Événements : village et bonus

event-village-tile-taken = { $variety } { $value } est pris au village
event-blue-taken = +1 { blue-accessory }
event-champagne-given = −1 { $vessel } de { $value } du { $press }
event-champagne-scored =
    +{ $points } PV pour { $tiles ->
        [one] { $tiles } tuile champagne cédée
       *[other] { $tiles } tuiles champagne cédées
    }
event-bonus-taken = Bonus de « { $objective } » : { what-bonus }
event-accessory-missing = +0 : la réserve est épuisée ({ grey-accessory })
event-flag-missing = +0 : il ne reste aucun drapeau { $flag }

## Événements : ouvriers

event-worker-on-road = { the-worker } est maintenant sur la case { $space } de la { $road }
event-worker-on-bunch = { the-worker } est maintenant sur la grappe ({ the-cell })
event-worker-in-zone =
    { the-worker } { $zone-id ->
        [reserve] va dans la réserve
        [house] va dans la maison
        [presses] va aux pressoirs
       *[other] change de zone : { $zone }
    }
event-worker-stays = Aucun ouvrier n’est déplacé
event-lifted-from-road = { the-worker } quitte la case { $space } de la { $road }
event-lifted-from-bunch = { the-worker } quitte la grappe ({ the-cell })
event-lifted-from-zone =
    { the-worker } { $zone-id ->
        [reserve] quitte la réserve
        [house] quitte la maison
        [presses] quitte les pressoirs
       *[other] quitte sa zone : { $zone }
    }
event-space-skipped = Effet de millésime : une case vide de la { $road } est sautée
event-workers-left-over = Non placés, dans la { $zone } : { some-workers }

## Événements : ventes

event-sale-begins = Vente : { a-champagne } du { $press } pour { $card } ({ at-market }) : { $value } pour la tuile, +{ $press_bonus } pour son pressoir, +{ $road_bonus } pour la route, soit { $total }
event-accessory-used =
    { $colour-id ->
        [grey] −1 { grey-accessory }, de retour dans la réserve
       *[blue] −1 { blue-accessory }, dans la défausse
    } : +{ $value } pour la vente
event-sale-token-used = Le { $token } est défaussé : +{ $value } pour la vente
event-sale-scored =
    +{ $points } PV pour une vente de { $total } : { $shield ->
        [1] bouclier supérieur
        [2] bouclier central
       *[other] bouclier inférieur
    }
event-prestige-for-sale = Une vente de { $total } apporte du prestige
event-card-taken = +1 carte marché : { $card }
event-sold-in-reims = Reims ne donne pas de carte
event-champagne-sold = −1 { $vessel } de { $value } du { $press }, de retour dans la réserve
event-workers-home = { some-workers } de la { $road }, en commençant par le plus éloigné, dans la maison
event-section-coins =
    +{ $coins } Fr pour { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    } de la { $road }
event-card-cycled = { $card } va sous le paquet de la { $road }, où chacun sait qu’elle se trouve

## Événements : objectifs et prestige

event-offer-grows = Effet de millésime : l’offre gagne { some-cards }
event-cards-chosen = Choisi dans l’offre : { $objective }
event-card-kept = +1 objectif : « { $objective } »
event-level-up = Le prestige monte au niveau { $level } : { $points } PV à la fin, et { $crowns } PV par couronne
event-level-stays = Le prestige reste au niveau { $level }, le plus haut
event-flute-empty = La flûte est vide : pas de jeton
event-token-taken = +1 { $token }
event-token-points = +{ $points } PV grâce au jeton
event-token-coins = +{ $coins } Fr grâce au jeton
event-token-kept = Le { $token } est conservé
event-token-used = Le { $token } est défaussé pour son effet

## Événements : fin de la partie

event-game-ends = La partie se termine avec la manche { $round }
event-final-score =
    { $mine ->
        [yes] Votre résultat
       *[no] Résultat de { $who }
    } : { $points } PV pendant la partie, { $level } pour le prestige, { $crowns } pour les couronnes, soit { $total }
event-victory =
    { $mine ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } avec { $total } PV !
event-victory-by-coins =
    { $mine ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } ! D’autres ont aussi { $total } PV, mais moins de { $coins } Fr
event-victory-by-order =
    { $mine ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } ! D’autres ont aussi { $total } PV et { $coins } Fr, mais viennent après dans l’ordre du tour

## Refus : ce qui n'existe pas

refusal-no-such-column = Il n’y a pas d’action « { $column } » ; choisissez une des six colonnes de votre chai.
refusal-no-such-variety = Il n’y a pas de variété « { $variety } » ; choisissez Chardonnay, Pinot Meunier ou Pinot Noir.
refusal-no-such-press = Il n’y a pas de pressoir « { $press } » ; choisissez celui de gauche, du centre ou de droite.
refusal-no-such-kind = « { $vessel } » ne se produit pas ; choisissez une bouteille ou un tonneau.
refusal-no-such-extra = « { $extra } » n’est pas parmi les éléments posés dans le vignoble.
refusal-no-such-ratio = Il n’y a pas de tuile ratio « { $ratio } » avec cette face.
refusal-no-such-objective = Il n’y a pas de carte objectif « { $objective } ».
refusal-no-such-token = Il n’y a pas de jeton prestige « { $token } ».
refusal-no-such-stack = Il n’y a pas de pile { $stack } au village ; choisissez 1 ou 2.
refusal-no-such-cell = Le vignoble n’a pas cette case ({ the-cell }) ; choisissez-en une à l’intérieur.
refusal-no-such-place = Aucun ouvrier ne peut se trouver là ; choisissez une zone, une case de route ou une case du vignoble.
refusal-no-such-zone = Il n’y a pas de zone « { $zone } » ; choisissez les pressoirs, une route ou une grappe.
refusal-no-such-road = Il n’y a pas de route « { $road } » ; choisissez nord, est, sud ou ouest.
refusal-no-such-market = Il n’y a pas de marché « { $market } » ; choisissez une des quatre routes, ou Reims.
refusal-no-such-accessory = Il n’y a pas d’accessoire « { $accessory } » de cette couleur.
refusal-no-such-condition =
    { $conditions ->
        [one] Cette carte a { $conditions } condition ; choisissez celle-là.
       *[other] Cette carte a { $conditions } conditions ; choisissez un nombre de 1 à { $conditions }.
    }
refusal-no-such-champagne = Il n’y a pas de telle tuile champagne dans votre { $press }.

## Refus : hasard

refusal-extra-laid = Cet élément est déjà sur une case : { $extra }.
refusal-ratio-laid = La tuile ratio { $ratio } est déjà le long d’une route.
refusal-tile-not-left = Il ne reste aucune tuile { $variety } parmi celles qui ont été mélangées.
refusal-start-card-not-left = La carte de départ { $start } n’est pas parmi celles qui restent : il y en a une par joueur, dont celle du 1er joueur.
refusal-vintage-not-left = Il ne reste aucun jeton millésime { $column }.
refusal-bunch-not-left = Le sac ne contient plus de grappe de { $variety }.
refusal-tile-not-covered = { $variety } { $value } n’est pas couvert dans une pile du village.
refusal-accessory-not-covered = Aucun accessoire bleu de ce type n’est couvert au village : { $accessory }.
refusal-other-deck = { $card } n’appartient pas à ce paquet.
refusal-card-not-left = { $card } n’est plus parmi les cartes encore inconnues de ce paquet.
refusal-objective-not-in-deck = « { $objective } » n’est pas dans le paquet.
refusal-token-not-left = Il ne reste, parmi les jetons que personne n’a vus, aucun { $token }.

## Refus : choix des millésimes et tour

refusal-not-in-hand = Vous n’avez pas de jeton millésime { $column } en main.
refusal-disc-gone = Le disque { $column } a quitté votre chai : cette colonne ne peut plus être choisie.
refusal-disc-at-top = Le disque { $column } est déjà sur la ligne supérieure.
refusal-no-vintage-waiting = Aucun jeton millésime n’attend à côté de votre chai.
refusal-no-force-waiting = Aucun jeton force n’attend à côté de votre chai.
refusal-discs-too-low = Tous vos disques doivent d’abord être sur la ligne { $row } ou plus haut.
refusal-action-too-dear = L’action coûte { $price } Fr, d’après la ligne la plus basse où se trouve un de vos disques ; vous avez { $have } Fr.
refusal-no-vintage-effect = Vous n’avez pas d’effet de millésime à utiliser ici : le jeton n’est pas dans cette colonne, ou son effet a déjà servi.

## Refus : actions gratuites et jetons

refusal-window-closed = Une action gratuite est possible avant de monter votre disque, ou une fois l’action finie, mais pas maintenant.
refusal-free-action-used = Vous avez déjà utilisé votre action gratuite de ce tour.
refusal-no-champagne = Vous n’avez pas de champagne à vendre.
refusal-prestige-too-dear = Le prestige coûte { $price } Fr ; vous avez { $have } Fr.
refusal-no-prestige-left = Il n’y a rien à gagner : votre marqueur est en haut, et vous n’auriez pas de jeton.
refusal-card-face-down = Vous avez déjà marqué « { $objective } » : la carte est face cachée.
refusal-not-your-card = Vous n’avez pas la carte objectif « { $objective } ».
refusal-not-fulfilled = Vous ne remplissez pas maintenant la condition { $condition } de « { $objective } ».
refusal-cork-popped = Votre bouchon a déjà sauté : la carte de départ est face cachée.
refusal-token-not-kept = Il vous manque le { $token }.
refusal-tokens-closed = Les jetons conservés s’utilisent avant de monter votre disque, ou une fois l’action finie, mais pas maintenant.
refusal-only-in-a-sale = Le { $token } se défausse pendant une vente.
refusal-no-effect-to-use = Le { $token } se garde jusqu’à la fin ; il n’y a rien à utiliser.
refusal-no-empty-press = Ce jeton demande un pressoir complètement vide, et vous n’en avez pas.
refusal-no-press-for-tile = Aucun de vos pressoirs ne peut recevoir une tuile { $variety } maintenant.
refusal-supply-exhausted = La réserve n’a plus de tuile pour { $variety }.
refusal-other-token = Il s’agit maintenant du { $token } que vous venez de prendre.
refusal-none-face-down = Aucun jeton n’est face cachée sur la flûte.
refusal-token-not-face-up = Il n’y a sur la flûte, face visible, aucun { $token }.

## Refus : vignoble et pressoirs

refusal-variety-not-drawn = Vous n’avez pas pioché de grappe de { $variety } à placer.
refusal-cell-taken = Il y a déjà une grappe à cet endroit ({ the-cell }).
refusal-not-adjacent = Aucune grappe ne touche cette case ({ the-cell }) par un côté ; un coin ne suffit pas.
refusal-bunches-first = Placez d’abord les grappes que vous avez piochées.
refusal-no-bunch-to-name = Il n’y a pas de grappe à cet endroit ({ the-cell }) ; désignez-en une du vignoble.
refusal-nothing-to-harvest = Aucune grappe de { $variety } n’entoure celle-ci : il n’y a pas de tuile à prendre.
refusal-other-variety-placed = La grappe qui vient d’être placée n’est pas { $variety } : l’effet de millésime n’ajouterait rien.
refusal-value-at-most = La tuile vaut déjà { $value }, le maximum.
refusal-helper-needed = Sans ouvrier, il n’y a pas de tuile { $variety } : aucune grappe n’en entoure celle-ci.
refusal-helper-on-other-variety = Cet ouvrier n’est pas sur { $variety }.
refusal-tile-not-in-hand = Vous n’avez pas { $variety } { $value } en main.
refusal-press-has-champagne = Il y a encore du champagne dans votre { $press } : aucune tuile récolte ne peut s’y ajouter.
refusal-variety-in-press = Votre { $press } contient déjà une tuile { $variety }.
refusal-press-not-empty = Il y a du champagne dans votre { $press } ; un modificateur demande un pressoir vide.
refusal-press-has-harvest = Il y a une tuile récolte dans votre { $press } ; un modificateur demande un pressoir vide.
refusal-press-has-modifier = Il y a déjà un modificateur dans votre { $press } ; un autre demande un pressoir vide.
refusal-press-done = Vous avez déjà activé le { $press } pendant cette action.
refusal-press-full = Votre { $press } contient du champagne et pas de tuile récolte : il ne peut pas être activé.
refusal-only-modifier = Votre { $press } contient un modificateur mais pas de tuile récolte : il ne peut pas être activé.
refusal-press-empty = Votre { $press } ne contient pas de tuile récolte.
refusal-no-press-ready = Aucun de vos pressoirs ne contient de tuile récolte.
refusal-no-kind-payable = Vous ne pouvez payer ni les bouteilles ({ $price } Fr) ni les tonneaux (1 ouvrier des pressoirs).
refusal-bottle-too-dear = La première bouteille de l’action coûte { $price } Fr ; vous avez { $have } Fr.
refusal-no-press-worker = Le premier tonneau de l’action coûte un ouvrier de vos pressoirs, et il n’y en a pas.

## Refus : village

refusal-benefits-used-up = Vous avez pris autant de bénéfices que le permet la force de votre action.
refusal-benefit-taken = Chaque bénéfice se prend une fois par action ; choisissez-en un autre.
refusal-stack-empty = La pile { $stack } est vide.
refusal-offer-empty = L’offre d’objectifs est vide.
refusal-bonus-first = Prenez au moins un bonus.
refusal-not-in-offer = « { $objective } » n’est pas dans l’offre.
refusal-same-card = Vous avez déjà pris le bonus de « { $objective } ».
refusal-same-reward = Vous avez déjà pris le même bonus sur une autre carte ; les bonus doivent être différents.

## Refus : ouvriers

refusal-no-worker-there = Vous n’avez pas d’ouvrier à cet endroit.
refusal-strength-used-up = Vous avez pris autant d’ouvriers que le permet la force ; seuls ceux de votre maison n’en utilisent pas.
refusal-worker-in-hand = Chaque ouvrier pris doit être placé ; il y a toujours de la place aux pressoirs.
refusal-already-in-reserve = Cet ouvrier est déjà dans votre réserve.
refusal-worker-must-move = L’effet est commencé : choisissez un ouvrier à déplacer.
refusal-nowhere-to-go = Aucune autre place n’est libre pour cet ouvrier.
refusal-no-target = On n’envoie pas d’ouvrier ici : { $zone }.
refusal-road-full = La { $road } est pleine.
refusal-nothing-to-skip-to = La { $road } n’a pas de deuxième case vide.
refusal-no-bunch-for-worker = Il n’y a pas de grappe à cet endroit ({ the-cell }).
refusal-bunch-occupied = Il y a déjà un ouvrier sur la grappe ({ the-cell }).
refusal-same-zone = L’effet de millésime déplace un ouvrier vers une autre zone : toutes les routes n’en font qu’une (sauf si une option en décide autrement), toutes les grappes aussi.
refusal-same-place = L’ouvrier doit aller ailleurs que là d’où il vient.

## Refus : ventes et objectifs

refusal-sales-used-up = Vous avez fait autant de ventes que le permet la force de votre action.
refusal-no-card-left = Il ne reste aucune carte pour le { $market }.
refusal-reims-closed = Reims n’achète que si le paquet nord est vide.
refusal-kind-refused =
    { $vessel-id ->
        [bottle] Le { $market } ne prend pas de bouteilles en ce moment.
       *[barrel] Le { $market } ne prend pas de tonneaux en ce moment.
    }
refusal-press-refused = Le { $market } ne prend pas de champagne du { $press } en ce moment.
refusal-nothing-to-sell = Vous n’avez pas de champagne à livrer.
refusal-nobody-buys = Aucun marché ne prend de votre champagne en ce moment.
refusal-no-card-to-move = Il ne reste aucune carte au bout de la { $road }.
refusal-accessory-not-shown = La carte marché ne montre pas cet accessoire : { $accessory }.
refusal-same-accessory =
    { $colour-id ->
        [grey] Cette vente utilise déjà cet accessoire ({ grey-accessory }) ; un second du même type doit être de l’autre couleur.
       *[blue] Cette vente utilise déjà cet accessoire ({ blue-accessory }) ; un second du même type doit être de l’autre couleur.
    }
refusal-accessory-not-owned =
    { $colour-id ->
        [grey] Vous n’avez pas cet accessoire : { grey-accessory }.
       *[blue] Vous n’avez pas cet accessoire : { blue-accessory }.
    }
refusal-no-sale-token = Ce jeton ne sert pas aux ventes : { $token }.
refusal-already-chosen = Vous avez déjà choisi « { $objective } ».
refusal-not-chosen = « { $objective } » n’est pas parmi les cartes choisies.

## Feuille de score

score-sales = Ventes
score-village = Champagne cédé au village
score-objectives = Objectifs
score-bonuses = Bonus de cartes objectif
score-tokens = Jetons prestige
score-discs = Disques arrivés en haut
score-prestige = Prestige, niveau { $level }
score-crowns =
    { $crowns ->
        [one] { $crowns } couronne × { $worth } PV
       *[other] { $crowns } couronnes × { $worth } PV
    }

## Unités du conseiller : ce qu'un joueur possède en tel nombre

unit-points = PV ({ $score })
unit-points-prestige = PV de prestige
unit-points-crowns = PV de couronnes
unit-level =
    { $count ->
        [one] niveau de prestige
       *[other] niveaux de prestige
    }
unit-crowns =
    { $count ->
        [one] couronne
       *[other] couronnes
    }
unit-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
unit-champagne =
    { $vessel-id ->
        [barrel] { $count ->
            [one] tonneau
           *[other] tonneaux
        }
       *[bottle] { $count ->
            [one] bouteille
           *[other] bouteilles
        }
    } de valeur { $value }
unit-harvest =
    { $count ->
        [one] tuile récolte { $variety } dans les pressoirs
       *[other] tuiles récolte { $variety } dans les pressoirs
    }
unit-in-hand =
    { $count ->
        [one] tuile récolte en main
       *[other] tuiles récolte en main
    }
unit-modifiers =
    { $count ->
        [one] modificateur de pressoir
       *[other] modificateurs de pressoir
    }
unit-climbed =
    { $count ->
        [one] ligne gravie par les disques
       *[other] lignes gravies par les disques
    }
unit-placed =
    { $count ->
        [one] jeton dans le chai
       *[other] jetons dans le chai
    }
unit-reserve =
    { $count ->
        [one] ouvrier en réserve
       *[other] ouvriers en réserve
    }
unit-house =
    { $count ->
        [one] ouvrier à la maison
       *[other] ouvriers à la maison
    }
unit-crew =
    { $count ->
        [one] ouvrier aux pressoirs
       *[other] ouvriers aux pressoirs
    }
unit-on-roads =
    { $count ->
        [one] ouvrier sur les routes
       *[other] ouvriers sur les routes
    }
unit-on-vines =
    { $count ->
        [one] ouvrier sur les grappes
       *[other] ouvriers sur les grappes
    }
unit-grey = { $accessory } (gris)
unit-blue = { $accessory } (bleu)
unit-flags = drapeau { $flag }
unit-markets =
    { $count ->
        [one] carte marché
       *[other] cartes marché
    }
unit-objectives =
    { $count ->
        [one] carte objectif visible
       *[other] cartes objectif visibles
    }
unit-token = { $token }

## Traits d’une position : ce qu’un coup améliore, et ce qu’il faut viser

feature-next-sale = votre prochaine vente
feature-champagne = le champagne à vendre
feature-boost = les accessoires de votre meilleure vente
feature-next-pressing = votre prochain pressurage
feature-grapes = le raisin dans vos pressoirs
feature-free-presses = les pressoirs sans champagne
feature-room = la place pour des tuiles récolte
feature-coins = les pièces pour vos actions
feature-savings = les pièces en réserve
feature-purse = les pièces pour le prestige
feature-crowns = les couronnes
feature-tokens = les jetons prestige
feature-house = les ouvriers dans votre maison
feature-first-presser = un ouvrier aux pressoirs
feature-pressers = d’autres ouvriers aux pressoirs
feature-on-bunches = les ouvriers sur les grappes
feature-varieties = les cépages où se tient un ouvrier
feature-road-bonus = les bonus de route
feature-on-roads = les ouvriers sur les routes
feature-accessories = les accessoires pour vos ventes
feature-flags = les jetons drapeau
feature-objectives-ready = les objectifs que vous pouvez marquer
feature-objectives-near = vos objectifs les plus proches
feature-cost = le coût de vos actions
feature-vineyard-strength = la force de VIGNOBLE
feature-cellar-strength = la force de CAVE
feature-village-strength = la force de VILLAGE
feature-logistics-strength = la force de LOGISTIQUE
feature-sales-strength = la force de VENTES
feature-objectives-strength = la force d’OBJECTIFS
feature-vintage = les jetons millésime qui serviront encore
feature-force = le jeton force
feature-waiting = les jetons à côté de votre chai
feature-promise = ce que votre action apporte encore

aim-next-sale = Vendez votre champagne là où le marché visible paie le plus.
aim-champagne = Ayez du champagne de valeur dans vos pressoirs, pour avoir de quoi vendre.
aim-boost = Réunissez les accessoires que montrent les cartes marché : ils élèvent une vente d’un écusson.
aim-next-pressing = Pressez vos meilleurs raisins avec CAVE ; trois pressoirs d’un coup apportent du prestige.
aim-grapes = Remplissez un pressoir de bonnes tuiles récolte : trois cépages font un grand champagne.
aim-free-presses = Videz vos pressoirs de leur champagne, pour qu’ils reprennent du raisin.
aim-room = Gardez de la place dans vos pressoirs pour les tuiles récolte à venir.
aim-coins = Ayez assez de pièces pour le coût de VIGNOBLE, de VILLAGE et de vos bouteilles.
aim-savings = Servez-vous des pièces de trop : cinq d’entre elles achètent du prestige.
aim-purse = Mettez cinq pièces de côté et achetez du prestige avec votre action gratuite.
aim-crowns = Réunissez des couronnes : un haut niveau de prestige les multiplie à la fin.
aim-tokens = Gagnez du prestige et servez-vous des jetons à temps : à la fin, seules les couronnes comptent.
aim-house = Ayez des ouvriers dans votre maison : LOGISTIQUE les place sans user de force.
aim-first-presser = Gardez un ouvrier à vos pressoirs : il paie vos tonneaux.
aim-pressers = Envoyez d’autres ouvriers aux pressoirs si vous ferez des tonneaux plusieurs fois.
aim-on-bunches = Placez des ouvriers sur les grappes : chacun augmente d’un point une tuile récolte.
aim-varieties = Répartissez vos ouvriers sur des grappes de cépages différents.
aim-road-bonus = Envoyez des ouvriers loin sur les routes : le plus éloigné augmente chaque vente.
aim-on-roads = Ayez plusieurs ouvriers sur une route : une vente n’en renvoie que la moitié.
aim-accessories = Prenez des accessoires de types différents : un gris ajoute 1 à une vente, un bleu 2.
aim-flags = Réunissez des drapeaux si vos cartes objectif les comptent.
aim-objectives-ready = Marquez un objectif rempli avec votre action gratuite : un seul par tour.
aim-objectives-near = Rapprochez-vous des conditions de vos cartes objectif.
aim-cost = Laissez un disque en bas du chai, et vos actions resteront bon marché.
aim-vineyard-strength = Montez le disque VIGNOBLE : vous récoltez davantage à la fois.
aim-cellar-strength = Montez le disque CAVE : vous activez plus de pressoirs à la fois.
aim-village-strength = Montez le disque VILLAGE : vous prenez plus de bénéfices à la fois.
aim-logistics-strength = Montez le disque LOGISTIQUE : vous placez plus d’ouvriers à la fois.
aim-sales-strength = Montez le disque VENTES : vous vendez plus de champagne à la fois.
aim-objectives-strength = Montez le disque OBJECTIFS : vous choisissez plus de cartes et prenez plus de bonus.
aim-vintage = Jouez les colonnes où sont vos jetons millésime.
aim-force = Posez le jeton force dans une colonne que vous jouerez encore souvent.
aim-waiting = Montez tous vos disques pour prendre les jetons à côté de votre chai.
aim-promise = Tirez le meilleur parti de ce qui reste de votre action.

## Options

option-fast-variant = Jouez-vous la variante rapide ?
choice-fast-variant-false = non, face A des plateaux
choice-fast-variant-true = oui, face B : plus de force dès le début, moins de manches
option-reims-only-when-north-deck-empty = Quand Reims achète-t-elle du champagne ?
choice-reims-only-when-north-deck-empty-true = seulement si le paquet nord est vide
choice-reims-only-when-north-deck-empty-false = toujours
option-force-token-counts-for-return-workers = Un jeton force aide-t-il à renvoyer des ouvriers ?
choice-force-token-counts-for-return-workers-false = non, seulement à réaliser l’action
choice-force-token-counts-for-return-workers-true = oui, un ouvrier de plus peut revenir
option-modifier-needs-completely-empty-press = Un second modificateur peut-il rejoindre un modificateur seul dans un pressoir ?
choice-modifier-needs-completely-empty-press-true = non, le pressoir doit être complètement vide
choice-modifier-needs-completely-empty-press-false = oui, ils s’ajoutent
option-harvest-worker-needs-base-value-1 = Un ouvrier peut-il donner une tuile récolte là où rien ne compte ?
choice-harvest-worker-needs-base-value-1-true = non, il faut compter au moins 1
choice-harvest-worker-needs-base-value-1-false = oui, une tuile de 1
option-claim-token-can-be-deferred = Pouvez-vous prendre plus tard un jeton millésime ou force ?
choice-claim-token-can-be-deferred-true = oui, après chaque déplacement de disque suivant
choice-claim-token-can-be-deferred-false = non, aussitôt ou jamais
option-free-action-only-before-or-after-main-action = Quand pouvez-vous utiliser votre action gratuite ?
choice-free-action-only-before-or-after-main-action-true = avant de monter le disque ou après l’action
choice-free-action-only-before-or-after-main-action-false = aussi entre disque et action, et entre pressoirs, bénéfices et ventes
option-unplaced-logistics-workers-go-back = Devez-vous placer tous les ouvriers pris avec LOGISTIQUE ?
choice-unplaced-logistics-workers-go-back-true = oui ; ne prenez que ceux que vous placez
choice-unplaced-logistics-workers-go-back-false = non, les autres vont dans votre maison
option-prestige-at-top-still-gives-token = Qu’apporte le prestige en haut de la piste ?
choice-prestige-at-top-still-gives-token-true = encore un jeton
choice-prestige-at-top-still-gives-token-false = rien
option-trigger-disc-still-scores-2vp = Le disque qui déclenche la fin rapporte-t-il encore des PV ?
choice-trigger-disc-still-scores-2vp-true = oui
choice-trigger-disc-still-scores-2vp-false = non
option-higher-harvest-tile-can-stand-in = Et si la réserve n’a plus que des tuiles plus fortes d’une variété ?
choice-higher-harvest-tile-can-stand-in-true = la plus faible d’entre elles en tient lieu
choice-higher-harvest-tile-can-stand-in-false = vous ne recevez pas de tuile
option-harvest-worker-may-be-used-at-cap = Un ouvrier peut-il quitter une grappe quand la tuile ne peut plus augmenter ?
choice-harvest-worker-may-be-used-at-cap-false = non
choice-harvest-worker-may-be-used-at-cap-true = oui
option-kept-prestige-tokens-only-in-windows = Quand pouvez-vous utiliser les jetons ouvrier, pressoir et récolte conservés ?
choice-kept-prestige-tokens-only-in-windows-true = avant de monter le disque ou après l’action
choice-kept-prestige-tokens-only-in-windows-false = aussi entre disque et action, et entre pressoirs, bénéfices et ventes
option-finished-disc-leaves-before-late-window = Quand un disque de la ligne supérieure quitte-t-il le chai ?
choice-finished-disc-leaves-before-late-window-true = juste après l’action
choice-finished-disc-leaves-before-late-window-false = à la fin du tour, après une action gratuite tardive
option-all-roads-are-one-zone = L’effet de millésime VILLAGE peut-il déplacer un ouvrier de route en route ?
choice-all-roads-are-one-zone-true = non, toutes les routes sont une seule zone
choice-all-roads-are-one-zone-false = oui, chaque route est une zone
option-village-vintage-may-target-house-or-reserve = L’effet de millésime VILLAGE peut-il envoyer un ouvrier dans la maison ou la réserve ?
choice-village-vintage-may-target-house-or-reserve-false = non
choice-village-vintage-may-target-house-or-reserve-true = oui
option-village-bonuses-must-differ-in-reward = Quand deux bonus de l’offre sont-ils différents ?
choice-village-bonuses-must-differ-in-reward-true = quand ils ne donnent pas la même chose
choice-village-bonuses-must-differ-in-reward-false = quand ils viennent de deux cartes
option-objectives-vintage-is-automatic = Devez-vous ajouter des cartes à l’offre avec le jeton millésime OBJECTIFS ?
choice-objectives-vintage-is-automatic-true = oui, toujours
choice-objectives-vintage-is-automatic-false = non, si vous voulez
option-cellar-vintage-covers-both-barrels-of-one-press = Quels tonneaux l’effet de millésime CAVE augmente-t-il ?
choice-cellar-vintage-covers-both-barrels-of-one-press-true = tous ceux d’un pressoir
choice-cellar-vintage-covers-both-barrels-of-one-press-false = un seul tonneau

## Exemples

example-ex-01 = Coût et force de VILLAGE
example-ex-02 = Un jeton force qui aide aussitôt
example-ex-03 = Un jeton millésime dans sa colonne
example-ex-04 = Un jeton force dans VENTES
example-ex-05 = Une grappe et un ouvrier
example-ex-06 = Trois grappes qui s’entraident
example-ex-07 = Deux pressoirs en une action
example-ex-08 = Trois bénéfices du village
example-ex-09 = Cinq ouvriers en route vers l’ouest
example-ex-10 = Une première vente à Bruxelles
example-ex-11 = Trois cartes objectif, une gardée
example-ex-12 = Renvoyer trois ouvriers
example-ex-13 = Du prestige par une vente de 17
example-ex-14 = Le décompte final tout en haut
example-ex-15 = Ce qui se trouve où au départ
example-ex-16 = Aucune tuile ne vaut plus de 3
example-ex-17 = Les niveaux d’une vente
example-ex-18 = La moitié des ouvriers rentre
example-ex-19 = Vendre sans ouvrier sur la route
example-ex-20 = Des PV pour une tuile champagne, ou deux
example-ex-21 = Les bonus des trois pressoirs
example-ex-22 = Douze est le maximum
example-ex-23 = Chaque sorte se paie une fois
example-ex-24 = Du prestige pour trois pressoirs
example-ex-25 = L’effet de millésime CAVE
example-ex-26 = Un modificateur sans pressoir vide
example-ex-27 = De nouvelles piles de récolte au village
example-ex-28 = De nouvelles piles d’accessoires au village
example-ex-29 = L’effet de millésime OBJECTIFS
example-ex-30 = L’effet de millésime LOGISTIQUE
example-ex-31 = Une action gratuite par tour
example-ex-32 = Une carte se marque une fois
example-ex-33 = Du prestige avec une flûte vide
example-ex-34 = Le déclenchement de la fin
example-ex-35 = Comment se départagent les égalités
example-ex-36 = Ce que contiennent les paquets marché
example-ex-37 = Deux accessoires du même type
example-ex-38 = Le départ de la variante rapide
example-ex-39 = Récolter avec un sac vide
example-ex-40 = Le disque monté peut augmenter son propre coût
example-ex-41 = L’effet de millésime VIGNOBLE
example-ex-42 = L’effet de millésime VILLAGE
example-ex-43 = L’effet de millésime VENTES
example-ex-44 = L’ordre d’une grande vente
example-ex-45 = Trois pressoirs et un douze
example-ex-46 = La sixième utilisation d’une colonne
example-ex-47 = Bouchon et action dans la même colonne
example-ex-48 = Renvoyer des ouvriers avec un jeton force
example-ex-49 = Les quatre bénéfices du village
example-ex-50 = Vendre à Reims
example-ex-51 = Une valeur de récolte qui manque
example-ex-52 = Le départ à deux joueurs
example-ex-53 = Un premier tour complet
example-ex-54 = Un objectif gardé et marqué dans le même tour
example-ex-55 = Prendre un jeton sans le voir
example-ex-56 = Lire deux cartes marché
example-ex-57 = Les ouvriers pris laissent des vides
example-ex-58 = D’abord un modificateur, puis une tuile
example-ex-59 = Une pièce qui arrive trop tard

## Tables du livret

data-market-card = Cartes marché
data-objective-card = Cartes objectif
data-components = Ce que contient la boîte
data-setup = La mise en place
data-player-count = Ce qui dépend du nombre de joueurs
data-winery-a = Le chai, face A
data-winery-b = Le chai, face B
data-vintage-token = Jetons millésime
data-force-token = Le jeton force
data-press = Les pressoirs
data-champagne = Le champagne
data-grape = Grappes de chaque variété
data-harvest-tile = Tuiles récolte par valeur
data-champagne-tile = Tuiles champagne par valeur
data-accessory = Accessoires des deux couleurs
data-grey-accessory = Valeur d’un accessoire gris
data-blue-accessory = Valeur d’un accessoire bleu
data-flag-token = Jetons drapeau
data-start-card = Cartes de départ
data-prestige-token = Jetons prestige
data-score-track = La piste de score
data-vineyard = Le vignoble
data-vineyard-start = Cases des premières grappes
data-vineyard-extra = Cases des accessoires et de la pièce
data-village = Le village
data-road = Les routes
data-road-income = Pièces pour les sections
data-reims = Le marché de Reims
data-market-distribution = Ce que contiennent les paquets marché
data-sale-levels = Niveaux d’une vente
data-ratio-tile = Tuiles ratio
data-prestige-track = La piste prestige
data-objective-metric = Ce que comptent les cartes objectif
data-end-track = La piste de fin de partie
data-vineyard-action = Augmenter une tuile récolte
data-return-workers = Renvoyer des ouvriers
data-local-sale = Vente locale
data-buy-prestige = Acheter du prestige
data-finished-disc = Disques arrivés en haut

## Erreurs dans un fichier de données

error-dom-pierre-negative = Dans les données de Dom Pierre, « { $place } » vaut { $number } ; on ne peut pas jouer avec un nombre inférieur à 0.
error-dom-pierre-wrong-total = Dans les données de Dom Pierre, « { $table } » fait { $counted } en tout, au lieu de { $said }.
error-dom-pierre-out-of-range = Dans les données de Dom Pierre, « { $place } » vaut { $number }, mais doit être compris entre { $least } et { $most }.
error-dom-pierre-unknown-word = Dans les données de Dom Pierre, « { $place } » dit « { $word } » ; les mots possibles sont : { $known }.
error-dom-pierre-unlike-lengths = Dans les données de Dom Pierre, « { $place } » est une liste d’une autre longueur que son pendant, ou trop courte.
error-dom-pierre-same-press = Dans les données de Dom Pierre, « { $place } » est le pressoir du premier champagne ; choisissez-en un autre.
error-dom-pierre-too-few = Dans les données de Dom Pierre, « { $place } » a trop peu de tuiles pour la mise en place.
error-dom-pierre-too-few-cells = Le vignoble de Dom Pierre a { $counted } cases, mais { $needed } grappes doivent y tenir.
error-dom-pierre-same-cell = Dans les données de Dom Pierre, « { $place } » nomme deux fois une case, ou une case prise.
error-dom-pierre-cut-off = Dans le vignoble de Dom Pierre, { $counted } cases sont hors d’atteinte des premières grappes.
error-dom-pierre-no-cell = Dans les données de Dom Pierre, « { $place } » nomme { $cell }, qui n’est pas une case du vignoble.
error-dom-pierre-bad-press = Dans les données de Dom Pierre, « { $place } » vaut « { $word } » ; écrivez X pour un pressoir refusé, ou son bonus.
error-dom-pierre-same-type = Dans les données de Dom Pierre, « { $place } » nomme deux fois un accessoire.
error-dom-pierre-falling = Dans les données de Dom Pierre, les nombres de « { $place } » doivent augmenter.
error-dom-pierre-bad-condition = Dans les données de Dom Pierre, « { $place } » a une condition illisible : « { $word } ».
error-dom-pierre-bad-bonus = Dans les données de Dom Pierre, « { $place } » a un bonus illisible : « { $word } ».

## Les coups accomplis, quand le premier mot du coup n’est pas un verbe simple, ou pas le seul

deed-assign-vintage = fait de { $column } le jeton vert, de l’autre le jeton force
deed-cycle-card = mis sous son paquet la première carte de la { $road }, par l’effet de millésime
deed-done = terminé cette action
deed-keep-token = gardé ce jeton pour plus tard
deed-leave-tokens = choisi de ne rien prendre maintenant
deed-move-worker = déplacé un ouvrier vers une autre zone, par l’effet de millésime
deed-put-modifier = mis le modificateur dans le { $press }
deed-send-to =
    { $zone-id ->
        [reserve] envoyé l’ouvrier dans la réserve
        [house] envoyé l’ouvrier dans la maison
        [presses] envoyé l’ouvrier dans les pressoirs
       *[other] envoyé l’ouvrier ici : { $zone }
    }
deed-send-to-road = envoyé l’ouvrier sur la { $road }
deed-send-to-vine = envoyé l’ouvrier sur la grappe ({ the-cell })
deed-skip-on-road = envoyé l’ouvrier sur la { $road }, en sautant 1 case vide
deed-stay-put = choisi de ne déplacer aucun ouvrier
deed-take-bonus = pris le bonus de « { $objective } »

## Pourquoi ce que fait un autre compte pour qui lit

matter-card-kept = La carte a quitté l’offre.
matter-card-taken = La carte a quitté le bout de sa route.
matter-worker-on-road = Personne d’autre ne peut occuper cette case de la route.
