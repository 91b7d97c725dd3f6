"""The tables of the store. A game is its entries: they only grow, and two servers can never both write entry 17."""

from sqlalchemy import BigInteger, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

people = Table(
    "people", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("avatar", String(16), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

# A token is never kept, only its hash. A person may have several: one a device.
tokens = Table(
    "tokens", metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("expires", Float),          # of a link that takes a person to another device; it is used once
)

tables = Table(
    "tables", metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("head", Text, nullable=False),      # of the log, as JSON
    Column("seed", String(64), nullable=False),
    Column("pace", Text, nullable=False),
    Column("is_open", Integer, nullable=False),
    Column("invite", String(16), nullable=False, unique=True),
    Column("host", String(32), nullable=False),
    Column("origin", Text),                    # the table and step from which it was continued
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("status", String(8), nullable=False),   # waiting, playing, over: what the entries say, for lists
    Column("next", String(16)),                # the rematch
)
Index("tables_by_status", tables.c.status, tables.c.updated)

seats = Table(
    "seats", metadata,
    Column("table", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),     # person, bot, open
    Column("person", String(32), index=True),      # whose seat it is, even while a bot plays it
    Column("bot", String(32)),
    Column("name", Text, nullable=False),
    Column("avatar", String(16), nullable=False),
)

entries = Table(
    "entries", metadata,
    Column("table", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("kind", String(8), nullable=False),     # line: of the game's log; seat: who plays it now; chat
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
)
