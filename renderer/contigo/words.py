"""What the alt text of Contigo tells besides the pieces: all pits, and how a half-typed turn may go on."""

from collections.abc import Iterator

from engine import State
from engine.boards.pits import MOST
from engine.games.contigo.sowing import CLOCKWISE, COUNTER
from locales import say
from renderer.contigo.choosing import candidates
from renderer.contigo.ells import halves
from renderer.contigo.plies import pawns, position
from renderer.contigo.targets import ways
from renderer.contigo.typed import Asked, asked
from renderer.describe import listed
from renderer.view import View, side_name


def pieces(state: State, view: View) -> Iterator[str]:
    """The pieces of each side, whose the inherited ones were, and the pebbles in all pits."""
    yield from listed(state, view)
    heritage: dict[int, list[str]] = {}
    for cell, pawn in pawns(position(state)).items():
        if pawn.born is not None:
            heritage.setdefault(pawn.born, []).append(cell)
    for side, cells in heritage.items():
        yield say(view.language, "alt-heritage", side=side_name(state, view, side), cells=cells)
    yield say(view.language, "alt-pebbles", counts=" ".join(map(str, position(state).pits)))


def marked(state: State, view: View) -> Iterator[str]:
    """How the half-typed turn may go on."""
    typed = asked(state, view)
    if not typed:
        return
    language = view.language
    if typed.turn.passed:
        yield say(language, "alt-told", move=str(typed))
    if typed.going:
        yield from _legs(typed, language)
    elif typed.sowing:
        yield from _pebbles(typed, language)
    elif not typed.at:
        yield say(language, "alt-movable", cells=typed.movable)


def _legs(typed: Asked, language: str) -> Iterator[str]:
    """Where the pawn may go, with the pit that rules each way; in an L, the one towards which it ends."""
    if not typed.reached:
        yield say(language, "alt-stuck", cell=typed.at)
        return
    ends = {half.end: half.pit for half in halves(typed)} or {way.reach.to: way.reach.pit for way in ways(typed)}
    told = [say(language, "alt-way", cell=cell, pit=ends[cell]) for cell in typed.reached]
    yield say(language, "alt-ways", cell=typed.at, ways=told)


def _pebbles(typed: Asked, language: str) -> Iterator[str]:
    """The pits to take from; or, one way round or both, those with room."""
    if not typed.pit:
        yield say(language, "alt-pits", pits=candidates(typed))
        return
    for way, name in ((CLOCKWISE, "clockwise"), (COUNTER, "counter")):
        room = [pit for pit in typed.next_pits(way) if typed.turn.before.pits[pit - 1] < MOST]
        if room and typed.way in ("", way):
            yield say(language, "alt-drops", pit=typed.pit, way=name, pits=room)
