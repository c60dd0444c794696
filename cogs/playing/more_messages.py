"""The message behind a board's More button: the state of the match, and all further actions."""

from collections.abc import Iterator

import discord

import locales
from cogs.analysis.think_buttons import note_button, think_button
from cogs.clocks.notice_messages import presence_lines, time_actions, time_buttons, time_lines
from cogs.core.controls import Button, grouped
from cogs.core.formatting import game_name, match_url, opponent_names
from cogs.core.messages import Message
from cogs.follows.follow_messages import follow_buttons
from cogs.playing.board_messages import rated_lines, result_text
from cogs.playing.offer_messages import offer_buttons, possible_offers
from cogs.playing.plan_messages import plans_button
from cogs.training.lesson_messages import option_buttons
from engine.options import is_off
from matches import Match
from matches.playing.match_rules import may_have_hints


def more_message(match: Match, entry: int, user: int, language: str) -> Message:
    """Return a user's further actions on a match; `entry` is that of the board whose button was used."""
    data = {"game": game_name(language, match.game), "names": opponent_names(language, match, user)}
    lines = [locales.say(language, "more-heading", id=str(match.id), **data), *rated_lines(language, match)]
    if match.state.outcome:
        lines.append(result_text(language, match))
    elif entry != match.entries:
        lines.append(locales.say(language, "more-moved-on", link=match_url(match)))
    others = match.seats_in(besides=user)
    lines += [*time_lines(language, match), *presence_lines(language, match, others)]
    return Message("\n".join(lines), controls=more_controls(match, entry, user, language))


def more_controls(match: Match, entry: int, user: int, language: str) -> discord.ui.View:
    """Return the buttons to view a match and to learn; for players, also requests to the others."""
    groups = _looks(match, entry, user, language), _requests(match, user, language), _time(match, user, language)
    return grouped(*map(list, groups))


def _looks(match: Match, entry: int, user: int, language: str) -> Iterator[Button]:
    for name in ("text", "rules", "replay", "record"):
        yield Button.to(name, match.id, label=locales.say(language, f"button-{name}"))
    chosen = match.terms.chosen
    yield from option_buttons(language, match.game, [name for name, value in chosen.items() if not is_off(value)])
    yield from follow_buttons(language, match, user)
    yield think_button(match, entry, language)
    yield note_button(match, entry, language)
    if match.waits_for(user) and may_have_hints(match, user):
        yield Button.to("hint", match.id, match.entries, label=locales.say(language, "button-hint"))


def _requests(match: Match, user: int, language: str) -> Iterator[Button]:
    seat = match.seat_of(user)
    if seat is None:
        return
    yield from offer_buttons(match, language, possible_offers(match, seat))
    if match.is_in(seat) and not match.state.outcome:
        label, danger = locales.say(language, "button-resign"), discord.ButtonStyle.danger
        yield Button.to("resign", match.id, label=label, style=danger)


def _time(match: Match, user: int, language: str) -> Iterator[Button]:
    """Yield the actions while somebody else is to move."""
    seat = match.seat_of(user)
    if seat is None:
        return
    yield from time_buttons(match, language, time_actions(match, seat))
    if match.is_in(seat) and match.mover not in (None, seat) and not seat.is_team:
        yield plans_button(match, language)
