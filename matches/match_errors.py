"""What the services refuse, as codes and data like the engine's refusals."""

from engine.errors import Refusal


class MatchError(Refusal):
    """Something that cannot be done with a match or a challenge as it stands. Nothing was changed.

    Its code has a message `refusal-<code>`.
    """


class VoidMatch(MatchError):
    """A match whose record the rules cannot replay. If it was running, it ends without a result."""


class NewerRules(Refusal):
    """A match that was played on by newer rules than those of this process, which may take it for another position."""
