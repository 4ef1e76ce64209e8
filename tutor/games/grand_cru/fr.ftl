## Le jeu

game-title = Grand Cru
game-tagline = Bâtissez un domaine à crédit, laissez mûrir votre vin et remboursez à temps.
game-about = Vous fondez un domaine viticole sans rien d’autre que des emprunts. Année après année, vous enchérissez pour des vignes et des aménagements, vous vendangez, vous laissez vieillir votre vin en cave et le vendez tant que la demande dure ; de bonnes ventes donnent du prestige, que vous dépensez à la fête du vin. Dès qu’un joueur n’a plus d’emprunt, ou fait faillite, la partie se termine, et le plus riche gagne.

## Noms

variety-gamay = Gamay
variety-syrah = Syrah
variety-merlot = Merlot
variety-cabernet = Cabernet Sauvignon
variety-pinot = Pinot Noir

improvement-aoc = AOC
improvement-blending = Assemblage
improvement-harvest-hand = Aide aux vendanges
improvement-bulk-buyer = Grossiste
improvement-good-vintage = Bonne année
improvement-rich-harvest = Bonne récolte
improvement-maturing = Maturation
improvement-advertising = Publicité

tile-gamay = Gamay
tile-syrah = Syrah
tile-merlot = Merlot
tile-cabernet = Cabernet Sauvignon
tile-pinot = Pinot Noir
tile-aoc = AOC
tile-blending = Assemblage
tile-harvest-hand = Aide aux vendanges
tile-bulk-buyer = Grossiste
tile-good-vintage = Bonne année
tile-rich-harvest = Bonne récolte
tile-maturing = Maturation
tile-advertising = Publicité

action-first-bid = Faire une première enchère
action-overbid = Surenchérir
action-acquire = Acquérir une tuile
action-buy = Acheter directement une tuile
action-raise-demand = Augmenter la demande
action-harvest = Effectuer une vendange
action-sell = Vendre du vin

space-start-player = Premier joueur
space-late-harvest = Vendange tardive
space-extra-delivery = Livraison supplémentaire
space-grape-juice = Jus de raisin
space-primeur = Primeur
space-rebuilding = Reconversion
space-demand-1 = Augmenter la demande 1
space-demand-2 = Augmenter la demande 2
space-demand-3 = Augmenter la demande 3
space-money-1 = Argent 1
space-money-2 = Argent 2
space-money-3 = Argent 3

pile-draw-pile = pioche
pile-discard-pile = défausse

## Tournures

bare-tile =
    { $tile-id ->
        [gamay] vigne de { $tile }
        [syrah] vigne de { $tile }
        [merlot] vigne de { $tile }
        [cabernet] vigne de { $tile }
        [pinot] vigne de { $tile }
       *[other] tuile { $tile }
    }
a-tile = une { bare-tile }
some-wine =
    { $variety-id ->
        [syrah] de la { $variety }
       *[other] du { $variety }
    }
the-wine =
    { $variety-id ->
        [syrah] la { $variety }
       *[other] le { $variety }
    }
francs-money =
    { $money ->
        [one] { $money } franc
       *[other] { $money } francs
    }
francs-price =
    { $price ->
        [one] { $price } franc
       *[other] { $price } francs
    }
francs-total =
    { $total ->
        [one] { $total } franc
       *[other] { $total } francs
    }
francs-interest =
    { $interest ->
        [one] { $interest } franc
       *[other] { $interest } francs
    }
francs-new =
    { $new ->
        [one] { $new } franc
       *[other] { $new } francs
    }
francs-value =
    { $value ->
        [one] { $value } franc
       *[other] { $value } francs
    }
price-from-to =
    { $steady ->
        [yes] toujours { francs-new }
       *[no] { $old } → { francs-new }
    }
# un Primeur se vend avec tant d’années d’avance
early-by =
    { $years ->
        [0] { "" }
        [one] , les { $full } d’aujourd’hui moins { $years } an
       *[other] , les { $full } d’aujourd’hui moins { $years } ans
    }
yearly-interest =
    { $interest ->
        [0] aucun intérêt
       *[other] { francs-interest } d’intérêts par an
    }
some-loans =
    { $loans ->
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
    }
some-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
for-whom =
    pour { $mine ->
        [yes] vous
       *[no] { $who }
    }
prestige-points =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }

## Coups

move-deal-tile = Piocher { a-tile }
move-start-player = { $seat } commence
move-starting-loans = Commencer avec { some-loans }
move-act = { $action }
move-use-improvement =
    { $improvement-id ->
        [aoc] Vendre du vin avec { $improvement }
        [bulk_buyer] Vendre du vin avec { $improvement }
        [harvest_hand] Vendanger avec { $improvement }
        [rich_harvest] Vendanger avec { $improvement }
       *[other] Utiliser { $improvement }
    }
move-pass = Passer pour le reste de la phase I
move-put-up = Mettre aux enchères { a-tile }
move-overbid = Surenchérir dans la colonne { $column }
move-bid = Enchérir à { francs-price }
move-acquire = Acquérir la tuile de la colonne { $column }
move-buy-from-display = Acheter dans l’offre { a-tile }
move-buy-from-column = Acheter la tuile de la colonne { $column }
move-raise-demand = Augmenter la demande de { $variety }
move-lower-demand = Baisser la demande de { $variety }
move-stop-raising = C’est tout : s’arrêter là
move-harvest = Vendanger { some-wine }
move-sell-wine = Vendre { some-wine } du tonneau { $barrel }
move-sell-early = Vendre { some-wine } du tonneau { $barrel } avant maturation
move-sell-cubes = Vendre { some-cubes }
move-sell-vintage = Vendre 1 { $variety } du tonneau { $barrel } comme bonne année
move-blend = Échanger { the-wine } du tonneau { $barrel }
move-blend-into = Échanger le vin contre { some-wine }
move-move-wine = Avancer { the-wine } du tonneau { $barrel } de 1 tonneau vers la droite
move-visit =
    { $space } : { $space-id ->
        [start_player] prendre la figurine premier joueur
        [late_harvest] vendanger un cube
        [extra_delivery] vendre du vin arrivé à maturation
        [grape_juice] vendre tous les cubes des vignes
        [primeur] vendre moins cher du vin avant maturation
        [rebuilding] échanger une vigne
        [demand_1] déplacer des marqueurs de cours
        [demand_2] déplacer des marqueurs de cours
        [demand_3] déplacer des marqueurs de cours
       *[other] prendre des francs à la banque
    }
move-leave-festival = Passer pour le reste de la fête du vin
move-remove-vine =
    { $cube ->
        [yes] Retirer une vigne de { $variety } avec son cube
       *[no] Retirer une vigne vide de { $variety }
    }
move-take-vine = Prendre une vigne de { $variety } dans la { $pile }
move-take-loans =
    { $loans ->
        [one] Prendre { $loans } nouvel emprunt
       *[other] Prendre { $loans } nouveaux emprunts
    }
move-repay-loans = Rembourser { some-loans }
move-keep-loans = Laisser tous les emprunts tels quels

detail-starting-loans = { francs-money } maintenant, { yearly-interest }
detail-overbid = { bare-tile } ; { $owner } offre { francs-price }
detail-acquire = { bare-tile } pour { francs-price }, l’enchère de { $owner }
detail-buy-from-column = { bare-tile } ; { $owner } offre { francs-price }
detail-raise-demand = prix { price-from-to }
detail-lower-demand = prix { price-from-to }
detail-sell-wine =
    { $cubes ->
        [one] { $cubes } cube à { francs-price }
       *[other] { $cubes } cubes à { francs-price } chacun
    }
detail-sell-early =
    { $cubes ->
        [one] { $cubes } cube à { francs-price }{ early-by }
       *[other] { $cubes } cubes à { francs-price } chacun{ early-by }
    }
