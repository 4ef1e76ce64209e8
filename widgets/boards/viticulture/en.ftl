# The words on the board of Viticulture. What explains itself on hover is a whole sentence.

board-label = Board of Viticulture: wake-up chart, actions, decks, tracks and vineyards

# Numbers in sentences
board-lira-lira = { $lira } lira
board-some-points =
    { $points ->
        [one] { $points } victory point
        [-1] { $points } victory point
       *[other] { $points } victory points
    }
board-some-vp =
    { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    }
board-some-cards =
    { $deck-id ->
        [vine] { $count ->
            [one] { $count } vine
           *[other] { $count } vines
        }
        [summer] { $count ->
            [one] { $count } summer visitor
           *[other] { $count } summer visitors
        }
        [order] { $count ->
            [one] { $count } order
           *[other] { $count } orders
        }
       *[winter] { $count ->
            [one] { $count } winter visitor
           *[other] { $count } winter visitors
        }
    }

# The year, the wake-up chart, the cart
board-year =
    { $years ->
        [0] Year { $year }
       *[other] Year { $year }/{ $years }
    }
board-season =
    { $season-id ->
        [setup] Set-up
        [spring] Spring
        [summer] Summer
        [fall] Fall
        [winter] Winter
        [year_end] Year end
       *[over] End of the game
    }
board-year-tip =
    { $years ->
        [0] Year { $year }.
       *[other] Year { $year } of { $years }.
    } { $season-id ->
        [setup] The players choose what their papas bring.
        [spring] The players put their roosters on the wake-up chart.
        [summer] Workers take the actions of summer.
        [fall] Everybody draws visitors.
        [winter] Workers take the actions of winter.
        [year_end] Grapes and wines age, workers come home, residual income is paid.
       *[over] The game is over.
    } { $years ->
        [0] { $reached ->
            [yes] Somebody has reached { $goal } victory points: this is the last year.
           *[no] The year in which somebody reaches { $goal } victory points is the last.
        }
       *[other] { "" }
    }
board-season-tip =
    { $season-id ->
        [spring] Spring: in turn, everybody chooses a row of the wake-up chart, which decides the order of the year.
        [summer] Summer: in the order of the roosters, everybody places a worker on a summer action, or passes.
        [fall] Fall: everybody draws a visitor of either deck, with a cottage two.
       *[winter] Winter: with the workers that are left, everybody takes winter actions, or passes.
    }
board-row = Wake-up row { $row }
board-row-gives =
    { $bonus-id ->
        [draw_vine] { $amount ->
            [one] draw { $amount } vine card.
           *[other] draw { $amount } vine cards.
        }
        [draw_order] { $amount ->
            [one] draw { $amount } order.
           *[other] draw { $amount } orders.
        }
        [gain_lira] gain { $amount } lira.
        [draw_visitor] { $amount ->
            [one] draw { $amount } visitor, of summer or of winter.
           *[other] draw { $amount } visitors, of summer or of winter.
        }
        [gain_vp] { $amount ->
            [one] gain { $amount } victory point.
           *[other] gain { $amount } victory points.
        }
        [temporary_worker] take the temporary worker for this year.
       *[none] no bonus, but an early turn.
    }
board-row-tip =
    Wake-up row { $row }: { board-row-gives } { $gone ->
        [yes] The temporary worker is taken.
       *[no] { "" }
    } { $taken ->
        [yes] { $mine ->
            [yes] Your rooster stands here.
           *[no] The rooster of { $owner } stands here.
        }
       *[no] No rooster stands here.
    } { $token ->
        [yes] Its bonus token is still there.
       *[no] { "" }
    }
board-cart = Cart
board-on-cart =
    { $grande ->
        [yes] { $count ->
            [0] the grande of { $player }
            [one] the grande and a worker of { $player }
           *[other] the grande and { $count } workers of { $player }
        }
       *[no] { $count ->
            [one] a worker of { $player }
           *[other] { $count } workers of { $player }
        }
    }
board-cart-tip =
    Cart: a worker here brings { board-lira-lira }, in summer and in winter; any number may stand here. { $count ->
        [0] It is empty.
       *[other] Here now: { $parts }.
    }
