"""Which of the bot's shards Discord is in touch with, as each process notes it in the database once a minute."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from store import Store, note_queries
from store.transactions import Transaction

CONNECTED: Final = "connected shards "
"""Prefix of the names of notes with the connected shards of a process."""
NOTED_WITHIN: Final = 180
"""Seconds for which such a note is valid. A process that does not renew it has ended, or cannot write."""


class _Note(NamedTuple):
    """The note of a process about its shards."""

    name: str
    value: str
    total: int
    """The number of the bot's shards in all processes when it was written."""
    noted_at: float
    connected: frozenset[int]

    def is_valid(self, now: float) -> bool:
        return now - self.noted_at <= NOTED_WITHIN


class Coverage:
    """The connected shards of the bot in all processes. Each process records its own in the database."""

    def __init__(self, store: Store, clock: Callable[[], datetime], first: int, last: int, total: int) -> None:
        """`first` and `last` are the shards of this process, `total` the number of all shards of the bot."""
        self._store = store
        self._clock = clock
        self._total = total
        self._name = f"{CONNECTED}{first}-{last}/{total}"

    def note(self, connected: Iterable[int]) -> tuple[str, str]:
        """Return name and value of the note that these shards of this process are connected now."""
        return self._name, " ".join(map(str, (self._clock().timestamp(), *connected)))

    async def missing(self, connected: Iterable[int]) -> Sequence[int]:
        """Record the connected shards of this process, and return those that no process has had connected lately.

        Raises Unavailable.
        """
        async with self._store.write(lock=("note", self._name)) as transaction:
            await note_queries.write_note(transaction, *self.note(connected))
            covered, now = set[int](), self._clock().timestamp()
            for note in await _notes(transaction):
                if not note.is_valid(now):
                    await note_queries.remove_note(transaction, note.name, note.value)
                elif note.total == self._total:
                    covered |= note.connected
        return [shard for shard in range(self._total) if shard not in covered]


async def is_out_of_touch(transaction: Transaction, guild: int | None, now: int) -> bool:
    """Return whether no process is in touch with Discord about a server (None: about direct messages).

    Where no process has noted anything lately, nothing is known, and the answer is no.
    """
    valid = [note for note in await _notes(transaction) if note.is_valid(now)]
    return bool(valid) and not any((guild or 0) // 2**22 % note.total in note.connected for note in valid)


async def _notes(transaction: Transaction) -> list[_Note]:
    found = await note_queries.notes_like(transaction, CONNECTED)
    return [_read(name, value) for name, value in found.items()]


def _read(name: str, value: str) -> _Note:
    noted_at, *connected = value.split()
    return _Note(name, value, int(name.rpartition("/")[2]), float(noted_at), frozenset(map(int, connected)))
