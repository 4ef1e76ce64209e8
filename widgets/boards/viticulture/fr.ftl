# Les mots du plateau de Viticulture. Ce qui s'explique au survol est une phrase entière.

board-label = Plateau de Viticulture : échelle de réveil, actions, pioches, pistes et vignobles

# Des nombres dans les phrases
board-lira-lira =
    { $lira ->
        [one] { $lira } lire
       *[other] { $lira } lires
    }
board-some-points =
    { $points ->
        [one] { $points } point de victoire
        [-1] { $points } point de victoire
       *[other] { $points } points de victoire
    }
board-some-vp =
    { $vp ->
        [one] { $vp } point de victoire
       *[other] { $vp } points de victoire
    }
board-some-cards =
    { $deck-id ->
        [vine] { $count ->
            [one] { $count } vigne
           *[other] { $count } vignes
        }
        [summer] { $count ->
            [one] { $count } saisonnier d’été
           *[other] { $count } saisonniers d’été
        }
        [order] { $count ->
            [one] { $count } commande
           *[other] { $count } commandes
        }
       *[winter] { $count ->
            [one] { $count } saisonnier d’hiver
           *[other] { $count } saisonniers d’hiver
        }
    }

# L'année, l'échelle de réveil, la charrette
board-year =
    { $years ->
        [0] Année { $year }
       *[other] Année { $year }/{ $years }
    }
board-season =
    { $season-id ->
        [setup] Mise en place
        [spring] Printemps
        [summer] Été
        [fall] Automne
        [winter] Hiver
        [year_end] Fin d’année
       *[over] Fin de la partie
    }
board-year-tip =
    { $years ->
        [0] Année { $year }.
       *[other] Année { $year } sur { $years }.
    } { $season-id ->
        [setup] Les joueurs choisissent ce que leurs Pères apportent.
        [spring] Les joueurs posent leurs coqs sur l’échelle de réveil.
        [summer] Les ouvriers font les actions de l’été.
        [fall] Chacun pioche des saisonniers.
        [winter] Les ouvriers font les actions de l’hiver.
        [year_end] Cépages et vins vieillissent, les ouvriers rentrent, les royalties sont payées.
       *[over] La partie est finie.
    } { $years ->
        [0] { $reached ->
            [yes] Quelqu’un a atteint { $goal } points de victoire : c’est la dernière année.
           *[no] L’année où quelqu’un atteint { $goal } points de victoire est la dernière.
        }
       *[other] { "" }
    }
board-season-tip =
    { $season-id ->
        [spring] Printemps : à tour de rôle, chacun choisit un niveau de l’échelle de réveil, qui fixe l’ordre de l’année.
        [summer] Été : dans l’ordre des coqs, chacun place un ouvrier sur une action d’été, ou passe.
        [fall] Automne : chacun pioche un saisonnier de l’une des piles, deux avec un cottage.
       *[winter] Hiver : avec les ouvriers qui restent, chacun fait des actions d’hiver, ou passe.
    }
board-row = Niveau de réveil { $row }
board-row-gives =
    { $bonus-id ->
        [draw_vine] { $amount ->
            [one] piochez { $amount } carte vigne.
           *[other] piochez { $amount } cartes vigne.
        }
        [draw_order] { $amount ->
            [one] piochez { $amount } commande.
           *[other] piochez { $amount } commandes.
        }
        [gain_lira] { $amount ->
            [one] gagnez { $amount } lire.
           *[other] gagnez { $amount } lires.
        }
        [draw_visitor] { $amount ->
            [one] piochez { $amount } saisonnier, d’été ou d’hiver.
           *[other] piochez { $amount } saisonniers, d’été ou d’hiver.
        }
        [gain_vp] { $amount ->
            [one] gagnez { $amount } point de victoire.
           *[other] gagnez { $amount } points de victoire.
        }
        [temporary_worker] prenez l’ouvrier temporaire pour cette année.
       *[none] pas de bonus, mais un tour tôt dans l’année.
    }
