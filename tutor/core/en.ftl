## Small words from which others are made

player = Player { $number }
some = { $count } { $thing }
list = { $first } and { $last }
nothing = nothing

## Moves as deeds: the past of the verbs with which moves begin

past-of-verbs = accept accepted, acquire acquired, activate activated, add added, age aged, announce announced, begin began, bid bid, bring brought, build built, buy bought, choose chose, claim claimed, close closed, decline declined, deliver delivered, deposit deposited, discard discarded, divest divested, draw drew, end ended, enter entered, exchange exchanged, export exported, fill filled, give gave, hand handed, harvest harvested, hire hired, ignore ignored, invest invested, keep kept, lay laid, leave left, look looked, lose lost, lower lowered, make made, move moved, offer offered, overbid overbid, pass passed, pay paid, perform performed, place placed, plant planted, play played, pop popped, produce produced, put put, raise raised, rearrange rearranged, refuse refused, remove removed, repay repaid, replace replaced, return returned, score scored, sell sold, send sent, show showed, skip skipped, spend spent, start started, stay stayed, stop stopped, swap swapped, take took, turn turned, uncork uncorked, uproot uprooted, use used, visit visited, withdraw withdrew
did-you = you { $deed }
did-who = { $who } { $deed }
chose-you = you chose “{ $move }”
chose-who = { $who } chose “{ $move }”

## Moves that no game would take

refusal-not-asked = Something else is being asked now; choose one of the moves on offer.
refusal-not-a-move = This is not a move of this game; choose one of the moves on offer.
refusal-malformed = Something is missing or wrong in this move; choose one of the moves on offer.
refusal-game-over = The game is over; begin a new one, or go back to an earlier position.

## Setting up

