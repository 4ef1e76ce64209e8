## The game

game-title = Grand Cru
game-tagline = Build a vineyard on borrowed money, let your wine mature, and pay your debts in time.
game-about = You start a wine estate with nothing but loans. Year after year you bid for vines and improvements, harvest, age your wine in the cellar and sell it while the demand lasts; good sales bring prestige, which you spend at the festival. As soon as somebody is free of loans, or bankrupt, the game ends, and whoever is richest wins.

## Names

variety-gamay = Gamay
variety-syrah = Syrah
variety-merlot = Merlot
variety-cabernet = Cabernet Sauvignon
variety-pinot = Pinot Noir

improvement-aoc = AOC
improvement-blending = Blending
improvement-harvest-hand = Harvest Hand
improvement-bulk-buyer = Bulk Buyer
improvement-good-vintage = Good Vintage
improvement-rich-harvest = Rich Harvest
improvement-maturing = Maturing
improvement-advertising = Advertising

tile-gamay = Gamay
tile-syrah = Syrah
tile-merlot = Merlot
tile-cabernet = Cabernet Sauvignon
tile-pinot = Pinot Noir
tile-aoc = AOC
tile-blending = Blending
tile-harvest-hand = Harvest Hand
tile-bulk-buyer = Bulk Buyer
tile-good-vintage = Good Vintage
tile-rich-harvest = Rich Harvest
tile-maturing = Maturing
tile-advertising = Advertising

action-first-bid = Make a first bid
action-overbid = Overbid
action-acquire = Acquire a tile
action-buy = Buy a tile directly
action-raise-demand = Raise demand
action-harvest = Harvest
action-sell = Sell wine

space-start-player = Start player
space-late-harvest = Late harvest
space-extra-delivery = Extra delivery
space-grape-juice = Grape juice
space-primeur = Primeur
space-rebuilding = Rebuilding
space-demand-1 = Raise demand 1
space-demand-2 = Raise demand 2
space-demand-3 = Raise demand 3
space-money-1 = Money 1
space-money-2 = Money 2
space-money-3 = Money 3

pile-draw-pile = draw pile
pile-discard-pile = discard pile

## Turns of phrase

bare-tile =
    { $tile } { $tile-id ->
        [gamay] vine
        [syrah] vine
        [merlot] vine
        [cabernet] vine
        [pinot] vine
       *[other] tile
    }
a-tile =
    { $tile-id ->
        [aoc] an
        [advertising] an
       *[other] a
    } { bare-tile }
some-wine = { $variety }
the-wine = the { $variety }
francs-money =
    { $money ->
        [one] 1 franc
       *[other] { $money } francs
    }
francs-price =
    { $price ->
        [one] 1 franc
       *[other] { $price } francs
    }
francs-total =
    { $total ->
        [1] 1 franc
       *[other] { $total } francs
    }
francs-interest =
    { $interest ->
        [one] 1 franc
       *[other] { $interest } francs
    }
francs-new =
    { $new ->
        [one] 1 franc
       *[other] { $new } francs
    }
francs-value =
    { $value ->
        [one] 1 franc
       *[other] { $value } francs
    }
price-from-to =
    { $steady ->
        [yes] still { francs-new }
       *[no] { $old } → { francs-new }
    }
# a Primeur is sold so many years too early
early-by =
    { $years ->
        [0] { "" }
        [one] , the { $full } of today less 1 year
       *[other] , the { $full } of today less { $years } years
    }
yearly-interest =
    { $interest ->
        [0] no interest
        [one] 1 franc of interest a year
       *[other] { $interest } francs of interest a year
    }
some-loans =
    { $loans ->
        [one] 1 loan
       *[other] { $loans } loans
    }
some-cubes =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
for-whom =
    for { $mine ->
        [yes] you
       *[no] { $who }
    }
prestige-points = { $points } prestige

## Moves

move-deal-tile = Draw { a-tile }
move-start-player = { $seat } begins
move-starting-loans = Begin with { some-loans }
move-act = { $action }
move-use-improvement =
    { $improvement-id ->
        [aoc] Sell wine with { $improvement }
        [bulk_buyer] Sell wine with { $improvement }
        [harvest_hand] Harvest with { $improvement }
        [rich_harvest] Harvest with { $improvement }
       *[other] Use { $improvement }
    }
move-pass = Pass for the rest of Phase I
move-put-up = Put { a-tile } up for auction
move-overbid = Overbid in column { $column }
move-bid = Bid { francs-price }
move-acquire = Acquire the tile in column { $column }
move-buy-from-display = Buy { a-tile } from the display
move-buy-from-column = Buy the tile in column { $column }
move-raise-demand = Raise demand for { $variety }
move-lower-demand = Lower demand for { $variety }
move-stop-raising = That is all: stop here
move-harvest = Harvest { some-wine }
move-sell-wine = Sell { some-wine } from barrel { $barrel }
move-sell-early = Sell { some-wine } from barrel { $barrel } before it is mature
move-sell-cubes = Sell { some-cubes }
move-sell-vintage = Sell a { $variety } from barrel { $barrel } as a good vintage
move-blend = Exchange { the-wine } in barrel { $barrel }
move-blend-into = Exchange the wine for { some-wine }
move-move-wine = Move { the-wine } in barrel { $barrel } one barrel to the right
move-visit =
    { $space }: { $space-id ->
        [start_player] take the start-player figure
        [late_harvest] harvest a cube
        [extra_delivery] sell mature wine
        [grape_juice] sell all cubes on the vines
        [primeur] sell wine for less before it is mature
        [rebuilding] exchange a vine
        [demand_1] move demand markers
        [demand_2] move demand markers
        [demand_3] move demand markers
       *[other] take francs from the bank
    }
move-leave-festival = Pass for the rest of the festival
move-remove-vine =
    { $cube ->
        [yes] Give up a { $variety } vine with its cube
       *[no] Give up an empty { $variety } vine
    }
move-take-vine = Take a { $variety } vine from the { $pile }
move-take-loans =
    { $loans ->
        [one] Take 1 new loan
       *[other] Take { $loans } new loans
    }
move-repay-loans = Repay { some-loans }
move-keep-loans = Leave all loans as they are

