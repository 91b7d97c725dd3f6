### Sentences that belong to no game: what is wrong with a file, a word or an option.

## Options

language-unknown = There is no language “{ $language }”; choose one of: { $languages }.
edition-unknown = There is no edition “{ $edition }”; choose one of: { $editions }.
players-wrong = { $players ->
    [one] One player is not possible; the game takes { $least } to { $most }.
   *[other] { $players } players are not possible; the game takes { $least } to { $most }.
}
setting-unknown = { $count ->
    [0] There is no variant “{ $setting }”; this game has none to choose from.
   *[other] There is no variant “{ $setting }”; choose from: { $settings }.
}
setting-wrong = “{ $value }” will not do for the variant “{ $setting }”; allowed: { $allowed } ({ $rule }).
setting-not-simulated = The variant “{ $setting }” cannot be { $value } in a simulation, as games of bots alone might never end; allowed: { $allowed } ({ $rule }).
# Not a problem: it is told at the beginning of a game, and with a report.
setting-in-force = Variant { $setting } = { $value } ({ $rule })

## Environments: what a program gives

environment-games-wrong = “{ $games }” is no number of games; at least 1 is needed.
environment-actions-wrong = One whole number is needed for each of { $games } games, but what came has the shape { $shape } and the type { $type }.
environment-action-unknown = There is no action { $action }, which was given for game { $number }; actions are numbers from 0 to { $last }.
environment-action-refused = Action { $action } is not legal in game { $number }: { $why }
environment-not-reset = The game is not going on; reset the environment first.
environment-mode-wrong = There is no way to render called “{ $mode }”; choose one of: { $modes }.
environment-seats-wrong = Seats are numbers from 0 to below { $players }, and each is asked for once.

## Words

action-unknown = “{ $text }” is not an action of this game.
chance-unknown = “{ $text }” is not a result of chance in this game.
position-unreadable = “{ $text }” is not a position of this game.

## Turns

refused-not-your-turn = It is not your turn to decide ({ $rule }).
# No rule of a game is about undoing, so no rule is named.
refused-undo-not-last = You can only take back your own action, and only while it is the last one.
refused-undo-final = This action cannot be taken back: a hidden card, a die or a draw has come out since.

## Logs. An entry is a line after the head; its number is the one written in it.

log-unreadable = The log { $file } cannot be read: { $reason }.
log-in-use = The log { $file } is in use: another program is playing this game.
log-foreign = This file is not a Gunmetal log.
log-damaged = The log is damaged at line { $line }: the line was changed, or it does not have the form of a log line.
log-torn = The log breaks off in the middle of line { $line }.
log-version = { $version ->
    [None] The log does not say its format version; this program reads version { $known }.
   *[other] The log has format version { $version }; this program reads version { $known }.
}
log-other-game = The log tells of another game: “{ $game }”.
log-rules = The log follows version { $rules } of the rules; this program plays version { $known }.
log-illegal = Entry { $number } of the log, “{ $action }”, is not allowed at that point ({ $rule }).
log-out-of-order = Entry { $number } of the log cannot stand where it does: its number, its seat or its kind does not fit.
log-unknown-words = Entry { $number } of the log says “{ $text }”, which means nothing in this game.
log-chance-missing = Entry { $number } of the log lacks a result that chance must have given.
log-chance-impossible = Entry { $number } of the log has a result of chance that cannot come up there.
log-chance-left-over = Entry { $number } of the log has more results of chance than its action uses.

## Card files. Line 0: the table does not stand in a file, but in the head of a log.

cards-where = { $line ->
    [0] Cards of the log
   *[other] { $file }, line { $line }
}
cards-unreadable = The card file { $file } cannot be read: { $reason }.
cards-not-toml = { cards-where }: this is not valid TOML ({ $rule }).
cards-no-agents = { cards-where }: the cards must be listed as [[agent]] blocks ({ $rule }).
cards-kind-unknown = { $kind ->
    [None] { cards-where }: this block must say the kind of its agent ({ $rule }).
   *[other] { cards-where }: “{ $kind }” is not a kind of agent ({ $rule }).
}
cards-kind-twice = { cards-where }: the kind “{ $kind }” is listed twice; one block must hold all its values ({ $rule }).
cards-kind-missing = { cards-where }: the kind “{ $kind }” is missing ({ $rule }).
cards-values-missing = { cards-where }: “{ $kind }” needs a list of values ({ $rule }).
cards-plain-count = { cards-where }: “{ $kind }” needs exactly { $wanted } values, one for each card ({ $rule }).
cards-special-count = { cards-where }: “{ $kind }” needs exactly one value, as there is one such card a colour ({ $rule }).
cards-number = { cards-where }: “{ $value }” cannot be the value of “{ $kind }”; it must be a whole number from 1 to { $highest } ({ $rule }).
cards-no-plain-one = { cards-where }: “{ $kind }” needs at least one value 1, as every player opens the game with such a card ({ $rule }).
cards-no-list = { cards-where }: the cards must be listed as [[{ $list }]] blocks ({ $rule }).
cards-name-missing = { cards-where }: this [[{ $list }]] block must say the name of its card ({ $rule }).
cards-name-unknown = { cards-where }: the game has no card “{ $name }” among its [[{ $list }]] blocks ({ $rule }).
cards-name-twice = { cards-where }: the card “{ $name }” is listed twice; `copies` says how many there are of a card ({ $rule }).
cards-card-missing = { cards-where }: the card “{ $name }” is missing among the [[{ $list }]] blocks ({ $rule }).
cards-total = { cards-where }: the [[{ $list }]] blocks make { $found } cards in all; there must be { $wanted } ({ $rule }).
cards-entry-unknown = { cards-where }: “{ $entry }” means nothing to this game ({ $rule }).
cards-entry-missing = { cards-where }: the entry “{ $entry }” is missing ({ $rule }).
cards-entry-number = { cards-where }: “{ $entry }” cannot be “{ $value }”; it must be a whole number from { $lowest } to { $highest } ({ $rule }).
cards-entry-word = { cards-where }: “{ $entry }” cannot be “{ $value }”; it must be one of these: { $words } ({ $rule }).
cards-bonus = { cards-where }: “{ $entry }” must be a table of tests and numbers, such as “draw = 1, shoot = 2” in braces ({ $rule }).
cards-town = { cards-where }: “{ $entry }” must list the { $count } locations of the town, each of them once ({ $rule }).
cards-map-shape = { cards-where }: the map must be a list of rows of equal length, made of # and ., with at most { $highest } of them each way ({ $rule }).
cards-map-places = { cards-where }: the map has { $found } places (#); the town needs { $wanted } ({ $rule }).
cards-map-torn = { cards-where }: the map falls apart; every place must be within reach of every other ({ $rule }).
cards-markers-same = { cards-where }: each trump suit needs a marker of another colour ({ $rule }).