board-row-tip =
    Niveau de réveil { $row } : { board-row-gives } { $gone ->
        [yes] L’ouvrier temporaire est pris.
       *[no] { "" }
    } { $taken ->
        [yes] { $mine ->
            [yes] Votre coq est ici.
           *[no] Le coq de { $owner } est ici.
        }
       *[no] Aucun coq n’est ici.
    } { $token ->
        [yes] Son jeton bonus est encore là.
       *[no] { "" }
    }
board-cart = Charrette
board-on-cart =
    { $grande ->
        [yes] { $count ->
            [0] le grand ouvrier de { $player }
            [one] le grand ouvrier et un ouvrier de { $player }
           *[other] le grand ouvrier et { $count } ouvriers de { $player }
        }
       *[no] { $count ->
            [one] un ouvrier de { $player }
           *[other] { $count } ouvriers de { $player }
        }
    }
board-cart-tip =
    Charrette : un ouvrier y rapporte { board-lira-lira }, en été comme en hiver ; leur nombre n’est pas limité. { $count ->
        [0] Elle est vide.
       *[other] Ici en ce moment : { $parts }.
    }
board-no-more =
    { $way-id ->
        [pass] Passer
        [stop] C’est assez
        [decline] Non merci
       *[keep] Garder
    }
board-no-more-tip =
    { $way-id ->
        [pass] Passer : plus d’ouvrier cette saison ; en hiver, il vous reste ceux que l’été n’a pas employés.
        [stop] C’est assez : ne répétez plus ce qui peut l’être.
        [decline] Renoncez à ce qui est proposé.
       *[keep] Gardez le jeton bonus pour plus tard.
    }

# Les actions
board-action = { $action }
board-place-short =
    { $grande ->
        [yes] Grand ouvrier
       *[no] Ouvrier
    }{ $place-id ->
        [overflow] , sur le dessin
        [bonus] , case bonus
       *[plain] { "" }
    }
board-bonus-points =
    { $bonus ->
        [one] { $bonus } point de victoire
       *[other] { $bonus } points de victoire
    }
board-bonus-lira =
    { $bonus ->
        [one] { $bonus } lire
       *[other] { $bonus } lires
    }
board-action-tip =
    { $action-id ->
        [draw_vine] Piochez { $amount ->
            [one] { $amount } carte vigne
           *[other] { $amount } cartes vigne
        }. Bonus : { $bonus } de plus.
        [give_tour] Faites visiter le domaine : gagnez { $amount ->
            [one] { $amount } lire
           *[other] { $amount } lires
        }. Bonus : { board-bonus-lira } de plus.
        [build_structure] Construisez une infrastructure et payez son prix. Bonus : { board-bonus-lira } de moins.
        [plant_vine] Plantez une vigne de votre main dans un champ. Bonus : { $bonus } de plus.
        [play_summer_visitor] Jouez un saisonnier d’été de votre main. Bonus : { $bonus } de plus.
        [sell_grapes_or_field] Vendez des cépages, vendez un champ vide ou rachetez un champ. Bonus : { board-bonus-points }.
        [draw_order] Piochez { $amount ->
            [one] { $amount } commande
           *[other] { $amount } commandes
        }. Bonus : { $bonus } de plus.
        [harvest_field] Vendangez un champ : ses vignes donnent des cépages pour le pressoir. Bonus : { $bonus } de plus.
        [train_worker] Payez { $amount ->
            [one] { $amount } lire
           *[other] { $amount } lires
        } pour un nouvel ouvrier, disponible l’an prochain. Bonus : { board-bonus-lira } de moins.
        [play_winter_visitor] Jouez un saisonnier d’hiver de votre main. Bonus : { $bonus } de plus.
        [make_wine] Faites jusqu’à { $amount ->
            [one] { $amount } vin
           *[other] { $amount } vins
        } des cépages de votre pressoir. Bonus : { $bonus } de plus.
       *[fill_order] Livrez les vins d’une commande de votre main. Bonus : { board-bonus-points }.
    }
board-actions-tip =
    { $season-id ->
        [summer] Les six actions de l’été.
       *[winter] Les six actions de l’hiver.
    }
board-drawing = { board-action } : le dessin
board-drawing-tip =
    { board-action } : sur le dessin, un grand ouvrier peut se joindre aux ouvriers des cases. { $count ->
        [0] { "" }
       *[other] Ici en ce moment : { $player }.
    } { $planned ->
        [yes] L’un d’eux est prévu pour l’hiver.
       *[no] { "" }
    }
