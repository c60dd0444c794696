"""The standings: pages for one person, with their own place, and what of it can be posted."""

from typing import Any

import pytest

from locales import say
from matches.core.rating import BEGINNER, UNIT
from matches.ratings import rating_queries
from matches.ratings.rating_service import LEAST, PAGE
from tests.cogs.conftest import Guild, button, controls

GAME = "contiguity"


async def rate(guild: Guild, numbers: dict[int, int], matches: int = LEAST) -> None:
    """Store ratings of people by their numbers, after so many matches on this server."""
    async with guild.bot.services.store.write() as transaction:
        for user, number in numbers.items():
            mu = BEGINNER.mu + (number - 1500) / UNIT
            await rating_queries.set_rating(transaction, user, GAME, mu=mu, sigma=2.0, matches=matches)
            for _ in range(matches):
                name = f"Nr_{user % 1000}"
                await rating_queries.count_in_server(transaction, guild.sim.guild.id, GAME, user, name, mu)


def line(place: int, user: int, number: int, language: str = "en") -> str:
    """Return the line of somebody in the standings, whose name must not be formatted."""
    numbers = {"rating": str(number), "margin": 120, "matches": LEAST}
    return say(language, "standings-line", place=str(place), player=f"Nr\\_{user % 1000}", **numbers)


def user(guild: Guild, name: str) -> int:
    return int(guild.person(name).id)


async def standings(guild: Guild, who: str, **chosen: Any) -> Any:
    return await guild.ask(who, "results", show="standings", **chosen)


@pytest.mark.parametrize(("who", "language"), [("alice", "en"), ("chloe", "fr")])
async def test_somebody_sees_the_standings_and_their_own_place(guild: Guild, who: str, language: str) -> None:
    mine, bruno = user(guild, who), user(guild, "bruno")
    await rate(guild, {mine: 1400, bruno: 1612})
    shown = await standings(guild, who)
    lines = shown.content.splitlines()
    assert lines[0] == say(language, "standings-heading", game=say(language, f"game-{GAME}"), people=2)
    assert lines[1:3] == [line(1, bruno, 1612, language), line(2, mine, 1400, language)]
    own = {"rating": "1400", "margin": 120, "matches": LEAST}
    assert lines[-1] == say(language, "standings-own", place="2", **own)


async def test_without_enough_matches_one_is_told_what_is_missing(guild: Guild) -> None:
    assert (await standings(guild, "alice")).content.endswith(say("en", "standings-own-none"))
    await rate(guild, {user(guild, "alice"): 1550}, matches=1)
    shown = await standings(guild, "alice", game=GAME)
    assert say("en", "standings-none") in shown.content
    own = {"rating": "1550", "margin": 120, "matches": 1, "least": LEAST}
    assert shown.content.endswith(say("en", "standings-own-few", **own))
    async with guild.bot.services.store.write() as transaction:
        elsewhere = {"mu": BEGINNER.mu, "sigma": BEGINNER.sigma, "matches": 1}
        await rating_queries.set_rating(transaction, user(guild, "bruno"), GAME, **elsewhere)
    shown = await standings(guild, "bruno", game=GAME)
    own = {"rating": "1500", "margin": BEGINNER.margin, "matches": 0, "least": LEAST}
    assert shown.content.endswith(say("en", "standings-own-few", **own)), "also of a rating from elsewhere"


async def test_who_is_not_listed_sees_their_place_alone(guild: Guild) -> None:
    mine, bruno = user(guild, "alice"), user(guild, "bruno")
    await rate(guild, {mine: 1700, bruno: 1612})
    await guild.bot.services.preferences.set(mine, listed=False)
    own = {"rating": "1700", "margin": 120, "matches": LEAST}
    shown = await standings(guild, "alice")
    assert shown.content.endswith(say("en", "standings-own-unlisted", place="1", **own))
    assert line(1, bruno, 1612) in shown.content
    assert "Nr\\_" + str(mine % 1000) not in (await standings(guild, "bruno")).content


async def test_pages_are_turned_ones_own_is_found_and_another_game_is_chosen(guild: Guild) -> None:
    mine = user(guild, "alice")
    await rate(guild, {**{number: 1900 - number for number in range(1, 2 * PAGE + 1)}, mine: 1000})
    shown = await standings(guild, "alice")
    assert say("en", "page-of", page=1, pages=3) in shown.content
    own = (await guild.press("alice", shown, "standings-mine")).response
    assert line(2 * PAGE + 1, mine, 1000) in own.content
    back = await guild.person("alice").click(own, custom_id=next(id_ for id_ in controls(own) if id_.endswith(":back")))
    assert line(PAGE + 1, PAGE + 1, 1900 - PAGE - 1) in back.response.content
    chosen = await guild.person("alice").select(shown, ["druid"], custom_id="trilithon-select:standings-of")
    assert say("en", "standings-heading", game=say("en", "game-druid"), people=0) in chosen.response.content


async def test_a_page_is_posted_without_what_only_one_person_sees(guild: Guild) -> None:
    await guild.match("alice", "bruno")
    mine, bruno = user(guild, "alice"), user(guild, "bruno")
    await rate(guild, {mine: 1400, bruno: 1612})
    shown = await standings(guild, "alice")
    await guild.person("alice").click(shown, custom_id=button(shown, "standings-here"))
    await guild.sim.settle()
    posted = guild.channel.last_message.content
    assert line(1, bruno, 1612) in posted
    assert posted.endswith(say("en", "standings-note", least=LEAST))


@pytest.mark.parametrize(("who", "language"), [("alice", "en"), ("chloe", "fr")])
async def test_outside_of_servers_one_sees_ones_own_ratings_and_no_standings(
    guild: Guild, who: str, language: str
) -> None:
    answer = await guild.person(who).user.slash("results", show="standings")
    assert answer.response.content == say(language, "refusal-standings-need-server")
    await rate(guild, {user(guild, who): 1612, user(guild, "bruno"): 1700})
    answer = await guild.person(who).user.slash("results", show="standings")
    heading, line, *_ = answer.response.content.splitlines()
    assert heading == say(language, "ratings-heading")
    numbers = {"rating": "1612", "margin": 120, "matches": LEAST}
    assert line == say(language, "ratings-line", game=say(language, f"game-{GAME}"), **numbers)
    assert "1700" not in answer.response.content
