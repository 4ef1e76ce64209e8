# Les mots du plateau de Grand Cru. Ce qui s'explique au survol est une phrase entière.

board-label = Plateau de Grand Cru : enchères, demande, fête du vin, emprunts et domaines

# Des nombres dans les phrases
board-francs-price =
    { $price ->
        [one] { $price } franc
       *[other] { $price } francs
    }
board-francs-cost =
    { $cost ->
        [one] { $cost } franc
       *[other] { $cost } francs
    }
board-francs-amount =
    { $amount ->
        [one] { $amount } franc
       *[other] { $amount } francs
    }
board-francs-interest =
    { $interest ->
        [one] { $interest } franc
       *[other] { $interest } francs
    }
board-some-points =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }

# Les noms
board-variety = { $variety }
board-tile =
    { $tile-id ->
        [gamay] Gamay
        [syrah] Syrah
        [merlot] Merlot
        [cabernet] Cabernet
        [pinot] Pinot Noir
        [aoc] AOC
        [blending] Assemblage
        [harvest_hand] Aide aux vendanges
        [bulk_buyer] Grossiste
        [good_vintage] Bonne année
        [rich_harvest] Bonne récolte
        [maturing] Maturation
       *[advertising] Publicité
    }
board-short =
    { $improvement-id ->
        [aoc] AOC
        [blending] Assembl.
        [harvest_hand] Aide
        [bulk_buyer] Grossiste
        [good_vintage] Année
        [rich_harvest] Récolte
        [maturing] Maturat.
       *[advertising] Publicité
    }
board-effect =
    { $improvement-id ->
        [aoc] AOC, avec une vente : { board-francs-amount } de plus par cube vendu.
        [blending] Assemblage : dans un tonneau, tous les cubes d’un cépage deviennent d’un autre cépage qui s’y trouve aussi.
        [harvest_hand] Aide aux vendanges, avec une vendange : prenez { $amount } cubes de vos vignes pour { board-francs-cost } en tout.
        [bulk_buyer] Grossiste, avec une vente : faites { $amount } ventes l’une après l’autre.
        [good_vintage] Bonne année : vendez { $amount ->
            [one] { $amount } cube arrivé à maturation
           *[other] { $amount } cubes arrivés à maturation
        } au prix le plus élevé du cépage ; la demande ne change pas.
        [rich_harvest] Bonne récolte, avec une vendange : pour le même prix de { board-francs-cost }, la réserve ajoute { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        } du même cépage.
        [maturing] Maturation : tous les cubes d’un cépage dans un tonneau avancent d’un tonneau vers la droite.
       *[advertising] Publicité : augmentez la demande de { $amount } cases au plus en tout.
    }

# L'année, les tours et les actions
board-year = Année { $year }
board-phase =
    { $phase-id ->
        [start] Préparation
        [actions] Phase I : tours d’action
        [last] Phase I : dernier tour
        [tiles] Phase II : nouvelles tuiles
        [festival] Phase II : fête du vin
        [loans] Phase II : emprunts
       *[over] Fin de la partie
    }
board-year-tip =
    Année { $year }. { $phase-id ->
        [start] Chacun choisit ses emprunts de départ.
        [actions] Phase I : à son tour, chacun effectue une action ou passe.
        [last] Le dernier tour de table : qui est interrogé maintenant a encore une action cette année.
        [tiles] Phase II : de nouvelles tuiles arrivent dans l’offre.
        [festival] Phase II : à la fête du vin, le prestige paie des actions spéciales.
        [loans] Phase II : chacun peut prendre de nouveaux emprunts ou en rembourser.
       *[over] La partie est finie.
    } La partie se termine avec l’année où quelqu’un a remboursé son dernier emprunt ou fait faillite.
board-counter-tip =
    Piste des tours : le compteur est sur la case { $space } de { $most }. { $last ->
        [yes] C’est la dernière case : qui prend maintenant le dernier cube de ses vignes met fin à la phase I.
       *[no] Il avance chaque fois que vient le tour du premier joueur ; avant la dernière case, personne ne peut prendre le dernier cube de ses vignes.
    }
board-act =
    { $act-id ->
        [first_bid] Enchérir
        [overbid] Surenchérir
        [acquire] Acquérir
        [buy] Acheter
        [raise_demand] Demande
        [harvest] Vendanger
        [sell] Vendre
        [improvement] Aménager
       *[pass] Passer
    }
board-act-name =
    { $act-id ->
        [improvement] Utiliser un aménagement
        [pass] Passer
       *[other] { $action }
    }
