## Le jeu

game-title = Viticulture
game-tagline = Levez-vous tôt ou faites la grasse matinée, plantez, vendangez et remplissez les meilleures commandes.
game-about = Vous héritez d’un petit vignoble en Toscane : trois champs vides, un pressoir, une petite cave et trois ouvriers. Chaque printemps, vous choisissez l’heure du réveil ; en été et en hiver, vos ouvriers plantent, construisent, vendangent, font du vin et remplissent des commandes, et des saisonniers viennent les aider. Cépages et vins se bonifient avec l’âge. Dès qu’un joueur atteint 20 points de victoire, l’année se joue jusqu’au bout, et celui qui en a le plus gagne.

## Noms

vine-sangiovese = Sangiovese
vine-malvasia = Malvasia
vine-pinot = Pinot
vine-syrah = Syrah
vine-trebbiano = Trebbiano
vine-merlot = Merlot
vine-sauvignon-blanc = Sauvignon Blanc
vine-cabernet-sauvignon = Cabernet Sauvignon
vine-chardonnay = Chardonnay

other-vine-sangiovese = { vine-sangiovese }
other-vine-malvasia = { vine-malvasia }
other-vine-pinot = { vine-pinot }
other-vine-syrah = { vine-syrah }
other-vine-trebbiano = { vine-trebbiano }
other-vine-merlot = { vine-merlot }
other-vine-sauvignon-blanc = { vine-sauvignon-blanc }
other-vine-cabernet-sauvignon = { vine-cabernet-sauvignon }
other-vine-chardonnay = { vine-chardonnay }

card-sangiovese = { vine-sangiovese }
card-malvasia = { vine-malvasia }
card-pinot = { vine-pinot }
card-syrah = { vine-syrah }
card-trebbiano = { vine-trebbiano }
card-merlot = { vine-merlot }
card-sauvignon-blanc = { vine-sauvignon-blanc }
card-cabernet-sauvignon = { vine-cabernet-sauvignon }
card-chardonnay = { vine-chardonnay }

order-order-01 = commande 1
order-order-02 = commande 2
order-order-03 = commande 3
order-order-04 = commande 4
order-order-05 = commande 5
order-order-06 = commande 6
order-order-07 = commande 7
order-order-08 = commande 8
order-order-09 = commande 9
order-order-10 = commande 10
order-order-11 = commande 11
order-order-12 = commande 12
order-order-13 = commande 13
order-order-14 = commande 14
order-order-15 = commande 15
order-order-16 = commande 16
order-order-17 = commande 17
order-order-18 = commande 18
order-order-19 = commande 19
order-order-20 = commande 20
order-order-21 = commande 21
order-order-22 = commande 22
order-order-23 = commande 23
order-order-24 = commande 24
order-order-25 = commande 25
order-order-26 = commande 26
order-order-27 = commande 27
order-order-28 = commande 28
order-order-29 = commande 29
order-order-30 = commande 30
order-order-31 = commande 31
order-order-32 = commande 32
order-order-33 = commande 33
order-order-34 = commande 34
order-order-35 = commande 35
order-order-36 = commande 36

card-order-01 = Commande 1
card-order-02 = Commande 2
card-order-03 = Commande 3
card-order-04 = Commande 4
card-order-05 = Commande 5
card-order-06 = Commande 6
card-order-07 = Commande 7
card-order-08 = Commande 8
card-order-09 = Commande 9
card-order-10 = Commande 10
card-order-11 = Commande 11
card-order-12 = Commande 12
card-order-13 = Commande 13
card-order-14 = Commande 14
card-order-15 = Commande 15
card-order-16 = Commande 16
card-order-17 = Commande 17
card-order-18 = Commande 18
card-order-19 = Commande 19
card-order-20 = Commande 20
card-order-21 = Commande 21
card-order-22 = Commande 22
card-order-23 = Commande 23
card-order-24 = Commande 24
card-order-25 = Commande 25
card-order-26 = Commande 26
card-order-27 = Commande 27
card-order-28 = Commande 28
card-order-29 = Commande 29
card-order-30 = Commande 30
card-order-31 = Commande 31
card-order-32 = Commande 32
card-order-33 = Commande 33
card-order-34 = Commande 34
card-order-35 = Commande 35
card-order-36 = Commande 36

other-field-field-5 = { field-field-5 }
other-field-field-6 = { field-field-6 }
other-field-field-7 = { field-field-7 }

field-field-5 = champ à 5 lires
field-field-6 = champ à 6 lires
field-field-7 = champ à 7 lires

structure-trellis = treillis
structure-irrigation = irrigation
structure-yoke = joug
structure-windmill = moulin
structure-cottage = cottage
structure-tasting-room = chai de dégustation
structure-medium-cellar = cave moyenne
structure-large-cellar = grande cave

gift-trellis = le treillis
gift-irrigation = l’irrigation
gift-yoke = le joug
gift-windmill = le moulin
gift-cottage = le cottage
gift-tasting-room = le chai de dégustation
gift-medium-cellar = la cave moyenne
gift-worker = 1 ouvrier de plus
gift-vp = 1 PV

deck-vine = cartes vigne
deck-summer = saisonniers d’été
deck-order = commandes
deck-winter = saisonniers d’hiver
decks-vine = { deck-vine }
decks-summer = { deck-summer }
decks-order = { deck-order }
decks-winter = { deck-winter }

colour-red = rouge
colour-white = blanc

wine-red = vin rouge
wine-white = vin blanc
wine-blush = rosé
wine-sparkling = champagne

action-draw-vine = Piocher une vigne
action-give-tour = Faire visiter le domaine
action-build-structure = Construire
action-plant-vine = Planter
action-play-summer-visitor = Saisonnier d’été
action-sell-grapes-or-field = Vendre ou racheter
action-draw-order = Piocher une commande
action-harvest-field = Vendanger
action-train-worker = Former un ouvrier
action-play-winter-visitor = Saisonnier d’hiver
action-make-wine = Faire du vin
action-fill-order = Remplir une commande
action-gain-1-lira = Charrette
action-yoke = Joug

mama-alaena = Alaena
mama-alyssa = Alyssa
mama-deann = Deann
mama-margot = Margot
mama-margaret = Margaret
mama-nici = Nici
mama-teruyo = Teruyo
mama-emily = Emily
mama-rebecca = Rebecca
mama-danyel = Danyel
mama-laura = Laura
mama-jess = Jess
mama-casey = Casey
mama-christine = Christine
mama-naja = Naja
mama-falon = Falon
mama-nicole = Nicole
mama-ariel = Ariel

papa-andrew = Andrew
papa-christian = Christian
papa-jay = Jay
papa-josh = Josh
papa-kozi = Kozi
papa-matthew = Matthew
papa-matt = Matt
papa-paul = Paul
papa-stephan = Stephan
papa-steven = Steven
papa-joel = Joel
papa-raymond = Raymond
papa-jerry = Jerry
papa-trevor = Trevor
papa-rafael = Rafael
papa-gary = Gary
papa-morten = Morten
papa-alan = Alan

## Tournures

for-whom =
    pour { $mine ->
        [yes] vous
       *[no] { $who }
    }
some-lira =
    { $lira ->
        [one] { $lira } lire
       *[other] { $lira } lires
    }
some-workers =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
some-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
the-structure =
    { $structure-id ->
        [irrigation] l’irrigation
        [medium_cellar] la { $structure }
        [large_cellar] la { $structure }
       *[other] le { $structure }
    }
a-card-of-deck =
    { $deck-id ->
        [vine] une carte vigne
        [summer] un saisonnier d’été
        [order] une commande
       *[winter] un saisonnier d’hiver
    }
a-worker =
    { $grande ->
        [yes] le grand ouvrier
       *[no] un ouvrier
    }
the-action =
    { $action-id ->
        [gain_1_lira] la charrette
        [yoke] le joug
       *[other] « { $action } »
    }
on-the-place =
    { $place-id ->
        [bonus] sur la case bonus de { the-action }
        [overflow] sur { the-action }, sur le dessin à côté des cases
       *[other] sur { the-action }
    }
two-grapes =
    { $red ->
        [0] { $white ->
            [0] rien
           *[other] un cépage blanc de valeur { $white }
        }
       *[other] { $white ->
            [0] un cépage rouge de valeur { $red }
           *[other] un cépage rouge de valeur { $red } et un cépage blanc de valeur { $white }
        }
    }
clauses-in-order =
    { $parts ->
        [1] { $clause }
       *[other] { $clause }, puis { $clause2 }
    }{ $corrected ->
        [yes] , mais avec les nombres de votre fichier de données
       *[no] { "" }
    }
# ce qu'une carte offre à tous
offer-to-all =
    { $source-id ->
        [vendor] Vendeur (piocher 1 saisonnier d’été)
        [handyman] Bricoleur (construire 1 infrastructure pour 2 lires de moins)
        [banker] Banquier (perdre 1 PV et gagner 3 lires)
        [swindler] Escroc (donner 2 lires à { $player })
        [volunteer_crew] Équipe de bénévoles (planter 1 vigne)
        [mentor] Mentor (faire jusqu’à 2 vins)
        [motivator] Guide (reprendre le grand ouvrier)
       *[guest_speaker] Conférencier (payer 1 lire pour former 1 ouvrier)
    }

## Coups

move-first-player = { $seat } devient premier joueur
move-deal-mama = Distribuer la Mère { $mama }
move-deal-papa = Distribuer le Père { $papa }
move-draw-card = Piocher « { $card } »
move-reveal-automa = Révéler la carte Automa { $number }
move-keep-parents = Garder { $mama } et { $papa }
move-take-gift = Prendre le cadeau du Père
move-take-lira = Prendre plutôt ses lires supplémentaires
move-wake-up =
    { $deck-id ->
        [summer] Poser le coq sur le niveau { $row } et piocher un saisonnier d’été
        [winter] Poser le coq sur le niveau { $row } et piocher un saisonnier d’hiver
       *[other] Poser le coq sur le niveau { $row }
    }
move-draw-visitors =
    { $second-id ->
        [summer] { $first-id ->
            [summer] Piocher 2 saisonniers d’été
           *[other] Piocher 1 saisonnier d’hiver et 1 saisonnier d’été
        }
        [winter] { $first-id ->
            [summer] Piocher 1 saisonnier d’été et 1 saisonnier d’hiver
           *[other] Piocher 2 saisonniers d’hiver
        }
       *[other] { $first-id ->
            [summer] Piocher 1 saisonnier d’été
           *[other] Piocher 1 saisonnier d’hiver
        }
    }
move-discard-card = Défausser « { $card } »
move-place = Placer { a-worker } { on-the-place }
move-pass = Passer pour le reste de la saison
move-take-bonus = Prendre le bonus
move-decline = Décliner
move-accept = Accepter
move-spend-token = Dépenser un jeton bonus pour payer moins
move-keep-token = Garder les jetons bonus et payer le prix entier
move-stop = C’est tout : s’arrêter là
move-build = Construire { the-structure }
move-plant = Planter une vigne de { $vine } sur le { $field }
move-uproot = Déraciner une vigne de { $vine } du { $field }
move-swap = Échanger la vigne de { $vine } du { $field } avec la vigne de { $other_vine } du { $other_field }
move-sell-grape = Vendre le cépage { $colour } de valeur { $value }
move-sell-field = Vendre le { $field }
move-buy-field = Racheter le { $field }
move-harvest-field = Vendanger le { $field }
move-make-wine =
    { $wine-id ->
        [red] Faire un vin rouge avec le rouge { $red }
        [white] Faire un vin blanc avec le blanc { $white }
        [blush] Faire un rosé avec le rouge { $red } et le blanc { $white }
       *[sparkling] Faire un champagne avec le rouge { $red }, le rouge { $other_red } et le blanc { $white }
    }
move-put-token = Le poser sur l’emplacement de valeur { $value }
move-fill-order = Remplir la { $order }
move-use-wine = Livrer le { $wine } de valeur { $value }
move-age-wine = Faire vieillir le { $wine } de valeur { $value }
move-discard-grape = Défausser le cépage { $colour } de valeur { $value }
move-discard-wine = Défausser le { $wine } de valeur { $value }
move-place-grape = Prendre un cépage { $colour }
move-play-visitor =
    Jouer « { $card } »{ $card-id ->
        [blacksmith] { "" }
        [vendor] { "" }
        [handyman] { "" }
        [peddler] { "" }
        [banker] { "" }
        [importer] { "" }
        [grower] { "" }
        [cultivator] { "" }
        [planner] { "" }
        [agriculturist] { "" }
        [swindler] { "" }
        [producer] { "" }
        [organizer] { "" }
        [stonemason] { "" }
        [volunteer_crew] { "" }
        [wedding_party] { "" }
        [queen] { "" }
        [mentor] { "" }
        [innkeeper] { "" }
        [supervisor] { "" }
        [reaper] { "" }
        [motivator] { "" }
        [bottler] { "" }
        [designer] { "" }
        [manager] { "" }
        [zymologist] { "" }
        [governor] { "" }
        [taster] { "" }
        [caravan] { "" }
        [guest_speaker] { "" }
        [homesteader] { the-way }{ losing-to-do-both }
        [sponsor] { the-way }{ losing-to-do-both }
        [scholar] { the-way }{ losing-to-do-both }
        [laborer] { the-way }{ losing-to-do-both }
       *[other] { the-way }
    }
# les cartes qui n’ont qu’une manière n’en ont pas besoin
the-way =
    { $way-id ->
        [a] : partie 1
        [b] : partie 2
        [c] : partie 3
        [ab] : partie 1, puis partie 2
        [ba] : partie 2, puis partie 1
        [ac] : partie 1, puis partie 3
        [ca] : partie 3, puis partie 1
        [bc] : partie 2, puis partie 3
        [cb] : partie 3, puis partie 2
        [b-uproot] : partie 2, en déracinant seulement
        [b-discard] : partie 2, en défaussant seulement
       *[other] { "" }
    }
losing-to-do-both =
    { $way-id ->
        [ab] , en perdant 1 PV pour faire les deux
        [ba] , en perdant 1 PV pour faire les deux
       *[other] { "" }
    }
