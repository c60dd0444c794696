"""What the services refuse, as codes and data like the engine's refusals."""

from engine.errors import Refusal


class MatchError(Refusal):
    """Something that cannot be done with a match or a challenge as it stands. Nothing was changed.

    Its code has a message `refusal-<code>`.
    """
