### Words of the charts about tournaments.

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
chart-line-mean = { $name }: { $result } { NUMBER($mean, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
chart-line-scores = { $name }: half of its scores are from { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }, the middle one is { NUMBER($mean, maximumFractionDigits: 1) }
chart-heading = { $title }, { $players } players, { $games } games
