## The game

game-title = Dom Pierre
game-tagline = Grow, press and sell champagne, and let the name of your house spread from Reims to New York.
game-about = You run one of the oldest champagne houses. Turn after turn you move one of six discs up your winery: the higher it stands, the stronger its action. You plant grapes, press them into bottles and barrels, send workers along the roads and sell where the market pays; great wines bring prestige, and objectives reward what you have achieved. When enough discs have reached the top, one last round is played, and the most victory points win.

## Names

column-vineyard = VINEYARD
column-cellar = CELLAR
column-village = VILLAGE
column-logistics = LOGISTICS
column-sales = SALES
column-objectives = OBJECTIVES

variety-chardonnay = Chardonnay
variety-pinot-meunier = Pinot Meunier
variety-pinot-noir = Pinot Noir

press-left = left press
press-centre = centre press
press-right = right press

vessel-bottle = bottle
vessel-barrel = barrel

accessory-sugar = sugar
accessory-box = box
accessory-cork = cork
accessory-label = label

colour-grey = grey
colour-blue = blue

extra-sugar = grey sugar
extra-box = grey box
extra-cork = grey cork
extra-label = grey label
extra-coin = coin

road-north = north road
road-east = east road
road-south = south road
road-west = west road

market-north = north market
market-east = east market
market-south = south market
market-west = west market
market-reims = market of Reims

zone-reserve = reserve
zone-house = house
zone-presses = press area

flag-usa = USA
flag-russia = Russia

item-sugar = sugar
item-box = box
item-cork = cork
item-label = label
item-chardonnay = Chardonnay
item-pinot-meunier = Pinot Meunier
item-pinot-noir = Pinot Noir
item-usa = USA
item-russia = Russia
item-none = nothing

token-crown = crown token
token-points-low = small VP token
token-points-high = large VP token
token-coin = coin token
token-sale-low = small sale token
token-sale-high = large sale token
token-worker = worker token
token-press-low = small press token
token-press-high = large press token
token-chardonnay = harvest token Chardonnay
token-pinot-meunier = harvest token Pinot Meunier
token-pinot-noir = harvest token Pinot Noir

card-N01 = Brussels
card-N02 = London
card-N03 = Amsterdam
card-N04 = Antwerp
card-N05 = Copenhagen
card-N06 = Stockholm
card-N07 = Christiania
card-N08 = Edinburgh
card-N09 = Dublin
card-N10 = The Hague
card-N11 = Hamburg
card-N12 = Lille
card-N13 = Bruges
card-N14 = Liverpool
card-N15 = Rotterdam
card-E01 = Saint Petersburg
card-E02 = Moscow
card-E03 = Kiev
card-E04 = Riga
card-E05 = Odessa
card-E06 = Warsaw
card-E07 = Berlin
card-E08 = Vienna
card-E09 = Prague
card-E10 = Pest
card-E11 = Dresden
card-E12 = Munich
card-E13 = Frankfurt
card-E14 = Krakow
card-E15 = Leipzig
card-S01 = Madrid
card-S02 = Lisbon
card-S03 = Rome
card-S04 = Naples
card-S05 = Turin
card-S06 = Venice
card-S07 = Milan
card-S08 = Florence
card-S09 = Barcelona
card-S10 = Porto
card-S11 = Geneva
card-S12 = Lyon
card-S13 = Marseille
card-S14 = Seville
card-S15 = Genoa
card-W01 = New York
card-W02 = Boston
card-W03 = Philadelphia
card-W04 = Baltimore
card-W05 = Charleston
card-W06 = New Orleans
card-W07 = Paris
card-W08 = Versailles
card-W09 = Fontainebleau
card-W10 = Saint-Germain
card-W11 = Rouen
card-W12 = Le Havre
card-W13 = Nantes
card-W14 = Bordeaux
card-W15 = Cherbourg
card-reims = Reims

objective-OB01 = Northern clientele
objective-OB02 = Eastern clientele
objective-OB03 = Southern clientele
objective-OB04 = Western clientele
objective-OB05 = North and East
objective-OB06 = South and West
objective-OB07 = North and South
objective-OB08 = East and West
objective-OB09 = Well travelled
objective-OB10 = Four winds
objective-OB11 = American dream
objective-OB12 = Friend of the Tsar
objective-OB13 = Two empires
objective-OB14 = Flag collector
objective-OB15 = Court supplier
objective-OB16 = Royal favourite
objective-OB17 = Bottle merchant
objective-OB18 = Barrel merchant
objective-OB19 = Open orders
objective-OB20 = Mixed orders
objective-OB21 = Full cellar
objective-OB22 = Bottle stock
objective-OB23 = Barrel stock
objective-OB24 = Great cuvée
objective-OB25 = Rich reserves
objective-OB26 = Balanced cellar
objective-OB27 = Perfect blend
objective-OB28 = Chardonnay house
objective-OB29 = Meunier house
objective-OB30 = Noir house
objective-OB31 = Bumper harvest
objective-OB32 = Crowded road
objective-OB33 = Crossroads
objective-OB34 = At the city gates
objective-OB35 = Vine growers
objective-OB36 = Press crew
objective-OB37 = All hands
objective-OB38 = Ampelographer
objective-OB39 = Treasury
objective-OB40 = Storeroom
objective-OB41 = Fully equipped
objective-OB42 = Matching goods
objective-OB43 = Renown
objective-OB44 = Mastery
objective-OB45 = Steady progress

## Turns of phrase

a-champagne = a { $vessel } of { $value }
the-champagne = the { $vessel } of { $value } in the { $press }
the-cell = row { $row }, column { $column }
at-market = the { $market }
grey-accessory = grey { $accessory }
blue-accessory = blue { $accessory }
the-worker =
    { $mine ->
        [yes] Your worker
       *[no] A worker of { $who }
    }
