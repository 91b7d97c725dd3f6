"""Write docs/cards.md: every card of every game, from the games' card files. `--check` only says whether it is up to date."""

import argparse
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "gunmetal" / "games"
PAGE = ROOT / "docs" / "cards.md"

Card = Mapping[str, Any]

INTRODUCTION = """\
# The cards

Every card of the three games: its numbers, how many there are of it, where it is bought or played, and what it does.
The page is made from the card files by `scripts/cards_page.py`; whoever changes a file runs it again. The numbers of rules
(GR, SL, SM) are those of the [rules](rules).

## What is known, and what is ours
No public source prints these cards in full. The last column of each table says what we have from where:

- **known** names what a rulebook states, in its rules or in an example. The rest of that row is reconstructed.
- **reconstructed** means that the whole row is this project's: chosen to fit the rules, the number of cards in the box, and play.

If you own the printed cards, copy the file of the game, change its values, and play with yours. The names of the
cards and the size of each list stay; a file that does not fit is refused with the line and the rule.
"""

AGENT_POWERS = {
    "agent": "No power: its number counts in a bust.",
    "director": "Moves a face-up card, itself included, to the field of another Location (GR-18).",
    "informer": "Looks at one Undercover Agent in secret, then puts it at the end of any field (GR-19).",
    "saboteur": "Aims at a face-up card and rolls the die: a roll of its number or more removes the card (GR-20).",
    "spy": "Looks at all Probationary Agents in secret and lays them out anew (GR-22).",
    "manager": "While it lies face-up, its owner may have two Undercover Agents (GR-21).",
    "runner": "Takes 2 crates from one Location to another (GR-23).",
}

# What discarding an item does.
GUNSLINGERS_USES = {
    "move_two": "Discard to move up to two steps (SL-10).",
    "move_anywhere": "Discard to move to any location in play (SL-10).",
    "heal_one": "Discard to heal one wound of one own gunslinger (SL-27).",
    "bounty_three": "Discard when jailing a captive: $3 more (SL-27).",
    "cancel_one_wound": "Discard to cancel one wound as it lands (SL-27).",
}
GUNSMOKE_USES = {
    "move_two": "Discard to move up to two steps (SM-8).",
    "move_anywhere": "Discard to move to any town card (SM-8).",
    "steal_attached": "Discard before the first dice of a fight: take a card that an opponent in it has attached (SM-29).",
    "heal_two": "Discard to heal up to two wounds of its bearer (SM-11).",
    "outlaw_three": "Discard before an Outlaw test of the gang: three dice more (SM-11).",
    "jail_four_more": "Discard when jailing a captive: $4 more (SM-11).",
    "cancel_wounds_of_one_attack": "Discard to cancel all wounds that one attack deals to its bearer (SM-11).",
}

# What an action card does.
GUNSLINGERS_EFFECTS = {
    "shootout": "Everybody on the location fights with one gunslinger. Draw tests give the order; then each makes a Shoot test "
                "against one opponent, and every trump is a wound (SL-30).",
    "brawl": "Everybody on the location fights with one gunslinger. All strike at once with a Brawl test; every trump is a "
             "wound (SL-31).",
    "bushwhack": "One shot from cover at a gunslinger here or one step away: a Shoot test with a die less, and no answer (SL-32).",
    "capture": "Law against the Outlaw of a posse on the same location. More trumps take one of its gunslingers captive (SL-33).",
    "bounty": "A Law test: $2 for each trump (SL-35).",
    "rebuild": "A Law test. One trump brings a neighbouring location back into play, and the player onto it (SL-36).",
    "gamble": "A stake of $1 to $5 on a Gamble test. Every trump wins the stake once; no trump loses it (SL-34).",
    "gamble_high": "A stake of $5 to $10 on a Gamble test. From two trumps on, each wins the stake once; fewer lose it (SL-34).",
    "rob_bank": "An Outlaw test. Three trumps or more take what all others have in the Bank, and $2 for each trump besides. "
                "No trump at all costs a wound (SL-35).",
    "rob_train": "An Outlaw test: $2 for each trump. No trump at all costs a wound (SL-35).",
    "rustle": "An Outlaw test: $1 for each trump (SL-35).",
    "explosion": "An Outlaw test. Two trumps take a location where nobody stands out of play (SL-36).",
    "jailbreak": "An Outlaw test. Two trumps bring a jailed gunslinger into the own posse, if it has room (SL-36).",
}
GUNSMOKE_EFFECTS = {
    "shootout": "Everybody on the town card fights with one gunfighter. Draw tests give the order; then each makes a Shoot test "
                "against one opponent, and every trump is a wound (SM-29).",
    "brawl": "Everybody on the town card fights with one gunfighter. All strike at once with a Brawl test; every trump is a "
             "wound (SM-29).",
    "capture": "Law against the Outlaw of a gang on the same town card. More trumps take one of its gunfighters captive (SM-30).",
    "escape": "An own gunfighter whom another player holds captive comes back, if the gang has room (SM-30).",
    "hold_up": "An Outlaw test against an opponent's account. One trump more than that gang has gunfighters takes all of it "
               "(SM-31).",
    "gamble": "A stake of $1 to $5 on a Gamble test. Every trump wins the stake once; no trump loses it (SM-32).",
    "mining": "Three dice: $2 for each trump (SM-32).",
    "explosion": "An Outlaw test. Two trumps take a town card where nobody stands out of play (SM-33).",
    "rebuild": "A Law test. One trump brings a neighbouring town card back into play, and the player onto it (SM-33).",
    "jailbreak": "An Outlaw test. Two trumps bring a jailed gunfighter into the own gang, if it has room (SM-33).",
    "bounty": "A Law test: $2 for each trump (SM-33).",
    "rob_train": "An Outlaw test: $2 for each trump (SM-33).",
}