move-do-both = Perdre 1 PV et faire aussi l’autre partie
move-draw-from = Piocher { a-card-of-deck }
move-take-discard = Prendre la carte du dessus de la défausse des { $deck }
move-take-revealed = Prendre « { $card } »
move-name = Choisir { $seat }
move-give-card = Remettre « { $card } »
move-offer-card = Mettre de côté « { $card } »
move-lose-vp = Perdre des PV
move-give-cards = Remettre des cartes
move-pay-lira = Payer des lires
move-plan = Placer { a-worker } { on-the-place } pour l’hiver
move-take-back =
    Reprendre { a-worker } sur { the-action }{ $place-id ->
        [left] { " " }(case de gauche)
        [middle] { " " }(case bonus)
        [right] { " " }(case de droite)
        [overflow] { " " }(dessin)
       *[other] { "" }
    }
move-take-action = { $action }

detail-take-gift = { $gift }
detail-take-lira = +{ some-lira }
detail-wake-up =
    { $bonus-id ->
        [draw_vine] 1 carte vigne
        [draw_order] 1 commande
        [gain_lira] +1 lire
        [draw_visitor] 1 saisonnier
        [gain_vp] +1 PV
        [temporary_worker] l’ouvrier temporaire
       *[none] pas de bonus
    }
detail-take-bonus =
    { $bonus-id ->
        [draw_vine] 1 carte vigne de plus
        [give_tour] 1 lire de plus
        [plant_vine] planter une autre vigne
        [play_summer_visitor] jouer un autre saisonnier d’été
        [sell_grapes_or_field] 1 PV
        [draw_order] 1 commande de plus
        [harvest_field] vendanger un autre champ
        [play_winter_visitor] jouer un autre saisonnier d’hiver
        [make_wine] faire 1 vin de plus
       *[fill_order] 1 PV
    }{ $token ->
        [yes] , pour 1 jeton bonus
       *[no] { "" }
    }
detail-build =
    { $lira ->
        [0] sans rien payer
       *[other] { some-lira }
    }
detail-sell-grape = +{ some-lira }
detail-sell-field = +{ some-lira }
detail-buy-field = −{ some-lira }
detail-harvest-field = { two-grapes }
detail-make-wine =
    { $value ->
        [0] perdu : aucun emplacement n’est libre
       *[other] valeur { $value }
    }
detail-fill-order = +{ $vp } PV, +{ $residual } de royalties
detail-play-visitor = { clauses-in-order }
detail-take-discard = « { $card } »
detail-lose-vp = −{ $amount } PV
detail-give-cards =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
detail-pay-lira =
    −{ $amount ->
        [one] { $amount } lire
       *[other] { $amount } lires
    }

## Questions

ask-draw-rooster = Quel coq est tiré au sort pour le premier joueur ?
ask-deal-mama-to = Quelle Mère est distribuée à { $seat } ?
ask-deal-papa-to = Quel Père est distribué à { $seat } ?
ask-choose-parents =
    { $mine ->
        [yes] Quelle Mère et quel Père gardez-vous ?
       *[no] À { $who } de choisir : quelle Mère et quel Père garder ?
    }
ask-choose-gift =
    { $mine ->
        [yes] Prenez-vous le cadeau de votre Père, ou davantage de lires ?
       *[no] À { $who } de choisir : le cadeau du Père, ou davantage de lires ?
    }
ask-choose-row =
    { $mine ->
        [yes] Sur quel niveau de l’échelle de réveil posez-vous votre coq ? Les petits numéros jouent d’abord, les grands donnent un bonus.
       *[no] À { $who } de choisir : sur quel niveau de l’échelle de réveil poser le coq ?
    }
ask-turn-up-automa = Quelle carte Automa est révélée ?
ask-take-turn =
    { $mine ->
        [yes] Où placez-vous un ouvrier, ou passez-vous ?
       *[no] À { $who } de choisir : où placer un ouvrier, ou passer ?
    }
ask-offer-bonus =
    { $mine ->
        [yes] Prenez-vous aussi le bonus ?
       *[no] À { $who } de choisir : prendre aussi le bonus ?
    }
ask-offer-token =
    { $mine ->
        [yes] Dépensez-vous un jeton bonus pour payer moins ?
       *[no] À { $who } de choisir : dépenser un jeton bonus pour payer moins ?
    }
ask-draw-from-deck =
    { $deck ->
        [0] Quelle carte vigne pioche { $seat }
        [1] Quel saisonnier d’été pioche { $seat }
        [2] Quelle commande pioche { $seat }
       *[other] Quel saisonnier d’hiver pioche { $seat }
    }{ $left ->
        [1] { "" } ?
       *[other] { " " }(encore { $left }) ?
    }
ask-choose-deck =
    { $mine ->
        [yes] Dans quelle pile piochez-vous ?
       *[no] À { $who } de choisir : dans quelle pile piocher ?
    }
ask-pay-with-cards =
    { $done ->
        [0] { $mine ->
            [yes] Quelle carte de votre main défaussez-vous ?
           *[no] À { $who } de choisir : quelle carte défausser ?
        }
       *[other] { $mine ->
            [yes] Quelle carte de votre main défaussez-vous ensuite ?
           *[no] À { $who } de choisir : quelle carte défausser ensuite ?
        }
    }
ask-choose-pile =
    { $mine ->
        [yes] De quelle défausse prenez-vous la carte du dessus (encore { $left }) ?
       *[no] À { $who } de choisir : de quelle défausse prendre la carte du dessus (encore { $left }) ?
    }
ask-turn-up =
    { $deck ->
        [0] Quelle carte vigne est révélée ?
        [1] Quel saisonnier d’été est révélé ?
        [2] Quelle commande est révélée ?
       *[other] Quel saisonnier d’hiver est révélé ?
    }
ask-choose-revealed =
    { $mine ->
        [yes] Laquelle des cartes révélées prenez-vous (encore { $left }) ?
       *[no] À { $who } de choisir : laquelle des cartes révélées prendre (encore { $left }) ?
    }
ask-choose-trade =
    { $mine ->
        [yes] Vendez-vous des cépages, ou vendez ou rachetez-vous un champ ?
       *[no] À { $who } de choisir : vendre des cépages, ou vendre ou racheter un champ ?
    }
ask-sell-more =
    { $mine ->
        [yes] Vendez-vous un autre cépage ?
       *[no] À { $who } de choisir : vendre un autre cépage ?
    }
ask-choose-structure =
    { $done ->
        [0] { $mine ->
            [yes] Quelle infrastructure construisez-vous ?
           *[no] À { $who } de choisir : quelle infrastructure construire ?
        }
       *[other] { $mine ->
            [yes] Quelle infrastructure construisez-vous ensuite ?
           *[no] À { $who } de choisir : quelle infrastructure construire ensuite ?
        }
    }
ask-choose-vine =
    { $done ->
        [0] { $mine ->
            [yes] Quelle vigne plantez-vous, et sur quel champ ?
           *[no] À { $who } de choisir : quelle vigne planter, et sur quel champ ?
        }
       *[other] { $mine ->
            [yes] Quelle vigne plantez-vous ensuite, ou est-ce tout ?
           *[no] À { $who } de choisir : quelle vigne planter ensuite, ou est-ce tout ?
        }
    }
ask-choose-uproot =
    { $done ->
        [0] { $mine ->
            [yes] Quelle vigne déracinez-vous ?
           *[no] À { $who } de choisir : quelle vigne déraciner ?
        }
       *[other] { $mine ->
            [yes] Quelle vigne déracinez-vous ensuite ?
           *[no] À { $who } de choisir : quelle vigne déraciner ensuite ?
        }
    }
ask-choose-swap =
    { $mine ->
        [yes] Lesquelles de vos vignes échangez-vous ?
       *[no] À { $who } de choisir : quelles vignes échanger ?
    }
ask-choose-field =
    { $done ->
        [0] { $mine ->
            [yes] Quel champ vendangez-vous ?
           *[no] À { $who } de choisir : quel champ vendanger ?
        }
       *[other] { $mine ->
            [yes] Quel champ vendangez-vous ensuite, ou est-ce tout ?
           *[no] À { $who } de choisir : quel champ vendanger ensuite, ou est-ce tout ?
        }
    }
ask-choose-slot =
    { $mine ->
        [yes] Sur quel emplacement posez-vous le nouveau cépage { $colour ->
            [0] rouge
           *[other] blanc
        } de valeur { $value } ?
       *[no] À { $who } de choisir : sur quel emplacement poser le nouveau cépage { $colour ->
            [0] rouge
           *[other] blanc
        } de valeur { $value } ?
    }
ask-choose-yoke =
    { $mine ->
        [yes] À quoi vous sert le joug : déraciner une vigne ou vendanger un champ ?
       *[no] À { $who } de choisir : avec le joug, déraciner une vigne ou vendanger un champ ?
    }
ask-choose-wine =
    { $done ->
        [0] { $mine ->
            [yes] Quel vin faites-vous, et avec quels cépages ?
           *[no] À { $who } de choisir : quel vin faire, et avec quels cépages ?
        }
       *[other] { $mine ->
            [yes] Quel vin faites-vous ensuite, ou est-ce tout ?
           *[no] À { $who } de choisir : quel vin faire ensuite, ou est-ce tout ?
        }
    }
ask-choose-wine-slot =
    { $mine ->
        [yes] Sur quel emplacement posez-vous le nouveau vin de valeur { $value } ?
       *[no] À { $who } de choisir : sur quel emplacement poser le nouveau vin de valeur { $value } ?
    }
ask-choose-ageing =
    { $mine ->
        [yes] Quel vin faites-vous vieillir de 1 ?
       *[no] À { $who } de choisir : quel vin faire vieillir de 1 ?
    }
ask-give-up-grape =
    { $mine ->
        [yes] Quel cépage défaussez-vous ?
       *[no] À { $who } de choisir : quel cépage défausser ?
    }
ask-give-up-wine =
    { $least ->
        [0] { $mine ->
            [yes] Quel vin défaussez-vous ?
           *[no] À { $who } de choisir : quel vin défausser ?
        }
        [1] { $mine ->
            [yes] Quel vin défaussez-vous ?
           *[no] À { $who } de choisir : quel vin défausser ?
        }
       *[other] { $mine ->
            [yes] Quel vin de valeur { $least } ou plus défaussez-vous ?
           *[no] À { $who } de choisir : quel vin de valeur { $least } ou plus défausser ?
        }
    }
ask-choose-colour =
    { $mine ->
        [yes] Prenez-vous un cépage rouge ou un cépage blanc ?
       *[no] À { $who } de choisir : un cépage rouge ou un cépage blanc ?
    }
ask-choose-order =
    { $mine ->
        [yes] Quelle commande remplissez-vous ?
       *[no] À { $who } de choisir : quelle commande remplir ?
    }
ask-choose-wine-for =
    { $mine ->
        [yes] Quel vin livrez-vous pour l’icône suivante de la commande ? Le surplus de valeur est perdu.
       *[no] À { $who } de choisir : quel vin livrer pour l’icône suivante de la commande ?
    }
ask-choose-worker =
    { $done ->
        [0] { $mine ->
            [yes] Quel ouvrier reprenez-vous ?
           *[no] À { $who } de choisir : quel ouvrier reprendre ?
        }
       *[other] { $mine ->
            [yes] Quel ouvrier reprenez-vous ensuite, ou est-ce tout ?
           *[no] À { $who } de choisir : quel ouvrier reprendre ensuite, ou est-ce tout ?
        }
    }
ask-choose-visitor =
    { $mine ->
        [yes] Quel saisonnier jouez-vous, et de quelle façon ?
       *[no] À { $who } de choisir : quel saisonnier jouer, et de quelle façon ?
    }
ask-choose-both =
    { $mine ->
        [yes] Perdez-vous 1 PV pour faire aussi l’autre partie de la carte ?
       *[no] À { $who } de choisir : perdre 1 PV pour faire aussi l’autre partie de la carte ?
    }
ask-answer =
    { $mine ->
        [yes] { offer-to-all } : le faites-vous ?
       *[no] { offer-to-all } : à { $who } de choisir.
    }
ask-choose-opponents =
    { $source-id ->
        [wedding_party] { $mine ->
            [yes] À quels adversaires versez-vous des lires ? Choisissez-les un à un, dans le sens horaire.
           *[no] À { $who } de choisir : à quels adversaires verser des lires ?
        }
       *[governor] { $mine ->
            [yes] Quels adversaires doivent vous donner un saisonnier d’été ? Choisissez-les un à un, dans le sens horaire.
           *[no] À { $who } de choisir : quels adversaires doivent donner un saisonnier d’été ?
        }
    }
ask-hand-over =
    { $mine ->
        [yes] Quelle carte remettez-vous à { $player } (encore { $left }) ?
       *[no] À { $who } de choisir : quelle carte remettre à { $player } (encore { $left }) ?
    }
ask-answer-queen =
    { $mine ->
        [yes] { $player } a joué la Reine : perdez-vous des PV, remettez-vous des cartes ou payez-vous des lires ?
       *[no] { $player } a joué la Reine ; à { $who } de choisir : perdre des PV, remettre des cartes ou payer des lires ?
    }
ask-offer-visitors =
    { $mine ->
        [yes] Mettez-vous de côté un saisonnier pour l’Importateur de { $player } ? Si les adversaires n’en mettent pas assez ensemble, toutes les cartes reviennent.
       *[no] À { $who } de choisir : mettre de côté un saisonnier pour l’Importateur de { $player } ?
    }
ask-choose-new-row =
    { $mine ->
        [yes] Sur quel niveau de l’échelle de réveil déplacez-vous votre coq ?
       *[no] À { $who } de choisir : sur quel niveau de l’échelle de réveil déplacer le coq ?
    }
ask-choose-plan =
    { $mine ->
        [yes] Sur quelle action d’hiver placez-vous d’avance un ouvrier ?
       *[no] À { $who } de choisir : sur quelle action d’hiver placer d’avance un ouvrier ?
    }
ask-choose-summer-action =
    { $mine ->
        [yes] Quelle action d’été effectuez-vous, sans ouvrier et sans son bonus ?
       *[no] À { $who } de choisir : quelle action d’été effectuer, sans ouvrier et sans son bonus ?
    }
