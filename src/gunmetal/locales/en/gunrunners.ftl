### Gunrunners. $seat and $owner are colours, $agent a kind of card, $location a Location with its name.

game-name = Gunrunners
game-authors = Designed by Steve Finn

edition-en = English edition (2013)
edition-br = Brazilian edition (2015)
variant-five-players = Five players: a variant that is not in the rulebooks (GR-31)

## Names

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-black = Black

agency-red = Russia
agency-blue = United States
agency-yellow = Spain
agency-green = Italy
agency-black = Brazil

agent-director = Director
agent-informer = Informer
agent-saboteur = Saboteur
agent-spy = Spy
agent-manager = Manager
agent-runner = Runner
agent-1 = 1 Agent
agent-2 = 2 Agent
agent-3 = 3 Agent
agent-4 = 4 Agent
agent-5 = 5 Agent
agent-6 = 6 Agent

location-name-1 = Middle East
location-name-2 = North Africa
location-name-3 = Central America
location-name-4 = Southeast Asia
location-name-5 = Triple Frontier
location-1 = Location 1 ({ location-name-1 })
location-2 = Location 2 ({ location-name-2 })
location-3 = Location 3 ({ location-name-3 })
location-4 = Location 4 ({ location-name-4 })
location-5 = Location 5 ({ location-name-5 })

warehouse = Warehouse
supply = Supply
bust-track = Bust track

power-director = Takes one face-up card, possibly itself, out of one field and into another (GR-18).
power-informer = Peeks at one Undercover Agent, then lays it face-down at the end of any field (GR-19).
power-saboteur = Rolls the die against one face-up card, which is discarded if the roll reaches its number (GR-20).
power-spy = Peeks at every Probationary Agent, then deals them out to the Locations anew (GR-22).
power-manager = Lets its owner have 2 Undercover Agents for as long as it lies in a field (GR-21).
power-runner = Carries 2 crates from one Location to another (GR-23).

## Nouns of the table

word-crates = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
word-location = Location
word-training = Training
word-field = Field
word-hand = Hand
word-draw-pile = Draw pile
word-bust = Bust
word-probationary = Probationary Agent
word-undercover = Undercover Agent
word-face-down = face-down
word-discarded = discarded
word-manager-in-force = Manager in force: 2 Undercover Agents allowed

## Decisions, as they are named inside a sentence

decision-prepared = the draw for the starting player
decision-opening = placing an opening agent
decision-deploy = deploying an agent
decision-train = choosing a card for training
decision-operate = using or declining a power
decision-move = choosing where to move
decision-arrange = laying out the Probationary Agents
decision-bust = choosing the next bust
decision-over = nothing, as the game is over

## Prompts

prompt-prepared = The starting player has yet to be drawn.
prompt-opening = { $seat }, where will your 1 Agent begin training?
prompt-deploy-en = { $seat }, will you flip a Probationary Agent or send an agent undercover?
prompt-deploy-br = { $seat }, which card will you play: into training after a flip, or undercover?
prompt-train = { $seat }, which card will you put into the empty training place?
prompt-train-first = { $seat }, which card will train at the Location that still has no agent?
prompt-operate-director = { $seat }, which face-up card should your Director move?
prompt-operate-informer = { $seat }, which Undercover Agent should your Informer look at?
prompt-operate-saboteur = { $seat }, which face-up card should your Saboteur attack?
prompt-operate-spy = { $seat }, should your Spy look at the Probationary Agents?
prompt-operate-runner = { $seat }, from which Location should your Runner take 2 crates?
prompt-move-director = { $seat }, to which Location does the card go?
prompt-move-informer = { $seat }, at which Location do you lay the Undercover Agent down?
prompt-move-runner = { $seat }, to which Location do the 2 crates go?
prompt-arrange = { $seat }, how do you lay out the Probationary Agents, from the top down?
prompt-bust = { $seat }, which Location is busted first?
prompt-over = The game is over.

## Explanations

