## The games

game-title-2016 = Vinhos 2016 (Special Vintage)
game-tagline-2016 = Make Portuguese wine, win the fairs and please three magnates, alone or with others.
game-about-2016 = For six years you plant vineyards in the regions of Portugal, build wineries and cellars, hire enologists and farmers, and sell, export or show your wine. Two actions a year decide everything. This is the Special Vintage 2016 of Vinhos Deluxe, for 2 to 4 players, or for one against the merciless Lacerda.
game-title-2010 = Vinhos 2010 (Reserve)
game-tagline-2010 = The classic Vinhos, with bank, investments and secret experts at the fair.
game-about-2010 = The Reserve 2010 of Vinhos Deluxe keeps the rules of the first edition: sales fill your bank account, while vineyards and buildings are paid in cash; investments bear interest, enologists want their salaries, and at the three fairs experts are played in secret. For 2 to 4 players who like to count.
opponent = Lacerda

## Names

region-tras-os-montes = Trás-os-Montes
region-minho = Minho
region-douro = Douro
region-dao = Dão
region-ribatejo = Ribatejo
region-lisboa = Lisboa
region-setubal = Setúbal
region-alentejo = Alentejo
region-algarve = Algarve
colour-red = red
colour-white = white
feature-taste = taste
feature-aroma = aroma
feature-appearance = appearance
feature-alcohol = alcohol
ability-rearrange = Rearrange
ability-discount = Discount
expert-taste-cash = Cash (taste)
expert-taste-free-move = Free Move (taste)
expert-taste-add-cube = Add Cube (taste)
expert-taste-take-barrel = Take Barrel (taste)
expert-taste-rearrange = Rearrange (taste)
expert-taste-discount = Discount (taste)
expert-aroma-cash = Cash (aroma)
expert-aroma-free-move = Free Move (aroma)
expert-aroma-add-cube = Add Cube (aroma)
expert-aroma-take-barrel = Take Barrel (aroma)
expert-aroma-rearrange = Rearrange (aroma)
expert-aroma-discount = Discount (aroma)
expert-appearance-cash = Cash (appearance)
expert-appearance-free-move = Free Move (appearance)
expert-appearance-add-cube = Add Cube (appearance)
expert-appearance-take-barrel = Take Barrel (appearance)
expert-appearance-rearrange = Rearrange (appearance)
expert-appearance-discount = Discount (appearance)
expert-alcohol-cash = Cash (alcohol)
expert-alcohol-free-move = Free Move (alcohol)
expert-alcohol-add-cube = Add Cube (alcohol)
expert-alcohol-take-barrel = Take Barrel (alcohol)
expert-alcohol-rearrange = Rearrange (alcohol)
expert-alcohol-discount = Discount (alcohol)
worker-enologist = enologist
worker-farmer = farmer
magnate-anabela = Anabela
magnate-bruno = Bruno
magnate-carolina = Carolina
establishment-casa-de-fados = Casa de Fados
establishment-hotel = Hotel
establishment-enoteca = Enoteca
space-vineyards-a = Vineyards (top left)
space-vineyards-b = Vineyards (bottom right)
space-vineyards = Vineyards
space-wineries = Wineries
space-workers = Enologists and farmers
space-enologists = Enologists
space-cellars = Cellars
space-sales = Sales
space-export = Export
space-experts = Wine experts
space-bank = Bank
space-pass = Pass / Press Release
action-vineyards = Vineyards
action-wineries = Wineries
action-workers = Enologists and farmers
action-cellars = Cellars
action-sales = Sales
action-export = Export
action-experts = Wine experts
action-bank = Bank
tile-expert-action = action tile: 1 expert for nothing
tile-vineyard-action = action tile: 1 vineyard for less
tile-fair-points-action = action tile: fair points
tile-sales-action = action tile: a Sales action
tile-export-action = action tile: an Export action
tile-winery-action = action tile: 1 cheap winery
tile-cellar-action = action tile: 1 cheap cellar
tile-enologist-action = action tile: 1 cheap enologist
tile-farmer-action = action tile: 1 cheap farmer
tile-full-estate-high = high multiplier: full estates
tile-full-estate-low = low multiplier: full estates
tile-wine-high = high multiplier: wines
tile-wine-low = low multiplier: wines
tile-cellar-high = high multiplier: cellars
tile-cellar-low = low multiplier: cellars
tile-tycoon-tile-high = high multiplier: tycoon tiles
tile-tycoon-tile-low = low multiplier: tycoon tiles
tile-vineyard-high = high multiplier: vineyards
tile-vineyard-low = low multiplier: vineyards
tile-expert-high = high multiplier: experts
tile-expert-low = low multiplier: experts
tile-magnate-barrel-high = high multiplier: barrels taken from the magnates
tile-magnate-barrel-low = low multiplier: barrels taken from the magnates
tile-enologist-high = high multiplier: enologists
tile-enologist-low = low multiplier: enologists
tile-winery-high = high multiplier: wineries
tile-winery-low = low multiplier: wineries
tile-farmer-high = high multiplier: farmers
tile-farmer-low = low multiplier: farmers
tile-majority = multiplier: export majorities
tile-money-table = multiplier: a better money table
multiplier-full-estate = full estates
multiplier-wine = wines
multiplier-cellar = cellars
multiplier-tycoon-tile = tycoon tiles
multiplier-vineyard = vineyards
multiplier-expert = experts
multiplier-magnate-barrel = barrels taken from the magnates
multiplier-enologist = enologists
multiplier-winery = wineries
multiplier-farmer = farmers
multiplier-majority = export majorities
multiplier-money-table = the better money table
multiplier-cash = Bagos in cash
multiplier-wine-now = a wine for its value
multiplier-experts-now = experts of all four features
multiplier-cubes-now = renown cubes of the own regions
benefit-winery-action = extra action: 1 winery for 1 Bago
benefit-sales-action = extra action: Sales
benefit-vineyard-action = extra action: 1 vineyard for 2 Bagos less
benefit-export-action = extra action: Export
benefit-expert-action = extra action: 1 expert for nothing
benefit-investment-action = extra action: 1 step of investment for nothing
benefit-cellar-multiplier = multiplier of Anabela: cellars
benefit-vineyard-multiplier = multiplier of Anabela: vineyards
benefit-wine-now-multiplier = multiplier of Anabela: a wine for its value
benefit-enologist-multiplier = multiplier of Bruno: enologists
benefit-cash-multiplier = multiplier of Bruno: cash
benefit-experts-now-multiplier = multiplier of Bruno: experts of all four features
benefit-full-estate-multiplier = multiplier of Carolina: full estates
benefit-winery-multiplier = multiplier of Carolina: wineries
benefit-cubes-now-multiplier = multiplier of Carolina: renown cubes
source-anabela = Anabela
source-bruno = Bruno
source-carolina = Carolina
source-winery-action = extra action: 1 winery for 1 Bago
source-sales-action = extra action: Sales
source-vineyard-action = extra action: 1 vineyard for 2 Bagos less
source-export-action = extra action: Export
source-expert-action = extra action: 1 expert for nothing
source-investment-action = extra action: 1 step of investment for nothing
kind-wineries = wineries
kind-cellars = cellars
kind-enologists = enologists
kind-farmers = farmers
award-more-vp = more VP than Lacerda
award-more-money = more money than Lacerda
award-trophies = trophies of the fairs
award-full-estates = full estates
award-more-export = more VP of export majorities than Lacerda
award-no-barrel-left = no barrel left with the magnates
title-tycoon = wine tycoon
title-producer = wine producer
title-snob = wine snob
title-table-wine = table-wine producer

## Turns of phrase

bagos-money =
    { $money ->
        [one] 1 Bago
       *[other] { $money } Bagos
    }
bagos-price =
    { $price ->
        [one] 1 Bago
       *[other] { $price } Bagos
    }
bagos-have =
    { $have ->
        [one] 1 Bago
       *[other] { $have } Bagos
    }
some-cubes =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
some-barrels =
    { $barrels ->
        [one] 1 barrel
       *[other] { $barrels } barrels
    }
points-vp = { $points } VP
points-fp = { $points } FP
a-wine = { $region } { $colour } of quality { $quality }
of-region = of { $region }
of-magnate = of { $magnate }
whose =
    { $mine ->
        [yes] you
       *[no] { $who }
    }
for-whom = for { whose }
the-vineyard = { $colour } { $region } vineyard

