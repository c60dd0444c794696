"""A place on a thinking board as the page has it open: `think/m17.v3` of a match, `think/b7.12` on one of one's own.

`think/m17` alone is the place at which the board opens.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine import State
from matches import Analysis, MatchError, Notes
from matches.analysis.analysis_models import LONGEST_NOTE, read_subject
from matches.analysis.analysis_moves import line_to_plan, move_to_play, onward
from matches.analysis.analysis_tree import Node, Piece, Spot, read_spot
from renderer import View
from web.boards import Visit, picture, shown_data
from web.words import plain
from wording.formatting import names_of, side_name
from wording.thinking import (
    advice_lines,
    circled,
    heading,
    leaving_text,
    move_text,
    note_lines,
    player_names,
    tried_lines,
    where_lines,
)

MOST_PIECES: Final = 200
"""The most moves of a tree that are shown at once: those around the place."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A place on somebody's thinking board."""

    visit: Visit
    analysis: Analysis
    spot: Spot
    """By what the place was found; its node may have others by now."""
    state: State
    notes: Notes
    is_gone: bool = False
    """Whether the place that was asked for is gone, and this is where the board opens instead."""

    @classmethod
    async def open(cls, visit: Visit, name: str) -> "Thinking":
        """Open a place. Whether somebody may see the match is decided as for the match itself. Raises MatchError."""
        text, _, asked = name.partition(".")
        subject, user, services = read_subject(text), visit.user, visit.services
        if subject.kind == "board":
            analysis = await services.analyses.board(subject.id, user)
            notes = await services.notes.of(subject, user)
        else:
            match = await visit.match(subject.id)
            match = await services.seen.mark(match, user, match.entries)
            analysis = await services.analyses.of_match(match, user)
            notes = analysis.notes
        spot, is_gone = analysis.latest.spot, False
        if asked:
            try:
                spot = read_spot(asked)
                analysis.tree.find(spot)
            except MatchError:
                spot, is_gone = analysis.latest.spot, True
        state = await services.analyses.state(analysis, analysis.tree.find(spot))
        return cls(visit, analysis, spot, state, notes, is_gone)

    @property
    def node(self) -> Node:
        return self.analysis.tree.find(self.spot)

    @property
    def language(self) -> str:
        return self.visit.language

    @property
    def names(self) -> Sequence[str]:
        return player_names(self.language, self.analysis, self.state)

    @property
    def moment(self) -> int:
        return 2 * self.spot.number + self.spot.is_stored

    @property
    def match_id(self) -> int | None:
        return self.analysis.match.id if self.analysis.match else None

    @property
    def may_move(self) -> bool:
        return self.state.turn is not None

    def moved_on(self) -> MatchError:
        return MatchError("analysis-gone")

    def view(self, **marks: Any) -> View:
        match, state = self.analysis.match, self.state
        if match is None:
            names = tuple(side_name(self.language, state.game, side) for side in state.sides)
            return self.visit.look.view(names=names, **marks)
        lost = replace(match, state=state).abandoned_by
        return self.visit.look.view(names=names_of(self.language, match), lost=lost, **marks)

    def address(self, node: Node) -> str:
        """Return the address of a place of this board."""
        return f"think/{self.analysis.subject}.{node.spot}"

    async def board(self, at: int | None) -> dict[str, Any]:
        """Return the place, or one of the line through it: `at` counts its moves. It is then the place that is open."""
        tree = self.analysis.tree
        line = tree.line(self.node)
        node = self.node if at is None else line[min(at, len(line) - 1)]
        state = await self.visit.services.analyses.state(self.analysis, node)
        place = replace(self, spot=node.spot, state=state)
        said = [*tried_lines(place), *note_lines(self.language, self.notes, state)]
        lines = [self.visit.say("think-gone")] if self.is_gone else []
        to_match = {"label": self.visit.say("button-think-now"), "goes": f"match/{self.match_id}"}
        return {
            "title": plain(heading(place)),
            "line": plain(" ".join((*lines, *where_lines(place)))),
            "said": [plain(line) for line in said],
            "here": self.address(node),
            "atOnce": True,
            "confirm": self.visit.say("button-think-confirm"),
            "tree": [place.piece_data(piece) for piece in _around(tree.pieces(node), node)],
            "acts": [*place.acts()],
            "ways": [to_match] if self.analysis.match else [],
            **await shown_data(place, state, len(tree.path(node)) - 1, len(tree.line(node)) - 1, can=place.may_move),
        }

    def piece_data(self, piece: Piece) -> dict[str, Any]:
        """Return a move of the tree as the page gets it."""
        text = plain(move_text(self, piece.node))
        return {
            "text": f"{piece.number} {text}".lstrip(),
            "goes": self.address(piece.node),
            "played": piece.node.is_main,
            "here": piece.node == self.node,
            "opens": piece.opens,
            "closes": piece.closes,
        }

    def acts(self) -> Iterator[dict[str, Any]]:
        """Yield what can be done at the place beside trying moves, as `acts.acts_data` does for matches."""
        match, node, state, say = self.analysis.match, self.node, self.state, self.visit.say
        seat = onward(self.analysis, node, self.visit.user)
        if match and seat and seat == match.mover:
            yield {"label": say("button-think-enter"), "send": {"act": "enter"}, "main": True}
        elif seat and seat.is_person:
            yield {"label": say("button-think-plan"), "send": {"act": "plan"}, "main": True}
        if self.may_move:
            yield {"label": say("button-think-advise"), "send": {"act": "advise"}, "wait": say("think-advising")}
        yield {
            "label": say("button-note"),
            "send": {"act": "note"},
            "fields": self.note_fields(),
            "yes": say("page-keep"),
        }
        if count := len(self.analysis.tree.stored_below(node)):
            yield {"label": say("button-think-delete", count=count), "send": {"act": "delete"}}
        for player, name in enumerate(self.names if not state.outcome else ()):
            if player not in state.out:
                yield {"label": plain(leaving_text(self, name)), "send": {"act": "leave", "player": player}}

    def note_fields(self) -> list[dict[str, Any]]:
        """Return the fields in which the notes are written."""
        texts = {"position": self.notes.on(self.state), "whole": self.notes.whole}
        return [
            {
                "name": name,
                "kind": "text",
                "label": self.visit.say(f"note-{name}-label"),
                "value": text,
                "most": LONGEST_NOTE,
            }
            for name, text in texts.items()
        ]

    async def do(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Do what the page has sent. The answer may hold a move to show on the match's board (`typed`), or advice."""
        if data.get("moment") != self.moment:
            raise self.moved_on()
        analysis, node, visit, services = self.analysis, self.node, self.visit, self.visit.services
        match data:
            case {"act": "play", "text": str(text)}:
                return await self.tried(text)
            case {"act": "leave", "player": int(player)} if 0 <= player < len(self.names):
                return await self.tried(f"resign {int(player)}")
            case {"act": "delete"}:
                _, left = await services.analyses.delete(analysis, node)
                return {"said": visit.say("think-deleted"), "goes": self.address(left)}
            case {"act": "note", "position": str(on), "whole": str(whole)}:
                notes = await services.notes.set_both(analysis.subject, visit.user, self.state, on, whole)
                return {"said": visit.say("note-stored", any=bool(notes.on(self.state) or notes.whole))}
            case {"act": "plan"}:
                number, line = line_to_plan(analysis, node, visit.user)
                await services.plans.write(number, visit.visitor.person, line)
                return {"said": visit.say("plan-stored")}
            case {"act": "enter"}:
                move = move_to_play(analysis, node, visit.user)
                return {"goes": f"match/{self.match_id}", "typed": move}
            case {"act": "advise"}:
                return await self.advised()
        raise MatchError("unknown-control")

    async def tried(self, text: str) -> dict[str, Any]:
        """Try a move, or that somebody leaves, and go where it leads. Raises MoveError, MatchError."""
        _, after = await self.visit.services.analyses.add(self.analysis, self.node, text)
        return {"goes": self.address(after)}

    async def advised(self) -> dict[str, Any]:
        """Return what the computer thinks of the place. Raises MatchError where that would help in a running match."""
        advice = await self.visit.services.advice.on(self.state, self.visit.user, self.analysis.match)
        return {
            "lines": [plain(line) for line in advice_lines(self, advice)],
            "acts": [{"label": each.move, "send": {"act": "play", "text": each.move}} for each in advice.moves],
            "drawn": await picture(self.state, self.view(pointed=circled(advice))),
        }


def _around(pieces: Sequence[Piece], node: Node) -> Sequence[Piece]:
    """Return as many moves of a tree around one of them as are shown at once."""
    at = next((number for number, piece in enumerate(pieces) if piece.node == node), 0)
    first = max(min(at - MOST_PIECES // 2, len(pieces) - MOST_PIECES), 0)
    return pieces[first : first + MOST_PIECES]