ask-fall-draw =
    { $mine ->
        [yes] Quels saisonniers piochez-vous pour l’automne ?
       *[no] À { $who } de choisir : quels saisonniers piocher pour l’automne ?
    }
ask-discard-down =
    { $mine ->
        [yes] Vous avez trop de cartes pour la fin de l’année : laquelle défaussez-vous ?
       *[no] { $who } a trop de cartes pour la fin de l’année : laquelle défausser ?
    }

## Événements : mise en place

event-table-laid =
    La table se met en place pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : plateaux, champs et les quatre piles mélangées ; { $spaces ->
        [one] { $spaces } case de chaque action est ouverte
       *[other] { $spaces } cases de chaque action sont ouvertes
    }
event-automa-ready = L’Automa est prêt : vous avez { $years } années pour obtenir plus de { $vp } PV
event-first-player =
    { $mine ->
        [yes] Votre coq est tiré au sort : vous prenez le jeton premier joueur
       *[no] Le coq de { $who } est tiré au sort : { $who } prend le jeton premier joueur
    }
event-mama-dealt =
    { $mine ->
        [yes] Vous recevez la Mère { $mama }, face visible
       *[no] { $who } reçoit la Mère { $mama }, face visible
    }
event-papa-dealt =
    { $mine ->
        [yes] Vous recevez le Père { $papa }, face visible
       *[no] { $who } reçoit le Père { $papa }, face visible
    }
event-parents-kept =
    { $mine ->
        [yes] Vous gardez { $mama } et { $papa } ; les autres parents retournent dans la boîte
       *[no] { $who } garde { $mama } et { $papa } ; les autres parents retournent dans la boîte
    }
event-mama-brings =
    +{ some-workers }{ $lira ->
        [0] { "" }
       *[other] , +{ some-lira }
    } { for-whom }, de la Mère { $mama } ; les cartes qu’elle montre sont piochées maintenant
event-papa-brings =
    +1 grand ouvrier{ $lira ->
        [0] { "" }
       *[other] , +{ some-lira }
    } { for-whom }, du Père { $papa }
event-gift-taken =
    { $mine ->
        [yes] Vous prenez le cadeau du Père : { $gift }
       *[no] { $who } prend le cadeau du Père : { $gift }
    }

## Événements : piles et mains

event-drew = +1 carte { for-whom } : « { $card } », de la pile des { $deck }
event-drew-hidden = +1 carte { for-whom }, de la pile des { $deck }
event-nothing-to-draw = +0 carte { for-whom } : il ne reste pas de { $deck }, ni dans la pile ni dans la défausse
event-reshuffled = La défausse des { $deck } est mélangée et devient la nouvelle pile ({ some-cards })
event-discarded = −1 carte { for-whom } : « { $card } » va dans sa défausse
event-took-discard = +1 carte { for-whom } : « { $card } », du dessus de sa défausse
event-turned-up = La carte « { $card } » est révélée à tous
event-took-revealed = +1 carte { for-whom } : « { $card } », l’une des cartes révélées
event-not-taken = La carte « { $card } » n’est pas prise et va dans sa défausse
event-gave-card = −1 carte { for-whom } : « { $card } », remise à { $player }
event-gave-card-hidden = −1 carte { for-whom } (pile des { $deck }), remise à { $player } sans être montrée
event-got-card = +1 carte { for-whom } : « { $card } », remise par { $player }
event-got-card-hidden = +1 carte { for-whom } (pile des { $deck }), remise par { $player } sans être montrée

## Événements : lires, points et royalties

event-gained-lira = +{ some-lira } { for-whom }
event-paid-lira = −{ some-lira } { for-whom }
event-paid-player = −{ some-lira } { for-whom }, +{ some-lira } pour { $player }
event-scored = { $step } PV { for-whom } (total { $vp })
event-lost-vp = { $step } PV { for-whom } (total { $vp })
event-goal-reached =
    { $mine ->
        [yes] Vous avez atteint { $vp } PV : cette année est la dernière, et se joue jusqu’au bout
       *[no] { $who } a atteint { $vp } PV : cette année est la dernière, et se joue jusqu’au bout
    }
event-residual-raised =
    { $step } de royalties { for-whom } (désormais { $residual ->
        [one] { $residual } lire
       *[other] { $residual } lires
    } par an)
event-residual-lost =
    { $lost ->
        [one] { $lost } cran de royalties est perdu
       *[other] { $lost } crans de royalties sont perdus
    } { for-whom } : la piste s’arrête là
event-residual-paid =
    { $step } de royalties { for-whom } (désormais { $residual ->
        [one] { $residual } lire
       *[other] { $residual } lires
    } par an)
event-residual-paid-out = +{ some-lira } de royalties { for-whom }

## Événements : l'année

event-year-begins =
    { $mine ->
        [yes] L’année { $year } commence par le printemps : les coqs se posent sur l’échelle de réveil, dans le sens horaire à partir de vous
       *[no] L’année { $year } commence par le printemps : les coqs se posent sur l’échelle de réveil, dans le sens horaire à partir de { $who }
    }
event-woke-up =
    { $mine ->
        [yes] Vous posez votre coq sur le niveau { $row }
       *[no] { $who } pose son coq sur le niveau { $row }
    }
event-temporary-taken = +1 ouvrier { for-whom } : l’ouvrier temporaire, jusqu’à la fin de l’année
event-temporary-gone = +0 ouvrier { for-whom } : l’ouvrier temporaire est déjà pris
event-season-begins =
    { $season-id ->
        [summer] L’été commence
       *[winter] L’hiver commence
    } ; ordre du tour selon l’échelle de réveil : { $player }
event-passed =
    { $mine ->
        [yes] Vous passez et ne placez plus d’ouvrier cette saison
       *[no] { $who } passe et ne place plus d’ouvrier cette saison
    }
event-passed-without-workers =
    { $mine ->
        [yes] Vous n’avez plus d’ouvrier : vous passez
       *[no] { $who } n’a plus d’ouvrier et passe
    }
event-passed-by-card =
    { $mine ->
        [yes] Avec l’Organisateur, vous avez passé cette saison ; les ouvriers qui restent attendent la suivante
       *[no] Avec l’Organisateur, { $who } a passé cette saison ; les ouvriers qui restent attendent la suivante
    }
event-season-over = Tout le monde a passé : la saison est finie
event-fall-begins = L’automne commence : chacun pioche des saisonniers, dans cet ordre : { $player }
event-year-ends = L’année { $year } se termine : cépages et vins vieillissent, les ouvriers rentrent, les royalties sont versées, les mains réduites
event-grape-aged =
    { $mine ->
        [yes] Votre cépage { $colour }
       *[no] Le cépage { $colour } de { $who }
    } vieillit : valeur { $old } → { $new }
event-grape-stays =
    { $mine ->
        [yes] Votre cépage { $colour }
       *[no] Le cépage { $colour } de { $who }
    } reste à la valeur { $value } : l’emplacement suivant est pris, ou il n’y en a pas
event-wine-aged =
    { $mine ->
        [yes] Votre { $wine }
       *[no] Le { $wine } de { $who }
    } vieillit : valeur { $old } → { $new }
event-wine-stays =
    { $mine ->
        [yes] Votre { $wine }
       *[no] Le { $wine } de { $who }
    } reste à la valeur { $value }. { $reason }
event-workers-return = Tous les ouvriers rentrent ; ceux en formation sont prêts pour l’année suivante, et l’ouvrier temporaire retourne sur l’échelle de réveil
event-token-moves =
    { $mine ->
        [yes] Le jeton premier joueur vous revient, et les coqs quittent l’échelle de réveil
       *[no] Le jeton premier joueur va à { $who }, et les coqs quittent l’échelle de réveil
    }
event-game-over = La partie est finie : victoire de { $player }

## Événements : ouvriers et actions

event-placed =
    { $mine ->
        [yes] Vous placez { a-worker } { on-the-place }
       *[no] { $who } place { a-worker } { on-the-place }
    }
event-bonus-declined =
    { $mine ->
        [yes] Vous renoncez au bonus
       *[no] { $who } renonce au bonus
    }
event-moved-aside =
    { $mine ->
        [yes] Votre ouvrier n’a pas utilisé le bonus et passe sur une case simple de { the-action }
       *[no] L’ouvrier de { $who } n’a pas utilisé le bonus et passe sur une case simple de { the-action }
    }
event-trained = −{ some-lira }, +1 ouvrier { for-whom } (désormais { $workers } classiques), prêt à partir de l’année suivante
event-trained-now = −{ some-lira }, +1 ouvrier { for-whom } (désormais { $workers } classiques), prêt tout de suite
event-taken-back =
    { $grande ->
        [yes] Le grand ouvrier revient { for-whom }
       *[no] Un ouvrier revient { for-whom }
    }, depuis { the-action } : prêt à resservir cette année, et sa place est libre
event-planned =
    { $mine ->
        [yes] Vous placez d’avance { a-worker } { on-the-place } ; l’action viendra au début de l’hiver
       *[no] { $who } place d’avance { a-worker } { on-the-place } ; l’action viendra au début de l’hiver
    }
event-plan-runs =
    { $mine ->
        [yes] Avant le premier tour de l’hiver, vous effectuez l’action planifiée : { the-action }
       *[no] Avant le premier tour de l’hiver, { $who } effectue l’action planifiée : { the-action }
    }
event-plan-skipped =
    { $mine ->
        [yes] Votre action planifiée, { the-action }, est sautée ; l’ouvrier y reste. { $reason }
       *[no] L’action planifiée de { $who }, { the-action }, est sautée ; l’ouvrier y reste. { $reason }
    }
event-plan-cancelled =
    { $mine ->
        [yes] Votre action planifiée
       *[no] L’action planifiée de { $who }
    }, { the-action }, est annulée, car son ouvrier est repris
event-action-taken =
    { $mine ->
        [yes] Sans ouvrier, vous effectuez l’action { the-action }
       *[no] Sans ouvrier, { $who } effectue l’action { the-action }
    }

## Événements : infrastructures, vignes et champs

event-built =
    { $mine ->
        [yes] Vous construisez { the-structure }
       *[no] { $who } construit { the-structure }
    }{ $lira ->
        [0] , sans payer de lires
       *[other] { "" } : −{ some-lira }
    }
event-planted =
    { $mine ->
        [yes] Vous plantez une vigne de { $vine } sur le { $field }
       *[no] { $who } plante une vigne de { $vine } sur le { $field }
    }, dont les vignes valent désormais { $value }
event-uprooted = −1 vigne sur le { $field }, +1 carte { for-whom } : la vigne de { $vine } est déracinée et va en main
event-swapped =
    { $mine ->
        [yes] Vous échangez deux vignes
       *[no] { $who } échange deux vignes
    } : { $vine } du { $field } et { $vine2 } du { $field2 }
event-harvested =
    { $mine ->
        [yes] Vous vendangez le { $field }
       *[no] { $who } vendange le { $field }
    } : { two-grapes }
event-grape-placed = +1 cépage { $colour } de valeur { $value } { for-whom }, au pressoir
event-grape-devalued = +1 cépage { $colour } { for-whom } : il va sur l’emplacement de valeur { $slot } au lieu de { $value }
event-grape-lost = +0 cépage { for-whom } : le cépage { $colour } de valeur { $value } est perdu, faute d’emplacement libre à cette valeur ou au-dessous
event-grape-bought = +1 cépage { $colour } de valeur { $value } { for-whom }, au pressoir
event-grape-given-up = −1 cépage { $colour } de valeur { $value } { for-whom }
event-grape-sold = +{ some-lira } { for-whom }, pour le cépage { $colour } de valeur { $value }
event-field-sold = +{ some-lira } { for-whom } : le { $field } est vendu
event-field-bought = −{ some-lira } { for-whom } : le { $field } est racheté

## Événements : vin et commandes

event-wine-made = +1 { $wine } de valeur { $value } { for-whom }, en cave
event-wine-devalued = +1 { $wine } { for-whom } : il va sur l’emplacement de valeur { $slot } au lieu de { $value }
event-wine-lost = +0 vin { for-whom } : le { $wine } de valeur { $value } est perdu, faute d’emplacement libre
event-wine-given-up = −1 { $wine } de valeur { $value } { for-whom }
event-wine-delivered = −1 { $wine } de valeur { $value } { for-whom }, livré pour la commande
event-order-revealed =
    { $mine ->
        [yes] Vous révélez la { $order }
       *[no] { $who } révèle la { $order }
    }
event-order-filled = La { $order } est remplie et va dans la défausse

## Événements : saisonniers

event-visitor-played =
    { $mine ->
        [yes] Vous jouez « { $card } »
       *[no] { $who } joue « { $card } »
    } : { clauses-in-order }
event-visitor-done = « { $card } » va dans la défausse
event-condition-missed =
    { $fact-id ->
        [built_price] +0 PV { for-whom } : le prix imprimé de la nouvelle infrastructure est de { $number }
        [planted_value] +0 PV { for-whom } : la nouvelle vigne a une valeur de { $number }
        [own_planted_vines] +0 PV { for-whom } : le nombre de cartes vigne sur les champs est de { $number }
        [varieties_on_that_field] +0 PV { for-whom } : le nombre de variétés sur ce champ est de { $number }
        [own_structures] +0 PV { for-whom } : le nombre d’infrastructures est de { $number }
        [harvested] +0 PV { for-whom } : le nombre de champs vendangés avec cette carte est de { $number }
       *[discarded_was_highest] +0 PV { for-whom } : un autre vin vaut au moins autant que celui qui est défaussé
    }
event-accepted =
    { $mine ->
        [yes] Vous acceptez la proposition de la carte « { $card } »
       *[no] { $who } accepte la proposition de la carte « { $card } »
    }
event-declined =
    { $mine ->
        [yes] Vous déclinez la proposition de la carte « { $card } »
       *[no] { $who } décline la proposition de la carte « { $card } »
    }
event-cannot-answer =
    { $mine ->
        [yes] Vous ne pouvez pas participer. { $reason }
       *[no] { $who } ne peut pas participer. { $reason }
    }