## Moves

move-draw-player = { $player } comes next
move-draw-unused = { $region } is not used
move-draw-vintage = Turn up vintage tile { $vintage }
move-turn-vineyard = Turn up vineyard { $vineyard }
move-turn-expert = Turn up { $expert }
move-deal-tycoon = Lay out { $tile }
move-draw-action = Action card: { $space }
move-draw-number = Number card { $number }
move-plant-first = Start in { $region }
move-take-first-tile = Take { $tile }
move-move-to = Move to { $space }
move-stay = Stay on Pass / Press Release
move-use-expert = Use the expert { $expert }
move-use-tile = Use the { $tile }
move-end-turn = End the turn
move-stop = That is all
move-buy-vineyard = Buy the top vineyard { of-region }
move-place-vineyard = Put the vineyard on estate { $estate }
move-build-winery = Build a winery on estate { $estate }
move-build-cellar = Build a cellar on estate { $estate }
move-hire = Hire { $worker-id ->
        [enologist] an enologist
       *[other] a farmer
    } for estate { $estate }
move-take-expert = Take the top expert of the { $feature } pile
move-discard-expert = Discard the expert { $expert }
move-accept-gift = Accept the gift
move-decline-gift = Decline it
move-add-cube = Put a renown cube on { $region }
move-take-from-export = Take back the barrel in column { $column }, row { $row } of the export area
move-take-from-multiplier = Take back the barrel on the multiplier for { $multiplier }
move-take-from-magnate = Take back a barrel from { $magnate }
move-take-from-extra = Take back a barrel: { $benefit }
move-rearrange-region = Look at the vineyards { of-region }
move-lay-next = Lay vineyard { $vineyard } here
move-pick-wine = The wine on estate { $estate }, slot { $slot }
move-sell-for = Sell it on the space { $value }
move-export-to = Export it to column { $column }, row { $row }
move-use-port = Spend a Port tile
move-keep-port = Spend no Port tile
move-keep-workers = Leave all workers where they are
move-move-workers = Rearrange the workers
move-place-workers = Put { $number } here
move-take-place = Take place { $place } of the turn order
move-pass = Pass
move-enter-wine = Enter the wine of estate { $estate }, slot { $slot } in the fair
move-use-cubes =
    { $cubes ->
        [0] Remove no cube
        [one] Remove 1 cube
       *[other] Remove { $cubes } cubes
    }
move-take-booth = Take booth { $booth }
move-play-expert = Play the expert { $expert }
move-visit-magnate = Visit { $magnate }
move-buy-tile = Buy the { $tile }
move-leave-fair = Pass: buy no more tiles at this fair
move-take-back = Take back the barrel on the { $colour } { $value }
move-lose-tile = Lose a tile of estate { $estate }
move-withdraw = Withdraw 1 Bago
move-deposit = Deposit 1 Bago
move-invest = Invest one step
move-divest = Divest one step
move-recover-pair = Take back a pair of barrels from the { $establishment }
move-use-benefit = Use a benefit: { $benefit }
move-move-barrel = Move a barrel from: { $source }
move-choose-slot =
    { $slot ->
        [1] The first slot
       *[other] The second slot
    }
move-leave-game = Use no more benefits
detail-draw-vintage = weather { $step }
detail-turn-vineyard = { the-vineyard }, { bagos-price }
detail-lay-next = { the-vineyard }, { bagos-price }
detail-plant-first =
    { $colour } vineyard{ $price ->
        [0] { "" }
       *[other] , { bagos-price }
    }
detail-buy-vineyard = { $colour }, { bagos-price }
detail-move-to =
    { $price ->
        [0] free
       *[other] costs { bagos-price }
    }
detail-build-winery = { bagos-price }
detail-build-cellar = { bagos-price }
detail-hire = { bagos-price }
detail-take-expert = { $expert }{ $price ->
        [0] , for nothing
       *[other] , { bagos-price }
    }
detail-pick-wine = { a-wine }, worth up to { $value }
detail-enter-wine = { a-wine }, worth up to { $value }
detail-sell-for = { $establishment }{ $cubes ->
        [0] { "" }
       *[other] , with { some-cubes }
    }
detail-export-to = needs { $value }{ $cubes ->
        [0] { "" }
       *[other] , with { some-cubes }
    }; { points-vp }
detail-use-cubes = value { $value }
detail-take-booth =
    { $bonus ->
        [none] no bonus
        [expert] an expert
        [bagos] { $amount } Bagos
       *[other] { $amount } FP
    }{ $points ->
        [0] { "" }
       *[other] ; { $feature }: { points-fp }
    }
detail-play-expert = { points-fp }
detail-invest = costs { bagos-price } of the account
detail-visit-magnate =
    { $back ->
        [yes] your barrel comes back from there
       *[no] put a barrel there
    }
detail-use-port = quality { $quality }
detail-keep-port = quality { $quality }

## Questions

ask-draw-order = Who comes next in the turn order?
ask-draw-region = Which region is not used ({ $left } to go)?
ask-draw-top = Which vineyard comes up next?
ask-draw-expert = Which expert comes up next?
ask-draw-year = Which vintage tile is turned up?
ask-deal-tile = Which tycoon tile comes next ({ $left } to go)?
ask-draw-action-card = Which Action card does Lacerda draw?
ask-draw-number-card = Which Number card does Lacerda draw?
ask-choose-first-region =
    { $mine ->
        [yes] In which region do you start?
       *[no] In which region does { $who } start?
    }
ask-choose-first-port =
    { $mine ->
        [yes] Do you spend a Port tile on your first wine?
       *[no] Does { $who } spend a Port tile on the first wine?
    }
ask-choose-gift =
    { $mine ->
        [yes] Do you accept the gift { of-region } for estate { $estate }?
       *[no] Does { $who } accept the gift { of-region }?
    }
ask-choose-expert =
    { $mine ->
        [yes] From which pile do you take the expert?
       *[no] From which pile does { $who } take the expert?
    }
ask-buy-vineyards =
    { $mine ->
        [yes] Of which region do you buy the top vineyard?
       *[no] Of which region does { $who } buy the top vineyard?
    }
ask-choose-estate =
    { $mine ->
        [yes] On which estate do you put the { $colour } vineyard { of-region }?
       *[no] On which estate does { $who } put the { $colour } vineyard { of-region }?
    }
ask-build-wineries =
    { $mine ->
        [yes] On which estate do you build a winery?
       *[no] On which estate does { $who } build a winery?
    }
ask-hire-workers =
    { $mine ->
        [yes] Whom do you hire, and for which estate?
       *[no] Whom does { $who } hire, and for which estate?
    }
ask-build-cellars =
    { $mine ->
        [yes] On which estate do you build a cellar?
       *[no] On which estate does { $who } build a cellar?
    }
ask-sell-wines =
    { $mine ->
        [yes] Which wine do you sell?
       *[no] Which wine does { $who } sell?
    }
ask-choose-sale =
    { $mine ->
        [yes] On which sales space do you put your barrel?
       *[no] On which sales space does { $who } put the barrel?
    }
ask-export-wines =
    { $mine ->
        [yes] Which wine do you export?
       *[no] Which wine does { $who } export?
    }
ask-choose-export =
    { $mine ->
        [yes] On which export space do you put your barrel?
       *[no] On which export space does { $who } put the barrel?
    }
ask-hire-experts =
    { $mine ->
        [yes] From which pile do you hire an expert?
       *[no] From which pile does { $who } hire an expert?
    }
ask-choose-cube =
    { $mine ->
        [yes] On which region do you put the cube?
       *[no] On which region does { $who } put the cube?
    }
ask-choose-barrel =
    { $mine ->
        [yes] Which of your barrels do you take back?
       *[no] Which barrel does { $who } take back?
    }
ask-choose-stack =
    { $mine ->
        [yes] Of which region do you look at the vineyards?
       *[no] Of which region does { $who } look at the vineyards?
    }
ask-lay-top =
    { $mine ->
        [yes] Which vineyard { of-region } do you lay on top, for all to see?
       *[no] Which vineyard { of-region } does { $who } lay on top?
    }
ask-lay-below =
    { $mine ->
        [yes] Which vineyard { of-region } lies next below? Nobody else sees it.
       *[no] Which vineyard { of-region } does { $who } lay next, unseen by the others?
    }
