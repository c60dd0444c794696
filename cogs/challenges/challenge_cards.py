"""Challenge cards as Discord messages, and private messages about them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

import locales
from cogs.challenges.levels import level_select
from cogs.core.client import Client, Interaction
from cogs.core.controls import Button, Item, grouped, modal_text, select_id, text_modal, view
from cogs.core.messages import Contributions, LoadedContributions, Message
from cogs.core.preferences import Reader
from cogs.places.threads import wants_thread
from cogs.playing.board_messages import sides_file
from engine import State
from engine.options import Value
from matches import Challenge, Invitation, Server, Stake
from matches.challenges.challenge_rules import changes
from matches.core.clock import Clock
from renderer import accent
from wording.formatting import (
    away_lines,
    blurb,
    clean_line,
    clock_text,
    game_name,
    name_of,
    names_listed,
    option_line,
    place_link,
    safe,
    stake_text,
    time_text,
    timestamp,
)
from wording.side_marks import marked_side

LONGEST_NOTE: Final = 200
"""Maximal length of a reason for declining, in characters."""
PICTURE_WIDTH: Final = 500
"""Pixels. Discord shows it small, and enlarges it on a click."""


@dataclass(frozen=True, slots=True)
class Card:
    """The card of a challenge for one reader, for what features add to it."""

    challenge: Challenge
    language: str

    @property
    def has_room(self) -> bool:
        """Whether a person can still take a seat."""
        return any(not asked.taken and asked.is_person for asked in self.challenge.invitations)

    def button(self, name: str, code: str = "", style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
        """Return the button for an action on the challenge. `code`: the message id of its label, `button-<name>`."""
        label = locales.say(self.language, code or f"button-{name}")
        return Button.to(name, self.challenge.id, label=label, style=style)


PLAYERS: Final = LoadedContributions[Card, str]()
"""Lines about those who play, above the status of a challenge."""
ANSWERS: Final = Contributions[Card, Button]()
"""Further answers to an open challenge."""
JOINING: Final = Contributions[Card, Button]()
"""Buttons by which people join those who play, as long as a challenge is open and after it was accepted."""
OWN_SEAT: Final = Contributions[Card, Button]()
"""What the challenger can do with their own seat in an open challenge."""
LEARNING: Final = Contributions[Card, Button]()
"""Buttons by which people learn the game of a challenge."""
_VALUES: Final[dict[Value | None, str]] = {True: "value-yes", False: "value-no", None: "value-none"}


async def card_message(bot: Client, challenge: Challenge) -> Message:
    """Return the card of a challenge, with a picture of the initial board. It pings the people invited by name."""
    card, asked = Card(challenge, challenge.language), [person.user for person in challenge.asked]
    picture = await _picture(bot, challenge)
    stake = (await bot.services.stakes([challenge.match])).get(challenge.match) if challenge.match else None
    lines = _heading(challenge) if stake is None else _stake_lines(challenge, stake)
    parts: list[Item] = [ui.Section(ui.TextDisplay(_lines(lines)), accessory=ui.Thumbnail(picture))]
    if stake is None:
        status = _lines([*await PLAYERS(bot.services, card), *_status(challenge)])
        parts += [ui.TextDisplay(_lines(_terms(challenge))), ui.Separator(), ui.TextDisplay(status)]
    colour = discord.Colour.from_rgb(*accent(challenge.terms.game))
    box: Item = ui.Container(*parts, *card_rows(card), accent_colour=colour)
    return Message(files=[picture], pings=asked if challenge.status == "open" else (), parts=[box])


async def _picture(bot: Client, challenge: Challenge) -> discord.File:
    """Draw the initial board of a challenge, in the theme of its server."""
    guild = challenge.place.guild
    server = await bot.services.preferences.get_server(guild) if guild else Server()
    reader = Reader(challenge.language, server.theme)
    return await sides_file(challenge.terms.start, reader, picture_name(challenge), size=PICTURE_WIDTH)


def picture_name(challenge: Challenge) -> str:
    """Return the picture's file name without suffix, by which a posted card is recognised."""
    return f"challenge-{challenge.id}"


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(filter(None, lines))


