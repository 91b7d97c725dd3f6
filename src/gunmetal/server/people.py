"""People: no accounts. Who has the token in the cookie is the person; a link that works once takes it to another device."""

import hashlib
import re
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.texts import LANGUAGES
from gunmetal.server.schema import people, tokens
from gunmetal.server.store import Store

AVATARS = ("hat", "key", "glasses", "phone", "case", "star", "horseshoe", "lamp", "cactus", "boot", "cards", "mask")
LONGEST_NAME = 24
LINK_LASTS = 15 * 60.0                 # seconds


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    avatar: str
    lang: str


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    """One line, not too long, nothing invisible."""
    plain = re.sub(r"\s+", " ", "".join(c for c in name if c.isprintable())).strip()
    if not plain or len(plain) > LONGEST_NAME:
        raise BadInput("name-wrong", most=LONGEST_NAME)
    return plain


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Person] = {}        # by the hash of a token

    async def by_token(self, token: str | None) -> Person | None:
        if not token:
            return None
        key = hash_of(token)
        if key not in self._known:
            person = await self._store.read(lambda c: _find(c, key))
            if person is None:
                return None
            self._known[key] = person
        return self._known[key]

    def remembered(self, token: str | None) -> Person | None:
        """Who was here since the server began: the store is not asked."""
        return self._known.get(hash_of(token)) if token else None

    async def new(self, lang: str) -> tuple[Person, str]:
        """A person, and the token that proves it."""
        person, token = Person(secrets.token_hex(8), "", secrets.choice(AVATARS), lang), secrets.token_urlsafe(24)

        def work(c: Connection) -> None:
            c.execute(insert(people).values(id=person.id, name="", avatar=person.avatar, lang=lang, created=time.time()))
            c.execute(insert(tokens).values(hash=hash_of(token), person=person.id))

        await self._store.write(work)
        self._known[hash_of(token)] = person
        return person, token

    async def forget(self, person: Person, token: str) -> None:
        """Somebody new who was refused: as if they had never asked."""
        self._known.pop(hash_of(token), None)

        def work(c: Connection) -> None:
            c.execute(delete(tokens).where(tokens.c.hash == hash_of(token)))
            c.execute(delete(people).where(people.c.id == person.id))

        await self._store.write(work)

    async def change(self, person: Person, name: str | None, avatar: str | None, lang: str | None) -> Person:
        if avatar is not None and avatar not in AVATARS:
            raise BadInput("avatar-unknown", avatar=avatar[:20], avatars=", ".join(AVATARS))
        if lang is not None and lang not in LANGUAGES:
            raise BadInput("language-unknown", language=lang[:20], languages=", ".join(LANGUAGES))
        named = checked_name(name) if name else person.name if name is None else ""     # a name may be given up
        new = Person(person.id, named, avatar or person.avatar, lang or person.lang)
        await self._store.write(lambda c: c.execute(update(people).where(people.c.id == new.id).values(
            name=new.name, avatar=new.avatar, lang=new.lang)))
        for key, known in self._known.items():
            if known.id == new.id:
                self._known[key] = new
        return new

    async def carry(self, person: Person) -> tuple[str, float]:
        """A code for another device, and when it ends."""
        code, expires = secrets.token_urlsafe(12), time.time() + LINK_LASTS
        await self._store.write(lambda c: c.execute(insert(tokens).values(hash=hash_of(code), person=person.id, expires=expires)))
        return code, expires

    async def arrive(self, code: str) -> tuple[Person, str]:
        """The other device: the code is gone, and there is a token of its own."""
        token, now = secrets.token_urlsafe(24), time.time()

        def work(c: Connection) -> Person | None:
            its = (tokens.c.hash == hash_of(code)) & (tokens.c.expires >= now)
            row = c.execute(select(tokens).where(its)).first()
            if row is None or c.execute(delete(tokens).where(its)).rowcount == 0:      # another server was quicker
                return None
            c.execute(insert(tokens).values(hash=hash_of(token), person=row.person))
            return _find(c, hash_of(token))

        person = await self._store.write(work)
        if person is None:
            raise BadInput("carry-unknown")
        return person, token


def _find(c: Connection, key: str) -> Person | None:
    row = c.execute(select(people).join(tokens, tokens.c.person == people.c.id)
                    .where(tokens.c.hash == key, tokens.c.expires.is_(None))).first()
    return Person(row.id, row.name, row.avatar, row.lang) if row is not None else None