ask-choose-place =
    { $mine ->
        [yes] Which place of the lower order row do you take?
       *[no] Which place of the lower order row does { $who } take?
    }
ask-choose-cubes =
    { $mine ->
        [yes] How many renown cubes do you remove for this wine?
       *[no] How many renown cubes does { $who } remove for the wine?
    }
ask-choose-booth =
    { $mine ->
        [yes] Which booth do you take?
       *[no] Which booth does { $who } take?
    }
ask-choose-magnate =
    { $mine ->
        [yes] Your wine is worth { $value }. Which magnate do you visit, if any?
       *[no] The wine is worth { $value }. Which magnate does { $who } visit, if any?
    }
ask-arrange-workers =
    { $mine ->
        [yes] Do you rearrange your workers before this year’s wine is made?
       *[no] Does { $who } rearrange the workers before this year’s wine is made?
    }
ask-choose-port =
    { $mine ->
        [yes] Do you spend a Port tile on the wine of estate { $estate }?
       *[no] Does { $who } spend a Port tile on the wine of estate { $estate }?
    }
ask-choose-first-tile =
    { $mine ->
        [yes] Which tycoon action tile do you start with?
       *[no] Which tycoon action tile does { $who } start with?
    }
ask-special-turn =
    { $mine ->
        [yes] Where do you move your action marker, or what do you play first?
       *[no] Where does { $who } move the action marker?
    }
ask-after-special =
    { $mine ->
        [yes] Do you use an expert or a tycoon tile now, or end your turn?
       *[no] Does { $who } use an expert or a tycoon tile, or end the turn?
    }
ask-play-for-fair =
    { $mine ->
        [yes] Which { $feature } expert do you discard for fair points, if any?
       *[no] Which { $feature } expert does { $who } discard for fair points, if any?
    }
ask-choose-tile =
    { $mine ->
        [yes] Which tycoon tile do you buy for a wine, or do you pass?
       *[no] Which tycoon tile does { $who } buy for a wine?
    }
ask-pay-for-tile =
    { $mine ->
        [yes] Which wine do you discard for the { $tile }?
       *[no] Which wine does { $who } discard for the { $tile }?
    }
ask-reserve-turn =
    { $mine ->
        [yes] Where do you move your action marker, or what do you do first?
       *[no] Where does { $who } move the action marker?
    }
ask-after-reserve =
    { $mine ->
        [yes] Do you use an expert, a benefit or your investments now, or end your turn?
       *[no] Does { $who } use an expert, a benefit or investments, or end the turn?
    }
ask-use-bank =
    { $mine ->
        [yes] What do you do at the bank?
       *[no] What does { $who } do at the bank?
    }
ask-make-room =
    { $mine ->
        [yes] Which of your experts do you discard for the new one, or do you decline it?
       *[no] Which expert does { $who } discard for the new one?
    }
ask-choose-pair =
    { $mine ->
        [yes] Which of your barrels in the { $establishment } do you take back ({ $left } to go)?
       *[no] Which barrels in the { $establishment } does { $who } take back ({ $left } to go)?
    }
ask-pair-cubes =
    { $mine ->
        [yes] On which region do you put a cube for the pair ({ $left } to go)?
       *[no] On which region does { $who } put a cube for the pair ({ $left } to go)?
    }
ask-pay-wine =
    { $mine ->
        [yes] Which wine do you discard for the benefit ({ $benefit })?
       *[no] Which wine does { $who } discard for the benefit ({ $benefit })?
    }
ask-choose-source =
    { $mine ->
        [yes] Which of your barrels moves there ({ $benefit })?
       *[no] Which barrel of { $who } moves there ({ $benefit })?
    }
ask-pick-slot =
    { $mine ->
        [yes] Which slot do you take on the multiplier for { $multiplier }?
       *[no] Which slot does { $who } take on the multiplier for { $multiplier }?
    }
ask-score-wine =
    { $mine ->
        [yes] Which wine do you discard for its value in VP?
       *[no] Which wine does { $who } discard for its value in VP?
    }
ask-score-cubes =
    { $mine ->
        [yes] How many renown cubes do you remove to raise its value?
       *[no] How many renown cubes does { $who } remove to raise its value?
    }
ask-divest-first =
    { $mine ->
        [yes] Do you divest before interest is due?
       *[no] Does { $who } divest before interest is due?
    }
ask-choose-loss =
    { $mine ->
        [yes] From which estate do you lose a winery (or a vineyard, without wineries)?
       *[no] From which estate does { $who } lose a winery (or a vineyard)?
    }
ask-recover-before-fair =
    { $mine ->
        [yes] Do you recover a pair of barrels before the fair?
       *[no] Does { $who } recover a pair of barrels before the fair?
    }
ask-play-secretly =
    { $mine ->
        [yes] Which expert do you play at the fair? Nobody sees it before all have chosen.
       *[no] Which experts does { $who } play at the fair?
    }
ask-close-turn =
    { $mine ->
        [yes] Which benefit do you use, or are you out?
       *[no] Which benefit does { $who } use, if any?
    }
ask-choose-release =
    { $compulsory ->
        [yes] { $mine ->
            [yes] Which wine do you enter in the fair at the last minute?
           *[no] Which wine does { $who } enter in the fair at the last minute?
        }
       *[no] { $mine ->
            [yes] Which wine do you enter in the coming fair, or do you pass?
           *[no] Which wine does { $who } enter in the coming fair, if any?
        }
    }
ask-choose-barrel-back =
    { $more ->
        [yes] { $mine ->
            [yes] Do you take back another barrel from the sales area?
           *[no] Does { $who } take back another barrel from the sales area?
        }
       *[no] { $mine ->
            [yes] Which barrel do you take back from the sales area?
           *[no] Which barrel does { $who } take back from the sales area?
        }
    }
ask-choose-yearly-pair =
    { $more ->
        [yes] { $mine ->
            [yes] Do you recover another pair of barrels?
           *[no] Does { $who } recover another pair of barrels?
        }
       *[no] { $mine ->
            [yes] From which establishment do you recover a pair of barrels?
           *[no] From which establishment does { $who } recover a pair of barrels?
        }
    }
ask-place-on-estate =
    { $worker-id ->
        [enologist] { $mine ->
            [yes] How many of your { $left } enologists in hand stand on estate { $estate }?
           *[no] How many of { $left } enologists does { $who } put on estate { $estate }?
        }
       *[other] { $mine ->
            [yes] How many of your { $left } farmers in hand stand on estate { $estate }?
           *[no] How many of { $left } farmers does { $who } put on estate { $estate }?
        }
    }

## Events: set-up

event-set-up = The board is laid out with the pieces for this number of players
event-markers-start = All markers stand on their starting spaces, the action markers in the centre of the quadrel
event-solo-set-up = A game for two against Lacerda, who plays with cards
event-first-order = Turn order: { $player }
event-new-order = New turn order: { $player }
event-starting-money = +{ bagos-money } { for-whom } to begin with
event-region-out = { $region } is not used in this game
event-vineyard-turned = The top vineyard { of-region } is now { $colour } and costs { bagos-price }
event-expert-turned = { $expert } now lies on top of its pile
event-first-display = { $count } tycoon action tiles are laid out
event-display-refilled = The display of tycoon tiles is refilled
event-display-cleared = The rest of the display is discarded and new tycoon tiles are laid out
event-tile-shown = +1 tile in the display: { $tile }
event-first-wine = +1 wine { for-whom }: { a-wine }

## Events: the year

event-year-begins = Year { $year } begins; weather { $step }
event-tiles-turned-up = Everything that lay face down is turned up again
event-feature-advances = The marker of { $feature } advances: { $step }
event-change-over = The first player has taken both actions; now the other one acts
event-marker-moves = { $who } moves to { $space }
event-stayed = { $who } stays on Pass / Press Release
event-fee-distance = −{ bagos-money } { for-whom }: the space is not adjacent
event-fee-player = −{ bagos-money } { for-whom }, +{ $money } for { $player }: a marker stands there
event-fee-tax = −{ bagos-money } { for-whom }: tax
event-fee-bago = −{ bagos-money } { for-whom }: Lacerda’s Bago lay there
event-place-taken = { $who } takes place { $place } of the lower order row
event-passed = { $who } passes
event-cube-placed = +1 renown cube on { $region } (now { $cubes })
event-no-cube = No renown cube for { $region }: no free slot, or none in the supply
event-no-cube-left = No renown cube can be placed
event-cube-waits = A renown cube waits on estate { $estate } for a region
event-waiting-cubes =
    { $cubes ->
        [0] No waiting cube can move
        [one] { $cubes } waiting cube moves
       *[other] { $cubes } waiting cubes move
    } to { $region }{ $surplus ->
        [0] { "" }
        [one] ; { $surplus } finds no slot
       *[other] ; { $surplus } find no slot
    }
