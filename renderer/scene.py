"""A picture before it is painted: plain data that a test can read."""

from dataclasses import dataclass
from itertools import chain

from renderer.shapes import Drawn, Figure, written


@dataclass(frozen=True, slots=True)
class Scene:
    """What to paint: a ground that stays from picture to picture, and on it, in order, what is there now."""

    ground: Figure
    live: tuple[Drawn, ...]
    height: int = 1000

    def text(self) -> str:
        """Return one line for each shape; the ground by name only."""
        return "\n".join(chain([f"on {self.ground.name}"], map(written, self.live)))