detail-sell-cubes = rapporte { francs-money }
detail-sell-vintage = à { francs-price }, le prix le plus élevé de sa colonne
detail-visit = coûte { prestige-points }
detail-take-loans = +{ francs-money } maintenant, puis { yearly-interest }
detail-repay-loans = −{ francs-money } maintenant, puis { yearly-interest }

## Questions

ask-deal-first =
    { $improvements ->
        [yes] Quel aménagement vient ensuite dans la première offre (encore { $left }) ?
       *[no] Quelle vigne vient ensuite dans la première offre (encore { $left }) ?
    }
ask-borrow-to-start =
    { $mine ->
        [yes] Avec combien d’emprunts commencez-vous ? Personne ne le voit avant que tous aient choisi.
       *[no] Avec combien d’emprunts commence { $who } ?
    }
ask-draw-start-player = Qui devient premier joueur, parmi ceux qui ont le plus d’emprunts ?
ask-choose-action =
    { $last ->
        [yes] { $mine ->
            [yes] Quelle est votre dernière action de l’année ?
           *[no] À { $who } de choisir : quelle dernière action cette année ?
        }
       *[no] { $mine ->
            [yes] Que faites-vous à votre tour ?
           *[no] À { $who } de choisir : quelle action ?
        }
    }
ask-choose-tile =
    { $mine ->
        [yes] Quelle tuile de l’offre mettez-vous aux enchères ?
       *[no] À { $who } de choisir : quelle tuile de l’offre mettre aux enchères ?
    }
ask-choose-auction =
    { $mine ->
        [yes] Dans quelle colonne surenchérissez-vous ?
       *[no] À { $who } de choisir : dans quelle colonne surenchérir ?
    }
ask-name-bid =
    { $mine ->
        [yes] Combien offrez-vous pour la { bare-tile } de la colonne { $column } ? Vous ne payez que si vous l’acquérez.
       *[no] Combien offre { $who } pour la { bare-tile } de la colonne { $column } ?
    }
ask-choose-acquisition =
    { $mine ->
        [yes] Quelle tuile acquérez-vous au prix de votre enchère ?
       *[no] À { $who } de choisir : quelle tuile acquérir au prix de l’enchère ?
    }
ask-choose-purchase =
    { $mine ->
        [yes] Quelle tuile achetez-vous directement ?
       *[no] À { $who } de choisir : quelle tuile acheter directement ?
    }
ask-shift-demand =
    { $begun ->
        [yes] { $mine ->
            [yes] De quel cépage changez-vous ensuite la demande (encore { $left }), ou est-ce tout ?
           *[no] À { $who } de choisir : de quel cépage changer ensuite la demande (encore { $left }), ou est-ce tout ?
        }
       *[no] { $left ->
            [one] { $mine ->
                [yes] De quel cépage changez-vous la demande ?
               *[no] À { $who } de choisir : de quel cépage changer la demande ?
            }
           *[other] { $mine ->
                [yes] De quel cépage changez-vous d’abord la demande ? Vous avez jusqu’à { $left } cases en tout.
               *[no] À { $who } de choisir : de quel cépage changer d’abord la demande (jusqu’à { $left } cases en tout) ?
            }
        }
    }
ask-pick-cube =
    { $left ->
        [one] { $way-id ->
            [rich_harvest] { $mine ->
                [yes] Quel cépage vendangez-vous ? La réserve complète la vendange.
               *[no] À { $who } de choisir : quel cépage vendanger ? La réserve complète la vendange.
            }
           *[other] { $mine ->
                [yes] Quel cube prenez-vous sur vos vignes ?
               *[no] À { $who } de choisir : quel cube prendre sur les vignes ?
            }
        }
       *[other] { $mine ->
            [yes] Quel cube prenez-vous maintenant sur vos vignes (encore { $left }) ?
           *[no] À { $who } de choisir : quel cube prendre maintenant sur les vignes (encore { $left }) ?
        }
    }
ask-pick-wine =
    { $left ->
        [one] { $way-id ->
            [primeur] { $mine ->
                [yes] Quel vin vendez-vous avant sa maturation ?
               *[no] À { $who } de choisir : quel vin vendre avant sa maturation ?
            }
           *[other] { $mine ->
                [yes] Quel vin vendez-vous, et de quel tonneau ?
               *[no] À { $who } de choisir : quel vin vendre, et de quel tonneau ?
            }
        }
       *[other] { $mine ->
            [yes] Quel vin vendez-vous maintenant ? Vous faites { $left } ventes de suite.
           *[no] À { $who } de choisir : quel vin vendre maintenant, dans la première de { $left } ventes ?
        }
    }
ask-pick-number =
    { $left ->
        [one] { $way-id ->
            [primeur] { $mine ->
                [yes] Combien vendez-vous de vos jeunes cubes de { $variety } du tonneau { $barrel } ?
               *[no] À { $who } de choisir : combien vendre des jeunes cubes de { $variety } du tonneau { $barrel } ?
            }
           *[other] { $mine ->
                [yes] Combien vendez-vous de vos cubes de { $variety } du tonneau { $barrel } ?
               *[no] À { $who } de choisir : combien vendre des cubes de { $variety } du tonneau { $barrel } ?
            }
        }
       *[other] { $mine ->
            [yes] Combien vendez-vous de vos cubes de { $variety } du tonneau { $barrel } ? Il doit rester de quoi faire une autre vente.
           *[no] À { $who } de choisir : combien vendre des cubes de { $variety } du tonneau { $barrel }, avant une autre vente ?
        }
    }
ask-choose-blend =
    { $mine ->
        [yes] Quel vin échangez-vous contre un autre cépage du même tonneau ?
       *[no] À { $who } de choisir : quel vin échanger contre un autre cépage du même tonneau ?
    }
ask-choose-blend-into =
    { $mine ->
        [yes] Contre quel cépage échangez-vous les cubes de { $variety } du tonneau { $barrel } ?
       *[no] À { $who } de choisir : contre quel cépage échanger les cubes de { $variety } du tonneau { $barrel } ?
    }
ask-choose-vintage =
    { $mine ->
        [yes] Quel vin arrivé à maturation vendez-vous au prix le plus élevé de sa colonne ?
       *[no] À { $who } de choisir : quel vin arrivé à maturation vendre au prix le plus élevé de sa colonne ?
    }
ask-choose-maturing =
    { $mine ->
        [yes] Quel vin avancez-vous de 1 tonneau vers la droite ?
       *[no] À { $who } de choisir : quel vin avancer de 1 tonneau vers la droite ?
    }
ask-draw-tile = Quelle tuile vient ensuite dans l’offre (encore { $left }) ?
ask-choose-special =
    { $mine ->
        [yes] Quelle action spéciale choisissez-vous, ou passez-vous ?
       *[no] Quelle action spéciale choisit { $who } ?
    }
ask-choose-vine-out =
    { $mine ->
        [yes] Laquelle de vos vignes retirez-vous ?
       *[no] Quelle vigne retire { $who } ?
    }
ask-choose-vine-in =
    { $mine ->
        [yes] Quelle vigne prenez-vous à la place de celle de { $variety }, et dans quelle pile ?
       *[no] À { $who } de choisir : quelle vigne prendre à la place de celle de { $variety }, et dans quelle pile ?
    }
ask-choose-loans =
    { $mine ->
        [yes] Prenez-vous de nouveaux emprunts, en remboursez-vous, ou ni l’un ni l’autre ?
       *[no] À { $who } de choisir : prendre de nouveaux emprunts, en rembourser, ou ni l’un ni l’autre ?
    }

## Événements : préparation

event-set-up = La table se met en place : d’abord tuiles, vin et argent, puis les emprunts de départ et le premier joueur
event-demand-start =
    Chaque marqueur de cours est posé { $space ->
        [0] sur la case la plus basse de sa colonne
        [one] { $space } case au-dessus du bas de sa colonne
       *[other] { $space } cases au-dessus du bas de sa colonne
    }
