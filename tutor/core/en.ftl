## Small words from which others are made

player = Player { $number }
some = { $count } { $thing }
list = { $first } and { $last }
nothing = nothing

## Moves that no game would take

refusal-not-asked = Something else is being asked now; choose one of the moves on offer.
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
error-bad-name = A player's name is a text of at most { $most } characters; please choose a shorter one.
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
error-data-unknown-table = Your file has a table “{ $table }” that this game does not know; compare its name with the game's own data.
error-data-unknown-key = Your file sets “{ $place }”, which this game does not know; compare its name with the game's own data.
error-data-unknown-row = Your file changes the row of “{ $place }” whose { $key } is “{ $value }”, but there is no such row; compare it with the game's own data.
error-unknown-in-position = A position has no “{ $key }”; compare the name with a saved position.
error-data-fixed = In your file, “{ $place }” cannot be changed: this part of the game is fixed in Vendange.
error-data-out-of-bounds = In your file, “{ $place }” is too large; the most is { $most }.
error-data-unplayable = With the numbers of your file the game cannot be played to its end; check them against the rulebook.
error-data-wrong-type = In your file, “{ $place }” has another form than in the game's own data; put a number for a number, a text for a text, a list for a list.
