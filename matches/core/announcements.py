"""What the rooms announce, and to whom.

A room announces what it has done; it does not know who listens. The listeners, all of them and in the order in which
they are called, stand in `matches.consequences`.
"""

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from store.transactions import Transaction

Subject = TypeVar("Subject")
Listener = Callable[[Transaction, Subject], Awaitable[Subject]]


class Announcement(Generic[Subject]):
    """Something that has happened, with listeners that run in the transaction in which it happened.

    Each listener gets the subject as the one before it returned it, and returns it, changed or not.
    """

    def __init__(self) -> None:
        self.listeners: tuple[Listener[Subject], ...] = ()

    async def __call__(self, transaction: Transaction, subject: Subject) -> Subject:
        """Call all listeners in order. Return the subject as the last of them returned it."""
        for listen in self.listeners:
            subject = await listen(transaction, subject)
        return subject
