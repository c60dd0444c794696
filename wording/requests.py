"""What is said of what players ask of each other: offers, resigning, another match."""

import locales
from matches import Match, Offer
from matches.challenges.challenge_rules import suggested_step
from matches.playing.match_rules import resign_codes
from wording.formatting import game_name, names_of, opponent_names, quoted, safe


def offered_text(language: str, offer: Offer) -> str:
    """Return what somebody offers."""
    match = offer.match
    return locales.say(
        language,
        f"offer-{offer.kind}",
        player=safe(names_of(language, match)[offer.player]),
        game=game_name(language, match.game),
        plies=quoted(offer.plies),
        days=offer.days,
        rounds=offer.rounds_stuck,
    )


def resign_question(language: str, match: Match, user: int, needed: int | None = None) -> str:
    """Return the question whether a player resigns, and what their leaving does to the board.

    `needed`: how many votes decide it for their team; None if they decide alone.
    """
    data = {"game": game_name(language, match.game), "opponents": opponent_names(language, match, user)}
    if needed is not None:
        seat = match.seat_of(user)
        return locales.say(
            language, "motion-resign-question", team=safe(seat.name if seat else ""), quorum=needed, **data
        )
    left = match.game.players - len(match.state.out) - 1
    codes = (code for code in resign_codes(match, user) if locales.has(language, code))
    return " ".join(locales.say(language, code, **data, left=left, **match.terms.chosen) for code in codes)


def other_level(language: str, match: Match) -> tuple[int, str] | None:
    """Return by how many levels computers play higher in the suggested rematch, and the label of its button.

    None unless one person has won or lost against computers alone, and there is another level.
    """
    step = suggested_step(match, match.people[0]) if len(match.people) == 1 else 0
    if not step:
        return None
    levels = {seat.level + step for seat in match.computers if seat.level}
    code = "button-rematch-harder" if step > 0 else "button-rematch-easier"
    return step, locales.say(language, code if len(levels) > 1 else "button-rematch-level", level=min(levels))
