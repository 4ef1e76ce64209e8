# The words on the board of Vinhos. What explains itself when pointed at is a whole sentence.

board-label = Board of Vinhos: quadrel, regions, sales, export, fair, magnates and estates

# Turns of phrase
board-of-owner =
    { $mine ->
        [yes] You
       *[no] { $owner }
    }
board-ability-says =
    { $ability-id ->
        [cash] take { $amount } Bagos
        [free_move] move your action marker for nothing
        [add_cube] put a renown cube on a region
        [take_barrel] take back one of your barrels
        [rearrange] look at a region’s vineyards and put them in a new order
        [discount] { $discount ->
            [one] each vineyard of a Vineyards action costs { $discount } Bago less
           *[other] each vineyard of a Vineyards action costs { $discount } Bagos less
        }
       *[none] nothing
    }

# The year
board-year = Year { $year }/{ $years }
board-stage =
    { $stage-id ->
        [setup] Set-up
        [turn] { $number ->
            [1] First action
            [2] Second action
           *[other] Last action
        }
        [end] Production
        [fair] Wine fair
        [closing] Closing round
       *[over] Game over
    }
board-year-tip =
    Year { $year } of { $years }; wine fairs close the years { $fairs }. { $stage-id ->
        [setup] The table is being set up.
        [turn] { $number ->
            [1] Everybody takes a first action.
            [2] Everybody takes a second action.
           *[other] Everybody takes one last action.
        }
        [end] Maintenance is due, then wines age and new wine is made.
        [fair] The wine fair is held.
        [closing] The magnates grant their last benefits.
       *[over] The game is over.
    }
board-order = Order
board-next-order = Next
board-order-tip =
    { $known ->
        [yes] Turn order: { $order }.
       *[no] The turn order is still to be drawn.
    }
board-place = Place { $place } of the next turn order
board-place-tip =
    Place { $place } of the next turn order: { $taken ->
        [yes] taken by { $owner }.
       *[no] free. Whoever passes chooses a place here.
    }
board-vintage = Vintage tile
board-symbols = { $feature } ×{ $count }
board-no-vintage-tip = The vintage tile of the year is still to be turned up.
board-vintage-tip =
    Vintage tile: the weather changes the quality of every wine by { $step }. { $some ->
        [yes] Features: { $symbols }.
       *[no] No feature is in demand.
    } { $colour-id ->
        [none] The magnates expect nothing this year.
        [red] Anabela expects a red wine, Bruno a value of { $value } or more, Carolina a wine from { $region }.
       *[white] Anabela expects a white wine, Bruno a value of { $value } or more, Carolina a wine from { $region }.
    } { $left ->
        [one] { $left } tile is still face down.
       *[other] { $left } tiles are still face down.
    }
board-ready-tip =
    { $supply-id ->
        [wineries] Wineries
        [cellars] Cellars
        [enologists] Enologists
        [farmers] Farmers
        [cubes] Renown cubes
       *[ports] Port tiles
    } in the supply: { $count }. { $removed ->
        [0] { "" }
       *[other] Lacerda has removed { $removed }.
    }
board-done-short = Done
board-done = Done: pass, stop or end the turn
board-done-tip = Click here to pass, to stop an action or to end your turn.

# The quadrel
board-space = { $space }
board-space-short =
    { $space-id ->
        [vineyards_a] Vineyards
        [vineyards_b] Vineyards
        [workers] Hire workers
        [experts] Experts
        [pass] Pass / press
       *[other] { $space }
    }
board-units =
    { $priced ->
        [yes] ≤{ $limit } · { $price } B
       *[no] up to { $limit }
    }
board-space-does =
    { $action-id ->
        [vineyards] { $limit ->
            [0] Buy vineyards at the prices of the map, one of each region at most.
           *[other] Buy up to { $limit } vineyards at the prices of the map.
        }
        [wineries] Build up to { $limit } wineries for { $price } Bagos each.
        [workers] { $reserve ->
            [yes] Hire up to { $limit } enologists for { $price ->
                [one] { $price } Bago
               *[other] { $price } Bagos
            } each.
           *[no] Hire up to { $limit } workers: enologists for { $price }, farmers for { $second } Bagos each.
        }
        [cellars] { $limit ->
            [one] Build a cellar for { $price } Bagos.
           *[other] Build up to { $limit } cellars for { $price } Bagos each.
        }
        [sales] { $limit ->
            [0] Sell as many wines as you like; each needs a barrel.
           *[other] Sell up to { $limit } wines; each needs a barrel.
        }
        [export] { $limit ->
            [0] Export as many wines as you like; each needs a barrel.
           *[other] Export up to { $limit } wines; each needs a barrel.
        }
        [experts] Take up to { $limit } experts for { $price ->
            [one] { $price } Bago
           *[other] { $price } Bagos
        } each.
        [bank] Move money between cash and account, and invest.
       *[pass] Choose a place in the turn order; then pass, or announce a wine for the fair.
    }
