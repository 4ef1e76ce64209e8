# Les mots du plateau de Dom Pierre. Tout ce qui s'explique au survol est une phrase entière.

board-label = Plateau de Dom Pierre : vignoble, village, routes et marchés, objectifs, prestige et plateaux des joueurs
board-reconstructed = nombres reconstitués
board-you = vous

# Noms
board-letter =
    { $variety-id ->
        [chardonnay] C
        [pinot_meunier] M
       *[pinot_noir] N
    }
board-compass =
    { $road-id ->
        [north] N
        [east] E
        [south] S
       *[west] O
    }
board-action =
    { $column-id ->
        [vineyard] Vignoble
        [cellar] Cave
        [village] Village
        [logistics] Logist.
        [sales] Ventes
       *[objectives] Objectifs
    }
board-card = { $card }
board-objective = { $objective }
board-token = { $token }
board-accessory = { $accessory }
board-champagne = { a-champagne }
board-bonus = { what-bonus }
board-reward =
    { $bonus-id ->
        [grey_accessory] { $item-id ->
            [sugar] sucre gris
            [box] boîte grise
            [label] étiquette grise
           *[cork] bouchon gris
        }
        [harvest_tile] { $item } { $value }
        [modifier] +{ $value } au pressoir
        [coins] { $value } Fr
        [flag_token] drapeau { $item }
        [vp] { $value } PV
       *[move_worker] { $value ->
            [one] déplacer un ouvrier
           *[other] déplacer { $value } ouvriers
        }
    }
board-harvest = { $variety } { $value }
board-modifier = un modificateur +{ $value }
board-coloured =
    { $colour-id ->
        [grey] { grey-accessory }
       *[blue] { blue-accessory }
    }

# La barre
board-round =
    { $phase-id ->
        [setup] Dom Pierre
        [draft] Dom Pierre
       *[other] Manche { $round }
    }
board-phase =
    { $phase-id ->
        [setup] Mise en place
        [draft] Choix des millésimes
        [rounds] { $fast ->
            [yes] Variante rapide
           *[no] Partie normale
        }
        [ending] Encore une après
        [last] Dernière manche
       *[over] Fin de la partie
    }
board-round-tip =
    { $phase-id ->
        [setup] La partie se met en place.
        [draft] Chacun choisit des jetons millésime avant la première manche.
        [rounds] Manche { $round }. À chaque manche, chacun monte un disque ; quand la piste de fin est pleine, on joue encore une manche après celle-ci.
        [ending] Manche { $round }. La piste de fin est pleine : on termine cette manche, et une autre suit.
        [last] La manche { $round } est la dernière.
       *[over] La partie est finie après { $round } manches.
    }
board-end-tip =
    Piste de fin : { $discs ->
        [0] aucun disque n’est arrivé.
        [one] { $discs } disque est arrivé.
       *[other] { $discs } disques sont arrivés.
    } { $full ->
        [yes] Elle est pleine : les disques suivants ne rapportent rien.
       *[no] Un disque qui quitte son chai rapporte { $points } PV ; quand les { $spaces } cases sont remplies, on termine la manche et on en joue encore { $rounds ->
            [one] une.
           *[other] { $rounds }.
        }
    }
board-turn =
    { $asked-id ->
        [nobody] { "" }
        [choose] Quel disque ?
        [vineyard] Vignoble
        [cellar] Cave
        [village] Village
        [logistics] Logistique
        [sales] Ventes
       *[objectives] Objectifs
    }
board-left =
    { $strength ->
        [one] { $strength } fois
       *[other] { $strength } fois
    }
board-no-turn-tip = Ce n’est le tour de personne.
board-turn-tip =
    { $mine ->
        [yes] C’est votre tour.
       *[no] C’est le tour de { $owner }.
    } { $column-id ->
        [none] Aucun disque n’est encore monté.
       *[other] L’action est { $column }{ $strength ->
            [0] .
           *[other] , à faire encore { $strength } fois.
        }{ $vintage ->
            [yes] { " " }Son effet de millésime reste à utiliser.
           *[no] { "" }
        }
    }