event-waiting-cube-back = The renown cube that waited on the winery of estate { $estate } goes back to the supply

## Events: building, hiring and wine

event-vineyard-bought = +1 { the-vineyard } { for-whom }{ $price ->
        [0] , for nothing
       *[other] , −{ bagos-price }
    }
event-estate-opened = Estate { $estate } of { $who } is now in { $region }
event-vineyard-placed = Another vineyard { of-region } on estate { $estate } of { $who }
event-winery-built = +1 winery on estate { $estate } { for-whom }, −{ bagos-price }
event-cellar-built = +1 cellar on estate { $estate } { for-whom }, −{ bagos-price }
event-worker-hired = +1 { $worker } on estate { $estate } { for-whom }, −{ bagos-price }
event-gift =
    { $region } gives { $region-id ->
        [douro] { $count ->
            [one] 1 Port tile
           *[other] { $count } Port tiles
        }
        [dao] a cellar
        [ribatejo] a farmer
       *[other] { $count ->
            [one] a winery
           *[other] { $count } wineries
        }
    } to estate { $estate } of { $who }
event-gift-lost = The gift { of-region } is lost { for-whom }
event-gift-declined = { $who } declines the gift { of-region }
event-expert-hired = +1 expert { for-whom }: { $expert }, −{ bagos-price }
event-expert-given = +1 expert { for-whom } for nothing: { $expert }
event-expert-discarded = −1 expert { for-whom }: { $expert } goes under its pile
event-expert-declined = { $who } declines the expert
event-experts-gone = There is no expert left { for-whom }
event-expert-used = { $who } turns { $expert } face down
event-money-taken =
    +{ bagos-money } { for-whom }: { $cause-id ->
        [expert] from the expert
        [booth] from the booth
       *[place] for the place in the turn order
    }
event-barrel-back = +1 barrel in stock { for-whom } (now { $barrels })
event-stack-looked-at = { $who } looks at the vineyards { of-region } and puts them in order
event-vineyard-laid = Next below in { $region }: a { $colour } vineyard for { bagos-price }
event-vineyard-laid-hidden = { $who } lays a vineyard below, unseen by the others
event-wine-lost = −1 wine { for-whom }: the { a-wine } is too old
event-wine-made = +1 wine { for-whom } on estate { $estate }: { a-wine }
event-no-wine = No wine on estate { $estate } ({ $region }) of { $who }: quality { $quality }
event-port-spent = { $who } spends a Port tile on estate { $estate }
event-workers-taken-up = { $who } rearranges the workers
event-workers-placed = { $count } × { $worker } on estate { $estate } { for-whom }
event-sold = +{ bagos-money } { for-whom }: the { a-wine } is sold ({ $establishment }; cubes removed: { $cubes })
event-sold-to-account = The { a-wine } of { $who } is sold for { bagos-money } ({ $establishment }; cubes removed: { $cubes })
event-exported = +{ points-vp } { for-whom }: the { a-wine } is exported to the space of value { $value } in column { $column } (cubes removed: { $cubes })
event-wine-discarded = −1 wine { for-whom }: the { a-wine } is discarded

## Events: press releases, fairs and magnates

event-wine-announced = { $who } announces the { a-wine } for fair { $fair }
event-wine-entered = +{ points-fp } { for-whom } (now { $total }): the wine is worth { $value }, cubes removed: { $cubes }
event-fair-points =
    +{ points-fp } { for-whom } (now { $total }): { $cause-id ->
        [region] for a wine from Trás-os-Montes
        [cubes] for renown cubes
        [booth] from the booth
       *[tile] from the tycoon tile
    }
event-fair-tile = A wine of { $value } allows { $who } so many experts at the fair: { $experts }
event-booth-taken = { $who } takes booth { $booth }
event-expert-played = +{ points-fp } { for-whom } (now { $total }): { $expert }
event-expert-chosen = You will play { $expert } at the fair
event-expert-chosen-hidden = { $who } chooses experts in secret
event-experts-chosen = { $who } has chosen
event-barrel-from-magnate = +1 barrel { for-whom } from { $magnate } (now { $barrels })
event-barrel-to-magnate = { $who } puts a barrel with { $magnate } ({ $barrels } left in stock)
event-fair-opens = Wine fair { $fair } opens
event-no-entry = { $who } has neither booth nor wine and does not take part
event-fair-ranked =
    +{ points-vp } { for-whom }: { $tied ->
        [one] place { $place }
       *[other] place { $place }, shared by { $tied } players,
    } of the fair with { $total } FP
event-sale-left = { $who } buys no more tiles at this fair
event-tile-gained = +1 tycoon tile { for-whom }: { $tile }
event-multiplier-gained = +1 tycoon tile { for-whom }, with a barrel on it: { $tile }
event-tile-used = { $who } uses the { $tile }
event-benefit-used = { $who } uses a benefit: { $benefit }
event-multiplier-taken = { $who } takes slot { $slot } of the multiplier for { $multiplier }
event-multiplier-scored = +{ points-vp } { for-whom }: { $multiplier }
event-wine-scored = +{ points-vp } { for-whom }: the value of the { a-wine } (cubes removed: { $cubes })
event-pair-recovered = { $who } takes back a pair of barrels from the { $establishment }

## Events: the bank of 2010

event-account-moves = Account of { $who }: { $step } (now { $balance })
event-account-empty = −{ points-vp } { for-whom }: the account is empty
event-invested = { $who } invests: position { $position }
event-divested = +{ bagos-money } { for-whom }: divested to position { $position }
event-all-divested = +{ bagos-money } { for-whom }: all investments are divested
event-interest = Interest of { $who }: { $step }
event-interest-unpaid = { $who } cannot pay { bagos-money } of interest and loses a tile, if there is one
event-winery-lost = −1 winery on estate { $estate } { for-whom }
event-vineyard-lost = −1 vineyard { of-region } on estate { $estate } { for-whom }, for good
event-worker-moves = The { $worker } of { $who } finds a tile on estate { $estate }
event-worker-leaves = −1 { $worker } { for-whom }: there is no tile left, so back to the board
event-salaries =
    { $count ->
        [0] { $who } cannot pay any salary
       *[other] { $who } pays { bagos-money } of salaries to { $count ->
            [one] 1 enologist
           *[other] { $count } enologists
        }
    }
event-enologists-leave =
    { $count ->
        [one] −1 enologist
       *[other] −{ $count } enologists
    } { for-whom }: the account cannot pay more

## Events: Lacerda

event-lacerda-starts = { $who } starts with { points-vp } and { some-barrels }
event-number-drawn = { $who } draws Number { $number }
event-number-without-effect = Number { $number } has no effect for { $who }
event-vineyard-discarded = { $who } discards the top vineyard { of-region }
event-tile-discarded = { $who } discards the { $tile }
event-lacerda-stays = { $who } stays on { $space }
event-bago-left = { $who } leaves 1 Bago on { $space }
event-supply-pays = +{ bagos-money } { for-whom } from the supply, for Lacerda
event-removed = { $who } removes from the board: { $kind } ({ $count })
event-lacerda-takes-cubes = { $who } takes { some-cubes } from { $region }
event-lacerda-cannot = { $who } has no barrel or finds no space
event-lacerda-exports = +{ points-vp } for { $who }: export to column { $column } with { some-cubes }
event-lacerda-sells = +{ bagos-money } for { $who }: a { $colour } wine is sold
event-lacerda-skips-sale = No Number fits: { $who } skips the sale
event-lacerda-releases = +{ points-fp } for { $who } (now { $total }): press release with what Bruno expects
event-lacerda-chooses-booth = { $who } wants booth { $booth }
event-lacerda-plays = { $who } plays an expert: { $feature }
event-trophy = +1 trophy { for-whom } (now { $count })
event-decks-shuffled = Lacerda’s cards are shuffled anew

## Events: the end

