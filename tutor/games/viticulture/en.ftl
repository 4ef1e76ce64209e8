## The game

game-title = Viticulture
game-tagline = Wake up early or sleep in, plant and harvest, and fill the best orders with your wine.
game-about = You inherit a small vineyard in Tuscany: three empty fields, a crush pad, a small cellar and three workers. Every spring you choose when to get up; in summer and winter you send your workers to plant, build, harvest, make wine and fill orders, and visitors lend a hand. Grapes and wines grow better with age. As soon as somebody reaches 20 victory points the year is played to its end, and whoever has the most wins.

## Names

vine-sangiovese = Sangiovese
vine-malvasia = Malvasia
vine-pinot = Pinot
vine-syrah = Syrah
vine-trebbiano = Trebbiano
vine-merlot = Merlot
vine-sauvignon-blanc = Sauvignon Blanc
vine-cabernet-sauvignon = Cabernet Sauvignon
vine-chardonnay = Chardonnay

other-vine-sangiovese = { vine-sangiovese }
other-vine-malvasia = { vine-malvasia }
other-vine-pinot = { vine-pinot }
other-vine-syrah = { vine-syrah }
other-vine-trebbiano = { vine-trebbiano }
other-vine-merlot = { vine-merlot }
other-vine-sauvignon-blanc = { vine-sauvignon-blanc }
other-vine-cabernet-sauvignon = { vine-cabernet-sauvignon }
other-vine-chardonnay = { vine-chardonnay }

card-sangiovese = { vine-sangiovese }
card-malvasia = { vine-malvasia }
card-pinot = { vine-pinot }
card-syrah = { vine-syrah }
card-trebbiano = { vine-trebbiano }
card-merlot = { vine-merlot }
card-sauvignon-blanc = { vine-sauvignon-blanc }
card-cabernet-sauvignon = { vine-cabernet-sauvignon }
card-chardonnay = { vine-chardonnay }

order-order-01 = Order 1
order-order-02 = Order 2
order-order-03 = Order 3
order-order-04 = Order 4
order-order-05 = Order 5
order-order-06 = Order 6
order-order-07 = Order 7
order-order-08 = Order 8
order-order-09 = Order 9
order-order-10 = Order 10
order-order-11 = Order 11
order-order-12 = Order 12
order-order-13 = Order 13
order-order-14 = Order 14
order-order-15 = Order 15
order-order-16 = Order 16
order-order-17 = Order 17
order-order-18 = Order 18
order-order-19 = Order 19
order-order-20 = Order 20
order-order-21 = Order 21
order-order-22 = Order 22
order-order-23 = Order 23
order-order-24 = Order 24
order-order-25 = Order 25
order-order-26 = Order 26
order-order-27 = Order 27
order-order-28 = Order 28
order-order-29 = Order 29
order-order-30 = Order 30
order-order-31 = Order 31
order-order-32 = Order 32
order-order-33 = Order 33
order-order-34 = Order 34
order-order-35 = Order 35
order-order-36 = Order 36

card-order-01 = { order-order-01 }
card-order-02 = { order-order-02 }
card-order-03 = { order-order-03 }
card-order-04 = { order-order-04 }
card-order-05 = { order-order-05 }
card-order-06 = { order-order-06 }
card-order-07 = { order-order-07 }
card-order-08 = { order-order-08 }
card-order-09 = { order-order-09 }
card-order-10 = { order-order-10 }
card-order-11 = { order-order-11 }
card-order-12 = { order-order-12 }
card-order-13 = { order-order-13 }
card-order-14 = { order-order-14 }
card-order-15 = { order-order-15 }
card-order-16 = { order-order-16 }
card-order-17 = { order-order-17 }
card-order-18 = { order-order-18 }
card-order-19 = { order-order-19 }
card-order-20 = { order-order-20 }
card-order-21 = { order-order-21 }
card-order-22 = { order-order-22 }
card-order-23 = { order-order-23 }
card-order-24 = { order-order-24 }
card-order-25 = { order-order-25 }
card-order-26 = { order-order-26 }
card-order-27 = { order-order-27 }
card-order-28 = { order-order-28 }
card-order-29 = { order-order-29 }
card-order-30 = { order-order-30 }
card-order-31 = { order-order-31 }
card-order-32 = { order-order-32 }
card-order-33 = { order-order-33 }
card-order-34 = { order-order-34 }
card-order-35 = { order-order-35 }
card-order-36 = { order-order-36 }

other-field-field-5 = { field-field-5 }
other-field-field-6 = { field-field-6 }
other-field-field-7 = { field-field-7 }

field-field-5 = 5-lira field
field-field-6 = 6-lira field
field-field-7 = 7-lira field

structure-trellis = trellis
structure-irrigation = irrigation
structure-yoke = yoke
structure-windmill = windmill
structure-cottage = cottage
structure-tasting-room = tasting room
structure-medium-cellar = medium cellar
structure-large-cellar = large cellar

gift-trellis = the trellis
gift-irrigation = the irrigation
gift-yoke = the yoke
gift-windmill = the windmill
gift-cottage = the cottage
gift-tasting-room = the tasting room
gift-medium-cellar = the medium cellar
gift-worker = 1 more worker
gift-vp = 1 VP

deck-vine = vine cards
deck-summer = summer visitors
deck-order = orders
deck-winter = winter visitors
decks-vine = { deck-vine }
decks-summer = { deck-summer }
decks-order = { deck-order }
decks-winter = { deck-winter }

colour-red = red
colour-white = white

wine-red = red wine
wine-white = white wine
wine-blush = blush wine
wine-sparkling = sparkling wine

action-draw-vine = Draw vine
action-give-tour = Give tour
action-build-structure = Build structure
action-plant-vine = Plant
action-play-summer-visitor = Play summer visitor
action-sell-grapes-or-field = Sell grapes or trade field
action-draw-order = Draw order
action-harvest-field = Harvest
action-train-worker = Train worker
action-play-winter-visitor = Play winter visitor
action-make-wine = Make wine
action-fill-order = Fill order
action-gain-1-lira = Cart
action-yoke = Yoke

mama-alaena = Alaena
mama-alyssa = Alyssa
mama-deann = Deann
mama-margot = Margot
mama-margaret = Margaret
mama-nici = Nici
mama-teruyo = Teruyo
mama-emily = Emily
mama-rebecca = Rebecca
mama-danyel = Danyel
mama-laura = Laura
mama-jess = Jess
mama-casey = Casey
mama-christine = Christine
mama-naja = Naja
mama-falon = Falon
mama-nicole = Nicole
mama-ariel = Ariel

papa-andrew = Andrew
papa-christian = Christian
papa-jay = Jay
papa-josh = Josh
papa-kozi = Kozi
papa-matthew = Matthew
papa-matt = Matt
papa-paul = Paul
papa-stephan = Stephan
papa-steven = Steven
papa-joel = Joel
papa-raymond = Raymond
papa-jerry = Jerry
papa-trevor = Trevor
papa-rafael = Rafael
papa-gary = Gary
papa-morten = Morten
papa-alan = Alan

## Turns of phrase

for-whom =
    for { $mine ->
        [yes] you
       *[no] { $who }
    }