def _heading(challenge: Challenge) -> Iterator[str]:
    """Yield the challenger, the invited players and the game."""
    language, invited = challenge.language, _asked(challenge)
    asked = tuple(f"<@{each.user}>" if each.user else safe(each.name) for each in invited)
    several = len(invited) > 1 or any(each.is_team for each in invited)
    computers = computer_names(language, challenge)
    free = sum(invitation.is_open for invitation in challenge.invitations)
    code = "card-practice" if is_practice(challenge) else "card-challenge" if asked else "card-open"
    data = {"challenger": safe(challenge.challenger.name), "game": game_name(language, challenge.terms.game)}
    yield locales.say(language, code, **data, asked=asked, several=several, free=free, computers=computers)
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
    yield f"-# {blurb(language, challenge.terms.game, challenge.terms.options)}"


def _stake_lines(challenge: Challenge, stake: Stake) -> Iterator[str]:
    """Yield what a match is played for, and its players; the terms are on the card of the league or tournament."""
    language = challenge.language
    names = challenge.challenger.name, *(name_of(language, asked) for asked in challenge.invitations)
    players = tuple(map(safe, names))
    told, game = stake_text(language, stake, f"**{safe(stake.name)}**"), game_name(language, challenge.terms.game)
    yield locales.say(language, "card-stake", stake=told, players=players, game=game)
    yield locales.say(language, "card-sides", sides=_sides(challenge))


def _asked(challenge: Challenge) -> list[Invitation]:
    """Return the invitations to mention by name.

    For an open challenge, those without an answer; for a declined one, all; else those not declined.
    """
    asked = [invitation for invitation in _named(challenge) if not invitation.volunteered]
    if challenge.status == "open":
        return [each for each in asked if each.waiting]
    return asked if challenge.status == "declined" else [each for each in asked if not each.declined]


def _named(challenge: Challenge) -> list[Invitation]:
    return [each for each in challenge.invitations if not (each.is_open or each.is_computer)]


def computer_names(language: str, challenge: Challenge) -> tuple[str, ...]:
    """Return the names of the computers in a challenge."""
    return names_listed(language, (invitation for invitation in challenge.invitations if invitation.is_computer))


def is_practice(challenge: Challenge) -> bool:
    """Return whether all opponents are computers: the match has begun at once, and nobody has to answer."""
    return all(invitation.is_computer for invitation in challenge.invitations)


def _terms(challenge: Challenge) -> Iterator[str]:
    """Yield the position of its own, if the match begins with one, the chosen options, sides and clock, and the
    differences from the previous challenge.
    """
    language, terms = challenge.language, challenge.terms
    if terms.origin:
        yield position_line(language, terms.start)
    chosen = terms.chosen
    options = [option_line(language, option, chosen[option.name]) for option in terms.game.options]
    yield from filter(None, options)
    if not any(options):
        yield locales.say(language, "card-no-options")
    yield locales.say(language, "card-sides", sides=_sides(challenge))
    yield locales.say(language, "card-clock", clock=clock_text(language, terms.clock))
    if terms.rated:
        yield locales.say(language, "card-rated", game=game_name(language, terms.game))
    yield from _differences(challenge)


def position_line(language: str, start: State) -> str:
    """Return that the match begins with a position of its own, and which side moves next."""
    if start.undecided or start.turn is None:
        return locales.say(language, "card-position-open", ply=start.ply)
    side = marked_side(language, start.game, start.sides[start.turn])
    return locales.say(language, "card-position", ply=start.ply, side=side)


