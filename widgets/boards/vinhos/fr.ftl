# Les mots du plateau de Vinhos. Ce qui s’explique au survol est une phrase entière.

board-label = Plateau de Vinhos : carré d’actions, régions, ventes, export, foire, magnats et domaines

# Tournures
board-of-owner =
    { $mine ->
        [yes] Vous
       *[no] { $owner }
    }
board-ability-says =
    { $ability-id ->
        [cash] prenez { $amount } Bagos
        [free_move] déplacez gratuitement votre jeton action
        [add_cube] posez un cube renommée sur une région
        [take_barrel] reprenez un de vos tonneaux
        [rearrange] regardez les vignes d’une région et changez leur ordre
        [discount] { $discount ->
            [one] chaque vigne d’une action Vignes coûte { $discount } Bago de moins
           *[other] chaque vigne d’une action Vignes coûte { $discount } Bagos de moins
        }
       *[none] rien
    }

# L’année
board-year = Année { $year }/{ $years }
board-stage =
    { $stage-id ->
        [setup] Mise en place
        [turn] { $number ->
            [1] Première action
            [2] Deuxième action
           *[other] Dernière action
        }
        [end] Production
        [fair] Foire aux vins
        [closing] Tour final
       *[over] Partie finie
    }
board-year-tip =
    Année { $year } sur { $years } ; des foires closent les années { $fairs }. { $stage-id ->
        [setup] La mise en place est en cours.
        [turn] { $number ->
            [1] Chacun fait une première action.
            [2] Chacun fait une deuxième action.
           *[other] Chacun fait une dernière action.
        }
        [end] Après l’entretien, les vins vieillissent et le vin nouveau est produit.
        [fair] La foire aux vins a lieu.
        [closing] Les magnats accordent leurs derniers bénéfices.
       *[over] La partie est finie.
    }
board-order = Ordre
board-next-order = Suivant
board-order-tip =
    { $known ->
        [yes] Ordre du tour : { $order }.
       *[no] L’ordre du tour reste à tirer.
    }
board-place = Place { $place } du prochain ordre du tour
board-place-tip =
    Place { $place } du prochain ordre du tour : { $taken ->
        [yes] prise par { $owner }.
       *[no] libre. Qui passe choisit ici une place.
    }
board-vintage = Tuile de cuvée
board-symbols = { $feature } ×{ $count }
board-no-vintage-tip = La tuile de cuvée de l’année reste à révéler.
board-vintage-tip =
    Tuile de cuvée : la météo change la qualité de chaque vin de { $step }. { $some ->
        [yes] Caractéristiques : { $symbols }.
       *[no] Aucune caractéristique n’est recherchée.
    } { $colour-id ->
        [none] Les magnats n’attendent rien cette année.
        [red] Anabela attend un vin rouge, Bruno une valeur d’au moins { $value }, Carolina un vin d’une de ces régions : { $region }.
       *[white] Anabela attend un vin blanc, Bruno une valeur d’au moins { $value }, Carolina un vin d’une de ces régions : { $region }.
    } { $left ->
        [one] { $left } tuile est encore face cachée.
       *[other] { $left } tuiles sont encore face cachée.
    }
board-ready-tip =
    { $supply-id ->
        [wineries] Établissements vinicoles
        [cellars] Caves
        [enologists] Œnologues
        [farmers] Agriculteurs
        [cubes] Cubes renommée
       *[ports] Tuiles Porto
    } en réserve : { $count }. { $removed ->
        [0] { "" }
       *[other] Lacerda en a retiré { $removed }.
    }
board-done-short = Terminer
board-done = Terminer : passer, arrêter ou finir le tour
board-done-tip = Cliquez ici pour passer, arrêter une action ou finir votre tour.

# Le carré d’actions
board-space = { $space }
board-space-short =
    { $space-id ->
        [vineyards_a] Vignes
        [vineyards_b] Vignes
        [wineries] Établis- sements
        [workers] Recruter
        [experts] Experts
        [pass] Passer / presse
       *[other] { $space }
    }
