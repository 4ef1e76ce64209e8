# Words on the board of Grand Cru. Everything that explains itself on hover is a whole sentence.

board-label = Board of Grand Cru: auctions, demand, festival, loans and estates

# Numbers in sentences
board-francs-price =
    { $price ->
        [one] 1 franc
       *[other] { $price } francs
    }
board-francs-cost =
    { $cost ->
        [one] 1 franc
       *[other] { $cost } francs
    }
board-francs-amount =
    { $amount ->
        [one] 1 franc
       *[other] { $amount } francs
    }
board-francs-interest =
    { $interest ->
        [one] 1 franc
       *[other] { $interest } francs
    }
board-some-points =
    { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }

# Names
board-variety = { $variety }
board-tile =
    { $tile-id ->
        [gamay] Gamay
        [syrah] Syrah
        [merlot] Merlot
        [cabernet] Cabernet
        [pinot] Pinot Noir
        [aoc] AOC
        [blending] Blending
        [harvest_hand] Harvest Hand
        [bulk_buyer] Bulk Buyer
        [good_vintage] Good Vintage
        [rich_harvest] Rich Harvest
        [maturing] Maturing
       *[advertising] Advertising
    }
board-short =
    { $improvement-id ->
        [aoc] AOC
        [blending] Blending
        [harvest_hand] Hand
        [bulk_buyer] Bulk
        [good_vintage] Vintage
        [rich_harvest] Rich
        [maturing] Maturing
       *[advertising] Advert.
    }
board-effect =
    { $improvement-id ->
        [aoc] AOC, with a sale: { board-francs-amount } more for each cube sold.
        [blending] Blending: in one barrel, all cubes of a variety turn into another variety that is there too.
        [harvest_hand] Harvest Hand, with a harvest: take { $amount } cubes off your vines for { board-francs-cost } in all.
        [bulk_buyer] Bulk Buyer, with a sale: make { $amount } sales one after the other.
        [good_vintage] Good Vintage: sell { $amount ->
            [one] one mature cube
           *[other] { $amount } mature cubes
        } at the highest price of the variety; demand stays as it is.
        [rich_harvest] Rich Harvest, with a harvest: the supply adds { $amount ->
            [one] one cube
           *[other] { $amount } cubes
        } of the same variety for the same { board-francs-cost }.
        [maturing] Maturing: all cubes of a variety in one barrel move one barrel to the right.
       *[advertising] Advertising: raise demand by up to { $amount } spaces in all.
    }

# Year, turns and actions
board-year = Year { $year }
board-phase =
    { $phase-id ->
        [start] Set-up
        [actions] Phase I: action rounds
        [last] Phase I: last lap
        [tiles] Phase II: new tiles
        [festival] Phase II: festival
        [loans] Phase II: loans
       *[over] End of the game
    }
board-year-tip =
    Year { $year }. { $phase-id ->
        [start] Everybody chooses loans to begin with.
        [actions] Phase I: in turn, everybody carries out one action or passes.
        [last] The last lap: whoever is asked now has one more action this year.
        [tiles] Phase II: new tiles come into the display.
        [festival] Phase II: at the festival, prestige buys special actions.
        [loans] Phase II: everybody may take new loans or repay some.
       *[over] The game is over.
    } The game ends with the year in which somebody has repaid the last loan or goes bankrupt.
board-counter-tip =
    Turn track: the counter is on space { $space } of { $most }. { $last ->
        [yes] It is the last space: whoever takes the last cube off the vines now ends Phase I.
       *[no] It moves on whenever the start player’s turn comes; before the last space, nobody may take the last cube off the vines.
    }
board-act =
    { $act-id ->
        [first_bid] First bid
        [overbid] Overbid
        [acquire] Acquire
        [buy] Buy
        [raise_demand] Demand
        [harvest] Harvest
        [sell] Sell
        [improvement] Improve
       *[pass] Pass
    }
board-act-name =
    { $act-id ->
        [improvement] Use an improvement
        [pass] Pass
       *[other] { $action }
    }
board-act-tip =
    { $act-id ->
        [first_bid] { board-act-name }: put a tile of the display up for auction, for { $least } to { $most } francs.
        [overbid] { board-act-name }: in a column, bid more than another player, at most { $most } francs.
        [acquire] { board-act-name }: pay the price of your own bid and take the tile.
        [buy] { board-act-name }: for { board-francs-price }, take any tile of the display or of an auction column.
        [raise_demand] { board-act-name }: move the demand marker of one variety one space up.
        [harvest] { board-act-name }: for { board-francs-cost }, take a cube off your vines into barrel { $barrel }.
        [sell] { board-act-name }: sell mature cubes of one variety from one barrel; its demand then falls by one space.
        [improvement] { board-act-name }: turn over one of your improvement tiles, alone or with the harvest or sale it belongs to.
       *[pass] { board-act-name }: no more actions in this phase of the year; at the festival, no more special actions.
    }

# Display and auctions
board-display = Display
board-auctions = Auctions
board-pile =
    { $pile-id ->
        [draw_pile] Draw pile
       *[discard_pile] Discards
    }
