# Words of the widgets. Keys that end in -of are said by Python; the others are sent to the browser as they are.

ui-language = Language
ui-theme = Light or dark
ui-home = Home
ui-pages = Pages of the app
ui-nav-learn = Learn
ui-nav-play = Play
ui-nav-explore = Explore
ui-nav-review = Review
ui-nav-rules = Rules
ui-nav-examples = Examples
ui-nav-concepts = Ideas
ui-nav-tournaments = Tournaments
ui-nav-numbers = Numbers
ui-rules = Rules
ui-cards = Cards
ui-close = Close
ui-rule = Rule
ui-rules-here = Rules
ui-menu = More: games, files, pages
ui-sheet = More or less of the board
ui-ruling = How Vendange reads it
ui-see-also = See also
ui-moves = What you may do
ui-board = Board
ui-look = Look closely at the board: key I, then the arrows
ui-why-not = Why not …?
ui-why-not-hint = Moves that are not allowed now, each with its reason. You can also click on the board.
ui-why-each = One by one
ui-why-not-none = Everything that one might think of is allowed here.
ui-not-allowed = Not allowed:
ui-choose = What do you want to do here?
ui-score-now = If the game ended now
ui-score-final = Final scores
ui-total = Total
ui-winner = Winner
ui-my-games = My games
ui-all-games = Show all my games
ui-fewer-games = Show the latest only
ui-play-on = Go on playing
ui-open-game = Open
ui-look-back = Review
ui-rename = Rename
ui-delete = Delete
ui-game-name = Name of the game
ui-keep-name = Keep this name
ui-cancel = Cancel
ui-delete-ask = Delete this game?
ui-delete-text = It is kept in this browser alone: once deleted, nobody can bring it back.
ui-not-changed = This browser could not change its games; all of them are as they were.

table-undo = Undo
table-redo = Redo
table-new = New game
table-save = Save
table-load = Load
table-share = Share
table-share-text = Whoever opens this address finds the game exactly as it is now, with every step that led here.
table-copy = Copy the address
table-copied = Copied
table-shared = This is the game that was shared with you.
table-explore = Explore moves
table-first = To the beginning
table-back = One step back
table-forward = One step forward
table-last = To the latest step
table-replay = Step through the game
table-journal = Journal
table-bot-thinks = is thinking …
table-bot-past = Here a bot was to move.
table-bot-continue = Let it play on from here
table-pause = Pause the bots
table-resume = Let the bots go on
table-veiled = Only the player to move should look now.
table-reveal = Show my choice
table-show-mine = Show my hidden tiles
table-past = You are looking at an earlier step. Playing from here starts a new line.
table-players = Players
table-name = Name
table-played-by = Played by
table-seed = Seed (the same number gives the same game)
table-seed-hint = any whole number, or empty
table-options = Variants and rulings
table-official = Variant of the rulebook
table-unclear = Where the rulebook can be read in two ways
table-own-file = My own numbers (a TOML file)
table-own-numbers = The game uses the numbers of your file.
table-start = Start
table-kept = The game on the table is not lost: it stays among your games, on the home page.
table-restored = Your game is as you left it.
table-full = This browser has no room left for your game: save it to a file, or delete one of your games.
table-forgets = This browser does not keep your game: save it to a file before you close the page.
table-apart = This game went on in another window as well: both are kept, each as a game of its own.
table-loaded = The saved game is on the table.
table-saved = The game was saved to a file.
table-sorry-bug = Something went wrong on our side. Nothing was changed.
table-review = Review
table-review-hint = Look back at this game with the coach
table-numbers = Some numbers of this game are reconstructed: see where each comes from.
table-file-too-big = This file is too large to be a saved game.
ui-coach = Coach
ui-hint = Hint
ui-hint-look = Where to look?
ui-hint-move = Which move?
ui-hint-why = Why?
ui-coach-thinks = The coach is thinking …
ui-coach-enough = Enough
ui-coach-hidden = The coach speaks of hidden things too: the player to move must ask to see theirs first.
ui-how-could-i = How could I?
ui-plan-after = Allowed after these moves:
ui-plan-never = Never in this game.
ui-never = Never in this game
ui-plan-none = No way found.

