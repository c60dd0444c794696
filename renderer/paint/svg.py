"""Pictures as SVG: the shapes of the posted picture, sharp on any screen, with a region to press for each place.

Nothing is styled or scripted inline, or loaded from elsewhere; letters are in the fonts of `font_faces`, which the page
serves. Definitions are named after what they draw, so two pictures in one page never mean different things by a name.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final

from renderer.paint.lettering import FOLDER, WEIGHTS
from renderer.paint.svg_markup import FACES, USUAL, Part, of_figure, part, path_data
from renderer.shapes import Scene, Shape

FONTS: Final = {name: FOLDER / name for name in WEIGHTS.values()}
"""The files of the fonts, by their names."""


@dataclass(frozen=True, slots=True)
class Svg:
    """A picture as SVG."""

    height: int
    """Its height; it is 1000 wide."""
    ground: Part
    parts: tuple[Part, ...]
    """What is drawn on the ground, in order."""
    cells: Mapping[str, str]
    """The region of each place of the board, as the data of a path. Where two overlap, the later one is seen."""

    @property
    def text(self) -> str:
        """The whole picture: an element `svg` with its definitions, and groups of classes `ground`, `parts`, `cells`.

        In the latter is an unseen path for each place of the board, whose attribute `data-cell` has the name.
        """
        family, weight = FACES[USUAL]
        cells = (f'<path data-cell="{name}" d="{data}"/>' for name, data in self.cells.items())
        return "".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 {self.height}" font-family="{family}"',
                f' font-weight="{weight}" text-anchor="middle"><defs>',
                *self.definitions.values(),
                f'</defs><g class="ground" pointer-events="none" aria-hidden="true">{self.ground.markup}</g>',
                '<g class="parts" pointer-events="none" aria-hidden="true">',
                *(each.markup for each in self.parts),
                '</g><g class="cells" fill="none" pointer-events="all">',
                *cells,
                "</g></svg>",
            )
        )

    @property
    def definitions(self) -> dict[str, str]:
        """The elements that others refer to, by their names."""
        return dict(chain.from_iterable(each.needs for each in (self.ground, *self.parts)))


def paint(scene: Scene, regions: Mapping[str, Shape], theme: str) -> Svg:
    """Return a scene in a theme's tones; `regions` has the shape of each place of the board that can be pressed."""
    return Svg(
        scene.height,
        of_figure(scene.ground, theme),
        tuple(part(shape, theme) for shape in scene.live),
        {name: path_data(shape) for name, shape in regions.items()},
    )


def font_faces(folder: str) -> str:
    """Return the rules of a style sheet for the fonts, whose files (`FONTS`) are served in a folder."""
    return "\n".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: url("{folder}/{WEIGHTS[name]}"); }}'
        for name, (family, weight) in FACES.items()
    )