board-act-tip =
    { $act-id ->
        [first_bid] { board-act-name } : mettez aux enchères une tuile de l’offre, pour { $least } à { $most } francs.
        [overbid] { board-act-name } : dans une colonne, misez plus qu’un autre joueur, { $most } francs au plus.
        [acquire] { board-act-name } : payez le prix de votre enchère et prenez la tuile.
        [buy] { board-act-name } : pour { board-francs-price }, prenez n’importe quelle tuile de l’offre ou d’une colonne d’enchères.
        [raise_demand] { board-act-name } : montez d’une case le marqueur de cours d’un cépage.
        [harvest] { board-act-name } : pour { board-francs-cost }, mettez un cube de vos vignes dans le tonneau { $barrel }.
        [sell] { board-act-name } : vendez des cubes arrivés à maturation d’un cépage et d’un tonneau ; sa demande baisse ensuite d’une case.
        [improvement] { board-act-name } : retournez l’une de vos tuiles aménagement, seule ou avec la vendange ou la vente à laquelle elle se joint.
       *[pass] { board-act-name } : plus d’action dans cette phase de l’année ; à la fête du vin, plus d’action spéciale.
    }

# L'offre et les enchères
board-display = Offre
board-auctions = Enchères
board-pile =
    { $pile-id ->
        [draw_pile] Pioche
       *[discard_pile] Défausse
    }
board-some-tiles = { $count } { $tile }
board-pile-tip =
    { $pile-id ->
        [draw_pile] { $count ->
            [0] La pioche est vide.
            [one] La pioche a encore { $count } tuile : { $parts }.
           *[other] La pioche a encore { $count } tuiles, dans un ordre que personne ne connaît : { $parts }.
        }
       *[discard_pile] { $count ->
            [0] La défausse est vide.
            [one] La défausse a { $count } tuile : { $parts }.
           *[other] La défausse a { $count } tuiles : { $parts }.
        }
    }
board-display-tip =
    { $count ->
        [0] { $vine ->
            [yes] Aucune vigne { $tile }
           *[no] Aucune tuile { $tile }
        } dans l’offre pour l’instant.
        [one] { $vine ->
            [yes] { $count } vigne { $tile }
           *[no] { $count } tuile { $tile }
        } dans l’offre : aux enchères à partir de { $least }, ou tout de suite pour { board-francs-price }.
       *[other] { $vine ->
            [yes] { $count } vignes { $tile }
           *[no] { $count } tuiles { $tile }
        } dans l’offre : aux enchères à partir de { $least }, ou tout de suite pour { board-francs-price }.
    }
board-column = Colonne d’enchères { $column }
board-column-unused = À { $count } joueurs, la colonne d’enchères { $column } ne sert pas.
board-column-free = { board-column } : libre.
board-column-tip =
    { board-column }, { $vine ->
        [yes] vigne
       *[no] tuile
    } { $tile } : { $mine ->
        [yes] votre enchère est de
       *[no] { $owner } enchérit à
    } { $bid ->
        [one] { $bid } franc.
       *[other] { $bid } francs.
    } N’importe qui peut l’acheter pour { board-francs-price }.
board-bid = Colonne { $column }, { board-francs-price }
board-bid-tip =
    { $used ->
        [yes] { $direct ->
            [yes] Colonne { $column } : { board-francs-price }, ce n’est pas une enchère mais le prix de l’achat direct.
           *[no] Une enchère de { board-francs-price } dans la colonne { $column }.
        }
       *[no] La colonne { $column } ne sert pas dans cette partie.
    }

# La demande
board-demand = Demande
board-caption =
    { $row-id ->
        [price] Prix
       *[supply] Réserve
    }
board-demand-tip = { $variety } : le marché paie { board-francs-price } par cube en ce moment (case { $space } de { $most }), et { $high } sur la case la plus haute.
board-shift =
    Demande de { $variety }, { $up ->
        [yes] une case vers le haut
       *[no] une case vers le bas
    }
board-shift-tip =
    { $up ->
        [yes] { $end ->
            [yes] La demande de { $variety } est au plus haut.
           *[no] Une case plus haut, un cube de { $variety } rapporte { board-francs-price }.
        }
       *[no] { $end ->
            [yes] La demande de { $variety } est au plus bas.
           *[no] Une case plus bas, comme après une vente, un cube de { $variety } rapporte { board-francs-price }.
        }
    }
board-supply-tip =
    { $count ->
        [0] La réserve n’a plus de cube de { $variety }.
        [one] La réserve a encore { $count } cube de { $variety }.
       *[other] La réserve a encore { $count } cubes de { $variety }.
    }

