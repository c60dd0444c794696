"""Links to the page, and the sessions for which they are exchanged."""

import hashlib
import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer

from matches.core.base_service import Service
from matches.core.match_errors import MatchError
from matches.core.models import Person
from matches.web import session_queries
from store import Store, note_queries, rows, schema
from store.transactions import Transaction

LINK_SECONDS: Final = 600
"""How long a link can be followed."""
SESSION_SECONDS: Final = 30 * 86_400
"""How long a session lasts."""
LAUNCH_SECONDS: Final = 120
"""How long it is remembered at what somebody pressed a button that opens the Activity."""
ACTIVITY_SECONDS: Final = 86_400
"""How long a session in the Activity lasts. Only the open page knows its secret."""
MOST: Final = 20
"""Most sessions and unused links of a person; the oldest give way."""
KEY: Final = "page key"
"""The note with the key by which links are signed."""
PURPOSE: Final = "touch the board"
"""The purpose of the links; the same key may sign for others."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person with a session."""

    session: str
    person: Person
    language: str
    """The language of their Discord client, when they asked for the link."""
    at: str
    """What they asked to open, such as `match/17`; empty for their list. They could see it then."""

    @property
    def user(self) -> int:
        return self.person.user

    def may_watch(self, match: int) -> bool:
        """Return whether they asked for this match, or to think about it, and so need not take part in it."""
        return self.at.partition(".")[0] in (f"match/{match}", f"think/m{match}")


class SessionService(Service):
    """Making links, exchanging them for sessions, and ending these."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self.address: str | None = None
        """Where the page is, without a slash at the end; None if there is none."""
        self.has_activity = False
        """Whether the page also opens inside Discord."""
        self._signer: URLSafeSerializer | None = None
        """What signs links, once the key was read."""

    async def link(self, person: Person, language: str, at: str = "") -> str:
        """Return a link to the page for a person, to what stands there at `at` (`Visitor.at`).

        What is secret stands behind the `#`, which browsers send to no server, so that no log has it.
        """
        session, now = secrets.token_urlsafe(9), self._now()
        async with self._store.write(lock=[("note", KEY), ("user", person.user)]) as transaction:
            await session_queries.make_room(transaction, person.user, MOST - 1, now)
            own = {"user": person.user, "name": person.name, "language": language, "at": at}
            expires = now + LINK_SECONDS
            await rows.insert_all(
                transaction, schema.page_sessions, [{"id": session, "expires_at": expires, "secret": None, **own}]
            )
            self._signer = await _stored_signer(transaction) or await _new_signer(transaction)
        return f"{self.address}/enter#{self._signer.dumps([session, person.user, expires])}"

    async def user_of_link(self, signed: str) -> int:
        """Return for whom a link is, by its signed part. Raises MatchError("link-false" | "link-expired")."""
        return (await self._read_link(signed))[1]

    async def enter(self, signed: str) -> tuple[Visitor, str]:
        """Exchange the signed part of a link for a session. Return it with the secret for the browser's cookie.

        Raises MatchError("link-false" | "link-expired" | "link-used").
        """
        session, user = await self._read_link(signed)
        now, secret = self._now(), secrets.token_urlsafe(32)
        async with self._store.write(lock=("user", user)) as transaction:
            if not await session_queries.use(transaction, session, _hashed(secret), now, now + SESSION_SECONDS):
                raise MatchError("link-used")
        visitor = await self.visitor(session, secret)
        if visitor is None:  # ended at once
            raise MatchError("link-used")
        return visitor, secret

    async def launch(self, person: Person, language: str, at: str = "") -> None:
        """Remember at what a person opens the Activity, which is told neither the button nor the person.

        It is a row that no link leads to, one a person; what they press later takes its place.
        """
        now, own = self._now(), {"user": person.user, "name": person.name, "language": language, "at": at}
        row = {**own, "secret": None, "expires_at": now + LAUNCH_SECONDS}
        async with self._store.write(lock=("user", person.user)) as transaction:
            await session_queries.make_room(transaction, person.user, MOST - 1, now)
            await rows.upsert(transaction, schema.page_sessions, {"id": _launch(person.user)}, row)

    async def arrive(self, person: Person, language: str) -> tuple[Visitor, str]:
        """Begin a session of a person in the Activity, at what they launched it from. Return it with its secret.

        Their name and language are those of the launch, if there was one.
        """
        session, secret, now = secrets.token_urlsafe(9), secrets.token_urlsafe(32), self._now()
        own: dict[str, Any] = {"user": person.user, "name": person.name, "language": language, "at": ""}
        async with self._store.write(lock=("user", person.user)) as transaction:
            launch = {"id": _launch(person.user)}
            found = await rows.get(transaction, schema.page_sessions, launch)
            if found and found.expires_at > now:
                own |= {"name": found.name or person.name, "language": found.language, "at": found.at}
            await rows.delete(transaction, schema.page_sessions, launch)
            await session_queries.make_room(transaction, person.user, MOST - 1, now)
            row = {"id": session, "expires_at": now + ACTIVITY_SECONDS, "secret": _hashed(secret), **own}
            await rows.insert_all(transaction, schema.page_sessions, [row])
        return Visitor(session, Person(person.user, own["name"]), own["language"], own["at"]), secret

    async def _read_link(self, signed: str) -> tuple[str, int]:
        """Return the session and the user of a link. What others have signed costs no look at the database."""
        if self._signer is None:
            async with self._store.read(once=True) as transaction:
                self._signer = await _stored_signer(transaction)
        try:
            session, user, expires = self._signer.loads(signed) if self._signer else ("", 0, 0)
        except (BadSignature, ValueError, TypeError):
            raise MatchError("link-false") from None
        if expires <= self._now():
            raise MatchError("link-expired" if session else "link-false")
        return session, user

    async def visitor(self, session: str, secret: str) -> Visitor | None:
        """Return who has a session and knows its secret."""
        async with self._store.read(once=True) as transaction:
            row = await rows.get(transaction, schema.page_sessions, {"id": session, "secret": _hashed(secret)})
        if row is None or row.name is None or row.expires_at <= self._now():  # or their data is being deleted
            return None
        return Visitor(row.id, Person(row.user, row.name), row.language, row.at)

    async def end_all(self, user: int) -> int:
        """End all sessions of a user, and their unused links. Return how many there were."""
        async with self._store.write(lock=("user", user)) as transaction:
            return await rows.delete(transaction, schema.page_sessions, {"user": user})

    async def watch(
        self, sessions: Collection[str], matches: Collection[int]
    ) -> tuple[Collection[str], Mapping[int, str]]:
        """Return those sessions that have not ended, and how far the matches are (`session_queries.progress`)."""
        async with self._store.read() as transaction:
            living = await session_queries.living(transaction, sessions, self._now())
            return living, await session_queries.progress(transaction, matches)


async def _stored_signer(transaction: Transaction) -> URLSafeSerializer | None:
    """Return what signs links, by the key of the database; None if it has none yet."""
    key = await note_queries.note(transaction, KEY)
    return _signer(key) if key else None


async def _new_signer(transaction: Transaction) -> URLSafeSerializer:
    key = secrets.token_urlsafe(32)
    await note_queries.write_note(transaction, KEY, key)
    return _signer(key)


def _signer(key: str) -> URLSafeSerializer:
    return URLSafeSerializer(
        key, salt=PURPOSE, signer_kwargs={"key_derivation": "hmac", "digest_method": hashlib.sha256}
    )


def _launch(user: int) -> str:
    """Return the id of the row with what a user launched the Activity from."""
    return f"launch {user}"


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