explore-table = Back to the table
explore-game = Game
explore-sample = You look at the middle of a sample game. From the table, “Explore moves” brings your own.
explore-from-start = Begin at the set-up instead
explore-load = Load
explore-export = Export …
explore-line = Best line
explore-numbers = The number beside a move: by how many points its player should end ahead.
explore-tree = Tree of moves
explore-depth = Moves ahead
explore-budget = Positions
explore-order = What is explored first
explore-near = nearest first
explore-promising = best first
explore-grow = Explore from here
explore-stop = Stop
explore-progress = Progress
explore-find = Search for a move
explore-find-hint = Searches what has been explored. Key: /
explore-found-none = No such move has been explored.
explore-after = after:
explore-zoom-in = Zoom in
explore-zoom-out = Zoom out
explore-fit = Show all
explore-fold-all = Fold all
explore-unfold-all = Unfold all
explore-eyes = Seen by
explore-play = Play from here
explore-play-file = The game up to here was saved to a file: load it at a table, or show explorer.table() in the next cell.
explore-pin = Compare …
explore-unpin = Stop comparing
explore-changes = What the last move changed
explore-path = The way here
explore-start = This is where the tree begins.
explore-repeats = This position was already met on the way here; it is not explored again.
explore-candidates = What the coach found
explore-move = Move
explore-lead = Lead
explore-visits = Tries
explore-compare = Side by side
explore-shared = Both begin with:
explore-pinned = Remembered
explore-here = Here
explore-file-too-big = This file is too large to be a saved game.
explore-title-of = { $game }: explore moves
explore-coach-of = Ask the coach here ({ $count } tries)
positions-of =
    { $count ->
        [one] 1 position
       *[other] { $count } positions
    }
line-of = You play on from the position that you explored. Your own game stays as it was.
too-many-of = That is too much to show at once: at most { $most } lines are unfolded.
eyes-everything-of = somebody who sees everything
eyes-public-of = everybody
lead-estimated-of = Expected lead of { $who }: { $lead } points (estimated)
lead-searched-of = Expected lead of { $who }: { $lead } ± { $error } points (from { $count } tries)
lead-tried-of = Expected lead of { $who }: { $lead } points (from { $count } tries)
score-of = Score of { $player }
has-of = { $player }: { $unit }

kind-person-of = a person
kind-gentle-of = a gentle bot
kind-relaxed-of = a relaxed bot
kind-steady-of = a steady bot
kind-skilled-of = a skilled bot
kind-strong-of = a strong bot
kind-greedy-of = a hasty bot
kind-random-of = a random bot
setup-of = Set-up
secret-of = { $player } chose something in secret
step-of = Step { $number } of { $steps }
place-of = Step { $number }. { $question }
over-nobody-of = The game is over. Nobody has won.
over-of = The game is over. Winner: { $player }

home-hero = Learn wine board games by playing them.
home-lead = Vendange sets up the game, shows what you may do, explains every step with its rule, and answers “why not?”.
home-games = Games
home-new = New here?
home-start-with = Start with
home-first-lesson = Take the first lesson
home-lesson-begun = You were learning
home-lesson-progress = How far you have come
home-lesson-continue = Go on learning
home-about = What it is about
home-learn = Learn
home-play = Play
home-read-rules = Rules
home-step-title = Every step explained
home-step-text = The journal says what changed, for whom, and by which rule. One click opens the rule.
home-why-title = “Why not?”
home-why-text = Whatever is not allowed has a reason: click on it and read it.
home-back-title = Back and forth
home-back-text = Undo to the beginning, step through the game, save it, go on tomorrow.
home-both-title = English and French
home-both-text = Change the language at any moment; your game stays as it is.
home-foot = All drawings and all wording are our own. The games belong to their authors and publishers: to play around a table, get the box.

examples-search = Search the examples
examples-list = Examples
examples-lead = Choose an example on the left.
examples-game = Game
walk-what-will-happen = What will happen?
walk-show-me = Show me
walk-guess = My guess
walk-yes = Yes, allowed
walk-no = No, not allowed
walk-right = Right!
walk-wrong = Not quite.
walk-next = Next step
examples-next-example = Next example
walk-back = One step back
walk-forward = One step forward
examples-title-of = { $game }: worked examples
walk-position-of = Look at this position.
walk-chance-of = Chance
walk-allowed-of = Is this move allowed?
walk-refused-of = This is not allowed.
walk-legal-of = This is allowed.
walk-how-many-of = { $player } has { $now } { $unit }. And afterwards?
walk-now-of = { $player } now has { $count } { $unit }.
examples-agreed-of =
    { $count ->
        [one] The engine plays this example and agrees with the book in its one result.
       *[other] The engine plays this example and agrees with the book in all { $count } results.
    }

concepts-list = Concepts
concepts-whole = The whole example
concepts-title-of = One idea, five games