board-no-more =
    { $way-id ->
        [pass] Pass
        [stop] Enough
        [decline] No, thanks
       *[keep] Keep it
    }
board-no-more-tip =
    { $way-id ->
        [pass] Pass: place no more workers this season; in winter you still have those that are left after summer.
        [stop] That is enough: do no more of what may be repeated.
        [decline] Do without what is offered.
       *[keep] Keep the bonus token for later.
    }

# The actions
board-action = { $action }
board-place-short =
    { $grande ->
        [yes] Grande worker
       *[no] Worker
    }{ $place-id ->
        [overflow] , on the drawing
        [bonus] , bonus space
       *[plain] { "" }
    }
board-bonus-points =
    { $bonus ->
        [one] { $bonus } victory point
       *[other] { $bonus } victory points
    }
board-bonus-lira = { $bonus } lira
board-action-tip =
    { $action-id ->
        [draw_vine] Draw { $amount ->
            [one] { $amount } vine card
           *[other] { $amount } vine cards
        }. Bonus: { $bonus } more.
        [give_tour] Give a tour: gain { $amount } lira. Bonus: { board-bonus-lira } more.
        [build_structure] Build a structure and pay its price. Bonus: { board-bonus-lira } less.
        [plant_vine] Plant a vine of your hand on a field. Bonus: { $bonus } more.
        [play_summer_visitor] Play a summer visitor of your hand. Bonus: { $bonus } more.
        [sell_grapes_or_field] Sell grapes, sell an empty field, or buy back a field. Bonus: { board-bonus-points }.
        [draw_order] Draw { $amount ->
            [one] { $amount } order
           *[other] { $amount } orders
        }. Bonus: { $bonus } more.
        [harvest_field] Harvest a field: its vines give grapes for the crush pad. Bonus: { $bonus } more.
        [train_worker] Pay { $amount } lira for a new worker, who is ready next year. Bonus: { board-bonus-lira } less.
        [play_winter_visitor] Play a winter visitor of your hand. Bonus: { $bonus } more.
        [make_wine] Make up to { $amount ->
            [one] { $amount } wine
           *[other] { $amount } wines
        } of the grapes on your crush pad. Bonus: { $bonus } more.
       *[fill_order] Deliver the wines of an order of your hand. Bonus: { board-bonus-points }.
    }
board-actions-tip =
    { $season-id ->
        [summer] The six actions of summer.
       *[winter] The six actions of winter.
    }
board-drawing = { board-action }: the drawing
board-drawing-tip =
    { board-action }: on the drawing, a grande may stand beside workers on the spaces. { $count ->
        [0] { "" }
       *[other] Here now: { $player }.
    } { $planned ->
        [yes] One of them is planned for winter.
       *[no] { "" }
    }
board-space =
    { board-action }: { $space-id ->
        [left] left space
        [middle] bonus space
       *[right] right space
    }
board-space-tip =
    { board-space }. { $opened ->
        [yes] { $who-id ->
            [nobody] It is free.
            [automa] The Automa stands here.
           *[somebody] { $grande ->
                [yes] The grande of { $player } stands here.
               *[no] A worker of { $player } stands here.
            }
        }
       *[no] { $players ->
            [one] Alone, this space is not used.
           *[other] With { $players } players, this space is not used.
        }
    } { $planned ->
        [yes] It is planned for winter.
       *[no] { "" }
    } { $space-id ->
        [middle] { board-action-tip }
       *[other] { "" }
    }

# Decks and cards
board-deck =
    { $deck-id ->
        [vine] Vines
        [summer] Summer visitors
        [order] Orders
       *[winter] Winter visitors
    }
board-deck-tip =
    { $count ->
        [0] { board-deck }: the deck is empty; the discard pile will be shuffled.
        [one] { board-deck }: { $count } card is left in the deck.
       *[other] { board-deck }: { $count } cards are left in the deck.
    }
board-discard = { board-deck }: discard pile
board-discard-tip =
    { $count ->
        [0] { board-discard }, still empty.
        [one] { board-discard }, { $count } card.
       *[other] { board-discard }, { $count } cards. On top:
    }
board-back =
    { $deck-id ->
        [vine] Vine
        [summer] Summer visitor
        [order] Order
       *[winter] Winter visitor
    }
