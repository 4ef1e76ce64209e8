# Words on the board of Dom Pierre. Everything that explains itself on hover is a whole sentence.

board-label = Board of Dom Pierre: vineyard, village, roads and markets, objectives, prestige and the players’ boards
board-reconstructed = reconstructed numbers
board-you = you

# Names
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
       *[west] W
    }
board-action =
    { $column-id ->
        [vineyard] Vineyard
        [cellar] Cellar
        [village] Village
        [logistics] Logistics
        [sales] Sales
       *[objectives] Object.
    }
board-card = { $card }
board-objective = { $objective }
board-token = { $token }
board-accessory = { $accessory }
board-champagne = { a-champagne }
board-bonus = { what-bonus }
board-reward =
    { $bonus-id ->
        [grey_accessory] grey { $item }
        [harvest_tile] { $item } { $value }
        [modifier] +{ $value } for a press
        [coins] { $value } Fr
        [flag_token] flag { $item }
        [vp] { $value } VP
       *[move_worker] { $value ->
            [one] move a worker
           *[other] move { $value } workers
        }
    }
board-harvest = { $variety } { $value }
board-modifier = a +{ $value } modifier
board-coloured =
    { $colour-id ->
        [grey] { grey-accessory }
       *[blue] { blue-accessory }
    }

# The bar
board-round =
    { $phase-id ->
        [setup] Dom Pierre
        [draft] Dom Pierre
       *[other] Round { $round }
    }
board-phase =
    { $phase-id ->
        [setup] Set-up
        [draft] Vintage draft
        [rounds] { $fast ->
            [yes] Fast variant
           *[no] Standard game
        }
        [ending] One more to come
        [last] Last round
       *[over] End of the game
    }
board-round-tip =
    { $phase-id ->
        [setup] The game is being set up.
        [draft] Everybody chooses vintage tokens before the first round.
        [rounds] Round { $round }. In each round everybody moves one disc; when the end track is full, one more round follows this one.
        [ending] Round { $round }. The end track is full: this round is finished, and one more follows.
        [last] Round { $round } is the last one.
       *[over] The game is over after { $round } rounds.
    }
board-end-tip =
    End track: { $discs ->
        [0] no disc has
        [one] 1 disc has
       *[other] { $discs } discs have
    } arrived. { $full ->
        [yes] It is full: further discs score nothing.
       *[no] A disc that leaves its winery scores { $points } VP; when all { $spaces } spaces are filled, the round is finished and { $rounds ->
            [one] one more is
           *[other] { $rounds } more are
        } played.
    }
board-turn =
    { $asked-id ->
        [nobody] { "" }
        [choose] Which disc?
        [vineyard] Vineyard
        [cellar] Cellar
        [village] Village
        [logistics] Logistics
        [sales] Sales
       *[objectives] Objectives
    }
board-left =
    { $strength ->
        [one] once
       *[other] { $strength } times
    }
board-no-turn-tip = Nobody has a turn now.
board-turn-tip =
    { $mine ->
        [yes] It is your turn.
       *[no] It is { $owner }’s turn.
    } { $column-id ->
        [none] No disc has been moved yet.
       *[other] The action is { $column }{ $strength ->
            [0] .
            [one] , which can still be done once.
           *[other] , which can still be done { $strength } times.
        }{ $vintage ->
            [yes] { " " }Its vintage effect is still to be had.
           *[no] { "" }
        }
    }
board-gained = token just gained
board-gained-tip = The prestige token that was just gained lies here: it is used at once or kept.
board-lifted-tip =
    { $count ->
        [one] 1 worker is in hand and waits for a place.
       *[other] { $count } workers are in hand and wait for a place.
    }
board-hand-tip =
    { $kind-id ->
        [bunch] A bunch of { $variety } has been drawn and is to be placed.
       *[tile] The harvest tile { $variety } { $value } is to go into a press.
    }
board-free = Free action
board-free-tip =
    { $free ->
        [yes] The free action of this turn is still to be had:
       *[no] There is no free action to be had now. There are four of them, one in a turn:
    } sell champagne locally for { $coins } Fr a tile, buy prestige for { $price } Fr, score an objective, or pop the cork.
board-go-on =
    { $way-id ->
        [end] End the turn
        [close] Close the sale
        [no_helper] As it is
        [stay] Move nobody
        [leave] Claim nothing
        [keep] Keep it
        [done] That is all
       *[none] Go on
    }