numbers-lead = The rulebook texts have lost their pictures, so some numbers had to be found elsewhere or rebuilt. Each table says where it comes from and how sure we are. What the rulebook says in words is exact.
numbers-overview = How many tables come from where
numbers-tables = Every table
numbers-correct = Correct a number
numbers-correct-text = Whoever owns the box can put the real numbers into a small text file: the name of the table, then only what differs.
numbers-correct-how = Choose that file under “New game”, “Variants and rulings”. Vendange checks it, plays whole games with it before it trusts it, and keeps your numbers in every saved game. In notebooks and on the command line: data = "my-numbers.toml".
numbers-title-of = { $game }: about the numbers

players-of = { $least } to { $most } players
minutes-of =
    { $range ->
        [0] { $most } minutes
       *[other] { $least } to { $most } minutes
    }
minutes-source-of = Around a table; { $source }
difficulty-1-of = for everybody
difficulty-2-of = easy to learn
difficulty-3-of = medium
difficulty-4-of = demanding
difficulty-5-of = for experts
rules-of = { $count } rules

book-search = Search the rules
book-sections = Sections
book-game = Game
book-play = Play
book-option = Can be changed when you start a game
book-solo = Solo
book-filters = Show
book-all = All rules
book-mine = Of this edition
book-unclear = Unclear in the book
book-changeable = Can be changed
book-only-solo = Solo game
book-print = Print
book-address = The address of this rule
book-learn = Learn it
book-examples = Examples
book-step = step
book-coverage = Coverage
book-instead = In another edition
book-nothing = Nothing of its own here.
book-editions = Editions
book-editions-title = What differs between the editions
book-editions-lead = Side by side: rules that take each other’s place. Below them: what only one edition has. Whatever is not on this page is the same in all editions.
coverage-lead = Every rule with the places where you meet it: steps of lessons, worked examples, and what the game itself says when the rule decides something. The last column counts the tests that hold the engine to the rule.
coverage-rule = Rule
coverage-lessons = Lessons
coverage-examples = Examples
coverage-says = The game says it
coverage-tests = Tests
coverage-filters = Show
coverage-all = All rules
coverage-taught = Taught in a lesson
coverage-explained = Only explained
coverage-shown = In an example
coverage-lonely = Left alone
coverage-none = No rule is like this.
book-waiting = Looking through lessons, examples and tests …
coverage-untested = The tests are not part of this installation: they come with the source of Vendange, and so does their count.
coverage-kind-event = When it happens
coverage-kind-refusal = When a move is refused
coverage-kind-question = When somebody is asked
coverage-kind-score = On the score sheet
coverage-kind-option = As an option of the game
coverage-tested-by = Tests that name the rule
coverage-silent = The game puts these words together as it goes.
coverage-fact-taught-of = taught in a lesson
coverage-fact-explained-of = taught or explained
coverage-fact-shown-of = shown in a worked example
coverage-fact-tested-of = tested
coverage-event-of =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
coverage-refusal-of =
    { $count ->
        [one] { $count } refusal
       *[other] { $count } refusals
    }
coverage-question-of =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
coverage-score-of =
    { $count ->
        [one] { $count } line of the score
       *[other] { $count } lines of the score
    }
coverage-option-of =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
coverage-title-of = { $game }: where each rule is met
edition-of = { $edition } only
only-of = Only in { $edition }
book-title-of = { $game }: the rules
found-of =
    { $count ->
        [0] No rule found.
        [one] 1 rule found.
       *[other] { $count } rules found.
    }
source-seed-of = from the rulebook
source-public-of = from public descriptions
source-reconstructed-of = reconstructed
source-owner-of = from your own file
confidence-high-of = certain
confidence-medium-of = fairly certain
confidence-low-of = uncertain

cards-search = Search names and effects
cards-filters = Filters
cards-hint = Costs and effects belong together: a card is shown if one and the same use of it has all that you choose.
cards-clear = Clear all filters
cards-none = No card fits all of this; take a filter away.
cards-clauses = Its parts
cards-title-of = { $game }: the cards
facet-deck-of = Deck
facet-cost-of = What it costs
facet-effect-of = What it does
dealt-of =
    { $count ->
        [0] No card
        [one] 1 card
       *[other] { $count } cards
    }