board-gained = jeton qui vient d’être gagné
board-gained-tip = Le jeton prestige qui vient d’être gagné se trouve ici : on l’utilise aussitôt ou on le garde.
board-lifted-tip =
    { $count ->
        [one] { $count } ouvrier est en main et attend une place.
       *[other] { $count } ouvriers sont en main et attendent une place.
    }
board-hand-tip =
    { $kind-id ->
        [bunch] Une grappe de { $variety } est piochée et reste à placer.
       *[tile] La tuile récolte { $variety } { $value } doit aller dans un pressoir.
    }
board-free = Act. gratuite
board-free-tip =
    { $free ->
        [yes] L’action gratuite de ce tour reste à faire :
       *[no] Il n’y a pas d’action gratuite à faire maintenant. Il y en a quatre, une par tour :
    } vendre du champagne localement pour { $coins } Fr la tuile, acheter du prestige pour { $price } Fr, marquer un objectif ou faire sauter le bouchon.
board-go-on =
    { $way-id ->
        [end] Terminer le tour
        [close] Conclure la vente
        [no_helper] Telle quelle
        [stay] Aucun ouvrier
        [leave] Ne rien prendre
        [keep] Le garder
        [done] C’est tout
       *[none] Continuer
    }
board-go-on-tip =
    { $way-id ->
        [end] Cliquez ici pour terminer le tour.
        [close] Cliquez ici pour conclure la vente à sa valeur actuelle.
        [no_helper] Cliquez ici pour prendre la tuile telle quelle, sans l’aide d’un ouvrier.
        [stay] Cliquez ici pour ne déplacer aucun ouvrier.
        [leave] Cliquez ici pour laisser les jetons où ils sont.
        [keep] Cliquez ici pour garder le jeton pour plus tard.
        [done] Cliquez ici pour ne rien faire de plus.
       *[none] La question posée demande une autre réponse.
    }

# Le vignoble
board-vineyard = Vignoble
board-bag = { $variety } dans le sac
board-bag-tip =
    Le sac contient { $bunches ->
        [one] { $bunches } grappe
       *[other] { $bunches } grappes
    }, dont { $count } de { $variety }.
board-cell = { the-cell }
board-cell-tip =
    Ligne { $row }, colonne { $column } : { $variety-id ->
        [none] { $extra-id ->
            [none] pas encore de grappe.
           *[other] { $extra } pour qui plante ici.
        }
       *[other] { $variety }{ $worker ->
            [yes] { $mine ->
                [yes] , avec votre ouvrier.
               *[no] , avec un ouvrier de { $owner }.
            }
           *[no] .
        }
    }
board-supply = réserve de { $variety }
board-tiles-of = { $count } de valeur { $value }
board-supply-tip = Tuiles récolte { $variety } dans la réserve : { $parts }.

# Le village
board-village = Le village
board-taken-tip =
    { $taken ->
        [yes] { " " }Ce bénéfice a été pris pendant cette action.
       *[no] { "" }
    }
board-tile-stack = pile { $stack } de tuiles récolte
board-tile-stack-tip =
    { $count ->
        [0] La pile { $stack } de tuiles récolte est vide.
        [one] Pile { $stack } de tuiles récolte : il en reste une, { $known ->
            [yes] { $variety } { $value }.
           *[no] encore cachée.
        }
       *[other] Pile { $stack } de { $count } tuiles récolte : { $known ->
            [yes] au-dessus, { $variety } { $value }.
           *[no] on découvre la suivante.
        }
    }{ board-taken-tip }