board-units =
    { $priced ->
        [yes] ≤{ $limit } · { $price } B
       *[no] jusqu’à { $limit }
    }
board-space-does =
    { $action-id ->
        [vineyards] { $limit ->
            [0] Achetez des vignes aux prix de la carte, au plus une par région.
           *[other] Achetez jusqu’à { $limit } vignes aux prix de la carte.
        }
        [wineries] Construisez jusqu’à { $limit } établissements vinicoles pour { $price } Bagos chacun.
        [workers] { $reserve ->
            [yes] Engagez jusqu’à { $limit } œnologues pour { $price ->
                [one] { $price } Bago
               *[other] { $price } Bagos
            } chacun.
           *[no] Engagez jusqu’à { $limit } personnes : œnologues pour { $price }, agriculteurs pour { $second } Bagos.
        }
        [cellars] { $limit ->
            [one] Construisez une cave pour { $price } Bagos.
           *[other] Construisez jusqu’à { $limit } caves pour { $price } Bagos chacune.
        }
        [sales] { $limit ->
            [0] Vendez autant de vins que vous voulez ; chacun demande un tonneau.
           *[other] Vendez jusqu’à { $limit } vins ; chacun demande un tonneau.
        }
        [export] { $limit ->
            [0] Exportez autant de vins que vous voulez ; chacun demande un tonneau.
           *[other] Exportez jusqu’à { $limit } vins ; chacun demande un tonneau.
        }
        [experts] Prenez jusqu’à { $limit } experts pour { $price ->
            [one] { $price } Bago
           *[other] { $price } Bagos
        } chacun.
        [bank] Déplacez de l’argent entre cash et compte, et investissez.
       *[pass] Choisissez une place dans l’ordre du tour ; puis passez, ou annoncez un vin pour la foire.
    }
board-space-tip =
    { board-space-does } { $count ->
        [0] { "" }
       *[other] Ici : { $player }.
    } { $taxed ->
        [yes] Le marqueur de taxe de l’année est ici.
       *[no] { "" }
    } { $bago ->
        [yes] Lacerda a laissé un Bago ici.
       *[no] { "" }
    } { $own ->
        [yes] { $mine ->
            [yes] Votre jeton est ici ; il doit repartir.
           *[no] Le jeton de { $owner } est ici ; il doit repartir.
        }
       *[no] { $paying ->
            [no] { "" }
           *[yes] { $counted ->
                [yes] { $mine ->
                    [yes] Venir ici vous coûte { $fee } en tout : { $terms }.
                   *[no] Venir ici coûte { $fee } en tout à { $owner } : { $terms }.
                }
               *[no] { $mine ->
                    [yes] Venir ici ne vous coûte rien.
                   *[no] Venir ici ne coûte rien à { $owner }.
                }
            }
        }
    }

# Les régions
board-map = Régions
board-region = { $region }
board-region-name = { $region }
board-region-power =
    { $power-id ->
        [tras_os_montes] ses vins rapportent { $points } points de foire de plus quand on les annonce.
        [minho] ses domaines ne peuvent pas avoir de cave.
        [douro] un nouveau domaine reçoit { $gift } tuiles Porto (il en reste { $ports }) ; l’une améliore un vin du Douro de { $bonus }.
        [dao] un nouveau domaine reçoit une cave.
        [ribatejo] un nouveau domaine reçoit un agriculteur.
        [lisboa] un nouveau domaine reçoit un établissement vinicole.
        [setubal] un nouveau domaine apporte { $experts } experts.
        [alentejo] chaque cube ajoute { $strong } à la valeur de ses vins.
       *[algarve] ses vins valent { $extra } de plus.
    }
board-region-tip =
    { $used ->
        [no] { $region } n’est pas utilisé dans cette partie.
       *[yes] { $region } : { board-region-power } { $colour-id ->
            [none] Il n’y a plus de vigne.
            [red] La vigne du dessus est rouge et coûte { $price } ; il en reste { $left }.
           *[white] La vigne du dessus est blanche et coûte { $price } ; il en reste { $left }.
        } Cubes renommée : { $cubes } sur { $slots }. { $growers ->
            [0] { "" }
           *[other] Domaines ici : { $player }.
        } { $wished ->
            [yes] Carolina attend un vin d’ici cette année.
           *[no] { "" }
        }
    }

