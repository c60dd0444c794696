"""Challenge cards as Discord messages, and the private message that a challenger gets."""

from collections.abc import Iterator
from typing import Final

import discord

import locales
from cogs.ui.controls import Button, view
from cogs.ui.formatting import clock_text, game_name, options_text, place_link, safe, side_name, time_text
from cogs.ui.messages import Message
from cogs.ui.notice_messages import away_lines
from engine.options import Value
from matches import Challenge
from matches.challenge_rules import changes
from matches.clocks import Clock

_VALUES: Final[dict[Value | None, str]] = {True: "value-yes", False: "value-no", None: "value-none"}


def card_message(challenge: Challenge) -> Message:
    """Return the card of a challenge; it pings only those asked by name."""
    asked = [invitation.user for invitation in challenge.invitations if invitation.user and not invitation.taken]
    pings = asked if challenge.status == "open" else ()
    return Message(card_text(challenge), controls=card_controls(challenge), pings=pings)


def card_text(challenge: Challenge) -> str:
    """Return the text of a card: who challenges whom, the terms, what differs from the terms before, and the state."""
    language = challenge.language
    named = [invitation for invitation in challenge.invitations if invitation.user is not None]
    asked = tuple(f"<@{invitation.user}>" if invitation.user else safe(invitation.name or "") for invitation in named)
    free = sum(invitation.user is None for invitation in challenge.invitations)
    head = locales.say(
        language,
        "card-challenge" if asked else "card-open",
        challenger=safe(challenge.challenger.name),
        game=game_name(language, challenge.game),
        asked=asked,
        free=free,
    )
    lines = [
        head,
        locales.say(language, "card-seats", free=free) if asked and free else "",
        locales.say(language, "card-rematch", rematch=str(challenge.rematch)) if challenge.rematch else "",
        _terms(challenge),
        *_differences(challenge),
        locales.say(language, f"game-{challenge.game.id}-blurb"),
        _status(challenge),
        *(away_lines(language, named) if challenge.status == "open" else ()),
    ]
    return "\n".join(filter(None, lines))


def _terms(challenge: Challenge) -> str:
    language = challenge.language
    options = options_text(language, challenge.game, challenge.terms) or locales.say(language, "card-no-options")
    clock = clock_text(language, challenge.clock)
    return locales.say(language, "card-terms", options=options, sides=_sides(challenge), clock=clock)


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


def _status(challenge: Challenge) -> str:
    taken = tuple(safe(invitation.name or "") for invitation in challenge.invitations if invitation.taken)
    status = {"open": "waiting"}.get(challenge.status, challenge.status)
    if challenge.note:
        status = "declined-note"
    return locales.say(
        challenge.language,
        f"card-{status}",
        taken=taken,
        count=len(taken),
        until=f"<t:{challenge.expires_at}:R>",
        player=safe(_closer(challenge)),
        note=safe(challenge.note),
    )


def _closer(challenge: Challenge) -> str:
    """Return the name of the person who closed a challenge."""
    return challenge.decliner or challenge.countered_by or challenge.challenger.name


def card_controls(challenge: Challenge) -> discord.ui.View | None:
    """Return Accept, Decline, other terms, Withdraw and Block while the challenge is open."""
    if challenge.status != "open":
        return None
    language, number = challenge.language, challenge.id
    accept = Button.to(
        "accept", number, label=locales.say(language, "button-accept"), style=discord.ButtonStyle.success
    )
    counter = Button.to("counter", number, label=locales.say(language, "button-counter"))
    withdraw = Button.to("withdraw", number, label=locales.say(language, "button-withdraw"))
    named = any(invitation.user and not invitation.taken for invitation in challenge.invitations)
    decline = [Button.to("decline", number, label=locales.say(language, "button-decline"))] if named else []
    block = Button.to("block", number, label=locales.say(language, "button-block"))
    return view(accept, *decline, counter, withdraw, block)


def sent_message(language: str, code: str, challenge: Challenge) -> Message:
    """Return what a challenger is told, with what they may still do."""
    change = Button.to("counter", challenge.id, label=locales.say(language, "button-terms"))
    keep = Button.to("preset", challenge.id, label=locales.say(language, "button-preset"))
    asked = [invitation for invitation in challenge.invitations if invitation.user is not None]
    lines = [locales.say(language, code, channel=place_link(challenge.place)), *away_lines(language, asked)]
    return Message("\n".join(lines), controls=view(change, keep))
