## Le jeu

game-title = Toscana
game-tagline = Placez vos ouvriers, faites couler l’eau et vendez quand le prix est bon.
game-about = Vous dirigez un établissement vinicole en Toscane. À chaque manche, vous embauchez, vous produisez du vin avec de l’eau, et vous commercez sur un marché dont chacun cherche à faire bouger les prix. Après sept manches au plus, tous les cubes restants sont vendus, et celui qui a le plus d’argent gagne.

## Noms

good-red = rouge
good-white = blanc
good-champagne = champagne
good-rose = rosé
good-water = eau

terrain-red = vignoble de rouge
terrain-white = vignoble de blanc
terrain-champagne = vignoble de champagne
terrain-rose = vignoble de rosé
terrain-water = case eau
terrain-abandoned = vignoble abandonné

piece-worker = ouvrier
piece-wine-master = maître de vin
piece-one-worker = ouvrier
piece-two-workers = 2 ouvriers

person-worker = un ouvrier
person-wine-master = un maître de vin
person-lobbyist = le lobbyiste
person-mr-rose = M. Rosé

action-hire = embauche
action-production = production
action-trade = commerce

direction-buy = acheter
direction-sell = vendre

part-prices = les prix
part-deal = la transaction

sign-plus = +
sign-minus = −

## Tournures

any-good =
    { $good-id ->
        [water] d’eau
       *[other] de { $good }
    }
of-good =
    { $good-id ->
        [water] de l’eau
       *[other] du { $good }
    }
cubes-of-good =
    { $count ->
        [one] { $count } cube { any-good }
       *[other] { $count } cubes { any-good }
    }
some-good = { cubes-of-good }
cubes-cubes =
    { $cubes ->
        [one] { $cubes } cube { any-good }
       *[other] { $cubes } cubes { any-good }
    }
