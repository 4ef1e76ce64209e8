### The command line: help, headings and errors. `bench-…` are printed by benchmarks/.

## Help

cli-about = Vendange: an interactive tutor and analyzer for wine board games.
cli-epilog =
    Exit codes: 0 done; 1 not possible (a damaged file, nothing found); 2 a mistake in the command;
    130 stopped with Ctrl-C; 141 the reader of the output went away.
cli-usage = usage:{ " " }
cli-commands = commands
cli-command = COMMAND
cli-arguments = arguments
cli-options = options
cli-game = GAME
cli-word = WORD
cli-words = WORDS
cli-tag = TAG
cli-file = FILE
cli-folder = FOLDER
cli-number = N
cli-list = NAME,…
cli-address = ADDRESS
cli-setting = NAME=VALUE
cli-help-help = show this help and stop
cli-help-version = show the version and stop
cli-help-lang = language of everything that is printed: { $known } (at first that of your environment)
cli-help-app = serve the tutor as a web app
cli-help-app-port = port to listen on; further options go to the server as they are (--ip, --browser, --pool …)
cli-help-lab = open the notebooks in JupyterLab
cli-help-lab-folder = folder for your copies of the notebooks (at first { $folder }; a clone of the source has its own); what you have changed there stays
cli-help-lab-port = port to listen on; further options go to JupyterLab as they are
cli-help-games = list the games
cli-help-rules = read a rulebook, or search it
cli-help-rules-game = name of the game, as `vendange games` gives it
cli-help-rules-words = words, or a rule number such as TO-PROD-07: show only the rules with all of them
cli-help-cards = look up the cards of a game
cli-help-find = only cards with all of these words in name or effect
cli-help-deck = only cards of this deck, such as summer; can be repeated
cli-help-cost = only cards that cost this in one of their uses, such as lira or nothing; can be repeated
cli-help-effect = only cards that do this in the same use, such as harvest; can be repeated
cli-help-simulate = let the coach’s players play games against each other
cli-help-players = number of players (at first the fewest; in a tournament a seat for each agent)
cli-help-games-count = number of games (at first { $count })
cli-help-seed = number of the first deal; the same number gives the same games (at first 0)
cli-help-agents = who plays: { $known }; seat by seat, again from the front when the list ends; in a tournament everybody in every seat
cli-help-journal = write the journal too, as in the app: slower
cli-help-option = play with a variant or another ruling, such as free_map=true; can be repeated
cli-help-save = save each game as a file that `vendange replay` can read
cli-help-out = play a tournament: every agent in every seat equally often; results go to this .parquet, .csv or .json file, and the same command goes on after an interruption
cli-help-workers = play a tournament with so many processes of this machine
cli-help-cluster = play a tournament on the machines of the Dask scheduler at this address, such as tcp://192.168.1.10:8786
cli-help-replay = tell a saved game step by step
cli-help-replay-file = a game saved by the app or by `vendange simulate --save`
cli-help-upto = stop after so many moves
cli-what = WHAT
cli-help-lessons = help with lessons: list them, check them, print moves and places to copy
cli-help-lessons-what = one of { $known } (at first list)
cli-help-lessons-files = list: names of games; check: files of lessons (without any: all); moves: a lesson, or a saved game; record, places: a lesson
cli-help-lessons-step = the step, by its id or number, before which the position is looked at (at first the beginning of the lesson)
cli-help-coverage = say where each rule of a game is taught, cited and tested
cli-help-orphans = only the rules that nobody explains or nothing tests; fails if there are any
cli-help-tree = explore what can follow a position: tell it, draw it, or write it to a file
cli-help-tree-depth = explore so many moves deep (at first { $count }; with --best as far as the budget goes)
cli-help-tree-budget = stop after so many positions (at first { $count })
cli-help-tree-seat = explore only what this player may know: 1 for the first; hidden things are dealt anew and drawn (at first everything is seen)
cli-help-tree-best = explore promising moves first instead of near ones
cli-help-tree-out = write a file instead: .json, .graphml, .dot, .svg or .png
cli-help-tree-file = start from a saved game instead of the set-up
cli-help-perft = count positions and sequences of moves
cli-help-perft-depth = how many moves deep (at first { $count })
cli-help-review = review a saved game: the decisions that cost points, and what was luck
cli-help-simulations = playouts where a decision looks like a loss; more are surer and slower
cli-help-thorough = look for inaccuracies too, five times as closely, and play draws of chance out to the end of the game
cli-help-charts = draw the charts of the review as SVG and PNG files into this folder
cli-help-review-out = write the whole review there as JSON too; it is always kept beside the game
cli-help-bench = measure the engines, beside other Python game engines if they are installed

