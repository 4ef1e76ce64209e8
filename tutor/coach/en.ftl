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
plan-never = The number of players or an option of this game forbids it; no move changes that.
plan-chance = It is for chance to decide this, not for a player.
plan-malformed = This is not a move of the game.
plan-over = The game is over.

## Hints

hint-only = There is only one legal move here.
hint-aim-points = Take the points that you can get now: plans for later bring less.
hint-aim-points-soon = Prepare the points that you can get in the next turns: they decide here.
hint-aim-least = Nothing you have gets better than with other moves: choose what costs you least.
hint-aim-alike = The best moves here come to much the same: choose what you understand best.
hint-look = Where to look: { $area }. The rule to think of: { $title }.
hint-among = It is one of these: { $moves }.
hint-move = The move: { $move }.
hint-equal =
    About as good: { $moves }{ $more ->
        [0] .
        [one] { " " }· and 1 more.
       *[other] { " " }· and { $more } more.
    }
hint-gains = By the end of your turn it brings: { $changes }.
hint-costs = It costs: { $changes }.
hint-no-change = By the end of your turn nothing is counted differently: it is about what comes later.
hint-change = { $step } { $unit }
hint-why = Above all it is good for this: { $reasons }.
hint-spares = It gives up less than others would of this: { $reasons }.
hint-eases = It leaves you with less than others would of this: { $reasons }.
hint-points = your points
hint-rivals-held = holding back the best of the others
hint-and = { $one } and { $other }
hint-instead = The best other move, { $move }, would be better for { $merits }.
hint-next = The best other move is { $move }.
hint-better =
    That would be about { $lead ->
        [one] 1 point
       *[other] { $lead } points
    } worse in the end (± { $margin }).
hint-as-good = In the end one is as good as the other, as far as can be told.
hint-score = You should end with about { $score } points: four of five games like this end between { $least } and { $most }. Chance to win: about { $chance } %.
hint-effort =
    { $simulations ->
        [one] 1 simulation says so
       *[other] { $simulations } simulations say so
    }, { $visits } of them with this move. Each looks some turns ahead and judges the rest by what happened in many games of practice.
hint-no-effort = No simulation was needed.
hint-line = Likely to follow: { $moves }.
hint-other = { $who }: { $move }
hint-secret = chooses in secret
hint-drawn = a draw decides