event-named =
    { $mine ->
        [yes] Pour « { $card } », vous choisissez : { $player }
       *[no] Pour « { $card } », { $who } choisit : { $player }
    }
event-offered = La carte « { $card } » est mise de côté pour l’Importateur, sans que personne d’autre la voie
event-offered-hidden =
    { $who } met de côté 1 saisonnier { $deck-id ->
        [summer] d’été
       *[winter] d’hiver
    } pour l’Importateur
event-too-few-to-import = Les adversaires ont ensemble moins de { $needed } saisonniers : des cartes sont piochées { for-whom } à la place
event-not-enough-offered =
    { $offered ->
        [0] Aucun saisonnier n’a été mis de côté :
        [1] Seulement { $offered } saisonnier sur { $needed } a été mis de côté : il est repris, et
       *[other] Seulement { $offered } saisonniers sur { $needed } ont été mis de côté : ils sont repris, et
    } des cartes sont piochées { for-whom } à la place
event-too-many-offered = { $offered } saisonniers ont été mis de côté au lieu de { $needed } : ils sont repris, et les adversaires choisissent de nouveau
event-offers-one-by-one = Désormais, les adversaires offrent leurs saisonniers ouvertement, l’un après l’autre

## Événements : le jeu en solo

event-token-taken = +1 jeton bonus { for-whom }, du niveau de l’échelle de réveil (total { $tokens })
event-token-spent = −1 jeton bonus { for-whom } (total { $tokens })
event-automa-blocks =
    La carte Automa { $number } est révélée : { $action ->
        [rien] elle ne bloque rien
       *[other] des ouvriers de l’Automa bloquent { $action }
    }
event-automa-reshuffled = Les cartes Automa sont mélangées et forment la nouvelle pile
event-solo-won = Vous gagnez avec { $vp } PV, plus que les { $automa } de l’Automa !
event-solo-lost = L’Automa gagne : vous avez { $vp } PV, et il en fallait plus de { $automa }

## Refus : ce qui n'existe pas

refusal-no-such-seat = Ce joueur n’est pas à la table ; choisissez un des coups proposés.
refusal-no-such-row = L’échelle de réveil a les niveaux 1 à { $rows } ; choisissez-en un, et une pile de saisonniers seulement là où le niveau en donne un.
refusal-no-such-place = Cette place pour un ouvrier n’existe pas ; choisissez un des coups proposés.
refusal-no-such-structure = Cette infrastructure n’existe pas ; choisissez l’une des huit de votre plateau.
refusal-no-such-field = Ce champ n’existe pas ; choisissez l’un de vos trois champs.
refusal-no-such-vine = Cette vigne ne se trouve pas là ; choisissez une vigne plantée sur le champ que vous nommez.
refusal-no-such-grape = Ce cépage n’est pas sur votre pressoir ; choisissez-en un qui s’y trouve.
refusal-no-such-wine = Ce vin n’est pas dans votre cave, ou la carte en demande d’une autre sorte ; choisissez un des coups proposés.
refusal-no-such-pile = Cette défausse n’existe pas ; choisissez celle d’une des piles.
refusal-no-such-way = La carte ne peut pas être jouée ainsi ; choisissez l’une des façons proposées.
refusal-no-recipe = Ces cépages ne donnent pas un tel vin : pour { $wine-id ->
        [red] du vin rouge
        [white] du vin blanc
        [blush] du rosé
       *[other] du champagne
    } il faut { some-red } et { some-white } ; de 2 rouges, qui doivent différer, nommez d’abord le plus haut.
some-red = { $red ->
        [0] aucun cépage rouge
        [1] 1 cépage rouge
       *[other] { $red } cépages rouges
    }
some-white = { $white ->
        [0] aucun blanc
        [1] 1 blanc
       *[other] { $white } blancs
    }
refusal-no-such-wine-type = Un tel vin n’existe pas ; choisissez parmi { $wine }.
refusal-no-opponent = Vous ne pouvez choisir qu’un adversaire présent à la table.
refusal-parent-dealt = Ce parent a déjà été distribué à quelqu’un ; choisissez une autre carte.
refusal-parents-not-dealt = Choisissez 1 des Mères et 1 des Pères qui vous ont été distribués.
refusal-automa-card-gone = Cette carte Automa a déjà servi ; choisissez-en une qui est encore dans la pile.
refusal-card-not-in-deck = Cette carte n’est pas en ce moment dans la pile des { $deck } ; choisissez-en une qui y est.

## Refus : printemps et automne

refusal-row-taken = Un coq se trouve déjà sur le niveau { $row } ; choisissez un niveau libre.
refusal-row-used = Vous avez déjà utilisé le niveau { $row } une autre année ; choisissez un niveau qui a encore son jeton bonus.
refusal-row-closed = En solo, l’Organisateur ne peut pas aller sur le niveau { $row } ; choisissez-en un autre.
refusal-one-or-two-visitors = En automne, vous piochez 1 saisonnier, ou 2 avec un cottage, dans la pile d’été ou d’hiver.
refusal-cottage-needed = Seul un cottage vous fait piocher un second saisonnier en automne ; construisez-le en été.

## Refus : placer des ouvriers

refusal-no-worker-left =
    { $grande ->
        [yes] De vos ouvriers, seul le grand est encore disponible ; tous les autres sont placés ou en formation.
       *[no] Vous n’avez plus d’ouvrier disponible ; tous sont placés ou en formation.
    }
refusal-no-grande-left = Votre grand ouvrier est déjà placé cette année.
refusal-other-season-action = « { $action } » est une action de l’autre saison ; prenez-en une de la saison en cours, la charrette ou votre joug.
refusal-no-space =
    { $place-id ->
        [bonus] La case bonus de « { $action } » est prise
       *[plain] Aucune case simple de « { $action } » n’est libre
    } ; { $way-id ->
        [plain] prenez une case simple.
        [bonus] prenez la case bonus.
        [grande] seul votre grand ouvrier peut encore s’y joindre, sur le dessin à côté des cases.
       *[none] choisissez une autre action.
    }
refusal-space-closed =
    Les cases bonus sont fermées à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } ; prenez une case simple.
refusal-only-grande = Seul un grand ouvrier peut se tenir sur le dessin d’une action ; aux autres ouvriers, il faut une case libre.
refusal-not-full = Le grand ouvrier ne va sur le dessin de « { $action } » que si toutes ses cases sont prises ; prenez une case libre.
refusal-nobody-there = Le grand ouvrier ne va sur le dessin de « { $action } » que si l’une de ses cases est prise ; prenez une case libre.
refusal-no-token = Vous n’avez pas de jeton bonus pour ouvrir cette case ; chaque niveau de l’échelle de réveil en donne un.
refusal-no-yoke = Vous n’avez pas construit le joug ; construisez-le pour avoir cette place à vous.
refusal-yoke-taken = Un ouvrier se trouve déjà sur votre joug, et aucun autre ne peut l’y rejoindre, pas même le grand.
refusal-yoke-used = Vous avez déjà utilisé votre joug cette année ; il sert une fois par an.
refusal-no-vine-for-yoke = Aucune vigne n’est plantée : il n’y a rien à déraciner ni à vendanger avec le joug.
refusal-workers-complete = Les { $most } ouvriers classiques sont déjà tous en service ; personne ne peut en former davantage.
refusal-no-other-worker = Il vous faut un autre ouvrier disponible, en plus de celui qui joue la carte.
refusal-no-winter-space = Aucune case d’une action d’hiver n’est ouverte à vos ouvriers.
refusal-no-winter-action = Choisissez l’une des six actions d’hiver ; ni la charrette ni le joug ne peuvent être planifiés.
refusal-summer-actions-only = Vous ne pouvez effectuer que l’une des six actions d’été ; ni la charrette ni le joug n’en font partie.
refusal-no-worker-elsewhere = Aucun de vos ouvriers ne se trouve sur une autre action : il n’y a personne à reprendre.
refusal-no-worker-there = Aucun de vos ouvriers ne se trouve là ; choisissez-en un qui est placé.
refusal-worker-stays = L’ouvrier qui est sur { the-action } y reste : il appartient à l’action où vous jouez cette carte.
refusal-grande-at-home = Le grand ouvrier n’a pas été placé : il ne peut pas être repris.
refusal-passed-already = Qui a passé cette saison ne peut pas reprendre son grand ouvrier.

## Refus : piles et mains

refusal-deck-empty = Il n’y a pas de { $deck } à piocher, ni dans la pile ni dans la défausse.
refusal-deck-unavailable = Il ne reste pas de { $deck } en ce moment ; choisissez l’autre pile.
refusal-other-deck = La carte offre d’autres piles ; choisissez l’une de celles qu’elle nomme.
refusal-not-in-hand = Cette carte n’est pas de celles de votre main qui peuvent servir ici ; choisissez un des coups proposés.
refusal-too-few-cards =
    Il faut pour cela { $needed ->
        [one] { $needed } carte qui convient
       *[other] { $needed } cartes qui conviennent
    } en main, en plus d’une carte en cours de jeu ; { $have ->
        [0] il n’y en a pas
       *[other] il n’y en a que { $have }
    }.
refusal-other-cards-needed = Vous ne pouvez utiliser ici que ces cartes : { $decks }.
refusal-visitors-only = Seuls des saisonniers peuvent être mis de côté pour l’Importateur ; choisissez un saisonnier d’été ou d’hiver.
refusal-too-few-piles =
    Il faut { $needed } défausses différentes qui aient une carte ; { $piles ->
        [0] il n’y en a pas
       *[other] il n’y en a que { $piles }
    }.
refusal-same-pile = Vous avez déjà pris une carte dans la défausse des { $deck } ; choisissez une autre défausse.
refusal-pile-empty = La défausse des { $deck } est vide ; choisissez-en une autre.
refusal-not-turned-up = Cette carte n’a pas été révélée ; choisissez l’une de celles qui sont visibles.

## Refus : lires, points et royalties

refusal-too-few-lira =
    Cela coûte { $price ->
        [one] { $price } lire
       *[other] { $price } lires
    }, et { $lira ->
        [0] il n’y en a pas
       *[other] il n’y en a que { $lira }
    }.
refusal-vp-floor = Perdre { $price } PV à { $vp } PV mènerait au-dessous de { $least }, et personne ne peut descendre si bas.
refusal-residual-full =
    Vos royalties sont déjà de { $most ->
        [one] { $most } lire
       *[other] { $most } lires
    }, la fin de la piste, et cela ne donnerait rien d’autre.
refusal-residual-floor = Cela coûte { $price } de royalties ; vous en avez { $residual }.
refusal-nothing-to-count =
    { $fact-id ->
        [own_empty_fields] Vous n’avez pas de champ vide, hormis les champs vendus : cela ne donnerait rien.
        [own_planted_fields] Vous n’avez pas de champ planté : cela ne donnerait rien.
        [own_structures_of_price] Vous n’avez pas d’infrastructure de ce prix imprimé : cela ne donnerait rien.
        [opponents_with_workers] Aucun adversaire n’a autant d’ouvriers : cela ne donnerait rien.
       *[hand_cards] Vous n’avez pas d’autre carte en main : cela ne donnerait rien.
    }
refusal-fact-too-low =
    { $fact-id ->
        [own_workers] Il faut pour cela { $least } ouvriers à vous, le grand ouvrier et ceux en formation compris ; vous en avez { $number }.
       *[own_vp] Cette partie de la carte n’est que pour les joueurs qui ont au moins { $least } PV ; vous en avez { $number }.
    }
refusal-fact-too-high = Cette partie de la carte n’est que pour les joueurs qui ont moins de { $below } PV ; vous en avez { $number }.

## Refus : infrastructures

refusal-already-built = Vous avez déjà construit { the-structure } ; chaque infrastructure ne se construit qu’une fois.
refusal-medium-first = La grande cave demande d’abord la cave moyenne.
refusal-other-price-needed = Seule une infrastructure de l’un de ces prix imprimés peut être construite ici : { $prices } lires ; { the-structure } en a un autre.
# ce refus est aussi raconté d’autres joueurs : il ne dit pas « vous »
refusal-nothing-to-build =
    { $reason-id ->
        [complete] Les huit infrastructures sont construites ; il n’en reste aucune à construire.
        [prices] Toutes les infrastructures dont le prix imprimé convient ici sont construites ; il n’en reste aucune à construire.
       *[lira] L’infrastructure la moins chère que l’on puisse construire ici coûte { $price ->
            [one] { $price } lire
           *[other] { $price } lires
        }, et { $lira ->
            [0] il n’y en a pas.
           *[other] il n’y en a que { $lira }.
        }
    }
refusal-too-few-to-build = Cette carte construit { $needed } infrastructures, et il n’en reste pas autant que vous puissiez construire.
refusal-cellars-complete = La cave moyenne et la grande cave sont construites toutes les deux : il n’y a rien à améliorer.

## Refus : vignes et champs

refusal-field-sold = Le { $field } est vendu ; rachetez-le d’abord avec « { action-sell-grapes-or-field } ».
refusal-field-not-sold = Le { $field } est déjà à vous ; seul un champ vendu peut être racheté.
refusal-field-planted = Le { $field } porte des vignes ; seul un champ vide peut être vendu.
refusal-structure-missing = Une vigne de { $vine } ne peut pas encore être plantée ; construisez d’abord ce qu’elle demande : { $structure }.
refusal-field-full = Les vignes du { $field } valent déjà { $value }, et sa limite est { $limit } ; choisissez un autre champ ou une vigne plus petite.
refusal-vine-not-in-hand = Choisissez une carte vigne de votre main, et l’un de vos trois champs.
refusal-nothing-to-plant =
    { $reason-id ->
        [hand] Vous n’avez pas de carte vigne en main à planter ; piochez-en une d’abord.
        [room] Aucun de vos champs n’a de place pour une de vos cartes vigne.
        [structures] Chaque carte vigne de votre main demande un treillis ou une irrigation que vous n’avez pas construits.
        [both] Aucune carte vigne en main ne peut être plantée : à chacune il manque de la place sur les champs, un treillis ou l’irrigation.
       *[secret] Aucune carte vigne en main ne peut être plantée.
    }