board-some-tiles = { $count } { $tile }
board-pile-tip =
    { $pile-id ->
        [draw_pile] The draw pile has { $count ->
            [0] no tile left.
            [one] 1 tile left: { $parts }.
           *[other] { $count } tiles left, in an order that nobody knows: { $parts }.
        }
       *[discard_pile] The discard pile has { $count ->
            [0] no tile yet.
            [one] 1 tile: { $parts }.
           *[other] { $count } tiles: { $parts }.
        }
    }
board-display-tip =
    { $count ->
        [0] { $vine ->
            [yes] No { $tile } vine is
           *[no] No { $tile } tile is
        } in the display now.
        [one] { $vine ->
            [yes] 1 { $tile } vine is
           *[no] 1 { $tile } tile is
        } in the display: to be had by auction from { $least }, or at once for { board-francs-price }.
       *[other] { $vine ->
            [yes] { $count } { $tile } vines are
           *[no] { $count } { $tile } tiles are
        } in the display: to be had by auction from { $least }, or at once for { board-francs-price }.
    }
board-column = Auction column { $column }
board-column-unused = With { $count } players, auction column { $column } is not used.
board-column-free = { board-column } is free.
board-column-tip =
    { board-column }, { $tile } { $vine ->
        [yes] vine
       *[no] tile
    }: { $mine ->
        [yes] your bid is
       *[no] { $owner } bids
    } { $bid ->
        [one] 1 franc.
       *[other] { $bid } francs.
    } Anybody may buy it away for { board-francs-price }.
board-bid = Column { $column }, { board-francs-price }
board-bid-tip =
    { $used ->
        [yes] { $direct ->
            [yes] Column { $column }: { board-francs-price } is no bid but the price of a direct purchase.
           *[no] A bid of { board-francs-price } in column { $column }.
        }
       *[no] Column { $column } is not used in this game.
    }

# Demand
board-demand = Demand
board-caption =
    { $row-id ->
        [price] Price
       *[supply] Supply
    }
board-demand-tip = { $variety }: the market pays { board-francs-price } for a cube now (space { $space } of { $most }), and { $high } on the highest space.
board-shift =
    Demand for { $variety }, { $up ->
        [yes] one space up
       *[no] one space down
    }
board-shift-tip =
    { $up ->
        [yes] { $end ->
            [yes] The demand for { $variety } is as high as it can be.
           *[no] One space up, a cube of { $variety } brings { board-francs-price }.
        }
       *[no] { $end ->
            [yes] The demand for { $variety } is as low as it can be.
           *[no] One space down, as after a sale, a cube of { $variety } brings { board-francs-price }.
        }
    }
board-supply-tip =
    { $count ->
        [0] The supply has no cube of { $variety } left.
        [one] The supply has 1 cube of { $variety } left.
       *[other] The supply has { $count } cubes of { $variety } left.
    }

# Festival, prestige and loans
board-festival = Festival
board-festival-note = Special actions for prestige
board-special =
    { $kind-id ->
        [start_player] Start player
        [late_harvest] Late harvest
        [extra_delivery] Extra delivery
        [grape_juice] Grape juice
        [primeur] Primeur
        [rebuilding] Rebuilding
        [demand] Demand +{ $amount }
       *[money] { board-francs-amount }
    }
board-special-tip =
    { $kind-id ->
        [start_player] Start player: take the start-player figure.
        [late_harvest] Late harvest: harvest one cube for { board-francs-cost }, even the last one.
        [extra_delivery] Extra delivery: sell mature wine once more; it does not count for prestige.
        [grape_juice] Grape juice: give up all cubes on your vines, for { $juice ->
            [one] 1 franc
           *[other] { $juice } francs
        } each.
        [primeur] Primeur: sell young wine, for { $discount ->
            [one] 1 franc
           *[other] { $discount } francs
        } less a cube for each year that it lacks.
        [rebuilding] Rebuilding: exchange one of your vines for another variety from the draw pile or the discard pile.
        [demand] Raise demand by up to { $amount ->
            [one] 1 space.
           *[other] { $amount } spaces in all.
        }
       *[money] Take { board-francs-amount } from the bank.
    } It costs { board-some-points }.
board-special-taken =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } taken it at this festival.
board-prestige = Prestige
board-prestige-tip =
    { $beyond ->
        [yes] { $points } prestige points or more:
       *[no] { board-some-points }:
    } { $count ->
        [0] nobody.
       *[other] { $player }.
    }
board-loans = Loans
board-interest = on the right: interest due each year
board-loan =
    { $loans ->
        [0] no loan
        [one] 1 loan
       *[other] { $loans } loans
    }
board-loan-tip =
    { $loans ->
        [0] No loan, no interest; whoever gets here ends the game with this year:
       *[other] { board-loan }, with { board-francs-interest } of interest at the end of the year:
    } { $count ->
        [0] nobody.
       *[other] { $player }.
    }

# Estates
board-estates = Estates
board-part =
    { $part-id ->
        [vines] Vines
        [cellar] Cellar: one barrel on each year
        [cask] Sold
       *[improvements] Improvements
    }