some-lira = { $lira } lira
some-workers =
    { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
some-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
the-structure =
    { $structure-id ->
        [irrigation] irrigation
       *[other] the { $structure }
    }
a-card-of-deck =
    { $deck-id ->
        [vine] a vine card
        [summer] a summer visitor
        [order] an order
       *[winter] a winter visitor
    }
a-worker =
    { $grande ->
        [yes] the grande worker
       *[no] a worker
    }
the-action =
    { $action-id ->
        [gain_1_lira] the cart
        [yoke] the yoke
       *[other] “{ $action }”
    }
on-the-place =
    { $place-id ->
        [bonus] on the bonus space of { the-action }
        [overflow] on { the-action }, on the drawing beside its spaces
       *[other] on { the-action }
    }
two-grapes =
    { $red ->
        [0] { $white ->
            [0] nothing
           *[other] a white grape of value { $white }
        }
       *[other] { $white ->
            [0] a red grape of value { $red }
           *[other] a red grape of value { $red } and a white grape of value { $white }
        }
    }
clauses-in-order =
    { $parts ->
        [one] { $clause }
       *[other] { $clause }, then { $clause2 }
    }{ $corrected ->
        [yes] , but with the numbers of your data file
       *[no] { "" }
    }
# what a card offers to everybody
offer-to-all =
    { $source-id ->
        [vendor] Vendor (draw 1 summer visitor)
        [handyman] Handyman (build 1 structure for 2 lira less)
        [banker] Banker (lose 1 VP and gain 3 lira)
        [swindler] Swindler (give 2 lira to { $player })
        [volunteer_crew] Volunteer Crew (plant 1 vine)
        [mentor] Mentor (make up to 2 wines)
        [motivator] Motivator (take the grande worker back)
       *[guest_speaker] Guest Speaker (pay 1 lira to train 1 worker)
    }

## Moves

move-first-player = { $seat } becomes first player
move-deal-mama = Deal mama { $mama }
move-deal-papa = Deal papa { $papa }
move-draw-card = Draw “{ $card }”
move-reveal-automa = Turn up Automa card { $number }
move-keep-parents = Keep { $mama } and { $papa }
move-take-gift = Take papa’s gift
move-take-lira = Take papa’s extra lira instead
move-wake-up =
    { $deck-id ->
        [summer] Put the rooster on row { $row } and draw a summer visitor
        [winter] Put the rooster on row { $row } and draw a winter visitor
       *[other] Put the rooster on row { $row }
    }
move-draw-visitors =
    { $second-id ->
        [summer] { $first-id ->
            [summer] Draw 2 summer visitors
           *[other] Draw 1 winter visitor and 1 summer visitor
        }
        [winter] { $first-id ->
            [summer] Draw 1 summer visitor and 1 winter visitor
           *[other] Draw 2 winter visitors
        }
       *[other] { $first-id ->
            [summer] Draw 1 summer visitor
           *[other] Draw 1 winter visitor
        }
    }
move-discard-card = Discard “{ $card }”
move-place = Place { a-worker } { on-the-place }
move-pass = Pass for the rest of the season
move-take-bonus = Take the bonus
move-decline = Decline
move-accept = Accept
move-spend-token = Spend a bonus token to pay less
move-keep-token = Keep the bonus tokens and pay the full price
move-stop = That is all: stop here
move-build = Build { the-structure }
move-plant = Plant { $vine } on the { $field }
move-uproot = Uproot { $vine } from the { $field }
move-swap = Swap { $vine } on the { $field } with { $other_vine } on the { $other_field }
move-sell-grape = Sell the { $colour } grape of value { $value }
move-sell-field = Sell the { $field }
move-buy-field = Buy back the { $field }
move-harvest-field = Harvest the { $field }
move-make-wine =
    { $wine-id ->
        [red] Make red wine from red { $red }
        [white] Make white wine from white { $white }
        [blush] Make blush wine from red { $red } and white { $white }
       *[sparkling] Make sparkling wine from red { $red }, red { $other_red } and white { $white }
    }
move-put-token = Put it on the slot of value { $value }
move-fill-order = Fill { $order }
move-use-wine = Deliver the { $wine } of value { $value }
move-age-wine = Age the { $wine } of value { $value }
move-discard-grape = Discard the { $colour } grape of value { $value }
move-discard-wine = Discard the { $wine } of value { $value }
move-place-grape = Take a { $colour } grape
move-play-visitor =
    Play the { $card }{ $card-id ->
        [blacksmith] { "" }
        [vendor] { "" }
        [handyman] { "" }
        [peddler] { "" }
        [banker] { "" }
        [importer] { "" }
        [grower] { "" }
        [cultivator] { "" }
        [planner] { "" }
        [agriculturist] { "" }
        [swindler] { "" }
        [producer] { "" }
        [organizer] { "" }
        [stonemason] { "" }
        [volunteer_crew] { "" }
        [wedding_party] { "" }
        [queen] { "" }
        [mentor] { "" }
        [innkeeper] { "" }
        [supervisor] { "" }
        [reaper] { "" }
        [motivator] { "" }
        [bottler] { "" }
        [designer] { "" }
        [manager] { "" }
        [zymologist] { "" }
        [governor] { "" }
        [taster] { "" }
        [caravan] { "" }
        [guest_speaker] { "" }
        [homesteader] { the-way }{ losing-to-do-both }
        [sponsor] { the-way }{ losing-to-do-both }
        [scholar] { the-way }{ losing-to-do-both }
        [laborer] { the-way }{ losing-to-do-both }
       *[other] { the-way }
    }
# cards with one way only need none of these
the-way =
    { $way-id ->
        [a] : part 1
        [b] : part 2
        [c] : part 3
        [ab] : part 1, then part 2
        [ba] : part 2, then part 1
        [ac] : part 1, then part 3
        [ca] : part 3, then part 1
        [bc] : part 2, then part 3
        [cb] : part 3, then part 2
        [b-uproot] : part 2, only uprooting
        [b-discard] : part 2, only discarding
       *[other] { "" }
    }
losing-to-do-both =
    { $way-id ->
        [ab] , losing 1 VP to do both
        [ba] , losing 1 VP to do both
       *[other] { "" }
    }
move-do-both = Lose 1 VP and do the other part too
move-draw-from = Draw { a-card-of-deck }
move-take-discard = Take the top card of the discarded { $deck }
move-take-revealed = Take “{ $card }”
move-name = Choose { $seat }
move-give-card = Hand over “{ $card }”
move-offer-card = Put “{ $card }” aside
move-lose-vp = Lose VP
move-give-cards = Hand over cards
move-pay-lira = Pay lira
move-plan = Place { a-worker } { on-the-place } for winter
move-take-back =
    Take { a-worker } back from { the-action }{ $place-id ->
        [left] { " " }(left space)
        [middle] { " " }(bonus space)
        [right] { " " }(right space)
        [overflow] { " " }(drawing)
       *[other] { "" }
    }
move-take-action = { $action }

detail-take-gift = { $gift }
detail-take-lira = +{ some-lira }
detail-wake-up =
    { $bonus-id ->
        [draw_vine] 1 vine card
        [draw_order] 1 order
        [gain_lira] +1 lira
        [draw_visitor] 1 visitor
        [gain_vp] +1 VP
        [temporary_worker] the temporary worker
       *[none] no bonus
    }
detail-take-bonus =
    { $bonus-id ->
        [draw_vine] 1 more vine card
        [give_tour] 1 more lira
        [plant_vine] plant another vine
        [play_summer_visitor] play another summer visitor
        [sell_grapes_or_field] 1 VP
        [draw_order] 1 more order
        [harvest_field] harvest another field
        [play_winter_visitor] play another winter visitor
        [make_wine] make 1 more wine
       *[fill_order] 1 VP
    }{ $token ->
        [yes] , for 1 bonus token
       *[no] { "" }
    }
detail-build =
    { $lira ->
        [0] for nothing
       *[other] { some-lira }
    }
detail-sell-grape = +{ some-lira }
detail-sell-field = +{ some-lira }
detail-buy-field = −{ some-lira }
detail-harvest-field = { two-grapes }
detail-make-wine =
    { $value ->
        [0] lost: no slot is free
       *[other] value { $value }
    }
detail-fill-order = +{ $vp } VP, +{ $residual } residual income
detail-play-visitor = { clauses-in-order }
detail-take-discard = “{ $card }”
detail-lose-vp = −{ $amount } VP
detail-give-cards =
    { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
detail-pay-lira = −{ $amount } lira

## Questions

ask-draw-rooster = Whose rooster is drawn for first player?
ask-deal-mama-to = Which mama is dealt to { $seat }?
ask-deal-papa-to = Which papa is dealt to { $seat }?
ask-choose-parents =
    { $mine ->
        [yes] Which mama and which papa do you keep?
       *[no] Which mama and which papa does { $who } keep?
    }
ask-choose-gift =
    { $mine ->
        [yes] Do you take your papa’s gift, or more lira?
       *[no] Does { $who } take papa’s gift, or more lira?
    }
ask-choose-row =
    { $mine ->
        [yes] On which row of the wake-up chart do you put your rooster? Low rows act first, high rows give a bonus.
       *[no] On which row of the wake-up chart does { $who } put the rooster?
    }
ask-turn-up-automa = Which Automa card is turned up?
ask-take-turn =
    { $mine ->
        [yes] Where do you place a worker, or do you pass?
       *[no] Where does { $who } place a worker?
    }
ask-offer-bonus =
    { $mine ->
        [yes] Do you take the bonus as well?
       *[no] Does { $who } take the bonus as well?
    }
ask-offer-token =
    { $mine ->
        [yes] Do you spend a bonus token to pay less?
       *[no] Does { $who } spend a bonus token to pay less?
    }
ask-draw-from-deck =
    { $deck ->
        [0] Which vine card does { $seat } draw
        [1] Which summer visitor does { $seat } draw
        [2] Which order does { $seat } draw
       *[other] Which winter visitor does { $seat } draw
    }{ $left ->
        [one] ?
       *[other] { " " }({ $left } to go)?
    }
ask-choose-deck =
    { $mine ->
        [yes] From which deck do you draw?
       *[no] From which deck does { $who } draw?
    }
ask-pay-with-cards =
    { $done ->
        [0] { $mine ->
            [yes] Which card of your hand do you discard?
           *[no] Which card does { $who } discard?
        }
       *[other] { $mine ->
            [yes] Which card of your hand do you discard next?
           *[no] Which card does { $who } discard next?
        }
    }
ask-choose-pile =
    { $mine ->
        [yes] The top card of which discard pile do you take ({ $left } to go)?
       *[no] The top card of which discard pile does { $who } take ({ $left } to go)?
    }
ask-turn-up =
    { $deck ->
        [0] Which vine card is turned up?
        [1] Which summer visitor is turned up?
        [2] Which order is turned up?
       *[other] Which winter visitor is turned up?
    }
ask-choose-revealed =
    { $mine ->
        [yes] Which of the cards turned up do you take ({ $left } to go)?
       *[no] Which of the cards turned up does { $who } take ({ $left } to go)?
    }
ask-choose-trade =
    { $mine ->
        [yes] Do you sell grapes, or sell or buy back a field?
       *[no] Does { $who } sell grapes, or sell or buy back a field?
    }
ask-sell-more =
    { $mine ->
        [yes] Do you sell another grape?
       *[no] Does { $who } sell another grape?
    }
ask-choose-structure =
    { $done ->
        [0] { $mine ->
            [yes] Which structure do you build?
           *[no] Which structure does { $who } build?
        }
       *[other] { $mine ->
            [yes] Which structure do you build next?
           *[no] Which structure does { $who } build next?
        }
    }
ask-choose-vine =
    { $done ->
        [0] { $mine ->
            [yes] Which vine do you plant, and on which field?
           *[no] Which vine does { $who } plant, and on which field?
        }
       *[other] { $mine ->
            [yes] Which vine do you plant next, or is that all?
           *[no] Which vine does { $who } plant next, or is that all?
        }
    }
ask-choose-uproot =
    { $done ->
        [0] { $mine ->
            [yes] Which vine do you uproot?
           *[no] Which vine does { $who } uproot?
        }
       *[other] { $mine ->
            [yes] Which vine do you uproot next?
           *[no] Which vine does { $who } uproot next?
        }
    }
ask-choose-swap =
    { $mine ->
        [yes] Which two vines of yours do you swap?
       *[no] Which two vines does { $who } swap?
    }
ask-choose-field =
    { $done ->
        [0] { $mine ->
            [yes] Which field do you harvest?
           *[no] Which field does { $who } harvest?
        }
       *[other] { $mine ->
            [yes] Which field do you harvest next, or is that all?
           *[no] Which field does { $who } harvest next, or is that all?
        }
    }
ask-choose-slot =
    { $mine ->
        [yes] On which slot do you put the new { $colour ->
            [0] red
           *[other] white
        } grape of value { $value }?
       *[no] On which slot does { $who } put the new { $colour ->
            [0] red
           *[other] white
        } grape of value { $value }?
    }
ask-choose-yoke =
    { $mine ->
        [yes] What do you use the yoke for: to uproot a vine or to harvest a field?
       *[no] What does { $who } use the yoke for: to uproot a vine or to harvest a field?
    }
ask-choose-wine =
    { $done ->
        [0] { $mine ->
            [yes] Which wine do you make, and from which grapes?
           *[no] Which wine does { $who } make, and from which grapes?
        }
       *[other] { $mine ->
            [yes] Which wine do you make next, or is that all?
           *[no] Which wine does { $who } make next, or is that all?
        }
    }
ask-choose-wine-slot =
    { $mine ->
        [yes] On which slot do you put the new wine of value { $value }?
       *[no] On which slot does { $who } put the new wine of value { $value }?
    }
ask-choose-ageing =
    { $mine ->
        [yes] Which wine do you age by 1?
       *[no] Which wine does { $who } age by 1?
    }
ask-give-up-grape =
    { $mine ->
        [yes] Which grape do you discard?
       *[no] Which grape does { $who } discard?
    }
ask-give-up-wine =
    { $least ->
        [0] { $mine ->
            [yes] Which wine do you discard?
           *[no] Which wine does { $who } discard?
        }
        [1] { $mine ->
            [yes] Which wine do you discard?
           *[no] Which wine does { $who } discard?
        }
       *[other] { $mine ->
            [yes] Which wine of value { $least } or more do you discard?
           *[no] Which wine of value { $least } or more does { $who } discard?
        }
    }
ask-choose-colour =
    { $mine ->
        [yes] Do you take a red or a white grape?
       *[no] Does { $who } take a red or a white grape?
    }
ask-choose-order =
    { $mine ->
        [yes] Which order do you fill?
       *[no] Which order does { $who } fill?
    }
ask-choose-wine-for =
    { $mine ->
        [yes] Which wine do you deliver for the next icon of the order? A surplus of value is lost.
       *[no] Which wine does { $who } deliver for the next icon of the order?
    }
ask-choose-worker =
    { $done ->
        [0] { $mine ->
            [yes] Which worker do you take back?
           *[no] Which worker does { $who } take back?
        }
       *[other] { $mine ->
            [yes] Which worker do you take back next, or is that all?
           *[no] Which worker does { $who } take back next, or is that all?
        }
    }
ask-choose-visitor =
    { $mine ->
        [yes] Which visitor do you play, and in which way?
       *[no] Which visitor does { $who } play, and in which way?
    }
ask-choose-both =
    { $mine ->
        [yes] Do you lose 1 VP to do the other part of the card too?
       *[no] Does { $who } lose 1 VP to do the other part of the card too?
    }
ask-answer =
    { $mine ->
        [yes] { offer-to-all }: do you do it?
       *[no] { offer-to-all }: does { $who } do it?
    }
ask-choose-opponents =
    { $source-id ->
        [wedding_party] { $mine ->
            [yes] To which opponents do you pay lira? Choose them one by one, clockwise.
           *[no] To which opponents does { $who } pay lira?
        }
       *[governor] { $mine ->
            [yes] Which opponents must give you a summer visitor? Choose them one by one, clockwise.
           *[no] Which opponents must give { $who } a summer visitor?
        }
    }
ask-hand-over =
    { $mine ->
        [yes] Which card do you hand over to { $player } ({ $left } to go)?
       *[no] Which card does { $who } hand over to { $player } ({ $left } to go)?
    }
ask-answer-queen =
    { $mine ->
        [yes] { $player } has played the Queen: do you lose VP, hand over cards or pay lira?
       *[no] { $player } has played the Queen: does { $who } lose VP, hand over cards or pay lira?
    }
ask-offer-visitors =
    { $mine ->
        [yes] Do you put a visitor aside for the Importer of { $player }? If the opponents do not put enough aside together, all cards come back.
       *[no] Does { $who } put a visitor aside for the Importer of { $player }?
    }
ask-choose-new-row =
    { $mine ->
        [yes] To which row of the wake-up chart do you move your rooster?
       *[no] To which row of the wake-up chart does { $who } move the rooster?
    }
ask-choose-plan =
    { $mine ->
        [yes] On which winter action do you place a worker in advance?
       *[no] On which winter action does { $who } place a worker in advance?
    }
ask-choose-summer-action =
    { $mine ->
        [yes] Which summer action do you take, without a worker and without its bonus?
       *[no] Which summer action does { $who } take, without a worker and without its bonus?
    }
ask-fall-draw =
    { $mine ->
        [yes] Which visitors do you draw for fall?
       *[no] Which visitors does { $who } draw for fall?
    }
ask-discard-down =
    { $mine ->
        [yes] You hold too many cards for the end of the year: which one do you discard?
       *[no] { $who } holds too many cards for the end of the year: which one goes?
    }

## Events: set-up

event-table-laid =
    The table is laid for { $players ->
        [one] 1 player
       *[other] { $players } players
    }: mats, fields and the four shuffled decks; { $spaces ->
        [one] 1 space of each action is open
       *[other] { $spaces } spaces of each action are open
    }
event-automa-ready = The Automa is ready: you have { $years } years to get more than { $vp } VP
event-first-player =
    { $mine ->
        [yes] Your rooster is drawn: you take the first-player token
       *[no] The rooster of { $who } is drawn: { $who } takes the first-player token
    }
event-mama-dealt =
    Mama { $mama } is dealt to { $mine ->
        [yes] you
       *[no] { $who }
    }, face up
event-papa-dealt =
    Papa { $papa } is dealt to { $mine ->
        [yes] you
       *[no] { $who }
    }, face up
event-parents-kept =
    { $mine ->
        [yes] You keep { $mama } and { $papa }; the other parents go back to the box
       *[no] { $who } keeps { $mama } and { $papa }; the other parents go back to the box
    }
event-mama-brings =
    +{ some-workers }{ $lira ->
        [0] { "" }
       *[other] , +{ some-lira }
    } { for-whom }, from mama { $mama }; the cards that she shows are drawn now
event-papa-brings =
    +1 grande worker{ $lira ->
        [0] { "" }
       *[other] , +{ some-lira }
    } { for-whom }, from papa { $papa }
event-gift-taken =
    { $mine ->
        [yes] You take papa’s gift: { $gift }
       *[no] { $who } takes papa’s gift: { $gift }
    }

## Events: decks and hands

event-drew = +1 card { for-whom }: “{ $card }”, from the { $deck }
event-drew-hidden = +1 card { for-whom }, from the { $deck }
event-nothing-to-draw = +0 cards { for-whom }: there are no { $deck } left, neither in the deck nor on the discard pile
event-reshuffled = The discarded { $deck } are shuffled and become the new deck ({ some-cards })
event-discarded = −1 card { for-whom }: “{ $card }” goes to its discard pile
event-took-discard = +1 card { for-whom }: “{ $card }”, from the top of its discard pile
event-turned-up = “{ $card }” is turned up for all to see
event-took-revealed = +1 card { for-whom }: “{ $card }”, one of those turned up
event-not-taken = “{ $card }” is not taken and goes to its discard pile
event-gave-card = −1 card { for-whom }: “{ $card }”, handed over to { $player }
event-gave-card-hidden = −1 card { for-whom }: one of the { $deck }, handed over to { $player } without showing it
event-got-card = +1 card { for-whom }: “{ $card }”, handed over by { $player }
event-got-card-hidden = +1 card { for-whom }: one of the { $deck }, handed over by { $player } without showing it

## Events: lira, points and residual income

event-gained-lira = +{ some-lira } { for-whom }
event-paid-lira = −{ some-lira } { for-whom }
event-paid-player = −{ some-lira } { for-whom }, +{ some-lira } for { $player }
event-scored = { $step } VP { for-whom } (now { $vp })
event-lost-vp = { $step } VP { for-whom } (now { $vp })
event-goal-reached =
    { $mine ->
        [yes] You have reached { $vp } VP: this year is the last, and is played to its end
       *[no] { $who } has reached { $vp } VP: this year is the last, and is played to its end
    }
event-residual-raised = { $step } residual income { for-whom } (now { $residual } lira a year)
event-residual-lost =
    { $lost ->
        [one] 1 step of residual income is
       *[other] { $lost } steps of residual income are
    } lost { for-whom }: the track ends here
event-residual-paid = { $step } residual income { for-whom } (now { $residual } lira a year)
event-residual-paid-out = +{ some-lira } of residual income { for-whom }

## Events: the year

event-year-begins =
    { $mine ->
        [yes] Year { $year } begins with spring: roosters go on the wake-up chart, clockwise from you
       *[no] Year { $year } begins with spring: roosters go on the wake-up chart, clockwise from { $who }
    }
event-woke-up =
    { $mine ->
        [yes] You put your rooster on row { $row }
       *[no] { $who } puts the rooster on row { $row }
    }
event-temporary-taken = +1 worker { for-whom }: the temporary worker, until the end of the year
event-temporary-gone = +0 workers { for-whom }: somebody has already taken the temporary worker
event-season-begins =
    { $season-id ->
        [summer] Summer begins
       *[winter] Winter begins
    }; turn order by the wake-up chart: { $player }
event-passed =
    { $mine ->
        [yes] You pass and place no more workers this season
       *[no] { $who } passes and places no more workers this season
    }
event-passed-without-workers =
    { $mine ->
        [yes] You have no worker left, so you pass
       *[no] { $who } has no worker left and passes
    }
event-passed-by-card =
    { $mine ->
        [yes] With the Organizer you have passed this season; workers that are left stay for the next
       *[no] With the Organizer { $who } has passed this season; workers that are left stay for the next
    }
event-season-over = Everybody has passed: the season is over
event-fall-begins = Fall begins: everybody draws visitors, in this order: { $player }
event-year-ends = Year { $year } ends: grapes and wines age, workers go home, residual income is paid, hands are cut
event-grape-aged =
    { $mine ->
        [yes] Your { $colour } grape
       *[no] The { $colour } grape of { $who }
    } ages: value { $old } → { $new }
event-grape-stays =
    { $mine ->
        [yes] Your { $colour } grape
       *[no] The { $colour } grape of { $who }
    } stays at value { $value }: the next slot is taken, or there is none
event-wine-aged =
    { $mine ->
        [yes] Your { $wine }
       *[no] The { $wine } of { $who }
    } ages: value { $old } → { $new }
event-wine-stays =
    { $mine ->
        [yes] Your { $wine }
       *[no] The { $wine } of { $who }
    } stays at value { $value }. { $reason }
event-workers-return = All workers go home; those in training are ready for next year, and the temporary worker returns to the wake-up chart
event-token-moves =
    { $mine ->
        [yes] The first-player token comes to you, and the roosters leave the wake-up chart
       *[no] The first-player token goes to { $who }, and the roosters leave the wake-up chart
    }
event-game-over = The game is over: victory for { $player }

## Events: workers and actions

event-placed =
    { $mine ->
        [yes] You place { a-worker } { on-the-place }
       *[no] { $who } places { a-worker } { on-the-place }
    }
event-bonus-declined =
    { $mine ->
        [yes] You do without the bonus
       *[no] { $who } does without the bonus
    }
event-moved-aside =
    { $mine ->
        [yes] Your worker has not used the bonus and moves to a plain space of { the-action }
       *[no] The worker of { $who } has not used the bonus and moves to a plain space of { the-action }
    }
event-trained = −{ some-lira }, +1 worker { for-whom } (now { $workers } regular ones), ready from next year on
event-trained-now = −{ some-lira }, +1 worker { for-whom } (now { $workers } regular ones), ready at once
event-taken-back =
    { $grande ->
        [yes] The grande worker returns from { the-action } { for-whom }
       *[no] A worker returns from { the-action } { for-whom }
    }: ready again this year, and its place is free
event-planned =
    { $mine ->
        [yes] You place { a-worker } { on-the-place } in advance; the action comes when winter begins
       *[no] { $who } places { a-worker } { on-the-place } in advance; the action comes when winter begins
    }
event-plan-runs =
    { $mine ->
        [yes] Before the first turn of winter you take the action you have planned: { the-action }
       *[no] Before the first turn of winter { $who } takes the planned action: { the-action }
    }
event-plan-skipped =
    { $mine ->
        [yes] The action you have planned, { the-action }, is skipped; the worker stays there. { $reason }
       *[no] The planned action of { $who }, { the-action }, is skipped; the worker stays there. { $reason }
    }
event-plan-cancelled =
    { $mine ->
        [yes] Your planned action
       *[no] The planned action of { $who }
    }, { the-action }, is cancelled, because its worker is taken back
event-action-taken =
    { $mine ->
        [yes] Without a worker you take the action { the-action }
       *[no] Without a worker { $who } takes the action { the-action }
    }

## Events: structures, vines and fields

event-built =
    { $mine ->
        [yes] You build { the-structure }
       *[no] { $who } builds { the-structure }
    }{ $lira ->
        [0] , without paying lira for it
       *[other] : −{ some-lira }
    }
event-planted =
    { $mine ->
        [yes] You plant { $vine } on the { $field }
       *[no] { $who } plants { $vine } on the { $field }
    }, whose vines are now worth { $value }
event-uprooted = −1 vine on the { $field }, +1 card { for-whom }: { $vine } is uprooted into the hand
event-swapped =
    { $mine ->
        [yes] You swap two vines
       *[no] { $who } swaps two vines
    }: { $vine } of the { $field } and { $vine2 } of the { $field2 }
event-harvested =
    { $mine ->
        [yes] You harvest the { $field }
       *[no] { $who } harvests the { $field }
    }: { two-grapes }
event-grape-placed = +1 { $colour } grape of value { $value } { for-whom }, on the crush pad
event-grape-devalued = +1 { $colour } grape { for-whom }: it goes to the slot of value { $slot } instead of { $value }
event-grape-lost = +0 grapes { for-whom }: the { $colour } grape of value { $value } is lost, for want of a free slot at or below it
event-grape-bought = +1 { $colour } grape of value { $value } { for-whom }, on the crush pad
event-grape-given-up = −1 { $colour } grape of value { $value } { for-whom }
event-grape-sold = +{ some-lira } { for-whom }, for the { $colour } grape of value { $value }
event-field-sold = +{ some-lira } { for-whom }: the { $field } is sold
event-field-bought = −{ some-lira } { for-whom }: the { $field } is bought back

## Events: wine and orders

event-wine-made = +1 { $wine } of value { $value } { for-whom }, in the cellar
event-wine-devalued = +1 { $wine } { for-whom }: it goes to the slot of value { $slot } instead of { $value }
event-wine-lost = +0 wines { for-whom }: the { $wine } of value { $value } is lost, for want of a free slot
event-wine-given-up = −1 { $wine } of value { $value } { for-whom }
event-wine-delivered = −1 { $wine } of value { $value } { for-whom }, delivered for the order
event-order-revealed =
    { $mine ->
        [yes] You reveal { $order }
       *[no] { $who } reveals { $order }
    }
event-order-filled = { $order } is filled and goes to the discard pile

## Events: visitors

event-visitor-played =
    { $mine ->
        [yes] You play the { $card }
       *[no] { $who } plays the { $card }
    }: { clauses-in-order }
event-visitor-done = The { $card } goes to the discard pile
event-condition-missed =
    { $fact-id ->
        [built_price] +0 VP { for-whom }: the printed price of the new structure is { $number }
        [planted_value] +0 VP { for-whom }: the new vine has a value of { $number }
        [own_planted_vines] +0 VP { for-whom }: on the fields, the number of vine cards is { $number }
        [varieties_on_that_field] +0 VP { for-whom }: on this field, the number of varieties is { $number }
        [own_structures] +0 VP { for-whom }: the number of structures is { $number }
        [harvested] +0 VP { for-whom }: with this card, the number of fields harvested is { $number }
       *[discarded_was_highest] +0 VP { for-whom }: some other wine is worth at least as much as the one discarded
    }
event-accepted =
    { $mine ->
        [yes] You accept the proposal of the { $card }
       *[no] { $who } accepts the proposal of the { $card }
    }
event-declined =
    { $mine ->
        [yes] You decline the proposal of the { $card }
       *[no] { $who } declines the proposal of the { $card }
    }
event-cannot-answer =
    { $mine ->
        [yes] You cannot take part. { $reason }
       *[no] { $who } cannot take part. { $reason }
    }
event-named =
    { $mine ->
        [yes] For the { $card } you choose: { $player }
       *[no] For the { $card } { $who } chooses: { $player }
    }
event-offered = “{ $card }” is put aside for the Importer, seen by nobody else
event-offered-hidden =
    { $who } puts 1 { $deck-id ->
        [summer] summer visitor
       *[winter] winter visitor
    } aside for the Importer
event-too-few-to-import = The opponents hold fewer than { $needed } visitors together, so cards are drawn { for-whom } instead
event-not-enough-offered =
    { $offered ->
        [0] No visitor was put aside, so
        [one] Only 1 of { $needed } visitors was put aside: it is taken back, and
       *[other] Only { $offered } of { $needed } visitors were put aside: they are taken back, and
    } cards are drawn { for-whom } instead
event-too-many-offered = { $offered } visitors were put aside instead of { $needed }: they are taken back, and the opponents choose again
event-offers-one-by-one = From now on the opponents offer their visitors openly, one opponent after the other

## Events: the solo game

event-token-taken = +1 bonus token { for-whom }, from the row of the wake-up chart (now { $tokens })
event-token-spent = −1 bonus token { for-whom } (now { $tokens })
event-automa-blocks =
    Automa card { $number } is turned up: { $action ->
        [nothing] it blocks nothing
       *[other] Automa workers block { $action }
    }
event-automa-reshuffled = The Automa cards are shuffled and become the new deck
event-solo-won = You win with { $vp } VP, more than the { $automa } of the Automa!
event-solo-lost = The Automa wins: you have { $vp } VP and needed more than { $automa }

## Refusals: things that do not exist

refusal-no-such-seat = There is no such player at the table; choose one of the moves on offer.
refusal-no-such-row = The wake-up chart has the rows 1 to { $rows }; choose one, and a deck of visitors only where the row gives a visitor.
refusal-no-such-place = There is no such place for a worker; choose one of the moves on offer.
refusal-no-such-structure = There is no such structure; choose one of the eight on your mat.
refusal-no-such-field = There is no such field; choose one of your three.
refusal-no-such-vine = No such vine stands there; choose a vine that is planted on the field you name.
refusal-no-such-grape = There is no such grape on your crush pad; choose one that lies there.
refusal-no-such-wine = There is no such wine in your cellar, or the card asks for another kind; choose one of the moves on offer.
refusal-no-such-pile = There is no such discard pile; choose the one of a deck.
refusal-no-such-way = The card cannot be played in that way; choose one of the ways on offer.
refusal-no-recipe = These grapes do not make such a wine: for { $wine } you need { some-red } and { some-white }; of 2 reds, which must differ, name the higher first.
some-red = { $red ->
        [0] no red grape
        [one] 1 red grape
       *[other] { $red } red grapes
    }
some-white = { $white ->
        [0] no white one
        [one] 1 white one
       *[other] { $white } white ones
    }
refusal-no-such-wine-type = There is no such wine; choose among { $wine }.
refusal-no-opponent = You can choose only an opponent at the table.
refusal-parent-dealt = This parent has already been dealt to somebody; choose another card.
refusal-parents-not-dealt = Choose 1 of the mamas and 1 of the papas that were dealt to you.
refusal-automa-card-gone = This Automa card has already been used; choose one that is still in the deck.
refusal-card-not-in-deck = This card is not in the deck of { $deck } now; choose one that is.

## Refusals: spring and fall

refusal-row-taken = A rooster already stands on row { $row }; choose a free row.
refusal-row-used = You have already used row { $row } in an earlier year; choose a row that still has its bonus token.
refusal-row-closed = In the solo game the Organizer cannot go to row { $row }; choose another one.
refusal-one-or-two-visitors = In fall you draw 1 visitor, or 2 with a cottage, from the summer or the winter deck.
refusal-cottage-needed = Only with a cottage do you draw a second visitor in fall; build one in summer.

## Refusals: placing workers

refusal-no-worker-left =
    { $grande ->
        [yes] Of your workers only the grande is still at hand; all others are placed or in training.
       *[no] You have no worker at hand; all of them are placed or in training.
    }
refusal-no-grande-left = Your grande worker is already placed this year.
refusal-other-season-action = “{ $action }” is an action of the other season; use one of the present season, the cart or your yoke.
refusal-no-space =
    { $place-id ->
        [bonus] The bonus space of “{ $action }” is taken
       *[plain] No plain space of “{ $action }” is free
    }; { $way-id ->
        [plain] use a plain space.
        [bonus] use the bonus space.
        [grande] only your grande can still join, on the drawing beside the spaces.
       *[none] choose another action.
    }
refusal-space-closed =
    The bonus spaces are closed with { $players ->
        [one] 1 player
       *[other] { $players } players
    }; use a plain space.
refusal-only-grande = Only a grande worker may stand on the drawing beside the spaces of an action; other workers need a free space.
refusal-not-full = The grande may stand on “{ $action }” beside its spaces only if all of them are taken; use a free space.
refusal-nobody-there = The grande may stand on “{ $action }” beside its spaces only if one of them is taken; use a free space.
refusal-no-token = You have no bonus token to open this space with; every row of the wake-up chart gives one.
refusal-no-yoke = You have not built the yoke; build it for a place of your own.
refusal-yoke-taken = A worker already stands on your yoke, and no other can join it, not even the grande.
refusal-yoke-used = You have already used your yoke this year; it serves once a year.
refusal-no-vine-for-yoke = No vine is planted, so there is nothing to uproot or to harvest with the yoke.
refusal-workers-complete =
    All { $most } regular workers are in service already; nobody can train more.
refusal-no-other-worker = You need another worker at hand, besides the one that plays the card.
refusal-no-winter-space = No space of a winter action is open to your workers.
refusal-no-winter-action = Choose one of the six winter actions; neither the cart nor the yoke can be planned.
refusal-summer-actions-only = You can take only one of the six summer actions; neither the cart nor the yoke is among them.
refusal-no-worker-elsewhere = No worker of yours stands on another action, so there is nobody to take back.
refusal-no-worker-there = No worker of yours stands there; choose one that is placed.
refusal-worker-stays = The worker on { the-action } stays: it belongs to the action on which you play this card.
refusal-grande-at-home = The grande worker has not been placed, so it cannot be taken back.
refusal-passed-already = Whoever has passed this season cannot take the grande worker back.

## Refusals: decks and hands

refusal-deck-empty = There are no { $deck } to draw, neither in the deck nor on the discard pile.
refusal-deck-unavailable = There are no { $deck } left at present; choose the other deck.
refusal-other-deck = The card offers other decks; choose one of those it names.
refusal-not-in-hand = This card is not among those in your hand that can serve here; choose one of the moves on offer.
refusal-too-few-cards =
    This takes { $needed ->
        [one] 1 fitting card
       *[other] { $needed } fitting cards
    } in hand, besides a card being played; there { $have ->
        [0] is none
        [one] is only 1
       *[other] are only { $have }
    }.
refusal-other-cards-needed = Here you can use only { $decks }.
refusal-visitors-only = Only visitors can be put aside for the Importer; choose a summer or a winter visitor.
refusal-too-few-piles =
    { $needed } different discard piles must hold a card; { $piles ->
        [0] none does
        [one] only 1 does
       *[other] only { $piles } do
    }.
refusal-same-pile = You have already taken a card from the discarded { $deck }; choose another pile.
refusal-pile-empty = No { $deck } lie on the discard pile; choose another pile.
refusal-not-turned-up = This card was not turned up; choose one of those that lie open.

## Refusals: lira, points and residual income

refusal-too-few-lira =
    This costs { $price } lira, and { $lira ->
        [0] there are none
        [one] there is only 1
       *[other] there are only { $lira }
    }.
refusal-vp-floor = Losing { $price } VP at { $vp } VP would lead below { $least }, and nobody may fall so low.
refusal-residual-full = Your residual income is already { $most } lira, the end of the track, and this would give nothing else.
refusal-residual-floor = This costs { $price } residual income; you have { $residual }.
refusal-nothing-to-count =
    { $fact-id ->
        [own_empty_fields] You have no empty field, sold ones apart, so this would give nothing.
        [own_planted_fields] You have no planted field, so this would give nothing.
        [own_structures_of_price] You have no structure of that printed price, so this would give nothing.
        [opponents_with_workers] No opponent owns that many workers, so this would give nothing.
       *[hand_cards] You have no other card in hand, so this would give nothing.
    }
refusal-fact-too-low =
    { $fact-id ->
        [own_workers] This needs { $least } workers of your own, your grande and those in training included; you have { $number }.
       *[own_vp] This part of the card is only for players with at least { $least } VP; you have { $number }.
    }
refusal-fact-too-high = This part of the card is only for players with fewer than { $below } VP; you have { $number }.

## Refusals: structures

refusal-already-built = You have already built { the-structure }; each structure can be built once.
refusal-medium-first = The large cellar needs the medium cellar first.
refusal-other-price-needed = Only a structure with one of these printed prices can be built here: { $prices } lira; { the-structure } has another one.
# this one is also told of other players, so it does not say “you”
refusal-nothing-to-build =
    { $reason-id ->
        [complete] All eight structures are built; there is nothing left to build.
        [prices] Every structure whose printed price is allowed here is built; there is nothing left to build.
       *[lira] The cheapest structure that could be built here costs { $price } lira, and { $lira ->
            [0] there are none.
            [one] there is only 1.
           *[other] there are only { $lira }.
        }
    }
refusal-too-few-to-build = This card builds { $needed } structures, and there are not so many left that you can build.
refusal-cellars-complete = The medium and the large cellar are both built, so there is nothing to upgrade.

## Refusals: vines and fields

refusal-field-sold = The { $field } is sold; buy it back first with “{ action-sell-grapes-or-field }”.
refusal-field-not-sold = The { $field } is yours already; only a sold field can be bought back.
refusal-field-planted = Vines stand on the { $field }; only an empty field can be sold.
refusal-structure-missing = { $vine } cannot be planted yet; build what it needs first: { $structure }.
refusal-field-full = The vines on the { $field } are worth { $value } already, and its limit is { $limit }; choose another field or a smaller vine.
refusal-vine-not-in-hand = Choose a vine card that is in your hand, and one of your three fields.
refusal-nothing-to-plant =
    { $reason-id ->
        [hand] You have no vine card in hand to plant; draw one first.
        [room] Your fields have no room for any of your vine cards.
        [structures] Every vine card in your hand needs a trellis or irrigation that you have not built.
        [both] No vine card in hand can be planted: each lacks room on the fields, or a trellis or irrigation.
       *[secret] No vine card in hand can be planted.
    }
refusal-too-few-vines =
    This uproots { $needed ->
        [one] 1 vine
       *[other] { $needed } vines
    }, and on your fields there { $have ->
        [0] is none
        [one] is only 1
       *[other] are only { $have }
    }.
refusal-no-swap = No two vines of different fields can be swapped within the limits of the fields.
refusal-swap-too-much = After this swap the vines on the { $field } would be worth { $value }, and its limit is { $limit }.
refusal-nothing-to-harvest = There is no planted field that has not yet been harvested this year.
refusal-field-empty = There is no vine on this field, so it gives no grapes; choose a planted field.
refusal-already-harvested = The { $field } has already been harvested this year; each field gives grapes once a year.
refusal-nothing-to-trade = You have no grape and no empty field to sell, and cannot buy back a field.
refusal-no-grape = There is no grape on your crush pad to discard; harvest first.
refusal-grape-slot-taken = The crush pad must have a free slot of value { $value } for this grape ({ $colour }), and has none.

## Refusals: slots and wine

refusal-slot-too-high = It has a value of { $value }; choose that slot or a lower one.
refusal-slot-taken = The slot of value { $value } is taken; choose a free one.
refusal-slot-closed = You have not built the cellar that the slot of value { $value } needs; choose a lower one.
refusal-value-too-low = A { $wine } must have a value of at least { $least } here; these grapes make { $value }.
refusal-cellar-needed = You have not built the cellar that { $wine } needs; blush needs the medium cellar, sparkling the large one.
refusal-no-slot =
    { $least ->
        [1] Your cellar has no free slot of value { $value } or less for { $wine }
       *[other] The card asks for a slot of value { $least } or more, and from there to { $value } none is free for { $wine }
    }; { $larger ->
        [yes] make room, or build a larger cellar.
       *[no] make room first.
    }
refusal-no-wine-possible =
    { $grapes ->
        [no] There are no grapes on the crush pad; harvest first.
       *[yes] { $least ->
            [1] The grapes on the crush pad make no wine for which the cellar has a free slot.
           *[other] The grapes on the crush pad make no wine for which a slot of value { $least } or more is free.
        }
    }
refusal-no-wine = There is no wine in your cellar that could age; make some first.
refusal-no-wine-ages = No wine of yours can age by 1: the next slot is taken, or its cellar is not built.
refusal-at-the-top = A value of { $top } is the highest there is.
refusal-next-slot-taken = The slot above value { $value } is taken.
refusal-next-cellar-needed = The slot above value { $value } needs the next larger cellar.
refusal-both-cellars-needed = Made without its cellar, this wine goes beyond value { $value } only when both cellars are built.
refusal-no-fitting-wine =
    { $least ->
        [1] There is no wine in your cellar to discard; make some first.
       *[other] You need a wine of value { $least } or more to discard.
    }

## Refusals: orders

refusal-no-order-possible = No order in hand can be served by the wines in the cellar.
refusal-wines-missing = Your cellar lacks the wines for { $order }: each icon needs a wine of its own, of that kind and at least that value.
refusal-wine-too-young = This icon asks for a wine of value { $least } or more.

## Refusals: visitors

refusal-no-visitor-playable =
    { $deck-id ->
        [summer] No summer visitor in hand can be carried out completely now.
       *[winter] No winter visitor in hand can be carried out completely now.
    }
refusal-other-season = This is a visitor of the other season; now you can play only { $deck }.
refusal-summer-only = The Planner can be played only in summer, because it works ahead for winter.
refusal-parts-together =
    All parts of the card must be done, and this would leave one of them impossible{ $known ->
        [yes] . Then: { $reason }
       *[no] ; choose so that all of them can be done.
    }
refusal-once-at-least =
    You must do this at least { $least ->
        [one] once
       *[other] { $least } times
    } before you stop.
refusal-name-somebody =
    You must choose at least { $least ->
        [one] 1 opponent
       *[other] { $least } opponents
    } before you stop.
refusal-name-clockwise = Choose different opponents, clockwise from your left neighbour; this one comes earlier.
refusal-neighbour-unable = { $player }, your right neighbour, can neither lose VP nor hand over enough cards nor pay, so the Queen cannot be played.

## Cards in full, for those who look them up

# with red, white and structure (a list of ids)
vine-text =
    Gives { two-grapes } when its field is harvested; structures needed: { $structure ->
        [nothing] none
       *[other] { $structure }
    }.
# with wine and value; what an order asks for is a list of these
wine-text = { $wine } of value { $value } or more
# with wines (a list of such texts), vp and residual
order-text = Asks for { $wines }; gives { $vp } VP and raises residual income by { $residual }.
# with workers, lira, and the number of cards of each deck
mama-text =
    Brings { some-workers }{ $vine ->
        [0] { "" }
        [one] , 1 vine card
       *[other] , { $vine } vine cards
    }{ $summer ->
        [0] { "" }
        [one] , 1 summer visitor
       *[other] , { $summer } summer visitors
    }{ $order ->
        [0] { "" }
        [one] , 1 order
       *[other] , { $order } orders
    }{ $winter ->
        [0] { "" }
        [one] , 1 winter visitor
       *[other] , { $winter } winter visitors
    }{ $lira ->
        [0] { "" }
       *[other] , { some-lira }
    }.
# with lira, gift and extra
papa-text = Brings 1 grande worker, { some-lira }, and your choice of { $gift } or { $extra } more lira.
# with action and action2 (lists of ids)
automa-text = Blocks in summer: { $action }; in winter: { $action2 }.

## Visitors: name, the whole effect, and each part in a few words

card-surveyor = Surveyor
card-surveyor-text = Either gain 2 lira for each of your empty fields, or gain 1 VP for each of your planted fields. Sold fields count for neither, and at least 1 field must count.
clause-surveyor-a = gain 2 lira for each empty field
clause-surveyor-b = gain 1 VP for each planted field
card-broker = Broker
card-broker-text = Either pay 9 lira to gain 3 VP, or lose 2 VP to gain 6 lira.
clause-broker-a = pay 9 lira for 3 VP
clause-broker-b = lose 2 VP for 6 lira
card-wine-critic = Wine Critic
card-wine-critic-text = Either draw 2 winter visitors, or discard 1 wine of value 7 or more to gain 4 VP.
clause-wine-critic-a = draw 2 winter visitors
clause-wine-critic-b = discard 1 wine of value 7 or more for 4 VP
card-blacksmith = Blacksmith
card-blacksmith-text = Build 1 structure for 2 lira less than its price. If its printed price is 5 or 6 lira (windmill, tasting room, large cellar), gain 1 VP as well.
clause-blacksmith-a = build 1 structure for 2 lira less, with 1 VP if its price is 5 or 6
card-contractor = Contractor
card-contractor-text = Do 2 different of these 3 things, in either order: gain 1 VP; build 1 structure at its full price; plant 1 vine.
clause-contractor-a = gain 1 VP
clause-contractor-b = build 1 structure
clause-contractor-c = plant 1 vine
card-tour-guide = Tour Guide
card-tour-guide-text = Either gain 4 lira, or harvest 1 field.
clause-tour-guide-a = gain 4 lira
clause-tour-guide-b = harvest 1 field
card-novice-guide = Novice Guide
card-novice-guide-text = Either gain 3 lira, or make up to 2 wines.
clause-novice-guide-a = gain 3 lira
clause-novice-guide-b = make up to 2 wines
card-uncertified-broker = Uncertified Broker
card-uncertified-broker-text = Either lose 3 VP to gain 9 lira, or pay 6 lira to gain 2 VP.
clause-uncertified-broker-a = lose 3 VP for 9 lira
clause-uncertified-broker-b = pay 6 lira for 2 VP
card-planter = Planter
card-planter-text = Either plant up to 2 vines and gain 1 lira, or uproot 1 vine into your hand, then discard 1 vine card from your hand (that one or another) and gain 2 VP.
clause-planter-a = plant up to 2 vines and gain 1 lira
clause-planter-b = uproot 1 vine and discard 1 vine card for 2 VP
clause-planter-b-uproot = uproot 1 vine, without discarding, for 2 VP
clause-planter-b-discard = discard 1 vine card, without uprooting, for 2 VP
card-buyer = Buyer
card-buyer-text = Either pay 2 lira and put 1 grape of value 1, red or white, on your crush pad, where its slot must be free; or discard 1 grape from your crush pad to gain 2 lira and 1 VP.
clause-buyer-a = pay 2 lira for 1 grape of value 1
clause-buyer-b = discard 1 grape for 2 lira and 1 VP
card-landscaper = Landscaper
card-landscaper-text = Either draw 1 vine card and then plant 1 vine if you like, or swap 2 vines that stand on 2 different fields of yours. Both fields must be within their limits after the swap; structures are not needed again.
clause-landscaper-a = draw 1 vine card and perhaps plant 1 vine
clause-landscaper-b = swap 2 vines of different fields
card-architect = Architect
card-architect-text = Either build 1 structure for 3 lira less than its price, or gain 1 VP for each of your structures with a printed price of 4 lira, of which you need at least 1.
clause-architect-a = build 1 structure for 3 lira less
clause-architect-b = gain 1 VP for each own structure of price 4
card-uncertified-architect = Uncertified Architect
card-uncertified-architect-text = Either lose 1 VP to build 1 structure with a printed price of 2 or 3 lira, or lose 2 VP to build any 1 structure. You pay no lira for it; the large cellar still needs the medium one.
clause-uncertified-architect-a = lose 1 VP to build 1 structure of price 2 or 3
clause-uncertified-architect-b = lose 2 VP to build any 1 structure
card-patron = Patron
card-patron-text = Either gain 4 lira, or draw 1 order and 1 winter visitor.
clause-patron-a = gain 4 lira
clause-patron-b = draw 1 order and 1 winter visitor
card-auctioneer = Auctioneer
card-auctioneer-text = Either discard 2 cards from your hand to gain 4 lira, or discard 4 cards from your hand to gain 3 VP.
clause-auctioneer-a = discard 2 cards for 4 lira
clause-auctioneer-b = discard 4 cards for 3 VP
card-entertainer = Entertainer
card-entertainer-text = Either pay 4 lira to draw 3 winter visitors, or discard 1 wine and 3 visitors, of summer or winter, from your hand to gain 3 VP.
clause-entertainer-a = pay 4 lira to draw 3 winter visitors
clause-entertainer-b = discard 1 wine and 3 visitors for 3 VP
card-vendor = Vendor
card-vendor-text = Draw 1 vine card, 1 order and 1 winter visitor. Then each opponent, clockwise from your left neighbour, may draw 1 summer visitor.
clause-vendor-a = draw 1 vine card, 1 order and 1 winter visitor; opponents may draw 1 summer visitor
card-handyman = Handyman
card-handyman-text = All players may build 1 structure for 2 lira less than its price: you decide first, then your opponents clockwise. Gain 1 VP for each opponent who builds.
clause-handyman-a = all may build 1 structure for 2 lira less; 1 VP for each opponent who does
card-horticulturist = Horticulturist
card-horticulturist-text = Either plant 1 vine even without the structures that it needs, or uproot 2 vines into your hand, then discard 2 vine cards from your hand (those or others) and gain 3 VP.
clause-horticulturist-a = plant 1 vine without the structures it needs
clause-horticulturist-b = uproot 2 vines and discard 2 vine cards for 3 VP
clause-horticulturist-b-uproot = uproot 2 vines, without discarding, for 3 VP
clause-horticulturist-b-discard = discard 2 vine cards, without uprooting, for 3 VP
card-peddler = Peddler
card-peddler-text = Discard 2 cards from your hand, then draw 1 vine card, 1 summer visitor, 1 order and 1 winter visitor.
clause-peddler-a = discard 2 cards, then draw 1 card of each deck
card-banker = Banker
card-banker-text = Gain 5 lira. Then each opponent, clockwise from your left neighbour, may lose 1 VP to gain 3 lira from the bank.
clause-banker-a = gain 5 lira; opponents may lose 1 VP for 3 lira
card-overseer = Overseer
card-overseer-text = Build 1 structure at its full price and plant 1 vine, in either order. If the vine has a value of 4, gain 1 VP.
clause-overseer-a = build 1 structure
clause-overseer-b = plant 1 vine, with 1 VP if its value is 4
card-importer = Importer
card-importer-text = Draw 3 winter visitors, unless your opponents together hand you 3 visitors of theirs. Only if they hold at least 3 are they asked: clockwise from your left neighbour, each puts aside as many as they like, until there are 3. If there are fewer in the end, they take them back and you draw.
clause-importer-a = draw 3 winter visitors, unless the opponents hand over 3 visitors
card-sharecropper = Sharecropper
card-sharecropper-text = Either plant 1 vine even without the structures that it needs, or uproot 1 vine into your hand, then discard 1 vine card from your hand (that one or another) and gain 2 VP.
clause-sharecropper-a = plant 1 vine without the structures it needs
clause-sharecropper-b = uproot 1 vine and discard 1 vine card for 2 VP
clause-sharecropper-b-uproot = uproot 1 vine, without discarding, for 2 VP
clause-sharecropper-b-discard = discard 1 vine card, without uprooting, for 2 VP
card-grower = Grower
card-grower-text = Plant 1 vine. If at least 6 vine cards then stand on your fields, gain 2 VP.
clause-grower-a = plant 1 vine, with 2 VP for 6 vines or more on the fields
card-negotiator = Negotiator
card-negotiator-text = Either discard 1 grape to raise your residual income by 1, or discard 1 wine to raise it by 2. Steps beyond 5 are lost, and at 5 you cannot play this card.
clause-negotiator-a = discard 1 grape for 1 residual income
clause-negotiator-b = discard 1 wine for 2 residual income
card-cultivator = Cultivator
card-cultivator-text = Plant 1 vine, even if its field then exceeds its limit. The structures that the vine needs are still necessary.
clause-cultivator-a = plant 1 vine, even above the limit of the field
card-homesteader = Homesteader
card-homesteader-text = Either build 1 structure for 3 lira less than its price, or plant up to 2 vines; or lose 1 VP first and do both, in either order.
clause-homesteader-a = build 1 structure for 3 lira less
clause-homesteader-b = plant up to 2 vines
card-planner = Planner
card-planner-text = Only in summer: place another available worker of yours on a winter action, on a free space or, with the grande, on an occupied action, on the drawing beside its spaces. You take that action when winter begins, before anybody’s turn, with the bonus if the worker stands on the bonus space. If the action is impossible then, it is skipped.
clause-planner-a = place another worker on a winter action in advance
card-agriculturist = Agriculturist
card-agriculturist-text = Plant 1 vine. If at least 3 different varieties then stand on its field, gain 2 VP.
clause-agriculturist-a = plant 1 vine, with 2 VP if its field then has 3 varieties or more
card-swindler = Swindler
card-swindler-text = Each opponent, clockwise from your left neighbour, may give you 2 lira. Gain 1 VP for each opponent who does not, or cannot.
clause-swindler-a = opponents may give 2 lira; 1 VP for each who does not
card-producer = Producer
card-producer-text = Pay 2 lira and take back up to 2 of your workers from other actions than the one on which you play this card. Workers on the cart, on your yoke or planned for winter can be taken back, those in training cannot. You may place them again this year, and their spaces are free.
clause-producer-a = pay 2 lira and take back up to 2 workers
card-organizer = Organizer
card-organizer-text = Move your rooster to a free row of the wake-up chart and take the bonus of that row. Then you have passed this season; workers that are left stay for the next one, and the new row decides your place in the rest of the year.
clause-organizer-a = move the rooster to a free row, take its bonus and pass this season
card-sponsor = Sponsor
card-sponsor-text = Either draw 2 vine cards, or gain 3 lira; or lose 1 VP first and do both.
clause-sponsor-a = draw 2 vine cards
clause-sponsor-b = gain 3 lira
card-artisan = Artisan
card-artisan-text = Do 1 of these 3 things: gain 3 lira; build 1 structure for 1 lira less than its price; plant up to 2 vines.
clause-artisan-a = gain 3 lira
clause-artisan-b = build 1 structure for 1 lira less
clause-artisan-c = plant up to 2 vines
card-stonemason = Stonemason
card-stonemason-text = Pay 8 lira, in place of their prices, to build 2 structures. The large cellar still needs the medium one, which may be the first of the two.
clause-stonemason-a = pay 8 lira to build 2 structures
card-volunteer-crew = Volunteer Crew
card-volunteer-crew-text = All players may plant 1 vine: you decide first, then your opponents clockwise. Gain 2 lira for each opponent who plants.
clause-volunteer-crew-a = all may plant 1 vine; 2 lira for each opponent who does
card-wedding-party = Wedding Party
card-wedding-party-text = Choose 1, 2 or 3 opponents and pay 2 lira to each of them. Gain 1 VP for each.
clause-wedding-party-a = pay 2 lira each to 1, 2 or 3 opponents, with 1 VP for each
card-merchant = Merchant
card-merchant-text = Either pay 3 lira and put 1 red and 1 white grape of value 1 on your crush pad, where both slots must be free; or fill 1 order and gain 1 VP more.
clause-merchant-a = pay 3 lira for 1 red and 1 white grape of value 1
clause-merchant-b = fill 1 order with 1 VP more
card-crusher = Crusher
card-crusher-text = Either gain 3 lira and draw 1 summer visitor, or draw 1 order and then make up to 2 wines, or none.
clause-crusher-a = gain 3 lira and draw 1 summer visitor
clause-crusher-b = draw 1 order and make up to 2 wines
card-judge = Judge
card-judge-text = Either draw 2 summer visitors, or discard 1 wine of value 4 or more to gain 3 VP.
clause-judge-a = draw 2 summer visitors
clause-judge-b = discard 1 wine of value 4 or more for 3 VP
card-oenologist = Oenologist
card-oenologist-text = Either age all wines in your cellar twice (you need at least 1 wine), or pay 3 lira in place of the printed price to upgrade your cellar: build the medium one, or the large one if you have the medium one.
clause-oenologist-a = age all wines twice
clause-oenologist-b = pay 3 lira to upgrade the cellar
card-marketer = Marketer
card-marketer-text = Either draw 2 summer visitors and gain 1 lira, or fill 1 order and gain 1 VP more.
clause-marketer-a = draw 2 summer visitors and gain 1 lira
clause-marketer-b = fill 1 order with 1 VP more
card-crush-expert = Crush Expert
card-crush-expert-text = Either gain 3 lira and draw 1 order, or make up to 3 wines.
clause-crush-expert-a = gain 3 lira and draw 1 order
clause-crush-expert-b = make up to 3 wines
card-uncertified-teacher = Uncertified Teacher
card-uncertified-teacher-text = Either lose 1 VP to train 1 worker without paying lira, or gain 1 VP for each opponent who owns 6 workers: the grande and those in training count, the temporary worker does not. At least 1 opponent must.
clause-uncertified-teacher-a = lose 1 VP to train 1 worker
clause-uncertified-teacher-b = gain 1 VP for each opponent who owns 6 workers
card-teacher = Teacher
card-teacher-text = Either make up to 2 wines, or pay 2 lira to train 1 worker.
clause-teacher-a = make up to 2 wines
clause-teacher-b = pay 2 lira to train 1 worker
card-benefactor = Benefactor
card-benefactor-text = Either draw 1 vine card and 1 summer visitor, or discard 2 visitors, of summer or winter, from your hand to gain 2 VP.
clause-benefactor-a = draw 1 vine card and 1 summer visitor
clause-benefactor-b = discard 2 visitors for 2 VP
card-assessor = Assessor
card-assessor-text = Either gain 1 lira for each card left in your hand, or discard your whole hand to gain 2 VP. This card does not count, and you need at least 1 other card for either.
clause-assessor-a = gain 1 lira for each card in hand
clause-assessor-b = discard the whole hand for 2 VP
card-queen = Queen
card-queen-text = Your right neighbour must do 1 of these 3 things, of those that are possible: lose 1 VP; give you 2 cards of their choice; pay you 3 lira. If none is possible, you cannot play this card.
clause-queen-a = the right neighbour loses 1 VP, gives 2 cards or pays 3 lira
card-harvester = Harvester
card-harvester-text = Harvest up to 2 fields, and also gain either 2 lira or 1 VP, once.
clause-harvester-a = harvest up to 2 fields and gain 2 lira
clause-harvester-b = harvest up to 2 fields and gain 1 VP
card-professor = Professor
card-professor-text = Either pay 2 lira to train 1 worker, or gain 2 VP if you own 6 workers: the grande and those in training count, the temporary worker does not.
clause-professor-a = pay 2 lira to train 1 worker
clause-professor-b = gain 2 VP for owning 6 workers
card-master-vintner = Master Vintner
card-master-vintner-text = Either upgrade your cellar for 2 lira less than the price of the next one, or age 1 wine by 1 and fill 1 order, in either order.
clause-master-vintner-a = upgrade the cellar for 2 lira less
clause-master-vintner-b = age 1 wine by 1
clause-master-vintner-c = fill 1 order
card-uncertified-oenologist = Uncertified Oenologist
card-uncertified-oenologist-text = Either age all wines in your cellar twice (you need at least 1 wine), or lose 1 VP in place of the price to upgrade your cellar: build the medium one, or the large one if you have the medium one.
clause-uncertified-oenologist-a = age all wines twice
clause-uncertified-oenologist-b = lose 1 VP to upgrade the cellar
card-promoter = Promoter
card-promoter-text = Discard 1 grape or 1 wine to gain 1 VP and 1 residual income.
clause-promoter-a = discard 1 grape for 1 VP and 1 residual income
clause-promoter-b = discard 1 wine for 1 VP and 1 residual income
card-mentor = Mentor
card-mentor-text = All players may make up to 2 wines: you decide first, then your opponents clockwise. For each opponent who does, draw 1 vine card or 1 summer visitor, as you choose each time.
clause-mentor-a = all may make up to 2 wines; 1 vine card or summer visitor for each opponent who does
card-harvest-expert = Harvest Expert
card-harvest-expert-text = Harvest 1 field, and also either draw 1 vine card or pay 1 lira to build the yoke.
clause-harvest-expert-a = harvest 1 field
clause-harvest-expert-b = draw 1 vine card
clause-harvest-expert-c = pay 1 lira to build the yoke
card-innkeeper = Innkeeper
card-innkeeper-text = Take the top cards of 2 different discard piles into your hand. This card does not yet lie on its own pile.
clause-innkeeper-a = take the top cards of 2 different discard piles
card-jack-of-all-trades = Jack-of-all-trades
card-jack-of-all-trades-text = Do 2 different of these 3 things, in either order: harvest 1 field; make up to 2 wines; fill 1 order.
clause-jack-of-all-trades-a = harvest 1 field
clause-jack-of-all-trades-b = make up to 2 wines
clause-jack-of-all-trades-c = fill 1 order
card-politician = Politician
card-politician-text = If you have fewer than 0 VP, gain 6 lira. Otherwise draw 1 vine card, 1 summer visitor and 1 order.
clause-politician-a = gain 6 lira, with fewer than 0 VP
clause-politician-b = draw 1 vine card, 1 summer visitor and 1 order
card-supervisor = Supervisor
card-supervisor-text = Make up to 2 wines. Gain 1 VP for each sparkling wine among them.
clause-supervisor-a = make up to 2 wines, with 1 VP for each sparkling
card-scholar = Scholar
card-scholar-text = Either draw 2 orders, or pay 3 lira to train 1 worker; or lose 1 VP first and do both.
clause-scholar-a = draw 2 orders
clause-scholar-b = pay 3 lira to train 1 worker
card-reaper = Reaper
card-reaper-text = Harvest up to 3 fields. If you harvest 3 with this card, gain 2 VP.
clause-reaper-a = harvest up to 3 fields, with 2 VP for 3 of them
card-motivator = Motivator
card-motivator-text = All players may take back their grande worker and place it again this year, except those who have passed this season or whose grande is not placed: you decide first, then your opponents clockwise. Gain 1 VP for each opponent who does.
clause-motivator-a = all may take back their grande; 1 VP for each opponent who does
card-bottler = Bottler
card-bottler-text = Make up to 3 wines. Gain 1 VP for each different type among them: red, white, blush, sparkling.
clause-bottler-a = make up to 3 wines, with 1 VP for each type
card-craftsman = Craftsman
card-craftsman-text = Do 2 different of these 3 things: draw 1 order; upgrade your cellar at the full price of the next one; gain 1 VP.
clause-craftsman-a = draw 1 order
clause-craftsman-b = upgrade the cellar
clause-craftsman-c = gain 1 VP
card-exporter = Exporter
card-exporter-text = Do 1 of these 3 things: make up to 2 wines; fill 1 order; discard 1 grape to gain 2 VP.
clause-exporter-a = make up to 2 wines
clause-exporter-b = fill 1 order
clause-exporter-c = discard 1 grape for 2 VP
card-laborer = Laborer
card-laborer-text = Either harvest up to 2 fields, or make up to 3 wines; or lose 1 VP first and do both, in either order.
clause-laborer-a = harvest up to 2 fields
clause-laborer-b = make up to 3 wines
card-designer = Designer
card-designer-text = Build 1 structure at its full price. If you then have at least 6 structures, gain 2 VP.
clause-designer-a = build 1 structure, with 2 VP for 6 structures or more
card-governess = Governess
card-governess-text = Either pay 3 lira to train 1 worker that you may place this very year, or discard 1 wine to gain 2 VP.
clause-governess-a = pay 3 lira to train 1 worker for this year
clause-governess-b = discard 1 wine for 2 VP
card-manager = Manager
card-manager-text = Take 1 of the 6 summer actions without placing a worker and without its bonus, even if all its spaces are taken. The action must be possible as usual; the cart and the yoke are not among the 6.
clause-manager-a = take 1 summer action without a worker and without its bonus
card-zymologist = Zymologist
card-zymologist-text = Make up to 2 wines that go to slots of value 4 or more, even if you have not built the cellars for them. All other rules of making wine hold.
clause-zymologist-a = make up to 2 wines of value 4 or more, even without the cellar
card-noble = Noble
card-noble-text = Either pay 1 lira to raise your residual income by 1, which must be below 5; or lower it by 2 to gain 2 VP.
clause-noble-a = pay 1 lira for 1 residual income
clause-noble-b = lose 2 residual income for 2 VP
card-governor = Governor
card-governor-text = Choose 1, 2 or 3 opponents. Each of them who holds summer visitors must give you 1 of their choice; gain 1 VP for each who has none.
clause-governor-a = up to 3 opponents give 1 summer visitor each; 1 VP for each who has none
card-taster = Taster
card-taster-text = Discard 1 wine to gain 4 lira. If its value was higher than that of every other wine of every player, your own included, gain 2 VP as well.
clause-taster-a = discard 1 wine for 4 lira, with 2 VP if it was the best of all
card-caravan = Caravan
card-caravan-text = Turn up the top card of each of the 4 decks, for all to see. Take 2 of them into your hand and discard the others.
clause-caravan-a = turn up the top card of each deck and take 2
card-guest-speaker = Guest Speaker
card-guest-speaker-text = All players may pay 1 lira to train 1 worker: you decide first, then your opponents clockwise. Gain 1 VP for each opponent who does.
clause-guest-speaker-a = all may pay 1 lira to train 1 worker; 1 VP for each opponent who does

## Score sheet

score-start = At the start
score-papa = Papa’s gift
score-wake-up = Wake-up chart
score-orders = Orders filled
score-visitors = Visitors
score-bonus = Bonus spaces
score-windmill = Windmill
score-tasting-room = Tasting room
score-paid = VP given up

## Units of the coach: what a player has so many of

unit-points = VP ({ $score })
unit-lira =
    { $count ->
        [one] lira
       *[other] lira
    }
unit-income = residual income a year
unit-workers =
    { $count ->
        [one] worker
       *[other] workers
    }
unit-ready =
    { $count ->
        [one] worker at hand
       *[other] workers at hand
    }
unit-structure = { $structure }
unit-wine = { $wine } of value { $value }
unit-grape = { $colour } grape of value { $value }
unit-vines =
    { $count ->
        [one] vine in the fields
       *[other] vines in the fields
    }
unit-yield = of value of the vines in the fields
unit-cards =
    { $count ->
        [one] card in hand
       *[other] cards in hand
    } ({ $deck })
unit-tokens =
    { $count ->
        [one] bonus token
       *[other] bonus tokens
    }

## Options

option-field-limit = How much may the vines of a field be worth together?
choice-field-limit-uniform-6 = 6 on every field
choice-field-limit-printed-5-6-7 = 5, 6 and 7, as printed on English field cards
option-tasting-room-needs-wine = Does the tasting room need a wine in the cellar?
choice-tasting-room-needs-wine-false = no
choice-tasting-room-needs-wine-true = yes, at least one
option-tour-cards = Which visitors count as a tour for the tasting room?
choice-tour-cards-none = none, only the action “give tour”
choice-tour-cards-tour-guide-novice-guide = Tour Guide and Novice Guide
option-vp-cap = Is there a highest number of victory points?
choice-vp-cap-0 = no
choice-vp-cap-25 = yes, 25
option-end-trigger-latched = Somebody reaches 20 VP and falls below again: is the year still the last?
choice-end-trigger-latched-true = yes
choice-end-trigger-latched-false = no, only the VP at the end of the year count
option-grande-overflow-needs-full = When may a grande stand on an action without a space, on the drawing?
choice-grande-overflow-needs-full-false = as soon as one space is taken
choice-grande-overflow-needs-full-true = only when all spaces are taken
option-producer-excludes = Which workers can the Producer not take back?
choice-producer-excludes-action = all on the action on which it is played
choice-producer-excludes-worker = only the one that plays it
option-yoke-once-per-year = The worker on the yoke is taken back: can the yoke be used again this year?
choice-yoke-once-per-year-true = no, once a year
choice-yoke-once-per-year-false = yes
option-motivator-passed-players = Can players who have passed take their grande back with the Motivator?
choice-motivator-passed-players-false = no
choice-motivator-passed-players-true = yes
option-up-to-needs-one = May “up to 2” on a visitor mean none at all?
choice-up-to-needs-one-true = no, at least one
choice-up-to-needs-one-false = yes
option-voluntary-devalue = May you put a new grape or wine on a lower slot than necessary?
choice-voluntary-devalue-false = no
choice-voluntary-devalue-true = yes
option-organizer-keeps-bonus-visitor = The Organizer is played on the bonus space: may a second visitor follow?
choice-organizer-keeps-bonus-visitor-true = yes
choice-organizer-keeps-bonus-visitor-false = no, the turn is over
option-importer-protocol = How do the opponents decide about the Importer?
choice-importer-protocol-sequential = one after the other, openly
choice-importer-protocol-simultaneous = all in secret, once more if there are too many cards
option-reshuffle-timing = When does a discard pile become the new deck?
choice-reshuffle-timing-on-draw = when a card has to be drawn
choice-reshuffle-timing-at-once = as soon as the deck is empty
option-both-cost-timing = When do you pay 1 VP to do both parts of a visitor?
choice-both-cost-timing-before = before the first part
choice-both-cost-timing-between = after the first part
option-uproot-clause = Planter, Horticulturist, Sharecropper: what gives the VP?
choice-uproot-clause-uproot-and-discard = uprooting and discarding, both
choice-uproot-clause-uproot-and-or-discard = one of the two is enough
option-zymologist-ageing = How far does a wine of the Zymologist age without both cellars?
choice-zymologist-ageing-past-6 = up to 6
choice-zymologist-ageing-to-6 = up to 5
option-wine-without-slot = No slot is free for a wine: may it be made all the same?
choice-wine-without-slot-illegal = no
choice-wine-without-slot-lost = yes, but it is lost
option-advanced-parents = Do you choose your parents?
choice-advanced-parents-false = no, one mama and one papa are dealt
choice-advanced-parents-true = yes, one of two mamas and one of two papas
option-friendly-variant = May a worker leave a bonus space whose bonus was not used?
choice-friendly-variant-false = no
choice-friendly-variant-true = yes, for a plain space if one is free
option-solo-level = How hard is the solo game?
choice-solo-level-very-easy = very easy: 8 years
choice-solo-level-easy = easy: you start with 3 VP
choice-solo-level-normal = normal
choice-solo-level-hard = hard: at least 2 Automa workers each season
choice-solo-level-very-hard = very hard: as hard, and 23 VP to beat
option-aggressive-automa = Must you be ahead of the Automa at the end of every solo year?
choice-aggressive-automa-false = no, only of the last
choice-aggressive-automa-true = yes, of every year
option-solo-token-opens-space = What does a bonus token of the solo game give?
choice-solo-token-opens-space-false = the bonus of an action, on any of its spaces
choice-solo-token-opens-space-true = access to the bonus space

## Worked examples

example-ex-01 = What mama and papa bring
example-ex-02 = Three workers to begin with
example-ex-03 = Row bonuses and turn order
example-ex-04 = The turn order stays all year
example-ex-05 = One worker each in turn
example-ex-06 = Seven rows, one rooster each
example-ex-07 = An action that cannot be done
example-ex-08 = No bonus without the action
example-ex-09 = Open spaces by number of players
example-ex-10 = The grande on a taken action
example-ex-11 = The cart is never full
example-ex-12 = Each worker once a year
example-ex-13 = What white vines need
example-ex-14 = A field that is full
example-ex-15 = One of two parts of a card
example-ex-16 = Buying a grape of value 1
example-ex-17 = What the Blacksmith rewards
example-ex-18 = The Cultivator above the limit
example-ex-19 = A planned order
example-ex-20 = The Manager builds in winter
example-ex-21 = The Producer takes workers back
example-ex-22 = The Motivator and those who passed
example-ex-23 = The Sharecropper uproots
example-ex-24 = The Organizer changes rows
example-ex-25 = The Zymologist without a cellar
example-ex-26 = Selling a grape of value 4
example-ex-27 = Selling a field and buying it back
example-ex-28 = Paying everybody in full
example-ex-29 = Changing lira into VP
example-ex-30 = The windmill, once a year
example-ex-31 = The tasting room, once a year
example-ex-32 = The yoke, once a year
example-ex-33 = The three tiers of the cellar
example-ex-34 = Two visitors with the cottage
example-ex-35 = Training a worker
example-ex-36 = A grape that loses value
example-ex-37 = The grapes of a field added up
example-ex-38 = Filling an order
example-ex-39 = A wine better than needed
example-ex-40 = A red wine
example-ex-41 = A blush wine
example-ex-42 = A wine that loses value
example-ex-43 = Blush needs the medium cellar
example-ex-44 = A sparkling wine
example-ex-45 = Residual income every year
example-ex-46 = A year older
example-ex-47 = Stuck at the top
example-ex-48 = Ageing with a medium cellar
example-ex-49 = The lowest number of VP
example-ex-50 = Seven cards at the end of the year
example-ex-51 = The last year and ties
example-ex-52 = Where the first-player token goes
example-ex-53 = Passing in summer, placing in winter
example-ex-54 = A deck that runs out
example-ex-55 = The grande and the bonus
example-ex-56 = Two workers of yours on one action
example-ex-57 = Upgrading the cellar step by step
example-ex-58 = A worker trained by the Teacher
example-ex-59 = Papas without a structure
example-ex-60 = A sold field
example-ex-61 = Building for 1 lira less
example-ex-62 = What everybody sees
example-ex-63 = Choosing your parents
example-dx-01 = Ageing from the top down
example-dx-02 = Red wine in a full small cellar
example-dx-03 = Slots for blush wine
example-dx-04 = The least and the most of sparkling wine
example-dx-05 = Sparkling wine of the Zymologist
example-dx-06 = Two white wines for one order
example-dx-07 = Ageing twice with the Oenologist
example-dx-08 = The Taster and a tie
example-dx-09 = The Architect counts prices of 4
example-dx-10 = The Stonemason and the cellars
example-dx-11 = The Overseer builds, then plants
example-dx-12 = The Queen’s neighbour
example-dx-13 = A grande that takes itself back
example-dx-14 = Swapping without a trellis
example-dx-15 = A Contractor with one possible part
example-dx-16 = A year against the Automa
example-dx-17 = The Automa on the hard level
example-dx-18 = A worker taken back from the yoke
example-dx-19 = Windmill first or vine first
example-dx-20 = The Jack-of-all-trades in the right order
example-dx-21 = The Merchant’s two grapes
example-dx-22 = The ends of the residual track
example-dx-23 = A tour in winter
example-dx-24 = The Reaper and a harvested field
example-dx-25 = The Mentor’s reward
example-dx-26 = What the Caravan brings
example-dx-27 = Guests of the Wedding Party
example-dx-28 = Varieties for the Agriculturist
example-dx-29 = The Grower’s sixth vine
example-dx-30 = Planning on a bonus space
example-dx-31 = The Banker and the lowest VP
example-dx-32 = Bottler and Supervisor
example-dx-33 = Six workers for the Uncertified Teacher
example-dx-34 = Fields that the Surveyor counts

## Numbers of the game, for the rulebook

data-components = What is in the box
data-player-counts = What depends on the number of players
data-wakeup = The wake-up chart
data-structures = Structures
data-fields = Fields
data-crush-pad = The crush pad
data-cellar = The cellar
data-grape-prices = Prices of grapes
data-vines = Vine cards
data-orders = Orders
data-mamas = Mamas
data-papas = Papas
data-automa = Automa cards
data-solo = The solo game
data-year-end = The end of the year
data-game-end = The end of the game
data-decks = Decks

## Corrections by the owner of a box

error-viticulture-rows = In your data of Viticulture, the rows of the wake-up chart must be numbered from 1 on without a gap; correct their numbers.
error-viticulture-total = In your data of Viticulture, the number of { $deck } does not agree with the total given for them; correct one of the two.
error-viticulture-recipe = In your data of Viticulture, a { $wine } must be made of one or two red grapes, of one white grape, or of both; correct its grapes.
error-viticulture-years = In your data of Viticulture, the aggressive Automa needs one number of VP for each year of every solo level; correct its list.

# a visitor with numbers of the user's own; they stand as in the data file
card-corrected = { $text } Your data file changes this card: { $change }.

## The card browser: decks, what cards cost and do, and their numbers

deck-mama = mamas
deck-papa = papas
deck-automa = Automa cards
automa-card = Automa card { $number }

cost-nothing = Nothing
cost-lira = Lira
cost-vp = Victory points
cost-residual = Residual income
cost-grape = A grape
cost-wine = Wine
cost-cards = Cards

effect-vp = Gives VP
effect-lira = Gives lira
effect-cards = Gives cards
effect-residual = Gives residual income
effect-grapes = Gives grapes
effect-build = Builds
effect-plant = Plants
effect-uproot = Uproots
effect-swap = Swaps vines
effect-harvest = Harvests
effect-wine = Makes wine
effect-age = Ages wine
effect-order = Fills an order
effect-workers = Brings or trains workers
effect-take-back = Takes workers back
effect-act = Allows another action
effect-rooster = Moves the rooster
effect-opponents = Involves opponents
effect-block = Blocks actions

figure-number = card no.
figure-red = red
figure-white = white
figure-copies = copies
figure-red-wine = red wine
figure-white-wine = white wine
figure-blush-wine = blush wine
figure-sparkling-wine = sparkling wine
figure-vp = VP
figure-residual = residual income
figure-workers = workers
figure-lira = lira
figure-extra-lira = extra lira
figure-vine = vine cards
figure-summer = summer visitors
figure-order = orders
figure-winter = winter visitors
figure-summer-actions = actions in summer
figure-winter-actions = actions in winter

## Features of a position: what a move improves, and what to aim at

feature-nearest-order = your nearest order
feature-second-order = your second order
feature-other-orders = your other orders
feature-stock-for-orders = vines and wines for new orders
feature-workers-at-hand = workers at hand
feature-workers-to-spare = workers with little to do
feature-workers-to-come = workers for the years to come
feature-next-worker = lira for training
feature-grande = your grande at hand
feature-lira-for-next = lira for the next purchase
feature-lira-saved = savings
feature-lira-idle = lira that lie idle
feature-income = residual income
feature-windmill = your windmill
feature-tasting-room = your tasting room
feature-cottage = your cottage
feature-yoke = your yoke
feature-medium-cellar = your medium cellar
feature-large-cellar = your large cellar
feature-trellis = your trellis
feature-irrigation = your irrigation
feature-summer-visitors = summer visitors in hand
feature-winter-visitors = winter visitors in hand
feature-visitors-to-come = visitors that falls still bring
feature-plantable-vines = vines you can plant
feature-waiting-vines = vines that wait for a structure
feature-vineyard = what your fields bear
feature-fields-to-harvest = fields ready for harvest
feature-spare-grapes = grapes on your crush pad
feature-both-colours = grapes of both colours
feature-spare-wines = wines in your cellar
feature-fine-wines = fine wines
feature-fields-sold = fields you have sold
feature-cards-too-many = cards above the hand limit
feature-tokens = bonus tokens
feature-rows-kept = rows of the wake-up chart still to come
feature-early-turn = acting before the others

aim-nearest-order = Bring your nearest order closer: plant, harvest, make its wine, then fill it.
aim-second-order = Work towards a second order with vines and wines that the first one does not need.
aim-other-orders = Keep more orders within reach, so that no wine is left over.
aim-stock-for-orders = Build up vines, grapes and wines with which a new order could be filled soon.
aim-workers-at-hand = Keep workers at hand for the winter: harvest, wine and orders need them.
aim-workers-to-spare = Send workers out in summer too: a winter has good work for few of them.
aim-workers-to-come = Train workers early: each one acts in every year that follows.
aim-next-worker = Keep 4 lira and a worker for the winter, to train another worker.
aim-grande = Keep your grande for an action that may be full when you need it.
aim-lira-for-next = Get a few lira, so that you can build or train next.
aim-lira-saved = Save lira for a larger structure.
aim-lira-idle = Spend your lira: money brings no points by itself.
aim-income = Raise your residual income early: it is paid every year.
aim-windmill = Build the windmill early, and plant a vine every year for its point.
aim-tasting-room = Build the tasting room early, and give a tour every year for its point.
aim-cottage = Build the cottage early: it brings another visitor every fall.
aim-yoke = Build the yoke: a field can be harvested there when the shared action is full.
aim-medium-cellar = Build the medium cellar, for blush wine and for wines of value 4 and more.
aim-large-cellar = Build the large cellar, for sparkling wine and for wines of value 7 and more.
aim-trellis = Build the trellis, so that more of the vines can be planted.
aim-irrigation = Build the irrigation, so that the better vines can be planted.
aim-summer-visitors = Collect good summer visitors, and play them while there are summers left.
aim-winter-visitors = Collect good winter visitors, and play them while there are winters left.
aim-visitors-to-come = Each fall brings a visitor: keep a season to play it in.
aim-plantable-vines = Draw vines that you can plant at once.
aim-waiting-vines = Build what the vines in your hand need.
aim-vineyard = Plant red and white vines early: a good field can be harvested every year.
aim-fields-to-harvest = Harvest your best field this winter.
aim-spare-grapes = Get grapes onto your crush pad, so that you can make wine.
aim-both-colours = Have grapes of both colours: many orders want both.
aim-spare-wines = Make wine in good time: it ages every year and waits for orders.
aim-fine-wines = Make blush or sparkling wine, or let wine age to 7 and more: the best orders want it.
aim-fields-sold = Keep enough fields to plant red and white vines.
aim-cards-too-many = Play cards before the year ends: above 7 they must be discarded.
aim-tokens = Keep bonus tokens for the actions whose bonus is worth most to you.
aim-rows-kept = Use the rows that draw cards early; keep the point and the worker for later.
aim-early-turn = Wake up early when you need an action that others want too.

## Moves as deeds, where the first word of a move is not a verb in its plain form, or not the only one

deed-put-token = put it on the slot of value { $value }
deed-stop = went no further
deed-take-action = took the action “{ $action }”
deed-wake-up =
    { $deck-id ->
        [summer] put the rooster on row { $row } and drew a summer visitor
        [winter] put the rooster on row { $row } and drew a winter visitor
       *[other] put the rooster on row { $row }
    }

## Why what somebody else did matters to the reader

matter-passed = One rival fewer for the free spaces of this season.
matter-placed =
    { $action-id ->
        [gain_1_lira] { "" }
        [yoke] { "" }
       *[other] { $place-id ->
            [overflow] The grande worker stands beside the spaces and takes none away.
           *[other] The space is taken until the year ends.
        }
    }
matter-woke-up = The row is taken for this year.
