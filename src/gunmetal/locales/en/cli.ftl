### The words of the command line: help, reports, and what may be wrong with a command.

## Help

help-gunmetal = Tabletop games: play against bots, simulate thousands of games, replay a log.
help-version = show the version and stop
help-lang = language of all texts: { $languages }
help-play = Play a game against bots in the terminal.
help-simulate = Let bots play many games, and report who wins, how long games are and why they end.
help-replay = Go through the log of a game step by step.
help-game = which game: { $games }
help-players = number of players (default 3)
help-edition = edition of the rules; Gunrunners has en (2013, the default) and br (2015)
help-variant = plays a variant that the rules name, like round_limit=60; may be said several times
help-cards = card values from this TOML file instead of the usual ones
help-seed = a number; the same number gives the same chances
help-play-bots = bots for the other seats, in order and again from the first: rookie, regular, skilled, expert, master, legend, and random and greedy (default regular)
help-solo = play alone, where the game has rules for that
help-daily = the deal of today, the same for everybody who plays alone
help-seat = your colour, or your side of the table (default: the first)
help-log = keep the game in this new file
help-resume = go on with the game that is kept in this file
help-no-memory = do not remind players of face-down cards that they have seen (GR-14)
help-games = how many games (default 1000)
help-simulate-bots = bots by seat, in order and again from the first; they change seats from game to game (default random)
help-cores = how many cores to use (default: all); the result is the same
help-save = keep the log of every game in this new or empty folder
help-json = print the report as one JSON object
help-replay-file = a log file
help-replay-seat = see the table as this seat saw it (default: what everybody could see)
help-replay-json = print one JSON object a step, and the outcome at the end

## Simulation

simulate-compiling = Preparing the native rules …
simulate-playing = Playing
simulate-title = { $games ->
    [one] { $games } game with { simulate-players }, edition { $edition }, seed { $seed }
   *[other] { $games } games with { simulate-players }, edition { $edition }, seed { $seed }
}
simulate-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-by-seat = Wins by seat
simulate-by-bot = Wins by bot
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-shared = { $count ->
    [0] No win was shared.
    [one] { $count } win was shared; each winner counts for a part.
   *[other] { $count } wins were shared; each winner counts for a part.
}
simulate-rounds = Rounds: { $median } (median; half of all games between { $low } and { $high })
simulate-reason = End, { $reason }: { $count } ({ $share })
simulate-speed = { $steps } decisions in { NUMBER($seconds, maximumFractionDigits: 2) } s: { $speed } a second
simulate-interrupted = Interrupted: this reports the first { $games } of { $wanted } games.

## Replay

replay-chance = Chance
replay-undo = takes step { $number } back
replay-hint = (Enter: next · a number: to that step · q: leave; { $number } of { $last })
replay-unfinished = The log ends here; the game is not over.

## What may be wrong

usage-wrong = “{ $problem }” cannot be read here; “gunmetal --help” shows what can be said.
game-unknown = There is no game “{ $game }”; choose one of: { $games }.
bot-unknown = There is no bot “{ $bot }”; choose from: { $bots }.
bots-too-many = { $seats ->
    [one] { $bots } bots are named, but only one seat is free for them.
   *[other] { $bots } bots are named, but only { $seats } seats are free for them.
}
seat-unknown = There is no seat “{ $seat }” at this table; choose one of: { $seats }.
variant-unreadable = “{ $text }” is not a variant: write its name and a whole number, like round_limit=60.
variant-twice = The variant “{ $setting }” is named twice; once is enough.
solo-none = The game “{ $game }” cannot be played alone; it takes { $least } to { $most } players.
solo-players = --solo is for one player, not for { $players }.
solo-bots = Who plays alone plays without bots; leave --bots out.
daily-not-solo = --daily is for one player; say --solo too.
daily-has-that = { $option } cannot go with --daily: the challenge of a day is the same for everybody.
number-wrong = “{ $value }” will not do: a whole number from { $least } up is wanted.
number-too-large = “{ $value }” will not do: { $most } is the most.
seed-wrong = The seed must be a whole number from 0 to { $most }.
folder-not-empty = The folder { $folder } is not empty; choose a new one for the logs.
folder-refused = The folder { $folder } cannot be used: { $reason }.
no-home = There is no home folder to keep games in; name a file with --log, or a folder with GUNMETAL_DATA.
resume-has-that = { $option } cannot go with --resume: the game in the file has that settled.
output-refused = The output cannot be written: { $reason }.

help-serve = play in the browser: run the server
help-host = where to listen; 0.0.0.0 lets other devices of the network in
help-port = the port; 0 finds a free one
help-data = the folder in which games are kept
help-database = a PostgreSQL address instead of the folder, also as GUNMETAL_DATABASE_URL
help-bot-pause = milliseconds that a bot takes at least while somebody watches
help-no-limits = no limits to how often somebody may ask: for measurements
help-open = open the page in the browser
help-quiet = log only what goes wrong
help-verify = recompute every die and draw of a finished game from its seed
help-verify-file = the log of a finished game, as the page lets you download it
server-not-installed = The server needs more packages ({ $module } is missing): pip install "gunmetal[server]".
port-wrong = { $port } is no port; ports go up to { $most }.

## The arena