board-table = On the table
board-lying =
    { $how-id ->
        [revealed] Turned up for all.
        [playing] Being carried out.
       *[offered] Put aside by { $player }.
    }
board-lying-card =
    { $how-id ->
        [revealed] Card turned up
        [playing] Card being carried out
       *[offered] Card put aside
    }
board-icon =
    { $wine-id ->
        [red] red { $value }
        [white] white { $value }
        [blush] blush { $value }
       *[sparkling] sparkling { $value }
    }
board-order = Order { $number }: { $parts }
board-order-number = No. { $number }
board-order-gives = { $vp } VP
board-order-tip = Order { $number }: for { $parts } or better, { board-some-vp } and { $residual } lira more residual income.
board-vine-tip =
    { $name }, a vine: { $red ->
        [0] white { $white }
       *[other] { $white ->
            [0] red { $red }
           *[other] red { $red } and white { $white }
        }
    }. { $count ->
        [0] It can be planted without any structure.
       *[other] Planting it needs { $parts }.
    }
board-visitor-tip =
    { $deck-id ->
        [summer] { $name }, a summer visitor.
       *[winter] { $name }, a winter visitor.
    }
board-automa = Automa: { $count }
board-automa-deck = Automa deck
board-automa-tip =
    { $number ->
        [0] The Automa’s deck has { $count } cards.
       *[other] The Automa’s deck has { $count } cards; the last one was number { $number }. In summer it blocks { $some ->
            [0] nothing
           *[other] { $parts }
        }, in winter { $others ->
            [0] nothing
           *[other] { $parts2 }
        }.
    }

# Tracks
board-points = Victory points
board-points-tip =
    { board-some-points }{ $beyond ->
        [yes] { " " }or more
       *[no] { "" }
    }: { $count ->
        [0] nobody.
       *[other] { $player }.
    } { $goal ->
        [yes] { $solo ->
            [yes] So many has the Automa: have more at the end.
           *[no] Whoever comes this far makes this year the last.
        }
       *[no] { "" }
    }
board-residual = Residual income
board-residual-tip =
    { board-lira-lira } at the end of every year: { $count ->
        [0] nobody.
       *[other] { $player }.
    }

# Vineyards
board-you = you
board-passed = passed
board-vineyard =
    { $mine ->
        [yes] Your vineyard
       *[no] Vineyard of { $owner }
    }
board-vineyard-tip =
    { board-vineyard }. { $first ->
        [yes] { $mine ->
            [yes] You hold the first-player token.
           *[no] { $owner } holds the first-player token.
        }
       *[no] { "" }
    } { $turn ->
        [yes] { $mine ->
            [yes] It is for you to decide.
           *[no] It is for { $owner } to decide.
        }
       *[no] { "" }
    } { $passed ->
        [yes] { $mine ->
            [yes] You have passed this season.
           *[no] { $owner } has passed this season.
        }
       *[no] { "" }
    }
board-has =
    { $what-id ->
        [purse] { $mine ->
            [yes] Your lira
           *[no] Lira of { $owner }
        }
       *[points] { $mine ->
            [yes] Your victory points
           *[no] Victory points of { $owner }
        }
    }
board-has-tip =
    { $what-id ->
        [purse] { $mine ->
            [yes] You have { $amount } lira.
           *[no] { $owner } has { $amount } lira.
        }
        [points] { $mine ->
            [yes] You have { $amount ->
                [one] { $amount } victory point.
                [-1] { $amount } victory point.
               *[other] { $amount } victory points.
            }
           *[no] { $owner } has { $amount ->
                [one] { $amount } victory point.
                [-1] { $amount } victory point.
               *[other] { $amount } victory points.
            }
        }
       *[income] { $mine ->
            [yes] Residual income: you get { $amount } lira at the end of every year.
           *[no] Residual income: { $owner } gets { $amount } lira at the end of every year.
        }
    }
board-crew-tip =
    { $mine ->
        [yes] You have at hand: { board-crew }.
       *[no] { $owner } has at hand: { board-crew }.
    } { $training ->
        [0] { "" }
        [one] { $training } new worker is ready next year.
       *[other] { $training } new workers are ready next year.
    } { $temporary ->
        [yes] The temporary worker is among the workers of this year.
       *[no] { "" }
    }
