"""Rated matches on Discord: what the card, the boards and the end say, and what is refused."""

import pytest

from cogs.challenges.terms_form import read_form
from engine import GAMES
from locales import say
from matches import LEVELS, MatchError
from matches.core.rating import BEGINNER
from matches.ratings.rated_terms import allowed_words
from matches.ratings.rating_rules import rated
from tests.cogs.conftest import Guild, controls, said

WON, LOST = rated((BEGINNER, BEGINNER), (1, 2))


def rated_line(language: str = "en", game: str = "contiguity") -> str:
    return say(language, "card-rated", game=say(language, f"game-{game}"))


def is_rated(guild: Guild) -> list[bool]:
    return [bool(row[0]) for row in guild.rows("SELECT rated FROM challenges ORDER BY id")]


async def test_a_rated_match_is_told_on_the_card_the_boards_and_at_the_end_with_everybodys_new_rating(
    guild: Guild,
) -> None:
    assert rated_line() in said(await guild.challenge("alice", "bruno", rated=True))
    assert say("en", "desk-rated") in said(await guild.ask("bruno", "desk"))
    playing = await guild.match("alice", "bruno", rated=True)
    assert say("en", "match-rated") in playing.board.content
    await playing.play_some()
    more = (await guild.press("bruno", playing.board, "more")).response
    assert say("en", "match-rated") in more.content
    await guild.press("bruno", (await guild.press("bruno", more, "resign")).response, "resign-yes")
    numbers = {"Alice": (WON, WON.number - 1500), "Bruno": (LOST, LOST.number - 1500)}
    told = [
        say("en", "end-rating", player=name, rating=str(new.number), margin=new.margin, change=f"{change:+}")
        for name, (new, change) in numbers.items()
    ]
    ratings = say("en", "end-ratings", ratings=" · ".join(told).replace("-", "−"))
    assert ratings in playing.board.content
    assert ratings in (await playing.ask("alice", "board")).content
    await guild.bot.services.preferences.set(guild.person("bruno").id, listed=False)
    shown = (await playing.ask("alice", "board")).content
    assert str(WON.number) in shown
    assert str(LOST.number) not in shown, "Bruno does not want to be shown"
    await guild.press("bruno", playing.board, "rematch")
    assert is_rated(guild) == [True, True, True]


async def test_a_match_of_which_nothing_is_said_is_rated_where_the_server_has_it_so_and_its_options_allow_it(
    guild: Guild,
) -> None:
    assert rated_line() not in said(await guild.challenge("alice", "bruno"))
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, rated=True)
    assert rated_line() in said(await guild.challenge("alice", "bruno"))
    await guild.challenge("alice", "bruno", rated=False)
    await guild.person("alice").slash(guild.channel, "practice", game="contiguity", level=1)
    for options, told in (("size=3", True), ("size=8", False)):
        answer = await guild.ask("alice", "challenge", game="druid", options=options)
        assert (say("en", "unrated-options") in answer.content) is told
    assert is_rated(guild) == [False, True, False, False, False, True]


@pytest.mark.parametrize(("who", "language"), [("alice", "en"), ("chloe", "fr")])
async def test_options_that_are_not_listed_are_refused_with_those_that_are_and_can_be_corrected(
    guild: Guild, who: str, language: str
) -> None:
    with_trilithon = await guild.ask(who, "challenge", game="contiguity", level=2, rated=True)
    assert with_trilithon.content == say(language, "refusal-rated-computer")
    assert not is_rated(guild)
    refused = await guild.ask(who, "challenge", game="druid", options="size=3", rated=True)
    allowed = tuple(allowed_words(GAMES["druid"]))
    reason = say(language, "refusal-rated-options", options=("size=3",), allowed=allowed)
    assert refused.content.splitlines()[0] == reason
    opened = await guild.open_modal(who, refused, "correct")
    await guild.fill_in(who, opened, options="size=9")
    assert guild.rows("SELECT terms, rated FROM challenges") == [("size=9", 1)]


def test_a_modal_that_says_neither_yes_nor_no_is_none_of_the_bots() -> None:
    with pytest.raises(MatchError):
        read_form({"options": [""], "side": [""], "clock": [""], "rated": ["perhaps"]})


async def test_it_can_be_countered_like_any_other_term(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    await guild.counter("bruno", card, rated=True)
    countered = guild.channel.last_message
    yes, no = say("en", "value-yes"), say("en", "value-no")
    assert say("en", "card-difference", what=say("en", "terms-rated"), now=yes, before=no) in said(countered)
    assert rated_line() in said(countered)
    await guild.press("alice", countered, "accept")
    assert guild.rows("SELECT rated FROM matches") == [(1,)]


async def test_seats_that_trilithon_takes_make_it_unrated_and_that_is_said_before_and_after(guild: Guild) -> None:
    card = await guild.challenge("alice", rated=True)
    asked = (await guild.press("alice", card, "fill-seats")).response
    assert say("en", "fill-unrated") in asked.content
    done = await guild.person("alice").select(asked, [str(LEVELS[0])], custom_id=next(iter(controls(asked))))
    await guild.sim.settle()
    assert say("en", "unrated-computer") in done.response.content
    assert rated_line() not in said(guild.again(card))
    assert guild.rows("SELECT rated FROM matches") == [(0,)]
