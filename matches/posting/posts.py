"""Queued posts, as a process has claimed them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class QueuedPost:
    """An outbox row claimed by this process.

    Kinds: `card` (a challenge), `anchor` (a rematch's card repeated in the match's channel), `board` (after an entry),
    `apart` (a board for one player), `offer`, `title` (rename a match's thread), `stuck` (a computer to move cannot
    think), `void` (end of a match that the rules cannot replay), `daily` (a server's daily puzzle), `league` (a
    league's announcement or tables), `followed` (end of a match, for a follower), `digest` (a follower's daily digest),
    `tally` (the number of votes has changed: edit the team's board), `motion` (a team has something to decide).
    Notices about time: `direct_message` (a player's turn), `reminder`, `late`, `nudge`, `day`, `pause`, `away`, `back`,
    `unshown` (the board could not be posted), `unreached` (nor the player to move be told).
    """

    id: int
    kind: str
    subject: int
    """Id of the challenge, offer, motion, daily puzzle, league post, follow or person's digests; of the match for other
    kinds.
    """
    entry: int
    """Entry of the match after which it was queued; 0 if not about a match."""
    number: int
    """Index of the posts of a kind after the same entry, from 0, or of a person's digests. `away`, `back`: id of the
    absence; `apart`: the player; `stuck`: the error reference that is also logged."""
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