board-space =
    { board-action } : { $space-id ->
        [left] case de gauche
        [middle] case bonus
       *[right] case de droite
    }
board-space-tip =
    { board-space }. { $opened ->
        [yes] { $who-id ->
            [nobody] Elle est libre.
            [automa] L’Automa s’y trouve.
           *[somebody] { $grande ->
                [yes] Le grand ouvrier de { $player } s’y trouve.
               *[no] Un ouvrier de { $player } s’y trouve.
            }
        }
       *[no] { $players ->
            [one] En solo, cette case ne sert pas.
           *[other] À { $players } joueurs, cette case ne sert pas.
        }
    } { $planned ->
        [yes] Il est prévu pour l’hiver.
       *[no] { "" }
    } { $space-id ->
        [middle] { board-action-tip }
       *[other] { "" }
    }

# Les piles et les cartes
board-deck =
    { $deck-id ->
        [vine] Vignes
        [summer] Saisonniers d’été
        [order] Commandes
       *[winter] Saisonniers d’hiver
    }
board-deck-tip =
    { $count ->
        [0] { board-deck } : la pioche est vide ; la défausse sera mélangée.
        [one] { board-deck } : il reste { $count } carte dans la pioche.
       *[other] { board-deck } : il reste { $count } cartes dans la pioche.
    }
board-discard = { board-deck } : défausse
board-discard-tip =
    { $count ->
        [0] { board-discard }, encore vide.
        [one] { board-discard }, { $count } carte.
       *[other] { board-discard }, { $count } cartes. Au-dessus :
    }
board-back =
    { $deck-id ->
        [vine] Vigne
        [summer] Saisonnier d’été
        [order] Commande
       *[winter] Saisonnier d’hiver
    }
board-table = Sur la table
board-lying =
    { $how-id ->
        [revealed] Révélée à tous.
        [playing] En cours de jeu.
       *[offered] Mise de côté par { $player }.
    }
board-lying-card =
    { $how-id ->
        [revealed] Carte révélée
        [playing] Carte en cours de jeu
       *[offered] Carte mise de côté
    }
board-icon =
    { $wine-id ->
        [red] rouge { $value }
        [white] blanc { $value }
        [blush] rosé { $value }
       *[sparkling] champagne { $value }
    }
board-order = Commande { $number } : { $parts }
board-order-number = N° { $number }
board-order-gives = { $vp } PV
board-order-tip =
    Commande { $number } : pour { $parts } ou mieux, { board-some-vp } et { $residual ->
        [one] { $residual } lire
       *[other] { $residual } lires
    } de royalties de plus.
board-vine-tip =
    { $name }, vigne : { $red ->
        [0] blanc { $white }
       *[other] { $white ->
            [0] rouge { $red }
           *[other] rouge { $red } et blanc { $white }
        }
    }. { $count ->
        [0] Elle se plante sans aucune infrastructure.
       *[other] Pour la planter, il faut { $parts }.
    }
board-visitor-tip =
    { $deck-id ->
        [summer] { $name }, saisonnier d’été.
       *[winter] { $name }, saisonnier d’hiver.
    }
board-automa = Automa : { $count }
board-automa-deck = Pile de l’Automa
board-automa-tip =
    { $number ->
        [0] La pile de l’Automa a { $count } cartes.
       *[other] La pile de l’Automa a { $count } cartes ; la dernière était le numéro { $number }. En été, elle bloque { $some ->
            [0] aucune action
           *[other] { $parts }
        }, en hiver { $others ->
            [0] aucune action
           *[other] { $parts2 }
        }.
    }

# Les pistes
board-points = Points de victoire
board-points-tip =
    { board-some-points }{ $beyond ->
        [yes] { " " }ou plus
       *[no] { "" }
    } : { $count ->
        [0] personne.
       *[other] { $player }.
    } { $goal ->
        [yes] { $solo ->
            [yes] L’Automa en a autant : il vous en faut plus à la fin.
           *[no] Qui arrive jusqu’ici fait de cette année la dernière.
        }
       *[no] { "" }
    }