# Ventes et export
board-house = { $establishment }
board-house-tip =
    { $establishment } : { $taken ->
        [0] aucun tonneau ici.
        [one] { $taken } tonneau ici.
       *[other] { $taken } tonneaux ici.
    } { $reserve ->
        [yes] Deux de vos tonneaux dans un même lieu peuvent être repris par paire.
       *[no] { "" }
    }
board-sale =
    Case de vente { $value }, { $colour }
board-sale-tip =
    Un vin { $colour } d’une valeur d’au moins { $value } se vend ici pour { $value } Bagos{ $reserve ->
        [yes] , versés sur le compte.
       *[no] .
    } { $taken ->
        [yes] { $owner } a un tonneau ici.
       *[no] La case est libre.
    }
board-majority-tip =
    Colonne { $column } : qui a le plus de tonneaux ici à la fin marque { $points } PV. { $count ->
        [0] Personne n’en a encore.
        [one] En tête : { $leaders }.
       *[other] À égalité en tête : { $leaders }.
    }
board-export = Case d’export : colonne { $column }, ligne { $row }
board-export-tip =
    { $opened ->
        [no] Colonne { $column }, ligne { $row } : pas utilisée avec si peu de joueurs.
       *[yes] Colonne { $column }, ligne { $row } : un vin d’une valeur d’au moins { $value } rapporte ici { $points } PV. { $taken ->
            [yes] { $owner } a un tonneau ici.
           *[no] La case est libre.
        }
    }

# Experts et foire
board-feature-name =
    { $feature-id ->
        [taste] Goût
        [aroma] Arôme
        [appearance] Apparence
       *[alcohol] Alcool
    }
board-pile = Pioche d’experts : { $feature }
board-pile-tip =
    { $some ->
        [yes] Sur la pioche { $feature } : { $expert } – { board-ability-says }.
       *[no] La pioche { $feature } est vide.
    } { $arrow ->
        [yes] Il porte une flèche.
       *[no] { "" }
    } { $reserve ->
        [yes] À la foire, un expert de cette caractéristique rapporte { $points } PF pour l’instant.
       *[no] { $symbols ->
            [0] La caractéristique n’est pas recherchée cette année.
           *[other] Lors d’un communiqué de presse, un tel expert rapporte { $symbols } PF cette année.
        }
    } { $left ->
        [one] Il reste { $left } expert.
       *[other] Il reste { $left } experts.
    }
board-fair = Foire { $number }
board-fp = PF
board-fair-tip =
    { $final ->
        [yes] Toutes les foires sont finies.
       *[no] Foire { $number } à la fin de l’année { $year } : ses places rapportent { $points } PV.
    }
board-booth = Stand { $booth }
board-booth-tip =
    Stand { $booth } : { $bonus-id ->
        [expert] il donne aussitôt un expert.
        [bagos] il donne aussitôt { $amount } Bagos.
        [fair_points] il donne aussitôt { $amount } PF.
       *[none] il ne donne rien, sinon la première place dans l’ordre après la foire.
    } { $reserve ->
        [yes] Ses caractéristiques, { $feature }, rapportent { $points } PF pour l’instant.
       *[no] Les stands plus à gauche achètent et jouent d’abord après la foire.
    } { $taken ->
        [yes] { $owner } l’a pris{ $reserve ->
            [yes] { " " }avec une tuile foire qui permet { $allowed ->
                [one] { $allowed } expert
               *[other] { $allowed } experts
            }.
           *[no] .
        }
       *[no] Il est libre.
    }
board-fp-tip = { $mine ->
        [yes] Vous avez { $points } PF.
       *[no] { $owner } a { $points } PF.
    }

# Magnats
board-magnate = { $magnate }
board-owner-barrels =
    { $mine ->
        [yes] vous
       *[no] { $owner }
    } { $barrels }
