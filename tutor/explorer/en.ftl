### The explorer: the tree of moves in words.

explorer-chance = Chance
explorer-hidden = What nobody could see comes to light.
explorer-over = The game is over. Winner: { $player }
explorer-over-nobody = The game is over. Nobody has won.
explorer-secret = { $player } chooses in secret
explorer-unseen = Something is drawn face down
explorer-possibility = Possibility { $number } of { $count }
explorer-group = { $count } × { $move }
explorer-others = { $count ->
        [one] 1 other
       *[other] { $count } others
    }
explorer-places = Places { $first } to { $last }
explorer-twin = { $number }) { $name }
explorer-up-to = up to { $lead }
explorer-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explorer-percent = { $value }%
explorer-percent-fine = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
explorer-possibility-with = { $possibility }: { $more }
explorer-gain = { $player }: { $gains }
explorer-open = Everything is seen here, hidden things too.
explorer-nothing-hidden = Nothing is hidden in this position.
explorer-imagined =
    Only what { $player } may know is explored: hidden things were dealt anew{ $count ->
        [one] {""}
       *[other] {" "}in { $count } imagined worlds
    } and come up as chance.
explorer-public =
    Only what everybody may know is explored: hidden things were dealt anew{ $count ->
        [one] {""}
       *[other] {" "}in { $count } imagined worlds
    } and come up as chance.