board-space-tip =
    { board-space-does } { $count ->
        [0] { "" }
       *[other] Here: { $player }.
    } { $taxed ->
        [yes] The tax marker of the year lies here.
       *[no] { "" }
    } { $bago ->
        [yes] Lacerda has left a Bago here.
       *[no] { "" }
    } { $own ->
        [yes] { $mine ->
            [yes] Your marker is here; it has to move on.
           *[no] The marker of { $owner } is here; it has to move on.
        }
       *[no] { $paying ->
            [no] { "" }
           *[yes] { $counted ->
                [yes] { $mine ->
                    [yes] Moving here costs you { $fee } in all: { $terms }.
                   *[no] Moving here costs { $owner } { $fee } in all: { $terms }.
                }
               *[no] { $mine ->
                    [yes] Moving here costs you nothing.
                   *[no] Moving here costs { $owner } nothing.
                }
            }
        }
    }

# The regions
board-map = Regions
board-region = { $region }
board-region-name = { $region }
board-region-power =
    { $power-id ->
        [tras_os_montes] its wines bring { $points } more fair points when they are announced.
        [minho] its estates may have no cellar.
        [douro] a new estate gets { $gift } Port tiles ({ $ports } left); one makes a Douro wine better by { $bonus }.
        [dao] a new estate gets a cellar.
        [ribatejo] a new estate gets a farmer.
        [lisboa] a new estate gets a winery.
        [setubal] a new estate brings { $experts } experts.
        [alentejo] each cube adds { $strong } to the value of its wines.
       *[algarve] its wines are worth { $extra } more.
    }
board-region-tip =
    { $used ->
        [no] { $region } is not used in this game.
       *[yes] { $region }: { board-region-power } { $colour-id ->
            [none] No vineyard is left.
            [red] The top vineyard is red and costs { $price }; left in the stack: { $left }.
           *[white] The top vineyard is white and costs { $price }; left in the stack: { $left }.
        } Renown cubes: { $cubes } of { $slots }. { $growers ->
            [0] { "" }
           *[other] Estates here: { $player }.
        } { $wished ->
            [yes] Carolina expects its wine this year.
           *[no] { "" }
        }
    }

# Sales and export
board-house = { $establishment }
board-house-tip =
    { $establishment }: { $taken ->
        [0] no barrel stands here.
        [one] { $taken } barrel stands here.
       *[other] { $taken } barrels stand here.
    } { $reserve ->
        [yes] Two barrels of your own in one establishment can be taken back as a pair.
       *[no] { "" }
    }
board-sale =
    Sales space { $value }, { $colour }
board-sale-tip =
    A { $colour } wine worth { $value } or more sells here for { $value } Bagos{ $reserve ->
        [yes] , paid to the account.
       *[no] .
    } { $taken ->
        [yes] { $owner } has a barrel here.
       *[no] The space is free.
    }
board-majority-tip =
    Column { $column }: whoever has most barrels here at the end scores { $points } VP. { $count ->
        [0] Nobody has one yet.
        [one] { $leaders } has most.
       *[other] Tied for most: { $leaders }.
    }
board-export = Export space: column { $column }, row { $row }
board-export-tip =
    { $opened ->
        [no] Column { $column }, row { $row }: not used with so few players.
       *[yes] Column { $column }, row { $row }: a wine worth { $value } or more brings { $points } VP here. { $taken ->
            [yes] { $owner } has a barrel here.
           *[no] The space is free.
        }
    }

# Experts and the fair
board-feature-name =
    { $feature-id ->
        [taste] Taste
        [aroma] Aroma
        [appearance] Looks
       *[alcohol] Alcohol
    }