board-magnate-tip =
    { $wishes ->
        [no] { $magnate } n’attend rien cette année.
       *[yes] { $magnate-id ->
            [anabela] { $colour-id ->
                [red] Anabela attend un vin rouge.
               *[white] Anabela attend un vin blanc.
            }
            [bruno] Bruno attend un vin d’une valeur d’au moins { $value }.
           *[carolina] Carolina attend un vin d’une de ces régions : { $region }.
        }
    } { $reserve ->
        [yes] Un communiqué de presse avec un tel vin permet de poser un tonneau ici.
       *[no] Un communiqué de presse avec un tel vin permet de prendre un tonneau ici.
    } { $some ->
        [yes] Tonneaux ici : { $barrels }.
       *[no] Aucun tonneau ici.
    }
board-benefit = { $benefit }
board-extra-tip =
    Bénéfice chez { $magnate } – { $benefit }. Il demande un vin et un tonneau de cette ligne. { $some ->
        [yes] Tonneaux ici : { $barrels }.
       *[no] Aucun tonneau ici.
    }
board-multiplier-tip = Bénéfice – { $benefit }. Il demande un vin et un tonneau de cette ligne.
board-slot =
    { $slot ->
        [1] Premier emplacement, { $benefit }
       *[other] Second emplacement, { $benefit }
    }
board-slot-tip =
    Case du { $benefit }, { $points } PV { $benefit-id ->
        [wine_now_multiplier] par point de sa valeur
        [experts_now_multiplier] en tout
       *[other] { $per ->
            [1] l’unité
           *[other] par groupe de { $per }
        }
    }{ $now ->
        [yes] , comptés aussitôt.
       *[no] , comptés à la fin.
    } { $cap ->
        [0] { "" }
       *[other] Au plus { $cap } PV.
    } { $taken ->
        [yes] { $mine ->
            [yes] Votre tonneau est ici.
           *[no] Le tonneau de { $owner } est ici.
        }
       *[no] Elle est libre.
    }

# La banque
board-bank-tip = Un compte contient au plus { $most } Bagos. PV à la fin, à partir de chaque solde : { $zones }. Un compte qui tombe à 0 coûte { $points } PV.
board-account-tip =
    { $mine ->
        [yes] Votre compte
       *[no] Le compte de { $owner }
    } contient { $money ->
        [one] { $money } Bago.
       *[other] { $money } Bagos.
    }
board-investment-tip =
    Investissement à { $at } : { $step } par an pour le compte. { $top ->
        [yes] Il ne peut plus monter.
       *[no] Le pas suivant à droite coûte { $price } au compte.
    } { $bottom ->
        [yes] Il ne peut plus descendre.
       *[no] Un pas à gauche rapporte { $money } en cash.
    } { $count ->
        [0] { "" }
       *[other] Ici : { $player }.
    }
board-deed =
    { $deed-id ->
        [withdraw] Retirer
        [deposit] Déposer
        [divest] Céder
       *[invest] Investir
    }
board-deed-tip =
    { $deed-id ->
        [withdraw] Passez 1 Bago du compte à votre cash.
        [deposit] Passez 1 Bago de votre cash au compte.
        [divest] Reculez votre marqueur d’investissement d’un pas, contre du cash ; c’est possible à bien des moments.
       *[invest] Avancez votre marqueur d’investissement d’un pas ; le compte paie.
    }

# Tuiles magnat
board-pile-of-tiles = Pile de tuiles magnat
board-pile-of-tiles-tip =
    { $left ->
        [one] Il reste { $left } tuile magnat dans la pile.
       *[other] Il reste { $left } tuiles magnat dans la pile.
    } Après chaque foire, l’affichage est complété.
board-display = Tuile magnat { $slot } de l’affichage
board-empty-slot-tip = Aucune tuile magnat ici.
board-action-says =
    Magnat, { $tile }{ $amount ->
        [0] .
       *[other] { " " }({ $amount }).
    }
board-multiplier-says =
    Multiplicateur, { $multiplier } : { $multiplier-id ->
        [money_table] davantage de PV pour votre argent à la fin.
       *[other] { $amount } PV l’unité à la fin{ $cap ->
            [0] .
           *[other] , { $cap } PV au plus.
        }
    }