## What the commands print

cli-players = { $least }–{ $most } players
cli-derived = follows from other rules
cli-ruling = Ruling:
cli-see = See also:
cli-seat = seat
cli-agent = player
cli-wins = wins
cli-mean = mean
cli-least = lowest
cli-most = highest
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-games-played = games
cli-rate = rate
cli-interval = 95% interval
cli-tournament-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $title } for { $players ->
        [one] one player
       *[other] { $players } players
    }, tournament number { $seed }.
cli-seats-even = Every agent was in every seat equally often.
cli-seats-nearly = Agents were in every seat equally often to within one game; after { $games } games it will be exact.
cli-tournament-written = Results: { $file }, and what everybody did: { $actions }.
cli-tournament-stopped = Stopped after { $done } of { $games } games, which are kept in { $file }; the same command goes on from there.
cli-tournament-dropped = Stopped after { $done } of { $games } games, and nothing is kept; with --out FILE the next tournament can go on where it stopped.
cli-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $title }: { $decisions } decisions in { NUMBER($seconds, maximumFractionDigits: 1) } s, { $speed } per second.
cli-replay-heading = { $title }, { $players } players, { $moves } moves
cli-set-up = Set-up
cli-chance = Chance
cli-step = { $who }: { $move }
cli-stopped = Stopped after move { $upto } of { $moves }.
cli-depth = moves
cli-positions = positions
cli-sequences = sequences
cli-ends = ended
cli-perft-counted = Counted after each number of moves (every possible draw of chance is a move): distinct positions, ways to get there, and games that are over.
cli-tree-summary =
    { $nodes ->
        [one] One position.
       *[other] { $nodes } positions.
    } { $notice }
cli-score = { $player }: { $points }

## What can go wrong

cli-misuse = Vendange does not understand this command; `{ $program } --help` shows what it can do.
cli-unknown-command = Vendange has no command “{ $value }”; `vendange --help` lists them all.
cli-missing = Something is missing: { $what }; `{ $program } --help` shows what is needed.
cli-unrecognized = Vendange does not know what “{ $what }” means here; `{ $program } --help` lists the options.
cli-needs-value = The option { $option } needs a value after it.
cli-takes-no-value = The option { $option } takes no value.
cli-bad-whole = “{ $value }” does not fit { $option }; give a whole number from { $least } upwards.
cli-bad-form = Vendange cannot write a tree to “{ $value }”; end the name with one of these: { $known }.
cli-bad-seat = There is no player { $value } in this position; choose a number from 1 to { $most }.
cli-bad-language = Vendange does not speak “{ $value }”; choose one of these languages: { $known }.
cli-bad-setting = “{ $value }” is not a setting; write the name of an option, “=” and its value, such as free_map=true.
cli-bad-agents = There are { $count } players in the list but only { $players } seats; shorten the list, or set more seats with --players.
cli-workers-or-cluster = A tournament runs with --workers on this machine or with --cluster on others; give one of the two.
cli-not-in-tournament = The option { $option } is not for tournaments; play the game of a row again with its seed and agents: --seed …, --games 1 and --agents … in the order of the seats.
cli-game-failed = Game { $number } (seed { $seed }) could not be finished and is left out: { $error }.
cli-game-lost = Game { $number } (seed { $seed }) brought its worker down three times and is left out.
cli-games-failed = In all, { $count } games could not be finished; the same command tries them again.
cli-nothing-found = No rule of { $title } has these words: { $words }.
cli-no-cards = { $title } has no cards to look up.
cli-no-card-found = No card of { $title } fits all of this; leave something out.
cli-unknown-tag = “{ $value }” does not fit { $option }; choose among these: { $known }.
cli-game-of = game
cli-order = no.
cli-id = id
cli-title = title
cli-steps = steps
cli-dictate = Number of a move (empty: done; b: take back):
cli-lessons-well =
    { $count ->
        [one] The lesson agrees
       *[other] All { $count } lessons agree
    } with the rules.