detail-starting-loans = { francs-money } now, { yearly-interest }
detail-overbid = { bare-tile }; { $owner } bids { francs-price }
detail-acquire = { bare-tile } for { francs-price }, the bid of { $owner }
detail-buy-from-column = { bare-tile }; { $owner } bids { francs-price }
detail-raise-demand = price { price-from-to }
detail-lower-demand = price { price-from-to }
detail-sell-wine =
    { $cubes ->
        [one] 1 cube at { francs-price }
       *[other] { $cubes } cubes at { francs-price } each
    }
detail-sell-early =
    { $cubes ->
        [one] 1 cube at { francs-price }{ early-by }
       *[other] { $cubes } cubes at { francs-price } each{ early-by }
    }
detail-sell-cubes = brings { francs-money }
detail-sell-vintage = at { francs-price }, the highest price of its column
detail-visit = costs { prestige-points }
detail-take-loans = +{ francs-money } now, then { yearly-interest }
detail-repay-loans = −{ francs-money } now, then { yearly-interest }

## Questions

ask-deal-first =
    { $improvements ->
        [yes] Which improvement comes next into the first display ({ $left } to go)?
       *[no] Which vine comes next into the first display ({ $left } to go)?
    }
ask-borrow-to-start =
    { $mine ->
        [yes] How many loans do you begin with? Nobody sees it before all have chosen.
       *[no] How many loans does { $who } begin with?
    }
ask-draw-start-player = Which of those with the most loans becomes start player?
ask-choose-action =
    { $last ->
        [yes] { $mine ->
            [yes] What is your last action of this year?
           *[no] What is the last action of { $who } this year?
        }
       *[no] { $mine ->
            [yes] What do you do on your turn?
           *[no] What does { $who } do now?
        }
    }
ask-choose-tile =
    { $mine ->
        [yes] Which tile of the display do you put up for auction?
       *[no] Which tile of the display does { $who } put up for auction?
    }
ask-choose-auction =
    { $mine ->
        [yes] In which column do you overbid?
       *[no] In which column does { $who } overbid?
    }
ask-name-bid =
    { $mine ->
        [yes] What do you bid for the { bare-tile } in column { $column }? You pay only if you acquire it.
       *[no] What does { $who } bid for the { bare-tile } in column { $column }?
    }
ask-choose-acquisition =
    { $mine ->
        [yes] Which tile do you acquire for the price you have bid?
       *[no] Which tile does { $who } acquire for the price bid?
    }
ask-choose-purchase =
    { $mine ->
        [yes] Which tile do you buy directly?
       *[no] Which tile does { $who } buy directly?
    }
ask-shift-demand =
    { $begun ->
        [yes] { $mine ->
            [yes] For which variety do you change the demand next ({ $left } to go), or is that all?
           *[no] For which variety does { $who } change the demand next ({ $left } to go), or is that all?
        }
       *[no] { $left ->
            [one] { $mine ->
                [yes] For which variety do you change the demand?
               *[no] For which variety does { $who } change the demand?
            }
           *[other] { $mine ->
                [yes] For which variety do you change the demand first? You have up to { $left } spaces in all.
               *[no] For which variety does { $who } change the demand first (up to { $left } spaces in all)?
            }
        }
    }
ask-pick-cube =
    { $left ->
        [one] { $way-id ->
            [rich_harvest] { $mine ->
                [yes] Which variety do you harvest? The supply adds to it.
               *[no] Which variety does { $who } harvest? The supply adds to it.
            }
           *[other] { $mine ->
                [yes] Which cube do you take off your vines?
               *[no] Which cube does { $who } take off the vines?
            }
        }
       *[other] { $mine ->
            [yes] Which cube do you take off your vines now ({ $left } to go)?
           *[no] Which cube does { $who } take off the vines now ({ $left } to go)?
        }
    }
ask-pick-wine =
    { $left ->
        [one] { $way-id ->
            [primeur] { $mine ->
                [yes] Which wine do you sell before it is mature?
               *[no] Which wine does { $who } sell before it is mature?
            }
           *[other] { $mine ->
                [yes] Which wine do you sell, and from which barrel?
               *[no] Which wine does { $who } sell, and from which barrel?
            }
        }
       *[other] { $mine ->
            [yes] Which wine do you sell now? You make { $left } sales, one after the other.
           *[no] Which wine does { $who } sell now, in the first of { $left } sales?
        }
    }
ask-pick-number =
    { $left ->
        [one] { $way-id ->
            [primeur] { $mine ->
                [yes] How many of your young { $variety } cubes in barrel { $barrel } do you sell?
               *[no] How many of the young { $variety } cubes in barrel { $barrel } does { $who } sell?
            }
           *[other] { $mine ->
                [yes] How many of your { $variety } cubes in barrel { $barrel } do you sell?
               *[no] How many of the { $variety } cubes in barrel { $barrel } does { $who } sell?
            }
        }
       *[other] { $mine ->
            [yes] How many of your { $variety } cubes in barrel { $barrel } do you sell? Something must be left for another sale.
           *[no] How many of the { $variety } cubes in barrel { $barrel } does { $who } sell, before another sale?
        }
    }
ask-choose-blend =
    { $mine ->
        [yes] Which wine do you exchange for another variety of its barrel?
       *[no] Which wine does { $who } exchange for another variety of its barrel?
    }
ask-choose-blend-into =
    { $mine ->
        [yes] For which variety do you exchange the { $variety } in barrel { $barrel }?
       *[no] For which variety does { $who } exchange the { $variety } in barrel { $barrel }?
    }
ask-choose-vintage =
    { $mine ->
        [yes] Which mature wine do you sell at the highest price of its column?
       *[no] Which mature wine does { $who } sell at the highest price of its column?
    }
ask-choose-maturing =
    { $mine ->
        [yes] Which wine do you move one barrel to the right?
       *[no] Which wine does { $who } move one barrel to the right?
    }
ask-draw-tile = Which tile comes next into the display ({ $left } to go)?
ask-choose-special =
    { $mine ->
        [yes] Which special action do you take, or do you pass?
       *[no] Which special action does { $who } take?
    }
ask-choose-vine-out =
    { $mine ->
        [yes] Which of your vines do you give up?
       *[no] Which vine does { $who } give up?
    }
ask-choose-vine-in =
    { $mine ->
        [yes] Which vine do you take instead of the { $variety }, and from which pile?
       *[no] Which vine does { $who } take instead of the { $variety }, and from which pile?
    }
ask-choose-loans =
    { $mine ->
        [yes] Do you take new loans, repay some, or neither?
       *[no] Does { $who } take new loans, repay some, or neither?
    }

