"""Presets, and what somebody means by a game."""

from typing import Any

import pytest

from engine import GAMES
from locales import say
from matches.clocks import NO_CLOCK
from matches.preset_service import MOST
from tests.cogs.conftest import SPOKEN, Club, filled, offered


async def saved(club: Club, who: str, name: str, **chosen: Any) -> Any:
    """Challenges, and saves the terms under a name; returns what the person is told."""
    answer = await club.ask(who, "challenge", **{"game": "druid", "options": "size=8", "clock": "3d", **chosen})
    return (await club.fill_in(who, await club.open_box(who, answer, "preset"), text=name)).response


async def listed(club: Club, who: str, typed: str) -> list[dict[str, Any]]:
    """Return what is suggested as a game."""
    return await club.person(who).autocomplete(club.sim.channel, "challenge", "game", typed)


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_the_terms_of_a_challenge_are_saved_and_the_next_one_is_made_from_them(club: Club, who: str) -> None:
    told = await saved(club, who, "our usual")
    assert told.ephemeral
    assert told.content == say(SPOKEN[who], "preset-saved", name="our usual")
    await club.sim.restart()
    first, *_ = await listed(club, who, "")
    terms = (say(SPOKEN[who], "game-druid"), "size=8", "3d")
    assert first == {
        "name": say(SPOKEN[who], "choice-preset", name="our usual", terms=terms),
        "value": "preset:our usual",
    }
    await club.ask(who, "challenge", game="preset:our usual", opponent=club.person("bruno").user)
    assert club.rows("SELECT game, terms, clock FROM challenges") == [("druid", "size=8", "3d")] * 2


async def test_what_is_said_beside_a_preset_wins_over_it(club: Club) -> None:
    await saved(club, "alice", "our usual", options="size=8 walk")
    for chosen in ({"options": "size=6"}, {"options": "walk=no", "clock": "none"}):
        await club.ask("alice", "challenge", game="Our Usual", **chosen)
    assert club.rows("SELECT terms, clock FROM challenges ORDER BY id")[1:] == [("size=6 walk", "3d"), ("size=8", None)]


async def test_a_preset_without_a_clock_has_none_whatever_the_servers_is(club: Club) -> None:
    await saved(club, "alice", "untimed", clock="none")
    await club.bot.services.preferences.set_server(club.sim.guild.id, clock="7d")
    await club.ask("alice", "challenge", game="untimed")
    assert club.rows("SELECT clock FROM challenges ORDER BY id") == [(None,), (None,)]


async def test_options_and_sides_are_suggested_for_the_game_of_a_preset(club: Club) -> None:
    await saved(club, "alice", "our usual")
    alice = club.person("alice")
    for name in ("preset:our usual", "Druid", "our usual"):
        sides = await alice.autocomplete(club.sim.channel, "challenge", "side", "", game=name)
        assert offered(sides) == ["drawn", "vertical", "horizontal"]
        options = await alice.autocomplete(club.sim.channel, "challenge", "options", "wa", game=name)
        assert offered(options) == ["walk"]


async def test_presets_are_for_whoever_saved_them(club: Club) -> None:
    await saved(club, "alice", "our usual")
    assert offered(await listed(club, "bruno", "")) == [*GAMES]
    answer = await club.ask("bruno", "challenge", game="preset:our usual")
    games = tuple(say("en", f"game-{game}") for game in GAMES)
    assert answer.content == say("en", "refusal-no-such-game", typed="our usual", games=games)


async def test_the_same_name_replaces_and_twenty_are_enough(club: Club) -> None:
    for number in range(MOST):
        await club.bot.services.presets.save(
            club.person("chloe").id, f"preset {number:02}", GAMES["druid"], "size=8", NO_CLOCK
        )
    assert (await saved(club, "chloe", "one more")).content == say("fr", "refusal-too-many-presets", most=MOST)
    assert (await saved(club, "chloe", "PRESET 07")).content == say("fr", "preset-saved", name="PRESET 07")
    values = offered(await listed(club, "chloe", ""))
    assert values[-len(GAMES) :] == [*GAMES]
    assert len(values) == 25
    assert offered(await listed(club, "chloe", "preset 13")) == ["preset:preset 13"]


@pytest.mark.parametrize(
    "name",
    ["**@everyone** <@1>", "a:b::c", "`x` \u202eevil", "[x](https://example.org)", "🗿" * 32, "druid", "preset:x"],
)
async def test_whatever_a_preset_is_called_it_is_harmless_and_can_be_used(club: Club, name: str) -> None:
    told = await saved(club, "alice", name)
    for trap in ("**@everyone", "<@1>", "\u202e", "://", " `x"):
        assert trap not in told.content
    (value,) = [one for one in offered(await listed(club, "alice", "")) if one.startswith("preset:")]
    await club.ask("alice", "challenge", game=value)
    assert club.rows("SELECT game, terms FROM challenges") == [("druid", "size=8")] * 2


async def test_a_name_that_nobody_sees_is_refused(club: Club, subtests: pytest.Subtests) -> None:
    for name in ["   ", "\u200b\u200b", "\u202e"]:
        with subtests.test(name=name):
            assert (await saved(club, "chloe", name)).content == say("fr", "refusal-preset-name", most=32)
            assert club.rows("SELECT * FROM presets") == []


async def test_the_name_box_is_empty_and_counts_after_a_restart(club: Club) -> None:
    answer = await club.ask("chloe", "challenge", game="contigo")
    opened = await club.open_box("chloe", answer, "preset")
    assert opened.modal["title"] == say("fr", "preset-title")
    assert filled(opened.modal) == {"text": ""}
    await club.sim.restart(crash=True)
    await club.fill_in("chloe", opened, text="soir")
    assert club.rows("SELECT name, game, terms, clock FROM presets") == [("soir", "contigo", "", None)]


# Games


@pytest.mark.parametrize("typed", ["druid-hex", "Druid Hex", " DRUID HEX "])
async def test_a_game_may_be_typed_as_people_call_it(club: Club, typed: str) -> None:
    await club.ask("alice", "challenge", game=typed)
    assert club.rows("SELECT game FROM challenges") == [("druid-hex",)]


async def test_every_game_is_known_by_its_name_in_every_language(club: Club) -> None:
    for game in GAMES:
        for tongue in ("en", "fr"):
            await club.ask("alice", "challenge", game=say(tongue, f"game-{game}"))
    assert [game for (game,) in club.rows("SELECT game FROM challenges ORDER BY id")] == [
        game for game in GAMES for _ in range(2)
    ]


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_games_are_suggested_by_name_in_the_language_of_whoever_types(club: Club, who: str) -> None:
    found = await listed(club, who, "CONTIGO")
    assert [one["name"] for one in found] == [
        say(SPOKEN[who], f"game-{game}") for game in ("contigo", "contigo-capture")
    ]
    assert offered(found) == ["contigo", "contigo-capture"]


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_what_is_no_game_is_refused_by_naming_those_there_are(
    club: Club, subtests: pytest.Subtests, who: str
) -> None:
    for typed in ["go", "@everyone `x`", "preset:", "x" * 6000]:
        with subtests.test(typed=typed):
            answer = await club.ask(who, "challenge", game=typed)
            assert say(SPOKEN[who], "game-contiguity-deluxe") in answer.content
            assert "@everyone" not in answer.content
            assert len(answer.content) < 500
            assert club.rows("SELECT * FROM challenges") == []


async def test_while_nothing_that_is_a_game_is_typed_other_suggestions_wait(club: Club) -> None:
    alice = club.person("alice")
    assert await alice.autocomplete(club.sim.channel, "challenge", "options", "", game="dru") == []
