"""Contigo in words: the text board, and what the alt text says besides turn and last move."""

from collections.abc import Iterator, Mapping, Sequence

from engine import State
from engine.boards.grid import LETTERS
from engine.boards.pits import MOST, PITS, SIZE
from engine.games.contigo.sowing import DIRECTIONS
from locales import say
from renderer.contigo.contigo_targets import picked_legs, second_halves
from renderer.contigo.played_turns import PlayedTurn, dropped_by_pit, last_turn, pawns_on, position_of
from renderer.contigo.typed_turns import TypedTurn, typed_turn
from renderer.look import TextBoard, letters, listed
from renderer.look import standing as pieces_in_words
from renderer.view import View, side_name

_COLUMNS = LETTERS[:SIZE]
Place = tuple[int, int]
"""A column and a row."""
_NUMBERS: dict[Place, int] = {(pit.column, pit.row): pit.number for pit in PITS}


# The text board: six by six cells, round them the pits with their pebbles and numbers


def rows(state: State, view: View, capitals: str | None = None) -> list[str]:
    """Return lines of at most 31 characters: the position with its last turn, or in the middle of a typed turn.

    `capitals` is the kind of pieces with capital letters, if others have small ones.
    """
    typed = typed_turn(state, view)
    turn = typed.turn if typed else last_turn(state)
    position = typed.turn.after_pawn if typed else position_of(state)
    picked = (typed.half.pawn_cell, f"pit {typed.half.pit}" * bool(typed.half.pit)) if typed else ()
    board = TextBoard(
        letters(state, view, position.pieces(), capitals),
        moved=_moved(turn) if turn else (),
        picked=tuple(filter(None, picked)),
        targets=typed.half.targets if typed else (),
        refused=view.refused,
    )
    counts = typed.half.counts if typed else position.pits
    pits = {
        place: board.place(f"pit {number}", str(count))
        for (place, number), count in zip(_NUMBERS.items(), counts, strict=True)
    }
    north, south = (_edge(pits, row) for row in (SIZE, -1))
    lines = [*north, *(_row(board, pits, row) for row in reversed(range(SIZE))), *reversed(south)]
    legend = (say(view.language, "text-pits"), *board.legend(view.language))
    return [*(line.rstrip() for line in lines), "", *legend]


def _moved(turn: PlayedTurn) -> tuple[str, ...]:
    """Return the cells between which the pawn went, and the pits that pebbles were taken from or dropped into."""
    pits = (turn.sowing.pit, *dropped_by_pit(turn.sowing)) if turn.sowing else ()
    return (*turn.corners, *(f"pit {number}" for number in pits))


def _edge(pits: Mapping[Place, str], row: int) -> list[str]:
    """Return the pits north or south of the cells, from the outside in: numbers, pebbles, letters of columns."""
    columns = (-1, *range(SIZE), SIZE)
    numbers = [f"{_NUMBERS[column, row]:^3}" for column in columns]
    pebbles = [pits[column, row] for column in columns]
    names = ["   ", *(f" {letter} " for letter in _COLUMNS), "   "]
    return [f"  {left} {''.join(middle)} {right}" for left, *middle, right in (numbers, pebbles, names)]


def _row(board: TextBoard, pits: Mapping[Place, str], row: int) -> str:
    west, east = _NUMBERS[-1, row], _NUMBERS[SIZE, row]
    cells = "".join(board.place(f"{letter}{row + 1}") for letter in _COLUMNS)
    return f"{west:2}{pits[-1, row]}{row + 1}{cells}{row + 1}{pits[SIZE, row]}{east}"


# Alt text


def piece_sentences(state: State, view: View, capitals: str | None = None) -> Iterator[str]:
    """Yield sentences about the pieces of each side, inherited pawns, and the pebbles in all pits."""
    yield from listed(state, view, capitals)
    inherited: dict[int, list[str]] = {}
    for cell, pawn in pawns_on(position_of(state)).items():
        if pawn.original_side is not None:
            inherited.setdefault(pawn.original_side, []).append(cell)
    for side, cells in inherited.items():
        yield say(view.language, "alt-heritage", side=side_name(state, view, side), cells=cells)
    yield say(view.language, "alt-pebbles", counts=" ".join(map(str, position_of(state).pits)))


def standing(state: State, view: View) -> Mapping[str, Sequence[str]]:
    """Return the pieces in words, whose inherited pawns were at the start, and the pebbles in each pit."""
    found = {cell: [*words] for cell, words in pieces_in_words(state, view).items()}
    for cell, pawn in pawns_on(position_of(state)).items():
        if pawn.original_side is not None:
            found[cell].append(say(view.language, "holds-inherited", side=side_name(state, view, pawn.original_side)))
    counts = enumerate(position_of(state).pits, 1)
    return found | {f"pit {pit}": [say(view.language, "holds-pebbles", count=count)] for pit, count in counts}


def typed_sentences(state: State, view: View) -> Iterator[str]:
    """Yield sentences about how the half-typed turn may go on."""
    typed = typed_turn(state, view)
    if not typed:
        return
    language = view.language
    if typed.turn.path:
        yield say(language, "alt-so-far", move=typed.half.so_far)
    if typed.half.choosing_leg:
        yield from _leg_sentences(typed, language)
    elif typed.half.choosing_sowing:
        yield from _sowing_sentences(typed, language)
    elif not typed.half.pawn_cell:
        yield say(language, "alt-movable", cells=[pawn.cells[0] for pawn in typed.half.pawns])


def _leg_sentences(typed: TypedTurn, language: str) -> Iterator[str]:
    """Yield where the pawn may go, with the pit that rules each move; of an L-move, its second half."""
    if not typed.half.targets:
        yield say(language, "alt-stuck", cell=typed.half.pawn_cell)
        return
    halves = {half.end: half.pit for half in second_halves(typed)}
    pits = halves or {picked.leg.to: picked.leg.pit for picked in picked_legs(typed)}
    targets = [say(language, "alt-way", cell=cell, pit=pits[cell]) for cell in typed.half.targets]
    yield say(language, "alt-ways", cell=typed.half.pawn_cell, ways=targets)


def _sowing_sentences(typed: TypedTurn, language: str) -> Iterator[str]:
    """Yield the pits to take from; once one is chosen, for each direction the pits with room."""
    if not typed.half.pit:
        yield say(language, "alt-pits", pits=typed.half.next_pits)
        return
    for direction in typed.half.directions:
        room = [pit for pit in typed.half.open_pits(direction) if typed.turn.before.pits[pit - 1] < MOST]
        if room:
            yield say(language, "alt-drops", pit=typed.half.pit, way=DIRECTIONS[direction], pits=room)


def place_name(language: str, name: str) -> str:
    """Return the name of a cell as it is, and that of a pit (`pit 9`) in the language."""
    return say(language, "alt-pit", pit=name.removeprefix("pit ")) if name.startswith("pit ") else name
