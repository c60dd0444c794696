"""A picture before it is painted: plain data that a test can read."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from renderer.shapes import Drawn, Figure, written


@dataclass(frozen=True, slots=True)
class Meeting:
    """Tones that touch: each of `over` is drawn on each of `under`. The palette holds the blends of every such pair.

    Both are names parted by blanks; `shares` tells how much of the upper tone a blend has.
    """

    over: str
    under: str
    shares: tuple[float, ...] = (0.25, 0.5, 0.75)


Inks = tuple[Meeting, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """What to paint: a ground that stays from picture to picture, and on it, in order, what is there now."""

    ground: Figure
    live: tuple[Drawn, ...]
    inks: Inks = ()
    height: int = 1000

    def text(self) -> str:
        """One line a shape; the ground by name only."""
        return "\n".join(chain([f"on {self.ground.name}"], map(written, self.live)))


def text_of(shapes: Iterable[Drawn]) -> str:
    """Shapes as lines of text."""
    return "\n".join(map(written, shapes))
