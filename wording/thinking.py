"""What is said of a place on a thinking board: the match or board, the moves, who is to move, notes, and advice."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Protocol

import locales
from engine import Leave, Ply, State, read_entry
from matches import Advice, Analysis, AnalysisListing, Notes
from matches.analysis.analysis_tree import Node
from renderer import percent
from renderer.describe import reason_text
from wording.facts import fact_lines, shown_cells
from wording.formatting import distinct_names, game_name, match_data, option_names, quoted, safe, shorten, side_name

MOST_SHOWN: Final = 320
"""Approximate maximal length of a note below a board, in characters; the modal shows all of it."""
MOST_TRIED: Final = 6
"""The most moves that are named as tried at a place."""
MOST_REASONS: Final = 2
"""The most facts that are told about each of the best moves."""


class Place(Protocol):
    """A place of an analysis as its person sees it."""

    @property
    def language(self) -> str:
        """The language in which they read."""
        ...

    @property
    def analysis(self) -> Analysis: ...

    @property
    def node(self) -> Node: ...

    @property
    def state(self) -> State:
        """The position at the node."""
        ...

    @property
    def notes(self) -> Notes: ...

    @property
    def names(self) -> Sequence[str]:
        """The escaped names of the players (`player_names`)."""
        ...


def player_names(language: str, analysis: Analysis, state: State) -> Sequence[str]:
    """Return the escaped names of the players, by player number; on a board of one's own those of the sides."""
    if match := analysis.match:
        return distinct_names(language, match)
    return [side_name(language, state.game, side) for side in state.sides]


def board_name(language: str, listing: AnalysisListing) -> str:
    """Return the name of a board: its match, its own name, or its game."""
    game = game_name(language, listing.game)
    if listing.match is not None:
        return locales.say(language, "think-list-match", id=str(listing.match), game=game)
    return locales.say(language, "think-list-board", named=bool(listing.name), name=listing.name, game=game)


def heading(place: Place) -> str:
    """Return the line that names the match or the board."""
    language, analysis = place.language, place.analysis
    if match := analysis.match:
        return locales.say(language, "think-heading-match", **match_data(language, match))
    game = game_name(language, analysis.game)
    options = option_names(language, analysis.game, analysis.start.terms)
    data = {"named": bool(analysis.name), "name": safe(analysis.name), "game": game, "options": options}
    return locales.say(language, "think-heading-board", **data)


def move_text(place: Place, node: Node) -> str:
    """Return a move as people read it; in place of an entry that is none, what happened."""
    entry = read_entry(node.text)
    if isinstance(entry, Leave):
        return leaving_text(place, place.names[entry.player])
    return node.text if isinstance(entry, Ply) else locales.say(place.language, "think-drawn")


def leaving_text(place: Place, name: str) -> str:
    """Return that a player leaves, which among two ends the match."""
    return locales.say(place.language, "think-leaves", player=name, two=place.analysis.game.players == 2)


def where_lines(place: Place) -> Iterator[str]:
    """Yield what led to the place, and who is to move there or how the match would end."""
    language, node, state, names = place.language, place.node, place.state, place.names
    if not node.text:
        yield locales.say(language, "think-start")
    elif node.is_ply:
        player = names[state.last_player] if state.last_player is not None else "none"
        yield locales.say(language, "think-move", ply=node.ply, move=node.text, player=player)
    else:
        yield f"{move_text(place, node)}."
    match = place.analysis.match
    if match and match.mover and node == place.analysis.tree.current:
        yield locales.say(language, "think-now")
    if state.outcome:
        winners = tuple(names[player] for player in state.outcome.winners)
        reason = reason_text(language, state.game.id, state.outcome.reason)
        yield locales.say(language, "think-over", winners=winners, reason=reason)
    elif state.turn is not None:
        yield locales.say(language, "think-turn", player=names[state.turn])


def tried_lines(place: Place) -> Iterator[str]:
    """Yield that the person had looked at a place before it was played, and what they have tried from there."""
    language, tree, node = place.language, place.analysis.tree, place.node
    if node.was_tried:
        yield locales.say(language, "think-looked")
    tried = [child for child in tree.children(node) if not child.is_main]
    if node.is_main and tried:
        moves = quoted(move_text(place, child).replace("`", "'") for child in tried[:MOST_TRIED])
        yield locales.say(language, "think-tried", moves=moves, more=len(tried) - len(moves))


def note_lines(language: str, notes: Notes, state: State | None = None, most: int = MOST_SHOWN) -> Iterator[str]:
    """Yield the note on a position, and that on the match or board as a whole, as far as there are any."""
    if state and (note := notes.on(state)):
        yield locales.say(language, "note-position", note=shown_note(note, most))
    if notes.whole:
        yield locales.say(language, "note-whole", note=shown_note(notes.whole, most))


def shown_note(note: str, most: int) -> str:
    """Return a note without formatting, cut to about `most` characters."""
    kept = most
    while len(shown := safe(shorten(note, kept))) > most and kept > 1:
        kept = kept * 3 // 4  # escaping has made it longer
    return shown


def advice_lines(place: Place, advice: Advice) -> Iterator[str]:
    """Yield the chances at a place, and the best moves with their reasons; those of the best one may be circled."""
    language = place.language
    *wins, draw = advice.chances
    shares = [
        locales.say(language, "think-chance", player=name, percent=percent(chance))
        for name, chance in zip(place.names, wins, strict=True)
    ]
    if percent(draw):
        shares.append(locales.say(language, "think-chance-draw", percent=percent(draw)))
    yield locales.say(language, "think-chances", chances=tuple(shares))
    for number, each in enumerate(advice.moves, 1):
        data = {"move": each.move, "percent": percent(each.chance), "player": place.names[place.state.stage.turn]}
        yield locales.say(language, "think-best", number=number, **data)
        if draw := percent(each.draw):
            yield f"• {locales.say(language, 'think-best-draws', percent=draw)}"
        facts = [replace(fact, cells=fact.cells if number == 1 else ()) for fact in each.facts]
        yield from fact_lines(language, facts)[:MOST_REASONS]


def circled(advice: Advice) -> tuple[str, ...]:
    """Return the cells to circle with `advice_lines`."""
    return shown_cells(advice.moves[0].facts[:MOST_REASONS]) if advice.moves else ()