## Events: set-up

event-set-up = The table is laid: tiles, wine and money first, then the starting loans and the start player
event-demand-start =
    Every demand marker starts { $space ->
        [0] on the lowest space of its column
        [one] 1 space above the bottom of its column
       *[other] { $space } spaces above the bottom of its column
    }
event-estates-empty = Everybody gets a vineyard with a cellar, both still empty, and no money
event-first-display =
    The first display is drawn: { $vines ->
        [one] 1 vine
       *[other] { $vines } vines
    } and { $improvements ->
        [one] 1 improvement
       *[other] { $improvements } improvements
    }
event-supply-ready = All wine cubes are in the supply and all money in the bank; cubes can run out, money cannot
event-tile-shown = +1 tile in the display: { $tile }
event-pile-shuffled =
    All other tiles form the draw pile: { $vines ->
        [one] 1 vine
       *[other] { $vines } vines
    } and { $improvements ->
        [one] 1 improvement
       *[other] { $improvements } improvements
    }, in an order that nobody knows
event-money-hidden = Everybody keeps their money hidden; all the rest is open
event-money-open = Everybody’s money lies open, like all the rest
event-loans-chosen =
    Fist closed, with { $loans ->
        [one] 1 pawn for 1 loan
       *[other] { $loans } pawns for { $loans } loans
    } in it; nobody sees it before all have chosen
event-loans-chosen-hidden = Fist closed: the number of loans remains a secret until all have chosen
event-loans-revealed = +{ francs-money } { for-whom }: the open fist shows { some-loans }
event-prestige-start = +{ prestige-points } for everybody, to begin with
event-start-player =
    { $mine ->
        [yes] You become start player: nobody has taken more loans than you ({ $loans }; chance breaks ties)
       *[no] { $who } becomes start player: nobody has taken more loans ({ $loans }; chance breaks ties)
    }
event-counter-start = The turn counter stands at the beginning of its track

## Events: the year

event-year-begins =
    { $mine ->
        [yes] Year { $year }, Phase I: one action each, clockwise from you, until the year ends
       *[no] Year { $year }, Phase I: one action each, clockwise from { $who }, until the year ends
    }
event-counter-moves = The turn counter moves to position { $space }: the start player’s turn has come round
event-counter-arrives = The turn counter reaches position { $space }, the last one: now the last cubes may be harvested, and the year can end
event-passed =
    { $mine ->
        [yes] You pass: no more actions for you in Phase I; your bids stay in their columns
       *[no] { $who } passes and has no more actions in Phase I; bids stay in their columns
    }
event-all-passed = Everybody has passed: Phase I ends at once
event-last-action-alone =
    { $mine ->
        [yes] All others have passed, and the turn counter is on its last space: you have 1 last action
       *[no] All others have passed, and the turn counter is on its last space: { $who } has 1 last action
    }
event-last-lap =
    { $mine ->
        [yes] No cube is left on your vines, so the year ends
       *[no] No cube is left on the vines of { $who }, so the year ends
    }{ $player ->
        [nothing] {" "}at once: all others have passed
       *[other] ; still to act once: { $player }
    }

## Events: tiles

event-first-bid = Auction opened: { francs-price } bid for the { bare-tile }; nothing is paid before the tile is acquired
event-overbid = { francs-price } bid for the { bare-tile }: higher than the bid of { $owner } ({ $old }), whose pawn goes back
event-acquired =
    −{ francs-price }, +1 { bare-tile }: { $mine ->
        [yes] you pay your bid and take your pawn back
       *[no] the bid is paid and the pawn taken back
    }; the column is free again
event-bought = −{ francs-price }, +1 { bare-tile }: bought directly from the display
event-bought-away =
    −{ francs-price }, +1 { bare-tile }: bought directly out of its auction; the pawn of { $owner }, who had bid { $bid }, goes back without compensation
event-improvement-ready = { $improvement } is ready: it can be used once a year, from the next action on
event-vine-bears = +1 { $variety } from the supply on the new vine; it can be harvested this year
event-vine-bare =
    { $money ->
        [0] +0: the new vine gets no cube, because the supply has no { $variety } left
       *[other] +{ francs-money }: the new vine gets no cube, because the supply has no { $variety } left; this is the compensation
    }

## Events: demand, harvest and sale

event-demand-raised = The demand marker of { $variety } moves up: price { price-from-to }
event-demand-lowered = The demand marker of { $variety } moves down: price { price-from-to }
event-steps-unused =
    Stopped here, although { $steps ->
        [one] 1 more space was
       *[other] { $steps } more spaces were
    } allowed
event-harvest-paid = −{ francs-money }, the price of a harvest
event-harvested =
    +1 { $variety } in barrel { $barrel }, from { $mine ->
        [yes] your
       *[no] the
    } vines
event-harvest-doubled = +{ $cubes } { $variety } in the same barrel, from the supply: the harvest is rich
event-sold =
    +{ francs-total }, −{ $cubes } { $variety } from barrel { $barrel }: { $cubes } × { francs-price }; on { $mine ->
        [yes] your
       *[no] the
    } sales cask, this counts for prestige
event-sold-to-supply = +{ francs-total }, −{ $cubes } { $variety } from barrel { $barrel }: { $cubes } × { francs-price }{ early-by }; back in the supply, this does not count for prestige
event-demand-falls = The demand marker of { $variety } moves down after the sale: from now on { francs-new } a cube
event-demand-at-bottom = The demand marker of { $variety } stays on the lowest space: demand can fall no further

## Events: improvements

event-improvement-used =
    { $improvement }, now face down until the new year: { $improvement-id ->
        [aoc] each cube of this sale brings more
        [bulk_buyer] more than one sale in this action
        [harvest_hand] more cubes for the price of one harvest
        [rich_harvest] the supply adds to this harvest
        [good_vintage] wine for the highest price of its column
        [blending] one wine becomes another
        [maturing] one wine ages at once
       *[advertising] demand can rise by several spaces
    }
event-blended = +{ $cubes } { $variety2 }, −{ $cubes } { $variety } in barrel { $barrel }: exchanged with the supply
event-sold-vintage = +{ francs-price }, −1 { $variety } from barrel { $barrel }: the highest price of its column; demand stays, and back in the supply the cube does not count for prestige
event-wine-moved = { $cubes } { $variety } from barrel { $barrel } to the next one: a year older
event-wine-spoilt = −{ $cubes } { $variety }: pushed out of barrel { $barrel }, the last of the maturity zone, back to the supply