board-accessory-stack = pile { $stack } d’accessoires bleus
board-accessory-stack-tip =
    { $count ->
        [0] La pile { $stack } d’accessoires bleus est vide.
        [one] Pile { $stack } d’accessoires bleus : il en reste un, { $known ->
            [yes] { $accessory }, qui vaut { $value } lors d’une vente.
           *[no] encore caché.
        }
       *[other] Pile { $stack } de { $count } accessoires bleus : { $known ->
            [yes] au-dessus, { $accessory }, qui vaut { $value } lors d’une vente.
           *[no] on découvre le suivant.
        }
    }{ board-taken-tip }
board-champagne-benefit = champagne contre des points
board-champagne-benefit-tip = Cédez une tuile champagne pour { $points } PV, ou deux pour { $most } PV ; le type et la valeur ne comptent pas.{ board-taken-tip }
board-bonus-benefit = bonus de l’offre
board-bonus-benefit-tip =
    Prenez { $count ->
        [one] { $count } bonus
       *[other] { $count } bonus différents
    } sur les cartes de l’offre d’objectifs ; les cartes restent.{ board-taken-tip }
board-some-accessories = { $count } { $accessory }
board-some-flags = { $count } { $flag }
board-others-tip = Réserve d’accessoires gris : { $parts }. Drapeaux : { $flags }. { $count ->
        [0] Aucun accessoire bleu n’est défaussé.
       *[other] Accessoires bleus défaussés : { $discarded }.
    }

# Routes et marchés
board-roads = Routes
board-road = { $road }
board-road-tip = La { $road } : un ouvrier va sur la case vide la plus proche du village, à gauche.
board-section-tip = Qui a son ouvrier le plus éloigné de la { $road } dans cette section ajoute { $bonus } à une vente ; les ouvriers qui en rentrent rapportent { $coins } Fr.
board-space = case { $space } de la { $road }
board-space-tip =
    Case { $space } de la { $road } : { $who-id ->
        [nobody] vide.
        [neutral] un ouvrier neutre la bloque.
        [mine] votre ouvrier.
       *[other] un ouvrier de { $owner }.
    }
board-market = marché de la { $road }
board-no-card = plus de carte
board-no-card-tip = Le paquet de la { $road } est vide : il n’y a pas de marché ici.
board-press-price =
    { $refused ->
        [yes] rien du { $press }
       *[no] +{ $bonus } pour le { $press }
    }
board-card-tip =
    { $card } prend { $accepts-id ->
        [bottle] seulement des bouteilles
        [barrel] seulement des tonneaux
       *[either] des bouteilles et des tonneaux
    } : { $presses }. { $count ->
        [0] Aucun accessoire n’aide ici.
       *[other] Accessoires utiles : { $goods }.
    }{ $crowns ->
        [0] { "" }
        [one] { " " }La carte a une couronne.
       *[other] { " " }La carte a { $crowns } couronnes.
    }{ $flag-id ->
        [none] { "" }
       *[other] { " " }Elle porte le drapeau { $flag }.
    }
board-reims-tip =
    Le marché permanent de la { $road } ne donne pas de carte et est { $open ->
        [yes] ouvert.
       *[no] fermé tant que ce paquet a des cartes.
    } { $card }
board-deck = paquet de la { $road }
board-deck-tip =
    Le paquet de la { $road } { $count ->
        [0] n’a plus de carte.
        [one] n’a plus que la carte en jeu.
       *[other] a encore { $count } cartes, celle en jeu comprise.
    }{ $known ->
        [0] { "" }
       *[other] { " " }Mises dessous face visible : { $cards }.
    }
board-ratio-part = { $points } PV à partir de { $value }
board-ratio-tip = Ventes sur la { $road }, selon la valeur : { $parts }. À partir de { $prestige }, une vente rapporte aussi du prestige.
board-no-ratio-tip = Il n’y a pas encore de tuile ratio ici.

# Objectifs
board-offer = Objectifs
board-pile =
    { $pile-id ->
        [deck] Pioche
       *[discard] Défausse
    }
