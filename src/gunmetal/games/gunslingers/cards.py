"""Card values of Gunslingers (SL-1): by default the reconstruction in cards.toml."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gunmetal.games.western import cards
from gunmetal.games.western.cardfile import ATTRIBUTE, ATTRIBUTES, COPIES, COST, Bonus, Deck, Pile, Shape, Whole, Word
from gunmetal.games.western.cards import CardTable
from gunmetal.games.western.state import GUNFIGHTERS, Category, Location, Town

DEFAULT = Path(__file__).with_name("cards.toml")

LOCATIONS: dict[str, Location] = {
    "bank": Location.BANK, "boot_hill": Location.GRAVEYARD, "church": Location.CHURCH, "gallows": Location.GALLOWS,
    "general_store": Location.GENERAL_STORE, "gold_mine": Location.GOLD_MINE, "gunsmith": Location.GUNSMITH,
    "hotel": Location.HOTEL, "trading_post": Location.TRADING_POST, "livery": Location.LIVERY, "saloon": Location.SALOON,
    "sheriffs_office": Location.SHERIFFS_OFFICE, "train_station": Location.TRAIN_STATION,
}
SPECIALS = ("hard_to_hit", "two_guns", "safe_cracker", "card_sharp", "wanted", "scout", "trick_shot", "quick", "manhunter",
            "tough", "slippery")
USES = ("move_two", "move_anywhere", "heal_one", "bounty_three", "cancel_one_wound")
EFFECTS = ("shootout", "brawl", "bushwhack", "capture", "bounty", "rebuild", "gamble", "gamble_high", "rob_bank", "rob_train",
           "rustle", "explosion", "jailbreak")

BOUGHT: dict[str, Shape] = {"copies": COPIES, "cost": COST, "location": Word(tuple(LOCATIONS)), "bonus": Bonus()}
HANDS = Whole(1, 2, "SL-27")
DECK = Deck(
    default=DEFAULT,
    rule="SL-1",
    piles=(
        Pile("gunslinger", Category.GUNFIGHTER, GUNFIGHTERS,
             {"cost": COST, **dict.fromkeys(ATTRIBUTES, ATTRIBUTE), "special": Word(SPECIALS, optional=True)}),
        Pile("weapon", Category.WEAPON, 17, {**BOUGHT, "hands": HANDS}),
        Pile("brawl_weapon", Category.BRAWL_WEAPON, 8, {**BOUGHT, "hands": HANDS}),
        Pile("item", Category.ITEM, 20, {**BOUGHT, "use": Word(USES, optional=True)}),
        Pile("action", Category.ACTION, 36,
             {"copies": COPIES, "location": Word(("any", *LOCATIONS)), "effect": Word(EFFECTS)}),
    ),
    settings={"money": Whole(1, 1000, "SL-3"), "opening_dollars": Whole(0, 50, "SL-3"), "bank_limit": Whole(0, 9, "SL-14"),
              "posse_limit": Whole(1, 4, "SL-11")},
    limit="posse_limit",
    use="use",
    town="locations",
    locations=LOCATIONS,
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