explain-prepared = The table is ready, and nobody has acted yet. Chance picks the starting player, who places the first opening agent (GR-5).
explain-opening = Before the first turn everybody puts a plain 1 Agent, never the Director, face-down to the left of a Location. Only a Location without such a card is free (GR-5). Since the card is the same for all, these agents are no secret.
explain-deploy-en = Do one of two things. Option A: pick an opponent’s Probationary Agent; it goes face-up into the field of its Location, its owner may use its power, and then a card from your hand fills the gap (GR-10, GR-12). Option B: lay a hand card face-down at the end of any field; as a rule you may have one such Undercover Agent at a time (GR-13). Your own Probationary Agents can be flipped only with your very last card, or when all of them on the table are yours (GR-11).
explain-deploy-br = Do one of two things. Option A: name a hand card and an opponent’s Probationary Agent; that agent goes face-up into its field, your card trains in its place, you draw, and only then may its owner use its power (GR-10, GR-12). Option B: lay a hand card face-down at the end of any field; as a rule you may have one such Undercover Agent at a time (GR-13). Your own Probationary Agents can be flipped only with your very last card, or when all of them on the table are yours (GR-11).
explain-train = You flipped an agent, and its training place is empty now. Put any card of your hand there, face-down (GR-10, GR-12). Then you draw a card while your draw pile lasts (GR-15).
explain-train-first = With two players one Location begins without a Probationary Agent. The first turn of the game only fills that place: put a hand card there face-down and draw a card (GR-16). Nothing is flipped, and nothing can be busted.
explain-operate-director = An opponent flipped your Director, so you may use its power or let it be (GR-17). It moves one face-up card of any owner, even itself, to the end of another Location’s field (GR-18). Choose the card first, then the Location.
explain-operate-informer = An opponent flipped your Informer, so you may use its power or let it be (GR-17). You look in secret at one Undercover Agent, your own or another’s. Then you lay it face-down at the end of any field, the same one if you like (GR-19).
explain-operate-saboteur = An opponent flipped your Saboteur, so you may use its power or let it be (GR-17). Choose a face-up card in any field and roll the die: a roll equal to its number or higher discards it, a lower one does nothing (GR-20). Even your own cards and the Saboteur itself can be chosen.
explain-operate-spy = An opponent flipped your Spy, so you may use its power or let it be (GR-17). You look in secret at all Probationary Agents and then give each Location one of them, as you like. The others see which colours move, but not which cards (GR-22).
explain-operate-runner = An opponent flipped your Runner, so you may use its power or let it be (GR-17). It carries exactly 2 crates from one Location to one other. The first must hold at least 2 (GR-23).
explain-move-director = You have chosen a card for your Director. It must go to another Location, where it takes the far right end of the field (GR-18, GR-9).
explain-move-informer = You have looked at the card in secret. Lay it face-down at the far right end of any field; the Location it came from is allowed too (GR-19). It stays its owner’s Undercover Agent.
explain-move-runner = You have chosen where the 2 crates come from. Both must go to the same other Location (GR-23).
explain-arrange = You have seen the Probationary Agents. Lay them out again, one to a Location; a training place that was emptied by the flip stays empty (GR-22). An arrangement names, from the top place down, the Location from which each card comes: 2 1 3 exchanges the first two.
explain-bust = More than one Location has 4 or more face-up agents, so more than one is busted in this turn. You decide which comes next; each bust is finished, its Special Delivery included, before another begins (GR-24, GR-26).
explain-over = The game ends when the bust marker reaches space 7 (GR-28), or when nobody has a card in hand (GR-29). Whoever has the most crates wins; a tie is broken by the total of the remaining cards, then by the highest of them, and after that the win is shared (GR-30).

## Actions

action-open = Place your 1 Agent at { $location }
action-flip = Flip { $owner }’s agent at { $location }
action-flip-and-train = Flip { $owner }’s agent at { $location } and train your { $agent } there
action-undercover = Send your { $agent } undercover to { $location }
action-train = Train your { $agent } at { $location }
action-decline = Decline the { $agent }’s power
action-pick-director = Move { $owner }’s { $agent }, card { $place } at { $location }
action-pick-informer = Look at { $owner }’s Undercover Agent, card { $place } at { $location }
action-pick-saboteur = Attack { $owner }’s { $agent }, card { $place } at { $location }
action-look = Look at all Probationary Agents
action-take = Take 2 crates from { $location }
action-to = To { $location }
action-bust = Bust { $location } first
action-arrange = From the top, lay out the agents of Locations { $order }

