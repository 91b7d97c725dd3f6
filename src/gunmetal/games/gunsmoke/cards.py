"""Card values of Gunsmoke (SM-1): by default the reconstruction in cards.toml."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gunmetal.games.western import cards
from gunmetal.games.western.actions import MOST_DOLLARS
from gunmetal.games.western.cardfile import (
    ATTRIBUTE,
    ATTRIBUTES,
    COPIES,
    COST,
    SUITS,
    Bonus,
    Deck,
    Flag,
    Pile,
    Shape,
    Whole,
    Word,
)
from gunmetal.games.western.cards import CardTable
from gunmetal.games.western.state import GUNFIGHTERS, Category, Location, Town

DEFAULT = Path(__file__).with_name("cards.toml")

LOCATIONS: dict[str, Location] = {
    "church": Location.CHURCH, "gallows": Location.GALLOWS, "general_store": Location.GENERAL_STORE,
    "gold_mine": Location.GOLD_MINE, "gunsmith": Location.GUNSMITH, "hotel": Location.HOTEL,
    "trading_post": Location.TRADING_POST, "livery": Location.LIVERY, "madame_bell": Location.MADAME_BELL,
    "saloon": Location.SALOON, "sheriffs_office": Location.SHERIFFS_OFFICE, "town_bank": Location.BANK,
    "train_station": Location.TRAIN_STATION, "undertakers": Location.GRAVEYARD,
}
SPECIALS = ("hard_to_hit", "carbine_expert", "safe_cracker", "card_sharp", "scout", "quick", "manhunter", "tough", "slippery")
USES = ("move_two", "move_anywhere", "steal_attached", "heal_two", "outlaw_three", "jail_four_more",
        "cancel_wounds_of_one_attack")
EFFECTS = ("shootout", "brawl", "capture", "escape", "hold_up", "gamble", "mining", "explosion", "rebuild", "jailbreak",
           "bounty", "rob_train")

BOUGHT: dict[str, Shape] = {"copies": COPIES, "cost": COST, "location": Word(tuple(LOCATIONS)), "bonus": Bonus(),
                            "sellable": Flag()}                        # SM-25
DECK = Deck(
    default=DEFAULT,
    rule="SM-1",
    piles=(
        Pile("gunfighter", Category.GUNFIGHTER, GUNFIGHTERS,
             {"cost": COST, "life": Whole(1, 6, "SM-35"), **dict.fromkeys(ATTRIBUTES, ATTRIBUTE),
              "special": Word(SPECIALS, optional=True)}),
        Pile("weapon", Category.WEAPON, 27, {**BOUGHT, "colour": Word(("red", "brown"))}),
        Pile("item", Category.ITEM, 25, {**BOUGHT, "discard": Word(USES, optional=True)}),
        Pile("action", Category.ACTION, 38,
             {"copies": COPIES, "location": Word(("any", *LOCATIONS)), "effect": Word(EFFECTS)}),
    ),
    settings={"money": Whole(1, MOST_DOLLARS, "SM-2"), "opening_dollars": Whole(0, 50, "SM-2"), "gang_limit": Whole(1, 4, "SM-23")},
    limit="gang_limit",
    use="discard",
    town="towns",
    locations=LOCATIONS,
    markers="SM-3",
)

NAMES: tuple[str, ...] = tuple(DECK.kinds)                             # by kind
KIND_OF: dict[str, int] = {name: kind for kind, name in enumerate(NAMES)}
CATEGORY_OF: tuple[Category, ...] = tuple(pile.category for pile, _ in DECK.names)
COUNT = len(NAMES)
PLACE_COUNT = len(LOCATIONS)


def read_cards(path: Path) -> CardTable:
    """Reads a card file and checks its shape; what is wrong is told with its line and the rule."""
    return cards.read_cards(DECK, path)


def check_cards(table: Mapping[str, Any]) -> None:
    """The shape of a table that did not come from a file, but from the head of a log."""
    cards.check_cards(DECK, table)


def lay_out(s: Town, table: Mapping[str, Any]) -> None:
    """What is printed on every kind of card, and the numbers of the game."""
    cards.lay_out(DECK, s, table)


def marker_of(table: Mapping[str, Any]) -> list[str]:
    """The colour of the marker by trump suit (SM-3)."""
    return [table["trump"][suit] for suit in SUITS]


def start_of(table: Mapping[str, Any]) -> list[int]:
    """The location where the marker starts, by trump suit (SM-3)."""
    return [int(LOCATIONS[table["start"][marker]]) for marker in marker_of(table)]
