"""Wounds, death and who is out (SL-37 to SL-39)."""

from gunmetal.games.gunslingers.revealed import discard_revealed
from gunmetal.games.gunslingers.state import SERIOUS, State
from gunmetal.games.western.end import clear_away
from gunmetal.games.western.fights import own_value
from gunmetal.games.western.gang import count_special, dead_to_be_seen, graveyard_is_open, has_special, lay_to_rest, stands
from gunmetal.games.western.state import NOTHING, Effect, Special, Test
from gunmetal.games.western.ventures import communal_dice
from gunmetal.kernel.rules import rule, settles


@settles(has_special)
def has_special_unhurt(s: State, p: int, slot: int, special: int) -> bool:     # SL-38
    """Special rules are ignored from the first wound until fully healed."""
    fighter = s.players[p].gang[slot]
    return fighter.wounds == 0 and s.cards[fighter.kind].special == special


@settles(stands)
def is_not_seriously_injured(s: State, p: int, slot: int) -> bool:     # SL-37
    return s.players[p].gang[slot].wounds < SERIOUS


@settles(own_value)
def value_after_wounds(s: State, p: int, slot: int, test: int) -> int:         # SL-37
    """Injured: one die fewer. Seriously injured: none at all."""
    fighter = s.players[p].gang[slot]
    return 0 if fighter.wounds >= SERIOUS else s.cards[fighter.kind].bonus[test] - fighter.wounds


@settles(communal_dice)
def dice_of_posse(s: State, p: int, test: int) -> int:                 # SL-26
    """The sum over the posse, without the seriously injured (SL-37), and one item."""
    dice = 0
    for slot in range(s.players[p].gang_size):
        if stands(s, p, slot):
            dice += s.cards[s.players[p].gang[slot].kind].bonus[test]
    if s.chosen[p].item != NOTHING:
        dice += s.cards[s.chosen[p].item].bonus[test]
    if test == Test.OUTLAW and (s.effect == Effect.ROB_BANK or s.effect == Effect.ROB_TRAIN):
        dice += count_special(s, p, Special.SAFE_CRACKER)
    if test == Test.LAW and s.effect == Effect.CAPTURE:
        dice += count_special(s, p, Special.MANHUNTER)
    return max(dice, 0)


@settles(lay_to_rest)
def to_boot_hill(s: State, kind: int) -> None:                         # SL-19, SL-37
    """Face-down to Boot Hill, or out of the game if that is out of play."""
    if graveyard_is_open(s):
        s.dead |= 1 << kind
    else:
        s.gone |= 1 << kind


@settles(dead_to_be_seen)
def on_boot_hill(s: State) -> int:                                     # SL-15
    return s.dead


@settles(clear_away)
def clear_revealed(s: State, p: int) -> None:                          # SL-39
    """The revealed cards go to the discards. The account stays in the Bank, and can be robbed."""
    while s.revealed[p].size > 0:
        discard_revealed(s, p, s.revealed[p].cards[0])


@rule
def is_wounded(s: State, p: int, slot: int) -> bool:
    return s.players[p].gang[slot].wounds > 0


@rule
def count_wounded(s: State, p: int) -> int:
    n = 0
    for slot in range(s.players[p].gang_size):
        if is_wounded(s, p, slot):
            n += 1
    return n
