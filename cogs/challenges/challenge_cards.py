"""Challenge cards as Discord messages, and the private message that a challenger gets."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.clocks.notice_messages import away_lines
from cogs.computers.levels import level_select
from cogs.core.client import Client, Interaction
from cogs.core.controls import Button, Item, grouped, modal_text, select_id, text_modal, view
from cogs.core.formatting import (
    blurb,
    clean_line,
    clock_text,
    game_name,
    name_of,
    names_listed,
    option_line,
    place_link,
    safe,
    side_name,
    time_text,
    timestamp,
)
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.places.threads import wants_thread
from cogs.playing.board_messages import sides_file
from cogs.training.lesson_messages import learn_buttons
from engine.options import Value, is_off
from matches import Challenge, Invitation, Person, Server
from matches.challenges.challenge_rules import changes
from matches.clocks.clock import Clock
from matches.leagues.league_models import LeagueMatch
from renderer import accent

LONGEST_NOTE: Final = 200
"""How many characters of a reason for a refusal are kept."""
PICTURE_WIDTH: Final = 500
"""Pixels: it is shown small, and larger to whoever opens it."""

_VALUES: Final[dict[Value | None, str]] = {True: "value-yes", False: "value-no", None: "value-none"}


async def card_message(bot: Client, challenge: Challenge) -> Message:
    """Return the card of a challenge, with a picture of the board it begins with; it pings only those asked by name."""
    asked = [person.user for person in challenge.asked]
    picture = await _picture(bot, challenge)
    league = await bot.services.leagues.of_match(challenge.match) if challenge.match else None
    lines = _heading(challenge) if league is None else _league_lines(challenge, league)
    parts: list[Item] = [ui.Section(ui.TextDisplay(_lines(lines)), accessory=ui.Thumbnail(picture))]
    if league is None:
        parts += [ui.TextDisplay(_lines(_terms(challenge))), ui.Separator(), ui.TextDisplay(_lines(_status(challenge)))]
    colour = discord.Colour.from_rgb(*accent(challenge.game))
    box: Item = ui.Container(*parts, *card_rows(challenge), accent_colour=colour)
    return Message(files=[picture], pings=asked if challenge.status == "open" else (), parts=[box])


async def _picture(bot: Client, challenge: Challenge) -> discord.File:
    """Draw the board that a challenge would begin with, in the theme of its server."""
    guild, game = challenge.place.guild, challenge.game
    server = await bot.services.preferences.get_server(guild) if guild else Server()
    opening = game.start(game.read_options(challenge.terms))
    reader = Reader(challenge.language, server.theme)
    return await sides_file(opening, reader, picture_name(challenge), size=PICTURE_WIDTH)


def picture_name(challenge: Challenge) -> str:
    """Return the name, without its ending, of the picture by which a posted card is recognised."""
    return f"challenge-{challenge.id}"


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(filter(None, lines))


def _heading(challenge: Challenge) -> Iterator[str]:
    """Yield who challenges whom to what."""
    language = challenge.language
    asked = tuple(
        f"<@{invitation.user}>" if invitation.user else safe(invitation.name or "") for invitation in _asked(challenge)
    )
    computers = computer_names(language, challenge)
    free = sum(invitation.user is None for invitation in challenge.invitations)
    code = "card-practice" if is_practice(challenge) else "card-challenge" if asked else "card-open"
    data = {"challenger": safe(challenge.challenger.name), "game": game_name(language, challenge.game)}
    yield locales.say(language, code, **data, asked=asked, free=free, computers=computers)
    if asked and free:
        yield locales.say(language, "card-seats", free=free)
    if computers and not is_practice(challenge):
        yield locales.say(
            language,
            "card-computers",
            computers=computers,
            count=sum(asked.is_computer for asked in challenge.invitations),
        )
    if challenge.rematch:
        yield locales.say(language, "card-rematch", rematch=str(challenge.rematch))
    yield f"-# {blurb(language, challenge.game, challenge.terms)}"


def _league_lines(challenge: Challenge, league: LeagueMatch) -> Iterator[str]:
    """Yield which match of a league it is, and who plays it; the terms are those of the league, whose card has them."""
    language = challenge.language
    people: list[Person | Invitation] = [challenge.challenger, *challenge.invitations]
    yield locales.say(
        language,
        "card-league",
        league=safe(league.name),
        season=league.season,
        round=league.round,
        game=game_name(language, challenge.game),
        players=tuple(safe(name_of(language, person)) for person in people),
    )
    yield locales.say(language, "card-sides", sides=_sides(challenge))


def _asked(challenge: Challenge) -> list[Invitation]:
    """Return the invitations by name: of an open challenge those that wait for an answer, else all that were not
    declined while others stood.
    """
    asked = [invitation for invitation in _named(challenge) if not invitation.volunteered]
    if challenge.status == "open":
        return [each for each in asked if each.waiting]
    return asked if challenge.status == "declined" else [each for each in asked if not each.declined]


def _named(challenge: Challenge) -> list[Invitation]:
    """Return the invitations of people by name."""
    return [each for each in challenge.invitations if each.user is not None and not each.is_computer]


def computer_names(language: str, challenge: Challenge) -> tuple[str, ...]:
    """Return what the computers are called that have a seat."""
    return names_listed(language, (invitation for invitation in challenge.invitations if invitation.is_computer))


def is_practice(challenge: Challenge) -> bool:
    """Return whether a challenge is to computers only: its match has begun with it, and nobody has to answer."""
    return all(invitation.is_computer for invitation in challenge.invitations)


def _terms(challenge: Challenge) -> Iterator[str]:
    """Yield the options that were chosen, sides and clock, and what differs from the challenge before."""
    language, game = challenge.language, challenge.game
    chosen = game.settled(challenge.terms)
    options = [option_line(language, option, chosen[option.name]) for option in game.options]
    yield from filter(None, options)
    if not any(options):
        yield locales.say(language, "card-no-options")
    yield locales.say(language, "card-sides", sides=_sides(challenge))
    yield locales.say(language, "card-clock", clock=clock_text(language, challenge.clock))
    if challenge.rated:
        yield locales.say(language, "card-rated", game=game_name(language, game))
    yield from _differences(challenge)


def _sides(challenge: Challenge) -> str:
    """Return who has which side, as far as the challenger picked one."""
    language = challenge.language
    if challenge.player is None:
        return locales.say(language, "card-sides-drawn")
    bidding = challenge.game.start(challenge.game.read_options(challenge.terms)).undecided
    code = "card-opens" if bidding and challenge.player == 0 else "card-answers" if bidding else "card-side-picked"
    side = side_name(language, challenge.game, challenge.player)
    return locales.say(language, code, player=safe(challenge.challenger.name), side=side)


def _differences(challenge: Challenge) -> Iterator[str]:
    """Yield what a challenge asks for in place of what the one before it did, line by line."""
    before, language = challenge.counters, challenge.language
    if before is None:
        return
    own = challenge.challenger.user == before.challenger.user
    code = "card-changing" if own else "card-countering"
    yield locales.say(language, code, challenger=safe(before.challenger.name))
    different = changes(challenge, before)
    for name, values in different.options.items():
        yield _difference(language, f"option-{name}", *(_value(language, value) for value in values))
    if different.clock:
        yield _difference(
            language, "terms-clock", *(_time(language, clock) for clock in (challenge.clock, before.clock))
        )
    if different.rated:
        yield _difference(language, "terms-rated", *(_value(language, each.rated) for each in (challenge, before)))
    if different.sides:
        yield _difference(language, "terms-sides", _sides(challenge), _sides(before))


def _difference(language: str, what: str, now: str, before: str) -> str:
    return locales.say(language, "card-difference", what=locales.say(language, what), now=now, before=before)


def _value(language: str, value: Value | None) -> str:
    """Return the value of an option, for people."""
    off_or_on = value is None or isinstance(value, bool)
    return locales.say(language, _VALUES[value]) if off_or_on else str(value)


def _time(language: str, clock: Clock) -> str:
    """Return a clock in few words, where how it ends matters only if it is strict."""
    if clock.strict:
        return clock_text(language, clock)
    return time_text(language, clock) if clock else clock_text(language, clock)


def _status(challenge: Challenge) -> Iterator[str]:
    """Yield how the challenge stands, and who of those who are to play is away."""
    taken = tuple(safe(invitation.name or "") for invitation in _named(challenge) if invitation.taken)
    declined = tuple(safe(invitation.name or "") for invitation in _named(challenge) if invitation.declined)
    status = {"open": "waiting"}.get(challenge.status, challenge.status)
    if status == "accepted" and not taken:
        status = "on"
    if challenge.status == "open":
        yield from _declined(challenge, declined)
    elif challenge.status == "declined" and challenge.note:
        status = "declined-note"
    yield locales.say(
        challenge.language,
        f"card-{status}",
        taken=taken,
        count=len(taken),
        left=sum(not invitation.taken for invitation in challenge.invitations),
        until=timestamp(challenge.expires_at),
        player=safe(_closer(challenge)),
        declined=declined,
        note=safe(challenge.note),
    )
    if challenge.status == "declined":
        yield _seats_left(challenge, declined)
    elif challenge.status == "open":
        yield from away_lines(challenge.language, challenge.people())


def _declined(challenge: Challenge, names: Sequence[str]) -> Iterator[str]:
    """Yield who has declined a challenge in which others have a seat, and what can be done about it."""
    language = challenge.language
    if not names:
        return
    noted = safe(challenge.decliner or "") if challenge.note else None
    if noted:
        yield locales.say(language, "card-declined-note", player=noted, note=safe(challenge.note))
    if others := [name for name in names if name != noted]:
        yield locales.say(language, "card-declined-by", declined=others)
    yield _seats_left(challenge, names)


def _seats_left(challenge: Challenge, names: Sequence[str]) -> str:
    """Return what the challenger can do about the seats of those who have declined, and by which buttons."""
    data = {"challenger": safe(challenge.challenger.name), "count": len(names), "more": challenge.status == "open"}
    return locales.say(challenge.language, "card-seat-left", **data)


def _closer(challenge: Challenge) -> str:
    """Return the name of the person who closed a challenge."""
    decliner = challenge.decliner if challenge.status == "declined" else None
    return decliner or challenge.countered_by or challenge.challenger.name


def card_rows(challenge: Challenge) -> list[Item]:
    """Return the buttons below a card: while it is open, those for whoever may take a seat, and the way to the rest.

    Whoever has accepted may still decline. Where nobody else has a seat, a challenge is closed once it is declined, and
    the challenger may find another.
    """
    language = challenge.language
    if challenge.status != "open":
        seats = _seat_buttons(challenge, language) if challenge.status == "declined" else []
        return [ui.ActionRow(*seats)] if seats else []
    accept = _button(challenge, language, "accept", "button-accept", style=discord.ButtonStyle.success)
    in_it = any(invitation.user and not invitation.declined for invitation in challenge.invitations)
    decline = [_button(challenge, language, "decline", "button-decline")] if in_it else []
    counter = _button(challenge, language, "counter", "button-counter")
    return [ui.ActionRow(accept, *decline, counter, _button(challenge, language, "card-more", "button-more"))]


def more_message(challenge: Challenge, user: int, language: str) -> Message:
    """Return what else somebody can do about a challenge: read and learn; as the challenger, change who is to play and
    withdraw; as anybody else, block them.
    """
    is_own, chosen = challenge.challenger.user == user, challenge.game.settled(challenge.terms)
    on = [name for name, value in chosen.items() if not is_off(value)]
    rules = _button(challenge, language, "game-rules", "button-rules", challenge.game.id)
    buttons = _seat_buttons(challenge, language) if is_own and challenge.status in ("open", "declined") else []
    if is_own and challenge.status == "open":
        buttons.append(_button(challenge, language, "withdraw", "button-withdraw"))
    elif not is_own:
        buttons.append(_button(challenge, language, "block", "button-block"))
    data = {"challenger": safe(challenge.challenger.name), "game": game_name(language, challenge.game)}
    controls = grouped([rules, *learn_buttons(language, challenge.game, on)], buttons)
    return Message(locales.say(language, "card-more", own=is_own, **data), controls=controls)


def _seat_buttons(challenge: Challenge, language: str) -> list[Button]:
    """Return what the challenger can do about seats that nobody has taken."""
    declined = any(invitation.declined for invitation in challenge.invitations)
    free = declined or any(invitation.user is None for invitation in challenge.invitations)
    another = [_button(challenge, language, "another", "button-another")] if declined else []
    return another + ([_button(challenge, language, "fill-seats", "button-fill")] if free else [])


def _button(
    challenge: Challenge,
    language: str,
    action: str,
    code: str,
    about: object = None,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    """Return a button of a card, with the label of a message id; it is about the challenge, unless about else."""
    return Button.to(action, about or challenge.id, label=locales.say(language, code), style=style)


def decline_modal(language: str, action: str, challenge: Challenge) -> ui.Modal:
    """Return a text box for a reason that goes with a refusal; `action` is what it does when it is submitted."""
    title, label = locales.say(language, "decline-title"), locales.say(language, "decline-label")
    return text_modal(title, label, action, challenge.id, required=False, max_length=LONGEST_NOTE)


def read_note(interaction: Interaction) -> str:
    """Return the reason that was written into the text box of a refusal."""
    return clean_line(modal_text(interaction), LONGEST_NOTE)


def sent_message(language: str, code: str, challenge: Challenge) -> Message:
    """Return what a challenger is told, with what they may still do."""
    change = Button.to("counter", challenge.id, label=locales.say(language, "button-terms"))
    keep = Button.to("preset", challenge.id, label=locales.say(language, "button-preset"))
    away = away_lines(language, challenge.people(besides=challenge.challenger.user))
    lines = [locales.say(language, code, channel=place_link(challenge.place)), *away]
    return Message("\n".join(lines), controls=view(change, keep))


async def begun_message(bot: Client, language: str, challenge: Challenge) -> Message:
    """Return what a person is told whose match against computers has begun, and where its board comes."""
    code = "practice-begun" if challenge.place.guild else "practice-begun-here"
    computers, channel = computer_names(language, challenge), place_link(challenge.place)
    threads = await wants_thread(bot, challenge.place)
    keep = Button.to("preset", challenge.id, label=locales.say(language, "button-preset"))
    text = locales.say(language, code, computers=computers, channel=channel, threads=threads)
    return Message(text, controls=view(keep))


def fill_message(language: str, challenge: Challenge) -> Message:
    """Return what a challenger is asked who gives the free seats to Trilithon."""
    select = level_select(language, "fill-seats", challenge.id)
    unrated = locales.say(language, "fill-unrated") if challenge.rated else ""
    return Message(_lines([locales.say(language, "fill-question"), unrated]), controls=view(select))


def another_message(language: str, challenge: Challenge) -> Message:
    """Return what a challenger is asked who is to find somebody else for a seat: a person, or anybody."""
    hint = locales.say(language, "another-choose")
    person: Item = ui.UserSelect(custom_id=select_id("another", challenge.id), placeholder=hint)
    anybody = Button.to("anybody", challenge.id, label=locales.say(language, "button-anybody"))
    return Message(locales.say(language, "another-question"), controls=view(person, anybody))
