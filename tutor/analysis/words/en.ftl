### Words of the review of a game, and of the charts about games and tournaments.

chart-wins-title = Who wins
chart-wins-text = Share of games won, with a 95% interval: the truth is probably inside. The dashed line is what everybody would have if all were equally good.
chart-wins-axis = games won
chart-turns-title = Is it good to begin?
chart-turns-text = How often each place in the order of play wins, agents of all strengths counting alike. If an interval crosses the dashed line, the tournament does not tell whether that place helps.
chart-turns-axis = games won
chart-scores-title = How the scores are spread
chart-scores-text = Final scores of each agent, as a share of its games.
chart-scores-axis = final score
chart-scores-share = share of games
chart-actions-title = What winners do
chart-actions-text = How often in a game, on average, for whoever won and for whoever lost, with 95% intervals: the { $count } things in which they differ most.
chart-actions-axis = times in a game
chart-sources-title = Where the points come from
chart-sources-text = Points by source at the end, on average, for whoever won and for whoever lost, with 95% intervals.
chart-sources-axis = points
chart-winner = winners
chart-loser = losers
chart-turn =
    { $place ->
        [1] moves first
        [2] moves second
        [3] moves third
       *[other] moves { $place }th
    }
chart-line-rate = { $name }: { NUMBER($rate, maximumFractionDigits: 1) }% ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }%), { $games } games
chart-line-one = { $name }: { $result } { NUMBER($mean, maximumFractionDigits: 1) }
chart-line-mean = { $name }: { $result } { NUMBER($mean, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
chart-line-scores = { $name }: half of its scores are from { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }, the middle one is { NUMBER($mean, maximumFractionDigits: 1) }
chart-heading = { $title }, { $players } players, { $games } games

## The review of a game: what the coach says about decisions and luck, and the words on charts.

## Marks

mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder

## What is said about a decision

review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-head = Move { $number }, { $who }: { $mark }
review-head-plain = Move { $number }, { $who }
review-then = { $first } → { $next }
review-played = Played: { $line }
review-better = Better: { $line }
review-continued = Judged with the best that could have followed: { $line }
review-perhaps = Perhaps better: { $line }
review-improves = It would have improved: { $list }.
review-not-yet = The coach has not looked at this decision yet.
review-forced = There was no other move.
review-look-fine = At a first look nothing better was to be seen.
review-look-loss = At a first look, this seems better: { $line }. It has not been played out yet.
review-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-gain =
    { $samples ->
        [one] { $gain } points better (± { $margin }, 1 world)
       *[other] { $gain } points better (± { $margin }, { $samples } worlds)
    }
review-best = Nothing that was looked at did surely better; the next best was { $line }: { $gain } points (± { $margin }).
review-alike = Every move leads to the same here.
review-why-both = Own points { $own }, strongest other player { $others }.
review-why-alone = Own points { $own }.
review-why-sources = Where it shows: { $list }.
review-source = { $source } { $gain }
review-value = Expected lead: { $value } (± { $margin })

## The turning points of a game

stage-year = Year { $number }
stage-round = Round { $number }
# The verbs with which moves begin, each with its past.
turning-deed = { $stage }: { $deed }
points-lost =
    { $count ->
        [one] point
       *[other] points
    }
price-sure = { $loss } { points-lost } (± { $margin })
price-exact = exactly { $loss } { points-lost }
price-perhaps = perhaps { $loss } { points-lost } (between { $low } and { $high })
price-glance = perhaps { $loss } { points-lost }
price-look = perhaps { $loss } { points-lost }, at a first look
turning-sure = Each of them surely cost points.
turning-some = Where it says “perhaps”, the numbers do not tell yet.
turning-perhaps = None of them is sure: the numbers do not tell a loss apart from chance.
turning-waiting = The coach looks through the whole game …
turning-none =
    { $decisions ->
        [one] One decision, and nothing to be said against it: too little to judge by.
       *[other] Nothing stands out among { $decisions } decisions: none cost points as far as the coach can tell.
    }
turning-praise = Won, and none of { $decisions } decisions cost points as far as the coach can tell. Well played!

## Trying again

review-again-best = Well found! This is the coach’s move.
review-again-idea = The coach thought of this too; whether it is better is not sure yet.
review-again-better = Even better than the coach’s move: { $gain } points (± { $margin }). The coach has learnt something.
review-again-worse = The coach’s move is still { $gain } points better (± { $margin }).
review-again-same = As good as the coach’s move, as far as { $samples } worlds can tell: { $gain } points apart (± { $margin }).

## Luck and skill

review-ledger = { $who }: luck { $luck } (± { $luckmargin }), given away { $skill } (± { $skillmargin }), marks: { $marks }
review-scale = Marks: inaccuracy from { $inaccuracy } points, mistake from { $mistake }, blunder from { $blunder }; only where the { $confidence } % interval of the difference leaves out zero.

## Charts

chart-value = Expected final points
chart-value-move = Move
chart-value-points = Expected points
chart-sources = Points by source
chart-sources-points = Points if the game ended here
chart-luck = Luck and skill
chart-luck-points = Points of lead
chart-luck-luck = Luck
chart-luck-skill = Given away
chart-actions = What the turns were used for
chart-actions-count = Times
chart-other = Other
chart-player = Player
chart-band = The band is the { $confidence } % interval.