board-you = you
board-status =
    { $status-id ->
        [bankrupt] bankrupt
        [passed] passed
       *[chosen] chosen
    }
board-estate = { $owner }
board-estate-tip =
    { $mine ->
        [yes] Your estate.
       *[no] Estate of { $owner }.
    } { $turn ->
        [yes] { $mine ->
            [yes] It is for you to decide.
           *[no] It is for { $owner } to decide.
        }
       *[no] { "" }
    } { $figure-id ->
        [start] { $mine ->
            [yes] You are
           *[no] { $owner } is
        } start player.
        [heir] { $mine ->
            [yes] You will be
           *[no] { $owner } will be
        } start player in the new year.
       *[none] { "" }
    } { $status-id ->
        [bankrupt] { $mine ->
            [yes] You are bankrupt and have lost.
           *[no] { $owner } is bankrupt and has lost.
        }
        [passed] { $mine ->
            [yes] You have passed.
           *[no] { $owner } has passed.
        }
        [chosen] { $mine ->
            [yes] You have chosen your starting loans.
           *[no] { $owner } has chosen the starting loans in secret.
        }
       *[none] { "" }
    }
board-money-tip =
    { $known ->
        [yes] { $mine ->
            [yes] You have
           *[no] { $owner } has
        } { $count ->
            [one] 1 franc.
           *[other] { $count } francs.
        }
       *[no] { $owner } keeps the money hidden.
    }
board-prestige-of =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { board-some-points } to spend at the festival.
board-loans-of =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { board-loan }, with { board-francs-interest } of interest at the end of the year.
board-pawns-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $count } of { $most } action pawns free for bids and special actions.
board-spaces-tip =
    { $mine ->
        [yes] Your vines and improvements take
       *[no] Vines and improvements of { $owner } take
    } { $count } of { $most } spaces in the vineyard.
board-cask-tip =
    Sales cask { $mine ->
        [yes] (yours)
       *[no] of { $owner }
    }: what has been sold this year, until it is evaluated for prestige.
board-vines = { $variety } vines
board-vines-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $count ->
        [0] no { $variety } vine.
        [one] { $cubes ->
            [0] 1 { $variety } vine, without a cube.
           *[other] 1 { $variety } vine, with its cube.
        }
       *[other] { $count } { $variety } vines, with { $cubes ->
            [0] no cube on them.
            [one] 1 cube on them.
           *[other] { $cubes } cubes on them.
        }
    }
board-wine = Barrel { $barrel }, { $variety }
board-cubes =
    { $count ->
        [one] 1 cube of { $variety }
       *[other] { $count } cubes of { $variety }
    }
board-wine-tip =
    Barrel { $barrel }: { $state-id ->
        [empty] no { $variety }. It is mature in barrels { $first } to { $last }.
        [young] { board-cubes }, mature in { $years ->
            [one] 1 year
           *[other] { $years } years
        } (in barrels { $first } to { $last }).
        [mature] { board-cubes }, mature: { board-francs-price } each now. Too old after barrel { $last }.
       *[last] { board-cubes }, mature: { board-francs-price } each now. Too old and lost at the end of this year.
    }
board-barrel-tip = Barrel { $barrel }: { $parts } can be sold from it.
board-sold-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $count ->
        [0] no { $variety }
       *[other] { board-cubes }
    } in the sales cask. At the end of the year, the most { $variety } there brings { $most } prestige points, the second most { $second }.
board-improvement = { $improvement }
board-improvement-tip =
    { $mine ->
        [yes] You have
       *[no] { $owner } has
    } { $count ->
        [0] none.
        [one] { $ready ->
            [0] one, used already this year.
           *[other] one, ready.
        }
       *[other] { $count }, of which { $ready } ready.
    }

# Things looked at closely: what they cost, and what they are worth to whom now
cost-tile = By auction from { $least }, or at once for { board-francs-price }.
cost-festival = { board-some-points }, and an action pawn.
worth-cube = A cube brings { board-francs-amount } now.
worth-mature =
    { $mine ->
        [yes] You have { $count ->
            [0] none of it to sell.
            [one] { $count } mature cube: { board-francs-amount } now.
           *[other] { $count } mature cubes: up to { board-francs-amount } now.
        }
       *[no] { $owner } has { $count ->
            [0] none of it to sell.
            [one] { $count } mature cube: { board-francs-amount } now.
           *[other] { $count } mature cubes: up to { board-francs-amount } now.
        }
    }
worth-growers =
    { $count ->
        [0] Nobody grows it.
       *[other] Grown by { $player }.
    }
worth-owners =
    { $count ->
        [0] Nobody has one.
       *[other] Owned by { $player }.
    }
worth-prestige =
    { $mine ->
        [yes] You have { board-some-points }.
       *[no] { $owner } has { board-some-points }.
    }
worth-debts =
    { $mine ->
        [yes] Your loans: { $count }, with { board-francs-interest } of interest.
       *[no] Loans of { $owner }: { $count }, with { board-francs-interest } of interest.
    }

# The parts of the board, for the map of it
board-region-year = Year and actions
board-region-tracks = Prestige and loans