event-extra-action = After the third fair everybody takes one extra action
event-closing-round = After the third fair: the last benefits of the magnates
event-closing-left = { $who } uses no more benefits
event-final-points = +{ points-vp } { for-whom } in the final scoring: { $total } VP in all
event-victory = { $who } wins with { $total } VP
event-victory-by-exports = { $who } wins with { $total } VP, by more barrels in the export area ({ $barrels })
event-victory-by-money = { $who } wins with { $total } VP, by more money ({ $money })
event-shared-victory = { $player } share the victory with { $total } VP
event-award =
    { $count ->
        [one] +1 award
       *[other] +{ $count } awards
    } { for-whom }: { $award }
event-solo-won = { $who } beats Lacerda: { $total } VP against { $rival }
event-solo-lost = { $who } does not beat Lacerda: { $total } VP against { $rival }
event-solo-title =
    The title of { $who } with { $count ->
        [one] 1 award
       *[other] { $count } awards
    }: { $title }

## Refusals

refusal-account-full = The account is full at { $most }.
refusal-account-is-empty = The account is empty.
refusal-announced = An expert has been announced: make the move for which it was announced.
refusal-announcement-useless = No possible move makes use of this expert.
refusal-at-least-one = At least one unit of the action must be carried out.
refusal-balance-too-low = This step costs { bagos-price } of the account, which has { $have }.
refusal-barrel-compulsory = One barrel must come back from the sales area.
refusal-barrel-stays = A barrel on a multiplier stays there for good.
refusal-booth-taken = Booth { $booth } is taken.
refusal-card-drawn = This Action card is not in the deck.
refusal-chosen-already = { $expert } has been chosen already.
refusal-chosen-in-order = Experts are chosen in the order of the list; this one comes before those chosen, or the fair tile allows no more.
refusal-cubes-to-remove = Here you may remove at most so many cubes: { $most }.
refusal-discount-announced = Discount has been announced: go to Vineyards.
refusal-discount-too-late = Discount must be used before the first purchase of the action.
refusal-estate-full = Estate { $estate } has no free slot.
refusal-expert-due = An expert has been discarded for this one: take it.
refusal-expert-face-down = { $expert } lies face down.
refusal-export-taken = A barrel already stands in column { $column }, row { $row }.
refusal-extra-impossible = This cannot be carried out now: { $benefit }.
refusal-fees-too-high = The fees are { bagos-price }, but only { bagos-have } are at hand.
refusal-four-features = Face-up experts of all four features are needed.
refusal-free-move-announced = Free Move has been announced: choose a space on which it saves something.
refusal-free-move-too-late = Free Move is announced with the move.
refusal-gift-compulsory = What is given here must be taken.
refusal-has-a-place = This player already has a place in the order.
refusal-has-cellar = Estate { $estate } already has a cellar.
refusal-icon-owned = You already own a tile with this icon: { $tile }.
refusal-inset-full = { $region } has no free slot for a cube.
refusal-investment-at-bottom = The investment marker cannot move further left.
refusal-investment-at-top = The investment marker cannot move further right.
refusal-magnate-not-content =
    { $magnate-id ->
        [anabela] { $colour-id ->
            [none] This year { $magnate } expects no wine at all.
           *[other] { $magnate } expects a { $colour } wine, and this one is of the other colour.
        }
        [bruno] { $least ->
            [0] This year { $magnate } expects no wine at all.
           *[other] { $magnate } expects a value of { $least } or more, and this wine is entered with { $value }.
        }
       *[carolina] { $magnate } expects a wine of one of these regions: { $region }.
    }
refusal-magnate-twice = { $magnate } has been visited already.
refusal-multiplier-full = Both slots of this multiplier are taken.
refusal-multiplier-twice = You already have a barrel on this multiplier.
refusal-must-enter = At the last minute a wine must be entered.
refusal-must-leave-pass = Another action is possible: leave Pass / Press Release.
refusal-must-move = The action marker must move to another space.
refusal-no-barrel = There is no barrel in stock.
refusal-no-barrel-for-tile = A multiplier needs a barrel of your stock: { $tile }.
refusal-no-barrel-in-row = You have no barrel in the row { of-magnate } that could move there.
refusal-no-barrel-placed = There is no barrel to take back.
refusal-no-barrel-there = No barrel of yours stands there.
refusal-no-barrel-with-magnate = You have no barrel left with { $magnate }.
refusal-no-cash = There is no cash to deposit.
refusal-no-cellar-in-minho = Estate { $estate } is in Minho, where cellars are not allowed.
refusal-no-cellars = There is no cellar left.
refusal-no-empty-tile = Estate { $estate } has no empty tile for { $worker-id ->
        [enologist] an enologist
       *[other] a farmer
    }.
refusal-no-estate-for-vineyard = The top vineyard { of-region } ({ $colour }) fits on none of your estates.
refusal-no-export-space = A wine worth { $value } at most reaches no free export space.
refusal-no-investment-here = There are no investments in this edition.
refusal-no-limit-of-experts = There is no limit of experts, so none needs to go.
refusal-no-pair = You have no pair of barrels there: { $establishment }.
refusal-no-place-for-cube = No cube can be placed anywhere.
refusal-no-sales-space = A { $colour } wine worth { $value } at most reaches no free sales space.
refusal-no-such-benefit = There is no such benefit.
refusal-no-such-booth = There is no such booth; they have the numbers 1 to { $booths }.
refusal-no-such-establishment = There is no such establishment.
refusal-no-such-estate = There is no such estate.
refusal-no-such-export = There is no such export space.
refusal-no-such-feature = There is no such feature.
refusal-no-such-magnate = There is no such magnate.
refusal-no-such-place = The lower order row has { $places } places.
refusal-no-such-region = There is no such region.
refusal-no-such-space = There is no sales space of this colour with the number { $value }.
refusal-no-such-space-here = The quadrel has no such space.
refusal-no-such-wine = There is no wine in that place.
refusal-no-such-worker = There are only enologists and farmers.
refusal-no-wine-for-benefit = A benefit costs a wine, and there is none.
refusal-no-wineries = There is no winery left.
refusal-no-workers-left =
    { $worker-id ->
        [enologist] There is no enologist left.
       *[other] There is no farmer left.
    }
refusal-not-during-action = Experts are not used during an action.
refusal-not-from-magnates = A barrel does not come back from the magnates by an expert.
refusal-not-hired-here =
    { $tile ->
        [yes] The tycoon tile hires the other kind of worker, so { $worker-id ->
            [enologist] no enologist is hired here.
           *[other] no farmer is hired here.
        }
       *[no] In this edition the action hires enologists only; no farmer is hired here.
    }
refusal-not-in-booth = The booth allows these features only: { $feature }.
refusal-not-in-pile = This expert is not among the unseen ones of the { $feature } pile.
refusal-not-in-stack = This vineyard cannot be laid or drawn in { $region } now.
refusal-not-your-expert = You do not have this expert.
refusal-not-your-tile = You do not have this tile.
refusal-nothing-affordable = With { bagos-have }, fees of { bagos-price } leave too little for the action { $action }.
refusal-nothing-left-to-buy = With this vineyard on top nothing could be bought any more.
refusal-nothing-to-do =
    { $reason-id ->
        [wine] You have no wine for that: { $action }.
        [barrel] You have no barrel in stock to mark the space with: { $action }.
        [value] Your wines are not worth enough for any free space: { $action }.
       *[other] Nothing can be done there now: { $action }.
    }
refusal-nothing-to-lose = Estate { $estate } has no such tile.
refusal-nothing-to-rearrange = No region has two vineyards to be put in order.
refusal-number-drawn = This Number card is not in the deck.
refusal-once-a-turn =
    { $reserve ->
        [yes] You have already used a benefit of a magnate in this turn, and only one is allowed in each turn.
       *[no] You have already used a tycoon tile in this turn, and only one is allowed in each turn.
    }