board-go-on-tip =
    { $way-id ->
        [end] Click here to end the turn.
        [close] Click here to close the sale at its present value.
        [no_helper] Click here to take the tile as it is, without a worker’s help.
        [stay] Click here to move no worker.
        [leave] Click here to leave the tokens where they are.
        [keep] Click here to keep the token for later.
        [done] Click here to do no more.
       *[none] The question asked now has to be answered with something else.
    }

# The vineyard
board-vineyard = Vineyard
board-bag = { $variety } in the bag
board-bag-tip =
    { $count ->
        [0] No { $variety } is left among the
        [one] 1 bunch of { $variety } is left among the
       *[other] { $count } bunches of { $variety } are left among the
    } { $bunches ->
        [one] 1 bunch
       *[other] { $bunches } bunches
    } in the bag.
board-cell = { the-cell }
board-cell-tip =
    Row { $row }, column { $column }: { $variety-id ->
        [none] { $extra-id ->
            [none] no bunch yet.
           *[other] the { $extra } goes to whoever plants here.
        }
       *[other] { $variety }{ $worker ->
            [yes] { $mine ->
                [yes] , with your worker.
               *[no] , with a worker of { $owner }.
            }
           *[no] .
        }
    }
board-supply = supply of { $variety }
board-tiles-of = { $count } of value { $value }
board-supply-tip = Harvest tiles of { $variety } in the supply: { $parts }.

# The village
board-village = Village
board-taken-tip =
    { $taken ->
        [yes] { " " }This benefit has been taken in this action.
       *[no] { "" }
    }
board-tile-stack = stack { $stack } of harvest tiles
board-tile-stack-tip =
    { $count ->
        [0] Stack { $stack } of harvest tiles is empty.
        [one] Stack { $stack } of harvest tiles: one is left, { $known ->
            [yes] { $variety } { $value }.
           *[no] still covered.
        }
       *[other] Stack { $stack } of { $count } harvest tiles: { $known ->
            [yes] on top lies { $variety } { $value }.
           *[no] the next one is being uncovered.
        }
    }{ board-taken-tip }
board-accessory-stack = stack { $stack } of blue accessories
board-accessory-stack-tip =
    { $count ->
        [0] Stack { $stack } of blue accessories is empty.
        [one] Stack { $stack } of blue accessories: one is left, { $known ->
            [yes] a { $accessory }, worth { $value } in a sale.
           *[no] still covered.
        }
       *[other] Stack { $stack } of { $count } blue accessories: { $known ->
            [yes] on top lies a { $accessory }, worth { $value } in a sale.
           *[no] the next one is being uncovered.
        }
    }{ board-taken-tip }
board-champagne-benefit = champagne for points
board-champagne-benefit-tip = Give away one champagne tile for { $points } VP, or two for { $most } VP; kind and value do not matter.{ board-taken-tip }
board-bonus-benefit = bonuses of the offer
board-bonus-benefit-tip =
    Take { $count ->
        [one] 1 bonus
       *[other] { $count } different bonuses
    } from the cards of the objective offer; the cards stay.{ board-taken-tip }
board-some-accessories = { $count } { $accessory }
board-some-flags = { $count } { $flag }
board-others-tip = Supply of grey accessories: { $parts }. Flags: { $flags }. { $count ->
        [0] No blue accessory is discarded.
       *[other] Discarded blue accessories: { $discarded }.
    }

# Roads and markets
board-roads = Roads
board-road = { $road }
board-road-tip = The { $road }: a worker goes to the nearest empty space, counted from the village on the left.
board-section-tip = Whoever’s farthest worker on the { $road } stands in this section adds { $bonus } to a sale; workers brought home from it earn { $coins } Fr.
board-space = space { $space } of the { $road }
board-space-tip =
    Space { $space } of the { $road }: { $who-id ->
        [nobody] empty.
        [neutral] a neutral worker blocks it.
        [mine] your worker.
       *[other] a worker of { $owner }.
    }
board-market = market of the { $road }
board-no-card = no card left
board-no-card-tip = The deck of the { $road } is empty: there is no market here.
board-press-price =
    { $refused ->
        [yes] none from the { $press }
       *[no] +{ $bonus } for the { $press }
    }
board-card-tip =
    { $card } takes { $accepts-id ->
        [bottle] bottles only
        [barrel] barrels only
       *[either] bottles and barrels
    }: { $presses }. { $count ->
        [0] No accessory helps here.
       *[other] Accessories that help: { $goods }.
    }{ $crowns ->
        [0] { "" }
        [one] { " " }The card has a crown.
       *[other] { " " }The card has { $crowns } crowns.
    }{ $flag-id ->
        [none] { "" }
       *[other] { " " }It shows the flag { $flag }.
    }