board-crew =
    { $count ->
        [0] { $grande ->
            [yes] the grande
           *[no] no worker
        }
        [one] { $grande ->
            [yes] the grande and { $count } worker
           *[no] { $count } worker
        }
       *[other] { $grande ->
            [yes] the grande and { $count } workers
           *[no] { $count } workers
        }
    }
board-tokens = Your bonus tokens
board-tokens-tip =
    { $count ->
        [0] You have no bonus tokens.
        [one] You have { $count } bonus token: it brings the bonus of an action once.
       *[other] You have { $count } bonus tokens: each brings the bonus of an action once.
    }
board-hand-title = Hand
board-hand-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
board-hand =
    { $mine ->
        [yes] Your hand
       *[no] Hand of { $owner }
    }
board-hand-tip =
    { board-hand }: { $count ->
        [0] no cards.
       *[other] { $parts }.
    } { $limit } cards may be kept at the end of the year.
board-hidden-tip = { board-back }, face down.
board-parents = Mama and papa
board-no-parents = Mama and papa are still to be dealt.
board-mama =
    { $full ->
        [yes] Mama { $mama }
       *[no] { $mama }
    }
board-papa =
    { $full ->
        [yes] Papa { $papa }
       *[no] { $papa }
    }
board-mama-tip =
    Mama { $mama } brings { $workers } workers{ $count ->
        [0] { "" }
       *[other] , { $parts }
    }{ $lira ->
        [0] { "" }
       *[other] { " " }and { board-lira-lira }
    }.
board-papa-tip =
    Papa { $papa } brings the grande, { board-lira-lira }, and either { $gift-id ->
        [worker] a worker more
        [vp] { $amount ->
            [one] { $amount } victory point
           *[other] { $amount } victory points
        }
        [trellis] a trellis
        [irrigation] irrigation
        [yoke] a yoke
        [windmill] a windmill
        [cottage] a cottage
        [tasting_room] a tasting room
       *[medium_cellar] a medium cellar
    } or { $extra } lira more.

# Fields, grapes, wines, structures
board-sold = sold
board-vine = { $name } on the field
board-field =
    { $mine ->
        [yes] Your field of { $price } lira
       *[no] Field of { $owner }, worth { $price } lira
    }
board-field-tip =
    { board-field }: { $sold ->
        [yes] sold; it can be bought back for { $again } lira.
       *[no] { $count ->
            [0] empty; vines of at most { $limit } in all fit here.
           *[other] { $parts }, { $value } of at most { $limit }. A harvest gives { $red ->
                [0] white { $white }
               *[other] { $white ->
                    [0] red { $red }
                   *[other] red { $red } and white { $white }
                }
            }.
        }
    } { $harvested ->
        [yes] It has been harvested this year.
       *[no] { "" }
    }
board-grapes =
    { $colour-id ->
        [red] Red grapes
       *[white] White grapes
    }
board-grapes-tip =
    { $mine ->
        [yes] { board-grapes } on your crush pad
       *[no] { board-grapes } on the crush pad of { $owner }
    }: { $count ->
        [0] none.
       *[other] { $parts }.
    }
board-grape =
    { $colour-id ->
        [red] Red grape of value { $value }
       *[white] White grape of value { $value }
    }
board-grape-tip =
    { $here ->
        [yes] { board-grape }: it sells for { board-lira-lira }.
       *[no] { $mine ->
            [yes] Free slot of your crush pad for a grape of value { $value }.
           *[no] Free slot on the crush pad of { $owner } for a grape of value { $value }.
        }
    }
board-wines =
    { $wine-id ->
        [red] Red wine
        [white] White wine
        [blush] Blush
       *[sparkling] Sparkling
    }
board-wines-tip =
    { $mine ->
        [yes] { board-wines } in your cellar
       *[no] { board-wines } in the cellar of { $owner }
    }: { $count ->
        [0] none.
       *[other] { $parts }.
    } { $wine-id ->
        [red] A red grape makes it.
        [white] A white grape makes it.
        [blush] A red and a white grape make it; it needs the medium cellar.
       *[sparkling] Two red grapes and a white one make it; it needs the large cellar.
    }