refusal-too-few-vines =
    Il faut déraciner { $needed ->
        [one] { $needed } vigne
       *[other] { $needed } vignes
    }, et sur vos champs { $have ->
        [0] il n’y en a pas
       *[other] il n’y en a que { $have }
    }.
refusal-no-swap = Aucun échange de deux vignes de champs différents ne respecte les limites des champs.
refusal-swap-too-much = Après cet échange, les vignes du { $field } vaudraient { $value }, et sa limite est { $limit }.
refusal-nothing-to-harvest = Il n’y a pas de champ planté qui n’ait pas encore été vendangé cette année.
refusal-field-empty = Ce champ ne porte pas de vigne et ne donne donc pas de cépage ; choisissez un champ planté.
refusal-already-harvested = Le { $field } a déjà été vendangé cette année ; chaque champ se vendange une fois par an.
refusal-nothing-to-trade = Vous n’avez ni cépage ni champ vide à vendre, et ne pouvez pas racheter de champ.
refusal-no-grape = Il n’y a pas de cépage à défausser sur votre pressoir ; vendangez d’abord.
refusal-grape-slot-taken = Le pressoir doit avoir un emplacement libre de valeur { $value } pour ce cépage ({ $colour }), et n’en a pas.

## Refus : emplacements et vin

refusal-slot-too-high = Sa valeur est de { $value } ; choisissez cet emplacement ou un plus bas.
refusal-slot-taken = L’emplacement de valeur { $value } est pris ; choisissez-en un qui est libre.
refusal-slot-closed = Vous n’avez pas construit la cave que demande l’emplacement de valeur { $value } ; choisissez-en un plus bas.
refusal-value-too-low = Un { $wine } doit avoir ici une valeur d’au moins { $least } ; ces cépages donnent { $value }.
refusal-cellar-needed = Vous n’avez pas construit la cave que demande ce vin ({ $wine }) ; le rosé demande la cave moyenne, le champagne la grande.
refusal-no-slot =
    { $least ->
        [1] Votre cave n’a pas d’emplacement libre de valeur { $value } ou moins pour un { $wine }
       *[other] La carte demande un emplacement de valeur { $least } ou plus, et de là jusqu’à { $value } aucun n’est libre pour un { $wine }
    } ; { $larger ->
        [yes] faites de la place, ou construisez une plus grande cave.
       *[no] faites d’abord de la place.
    }
refusal-no-wine-possible =
    { $grapes ->
        [no] Il n’y a pas de cépage sur le pressoir ; il faut d’abord vendanger.
       *[yes] { $least ->
            [1] Les cépages du pressoir ne donnent aucun vin pour lequel la cave ait un emplacement libre.
           *[other] Les cépages du pressoir ne donnent aucun vin pour lequel un emplacement de valeur { $least } ou plus soit libre.
        }
    }
refusal-no-wine = Il n’y a pas de vin dans votre cave qui puisse vieillir ; faites-en d’abord.
refusal-no-wine-ages = Aucun de vos vins ne peut vieillir de 1 : l’emplacement suivant est pris, ou sa cave n’est pas construite.
refusal-at-the-top = La valeur { $top } est la plus haute qui soit.
refusal-next-slot-taken = L’emplacement au-dessus de la valeur { $value } est pris.
refusal-next-cellar-needed = L’emplacement au-dessus de la valeur { $value } demande la cave suivante.
refusal-both-cellars-needed = Fait sans sa cave, ce vin ne dépasse la valeur { $value } que lorsque les deux caves sont construites.
refusal-no-fitting-wine =
    { $least ->
        [1] Il n’y a pas de vin à défausser dans votre cave ; faites-en d’abord.
       *[other] Il vous faut un vin de valeur { $least } ou plus à défausser.
    }

## Refus : commandes

refusal-no-order-possible = Aucune commande en main ne peut être remplie avec les vins de la cave.
refusal-wines-missing = Il manque à votre cave des vins pour la { $order } : chaque icône demande un vin à elle, de cette sorte et d’au moins cette valeur.
refusal-wine-too-young = Cette icône demande un vin de valeur { $least } ou plus.

## Refus : saisonniers

refusal-no-visitor-playable =
    { $deck-id ->
        [summer] Aucun saisonnier d’été en main ne peut être appliqué en entier maintenant.
       *[winter] Aucun saisonnier d’hiver en main ne peut être appliqué en entier maintenant.
    }
refusal-other-season = C’est un saisonnier de l’autre saison ; vous ne pouvez jouer maintenant que des { $deck }.
refusal-summer-only = Le Planificateur ne se joue qu’en été, car il prépare l’hiver.
refusal-parts-together =
    Toutes les parties de la carte doivent être faites, et ceci en rendrait une impossible{ $known ->
        [yes] . Alors : { $reason }
       *[no] { "" } ; choisissez de façon à pouvoir les faire toutes.
    }
refusal-once-at-least =
    Vous devez le faire au moins { $least } fois avant de vous arrêter.
refusal-name-somebody =
    Vous devez choisir au moins { $least ->
        [one] { $least } adversaire
       *[other] { $least } adversaires
    } avant de vous arrêter.
refusal-name-clockwise = Choisissez des adversaires différents, dans le sens horaire à partir de votre voisin de gauche ; celui-ci vient plus tôt.
refusal-neighbour-unable = { $player }, votre voisin de droite, ne peut ni perdre des PV, ni remettre assez de cartes, ni payer : la Reine ne peut pas être jouée.

## Les cartes en entier, pour qui les cherche

# avec red, white et structure (liste d'identifiants)
vine-text =
    Donne { two-grapes } quand son champ est vendangé ; infrastructures nécessaires : { $structure ->
        [rien] aucune
       *[other] { $structure }
    }.
# avec wine et value ; une commande en demande une liste
wine-text = { $wine } de valeur { $value } ou plus
# avec wines (liste de tels textes), vp et residual
order-text = À livrer : { $wines } ; donne { $vp } PV et augmente les royalties de { $residual }.
# avec workers, lira et le nombre de cartes de chaque pile
mama-text =
    Apporte { some-workers }{ $vine ->
        [0] { "" }
        [one] , { $vine } carte vigne
       *[other] , { $vine } cartes vigne
    }{ $summer ->
        [0] { "" }
        [one] , { $summer } saisonnier d’été
       *[other] , { $summer } saisonniers d’été
    }{ $order ->
        [0] { "" }
        [one] , { $order } commande
       *[other] , { $order } commandes
    }{ $winter ->
        [0] { "" }
        [one] , { $winter } saisonnier d’hiver
       *[other] , { $winter } saisonniers d’hiver
    }{ $lira ->
        [0] { "" }
       *[other] , { some-lira }
    }.
# avec lira, gift et extra
papa-text =
    Apporte 1 grand ouvrier, { some-lira } et, à votre choix, { $gift } ou { $extra ->
        [one] { $extra } lire
       *[other] { $extra } lires
    } de plus.
# avec action et action2 (listes d'identifiants)
automa-text = Bloque en été : { $action } ; en hiver : { $action2 }.

## Saisonniers : nom, effet entier, et chaque partie en quelques mots