event-estates-empty = Chacun reçoit un domaine viticole avec sa cave, encore vides, et n’a pas d’argent
event-first-display =
    La première offre est piochée : { $vines ->
        [one] { $vines } vigne
       *[other] { $vines } vignes
    } et { $improvements ->
        [one] { $improvements } aménagement
       *[other] { $improvements } aménagements
    }
event-supply-ready = Tous les cubes vin sont dans la réserve et tout l’argent à la banque ; les cubes peuvent manquer, l’argent jamais
event-tile-shown = +1 tuile dans l’offre : { $tile }
event-pile-shuffled =
    Toutes les autres tuiles forment la pioche : { $vines ->
        [one] { $vines } vigne
       *[other] { $vines } vignes
    } et { $improvements ->
        [one] { $improvements } aménagement
       *[other] { $improvements } aménagements
    }, dans un ordre que personne ne connaît
event-money-hidden = Chacun garde son argent caché ; tout le reste est visible
event-money-open = L’argent de chacun est visible, comme tout le reste
event-loans-chosen =
    Poing fermé sur { $loans ->
        [one] { $loans } pion, soit { $loans } emprunt
       *[other] { $loans } pions, soit { $loans } emprunts
    } ; personne ne le voit avant que tous aient choisi
event-loans-chosen-hidden = Poing fermé : le nombre d’emprunts reste secret jusqu’à ce que tous aient choisi
event-loans-revealed = +{ francs-money } { for-whom } : le poing ouvert montre { some-loans }
event-prestige-start = +{ prestige-points } pour chacun, pour commencer
event-start-player =
    { $mine ->
        [yes] Vous devenez premier joueur : personne n’a pris davantage d’emprunts ({ $loans } ; le sort départage les égalités)
       *[no] { $who } devient premier joueur : personne n’a pris davantage d’emprunts ({ $loans } ; le sort départage les égalités)
    }
event-counter-start = Le compteur de tour est au début de sa piste

## Événements : l'année

event-year-begins =
    { $mine ->
        [yes] Année { $year }, phase I : une action chacun, dans le sens horaire à partir de vous, jusqu’à la fin de l’année
       *[no] Année { $year }, phase I : une action chacun, dans le sens horaire à partir de { $who }, jusqu’à la fin de l’année
    }
event-counter-moves = Le compteur de tour avance à la position { $space } : le tour du premier joueur est revenu
event-counter-arrives = Le compteur de tour atteint la position { $space }, la dernière : désormais, les derniers cubes peuvent être vendangés, et l’année peut finir
event-passed =
    { $mine ->
        [yes] Vous passez : plus aucune action pour vous en phase I ; vos enchères restent dans leurs colonnes
       *[no] { $who } passe et n’a plus d’action en phase I ; ses enchères restent dans leurs colonnes
    }
event-all-passed = Tout le monde a passé : la phase I se termine aussitôt
event-last-action-alone =
    { $mine ->
        [yes] Tous les autres ont passé, et le compteur de tour est sur sa dernière case : vous avez 1 dernière action
       *[no] Tous les autres ont passé, et le compteur de tour est sur sa dernière case : { $who } a 1 dernière action
    }
event-last-lap =
    { $mine ->
        [yes] Il n’y a plus de cube sur vos vignes : l’année se termine
       *[no] Il n’y a plus de cube sur les vignes de { $who } : l’année se termine
    }{ $player ->
        [rien] {" "}aussitôt, car tous les autres ont passé
       *[other]  ; une dernière action revient encore à { $player }
    }

## Événements : tuiles

event-first-bid = Enchère ouverte : { francs-price } pour la { bare-tile } ; rien n’est payé avant l’acquisition
event-overbid = { francs-price } pour la { bare-tile } : c’est plus que l’enchère de { $owner } ({ $old }), dont le pion revient
event-acquired =
    −{ francs-price }, +1 { bare-tile } : { $mine ->
        [yes] vous payez votre enchère et reprenez votre pion
       *[no] l’enchère est payée et le pion repris
    } ; la colonne est de nouveau libre
event-bought = −{ francs-price }, +1 { bare-tile } : achat direct dans l’offre
event-bought-away =
    −{ francs-price }, +1 { bare-tile } : achat direct en pleine enchère ; { $owner }, qui avait offert { $bid }, reprend son pion sans compensation
event-improvement-ready = La tuile { $improvement } est prête : elle peut servir une fois par an, dès la prochaine action
event-vine-bears = +1 { $variety } de la réserve sur la nouvelle vigne ; ce cube peut être vendangé dès cette année
event-vine-bare =
    { $money ->
        [0] +0 : la nouvelle vigne reste sans cube, car la réserve n’a plus de { $variety }
       *[other] +{ francs-money } : la nouvelle vigne reste sans cube, car la réserve n’a plus de { $variety } ; c’est la compensation
    }

## Événements : demande, vendange et vente

event-demand-raised = Le marqueur de cours { some-wine } monte : prix { price-from-to }
event-demand-lowered = Le marqueur de cours { some-wine } descend : prix { price-from-to }
event-steps-unused =
    Arrêt ici, alors que { $steps ->
        [one] { $steps } case de plus était permise
       *[other] { $steps } cases de plus étaient permises
    }
event-harvest-paid = −{ francs-money }, le prix d’une vendange
event-harvested =
    +1 { $variety } dans le tonneau { $barrel }, depuis { $mine ->
        [yes] vos
       *[no] les
    } vignes
event-harvest-doubled = +{ $cubes } { $variety } dans le même tonneau, de la réserve : la récolte est bonne
event-sold =
    +{ francs-total }, −{ $cubes } { $variety } du tonneau { $barrel } : { $cubes } × { francs-price } ; sur { $mine ->
        [yes] votre
       *[no] le
    } tonneau de vente, cela compte pour le prestige
event-sold-to-supply = +{ francs-total }, −{ $cubes } { $variety } du tonneau { $barrel } : { $cubes } × { francs-price }{ early-by } ; de retour dans la réserve, cela ne compte pas pour le prestige
event-demand-falls = Le marqueur de cours { some-wine } descend après la vente : désormais { francs-new } le cube
event-demand-at-bottom = Le marqueur de cours { some-wine } reste sur la case la plus basse : la demande ne peut plus baisser

## Événements : aménagements

event-improvement-used =
    { $improvement }, face cachée jusqu’à la nouvelle année : { $improvement-id ->
        [aoc] chaque cube de cette vente rapporte davantage
        [bulk_buyer] plus d’une vente en une action
        [harvest_hand] plus de cubes pour le prix d’une vendange
        [rich_harvest] la réserve complète cette vendange
        [good_vintage] du vin au prix le plus élevé de sa colonne
        [blending] un vin en devient un autre
        [maturing] un vin vieillit aussitôt
       *[advertising] la demande peut monter de plusieurs cases
    }
event-blended = +{ $cubes } { $variety2 }, −{ $cubes } { $variety } dans le tonneau { $barrel } : échange avec la réserve
event-sold-vintage = +{ francs-price }, −1 { $variety } du tonneau { $barrel } : le prix le plus élevé de sa colonne ; la demande ne bouge pas, et le cube, de retour dans la réserve, ne compte pas pour le prestige
event-wine-moved = { $cubes } { $variety } du tonneau { $barrel } au suivant : un an de plus
event-wine-spoilt = −{ $cubes } { $variety } : hors du tonneau { $barrel }, le dernier de la zone de maturation, tout retourne dans la réserve

## Événements : la fin d'année

event-year-ends = La phase I de l’année { $year } est finie ; la phase II amène les nouvelles tuiles, la fête du vin, le vieillissement, les intérêts et les emprunts
event-pawn-back = +1 pion { for-whom } : l’enchère pour la { bare-tile } n’a pas servi et ne coûte rien
event-tiles-discarded = Tuiles restantes, à la défausse : { $tile }
event-pile-reshuffled =
    La pioche est vide : la défausse mélangée prend sa place ({ $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    })