board-pile-tip =
    { $pile-id ->
        [deck] { $count ->
            [0] La pioche d’objectifs est vide ; la prochaine carte viendra de la défausse mélangée.
            [one] La pioche d’objectifs a { $count } carte.
           *[other] La pioche d’objectifs a { $count } cartes.
        }
       *[discard] { $count ->
            [0] Aucune carte objectif n’est défaussée.
            [one] { $count } carte objectif est défaussée.
           *[other] { $count } cartes objectif sont défaussées.
        }
    }
board-no-aims = Ici viendront les cartes objectif gardées.
board-mixed = Plusieurs choses
board-subject =
    { $metric-id ->
        [market_cards] { $what-id ->
            [north] Cartes du nord
            [east] Cartes de l’est
            [south] Cartes du sud
           *[west] Cartes de l’ouest
        }
        [deck_sets] Séries de cartes { $what }
        [distinct_decks] Paquets différents
        [flags] { $what-id ->
            [usa] Drapeaux des USA
           *[russia] Drapeaux de Russie
        }
        [flag_pairs] Paires de drapeaux
        [flags_total] Drapeaux en tout
        [crowns] Couronnes
        [cards_accepting] { $what-id ->
            [bottle] Cartes à bouteilles
            [barrel] Cartes à tonneaux
           *[either] Bons de commande
        }
        [accept_sets] Cartes des 3 types
        [champagne_tiles] { $what-id ->
            [bottle] Bouteilles
            [barrel] Tonneaux
           *[any] Tuiles champagne
        }
        [champagne_at_least] Un champagne de
        [champagne_total_value] Valeur en champagne
        [champagne_pairs] Bouteille + tonneau
        [full_presses] Pressoirs complets
        [presses_with_variety] { $what-id ->
            [chardonnay] Avec Chardonnay
            [pinot_meunier] Avec Pinot Meunier
           *[pinot_noir] Avec Pinot Noir
        }
        [harvest_total_value] Valeur en récolte
        [workers_on_one_road] Ouvriers d’une route
        [roads_with_worker] Routes occupées
        [roads_with_worker_in_last_section] Bouts de route
        [workers_in_vineyard] Ouvriers aux vignes
        [workers_in_presses] Ouvriers au pressoir
        [workers_deployed] Ouvriers au travail
        [vineyard_variety_sets] Ouvriers sur les 3
        [coins] Francs
        [accessories_total] Accessoires
        [accessory_types] Types d’accessoire
        [accessory_pairs] Gris avec bleu
        [prestige_level] Niveau de prestige
        [discs_finished] Disques arrivés
       *[discs_at_or_above] Disques en { $what }+
    }
