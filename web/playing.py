"""One's matches, and a match as the page has it open."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine import MoveError, State
from matches import Match, MatchError
from matches.playing.match_rules import check_may_move, check_may_review
from matches.web.session_service import Visitor
from renderer import View, course
from runtime.services import Services
from web.acts import acts_data, do
from web.boards import Visit, picture, read_number, shown_data
from web.votes import results
from web.words import plain, say
from wording.facts import shown_cells
from wording.formatting import name_of, names_of, turn_line, where_text
from wording.hints import move_text
from wording.thinking import board_name


async def desk_data(services: Services, visitor: Visitor, language: str) -> list[dict[str, Any]]:
    """Return the running matches of a person in the order of the desk: their turns by deadline, then the others;
    then the thinking boards of their own.
    """
    desk, boards = await services.desks.of(visitor.user), await services.analyses.of(visitor.user)
    matches = [
        {
            "goes": f"match/{match.id}",
            "game": say(language, f"game-{match.game.id}"),
            "names": say(
                language, "page-with", names=tuple(name_of(language, seat) for seat in match.opponents(visitor.user))
            ),
            "mine": match in desk.turns or match in desk.votes,
            "line": plain(turn_line(language, match, visitor.user)),
        }
        for match in (*desk.turns, *desk.votes, *desk.others)
    ]
    return matches + [
        {
            "goes": f"think/{board.subject}",
            "game": board_name(language, board),
            "names": "",
            "mine": None,
            "line": say(language, "think-list-size", count=board.size),
        }
        for board in boards
        if board.match is None
    ]


@dataclass(frozen=True, slots=True)
class Playing:
    """A match that somebody takes part in, or looks at."""

    visit: Visit
    match: Match

    @classmethod
    async def open(cls, visit: Visit, name: str) -> "Playing":
        """Open the match with a number. Raises MatchError("no-such-match")."""
        number = read_number(name)
        if number is None:
            raise MatchError("no-such-match", match=0)
        return cls(visit, await visit.match(number))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def moment(self) -> int:
        return self.match.entries

    @property
    def match_id(self) -> int:
        return self.match.id

    @property
    def may_move(self) -> bool:
        try:
            check_may_move(self.match, self.visit.user)
        except (MatchError, MoveError):
            return False
        return True

    def moved_on(self) -> MatchError:
        return MatchError("moved-on", match=self.match)

    def view(self, **marks: Any) -> View:
        names = names_of(self.visit.language, self.match)
        return self.visit.look.view(names=names, lost=self.match.abandoned_by, **marks)

    async def board(self, at: int | None) -> dict[str, Any]:
        visit, match = self.visit, self.match
        match = await visit.services.seen.mark(match, visit.user, match.entries if at is None else at)
        shown = match if at is None else match.at(at)
        is_latest = shown.entries == match.entries
        game = visit.say(f"game-{match.game.id}")
        think = {"goes": f"think/m{match.id}.{shown.entries}", "label": visit.say("button-think")}
        return {
            "title": visit.say("page-match", game=game, names=names_of(visit.language, match)),
            "said": [*course(shown.state, self.view()), *await results(visit, shown)],
            "line": plain(turn_line(visit.language, match, visit.user)) if match.mover and is_latest else "",
            "confirm": visit.say("button-vote") if match.voters else "",
            "acts": await acts_data(visit, match) if is_latest else [],
            "ways": [think, *self._review()],
            **await shown_data(Playing(visit, match), shown.state, shown.entries, match.entries),
        }

    def _review(self) -> list[dict[str, Any]]:
        """Return the way to the review of the match, for those who may have it."""
        try:
            check_may_review(self.match, self.visit.user)
        except MatchError:
            return []
        return [{"goes": f"review/{self.match.id}", "label": self.visit.say("button-review")}]

    async def do(self, data: Mapping[str, Any]) -> dict[str, Any]:
        if data.get("act") == "hint":
            return await self._hint(data.get("moment"))
        return await do(self.visit, self.match, data)

    async def _hint(self, moment: object) -> dict[str, Any]:
        """Return where to look and, asked again, the move with its reasons. Raises MatchError, ThinkingError."""
        if moment != self.moment:
            raise self.moved_on()
        visit, language = self.visit, self.visit.language
        hint = await visit.services.computers.hint(self.match.id, visit.visitor.person, self.moment)
        cells = hint.cells
        if hint.step == 1:
            told, send, label = where_text(self.match.game, language, hint.cells), {"act": "hint"}, "button-hint-move"
        else:
            told, send, label = (
                move_text(language, hint, drawn=False),
                {"act": "play", "text": hint.move},
                "button-confirm",
            )
            cells = shown_cells(hint.best.reasons(hint.other), hint.best.objections(hint.other)) or cells
        return {
            "lines": plain(told).split("\n"),
            "acts": [{"send": send, "label": visit.say(label)}],
            "drawn": await picture(self.state, self.view(pointed=cells)),
        }