board-own-tile = { $tile }
board-own-multiplier = Multiplicateur : { $multiplier }
board-tile-tip =
    { $state ->
        [0] { $mine ->
            [yes] Vous ne l’avez pas.
           *[no] { $owner } ne l’a pas.
        }
        [1] { $mine ->
            [yes] La vôtre est face cachée.
           *[no] { $owner } l’a face cachée.
        }
       *[2] { $mine ->
            [yes] La vôtre est prête.
           *[no] { $owner } l’a, prête à servir.
        }
    }
board-own-multiplier-tip =
    { $state ->
        [0] { $mine ->
            [yes] Vous ne l’avez pas.
           *[no] { $owner } ne l’a pas.
        }
        [1] { $mine ->
            [yes] Vous l’avez, sans tonneau.
           *[no] { $owner } l’a, sans tonneau.
        }
       *[2] { $mine ->
            [yes] Vous l’avez, avec un tonneau.
           *[no] { $owner } l’a, avec un tonneau.
        }
    }

# Plateaux individuels
board-you = vous
board-passed = a fini
board-mat =
    { $mine ->
        [yes] Votre plateau de joueur
       *[no] Plateau de joueur de { $owner }
    }
board-mat-tip =
    { $mine ->
        [yes] Votre plateau de joueur.
       *[no] Le plateau de joueur de { $owner }.
    } { $turn ->
        [yes] { $mine ->
            [yes] C’est à vous.
           *[no] C’est à { $owner }.
        }
       *[no] { "" }
    } { $passed ->
        [yes] { $mine ->
            [yes] Vous ne jouez plus ce tour.
           *[no] { $owner } ne joue plus ce tour.
        }
       *[no] { "" }
    }
board-has-tip =
    { board-of-owner } { $mine ->
        [yes] avez
       *[no] a
    } { $what-id ->
        [cash] { $amount ->
            [one] { $amount } Bago en cash.
           *[other] { $amount } Bagos en cash.
        }
        [points] { $amount } PV jusqu’ici.
        [fair] { $amount ->
            [one] { $amount } point de foire.
           *[other] { $amount } points de foire.
        }
        [barrels] { $amount ->
            [one] { $amount } tonneau en réserve.
           *[other] { $amount } tonneaux en réserve.
        }
        [ports] { $amount ->
            [one] { $amount } tuile Porto.
           *[other] { $amount } tuiles Porto.
        }
        [account] { $amount ->
            [one] { $amount } Bago sur le compte.
           *[other] { $amount } Bagos sur le compte.
        }
        [investment] un investissement à { $amount }.
       *[trophies] { $amount ->
            [one] { $amount } trophée.
           *[other] { $amount } trophées.
        }
    }
board-free-estate = libre
board-estate =
    { $mine ->
        [yes] Votre domaine { $estate }
       *[no] Domaine { $estate } de { $owner }
    }
board-estate-tip =
    { $mine ->
        [yes] Votre domaine { $estate }
       *[no] Domaine { $estate } de { $owner }
    }{ $bound ->
        [no] { " " }n’a pas encore de région ; la première vigne en décide.
       *[yes] , { $region } { $colour }.
    } Vignes : { $vineyards } avec { $farmers ->
        [one] { $farmers } agriculteur
       *[other] { $farmers } agriculteurs
    } ; établissements : { $wineries } avec { $enologists ->
        [one] { $enologists } œnologue
       *[other] { $enologists } œnologues
    } ; { $cellar ->
        [yes] une cave.
       *[no] pas de cave.
    } { $waiting ->
        [0] { "" }
        [one] { $waiting } cube renommée attend ici.
       *[other] { $waiting } cubes renommée attendent ici.
    } { $grows ->
        [yes] Cette année il ferait { $quality ->
            [0] aucun vin : { $terms }.
           *[other] un vin de qualité { $quality } : { $terms }.
        }
       *[no] Il ne fait pas de vin.
    }