## Events: the end of the year

event-year-ends = Phase I of year { $year } is over; Phase II brings new tiles, the festival, the ageing of wine, interest and loans
event-pawn-back = +1 pawn { for-whom }: the bid for the { bare-tile } was not used and costs nothing
event-tiles-discarded = Tiles left over, to the discard pile: { $tile }
event-pile-reshuffled =
    The draw pile is empty: the discard pile is shuffled and takes its place ({ $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    })
event-sales-first = +{ prestige-points } { for-whom }: the most { $variety } sold this year ({ $cubes })
event-sales-second = +{ prestige-points } { for-whom }: second in sales of { $variety } ({ $cubes })
event-sales-tie = +{ prestige-points } { for-whom }: tied for the most { $variety } sold this year ({ $cubes }), so nobody is second
event-sales-second-tie = +{ prestige-points } { for-whom }: tied for second place in sales of { $variety } ({ $cubes })
event-cubes-return = All { $variety } from the sales casks ({ $cubes }) goes back to the supply
event-wine-ages = All wine grows a year older: it moves one barrel to the right
event-wine-too-old = −{ $cubes } { $variety } { for-whom }: too old after barrel { $barrel }, back to the supply
event-emergency-loans =
    +{ francs-money }, +{ $loans ->
        [one] 1 emergency loan
       *[other] { $loans } emergency loans
    } { for-whom }: there was not enough money for the interest ({ francs-interest })
event-interest-paid =
    −{ francs-money } { for-whom }: interest on { $all ->
        [yes] { some-loans }
       *[no] { some-loans }, as before the emergency
    }
event-bankrupt =
    { $mine ->
        [yes] You are bankrupt and have lost
       *[no] { $who } is bankrupt and has lost
    }: even { some-loans }, the limit, do not cover the interest of { francs-interest }
event-loans-taken =
    +{ francs-money }, +{ some-loans }: { $loans ->
        [one] it counts
       *[other] they count
    } for interest from the next end of year on
event-loans-repaid =
    −{ francs-money }, −{ some-loans }: { $loans ->
        [one] it no longer counts
       *[other] they no longer count
    } for interest from the next end of year on
event-free-of-loans =
    { $mine ->
        [yes] You are free of loans: this year is the last
       *[no] { $who } is free of loans: this year is the last
    }
event-loans-kept = Loans and money stay as they are

## Events: the festival

event-festival-opens =
    { $mine ->
        [yes] The festival begins with you: nobody has more prestige than you ({ $points })
       *[no] The festival begins with { $who }: nobody has more prestige ({ $points })
    }
event-festival-visit = −{ prestige-points }, −1 free pawn: “{ $space }” is taken until the end of the festival
event-no-effect = “{ $space }” has no effect now; the space is only blocked
event-festival-left =
    { $mine ->
        [yes] You pass: no more special actions for you in this festival
       *[no] { $who } passes and takes no more special actions in this festival
    }
event-figure-taken =
    { $mine ->
        [yes] The start-player figure is yours for the coming year; the order of this festival does not change
       *[no] The start-player figure goes to { $who } for the coming year; the order of this festival does not change
    }
event-juice-made = +{ francs-money }: all cubes left on the vines ({ $variety }) become grape juice and go to the supply
event-vine-removed = −1 { $variety } vine, to the discard pile
event-vine-removed-with-cube = −1 { $variety } vine, to the discard pile; its cube goes to the supply, without payment
event-vine-taken = +1 { $variety } vine from the { $pile }; it has no cube before the preparation of a new year
event-pile-searched = The draw pile is shuffled after the search
event-prestige-paid-out = +{ francs-money } from the bank, in exchange for prestige
event-festival-over =
    { $mine ->
        [yes] The festival is over: all pawns go home, prestige is kept, and you are start player in the steps to come
       *[no] The festival is over: all pawns go home, prestige is kept, and { $who } is start player in the steps to come
    }

## Events: the new year

event-vines-filled =
    +{ $cubes } { $variety } { for-whom }: from the supply onto { $cubes ->
        [one] an empty vine
       *[other] empty vines
    }
event-vines-short =
    +{ francs-money } { for-whom }: { $cubes ->
        [one] 1 { $variety } vine stays
       *[other] { $cubes } { $variety } vines stay
    } empty, because the supply has run out
event-improvements-ready = Used improvements are turned face up: all are ready again
event-counter-reset = The turn counter goes back to the beginning of its track, and whoever had passed is in again
event-new-year =
    { $mine ->
        [yes] Year { $year } begins with you, because you have the start-player figure
       *[no] Year { $year } begins with { $who }, who has the start-player figure
    }

## Events: the end of the game

event-end-repaid = The game ends after year { $year }: no loans left for { $player }
event-end-bankrupt = The game ends after year { $year }: bankruptcy of { $player }
event-end-guard = The game ends after year { $year }, the safety limit of Vendange for games that do not end by themselves
event-final-wealth =
    { $mine ->
        [yes] Your wealth
       *[no] Wealth of { $who }
    }: { francs-total }, made of { francs-money } in cash, { $kinds ->
        [one] 1 kind of tile
       *[other] { $kinds } kinds of tile
    } and { some-cubes } in the cellar{ $loans ->
        [0] { "" }
       *[other] , less { some-loans }
    }
event-victory =
    { $mine ->
        [yes] You win
       *[no] { $who } wins
    } with a wealth of { francs-total }!
event-victory-by-tiles =
    { $mine ->
        [yes] You win
       *[no] { $who } wins
    }! Another player is just as rich ({ francs-total }), but the most tiles in the vineyard decide: { $tiles }
event-shared-victory =
    Shared victory: { $player } are equal in wealth ({ francs-total }) and in tiles ({ $tiles })
event-nobody-wins = All players are bankrupt: nobody wins

## Refusals: things that do not exist

refusal-no-such-action = There is no action “{ $action }”; choose one of the moves on offer.
refusal-no-such-variety = There is no variety “{ $variety }”; choose Gamay, Syrah, Merlot, Cabernet Sauvignon or Pinot Noir.
refusal-no-such-improvement = There is no improvement “{ $improvement }”; choose one that lies in your vineyard.
refusal-no-such-column = The auction columns that you use have the numbers 1 to { $columns }; choose one of them.
refusal-no-such-space = There is no special action “{ $space }” at the festival; choose one of the moves on offer.
refusal-no-such-pile = There is no such pile; choose the draw pile or the discard pile.
refusal-no-such-wine = There is no such wine: choose one of your barrels and one of the five varieties.
refusal-other-stack = For the first display, vines and improvements are drawn apart, and “{ $tile }” is not among those drawn now.
refusal-tile-not-left = The pile has no { bare-tile } left, so none can be drawn.

