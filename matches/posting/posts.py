"""Queued posts, as a process has claimed them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class QueuedPost:
    """An outbox row claimed by this process. Each kind is a feature's own."""

    id: int
    kind: str
    subject: int
    """Id of what the post is about, which the kind tells; often of a match."""
    entry: int
    """Entry of the match after which it was queued; 0 if not about a match."""
    number: int
    """Index of the posts of a kind after the same entry, from 0; in some kinds another number."""
    created_at: int
    attempts: int
    """Number of earlier claims."""
    faults: int
    """Number of temporary failures."""
    essential: bool = False
    """Whether the post is never given up after temporary failures, because the match could not go on without it."""
    holds_up: bool = True
    """Whether later posts of the match or challenge wait for it."""

    @property
    def claim(self) -> int:
        """Number of the claim by which this process holds the row, from 1."""
        return self.attempts + 1
