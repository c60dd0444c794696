"""The registry of families, by the kind of position that each searches."""

from collections.abc import Callable
from typing import Any

from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.contigo_capture import CapturePosition
from engine.games.druid.druid_position import DruidPosition
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.games.ring.contiguity import ContiguityPosition
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.position import Position
from search.contigo.capture_search import CAPTURE
from search.contigo.contigo_search import ALIGNMENT
from search.druid.druid_search import druid_search
from search.druid.walk_search import walk_search
from search.expansion import Family
from search.ring.contiguity_search import contiguity_family
from search.ring.deluxe_search import DeluxeSearch

_DELUXE = DeluxeSearch()
FAMILIES: dict[type[Position], Callable[[Any], Family[Any]]] = {
    CapturePosition: lambda _: CAPTURE,
    AlignmentPosition: lambda _: ALIGNMENT,
    ContiguityPosition: contiguity_family,
    DeluxePosition: lambda _: _DELUXE,
    DruidPosition: lambda position: druid_search(position.setting),
    DruidWalkPosition: lambda position: walk_search(position.setting),
}
"""For each kind of position of a registered game, the function that returns the family of one."""


def family_of(position: Position) -> Family[Any]:
    """Return the family that searches a position. Raises KeyError for one of a game that no family is named for."""
    return FAMILIES[type(position)](position)