SETTINGS = {
    "money": "dollars in the reserve",
    "opening_dollars": "dollars of each player at the start",
    "bank_limit": "most dollars on an account",
    "posse_limit": "most gunslingers in a posse",
    "gang_limit": "most gunfighters in a gang",
}
ATTRIBUTES = ("draw", "shoot", "brawl", "gamble", "law", "outlaw")
NAMES = {"any": "anywhere", "sheriffs_office": "Sheriff's Office"}


@dataclass(frozen=True)
class Western:
    """In what the pages of the two western games differ."""

    name: str
    about: str
    fighters: tuple[str, str]           # list in the file, title
    town: str                           # the entry that lists the locations
    use: str
    uses: Mapping[str, str]
    effects: Mapping[str, str]
    lists: Mapping[str, str]            # of weapons and items: title


WESTERNS = (
    Western(
        "gunslingers",
        "All 16 gunslingers are hired on the Train Station (SL-25). Weapons and items are bought on the location that they name; "
        "one that has helped in an action is discarded with it (SL-27). A bonus “for opponents” counts in their tests against "
        "the bearer of the card.",
        ("gunslinger", "Gunslingers"), "locations", "use", GUNSLINGERS_USES, GUNSLINGERS_EFFECTS,
        {"weapon": "Weapons", "brawl_weapon": "Brawl weapons", "item": "Items"}),
    Western(
        "gunsmoke",
        "All 16 gunfighters are hired on the Train Station (SM-23). Weapons and items are bought on the town card that they name "
        "and stay attached to a gunfighter: one red, one brown and one blue card each (SM-26). Items are blue. A bonus “for "
        "opponents” counts in their tests against the bearer of the card; one to Draw, for everybody who fights against the "
        "bearer (SM-27).",
        ("gunfighter", "Gunfighters"), "towns", "discard", GUNSMOKE_USES, GUNSMOKE_EFFECTS,
        {"weapon": "Weapons", "item": "Items"}),
)


# ---- words

def paragraph(text: str) -> str:
    return textwrap.fill(text, 120, break_on_hyphens=False) + "\n"


def file_of(game: str) -> str:
    return f"The file: [{game}/cards.toml](../src/gunmetal/games/{game}/cards.toml)."


def place(word: str) -> str:
    return NAMES.get(word, word.replace("_", " ").title())


def source(known: str | None) -> str:
    return f"known: {known}" if known else "reconstructed"


def bonuses(bonus: Mapping[str, int]) -> str:
    """+2 Draw; −1 Shoot for opponents."""
    told = []
    for test, number in bonus.items():
        amount = f"{number:+d}".replace("-", "−")
        foe = test.startswith("foe_")
        told.append(f"{amount} {test.removeprefix('foe_').title()}" + (" for opponents" if foe else ""))
    return ", ".join(told)


def does(card: Card, game: Western) -> str:
    use = card.get(game.use)
    parts = [bonuses(card["bonus"]) + "." if card.get("bonus") else "", game.uses[use] if use else "",
             "" if card.get("sellable", True) else "Cannot be sold."]
    return " ".join(part for part in parts if part) or "–"


def remark(text: str, key: str) -> str:
    """The comment in the line of a key: the files say there which of their single numbers are known."""
    found = re.search(rf"^{key} = .*#(.*)$", text, re.MULTILINE)
    return found[1] if found else ""


# ---- tables