## Refusals: loans

refusal-start-loan-needed =
    Nobody begins without debts: take at least { $least ->
        [one] 1 loan
       *[other] { $least } loans
    }.
refusal-too-few-counters =
    You can begin with at most { $most ->
        [one] 1 loan
       *[other] { $most } loans
    }, because you have no more pawns to count them with.
refusal-not-most-loans = Only a player who has the most loans can become start player.
refusal-fewer-loans =
    { $loans ->
        [0] You have no loan to repay.
       *[other] You have only { some-loans } to repay.
    }
refusal-one-loan-at-least = Give a whole number of loans, at least 1 and no more than the loan track can show.
refusal-too-many-loans =
    Nobody can have more than { $most ->
        [one] 1 loan
       *[other] { $most } loans
    }, and you already have { $loans }; { $left ->
        [0] you can take none.
       *[other] take at most { $left } more.
    }

## Refusals: auctions and purchases

refusal-auctions-full =
    { $auctions ->
        [one] 1 auction is
       *[other] { $auctions } auctions are
    } already under way, as many as may be; wait until a column is free, or buy a tile directly.
refusal-no-free-pawn = All your action pawns are in use, so you cannot place another one.
refusal-display-empty = The display is empty; new tiles come only at the end of the year.
refusal-tile-in-column = The only { bare-tile } to be seen is already up for auction, and a first bid needs a tile of the display.
refusal-tile-not-shown = There is no { bare-tile } in the display; choose a tile that lies there.
refusal-not-a-bid =
    { $direct ->
        [yes] For { francs-price } a tile is bought directly, which is an action of its own; bids go from { $least } to { $most }.
       *[no] A bid is one of the prices from { $least } to { $most } printed in the column.
    }
refusal-not-higher = This must be more than { francs-price }, the bid that already stands in the column.
refusal-bid-not-covered = By the option you play with, you must already have the { francs-price } that you bid; you have { $have }.
refusal-no-bid-of-others = No other player has a bid in any column, so there is nothing to overbid.
refusal-bids-at-top = All bids of the others stand at { francs-price }, the highest price; such a tile can only be bought directly.
refusal-column-free = Column { $column } is free: there is no tile in it.
refusal-own-bid = The bid of { francs-price } in this column is your own, and you cannot overbid yourself.
refusal-bid-at-top = The bid in this column stands at { francs-price }, the highest price; you can only buy the tile directly.
refusal-no-own-bid = You can acquire only a tile for which your own bid stands, and here there is none.
refusal-vineyard-full =
    { $spaces ->
        [one] The only space
       *[other] All { $spaces } spaces
    } of your vineyard { $spaces ->
        [one] is
       *[other] are
    } taken, so you cannot place another tile.
refusal-too-dear = This costs { francs-price }; you have { $have }.
refusal-nothing-shown = There is no tile to buy, neither in the display nor in an auction; new ones come at the end of the year.

## Refusals: demand

refusal-demand-at-top = All demand markers are at the top of their columns, so none can be raised.
refusal-marker-at-top = The demand marker of { $variety } is at the top of its column; choose another variety.
refusal-marker-at-bottom = The demand marker of { $variety } is at the bottom of its column; choose another variety.
refusal-only-upward = Demand markers only move up here, so you cannot lower the demand for { $variety }.
refusal-one-step-at-least = You must move a demand marker by at least 1 space before you stop.

## Refusals: harvest

refusal-no-money-to-harvest = A harvest costs { francs-price }; you have { $have }.
refusal-too-few-on-vines =
    For this harvest you need { some-cubes } on your vines; { $have ->
        [0] there is none
        [one] there is only 1
       *[other] there are only { $have }
    }.
refusal-last-cube =
    { $cubes ->
        [one] This would be the last cube
       *[other] These { $cubes } would be the last cubes
    } on your vines, and you may take { $cubes ->
        [one] it
       *[other] them
    } only when the turn counter is on position { $last }; it is on { $space }.
refusal-no-such-vine =
    { $vines ->
        [0] You have no { $variety } vine; choose one of those in your vineyard.
       *[other] { $cube ->
            [yes] Not one of your { $variety } vines bears a cube; choose one without.
           *[no] All your { $variety } vines bear a cube; choose one with its cube.
        }
    }
refusal-vines-empty = There is no cube on your { $variety } vines; they get new ones when a new year is prepared.
refusal-supply-empty =
    { $have ->
        [0] The supply has no { $variety } left; choose another variety.
       *[other] The supply has only { $have } { $variety }, which is not enough; choose another variety.
    }
refusal-supply-cannot-double = Rich Harvest needs more cubes of the same variety in the supply, and it lacks them for all that you could harvest.

## Refusals: sale and cellar

refusal-cellar-empty = Your cellar is empty; harvest first.
refusal-nothing-mature = You have no mature wine: none of your barrels shows the grapes of a wine that lies in it.
refusal-no-wine-there = There is no { $variety } in barrel { $barrel } of your cellar; choose a wine that lies there.
refusal-not-mature = { $variety } is mature only from barrel { $barrel } on.
refusal-already-mature = { $variety } is mature from barrel { $barrel } on, and Primeur is only for wine that is not mature yet.
refusal-nothing-early = All wine in your cellar is mature, or there is none; Primeur is only for wine that is not mature yet.
refusal-other-sale = Mature wine and young wine are not sold in the same way; choose one of the moves on offer.
refusal-cubes-to-sell =
    { $have ->
        [one] Exactly 1 cube can be sold here.
       *[other] You can sell from 1 to { $have } cubes here.
    }
refusal-no-second-sale =
    Bulk Buyer makes { $sales ->
        [one] 1 sale
       *[other] { $sales } sales
    }, and your mature wine must be enough for all of them.

## Refusals: improvements

refusal-improvement-not-owned = You do not own { $improvement }; bid for it or buy it when it appears.
refusal-improvement-used =
    { $owned ->
        [one] You have already used { $improvement } this year
       *[other] You have already used all your { $owned } tiles { $improvement } this year
    }; the new year makes improvements ready again.
