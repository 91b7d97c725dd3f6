### After the game, on the page: the result, the replay, and the proof that chance was fair.

## The result. Who won, and why, are sentences of the games: tie-break-…, solo-…, reason-…

end-title = Result
end-you-won = You win.
end-you-lost = You lose.
end-won = { $winner } wins.
end-lost = { $loser } loses.
end-won-together = { $winners } share the win.
# Stamped across the page, for the eye only.
end-stamp-gunrunners = Case closed
end-stamp-western = The dust settles
end-who = { $name } ({ $colour })
end-rank = Place
end-player = Player
end-wins-mark = wins
end-why = How it was decided

# Figures whose names the games do not have yet.
end-figure-crates = Crates
end-figure-remaining-total = Remaining cards
end-figure-remaining-highest = Highest of them

# Why one player comes before the next, when the first figure is equal. $more and $less are the figures that differ.
end-before-remaining-total = { $crates ->
    [one] { $ahead } and { $behind } both have { $crates } crate. The remaining cards of { $ahead } total { $more }, those of { $behind } { $less }.
   *[other] { $ahead } and { $behind } both have { $crates } crates. The remaining cards of { $ahead } total { $more }, those of { $behind } { $less }.
}
end-before-remaining-highest = { $crates ->
    [one] { $ahead } and { $behind } both have { $crates } crate and remaining cards that total { $remaining_total }. The highest of them is { $more } for { $ahead } and { $less } for { $behind }.
   *[other] { $ahead } and { $behind } both have { $crates } crates and remaining cards that total { $remaining_total }. The highest of them is { $more } for { $ahead } and { $less } for { $behind }.
}
end-before-wounds = { $ahead } and { $behind } have the same number of living { word-gunfighters }, { $gunfighters }. { $ahead } has fewer wounds: { $more } against { $less }.
end-before-dollars = { $ahead } and { $behind } have the same number of living { word-gunfighters }, { $gunfighters }, and of wounds, { $wounds }. { $ahead } has more money: ${ $more } against ${ $less }.
# $seats: names, already joined.
end-same-place = { $seats } share place { $rank }.

end-actions = What next
end-rematch = Rematch
end-rematch-there = Go to the rematch
end-rematch-watch = Watch the rematch
end-replay = Watch the replay
end-download = Download log
end-share = Share
end-share-title = Share this game
end-share-link = Link to the result and the replay
end-share-note = Whoever has the link can see the result and watch the game again, but cannot play at this table.
end-proof = Check the chance
end-origin = This game went on from step { $number } of another one.
end-origin-link = See that moment

## The replay

replay-title = Replay
replay-of = Replay: { $game }
replay-failed = The replay could not be fetched.
replay-again = Try again
replay-to-table = To the table
replay-controls = Replay controls
replay-step = Step
replay-step-of = Step { $number } of { $count }
replay-back = One step back
replay-forward = One step forward
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-turn = Turn
replay-before-turns = Before the first turn
replay-turn-of = Turn { $turn }: { $seat }
replay-keys = Arrow keys go a step back or forward, Page Up and Page Down a turn; the space bar plays and pauses.

replay-as = Seen by
replay-as-public = Spectators
replay-as-open = Everything open
replay-as-later = When the game is over, you can see it through every pair of eyes, and openly.
replay-hand = Hand of
replay-hand-decider = whoever decides

replay-happened = What happened
replay-nothing-heard = Nothing that could be seen from here.
replay-dealt = Before the first decision
replay-log = All steps
replay-log-row = Step { $number }

replay-share = Link to this step
replay-download = Download log
replay-proof = Check the chance

replay-continue = Go on from here
replay-continue-title = Go on from step { $number }
replay-continue-about = A new game begins at this moment. All that has happened stays; dice and draws from here on are new ones. Nothing changes at this table.
replay-continue-seat = Your seat
replay-continue-bots = Against
replay-continue-start = Play on
replay-continue-over = The game is over at this step. Go back to a moment with something left to decide.

## The proof

proof-title = Was chance fair?
proof-about = Before the first move the server showed a commitment: a fingerprint of its secret seed. Now the seed is open, and this page computes every die and draw from it, itself.
proof-seed = Seed, shown after the game
proof-loading = Fetching the proof …
proof-checking = Computing: { $percent } percent
proof-right = { $count ->
    [0] The seed fits the commitment. There was no die and no draw to check.
    [one] The seed fits the commitment, and the only outcome follows from it.
   *[other] The seed fits the commitment, and all { $count } outcomes follow from it.
}
proof-wrong-outcomes = { $count ->
    [one] { $count } outcome does not follow from the seed. This game was not fair.
   *[other] { $count } outcomes do not follow from the seed. This game was not fair.
}
proof-wrong-commitment = The seed does not fit the commitment that was shown before the first move. This game was not fair.
proof-wrong-remembered = The commitment was exchanged: this browser saw another one during the game. This game was not fair.
proof-wrong-seed = The server does not show a usable seed, so nothing can be checked.
proof-wrong-method = The server used a method that this page does not know ({ $method }), so nothing can be checked.
proof-remembered = { $steps ->
    [0] This browser noted the same commitment before the first step.
    [one] This browser noted the same commitment when { $steps } step had been played.
   *[other] This browser noted the same commitment when { $steps } steps had been played.
}
proof-not-remembered = This browser was not there during the game, so it must take the server’s word for when the commitment was shown.
proof-taken = { $count ->
    [one] { $count } outcome was taken over from the game that this one continues; it is listed, but not checked.
   *[other] { $count } outcomes were taken over from the game that this one continues; they are listed, but not checked.
}
proof-table = Every outcome
proof-step = Step
proof-outcome = Outcome
proof-odds = Odds
proof-odds-of = { $weight } in { $total }
proof-state = Check
proof-state-right = follows from the seed
proof-state-wrong = does not follow from the seed
proof-state-taken = taken over
proof-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}

# What chance brought. The words before the colon are those of the log.
chance-die = Die: { $thing }
chance-draw = Draw: { $thing }
chance-start = Starting player: { $thing }
chance-town = Location: { $thing }
chance-trump = Trump: { $thing }
chance-gunfighter = Dealt face-up: { $thing }
chance-removed = Put away unseen: { $thing }
chance-attached = For the three: { $thing }