tasting-tile = { $good } { $step }
price-from-to = { $old } → { $new }
coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
coins-price =
    { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
coins-total =
    { $total ->
        [one] { $total } pièce
       *[other] { $total } pièces
    }
quarter-turns =
    { $turns ->
        [0] non tournée
        [one] tournée d’un quart de tour dans le sens horaire
       *[other] tournée de { $turns } quarts de tour dans le sens horaire
    }
your-piece =
    { $mine ->
        [yes] { $piece-id ->
            [two_workers] vos { $piece }
           *[other] votre { $piece }
        }
       *[no] { $piece-id ->
            [two_workers] les { $piece }
            [wine_master] le { $piece }
           *[other] l’{ $piece }
        }
    }
your-warehouse =
    { $mine ->
        [yes] votre entrepôt
       *[no] l’entrepôt
    }

## Coups

move-lay-tile = Tuile plan { $tile }, { quarter-turns }
move-draw = Piocher { tasting-tile }
move-first-player = { $seat } commence
move-place = Poser en { $space }
move-replace = Remplacer le maître de vin en { $space }
move-use-action = Utiliser l’action { $action }
move-hire = Embaucher { $person }
move-finish-hiring = Terminer l’action embauche
move-move-tile = Déplacer la tuile { of-good }
move-start-with = Commencer par { $part }
move-change-price = Prix { of-good } { $step }
move-buy = Acheter { cubes-cubes }
move-sell = Vendre { cubes-cubes }
move-no-deal = Pas de transaction
move-place-water = De l’eau en { $crossroads }
move-stop-placing = C’est tout : produire
move-take-instead = Ignorer la production et prendre { of-good }
move-skip-production = Ignorer la production et ne rien prendre
move-produce = Produire { of-good }
move-close-sale = Conclure la vente
move-finish-trade = Terminer l’action commerce
move-offer =
    { $direction-id ->
        [buy] Proposer à { $partner } de lui acheter { of-good }
       *[sell] Proposer à { $partner } de lui vendre { of-good }
    }
move-offer-count =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
move-offer-price =
    { $price ->
        [0] Pour rien
        [one] Pour { $price } pièce en tout
       *[other] Pour { $price } pièces en tout
    }
move-accept = Accepter l’offre
move-refuse = Refuser l’offre
move-taste = Montrer { tasting-tile }

detail-place = { $terrain }
detail-replace = { $terrain }
detail-hire = coût : { $good }
detail-buy =
    { $money ->
        [one] coûte { $money } pièce
       *[other] coûte { $money } pièces
    }
detail-sell =
    { $money ->
        [one] rapporte { $money } pièce
       *[other] rapporte { $money } pièces
    }

## Questions

ask-lay-map = Quelle tuile plan vient ensuite, et comment est-elle tournée ?
ask-draw-tile = Quelle tuile taste-vin pioche { $seat } ?
ask-choose-first = Qui commence la première manche ?
ask-place-start =
    { $mine ->
        [yes] Où va votre ouvrier de départ ?
       *[no] À { $who } de choisir : où va l’ouvrier de départ ?
    }
ask-choose-action =
    { $mine ->
        [yes] Laquelle de vos actions utilisez-vous maintenant ?
       *[no] Quelle action utilise { $who } maintenant ?
    }
ask-hire-staff =
    { $staff_done ->
        [yes] { $service_done ->
            [yes] { $mine ->
                [yes] Vous avez embauché tout ce que permet une action : la terminez-vous ?
               *[no] { $who } a embauché tout ce que permet une action. La terminer ?
            }
           *[no] { $mine ->
                [yes] Embauchez-vous aussi le lobbyiste ou M. Rosé, ou est-ce tout ?
               *[no] À { $who } de choisir : aussi le lobbyiste ou M. Rosé ?
            }
        }
       *[no] { $service_done ->
            [yes] { $mine ->
                [yes] Embauchez-vous aussi un ouvrier ou un maître de vin, ou est-ce tout ?
               *[no] À { $who } de choisir : aussi un ouvrier ou un maître de vin ?
            }
           *[no] { $mine ->
                [yes] Qui embauchez-vous d’abord ?
               *[no] À { $who } de choisir : qui embaucher d’abord ?
            }
        }
    }
ask-place-piece =
    { $mine ->
        [yes] Où placez-vous sur le plan le pion embauché ?
       *[no] À { $who } de choisir : où placer sur le plan le pion embauché ?
    }
ask-first-tile =
    { $mine ->
        [yes] Quelle tuile recommandation déplacez-vous sur la case vide ?
       *[no] Quelle tuile recommandation déplace { $who } sur la case vide ?
    }
ask-second-tile =
    { $mine ->
        [yes] Quelle tuile { $sign ->
            [1] +
           *[other] −
        } déplacez-vous sur la case qui vient de se vider ?
       *[no] Quelle tuile { $sign ->
            [1] +
           *[other] −
        } déplace { $who } sur la case qui vient de se vider ?
    }
ask-rose-order =
    { $mine ->
        [yes] M. Rosé est là : commencez-vous par les prix ou par la transaction ?
       *[no] M. Rosé est là. À { $who } de choisir : d’abord les prix ou la transaction ?
    }
ask-rose-price =
    { $mine ->
        [yes] M. Rosé change deux prix différents : lequel choisissez-vous maintenant, à la hausse ou à la baisse ?
       *[no] M. Rosé change deux prix différents : lequel choisit { $who } maintenant, à la hausse ou à la baisse ?
    }
ask-rose-deal =
    { $mine ->
        [yes] Achetez-vous ou vendez-vous un cube avec M. Rosé ?
       *[no] À { $who } de choisir : acheter ou vendre un cube avec M. Rosé ?
    }
ask-start-production =
    { $mine ->
        [yes] Sur quel carrefour va votre premier cube d’eau, ou ignorez-vous la production ?
       *[no] À { $who } de choisir : sur quel carrefour va le premier cube d’eau, ou la production est-elle ignorée ?
    }
ask-more-water =
    { $mine ->
        [yes] Sur quel carrefour va votre prochain cube d’eau, ou est-ce tout ?
       *[no] À { $who } de choisir : sur quel carrefour va le prochain cube d’eau, ou est-ce tout ?
    }
ask-choose-good =
    { $mine ->
        [yes] Quelle marchandise produit cette fois votre vignoble abandonné { $space } ?
       *[no] À { $who } de choisir : quelle marchandise produit le vignoble abandonné { $space } ?
    }
ask-trade =
    { $market_done ->
        [yes] { $mine ->
            [yes] Faites-vous une offre à un autre joueur, ou est-ce tout ?
           *[no] À { $who } de choisir : une offre à un autre joueur, ou est-ce tout ?
        }
       *[no] { $mine ->
            [yes] Qu’achetez-vous ou que vendez-vous ?
           *[no] À { $who } de choisir : acheter ou vendre, et quoi ?
        }
    }
ask-sale =
    { $mine ->
        [yes] Vendez-vous encore une autre marchandise, ou est-ce tout ?
       *[no] À { $who } de choisir : vendre encore une autre marchandise, ou est-ce tout ?
    }
ask-deal-count =
    { $direction-id ->
        [buy] { $mine ->
            [yes] Combien de cubes { any-good } voulez-vous acheter à { $partner } ?
           *[no] À { $who } de choisir : combien de cubes { any-good } acheter à { $partner } ?
        }
       *[sell] { $mine ->
            [yes] Combien de cubes { any-good } voulez-vous vendre à { $partner } ?
           *[no] À { $who } de choisir : combien de cubes { any-good } vendre à { $partner } ?
        }
    }
ask-deal-price =
    { $direction-id ->
        [buy] { $mine ->
            [yes] Combien offrez-vous en tout à { $partner } pour { cubes-of-good } ?
           *[no] À { $who } de choisir : combien offrir en tout à { $partner } pour { cubes-of-good } ?
        }
       *[sell] { $mine ->
            [yes] Combien demandez-vous en tout à { $partner } pour { cubes-of-good } ?
           *[no] À { $who } de choisir : combien demander en tout à { $partner } pour { cubes-of-good } ?
        }
    }
ask-answer-offer =
    { $direction-id ->
        [buy] { $mine ->
            [yes] { $seat } veut vous acheter { cubes-of-good } pour { coins-price } en tout : acceptez-vous ?
           *[no] { $seat } veut acheter { cubes-of-good } à { $who } pour { coins-price } en tout. Accepté ?
        }
       *[sell] { $mine ->
            [yes] { $seat } veut vous vendre { cubes-of-good } pour { coins-price } en tout : acceptez-vous ?
           *[no] { $seat } veut vendre { cubes-of-good } à { $who } pour { coins-price } en tout. Accepté ?
        }
    }
ask-choose-taste =
    { $mine ->
        [yes] Quelle tuile taste-vin montrez-vous ? Personne ne la voit avant que tous aient choisi.
       *[no] Quelle tuile taste-vin montre { $who } ?
    }

## Événements : préparation

event-set-up = La partie se prépare : d’abord le plan, puis les établissements vinicoles, le marché, le premier joueur et les ouvriers de départ
event-printed-map = Le plan est celui qui est imprimé sur le plateau ; partout où quatre cases se rejoignent, il y a un carrefour
event-tile-laid = La tuile plan { $tile } est posée avec son coin supérieur gauche en { $space }, { quarter-turns }
event-money-start = +{ coins } pour chacun, pour commencer
event-actions-ready = Un jeton action est posé sur chaque cercle : embauche, production et commerce sont disponibles
event-pieces-ready =
    Chaque établissement vinicole a { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } puis { $masters ->
        [one] { $masters } maître de vin
       *[other] { $masters } maîtres de vin
    } à embaucher, de gauche à droite ; un ouvrier de plus est en main pour le départ
event-goods-start = Cubes de départ dans l’entrepôt de chacun : { $good }
event-tile-drawn = +1 tuile taste-vin en main : { tasting-tile }, cachée aux autres
event-tile-drawn-hidden = +1 tuile taste-vin en main, cachée aux autres
event-market-ready = Le marché ouvre avec ses premiers prix, ses cubes et ses tuiles recommandation
event-bank-ready = Tous les autres cubes forment la banque, la réserve commune
event-first-player =
    { $mine ->
        [yes] Le hasard vous désigne premier joueur de la première manche : vous placez votre ouvrier de départ en dernier
       *[no] Le hasard désigne { $who } comme premier joueur de la première manche : le premier joueur place son ouvrier de départ en dernier
    }
event-start-placed =
    +1 case : { $mine ->
        [yes] votre ouvrier
       *[no] l’ouvrier
    } de départ occupe { $space } ({ $terrain }), gratuitement

## Événements : tours

event-round-begins =
    { $mine ->
        [yes] Manche { $round } : vous commencez ; chacun utilisera une fois chacune des trois actions
       *[no] Manche { $round } : { $who } commence ; chacun utilisera une fois chacune des trois actions
    }
event-action-used = Action : { $action }, épuisée jusqu’à la prochaine manche
event-tokens-back = Tous les jetons action sont de retour : chacun dispose de nouveau de ses trois actions
event-start-passes =
    { $mine ->
        [yes] Vous êtes maintenant premier joueur : ce rôle vous vient de votre voisin de droite
       *[no] { $who } est maintenant premier joueur : ce rôle lui vient de son voisin de droite
    }

## Événements : embauche

event-hire-ignored = Personne n’est embauché : l’action est ignorée, et rien n’est reçu en échange
event-paid = −{ cubes-of-good } à la banque, pour embaucher { $person }
event-free-master =
    Rien à payer : { $mine ->
        [yes] vous avez
       *[no] il y a
    } au moins un cube de chaque marchandise dans { your-warehouse }, et tous y restent
event-placed = +1 case : { your-piece } occupe { $space } ({ $terrain })
event-second-worker = +1 ouvrier en { $space } ({ $terrain }) : deux ouvriers produisent autant qu’un maître de vin
event-replaced = +1 case : le plan est complet, donc { your-piece } prend { $space } au maître de vin adverse ({ $owner })
event-master-gone =
    −1 case : { $mine ->
        [yes] votre
       *[no] le
    } maître de vin en { $space } est remplacé et quitte le jeu ; les récompenses déjà reçues restent acquises
event-reward = +{ coins } : la récompense de ce maître de vin
event-tile-moved =
    La tuile { $sign } passe { of-good } { $good2-id ->
        [water] à l’eau
       *[other] au { $good2 }
    } ; son départ ne change pas le prix { of-good }
event-lobby-price = Prix { of-good } { price-from-to } : il suit la tuile qui vient d’arriver
event-price-stuck = Le prix { of-good } reste à { $new } : l’échelle s’arrête là, donc le changement est perdu
event-rose-price = Prix { of-good } { price-from-to } : M. Rosé le déplace d’un échelon
event-no-deal = Pas de transaction avec M. Rosé : elle est facultative
event-rose-sold = +{ coins }, −1 cube { any-good } : vente avec M. Rosé au prix du moment ; l’action commerce n’est pas épuisée
event-rose-bought = +1 cube { any-good }, −{ coins } : achat avec M. Rosé au prix du moment ; l’action commerce n’est pas épuisée
event-rose-bought-bank = +1 cube { any-good }, −{ coins } : achat à la banque grâce à M. Rosé, car le marché n’en a pas

## Événements : production

event-compensation = +{ cubes-of-good } venant de la banque, pour avoir ignoré la production
event-production-ignored = La production est ignorée, et aucun cube n’est pris en échange
event-water-placed =
    −1 cube d’eau : il va sur le carrefour { $crossroads } ; { $have ->
        [0] il n’en reste plus
        [one] il en reste un
       *[other] il en reste { $have }
    } dans { your-warehouse }
event-produced =
    +{ cubes-of-good } : { your-piece } en { $space } { $piece-id ->
        [two_workers] touchent
       *[other] touche
    } { $cubes ->
        [one] un cube d’eau
       *[other] { $cubes } cubes d’eau ; une case ne produit qu’une fois
    }{ $terrain-id ->
        [abandoned]  ; un vignoble abandonné donne un cube { $mine ->
            [yes] de votre choix
           *[no] au choix du joueur
        }
       *[other] {""}
    }
event-wasted =
    { $count ->
        [one] { $count } cube { any-good } gaspillé
       *[other] { $count } cubes { any-good } gaspillés
    } : un entrepôt ne contient pas plus de { $places } cubes d’une marchandise
event-bank-short =
    { $count ->
        [one] { $count } cube { any-good } perdu
       *[other] { $count } cubes { any-good } perdus
    } : la banque n’a pas assez de cubes
event-abandoned-idle = +0 : un seul ouvrier ne suffit pas dans le vignoble abandonné { $space } ; il en faut deux, ou un maître de vin
event-nothing-obtainable = +0 : le vignoble abandonné { $space } ne donne rien, car pour chaque marchandise la banque est vide ou l’entrepôt plein
event-others-idle = Des pions d’autres joueurs touchent cette eau en vain ({ $space }) : elle ne sert qu’à celui qui la pose
event-fruitless =
    +0 : cette eau ne touche aucune case où { $mine ->
        [yes] vous produisez
       *[no] ce joueur produit
    } ; la production compte quand même, il n’y a donc pas de compensation
event-water-returned =
    { $count ->
        [one] Le cube d’eau posé passe
       *[other] Les { $count } cubes d’eau posés passent
    } du plan à la banque

## Événements : commerce

event-bought = +{ cubes-of-good }, −{ coins-total } : { $count } × { coins-price }, au prix du marché
event-sale-named = { cubes-of-good } mis en vente ; toutes les marchandises sont vendues ensemble quand la vente est conclue
event-sold = +{ coins-total }, −{ cubes-of-good } : { $count } × { coins-price }, au prix du marché
event-surplus =
    { $count ->
        [one] { cubes-of-good } de cette vente va
       *[other] { cubes-of-good } de cette vente vont
    } à la banque : l’entrepôt du marché est plein, mais chaque cube est payé
event-trade-ignored = Rien n’est acheté ni vendu : l’action est ignorée, et rien n’est reçu en échange
event-offered =
    { $direction-id ->
        [buy] { $mine ->
            [yes] Vous proposez d’acheter { cubes-of-good } à { $partner } pour { coins-price } en tout
           *[no] { $who } propose d’acheter { cubes-of-good } à { $partner } pour { coins-price } en tout
        }
       *[sell] { $mine ->
            [yes] Vous proposez de vendre { cubes-of-good } à { $partner } pour { coins-price } en tout
           *[no] { $who } propose de vendre { cubes-of-good } à { $partner } pour { coins-price } en tout
        }
    }
event-deal-made = Accord conclu : { $seat } cède { cubes-of-good } à { $partner } pour { coins-price } en tout
event-deal-refused =
    { $mine ->
        [yes] Vous refusez : rien ne change de mains
       *[no] { $who } refuse : rien ne change de mains
    }

## Événements : prix

event-price-update = Mise à jour des prix de la manche { $round } : d’abord les tuiles recommandation, puis l’offre et la demande, puis le taste-vin
event-recommended = { $step } sur le prix { of-good } ({ price-from-to }) : ainsi le veut sa tuile recommandation
event-recommended-limited = Le prix { of-good } s’arrête à { $new } : sa tuile recommandation demande { $step }, mais l’échelle ne va pas plus loin
event-supply = { $step } sur le prix { of-good } ({ price-from-to }) : son entrepôt du marché est plein
event-supply-limited = Le prix { of-good } s’arrête à { $new } : son entrepôt du marché est plein ({ $step }), mais l’échelle ne va pas plus loin
event-demand = { $step } sur le prix { of-good } ({ price-from-to }) : son entrepôt du marché est vide
event-demand-limited = Le prix { of-good } s’arrête à { $new } : son entrepôt du marché est vide ({ $step }), mais l’échelle ne va pas plus loin
event-taste-chosen = Tuile taste-vin choisie : { tasting-tile } ; personne ne la voit avant que tous aient choisi
event-taste-chosen-hidden = Tuile taste-vin choisie, encore face cachée
event-revealed = Tuile taste-vin montrée : { tasting-tile }
event-tasted = { $step } sur le prix { of-good } ({ price-from-to }) : c’est la somme des tuiles montrées
event-tasted-limited = Le prix { of-good } s’arrête à { $new } (avant : { $old }) : la somme des tuiles montrées est { $step }, mais l’échelle ne va pas plus loin
event-tiles-discarded = Les tuiles montrées sont hors jeu ; chacun en pioche une nouvelle tant que son paquet n’est pas vide

## Événements : la fin

event-end-tiles = La partie se termine : après la manche { $round }, personne n’a plus de tuile taste-vin
event-end-money =
    { $mine ->
        [yes] La partie se termine : vous finissez la manche avec { coins }, et il suffit d’en avoir { $trigger }
       *[no] La partie se termine : { $who } finit la manche avec { coins }, et il suffit d’en avoir { $trigger }
    }
event-end-latched = La partie se termine : quelqu’un a eu { $trigger } pièces à un moment de cette manche
event-final-sale =
    +{ coins } pour { $mine ->
        [yes] vous
       *[no] { $who }
    } : vente finale aux derniers prix (vendu : { $good })
event-victory =
    { $mine ->
        [yes] Vous gagnez : { coins }, plus que quiconque !
       *[no] { $who } gagne : { coins }, plus que quiconque !
    }
event-victory-by-spaces =
    { $mine ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } ! Un autre joueur a aussi { coins }, mais le plus grand nombre de cases décide : { $spaces }
event-victory-by-masters =
    { $mine ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } ! Un autre joueur a aussi { coins } et autant de cases, mais le plus grand nombre de maîtres de vin sur le plan décide : { $masters }
event-shared-victory = Victoire partagée : { $player } sont à égalité sur tous les points, avec { coins } chacun

## Refus : ce qui n'existe pas

refusal-no-such-good = Il n’y a pas de marchandise « { $good } » ; choisissez rouge, blanc, champagne, rosé ou eau.
refusal-no-such-space = Il n’y a pas de case « { $space } » sur le plan ; une case est une lettre et un chiffre, par exemple A1.
refusal-no-such-crossroads = Il n’y a pas de carrefour « { $crossroads } » ; son nom réunit les cases en haut à gauche et en bas à droite, par exemple A1-B2.
refusal-no-such-action = Il n’y a pas d’action « { $action } » ; choisissez embauche, production ou commerce.
refusal-no-such-person = Personne du nom de « { $person } » ne peut être embauché ; choisissez un ouvrier, un maître de vin, le lobbyiste ou M. Rosé.
refusal-no-such-part = « { $part } » ne fait pas partie de la visite de M. Rosé ; commencez par les prix ou par la transaction.
refusal-no-such-partner = Une offre s’adresse à un autre joueur de la table, pour acheter ou pour vendre ; choisissez-en un.
refusal-no-such-seat = Cette place n’existe pas à la table ; choisissez un des joueurs.
refusal-no-such-tile = Aucune tuile taste-vin ne ressemble à celle-ci ; choisissez-en une de votre main.
refusal-tile-not-left = La tuile plan { $tile } ne peut pas venir ainsi : elle est déjà posée, ou ne peut pas être tournée.
refusal-tasting-not-left = La tuile { tasting-tile } n’est pas dans le paquet : elle ne peut pas être piochée.

## Refus : préparation et tours

refusal-start-occupied = { $owner } occupe déjà { $space } ; votre ouvrier de départ a besoin d’une case vide.
refusal-start-water = { $space } est une case eau ; selon l’option choisie, l’ouvrier de départ doit aller sur un vignoble.
refusal-action-spent = Votre action { $action } est épuisée ; vous la retrouverez à la prochaine manche.

## Refus : embauche

refusal-cannot-pay =
    { $person-id ->
        [worker] Un ouvrier
        [wine_master] Ce maître de vin
        [lobbyist] Le lobbyiste
       *[mr_rose] M. Rosé
    } coûte { cubes-of-good } ; { $have ->
        [0] vous n’en avez pas
        [one] vous n’en avez qu’un
       *[other] vous n’en avez que { $have }
    }.
refusal-service-done = Vous avez déjà eu le lobbyiste ou M. Rosé dans cette action ; un seul des deux est permis.
refusal-staff-done = Vous avez déjà embauché un ouvrier ou un maître de vin dans cette action ; un seul des deux est permis.
refusal-no-piece-left = Vous avez embauché tous vos pions ; il n’en reste plus sur votre établissement vinicole.
refusal-leftmost-piece = Les pions s’embauchent de gauche à droite, et le prochain sur votre établissement vinicole est un { $piece }.
refusal-needs-one-of-each = Ce maître de vin ne vient que si vous avez au moins un cube de chaque marchandise ; il vous manque encore : { $good }.
refusal-no-room = Il n’y a sur le plan aucune case où pourrait aller votre { $piece }.
refusal-space-of-other = { $owner } occupe { $space }, et deux joueurs ne partagent jamais une case ; choisissez-en une autre.
refusal-master-needs-empty = Un maître de vin a besoin d’une case vide, et vous avez déjà un pion en { $space }.
refusal-two-workers = Vous avez déjà deux ouvriers en { $space }, et une case n’en contient pas plus.
refusal-worker-with-master = Votre maître de vin est en { $space }, et ouvriers et maîtres ne partagent jamais une case.
refusal-replace-players = Un maître de vin ne peut être remplacé qu’à { $count } joueurs ; vous êtes { $have }.
refusal-replace-not-full = Un maître de vin ne peut être remplacé que sur un plan complet, or { $space } est encore vide.
refusal-replace-worker = Il n’y a pas de maître de vin en { $space }, et les ouvriers ne sont jamais remplacés.
refusal-replace-own = Le maître de vin en { $space } est à vous ; seul celui d’un adversaire peut être remplacé.
refusal-replace-instead = { $owner } a un maître de vin en { $space } ; comme le plan est complet, vous pouvez le remplacer : choisissez plutôt « { move-replace } ».
refusal-no-tile = Il n’y a pas de tuile recommandation au-dessus { of-good }, dont la case est la case vide ; choisissez une autre marchandise.
refusal-same-sign = La seconde tuile doit être de signe opposé à la première : choisissez une tuile { $sign }.
refusal-one-step = M. Rosé déplace un prix d’un échelon exactement, vers le haut ou vers le bas.
refusal-two-different-prices = M. Rosé vient de changer le prix { of-good } ; le second prix doit être un autre.
refusal-same-direction = Selon l’option choisie, les deux prix de M. Rosé doivent aller dans le même sens.
refusal-no-deal-possible = Vous ne pouvez en ce moment ni acheter ni vendre un cube : commencez donc par les prix.
refusal-one-cube = Une transaction avec M. Rosé porte sur un seul cube.
refusal-bank-empty-too = Ni le marché ni la banque n’ont { any-good }.

## Refus : production

refusal-no-water = Vous n’avez pas d’eau à poser ; vous ne pouvez qu’ignorer la production.
refusal-crossroads-taken = Un cube d’eau se trouve déjà en { $crossroads } ; chaque carrefour n’en reçoit qu’un.
refusal-not-a-compensation = Pour une production ignorée, vous ne pouvez choisir que parmi ces marchandises : { $good }.
refusal-bank-empty =
    La banque n’a pas { any-good }{ $other ->
        [yes] { "" } ; choisissez une autre marchandise.
       *[no] , et l’on ne peut obtenir ici aucune autre marchandise non plus.
    }
refusal-warehouse-full = Votre entrepôt n’a plus de place pour { of-good } : il contient au plus { $count } cubes d’une marchandise.

## Refus : commerce

refusal-market-done = Vous avez déjà acheté ou vendu au marché dans cette action ; une seule fois est permise.
refusal-buy-count = Vous pouvez acheter de 1 à { $count } cubes d’une marchandise à la fois.
refusal-market-empty = Le marché n’a pas { any-good } ; il ne reçoit des cubes que lorsque quelqu’un vend.
refusal-too-few-in-market =
    { $have ->
        [one] Le marché n’a qu’un cube { any-good }
       *[other] Le marché n’a que { $have } cubes { any-good }
    } ; n’en demandez pas plus.
refusal-too-few-places =
    { $have ->
        [0] Vous n’avez pas de place libre
        [one] Vous n’avez qu’une place libre
       *[other] Vous n’avez que { $have } places libres
    } pour { of-good } : votre entrepôt contient au plus { $count } cubes d’une marchandise.
refusal-too-dear =
    Cela coûte { coins } ; { $have ->
        [0] vous n’en avez pas
        [one] vous n’en avez qu’une
       *[other] vous n’en avez que { $have }
    }.
refusal-sell-count = Une vente porte sur un cube au moins.
refusal-nothing-to-sell = Vous n’avez pas { any-good } à vendre.
refusal-too-few-to-sell =
    { $have ->
        [one] Vous n’avez qu’un cube { any-good } à vendre.
       *[other] Vous n’avez que { $have } cubes { any-good } à vendre.
    }
refusal-good-named = Cette vente comprend déjà { of-good } ; choisissez une autre marchandise ou concluez la vente.
refusal-no-player-trading = Les joueurs ne commercent entre eux que si cette option a été choisie avant la partie.
refusal-offered-before = Vous avez déjà fait à { $partner } une offre au sujet { of-good } dans cette action ; chaque marchandise ne se propose qu’une fois au même joueur.
refusal-giver-has-none = { $seat } n’a pas { any-good } à céder.
refusal-receiver-is-full = { $seat } a déjà { cubes-of-good }, autant qu’un entrepôt peut en contenir.
refusal-deal-count =
    { $count ->
        [one] Un seul cube peut changer de mains ici : les cubes et les places libres n’en permettent pas plus.
       *[other] De 1 à { $count } cubes peuvent changer de mains ici : les cubes et les places libres n’en permettent pas plus.
    }
refusal-deal-price =
    { $have ->
        [0] Le prix ne peut être que 0, car { $seat } n’a pas d’argent.
        [one] Le prix peut être de 0 ou { $have } pièce, tout ce que possède { $seat }.
       *[other] Le prix peut aller de 0 à { $have } pièces, tout ce que possède { $seat }.
    }

## Refus : taste-vin

refusal-tile-used = Vous avez déjà utilisé la tuile { tasting-tile }, et les tuiles utilisées ne reviennent jamais.
refusal-tile-in-stack = La tuile { tasting-tile } n’est pas dans votre main ; elle est encore dans votre paquet.

## Feuille de score

score-start = Argent de départ
score-sales = Ventes au marché
score-purchases = Achats au marché
score-rose = Transactions avec M. Rosé
score-reward = Récompense du troisième maître de vin
score-deals = Transactions avec d’autres joueurs
score-final-sale = Vente finale
score-warehouse = Dans l’entrepôt : { cubes-of-good } × { coins-price }

## Unités du conseiller : ce qu'un joueur possède en tel nombre

unit-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
unit-stock =
    { $count ->
        [one] pièce de valeur en entrepôt
       *[other] pièces de valeur en entrepôt
    }
unit-cubes =
    { $count ->
        [one] cube { any-good }
       *[other] cubes { any-good }
    }
unit-workers =
    { $count ->
        [one] ouvrier sur le plan
       *[other] ouvriers sur le plan
    }
unit-masters =
    { $count ->
        [one] maître de vin sur le plan
       *[other] maîtres de vin sur le plan
    }
unit-spaces =
    { $count ->
        [one] case sur le plan
       *[other] cases sur le plan
    }
unit-actions =
    { $count ->
        [one] action restante dans cette manche
       *[other] actions restantes dans cette manche
    }

## Options

option-free-map = Sur quel plan jouez-vous ?
choice-free-map-false = le plan imprimé
choice-free-map-true = un nouveau plan de 8 tuiles, posées au hasard
option-player-trading = Les joueurs peuvent-ils aussi commercer entre eux, pendant leur propre action commerce ?
choice-player-trading-false = non, seulement avec le marché
choice-player-trading-true = oui, au prix dont les deux conviennent
option-map-tile-rotation = Sur un nouveau plan, comment sont posées les tuiles ?
choice-map-tile-rotation-true = chacune tournée au hasard
choice-map-tile-rotation-false = toutes à l’endroit, comme elles sont imprimées
option-start-on-water = Un ouvrier de départ peut-il aller sur une case eau ?
choice-start-on-water-true = oui, sur toute case vide
choice-start-on-water-false = non, seulement sur un vignoble
option-rose-same-direction = Dans quel sens vont les deux prix que change M. Rosé ?
choice-rose-same-direction-false = chacun en hausse ou en baisse, au choix
choice-rose-same-direction-true = les deux dans le même sens
option-bank-shortage = Que produit une case quand la banque n’a pas assez de cubes ?
choice-bank-shortage-missing-cubes = autant de cubes que la banque en a
choice-bank-shortage-whole-space = rien du tout ; les cases produisent de A1 à D8, les vignobles abandonnés après les autres
option-abandoned-choice = Quelles marchandises pouvez-vous nommer pour un vignoble abandonné ?
choice-abandoned-choice-any-good = n’importe laquelle, même impossible à obtenir
choice-abandoned-choice-obtainable-goods = seulement celles que vous pouvez vraiment obtenir
option-end-trigger-latched = Quand les 60 pièces mettent-elles fin à la partie ?
choice-end-trigger-latched-false = si quelqu’un les a encore à la fin de la manche
choice-end-trigger-latched-true = si quelqu’un les a eues à un moment de la manche
option-tie-spaces = Quelles cases comptent en cas d’égalité d’argent à la fin ?
choice-tie-spaces-all = toutes celles où vous avez un pion
choice-tie-spaces-vineyards = les vignobles seulement, pas l’eau

## Exemples

example-ex-01 = Ce que vous avez au départ
example-ex-02 = Qui place le premier ouvrier
example-ex-03 = Les ouvriers avant les maîtres de vin
example-ex-04 = Le premier joueur change
example-ex-05 = Un cube pour une production ignorée
example-ex-06 = Où peuvent aller les pions
example-ex-07 = Ce que coûtent les maîtres de vin
example-ex-08 = Le troisième maître de vin
example-ex-09 = Le lobbyiste déplace deux tuiles
example-ex-10 = M. Rosé : deux prix et une transaction
example-ex-11 = Acheter à la banque grâce à M. Rosé
example-ex-12 = Remplacer un maître sur un plan complet
example-ex-13 = Une production avec deux cubes d’eau
example-ex-14 = Combien produit chaque pion
example-ex-15 = Combien de cubes d’eau
example-ex-16 = Un entrepôt plein
example-ex-17 = Une banque à court de cubes
example-ex-18 = L’eau nouvelle doit attendre
example-ex-19 = Acheter trois cubes d’eau
example-ex-20 = Acheter à 0/1
example-ex-21 = Ce qui limite un achat
example-ex-22 = Vendre deux marchandises à la fois
example-ex-23 = Vendre à 0/1
example-ex-24 = Les prix suivent les tuiles
example-ex-25 = Les prix suivent les entrepôts
example-ex-26 = Les prix suivent le taste-vin
example-ex-27 = Un prix change trois fois
example-ex-28 = Les tuiles taste-vin en sept manches
example-ex-29 = Finir la partie avec 60 pièces
example-ex-30 = La vente finale
example-ex-31 = Départager les égalités
example-ex-32 = L’ordre des tours à deux joueurs
example-ex-33 = M. Rosé d’abord, puis un ouvrier
example-ex-34 = Le lobbyiste en haut de l’échelle
example-ex-35 = Pas de place pour la compensation
example-ex-36 = Nommer une marchandise impossible à obtenir
example-ex-37 = La marchandise sans tuile
example-ex-38 = Ce que vous savez d’une autre main
example-ex-39 = Une transaction entre joueurs
example-ex-40 = Un plan fait de tuiles
example-ex-41 = Une manche entière

## Nombres du jeu, pour le livret

data-goods = Les cinq marchandises
data-cube-supply = Cubes de chaque marchandise
data-components = Ce que contient la boîte
data-player-setup = Ce que chacun a au départ
data-player-warehouse = L’entrepôt de chaque joueur
data-hire-slot = Coûts des ouvriers et des maîtres de vin
data-lobbyist = Le lobbyiste
data-mr-rose = M. Rosé
data-space-limits = Pions sur une case
data-full-map-rule = Remplacer sur un plan complet
data-production = La production
data-price-track = L’échelle des prix
data-market-warehouse = Les entrepôts du marché
data-trade = Acheter et vendre
data-market-good = Premiers prix et cubes du marché
data-price-update = La mise à jour des prix
data-tasting = Le taste-vin
data-tasting-tile = Tuiles taste-vin
data-money-track = La piste argent
data-end = Quand la partie se termine
data-final-sale = La vente finale
data-tie-break = Départager les égalités
data-player-count = Ce qui dépend du nombre de joueurs
data-player-trading = Commerce entre joueurs
data-map = Taille du plan
data-terrain-counts = Cases de chaque terrain
data-printed-map = Le plan imprimé
data-map-tiles = Le plan fait de tuiles
data-map-tile = Tuiles plan

## Corrections par le propriétaire d'une boîte

error-toscana-wrong-total = Dans vos données de Toscana, la table « { $table } » ne tombe pas juste : elle donne { $counted } au lieu de { $said } ; corrigez l’un des deux nombres.
error-toscana-too-few-cubes = Dans vos données de Toscana, la table « { $table } » n’a que { $count } cubes { any-good }, mais la préparation peut en demander { $least } ; donnez-en au moins autant.
error-toscana-unknown-letter = Dans vos données de Toscana, le plan de « { $table } » contient une lettre qui ne désigne aucun terrain ; n’employez que R, B, C, P, W et A.
error-toscana-ragged-map = Dans vos données de Toscana, les rangées du plan de « { $table } » ne font pas la largeur du plan ; donnez à chacune une lettre par colonne.
error-toscana-wrong-recommendations = Dans vos données de Toscana, la table « { $table } » doit recommander deux marchandises par 1, deux par -1 et une par 0 ; corrigez-la.
error-toscana-out-of-range = Dans vos données de Toscana, la table « { $table } » a un prix ou un stock de { $value }, que le marché ne peut pas montrer ; choisissez-en un qui convient.

## What the coach looks at: in a phrase, and as an aim

feature-good-prices = les cubes qui rapportent plus maintenant que plus tard
aim-good-prices = Vendez tant que les prix sont bons : ils peuvent baisser avant votre prochain commerce.
feature-stock = les cubes de votre entrepôt
aim-stock = Remplissez votre entrepôt de cubes qui se vendront bien.
feature-water = l’eau pour la prochaine production
aim-water = Procurez-vous de l’eau : sans elle, votre prochaine production ne donne rien.
feature-full-places = la place dans l’entrepôt
aim-full-places = Faites de la place dans votre entrepôt : ce qui n’y tient pas est perdu.
feature-next-harvest = la prochaine récolte
aim-next-harvest = Préparez votre prochaine production : des pièces sur les bonnes terres, et de l’eau pour elles.
feature-later-harvests = les récoltes à venir
aim-later-harvests = Bâtissez pour les manches suivantes : une pièce sur une terre chère rapporte à chaque manche.
feature-vineyards = les terres que vous tenez
aim-vineyards = Étendez-vous sur la carte : chaque case tenue peut être récoltée encore et encore.
feature-masters = les maîtres de vin sur la carte
aim-masters = Placez des maîtres de vin sur la carte : chacun produit plus de cubes qu’un ouvrier.
feature-hires-paid = les cubes qui paient vos prochaines pièces
aim-hires-paid = Réunissez les cubes que coûte votre prochain ouvrier ou maître de vin.
feature-hires = les pièces que vous pouvez encore engager
aim-hires = Engagez tant qu’il reste assez de manches pour qu’une pièce se rembourse.
feature-trade-to-come = le commerce qu’il vous reste dans cette manche
aim-trade-to-come = Gardez votre action de commerce pour le bon moment de cette manche.
feature-production-to-come = la production qu’il vous reste dans cette manche
aim-production-to-come = Gardez votre action de production pour le bon moment de cette manche.
feature-hire-to-come = l’embauche qu’il vous reste dans cette manche
aim-hire-to-come = Gardez votre action d’embauche pour le bon moment de cette manche.

## Les coups accomplis, quand le premier mot du coup n’est pas un verbe simple, ou pas le seul

deed-change-price = changé le prix { of-good } de { $step }
deed-no-deal = choisi de ne rien échanger
deed-offer-count =
    { $cubes ->
        [one] nommé { $cubes } cube
       *[other] nommé { $cubes } cubes
    }
deed-offer-price =
    { $price ->
        [0] proposé de ne rien payer
        [one] nommé un prix de { $price } pièce en tout
       *[other] nommé un prix de { $price } pièces en tout
    }
deed-place-water = posé de l’eau en { $crossroads }
deed-stop-placing = cessé de poser de l’eau et produit

## Pourquoi ce que fait un autre compte pour qui lit

matter-bought = Un stock du marché qui est vide à la mise à jour des prix fait monter son prix.
matter-placed = La case n’est plus libre.
matter-sold = Un stock du marché qui est plein à la mise à jour des prix fait baisser son prix.