def _sides(challenge: Challenge) -> str:
    """Return how the sides are assigned: drawn by lot, or as the challenger picked."""
    language, terms = challenge.language, challenge.terms
    if terms.player is None:
        return locales.say(language, "card-sides-drawn")
    start = terms.start
    first, other = ("card-next", "card-after") if terms.origin else ("card-opens", "card-answers")
    code = "card-side-picked" if not start.undecided else first if terms.player == start.turn else other
    side = marked_side(language, terms.game, start.sides[terms.player])
    return locales.say(language, code, player=safe(challenge.challenger.name), side=side)


def _differences(challenge: Challenge) -> Iterator[str]:
    """Yield a line for each term that differs from the challenge that this one counters."""
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
            language, "terms-clock", *(_time(language, clock) for clock in (challenge.terms.clock, before.terms.clock))
        )
    if different.rated:
        rated = (_value(language, each.terms.rated) for each in (challenge, before))
        yield _difference(language, "terms-rated", *rated)
    if different.sides:
        yield _difference(language, "terms-sides", _sides(challenge), _sides(before))


def _difference(language: str, what: str, now: str, before: str) -> str:
    return locales.say(language, "card-difference", what=locales.say(language, what), now=now, before=before)


def _value(language: str, value: Value | None) -> str:
    off_or_on = value is None or isinstance(value, bool)
    return locales.say(language, _VALUES[value]) if off_or_on else str(value)


def _time(language: str, clock: Clock) -> str:
    """Return a short text for a clock; what happens at its end is included only if it is strict."""
    if clock.strict:
        return clock_text(language, clock)
    return time_text(language, clock) if clock else clock_text(language, clock)


def _status(challenge: Challenge) -> Iterator[str]:
    """Yield the status of a challenge, and which of its players are away."""
    taken = tuple(safe(invitation.name) for invitation in _named(challenge) if invitation.taken)
    own_is_empty = challenge.team is not None and not challenge.team.size
    declined = tuple(safe(invitation.name) for invitation in _named(challenge) if invitation.declined)
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
        left=own_is_empty + sum(not invitation.taken for invitation in challenge.invitations),
        until=timestamp(challenge.expires_at),
        player=safe(_closer(challenge)),
        declined=declined,
        note=safe(challenge.note),
    )
    if challenge.status == "declined":
        yield _seats_left(challenge, declined)
    elif challenge.status == "open":
        if challenge.teams:
            yield locales.say(challenge.language, "card-team-start")
        yield from away_lines(challenge.language, challenge.people())


def _declined(challenge: Challenge, names: Sequence[str]) -> Iterator[str]:
    """Yield who has declined a challenge in which others have a seat, and how to fill the free seats."""
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
    """Return how the challenger can fill the seats of people who declined."""
    data = {"challenger": safe(challenge.challenger.name), "count": len(names), "more": challenge.status == "open"}
    return locales.say(challenge.language, "card-seat-left", **data)


def _closer(challenge: Challenge) -> str:
    decliner = challenge.decliner if challenge.status == "declined" else None
    return decliner or challenge.countered_by or challenge.challenger.name


def card_rows(card: Card) -> list[Item]:
    """Return the buttons of a card.

    An open one has Accept, Decline, Counter and More; people who have accepted may still decline. Buttons to join those
    who play come before More. A declined one has buttons by which the challenger finds another opponent.
    """
    rows: list[list[Button]] = []
    if card.challenge.status == "open":
        answers, joining, more = (
            [*_answers(card), *ANSWERS(card)],
            JOINING(card),
            card.button("card-more", "button-more"),
        )
        rows = [answers, [*joining, more]] if joining else [[*answers, more]]
    elif card.challenge.status == "accepted":
        rows = [JOINING(card)]
    elif card.challenge.status == "declined":
        rows = [_seat_buttons(card)]
    return [ui.ActionRow(*row) for row in rows if row]


def _answers(card: Card) -> Iterator[Button]:
    """Yield the answers to an open challenge: no terms can be asked for once there are teams."""
    if card.has_room:
        yield card.button("accept", style=discord.ButtonStyle.success)
    if any(asked.user and not asked.declined for asked in card.challenge.invitations):
        yield card.button("decline")
    if not card.challenge.teams:
        yield card.button("counter")