board-need =
    { $metric-id ->
        [market_cards] { $count } cartes marché { $what-id ->
            [north] du nord
            [east] de l’est
            [south] du sud
           *[west] de l’ouest
        }
        [deck_sets] { $count } { $count ->
            [one] carte
           *[other] cartes
        } marché de chacun des paquets { $what }
        [distinct_decks] des cartes marché de { $count } paquets
        [flags] { $count } drapeaux { $what-id ->
            [usa] des USA
           *[russia] de Russie
        }
        [flag_pairs] { $count } { $count ->
            [one] drapeau
           *[other] drapeaux
        } de chaque pays
        [flags_total] { $count } drapeaux
        [crowns] { $count } couronnes
        [cards_accepting] { $count } { $what-id ->
            [bottle] cartes qui ne prennent que des bouteilles
            [barrel] cartes qui ne prennent que des tonneaux
           *[either] bons de commande
        }
        [accept_sets] { $count } { $count ->
            [one] carte
           *[other] cartes
        } de chaque type (bouteille, tonneau, bon de commande)
        [champagne_tiles] { $count } { $what-id ->
            [bottle] bouteilles
            [barrel] tonneaux
           *[any] tuiles champagne
        } dans les pressoirs
        [champagne_at_least] { $count } champagne de { $what } ou plus
        [champagne_total_value] du champagne valant { $count } en tout
        [champagne_pairs] { $count } bouteilles et { $count } tonneaux
        [full_presses] { $count } { $count ->
            [one] pressoir
           *[other] pressoirs
        } avec les trois cépages
        [presses_with_variety] { $count } pressoirs avec du { $what-id ->
            [chardonnay] Chardonnay
            [pinot_meunier] Pinot Meunier
           *[pinot_noir] Pinot Noir
        }
        [harvest_total_value] des tuiles récolte valant { $count } en tout
        [workers_on_one_road] { $count } ouvriers sur une même route
        [roads_with_worker] un ouvrier sur { $count } routes
        [roads_with_worker_in_last_section] un ouvrier dans la dernière section de { $count } { $count ->
            [one] route
           *[other] routes
        }
        [workers_in_vineyard] { $count } ouvriers dans le vignoble
        [workers_in_presses] { $count } ouvriers dans la zone des pressoirs
        [workers_deployed] { $count } ouvriers sur les routes, les grappes et aux pressoirs
        [vineyard_variety_sets] { $count } { $count ->
            [one] ouvrier
           *[other] ouvriers
        } sur chaque cépage
        [coins] { $count } Fr
        [accessories_total] { $count } accessoires
        [accessory_types] { $count } types d’accessoire
        [accessory_pairs] { $count } { $count ->
            [one] type
           *[other] types
        } d’accessoire dans les deux couleurs
        [prestige_level] le niveau de prestige { $count }
        [discs_finished] { $count } { $count ->
            [one] disque arrivé
           *[other] disques arrivés
        } au bout
       *[discs_at_or_above] { $count } disques sur la ligne { $what } ou plus haut
    }
board-condition = { $points } PV pour { $needs }
board-objective-tip = { $objective } : { $conditions }. Son bonus : { $reward }.
board-aim-tip =
    { $scored ->
        [yes] { $mine ->
            [yes] Vous avez marqué cette carte.
           *[no] { $owner } a marqué cette carte.
        }
       *[no] { $mine ->
            [yes] La carte est à vous et reste à marquer.
           *[no] La carte est à { $owner } et reste à marquer.
        }
    }

# Le prestige
board-prestige = Le prestige
board-level = niveau de prestige { $level }
board-level-tip =
    Niveau de prestige { $level } : à la fin { $points } PV, et { $worth } PV par couronne. { $count ->
        [0] Personne n’y est.
       *[other] Ici : { $player }.
    }
board-flute-tip =
    { $token } : { what-token }. { $count ->
        [0] Aucun n’est face visible sur la flûte.
        [one] Il est face visible sur la flûte.
       *[other] { $count } sont face visible sur la flûte.
    }
board-face-down = jeton face cachée
board-down =
    { $count ->
        [one] { $count } caché
       *[other] { $count } cachés
    }
board-some-unseen = { $count } { $token }
board-down-tip =
    { $count ->
        [0] Aucun jeton n’est face cachée sur la flûte.
        [one] { $count } jeton est face cachée sur la flûte.
       *[other] { $count } jetons sont face cachée sur la flûte.
    }{ $boxed ->
        [0] { "" }
        [one] { " " }{ $boxed } est dans la boîte sans qu’on l’ait vu.
       *[other] { " " }{ $boxed } sont dans la boîte sans qu’on les ait vus.
    } Personne n’a encore vu : { $parts }.

# Les plateaux des joueurs
board-maison-tip =
    { $mine ->
        [yes] Votre Maison.
       *[no] La Maison de { $owner }.
    }{ $first ->
        [yes] { " " }{ $mine ->
            [yes] Vous êtes premier joueur.
           *[no] { $owner } est premier joueur.
        }
       *[no] { "" }
    }{ $turn ->
        [yes] { " " }{ $mine ->
            [yes] C’est à vous de décider.
           *[no] C’est à { $owner } de décider.
        }
       *[no] { "" }
    }
