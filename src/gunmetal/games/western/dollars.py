"""Dollars and the reserve (SL-3, SM-2): change is always made, and nothing is paid beyond what the reserve has."""

from gunmetal.games.western.state import Town
from gunmetal.kernel.rules import rule


@rule
def earn(s: Town, p: int, dollars: int) -> int:
    """Pays a player from the reserve; returns what was there to pay."""
    paid = min(dollars, s.reserve)
    s.reserve -= paid
    s.players[p].dollars += paid
    return paid


@rule
def pay(s: Town, p: int, dollars: int) -> None:
    s.players[p].dollars -= dollars
    s.reserve += dollars


@rule
def put_on_account(s: Town, p: int, dollars: int) -> None:
    """So much shall lie on the account; the difference comes from or goes to the own cash (SL-14, SM-22)."""
    player = s.players[p]
    player.dollars += player.account - dollars
    player.account = dollars


@rule
def rob_account(s: Town, p: int, owner: int) -> int:
    """All that lies on an account goes to the robber."""
    taken = s.players[owner].account
    s.players[owner].account = 0
    s.players[p].dollars += taken
    return taken