## Events

event-starting-player-drawn = { $seat } was drawn to begin.
event-opening-agent-placed = { $seat } put a 1 Agent into training at { $location }.
event-turn-began = Turn { $turn }: { $seat } became the active player.
event-warehouse-opened = The Warehouse was full, and 1 crate from it went to every Location.
event-die-rolled = { $seat } rolled a { $die }.
event-crates-delivered = { $crates ->
    [0] { $from_warehouse ->
        [0] The supply was empty, and nothing reached { $location }.
        [one] The supply was empty, but { $from_warehouse } crate from the Warehouse reached { $location }.
       *[other] The supply was empty, but { $from_warehouse } crates from the Warehouse reached { $location }.
    }
    [one] { $from_warehouse ->
        [0] { $crates } crate from the supply reached { $location }.
       *[other] { $crates } crate from the supply and { $from_warehouse } from the Warehouse reached { $location }.
    }
   *[other] { $from_warehouse ->
        [0] { $crates } crates from the supply reached { $location }.
       *[other] { $crates } crates from the supply and { $from_warehouse } from the Warehouse reached { $location }.
    }
}
event-crates-stored = { $crates ->
    [0] The supply was empty, and the Warehouse stayed at { $warehouse }.
    [one] { $crates } crate went to the Warehouse, which now holds { $warehouse }.
   *[other] { $crates } crates went to the Warehouse, which now holds { $warehouse }.
}
event-agent-flipped = { $seat } flipped { $owner }’s agent at { $location }: { $agent }.
event-agent-trained = { $seat } put a card into training at { $location }.
event-own-agent-trained = { $seat } put the { $agent } into training at { $location }.
event-undercover-deployed = { $seat } sent an Undercover Agent to { $location }.
event-own-undercover-deployed = { $seat } sent the { $agent } undercover to { $location }.
event-card-drawn = { $seat } drew a card.
event-own-card-drawn = { $seat } drew the { $agent }.
event-power-gained = { $seat } gained the power of the { $agent }.
event-power-lapsed = { $seat } had no use for the power of the { $agent }.
event-power-declined = { $seat } declined the power of the { $agent }.
event-agent-moved = { $seat } moved { $owner }’s { $agent } to { $location }.
event-undercover-inspected = { $seat } looked at an Undercover Agent of { $owner } at { $location }.
event-own-undercover-inspected = { $seat } looked at an Undercover Agent of { $owner } at { $location } and found the { $agent }.
event-undercover-returned = { $seat } laid an Undercover Agent of { $owner } face-down at { $location }.
event-sabotage-attempted = { $seat } tried to sabotage { $owner }’s { $agent } at { $location }.
event-agent-sabotaged = The roll was { $die }: { $owner }’s { $agent } was discarded.
event-sabotage-failed = The roll was { $die }: { $owner }’s { $agent } stayed where it was.
event-trainees-inspected = { $seat } looked at all Probationary Agents.
event-trainee-seen = { $seat } saw { $owner }’s { $agent } in training at { $location }.
event-trainees-rearranged = { $seat } laid out the Probationary Agents anew.
event-trainee-laid = A Probationary Agent of { $owner } was laid at { $location }.
event-own-trainee-laid = { $owner }’s { $agent } was laid into training at { $location }.
event-crates-carried = { $crates ->
    [one] { $seat } had { $crates } crate carried from { $location } to { $to_location }.
   *[other] { $seat } had { $crates } crates carried from { $location } to { $to_location }.
}
event-bust-began = { $location } was busted, and the bust marker moved to { $busts }.
event-final-bust-began = { $crates ->
    [0] { $location } was busted for the last time, without a crate.
    [one] { $location } lost { $crates } crate to the supply and was busted for the last time.
   *[other] { $location } lost { $crates } crates to the supply and was busted for the last time.
}
event-undercover-revealed = An Undercover Agent of { $owner } at { $location } was revealed: { $agent }.
event-crates-confiscated = { $crates ->
    [one] { $seat } confiscated { $crates } crate at { $location } with a total of { $strength }.
   *[other] { $seat } confiscated { $crates } crates at { $location } with a total of { $strength }.
}
event-field-cleared = { $crates ->
    [0] The field of { $location } was cleared, and no crate was left.
    [one] The field of { $location } was cleared, and { $crates } crate was left.
   *[other] The field of { $location } was cleared, and { $crates } crates were left.
}
event-special-delivery = { $crates ->
    [0] The supply was empty, and no Special Delivery reached { $location }.
    [one] A Special Delivery brought { $crates } crate to { $location }.
   *[other] A Special Delivery brought { $crates } crates to { $location }.
}
event-game-ended = The game ended: { $reason }.

