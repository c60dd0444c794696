"""A picture before it is painted: a scene of plain shapes, each with one readable line of text.

Places and lengths are in thousandths of the picture's width, x to the right, y down. Angles are in degrees, clockwise
from twelve o'clock. A shape's colour is the name of a tone (`renderer.theme`).
"""

from dataclasses import dataclass, fields
from itertools import chain
from math import cos, radians, sin

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Disk:
    """A filled circle."""

    at: Point
    radius: float
    tone: str
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Oval:
    """A filled ellipse."""

    at: Point
    across: float
    down: float
    tone: str
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Sector:
    """The area between two radii and two angles of a circle: a wedge, an arc, or a whole ring."""

    at: Point
    inner: float
    outer: float
    tone: str
    start: float = 0
    end: float = 360
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Line:
    """A straight stroke, with round ends if asked."""

    start: Point
    end: Point
    width: float
    tone: str
    round: bool = False
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled polygon."""

    points: tuple[Point, ...]
    tone: str
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle with round corners; `at` is its middle."""

    at: Point
    across: float
    down: float
    corner: float
    tone: str
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; `at.y` is the middle of its capitals."""

    text: str
    at: Point
    size: float
    weight: str
    tone: str
    align: str = "middle"
    alpha: float = 1


@dataclass(frozen=True, eq=False)
class Figure:
    """A drawing that is used again and again: opaque shapes around (0, 0), under a name, and on top of them its texts.

    Equal only to itself.
    """

    name: str
    shapes: tuple["Shape", ...]
    within: "Shape | None" = None
    """The shape that clips the figure, without smoothing, so that figures with a common edge join without a seam."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A figure, somewhere."""

    figure: Figure
    at: Point


@dataclass(frozen=True, eq=False)
class Pile:
    """Drawings around (0, 0), painted on top of each other once and then kept as one bitmap under a name.

    Equal only to itself.
    """

    name: str
    parts: tuple["Sprite | PlacedPile", ...]
    """Sprites, and other piles."""
    marks: tuple["Sprite | Shape", ...] = ()
    """Drawings on top of the parts."""
    veil: tuple[str, float] | None = None
    """A tone, and how much of it is laid over the whole."""


@dataclass(frozen=True, slots=True)
class PlacedPile:
    """A pile, somewhere."""

    pile: Pile
    at: Point


@dataclass(frozen=True, slots=True)
class Contour:
    """A line, cased in a darker one, round what can still be seen of something when all else has been painted.

    `tone` is that of the line; its casing is the tone of that name with `-case` behind it.
    """

    seen: tuple[tuple[Sprite, ...], ...]
    """The thing, part by part, in the order they were painted."""
    hidden: tuple[tuple[PlacedPile, ...], ...]
    """The piles painted between each part and the next, which may cover it."""
    tone: str


Shape = Disk | Oval | Sector | Line | Polygon | Box | Text
Drawn = Shape | Sprite | PlacedPile | Contour


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture as data: a ground that stays the same from picture to picture, and the drawings on it, in order."""

    ground: Figure
    live: tuple[Drawn, ...]
    height: int = 1000

    def text(self) -> str:
        """Return one line for each shape; the ground by name only."""
        return "\n".join(chain([f"on {self.ground.name}"], map(written, self.live)))


def around(at: Point, radius: float, angle: float) -> Point:
    """Return the point at an angle on a circle."""
    turn = radians(angle)
    return at[0] + radius * sin(turn), at[1] - radius * cos(turn)


def arc(at: Point, radius: float, width: float, tone: str, start: float = 0, end: float = 360) -> Sector:
    """Return a stroke along a circle, from one angle to another."""
    return Sector(at, radius - width / 2, radius + width / 2, tone, start, end)


def written(shape: Drawn) -> str:
    """Return the shape as a line of text; fields that have their default are left out."""
    if isinstance(shape, PlacedPile):
        return f"{shape.pile.name} {_value(shape.at)}"
    if isinstance(shape, Contour):
        parts = ", ".join(written(sprite) for part in shape.seen for sprite in part)
        return f"contour {shape.tone} of {parts}; before it: {sum(map(len, shape.hidden))}"
    if isinstance(shape, Sprite):
        return f"{shape.figure.name} {_value(shape.at)}"
    changed = (
        f"{field.name}={_value(value)}"
        for field in fields(shape)
        if (value := getattr(shape, field.name)) != field.default
    )
    return " ".join((type(shape).__name__.lower(), *changed))


def tones(shape: Drawn) -> frozenset[str]:
    """Return the tones in which a part of a scene is painted."""
    match shape:
        case Sprite(figure):
            return frozenset(each.tone for each in figure.shapes)
        case PlacedPile(pile):
            veil = {pile.veil[0]} if pile.veil else set[str]()
            return frozenset(veil.union(*map(tones, (*pile.parts, *pile.marks))))
        case Contour():
            return frozenset((shape.tone, f"{shape.tone}-case"))
    return frozenset((shape.tone,))


def _value(value: object) -> str:
    match value:
        case bool():
            return "yes"
        case int() | float():
            return f"{value:.1f}".removesuffix(".0").replace("-0", "0") if abs(value) < 0.05 else f"{value:.6g}"
        case str():
            return f"“{value}”" if " " in value or not value else value
        case (int() | float() as x, int() | float() as y):
            return f"{x:.1f},{y:.1f}"
        case tuple():
            return " ".join(map(_value, value))
    raise TypeError(value)
