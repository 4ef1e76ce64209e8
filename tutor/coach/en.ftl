### Words of the coach: plans and hints.

## Plans: the way to a wish

plan-now = { $wish }: legal now.
plan-after = { $wish }: legal after: { $moves }.
plan-none = { $wish }: no way found.
plan-luck = This hangs on luck: not every draw makes it possible.
plan-draws = There are draws on the way, more than could all be tried: this may hang on luck.
plan-others = Others decide in between; this supposes that they do as little as they can.
plan-trials =
    Tried in { $tried } deals, with the others moving at random, it held in { $held ->
        [0] none
       *[other] { $held }
    }.
plan-exhausted = Every way was tried ({ $positions } positions): none leads there.
plan-steps =
    Every way of up to { $depth ->
        [one] 1 own move
       *[other] { $depth } own moves
    } was tried ({ $positions } positions).
plan-positions =
    { $positions } positions were tried, every way of up to { $depth ->
        [0] no move
        [one] 1 own move
       *[other] { $depth } own moves
    } among them.
plan-stopped =
    The search was stopped after { $positions } positions; every way of up to { $depth ->
        [0] no move
        [one] 1 own move
       *[other] { $depth } own moves
    } was among them.
plan-chance = It is for chance to decide this, not for a player.
plan-malformed = This is not a move of the game.
plan-over = The game is over.
