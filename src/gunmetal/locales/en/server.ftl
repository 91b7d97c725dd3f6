### What the server says when it refuses something, and where it is.

serve-at = Gunmetal is at { $address }. Ctrl-C stops it; every game is kept.
serve-refused = The server cannot listen at { $host }:{ $port }: { $reason }.
store-refused = The store cannot be opened: { $reason }.
verify-well = Every die and draw follows from the seed that was promised: { $checked } checked.
verify-taken-over = { $count ->
    [one] One more outcome belongs to the game that this one continues.
   *[other] { $count } more outcomes belong to the game that this one continues.
}
verify-no-seed = This log has no seed: only finished games of a server can be verified.
verify-commitment = The seed is not the one that was promised before the game.
verify-outcome = Step { $number }: { $words } does not follow from the seed.

table-unknown = There is no such table.
table-moved-on = The table has moved on since; look again, and then decide.
not-your-seat = That is not your seat.
not-at-table = Only who sits at the table may do that.
not-invited = This table is for invited people only.
not-begun = The game has not begun yet.
not-over = That can be seen when the game is over.
not-away = The player is still here, or left less than { $seconds } seconds ago.
only-host = Only who set the table up may do that.
seat-taken = That seat is taken.
seat-not-persons = Nobody plays that seat in person now.
bot-plays-it = A bot plays that seat now; take it back first.
invitation-unknown = There is no such invitation.
carry-unknown = This link was used already, or is too old.
token-unknown = This token belongs to nobody.
moment-unknown = The game has no moment { $number }.
name-wrong = A name has 1 to { $most } letters.
avatar-unknown = There is no avatar { $avatar }; choose one of { $avatars }.
rules-unknown = There are no rules of { $game } here.
too-often = That was too often; wait a moment.
origin-foreign = Another site may not act here.
body-too-large = That is too much at once.
body-not-json = Only JSON is understood here.
request-malformed = The request cannot be read: { $field } is wrong.
request-refused = The request was refused.
address-unknown = There is nothing at this address.
daily-for-one = The challenge of the day is for one player, and only in a game that can be played alone.