board-reims-tip =
    The permanent market of the { $road } gives no card and is { $open ->
        [yes] open now.
       *[no] closed while that deck has cards.
    } { $card }
board-deck = deck of the { $road }
board-deck-tip =
    The deck of the { $road } has { $count ->
        [0] no card left.
        [one] 1 card left, the one in play.
       *[other] { $count } cards left, the one in play included.
    }{ $known ->
        [0] { "" }
       *[other] { " " }Put under it in the open: { $cards }.
    }
board-ratio-part = { $points } VP from a value of { $value } on
board-ratio-tip = Sales on the { $road }: { $parts }. From { $prestige } on, a sale also brings prestige.
board-no-ratio-tip = No ratio tile lies here yet.

# Objectives
board-offer = Objectives
board-pile =
    { $pile-id ->
        [deck] Deck
       *[discard] Discards
    }
board-pile-tip =
    { $pile-id ->
        [deck] { $count ->
            [0] The deck of objectives is empty; the next card comes from the shuffled discards.
            [one] The deck of objectives has 1 card.
           *[other] The deck of objectives has { $count } cards.
        }
       *[discard] { $count ->
            [0] No objective card has been discarded.
            [one] 1 objective card has been discarded.
           *[other] { $count } objective cards have been discarded.
        }
    }
board-no-aims = Objective cards you keep will lie here.
board-mixed = Several things
board-subject =
    { $metric-id ->
        [market_cards] { $what-id ->
            [north] Cards of the north
            [east] Cards of the east
            [south] Cards of the south
           *[west] Cards of the west
        }
        [deck_sets] Sets of cards { $what }
        [distinct_decks] Different decks
        [flags] { $what-id ->
            [usa] Flags of the USA
           *[russia] Flags of Russia
        }
        [flag_pairs] Pairs of flags
        [flags_total] Flags in all
        [crowns] Crowns
        [cards_accepting] { $what-id ->
            [bottle] Cards for bottles
            [barrel] Cards for barrels
           *[either] Order forms
        }
        [accept_sets] Cards of all 3 kinds
        [champagne_tiles] { $what-id ->
            [bottle] Bottles
            [barrel] Barrels
           *[any] Champagne tiles
        }
        [champagne_at_least] A champagne of
        [champagne_total_value] Value of champagne
        [champagne_pairs] Bottle with barrel
        [full_presses] Presses with all 3
        [presses_with_variety] { $what-id ->
            [chardonnay] With Chardonnay
            [pinot_meunier] With Pinot Meunier
           *[pinot_noir] With Pinot Noir
        }
        [harvest_total_value] Value of harvest
        [workers_on_one_road] Workers on a road
        [roads_with_worker] Roads with a worker
        [roads_with_worker_in_last_section] Roads to the end
        [workers_in_vineyard] Workers on vines
        [workers_in_presses] Workers at presses
        [workers_deployed] Workers at work
        [vineyard_variety_sets] Workers on all 3
        [coins] Francs
        [accessories_total] Accessories
        [accessory_types] Accessory types
        [accessory_pairs] Grey with blue
        [prestige_level] Prestige level
        [discs_finished] Finished discs
       *[discs_at_or_above] Discs on row { $what }+
    }
board-need =
    { $metric-id ->
        [market_cards] { $count } market cards of the { $what-id ->
            [north] north
            [east] east
            [south] south
           *[west] west
        }
        [deck_sets] { $count } market { $count ->
            [one] card
           *[other] cards
        } of each of { $what }
        [distinct_decks] market cards of { $count } decks
        [flags] { $count } flags of { $what-id ->
            [usa] the USA
           *[russia] Russia
        }
        [flag_pairs] { $count } { $count ->
            [one] flag
           *[other] flags
        } of each country
        [flags_total] { $count } flags
        [crowns] { $count } crowns
        [cards_accepting] { $count } { $what-id ->
            [bottle] cards that take bottles only
            [barrel] cards that take barrels only
           *[either] order forms
        }
        [accept_sets] { $count } { $count ->
            [one] card
           *[other] cards
        } of each kind (bottle, barrel, order form)
        [champagne_tiles] { $count } { $what-id ->
            [bottle] bottles
            [barrel] barrels
           *[any] champagne tiles
        } in the presses
        [champagne_at_least] { $count } champagne of { $what } or more
        [champagne_total_value] champagne worth { $count } together
        [champagne_pairs] { $count } bottles and { $count } barrels
        [full_presses] { $count } { $count ->
            [one] press
           *[other] presses
        } with all three varieties
        [presses_with_variety] { $count } presses with { $what-id ->
            [chardonnay] Chardonnay
            [pinot_meunier] Pinot Meunier
           *[pinot_noir] Pinot Noir
        }
        [harvest_total_value] harvest tiles worth { $count } together
        [workers_on_one_road] { $count } workers on one road
        [roads_with_worker] a worker on { $count } roads
        [roads_with_worker_in_last_section] a worker in the last section of { $count } { $count ->
            [one] road
           *[other] roads
        }
        [workers_in_vineyard] { $count } workers in the vineyard
        [workers_in_presses] { $count } workers in the press area
        [workers_deployed] { $count } workers on roads, bunches and at the presses
        [vineyard_variety_sets] { $count } { $count ->
            [one] worker
           *[other] workers
        } on each variety
        [coins] { $count } Fr
        [accessories_total] { $count } accessories
        [accessory_types] { $count } types of accessories
        [accessory_pairs] { $count } { $count ->
            [one] type
           *[other] types
        } of accessories in both colours
        [prestige_level] prestige level { $count }
        [discs_finished] { $count } finished { $count ->
            [one] disc
           *[other] discs
        }
       *[discs_at_or_above] { $count } discs on row { $what } or higher
    }