card-surveyor = Géomètre
card-surveyor-text = Soit gagnez 2 lires pour chacun de vos champs vides, soit gagnez 1 PV pour chacun de vos champs plantés. Les champs vendus ne comptent ni pour l’un ni pour l’autre, et il faut au moins 1 champ qui compte.
clause-surveyor-a = gagner 2 lires par champ vide
clause-surveyor-b = gagner 1 PV par champ planté
card-broker = Courtier
card-broker-text = Soit payez 9 lires pour gagner 3 PV, soit perdez 2 PV pour gagner 6 lires.
clause-broker-a = payer 9 lires pour 3 PV
clause-broker-b = perdre 2 PV pour 6 lires
card-wine-critic = Critique de vin
card-wine-critic-text = Soit piochez 2 saisonniers d’hiver, soit défaussez 1 vin de valeur 7 ou plus pour gagner 4 PV.
clause-wine-critic-a = piocher 2 saisonniers d’hiver
clause-wine-critic-b = défausser 1 vin de valeur 7 ou plus pour 4 PV
card-blacksmith = Forgeron
card-blacksmith-text = Construisez 1 infrastructure pour 2 lires de moins que son prix. Si son prix imprimé est de 5 ou 6 lires (moulin, chai de dégustation, grande cave), gagnez en plus 1 PV.
clause-blacksmith-a = construire 1 infrastructure pour 2 lires de moins, avec 1 PV si son prix est de 5 ou 6
card-contractor = Entrepreneur
card-contractor-text = Faites 2 de ces 3 choses, différentes, dans l’ordre de votre choix : gagner 1 PV ; construire 1 infrastructure à son prix ; planter 1 vigne.
clause-contractor-a = gagner 1 PV
clause-contractor-b = construire 1 infrastructure
clause-contractor-c = planter 1 vigne
card-tour-guide = Guide touristique
card-tour-guide-text = Soit gagnez 4 lires, soit vendangez 1 champ.
clause-tour-guide-a = gagner 4 lires
clause-tour-guide-b = vendanger 1 champ
card-novice-guide = Guide débutant
card-novice-guide-text = Soit gagnez 3 lires, soit faites jusqu’à 2 vins.
clause-novice-guide-a = gagner 3 lires
clause-novice-guide-b = faire jusqu’à 2 vins
card-uncertified-broker = Courtier non diplômé
card-uncertified-broker-text = Soit perdez 3 PV pour gagner 9 lires, soit payez 6 lires pour gagner 2 PV.
clause-uncertified-broker-a = perdre 3 PV pour 9 lires
clause-uncertified-broker-b = payer 6 lires pour 2 PV
card-planter = Planteur
card-planter-text = Soit plantez jusqu’à 2 vignes et gagnez 1 lire, soit déracinez 1 vigne, qui va dans votre main, puis défaussez 1 carte vigne de votre main (celle-là ou une autre) et gagnez 2 PV.
clause-planter-a = planter jusqu’à 2 vignes et gagner 1 lire
clause-planter-b = déraciner 1 vigne et défausser 1 carte vigne pour 2 PV
clause-planter-b-uproot = déraciner 1 vigne, sans défausser, pour 2 PV
clause-planter-b-discard = défausser 1 carte vigne, sans déraciner, pour 2 PV
card-buyer = Acheteur
card-buyer-text = Soit payez 2 lires et posez 1 cépage de valeur 1, rouge ou blanc, sur votre pressoir, où son emplacement doit être libre ; soit défaussez 1 cépage de votre pressoir pour gagner 2 lires et 1 PV.
clause-buyer-a = payer 2 lires pour 1 cépage de valeur 1
clause-buyer-b = défausser 1 cépage pour 2 lires et 1 PV
card-landscaper = Paysagiste
card-landscaper-text = Soit piochez 1 carte vigne, puis plantez 1 vigne si vous voulez ; soit échangez 2 vignes plantées sur 2 de vos champs. Les 2 champs doivent respecter leur limite après l’échange ; les infrastructures ne sont pas exigées de nouveau.
clause-landscaper-a = piocher 1 carte vigne et planter peut-être 1 vigne
clause-landscaper-b = échanger 2 vignes de champs différents
card-architect = Architecte
card-architect-text = Soit construisez 1 infrastructure pour 3 lires de moins que son prix, soit gagnez 1 PV pour chacune de vos infrastructures dont le prix imprimé est de 4 lires ; il vous en faut au moins 1.
clause-architect-a = construire 1 infrastructure pour 3 lires de moins
clause-architect-b = gagner 1 PV par infrastructure construite de prix 4
card-uncertified-architect = Architecte non diplômé
card-uncertified-architect-text = Soit perdez 1 PV pour construire 1 infrastructure dont le prix imprimé est de 2 ou 3 lires, soit perdez 2 PV pour construire 1 infrastructure quelconque. Elle ne vous coûte aucune lire ; la grande cave demande toujours la cave moyenne.
clause-uncertified-architect-a = perdre 1 PV pour construire 1 infrastructure de prix 2 ou 3
clause-uncertified-architect-b = perdre 2 PV pour construire 1 infrastructure quelconque
card-patron = Mécène
card-patron-text = Soit gagnez 4 lires, soit piochez 1 commande et 1 saisonnier d’hiver.
clause-patron-a = gagner 4 lires
clause-patron-b = piocher 1 commande et 1 saisonnier d’hiver
card-auctioneer = Commissaire-priseur
card-auctioneer-text = Soit défaussez 2 cartes de votre main pour gagner 4 lires, soit défaussez 4 cartes de votre main pour gagner 3 PV.
clause-auctioneer-a = défausser 2 cartes pour 4 lires
clause-auctioneer-b = défausser 4 cartes pour 3 PV
card-entertainer = Animateur
card-entertainer-text = Soit payez 4 lires pour piocher 3 saisonniers d’hiver, soit défaussez 1 vin et 3 saisonniers de votre main, d’été ou d’hiver, pour gagner 3 PV.
clause-entertainer-a = payer 4 lires pour piocher 3 saisonniers d’hiver
clause-entertainer-b = défausser 1 vin et 3 saisonniers pour 3 PV
card-vendor = Vendeur
card-vendor-text = Piochez 1 carte vigne, 1 commande et 1 saisonnier d’hiver. Ensuite chaque adversaire, dans le sens horaire à partir de votre voisin de gauche, peut piocher 1 saisonnier d’été.
clause-vendor-a = piocher 1 carte vigne, 1 commande et 1 saisonnier d’hiver ; les adversaires peuvent piocher 1 saisonnier d’été
card-handyman = Bricoleur
card-handyman-text = Tous les joueurs peuvent construire 1 infrastructure pour 2 lires de moins que son prix : vous décidez d’abord, puis vos adversaires dans le sens horaire. Gagnez 1 PV par adversaire qui construit.
clause-handyman-a = chacun peut construire 1 infrastructure pour 2 lires de moins ; 1 PV par adversaire qui le fait
card-horticulturist = Horticulteur
card-horticulturist-text = Soit plantez 1 vigne même sans les infrastructures qu’elle demande, soit déracinez 2 vignes, qui vont dans votre main, puis défaussez 2 cartes vigne de votre main (celles-là ou d’autres) et gagnez 3 PV.
clause-horticulturist-a = planter 1 vigne sans les infrastructures qu’elle demande
clause-horticulturist-b = déraciner 2 vignes et défausser 2 cartes vigne pour 3 PV
clause-horticulturist-b-uproot = déraciner 2 vignes, sans défausser, pour 3 PV
clause-horticulturist-b-discard = défausser 2 cartes vigne, sans déraciner, pour 3 PV
card-peddler = Colporteur
card-peddler-text = Défaussez 2 cartes de votre main, puis piochez 1 carte vigne, 1 saisonnier d’été, 1 commande et 1 saisonnier d’hiver.
clause-peddler-a = défausser 2 cartes, puis piocher 1 carte de chaque pile
card-banker = Banquier
card-banker-text = Gagnez 5 lires. Ensuite chaque adversaire, dans le sens horaire à partir de votre voisin de gauche, peut perdre 1 PV pour gagner 3 lires de la banque.
clause-banker-a = gagner 5 lires ; les adversaires peuvent perdre 1 PV pour 3 lires
card-overseer = Contremaître
card-overseer-text = Construisez 1 infrastructure à son prix et plantez 1 vigne, dans l’ordre de votre choix. Si la vigne a une valeur de 4, gagnez 1 PV.
clause-overseer-a = construire 1 infrastructure
clause-overseer-b = planter 1 vigne, avec 1 PV si sa valeur est 4
card-importer = Importateur
card-importer-text = Piochez 3 saisonniers d’hiver, sauf si vos adversaires vous remettent ensemble 3 saisonniers de leurs mains. On ne les interroge que s’ils en ont au moins 3 : dans le sens horaire à partir de votre voisin de gauche, chacun en met de côté autant qu’il veut, jusqu’à ce qu’il y en ait 3. S’il y en a moins à la fin, ils les reprennent et vous piochez.
clause-importer-a = piocher 3 saisonniers d’hiver, sauf si les adversaires remettent 3 saisonniers
card-sharecropper = Métayer
card-sharecropper-text = Soit plantez 1 vigne même sans les infrastructures qu’elle demande, soit déracinez 1 vigne, qui va dans votre main, puis défaussez 1 carte vigne de votre main (celle-là ou une autre) et gagnez 2 PV.
clause-sharecropper-a = planter 1 vigne sans les infrastructures qu’elle demande
clause-sharecropper-b = déraciner 1 vigne et défausser 1 carte vigne pour 2 PV
clause-sharecropper-b-uproot = déraciner 1 vigne, sans défausser, pour 2 PV
clause-sharecropper-b-discard = défausser 1 carte vigne, sans déraciner, pour 2 PV
card-grower = Viticulteur
card-grower-text = Plantez 1 vigne. Si vos champs portent alors au moins 6 cartes vigne, gagnez 2 PV.
clause-grower-a = planter 1 vigne, avec 2 PV pour au moins 6 vignes sur les champs
card-negotiator = Négociateur
card-negotiator-text = Soit défaussez 1 cépage pour augmenter vos royalties de 1, soit défaussez 1 vin pour les augmenter de 2. Ce qui dépasse 5 est perdu, et à 5 vous ne pouvez pas jouer cette carte.
clause-negotiator-a = défausser 1 cépage pour 1 de royalties
clause-negotiator-b = défausser 1 vin pour 2 de royalties
card-cultivator = Cultivateur
card-cultivator-text = Plantez 1 vigne, même si son champ dépasse alors sa limite. Les infrastructures que la vigne demande restent nécessaires.
clause-cultivator-a = planter 1 vigne, même au-delà de la limite du champ
card-homesteader = Colon
card-homesteader-text = Soit construisez 1 infrastructure pour 3 lires de moins que son prix, soit plantez jusqu’à 2 vignes ; ou perdez d’abord 1 PV et faites les deux, dans l’ordre de votre choix.
clause-homesteader-a = construire 1 infrastructure pour 3 lires de moins
clause-homesteader-b = planter jusqu’à 2 vignes
card-planner = Planificateur
card-planner-text = En été seulement : placez un autre de vos ouvriers disponibles sur une action d’hiver, sur une case libre ou, avec le grand ouvrier, sur le dessin d’une action occupée. Vous effectuez cette action au début de l’hiver, avant le tour de quiconque, avec le bonus si l’ouvrier est sur la case bonus. Si l’action est alors impossible, elle est sautée.
clause-planner-a = placer d’avance un autre ouvrier sur une action d’hiver
card-agriculturist = Agronome
card-agriculturist-text = Plantez 1 vigne. Si son champ porte alors au moins 3 variétés différentes, gagnez 2 PV.
clause-agriculturist-a = planter 1 vigne, avec 2 PV si son champ porte alors au moins 3 variétés
card-swindler = Escroc
card-swindler-text = Chaque adversaire, dans le sens horaire à partir de votre voisin de gauche, peut vous donner 2 lires. Gagnez 1 PV par adversaire qui ne le fait pas, ou ne le peut pas.
clause-swindler-a = les adversaires peuvent donner 2 lires ; 1 PV par adversaire qui ne le fait pas
card-producer = Producteur
card-producer-text = Payez 2 lires et reprenez jusqu’à 2 de vos ouvriers sur d’autres actions que celle où vous jouez cette carte. Vous pouvez reprendre des ouvriers de la charrette, de votre joug ou planifiés pour l’hiver, mais pas ceux qui sont en formation. Vous pouvez les placer de nouveau cette année, et leurs cases sont libres.
clause-producer-a = payer 2 lires et reprendre jusqu’à 2 ouvriers
card-organizer = Organisateur
card-organizer-text = Déplacez votre coq sur un niveau libre de l’échelle de réveil et prenez le bonus de ce niveau. Vous avez alors passé pour cette saison ; les ouvriers qui restent attendent la suivante, et le nouveau niveau fixe votre place pour le reste de l’année.
clause-organizer-a = déplacer le coq sur un niveau libre, prendre son bonus et passer cette saison
card-sponsor = Commanditaire
card-sponsor-text = Soit piochez 2 cartes vigne, soit gagnez 3 lires ; ou perdez d’abord 1 PV et faites les deux.
clause-sponsor-a = piocher 2 cartes vigne
clause-sponsor-b = gagner 3 lires
card-artisan = Artisan
card-artisan-text = Faites 1 de ces 3 choses : gagner 3 lires ; construire 1 infrastructure pour 1 lire de moins que son prix ; planter jusqu’à 2 vignes.
clause-artisan-a = gagner 3 lires
clause-artisan-b = construire 1 infrastructure pour 1 lire de moins
clause-artisan-c = planter jusqu’à 2 vignes
card-stonemason = Tailleur de pierre
card-stonemason-text = Payez 8 lires, au lieu de leurs prix, pour construire 2 infrastructures. La grande cave demande toujours la cave moyenne, qui peut être la première des deux.
clause-stonemason-a = payer 8 lires pour construire 2 infrastructures
card-volunteer-crew = Équipe de bénévoles
card-volunteer-crew-text = Tous les joueurs peuvent planter 1 vigne : vous décidez d’abord, puis vos adversaires dans le sens horaire. Gagnez 2 lires par adversaire qui plante.
clause-volunteer-crew-a = chacun peut planter 1 vigne ; 2 lires par adversaire qui le fait
card-wedding-party = Noce
card-wedding-party-text = Choisissez 1, 2 ou 3 adversaires et versez 2 lires à chacun. Gagnez 1 PV pour chacun d’eux.
clause-wedding-party-a = verser 2 lires chacun à 1, 2 ou 3 adversaires, avec 1 PV pour chacun
card-merchant = Marchand
card-merchant-text = Soit payez 3 lires et posez 1 cépage rouge et 1 cépage blanc de valeur 1 sur votre pressoir, où les 2 emplacements doivent être libres ; soit remplissez 1 commande et gagnez 1 PV de plus.
clause-merchant-a = payer 3 lires pour 1 cépage rouge et 1 blanc de valeur 1
clause-merchant-b = remplir 1 commande avec 1 PV de plus
card-crusher = Fouleur
card-crusher-text = Soit gagnez 3 lires et piochez 1 saisonnier d’été, soit piochez 1 commande, puis faites jusqu’à 2 vins, ou aucun.
clause-crusher-a = gagner 3 lires et piocher 1 saisonnier d’été
clause-crusher-b = piocher 1 commande et faire jusqu’à 2 vins
card-judge = Juge
card-judge-text = Soit piochez 2 saisonniers d’été, soit défaussez 1 vin de valeur 4 ou plus pour gagner 3 PV.
clause-judge-a = piocher 2 saisonniers d’été
clause-judge-b = défausser 1 vin de valeur 4 ou plus pour 3 PV
card-oenologist = Œnologue
card-oenologist-text = Soit faites vieillir 2 fois tous les vins de votre cave (il vous faut au moins 1 vin), soit payez 3 lires, au lieu du prix imprimé, pour améliorer votre cave : construisez la moyenne, ou la grande si vous avez la moyenne.
clause-oenologist-a = faire vieillir 2 fois tous les vins
clause-oenologist-b = payer 3 lires pour améliorer la cave
card-marketer = Publicitaire
card-marketer-text = Soit piochez 2 saisonniers d’été et gagnez 1 lire, soit remplissez 1 commande et gagnez 1 PV de plus.
clause-marketer-a = piocher 2 saisonniers d’été et gagner 1 lire
clause-marketer-b = remplir 1 commande avec 1 PV de plus
card-crush-expert = Expert en foulage
card-crush-expert-text = Soit gagnez 3 lires et piochez 1 commande, soit faites jusqu’à 3 vins.
clause-crush-expert-a = gagner 3 lires et piocher 1 commande
clause-crush-expert-b = faire jusqu’à 3 vins
card-uncertified-teacher = Enseignant non diplômé
card-uncertified-teacher-text = Soit perdez 1 PV pour former 1 ouvrier sans payer de lires, soit gagnez 1 PV par adversaire qui a 6 ouvriers : le grand ouvrier et ceux en formation comptent, l’ouvrier temporaire non. Il faut au moins 1 tel adversaire.
clause-uncertified-teacher-a = perdre 1 PV pour former 1 ouvrier
clause-uncertified-teacher-b = gagner 1 PV par adversaire qui a 6 ouvriers
card-teacher = Enseignant
card-teacher-text = Soit faites jusqu’à 2 vins, soit payez 2 lires pour former 1 ouvrier.
clause-teacher-a = faire jusqu’à 2 vins
clause-teacher-b = payer 2 lires pour former 1 ouvrier
card-benefactor = Bienfaiteur
card-benefactor-text = Soit piochez 1 carte vigne et 1 saisonnier d’été, soit défaussez 2 saisonniers de votre main, d’été ou d’hiver, pour gagner 2 PV.
clause-benefactor-a = piocher 1 carte vigne et 1 saisonnier d’été
clause-benefactor-b = défausser 2 saisonniers pour 2 PV
card-assessor = Évaluateur
card-assessor-text = Soit gagnez 1 lire par carte qui reste dans votre main, soit défaussez toute votre main pour gagner 2 PV. Cette carte ne compte pas, et il vous faut dans les deux cas au moins 1 autre carte.
clause-assessor-a = gagner 1 lire par carte en main
clause-assessor-b = défausser toute la main pour 2 PV
card-queen = Reine
card-queen-text = Votre voisin de droite doit faire 1 de ces 3 choses, parmi celles qui sont possibles : perdre 1 PV ; vous donner 2 cartes de son choix ; vous payer 3 lires. Si aucune n’est possible, vous ne pouvez pas jouer cette carte.
clause-queen-a = le voisin de droite perd 1 PV, donne 2 cartes ou paie 3 lires
card-harvester = Vendangeur
card-harvester-text = Vendangez jusqu’à 2 champs et gagnez en plus, une seule fois, soit 2 lires, soit 1 PV.
clause-harvester-a = vendanger jusqu’à 2 champs et gagner 2 lires
clause-harvester-b = vendanger jusqu’à 2 champs et gagner 1 PV
card-professor = Professeur
card-professor-text = Soit payez 2 lires pour former 1 ouvrier, soit gagnez 2 PV si vous avez 6 ouvriers : le grand ouvrier et ceux en formation comptent, l’ouvrier temporaire non.
clause-professor-a = payer 2 lires pour former 1 ouvrier
clause-professor-b = gagner 2 PV pour 6 ouvriers
card-master-vintner = Maître vigneron
card-master-vintner-text = Soit améliorez votre cave pour 2 lires de moins que le prix de la suivante, soit faites vieillir 1 vin de 1 et remplissez 1 commande, dans l’ordre de votre choix.
clause-master-vintner-a = améliorer la cave pour 2 lires de moins
clause-master-vintner-b = faire vieillir 1 vin de 1
clause-master-vintner-c = remplir 1 commande
card-uncertified-oenologist = Œnologue non diplômé
card-uncertified-oenologist-text = Soit faites vieillir 2 fois tous les vins de votre cave (il vous faut au moins 1 vin), soit perdez 1 PV, au lieu de payer le prix, pour améliorer votre cave : construisez la moyenne, ou la grande si vous avez la moyenne.
clause-uncertified-oenologist-a = faire vieillir 2 fois tous les vins
clause-uncertified-oenologist-b = perdre 1 PV pour améliorer la cave
card-promoter = Promoteur
card-promoter-text = Défaussez 1 cépage ou 1 vin pour gagner 1 PV et 1 de royalties.
clause-promoter-a = défausser 1 cépage pour 1 PV et 1 de royalties
clause-promoter-b = défausser 1 vin pour 1 PV et 1 de royalties
card-mentor = Mentor
card-mentor-text = Tous les joueurs peuvent faire jusqu’à 2 vins : vous décidez d’abord, puis vos adversaires dans le sens horaire. Pour chaque adversaire qui le fait, piochez 1 carte vigne ou 1 saisonnier d’été, à votre choix chaque fois.
clause-mentor-a = chacun peut faire jusqu’à 2 vins ; 1 carte vigne ou saisonnier d’été par adversaire qui le fait
card-harvest-expert = Expert en vendange
card-harvest-expert-text = Vendangez 1 champ et, en plus, soit piochez 1 carte vigne, soit payez 1 lire pour construire le joug.
clause-harvest-expert-a = vendanger 1 champ
clause-harvest-expert-b = piocher 1 carte vigne
clause-harvest-expert-c = payer 1 lire pour construire le joug
card-innkeeper = Aubergiste
card-innkeeper-text = Prenez en main la carte du dessus de 2 défausses différentes. Cette carte n’est pas encore dans sa propre défausse.
clause-innkeeper-a = prendre la carte du dessus de 2 défausses différentes
card-jack-of-all-trades = Touche-à-tout
card-jack-of-all-trades-text = Faites 2 de ces 3 choses, différentes, dans l’ordre de votre choix : vendanger 1 champ ; faire jusqu’à 2 vins ; remplir 1 commande.
clause-jack-of-all-trades-a = vendanger 1 champ
clause-jack-of-all-trades-b = faire jusqu’à 2 vins
clause-jack-of-all-trades-c = remplir 1 commande
card-politician = Politicien
card-politician-text = Si vous avez moins de 0 PV, gagnez 6 lires. Sinon, piochez 1 carte vigne, 1 saisonnier d’été et 1 commande.
clause-politician-a = gagner 6 lires, avec moins de 0 PV
clause-politician-b = piocher 1 carte vigne, 1 saisonnier d’été et 1 commande
card-supervisor = Superviseur
card-supervisor-text = Faites jusqu’à 2 vins. Gagnez 1 PV par champagne parmi eux.
clause-supervisor-a = faire jusqu’à 2 vins, avec 1 PV par champagne
card-scholar = Érudit
card-scholar-text = Soit piochez 2 commandes, soit payez 3 lires pour former 1 ouvrier ; ou perdez d’abord 1 PV et faites les deux.
clause-scholar-a = piocher 2 commandes
clause-scholar-b = payer 3 lires pour former 1 ouvrier
card-reaper = Moissonneur
card-reaper-text = Vendangez jusqu’à 3 champs. Si vous en vendangez 3 avec cette carte, gagnez 2 PV.
clause-reaper-a = vendanger jusqu’à 3 champs, avec 2 PV pour 3 champs
card-motivator = Guide
card-motivator-text = Tous les joueurs peuvent reprendre leur grand ouvrier et le placer de nouveau cette année, sauf ceux qui ont passé cette saison ou dont le grand ouvrier n’est pas placé : vous décidez d’abord, puis vos adversaires dans le sens horaire. Gagnez 1 PV par adversaire qui le fait.
clause-motivator-a = chacun peut reprendre son grand ouvrier ; 1 PV par adversaire qui le fait
card-bottler = Embouteilleur
card-bottler-text = Faites jusqu’à 3 vins. Gagnez 1 PV par type différent parmi eux : rouge, blanc, rosé, champagne.
clause-bottler-a = faire jusqu’à 3 vins, avec 1 PV par type
card-craftsman = Compagnon
card-craftsman-text = Faites 2 de ces 3 choses, différentes : piocher 1 commande ; améliorer votre cave au prix de la suivante ; gagner 1 PV.
clause-craftsman-a = piocher 1 commande
clause-craftsman-b = améliorer la cave
clause-craftsman-c = gagner 1 PV
card-exporter = Exportateur
card-exporter-text = Faites 1 de ces 3 choses : faire jusqu’à 2 vins ; remplir 1 commande ; défausser 1 cépage pour gagner 2 PV.
clause-exporter-a = faire jusqu’à 2 vins
clause-exporter-b = remplir 1 commande
clause-exporter-c = défausser 1 cépage pour 2 PV
card-laborer = Manœuvre
card-laborer-text = Soit vendangez jusqu’à 2 champs, soit faites jusqu’à 3 vins ; ou perdez d’abord 1 PV et faites les deux, dans l’ordre de votre choix.
clause-laborer-a = vendanger jusqu’à 2 champs
clause-laborer-b = faire jusqu’à 3 vins
card-designer = Concepteur
card-designer-text = Construisez 1 infrastructure à son prix. Si vous avez alors au moins 6 infrastructures, gagnez 2 PV.
clause-designer-a = construire 1 infrastructure, avec 2 PV pour au moins 6 infrastructures
card-governess = Gouvernante
card-governess-text = Soit payez 3 lires pour former 1 ouvrier que vous pouvez placer dès cette année, soit défaussez 1 vin pour gagner 2 PV.
clause-governess-a = payer 3 lires pour former 1 ouvrier dès cette année
clause-governess-b = défausser 1 vin pour 2 PV
card-manager = Directeur
card-manager-text = Effectuez 1 des 6 actions d’été sans placer d’ouvrier et sans son bonus, même si toutes ses cases sont prises. L’action doit être possible comme d’habitude ; la charrette et le joug ne sont pas parmi les 6.
clause-manager-a = effectuer 1 action d’été sans ouvrier et sans son bonus
card-zymologist = Zymologiste
card-zymologist-text = Faites jusqu’à 2 vins qui vont sur des emplacements de valeur 4 ou plus, même si vous n’avez pas construit les caves voulues. Toutes les autres règles pour faire du vin s’appliquent.
clause-zymologist-a = faire jusqu’à 2 vins de valeur 4 ou plus, même sans la cave
card-noble = Noble
card-noble-text = Soit payez 1 lire pour augmenter vos royalties de 1, si elles sont au-dessous de 5 ; soit baissez-les de 2 pour gagner 2 PV.
clause-noble-a = payer 1 lire pour 1 de royalties
clause-noble-b = perdre 2 de royalties pour 2 PV
card-governor = Gouverneur
card-governor-text = Choisissez 1, 2 ou 3 adversaires. Chacun d’eux qui a des saisonniers d’été doit vous en donner 1 de son choix ; gagnez 1 PV pour chacun qui n’en a pas.
clause-governor-a = jusqu’à 3 adversaires donnent chacun 1 saisonnier d’été ; 1 PV pour chacun qui n’en a pas
card-taster = Dégustateur
card-taster-text = Défaussez 1 vin pour gagner 4 lires. Si sa valeur était supérieure à celle de tout autre vin de tous les joueurs, les vôtres compris, gagnez en plus 2 PV.
clause-taster-a = défausser 1 vin pour 4 lires, avec 2 PV si c’était le meilleur de tous
card-caravan = Caravane
card-caravan-text = Révélez à tous la carte du dessus de chacune des 4 piles. Prenez-en 2 en main et défaussez les autres.
clause-caravan-a = révéler la carte du dessus de chaque pile et en prendre 2
card-guest-speaker = Conférencier
card-guest-speaker-text = Tous les joueurs peuvent payer 1 lire pour former 1 ouvrier : vous décidez d’abord, puis vos adversaires dans le sens horaire. Gagnez 1 PV par adversaire qui le fait.
clause-guest-speaker-a = chacun peut payer 1 lire pour former 1 ouvrier ; 1 PV par adversaire qui le fait