# La fête du vin, le prestige et les emprunts
board-festival = Fête du vin
board-festival-note = Des actions spéciales pour du prestige
board-special =
    { $kind-id ->
        [start_player] Premier joueur
        [late_harvest] Vendange tardive
        [extra_delivery] Livraison supplémentaire
        [grape_juice] Jus de raisin
        [primeur] Primeur
        [rebuilding] Reconversion
        [demand] Demande +{ $amount }
       *[money] { board-francs-amount }
    }
board-special-tip =
    { $kind-id ->
        [start_player] Premier joueur : prenez la figurine premier joueur.
        [late_harvest] Vendange tardive : vendangez un cube pour { board-francs-cost }, même le dernier.
        [extra_delivery] Livraison supplémentaire : vendez encore une fois du vin arrivé à maturation ; cela ne compte pas pour le prestige.
        [grape_juice] Jus de raisin : cédez tous les cubes de vos vignes, pour { $juice ->
            [one] { $juice } franc
           *[other] { $juice } francs
        } chacun.
        [primeur] Primeur : vendez du vin jeune, pour { $discount ->
            [one] { $discount } franc
           *[other] { $discount } francs
        } de moins par cube et par année manquante.
        [rebuilding] Reconversion : échangez l’une de vos vignes contre un autre cépage de la pioche ou de la défausse.
        [demand] Augmentez la demande de { $amount ->
            [one] { $amount } case.
           *[other] { $amount } cases au plus en tout.
        }
       *[money] Prenez { board-francs-amount } à la banque.
    } Prix : { board-some-points }.
board-special-taken =
    { $mine ->
        [yes] Vous l’avez prise
       *[no] { $owner } l’a prise
    } à cette fête.
board-prestige = Piste de prestige
board-prestige-tip =
    { $beyond ->
        [yes] { $points } points de prestige ou plus :
       *[no] { board-some-points } :
    } { $count ->
        [0] personne.
       *[other] { $player }.
    }
board-loans = Emprunts
board-interest = à droite : intérêts à payer chaque année
board-loan =
    { $loans ->
        [0] aucun emprunt
        [one] { $loans } emprunt
       *[other] { $loans } emprunts
    }
board-loan-tip =
    { $loans ->
        [0] Aucun emprunt, aucun intérêt ; qui arrive ici met fin à la partie avec cette année :
       *[other] { board-loan }, avec { board-francs-interest } d’intérêts à la fin de l’année :
    } { $count ->
        [0] personne.
       *[other] { $player }.
    }

# Les domaines
board-estates = Domaines
board-part =
    { $part-id ->
        [vines] Vignes
        [cellar] Cave : un tonneau plus loin chaque année
        [cask] Vendus
       *[improvements] Aménagements
    }
board-you = vous
board-status =
    { $status-id ->
        [bankrupt] faillite
        [passed] a passé
       *[chosen] a choisi
    }
board-estate = { $owner }
board-estate-tip =
    { $mine ->
        [yes] Votre domaine.
       *[no] Domaine : { $owner }.
    } { $turn ->
        [yes] { $mine ->
            [yes] C’est à vous de décider.
           *[no] C’est à { $owner } de décider.
        }
       *[no] { "" }
    } { $figure-id ->
        [start] { $mine ->
            [yes] Vous êtes premier joueur.
           *[no] { $owner } est premier joueur.
        }
        [heir] { $mine ->
            [yes] Vous serez premier joueur l’année prochaine.
           *[no] { $owner } sera premier joueur l’année prochaine.
        }
       *[none] { "" }
    } { $status-id ->
        [bankrupt] { $mine ->
            [yes] Vous avez fait faillite et perdu.
           *[no] { $owner } a fait faillite et perdu.
        }
        [passed] { $mine ->
            [yes] Vous avez passé.
           *[no] { $owner } a passé.
        }
        [chosen] { $mine ->
            [yes] Vous avez choisi vos emprunts de départ.
           *[no] { $owner } a choisi en secret ses emprunts de départ.
        }
       *[none] { "" }
    }
board-money-tip =
    { $known ->
        [yes] { $mine ->
            [yes] Vous avez
           *[no] { $owner } a
        } { $count ->
            [one] { $count } franc.
           *[other] { $count } francs.
        }
       *[no] { $owner } tient son argent secret.
    }
board-prestige-of =
    { $mine ->
        [yes] Vous avez
       *[no] { $owner } a
    } { board-some-points } à dépenser à la fête du vin.
board-loans-of =
    { $mine ->
        [yes] Vos emprunts
       *[no] { $owner }
    } : { board-loan }, avec { board-francs-interest } d’intérêts à la fin de l’année.