event-sales-first = +{ prestige-points } { for-whom } : le plus de { $variety } vendu cette année ({ $cubes })
event-sales-second = +{ prestige-points } { for-whom } : deuxième pour les ventes de { $variety } ({ $cubes })
event-sales-tie = +{ prestige-points } { for-whom } : à égalité pour le plus de { $variety } vendu cette année ({ $cubes }), donc pas de deuxième
event-sales-second-tie = +{ prestige-points } { for-whom } : à égalité à la deuxième place pour les ventes de { $variety } ({ $cubes })
event-cubes-return = Les cubes de { $variety } des tonneaux de vente ({ $cubes }) retournent dans la réserve
event-wine-ages = Tout le vin vieillit d’un an : il avance de 1 tonneau vers la droite
event-wine-too-old = −{ $cubes } { $variety } { for-whom } : trop vieux après le tonneau { $barrel }, retour dans la réserve
event-emergency-loans =
    +{ francs-money }, +{ $loans ->
        [one] { $loans } emprunt d’urgence
       *[other] { $loans } emprunts d’urgence
    } { for-whom } : l’argent ne suffisait pas pour les intérêts ({ francs-interest })
event-interest-paid =
    −{ francs-money } { for-whom } : les intérêts de { $all ->
        [yes] { some-loans }
       *[no] { some-loans }, comme avant l’urgence
    }
event-bankrupt =
    { $mine ->
        [yes] Vous êtes en faillite et avez perdu
       *[no] { $who } fait faillite et a perdu
    } : même { some-loans }, la limite, ne couvrent pas les intérêts de { francs-interest }
event-loans-taken =
    +{ francs-money }, +{ some-loans } : { $loans ->
        [one] il compte
       *[other] ils comptent
    } pour les intérêts à partir de la prochaine fin d’année
event-loans-repaid =
    −{ francs-money }, −{ some-loans } : { $loans ->
        [one] il ne compte plus
       *[other] ils ne comptent plus
    } pour les intérêts à partir de la prochaine fin d’année
event-free-of-loans =
    { $mine ->
        [yes] Vous n’avez plus d’emprunt : cette année est la dernière
       *[no] { $who } n’a plus d’emprunt : cette année est la dernière
    }
event-loans-kept = Emprunts et argent restent tels quels

## Événements : la fête du vin

event-festival-opens =
    { $mine ->
        [yes] La fête du vin commence par vous : personne n’a davantage de prestige que vous ({ $points })
       *[no] La fête du vin commence par { $who } : personne n’a davantage de prestige ({ $points })
    }
event-festival-visit = −{ prestige-points }, −1 pion libre : la case « { $space } » est prise jusqu’à la fin de la fête
event-no-effect = La case « { $space } » n’a pas d’effet en ce moment ; elle est seulement bloquée
event-festival-left =
    { $mine ->
        [yes] Vous passez : plus aucune action spéciale pour vous pendant cette fête
       *[no] { $who } passe et ne choisit plus d’action spéciale pendant cette fête
    }
event-figure-taken =
    { $mine ->
        [yes] La figurine premier joueur est à vous pour l’année à venir ; l’ordre de cette fête ne change pas
       *[no] La figurine premier joueur va à { $who } pour l’année à venir ; l’ordre de cette fête ne change pas
    }
event-juice-made = +{ francs-money } : tous les cubes restés sur les vignes ({ $variety }) deviennent du jus de raisin et vont dans la réserve
event-vine-removed = −1 vigne de { $variety }, à la défausse
event-vine-removed-with-cube = −1 vigne de { $variety }, à la défausse ; son cube va dans la réserve, sans paiement
event-vine-taken = +1 vigne de { $variety } prise dans la { $pile } ; elle n’a pas de cube avant la préparation d’une nouvelle année
event-pile-searched = La pioche est mélangée après avoir été consultée
event-prestige-paid-out = +{ francs-money } de la banque, contre du prestige
event-festival-over =
    { $mine ->
        [yes] La fête du vin est finie : tous les pions rentrent, le prestige se garde, et vous êtes premier joueur pour les étapes à venir
       *[no] La fête du vin est finie : tous les pions rentrent, le prestige se garde, et { $who } est premier joueur pour les étapes à venir
    }

## Événements : la nouvelle année

event-vines-filled =
    +{ $cubes } { $variety } { for-whom } : de la réserve sur { $cubes ->
        [one] une vigne vide
       *[other] des vignes vides
    }
event-vines-short =
    +{ francs-money } { for-whom } : { $cubes ->
        [one] { $cubes } vigne de { $variety } reste vide
       *[other] { $cubes } vignes de { $variety } restent vides
    }, car la réserve est épuisée
event-improvements-ready = Les aménagements utilisés sont retournés face visible : tous sont de nouveau prêts
event-counter-reset = Le compteur de tour revient au début de sa piste, et ceux qui avaient passé sont de nouveau en jeu
event-new-year =
    { $mine ->
        [yes] L’année { $year } commence par vous, car vous avez la figurine premier joueur
       *[no] L’année { $year } commence par { $who }, qui a la figurine premier joueur
    }

## Événements : la fin de la partie

event-end-repaid = La partie se termine après l’année { $year } : plus aucun emprunt pour { $player }
event-end-bankrupt = La partie se termine après l’année { $year } : faillite de { $player }
event-end-guard = La partie se termine après l’année { $year }, la limite de sécurité de Vendange pour les parties qui ne finissent pas d’elles-mêmes
event-final-wealth =
    { $mine ->
        [yes] Votre fortune
       *[no] Fortune de { $who }
    } : { francs-total }, soit { francs-money } en argent, { $kinds ->
        [one] { $kinds } sorte de tuile
       *[other] { $kinds } sortes de tuiles
    } et { some-cubes } en cave{ $loans ->
        [0] { "" }
       *[other] , moins { some-loans }
    }
event-victory =
    { $mine ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } avec une fortune de { francs-total } !
event-victory-by-tiles =
    { $mine ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } ! Un autre joueur est aussi riche ({ francs-total }), mais le plus grand nombre de tuiles dans le domaine décide : { $tiles }
event-shared-victory =
    Victoire partagée : { $player } sont à égalité de fortune ({ francs-total }) et de tuiles ({ $tiles })
event-nobody-wins = Tous les joueurs sont en faillite : personne ne gagne

## Refus : ce qui n'existe pas

refusal-no-such-action = Il n’y a pas d’action « { $action } » ; choisissez un des coups proposés.
refusal-no-such-variety = Il n’y a pas de cépage « { $variety } » ; choisissez Gamay, Syrah, Merlot, Cabernet Sauvignon ou Pinot Noir.
refusal-no-such-improvement = Il n’y a pas d’aménagement « { $improvement } » ; choisissez-en un de votre domaine.
refusal-no-such-column = Les colonnes d’enchères que vous utilisez ont les numéros de 1 à { $columns } ; choisissez-en une.
refusal-no-such-space = Il n’y a pas d’action spéciale « { $space } » à la fête du vin ; choisissez un des coups proposés.
refusal-no-such-pile = Cette pile n’existe pas ; choisissez la pioche ou la défausse.
refusal-no-such-wine = Ce vin n’existe pas : choisissez l’un de vos tonneaux et l’un des cinq cépages.
refusal-other-stack = Pour la première offre, vignes et aménagements se piochent à part, et « { $tile } » n’est pas de ceux qu’on pioche maintenant.
refusal-tile-not-left = La pile n’a plus de { bare-tile } : elle ne peut pas être piochée.

## Refus : emprunts

refusal-start-loan-needed =
    Personne ne commence sans dette : prenez au moins { $least ->
        [one] { $least } emprunt
       *[other] { $least } emprunts
    }.
refusal-too-few-counters =
    Vous pouvez commencer avec { $most ->
        [one] { $most } emprunt
       *[other] { $most } emprunts
    } au plus, car vous n’avez pas d’autre pion pour les compter.