refusal-one-ability = Only one expert ability in each turn.
refusal-one-discount = Only one Discount in an action.
refusal-only-for-vineyards = { $ability } belongs to a Vineyards action.
refusal-opposite-of-deposit = In one Bank action you do not withdraw what you deposit.
refusal-opposite-of-divesting = In one Bank action you do not invest after divesting.
refusal-opposite-of-investing = In one Bank action you do not divest after investing.
refusal-opposite-of-withdrawal = In one Bank action you do not deposit what you withdraw.
refusal-other-establishment = Both barrels of the pair come from one place: { $establishment }.
refusal-other-feature = An expert of this feature is asked for: { $feature }.
refusal-outside-frame = With so few players this space does not exist.
refusal-pair-compulsory = A pair must be recovered.
refusal-pairs-too-late = Pairs come back before the first action of the turn.
refusal-pile-empty = The { $feature } pile is empty.
refusal-piles-empty = All piles of experts are empty.
refusal-place-taken = Place { $place } is taken.
refusal-region-not-used = { $region } is not used in this game.
refusal-room-for-expert = There is room for another expert, so none needs to go.
refusal-same-as-another = Estate { $estate } is like an earlier one in everything; choose that one.
refusal-same-region-twice = One action never buys twice in the same region: { $region }.
refusal-second-wine = Another wine is needed as well: { $benefit }.
refusal-six-experts = With { $most } experts one must go first.
refusal-slot-taken = This slot is taken.
refusal-space-taken = A barrel already stands on the { $value }.
refusal-stack-empty = There is no vineyard left in { $region }.
refusal-stack-too-small = { $region } has not even two vineyards to be put in order.
refusal-tile-face-down = This tile lies face down: { $tile }.
refusal-tile-impossible = This cannot be carried out now: { $tile }.
refusal-tile-not-on-top = This tile cannot lie on top of the pile.
refusal-tile-not-shown = This tile is not in the display.
refusal-too-dear = That costs { bagos-price }, but only { bagos-have } are at hand.
refusal-two-regions = The cubes of a pair go to different regions; { $region } already has one.
refusal-two-wineries = Estate { $estate } already has as many wineries as allowed.
refusal-value-too-low = The space needs { $value }, but this wine is worth { $have } at most.
refusal-vineyard-does-not-fit =
    { $reason-id ->
        [tiles] Estate { $estate } has no free place for a vineyard.
        [cellar] Estate { $estate } has a cellar, and a vineyard of Minho does not stand beside one.
        [region] The vineyards on estate { $estate } are of another region.
        [colour] The vineyards on estate { $estate } are of the other colour.
       *[vineyards] Estate { $estate } has as many vineyards as allowed.
    }
refusal-vintage-gone = This vintage tile does not lie face down.
refusal-workers-on-estate = Put from { $least } to { $most } there.

## Score sheet, quality, value and fees

score-earlier = Before this position
score-export = Exports
score-fair-1 = First fair
score-fair-2 = Second fair
score-fair-3 = Third fair
score-wine-now = A wine for its value
score-experts-now = Experts of all four features
score-cubes-now = Renown cubes of the own regions
score-account-empty = Account at 0
score-money = Money: { $money } Bagos
score-money-tile = Money by the multiplier tile: { $money } Bagos
score-wines = Wines left: { $count }
score-majority = Majority in export column { $column }
score-multiplier = Multiplier: { $multiplier }, { $count } × { $value }
score-account = Account of { $balance }
score-lacerda-tiles = Multiplier tiles: { $count } × { $value }
score-award-vp = More VP than Lacerda
score-award-money = More money than Lacerda
score-award-trophies = Trophies
score-award-estates = Full estates
score-award-export = More VP of export majorities than Lacerda
score-award-magnates = No barrel left with the magnates
score-quality-vineyards = Vineyards
score-quality-farmers = Farmers
score-quality-wineries = Wineries
score-quality-enologists = Enologists
score-quality-weather = Weather
score-quality-port = Port tile
score-value-quality = Quality
score-value-age = Age
score-value-cubes = Renown cubes
score-value-algarve = Algarve (bonus)
score-fee-distance = Not adjacent
score-fee-player = To { $player }, who stands there
score-fee-tax = Tax
score-fee-bago = Bago left by Lacerda

## Units of the coach: what a player has so many of

unit-points = VP ({ $score })
unit-points-money = VP for money at the end
unit-points-wines = VP for wines at the end
unit-points-majorities = VP for export majorities
unit-points-multipliers = VP by multipliers
unit-bagos =
    { $count ->
        [one] Bago in cash
       *[other] Bagos in cash
    }
unit-account =
    { $count ->
        [one] Bago in the account
       *[other] Bagos in the account
    }
unit-investments =
    { $count ->
        [one] step of investment
       *[other] steps of investment
    }
unit-fair-points =
    { $count ->
        [one] fair point
       *[other] fair points
    }
unit-wines =
    { $count ->
        [one] wine
       *[other] wines
    }
unit-quality = quality of the wines together
unit-barrels =
    { $count ->
        [one] barrel in stock
       *[other] barrels in stock
    }
unit-with-magnates =
    { $count ->
        [one] barrel with the magnates
       *[other] barrels with the magnates
    }
unit-experts =
    { $count ->
        [one] expert face up
       *[other] experts face up
    }
unit-ports =
    { $count ->
        [one] Port tile
       *[other] Port tiles
    }
unit-tiles =
    { $count ->
        [one] tycoon tile face up
       *[other] tycoon tiles face up
    }
unit-vineyards =
    { $count ->
        [one] vineyard
       *[other] vineyards
    }
unit-wineries =
    { $count ->
        [one] winery
       *[other] wineries
    }
unit-cellars =
    { $count ->
        [one] cellar
       *[other] cellars
    }
unit-enologists =
    { $count ->
        [one] enologist
       *[other] enologists
    }
unit-farmers =
    { $count ->
        [one] farmer
       *[other] farmers
    }

## Options

