"""The look of a game, as its drawing module gives it, and the words that games share."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine import Piece, State
from locales import has, say
from renderer.paint.palette import ANY
from renderer.shapes import Figure, Scene, Shape
from renderer.view import View, side_letter, side_name

COLUMNS = 36
"""The most columns of a board as text."""


def _nothing(_state: State, _view: View) -> Iterable[str]:
    return ()


def _no_regions(_state: State, _view: View) -> Mapping[str, Shape]:
    return {}


def standing(state: State, view: View) -> Mapping[str, Sequence[str]]:
    """Return the pieces on the board in words, by place: whose each is, and of which kind."""
    names = [side_name(state, view, side) for side in range(len(state.game.sides))]
    pieces = state.position.pieces().items()
    return {cell: [say(view.language, f"holds-{piece.kind}", side=names[piece.side])] for cell, piece in pieces}


def _by_its_name(_language: str, name: str) -> str:
    return name


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a game: the functions and settings by which it is shown."""

    scene: Callable[[State, View], Scene]
    """Returns the state as shapes."""
    rows: Callable[[State, View], list[str]]
    """Returns the board as lines of text, at most `COLUMNS` wide."""
    capitals: str | None = None
    """The kind of pieces that have capital letters in those lines; then all others have small ones."""
    sentences: Callable[[State, View], Iterable[str]] = _nothing
    """Returns sentences about the board that are not about pieces."""
    piece_sentences: Callable[[State, View], Iterable[str]] | None = None
    """Returns sentences about the pieces, if a list of cells by side and kind is not enough."""
    target_sentences: Callable[[State, View], Iterable[str]] | None = None
    """Returns sentences about how the half-typed move may go on."""
    standing: Callable[[State, View], Mapping[str, Sequence[str]]] = standing
    """Returns what stands on each place that is not empty, in words."""
    place: Callable[[str, str], str] = _by_its_name
    """Returns how a sentence in a language names a place on the board."""
    regions: Callable[[State, View], Mapping[str, Shape]] = _no_regions
    """Returns the region of each place of the board, by its name, to be pressed; a later one covers earlier ones."""
    top_down: bool = False
    """Whether there is a flat picture besides the usual one."""
    perspectives: int = 1
    """The number of ways up that the board may be shown; each is turned clockwise from the one before."""
    token: Callable[[int, str], Figure] | None = None
    """Returns what stands for a side beside names, by its index and the engine's name; else it is a disk with a letter.
    """
    tones: tuple[str, ...] = ("limestone", "bluestone", "heather", "crook")
    """The tone of each side, by its index, where sides are shown beside boards."""
    accent: str = "stone-dark"
    """The tone by which the game is known beside its pictures."""
    palette: str = ANY
    """The palette of its files: the name of its family."""
    band: int = 0
    """The height of the band with the names at the top, which the board does not reach into, in units."""
    film: Callable[[Iterable[tuple[State, View]]], Iterator[Scene]] | None = None
    """Returns the scenes of a film, if what it has worked out for one helps with the next."""
    sample: tuple[str, ...] = ()
    """Moves from the start to a position that shows how it looks (`python -m renderer.show`)."""


@dataclass(frozen=True, slots=True)
class TextBoard:
    """Pieces on the board of a text, and the names of the places that are marked. A place takes three characters."""

    letters: Mapping[str, str]
    """The letters of pieces, by cell."""
    moved: Collection[str]
    picked: Collection[str]
    targets: Collection[str]
    refused: Collection[str]
    spaces: Collection[str] = ()
    """Victory spaces without a piece."""

    def place(self, name: str, content: str = "") -> str:
        """Return a place: what is given, or the piece there, framed if it is marked."""
        content = content or self.letters.get(name, "")
        bare = "*" if name in self.targets else "#" if name in self.spaces else "·"
        frames = (("!{}!", self.refused), ("<{}>", self.picked), ("[{}]", self.moved), (" {} ", (name,)))
        return next(frame for frame, names in frames if name in names).format(content or bare)

    def legend(self, language: str) -> list[str]:
        """Return the meanings of the marks that are used."""
        marks = {"moved": self.moved, "picked": self.picked, "targets": self.targets, "refused": self.refused}
        marks["spaces"] = {*self.spaces} - {*self.targets}
        return [say(language, f"text-{mark}") for mark, names in marks.items() if names]


def letters(state: State, view: View, pieces: Mapping[str, Piece], capitals: str | None) -> dict[str, str]:
    """Return the letters of pieces on text boards, by cell; those of the kind `capitals`, or else all, are capitals."""
    return {
        name: side_letter(state, view, piece.side, small=capitals not in (None, piece.kind))
        for name, piece in pieces.items()
    }


def listed(state: State, view: View, capitals: str | None = None) -> Iterator[str]:
    """Yield a sentence for each side with the cells of its pieces, kind by kind, the kind `capitals` last."""
    pieces = state.position.pieces()
    for side in range(len(state.game.sides)):
        kinds: dict[str, list[str]] = {}
        for cell, piece in pieces.items():
            if piece.side == side:
                kinds.setdefault(piece.kind, []).append(cell)
        ordered = sorted(kinds.items(), key=lambda kind: kind[0] == capitals)
        found = [part for kind, cells in ordered for part in _of_kind(view.language, kind, cells)]
        name = side_name(state, view, side)
        yield say(view.language, "alt-pieces" if found else "alt-no-pieces", side=name, cells=found)


def _of_kind(language: str, kind: str, cells: list[str]) -> list[str]:
    """Return the cells, as one phrase with the name of the kind if it has one."""
    message = f"piece-{kind}"
    return [say(language, message, cells=cells)] if has(language, message) else cells
