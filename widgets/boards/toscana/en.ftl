# Words on the board of Toscana. Everything that explains itself on hover is a whole sentence.

board-label = Board of Toscana: map, market and wineries
board-round = Round
board-over = End
board-round-tip = Round { $round } of { $rounds }.
board-trigger = { $count } coins end the game
board-trigger-tip = The game ends after the round in which somebody has { $count } coins or more, at the latest after round { $rounds }.
board-market = Market
board-wineries = Wineries
board-caption =
    { $row-id ->
        [opinion] Opinion
        [price] Price
        [stock] Stock
       *[bank] Bank
    }
board-good-title =
    { $good-id ->
        [red] Red
        [white] White
        [champagne] Champagne
        [rose] Rosé
       *[water] Water
    }

board-cubes =
    { $count ->
        [one] 1 cube of { $good }
       *[other] { $count } cubes of { $good }
    }

# The map
board-terrain-short =
    { $terrain-id ->
        [red] Red
        [white] White
        [champagne] Champ.
        [rose] Rosé
        [water] Water
        [abandoned] Aband.
       *[other] ?
    }
board-space = { $space }, { $terrain }
board-space-unknown = { $space }: no map tile lies here yet.
board-space-empty = { board-space }. Nobody is here.
board-space-tip =
    { board-space }. { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $piece-id ->
        [one_worker] a worker
        [two_workers] two workers
       *[wine_master] a wine master
    } here: { $count ->
        [0] even with water beside it, the space produces nothing.
        [one] with water beside it, the space produces 1 cube.
       *[other] with water beside it, the space produces { $count } cubes.
    }
board-crossroads = Crossroads between { $space }
board-crossroads-tip = { board-crossroads }: with a water cube here, your pieces on these spaces produce.
board-crossroads-water = { board-crossroads }, with a water cube: the producing player’s pieces on these spaces produce.

# The market
board-recommendation = Recommendation space of { $good }
board-recommendation-tip =
    { $sign-id ->
        [plus] A plus tile recommends { $good }: at the end of the round its price rises by 1.
        [minus] A minus tile warns of { $good }: at the end of the round its price falls by 1.
       *[empty] The recommendation space of { $good } is empty: the wine bureau leaves this price alone.
    }
board-price-tip =
    Price of { $good }: { $buy ->
        [one] 1 coin
       *[other] { $buy } coins
    } to buy, { $sell } to sell.
board-change-price = Mr Rosé can move the price of { $good } by { $step }.
board-stock = Market warehouse of { $good }
board-stock-tip =
    { board-stock }: { $count } of { $places } cubes. { $count ->
        [0] While it is empty, the price rises by 1 at the end of the round.
       *[other] { $room ->
            [0] While it is full, the price falls by 1 at the end of the round.
           *[other] A cube costs { $buy ->
                [one] 1 coin.
               *[other] { $buy } coins.
            }
        }
    }
board-bank = Bank of { $good }
board-bank-tip = The bank has { board-cubes } left.
board-person =
    { $person-id ->
        [lobbyist] Lobbyist
       *[mr_rose] Mr Rosé
    }
board-person-tip =
    { $person-id ->
        [lobbyist] The lobbyist costs { board-cubes }. He moves two recommendation tiles, one of each sign; each changes by 1 the price of the good it comes to.
       *[mr_rose] Mr Rosé costs { board-cubes }. He moves two different prices by 1 each, and lets you buy or sell one cube.
    }

# The wineries
board-winery-tip =
    { $mine ->
        [yes] Your winery.
       *[no] Winery of { $owner }.
    } { $turn ->
        [yes] { $mine ->
            [yes] It is for you to decide.
           *[no] It is for { $owner } to decide.
        }
       *[no] { "" }
    } { $first ->
        [yes] { $mine ->
            [yes] You are
           *[no] { $owner } is
        } the first player of this round.
       *[no] { "" }
    }
board-you = you
board-money-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $count ->
        [one] 1 coin.
       *[other] { $count } coins.
    } { $trigger } or more end the game after the round.
board-action =
    { $action-id ->
        [hire] Hire action
        [production] Production action
       *[trade] Trade action
    }
board-action-short =
    { $action-id ->
        [hire] Hire
        [production] Produce
       *[trade] Trade
    }
board-action-tip =
    { board-action }: { $mine ->
        [yes] you have
       *[no] { $owner } has
    } { $spent ->
        [yes] spent it in this round.
       *[no] not spent it yet in this round.
    }
board-hire-row = To hire
board-piece =
    { $piece-id ->
        [worker] Worker
       *[wine_master] Wine master
    }
board-hire-tip =
    { board-piece }: { $free ->
        [yes] free for whoever owns a cube of each good, and brings { $reward } coins.
       *[no] costs { board-cubes }.
    } { $when-id ->
        [gone] Already hired.
        [next] This is the next piece to hire.
       *[later] The pieces to the left come first.
    }
board-warehouse =
    { $mine ->
        [yes] Your { $good }
       *[no] { $owner }, { $good }
    }
board-warehouse-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { board-cubes }, with { $places } places for them.
board-tasting = Tasting tiles, stack, used
board-hand = Tasting tile { tasting-tile }
board-hand-tip =
    { board-hand }: at the tasting it moves the price of { $good } by { $step }. { $picked ->
        [yes] Chosen for this tasting.
       *[no] { "" }
    }
board-hidden-tip =
    { $picked ->
        [yes] { $owner } has chosen a tile for the tasting.
       *[no] A hidden tasting tile of { $owner }.
    } In hand and stack together: { $tiles }.
board-stack-tip =
    { $count ->
        [0] The stack of tasting tiles is used up.
        [one] One tasting tile is left in the stack.
       *[other] { $count } tasting tiles are left in the stack.
    } { $mine ->
        [yes] { $count ->
            [0] { "" }
           *[other] In unknown order: { $tiles }.
        }
       *[no] In hand and stack together: { $tiles }.
    }
board-used-tip = Tasting tiles already used: { $tiles }.

# Things looked at closely: what they are worth to whom now
worth-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
worth-stock =
    { $mine ->
        [yes] You have { board-cubes }: sold now, { worth-coins }.
       *[no] { $owner } has { board-cubes }: sold now, { worth-coins }.
    }
worth-sold = Sold now: { worth-coins }.
worth-wealth =
    { $mine ->
        [yes] You would have { worth-coins } with all cubes sold.
       *[no] { $owner } would have { worth-coins } with all cubes sold.
    }

# The parts of the board, for the map of it
board-region-map = Map