board-residual = Royalties
board-residual-tip =
    { board-lira-lira } à la fin de chaque année : { $count ->
        [0] personne.
       *[other] { $player }.
    }

# Les vignobles
board-you = vous
board-passed = passe
board-vineyard =
    { $mine ->
        [yes] Votre vignoble
       *[no] Vignoble de { $owner }
    }
board-vineyard-tip =
    { board-vineyard }. { $first ->
        [yes] { $mine ->
            [yes] Vous avez le jeton premier joueur.
           *[no] { $owner } a le jeton premier joueur.
        }
       *[no] { "" }
    } { $turn ->
        [yes] { $mine ->
            [yes] C’est à vous de décider.
           *[no] C’est à { $owner } de décider.
        }
       *[no] { "" }
    } { $passed ->
        [yes] { $mine ->
            [yes] Vous avez passé pour cette saison.
           *[no] { $owner } a passé pour cette saison.
        }
       *[no] { "" }
    }
board-has =
    { $what-id ->
        [purse] { $mine ->
            [yes] Vos lires
           *[no] Lires de { $owner }
        }
       *[points] { $mine ->
            [yes] Vos points de victoire
           *[no] Points de victoire de { $owner }
        }
    }
board-has-tip =
    { $what-id ->
        [purse] { $mine ->
            [yes] Vous avez { $amount ->
                [one] { $amount } lire.
               *[other] { $amount } lires.
            }
           *[no] { $owner } a { $amount ->
                [one] { $amount } lire.
               *[other] { $amount } lires.
            }
        }
        [points] { $mine ->
            [yes] Vous avez { $amount ->
                [one] { $amount } point de victoire.
                [-1] { $amount } point de victoire.
               *[other] { $amount } points de victoire.
            }
           *[no] { $owner } a { $amount ->
                [one] { $amount } point de victoire.
                [-1] { $amount } point de victoire.
               *[other] { $amount } points de victoire.
            }
        }
       *[income] { $mine ->
            [yes] Royalties : vous recevez { $amount ->
                [one] { $amount } lire
               *[other] { $amount } lires
            } à la fin de chaque année.
           *[no] Royalties : { $owner } reçoit { $amount ->
                [one] { $amount } lire
               *[other] { $amount } lires
            } à la fin de chaque année.
        }
    }
board-crew-tip =
    { $mine ->
        [yes] Vous avez sous la main : { board-crew }.
       *[no] { $owner } a sous la main : { board-crew }.
    } { $training ->
        [0] { "" }
        [one] { $training } nouvel ouvrier sera prêt l’an prochain.
       *[other] { $training } nouveaux ouvriers seront prêts l’an prochain.
    } { $temporary ->
        [yes] L’ouvrier temporaire est parmi les ouvriers de cette année.
       *[no] { "" }
    }
board-crew =
    { $count ->
        [0] { $grande ->
            [yes] le grand ouvrier
           *[no] aucun ouvrier
        }
        [one] { $grande ->
            [yes] le grand ouvrier et { $count } ouvrier
           *[no] { $count } ouvrier
        }
       *[other] { $grande ->
            [yes] le grand ouvrier et { $count } ouvriers
           *[no] { $count } ouvriers
        }
    }
board-tokens = Vos jetons bonus
board-tokens-tip =
    { $count ->
        [0] Vous n’avez pas de jeton bonus.
        [one] Vous avez { $count } jeton bonus : il donne une fois le bonus d’une action.
       *[other] Vous avez { $count } jetons bonus : chacun donne une fois le bonus d’une action.
    }
board-hand-title = Main
board-hand-count =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-hand =
    { $mine ->
        [yes] Votre main
       *[no] Main de { $owner }
    }
board-hand-tip =
    { board-hand } : { $count ->
        [0] aucune carte.
       *[other] { $parts }.
    } En fin d’année, on garde { $limit } cartes au plus.
board-hidden-tip = { board-back }, face cachée.
board-parents = Mère et Père
board-no-parents = La Mère et le Père ne sont pas encore distribués.
board-mama =
    { $full ->
        [yes] Mère { $mama }
       *[no] { $mama }
    }