board-condition = { $points } VP for { $needs }
board-objective-tip = { $objective }: { $conditions }. Its bonus: { $reward }.
board-aim-tip =
    { $scored ->
        [yes] { $mine ->
            [yes] You have scored this card.
           *[no] { $owner } has scored this card.
        }
       *[no] { $mine ->
            [yes] The card is yours and still to be scored.
           *[no] The card is { $owner }’s and still to be scored.
        }
    }

# Prestige
board-prestige = Prestige
board-level = prestige level { $level }
board-level-tip =
    Prestige level { $level }: at the end { $points } VP, and { $worth } VP for each crown. { $count ->
        [0] Nobody is here.
       *[other] Here: { $player }.
    }
board-flute-tip =
    { $token }: { what-token }. { $count ->
        [0] None lies face up on the flute.
        [one] It lies face up on the flute.
       *[other] { $count } of them lie face up on the flute.
    }
board-face-down = face-down token
board-down = { $count } hidden
board-some-unseen = { $count } { $token }
board-down-tip =
    { $count ->
        [0] No token lies face down on the flute.
        [one] 1 token lies face down on the flute.
       *[other] { $count } tokens lie face down on the flute.
    }{ $boxed ->
        [0] { "" }
        [one] { " " }1 lies unseen in the box.
       *[other] { " " }{ $boxed } lie unseen in the box.
    } Nobody has seen: { $parts }.

# The players' boards
board-maison-tip =
    { $mine ->
        [yes] Your Maison.
       *[no] The Maison of { $owner }.
    }{ $first ->
        [yes] { " " }{ $mine ->
            [yes] You are first player.
           *[no] { $owner } is first player.
        }
       *[no] { "" }
    }{ $turn ->
        [yes] { " " }{ $mine ->
            [yes] It is for you to decide.
           *[no] It is for { $owner } to decide.
        }
       *[no] { "" }
    }
board-has-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $what-id ->
        [coins] { $count } Fr.
        [points] { $count } VP so far; prestige and crowns are added at the end.{ $more ->
            [0] { "" }
           *[other] { " " }On a table, tokens count { $more } of them, and the score track the rest.
        }
        [level] prestige level { $count }, worth { $more } VP at the end.
       *[crowns] { $count ->
            [one] 1 crown
           *[other] { $count } crowns
        }, worth { $more } VP each at this prestige level.
    }
board-start = start card
board-start-tip =
    { $dealt ->
        [yes] { $corked ->
            [yes] Start card, face up: worth { $crowns ->
                [one] 1 crown
               *[other] { $crowns } crowns
            } at the end. As a free action it can be turned over to move a disc up without its action.
           *[no] Start card, face down: the cork is popped.
        }
       *[no] No start card has been dealt yet.
    }
board-side =
    { $fast ->
        [yes] Side B
       *[no] Side A
    }
board-row-tip =
    Row { $row }: { $strength ->
        [0] discs start here.
        [one] an action is done once.
       *[other] an action is done up to { $strength } times.
    } { $lowest ->
        [yes] The lowest disc stands here, so that paid actions cost { $cost } Fr now.
       *[no] While the lowest disc stands here, paid actions cost { $cost } Fr.
    }
