# Words of the widgets. Keys that end in -of are said by Python; the others are sent to the browser as they are.

ui-language = Language
ui-theme = Light or dark
ui-home = Home
ui-rules = Rules
ui-cards = Cards
ui-close = Close
ui-rule = Rule
ui-ruling = How Vendange reads it
ui-see-also = See also

table-undo = Undo
table-redo = Redo
table-new = New game
table-save = Save
table-load = Load
table-first = To the beginning
table-back = One step back
table-forward = One step forward
table-last = To the latest step
table-replay = Step through the game
table-moves = What you may do
table-board = Board
table-journal = Journal
table-why-not = Why not …?
table-why-not-hint = Moves that are not allowed now, each with its reason. You can also click on the board.
table-why-not-none = Everything that one might think of is allowed here.
table-not-allowed = Not allowed:
table-choose = What do you want to do here?
table-bot-thinks = is thinking …
table-bot-past = Here a bot was to move.
table-bot-continue = Let it play on from here
table-pause = Pause the bots
table-resume = Let the bots go on
table-veiled = Only the player to move should look now.
table-reveal = Show my choice
table-show-mine = Show my hidden tiles
table-score-now = If the game ended now
table-score-final = Final scores
table-total = Total
table-winner = Winner
table-past = You are looking at an earlier step. Playing from here starts a new line.
table-players = Players
table-name = Name
table-played-by = Played by
table-seed = Seed (the same number gives the same game)
table-seed-hint = any whole number, or empty
table-options = Variants and rulings
table-official = Variant of the rulebook
table-unclear = Where the rulebook can be read in two ways
table-start = Start
table-cancel = Cancel
table-restored = Your game is as you left it.
table-loaded = The saved game is on the table.
table-saved = The game was saved to a file.
table-sorry-bug = Something went wrong on our side. Nothing was changed.
table-review = Review
table-review-hint = Look back at this game with the coach
table-numbers = Some numbers of this game are reconstructed: see where each comes from.
table-file-too-big = This file is too large to be a saved game.

kind-person-of = a person
kind-greedy-of = a thinking bot
kind-random-of = a random bot
setup-of = Set-up
secret-of = chooses in secret
step-of = Step { $number } of { $steps }
over-nobody-of = The game is over. Nobody has won.
over-of = The game is over. Winner: { $player }

home-hero = Learn wine board games by playing them.
home-lead = Vendange sets up the game, shows what you may do, explains every step with its rule, and answers “why not?”.
home-games = Games
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

players-of = { $least } to { $most } players
rules-of = { $count } rules

book-search = Search the rules
book-sections = Sections
book-game = Game
book-play = Play
book-option = Can be changed when you start a game
book-numbers = About the numbers
book-numbers-lead = The rulebook texts have lost their pictures, so some numbers had to be found elsewhere or rebuilt. Each table says where it comes from. Whoever owns the box can correct any of them with a file of their own.
book-solo = Solo
book-instead = In another edition
book-nothing = Nothing of its own here.
book-editions = Editions
book-editions-title = What differs between the editions
book-editions-lead = Side by side: rules that take each other's place. Below them: what only one edition has. Whatever is not on this page is the same in all editions.
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
review-drop = Drop a saved game here, or open one. From the table, “Review” brings the game that is on it.
review-file-too-big = This file is too large to be a saved game.
review-stop = Stop
review-continue = Go on
review-progress = Progress of the review
review-quick = Quick look
review-thorough = Thorough look
review-quick-hint = Looks for mistakes and blunders
review-thorough-hint = Looks for inaccuracies too, in five times as many worlds: surer, and much slower
review-finished = The whole game has been looked at.
review-stopped = Stopped; what was found is kept.
review-working = The coach plays every decision out in many worlds …
review-marks = Decisions that cost points
review-marks-none = No decision could surely be improved upon. Well played!
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
review-not-yet-of = The coach has not looked at this decision yet.
review-forced-of = There was no other move.
review-found-of =
    { $count ->
        [0] { $decisions } decisions looked at, no mark
        [one] { $decisions } decisions looked at, 1 mark
       *[other] { $decisions } decisions looked at, { $count } marks
    }

no-pages-of = There is no folder of pages at { $folder }.
port-taken-of = Port { $port } is in use: stop the other program, or choose another port with --port (make app PORT=…).

tour-title-of = Tournaments
tour-drawing = Drawing the charts …
tour-numbers = In numbers
tour-empty-of = No game of this tournament is finished yet.
tour-needs-of = Charts as pictures need vl-convert, which is not installed; install it with `pip install "vendange[analysis]"`.