board-pile = Pile of experts: { $feature }
board-pile-tip =
    { $some ->
        [yes] On top of the { $feature } pile: { $expert } – { board-ability-says }.
       *[no] The { $feature } pile is empty.
    } { $arrow ->
        [yes] It bears an arrow.
       *[no] { "" }
    } { $reserve ->
        [yes] At the fair, an expert of this feature brings { $points } fair points now.
       *[no] { $symbols ->
            [0] The feature is not in demand this year.
           *[other] With a press release, such an expert brings { $symbols } fair points this year.
        }
    } { $left ->
        [one] { $left } expert is left.
       *[other] { $left } experts are left.
    }
board-fair = Fair { $number }
board-fp = FP
board-fair-tip =
    { $final ->
        [yes] All fairs are over.
       *[no] Fair { $number } at the end of year { $year }: its places bring { $points } VP.
    }
board-booth = Booth { $booth }
board-booth-tip =
    Booth { $booth }: { $bonus-id ->
        [expert] it gives an expert at once.
        [bagos] it gives { $amount } Bagos at once.
        [fair_points] it gives { $amount } fair points at once.
       *[none] it gives nothing but the first place in the turn order after the fair.
    } { $reserve ->
        [yes] Its features, { $feature }, bring { $points } fair points now.
       *[no] Booths further left act and buy first after the fair.
    } { $taken ->
        [yes] { $owner } has taken it{ $reserve ->
            [yes] { " " }with a fair tile that allows { $allowed ->
                [one] { $allowed } expert
               *[other] { $allowed } experts
            }.
           *[no] .
        }
       *[no] It is free.
    }
board-fp-tip = { $mine ->
        [yes] You have { $points } fair points.
       *[no] { $owner } has { $points } fair points.
    }

# Magnates
board-magnate = { $magnate }
board-owner-barrels =
    { $mine ->
        [yes] you
       *[no] { $owner }
    } { $barrels }
board-magnate-tip =
    { $wishes ->
        [no] { $magnate } expects nothing this year.
       *[yes] { $magnate-id ->
            [anabela] { $colour-id ->
                [red] Anabela expects a red wine.
               *[white] Anabela expects a white wine.
            }
            [bruno] Bruno expects a wine worth { $value } or more.
           *[carolina] Carolina expects a wine of one of these regions: { $region }.
        }
    } { $reserve ->
        [yes] A press release with such a wine may put a barrel here.
       *[no] A press release with such a wine may take a barrel from here.
    } { $some ->
        [yes] Barrels here: { $barrels }.
       *[no] No barrel stands here.
    }
board-benefit = { $benefit }
board-extra-tip =
    Benefit of { $magnate } – { $benefit }. It takes a wine and a barrel of this row. { $some ->
        [yes] Barrels here: { $barrels }.
       *[no] No barrel stands here.
    }
board-multiplier-tip = Benefit – { $benefit }. It takes a wine and a barrel of this row.
board-slot =
    { $slot ->
        [1] First slot, { $benefit }
       *[other] Second slot, { $benefit }
    }
board-slot-tip =
    Slot of the { $benefit }: { $points } VP { $benefit-id ->
        [wine_now_multiplier] for each point of its value
        [experts_now_multiplier] in all
       *[other] { $per ->
            [1] for each
           *[other] for every { $per }
        }
    }{ $now ->
        [yes] , scored at once.
       *[no] , scored at the end.
    } { $cap ->
        [0] { "" }
       *[other] At most { $cap } VP.
    } { $taken ->
        [yes] { $mine ->
            [yes] Your barrel stands here.
           *[no] The barrel of { $owner } stands here.
        }
       *[no] It is free.
    }

# The bank
board-bank-tip = Accounts hold up to { $most } Bagos. VP at the end, from each balance on: { $zones }. An account that falls to 0 costs { $points } VP.
board-account-tip =
    { $mine ->
        [yes] Your account
       *[no] The account of { $owner }
    } holds { $money ->
        [one] { $money } Bago.
       *[other] { $money } Bagos.
    }
board-investment-tip =
    Investment at { $at }: { $step } a year for the account. { $top ->
        [yes] It cannot rise any further.
       *[no] The next step to the right costs { $price } of the account.
    } { $bottom ->
        [yes] It cannot fall any further.
       *[no] A step to the left brings { $money } in cash.
    } { $count ->
        [0] { "" }
       *[other] Here: { $player }.
    }