def table(titles: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """Columns of numbers stand to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    is_number = [all(re.fullmatch(r"\d+", row[column]) for row in cells) for column in range(len(titles))]
    yield f"| {' | '.join(titles)} |"
    yield f"|{'|'.join('---:' if number else '---' for number in is_number)}|"
    for row in cells:
        yield f"| {' | '.join(row)} |"
    yield ""


def gunrunners() -> Iterator[str]:
    data = tomllib.loads((GAMES / "gunrunners" / "cards.toml").read_text(encoding="utf-8"))
    total = sum(len(agent["values"]) for agent in data["agent"])
    yield "## Gunrunners"
    yield paragraph(f"Every colour has the same {total} agents (GR-1). They are not bought: players draw them and place them on "
                    f"the table. A Special Operative may use its power when an opponent flips it (GR-17). {file_of('gunrunners')}")
    yield from table(("agent", "copies", "values", "what it does", "source"), (
        ("Plain agent" if agent["kind"] == "agent" else agent["kind"].title(), len(agent["values"]),
         ", ".join(map(str, agent["values"])), AGENT_POWERS[agent["kind"]], source(agent.get("known"))) for agent in data["agent"]))


def western(game: Western) -> Iterator[str]:
    text = (GAMES / game.name / "cards.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    yield f"## {game.name.title()}"
    yield paragraph(f"{game.about} {file_of(game.name)}")
    yield from town(game, data, text)
    yield from fighters(game, data, text)
    for name, title in game.lists.items():
        cards = data[name]
        extra = next((key for key in ("hands", "colour") if key in cards[0]), "")
        yield f"### {title} ({sum(card['copies'] for card in cards)} cards)"
        yield from table(("card", "copies", "cost", "bought at", *([extra] if extra else []), "what it does", "source"), (
            (card["name"], card["copies"], card["cost"], place(card["location"]), *([card[extra]] if extra else []),
             does(card, game), source(card.get("known"))) for card in cards))
    yield f"### Actions ({sum(card['copies'] for card in data['action'])} cards)"
    yield from table(("card", "copies", "played at", "what it does", "source"), (
        (card["name"], card["copies"], place(card["location"]), game.effects[card["effect"]], source(card.get("known")))
        for card in data["action"]))


def town(game: Western, data: Card, text: str) -> Iterator[str]:
    locations = [place(word) for word in data[game.town]]
    yield "### The town and the money"
    yield from table(("setting", "number", "source"), (
        (meaning, data[key], "known" if "known" in remark(text, key) else "reconstructed")
        for key, meaning in SETTINGS.items() if key in data))
    yield paragraph(f"The {len(locations)} locations are known: {', '.join(locations)}. They are dealt at random onto the places "
                    "(#) of this map, which is reconstructed:")
    yield from ("```text", *data["map"], "```", "")
    if "trump" in data:
        yield paragraph("The suit of a player's trump card decides the colour of the marker, and the marker the town card where it "
                        "starts (SM-3). That much is known; which goes with which is reconstructed.")
        yield from table(("trump", "marker", "starts at", "source"), (
            (suit.title(), marker, place(data["start"][marker]), "reconstructed") for suit, marker in data["trump"].items()))


def fighters(game: Western, data: Card, text: str) -> Iterator[str]:
    name, title = game.fighters
    cards = data[name]
    has_life = "life" in cards[0]
    yield f"### {title} ({len(cards)} cards)"
    yield paragraph("Each stands once in the game. Its six attributes are the dice of its tests; the special rules are explained "
                    "below.")
    yield from table((name, "cost", *(["life"] if has_life else []), *map(str.title, ATTRIBUTES), "special rule", "source"), (
        (card["name"], card["cost"], *([card["life"]] if has_life else []), *(card[key] for key in ATTRIBUTES),
         card.get("special", "–").replace("_", " "), source(card.get("known"))) for card in cards))
    owners = {special: [card["name"] for card in cards if card.get("special") == special] for special in data["specials"]}
    yield from table(("special rule", "what it does", "who has it", "source"), (
        (special.replace("_", " "), meaning, ", ".join(owners[special]) or "nobody",
         "known" if "known" in remark(text, special) else "reconstructed") for special, meaning in data["specials"].items()))


def page() -> str:
    lines = [INTRODUCTION, *gunrunners(), *(line for game in WESTERNS for line in western(game))]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is not up to date")
    wanted = page()
    if not parser.parse_args().check:
        PAGE.write_text(wanted, encoding="utf-8")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{PAGE.relative_to(ROOT)} is not up to date: run {Path(__file__).relative_to(ROOT)}.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