help-arena = Let bots play each other, and report how strong each is.
help-arena-games = how many games (default 200); what the file has of them is not played again
help-arena-bots = bots, each once, or one for every seat: rookie, regular, skilled, expert, master, legend, random, greedy, and plain, a search with no knowledge; those that search also with another budget (plain:1600 for 1,600 iterations, master:0.1s for 0.1 seconds) or another net (master@net.npz), a policy from a file (file:my_policy.npz), or a program of your own by the command that starts it (exec:./my_bot)
help-arena-sprt = stop when it is clear whether the first of two bots is stronger by LOW or by HIGH Elo
help-arena-file = where the results are kept, as an SQLite database (default: arena.sqlite in the data folder)
help-arena-move-time = milliseconds that a program of your own has for a move (default 1000)
arena-title = { $games ->
    [one] { $games } game with { simulate-players }, seed { $seed }
   *[other] { $games } games with { simulate-players }, seed { $seed }
}
arena-bot = bot
arena-elo = Elo
arena-seats = seats taken
arena-turns = turns
arena-games = games
arena-ms = ms a move
arena-pairs = Of the wins of two bots, the part of the first
arena-pair = two bots
arena-against = { $bot } against { $other }
arena-sprt-open = Not settled yet: { $likelihood } after { $blocks } blocks of games; ±{ $bound } would be enough.
arena-sprt-high = Settled: { $bot } is stronger than { $other } by the higher of the two numbers ({ $likelihood } after { $blocks } blocks of games).
arena-sprt-low = Settled: { $bot } is not stronger than { $other } by more than the lower of the two numbers ({ $likelihood } after { $blocks } blocks of games).
arena-faults = { $count ->
    [one] One move was
   *[other] { $count } moves were
} made at random for { $bot }, which was late ({ $late }), gone ({ $gone }) or wrong ({ $wrong }).
arena-interrupted = Interrupted after { $games } of { $wanted } games. The same command goes on with them.
arena-program-missing = There is no program { $program } that can be run here.
policy-unreadable = Cannot read the policy { $file }: { $reason }.
policy-damaged = { $file } is no policy, or a damaged one.
policy-foreign = The policy { $file } was trained on the encoding { $encoding }; here it is { $wanted }.
arena-budget-wrong = { $bot }: a search takes 1 to { $most } iterations, or up to { $seconds } seconds.
arena-bots-wrong = An arena needs at least two bots. One that is named more than once takes so many seats; then there must be a name for every seat.
arena-sprt-wrong = “{ $text }” is not two numbers, the lower first, like 0,20.
arena-sprt-for-two = --sprt compares two bots.
arena-sprt-alone = --sprt compares two bots at one table, and in a game for one there is nobody else.
arena-file-refused = Cannot keep results in { $file }: { $reason }.
help-arena-cluster = play the games as tasks of a Ray cluster: its address, auto, or local for one on this machine
cluster-refused = Cannot use the cluster { $address }: { $reason }
cluster-not-installed = A cluster needs { $module }; install it with pip install "gunmetal[arena,cluster]".
arena-not-installed = The arena needs { $module }; install it with pip install "gunmetal[arena]".

## Hints

help-hint = Show what whoever must decide in a game could do best, with the chances to win.
help-hint-at = after this step of the log (default: the last)
help-hint-time = how long to think, in milliseconds (default 1000)
help-hint-iterations = how many continuations to think of, instead of a time
hint-title = { $seat } decides. After { $games ->
    [one] { $games } continuation
   *[other] { $games } continuations
} in thought, { NUMBER($seconds, maximumFractionDigits: 1) } s:
hint-option = option
hint-chance = chance to win
hint-worth = worth
hint-followed = followed
hint-others = { $count ->
    [one] One other option was followed less.
   *[other] { $count } other options were followed less.
}
hint-over = The game is over: there is nothing to decide.
hint-no-step = The log has no step { $number }; its last one is { $last }.

## Training

help-train = Teach a net to play a game, by many games.
help-train-minutes = how long it may take on this machine (default 25): decides how many games are planned
help-train-games = how many games, instead of a time; the same number and seed give the same net
help-train-searched = for a thousand games, so many more at the end in which a search decides, some hundred times as slow (default 0)
help-train-guests = of a thousand seats beside the one that learns, so many at which the heuristic sits (default: in the western games 500, else 0)
help-train-from = a net of the same game to begin as, also one for another number of players
help-train-file = where the net is kept, and found again to go on (default: in the data folder)
train-compared = { $games ->
        [one] After 1 game
       *[other] After { $games } games
    } ({ NUMBER($minutes, maximumFractionDigits: 1) } min): wins { NUMBER($share, maximumFractionDigits: 0) } % of { $compared } games against what it was after { $before }.
train-done = Done: { $games } games in { NUMBER($minutes, maximumFractionDigits: 1) } minutes. The net is in { $file }. The same net again, anywhere:
train-interrupted = Interrupted after { $games } of { $wanted } games. The same command goes on with them.
train-other-plan = { $file } holds a net that was made in another way. Name another file, or remove it.
net-unreadable = { $file } holds no net that can be read.
net-of-another-game = The net in { $file } does not fit { $game } as it is played here.
net-for-others = The net in { $file } has learnt at a table of { $players } players.
