"""Other terms in place of those of a challenge: the modal, the two cards, who is told what, and what comes between."""

from typing import Any

import pytest

from cogs.challenges.counters import counter_modal, read_countered
from engine import GAMES
from locales import LANGUAGES, say
from matches.challenges.challenge_models import Challenge, Invitation
from matches.core.clock import DAY, Clock
from matches.core.models import Person, Place
from matches.core.terms import Terms
from tests.cogs.conftest import IN_BOTH_LANGUAGES, SPOKEN, Guild, actions, button, filled, said
from tests.cogs.discord_limits import check_modal
from wording.formatting import clock_text, time_text
from wording.side_marks import marked_side

THREE_DAYS = Clock(move=3 * DAY)


def cards(guild: Guild) -> list[Any]:
    """Return the cards posted so far, the oldest first."""
    return guild.messages(guild.sim.channel.id)


def difference(language: str, what: str, now: str, before: str) -> str:
    return say(language, "card-difference", what=say(language, what), now=now, before=before)


# The whole way


@IN_BOTH_LANGUAGES
async def test_a_counter_is_a_new_card_with_the_full_terms_and_what_is_different(guild: Guild, language: str) -> None:
    card = await guild.challenge("alice", "chloe", game="druid", options="size=10 walk", side="vertical")
    answer = await guild.counter("chloe", card, **{"option-size": ["8"], "clock": "3 days", "switches": ["nogaps"]})
    assert not answer.response.ephemeral
    before, made = cards(guild)
    assert said(before).endswith(say(language, "card-countered", player="Chloé"))
    assert actions(before) == []
    assert guild.pinged(made) == ["alice"]
    lines = said(made).splitlines()
    asked = (f"<@{guild.person('alice').id}>",)
    game, clock = say(language, "game-druid"), clock_text(language, THREE_DAYS)
    assert lines[0] == say(language, "card-challenge", challenger="Chloé", asked=asked, several=False, game=game)
    yes, no = say(language, "value-yes"), say(language, "value-no")
    assert lines[6:11] == [
        say(language, "card-countering", challenger="Alice"),
        difference(language, "option-size", "8", "10"),
        difference(language, "option-nogaps", yes, no),
        difference(language, "option-walk", no, yes),
        difference(language, "terms-clock", time_text(language, THREE_DAYS), say(language, "clock-none")),
    ]
    sides = say(language, "card-side-picked", player="Chloé", side=marked_side(language, GAMES["druid"], 1))
    chosen = {"size": say(language, "option-size-chosen", value=8), "nogaps": say(language, "option-nogaps-help")}
    assert lines[2:6] == [
        *(
            say(language, "card-option", option=say(language, f"option-{name}"), text=text)
            for name, text in chosen.items()
        ),
        say(language, "card-sides", sides=sides),
        say(language, "card-clock", clock=clock),
    ]
    await guild.press("alice", made, "accept")
    assert guild.rows("SELECT terms, clock, card FROM matches") == [("size=8 nogaps", "3d", made.id)]
    assert [user for (user,) in guild.rows('SELECT "user" FROM seats ORDER BY player')] == [
        guild.person(name).id for name in ("alice", "chloe")
    ]


async def test_the_modal_holds_the_terms_as_they_are_for_whoever_opens_it_in_their_language(guild: Guild) -> None:
    card = await guild.challenge(
        "alice", "chloe", game="druid", options="size=6 walk", side="vertical", clock="3d strict"
    )
    for name, side in (("alice", "vertical"), ("chloe", "horizontal")):
        modal = (await guild.open_modal(name, card, "counter")).modal
        assert modal["title"] == say(SPOKEN[name], "terms-title", game=say(SPOKEN[name], "game-druid"))
        assert filled(modal) == {
            "switches": ["walk"],
            "option-size": ["6"],
            "side": [side],
            "clock": "3d strict",
            "rated": False,
        }


