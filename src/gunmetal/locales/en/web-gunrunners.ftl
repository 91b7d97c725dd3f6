### The board of Gunrunners on the page. Names, powers and events are in gunrunners.ftl.

## Turn and phases

runners-turn = Turn { $turn }
runners-opening = Set-up
runners-phase-deliver = Deliver
runners-phase-deploy = Deploy
runners-phase-operate = Operations
runners-phase-bust = Bust

## What everybody sees of a player

runners-fact-crates = crates
runners-fact-hand = hand
runners-fact-pile = pile

## Agents. $agent is a name, $value the number on the card.

runners-agent = Agent
runners-agent-spoken = { $agent } { $value }
runners-no-power = No power
runners-effect-director = Moves a face-up card
runners-effect-informer = Sees and moves an Undercover Agent
runners-effect-saboteur = Rolls to remove a face-up card
runners-effect-spy = Sees and reorders all in training
runners-effect-manager = Allows two Undercover Agents
runners-effect-runner = Carries 2 crates elsewhere

## Cards for screen readers. $known is empty or one of the two that follow.

runners-card-face = { $agent }, { $colour }
runners-card-hand = { $agent }. { $power }
runners-card-back = { $label }, { $colour }{ $known }
runners-known = : { $agent }
runners-mixed = , mixed by a Spy
runners-mixed-of = , mixed by a Spy; in the set: { $agents }
runners-training-at = Probationary Agent at { $location }
runners-training-empty = No Probationary Agent at { $location }
runners-undercover-at = Undercover Agent at { $location }
runners-field-of = Field of { $location }

## Places where something may go

runners-train-here = Train here
runners-undercover = Under­cover
runners-move-here = Move here
runners-exchange = Exchange the { $agent } at { $location }
runners-exchange-with = Exchange with the { $agent } at { $location }
runners-arrange-how = Tap two agents to exchange them.
runners-arrange-so = Lay them out

## The strip above the Locations

runners-rolled = Rolled { $die }
runners-not-rolled = Not rolled yet
runners-roll-to = to { $place }
runners-roll-hit = { $agent } out
runners-roll-missed = { $agent } stays
runners-warehouse = Warehouse { $count } of { $bays }
runners-track = Bust track: { $busts } of 7, { $left ->
    [0] at the end
    [one] { $left } more ends the game
   *[other] { $left } more end the game
}
runners-busts-left = { $left ->
    [0] at the end
    [one] { $left } to go
   *[other] { $left } to go
}
runners-heat = { $count } of 4 face-up
runners-heat-spoken = { $count } of 4 face-up cards; 4 make a bust

## Hand, draw pile, discarded cards

runners-in-pile = { $count ->
    [one] card in the draw pile
   *[other] cards in the draw pile
}
runners-files = Case files
runners-files-short = Files
runners-pile-holds = { $count ->
    [0] Your draw pile is empty
    [one] In your draw pile: { $count } card
   *[other] In your draw pile, in unknown order: { $count } cards
}
runners-pile-holds-of = { $count ->
    [0] { $player }: the draw pile is empty
    [one] { $player }, in the draw pile: { $count } card
   *[other] { $player }, in the draw pile, in unknown order: { $count } cards
}
runners-discarded-of = { $count ->
    [0] { $name }: nothing discarded
    [one] { $name }: { $count } card discarded
   *[other] { $name }: { $count } cards discarded
}
runners-hand-not-dealt = Your hand is dealt after the opening agents.
runners-hand-not-dealt-of = The hand of { $player } is dealt after the opening agents.
runners-hand-empty = No cards left.