error-unknown-game = Vendange has no game called “{ $game }”; choose one of these: { $known }.
error-bad-players = “{ $players }” is not a number of players for this game; choose a number from { $least } to { $most }.
error-unknown-option = This game has no option called “{ $option }”; choose among these: { $known }.
error-bad-choice = The option “{ $option }” cannot be set to “{ $choice }”; choose one of these: { $known }.
error-bad-seed = “{ $seed }” cannot be the number of a deal; give a whole number such as 7, or none at all.
error-bad-chance = Chance can be “self” (Vendange draws) or “explicit” (you choose every draw), but not “{ $chance }”.
error-bad-seats =
    { $count ->
        [one] There is 1 seat
       *[other] There are { $count } seats
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; give every player exactly one seat.
error-bad-seat-kind = “{ $kind }” cannot take a seat; choose one of these: { $known }.
error-bad-name = A player’s name is a text of at most { $most } characters; please choose a shorter one.
error-bad-seat = There is no seat “{ $seat }” to explore from; choose a number from 0 to one less than { $most }, -1 for what everybody knows, or none for everything.
error-bad-order = A tree cannot grow in the order “{ $order }”; choose one of these: { $known }.
error-bad-simulations = “{ $simulations }” is not a number of simulations for a review; choose a number from { $least } to { $most }.
error-bad-review-seat = There is no seat “{ $seat }” in this game; choose one from 1 to { $most }.
error-unknown-language = Vendange does not speak “{ $language }”; choose one of these: { $known }.
error-unknown-rule = This rulebook has no rule “{ $rule }”; look it up in the list of rules, or search by words.

## Tournaments, and work that is shared

error-bad-workers = “{ $workers }” is not a number of workers; give a whole number from 1 upwards.
error-no-distributed = A cluster needs Dask, which is not installed; install it with `pip install "vendange[cluster]"`.
error-no-cluster = No Dask scheduler answers at “{ $address }”; check the address, such as tcp://192.168.1.10:8786, and that it is running.
error-no-machines = The Dask scheduler at “{ $address }” has no workers; start some with `dask worker { $address }` and try again.
error-cluster-lost = The connection to the Dask cluster at “{ $address }” was lost; what is finished is kept, and the same command goes on from there.
error-cluster-differs = A worker has version { $theirs } of Vendange instead of { $ours }; install the same one everywhere.
error-bad-games = “{ $games }” is not a number of games; give a whole number from 1 upwards.
error-no-agents = Nobody plays in this tournament; name at least one player.
error-bad-table = Results cannot be written to “{ $file }”; give a name that ends in { $known }.
error-bad-picture = A picture cannot be written to “{ $file }”; give a name that ends in { $known }.
error-no-pyarrow = Parquet files need pyarrow, which is not installed; install it with `pip install "vendange[analysis]"`, or choose a name that ends in .csv or .json.
error-no-results = The file “{ $file }” holds no results of a tournament; give one that `vendange simulate --out` has written.
error-other-tournament = The file “{ $file }” belongs to another tournament; choose another name for the results, or remove that file first.
error-tournament-runs = The tournament in “{ $file }” is being played already; wait until it has ended, or choose another name for the results.

## Saved games

error-not-json = This is not a save of Vendange, or a part of it has been lost; please choose another file.
error-wrong-format =
    This file is not { $wanted-id ->
        [vendange-position] a saved position
       *[other] a saved game
    } of Vendange; please choose another file.
error-wrong-version = This save comes from another version of Vendange (number { $version }) and cannot be read by this one; please begin a new game.
error-wrong-game = This save is a game of “{ $game }”, not of “{ $wanted }”; please open it in the right game.
error-damaged = This save is damaged: what it says cannot come about in the game; please choose another file.
error-bad-position = These changes give a position that cannot come about in the game; compare them with a saved position.
error-bad-move = This save contains something that is not a move of the game ({ $move }); please choose another file.
error-illegal-in-record = This saved game cannot be replayed, because move { $number } is against the rules: { $refusal }
error-no-record = Nobody knows how this position came about, so there is no game to save; save the position itself instead.
error-review-too-early = A game of several people can be reviewed when it is over: before, the review would tell what others hide.
error-review-empty = There is no game to review here, or nobody has had a choice in it yet; please choose another file.
error-broken-invariant = This position cannot come about in the game: “{ $law }” does not add up ({ $numbers }); go back to a position that does.

## Corrections by the owner of a box

error-data-unreadable = The file “{ $file }” cannot be read; check its name and place, and that it is a text file.
error-data-not-toml = The file “{ $file }” is not a well-formed TOML file; look at line { $line }.
error-data-unknown-table = Your file has a table “{ $table }” that this game does not know; compare its name with the game’s own data.
error-data-unknown-key = Your file sets “{ $place }”, which this game does not know; compare its name with the game’s own data.
error-data-unknown-row = Your file changes the row of “{ $place }” whose { $key } is “{ $value }”, but there is no such row; compare it with the game’s own data.
error-unknown-in-position = A position has no “{ $key }”; compare the name with a saved position.
error-data-fixed = In your file, “{ $place }” cannot be changed: this part of the game is fixed in Vendange.
error-data-out-of-bounds = In your file, “{ $place }” is too large; the most is { $most }.
error-data-unplayable = With the numbers of your file the game cannot be played to its end; check them against the rulebook.
error-data-wrong-type = In your file, “{ $place }” has another form than in the game’s own data; put a number for a number, a text for a text, a list for a list.

## Lessons: what a teacher reads about a file

at-place = { $place }: { $sentence }
error-lesson-not-toml = Line { $line } is not TOML; look for a missing quotation mark, bracket or equals sign there or just before.
error-lesson-unreadable = This file cannot be read; check its name and place, and that it is a text file in UTF-8.
error-lesson-no-game = The lesson must name its game, and “{ $game }” is none; write game = "…" with one of these: { $known }.
error-lesson-unknown-key = Nothing here is called “{ $key }”; perhaps you mean one of these: { $known }.
error-lesson-missing = “{ $key }” is missing here.
error-lesson-wrong-type = “{ $key }” must be written like this: { $wanted }.
error-lesson-no-words = The words “{ $key }” are missing; everything is said in every language.
error-lesson-same-words = The words are the same in every language: “{ $words }”.
error-lesson-bad-id = “{ $id }” cannot be the id of a lesson; use small letters, digits and hyphens, such as first-sale.
error-lesson-same-id = Two steps have the id “{ $id }”; give one of them another.
error-lesson-unknown-step = No earlier step has the id “{ $id }”; write "lesson" for the beginning of the lesson.
error-lesson-two-starts = A lesson begins in one way only; choose one of these: { $keys }.
error-lesson-bad-kind = “{ $kind }” is no kind of step; choose one of these: { $known }.
error-lesson-no-form = This question needs one of three things: number = "…", some [[step.choice]], or pick = "legal" or "illegal".
error-lesson-bad-pick = The learner can pick a "legal" or an "illegal" move, not “{ $pick }”.
error-lesson-bad-seat = The learner cannot sit at { $number }: the { $players } seats of this position are counted from 0.
error-lesson-unknown-rule = “{ $rule }” is no rule of { $game }; look it up with: vendange rules { $game }.
error-lesson-unknown-event = No event of this game is called “{ $event }”; replay a game with “vendange replay” to see the rules of events, and use rule … instead.
error-lesson-unknown-question = No question of this game is called “{ $question }”; perhaps you mean one of these: { $known }.
error-lesson-bad-condition = “{ $text }” cannot be understood; write for example me.money >= 5, played Sell red, decision = Trade, or rule with an id.
error-lesson-bad-move = “{ $move }” is not a move; write it as “vendange lessons moves” prints it.
error-lesson-unknown-move = There is no kind of move called “{ $move }”; perhaps you mean one of these: { $known }.
error-lesson-move-fields = A move “{ $move }” is written with these parts: { $fields }.
error-lesson-unknown-example = This game has no worked example “{ $example }”.
error-lesson-unknown-case = The example { $example } sets up { $cases } positions; there is no case { $case }.
error-lesson-no-record = There is no saved game “{ $file }” beside this file, or it cannot be read.
error-lesson-short-record = After { $moves } moves the game is at its end; “upto = { $upto }” is too many.
error-lesson-bad-position = The changes give a position that cannot come about in the game (the engine says: { $error }); compare them with a saved position.
error-lesson-illegal = The move “{ $move }” is not allowed at this point: { $refusal }
error-lesson-unused-draw = Chance is never asked for “{ $move }”; take it out of the draws, or move it to where it is drawn.
error-lesson-goal-at-once = The goal is reached before anybody has moved; ask for more, or choose another position.
error-lesson-goal-missed = The stored solution does not reach the goal: at its end, “{ $condition }” does not hold.
error-lesson-long-solution = The goal is reached before the move “{ $move }”; end the solution there.
error-lesson-solution-scolded = After the move “{ $move }” of the stored solution the tutor would speak of a mistake, or say that it is too late.
error-lesson-mistake-unheard = Nobody can make mistake number { $number } on the way of the solution: “{ $condition }” never holds after a move; mend it, or write with made_by which moves lead there.
error-lesson-no-path = The position has no “{ $path }”; there are for example these: { $known }.
error-lesson-no-number = “{ $expression }” is not a number: it gives “{ $value }”.
error-lesson-other-answer = The engine works out { $right }, not { $answer }.
error-lesson-mistake-right = { $answer } is the right answer, but it stands among the mistakes.
error-lesson-one-right = A question has at least two answers, of which exactly one is right.
error-lesson-unproved = Nothing proves answer number { $number }: write holds = "…" with what must be so in the position, or told = "…" with the rule that says so.
error-lesson-other-choice = The engine does not agree with answer number { $number }: “{ $condition }” says the opposite of “right”.
error-lesson-other-moves = The engine says that these moves are right: { $moves }; the lesson says: { $given }.
error-lesson-no-wrong-move = Among the moves there must be right ones and wrong ones.
error-lesson-odd-move = Nobody would think of the move “{ $move }” here: it does not answer the question that is asked.
error-lesson-endless = The game does not come to the end of this step; check “until”.
error-lesson-note-unheard = Note number { $number } was not said in any of { $games } games on trial: “{ $condition }” never held; mend it, or leave the note out.
error-lesson-not-mastered = Whoever plays or answers what is stored here does not master the step; check the goal and the answer.
error-lesson-no-place = The board has no place called “{ $name }”; there are for example these: { $known }.
error-lesson-twice = The { $key } “{ $value }” is taken by { $other }.
error-lesson-not-now = This cannot be done at this step of the lesson.

## Learners' progress

error-progress-bad-address = The address of the progress database is not understood; see VENDANGE_PROGRESS, for example sqlite:////home/me/progress.sqlite.
error-progress-unreadable = Your progress cannot be read or kept at the moment; the lessons work all the same.
error-progress-newer = The progress database was made by a newer Vendange (its version is { $version }, this one knows { $known }); the lessons work all the same.