refusal-not-most-loans = Seul un joueur qui a le plus d’emprunts peut devenir premier joueur.
refusal-fewer-loans =
    { $loans ->
        [0] Vous n’avez pas d’emprunt à rembourser.
       *[other] Vous n’avez que { some-loans } à rembourser.
    }
refusal-one-loan-at-least = Donnez un nombre entier d’emprunts, au moins 1 et pas plus que la piste des emprunts ne peut en montrer.
refusal-too-many-loans =
    Personne ne peut avoir plus de { $most ->
        [one] { $most } emprunt
       *[other] { $most } emprunts
    }, et vous en avez déjà { $loans } ; { $left ->
        [0] vous ne pouvez plus en prendre.
       *[other] prenez-en au plus { $left } de plus.
    }

## Refus : enchères et achats

refusal-auctions-full =
    { $auctions ->
        [one] { $auctions } enchère est
       *[other] { $auctions } enchères sont
    } déjà en cours, et il ne peut y en avoir plus ; attendez qu’une colonne se libère, ou achetez directement une tuile.
refusal-no-free-pawn = Tous vos pions d’action sont utilisés : vous ne pouvez pas en poser d’autre.
refusal-display-empty = L’offre est vide ; de nouvelles tuiles ne viennent qu’à la fin de l’année.
refusal-tile-in-column = La seule { bare-tile } visible est déjà aux enchères, et une première enchère demande une tuile de l’offre.
refusal-tile-not-shown = Il n’y a pas de { bare-tile } dans l’offre ; choisissez une tuile qui s’y trouve.
refusal-not-a-bid =
    { $direct ->
        [yes] Pour { francs-price }, une tuile s’achète directement, ce qui est une action à part ; les enchères vont de { $least } à { $most }.
       *[no] Une enchère est l’un des prix de { $least } à { $most } imprimés dans la colonne.
    }
refusal-not-higher = Il faut plus que { francs-price }, l’enchère qui est déjà dans la colonne.
refusal-bid-not-covered = Selon l’option choisie, vous devez déjà avoir le prix de votre enchère, { francs-price } ; vous en avez { $have }.
refusal-no-bid-of-others = Aucun autre joueur n’a d’enchère dans une colonne : il n’y a rien sur quoi surenchérir.
refusal-bids-at-top = Toutes les enchères des autres sont à { francs-price }, le prix le plus élevé ; une telle tuile ne peut plus être qu’achetée directement.
refusal-column-free = La colonne { $column } est libre : elle ne contient pas de tuile.
refusal-own-bid = L’enchère à { francs-price } dans cette colonne est la vôtre, et vous ne pouvez pas surenchérir sur vous-même.
refusal-bid-at-top = L’enchère de cette colonne est à { francs-price }, le prix le plus élevé ; vous ne pouvez qu’acheter directement la tuile.
refusal-no-own-bid = Vous ne pouvez acquérir qu’une tuile sur laquelle tient votre propre enchère, et ici vous n’en avez pas.
refusal-vineyard-full =
    { $spaces ->
        [one] La seule case de votre domaine est occupée
       *[other] Les { $spaces } cases de votre domaine sont occupées
    } : vous ne pouvez pas poser d’autre tuile.
refusal-too-dear = Cela coûte { francs-price } ; vous en avez { $have }.
refusal-nothing-shown = Il n’y a pas de tuile à acheter, ni dans l’offre ni aux enchères ; de nouvelles viennent à la fin de l’année.

## Refus : demande

refusal-demand-at-top = Tous les marqueurs de cours sont en haut de leur colonne : aucun ne peut monter.
refusal-marker-at-top = Le marqueur de cours { some-wine } est en haut de sa colonne ; choisissez un autre cépage.
refusal-marker-at-bottom = Le marqueur de cours { some-wine } est en bas de sa colonne ; choisissez un autre cépage.
refusal-only-upward = Ici, les marqueurs de cours ne font que monter : vous ne pouvez pas baisser la demande de { $variety }.
refusal-one-step-at-least = Vous devez déplacer un marqueur de cours de 1 case au moins avant de vous arrêter.

## Refus : vendange

refusal-no-money-to-harvest = Une vendange coûte { francs-price } ; vous en avez { $have }.
refusal-too-few-on-vines =
    Pour cette vendange, il vous faut { some-cubes } sur vos vignes ; { $have ->
        [0] il n’y en a pas
       *[other] il n’y en a que { $have }
    }.
refusal-last-cube =
    { $cubes ->
        [one] Ce serait le dernier cube sur vos vignes, et vous ne pouvez le prendre
       *[other] Ces { $cubes } cubes seraient les derniers sur vos vignes, et vous ne pouvez les prendre
    } que si le compteur de tour est sur la position { $last } ; il est sur { $space }.
refusal-no-such-vine =
    { $vines ->
        [0] Vous n’avez pas de vigne de { $variety } ; choisissez l’une de celles de votre vignoble.
       *[other] { $cube ->
            [yes] Aucune de vos vignes de { $variety } ne porte de cube ; choisissez-en une sans cube.
           *[no] Toutes vos vignes de { $variety } portent un cube ; choisissez-en une avec son cube.
        }
    }
refusal-vines-empty = Il n’y a pas de cube sur vos vignes de { $variety } ; elles en reçoivent à la préparation d’une nouvelle année.
refusal-supply-empty =
    { $have ->
        [0] La réserve n’a plus de cube de { $variety } ; choisissez un autre cépage.
       *[other] La réserve n’a que { $have } de { $variety }, ce qui ne suffit pas ; choisissez un autre cépage.
    }
refusal-supply-cannot-double = Bonne récolte demande d’autres cubes du même cépage dans la réserve, et elle en manque pour tout ce que vous pourriez vendanger.

## Refus : vente et cave

refusal-cellar-empty = Votre cave est vide ; commencez par une vendange.
refusal-nothing-mature = Vous n’avez pas de vin arrivé à maturation : aucun de vos tonneaux ne montre les grappes d’un vin qui s’y trouve.
refusal-no-wine-there = Il n’y a pas de { $variety } dans le tonneau { $barrel } de votre cave ; choisissez un vin qui s’y trouve.
refusal-not-mature =
    { $variety-id ->
        [syrah] La { $variety } n’arrive
       *[other] Le { $variety } n’arrive
    } à maturation qu’à partir du tonneau { $barrel }.
refusal-already-mature =
    { $variety-id ->
        [syrah] La { $variety } est arrivée
       *[other] Le { $variety } est arrivé
    } à maturation à partir du tonneau { $barrel }, et Primeur ne concerne que le vin qui ne l’est pas encore.
refusal-nothing-early = Tout le vin de votre cave est arrivé à maturation, ou il n’y en a pas ; Primeur ne concerne que le vin qui ne l’est pas encore.
refusal-other-sale = Le vin arrivé à maturation et le vin jeune ne se vendent pas de la même façon ; choisissez un des coups proposés.
refusal-cubes-to-sell =
    { $have ->
        [one] Vous ne pouvez vendre ici que { $have } cube.
       *[other] Vous pouvez vendre ici de 1 à { $have } cubes.
    }
refusal-no-second-sale =
    Grossiste fait { $sales ->
        [one] { $sales } vente
       *[other] { $sales } ventes
    }, et votre vin arrivé à maturation doit suffire pour toutes.

## Refus : aménagements

refusal-improvement-not-owned = Vous n’avez pas de tuile { $improvement } ; enchérissez ou achetez quand il en vient une.
refusal-improvement-used =
    { $owned ->
        [one] Vous avez déjà utilisé votre tuile { $improvement } cette année
       *[other] Vous avez déjà utilisé vos { $owned } tuiles { $improvement } cette année
    } ; la nouvelle année rendra les aménagements de nouveau prêts.