board-has-tip =
    { $mine ->
        [yes] Vous avez
       *[no] { $owner } a
    } { $what-id ->
        [coins] { $count } Fr.
        [points] { $count } PV jusqu’ici ; le prestige et les couronnes s’ajoutent à la fin.{ $more ->
            [0] { "" }
           *[other] { " " }Sur une table, des jetons en comptent { $more }, et la piste de score le reste.
        }
        [level] le niveau de prestige { $count }, qui vaut { $more } PV à la fin.
       *[crowns] { $count ->
            [one] { $count } couronne
           *[other] { $count } couronnes
        }, à { $more } PV chacune à ce niveau de prestige.
    }
board-start = carte de départ
board-start-tip =
    { $dealt ->
        [yes] { $corked ->
            [yes] Carte de départ face visible : elle vaut { $crowns ->
                [one] { $crowns } couronne
               *[other] { $crowns } couronnes
            } à la fin. Comme action gratuite, on peut la retourner pour monter un disque sans son action.
           *[no] Carte de départ face cachée : le bouchon a sauté.
        }
       *[no] Aucune carte de départ n’est encore distribuée.
    }
board-side =
    { $fast ->
        [yes] Face B
       *[no] Face A
    }
board-row-tip =
    Ligne { $row } : { $strength ->
        [0] les disques partent d’ici.
        [one] une action se fait une fois.
       *[other] une action se fait jusqu’à { $strength } fois.
    } { $lowest ->
        [yes] Le disque le plus bas est ici : les actions payantes coûtent maintenant { $cost } Fr.
       *[no] Quand le disque le plus bas est ici, les actions payantes coûtent { $cost } Fr.
    }
board-column = { $column }
board-column-tip =
    { $column } : { $state-id ->
        [gone] le disque a quitté le chai.
        [top] le disque est sur la ligne du haut et la quitte à la fin du tour.
       *[free] le disque est sur la ligne { $row }. Une ligne plus haut, l’action a une force de { $strength } et { $paid ->
            [yes] coûte { $coins } Fr.
           *[no] ne coûte rien.
        }
    }
board-vintage = emplacement millésime { $column }
board-vintage-tip =
    Emplacement millésime { $column } : { $token-id ->
        [vintage] son jeton millésime agit chaque fois que l’action est réalisée. { $column-id ->
            [vineyard] Une tuile peut compter aussi la grappe qui vient d’être placée.
            [cellar] Dans un pressoir, chaque tonneau vaut plus.
            [village] Un ouvrier peut être déplacé vers une autre zone.
            [logistics] Un ouvrier peut sauter une case vide d’une route.
            [sales] La première carte d’un marché peut être mise sous son paquet.
           *[objectives] On ajoute d’abord à l’offre autant de cartes que la force.
        }
        [force] un jeton force rend l’action plus forte.
        [dealt] un jeton de cette action est en main.
       *[none] vide.
    }
board-waiting =
    { $kind-id ->
        [vintage] jeton millésime en attente
       *[force] jeton force en attente
    }
board-waiting-tip =
    { $there ->
        [yes] { $kind-id ->
            [vintage] Un jeton millésime { $column } attend ici : on peut le prendre dès que tous les disques sont sur la ligne { $row } ou plus haut.
           *[force] Un jeton force attend ici : dès que tous les disques sont sur la ligne { $row } ou plus haut, il ajoute { $strength } à la force d’une colonne.
        }
       *[no] { $kind-id ->
            [vintage] Aucun jeton millésime n’attend ici.
           *[force] Aucun jeton force n’attend ici.
        }
    }
board-draft = Jetons millésime en main
board-draft-tip =
    Un jeton millésime { $column } est en main{ $picked ->
        [yes] { " " }et il est choisi.
       *[no] .
    }