board-pawns-tip =
    { $mine ->
        [yes] Vous avez
       *[no] { $owner } a
    } { $count ->
        [one] { $count } pion d’action libre
       *[other] { $count } pions d’action libres
    } sur { $most }, pour les enchères et les actions spéciales.
board-spaces-tip =
    { $mine ->
        [yes] Vos vignes et aménagements occupent
       *[no] Vignes et aménagements de { $owner } occupent
    } { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } du domaine sur { $most }.
board-cask-tip =
    Tonneau de vente { $mine ->
        [yes] (le vôtre)
       *[no] de { $owner }
    } : ce qui est vendu cette année, jusqu’à son évaluation pour le prestige.
board-vines = Vignes { $variety }
board-vines-tip =
    { $mine ->
        [yes] Vous avez
       *[no] { $owner } a
    } { $count ->
        [0] 0 vigne { $variety }.
        [one] { $cubes ->
            [0] { $count } vigne { $variety }, sans cube.
           *[other] { $count } vigne { $variety }, avec son cube.
        }
       *[other] { $count } vignes { $variety }, avec { $cubes ->
            [one] { $cubes } cube.
           *[other] { $cubes } cubes.
        }
    }
board-wine = Tonneau { $barrel }, { $variety }
board-cubes =
    { $count ->
        [one] { $count } cube de { $variety }
       *[other] { $count } cubes de { $variety }
    }
board-wine-tip =
    Tonneau { $barrel } : { $state-id ->
        [empty] pas de { $variety }. Ce cépage est à maturation dans les tonneaux { $first } à { $last }.
        [young] { board-cubes }, à maturation dans { $years ->
            [one] { $years } an
           *[other] { $years } ans
        } (tonneaux { $first } à { $last }).
        [mature] { board-cubes }, à maturation : { board-francs-price } chacun en ce moment. Trop vieux après le tonneau { $last }.
       *[last] { board-cubes }, à maturation : { board-francs-price } chacun en ce moment. Trop vieux et perdu à la fin de cette année.
    }
board-barrel-tip = Tonneau { $barrel } : cépages à vendre d’ici, { $parts }.
board-sold-tip =
    Tonneau de vente { $mine ->
        [yes] (vous)
       *[no] ({ $owner })
    } : { $count ->
        [0] pas de { $variety }.
       *[other] { board-cubes }.
    } À la fin de l’année, le plus grand nombre de cubes de { $variety } rapporte { $most } points de prestige, le deuxième { $second }.
board-improvement = { $improvement }
board-improvement-tip =
    { $mine ->
        [yes] Vous en avez
       *[no] { $owner } en a
    } { $count ->
        [0] 0.
        [one] { $ready ->
            [0] { $count }, déjà utilisé cette année.
           *[other] { $count }, prêt.
        }
       *[other] { $count }, dont { $ready } prêts.
    }

# Ce que l’on regarde de près : ce que cela coûte, et ce que cela vaut à qui en ce moment
cost-tile = Aux enchères à partir de { $least }, ou tout de suite pour { board-francs-price }.
cost-festival = { board-some-points }, et un pion d’action.
worth-cube = Un cube rapporte { board-francs-amount } en ce moment.
worth-mature =
    { $mine ->
        [yes] { $count ->
            [0] Vous n’avez rien à en vendre.
            [one] Vous avez { $count } cube à maturation : { board-francs-amount } en ce moment.
           *[other] Vous avez { $count } cubes à maturation : au plus { board-francs-amount } en ce moment.
        }
       *[no] { $count ->
            [0] { $owner } n’a rien à en vendre.
            [one] { $owner } a { $count } cube à maturation : { board-francs-amount } en ce moment.
           *[other] { $owner } a { $count } cubes à maturation : au plus { board-francs-amount } en ce moment.
        }
    }
worth-growers =
    { $count ->
        [0] Personne ne le cultive.
       *[other] Cultivé par { $player }.
    }
worth-owners =
    { $count ->
        [0] Personne n’en a.
       *[other] En possession de { $player }.
    }
worth-prestige =
    { $mine ->
        [yes] Vous avez { board-some-points }.
       *[no] { $owner } a { board-some-points }.
    }
worth-debts =
    { $mine ->
        [yes] Vos emprunts : { $count }, avec { board-francs-interest } d’intérêts.
       *[no] Emprunts de { $owner } : { $count }, avec { board-francs-interest } d’intérêts.
    }

# Les parties du plateau, pour son plan
board-region-year = Année et actions
board-region-tracks = Prestige et emprunts