refusal-nothing-to-blend = Aucun de vos tonneaux ne contient deux cépages : il n’y a rien à assembler.
refusal-supply-cannot-blend = La réserve n’a pas assez de cubes d’un autre cépage présent dans le tonneau.
refusal-alone-in-barrel =
    { $variety-id ->
        [syrah] La { $variety } est seule
       *[other] Le { $variety } est seul
    } dans le tonneau { $barrel } ; l’échange n’est possible que contre un cépage qui s’y trouve aussi.
refusal-same-variety = C’est déjà { some-wine } ; choisissez un autre cépage.
refusal-not-in-barrel = Il n’y a pas de { $variety } dans le tonneau { $barrel } : vous ne pouvez pas échanger le vin contre ce cépage.
refusal-nothing-to-move = Tout votre vin est dans le dernier tonneau de sa zone de maturation, et Maturation ne doit pas le pousser plus loin.
refusal-beyond-zone = Le tonneau { $barrel } est le dernier de la zone de maturation { some-wine }, et Maturation ne doit pas pousser le vin plus loin.

## Refus : fête du vin

refusal-space-taken = { $owner } a déjà pris la case « { $space } » pendant cette fête ; choisissez une autre action spéciale.
refusal-group-taken = Selon l’option choisie, la case « { $space } » appartient à un groupe dont une seule case peut servir par fête, et l’une est prise.
refusal-too-little-prestige =
    La case « { $space } » coûte { $price ->
        [one] { $price } point
       *[other] { $price } points
    } de prestige ; vous en avez { $have }.
refusal-no-juice = Vous n’avez pas de cube sur vos vignes pour faire du jus de raisin.
refusal-no-vines = Vous n’avez pas de vigne que vous pourriez échanger.
refusal-no-other-vine = Ni la pioche ni la défausse n’ont de vigne d’un autre cépage contre laquelle l’échanger.
refusal-vines-only = Vous ne pouvez prendre ici que des vignes ; choisissez l’un des cinq cépages.
refusal-not-in-pile = Il n’y a pas de vigne de { $variety } dans la { $pile } ; essayez l’autre pile ou un autre cépage.

## Feuille de score

score-earlier = Argent d’avant
score-loans = Emprunts pris, moins ceux remboursés
score-emergency-loans = Emprunts d’urgence
score-interest = Intérêts
score-auctions = Tuiles acquises aux enchères
score-purchases = Tuiles achetées directement
score-harvests = Vendanges
score-sales = Ventes de vin
score-good-vintage = Ventes par Bonne année
score-extra-delivery = Livraison supplémentaire à la fête du vin
score-primeur = Primeur à la fête du vin
score-grape-juice = Jus de raisin
score-prestige = Argent contre du prestige
score-compensation = Compensation de cubes manquants
score-vine-kinds =
    { $kinds ->
        [one] { $kinds } cépage
       *[other] { $kinds } cépages
    } × { francs-value } : { $tile }
score-improvement-kinds =
    { $kinds ->
        [one] { $kinds } sorte d’aménagement
       *[other] { $kinds } sortes d’aménagements
    } × { francs-value } : { $tile }
score-cellar = En cave : { some-cubes }
score-open-loans = Non remboursé : { some-loans } × { francs-value }

## Unités du conseiller : ce qu'un joueur possède en tel nombre

unit-francs =
    { $count ->
        [one] franc
       *[other] francs
    }
unit-loans =
    { $count ->
        [one] emprunt
       *[other] emprunts
    }
unit-wealth =
    { $count ->
        [one] franc de fortune au décompte final
       *[other] francs de fortune au décompte final
    }
unit-prestige = de prestige
unit-pawns =
    { $count ->
        [one] pion d’action libre
       *[other] pions d’action libres
    }
unit-tiles =
    { $count ->
        [one] { bare-tile }
       *[other] { $tile-id ->
            [gamay] vignes de { $tile }
            [syrah] vignes de { $tile }
            [merlot] vignes de { $tile }
            [cabernet] vignes de { $tile }
            [pinot] vignes de { $tile }
           *[other] tuiles { $tile }
        }
    }
unit-grapes =
    { $count ->
        [one] cube de { $variety } sur les vignes
       *[other] cubes de { $variety } sur les vignes
    }
unit-mature =
    { $count ->
        [one] cube mûr de { $variety } en cave
       *[other] cubes mûrs de { $variety } en cave
    }
unit-young =
    { $count ->
        [one] cube jeune de { $variety } en cave
       *[other] cubes jeunes de { $variety } en cave
    }
unit-years =
    { $count ->
        [one] année d’attente pour le vin jeune (tous cubes réunis)
       *[other] années d’attente pour le vin jeune (tous cubes réunis)
    }
unit-sold =
    { $count ->
        [one] cube de { $variety } dans le tonneau de vente
       *[other] cubes de { $variety } dans le tonneau de vente
    }
unit-ready =
    { $count ->
        [one] aménagement encore utilisable cette année
       *[other] aménagements encore utilisables cette année
    }

## Options

option-money = L’argent de chacun est-il caché ?
choice-money-hidden = oui, jusqu’à la fin
choice-money-open = non, il est visible
option-maturity-zones = Depuis quels tonneaux chaque cépage peut-il être vendu ?
choice-maturity-zones-three-barrel-windows = trois tonneaux chacun, le Gamay dès le premier
choice-maturity-zones-no-first-year-sales = de même, mais le Gamay seulement dès le deuxième
choice-maturity-zones-two-barrel-windows = deux tonneaux chacun, le Gamay dès le deuxième
option-interest = Comment les intérêts montent-ils avec les emprunts ?
choice-interest-staged = de plus en plus vite
choice-interest-linear = régulièrement, d’autant à chaque emprunt
option-start-demand = D’où partent les marqueurs de cours ?
choice-start-demand-lowest = du bas de leur colonne
choice-start-demand-highest = du haut de leur colonne
option-start-counters = Avec quoi comptez-vous vos emprunts de départ ?
choice-start-counters-all-pawns = tous vos pions, y compris le marqueur prestige
choice-start-counters-action-pawns = seulement vos pions d’action
option-lone-extra-action = Resté seul avant l’arrivée du compteur de tour, quelle action est la dernière ?
choice-lone-extra-action-false = celle du tour d’action où il arrive
choice-lone-extra-action-true = encore une de plus après
option-empty-vines-end-year = Qu’est-ce qui vide un domaine, et termine donc l’année ?
choice-empty-vines-end-year-false = seulement la vendange de son dernier cube
choice-empty-vines-end-year-true = tout ce qui laisse ses vignes sans cube
option-bids-covered = Devez-vous pouvoir payer une enchère quand vous la faites ?
choice-bids-covered-false = non, seulement quand vous acquérez la tuile
choice-bids-covered-true = oui, et avoir une case pour la tuile
option-purchase-compensation = Que recevez-vous pour une nouvelle vigne dont le cube manque ?
choice-purchase-compensation-false = rien
choice-purchase-compensation-true = le même argent qu’à la préparation d’une année
option-partial-sales = Combien de cubes d’un cépage d’un tonneau pouvez-vous vendre ?
choice-partial-sales-true = autant que vous voulez
choice-partial-sales-false = toujours tous
option-blending-shortage = Et si la réserve a trop peu de cubes pour Assemblage ?
choice-blending-shortage-partial = vous en échangez autant qu’il y en a
choice-blending-shortage-refused = vous ne pouvez rien échanger
option-maturing-may-spoil = Maturation peut-elle pousser du vin au-delà de sa zone de maturation ?
choice-maturing-may-spoil-false = non
choice-maturing-may-spoil-true = oui, mais le vin est perdu
option-start-player-at-once = À partir de quand un nouveau premier joueur passe-t-il d’abord ?
choice-start-player-at-once-true = dès les intérêts de la même année
choice-start-player-at-once-false = à partir de la nouvelle année
option-reshuffle = Quand la défausse devient-elle la nouvelle pioche ?
choice-reshuffle-when-needed = quand il faut piocher et qu’il n’y a plus de tuile
choice-reshuffle-when-empty = dès que la pioche est vide
option-rank-without-cubes = Peut-on être deuxième pour un cépage sans en avoir vendu ?
choice-rank-without-cubes-false = non
choice-rank-without-cubes-true = oui, si quelqu’un en a vendu
option-festival-tie = À égalité de prestige, qui commence la fête du vin ?
choice-festival-tie-clockwise = le premier dans le sens horaire à partir du premier joueur
choice-festival-tie-either-side = le plus proche du premier joueur, d’un côté ou de l’autre
option-festival-needs-effect = Pouvez-vous choisir une action spéciale sans effet ?
choice-festival-needs-effect-true = non
choice-festival-needs-effect-false = oui, pour la bloquer
option-festival-demand = Dans quel sens va la demande à la fête du vin ?
choice-festival-demand-raise = seulement vers le haut
choice-festival-demand-either-way = vers le haut ou vers le bas
option-festival-groups = Combien de fois servent les cases de demande et d’argent ?
choice-festival-groups-false = chacune une fois par fête
choice-festival-groups-true = une de demande et une d’argent par fête
option-shortage-order = Comment se partagent les cubes rares de la nouvelle année ?
choice-shortage-order-round-robin = un chacun à son tour, jusqu’à épuisement
choice-shortage-order-player-by-player = chacun garnit toutes ses vignes avant le suivant
option-shortage-compensation = Que recevez-vous pour les cubes qui manquent alors ?
choice-shortage-compensation-per-cube = de l’argent pour chaque cube
choice-shortage-compensation-per-player = de l’argent une fois par cépage
option-final-preparation = Les vignes sont-elles garnies une fois de plus avant le décompte final ?
choice-final-preparation-false = non
choice-final-preparation-true = oui, avec compensation des cubes manquants

