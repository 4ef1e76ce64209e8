## The game

game-title = Toscana
game-tagline = Plant your workers, let the water run, and sell when the price is right.
game-about = You run a winery in Tuscany. Each round you hire people, produce wine with water, and trade at a market whose prices everybody tries to move. After seven rounds at most, all remaining cubes are sold, and whoever has the most money wins.

## Names

good-red = red
good-white = white
good-champagne = champagne
good-rose = rosé
good-water = water

terrain-red = red vineyard
terrain-white = white vineyard
terrain-champagne = champagne vineyard
terrain-rose = rosé vineyard
terrain-water = water space
terrain-abandoned = abandoned vineyard

piece-worker = worker
piece-wine-master = wine master
piece-one-worker = worker
piece-two-workers = 2 workers

person-worker = a worker
person-wine-master = a wine master
person-lobbyist = the lobbyist
person-mr-rose = Mr Rosé

action-hire = hire
action-production = production
action-trade = trade

direction-buy = buy
direction-sell = sell

part-prices = the prices
part-deal = the deal

sign-plus = +
sign-minus = −

## Turns of phrase

any-good = any { $good }
of-good = of { $good }
cubes-of-good = { $count } { $good }
some-good = { cubes-of-good }
cubes-cubes = { $cubes } { $good }
tasting-tile = { $good } { $step }
price-from-to = { $old } → { $new }
coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
coins-price =
    { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
coins-total =
    { $total ->
        [one] 1 coin
       *[other] { $total } coins
    }
quarter-turns =
    { $turns ->
        [0] not turned
        [one] turned clockwise by a quarter turn
       *[other] turned clockwise by { $turns } quarter turns
    }
your-piece =
    { $mine ->
        [yes] your
       *[no] the
    } { $piece }
your-warehouse =
    { $mine ->
        [yes] your
       *[no] the
    } warehouse

## Moves

move-lay-tile = Map tile { $tile }, { quarter-turns }
move-draw = Draw { tasting-tile }
move-first-player = { $seat } begins
move-place = Place on { $space }
move-replace = Replace the wine master on { $space }
move-use-action = Use the { $action } action
move-hire = Hire { $person }
move-finish-hiring = End the hire action
move-move-tile = Move the tile { of-good }
move-start-with = Begin with { $part }
move-change-price = Price { of-good } { $step }
move-buy = Buy { cubes-cubes }
move-sell = Sell { cubes-cubes }
move-no-deal = No deal
move-place-water = Water on { $crossroads }
move-stop-placing = That is all: produce
move-take-instead = Ignore the production and take { $good }
move-skip-production = Ignore the production and take nothing
move-produce = Produce { $good }
move-close-sale = Close the sale
move-finish-trade = End the trade action
move-offer =
    { $direction-id ->
        [buy] Offer to buy { $good } from { $partner }
       *[sell] Offer to sell { $good } to { $partner }
    }
move-offer-count =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
move-offer-price =
    { $price ->
        [0] For nothing
        [one] For 1 coin in all
       *[other] For { $price } coins in all
    }
move-accept = Accept the offer
move-refuse = Refuse the offer
move-taste = Show { tasting-tile }

detail-place = { $terrain }
detail-replace = { $terrain }
detail-hire = cost: { $good }
detail-buy =
    { $money ->
        [one] costs 1 coin
       *[other] costs { $money } coins
    }
detail-sell =
    { $money ->
        [one] brings 1 coin
       *[other] brings { $money } coins
    }

## Questions

ask-lay-map = Which map tile comes next, and how is it turned?
ask-draw-tile = Which tasting tile does { $seat } draw?
ask-choose-first = Who begins the first round?
ask-place-start =
    { $mine ->
        [yes] Where does your starting worker go?
       *[no] Where does { $who } put the starting worker?
    }
ask-choose-action =
    { $mine ->
        [yes] Which of your actions do you use now?
       *[no] Which action does { $who } use now?
    }
ask-hire-staff =
    { $staff_done ->
        [yes] { $service_done ->
            [yes] { $mine ->
                [yes] You have hired all that one action allows: do you end it?
               *[no] { $who } has hired all that one action allows. End it?
            }
           *[no] { $mine ->
                [yes] Do you also hire the lobbyist or Mr Rosé, or is that all?
               *[no] Does { $who } also hire the lobbyist or Mr Rosé?
            }
        }
       *[no] { $service_done ->
            [yes] { $mine ->
                [yes] Do you also hire a worker or wine master, or is that all?
               *[no] Does { $who } also hire a worker or wine master?
            }
           *[no] { $mine ->
                [yes] Whom do you hire first?
               *[no] Whom does { $who } hire first?
            }
        }
    }
ask-place-piece =
    { $mine ->
        [yes] Where on the map does your hired piece go?
       *[no] Where on the map does { $who } put the hired piece?
    }
ask-first-tile =
    { $mine ->
        [yes] Which recommendation tile do you move to the empty space?
       *[no] Which recommendation tile does { $who } move to the empty space?
    }
ask-second-tile =
    { $mine ->
        [yes] Which { $sign ->
            [1] +
           *[other] −
        } tile do you move to the space that has just become empty?
       *[no] Which { $sign ->
            [1] +
           *[other] −
        } tile does { $who } move to the space that has just become empty?
    }
ask-rose-order =
    { $mine ->
        [yes] Mr Rosé is here: do you begin with the prices or with the deal?
       *[no] Mr Rosé is here: does { $who } begin with the prices or with the deal?
    }
ask-rose-price =
    { $mine ->
        [yes] Mr Rosé changes two different prices: which one do you choose now, up or down?
       *[no] Mr Rosé changes two different prices: which one does { $who } choose now, up or down?
    }
ask-rose-deal =
    { $mine ->
        [yes] Do you buy or sell one cube with Mr Rosé?
       *[no] Does { $who } buy or sell one cube with Mr Rosé?
    }
ask-start-production =
    { $mine ->
        [yes] On which crossroads does your first water cube go, or do you ignore the production?
       *[no] On which crossroads does { $who } put the first water cube, or is the production ignored?
    }
ask-more-water =
    { $mine ->
        [yes] On which crossroads does your next water cube go, or is that all?
       *[no] On which crossroads does { $who } put the next water cube, or is that all?
    }
ask-choose-good =
    { $mine ->
        [yes] Which good does your abandoned vineyard { $space } produce this time?
       *[no] Which good does { $who } produce in the abandoned vineyard { $space }?
    }
ask-trade =
    { $market_done ->
        [yes] { $mine ->
            [yes] Do you make another player an offer, or is that all?
           *[no] Does { $who } make another player an offer?
        }
       *[no] { $mine ->
            [yes] What do you buy or sell?
           *[no] What does { $who } buy or sell?
        }
    }
ask-sale =
    { $mine ->
        [yes] Do you sell another good as well, or is that all?
       *[no] Does { $who } sell another good as well?
    }
ask-deal-count =
    { $direction-id ->
        [buy] { $mine ->
            [yes] How many { $good } cubes do you want to buy from { $partner }?
           *[no] How many { $good } cubes does { $who } want to buy from { $partner }?
        }
       *[sell] { $mine ->
            [yes] How many { $good } cubes do you want to sell to { $partner }?
           *[no] How many { $good } cubes does { $who } want to sell to { $partner }?
        }
    }
ask-deal-price =
    { $direction-id ->
        [buy] { $mine ->
            [yes] What do you offer { $partner } for { cubes-of-good }, in all?
           *[no] What does { $who } offer { $partner } for { cubes-of-good }, in all?
        }
       *[sell] { $mine ->
            [yes] What do you ask of { $partner } for { cubes-of-good }, in all?
           *[no] What does { $who } ask of { $partner } for { cubes-of-good }, in all?
        }
    }
ask-answer-offer =
    { $direction-id ->
        [buy] { $mine ->
            [yes] { $seat } would buy { cubes-of-good } from you for { coins-price } in all: do you accept?
           *[no] { $seat } would buy { cubes-of-good } from { $who } for { coins-price } in all. Accepted?
        }
       *[sell] { $mine ->
            [yes] { $seat } would sell you { cubes-of-good } for { coins-price } in all: do you accept?
           *[no] { $seat } would sell { cubes-of-good } to { $who } for { coins-price } in all. Accepted?
        }
    }
ask-choose-taste =
    { $mine ->
        [yes] Which tasting tile do you show? Nobody sees it before all have chosen.
       *[no] Which tasting tile does { $who } show?
    }

## Events: set-up

event-set-up = The table is laid: first the map, then wineries, market, first player and starting workers
event-printed-map = The map is the one printed on the board; wherever four spaces meet there is a crossroads
event-tile-laid = Map tile { $tile } lies with its top left space on { $space }, { quarter-turns }
event-money-start = +{ coins } for everybody, to begin with
event-actions-ready = An action token lies on every circle: hire, production and trade are all ready
event-pieces-ready =
    Each winery has { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } and then { $masters ->
        [one] 1 wine master
       *[other] { $masters } wine masters
    } to hire, from left to right; one more worker is in hand for the start
event-goods-start = Everybody’s warehouse starts with { $good }
event-tile-drawn = +1 tasting tile in hand: { tasting-tile }, unseen by the others
event-tile-drawn-hidden = +1 tasting tile in hand, unseen by the others
event-market-ready = The market opens with its first prices, cubes and recommendation tiles
event-bank-ready = All other cubes form the bank, the common supply
event-first-player =
    { $mine ->
        [yes] Chance makes you first player of the first round: you place your starting worker last
       *[no] Chance makes { $who } first player of the first round: the first player places the starting worker last
    }
event-start-placed =
    +1 space: { $mine ->
        [yes] your
       *[no] the
    } starting worker takes { $space } ({ $terrain }), free of charge

## Events: turns

event-round-begins =
    { $mine ->
        [yes] Round { $round }: you begin; everybody will use each of the three actions once
       *[no] Round { $round }: { $who } begins; everybody will use each of the three actions once
    }
event-action-used = Action: { $action }, now spent until the next round
event-tokens-back = All action tokens are back: everybody has all three actions again
event-start-passes =
    { $mine ->
        [yes] You are first player now: the role comes to you from the player on your right
       *[no] { $who } is first player now: the role comes from the player on the right
    }

## Events: hiring

event-hire-ignored = Nobody hired: the action is ignored, and nothing comes in return
event-paid = −{ cubes-of-good } to the bank, to hire { $person }
event-free-master =
    No cost: { $mine ->
        [yes] you have
       *[no] there is
    } at least one cube of every good in { your-warehouse }, and they all stay there
event-placed = +1 space: { your-piece } takes { $space } ({ $terrain })
event-second-worker = +1 worker on { $space } ({ $terrain }): two workers produce as much as a wine master
event-replaced = +1 space: the map is full, so { your-piece } takes { $space } from the wine master of { $owner }
event-master-gone =
    −1 space: { $mine ->
        [yes] your
       *[no] the
    } wine master on { $space } has been replaced and leaves the game; rewards already received are kept
event-reward = +{ coins }: the reward for this wine master
event-tile-moved = Tile { $sign } goes from { $good } to { $good2 }; losing it does not change the price { of-good }
event-lobby-price = Price { of-good } { price-from-to }: it follows the tile it has just received
event-price-stuck = Price { of-good } stays at { $new }: the ladder ends there, so the change is lost
event-rose-price = Price { of-good } { price-from-to }: Mr Rosé moves it by one step
event-no-deal = No deal with Mr Rosé: it is optional
event-rose-sold = +{ coins }, −1 { $good }: sold with Mr Rosé at the price of the moment; the trade action is not used up
event-rose-bought = +1 { $good }, −{ coins }: bought with Mr Rosé at the price of the moment; the trade action is not used up
event-rose-bought-bank = +1 { $good }, −{ coins }: bought from the bank with Mr Rosé, because the market has none

## Events: production

event-compensation = +{ cubes-of-good } from the bank, for ignoring the production
event-production-ignored = The production is ignored, and no cube is taken in return
event-water-placed =
    −1 water: it goes on the crossroads { $crossroads }; { $have ->
        [0] none is left
        [one] one is left
       *[other] { $have } are left
    } in { your-warehouse }
event-produced =
    +{ cubes-of-good }: { your-piece } on { $space } { $piece-id ->
        [two_workers] touch
       *[other] touches
    } { $cubes ->
        [one] a water cube
       *[other] { $cubes } water cubes; a space produces only once
    }{ $terrain-id ->
        [abandoned] ; an abandoned vineyard gives one cube of { $mine ->
            [yes] your
           *[no] the player’s
        } choice
       *[other] {""}
    }
event-wasted = { cubes-of-good } wasted: a warehouse holds no more than { $places } of a good
event-bank-short = { cubes-of-good } lost: the bank has too few cubes
event-abandoned-idle = +0: one worker is not enough in the abandoned vineyard { $space }; it takes two workers or a wine master
event-nothing-obtainable = +0: the abandoned vineyard { $space } gives nothing, because for every good either the bank is empty or the warehouse full
event-others-idle = Other players’ pieces touch this water in vain ({ $space }): it works only for the one who places it
event-fruitless =
    +0: this water touches no space where { $mine ->
        [yes] you produce
       *[no] this player produces
    }; the production counts all the same, so there is no compensation
event-water-returned =
    { $count ->
        [one] The placed water cube goes
       *[other] The { $count } placed water cubes go
    } from the map to the bank

## Events: trade

event-bought = +{ cubes-of-good }, −{ coins-total }: { $count } × { coins-price }, at the market price
event-sale-named = { cubes-of-good } put up for sale; all goods are sold together when the sale closes
event-sold = +{ coins-total }, −{ cubes-of-good }: { $count } × { coins-price }, at the market price
event-surplus =
    { $count ->
        [one] { cubes-of-good } of this sale goes
       *[other] { cubes-of-good } of this sale go
    } to the bank: the market warehouse is full, but every cube is paid for
event-trade-ignored = Nothing bought or sold: the action is ignored, and nothing comes in return
event-offered =
    { $direction-id ->
        [buy] { $mine ->
            [yes] You offer to buy { cubes-of-good } from { $partner } for { coins-price } in all
           *[no] { $who } offers to buy { cubes-of-good } from { $partner } for { coins-price } in all
        }
       *[sell] { $mine ->
            [yes] You offer to sell { cubes-of-good } to { $partner } for { coins-price } in all
           *[no] { $who } offers to sell { cubes-of-good } to { $partner } for { coins-price } in all
        }
    }
event-deal-made = Agreed: { cubes-of-good } from { $seat } to { $partner }, for { coins-price } in all
event-deal-refused =
    { $mine ->
        [yes] You refuse: nothing changes hands
       *[no] { $who } refuses: nothing changes hands
    }

## Events: prices

event-price-update = Price update of round { $round }: first the recommendation tiles, then supply and demand, then the tasting
event-recommended = { $step } on the price { of-good } ({ price-from-to }): so says its recommendation tile
event-recommended-limited = Price { of-good } stops at { $new }: its recommendation tile says { $step }, but the ladder ends there
event-supply = { $step } on the price { of-good } ({ price-from-to }): its market warehouse is full
event-supply-limited = Price { of-good } stops at { $new }: its market warehouse is full ({ $step }), but the ladder ends there
event-demand = { $step } on the price { of-good } ({ price-from-to }): its market warehouse is empty
event-demand-limited = Price { of-good } stops at { $new }: its market warehouse is empty ({ $step }), but the ladder ends there
event-taste-chosen = Tasting tile chosen: { tasting-tile }; nobody sees it before all have chosen
event-taste-chosen-hidden = Tasting tile chosen, still face down
event-revealed = Tasting tile shown: { tasting-tile }
event-tasted = { $step } on the price { of-good } ({ price-from-to }): the sum of all tiles shown
event-tasted-limited = Price { of-good } stops at { $new } (before: { $old }): the tiles shown add up to { $step }, but the ladder ends there
event-tiles-discarded = The tiles shown are out of the game; everybody draws a new one while their stack lasts

## Events: the end

event-end-tiles = The game ends: after round { $round } nobody has a tasting tile left
event-end-money =
    { $mine ->
        [yes] The game ends: you finish the round with { coins }, and { $trigger } are enough
       *[no] The game ends: { $who } finishes the round with { coins }, and { $trigger } are enough
    }
event-end-latched = The game ends: somebody had { $trigger } coins at some point of this round
event-final-sale =
    +{ coins } for { $mine ->
        [yes] you
       *[no] { $who }
    }: final sale at the last prices (sold: { $good })
event-victory =
    { $mine ->
        [yes] You win: { coins }, more than anybody else!
       *[no] { $who } wins: { coins }, more than anybody else!
    }
event-victory-by-spaces =
    { $mine ->
        [yes] You win
       *[no] { $who } wins
    }! Another player also has { coins }, but the most spaces decide: { $spaces }
event-victory-by-masters =
    { $mine ->
        [yes] You win
       *[no] { $who } wins
    }! Another player also has { coins } and as many spaces, but the most wine masters on the map decide: { $masters }
event-shared-victory = Shared victory: { $player } are equal in everything, with { coins } each

## Refusals: things that do not exist

refusal-no-such-good = There is no good “{ $good }”; choose red, white, champagne, rosé or water.
refusal-no-such-space = There is no space “{ $space }” on the map; a space is a letter and a number, such as A1.
refusal-no-such-crossroads = There is no crossroads “{ $crossroads }”; it is named after the spaces at its top left and bottom right, such as A1-B2.
refusal-no-such-action = There is no action “{ $action }”; choose hire, production or trade.
refusal-no-such-person = Nobody called “{ $person }” can be hired; choose a worker, a wine master, the lobbyist or Mr Rosé.
refusal-no-such-part = “{ $part }” is no part of Mr Rosé’s visit; begin with the prices or with the deal.
refusal-no-such-partner = An offer goes to another player at the table, to buy or to sell; choose one of them.
refusal-no-such-seat = There is no such seat at this table; choose one of the players.
refusal-no-such-tile = No tasting tile looks like this; choose one from your hand.
refusal-tile-not-left = Map tile { $tile } cannot come like this: it is already laid, or may not be turned.
refusal-tasting-not-left = The tile { tasting-tile } is not in the stack, so it cannot be drawn.

## Refusals: set-up and turns

refusal-start-occupied = { $owner } is already on { $space }; your starting worker needs an empty space.
refusal-start-water = { $space } is a water space; with the option you chose, the starting worker must go on a vineyard.
refusal-action-spent = Your { $action } action is spent; you have it again in the next round.

## Refusals: hiring

refusal-cannot-pay =
    { $person-id ->
        [worker] A worker
        [wine_master] This wine master
        [lobbyist] The lobbyist
       *[mr_rose] Mr Rosé
    } costs { cubes-of-good }; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-service-done = You have already had the lobbyist or Mr Rosé in this action; one of them is the limit.
refusal-staff-done = You have already hired a worker or wine master in this action; one of them is the limit.
refusal-no-piece-left = You have hired all your pieces; your winery has none left.
refusal-leftmost-piece = Pieces are hired from left to right, and the next one on your winery is a { $piece }.
refusal-needs-one-of-each = This wine master comes only if you have at least one cube of every good; you still need { $good }.
refusal-no-room = There is no space on the map where your { $piece } could go.
refusal-space-of-other = { $owner } is on { $space }, and two players never share a space; choose another one.
refusal-master-needs-empty = A wine master needs an empty space, and you already have a piece on { $space }.
refusal-two-workers = You already have two workers on { $space }, and a space holds no more.
refusal-worker-with-master = Your wine master is on { $space }, and workers and masters never share a space.
refusal-replace-players = Wine masters are replaced only with { $count } players; there are { $have } of you.
refusal-replace-not-full = A wine master can be replaced only when the map is full, but { $space } is still empty.
refusal-replace-worker = On { $space } there is no wine master, and workers are never replaced.
refusal-replace-own = The wine master on { $space } is your own; only an opponent’s can be replaced.
refusal-replace-instead = { $owner } has a wine master on { $space }; because the map is full, you can replace it: choose “{ move-replace }” instead.
refusal-no-tile = There is no recommendation tile above { $good }, whose space is the empty one; choose another good.
refusal-same-sign = The second tile must have the opposite sign to the first: choose a { $sign } tile.
refusal-one-step = Mr Rosé moves a price by exactly one step, up or down.
refusal-two-different-prices = Mr Rosé has just changed the price { of-good }; the second price must be another one.
refusal-same-direction = With the option you chose, both of Mr Rosé’s prices must move the same way.
refusal-no-deal-possible = You can neither buy nor sell a cube at the moment, so begin with the prices.
refusal-one-cube = A deal with Mr Rosé is about exactly one cube.
refusal-bank-empty-too = Neither the market nor the bank has { any-good }.

## Refusals: production

refusal-no-water = You do not have any water to place; you can only ignore the production.
refusal-crossroads-taken = A water cube already lies on { $crossroads }; each crossroads takes only one.
refusal-not-a-compensation = For ignoring the production you can choose only among these goods: { $good }.
refusal-bank-empty =
    The bank does not have { any-good }{ $other ->
        [yes] ; choose another good.
       *[no] , and no other good can be had here either.
    }
refusal-warehouse-full = Your warehouse has no place for more { $good }: it holds at most { $count } of a good.

## Refusals: trade

refusal-market-done = You have already bought or sold at the market in this action; once is the limit.
refusal-buy-count = You can buy from 1 to { $count } cubes of a good at once.
refusal-market-empty = The market does not have { any-good }; it gets cubes only when somebody sells.
refusal-too-few-in-market = The market has only { $have } { $good }; ask for no more.
refusal-too-few-places =
    { $have ->
        [0] You have no free place for { $good }
        [one] You have only one free place for { $good }
       *[other] You have only { $have } free places for { $good }
    }: your warehouse holds at most { $count } of a good.
refusal-too-dear =
    This costs { coins }; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-sell-count = A sale is about at least one cube.
refusal-nothing-to-sell = You do not have { any-good } to sell.
refusal-too-few-to-sell = You have only { $have } { $good } to sell.
refusal-good-named = You have already put { $good } up in this sale; choose another good or close the sale.
refusal-no-player-trading = Players trade with each other only if this option was chosen before the game.
refusal-offered-before = You have already made { $partner } an offer about { $good } in this action; each good is offered to the same player only once.
refusal-giver-has-none = { $seat } does not have { any-good } to give.
refusal-receiver-is-full = { $seat } already has { cubes-of-good }, as many as a warehouse can hold.
refusal-deal-count =
    { $count ->
        [one] Only one cube can change hands here: cubes and free places allow no more.
       *[other] From 1 to { $count } cubes can change hands here: cubes and free places allow no more.
    }
refusal-deal-price =
    { $have ->
        [0] The price can only be 0, because { $seat } has no money.
        [one] The price can be 0 or 1 coin, all the money that { $seat } has.
       *[other] The price can be from 0 to { $have } coins, all the money that { $seat } has.
    }

## Refusals: tasting

refusal-tile-used = You have already used the tile { tasting-tile }, and used tiles never come back.
refusal-tile-in-stack = The tile { tasting-tile } is not in your hand; it is still in your stack.

## Score sheet

score-start = Money at the start
score-sales = Sales at the market
score-purchases = Purchases at the market
score-rose = Deals with Mr Rosé
score-reward = Reward for the third wine master
score-deals = Deals with other players
score-final-sale = Final sale
score-warehouse = In the warehouse: { cubes-of-good } × { coins-price }

## Units of the coach: what a player has so many of

unit-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
unit-stock =
    { $count ->
        [one] coin of warehouse value
       *[other] coins of warehouse value
    }
unit-cubes =
    { $count ->
        [one] { $good } cube
       *[other] { $good } cubes
    }
unit-workers =
    { $count ->
        [one] worker on the map
       *[other] workers on the map
    }
unit-masters =
    { $count ->
        [one] wine master on the map
       *[other] wine masters on the map
    }
unit-spaces =
    { $count ->
        [one] space on the map
       *[other] spaces on the map
    }
unit-actions =
    { $count ->
        [one] action left in this round
       *[other] actions left in this round
    }

## Options

option-free-map = Which map do you play on?
choice-free-map-false = the printed map
choice-free-map-true = a new map of 8 tiles, laid at random
option-player-trading = May players also trade with each other, during their own trade action?
choice-player-trading-false = no, only with the market
choice-player-trading-true = yes, at any price both agree on
option-map-tile-rotation = On a new map, how do the tiles lie?
choice-map-tile-rotation-true = each turned at random
choice-map-tile-rotation-false = all upright, as printed
option-start-on-water = May a starting worker go on a water space?
choice-start-on-water-true = yes, on any empty space
choice-start-on-water-false = no, only on a vineyard
option-rose-same-direction = How do the two prices move that Mr Rosé changes?
choice-rose-same-direction-false = each up or down, as you like
choice-rose-same-direction-true = both the same way
option-bank-shortage = What does a space produce when the bank has too few cubes?
choice-bank-shortage-missing-cubes = as many cubes as the bank has
choice-bank-shortage-whole-space = nothing at all; spaces produce from A1 to D8, abandoned vineyards after the others
option-abandoned-choice = Which goods may you name for an abandoned vineyard?
choice-abandoned-choice-any-good = any good, even one you cannot get
choice-abandoned-choice-obtainable-goods = only goods you can really get
option-end-trigger-latched = When does reaching 60 coins end the game?
choice-end-trigger-latched-false = if somebody still has them when the round ends
choice-end-trigger-latched-true = if somebody has had them at any time in the round
option-tie-spaces = Which spaces count when money is equal at the end?
choice-tie-spaces-all = all spaces with a piece of yours
choice-tie-spaces-vineyards = vineyards only, not water

## Worked examples

example-ex-01 = What you have at the start
example-ex-02 = Who places the first worker
example-ex-03 = Workers before wine masters
example-ex-04 = The first player changes
example-ex-05 = A cube for ignoring the production
example-ex-06 = Where pieces may go
example-ex-07 = What wine masters cost
example-ex-08 = The third wine master
example-ex-09 = The lobbyist moves two tiles
example-ex-10 = Mr Rosé: two prices and a deal
example-ex-11 = Buying from the bank with Mr Rosé
example-ex-12 = Replacing a master on a full map
example-ex-13 = A production with two water cubes
example-ex-14 = How much each piece produces
example-ex-15 = How many water cubes
example-ex-16 = A full warehouse
example-ex-17 = A bank that runs short
example-ex-18 = New water has to wait
example-ex-19 = Buying three water
example-ex-20 = Buying at 0/1
example-ex-21 = What limits a purchase
example-ex-22 = Selling two goods at once
example-ex-23 = Selling at 0/1
example-ex-24 = Prices follow the tiles
example-ex-25 = Prices follow the warehouses
example-ex-26 = Prices follow the tasting
example-ex-27 = One price changes three times
example-ex-28 = The tasting hand over seven rounds
example-ex-29 = Ending the game with 60 coins
example-ex-30 = The final sale
example-ex-31 = Breaking ties
example-ex-32 = Turn order with two players
example-ex-33 = Mr Rosé first, then a worker
example-ex-34 = The lobbyist at the top of the ladder
example-ex-35 = No place for the compensation
example-ex-36 = Naming a good you cannot get
example-ex-37 = The good without a tile
example-ex-38 = What you know of another hand
example-ex-39 = A deal between players
example-ex-40 = A map of tiles
example-ex-41 = A whole round

## Numbers of the game, for the rulebook

data-goods = The five goods
data-cube-supply = Cubes of each good
data-components = What is in the box
data-player-setup = What each player starts with
data-player-warehouse = The warehouse of each player
data-hire-slot = Costs of workers and wine masters
data-lobbyist = The lobbyist
data-mr-rose = Mr Rosé
data-space-limits = Pieces on a space
data-full-map-rule = Replacing on a full map
data-production = Production
data-price-track = The price ladder
data-market-warehouse = The warehouses of the market
data-trade = Buying and selling
data-market-good = First prices and cubes of the market
data-price-update = The price update
data-tasting = Tasting
data-tasting-tile = Tasting tiles
data-money-track = The money track
data-end = When the game ends
data-final-sale = The final sale
data-tie-break = Breaking ties
data-player-count = What depends on the number of players
data-player-trading = Trade between players
data-map = Size of the map
data-terrain-counts = Spaces of each terrain
data-printed-map = The printed map
data-map-tiles = The map made of tiles
data-map-tile = Map tiles

## Corrections by the owner of a box

error-toscana-wrong-total = In your data of Toscana, the table “{ $table }” does not add up: it gives { $counted } where { $said } is expected; correct one of the two.
error-toscana-too-few-cubes = In your data of Toscana, the table “{ $table }” has { $count } { $good } cubes, but the set-up may need { $least }; give at least that many.
error-toscana-unknown-letter = In your data of Toscana, the map in “{ $table }” has a letter that stands for no terrain; use only R, B, C, P, W and A.
error-toscana-ragged-map = In your data of Toscana, the rows of the map in “{ $table }” are not as long as the map is wide; give each row one letter per column.
error-toscana-wrong-recommendations = In your data of Toscana, the table “{ $table }” must recommend two goods with 1, two with -1 and one with 0; correct it.
error-toscana-out-of-range = In your data of Toscana, the table “{ $table }” has a price or stock of { $value }, which the market cannot show; choose one that fits.

## What the coach looks at: in a phrase, and as an aim

feature-good-prices = cubes that fetch more now than later
aim-good-prices = Sell while prices are good: they may fall before your next trade.
feature-stock = cubes in your warehouse
aim-stock = Fill your warehouse with cubes that will fetch a good price.
feature-water = water for the next production
aim-water = Get water: without it your next production makes nothing.
feature-full-places = a warehouse with room
aim-full-places = Make room in your warehouse: what does not fit is lost.
feature-next-harvest = the next harvest
aim-next-harvest = Prepare your next production: pieces on the right land, and water for them.
feature-later-harvests = the harvests to come
aim-later-harvests = Build for later rounds: pieces where dear wine grows bring money every round.
feature-vineyards = the land you hold
aim-vineyards = Spread out on the map: every space you hold can be harvested again and again.
feature-masters = wine masters on the map
aim-masters = Put wine masters on the map: each makes more cubes than a worker.
feature-hires-paid = cubes that pay for your next pieces
aim-hires-paid = Collect the cubes that your next worker or wine master costs.
feature-hires = pieces you can still hire
aim-hires = Hire while there are rounds left in which a new piece pays for itself.
feature-trade-to-come = the trade you still have this round
aim-trade-to-come = Keep your trade action for the right moment of this round.
feature-production-to-come = the production you still have this round
aim-production-to-come = Keep your production action for the right moment of this round.
feature-hire-to-come = the hiring you still have this round
aim-hire-to-come = Keep your hire action for the right moment of this round.

## Moves as deeds, where the first word of a move is not a verb in its plain form, or not the only one

deed-change-price = moved the price { of-good } by { $step }
deed-no-deal = made no deal
deed-offer-count =
    { $cubes ->
        [one] named 1 cube
       *[other] named { $cubes } cubes
    }
deed-offer-price =
    { $price ->
        [0] asked for nothing in return
        [one] named a price of 1 coin in all
       *[other] named a price of { $price } coins in all
    }
deed-place-water = placed water on { $crossroads }
deed-stop-placing = placed no more water and produced

## Why what somebody else did matters to the reader

matter-bought = A market warehouse that is empty at the price update makes its price rise.
matter-placed = The space is no longer free.
matter-sold = A market warehouse that is full at the price update makes its price fall.