board-wine = Domaine { $estate }, case { $slot } pour le vin
board-wine-tip =
    { $some ->
        [yes] { $region } { $colour } de qualité { $quality }, vaut { $value } sans cubes : { $terms }.
       *[no] { $opened ->
            [yes] { $age ->
                [0] Une case vide pour le vin.
               *[other] Une case vide, où un vin vaut { $age } de plus.
            }
           *[no] Seule une cave a cette case.
        }
    }
board-expert = Expert : { $expert }
board-expert-tip =
    { $expert } : { board-ability-says }{ $arrow ->
        [yes] , avec une flèche.
       *[no] .
    } { $there ->
        [no] { $mine ->
            [yes] Vous n’avez pas cet expert.
           *[no] { $owner } n’a pas cet expert.
        }
       *[yes] { $up ->
            [yes] { $mine ->
                [yes] Le vôtre est face visible.
               *[no] { $owner } l’a face visible.
            }
           *[no] { $mine ->
                [yes] Le vôtre est face cachée.
               *[no] { $owner } l’a face cachée.
            }
        }
    } { $chosen ->
        [yes] Choisi pour la foire.
       *[no] { "" }
    }

# Lacerda
board-cards = Cartes Action
board-numbers = Cartes Numéro
board-cards-tip =
    { $left ->
        [one] Il reste { $left } carte Action ; elle dit où va Lacerda.
       *[other] Il reste { $left } cartes Action ; elles disent où va Lacerda.
    }
board-numbers-tip =
    { $left ->
        [one] Il reste { $left } carte Numéro ; elle décide de ce que prend Lacerda.
       *[other] Il reste { $left } cartes Numéro ; elles décident de ce que prend Lacerda.
    }
board-card-tip =
    { $space } : { $here ->
        [yes] cette carte Action est encore à venir.
       *[no] cette carte Action a été tirée.
    }
board-awards = Récompenses
board-title =
    { $title-id ->
        [tycoon] Magnat du vin
        [producer] Producteur de vin
        [snob] Snob du vin
       *[other] Producteur de vin de table
    }
board-award =
    { $award-id ->
        [more_vp] Plus de PV
        [more_money] Plus d’argent
        [trophies] Trophées
        [full_estates] Domaines
        [more_export] Plus d’export
       *[other] Magnats
    }
board-award-stands =
    { $compared ->
        [yes] { $own } : { $rival }
       *[no] { $own }
    }
board-award-tip =
    Récompense pour { $award } : actuellement { $compared ->
        [yes] { $own } contre { $rival }
       *[no] { $own }
    }. { $count ->
        [0] En l’état, cela ne vaut rien.
        [one] En l’état, cela vaut { $count } récompense.
       *[other] En l’état, cela vaut { $count } récompenses.
    }
board-title-tip =
    Récompenses en l’état : { $count } sur { $most }, titre : { $title }.{ $more ->
        [0] { "" }
       *[other] { " " }Le titre suivant en demande { $more }.
    }

# Ce que l’on regarde de près : ce que cela vaut à qui en ce moment
worth-cash =
    { $mine ->
        [yes] Votre cash : { $amount } Bagos.
       *[no] Cash de { $owner } : { $amount } Bagos.
    }
worth-fair =
    { $mine ->
        [yes] Vos points de foire : { $amount }.
       *[no] Points de foire de { $owner } : { $amount }.
    }
worth-barrels =
    { $mine ->
        [yes] Vos tonneaux en réserve : { $amount }.
       *[no] Tonneaux de { $owner } en réserve : { $amount }.
    }
worth-wines =
    { $mine ->
        [yes] Vos vins : { $count }.
       *[no] Vins de { $owner } : { $count }.
    }
worth-region =
    { $mine ->
        [yes] Vos vignes ici : { $count }.
       *[no] Vignes de { $owner } ici : { $count }.
    }

# Les parties du plateau, pour son plan
board-region-year = Année et ordre
board-region-quadrel = Carré d’actions
board-region-sales = Ventes
board-region-export = Export
board-region-bank = Banque
board-region-magnates = Magnats
board-region-tycoons = Tuiles magnat
board-region-experts = Experts en vins
board-region-fair = Foire