refusal-nothing-to-blend = No barrel of yours holds two varieties, so there is nothing to blend.
refusal-supply-cannot-blend = The supply does not have enough cubes of another variety that lies in the barrel.
refusal-alone-in-barrel = { $variety } is alone in barrel { $barrel }; it can be exchanged only for a variety that lies there too.
refusal-same-variety = It already is { some-wine }; choose another variety.
refusal-not-in-barrel = There is no { $variety } in barrel { $barrel }, so you cannot exchange the wine for it.
refusal-nothing-to-move = All your wine lies in the last barrel of its maturity zone, and Maturing must not push it further.
refusal-beyond-zone = Barrel { $barrel } is the last one of the maturity zone of { $variety }, and Maturing must not push it further.

## Refusals: festival

refusal-space-taken = { $owner } has already taken “{ $space }” in this festival; choose another special action.
refusal-group-taken = By the option you play with, “{ $space }” belongs to a group of spaces of which one in all can be used per festival, and one is taken.
refusal-too-little-prestige = “{ $space }” costs { $price } prestige; you have { $have }.
refusal-no-juice = You have no cube on your vines to make grape juice of.
refusal-no-vines = You have no vine that you could exchange.
refusal-no-other-vine = Neither pile holds a vine of another variety to exchange it for.
refusal-vines-only = You can take only vines here; choose one of the five varieties.
refusal-not-in-pile = There is no { $variety } vine in the { $pile }; try the other pile or another variety.

## Score sheet

score-earlier = Money from before
score-loans = Loans taken, less loans repaid
score-emergency-loans = Emergency loans
score-interest = Interest
score-auctions = Tiles acquired at auction
score-purchases = Tiles bought directly
score-harvests = Harvests
score-sales = Sales of wine
score-good-vintage = Sales as Good Vintage
score-extra-delivery = Extra delivery at the festival
score-primeur = Primeur at the festival
score-grape-juice = Grape juice
score-prestige = Money for prestige
score-compensation = Compensation for missing cubes
score-vine-kinds =
    { $kinds ->
        [one] 1 variety
       *[other] { $kinds } varieties
    } × { francs-value }: { $tile }
score-improvement-kinds =
    { $kinds ->
        [one] 1 kind of improvement
       *[other] { $kinds } kinds of improvement
    } × { francs-value }: { $tile }
score-cellar = In the cellar: { some-cubes }
score-open-loans = Not repaid: { some-loans } × { francs-value }

## Units of the coach: what a player has so many of

unit-francs =
    { $count ->
        [one] franc
       *[other] francs
    }
unit-loans =
    { $count ->
        [one] loan
       *[other] loans
    }
unit-wealth =
    { $count ->
        [one] franc of wealth in the final scoring
       *[other] francs of wealth in the final scoring
    }
unit-prestige = prestige
unit-pawns =
    { $count ->
        [one] free action pawn
       *[other] free action pawns
    }
unit-tiles =
    { $count ->
        [one] { bare-tile }
       *[other] { $tile } { $tile-id ->
            [gamay] vines
            [syrah] vines
            [merlot] vines
            [cabernet] vines
            [pinot] vines
           *[other] tiles
        }
    }
unit-grapes =
    { $count ->
        [one] { $variety } cube on the vines
       *[other] { $variety } cubes on the vines
    }
unit-mature =
    { $count ->
        [one] mature { $variety } cube in the cellar
       *[other] mature { $variety } cubes in the cellar
    }
unit-young =
    { $count ->
        [one] young { $variety } cube in the cellar
       *[other] young { $variety } cubes in the cellar
    }
unit-years =
    { $count ->
        [one] year of waiting for young wine (all cubes together)
       *[other] years of waiting for young wine (all cubes together)
    }
unit-sold =
    { $count ->
        [one] { $variety } cube in the sales cask
       *[other] { $variety } cubes in the sales cask
    }
unit-ready =
    { $count ->
        [one] improvement still to be used this year
       *[other] improvements still to be used this year
    }

## Options

option-money = Is everybody’s money hidden?
choice-money-hidden = yes, until the end
choice-money-open = no, it lies open
option-maturity-zones = From which barrels can each variety be sold?
choice-maturity-zones-three-barrel-windows = three barrels each, Gamay from the first
choice-maturity-zones-no-first-year-sales = the same, but Gamay only from the second
choice-maturity-zones-two-barrel-windows = two barrels each, Gamay from the second
option-interest = How does interest rise with the loans?
choice-interest-staged = faster and faster
choice-interest-linear = evenly, by the same amount for each loan
option-start-demand = Where do the demand markers start?
choice-start-demand-lowest = at the bottom of their columns
choice-start-demand-highest = at the top of their columns
option-start-counters = With what do you count your starting loans?
choice-start-counters-all-pawns = all your pawns, the prestige marker included
choice-start-counters-action-pawns = only your action pawns
option-lone-extra-action = Who is left alone before the turn counter arrives: which action is the last?
choice-lone-extra-action-false = the one of the round in which it arrives
choice-lone-extra-action-true = one more after that
option-empty-vines-end-year = What empties a vineyard, so that the year ends?
choice-empty-vines-end-year-false = only the harvest of its last cube
choice-empty-vines-end-year-true = anything that leaves its vines without a cube
option-bids-covered = Must you be able to pay a bid when you make it?
choice-bids-covered-false = no, only when you acquire the tile
choice-bids-covered-true = yes, and have room for the tile
option-purchase-compensation = What do you get for a new vine when its cube is missing?
choice-purchase-compensation-false = nothing
choice-purchase-compensation-true = the same money as in the preparation of a year
option-partial-sales = How many cubes of a variety in a barrel can you sell?
choice-partial-sales-true = as many as you like
choice-partial-sales-false = always all of them
option-blending-shortage = What if the supply has too few cubes for Blending?
choice-blending-shortage-partial = you exchange as many as there are
choice-blending-shortage-refused = you cannot exchange any
option-maturing-may-spoil = May Maturing push wine beyond its maturity zone?
choice-maturing-may-spoil-false = no
choice-maturing-may-spoil-true = yes, but the wine is lost
option-start-player-at-once = From when on does a new start player come first?
choice-start-player-at-once-true = from the interest of the same year on
choice-start-player-at-once-false = from the new year on
option-reshuffle = When does the discard pile become the new draw pile?
choice-reshuffle-when-needed = when a tile has to be drawn and there is none
choice-reshuffle-when-empty = as soon as the draw pile is empty
option-rank-without-cubes = Can a player without a sale of a variety be second in it?
choice-rank-without-cubes-false = no
choice-rank-without-cubes-true = yes, if somebody has sold it
option-festival-tie = Prestige is equal: who begins the festival?
choice-festival-tie-clockwise = the first one clockwise from the start player
choice-festival-tie-either-side = the nearest to the start player, on either side
option-festival-needs-effect = May you take a special action that has no effect?
choice-festival-needs-effect-true = no
choice-festival-needs-effect-false = yes, to block it
option-festival-demand = Which way does demand move at the festival?
choice-festival-demand-raise = only up
choice-festival-demand-either-way = up or down
option-festival-groups = How often can the spaces for demand and for money be used?
choice-festival-groups-false = each of them once per festival
choice-festival-groups-true = one for demand and one for money per festival
option-shortage-order = How are scarce cubes shared out in the new year?
choice-shortage-order-round-robin = one each in turn, until none is left
choice-shortage-order-player-by-player = each player fills all vines before the next
option-shortage-compensation = What do you get for cubes that are missing then?
choice-shortage-compensation-per-cube = money for each cube
choice-shortage-compensation-per-player = money once for each variety
option-final-preparation = Are the vines filled once more before the final scoring?
choice-final-preparation-false = no
choice-final-preparation-true = yes, with compensation for missing cubes

