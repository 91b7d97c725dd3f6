"""What may be asked of the server: the bodies of requests, checked before anybody acts on them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Version = Annotated[int, Field(ge=0, le=1_000_000, description="The version of the game that the caller has seen.")]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Word = Annotated[str, Field(min_length=1, max_length=40)]


class Ask(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Me(Ask):
    name: Annotated[str, Field(max_length=100)] | None = None
    avatar: Word | None = None
    lang: Word | None = None


class NewSeat(Ask):
    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Field(max_length=100)] | None = None
    bot: Word | None = None


class Pace(Ask):
    kind: Literal["none", "live", "days"]
    seconds: Annotated[int, Field(ge=5, le=3600)] | None = None
    days: Annotated[int, Field(ge=1, le=30)] | None = None
    bots: Annotated[int, Field(ge=0, le=5000)] | None = None       # milliseconds that they take at least while somebody watches


class NewTable(Ask):
    game: Word
    edition: Word | None = None
    settings: dict[Word, Annotated[int, Field(ge=-1000, le=1000)]] = Field(default_factory=dict, max_length=20)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=9)]
    pace: Pace = Pace(kind="none")
    open: bool = False
    daily: bool = False


class Move(Ask):
    seat: SeatNumber
    version: Version
    action: Annotated[str, Field(min_length=1, max_length=200)]


class Undo(Ask):
    seat: SeatNumber
    version: Version


class Say(Ask):
    text: Annotated[str, Field(min_length=1, max_length=500)]


class Join(Ask):
    version: Version
    seat: SeatNumber | None = None


class Accept(Ask):
    seat: SeatNumber | None = None
    name: Annotated[str, Field(max_length=100)] | None = None


class At(Ask):
    version: Version


class ToBot(Ask):
    version: Version
    bot: Word = "regular"


class GoOn(Ask):
    version: Version
    number: Annotated[int, Field(ge=1, le=100_000)]
    seat: SeatNumber
    bots: Annotated[list[Word], Field(max_length=9)] = []
