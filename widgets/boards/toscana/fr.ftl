# Les mots du plateau de Toscana. Ce qui s'explique au survol est une phrase entière.

board-label = Plateau de Toscana : plan, marché et établissements vinicoles
board-round = Manche
board-over = Fin
board-round-tip = Manche { $round } sur { $rounds }.
board-trigger = { $count } pièces : fin de partie
board-trigger-tip = La partie finit après la manche où quelqu’un a { $count } pièces ou plus, au plus tard après la manche { $rounds }.
board-market = Marché
board-wineries = Établissements
board-caption =
    { $row-id ->
        [opinion] Avis
        [price] Prix
        [stock] Stock
       *[bank] Banque
    }
board-good-title =
    { $good-id ->
        [red] Rouge
        [white] Blanc
        [champagne] Champagne
        [rose] Rosé
       *[water] Eau
    }

board-cubes =
    { $count ->
        [one] { $count } cube { any-good }
       *[other] { $count } cubes { any-good }
    }

# Le plan
board-terrain-short =
    { $terrain-id ->
        [red] Rouge
        [white] Blanc
        [champagne] Champ.
        [rose] Rosé
        [water] Eau
        [abandoned] Aband.
       *[other] ?
    }
board-space = { $space }, { $terrain }
board-space-unknown = { $space } : aucune tuile n’est encore posée ici.
board-space-empty = { board-space }. Personne n’est ici.
board-space-tip =
    { board-space }. { $mine ->
        [yes] Vous y avez
       *[no] { $owner } y a
    } { $piece-id ->
        [one_worker] un ouvrier
        [two_workers] deux ouvriers
       *[wine_master] un maître de vin
    } : { $count ->
        [0] même touchée par l’eau, la case ne produit rien.
        [one] touchée par l’eau, la case produit 1 cube.
       *[other] touchée par l’eau, la case produit { $count } cubes.
    }
board-crossroads = Carrefour entre { $space }
board-crossroads-tip = { board-crossroads } : avec un cube d’eau ici, vos pions sur ces cases produisent.
board-crossroads-water = { board-crossroads }, avec un cube d’eau : les pions du joueur qui produit y produisent.

# Le marché
board-recommendation = Case recommandation { of-good }
board-recommendation-tip =
    { $sign-id ->
        [plus] Tuile + : à la fin de la manche, le prix { of-good } monte de 1.
        [minus] Tuile − : à la fin de la manche, le prix { of-good } baisse de 1.
       *[empty] La case recommandation { of-good } est vide : le bureau du vin ne touche pas à ce prix.
    }
board-price-tip =
    Prix { of-good } : { $buy ->
        [one] { $buy } pièce
       *[other] { $buy } pièces
    } à l’achat, { $sell } à la vente.
board-change-price = M. Rosé peut changer le prix { of-good } de { $step }.
board-stock = Entrepôt du marché, { $good }
board-stock-tip =
    { board-stock } : { board-cubes } sur { $places }. { $count ->
        [0] Tant qu’il est vide, le prix monte de 1 à la fin de la manche.
       *[other] { $room ->
            [0] Tant qu’il est plein, le prix baisse de 1 à la fin de la manche.
           *[other] Un cube coûte { $buy ->
                [one] { $buy } pièce.
               *[other] { $buy } pièces.
            }
        }
    }
board-bank = Banque : { $good }
board-bank-tip = La banque a encore { board-cubes }.
board-person =
    { $person-id ->
        [lobbyist] Lobbyiste
       *[mr_rose] M. Rosé
    }
board-person-tip =
    { $person-id ->
        [lobbyist] Le lobbyiste coûte { board-cubes }. Il déplace deux tuiles recommandation, une de chaque signe ; chacune change de 1 le prix de la marchandise où elle arrive.
       *[mr_rose] M. Rosé coûte { board-cubes }. Il change de 1 deux prix différents et vous laisse acheter ou vendre un cube.
    }