board-column = { $column }
board-column-tip =
    { $column }: { $state-id ->
        [gone] the disc has left the winery.
        [top] the disc stands on the top row and leaves it at the end of the turn.
       *[free] the disc stands on row { $row }. One row up, the action has strength { $strength } and { $paid ->
            [yes] costs { $coins } Fr.
           *[no] costs nothing.
        }
    }
board-vintage = vintage space { $column }
board-vintage-tip =
    Vintage space of { $column }: { $token-id ->
        [vintage] its vintage token works whenever the action is performed. { $column-id ->
            [vineyard] One tile may count the bunch just placed too.
            [cellar] In one press, every barrel is worth more.
            [village] One worker may be moved to another zone.
            [logistics] One worker may skip an empty space of a road.
            [sales] The top card of one market may be put under its deck.
           *[objectives] As many cards as the strength are added to the offer first.
        }
        [force] a force token makes the action stronger.
        [dealt] a token of this action is in hand.
       *[none] empty.
    }
board-waiting =
    { $kind-id ->
        [vintage] waiting vintage token
       *[force] waiting force token
    }
board-waiting-tip =
    { $there ->
        [yes] { $kind-id ->
            [vintage] A vintage token { $column } waits here: it may be claimed once all discs are on row { $row } or higher.
           *[force] A force token waits here: once all discs are on row { $row } or higher, it adds { $strength } to the strength of one column.
        }
       *[no] { $kind-id ->
            [vintage] No vintage token waits here.
           *[force] No force token waits here.
        }
    }
board-draft = Vintage tokens in hand
board-draft-tip =
    A vintage token { $column } is in hand{ $picked ->
        [yes] { " " }and has been chosen.
       *[no] .
    }
board-draft-back-tip = A vintage token that only { $owner } can see.
board-press = { $press }
board-press-tip =
    The { $press }: its first { $vessel } is worth { $bonus } more. { $count ->
        [0] It holds no harvest.
       *[other] It holds { $parts }, { $base } together.
    }
board-champagne-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { a-champagne } in the { $press }.{ $more ->
        [0] { "" }
       *[other] { " " }No tile shows this value: on a table it is the tile of { $printed } with modifiers of { $more } together.
    }
board-zone = { $zone }
board-zone-tip =
    { $mine ->
        [yes] Your { $zone }:
       *[no] The { $zone } of { $owner }:
    } { $count ->
        [0] no worker.
        [one] 1 worker.
       *[other] { $count } workers.
    } { $zone-id ->
        [reserve] Whoever returns workers puts them here.
        [house] From here, LOGISTICS lifts workers for free.
       *[presses] A worker from here pays for the first barrel of an action.
    }
board-accessory-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $count ->
        [0] no { $colour } { $accessory }.
        [one] 1 { $colour } { $accessory }.
       *[other] { $count } of the { $colour } { $accessory }.
    } Each adds { $value } to a sale whose card shows it.
board-some-cards = { $count } from the { $road }
board-some-kinds =
    { $accepts-id ->
        [bottle] { $count } for bottles
        [barrel] { $count } for barrels
       *[either] { $count } for both
    }
board-cards-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $count ->
        [0] no market card.
        [one] 1 market card: { $decks }; { $kinds }.
       *[other] { $count } market cards: { $decks }; { $kinds }.
    } Flags on cards and tokens: { $flags }.
board-kept-tip =
    { $mine ->
        [yes] You keep
       *[no] { $owner } keeps
    } { $count ->
        [one] 1
       *[other] { $count }
    } { $token }: { what-token }.

# Things looked at closely: what they are worth to whom now
worth-coins =
    { $mine ->
        [yes] You have { $amount } Fr.
       *[no] { $owner } has { $amount } Fr.
    }
worth-level =
    { $mine ->
        [yes] Your prestige level: { $level }.
       *[no] Prestige level of { $owner }: { $level }.
    }
worth-road =
    { $mine ->
        [yes] { $count ->
            [0] You have no worker on this road.
           *[other] Your farthest worker on this road is on space { $space }.
        }
       *[no] { $count ->
            [0] { $owner } has no worker on this road.
           *[other] The farthest worker of { $owner } on this road is on space { $space }.
        }
    }
worth-champagne =
    { $mine ->
        [yes] { $count ->
            [0] You have no champagne to sell.
            [one] You have { $count } champagne tile to sell.
           *[other] You have { $count } champagne tiles to sell.
        }
       *[no] { $count ->
            [0] { $owner } has no champagne to sell.
            [one] { $owner } has { $count } champagne tile to sell.
           *[other] { $owner } has { $count } champagne tiles to sell.
        }
    }

# The parts of the board, for the map of it
board-region-bar = Round and actions