## Worked examples

example-ex-01 = What starting loans bring
example-ex-02 = The first display with four players
example-ex-03 = Prestige at the start
example-ex-04 = A tie for start player
example-ex-05 = The turn counter in four rounds
example-ex-06 = As many auctions as players
example-ex-07 = The prices of a bid
example-ex-08 = Overbidding a bid of 3
example-ex-09 = Acquiring a Syrah vine
example-ex-10 = Buying a tile away
example-ex-11 = Twelve tiles are enough
example-ex-12 = A harvest, and the cube that must wait
example-ex-13 = The last cube ends the year
example-ex-14 = Selling two Merlot
example-ex-15 = Selling from another barrel
example-ex-16 = Merlot that is not mature
example-ex-17 = Selling at the lowest demand
example-ex-18 = Demand at the top
example-ex-19 = An improvement, once a year
example-ex-20 = The only one who has not passed
example-ex-21 = The start player has passed
example-ex-22 = Alone from the second round on
example-ex-23 = New tiles with five players
example-ex-24 = Prestige for sales
example-ex-25 = Who begins the festival
example-ex-26 = What two prestige points can buy
example-ex-27 = A Gamay that gets too old
example-ex-28 = An emergency loan
example-ex-29 = Bankrupt with eleven loans
example-ex-30 = How many loans you can take
example-ex-31 = How many loans you can repay
example-ex-32 = Too few green cubes
example-ex-33 = The wealth of Light blue
example-ex-34 = The wealth of Light
example-ex-35 = The wealth of Brown
example-ex-36 = The wealth of Orange
example-ex-37 = The winner of the four
example-ex-38 = A sale with AOC
example-ex-39 = Blending Gamay into Merlot
example-ex-40 = A good vintage
example-ex-41 = Two cubes with Harvest Hand
example-ex-42 = Two sales with Bulk Buyer
example-ex-43 = A rich harvest
example-ex-44 = Maturing a Pinot Noir
example-ex-45 = Three steps of Advertising
example-ex-46 = Taking the start-player figure
example-ex-47 = A late harvest
example-ex-48 = An extra delivery
example-ex-49 = Grape juice
example-ex-50 = Primeur, one year early
example-ex-51 = Primeur, two years early
example-ex-52 = Merlot rebuilt as Pinot Noir
example-ex-53 = Three spaces to raise demand
example-ex-54 = Three spaces for money
example-ex-55 = What is in the box
example-ex-56 = Prestige is kept
example-ex-57 = Filling empty vines
example-ex-58 = Improvements ready again
example-ex-59 = Alone at the festival
example-ex-60 = What may be kept secret
example-ex-61 = Buying a vine and harvesting it
example-ex-62 = The start player stays
example-ex-63 = Wine is lost before interest is due
example-ex-64 = The order of interest and loans
example-ex-65 = Three cubes of one variety
example-ex-66 = No improvements at the festival
example-ex-c01 = Four pawns, four bids
example-ex-c02 = A bid above your means
example-ex-c03 = The bid of a passed player
example-ex-c04 = A player without vines
example-ex-c05 = The order of the last lap
example-ex-c06 = Only one last lap
example-ex-c07 = Everybody passes at once
example-ex-c08 = Bankrupt in spite of an emergency loan
example-ex-c09 = Two emergency loans
example-ex-c10 = What a loan does to your wealth
example-ex-c11 = Pinot Noir in the last barrel
example-ex-c12 = Maturing that would spoil the wine
example-ex-c13 = A worthless Primeur
example-ex-c14 = More tiles break the tie
example-ex-c15 = Three of a kind count once
example-ex-c16 = A new vine without a cube
example-ex-c17 = The new start player comes first
example-ex-c18 = Shuffling in the middle of a draw
example-ex-c19 = The others still choose their loans
example-ex-c20 = Rebuilding a vine with its cube
example-ex-c21 = Buying while all columns are taken
example-ex-c22 = Your own bid cannot be raised
example-ex-c23 = The limit of auctions stays
example-ex-c24 = What a new year leaves as it was
example-ex-c25 = Drawing the very last tiles
example-ex-c26 = Rebuilding needs another variety
example-ex-c27 = Bulk Buyer needs two cubes
example-ex-c28 = A cube cannot be declined
example-ex-c29 = What is left of an emergency loan
example-ex-c30 = The last cube of the last player
example-ex-c31 = One step of Advertising
example-ex-c32 = The limit of thirty years
example-ex-c33 = Everybody has the same prestige
example-ex-c34 = Twelve kinds of tiles
example-ex-c35 = A late harvest after early passes

## Numbers of the game, for the rulebook

