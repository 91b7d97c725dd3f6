"""Which cards have which special, discard power and effect. Each of them is tested with these very cards in the file of its rule: a
card that is given another one makes a test here fail, and wants one there."""

import pytest

from gunmetal.games.gunsmoke.cards import DEFAULT, EFFECTS, NAMES, SPECIALS, USES, read_cards

CARDS = read_cards(DEFAULT)["cards"]


def cards_with(entry: str, word: str) -> set[str]:
    return {name for name in NAMES if CARDS[name].get(entry) == word}


BEARERS = {
    "hard_to_hit": {"wyatt-burp"},                             # SM-29
    "carbine_expert": {"angie-oakley"},                        # SM-41
    "safe_cracker": {"butch-casserole"},                       # SM-31, SM-33
    "card_sharp": {"doc-hollandaise", "soapy-spinach"},        # SM-32
    "scout": {"calamari-jane"},                                # SM-8
    "quick": {"billy-the-kidney", "sundance-kipper"},          # SM-29
    "manhunter": {"pat-carrot", "bass-radish"},                # SM-30
    "tough": {"bat-masticate", "kid-currypot"},                # SM-29
    "slippery": {"black-bartlett"},                            # SM-30
}
POWERS = {
    "move_two": {"cowboy-boots"}, "move_anywhere": {"horse"},                          # SM-8, SM-11
    "steal_attached": {"lasso"},                                                       # SM-29
    "heal_two": {"doctors-bag"}, "outlaw_three": {"dynamite"}, "jail_four_more": {"wanted-poster"},    # SM-11
    "cancel_wounds_of_one_attack": {"bible"},                                          # SM-11
}
PLAYED = {
    "shootout": ("shoot-out", 6, "any"), "brawl": ("brawl", 5, "any"),                 # SM-29
    "capture": ("capture", 5, "any"), "escape": ("escape", 3, "any"),                  # SM-30
    "hold_up": ("hold-up", 3, "town_bank"),                                            # SM-31
    "gamble": ("gamble", 4, "saloon"), "mining": ("mining", 3, "gold_mine"),           # SM-32
    "explosion": ("explosion", 2, "gold_mine"), "rebuild": ("rebuild", 2, "any"),      # SM-33
    "jailbreak": ("jailbreak", 1, "sheriffs_office"), "bounty": ("bounty", 2, "sheriffs_office"),
    "rob_train": ("train-robbery", 2, "train_station"),
}


@pytest.mark.parametrize("special", SPECIALS)
def test_SM_1_the_gunfighters_with_a_special(special: str) -> None:
    assert cards_with("special", special) == BEARERS[special]


@pytest.mark.parametrize("power", USES)
def test_SM_11_the_items_with_a_discard_power(power: str) -> None:
    assert cards_with("discard", power) == POWERS[power]


@pytest.mark.parametrize("effect", EFFECTS)
def test_SM_9_the_action_cards_with_an_effect_and_where_they_are_played(effect: str) -> None:
    name, copies, location = PLAYED[effect]
    assert cards_with("effect", effect) == {name}
    assert (CARDS[name]["copies"], CARDS[name]["location"]) == (copies, location)


def test_SM_25_what_is_not_sellable_says_so_on_the_card() -> None:
    unsold = {name for name in NAMES if CARDS[name].get("sellable") is False}
    assert unsold == {"bible", "rosary", "horse", "sheriffs-badge", "wanted-poster"}


def test_SM_41_the_values_that_the_book_prints() -> None:
    doc, angie = CARDS["doc-hollandaise"], CARDS["angie-oakley"]
    assert (doc["draw"], doc["shoot"], doc["life"]) == (4, 4, 3)
    assert (angie["draw"], angie["shoot"]) == (3, 4)
    assert CARDS["buntline"]["bonus"] == {"shoot": 2}
    assert CARDS["carbine"]["bonus"] == CARDS["cowboy-hat"]["bonus"] == {"shoot": 1}
    assert CARDS["marked-cards"]["bonus"] == {"gamble": 2}