board-deed =
    { $deed-id ->
        [withdraw] Withdraw
        [deposit] Deposit
        [divest] Divest
       *[invest] Invest
    }
board-deed-tip =
    { $deed-id ->
        [withdraw] Move 1 Bago from the account to your cash.
        [deposit] Move 1 Bago from your cash to the account.
        [divest] Move your investment marker one step to the left, for cash; this is possible at many moments.
       *[invest] Move your investment marker one step to the right; the account pays.
    }

# Tycoon tiles
board-pile-of-tiles = Pile of tycoon tiles
board-pile-of-tiles-tip =
    { $left ->
        [one] { $left } tycoon tile lies in the pile.
       *[other] { $left } tycoon tiles lie in the pile.
    } After each fair the display is refilled.
board-display = Tycoon tile { $slot } of the display
board-empty-slot-tip = No tycoon tile lies here.
board-action-says =
    Tycoon { $tile }{ $amount ->
        [0] .
       *[other] { " " }({ $amount }).
    }
board-multiplier-says =
    Multiplier for { $multiplier }: { $multiplier-id ->
        [money_table] more VP for your money at the end.
       *[other] { $amount } VP for each at the end{ $cap ->
            [0] .
           *[other] , { $cap } VP at most.
        }
    }
board-own-tile = { $tile }
board-own-multiplier = Multiplier: { $multiplier }
board-tile-tip =
    { $state ->
        [0] { $mine ->
            [yes] You do not have it.
           *[no] { $owner } does not have it.
        }
        [1] { $mine ->
            [yes] Yours is face down.
           *[no] { $owner } has it face down.
        }
       *[2] { $mine ->
            [yes] Yours is ready.
           *[no] { $owner } has it ready.
        }
    }
board-own-multiplier-tip =
    { $state ->
        [0] { $mine ->
            [yes] You do not have it.
           *[no] { $owner } does not have it.
        }
        [1] { $mine ->
            [yes] You have it, without a barrel.
           *[no] { $owner } has it, without a barrel.
        }
       *[2] { $mine ->
            [yes] You have it, with a barrel.
           *[no] { $owner } has it, with a barrel.
        }
    }

# Mats
board-you = you
board-passed = is out
board-mat =
    { $mine ->
        [yes] Your player board
       *[no] Player board of { $owner }
    }
board-mat-tip =
    { $mine ->
        [yes] Your player board.
       *[no] The player board of { $owner }.
    } { $turn ->
        [yes] { $mine ->
            [yes] It is your turn.
           *[no] It is the turn of { $owner }.
        }
       *[no] { "" }
    } { $passed ->
        [yes] { $mine ->
            [yes] You are out of this round.
           *[no] { $owner } is out of this round.
        }
       *[no] { "" }
    }
board-has-tip =
    { board-of-owner } { $mine ->
        [yes] have
       *[no] has
    } { $what-id ->
        [cash] { $amount ->
            [one] { $amount } Bago in cash.
           *[other] { $amount } Bagos in cash.
        }
        [points] { $amount } VP so far.
        [fair] { $amount ->
            [one] { $amount } fair point.
           *[other] { $amount } fair points.
        }
        [barrels] { $amount ->
            [one] { $amount } barrel in stock.
           *[other] { $amount } barrels in stock.
        }
        [ports] { $amount ->
            [one] { $amount } Port tile.
           *[other] { $amount } Port tiles.
        }
        [account] { $amount ->
            [one] { $amount } Bago in the account.
           *[other] { $amount } Bagos in the account.
        }
        [investment] an investment at { $amount }.
       *[trophies] { $amount ->
            [one] { $amount } trophy.
           *[other] { $amount } trophies.
        }
    }
board-free-estate = free
board-estate =
    { $mine ->
        [yes] Your estate { $estate }
       *[no] Estate { $estate } of { $owner }
    }
