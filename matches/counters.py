"""What is different between a challenge and the one that it counters."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.options import Options, Value
from matches.models import Challenge
from matches.seating import users


@dataclass(frozen=True, slots=True)
class Changes:
    """True if there are any."""

    options: Mapping[str, tuple[Value | None, Value | None]]
    """By name: as they are now, and as they were."""
    clock: bool
    sides: bool

    def __bool__(self) -> bool:
        return bool(self.options or self.clock or self.sides)


def changes(now: Challenge, before: Challenge) -> Changes:
    """What a challenge changes in another one, of the same game."""
    new, old = _options(now), _options(before)
    return Changes(
        options={name: (value, old[name]) for name, value in new.items() if value != old[name]},
        clock=now.clock != before.clock,
        sides=_sides_differ(now, before),
    )


def _options(challenge: Challenge) -> Options:
    return challenge.game.settle(challenge.game.read_options(challenge.terms))


def _sides_differ(now: Challenge, before: Challenge) -> bool:
    """Whether anybody would sit elsewhere; who counters is taken for having accepted."""
    if now.player is None or before.player is None:
        return now.player != before.player
    who = now.challenger.user
    return users(now, who) != users(before, who)