option-first-game-regions = Regions of the first game
choice-first-game-regions-false = Unused regions are drawn at random
choice-first-game-regions-true = As the booklet suggests for a first game
option-maintenance-variant = Maintenance variant
choice-maintenance-variant-false = Pairs of barrels come back on the own turn and before fairs only
choice-maintenance-variant-true = In maintenance everybody must recover a pair
option-five-estates = Five estates
choice-five-estates-false = Four estates each
choice-five-estates-true = Five estates each, as in the 2016 edition
option-declared-expert-counts-for-legal-move = Announced Free Move and Discount
choice-declared-expert-counts-for-legal-move-true = They can make a space affordable
choice-declared-expert-counts-for-legal-move-false = The space must be affordable without them
option-pass-allowed-when-already-on-pass = Staying on Pass
choice-pass-allowed-when-already-on-pass-only-if-no-other-legal-action = Only if no other action is possible
choice-pass-allowed-when-already-on-pass-always = Always
option-order-places-used = Places of the lower order row
choice-order-places-used-number-of-players = As many as players
choice-order-places-used-four = Four
option-waiting-cubes-without-slot = Waiting cubes without a free slot
choice-waiting-cubes-without-slot-back-to-supply = They go back to the supply
choice-waiting-cubes-without-slot-stay = They wait for a slot on their tile
option-minho-on-estate-with-cellar = Minho on an estate with a cellar
choice-minho-on-estate-with-cellar-false = Not allowed
choice-minho-on-estate-with-cellar-true = Allowed
option-region-gifts-compulsory = Gifts of regions
choice-region-gifts-compulsory-true = They are received automatically
choice-region-gifts-compulsory-false = They may be refused
option-experts-usable-during-action = Experts during an action
choice-experts-usable-during-action-true = Cash, Add Cube and Take Barrel between two units
choice-experts-usable-during-action-false = Only before the move and after the action
option-vineyard-experts-apply-to-tile-purchases = Rearrange and Discount for single purchases
choice-vineyard-experts-apply-to-tile-purchases-false = Only for the Vineyards action of the quadrel
choice-vineyard-experts-apply-to-tile-purchases-true = Also for a tycoon tile or an extra action
option-non-participant-ranked-at-fair = Players without a booth at the fair
choice-non-participant-ranked-at-fair-false = They are not ranked
choice-non-participant-ranked-at-fair-true = They are ranked by their fair points
option-maintenance-2016-barrels-taken = Barrels taken back in maintenance
choice-maintenance-2016-barrels-taken-one = Exactly one
choice-maintenance-2016-barrels-taken-at-least-one = At least one
option-majority-multiplier-counts-ties = Multiplier for majorities
choice-majority-multiplier-counts-ties-true = Shared majorities count
choice-majority-multiplier-counts-ties-false = Only majorities held alone count
option-pairs-before-later-extra-action = Pairs after an action of the turn
choice-pairs-before-later-extra-action-false = Only before the first action
choice-pairs-before-later-extra-action-true = Also before a later benefit
option-expert-gift-may-be-declined-at-limit-2010 = A given expert with six in hand
choice-expert-gift-may-be-declined-at-limit-2010-true = It may be declined
choice-expert-gift-may-be-declined-at-limit-2010-false = It must be taken
option-discount-experts-cumulative-2010 = Several Discounts in one action
choice-discount-experts-cumulative-2010-true = They add up
choice-discount-experts-cumulative-2010-false = Only one
option-estate-without-vineyard-stays-bound-2010 = An estate that loses its last vineyard
choice-estate-without-vineyard-stays-bound-2010-true = It stays bound to its region
choice-estate-without-vineyard-stays-bound-2010-false = It is free again
option-magnate-multiplier-same-row = Barrels on their way to a multiplier
choice-magnate-multiplier-same-row-true = Only within the row of their magnate
choice-magnate-multiplier-same-row-false = To any multiplier
option-take-barrel-from-multiplier-2010 = Take Barrel on a multiplier
choice-take-barrel-from-multiplier-2010-true = Possible
choice-take-barrel-from-multiplier-2010-false = The barrel stays for good
option-algarve-bonus-counts-for-wine-multiplier-2010 = Algarve and the wine multiplier
choice-algarve-bonus-counts-for-wine-multiplier-2010-true = The bonus of the region counts
choice-algarve-bonus-counts-for-wine-multiplier-2010-false = It does not count
option-score-may-go-negative = Losing VP with fewer than 2
choice-score-may-go-negative-true = The score may become negative
choice-score-may-go-negative-false = Never below 0
option-end-2010-magnate-rounds-repeat = Closing round of the magnates
choice-end-2010-magnate-rounds-repeat-true = Rounds until everybody is out
choice-end-2010-magnate-rounds-repeat-false = One turn each
option-maintenance-variant-2010-may-take-more = More pairs in the maintenance variant
choice-maintenance-variant-2010-may-take-more-true = More than one is allowed
choice-maintenance-variant-2010-may-take-more-false = Exactly one
option-solo-unused-region-at-setup = Lacerda’s first vineyard in an unused region
choice-solo-unused-region-at-setup-redraw = Another Number is drawn
choice-solo-unused-region-at-setup-no-effect = It has no effect
option-solo-each-action-is-a-turn = Your two actions in a row
choice-solo-each-action-is-a-turn-true = Each is a turn of its own
choice-solo-each-action-is-a-turn-false = Together they are one turn
option-solo-free-move-saves-lacerda-bago = Free Move and Lacerda’s Bago
choice-solo-free-move-saves-lacerda-bago-true = It is saved too
choice-solo-free-move-saves-lacerda-bago-false = It must be paid
option-solo-unused-region-in-play = Numbers without effect
choice-solo-unused-region-in-play-no-effect = They count as drawn
choice-solo-unused-region-in-play-redraw = Another one is drawn
option-solo-no-barrel-no-cubes = Lacerda without barrel or space
choice-solo-no-barrel-no-cubes-true = He takes no cubes
choice-solo-no-barrel-no-cubes-false = He takes cubes all the same
option-lacerda-press-release-cube-fp = Cubes of Lacerda’s press release
choice-lacerda-press-release-cube-fp-none = They bring no fair points
choice-lacerda-press-release-cube-fp-one-each = 1 fair point each
option-trophy-on-tie = Trophy of a tied fair
choice-trophy-on-tie-false = For nobody
choice-trophy-on-tie-true = For both

## Examples

example-ex-01 = A new vintage tile
example-ex-02 = Where new wine is put
example-ex-03 = Bad weather
example-ex-04 = Tiles are turned up
example-ex-05 = The turn order
example-ex-06 = Near and far spaces
example-ex-07 = Somebody is already there
example-ex-08 = Distance, two players and tax
example-ex-09 = A whole round of year 4
example-ex-10 = What that round costs
example-ex-11 = Two vineyards
example-ex-12 = A cube that waits
example-ex-13 = An enologist and a farmer
example-ex-14 = Enologists only
example-ex-15 = Wines move to the cellar
example-ex-16 = A bad year (corrected: the weather is −2)
example-ex-17 = The value of a wine
example-ex-18 = Strong cubes of Alentejo
example-ex-19 = A whole production
example-ex-20 = A sale at the Hotel
example-ex-21 = A sale into the account
example-ex-22 = Two pairs of barrels
example-ex-23 = An export with cubes
example-ex-24 = An export by rows
example-ex-25 = Majorities of 2010
example-ex-26 = Withdrawing and investing
example-ex-27 = A full account
example-ex-28 = Divesting for vineyards
example-ex-29 = What an account scores
example-ex-30 = Interest
example-ex-31 = Salaries
example-ex-32 = Two experts of one pile
example-ex-33 = Experts over the years
example-ex-34 = Six experts at most
example-ex-35 = Features advance
example-ex-36 = A press release (corrected: Douro is region 3)
example-ex-37 = A press release of 2010
example-ex-38 = Fair points above nine
example-ex-39 = At the last minute
example-ex-40 = At the last minute in 2010
example-ex-41 = The second fair
example-ex-42 = The third fair
example-ex-43 = Experts at the fair (corrected: violet has 10 points)
example-ex-44 = VP of the three fairs
example-ex-45 = A tycoon tile before the action
example-ex-46 = Barrels with magnates
example-ex-47 = From one extra action to another
example-ex-48 = To a multiplier for good
example-ex-49 = A wine for its value
example-ex-50 = Back on Pass
example-ex-51 = Money at the end
example-ex-52 = Wines left at the end
example-ex-53 = Export majorities of 2016
example-ex-54 = Multiplier tiles
example-ex-55 = Accounts at the end
example-ex-56 = Export majorities of 2010 (corrected: one player alone)
example-ex-57 = Multipliers of 2010 at the end
example-ex-58 = Starting money
example-ex-59 = Order by region (corrected numbers of regions)
example-ex-60 = First wines of all regions
example-ex-61 = Trás-os-Montes at the fair
example-ex-62 = Two actions in a row
example-ex-63 = How Lacerda starts
example-ex-64 = All awards
example-ex-65 = Lacerda sells
example-ex-66 = Staying on Pass
example-ex-67 = Free Move makes it possible
example-ex-68 = One Discount
example-ex-69 = Two Discounts
example-ex-70 = A cube in the middle of an action
example-ex-71 = Cubes are used up
example-ex-72 = A tile is an action of its own
example-ex-73 = Minho and cellars
example-ex-74 = Setúbal again
example-ex-75 = Farmers and Port
example-ex-76 = Three on top
example-ex-77 = All equal
example-ex-78 = Two behind the winner
example-ex-79 = Two of three take part
example-ex-80 = The extra action
example-ex-81 = Tycoon tiles count themselves
example-ex-82 = An empty export column
example-ex-83 = Interest and salaries, exactly
example-ex-84 = Investing the last Bagos
example-ex-85 = Cubes scored at once
example-ex-86 = Four features needed
example-ex-87 = Half a point for each Bago
example-ex-88 = A tie decided by money
example-ex-89 = The closing round
example-ex-90 = Tycoon tiles for two players
example-ex-91 = Lacerda removes workers
example-ex-92 = Lacerda discards vineyards
example-ex-93 = Lacerda’s maintenance
example-ex-94 = The supply pays for Lacerda
example-ex-95 = Lacerda takes experts
example-ex-96 = Lacerda’s final points

## Numbers of the games, for the rulebook

data-components = What is in the box
data-supply-2016 = Supplies of the 2016 edition
data-supply-2010 = Supplies of the 2010 edition
data-costs-2016 = Costs of the 2016 edition
data-costs-2010 = Costs of the 2010 edition
data-movement = Moving the action marker
data-estate = Estates
data-quality = Quality and value of wine
data-quadrel = The quadrel
data-regions = Regions
data-region-effects = Gifts of the regions
data-region-cube-slots = Slots for renown cubes
data-vineyard-tiles = Vineyards
data-vintage-tiles = Vintage tiles
data-sales-area = The sales area
data-export-2016 = The export area of 2016
data-export-2010 = The export area of 2010
data-money-vp-2016 = VP for money (2016)
data-money-multiplier-tile-2016 = VP for money with the multiplier tile (2016)
data-bank-2010 = The account (2010)
data-investment-2010 = Investments (2010)
data-fair-vp = VP of the fairs
data-booths-2016 = Booths of 2016
data-booths-2010 = Booths of 2010
data-feature-tracks-2010 = Feature tracks (2010)
data-experts-allowed-2010 = Experts allowed at the fair (2010)
data-expert-abilities = Abilities of experts
data-expert-tiles = Wine experts
data-tycoon-actions-2016 = Tycoon action tiles (2016)
data-tycoon-multipliers-2016 = Tycoon multiplier tiles (2016)
data-magnates-2010 = Magnates of 2010
data-extra-actions-2010 = Extra actions of the magnates (2010)
data-multipliers-2010 = Multipliers of the magnates (2010)
data-solo = Lacerda
data-solo-titles = Titles of the solo game