board-estate-tip =
    { $mine ->
        [yes] Your estate { $estate }
       *[no] Estate { $estate } of { $owner }
    }{ $bound ->
        [no] { " " }has no region yet; the first vineyard decides.
       *[yes] , { $region } { $colour }.
    } Vineyards: { $vineyards } with { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }; wineries: { $wineries } with { $enologists ->
        [one] { $enologists } enologist
       *[other] { $enologists } enologists
    }; { $cellar ->
        [yes] a cellar.
       *[no] no cellar.
    } { $waiting ->
        [0] { "" }
        [one] { $waiting } renown cube waits here.
       *[other] { $waiting } renown cubes wait here.
    } { $grows ->
        [yes] This year it would make { $quality ->
            [0] no wine: { $terms }.
           *[other] a wine of quality { $quality }: { $terms }.
        }
       *[no] It makes no wine.
    }
board-wine = Estate { $estate }, place { $slot } for wine
board-wine-tip =
    { $some ->
        [yes] { $region } { $colour } of quality { $quality }, worth { $value } without cubes: { $terms }.
       *[no] { $opened ->
            [yes] An empty place for wine{ $age ->
                [0] .
               *[other] ; a wine here is worth { $age } more.
            }
           *[no] Only a cellar has this place.
        }
    }
board-expert = Expert: { $expert }
board-expert-tip =
    { $expert }: { board-ability-says }{ $arrow ->
        [yes] , with an arrow.
       *[no] .
    } { $there ->
        [no] { $mine ->
            [yes] You do not have this expert.
           *[no] { $owner } does not have this expert.
        }
       *[yes] { $up ->
            [yes] { $mine ->
                [yes] Yours is face up.
               *[no] { $owner } has it face up.
            }
           *[no] { $mine ->
                [yes] Yours is face down.
               *[no] { $owner } has it face down.
            }
        }
    } { $chosen ->
        [yes] Chosen for the fair.
       *[no] { "" }
    }

# Lacerda
board-cards = Action cards
board-numbers = Number cards
board-cards-tip =
    { $left ->
        [one] { $left } Action card is left; it says where Lacerda moves.
       *[other] { $left } Action cards are left; they say where Lacerda moves.
    }
board-numbers-tip =
    { $left ->
        [one] { $left } Number card is left; it decides what Lacerda takes.
       *[other] { $left } Number cards are left; they decide what Lacerda takes.
    }
board-card-tip =
    { $space }: { $here ->
        [yes] this Action card is still to come.
       *[no] this Action card has been drawn.
    }
board-awards = Awards
board-title =
    { $title-id ->
        [tycoon] Wine tycoon
        [producer] Wine producer
        [snob] Wine snob
       *[other] Table-wine producer
    }
board-award =
    { $award-id ->
        [more_vp] More VP
        [more_money] More money
        [trophies] Trophies
        [full_estates] Full estates
        [more_export] More exports
       *[other] Magnates
    }
board-award-stands =
    { $compared ->
        [yes] { $own } : { $rival }
       *[no] { $own }
    }
board-award-tip =
    Award for { $award }: now { $compared ->
        [yes] { $own } against { $rival }
       *[no] { $own }
    }. { $count ->
        [0] As it stands it brings nothing.
        [one] As it stands it brings { $count } award.
       *[other] As it stands it brings { $count } awards.
    }
board-title-tip =
    As it stands, { $count } of { $most } awards: { $title }.{ $more ->
        [0] { "" }
       *[other] { " " }The next title needs { $more }.
    }

# Things looked at closely: what they are worth to whom now
worth-cash =
    { $mine ->
        [yes] Your cash: { $amount } Bagos.
       *[no] Cash of { $owner }: { $amount } Bagos.
    }
worth-fair =
    { $mine ->
        [yes] Your fair points: { $amount }.
       *[no] Fair points of { $owner }: { $amount }.
    }
worth-barrels =
    { $mine ->
        [yes] Your barrels in stock: { $amount }.
       *[no] Barrels of { $owner } in stock: { $amount }.
    }
worth-wines =
    { $mine ->
        [yes] Your wines: { $count }.
       *[no] Wines of { $owner }: { $count }.
    }
worth-region =
    { $mine ->
        [yes] Your vineyards here: { $count }.
       *[no] Vineyards of { $owner } here: { $count }.
    }

# The parts of the board, for the map of it
board-region-year = Year and order
board-region-quadrel = Quadrel
board-region-sales = Sales
board-region-export = Export
board-region-bank = Bank
board-region-magnates = Magnates
board-region-tycoons = Tycoon tiles
board-region-experts = Wine experts
board-region-fair = Fair