board-papa =
    { $full ->
        [yes] Père { $papa }
       *[no] { $papa }
    }
board-mama-tip =
    La Mère { $mama } apporte { $workers } ouvriers{ $count ->
        [0] { "" }
       *[other] , { $parts }
    }{ $lira ->
        [0] { "" }
       *[other] { " " }et { board-lira-lira }
    }.
board-papa-tip =
    Le Père { $papa } apporte le grand ouvrier, { board-lira-lira }, et au choix { $gift-id ->
        [worker] un ouvrier de plus
        [vp] { $amount ->
            [one] { $amount } point de victoire
           *[other] { $amount } points de victoire
        }
        [trellis] un treillis
        [irrigation] l’irrigation
        [yoke] un joug
        [windmill] un moulin
        [cottage] un cottage
        [tasting_room] un chai de dégustation
       *[medium_cellar] une cave moyenne
    } ou { $extra ->
        [one] { $extra } lire
       *[other] { $extra } lires
    } de plus.

# Les champs, les cépages, les vins, les infrastructures
board-sold = vendu
board-vine = { $name } dans le champ
board-field =
    { $mine ->
        [yes] Votre champ à { $price } lires
       *[no] Champ à { $price } lires de { $owner }
    }
board-field-tip =
    { board-field } : { $sold ->
        [yes] vendu ; il se rachète pour { $again } lires.
       *[no] { $count ->
            [0] vide ; il y a place pour des vignes de { $limit } au plus en tout.
           *[other] { $parts }, { $value } sur { $limit } au plus. Une vendange donne { $red ->
                [0] blanc { $white }
               *[other] { $white ->
                    [0] rouge { $red }
                   *[other] rouge { $red } et blanc { $white }
                }
            }.
        }
    } { $harvested ->
        [yes] Il a été vendangé cette année.
       *[no] { "" }
    }
board-grapes =
    { $colour-id ->
        [red] Cépage rouge
       *[white] Cépage blanc
    }
board-grapes-tip =
    { $mine ->
        [yes] { board-grapes } sur votre pressoir
       *[no] { board-grapes } sur le pressoir de { $owner }
    } : { $count ->
        [0] aucun.
       *[other] { $parts }.
    }
board-grape =
    { $colour-id ->
        [red] Cépage rouge de valeur { $value }
       *[white] Cépage blanc de valeur { $value }
    }
board-grape-tip =
    { $here ->
        [yes] { board-grape } : il se vend { board-lira-lira }.
       *[no] { $mine ->
            [yes] Emplacement libre de votre pressoir pour un cépage de valeur { $value }.
           *[no] Emplacement libre du pressoir de { $owner } pour un cépage de valeur { $value }.
        }
    }
board-wines =
    { $wine-id ->
        [red] Vin rouge
        [white] Vin blanc
        [blush] Rosé
       *[sparkling] Champagne
    }
board-wines-tip =
    { $mine ->
        [yes] { board-wines } dans votre cave
       *[no] { board-wines } dans la cave de { $owner }
    } : { $count ->
        [0] aucun.
       *[other] { $parts }.
    } { $wine-id ->
        [red] Il se fait d’un cépage rouge.
        [white] Il se fait d’un cépage blanc.
        [blush] Il se fait d’un cépage rouge et d’un blanc ; il lui faut la cave moyenne.
       *[sparkling] Il se fait de deux cépages rouges et d’un blanc ; il lui faut la grande cave.
    }
board-wine =
    { $wine-id ->
        [red] Vin rouge de valeur { $value }
        [white] Vin blanc de valeur { $value }
        [blush] Rosé de valeur { $value }
       *[sparkling] Champagne de valeur { $value }
    }
board-wine-tip =
    { $here ->
        [yes] { $mine ->
            [yes] { board-wine } dans votre cave.
           *[no] { board-wine } dans la cave de { $owner }.
        }
       *[no] { $opened ->
            [yes] { board-wine } : l’emplacement est libre.
           *[no] { board-wine } : l’emplacement s’ouvre avec la { $structure-id ->
                [medium_cellar] cave moyenne.
               *[large_cellar] grande cave.
            }
        }
    }