board-wine =
    { $wine-id ->
        [red] Red wine of value { $value }
        [white] White wine of value { $value }
        [blush] Blush of value { $value }
       *[sparkling] Sparkling wine of value { $value }
    }
board-wine-tip =
    { $here ->
        [yes] { $mine ->
            [yes] { board-wine } in your cellar.
           *[no] { board-wine } in the cellar of { $owner }.
        }
       *[no] { $opened ->
            [yes] { board-wine }: the slot is free.
           *[no] { board-wine }: the slot opens with the { $structure-id ->
                [medium_cellar] medium cellar.
               *[large_cellar] large cellar.
            }
        }
    }
board-structure =
    { $structure-id ->
        [trellis] a trellis
        [irrigation] irrigation
        [yoke] a yoke
        [windmill] a windmill
        [cottage] a cottage
        [tasting_room] a tasting room
        [medium_cellar] a medium cellar
       *[large_cellar] a large cellar
    }
board-structure-title =
    { $structure-id ->
        [trellis] Trellis
        [irrigation] Irrigation
        [yoke] Yoke
        [windmill] Windmill
        [cottage] Cottage
        [tasting_room] Tasting room
        [medium_cellar] Medium cellar
       *[large_cellar] Large cellar
    }
board-structure-tip =
    { board-structure-title }: { $structure-id ->
        [trellis] some vines need it.
        [irrigation] some vines need it.
        [yoke] once a year, a worker here harvests a field or uproots a vine.
        [windmill] the first vine planted in a year brings { board-some-vp }.
        [cottage] a second visitor in fall.
        [tasting_room] the first tour of a year brings { board-some-vp }.
        [medium_cellar] wines of values { $least } to { $most }, and blush.
       *[large_cellar] wines of values { $least } to { $most }, and sparkling; it needs the medium cellar.
    } { $built ->
        [yes] { $mine ->
            [yes] You have it.
           *[no] { $owner } has it.
        }
       *[no] It costs { $price } lira.
    } { $used ->
        [yes] It has done its work this year.
       *[no] { "" }
    } { $there-id ->
        [grande] The grande stands on it.
        [worker] A worker stands on it.
       *[nobody] { "" }
    }

# Things looked at closely: what they cost, and what they are worth to whom now
cost-worker = One of your workers, until the year ends.
cost-training = { $price } lira; { $bonus } less on the bonus space.
cost-structure = { $price } lira; { $bonus } less on the bonus space of the action.
worth-action =
    { $count ->
        [0] None of its { $total } open spaces is free.
       *[other] { $count } of { $total } open spaces free.
    }
worth-structure =
    { $count ->
        [0] Nobody has built it yet.
       *[other] Built by { $player }.
    }
worth-order =
    { $mine ->
        [yes] { $count ->
            [0] Your cellar has all its wines.
           *[other] Your cellar lacks { $parts }.
        }
       *[no] { $count ->
            [0] { $owner } has all its wines.
           *[other] { $owner } lacks { $parts }.
        }
    }
worth-vine =
    { $count ->
        [0] None of your fields has room for it.
        [one] There is room for it on your field of { $parts } lira.
       *[other] There is room for it on your fields of { $parts } lira.
    }
worth-vine-lacks = You still need { $parts } to plant it.
worth-points =
    { $mine ->
        [yes] You have { board-some-points }{ $count ->
            [0] .
           *[other] , { $count } short of the end.
        }
       *[no] { $owner } has { board-some-points }{ $count ->
            [0] .
           *[other] , { $count } short of the end.
        }
    }
worth-income =
    { $mine ->
        [yes] You get { board-lira-lira } a year.
       *[no] { $owner } gets { board-lira-lira } a year.
    }
worth-wine =
    { $count ->
        [0] No order of your hand asks for it.
        [one] Order { $parts } of your hand asks for it.
       *[other] Orders { $parts } of your hand ask for it.
    }
worth-grapes = Sold now: { board-lira-lira }.
worth-crew =
    { $mine ->
        [yes] You can still send { board-crew }.
       *[no] { $owner } can still send { board-crew }.
    }

# The parts of the board, for the map of it
board-region-year = Year and wake-up
board-region-decks = Cards