def more_message(challenge: Challenge, user: int, language: str) -> Message:
    """Return the further actions of a user on a challenge.

    Everybody gets the rules and lessons; the challenger may change the invitations or withdraw; others may block them.
    """
    card, is_own = Card(challenge, language), challenge.challenger.user == user
    buttons = _seat_buttons(card) if is_own and challenge.status in ("open", "declined") else []
    if is_own and challenge.status == "open":
        buttons += [*OWN_SEAT(card), card.button("withdraw")]
    elif not is_own:
        buttons.append(card.button("block"))
    data = {"challenger": safe(challenge.challenger.name), "game": game_name(language, challenge.terms.game)}
    rules = Button.to("game-rules", challenge.terms.game.id, label=locales.say(language, "button-rules"))
    controls = grouped([rules, *LEARNING(card)], buttons)
    return Message(locales.say(language, "card-more", own=is_own, **data), controls=controls)


def _seat_buttons(card: Card) -> list[Button]:
    """Return the challenger's buttons for seats that nobody has taken."""
    invitations = card.challenge.invitations
    declined = any(invitation.declined for invitation in invitations)
    free = declined or any(invitation.is_open for invitation in invitations)
    another = [card.button("another")] if declined else []
    return another + ([card.button("fill-seats", "button-fill")] if free else [])


def decline_modal(language: str, action: str, challenge: Challenge) -> ui.Modal:
    """Return a modal for the reason for declining; `action` is called on submission."""
    title, label = locales.say(language, "decline-title"), locales.say(language, "decline-label")
    return text_modal(title, label, action, challenge.id, required=False, max_length=LONGEST_NOTE)


def read_note(interaction: Interaction) -> str:
    """Return the reason from a submitted `decline_modal`."""
    return clean_line(modal_text(interaction), LONGEST_NOTE)


def sent_message(language: str, code: str, challenge: Challenge, *further: Button) -> Message:
    """Return the private confirmation of a challenge, with buttons to change its terms or keep them as a preset."""
    change = Button.to("counter", challenge.id, label=locales.say(language, "button-terms"))
    away = away_lines(language, challenge.people(besides=challenge.challenger.user))
    lines = [locales.say(language, code, channel=place_link(challenge.place)), *away]
    return Message("\n".join(lines), controls=view(change, *_keep_buttons(challenge, language), *further))


async def begun_message(bot: Client, language: str, challenge: Challenge) -> Message:
    """Return the private confirmation that a match against computers has begun, with the location of its board."""
    code = "practice-begun" if challenge.place.guild else "practice-begun-here"
    computers, channel = computer_names(language, challenge), place_link(challenge.place)
    threads = await wants_thread(bot, challenge.place)
    text = locales.say(language, code, computers=computers, channel=channel, threads=threads)
    keep = _keep_buttons(challenge, language)
    return Message(text, controls=view(*keep) if keep else None)


def _keep_buttons(challenge: Challenge, language: str) -> list[Button]:
    """Return the button to keep the terms as a preset; none for those of a position."""
    return [] if challenge.terms.origin else [Card(challenge, language).button("preset")]


def fill_message(language: str, challenge: Challenge) -> Message:
    """Return the question at which level Trilithon takes the free seats."""
    select = level_select(language, "fill-seats", challenge.id)
    unrated = locales.say(language, "fill-unrated") if challenge.terms.rated else ""
    return Message(_lines([locales.say(language, "fill-question"), unrated]), controls=view(select))


def another_message(language: str, challenge: Challenge) -> Message:
    """Return the question who is offered a declined seat: another person, or anybody."""
    hint = locales.say(language, "another-choose")
    person: Item = ui.UserSelect(custom_id=select_id("another", challenge.id), placeholder=hint)
    anybody = Button.to("anybody", challenge.id, label=locales.say(language, "button-anybody"))
    return Message(locales.say(language, "another-question"), controls=view(person, anybody))