board-structure =
    { $structure-id ->
        [trellis] un treillis
        [irrigation] l’irrigation
        [yoke] un joug
        [windmill] un moulin
        [cottage] un cottage
        [tasting_room] un chai de dégustation
        [medium_cellar] une cave moyenne
       *[large_cellar] une grande cave
    }
board-structure-title =
    { $structure-id ->
        [trellis] Treillis
        [irrigation] Irrigation
        [yoke] Joug
        [windmill] Moulin
        [cottage] Cottage
        [tasting_room] Chai de dégust.
        [medium_cellar] Cave moyenne
       *[large_cellar] Grande cave
    }
board-structure-tip =
    { $structure-id ->
        [trellis] Treillis : certaines vignes en ont besoin.
        [irrigation] Irrigation : certaines vignes en ont besoin.
        [yoke] Joug : une fois par an, un ouvrier y vendange un champ ou y déracine une vigne.
        [windmill] Moulin : la première vigne plantée dans l’année rapporte { board-some-vp }.
        [cottage] Cottage : un deuxième saisonnier en automne.
        [tasting_room] Chai de dégustation : la première visite de l’année rapporte { board-some-vp }.
        [medium_cellar] Cave moyenne : les vins de valeurs { $least } à { $most }, et le rosé.
       *[large_cellar] Grande cave : les vins de valeurs { $least } à { $most }, et le champagne ; il faut d’abord la cave moyenne.
    } { $built ->
        [yes] { $mine ->
            [yes] Vous l’avez.
           *[no] { $owner } l’a.
        }
       *[no] { $price ->
            [one] Prix : { $price } lire.
           *[other] Prix : { $price } lires.
        }
    } { $used ->
        [yes] Elle a fait son travail cette année.
       *[no] { "" }
    } { $there-id ->
        [grande] Le grand ouvrier s’y trouve.
        [worker] Un ouvrier s’y trouve.
       *[nobody] { "" }
    }

# Ce que l’on regarde de près : ce que cela coûte, et ce que cela vaut à qui en ce moment
cost-worker = Un de vos ouvriers, jusqu’à la fin de l’année.
cost-training = { $price } lires ; { $bonus } de moins sur la case bonus.
cost-structure = { $price } lires ; { $bonus } de moins sur la case bonus de l’action.
worth-action =
    { $count ->
        [0] Aucune de ses { $total } cases ouvertes n’est libre.
       *[other] Cases ouvertes encore libres : { $count } sur { $total }.
    }
worth-structure =
    { $count ->
        [0] Personne ne l’a encore construite.
       *[other] Construite par { $player }.
    }
worth-order =
    { $mine ->
        [yes] { $count ->
            [0] Votre cave a tous ses vins.
           *[other] Il manque à votre cave { $parts }.
        }
       *[no] { $count ->
            [0] { $owner } a tous ses vins.
           *[other] Il manque à { $owner } { $parts }.
        }
    }
worth-vine =
    { $count ->
        [0] Aucun de vos champs n’a de place pour elle.
        [one] Votre champ de { $parts } lires a de la place pour elle.
       *[other] Vos champs de { $parts } lires ont de la place pour elle.
    }
worth-vine-lacks = Il vous faut encore { $parts } pour la planter.
worth-points =
    { $mine ->
        [yes] Vous avez { board-some-points }{ $count ->
            [0] .
           *[other] , à { $count } de la fin.
        }
       *[no] { $owner } a { board-some-points }{ $count ->
            [0] .
           *[other] , à { $count } de la fin.
        }
    }
worth-income =
    { $mine ->
        [yes] Vous recevez { board-lira-lira } par an.
       *[no] { $owner } reçoit { board-lira-lira } par an.
    }
worth-wine =
    { $count ->
        [0] Aucune commande de votre main ne le demande.
        [one] La commande { $parts } de votre main le demande.
       *[other] Les commandes { $parts } de votre main le demandent.
    }
worth-grapes = Vente immédiate : { board-lira-lira }.
worth-crew =
    { $mine ->
        [yes] Vous pouvez encore envoyer : { board-crew }.
       *[no] { $owner } peut encore envoyer : { board-crew }.
    }

# Les parties du plateau, pour son plan
board-region-year = Année et réveil
board-region-decks = Cartes