some-workers =
    { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
some-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
some-tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
some-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
what-bonus =
    { $bonus-id ->
        [grey_accessory] 1 grey { $item }
        [harvest_tile] 1 { $item } tile of { $value }
        [modifier] a +{ $value } modifier
        [coins] { $value } Fr
        [flag_token] 1 flag { $item }
        [vp] { $value } VP
       *[other] { $value ->
            [one] the move of 1 worker
           *[other] the move of { $value } workers
        }
    }
what-token =
    { $effect-id ->
        [crown] { $value ->
            [one] counts as 1 crown
           *[other] counts as { $value } crowns
        }
        [vp] +{ $value } VP at once
        [coins] +{ $value } Fr at once
        [sale_bonus] +{ $value } in a sale
        [move_worker] moves a worker
        [modifier] +{ $value } into an empty press
       *[other] a harvest tile of { $value }
    }
strength-and-cost =
    strength { $strength }, { $coins ->
        [0] no cost in coins
       *[other] cost { $coins } Fr
    }
value-and-points = value { $total }, { $points } VP

## Moves: chance

move-show-token = The { $token } turns up
move-lay-extra = The { $extra } lies here
move-show-tile =
    { $printed ->
        [0] { $variety } { $value } comes up
       *[other] { $variety } { $value } comes up (a tile of { $printed } stands in)
    }
move-show-accessory = The blue { $accessory } comes up
move-show-card = { $card } comes up
move-lay-ratio = Ratio tile { $ratio }, face { $face }
move-show-objective = “{ $objective }” comes up
move-draw-grape = Draw a bunch of { $variety }
move-deal-tile = Deal a { $variety } tile
move-deal-start = Deal start card { $start }
move-deal-vintage = Deal a vintage token { $column }

## Moves: draft and turn

move-keep-vintage = Keep { $column }
move-assign-vintage = { $column } becomes the green token, the other one the force token
move-move-disc = Move the { $column } disc up
move-claim-vintage = Claim the vintage token
move-claim-force = Claim the force token for { $column }
move-leave-tokens = Claim nothing now
move-perform = Perform the action
move-return-workers = Return workers instead
move-end-turn = End the turn
move-done = That is all

## Moves: free actions

move-local-sale = Sell { the-champagne } locally
move-buy-prestige = Buy prestige
move-score-objective = Score condition { $condition } of “{ $objective }”
move-pop-cork = Pop the cork: move the { $column } disc up

## Moves: workers

move-take-worker = Take a worker from the { $zone }
move-take-from-road = Take the worker on space { $space } of the { $road }
move-take-from-vine = Take the worker on the bunch in { the-cell }
move-send-to = To the { $zone }
move-send-to-road = To the { $road }
move-skip-on-road = To the { $road }, skipping 1 empty space
move-send-to-vine = To the bunch in { the-cell }
move-stay-put = Move no worker

## Moves: grapes and champagne

move-plant = Place { $variety } in { the-cell }
move-name-bunch = Harvest around the bunch in { the-cell }
move-harvest =
    { $vintage ->
        [yes] Harvest { $variety } and count the bunch just placed
       *[no] Harvest { $variety }
    }
move-call-helper = Bring the worker in { the-cell } home for +1
move-no-helper = Take the tile as it is
move-store =
    { $printed ->
        [0] Put { $variety } { $value } into the { $press }
       *[other] Put { $variety } { $value } into the { $press } (a tile of { $printed } stands in)
    }
move-give-back =
    { $printed ->
        [0] Return { $variety } { $value } to the supply
       *[other] Return { $variety } { $value } to the supply (a tile of { $printed } stands in)
    }
move-put-modifier = Into the { $press }
move-activate =
    { $vintage ->
        [yes] Activate the { $press }, its barrels worth 1 more
       *[no] Activate the { $press }
    }
move-make-champagne =
    { $vintage ->
        [yes] Make a { $vessel } with the vintage effect
       *[no] Make a { $vessel }
    }

## Moves: village

move-take-tile = Take the harvest tile of stack { $stack }
move-take-accessory = Take the blue accessory of stack { $stack }
move-offer-champagne = Give away { the-champagne } for VP
move-take-bonuses = Take bonuses of the objective offer
move-move-worker = Vintage effect: move a worker to another zone
move-take-bonus = Bonus of “{ $objective }”

## Moves: sales and objectives

move-sell = Sell { the-champagne } to { at-market }
move-cycle-card = Vintage effect: put the top card of the { $road } under its deck
move-add-accessory = Use the { $colour } { $accessory }
move-add-token = Use the { $token }
move-close-sale = Close the sale
move-draw-cards = Add cards to the offer
move-pick-card = Choose “{ $objective }”
move-keep-card = Keep “{ $objective }”

## Moves: prestige

move-take-token = Take the { $token }
move-take-face-down = Take a face-down token
move-use-token = Use the { $token }
move-keep-token = Keep it for later

## What the position adds to a move

detail-move-disc = { strength-and-cost }
detail-perform = { $column }, { strength-and-cost }
detail-return-workers =
    { $strength ->
        [one] up to 1 worker
       *[other] up to { $strength } workers
    }
detail-local-sale = brings { $coins } Fr
detail-buy-prestige = costs { $coins } Fr
detail-score-objective = +{ $points } VP
detail-harvest = value { $value }
detail-activate = base value { $value }
detail-make-champagne = value { $value }
detail-take-tile = { $variety } { $value }
detail-take-accessory = { blue-accessory }
detail-take-bonus = { what-bonus }
detail-pick-card = bonus: { what-bonus }
detail-keep-card = its bonus would be { what-bonus }
detail-sell = { value-and-points }
detail-add-accessory = { value-and-points }
detail-add-token = { value-and-points }
detail-close-sale = { value-and-points }
detail-take-token = { what-token }
detail-use-token = { what-token }

## Questions: set-up

ask-place-extra = What lies on the next numbered cell of the vineyard?
ask-place-ratio =
    Which ratio tile lies beside the { $road ->
        [0] north road
        [1] east road
        [2] south road
       *[other] west road
    }, and which face is up?
ask-first-grape = Which bunch comes onto the cell with the question mark?
ask-deal-harvest = Which harvest tile does { $seat } begin with?
ask-deal-start-card = Which start card goes to { $seat }?
ask-deal-token = Which vintage token is dealt to { $seat }?
ask-keep-one =
    { $mine ->
        [yes] Which of your vintage tokens do you keep? You pass the others to the left.
       *[no] Which vintage token does { $who } keep?
    }
ask-assign-received =
    { $mine ->
        [yes] Which of the 2 tokens you received is to be green? The other one becomes your force token.
       *[no] Which of the tokens received does { $who } lay green side up?
    }

## Questions: the turn

ask-early-window =
    { $mine ->
        [yes] Which disc do you move? Before that, you may use your free action.
       *[no] Which disc does { $who } move?
    }
ask-claim-tokens =
    { $mine ->
        [yes] All your discs are high enough: do you claim a token beside your winery?
       *[no] Does { $who } claim a token beside the winery?
    }
ask-choose-main =
    { $mine ->
        [yes] Do you perform the action, or do you return workers instead?
       *[no] Does { $who } perform the action or return workers?
    }
ask-late-window =
    { $mine ->
        [yes] Do you end your turn? Before that, you may still use an unused free action.
       *[no] Does { $who } end the turn?
    }
ask-sell-locally =
    { $mine ->
        [yes] Which champagne do you sell locally as well?
       *[no] Which champagne does { $who } sell locally as well?
    }
ask-choose-return =
    { $mine ->
        [yes] Which worker goes back to your reserve?
       *[no] Which worker does { $who } return to the reserve?
    }

## Questions: vineyard and presses

ask-draw-bunch = Which bunch comes out of the bag ({ $left } to go)?
ask-place-bunch =
    { $mine ->
        [yes] Where do you place the next bunch, beside another one? With an empty bag, name a bunch that is there.
       *[no] Where does { $who } place the next bunch?
    }
ask-choose-harvest =
    { $mine ->
        [yes] Which variety do you harvest around this bunch?
       *[no] Which variety does { $who } harvest around the bunch?
    }
ask-choose-helper =
    { $mine ->
        [yes] The { $variety } tile is worth { $value }: do you bring a worker home to raise it?
       *[no] The { $variety } tile is worth { $value }: does { $who } bring a worker home to raise it?
    }
ask-store-tiles =
    { $mine ->
        [yes] Into which presses do your harvest tiles go?
       *[no] Into which presses does { $who } put the harvest tiles?
    }
ask-place-modifier =
    { $mine ->
        [yes] Into which empty press do you put the +{ $value } modifier?
       *[no] Into which empty press does { $who } put the +{ $value } modifier?
    }
ask-choose-press =
    { $mine ->
        [yes] Which press do you activate?
       *[no] Which press does { $who } activate?
    }
ask-choose-kind =
    { $second ->
        [yes] { $mine ->
            [yes] What is your second tile from the { $press }, a bottle or a barrel?
           *[no] What does { $who } make as the second tile from the { $press }, a bottle or a barrel?
        }
       *[no] { $mine ->
            [yes] What is your first tile from the { $press }, a bottle or a barrel?
           *[no] What does { $who } make as the first tile from the { $press }, a bottle or a barrel?
        }
    }

## Questions: village and workers

ask-reveal-tile = Which harvest tile comes up in the village?
ask-reveal-accessory = Which blue accessory comes up in the village?
ask-choose-benefit =
    { $mine ->
        [yes] Which benefit of the village do you take?
       *[no] Which benefit of the village does { $who } take?
    }
ask-offer-second =
    { $mine ->
        [yes] Do you give away a second champagne tile for more VP?
       *[no] Does { $who } give away a second champagne tile?
    }
ask-choose-bonus =
    { $mine ->
        [yes] Which bonus of the objective offer do you take?
       *[no] Which bonus of the objective offer does { $who } take?
    }
ask-pick-worker =
    { $mine ->
        [yes] Which of your workers do you move?
       *[no] Which worker does { $who } move?
    }
ask-send-worker =
    { $mine ->
        [yes] Where does this worker go?
       *[no] Where does { $who } send this worker?
    }
ask-lift-workers =
    { $mine ->
        [yes] Which worker do you pick up? Those in your house use no strength.
       *[no] Which worker does { $who } pick up?
    }
ask-place-workers =
    { $mine ->
        [yes] Where do you place the next worker?
       *[no] Where does { $who } place the next worker?
    }

## Questions: sales, objectives, prestige

ask-reveal-card =
    Which card comes up at the end of the { $road ->
        [0] north road
        [1] east road
        [2] south road
       *[other] west road
    }?
ask-choose-sale =
    { $mine ->
        [yes] What do you sell, and to which market?
       *[no] What does { $who } sell, and to which market?
    }
ask-boost-sale =
    { $mine ->
        [yes] You sell { a-champagne } to { at-market }, for a value of { $total } so far: do you add accessories or tokens?
       *[no] { $who } sells { a-champagne } to { at-market }, for a value of { $total } so far: with accessories or tokens?
    }
ask-ask-cards =
    { $mine ->
        [yes] Do you add cards to the offer before you choose?
       *[no] Does { $who } add cards to the offer?
    }
ask-draw-objective = Which objective card comes up ({ $left } to go)?
ask-pick-cards =
    { $mine ->
        [yes] Which cards of the offer do you choose?
       *[no] Which cards of the offer does { $who } choose?
    }
ask-keep-one-card =
    { $mine ->
        [yes] Which of the chosen cards do you keep? The others give you their bonus.
       *[no] Which of the chosen cards does { $who } keep?
    }
ask-order-bonuses =
    { $mine ->
        [yes] Whose bonus do you take first?
       *[no] Whose bonus does { $who } take first?
    }
ask-flip-token = Which token of the flute turns up?
ask-choose-token =
    { $mine ->
        [yes] Which prestige token do you take?
       *[no] Which prestige token does { $who } take?
    }
ask-draw-token = Which token was taken face down?
ask-use-or-keep =
    { $mine ->
        [yes] Do you use the { $token } at once, or keep it?
       *[no] Does { $who } use the { $token } at once, or keep it?
    }

## Events: set-up

event-set-up = The boards are laid out; accessories, harvest tiles and flags can run out, champagne, coins and modifiers cannot
event-boards-ready =
    Everybody puts { $discs ->
        [one] 1 action disc
       *[other] { $discs } action discs
    } on row { $row } of the winery
event-workers-ready =
    Everybody has { $crew ->
        [one] 1 worker
       *[other] { $crew } workers
    } in the press area and { $workers } in the reserve
event-champagne-ready = Everybody begins with a barrel of { $value } in the { $press }
event-money-ready = +{ $coins } Fr for everybody
event-flute-filled = { some-tokens } lie on the flute; the others stay in the box, unseen
event-token-flipped = The { $token } lies face up on the flute
event-removed = With two players the marked market and objective cards stay in the box
event-objectives-token = Both players have a vintage token in the OBJECTIVES column from the start
event-neutral-workers = Workers of an unused colour block spaces of the roads for the whole game
event-extra-laid = In { the-cell } of the vineyard lies the { $extra }
event-grey-supply = Grey accessories in the supply: { $accessory }
event-tiles-stacked =
    { $tiles ->
        [0] No harvest tile is left for the village
       *[other] The village gets new stacks: { some-tiles }, only the tops are seen
    }
event-blue-stacked = Blue accessories are shuffled into two stacks of the village: { some-tokens }
event-village-tile = Village, stack { $stack }: { $variety } { $value } lies on top
event-village-accessory = Village, stack { $stack }: the { blue-accessory } lies on top
event-card-shown = { $card } is now the market at the end of the { $road }
event-deck-empty = No card is left at the end of the { $road }
event-ratio-laid = Sales on the { $road } score { $points } VP, by level
event-offer-opens = The offer of objectives opens with { some-cards }
event-objective-shown = “{ $objective }” comes into the offer
event-objectives-shuffled = The discarded objectives are shuffled into a new deck: { some-cards }
event-offer-smaller = No objective card is left to draw; the offer stays at { some-cards }
event-first-bunches = One bunch of each variety stands in the vineyard; the random one, in { the-cell }, is { $variety }
event-tile-dealt =
    { $mine ->
        [yes] You begin
       *[no] { $who } begins
    } with { $variety } { $value } in the { $press }
event-first-player =
    { $mine ->
        [yes] You have the first-player card and begin every round
       *[no] { $who } has the first-player card and begins every round
    }; its crown counts while it lies face up
event-start-card =
    { $mine ->
        [yes] You get a start card
       *[no] { $who } gets a start card
    }; its crown counts while it lies face up

## Events: draft

event-draft-begins = The vintage draft begins: { some-tokens } for everybody, one to keep, the others to pass to the left
event-vintage-dealt = +1 vintage token { $column } in your hand
event-vintage-dealt-hidden = +1 vintage token, seen by its owner alone
event-vintage-chosen = You will keep { $column }; nobody sees it before all have chosen
event-vintage-chosen-hidden = A vintage token is chosen in secret
event-vintage-kept =
    { $mine ->
        [yes] Your vintage token { $column } is in its column and works from the first turn
       *[no] { $who } puts a vintage token into the column { $column }
    }
event-vintages-received = From the right you receive: { $column }
event-vintages-received-hidden = Two vintage tokens come from the right
event-vintage-assigned = { $column } will be your green token; nobody sees it before all have chosen
event-vintage-assigned-hidden = A green token is chosen in secret
event-vintage-waits =
    { $mine ->
        [yes] Your second vintage token, { $column }, waits beside row { $row }, your force token beside row { $high }
       *[no] For { $who }, a vintage token { $column } waits beside row { $row }, a force token beside row { $high }
    }
event-vintage-placed = The second vintage token, { $column }, is in its column at once; the force token waits
event-vintage-doubled = The second vintage token is { $column } as well: one of the two is lost; the force token waits
event-vintages-left =
    { $tokens ->
        [one] 1 vintage token that was not dealt leaves
       *[other] { $tokens } vintage tokens that were not dealt leave
    } the game unseen

## Events: the turn

event-round-begins =
    { $mine ->
        [yes] Round { $round } begins with you
       *[no] Round { $round } begins with { $who }
    }
event-last-round =
    { $mine ->
        [yes] Round { $round }, the last one, begins with you
       *[no] Round { $round }, the last one, begins with { $who }
    }
event-no-disc-left =
    { $mine ->
        [yes] You have no disc left and are passed over
       *[no] { $who } has no disc left and is passed over
    }
event-disc-moved = { $column }: the disc moves up to row { $row }
event-vintage-claimed = The vintage token is now in the column { $column }
event-force-claimed = The force token is now in the column { $column }: +1 strength whenever its action is performed
event-token-thrown-out = The token that lay in the column { $column } leaves the game
event-tokens-left = Nothing is claimed now; the question comes again after the next disc move
event-tokens-lost = What is not claimed now leaves the game
event-action-begins = { $column } is performed with strength { $strength }
event-cost-paid =
    { $coins ->
        [0] The action costs nothing: the lowest row with a disc is free
       *[other] −{ $coins } Fr, the cost of the lowest row with a disc
    }
event-action-given-up =
    The action is given up for returning workers: up to { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
event-worker-returned = +{ $coins } Fr, +1 worker in the { $zone }
event-turn-ends =
    { $mine ->
        [yes] Your turn ends
       *[no] The turn of { $who } ends
    }
event-disc-finished = +{ $points } VP: the { $column } disc has reached the top row and goes to the end track
event-disc-late = +{ $points } VP: the { $column } disc leaves the winery after the end was triggered
event-end-triggered =
    The end is triggered by { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    } on the end track: round { $last } is the last one

## Events: free actions

event-sold-locally = +{ $coins } Fr: { a-champagne } from the { $press } is sold locally
event-prestige-bought = −{ $coins } Fr for prestige
event-objective-scored = +{ $points } VP for “{ $objective }”, which is turned face down
event-cork-popped = The cork pops: the { $column } disc moves up to row { $row }, and the start card loses its crown

## Events: vineyard

event-bag-empty = The bag is empty: bunches that stand in the vineyard are named instead
event-bunch-drawn = +1 bunch of { $variety } from the bag
event-bunch-placed = { $variety } is planted in { the-cell }
event-bunch-named = The bunch in { the-cell } is named
event-extra-taken = +1 { $extra }, from the cell
event-harvested =
    { $bunches ->
        [one] 1 bunch
       *[other] { $bunches } bunches
    } of { $variety } around it
event-own-bunch-counted = The bunch just placed counts too: { $variety } { $value }
event-helper-home = +1 worker in the { $zone }: the { $variety } tile is worth { $value }
event-tile-gained = +1 harvest tile: { $variety } { $value }
event-tile-stands-in = The supply has no { $variety } { $value }: a tile of { $printed } stands in
event-tile-missing = +0 tiles: the supply has none left for { $variety } { $value }
event-tile-fits-nowhere = { $variety } { $value } fits into no press and goes back to the supply
event-tile-stored = { $variety } { $value } goes into the { $press }
event-tile-returned = { $variety } { $value } goes back to the supply
event-modifier-placed = +{ $value } modifier in the { $press }
event-modifier-lost = The +{ $value } modifier is lost: no press is empty

## Events: cellar

event-press-activated = The { $press } is activated: base value { $value }
event-press-vintage = Vintage effect: every barrel from the { $press } is worth 1 more
event-bottles-paid =
    { $coins ->
        [0] Bottles cost nothing in this action: the lowest row with a disc is free
       *[other] −{ $coins } Fr for the bottles of this action
    }
event-barrels-paid = −1 worker in the press area, +1 in the house, for the barrels of this action
event-champagne-made =
    { $bonus ->
        [0] +1 { $vessel } of { $value } in the { $press }
       *[other] +1 { $vessel } of { $value } in the { $press } (press bonus { $bonus })
    }
event-prestige-for-champagne = A champagne of { $value } brings prestige
event-press-emptied = The { $press } is emptied: harvest tiles and modifiers go back to the supply
event-prestige-for-presses =
    { $presses ->
        [one] 1 press
       *[other] { $presses } presses
    } in one action bring prestige

## Events: village and bonuses

event-village-tile-taken = { $variety } { $value } is taken from the village
event-blue-taken = +1 { blue-accessory }
event-champagne-given = −1 { $vessel } of { $value } from the { $press }
event-champagne-scored =
    +{ $points } VP for { $tiles ->
        [one] 1 champagne tile
       *[other] { $tiles } champagne tiles
    } given away
event-bonus-taken = Bonus of “{ $objective }”: { what-bonus }
event-accessory-missing = +0: no { grey-accessory } is left in the supply
event-flag-missing = +0: no flag { $flag } is left

## Events: workers

event-worker-on-road = { the-worker } now stands on space { $space } of the { $road }
event-worker-on-bunch = { the-worker } now stands on the bunch in { the-cell }
event-worker-in-zone = { the-worker } is now in the { $zone }
event-worker-stays = No worker is moved
event-lifted-from-road = { the-worker } is picked up from space { $space } of the { $road }
event-lifted-from-bunch = { the-worker } is picked up from the bunch in { the-cell }
event-lifted-from-zone = { the-worker } is picked up from the { $zone }
event-space-skipped = Vintage effect: an empty space of the { $road } is skipped
event-workers-left-over = Left over, to the { $zone }: { some-workers }

## Events: sales

event-sale-begins =
    Sale of { a-champagne } from the { $press } to { $card }: { $value } for the tile, +{ $press_bonus } for its press, +{ $road_bonus } on the road, { $total } in all, at { at-market }
event-accessory-used =
    { $colour-id ->
        [grey] −1 { grey-accessory }, back in the supply
       *[blue] −1 { blue-accessory }, to the discard
    }: +{ $value } for the sale
event-sale-token-used = The { $token } is discarded: +{ $value } for the sale
event-sale-scored =
    +{ $points } VP for a sale of { $total }: { $shield ->
        [1] top shield
        [2] middle shield
       *[other] bottom shield
    }
event-prestige-for-sale = A sale of { $total } brings prestige
event-card-taken = +1 market card: { $card }
event-sold-in-reims = Reims gives no card
event-champagne-sold = −1 { $vessel } of { $value } from the { $press }, back to the supply
event-workers-home = { some-workers } from the { $road }, the farthest first, to the house
event-section-coins =
    +{ $coins } Fr for { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    } of the { $road }
event-card-cycled = { $card } goes under the deck of the { $road }, where all know it to be

## Events: objectives and prestige

event-offer-grows = Vintage effect: the offer grows by { some-cards }
event-cards-chosen = Chosen from the offer: { $objective }
event-card-kept = +1 objective: “{ $objective }”
event-level-up = Prestige rises to level { $level }: { $points } VP at the end, and { $crowns } VP for each crown
event-level-stays = Prestige stays at level { $level }, the highest one
event-flute-empty = The flute is empty: no token
event-token-taken = +1 { $token }
event-token-points = +{ $points } VP from the token
event-token-coins = +{ $coins } Fr from the token
event-token-kept = The { $token } is kept
event-token-used = The { $token } is discarded for its effect

## Events: the end of the game

event-game-ends = The game ends with round { $round }
event-final-score =
    { $mine ->
        [yes] Your result
       *[no] Result of { $who }
    }: { $points } VP from the game, { $level } for prestige, { $crowns } for crowns, { $total } in all
event-victory =
    { $mine ->
        [yes] You win
       *[no] { $who } wins
    } with { $total } VP!
event-victory-by-coins =
    { $mine ->
        [yes] You win
       *[no] { $who } wins
    }! Others have { $total } VP as well, but less than { $coins } Fr
event-victory-by-order =
    { $mine ->
        [yes] You win
       *[no] { $who } wins
    }! Others have { $total } VP and { $coins } Fr as well, but come later in turn order

## Refusals: things that do not exist

refusal-no-such-column = There is no action “{ $column }”; choose one of the six columns of your winery.
refusal-no-such-variety = There is no variety “{ $variety }”; choose Chardonnay, Pinot Meunier or Pinot Noir.
refusal-no-such-press = There is no press “{ $press }”; choose the left, the centre or the right one.
refusal-no-such-kind = “{ $vessel }” cannot be made; choose a bottle or a barrel.
refusal-no-such-extra = “{ $extra }” is not among the things laid out in the vineyard.
refusal-no-such-ratio = There is no ratio tile “{ $ratio }” with that face.
refusal-no-such-objective = There is no objective card “{ $objective }”.
refusal-no-such-token = There is no prestige token “{ $token }”.
refusal-no-such-stack = There is no stack { $stack } in the village; choose 1 or 2.
refusal-no-such-cell = The vineyard has no cell in { the-cell }; choose one inside it.
refusal-no-such-place = No worker can ever be there; choose a zone, a space of a road or a cell of the vineyard.
refusal-no-such-zone = There is no zone “{ $zone }”; choose the press area, a road or a bunch.
refusal-no-such-road = There is no road “{ $road }”; choose north, east, south or west.
refusal-no-such-market = There is no market “{ $market }”; choose one of the four roads, or Reims.
refusal-no-such-accessory = There is no accessory “{ $accessory }” of that colour.
refusal-no-such-condition =
    { $conditions ->
        [one] This card has 1 condition; choose that one.
       *[other] This card has { $conditions } conditions; choose a number from 1 to { $conditions }.
    }
refusal-no-such-champagne = There is no such champagne tile in your { $press }.

## Refusals: chance

refusal-extra-laid = The { $extra } already lies on a cell.
refusal-ratio-laid = Ratio tile { $ratio } already lies beside a road.
refusal-tile-not-left = No { $variety } tile of those shuffled is left.
refusal-start-card-not-left = Start card { $start } is not among those left: there is one for each player, the first-player card included.
refusal-vintage-not-left = No vintage token { $column } is left.
refusal-bunch-not-left = The bag has no bunch of { $variety } left.
refusal-tile-not-covered = { $variety } { $value } does not lie covered in the village.
refusal-accessory-not-covered = No blue { $accessory } lies covered in the village.
refusal-other-deck = { $card } does not belong to this deck.
refusal-card-not-left = { $card } is no longer among the unseen cards of this deck.
refusal-objective-not-in-deck = “{ $objective }” is not in the deck.
refusal-token-not-left = No { $token } is left that nobody has seen.

## Refusals: draft and turn

refusal-not-in-hand = You have no vintage token { $column } in your hand.
refusal-disc-gone = The { $column } disc has left your winery: this column cannot be chosen any more.
refusal-disc-at-top = The { $column } disc already stands on the top row.
refusal-no-vintage-waiting = No vintage token waits beside your winery.
refusal-no-force-waiting = No force token waits beside your winery.
refusal-discs-too-low = All your discs must be on row { $row } or higher first.
refusal-action-too-dear = The action costs { $price } Fr, by the lowest row with one of your discs; you have { $have } Fr.
refusal-no-vintage-effect = You have no vintage effect to use here: the token is not in this column, or its effect has been used.

## Refusals: free actions and tokens

refusal-window-closed = A free action is possible before you move your disc, or after your action is finished, but not now.
refusal-free-action-used = You have already used your free action of this turn.
refusal-no-champagne = You have no champagne to sell.
refusal-prestige-too-dear = Prestige costs { $price } Fr; you have { $have } Fr.
refusal-no-prestige-left = There is nothing to gain: your marker is at the top, and you would get no token.
refusal-card-face-down = You have already scored “{ $objective }”: it lies face down.
refusal-not-your-card = You have no objective card “{ $objective }”.
refusal-not-fulfilled = You do not fulfil condition { $condition } of “{ $objective }” now.
refusal-cork-popped = Your cork has already popped: the start card lies face down.
refusal-token-not-kept = You have no { $token }.
refusal-tokens-closed = Kept tokens are used before you move your disc, or after your action is finished, but not now.
refusal-only-in-a-sale = The { $token } is discarded during a sale.
refusal-no-effect-to-use = The { $token } is kept to the end; there is nothing to use.
refusal-no-empty-press = This token needs a completely empty press, and you have none.
refusal-no-press-for-tile = Not one of your presses can take a { $variety } tile now.
refusal-supply-exhausted = The supply has no tile left for { $variety }.
refusal-other-token = Now it is about the { $token } that you have just taken.
refusal-none-face-down = No token lies face down on the flute.
refusal-token-not-face-up = No { $token } lies face up on the flute.

## Refusals: vineyard and presses

refusal-variety-not-drawn = You have no drawn bunch of { $variety } to place.
refusal-cell-taken = A bunch already stands in { the-cell }.
refusal-not-adjacent = No bunch stands directly beside { the-cell }; a corner is not enough.
refusal-bunches-first = First place the bunches that you have drawn.
refusal-no-bunch-to-name = No bunch stands in { the-cell }; name one that is there.
refusal-nothing-to-harvest = No bunch of { $variety } stands around this one, so there is no tile to take.
refusal-other-variety-placed = The bunch just placed is not { $variety }, so the vintage effect would add nothing.
refusal-value-at-most = The tile is worth { $value } already, the highest value.
refusal-helper-needed = Without a worker there is no { $variety } tile: no bunch of it stands around.
refusal-helper-on-other-variety = This worker does not stand on { $variety }.
refusal-tile-not-in-hand = You have no { $variety } { $value } in hand.
refusal-press-has-champagne = Champagne still lies in your { $press }: no harvest tile may join it.
refusal-variety-in-press = Your { $press } already holds a { $variety } tile.
refusal-press-not-empty = Champagne lies in your { $press }; a modifier needs an empty press.
refusal-press-has-harvest = A harvest tile lies in your { $press }; a modifier needs an empty press.
refusal-press-has-modifier = A modifier already lies in your { $press }; another one needs an empty press.
refusal-press-done = You have already activated the { $press } in this action.
refusal-press-full = Your { $press } holds champagne and no harvest tiles: it cannot be activated.
refusal-only-modifier = Your { $press } holds a modifier but no harvest tile: it cannot be activated.
refusal-press-empty = Your { $press } holds no harvest tile.
refusal-no-press-ready = Not one of your presses holds a harvest tile.
refusal-no-kind-payable = You can pay neither for bottles ({ $price } Fr) nor for barrels (1 worker in the press area).
refusal-bottle-too-dear = The first bottle of the action costs { $price } Fr; you have { $have } Fr.
refusal-no-press-worker = The first barrel of the action costs a worker of your press area, and there is none.

## Refusals: village

refusal-benefits-used-up = You have taken as many benefits as the strength of your action.
refusal-benefit-taken = Each benefit is taken once in an action; choose another one.
refusal-stack-empty = Stack { $stack } is empty.
refusal-offer-empty = The objective offer is empty.
refusal-bonus-first = Take at least one bonus.
refusal-not-in-offer = “{ $objective }” is not in the offer.
refusal-same-card = You have already taken the bonus of “{ $objective }”.
refusal-same-reward = You have already taken the same bonus from another card; the bonuses must be different.

## Refusals: workers

refusal-no-worker-there = You have no worker there.
refusal-strength-used-up = You have picked up as many workers as the strength allows; only those in your house are free.
refusal-worker-in-hand = Every worker that you have picked up must be placed; the press area always has room.
refusal-already-in-reserve = This worker is in your reserve already.
refusal-worker-must-move = The effect has begun: choose a worker to move.
refusal-nowhere-to-go = No other place is free for this worker.
refusal-no-target = The { $zone } is no place to send a worker to.
refusal-road-full = The { $road } is full.
refusal-nothing-to-skip-to = The { $road } has no second empty space to skip to.
refusal-no-bunch-for-worker = No bunch stands in { the-cell }.
refusal-bunch-occupied = A worker already stands on the bunch in { the-cell }.
refusal-same-zone = The vintage effect moves a worker to another zone: all roads are one zone (unless an option says otherwise), all bunches are one.
refusal-same-place = The worker must go to another place than the one it comes from.

## Refusals: sales and objectives

refusal-sales-used-up = You have made as many sales as the strength of your action.
refusal-no-card-left = No card is left for the { $market }.
refusal-reims-closed = Reims buys only when the north deck is empty.
refusal-kind-refused =
    { $vessel-id ->
        [bottle] The { $market } does not take bottles now.
       *[barrel] The { $market } does not take barrels now.
    }
refusal-press-refused = The { $market } takes no champagne from the { $press } now.
refusal-nothing-to-sell = You have no champagne to sell.
refusal-nobody-buys = No market takes any of your champagne now.
refusal-no-card-to-move = No card is left at the end of the { $road }.
refusal-accessory-not-shown = The market card does not show { $accessory }.
refusal-same-accessory =
    { $colour-id ->
        [grey] You already use a { grey-accessory } in this sale; a second one of the type must be of the other colour.
       *[blue] You already use a { blue-accessory } in this sale; a second one of the type must be of the other colour.
    }
refusal-accessory-not-owned =
    { $colour-id ->
        [grey] You have no { grey-accessory }.
       *[blue] You have no { blue-accessory }.
    }
refusal-no-sale-token = The { $token } is no token for sales.
refusal-already-chosen = You have already chosen “{ $objective }”.
refusal-not-chosen = “{ $objective }” is not among the chosen cards.

## Score sheet

score-sales = Sales
score-village = Champagne given away in the village
score-objectives = Objectives
score-bonuses = Bonuses of objective cards
score-tokens = Prestige tokens
score-discs = Finished discs
score-prestige = Prestige level { $level }
score-crowns =
    { $crowns ->
        [one] 1 crown × { $worth } VP
       *[other] { $crowns } crowns × { $worth } VP
    }

## Units of the coach: what a player has so many of

unit-points = VP ({ $score })
unit-points-prestige = VP by prestige
unit-points-crowns = VP by crowns
unit-level =
    { $count ->
        [one] prestige level
       *[other] prestige levels
    }
unit-crowns =
    { $count ->
        [one] crown
       *[other] crowns
    }
unit-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
unit-champagne =
    { $count ->
        [one] { $vessel } of value { $value }
       *[other] { $vessel }s of value { $value }
    }
unit-harvest =
    { $count ->
        [one] { $variety } harvest tile in the presses
       *[other] { $variety } harvest tiles in the presses
    }
unit-in-hand =
    { $count ->
        [one] harvest tile in hand
       *[other] harvest tiles in hand
    }
unit-modifiers =
    { $count ->
        [one] press modifier
       *[other] press modifiers
    }
unit-climbed =
    { $count ->
        [one] row climbed by the discs
       *[other] rows climbed by the discs
    }
unit-placed =
    { $count ->
        [one] token in the winery
       *[other] tokens in the winery
    }
unit-reserve =
    { $count ->
        [one] worker in the reserve
       *[other] workers in the reserve
    }
unit-house =
    { $count ->
        [one] worker in the house
       *[other] workers in the house
    }
unit-crew =
    { $count ->
        [one] worker in the press area
       *[other] workers in the press area
    }
unit-on-roads =
    { $count ->
        [one] worker on the roads
       *[other] workers on the roads
    }
unit-on-vines =
    { $count ->
        [one] worker on the bunches
       *[other] workers on the bunches
    }
unit-grey = grey { $accessory }
unit-blue = blue { $accessory }
unit-flags = flag { $flag }
unit-markets =
    { $count ->
        [one] market card
       *[other] market cards
    }
unit-objectives =
    { $count ->
        [one] objective card face up
       *[other] objective cards face up
    }
unit-token = { $token }

## Features of a position: what a move improves, and what to aim at

feature-next-sale = your next sale
feature-champagne = champagne to sell
feature-boost = accessories for your best sale
feature-next-pressing = your next pressing
feature-grapes = grapes in your presses
feature-free-presses = presses without champagne
feature-room = room for harvest tiles
feature-coins = coins for your actions
feature-savings = coins to spare
feature-purse = coins for prestige
feature-crowns = crowns
feature-tokens = prestige tokens
feature-house = workers in your house
feature-first-presser = a worker at the presses
feature-pressers = more workers at the presses
feature-on-bunches = workers on bunches
feature-varieties = varieties with a worker
feature-road-bonus = road bonuses
feature-on-roads = workers on roads
feature-accessories = accessories for sales
feature-flags = flag tokens
feature-objectives-ready = objectives you can score
feature-objectives-near = your nearest objectives
feature-cost = the cost of your actions
feature-vineyard-strength = the strength of VINEYARD
feature-cellar-strength = the strength of CELLAR
feature-village-strength = the strength of VILLAGE
feature-logistics-strength = the strength of LOGISTICS
feature-sales-strength = the strength of SALES
feature-objectives-strength = the strength of OBJECTIVES
feature-vintage = vintage tokens still to use
feature-force = the force token
feature-waiting = tokens beside your winery
feature-promise = what your action still brings

aim-next-sale = Sell champagne where the market on view pays the most.
aim-champagne = Have valuable champagne in your presses, so that there is something to sell.
aim-boost = Collect accessories that the market cards show: they lift a sale to the next shield.
aim-next-pressing = Press your best grapes with CELLAR; three presses at once bring prestige.
aim-grapes = Fill a press with high harvest tiles: all three varieties together make great champagne.
aim-free-presses = Empty your presses of champagne, so that they can take grapes again.
aim-room = Keep room in your presses for the harvest tiles you are about to gain.
aim-coins = Have enough coins for the cost of VINEYARD, VILLAGE and your bottles.
aim-savings = Use coins beyond your needs: five of them buy prestige.
aim-purse = Save five coins and buy prestige with your free action.
aim-crowns = Collect crowns: a high level of prestige multiplies them at the end.
aim-tokens = Gain prestige and use its tokens in time: kept ones but crowns are worth nothing at the end.
aim-house = Have workers in your house: LOGISTICS places them without using strength.
aim-first-presser = Keep a worker at your presses: it pays for your barrels.
aim-pressers = Send more workers to the presses if you will make barrels several times.
aim-on-bunches = Place workers on bunches: each makes a harvest tile worth one more.
aim-varieties = Spread your workers over bunches of different varieties.
aim-road-bonus = Send workers far along the roads: the farthest one adds to every sale there.
aim-on-roads = Have several workers on a road: a sale sends only half of them home.
aim-accessories = Take accessories of different types: grey ones add 1 to a sale, blue ones 2.
aim-flags = Gather flags if your objective cards count them.
aim-objectives-ready = Score a fulfilled objective with your free action; one a turn.
aim-objectives-near = Work towards the conditions of your objective cards.
aim-cost = Leave a disc low in the winery, and your actions stay cheap.
aim-vineyard-strength = Raise the VINEYARD disc: you harvest more at a time.
aim-cellar-strength = Raise the CELLAR disc: you activate more presses at a time.
aim-village-strength = Raise the VILLAGE disc: you take more benefits at a time.
aim-logistics-strength = Raise the LOGISTICS disc: you place more workers at a time.
aim-sales-strength = Raise the SALES disc: you sell more champagne at a time.
aim-objectives-strength = Raise the OBJECTIVES disc: you choose more cards and take more bonuses.
aim-vintage = Use the columns in which your vintage tokens lie.
aim-force = Put the force token into a column that you will still use often.
aim-waiting = Raise all of your discs to claim the tokens beside your winery.
aim-promise = Make the most of what is left of your action.

## Options

option-fast-variant = Do you play the fast variant?
choice-fast-variant-false = no, side A of the boards
choice-fast-variant-true = yes, side B: stronger from the start, fewer rounds
option-reims-only-when-north-deck-empty = When does Reims buy champagne?
choice-reims-only-when-north-deck-empty-true = only when the north deck is empty
choice-reims-only-when-north-deck-empty-false = always
option-force-token-counts-for-return-workers = Does a force token help to return workers?
choice-force-token-counts-for-return-workers-false = no, only to perform the action
choice-force-token-counts-for-return-workers-true = yes, one more worker may return
option-modifier-needs-completely-empty-press = May a second modifier join a modifier that lies alone in a press?
choice-modifier-needs-completely-empty-press-true = no, the press must be completely empty
choice-modifier-needs-completely-empty-press-false = yes, they add up
option-harvest-worker-needs-base-value-1 = Can a worker make a harvest tile where no bunch counts?
choice-harvest-worker-needs-base-value-1-true = no, at least 1 must be counted
choice-harvest-worker-needs-base-value-1-false = yes, a tile of 1
option-claim-token-can-be-deferred = May you claim a vintage or force token later?
choice-claim-token-can-be-deferred-true = yes, after each later disc move
choice-claim-token-can-be-deferred-false = no, at once or never
option-free-action-only-before-or-after-main-action = When may you use your free action?
choice-free-action-only-before-or-after-main-action-true = before the disc move or after the action
choice-free-action-only-before-or-after-main-action-false = also between disc move and action, and between presses, benefits and sales
option-unplaced-logistics-workers-go-back = Must you place every worker that you pick up in LOGISTICS?
choice-unplaced-logistics-workers-go-back-true = yes; pick up only those that you place
choice-unplaced-logistics-workers-go-back-false = no, the others go to your house
option-prestige-at-top-still-gives-token = What does prestige bring at the top of the track?
choice-prestige-at-top-still-gives-token-true = still a token
choice-prestige-at-top-still-gives-token-false = nothing
option-trigger-disc-still-scores-2vp = Does the disc that triggers the end still score?
choice-trigger-disc-still-scores-2vp-true = yes
choice-trigger-disc-still-scores-2vp-false = no
option-higher-harvest-tile-can-stand-in = What if the supply has only higher tiles of a variety?
choice-higher-harvest-tile-can-stand-in-true = the lowest of them stands in
choice-higher-harvest-tile-can-stand-in-false = you get no tile
option-harvest-worker-may-be-used-at-cap = May a worker come home from a bunch when the tile cannot be raised?
choice-harvest-worker-may-be-used-at-cap-false = no
choice-harvest-worker-may-be-used-at-cap-true = yes
option-kept-prestige-tokens-only-in-windows = When may you use kept worker, press and harvest tokens?
choice-kept-prestige-tokens-only-in-windows-true = before the disc move or after the action
choice-kept-prestige-tokens-only-in-windows-false = also between disc move and action, and between presses, benefits and sales
option-finished-disc-leaves-before-late-window = When does a disc on the top row leave the winery?
choice-finished-disc-leaves-before-late-window-true = right after the action
choice-finished-disc-leaves-before-late-window-false = when the turn ends, after a late free action
option-all-roads-are-one-zone = Can the VILLAGE vintage effect move a worker from road to road?
choice-all-roads-are-one-zone-true = no, all roads are one zone
choice-all-roads-are-one-zone-false = yes, each road is a zone of its own
option-village-vintage-may-target-house-or-reserve = Can the VILLAGE vintage effect send a worker to the house or the reserve?
choice-village-vintage-may-target-house-or-reserve-false = no
choice-village-vintage-may-target-house-or-reserve-true = yes
option-village-bonuses-must-differ-in-reward = When are two bonuses of the offer different?
choice-village-bonuses-must-differ-in-reward-true = when the rewards differ
choice-village-bonuses-must-differ-in-reward-false = when they come from two cards
option-objectives-vintage-is-automatic = Must you add cards to the offer with the OBJECTIVES vintage token?
choice-objectives-vintage-is-automatic-true = yes, always
choice-objectives-vintage-is-automatic-false = no, if you like
option-cellar-vintage-covers-both-barrels-of-one-press = Which barrels does the CELLAR vintage effect raise?
choice-cellar-vintage-covers-both-barrels-of-one-press-true = all barrels of one press
choice-cellar-vintage-covers-both-barrels-of-one-press-false = one single barrel

## Examples

example-ex-01 = Cost and strength of VILLAGE
example-ex-02 = A force token that helps at once
example-ex-03 = A vintage token in its column
example-ex-04 = A force token in SALES
example-ex-05 = One bunch and a worker
example-ex-06 = Three bunches that help each other
example-ex-07 = Two presses in one action
example-ex-08 = Three benefits of the village
example-ex-09 = Five workers on their way west
example-ex-10 = A first sale to Brussels
example-ex-11 = Three objective cards, one kept
example-ex-12 = Returning three workers
example-ex-13 = Prestige by a sale of 17
example-ex-14 = The final scoring at the top
example-ex-15 = What lies where at the start
example-ex-16 = No tile is worth more than 3
example-ex-17 = The levels of a sale
example-ex-18 = Half of the workers go home
example-ex-19 = Selling without a worker on the road
example-ex-20 = VP for one champagne tile, or for two
example-ex-21 = The bonuses of the three presses
example-ex-22 = Twelve is the most
example-ex-23 = Each kind is paid for once
example-ex-24 = Prestige for three presses
example-ex-25 = The CELLAR vintage effect
example-ex-26 = A modifier without an empty press
example-ex-27 = New harvest stacks in the village
example-ex-28 = New accessory stacks in the village
example-ex-29 = The OBJECTIVES vintage effect
example-ex-30 = The LOGISTICS vintage effect
example-ex-31 = One free action a turn
example-ex-32 = A card scores once
example-ex-33 = Prestige with an empty flute
example-ex-34 = The trigger of the end
example-ex-35 = How ties are broken
example-ex-36 = What the market decks hold
example-ex-37 = Two accessories of one type
example-ex-38 = The start of the fast variant
example-ex-39 = Harvesting with an empty bag
example-ex-40 = The moved disc can raise its own cost
example-ex-41 = The VINEYARD vintage effect
example-ex-42 = The VILLAGE vintage effect
example-ex-43 = The SALES vintage effect
example-ex-44 = The order of a great sale
example-ex-45 = Three presses and a twelve
example-ex-46 = The sixth use of a column
example-ex-47 = Cork and action in the same column
example-ex-48 = Returning workers with a force token
example-ex-49 = All four benefits of the village
example-ex-50 = Selling in Reims
example-ex-51 = A harvest value that is missing
example-ex-52 = The start with two players
example-ex-53 = One complete first turn
example-ex-54 = An objective kept and scored in one turn
example-ex-55 = Taking a token unseen
example-ex-56 = Reading two market cards
example-ex-57 = Lifted workers leave gaps
example-ex-58 = A modifier first, then a tile
example-ex-59 = A coin that comes too late

## Tables of the rulebook

data-market-card = Market cards
data-objective-card = Objective cards
data-components = What is in the box
data-setup = The set-up
data-player-count = What depends on the number of players
data-winery-a = The winery, side A
data-winery-b = The winery, side B
data-vintage-token = Vintage tokens
data-force-token = The force token
data-press = The presses
data-champagne = Champagne
data-grape = Bunches of each variety
data-harvest-tile = Harvest tiles by value
data-champagne-tile = Champagne tiles by value
data-accessory = Accessories
data-grey-accessory = Worth of a grey accessory
data-blue-accessory = Worth of a blue accessory
data-flag-token = Flag tokens
data-start-card = Start cards
data-prestige-token = Prestige tokens
data-score-track = The score track
data-vineyard = The vineyard
data-vineyard-start = Cells of the first bunches
data-vineyard-extra = Cells of accessories and coin
data-village = The village
data-road = The roads
data-road-income = Coins for sections
data-reims = Reims
data-market-distribution = What the market decks hold
data-sale-levels = Levels of a sale
data-ratio-tile = Ratio tiles
data-prestige-track = The prestige track
data-objective-metric = What objective cards count
data-end-track = The end track
data-vineyard-action = Raising a harvest tile
data-return-workers = Returning workers
data-local-sale = Local sale
data-buy-prestige = Buying prestige
data-finished-disc = Finished discs

## Errors in a data file

error-dom-pierre-negative = In the data of Dom Pierre, “{ $place }” is { $number }; a number below 0 cannot be played with.
error-dom-pierre-wrong-total = In the data of Dom Pierre, “{ $table }” adds up to { $counted }, but it should be { $said }.
error-dom-pierre-out-of-range = In the data of Dom Pierre, “{ $place }” is { $number }, but it must be between { $least } and { $most }.
error-dom-pierre-unknown-word = In the data of Dom Pierre, “{ $place }” says “{ $word }”; it can be one of these: { $known }.
error-dom-pierre-unlike-lengths = In the data of Dom Pierre, “{ $place }” is a list of another length than its counterpart, or too short.
error-dom-pierre-same-press = In the data of Dom Pierre, “{ $place }” is the press that holds the first champagne; choose another one.
error-dom-pierre-too-few = In the data of Dom Pierre, “{ $place }” has too few tiles for the set-up.
error-dom-pierre-too-few-cells = The vineyard of Dom Pierre has { $counted } cells, but { $needed } bunches must find room.
error-dom-pierre-same-cell = In the data of Dom Pierre, “{ $place }” names a cell twice, or one that is taken.
error-dom-pierre-cut-off = In the vineyard of Dom Pierre, { $counted } cells cannot be reached from the first bunches.
error-dom-pierre-no-cell = In the data of Dom Pierre, “{ $place }” names { $cell }, which is no cell of the vineyard.
error-dom-pierre-bad-press = In the data of Dom Pierre, “{ $place }” is “{ $word }”; write X for a refused press, or its bonus.
error-dom-pierre-same-type = In the data of Dom Pierre, “{ $place }” names an accessory twice.
error-dom-pierre-falling = In the data of Dom Pierre, the numbers of “{ $place }” must rise.
error-dom-pierre-bad-condition = In the data of Dom Pierre, “{ $place }” has a condition that cannot be read: “{ $word }”.
error-dom-pierre-bad-bonus = In the data of Dom Pierre, “{ $place }” has a bonus that cannot be read: “{ $word }”.

## Moves as deeds, where the first word of a move is not a verb in its plain form, or not the only one

deed-assign-vintage = made { $column } the green token, the other one the force token
deed-cycle-card = put the top card of the { $road } under its deck, by the vintage effect
deed-done = finished this action
deed-keep-token = kept it for later
deed-leave-tokens = took nothing now
deed-move-worker = moved a worker to another zone, by the vintage effect
deed-put-modifier = put it into the { $press }
deed-send-to = sent the worker to the { $zone }
deed-send-to-road = sent the worker to the { $road }
deed-send-to-vine = sent the worker to the bunch in { the-cell }
deed-skip-on-road = sent the worker to the { $road }, skipping 1 empty space
deed-stay-put = moved no worker
deed-take-bonus = took the bonus of “{ $objective }”

## Why what somebody else did matters to the reader

matter-card-kept = The card has left the offer.
matter-card-taken = The card has left the end of its road.
matter-worker-on-road = Nobody else can stand on this space of the road.