## Feuille de score

score-start = Au départ
score-papa = Cadeau du Père
score-wake-up = Échelle de réveil
score-orders = Commandes remplies
score-visitors = Saisonniers
score-bonus = Cases bonus
score-windmill = Moulin
score-tasting-room = Chai de dégustation
score-paid = PV sacrifiés

## Unités du conseiller : ce qu'un joueur possède en tel nombre

unit-points = PV ({ $score })
unit-lira =
    { $count ->
        [one] lire
       *[other] lires
    }
unit-income = de royalties par an
unit-workers =
    { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
unit-ready =
    { $count ->
        [one] ouvrier disponible
       *[other] ouvriers disponibles
    }
unit-structure = { $structure }
unit-wine = { $wine } de valeur { $value }
unit-grape = cépage { $colour } de valeur { $value }
unit-vines =
    { $count ->
        [one] vigne dans les champs
       *[other] vignes dans les champs
    }
unit-yield = de valeur des vignes plantées
unit-cards =
    { $count ->
        [one] carte en main
       *[other] cartes en main
    } ({ $deck })
unit-tokens =
    { $count ->
        [one] jeton bonus
       *[other] jetons bonus
    }

## Options

option-field-limit = Combien peuvent valoir ensemble les vignes d’un champ ?
choice-field-limit-uniform-6 = 6 sur chaque champ
choice-field-limit-printed-5-6-7 = 5, 6 et 7, comme sur les cartes champ anglaises
option-tasting-room-needs-wine = Le chai de dégustation demande-t-il un vin en cave ?
choice-tasting-room-needs-wine-false = non
choice-tasting-room-needs-wine-true = oui, au moins un
option-tour-cards = Quels saisonniers comptent comme une visite pour le chai de dégustation ?
choice-tour-cards-none = aucun, seulement l’action « faire visiter le domaine »
choice-tour-cards-tour-guide-novice-guide = Guide touristique et Guide débutant
option-vp-cap = Y a-t-il un nombre maximal de points de victoire ?
choice-vp-cap-0 = non
choice-vp-cap-25 = oui, 25
option-end-trigger-latched = Un joueur atteint 20 PV puis redescend : l’année est-elle toujours la dernière ?
choice-end-trigger-latched-true = oui
choice-end-trigger-latched-false = non, seuls comptent les PV en fin d’année
option-grande-overflow-needs-full = Quand un grand ouvrier peut-il aller sur le dessin d’une action ?
choice-grande-overflow-needs-full-false = dès qu’une case est prise
choice-grande-overflow-needs-full-true = seulement quand toutes les cases sont prises
option-producer-excludes = Quels ouvriers le Producteur ne peut-il pas reprendre ?
choice-producer-excludes-action = tous ceux de l’action où il est joué
choice-producer-excludes-worker = seulement celui qui le joue
option-yoke-once-per-year = L’ouvrier du joug est repris : le joug peut-il resservir cette année ?
choice-yoke-once-per-year-true = non, une fois par an
choice-yoke-once-per-year-false = oui
option-motivator-passed-players = Ceux qui ont passé peuvent-ils reprendre leur grand ouvrier avec le Guide ?
choice-motivator-passed-players-false = non
choice-motivator-passed-players-true = oui
option-up-to-needs-one = « Jusqu’à 2 » sur un saisonnier peut-il vouloir dire aucun ?
choice-up-to-needs-one-true = non, au moins un
choice-up-to-needs-one-false = oui
option-voluntary-devalue = Peut-on poser un cépage ou un vin plus bas que nécessaire ?
choice-voluntary-devalue-false = non
choice-voluntary-devalue-true = oui
option-organizer-keeps-bonus-visitor = L’Organisateur est joué sur la case bonus : un second saisonnier peut-il suivre ?
choice-organizer-keeps-bonus-visitor-true = oui
choice-organizer-keeps-bonus-visitor-false = non, le tour est fini
option-importer-protocol = Comment les adversaires décident-ils pour l’Importateur ?
choice-importer-protocol-sequential = l’un après l’autre, ouvertement
choice-importer-protocol-simultaneous = tous en secret, une fois de plus s’il y a trop de cartes
option-reshuffle-timing = Quand une défausse devient-elle la nouvelle pile ?
choice-reshuffle-timing-on-draw = quand il faut piocher une carte
choice-reshuffle-timing-at-once = dès que la pile est vide
option-both-cost-timing = Quand paie-t-on 1 PV pour faire les deux parties d’un saisonnier ?
choice-both-cost-timing-before = avant la première partie
choice-both-cost-timing-between = après la première partie
option-uproot-clause = Planteur, Horticulteur, Métayer : qu’est-ce qui donne les PV ?
choice-uproot-clause-uproot-and-discard = déraciner et défausser, les deux
choice-uproot-clause-uproot-and-or-discard = l’un des deux suffit
option-zymologist-ageing = Jusqu’où vieillit un vin du Zymologiste sans les deux caves ?
choice-zymologist-ageing-past-6 = jusqu’à 6
choice-zymologist-ageing-to-6 = jusqu’à 5
option-wine-without-slot = Aucun emplacement n’est libre pour un vin : peut-on le faire quand même ?
choice-wine-without-slot-illegal = non
choice-wine-without-slot-lost = oui, mais il est perdu
option-advanced-parents = Choisissez-vous vos parents ?
choice-advanced-parents-false = non, une Mère et un Père sont distribués
choice-advanced-parents-true = oui, une de deux Mères et un de deux Pères
option-friendly-variant = Un ouvrier peut-il quitter une case bonus dont le bonus n’a pas servi ?
choice-friendly-variant-false = non
choice-friendly-variant-true = oui, pour une case simple si l’une est libre
option-solo-level = Quelle est la difficulté du jeu en solo ?
choice-solo-level-very-easy = très facile : 8 années
choice-solo-level-easy = facile : vous commencez avec 3 PV
choice-solo-level-normal = normale
choice-solo-level-hard = difficile : au moins 2 ouvriers de l’Automa par saison
choice-solo-level-very-hard = très difficile : comme difficile, et 23 PV à battre
option-aggressive-automa = Devez-vous devancer l’Automa à la fin de chaque année en solo ?
choice-aggressive-automa-false = non, seulement de la dernière
choice-aggressive-automa-true = oui, de chaque année
option-solo-token-opens-space = Que donne un jeton bonus du jeu en solo ?
choice-solo-token-opens-space-false = le bonus d’une action, sur n’importe laquelle de ses cases
choice-solo-token-opens-space-true = l’accès à la case bonus

## Exemples du livret

example-ex-01 = Ce qu’apportent Mère et Père
example-ex-02 = Trois ouvriers pour commencer
example-ex-03 = Bonus des niveaux et ordre du tour
example-ex-04 = L’ordre du tour tient toute l’année
example-ex-05 = Un ouvrier chacun son tour
example-ex-06 = Sept niveaux, un coq chacun
example-ex-07 = Une action qui ne peut pas se faire
example-ex-08 = Pas de bonus sans l’action
example-ex-09 = Cases ouvertes selon le nombre de joueurs
example-ex-10 = Le grand ouvrier sur une action prise
example-ex-11 = La charrette n’est jamais pleine
example-ex-12 = Chaque ouvrier une fois par an
example-ex-13 = Ce que demandent les vignes blanches
example-ex-14 = Un champ plein
example-ex-15 = L’une des deux parties d’une carte
example-ex-16 = Acheter un cépage de valeur 1
example-ex-17 = Ce que récompense le Forgeron
example-ex-18 = Le Cultivateur au-delà de la limite
example-ex-19 = Une commande planifiée
example-ex-20 = Le Directeur construit en hiver
example-ex-21 = Le Producteur reprend des ouvriers
example-ex-22 = Le Guide et ceux qui ont passé
example-ex-23 = Le Métayer déracine
example-ex-24 = L’Organisateur change de niveau
example-ex-25 = Le Zymologiste sans cave
example-ex-26 = Vendre un cépage de valeur 4
example-ex-27 = Vendre un champ et le racheter
example-ex-28 = Payer tout le monde en entier
example-ex-29 = Changer des lires en PV
example-ex-30 = Le moulin, une fois par an
example-ex-31 = Le chai de dégustation, une fois par an
example-ex-32 = Le joug, une fois par an
example-ex-33 = Les trois parties de la cave
example-ex-34 = Deux saisonniers avec le cottage
example-ex-35 = Former un ouvrier
example-ex-36 = Un cépage qui perd de la valeur
example-ex-37 = La somme des cépages d’un champ
example-ex-38 = Remplir une commande
example-ex-39 = Un vin meilleur que demandé
example-ex-40 = Un vin rouge
example-ex-41 = Un rosé
example-ex-42 = Un vin qui perd de la valeur
example-ex-43 = Le rosé demande la cave moyenne
example-ex-44 = Un champagne
example-ex-45 = Des royalties chaque année
example-ex-46 = Un an de plus
example-ex-47 = Bloqué tout en haut
example-ex-48 = Vieillir avec une cave moyenne
example-ex-49 = Le plus bas nombre de PV
example-ex-50 = Sept cartes en fin d’année
example-ex-51 = La dernière année et les égalités
example-ex-52 = Où va le jeton premier joueur
example-ex-53 = Passer en été, placer en hiver
example-ex-54 = Une pile qui s’épuise
example-ex-55 = Le grand ouvrier et le bonus
example-ex-56 = Deux de vos ouvriers sur une action
example-ex-57 = Améliorer la cave pas à pas
example-ex-58 = Un ouvrier formé par l’Enseignant
example-ex-59 = Des Pères sans infrastructure
example-ex-60 = Un champ vendu
example-ex-61 = Construire pour 1 lire de moins
example-ex-62 = Ce que tout le monde voit
example-ex-63 = Choisir ses parents
example-dx-01 = Vieillir de haut en bas
example-dx-02 = Du vin rouge dans une petite cave pleine
example-dx-03 = Les emplacements du rosé
example-dx-04 = Le moins et le plus du champagne
example-dx-05 = Un champagne du Zymologiste
example-dx-06 = Deux vins blancs pour une commande
example-dx-07 = Vieillir deux fois avec l’Œnologue
example-dx-08 = Le Dégustateur et une égalité
example-dx-09 = L’Architecte compte les prix de 4
example-dx-10 = Le Tailleur de pierre et les caves
example-dx-11 = Le Contremaître construit, puis plante
example-dx-12 = Le voisin de la Reine
example-dx-13 = Un grand ouvrier qui se reprend lui-même
example-dx-14 = Échanger sans treillis
example-dx-15 = Un Entrepreneur avec une seule partie possible
example-dx-16 = Une année contre l’Automa
example-dx-17 = L’Automa au niveau difficile
example-dx-18 = Un ouvrier repris sur le joug
example-dx-19 = Le moulin d’abord ou la vigne d’abord
example-dx-20 = Le Touche-à-tout dans le bon ordre
example-dx-21 = Les deux cépages du Marchand
example-dx-22 = Les bouts de la piste des royalties
example-dx-23 = Une visite en hiver
example-dx-24 = Le Moissonneur et un champ vendangé
example-dx-25 = La récompense du Mentor
example-dx-26 = Ce qu’apporte la Caravane
example-dx-27 = Les invités de la Noce
example-dx-28 = Des variétés pour l’Agronome
example-dx-29 = La sixième vigne du Viticulteur
example-dx-30 = Planifier sur une case bonus
example-dx-31 = Le Banquier et les PV les plus bas
example-dx-32 = Embouteilleur et Superviseur
example-dx-33 = Six ouvriers pour l’Enseignant non diplômé
example-dx-34 = Les champs que compte le Géomètre

## Nombres du jeu, pour le livret

data-components = Ce que contient la boîte
data-player-counts = Ce qui dépend du nombre de joueurs
data-wakeup = L’échelle de réveil
data-structures = Infrastructures
data-fields = Champs
data-crush-pad = Le pressoir
data-cellar = La cave
data-grape-prices = Prix des cépages
data-vines = Cartes vigne
data-orders = Commandes
data-mamas = Mères
data-papas = Pères
data-automa = Cartes Automa
data-solo = Le jeu en solo
data-year-end = La fin de l’année
data-game-end = La fin de la partie
data-decks = Piles

## Corrections par le propriétaire d'une boîte

error-viticulture-rows = Dans vos données de Viticulture, les niveaux de l’échelle de réveil doivent être numérotés à partir de 1 sans trou ; corrigez leurs numéros.
error-viticulture-total = Dans vos données de Viticulture, le nombre de { $deck } ne s’accorde pas avec le total donné ; corrigez l’un des deux.
error-viticulture-recipe = Dans vos données de Viticulture, le { $wine } doit être fait d’un ou deux cépages rouges, d’un cépage blanc, ou des deux ; corrigez ses cépages.
error-viticulture-years = Dans vos données de Viticulture, l’Automa agressif demande un nombre de PV pour chaque année de chaque niveau en solo ; corrigez sa liste.

# un saisonnier dont l'utilisateur a changé des nombres ; ils sont écrits comme dans le fichier de données
card-corrected = { $text } Votre fichier de données modifie cette carte : { $change }.

## Le navigateur de cartes : les piles, ce que les cartes coûtent et font, et leurs nombres

deck-mama = Mères
deck-papa = Pères
deck-automa = cartes Automa
automa-card = Carte Automa { $number }

cost-nothing = Rien
cost-lira = Des lires
cost-vp = Des points de victoire
cost-residual = Des royalties
cost-grape = Un cépage
cost-wine = Du vin
cost-cards = Des cartes

effect-vp = Donne des PV
effect-lira = Donne des lires
effect-cards = Donne des cartes
effect-residual = Donne des royalties
effect-grapes = Donne des cépages
effect-build = Construit
effect-plant = Plante
effect-uproot = Déracine
effect-swap = Échange des vignes
effect-harvest = Vendange
effect-wine = Fait du vin
effect-age = Fait vieillir du vin
effect-order = Remplit une commande
effect-workers = Apporte ou forme des ouvriers
effect-take-back = Reprend des ouvriers
effect-act = Permet une autre action
effect-rooster = Déplace le coq
effect-opponents = Implique les adversaires
effect-block = Bloque des actions

figure-number = carte nº
figure-red = rouge
figure-white = blanc
figure-copies = exemplaires
figure-red-wine = vin rouge
figure-white-wine = vin blanc
figure-blush-wine = rosé
figure-sparkling-wine = champagne
figure-vp = PV
figure-residual = royalties
figure-workers = ouvriers
figure-lira = lires
figure-extra-lira = lires de plus
figure-vine = cartes vigne
figure-summer = saisonniers d’été
figure-order = commandes
figure-winter = saisonniers d’hiver
figure-summer-actions = actions en été
figure-winter-actions = actions en hiver

## Traits d’une position : ce qu’un coup améliore, et ce qu’il faut viser

feature-nearest-order = votre commande la plus proche
feature-second-order = votre deuxième commande
feature-other-orders = vos autres commandes
feature-stock-for-orders = vignes et vins pour de nouvelles commandes
feature-workers-at-hand = les ouvriers disponibles
feature-workers-to-spare = les ouvriers sans emploi utile
feature-workers-to-come = les ouvriers des années à venir
feature-next-worker = les lires pour former un ouvrier
feature-grande = votre grand ouvrier disponible
feature-lira-for-next = les lires du prochain achat
feature-lira-saved = vos économies
feature-lira-idle = les lires inutilisées
feature-income = les royalties
feature-windmill = votre moulin
feature-tasting-room = votre chai de dégustation
feature-cottage = votre cottage
feature-yoke = votre joug
feature-medium-cellar = votre cave moyenne
feature-large-cellar = votre grande cave
feature-trellis = votre treillis
feature-irrigation = votre irrigation
feature-summer-visitors = les saisonniers d’été en main
feature-winter-visitors = les saisonniers d’hiver en main
feature-visitors-to-come = les saisonniers des automnes à venir
feature-plantable-vines = les vignes que vous pouvez planter
feature-waiting-vines = les vignes qui attendent une infrastructure
feature-vineyard = ce que portent vos champs
feature-fields-to-harvest = les champs prêts à vendanger
feature-spare-grapes = les cépages sur votre pressoir
feature-both-colours = des cépages des deux couleurs
feature-spare-wines = les vins de votre cave
feature-fine-wines = les grands vins
feature-fields-sold = les champs vendus
feature-cards-too-many = les cartes au-delà de la limite de main
feature-tokens = les jetons bonus
feature-rows-kept = les niveaux de réveil encore à venir
feature-early-turn = jouer avant les autres

aim-nearest-order = Rapprochez votre meilleure commande : plantez, vendangez, faites son vin, puis remplissez-la.
aim-second-order = Préparez une deuxième commande avec ce dont la première n’a pas besoin.
aim-other-orders = Gardez d’autres commandes à portée, pour qu’aucun vin ne reste inutile.
aim-stock-for-orders = Ayez des vignes, des cépages et des vins pour remplir bientôt une nouvelle commande.
aim-workers-at-hand = Gardez des ouvriers pour l’hiver : vendange, vin et commandes en demandent.
aim-workers-to-spare = Envoyez aussi des ouvriers en été : l’hiver n’a du bon travail que pour quelques-uns.
aim-workers-to-come = Formez tôt des ouvriers : chacun agit toutes les années suivantes.
aim-next-worker = Gardez 4 lires et un ouvrier pour l’hiver, afin d’en former un autre.
aim-grande = Gardez votre grand ouvrier pour une action qui risque d’être complète.
aim-lira-for-next = Procurez-vous quelques lires pour construire ou former ensuite.
aim-lira-saved = Économisez pour une infrastructure plus chère.
aim-lira-idle = Dépensez vos lires : seules, elles ne rapportent aucun point.
aim-income = Augmentez tôt vos royalties : elles sont versées chaque année.
aim-windmill = Construisez tôt le moulin, et plantez chaque année pour son point.
aim-tasting-room = Construisez tôt le chai de dégustation, et faites visiter chaque année pour son point.
aim-cottage = Construisez tôt le cottage : il amène un saisonnier de plus chaque automne.
aim-yoke = Construisez le joug : on y vendange un champ même si l’action commune est complète.
aim-medium-cellar = Construisez la cave moyenne, pour le rosé et les vins de valeur 4 ou plus.
aim-large-cellar = Construisez la grande cave, pour le champagne et les vins de valeur 7 ou plus.
aim-trellis = Construisez le treillis, pour pouvoir planter davantage de vignes.
aim-irrigation = Construisez l’irrigation, pour pouvoir planter les meilleures vignes.
aim-summer-visitors = Réunissez de bons saisonniers d’été, et jouez-les tant qu’il reste des étés.
aim-winter-visitors = Réunissez de bons saisonniers d’hiver, et jouez-les tant qu’il reste des hivers.
aim-visitors-to-come = Chaque automne apporte un saisonnier : gardez une saison pour le jouer.
aim-plantable-vines = Piochez des vignes que vous pouvez planter tout de suite.
aim-waiting-vines = Construisez ce que demandent les vignes de votre main.
aim-vineyard = Plantez tôt du rouge et du blanc : un bon champ se vendange chaque année.
aim-fields-to-harvest = Vendangez votre meilleur champ cet hiver.
aim-spare-grapes = Amenez des cépages sur votre pressoir, pour pouvoir faire du vin.
aim-both-colours = Ayez des cépages des deux couleurs : beaucoup de commandes en demandent.
aim-spare-wines = Faites du vin à temps : il se bonifie chaque année et attend les commandes.
aim-fine-wines = Faites du rosé ou du champagne, ou laissez vieillir jusqu’à 7 : les meilleures commandes le demandent.
aim-fields-sold = Gardez assez de champs pour planter du rouge et du blanc.
aim-cards-too-many = Jouez vos cartes avant la fin de l’année : au-delà de 7, il faut les défausser.
aim-tokens = Gardez les jetons bonus pour les actions dont le bonus vous sert le plus.
aim-rows-kept = Prenez tôt les niveaux qui font piocher ; gardez le point et l’ouvrier pour plus tard.
aim-early-turn = Réveillez-vous tôt quand d’autres veulent la même action que vous.

## Les coups accomplis, quand le premier mot du coup n’est pas un verbe simple, ou pas le seul

deed-put-token = posé ce jeton sur l’emplacement de valeur { $value }
deed-stop = choisi d’en rester là
deed-take-action = réalisé l’action « { $action } »
deed-wake-up =
    { $deck-id ->
        [summer] posé le coq sur le niveau { $row } et pioché un saisonnier d’été
        [winter] posé le coq sur le niveau { $row } et pioché un saisonnier d’hiver
       *[other] posé le coq sur le niveau { $row }
    }

## Pourquoi ce que fait un autre compte pour qui lit

matter-passed = Un rival de moins pour les emplacements libres de cette saison.
matter-placed =
    { $action-id ->
        [gain_1_lira] { "" }
        [yoke] { "" }
       *[other] { $place-id ->
            [overflow] Le grand ouvrier se tient à côté des emplacements et n’en occupe aucun.
           *[other] L’emplacement est pris jusqu’à la fin de l’année.
        }
    }
matter-woke-up = Le niveau est pris pour cette année.
