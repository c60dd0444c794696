"""What is said of a hint: the move with its reasons, and what follows."""

import locales
from matches import Explained, Hint
from renderer import percent
from wording.facts import fact_lines, of_other
from wording.lines import comparison, continuation

CLOSE = 0.03
"""The difference of chances (0…1) up to which two moves are called equally good."""
SAY_WIN = frozenset({"wins", "wins-by", "forces-win"})
"""Codes of facts that say that a move wins."""


def move_text(language: str, hint: Hint, *, drawn: bool = True) -> str:
    """Return the move, its chance and the reasons: why this one, what speaks against it, and why not the other one.

    That it wins is mentioned only once. Where facts do not tell, it is told what follows: the move itself first.
    `drawn`: whether small boards show that.
    """
    best, other = hint.best, hint.other
    reasons, objections = best.reasons(other), best.objections(other)
    won, lost = best.is_won, best.is_lost
    if won and any(fact.code in SAY_WIN for fact in reasons):
        message = "hint-plain"
    else:
        message = (
            "hint-won" if won else "hint-lost" if lost else "hint-move-drawn" if percent(best.draw) else "hint-move"
        )
    is_first_of_two = hint.match.state.stage.round == 1
    told = {"percent": percent(hint.chance), "draw": percent(best.draw)}
    head = locales.say(language, message, move=hint.move, first=is_first_of_two, **told)
    lines = [head, *fact_lines(language, reasons, objections)]
    if hint.match.state.undecided:
        word = best.move.partition(" ")[0]
        lines.append(f"• {locales.say(language, 'hint-auction', word=word)}")
    for each in told_lines(hint):
        tell = continuation if each is best else comparison
        line = tell(hint.match, hint.match.state, each.move, each.line, language)
        lines.append(f"• {locales.say(language, 'line-drawn', line=line) if drawn else line}")
    if other and _is_worse(hint) and (against := other.objections(best)):
        lines.append(f"• {of_other(language, other.move, against[0])}")
    return "\n".join(lines)


def _is_worse(hint: Hint) -> bool:
    """Return whether the other move is clearly worse than the best one."""
    return hint.other is not None and not hint.best.is_won and hint.other.worth < hint.best.worth - CLOSE


def told_lines(hint: Hint) -> tuple[Explained, ...]:
    """Return the moves of which it is told what follows: the best one first.

    The other one's line is told if it is worse and no fact says why; the best one's then too, or if it has no reason.
    """
    best, other = hint.best, hint.other
    compared = other if other and other.line and _is_worse(hint) and not other.objections(best) else None
    shown = best if best.line and (compared or not best.reasons(other)) else None
    return tuple(filter(None, (shown, compared)))