## Corrections by the owner of a box

error-vinhos-negative = In your data of Vinhos, “{ $place }” is { $number }, but cannot be less than 0; correct it.
error-vinhos-wrong-total = In your data of Vinhos, the table “{ $table }” does not add up: it gives { $counted } where { $said } is expected; correct one of the two.
error-vinhos-out-of-range = In your data of Vinhos, “{ $place }” is { $number }; choose a number from { $least } to { $most }.
error-vinhos-unknown-name = In your data of Vinhos, “{ $place }” names “{ $name }”, which is unknown; choose one of these: { $known }.
error-vinhos-out-of-order = In your data of Vinhos, the entries of “{ $place }” do not fit together; keep their number, names and order.
error-vinhos-no-year-space = In your data of Vinhos, year { $year } has no space for the year marker; give one.

## What the coach weighs: what a move improves, and what to aim at

feature-next-fair = your chances at the next fair
aim-next-fair = Go into the next fair with more fair points than your rivals.
feature-later-fairs = your chances at the fairs after that
aim-later-fairs = Build a lead in fair points: they are never reset, so they count at every later fair.
feature-fair-points = your fair points
aim-fair-points = Collect fair points with a fine wine, a good booth and fitting experts.
feature-harvests = the wine your estates will make
aim-harvests = Build up your estates early: every tile and worker improves each wine still to come.
feature-fine-harvests = the quality of your best estates
aim-fine-harvests = Make one or two estates really good: the best spaces want wines of high value.
feature-wines-to-come = the number of wines still to come
aim-wines-to-come = Give more estates a vineyard: each of them makes a wine every year.
feature-prepared-estates = estates that wait for a vineyard
aim-prepared-estates = Plant a vineyard where wineries and workers already stand.
feature-wines-to-export = wines you can export
aim-wines-to-export = Have a barrel and a wine ready for the best free spaces of the export area.
feature-wines-to-sell = wines you can sell
aim-wines-to-sell = Have wines ready that fill your purse at the hotel, the Enoteca or the Casa de Fados.
feature-wine-values = the value of your wines
aim-wine-values = Raise the value of your wines: by quality, age and renown cubes.
feature-wines = the number of your wines
aim-wines = Keep some wines: the fair, the magnates and their tiles all ask for one.
feature-ageing = wines that gain by ageing
aim-ageing = Let wines age in a cellar: they gain value every year.
feature-wines-at-risk = wines about to be pushed out
aim-wines-at-risk = Use the oldest wines before the next production pushes them out.
feature-barrels = barrels in your stock
aim-barrels = Keep barrels in stock: every sale, export and multiplier needs one.
feature-sold-barrels = barrels that come back from sales
aim-sold-barrels = Count on the barrels that come back from the sales area.
feature-vineyards = your vineyards
aim-vineyards = Buy vineyards: nothing grows without them, and multipliers count them.
feature-wineries = your wineries
aim-wineries = Build wineries: they improve the wine, fill estates and house enologists.
feature-enologists = your enologists
aim-enologists = Hire enologists: each adds 2 to the quality of a wine every year.
feature-farmers = your farmers
aim-farmers = Let farmers work in your vineyards: each adds 1 to the quality of a wine every year.
feature-cellars = your cellars
aim-cellars = Build a cellar where your best wine is made, so that it can age.
feature-full-estates = your full estates
aim-full-estates = Fill all three slots of an estate.
feature-renown = renown cubes in your regions
aim-renown = Bring renown cubes to your regions: they raise the value of your wines.
feature-ports = your Port tiles
aim-ports = Keep Port tiles for the Douro wine that will count most.
feature-experts = experts ready to help
aim-experts = Have face-up experts of the features that the fair will ask for.
feature-tired-experts = experts that will be turned up again
aim-tired-experts = Use experts now if they are turned up again before you need them at a fair.
feature-held-majorities = export majorities you hold
aim-held-majorities = Lead a column of the export area: it brings VP at the end.
feature-safe-majorities = export majorities nobody can take
aim-safe-majorities = Make a majority safe with one more barrel in its column.
feature-pocket-money = money for your next action
aim-pocket-money = Keep enough Bagos for your next action; with an empty purse actions are lost.
feature-money = money for your next years
aim-money = Sell wine in time, so that you can go on building.
feature-turn-order = your place in the turn order
aim-turn-order = Act early in the turn order, while the best spaces are still free.
feature-actions = your actions still to come
aim-actions = Use every action: there are only two a year.
feature-half-done = what your action still offers
aim-half-done = Carry on with the action: a second purchase is still open.
feature-money-points = VP for your money
aim-money-points = End with 20 Bagos if you can: they bring 18 VP.
feature-savings = your savings
aim-savings = Save Bagos for the final scoring; more than 20 bring nothing more.
feature-barrels-to-free = barrels you can still free from the magnates
aim-barrels-to-free = Free barrels from the magnates with every press release: two of them each time.
feature-pleased-magnates = magnates your wine would please now
aim-pleased-magnates = Enter a wine that pleases two magnates: its colour, value and region decide.
feature-tiles-in-reach = multiplier tiles you can get
aim-tiles-in-reach = Keep a wine and a barrel for each multiplier tile that suits you at the next fair.
feature-multipliers = your multiplier tiles
aim-multipliers = Collect more of what your multiplier tiles count.
feature-market-tiles = your tiles for sales and export
aim-market-tiles = Use a Sales or Export tile beside your action when two good wines are ready.
feature-building-tiles = your other action tiles
aim-building-tiles = Use your action tiles: each is a small action on top of the one you take.
feature-used-tiles = action tiles that will be turned up again
aim-used-tiles = Use action tiles before years 4 and 6: then they are turned up again.
feature-awards = awards towards your title
aim-awards = Think of your title: won fairs, full estates and no barrel left with the magnates bring awards.
feature-account-points = VP for your account
aim-account-points = End with 20 or more on your account: that brings 18 VP.
feature-account = the balance of your account
aim-account = Fill your account with sales; withdraw cash when you want to build.
feature-interest = interest for the years to come
aim-interest = Invest early: interest comes every year.
feature-salaries = salaries for the years to come
aim-salaries = Hire only as many enologists as your account can pay every year.
feature-overdraft = what your account lacks for this year
aim-overdraft = Keep enough on the account for interest and salaries, or you lose VP, tiles or workers.
feature-magnate-barrels = your barrels with the magnates
aim-magnate-barrels = Put barrels with the magnates at every press release: they open extra actions and multipliers.
feature-multipliers-in-reach = multipliers your barrels can reach
aim-multipliers-in-reach = Move barrels from the magnates to multipliers that count what you have much of; each costs a wine.
feature-multipliers-in-prospect = multipliers for barrels in your stock
aim-multipliers-in-prospect = Bring barrels to the magnates whose multipliers suit you.

## Moves as deeds, where the first word of a move is not a verb in its plain form, or not the only one

deed-choose-slot =
    { $slot ->
        [1] chose the first slot
       *[other] chose the second slot
    }
deed-export-to = exported it to column { $column }, row { $row }
deed-leave-fair = passed and bought no more tiles at this fair
deed-leave-game = used no more benefits
deed-move-to = moved to { $space }
deed-pick-wine = chose the wine on estate { $estate }, slot { $slot }
deed-place-workers = placed { $number } of them here
deed-sell-for = sold it on space { $value }
deed-stay = stayed on Pass / Press Release
deed-stop = went no further
deed-use-cubes =
    { $cubes ->
        [0] removed no cube
        [one] removed 1 cube
       *[other] removed { $cubes } cubes
    }

## Why what somebody else did matters to the reader

matter-booth-taken = The booth is taken.
matter-exported = The space of the export area is taken.
matter-marker-moves =
    { $space-id ->
        [pass] { "" }
       *[other] Whoever moves there while the marker stands on it pays for that.
    }
