"""Refusals of services, as codes and data like the engine's."""

from engine.errors import Refusal


class MatchError(Refusal):
    """An action that the current match or challenge does not allow. Nothing was changed.

    The message of a code is `refusal-<code>`.
    """


class VoidMatch(MatchError):
    """A match whose record the rules cannot replay. If it was running, it ends without a result."""


class NewerRules(Refusal):
    """A match last played by newer rules than this process has, which might replay it to a different position."""
