"""Pictures as SVG: the shapes of the posted picture, sharp on any screen, with a region to press for each place.

Nothing is styled or scripted inline, or loaded from elsewhere; letters are in the fonts of `font_faces`, which the page
serves. Definitions are named after what they draw, so all pictures of all processes mean the same by a name, and a page
that has a picture can be sent the parts in which the next one differs.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

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

    def changes_since(self, before: "Svg") -> dict[str, Any] | None:
        """Return what makes this picture of an earlier one, as JSON has it; None if all of it has to be sent.

        - `defs`: the markup of further definitions.
        - `parts`: the children of that group, in order: markup, or `[first, end]` of children that it had.
        - `cells`: the data of the regions that have changed, by the names of their places.
        """
        if self.ground != before.ground or [*self.cells] != [*before.cells]:
            return None
        known = before.definitions
        return {
            "defs": "".join(markup for name, markup in self.definitions.items() if name not in known),
            "parts": _runs([each.markup for each in before.parts], [each.markup for each in self.parts]),
            "cells": {name: data for name, data in self.cells.items() if data != before.cells[name]},
        }

    @property
    def definitions(self) -> dict[str, str]:
        """The elements that others refer to, by their names."""
        return dict(chain.from_iterable(each.needs for each in (self.ground, *self.parts)))


def _runs(before: Sequence[str], after: Sequence[str]) -> list[str | list[int]]:
    """Return some elements, one after the other: those that there were before as runs `[first, end]`; each once."""
    places: dict[str, list[int]] = {}
    for place, markup in reversed([*enumerate(before)]):
        places.setdefault(markup, []).append(place)
    runs: list[str | list[int]] = []
    for markup in after:
        if not places.get(markup):
            runs.append(markup)
            continue
        place, last = places[markup].pop(), runs[-1] if runs else None
        if isinstance(last, list) and last[1] == place:
            last[1] += 1
        else:
            runs.append([place, place + 1])
    return runs


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