async def test_terms_go_back_and_forth_until_somebody_accepts_also_after_a_restart(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    opened = await guild.open_modal("bruno", card, "counter")
    await guild.sim.restart(crash=True)
    await guild.fill_in("bruno", opened, clock="1d", switches=["bid"])
    for who, clock in (("alice", "2d"), ("bruno", "3d")):
        await guild.counter(who, cards(guild)[-1], clock=clock)
    assert difference("en", "terms-clock", time_text("en", THREE_DAYS), "2 days per move") in said(cards(guild)[-1])
    await guild.press("alice", cards(guild)[-1], "accept")
    assert [len(actions(card)) for card in cards(guild)[:4]] == [0, 0, 0, 0]
    assert guild.rows("SELECT clock, terms FROM matches") == [("3d", "bid")]


async def test_the_challenger_changes_their_own_terms_on_the_card_and_picked_sides_may_be_drawn(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno", side="white")
    await guild.counter("alice", card, side=["red"])
    before, made = cards(guild)
    assert said(before).endswith(say("en", "card-changed", player="Alice"))
    assert say("en", "card-changing", challenger="Alice") in said(made)
    red, white = (
        say("en", "card-side-picked", player="Alice", side=marked_side("en", GAMES["contiguity"], side))
        for side in (1, 0)
    )
    assert difference("en", "terms-sides", red, white) in said(made)
    assert guild.pinged(made) == ["bruno"]
    drawn = say("en", "card-sides-drawn")
    await guild.counter("alice", made, side=["drawn"])
    assert difference("en", "terms-sides", drawn, red) in said(cards(guild)[-1])
    await guild.counter("bruno", cards(guild)[-1], side=["red"])
    picked = say("en", "card-side-picked", player="Bruno", side=marked_side("en", GAMES["contiguity"], 1))
    assert difference("en", "terms-sides", picked, drawn) in said(cards(guild)[-1])


async def test_anybody_may_counter_an_open_challenge_and_then_the_challenger_is_asked(guild: Guild) -> None:
    card = await guild.challenge("alice")
    await guild.counter("dimitri", card, clock="7d+12h strict")
    assert guild.pinged(cards(guild)[-1]) == ["alice"]
    stranger = (await guild.press("bruno", cards(guild)[-1], "accept")).response
    assert stranger.content == say("en", "refusal-not-invited")


# Refusals


async def test_terms_that_are_left_as_they_are_and_strangers_make_no_new_card(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno", game="druid", options="size=8", side="vertical", clock="3d")
    before = guild.stored()
    for who in ("bruno", "alice"):
        answer = (await guild.counter(who, card)).response
        assert answer.ephemeral
        assert answer.content == say("en", "refusal-same-terms")
    result = await guild.press("chloe", card, "counter")
    assert result.modal is None
    assert result.response.content == say("fr", "refusal-not-invited")
    assert guild.stored() == before
    assert actions(guild.again(card)) == ["accept", "decline", "counter", "team-seat", "card-more"]


IMPOSSIBLE: tuple[tuple[dict[str, Any], str, dict[str, str]], ...] = (
    ({"clock": "soon @everyone"}, "refusal-clock", {"typed": "soon @\u200beveryone"}),
    ({"clock": "90d"}, "refusal-clock-range", {"given": "90d", "least": "5m", "most": "14d"}),
    ({"option-turns": "4"}, "option-error-value", {"name": "turns", "value": "4", "allowed": "de 5 à 99"}),
    ({"option-turns": "`x` 7"}, "option-error-value", {"name": "turns", "value": "\\'x\\' 7", "allowed": "de 5 à 99"}),
    ({"switches": ["flip", "bid"]}, "option-error-conflict", {"first": "flip", "second": "bid"}),
    ({"switches": ["druidless", "safe"]}, "option-error-conflict", {"first": "druidless", "second": "safe"}),
)


async def test_terms_that_cannot_be_are_refused_in_a_sentence(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe", game="contiguity-deluxe")
    before = guild.stored()
    for changes, code, data in IMPOSSIBLE:
        answer = (await guild.counter("chloe", card, **changes)).response
        assert answer.ephemeral
        assert answer.content == say("fr", code, **data)
    assert guild.stored() == before


async def test_once_somebody_has_accepted_the_challenger_gets_no_modal_and_a_modal_already_open_is_refused(
    guild: Guild,
) -> None:
    card = await guild.challenge("alice", "chloe", "dimitri", game="druid-hex3")
    opened = await guild.open_modal("alice", card, "counter")
    await guild.press("chloe", card, "accept")
    for result in (await guild.press("alice", card, "counter"), await guild.fill_in("alice", opened, clock="1d")):
        assert result.response.content == say("en", "refusal-terms-accepted")


async def test_a_counter_that_comes_too_late_is_told_how_the_challenge_closed(guild: Guild) -> None:
    for who, does, status in (("bruno", "accept", "accepted"), ("alice", "withdraw", "withdrawn")):
        card = await guild.challenge("alice", "bruno")
        opened = await guild.open_modal("bruno", card, "counter")
        await guild.press(who, card, does)
        answer = (await guild.fill_in("bruno", opened, clock="1d")).response
        assert answer.content == say("en", "refusal-challenge-closed", status=status)
    assert guild.rows("SELECT COUNT(*) FROM challenges") == [(2,)]


@IN_BOTH_LANGUAGES
async def test_an_accept_that_comes_after_a_counter_is_told_and_begins_nothing(guild: Guild, language: str) -> None:
    card = await guild.challenge("alice")
    late = guild.sim.press("chloe", card, custom_id=button(card, "accept"))
    await guild.counter("bruno", card, clock="1d")
    (result,) = await guild.sim.at_once(late)
    assert result.response.content == say("fr", "refusal-challenge-closed", status="countered")
    assert guild.rows("SELECT * FROM matches") == []
    assert said(guild.again(card)).endswith(say(language, "card-countered", player="Bruno"))


async def test_after_seven_days_there_are_no_other_terms(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe")
    await guild.later(days=7)
    answer = (await guild.press("chloe", card, "counter")).response
    assert answer.content == say("fr", "refusal-challenge-expired")
    assert said(guild.again(card)).endswith(say("en", "card-expired"))


# From the private answer


async def test_the_challenger_changes_the_terms_from_the_private_answer_as_often_as_they_like(guild: Guild) -> None:
    answer = await guild.ask("chloe", "challenge", game="druid", opponent=guild.person("bruno").user)
    for size in ("8", "6"):
        answer = (await guild.counter("chloe", answer, **{"option-size": [size]})).response
        assert answer.ephemeral
        assert answer.content == say("fr", "challenge-changed", channel=f"<#{guild.sim.channel.id}>")
    assert [actions(card) == [] for card in cards(guild)] == [True, True, False]
    assert said(cards(guild)[0]).endswith(say("en", "card-changed", player="Chloé"))
    assert guild.rows("SELECT terms, status FROM challenges ORDER BY id") == [
        ("size=10", "changed"),
        ("size=8", "changed"),
        ("size=6", "open"),
    ]


# The modal, for every game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_the_terms_of_every_game_fit_a_modal_that_gives_them_back(game: str, language: str) -> None:
    settled = GAMES[game].settle({})
    challenge = Challenge(
        id=2**62,
        terms=Terms(GAMES[game]),
        challenger=Person(1, "Hilde"),
        invitations=tuple(Invitation(slot, None, taken=False) for slot in range(1, GAMES[game].players)),
        place=Place(1, 2),
        language=language,
        status="open",
        expires_at=0,
        match=None,
        card=None,
        rematch=None,
        note="",
        counters=None,
        countered_by=None,
    )
    modal = counter_modal(language, challenge, 1).to_dict()
    check_modal(modal)
    held = {name: value if isinstance(value, list) else [str(value).lower()] for name, value in filled(modal).items()}
    assert read_countered(challenge.terms, held, language).chosen == settled
    assert (held["side"], held["clock"]) == (["drawn"], ["none"])
