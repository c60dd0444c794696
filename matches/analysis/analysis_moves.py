"""From thinking to playing: what of a line can be planned or played in its match."""

from collections.abc import Sequence

from matches.analysis.analysis_models import Analysis
from matches.analysis.analysis_tree import Node
from matches.core.match_errors import MatchError
from matches.core.models import Match, Seat
from matches.plans.plan_rules import check_planner, write_moves
from matches.playing.match_rules import check_may_move, check_player


def onward(analysis: Analysis, node: Node, user: int) -> Seat | None:
    """Return the seat of a player who may go on in a running match as they thought: a node is after its board."""
    match = analysis.match
    seat = match.seat_of(user) if match else None
    if match is None or seat is None or match.mover is None or not match.is_in(seat):
        return None
    return seat if analysis.tree.after_current(node) else None


def line_after(analysis: Analysis, node: Node) -> tuple[Match, Sequence[Node]]:
    """Return the match, and the line from its board to a node. Raises MatchError if the node is not after it."""
    match, line = analysis.match, analysis.tree.after_current(node)
    if match is None or not line:
        raise MatchError("analysis-plan-elsewhere")
    return match, line


def move_to_play(analysis: Analysis, node: Node, user: int) -> str:
    """Return the first move of the line from the match's board to a node, which a user may play, or vote for.

    Raises MatchError, and MoveError as `check_may_move` does.
    """
    match, [first, *_] = line_after(analysis, node)
    check_may_move(match, user)
    if not first.is_ply:
        raise MatchError("analysis-plan-leave")
    return first.text


def line_to_plan(analysis: Analysis, node: Node, user: int) -> tuple[int, str]:
    """Return the match's number, and the line from its board to a node as plans have it, for `PlanService.write`.

    Raises MatchError if the user may plan nothing, the node is not after the board, or somebody leaves in the line.
    """
    match, line = line_after(analysis, node)
    check_planner(match, user)
    return match.id, write_moves(_planned(match, user, line))


def _planned(match: Match, user: int, line: Sequence[Node]) -> list[str]:
    """Return the moves of a line as plans have them.

    Among three or more players, a plan leaves out what others play between a reply and the answer. Raises MatchError
    if somebody leaves in the line.
    """
    seat, state = check_player(match, user), match.state
    kept, is_asked = [], True
    for node in line:
        if not node.is_ply:
            raise MatchError("analysis-plan-leave")
        own = state.turn == seat.player
        if own or is_asked or match.game.players == 2:
            kept.append(node.text)
        state, is_asked = state.enter(node.text), own
    return kept