## Exemples

example-ex-01 = Ce que rapportent les emprunts de départ
example-ex-02 = La première offre à quatre joueurs
example-ex-03 = Le prestige au départ
example-ex-04 = Une égalité pour être premier joueur
example-ex-05 = Le compteur en quatre tours d’action
example-ex-06 = Autant d’enchères que de joueurs
example-ex-07 = Les prix d’une enchère
example-ex-08 = Surenchérir sur une enchère à 3
example-ex-09 = Acquérir une vigne de Syrah
example-ex-10 = Acheter une tuile sous le nez d’un autre
example-ex-11 = Douze tuiles, pas une de plus
example-ex-12 = Une vendange, et le cube qui doit attendre
example-ex-13 = Le dernier cube termine l’année
example-ex-14 = Vendre deux Merlot
example-ex-15 = Vendre d’un autre tonneau
example-ex-16 = Du Merlot pas encore mûr
example-ex-17 = Vendre à la demande la plus basse
example-ex-18 = La demande au plus haut
example-ex-19 = Un aménagement, une fois par an
example-ex-20 = Le seul à ne pas avoir passé
example-ex-21 = Le premier joueur a passé
example-ex-22 = Seul dès le deuxième tour d’action
example-ex-23 = Nouvelles tuiles à cinq joueurs
example-ex-24 = Du prestige pour les ventes
example-ex-25 = Qui commence la fête du vin
example-ex-26 = Ce que permettent deux points de prestige
example-ex-27 = Un Gamay devenu trop vieux
example-ex-28 = Un emprunt d’urgence
example-ex-29 = En faillite avec onze emprunts
example-ex-30 = Combien d’emprunts vous pouvez prendre
example-ex-31 = Combien d’emprunts vous pouvez rembourser
example-ex-32 = Trop peu de cubes verts
example-ex-33 = La fortune de Bleu ciel
example-ex-34 = La fortune de Clair
example-ex-35 = La fortune de Marron
example-ex-36 = La fortune d’Orange
example-ex-37 = Le vainqueur des quatre
example-ex-38 = Une vente avec AOC
example-ex-39 = Du Gamay au Merlot par Assemblage
example-ex-40 = Une bonne année
example-ex-41 = Deux cubes avec Aide aux vendanges
example-ex-42 = Deux ventes avec Grossiste
example-ex-43 = Une bonne récolte
example-ex-44 = La maturation d’un Pinot Noir
example-ex-45 = Trois pas de Publicité
example-ex-46 = Prendre la figurine premier joueur
example-ex-47 = Une vendange tardive
example-ex-48 = Une livraison supplémentaire
example-ex-49 = Du jus de raisin
example-ex-50 = Primeur, un an trop tôt
example-ex-51 = Primeur, deux ans trop tôt
example-ex-52 = Du Merlot au Pinot Noir par Reconversion
example-ex-53 = Trois cases pour augmenter la demande
example-ex-54 = Trois cases pour de l’argent
example-ex-55 = Ce que contient la boîte
example-ex-56 = Le prestige se garde
example-ex-57 = Garnir les vignes vides
example-ex-58 = Aménagements de nouveau prêts
example-ex-59 = Seul à la fête du vin
example-ex-60 = Ce qui peut rester secret
example-ex-61 = Acheter une vigne et la vendanger
example-ex-62 = Le premier joueur reste le même
example-ex-63 = Le vin se perd avant les intérêts
example-ex-64 = L’ordre des intérêts et des emprunts
example-ex-65 = Trois cubes d’un même cépage
example-ex-66 = Pas d’aménagement à la fête du vin
example-ex-c01 = Quatre pions, quatre enchères
example-ex-c02 = Une enchère au-dessus de vos moyens
example-ex-c03 = L’enchère d’un joueur qui a passé
example-ex-c04 = Un joueur sans vigne
example-ex-c05 = L’ordre du dernier tour de table
example-ex-c06 = Un seul dernier tour de table
example-ex-c07 = Tous passent aussitôt
example-ex-c08 = En faillite malgré un emprunt d’urgence
example-ex-c09 = Deux emprunts d’urgence
example-ex-c10 = Ce qu’un emprunt change à votre fortune
example-ex-c11 = Du Pinot Noir dans le dernier tonneau
example-ex-c12 = Une Maturation qui gâterait le vin
example-ex-c13 = Un Primeur sans valeur
example-ex-c14 = Plus de tuiles départagent
example-ex-c15 = Trois d’une sorte comptent une fois
example-ex-c16 = Une nouvelle vigne sans cube
example-ex-c17 = Le nouveau premier joueur passe d’abord
example-ex-c18 = Mélanger au milieu du tirage
example-ex-c19 = Les autres choisissent encore leurs emprunts
example-ex-c20 = Reconvertir une vigne avec son cube
example-ex-c21 = Acheter quand toutes les colonnes sont prises
example-ex-c22 = Votre propre enchère ne se relève pas
example-ex-c23 = La limite des enchères reste
example-ex-c24 = Ce que la nouvelle année ne change pas
example-ex-c25 = Piocher les toutes dernières tuiles
example-ex-c26 = Une Reconversion demande un autre cépage
example-ex-c27 = Grossiste demande deux cubes
example-ex-c28 = Un cube ne se refuse pas
example-ex-c29 = Ce qui reste d’un emprunt d’urgence
example-ex-c30 = Le dernier cube du dernier joueur
example-ex-c31 = Un seul pas de Publicité
example-ex-c32 = La limite de trente années
example-ex-c33 = Tous ont le même prestige
example-ex-c34 = Douze sortes de tuiles
example-ex-c35 = Une vendange tardive après avoir passé tôt

## Nombres du jeu, pour le livret

data-components = Ce que contient la boîte
data-money = Argent
data-pawns = Pions de chaque joueur
data-variety = Cubes et vignes de chaque cépage
data-cellar = La cave
data-vineyard = Le domaine viticole
data-maturity-zone = Zones de maturation
data-maturity-zone-alternative = Autres zones de maturation au choix
data-demand = Le tableau de demande
data-demand-column = Prix de chaque cépage
data-loan = Emprunts
data-loan-track = Intérêts selon le nombre d’emprunts
data-loan-track-linear-alternative = Autres intérêts au choix
data-turn-track = La piste des tours
data-auction = Enchères et achats directs
data-harvest = La vendange
data-prestige-track = La piste de prestige
data-sales-evaluation = Prestige des ventes
data-festival = La fête du vin
data-festival-action = Actions spéciales de la fête du vin
data-improvement = Aménagements
data-player-count = Ce qui dépend du nombre de joueurs
data-scoring = Décompte final
data-shortage = Compensation de cubes manquants
data-limits = La limite de sécurité des années

