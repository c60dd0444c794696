"""Challenge cards as Discord messages, and the private word to go with one's own."""

from collections.abc import Iterator
from typing import Final

import discord

import locales
from cogs.ui.controls import Button, view
from cogs.ui.formatting import clock_time, clock_words, game_name, safe, side_name, terms, whereabouts
from cogs.ui.messages import Message
from engine.options import Value
from matches import Challenge
from matches.challenge_rules import changes
from matches.clocks import Clock

_VALUES: Final[dict[Value | None, str]] = {True: "value-yes", False: "value-no", None: "value-none"}


def card_message(challenge: Challenge) -> Message:
    """The challenge card: the full terms, whom it asks, and its controls; only those asked by name are pinged."""
    asked = [one.user for one in challenge.invitations if one.user and not one.taken]
    pings = asked if challenge.status == "open" else ()
    return Message(card_text(challenge), controls=card_controls(challenge), pings=pings)


def card_text(challenge: Challenge) -> str:
    """What a challenge card says."""
    language = challenge.language
    named = [one for one in challenge.invitations if one.user is not None]
    asked = tuple(f"<@{one.user}>" if one.user else safe(one.name or "") for one in named)
    free = sum(one.user is None for one in challenge.invitations)
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
    ]
    return "\n".join(filter(None, lines))


def _terms(challenge: Challenge) -> str:
    language = challenge.language
    options = terms(language, challenge.game, challenge.terms) or locales.say(language, "card-no-options")
    clock = clock_words(language, challenge.clock)
    return locales.say(language, "card-terms", options=options, sides=_sides(challenge), clock=clock)


def _sides(challenge: Challenge) -> str:
    """Who has which side, as far as the challenger picked one."""
    language = challenge.language
    if challenge.player is None:
        return locales.say(language, "card-sides-drawn")
    bidding = challenge.game.start(challenge.game.read_options(challenge.terms)).undecided
    code = "card-opens" if bidding and challenge.player == 0 else "card-answers" if bidding else "card-side-picked"
    side = side_name(language, challenge.game, challenge.player)
    return locales.say(language, code, player=safe(challenge.challenger.name), side=side)


def _differences(challenge: Challenge) -> Iterator[str]:
    """What a challenge asks for in place of what the one before it did, line by line."""
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
        yield _difference(language, "terms-clock", *(_time(language, one.clock) for one in (challenge, before)))
    if different.sides:
        yield _difference(language, "terms-sides", _sides(challenge), _sides(before))


def _difference(language: str, what: str, now: str, before: str) -> str:
    return locales.say(language, "card-difference", what=locales.say(language, what), now=now, before=before)


def _value(language: str, value: Value | None) -> str:
    """The value of an option, for people."""
    off_or_on = value is None or isinstance(value, bool)
    return locales.say(language, _VALUES[value]) if off_or_on else str(value)


def _time(language: str, clock: Clock) -> str:
    """A clock in few words, where how it ends matters only if it is strict."""
    if clock.strict:
        return clock_words(language, clock)
    return clock_time(language, clock) if clock else clock_words(language, clock)


def _status(challenge: Challenge) -> str:
    taken = tuple(safe(one.name or "") for one in challenge.invitations if one.taken)
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
    """The name of the person who brought it about that a challenge is closed."""
    return challenge.decliner or challenge.countered_by or challenge.challenger.name


def card_controls(challenge: Challenge) -> discord.ui.View | None:
    """Accept, Decline, other terms, Withdraw and Block while the challenge is open."""
    if challenge.status != "open":
        return None
    language, number = challenge.language, challenge.id
    accept = Button.to(
        "accept", number, label=locales.say(language, "button-accept"), style=discord.ButtonStyle.success
    )
    counter = Button.to("counter", number, label=locales.say(language, "button-counter"))
    withdraw = Button.to("withdraw", number, label=locales.say(language, "button-withdraw"))
    named = any(one.user and not one.taken for one in challenge.invitations)
    decline = [Button.to("decline", number, label=locales.say(language, "button-decline"))] if named else []
    block = Button.to("block", number, label=locales.say(language, "button-block"))
    return view(accept, *decline, counter, withdraw, block)


def sent_message(language: str, code: str, challenge: Challenge) -> Message:
    """What a challenger hears, and what they may still do."""
    change = Button.to("counter", challenge.id, label=locales.say(language, "button-terms"))
    keep = Button.to("preset", challenge.id, label=locales.say(language, "button-preset"))
    text = locales.say(language, code, channel=whereabouts(challenge.place))
    return Message(text, controls=view(change, keep))