board-draft-back-tip = Un jeton millésime que seul { $owner } peut voir.
board-press = { $press }
board-press-tip =
    { $press-id ->
        [left] Pressoir de gauche
        [centre] Pressoir central
       *[right] Pressoir de droite
    } : { $vessel-id ->
        [bottle] sa première bouteille
       *[barrel] son premier tonneau
    } vaut { $bonus } de plus. { $count ->
        [0] Il ne contient pas de récolte.
       *[other] Il contient { $parts }, soit { $base } en tout.
    }
board-champagne-tip =
    { $mine ->
        [yes] Vous avez
       *[no] { $owner } a
    } { a-champagne } dans le { $press }.{ $more ->
        [0] { "" }
       *[other] { " " }Aucune tuile ne montre cette valeur : sur une table, c’est la tuile { $printed } avec des modificateurs pour { $more }.
    }
board-zone = { $zone }
board-zone-tip =
    { $mine ->
        [yes] Votre { $zone } :
       *[no] La { $zone } de { $owner } :
    } { $count ->
        [0] aucun ouvrier.
        [one] { $count } ouvrier.
       *[other] { $count } ouvriers.
    } { $zone-id ->
        [reserve] Qui renvoie des ouvriers les met ici.
        [house] D’ici, LOGISTIQUE prend des ouvriers sans user de force.
       *[presses] Un ouvrier d’ici paie le premier tonneau d’une action.
    }
board-accessory-tip =
    { $mine ->
        [yes] Vous avez
       *[no] { $owner } a
    } { $count } { $colour-id ->
        [grey] { grey-accessory }
       *[blue] { blue-accessory }
    }. Chaque accessoire ajoute { $value } à une vente dont la carte le montre.
board-some-cards = { $count } de la { $road }
board-some-kinds =
    { $accepts-id ->
        [bottle] { $count } pour bouteilles
        [barrel] { $count } pour tonneaux
       *[either] { $count } pour les deux
    }
board-cards-tip =
    { $mine ->
        [yes] { $count ->
            [0] Vous n’avez pas de carte marché.
            [one] Vous avez { $count } carte marché : { $decks } ; { $kinds }.
           *[other] Vous avez { $count } cartes marché : { $decks } ; { $kinds }.
        }
       *[no] { $count ->
            [0] { $owner } n’a pas de carte marché.
            [one] { $owner } a { $count } carte marché : { $decks } ; { $kinds }.
           *[other] { $owner } a { $count } cartes marché : { $decks } ; { $kinds }.
        }
    } Drapeaux sur cartes et jetons : { $flags }.
board-kept-tip =
    { $mine ->
        [yes] Vous gardez
       *[no] { $owner } garde
    } { $count } { $token } : { what-token }.

# Ce que l’on regarde de près : ce que cela vaut à qui en ce moment
worth-coins =
    { $mine ->
        [yes] Vous avez { $amount } Fr.
       *[no] { $owner } a { $amount } Fr.
    }
worth-level =
    { $mine ->
        [yes] Votre niveau de prestige : { $level }.
       *[no] Niveau de prestige de { $owner } : { $level }.
    }
worth-road =
    { $mine ->
        [yes] { $count ->
            [0] Vous n’avez pas d’ouvrier sur cette route.
           *[other] Votre ouvrier le plus éloigné sur cette route est sur la case { $space }.
        }
       *[no] { $count ->
            [0] { $owner } n’a pas d’ouvrier sur cette route.
           *[other] L’ouvrier le plus éloigné de { $owner } sur cette route est sur la case { $space }.
        }
    }
worth-champagne =
    { $mine ->
        [yes] { $count ->
            [0] Vous n’avez pas de champagne à vendre.
            [one] Vous avez { $count } tuile champagne à vendre.
           *[other] Vous avez { $count } tuiles champagne à vendre.
        }
       *[no] { $count ->
            [0] { $owner } n’a pas de champagne à vendre.
            [one] { $owner } a { $count } tuile champagne à vendre.
           *[other] { $owner } a { $count } tuiles champagne à vendre.
        }
    }

# Les parties du plateau, pour son plan
board-region-bar = Manche et actions