review-choose-file = Open a saved game
review-lead = See where a game was won and lost, and what was luck: the coach looks at every decision again, and you may try another.
review-drop = Or drop a saved game here, or open one.
review-file-too-big = This file is too large to be a saved game.
review-stop = Stop
review-continue = Go on
review-progress = Progress of the review
review-quick = Quick look
review-thorough = Thorough look
review-quick-hint = Looks for mistakes and blunders: at the beginning of each turn, and where something seems wrong
review-thorough-hint = Looks for inaccuracies too, at every decision, in five times as many worlds: surer, and much slower
review-finished = The whole game has been looked at.
review-stopped = Stopped; what was found is kept.
review-working = The coach plays decisions out in many worlds, the costliest first …
review-turning = Turning points
review-samples = Look at a sample game
review-marks = All decisions that surely cost points
review-marks-none = None.
review-marks-waiting = Nothing found yet.
review-only-own = The game is not over: only your own decisions are shown, seen with what you knew.
review-steps = Step through the decisions
review-first = To the first decision
review-back = One decision back
review-forward = One decision on
review-last = To the end
review-again = Try again
review-again-ask = What would you do now?
review-again-cancel = Show me the answer
review-measuring = The coach is measuring your move …
review-export = Save as
review-board = Board of the position
review-play = Table
review-moves = What you may do
review-sources-hint = What each player would have scored if the game had ended at that move.
review-actions-hint = How often each player opened a turn with what.
review-luck-hint = Luck: what draws were worth beyond expectation. Given away: what the marked decisions cost.

review-title-of = Game review
review-game-of = { $game }: review
review-end-of = The end of the game
review-move-of = Move { $number }
review-tried-of = Your move: { $move }
review-found-of =
    { $count ->
        [0] { $decisions } decisions looked at, no mark
        [one] { $decisions } decisions looked at, 1 mark
       *[other] { $decisions } decisions looked at, { $count } marks
    }

no-pages-of = There is no folder of pages at { $folder }.
port-taken-of = Port { $port } is in use: stop the other program, or choose another port with --port (make app PORT=…).

tour-title-of = Tournaments
tour-play-of = Play { $games } games
tour-played-of = { $count } of { $games } games played
tour-drawing = Drawing the charts …
tour-sample = This is a sample tournament, to look around in.
tour-open = Open results of your own
tour-game = Game
tour-first = First bot
tour-second = Second bot
tour-against = against
tour-own = Play one yourself
tour-stop = Stop
tour-progress = Progress
tour-open-hint = Choose both files that `vendange simulate … --out results.csv` has written.
tour-file-too-big = These files are too large to be the results of a tournament.
tour-numbers = In numbers
tour-empty-of = No game of this tournament is finished yet.
tour-needs-of = Charts as pictures need vl-convert, which is not installed; install it with `pip install vl-convert-python`.

lesson-course = Lessons
lesson-coverage = Where each rule is taught
lesson-all = All lessons
lesson-game = Game
lesson-play = Play
lesson-begin = Begin
lesson-continue = Continue
lesson-again = Once more
lesson-empty = There are no lessons for this game yet. Its rules are all there, and you can play it.
lesson-yours = Your progress is kept under the address of this page, which is yours alone: keep it as a bookmark, and go on from there on any device.
lesson-copy = Copy my address
lesson-copied = Your address was copied.
lesson-forget = Delete my data
lesson-forgotten = Everything that was kept about you has been deleted.
lesson-offered = This address belongs to another learner’s progress than the one kept in this browser. Go on with the one of the address? Yours stays where it is, under your own address.
lesson-steps = Steps of the lesson
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-finish = To the lessons
lesson-watch = Show me
lesson-move-on = Next move
lesson-move-back = One move back
lesson-answer = Answer
lesson-answers = Answers
lesson-number = Your number
lesson-a-hint = A hint
lesson-another-hint = Another hint
lesson-undo = Take back
lesson-restart = Begin again
lesson-show-me = Show me how
lesson-taken-back = The move was taken back.
lesson-bot-thinks = The other player is thinking …
lesson-met-of = { $count ->
        [one] 1 rule has come
       *[other] { $count } rules have come
    } into play for the first time
lesson-allowed = This move is allowed here.
lesson-right = That is right.
lesson-wrong = Not quite.
lesson-late = This does not reach the goal. Begin again, or take a step back.
lesson-facts-of = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, about { $minutes } minutes
lesson-done-of = done
lesson-begun-of = { $done } of { $steps } steps done
lesson-step-of = Step { $number } of { $steps }
lesson-turn-of = Move { $number } of { $turns }
step-tell-of = Step { $number }: the tutor explains
step-show-of = Step { $number }: the tutor shows
step-do-of = Step { $number }: you play
step-ask-of = Step { $number }: a question
step-play-of = Step { $number }: a game

inspect-close = Close
inspect-cost = What it costs
inspect-worth = As things stand
inspect-moves = You can now
inspect-refusals = Not now

## A move as a story

story-brought-of = { $deed }: { $brought }
# Words with which a sentence goes on after it has named how much of what there is more or less.
story-ends-of = for from in into is on to whenever with until
table-story = What happened
table-again = Again
table-step = Step by step
table-onward = Next
table-since = Since your turn
table-speed = Speed
table-speed-off = No motion
table-speed-fast = Fast
table-speed-normal = Normal
table-speed-slow = Slow
