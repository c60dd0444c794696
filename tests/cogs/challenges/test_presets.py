"""Presets, and what somebody means by a game."""

from typing import Any

import pytest

from cogs.challenges.challenge_options import find_game
from engine import GAMES
from locales import LANGUAGES, say
from matches.challenges.preset_service import MOST, Preset
from matches.core.terms import Terms
from tests.cogs.conftest import SPOKEN, Guild, filled, offered


async def saved(guild: Guild, who: str, name: str, **chosen: Any) -> Any:
    """Challenge somebody, save the terms under a name, and return what the person is told."""
    answer = await guild.ask(who, "challenge", **{"game": "druid", "options": "size=8", "clock": "3d", **chosen})
    return (await guild.fill_in(who, await guild.open_modal(who, answer, "preset"), text=name)).response


async def listed(guild: Guild, who: str, typed: str) -> list[dict[str, Any]]:
    """Return what is suggested as a game."""
    return await guild.person(who).autocomplete(guild.sim.channel, "challenge", "game", typed)


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_the_terms_of_a_challenge_are_saved_and_the_next_one_of_that_person_is_made_from_them(
    guild: Guild, who: str
) -> None:
    answer = await saved(guild, who, "our usual")
    assert answer.ephemeral
    assert answer.content == say(SPOKEN[who], "preset-saved", name="our usual")
    await guild.sim.restart()
    first, *_ = await listed(guild, who, "")
    terms = (say(SPOKEN[who], "game-druid"), "size=8", "3d")
    assert first == {
        "name": say(SPOKEN[who], "choice-preset", name="our usual", terms=terms),
        "value": "preset:our usual",
    }
    await guild.ask(who, "challenge", game="preset:our usual", opponent=guild.person("bruno").user)
    assert guild.rows("SELECT game, terms, clock FROM challenges") == [("druid", "size=8", "3d")] * 2
    assert offered(await listed(guild, "bruno", "")) == [*GAMES]
    answer = await guild.ask("bruno", "challenge", game="preset:our usual")
    games = tuple(say("en", f"game-{game}") for game in GAMES)
    assert answer.content == say("en", "refusal-no-such-game", typed="our usual", games=games)


async def test_what_is_said_beside_a_preset_wins_over_it_and_it_wins_over_the_server(guild: Guild) -> None:
    await saved(guild, "alice", "our usual", options="size=8 walk")
    await saved(guild, "alice", "untimed", clock="none")
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, clock="7d")
    for chosen in (
        {"game": "Our Usual", "options": "size=6"},
        {"game": "Our Usual", "options": "walk=no", "clock": "none"},
        {"game": "untimed"},
    ):
        await guild.ask("alice", "challenge", **chosen)
    assert guild.rows("SELECT terms, clock FROM challenges ORDER BY id")[2:] == [
        ("size=6 walk", "3d"),
        ("size=8", None),
        ("size=8", None),
    ]


async def test_options_and_sides_are_suggested_for_the_game_of_a_preset_and_wait_for_one(guild: Guild) -> None:
    await saved(guild, "alice", "our usual")
    alice = guild.person("alice")
    for name in ("preset:our usual", "Druid", "our usual"):
        sides = await alice.autocomplete(guild.sim.channel, "challenge", "side", "", game=name)
        assert offered(sides) == ["drawn", "vertical", "horizontal"]
        options = await alice.autocomplete(guild.sim.channel, "challenge", "options", "wa", game=name)
        assert offered(options) == ["walk"]
    assert await alice.autocomplete(guild.sim.channel, "challenge", "options", "", game="dru") == []


async def test_the_same_name_replaces_and_twenty_are_enough(guild: Guild) -> None:
    for number in range(MOST):
        await guild.bot.services.presets.save(
            guild.person("chloe").id, f"preset {number:02}", Terms(GAMES["druid"], "size=8")
        )
    assert (await saved(guild, "chloe", "one more")).content == say("fr", "refusal-too-many-presets", most=MOST)
    assert (await saved(guild, "chloe", "PRESET 07")).content == say("fr", "preset-saved", name="PRESET 07")
    values = offered(await listed(guild, "chloe", ""))
    assert values[-len(GAMES) :] == [*GAMES]
    assert len(values) == 25
    assert offered(await listed(guild, "chloe", "preset 13")) == ["preset:preset 13"]


async def test_whatever_a_preset_is_called_it_is_harmless_and_can_be_used_if_the_name_can_be_seen(
    guild: Guild,
) -> None:
    answer = await guild.ask("alice", "challenge", game="druid", options="size=8")
    opened = await guild.open_modal("alice", answer, "preset")
    assert opened.modal["title"] == say("en", "preset-title")
    assert filled(opened.modal) == {"text": ""}
    await guild.sim.restart(crash=True)
    saved_now = (await guild.fill_in("alice", opened, text="soir")).response
    assert saved_now.content == say("en", "preset-saved", name="soir")
    for name in ["   ", "\u200b\u200b", "\u202e"]:
        assert (await saved(guild, "chloe", name)).content == say("fr", "refusal-preset-name", most=32)
    assert guild.rows("SELECT name FROM presets") == [("soir",)]
    hostile = ["**@everyone** <@1>", "`x` \u202eevil", "[x](https://example.org)"]
    for name in [*hostile, "a:b::c", "🗿" * 32, "druid", "preset:x"]:
        told = (await saved(guild, "alice", name)).content
        for trap in ("**@everyone", "<@1>", "\u202e", "://", " `x"):
            assert trap not in told
    before = guild.rows("SELECT count(*) FROM challenges")[0][0]
    values = [value for value in offered(await listed(guild, "alice", "")) if value.startswith("preset:")]
    assert len(values) == 8
    for value in values:
        await guild.ask("alice", "challenge", game=value)
    made = guild.rows("SELECT game, terms FROM challenges ORDER BY id")[before:]
    assert made == [("druid", "size=8")] * 8


# Games


async def test_a_game_may_be_typed_as_people_call_it_in_every_language() -> None:
    elsewhere: Any = None
    for game in GAMES.values():
        for typed in (game.id, f" {game.id.upper()} ", *(say(language, f"game-{game.id}") for language in LANGUAGES)):
            assert await find_game(elsewhere, typed) == Preset("", Terms(game))


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_games_are_suggested_by_name_in_the_language_of_whoever_types(guild: Guild, who: str) -> None:
    found = await listed(guild, who, "CONTIGO")
    assert [choice["name"] for choice in found] == [
        say(SPOKEN[who], f"game-{game}") for game in ("contigo", "contigo-capture")
    ]
    assert offered(found) == ["contigo", "contigo-capture"]


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_what_is_no_game_is_refused_by_naming_those_there_are(
    guild: Guild, subtests: pytest.Subtests, who: str
) -> None:
    for typed in ["go", "@everyone `x`", "preset:", "x" * 6000]:
        with subtests.test(typed=typed):
            answer = await guild.ask(who, "challenge", game=typed)
            assert say(SPOKEN[who], "game-contiguity-deluxe") in answer.content
            assert "@everyone" not in answer.content
            assert len(answer.content) < 500
            assert guild.rows("SELECT * FROM challenges") == []