cli-no-lessons = There are no lessons yet.
cli-unknown-what = Lessons know no “{ $value }”; choose one of these: { $known }.
cli-one-file = Name one file.
cli-taught = Taught:
cli-cited = Cited:
cli-tested = Tested:
cli-coverage = { $rules } rules: { $taught } taught in lessons, { $explained } taught or explained, { $tested } tested; { $orphans } left alone.
cli-coverage-untested = The tests are not part of this installation, so nothing is said about them here: they come with the source.
cli-unreadable = The file “{ $file }” cannot be read; check its name and place.
cli-unwritable = Nothing can be written to “{ $file }”; choose another folder.
cli-not-installed = This needs { $module }, which is not installed; install it with `pip install "{ $package }"`.
cli-lab-folder = The notebooks are in { $folder }.
cli-lab-kept = These differ from Vendange’s own and stay as they are; another folder would get fresh ones: { $files }.
cli-no-folder = The folder “{ $folder }” is part of Vendange’s source, which is not here; run this command from a clone of it.

## Benchmarks

bench-title = Speed of the engines
bench-how = One process, chance answered by the engine, journal off, uniformly random moves; median of { $repeats } runs in processor time.
bench-place = Python { $python }, { $date }; made by `{ $command }`.
bench-ours = Vendange
bench-peers = Beside other engines written in Python, in the same run
bench-fair = The chance nodes of OpenSpiel count as decisions here, those of Vendange do not.
bench-game = game
bench-engine = engine
bench-players = players
bench-speed = decisions/s
bench-copy = copy, µs
bench-moves = moves(), µs
bench-why = why_not() of every candidate, µs
bench-ratio = { $game } is
bench-times = { NUMBER($speed, maximumFractionDigits: 1) }× as fast, { NUMBER($copy, maximumFractionDigits: 1) }× in copying
bench-whole = { $value }
bench-at-least = at least { $value }
bench-at-most = at most { $value }
bench-missing = Not installed, so not measured: { $packages } (`make bench`).
bench-slow = { $game } is slower than it must be: { $value } decisions per second, copy { $copy } µs.
bench-written = Written to { $file }.
bench-help-only = measure the engines or the search alone
bench-search-title = Speed of the search
bench-search-how = Simulations that are whole games: two players, from the start, one process, chance answered by the engine; median of { $repeats } runs in processor time.
bench-search-fair = A simulation of Vendange deals hidden cards anew, plays a plan and then by habit to the end (at random where a game has no habits). One of catanatron copies the game, makes a move and plays at random to the end: what its Monte Carlo player does, which the released package leaves out, without the work on its tree.
bench-simulations = simulations per second
bench-wanted = wanted
bench-reached = reached
bench-yes = yes
bench-no = no
bench-beside = beside { $game }
bench-factor = { NUMBER($value, maximumFractionDigits: 1) }×
bench-slow-search = The search in { $game } is slower than it must be: { $value } simulations per second instead of { $wanted }.
bench-help-quick = measure for a shorter time: less exact, nothing is written