# Les établissements vinicoles
board-winery-tip =
    { $mine ->
        [yes] Votre établissement vinicole.
       *[no] Établissement vinicole : { $owner }.
    } { $turn ->
        [yes] { $mine ->
            [yes] C’est à vous de décider.
           *[no] C’est à { $owner } de décider.
        }
       *[no] { "" }
    } { $first ->
        [yes] { $mine ->
            [yes] Vous êtes
           *[no] { $owner } est
        } le premier joueur de cette manche.
       *[no] { "" }
    }
board-you = vous
board-money-tip =
    { $mine ->
        [yes] Vous avez
       *[no] { $owner } a
    } { $count ->
        [one] { $count } pièce.
       *[other] { $count } pièces.
    } Avec { $trigger } ou plus, la partie finit après la manche.
board-action =
    { $action-id ->
        [hire] Action embauche
        [production] Action production
       *[trade] Action commerce
    }
board-action-short =
    { $action-id ->
        [hire] Embauche
        [production] Produire
       *[trade] Commerce
    }
board-action-tip =
    { board-action } : { $mine ->
        [yes] vous
       *[no] { $owner }
    } { $spent ->
        [yes] { $mine ->
            [yes] l’avez épuisée dans cette manche.
           *[no] l’a épuisée dans cette manche.
        }
       *[no] { $mine ->
            [yes] l’avez encore dans cette manche.
           *[no] l’a encore dans cette manche.
        }
    }
board-hire-row = À embaucher
board-piece =
    { $piece-id ->
        [worker] Ouvrier
       *[wine_master] Maître de vin
    }
board-hire-tip =
    { board-piece } : { $free ->
        [yes] gratuit pour qui possède un cube de chaque marchandise, et rapporte { $reward } pièces.
       *[no] coûte { board-cubes }.
    } { $when-id ->
        [gone] Déjà embauché.
        [next] C’est le prochain pion à embaucher.
       *[later] Les pions à sa gauche passent d’abord.
    }
board-warehouse =
    { $mine ->
        [yes] Votre { $good }
       *[no] { $owner }, { $good }
    }
board-warehouse-tip =
    { $mine ->
        [yes] Vous avez
       *[no] { $owner } a
    } { board-cubes }, pour { $places } places.
board-tasting = Taste-vin, paquet, jouées
board-hand = Tuile taste-vin { tasting-tile }
board-hand-tip =
    { board-hand } : au taste-vin, elle change le prix { of-good } de { $step }. { $picked ->
        [yes] Choisie pour ce taste-vin.
       *[no] { "" }
    }
board-hidden-tip =
    { $picked ->
        [yes] { $owner } a choisi une tuile pour le taste-vin.
       *[no] Une tuile taste-vin cachée : { $owner }.
    } Main et paquet ensemble : { $tiles }.
board-stack-tip =
    { $count ->
        [0] Le paquet de tuiles taste-vin est épuisé.
        [one] Il reste 1 tuile taste-vin dans le paquet.
       *[other] Il reste { $count } tuiles taste-vin dans le paquet.
    } { $mine ->
        [yes] { $count ->
            [0] { "" }
           *[other] Dans un ordre inconnu : { $tiles }.
        }
       *[no] Main et paquet ensemble : { $tiles }.
    }
board-used-tip = Tuiles taste-vin déjà jouées : { $tiles }.

# Ce que l’on regarde de près : ce que cela vaut à qui en ce moment
worth-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
worth-stock =
    { $mine ->
        [yes] Vous avez { board-cubes } : à la vente, { worth-coins }.
       *[no] { $owner } a { board-cubes } : à la vente, { worth-coins }.
    }
worth-sold = Vente immédiate : { worth-coins }.
worth-wealth =
    { $mine ->
        [yes] Tous cubes vendus, vous auriez { worth-coins }.
       *[no] Tous cubes vendus, { $owner } aurait { worth-coins }.
    }

# Les parties du plateau, pour son plan
board-region-map = Carte
