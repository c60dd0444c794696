"""How a game of stones is shown, given whose stone the kerb of each edge is of."""

from engine import State
from renderer.druid import words
from renderer.druid.monument import Owners, monument
from renderer.druid.targets import targets
from renderer.registry import Look
from renderer.scene import Scene
from renderer.view import View


def look_of(marks: str, owners: Owners) -> Look:
    """The look of a game whose sides have these letters."""

    def scene(state: State, view: View) -> Scene:
        return monument(state, view, owners)

    return Look(
        scene,
        words.rows,
        marks,
        targets,
        told=words.told,
        plan=True,
        ways=len(owners),
        pieces=words.pieces,
        marked=words.marked,
    )