## Corrections par le propriétaire d'une boîte

error-grand-cru-fixed =
    Dans vos données de Grand Cru, l’entrée « { $key } » de la table « { $table } » est une règle fixe et doit rester « { $value ->
        [True] true
        [False] false
       *[other] { $value }
    } » ; ne corrigez que les nombres, et cherchez d’autres lectures parmi les options.
error-grand-cru-negative = Dans vos données de Grand Cru, « { $place } » vaut { $number }, mais ne peut pas être inférieur à 0 ; corrigez-le.
error-grand-cru-wrong-total = Dans vos données de Grand Cru, la table « { $table } » ne tombe pas juste : elle donne { $counted } au lieu de { $said } ; corrigez l’un des deux nombres.
error-grand-cru-wrong-ageing = Dans vos données de Grand Cru, les années de vieillissement du cépage { $variety } ne vont pas avec sa zone de maturation ; donnez une année par tonneau avant le début de la zone.
error-grand-cru-bad-zone = Dans vos données de Grand Cru, une zone de maturation du cépage { $variety } n’est pas possible ; donnez son premier et son dernier tonneau, parmi les { $barrels } tonneaux que le vin peut atteindre.
error-grand-cru-out-of-range = Dans vos données de Grand Cru, « { $place } » vaut { $number } ; choisissez un nombre de { $least } à { $most }.
error-grand-cru-wrong-prices = Dans vos données de Grand Cru, la colonne de demande du cépage { $variety } a { $counted } prix au lieu de { $said } ; donnez-en un par case.
error-grand-cru-falling-prices = Dans vos données de Grand Cru, un prix du cépage { $variety } est inférieur à celui d’en dessous ; les prix ne baissent jamais en montant.
error-grand-cru-start-loans = Dans vos données de Grand Cru, personne ne peut commencer avec { $least } à { $most } emprunts ; le premier nombre doit être 1 ou plus, et le second ne pas être plus petit.
error-grand-cru-wrong-interest = Dans vos données de Grand Cru, la table « { $table } » donne { $counted } intérêts au lieu de { $said } ; donnez-les pour chaque nombre d’emprunts, à partir d’aucun.
error-grand-cru-falling-interest = Dans vos données de Grand Cru, les intérêts de la table « { $table } » baissent quelque part ; ils ne doivent jamais être moindres pour plus d’emprunts.
error-grand-cru-bad-bids = Dans vos données de Grand Cru, des enchères de { $least } à { $most } ne vont pas avec un prix direct de { $price } ; elles doivent commencer à 1 ou plus, et rester sous ce prix.
error-grand-cru-too-few-tiles = Dans vos données de Grand Cru, « { $place } » demande { $needed } tuiles, mais il n’y en a que { $counted } ; demandez-en moins.

## Ce qu’une position a pour elle, et ce qu’il faut viser

feature-cash-at-hand = l’argent pour les petites dépenses
aim-cash-at-hand = Gardez quelques francs : chaque vendange coûte 1 franc, et les intérêts tombent chaque année.
feature-working-capital = l’argent à investir
aim-working-capital = Ayez assez d’argent en début d’année pour payer les tuiles que vous voulez.
feature-interest = les intérêts qui restent à payer
aim-interest = Remboursez les emprunts devenus inutiles : chacun coûte des intérêts année après année.
feature-interest-uncovered = l’argent pour les intérêts de l’année
aim-interest-uncovered = Ayez de quoi payer les intérêts en fin d’année : un emprunt forcé ne rapporte que 5 francs.
feature-debt = le chemin vers la fin des emprunts
aim-debt = Rapprochez votre argent du prix de vos emprunts : qui rembourse tout met fin à la partie.
feature-ripe-wine = le vin prêt à la vente
aim-ripe-wine = Vendez le vin mûr tant que son prix est haut, ou augmentez d’abord la demande.
feature-wine-next-year = le vin mûr l’an prochain
aim-wine-next-year = Remplissez les tonneaux de vin que vous pourrez vendre l’an prochain.
feature-young-wine = le vin jeune en cave
aim-young-wine = Mettez tôt en cave les cépages lents et chers, pour les vendre avant la fin de la partie.
feature-spoiling-wine = le vin qui serait perdu cette année
aim-spoiling-wine = Vendez le vin du dernier tonneau de sa zone : il est perdu à la fin de l’année.
feature-grapes = les raisins à vendanger cette année
aim-grapes = Vendangez avant la fin de l’année : une vigne qui garde son cube n’en reçoit pas de nouveau.
feature-harvests-to-come = les vendanges des années à venir
aim-harvests-to-come = Prenez des vignes dont le vin mûrira à temps, autant que vous pouvez en vendanger par an.
feature-vines = le nombre de vos vignes
aim-vines = Plantez tôt : chaque vigne donne un cube par an.
feature-harvest-help = les aménagements qui aident à la vendange
aim-harvest-help = Prenez tôt l’Aide aux vendanges ou la Bonne récolte, et servez-vous-en chaque année.
feature-sale-help = les aménagements qui aident à vendre
aim-sale-help = Prenez AOC, Grossiste ou Bonne année, pour vos meilleures ventes.
feature-cellar-help = les aménagements pour la cave
aim-cellar-help = Avec l’Assemblage ou la Maturation, tirez de votre cave un vin plus cher ou déjà mûr.
feature-advertising = la Publicité
aim-advertising = Servez-vous de la Publicité pour monter la demande de trois cases avant une grosse vente.
feature-bids = les tuiles pour lesquelles vous enchérissez
aim-bids = Enchérissez bas sur les tuiles qui vous valent plus, et prenez-les avant la fin de l’année.
feature-safe-bids = les enchères que personne ne peut dépasser
aim-safe-bids = Assurez-vous la tuile que vous voulez le plus par une enchère que personne ne peut dépasser.
feature-prestige = votre prestige
aim-prestige = Gagnez du prestige, et dépensez-le aux actions spéciales de la fête du vin.
feature-sales-lead = votre avance dans les ventes de l’année
aim-sales-lead = Soyez le premier vendeur d’un cépage cette année : cela donne du prestige à la fête du vin.
feature-start-player = la figurine premier joueur
aim-start-player = Tenez la figurine premier joueur : vous choisissez le premier parmi les nouvelles tuiles.
feature-actions-left = les actions qui vous restent cette année
aim-actions-left = Ne passez pas tant qu’il vous reste quelque chose d’utile à faire.
feature-sales-to-make = les vins que vous pouvez vendre
aim-sales-to-make = Réunissez un cépage dans un tonneau : une vente coûte une action, quel que soit le nombre de cubes.
feature-lead-at-hand = une avance à encaisser en finissant la partie
aim-lead-at-hand = Quand vous êtes en tête, remboursez vos derniers emprunts et mettez fin à la partie.
feature-rival-may-end = la protection contre une fin voulue par un rival
aim-rival-may-end = Rattrapez le rival plus riche qui pourra bientôt tout rembourser et mettre fin à la partie.

## Les coups accomplis, quand le premier mot du coup n’est pas un verbe simple, ou pas le seul

deed-stop-raising = cessé d’augmenter la demande
deed-visit = pris la case « { $space } » de la fête

## Pourquoi ce que fait un autre compte pour qui lit

matter-festival-visit = La case est prise jusqu’à la fin de la fête.
matter-first-bid = Si personne ne surenchérit, une action suivante permet d’acquérir la tuile à ce prix.
matter-overbid = Si personne ne surenchérit, une action suivante permet d’acquérir la tuile à ce prix.