## The end. A result is explained with the winner's figures: crates, remaining_total, remaining_highest.

reason-none = it is still going on
reason-seven-busts = the bust marker reached the end of its track
reason-no-cards = nobody had a card left in hand

tie-break-crates = { $crates ->
    [one] { $seat } won with { $crates } crate (GR-30).
   *[other] { $seat } won with { $crates } crates (GR-30).
}
tie-break-total = { $crates ->
    [one] { $seat } tied at { $crates } crate and won by the higher total of remaining cards, { $remaining_total } (GR-30).
   *[other] { $seat } tied at { $crates } crates and won by the higher total of remaining cards, { $remaining_total } (GR-30).
}
tie-break-highest = { $crates ->
    [one] { $seat } tied at { $crates } crate and a total of { $remaining_total }, and won by the highest remaining card, { $remaining_highest } (GR-30).
   *[other] { $seat } tied at { $crates } crates and a total of { $remaining_total }, and won by the highest remaining card, { $remaining_highest } (GR-30).
}
# $seats: the names of all winners, already joined.
tie-break-shared = { $crates ->
    [one] { $seats } share the win with { $crates } crate each, as their remaining cards are equal too (GR-30).
   *[other] { $seats } share the win with { $crates } crates each, as their remaining cards are equal too (GR-30).
}

## Refusals

arrangement-incomplete = Name each of these Locations exactly once: { $places } (GR-22).
refused-game-over = The game is over ({ $rule }).
refused-opening-taken = { $location } already has an opening agent ({ $rule }).
refused-no-such-location = { $count ->
    [one] { $location } is not in play: there is only { $count } Location ({ $rule }).
   *[other] { $location } is not in play: there are only { $count } Locations ({ $rule }).
}
refused-not-in-hand = You have no { $agent } in hand ({ $rule }).
refused-same-location = { $location } is where it comes from; choose another Location ({ $rule }).
refused-no-bust-there = { $location } is not among the Locations to be busted now ({ $rule }).
refused-not-now = { $decision ->
    [prepared] This is not possible now; what comes next is { decision-prepared } ({ $rule }).
    [opening] This is not possible now; your decision is about { decision-opening } ({ $rule }).
    [deploy] This is not possible now; your decision is about { decision-deploy } ({ $rule }).
    [train] This is not possible now; your decision is about { decision-train } ({ $rule }).
    [operate] This is not possible now; your decision is about { decision-operate } ({ $rule }).
    [move] This is not possible now; your decision is about { decision-move } ({ $rule }).
    [arrange] This is not possible now; your decision is about { decision-arrange } ({ $rule }).
   *[bust] This is not possible now; your decision is about { decision-bust } ({ $rule }).
}
refused-card-first = In this edition you choose the hand card together with the flip, as in “flip 2 train spy” ({ $rule }).
refused-flip-first = In this edition you flip first and choose the hand card afterwards, so say only “flip 2” ({ $rule }).
refused-own-agent = The Probationary Agent at { $location } is your own, and you may not flip it now ({ $rule }).
refused-undercover-limit = { $limit ->
    [one] You may have only { $limit } Undercover Agent on the table ({ $rule }).
   *[other] You may have only { $limit } Undercover Agents on the table ({ $rule }).
}
refused-no-card-there = The field of { $location } has no card number { $place } ({ $rule }).
refused-not-undercover = That card at { $location } lies face-up; the Informer looks only at Undercover Agents ({ $rule }).
refused-not-face-up = That card at { $location } lies face-down; only a face-up card can be chosen ({ $rule }).
refused-too-few-crates = { $location } has fewer than 2 crates ({ $rule }).
refused-other-power = The { $agent } cannot do that ({ $rule }).