data-components = What is in the box
data-money = Money
data-pawns = Pawns of each player
data-variety = Cubes and vines of each variety
data-cellar = The cellar
data-vineyard = The vineyard
data-maturity-zone = Maturity zones
data-maturity-zone-alternative = Other maturity zones to choose from
data-demand = The demand table
data-demand-column = Prices of each variety
data-loan = Loans
data-loan-track = Interest by number of loans
data-loan-track-linear-alternative = Other interest to choose
data-turn-track = The turn track
data-auction = Auctions and direct purchases
data-harvest = The harvest
data-prestige-track = The prestige track
data-sales-evaluation = Prestige for sales
data-festival = The festival
data-festival-action = Special actions of the festival
data-improvement = Improvements
data-player-count = What depends on the number of players
data-scoring = Final scoring
data-shortage = Compensation for missing cubes
data-limits = The safety limit of years

## Corrections by the owner of a box

error-grand-cru-fixed =
    In your data of Grand Cru, the entry “{ $key }” of the table “{ $table }” is a fixed rule and must stay “{ $value ->
        [True] true
        [False] false
       *[other] { $value }
    }”; correct the numbers only, and look among the options for other rulings.
error-grand-cru-negative = In your data of Grand Cru, “{ $place }” is { $number }, but cannot be less than 0; correct it.
error-grand-cru-wrong-total = In your data of Grand Cru, the table “{ $table }” does not add up: it gives { $counted } where { $said } is expected; correct one of the two.
error-grand-cru-wrong-ageing = In your data of Grand Cru, the years of ageing of { $variety } do not fit its maturity zone; give one year for each barrel before the zone begins.
error-grand-cru-bad-zone = In your data of Grand Cru, a maturity zone of { $variety } is not possible; give its first and its last barrel, among the { $barrels } barrels that the wine can reach.
error-grand-cru-out-of-range = In your data of Grand Cru, “{ $place }” is { $number }; choose a number from { $least } to { $most }.
error-grand-cru-wrong-prices = In your data of Grand Cru, the demand column of { $variety } has { $counted } prices instead of { $said }; give one for each space.
error-grand-cru-falling-prices = In your data of Grand Cru, a price of { $variety } is lower than the one below it; prices never fall on the way up.
error-grand-cru-start-loans = In your data of Grand Cru, nobody can begin with { $least } to { $most } loans; let the first number be at least 1, and the second no smaller.
error-grand-cru-wrong-interest = In your data of Grand Cru, the table “{ $table }” gives interest { $counted } times instead of { $said }; give it for every number of loans, from none on.
error-grand-cru-falling-interest = In your data of Grand Cru, the interest in the table “{ $table }” falls somewhere; it must never be less for more loans.
error-grand-cru-bad-bids = In your data of Grand Cru, bids from { $least } to { $most } do not go with a direct price of { $price }; the bids must begin at 1 or more, and end below that price.
error-grand-cru-too-few-tiles = In your data of Grand Cru, “{ $place }” needs { $needed } tiles, but there are only { $counted }; ask for fewer.

## What a position has, and what to aim at

feature-cash-at-hand = cash for small expenses
aim-cash-at-hand = Keep a few francs at hand: each harvest costs 1 franc, and interest is due every year.
feature-working-capital = money to invest
aim-working-capital = Have enough money at the start of the year to pay for the tiles that you want.
feature-interest = the interest you will still pay
aim-interest = Repay loans that you no longer need: every one costs interest year after year.
feature-interest-uncovered = cash for this year’s interest
aim-interest-uncovered = Have the interest ready when the year ends: emergency loans bring only 5 francs each.
feature-debt = the way to being free of loans
aim-debt = Bring your cash closer to what all your loans cost: whoever repays them ends the game.
feature-ripe-wine = wine ready for sale
aim-ripe-wine = Sell mature wine while its price is high, or raise its demand first.
feature-wine-next-year = wine that is mature next year
aim-wine-next-year = Fill the barrels with wine that you can sell next year.
feature-young-wine = young wine in the cellar
aim-young-wine = Lay down wine of the slow, dear varieties early enough to sell it before the game ends.
feature-spoiling-wine = wine that would spoil this year
aim-spoiling-wine = Sell wine in the last barrel of its zone: it is lost when the year ends.
feature-grapes = grapes you can still harvest this year
aim-grapes = Harvest before the year ends: a vine that keeps its cube grows no new one.
feature-harvests-to-come = the harvests of the coming years
aim-harvests-to-come = Get vines whose wine still matures in time, about as many as you can harvest in a year.
feature-vines = the number of your vines
aim-vines = Build up your vineyard early: every vine bears a cube each year.
feature-harvest-help = improvements that help with the harvest
aim-harvest-help = Get Harvest Hand or Rich Harvest early, and use them every year.
feature-sale-help = improvements that help with sales
aim-sale-help = Get AOC, Bulk Buyer or Good Vintage, and use them with your best sales.
feature-cellar-help = improvements for the cellar
aim-cellar-help = Use Blending or Maturing to make dear or mature wine out of what you have.
feature-advertising = Advertising
aim-advertising = Use Advertising to raise demand by three spaces before a big sale.
feature-bids = the tiles you are bidding for
aim-bids = Bid low for tiles that are worth more to you, and acquire them before the year ends.
feature-safe-bids = bids that nobody can top
aim-safe-bids = Secure the tile that you want most with a bid that nobody can top.
feature-prestige = your prestige
aim-prestige = Collect prestige, and spend it on the special actions of the festival.
feature-sales-lead = your lead in this year’s sales
aim-sales-lead = Sell most of a variety this year: that brings prestige at the festival.
feature-start-player = the start-player figure
aim-start-player = Hold the start-player figure: you choose first among the new tiles.
feature-actions-left = the actions you have left this year
aim-actions-left = Stay in the year as long as you have something useful to do.
feature-sales-to-make = the wines you can sell
aim-sales-to-make = Gather wine of one variety in one barrel: a sale takes one action, however many cubes it has.
feature-lead-at-hand = a lead that you can cash in by ending the game
aim-lead-at-hand = When you are ahead, repay your last loans and end the game.
feature-rival-may-end = safety from a rival who may end the game
aim-rival-may-end = Catch up with the richer rival who can soon repay all loans and end the game.

## Moves as deeds, where the first word of a move is not a verb in its plain form, or not the only one

deed-stop-raising = raised no more demand
deed-visit = took the space “{ $space }” of the festival

## Why what somebody else did matters to the reader

matter-festival-visit = The space is taken until the end of the festival.
matter-first-bid = Unless somebody overbids, a later action acquires the tile at this price.
matter-overbid = Unless somebody overbids, a later action acquires the tile at this price.
