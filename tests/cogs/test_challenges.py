"""From a challenge to a match: who is told what, in whose language, and who is pinged."""

import re
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.ui.challenge_options import complete_clock
from cogs.ui.formatting import clock_text, safe, time_text
from engine import GAMES, State
from locales import rules, say
from matches.clocks import DAY, HOUR, Clock
from playground.people import Person
from renderer import accent, describe
from tests.cogs.conftest import IN_BOTH_LANGUAGES, SPOKEN, Guild, actions, button, labels, mention, offered, parts, said
from tests.cogs.discord_limits import check_message

ON_A_CARD = ("accept", "decline", "counter", "card-more")


async def respond(guild: Guild, who: str, card: Any, does: str) -> None:
    """Answer a challenge in one of the ways there are."""
    await (guild.decline(who, card) if does == "decline" else guild.press(who, card, does))


def seats_left(language: str = "en", count: int = 1) -> str:
    """Return the line by which a card that was declined says whom its buttons are for."""
    return say(language, "card-seat-left", challenger="Alice", count=count, more=False)


async def choose_another(guild: Guild, who: str, card: Any, whom: str) -> Any:
    """Find another for a seat that was declined, and return the whole answer."""
    panel = (await guild.press(who, guild.again(card), "another")).response
    select, chosen = button(panel, "another"), [str(guild.person(whom).id)]
    (answer,) = await guild.sim.at_once(guild.sim.press(who, panel, custom_id=select, values=chosen))
    await guild.sim.settle()
    return answer


def until(guild: Guild) -> str:
    """Return the timestamp of a challenge's end, seven days from its beginning."""
    ((made, expires),) = guild.rows("SELECT created_at, expires_at FROM challenges")
    assert expires - made == 7 * 86_400
    return f"<t:{expires}:R>"


# The card


@IN_BOTH_LANGUAGES
async def test_the_card_says_all_terms_in_the_language_of_the_server(guild: Guild, language: str) -> None:
    card = await guild.challenge("alice", "chloe", options="bid", side="red")
    bid = say(language, "card-option", option=say(language, "option-bid"), text=say(language, "option-bid-chosen"))
    assert said(card).splitlines() == [
        say(
            language, "card-challenge", challenger="Alice", asked=(mention(guild, "chloe"),), free=0, game="Contiguity"
        ),
        f"-# {say(language, 'game-contiguity-blurb')}",
        bid,
        say(language, "card-sides", sides=say(language, "card-answers", player="Alice")),
        say(language, "card-clock", clock=say(language, "clock-none")),
        say(language, "card-waiting", count=0, taken=(), left=1, until=until(guild)),
    ]
    assert labels(card) == [say(language, f"button-{name.removeprefix('card-')}") for name in ON_A_CARD]


@IN_BOTH_LANGUAGES
async def test_the_card_of_a_druids_walk_says_that_the_first_across_wins_and_where_each_druid_goes(
    guild: Guild, language: str
) -> None:
    told = said(await guild.challenge("alice", "chloe", game="druid", options="walk"))
    assert told.splitlines()[1] == f"-# {say(language, 'option-walk-blurb')}"
    assert say(language, "option-walk-chosen") in told


@IN_BOTH_LANGUAGES
async def test_the_card_shows_the_board_that_the_match_would_begin_with(
    guild: Guild, language: str, drawn: list[tuple[State, Any]]
) -> None:
    card = await guild.challenge("alice", "chloe", game="druid", options="size=6 walk")
    ((state, view),) = drawn
    assert state == GAMES["druid"].start({"size": 6, "walk": True})
    (picture,) = (part for part in parts(card) if "media" in part)
    assert picture["description"] == describe(state, view)
    assert say(language, "alt-start", game=say(language, "game-druid")) in picture["description"]
    check_message(guild.sim.env.backend.messages[card.channel.id][card.id])


async def test_the_board_on_the_card_has_the_theme_of_the_server(guild: Guild, drawn: list[tuple[State, Any]]) -> None:
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, theme="light")
    await guild.challenge("alice", "bruno")
    assert [view.theme for _, view in drawn] == ["light"]


async def test_each_game_has_a_card_in_its_own_colour(guild: Guild) -> None:
    colours = set()
    for game in GAMES.values():
        card = await guild.challenge("alice", game=game.id)
        (box,) = (part for part in parts(card) if "accent_color" in part)
        colours.add(box["accent_color"])
        assert box["accent_color"] == discord.Colour.from_rgb(*accent(game)).value
    assert len(colours) == len(GAMES)


async def test_every_option_chosen_has_a_line_and_no_other(guild: Guild) -> None:
    card = await guild.challenge("alice", game="contiguity-deluxe", options="turns=20 safe")
    turns = say("en", "option-turns-chosen", value=20)
    lines = [line for line in said(card).splitlines() if line.startswith("•")]
    assert lines == [
        say("en", "card-option", option=say("en", "option-turns"), text=turns),
        say("en", "card-option", option=say("en", "option-safe"), text=say("en", "option-safe-help")),
    ]


@pytest.mark.parametrize("who", ["chloe", "bruno"])
async def test_the_card_leads_to_the_rules_of_its_game_in_the_language_of_whoever_asks(guild: Guild, who: str) -> None:
    card = await guild.challenge("alice", "bruno", game="contigo")
    answer = (await guild.press(who, card, "game-rules")).response
    assert answer.ephemeral
    assert next(iter(rules(SPOKEN[who], "contigo").values())).splitlines()[0] in said(answer)


@IN_BOTH_LANGUAGES
async def test_the_challenger_hears_privately_in_their_own_language_that_it_is_sent(
    guild: Guild, language: str
) -> None:
    for name in ("alice", "dimitri"):
        answer = await guild.ask(name, "challenge", game="contiguity", opponent=guild.person("bruno").user)
        assert answer.content == say(SPOKEN[name], "challenge-sent", channel=f"<#{guild.sim.channel.id}>")
        assert labels(answer) == [say(SPOKEN[name], f"button-{action}") for action in ("terms", "preset")]


async def test_a_card_without_options_and_side_says_so(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    assert said(card).splitlines()[2:5] == [
        say("en", "card-no-options"),
        say("en", "card-sides", sides=say("en", "card-sides-drawn")),
        say("en", "card-clock", clock=say("en", "clock-none")),
    ]


async def test_only_the_challenged_person_is_pinged(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe")
    assert guild.pinged(card) == ["chloe"]


async def test_an_open_challenge_pings_nobody_and_offers_no_refusal(guild: Guild) -> None:
    card = await guild.challenge("alice")
    assert said(card).startswith(say("en", "card-open", challenger="Alice", game="Contiguity", free=1, asked=()))
    assert guild.pinged(card) == []
    assert actions(card) == ["accept", "counter", "card-more"]


@pytest.mark.parametrize("crash", [False, True])
async def test_behind_more_is_for_each_person_what_they_can_do(guild: Guild, crash: bool) -> None:
    card = await guild.challenge("alice", "chloe", game="druid-hex3", options="walk")
    await guild.sim.restart(crash=crash)
    found = {who: actions((await guild.press(who, card, "card-more")).response) for who in ("alice", "chloe")}
    reading = ["game-rules", "learn", "learn-options"]
    assert found == {"alice": [*reading, "fill-seats", "withdraw"], "chloe": [*reading, "block"]}
    answer = (await guild.press("alice", card, "withdraw")).response
    assert answer.content == say("en", "challenge-withdrawn")
    assert said(guild.again(card)).endswith(say("en", "card-withdrawn"))


# Answers


@IN_BOTH_LANGUAGES
async def test_an_accepted_card_says_so_without_controls_and_the_match_begins_in_a_thread(
    guild: Guild, language: str
) -> None:
    card = await guild.challenge("alice", "chloe", side="white")
    await guild.press("chloe", card, "accept")
    card = guild.again(card)
    assert said(card).endswith(say(language, "card-accepted", taken=("Chloé",)))
    assert actions(card) == []
    (thread,) = guild.sim.threads()
    assert thread.name == say(language, "thread-name", game="Contiguity", names=("Alice", "Chloé"))
    (board,) = (message for message in guild.messages(thread.id) if message.attachments)
    players = tuple(
        f"{name} ({say(language, f'side-{side}')})" for name, side in (("Alice", "white"), ("Chloé", "red"))
    )
    assert board.content.splitlines() == [
        say(language, "turn-begins", game="Contiguity", players=players),
        say(language, "turn-yours", mover=mention(guild, "alice"), opponents=("Chloé",), game="Contiguity"),
    ]
    assert labels(board) == [say(language, "button-move"), say(language, "button-more")]
    assert [guild.pinged(message) for message in guild.everything()] == [[], ["alice"]]


@pytest.mark.parametrize(
    ("who", "does", "code"),
    [
        ("chloe", "accept", "not-invited"),
        ("chloe", "decline", "not-invited"),
        ("alice", "accept", "own-challenge"),
        ("alice", "decline", "not-invited"),
    ],
)
async def test_whoever_may_not_answer_is_told_privately_and_nothing_changes(
    guild: Guild, who: str, does: str, code: str
) -> None:
    card = await guild.challenge("alice", "bruno")
    before, read = guild.stored(), len(guild.everything())
    answer = (await guild.press(who, card, does)).response
    assert answer.ephemeral
    assert answer.content == say(SPOKEN[who], f"refusal-{code}")
    assert guild.stored() == before
    assert said(guild.again(card)) == said(card)
    assert actions(guild.again(card)) == [*ON_A_CARD]
    assert len(guild.everything()) == read


@pytest.mark.parametrize(
    ("who", "does", "status"), [("bruno", "decline", "declined"), ("alice", "withdraw", "withdrawn")]
)
async def test_a_card_that_is_declined_or_withdrawn_says_so_and_pings_nobody_again(
    guild: Guild, who: str, does: str, status: str
) -> None:
    card = await guild.challenge("alice", "bruno")
    await respond(guild, who, card, does)
    assert say("en", f"card-{status}", player="Bruno", declined=("Bruno",)) in said(guild.again(card))
    assert actions(guild.again(card)) == (["another", "fill-seats"] if does == "decline" else [])
    assert guild.sim.threads() == []
    assert len(guild.everything()) == 1


@pytest.mark.parametrize(
    ("first", "does", "status"),
    [("bruno", "decline", "declined"), ("alice", "withdraw", "withdrawn"), ("bruno", "accept", "accepted")],
)
async def test_a_click_on_a_card_that_was_closed_in_the_meantime_is_answered_by_how_it_closed(
    guild: Guild, first: str, does: str, status: str
) -> None:
    card = await guild.challenge("alice", "bruno")
    late = guild.sim.press("bruno", card, custom_id=button(card, "accept"))
    await respond(guild, first, card, does)
    before = guild.stored()
    (answer,) = await guild.sim.at_once(late)
    assert answer.response.ephemeral
    assert answer.response.content == say("en", "refusal-challenge-closed", status=status)
    assert guild.stored() == before


async def test_of_two_who_accept_an_open_challenge_at_the_same_instant_one_plays_and_the_other_is_told(
    guild: Guild,
) -> None:
    card = await guild.challenge("alice")
    presses = {name: guild.sim.press(name, card, custom_id=button(card, "accept")) for name in ("bruno", "chloe")}
    answers = dict(zip(presses, await guild.sim.at_once(*presses.values()), strict=True))
    await guild.sim.settle()
    users = {user for (user,) in guild.rows('SELECT "user" FROM seats')}
    (winner,) = (name for name in presses if guild.person(name).id in users)
    (loser,) = presses.keys() - {winner}
    assert said(guild.again(card)).endswith(
        say("en", "card-accepted", taken=({"bruno": "Bruno"}.get(winner, "Chloé"),))
    )
    assert not answers[winner].response.ephemeral
    assert answers[loser].response.ephemeral
    assert answers[loser].response.content == say(SPOKEN[loser], "refusal-challenge-closed", status="accepted")
    assert users == {guild.person("alice").id, guild.person(winner).id}
    assert len(guild.sim.threads()) == 1


async def test_a_double_click_on_accept_begins_one_match(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    presses = [guild.sim.press("bruno", card, custom_id=button(card, "accept")) for _ in range(2)]
    answers = await guild.sim.at_once(*presses)
    (refusal,) = (answer.response.content for answer in answers if answer.response.ephemeral)
    assert refusal == say("en", "refusal-challenge-closed", status="accepted")
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(1,)]


async def test_an_acceptance_and_a_withdrawal_at_the_same_instant_have_one_outcome(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    more = (await guild.press("alice", card, "card-more")).response
    answers = await guild.sim.at_once(
        guild.sim.press("alice", more, custom_id=button(more, "withdraw")),
        guild.sim.press("bruno", card, custom_id=button(card, "accept")),
    )
    ((status,),) = guild.rows("SELECT status FROM challenges")
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(int(status == "accepted"),)]
    told = [answer.response.content for answer in answers if answer.response.ephemeral]
    refusal = say("en", "refusal-challenge-closed", status=status)
    assert told == ([refusal] if status == "accepted" else [say("en", "challenge-withdrawn"), refusal])


async def test_a_challenge_is_good_to_the_last_minute_of_seven_days(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    await guild.later(days=7, minutes=-1)
    await guild.press("bruno", card, "accept")
    assert guild.rows("SELECT status FROM challenges") == [("accepted",)]


@pytest.mark.parametrize("does", ["accept", "decline"])
async def test_after_seven_days_every_control_says_that_the_challenge_has_expired(guild: Guild, does: str) -> None:
    card = await guild.challenge("bruno", "chloe")
    await guild.later(days=7)
    before = guild.stored()
    answer = (await guild.press("chloe", card, does)).response
    assert answer.ephemeral
    assert answer.content == say("fr", "refusal-challenge-expired")
    assert guild.stored() == before


@pytest.mark.parametrize("crash", [False, True])
async def test_a_cards_buttons_work_after_a_restart(guild: Guild, crash: bool) -> None:
    cards = [await guild.challenge("alice", "bruno") for _ in range(3)]
    await guild.sim.restart(crash=crash)
    for card, who, does in zip(cards, ("bruno", "bruno", "alice"), ("accept", "decline", "withdraw"), strict=True):
        await respond(guild, who, card, does)
    assert guild.rows("SELECT status FROM challenges ORDER BY id") == [("accepted",), ("declined",), ("withdrawn",)]


async def test_several_matches_with_the_same_person_go_on_side_by_side(guild: Guild) -> None:
    matches = [await guild.match("alice", "bruno") for _ in range(3)]
    assert len({playing.thread.id for playing in matches}) == 3
    await matches[1].by_reply("30a-29a")
    assert [len(playing.boards()) for playing in matches] == [1, 2, 1]


@IN_BOTH_LANGUAGES
async def test_a_rematch_accepted_before_its_card_is_posted_still_has_a_card_and_a_thread(
    guild: Guild, language: str
) -> None:
    playing = await guild.match("alice", "bruno")
    await guild.press("bruno", await guild.ask("bruno", "resign", playing.thread), "resign-yes")
    guild.sim.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    for who in ("alice", "bruno"):
        await guild.ask(who, "rematch", playing.thread)
    assert len(guild.messages(guild.sim.channel.id)) == 1
    await guild.later(minutes=1)
    card = guild.messages(guild.sim.channel.id)[-1]
    assert said(card).endswith(say(language, "card-accepted", taken=("Bruno",)))
    assert actions(card) == []
    first, second = guild.sim.threads()
    assert first.id == playing.thread.id
    assert second.id == card.id
    assert [file.filename for message in second.history() for file in message.attachments] == ["trilithon-2-0.png"]


# Sides


@pytest.mark.parametrize(("side", "first"), [("white", "alice"), ("red", "bruno")])
async def test_who_picks_a_side_gets_it(guild: Guild, side: str, first: str) -> None:
    card = await guild.challenge("alice", "bruno", side=side)
    await guild.press("bruno", card, "accept")
    assert guild.rows('SELECT "user" FROM seats WHERE player = 0') == [(guild.person(first).id,)]


@pytest.mark.parametrize("side", ["White", "Blanc", "BLANC"])
async def test_a_side_may_be_typed_as_people_call_it(guild: Guild, side: str) -> None:
    card = await guild.challenge("chloe", "bruno", side=side)
    assert say("en", "card-side-picked", player="Chloé", side=say("en", "side-white")) in said(card)


async def test_a_side_that_the_game_does_not_have_is_refused(guild: Guild) -> None:
    answer = await guild.ask("chloe", "challenge", game="contiguity", side="vert @everyone")
    allowed = tuple(say("fr", f"side-{side}") for side in ("drawn", "white", "red"))
    value = "vert @\u200beveryone"
    name = say("fr", "command-challenge-side")
    assert answer.content.startswith(say("fr", "option-error-value", name=name, value=value, allowed=allowed))
    assert guild.rows("SELECT * FROM challenges") == []
    assert guild.everything() == []


async def test_sides_are_offered_in_the_language_of_whoever_types(guild: Guild) -> None:
    for name in ("alice", "chloe"):
        listed = await guild.person(name).autocomplete(guild.sim.channel, "challenge", "side", "", game="contiguity")
        assert offered(listed) == ["drawn", "white", "red"]
        wanted = [say(SPOKEN[name], f"side-{side}") for side in ("drawn", "white", "red")]
        assert [choice["name"] for choice in listed] == wanted


async def test_sides_narrow_as_one_types(guild: Guild) -> None:
    listed = await guild.person("chloe").autocomplete(guild.sim.channel, "challenge", "side", "bl", game="contiguity")
    assert offered(listed) == ["white"]


async def test_before_a_game_is_chosen_there_is_only_the_draw_and_no_option(guild: Guild) -> None:
    alice = guild.person("alice")
    assert offered(await alice.autocomplete(guild.sim.channel, "challenge", "side", "")) == ["drawn"]
    assert await alice.autocomplete(guild.sim.channel, "challenge", "options", "") == []


# Options


async def test_options_are_offered_with_their_names_in_the_language_of_whoever_types(guild: Guild) -> None:
    for name in ("alice", "chloe"):
        listed = await guild.person(name).autocomplete(guild.sim.channel, "challenge", "options", "", game="contiguity")
        assert offered(listed) == ["bid"]
        assert say(SPOKEN[name], "option-bid") in listed[0]["name"]


async def test_only_options_that_can_be_added_are_offered(guild: Guild, subtests: pytest.Subtests) -> None:
    for typed, values in [("b", ["bid"]), ("BI", ["bid"]), ("x", []), ("bid ", ["bid"]), ("bid bid", [])]:
        with subtests.test(typed=typed, values=values):
            alice = guild.person("alice")
            listed = await alice.autocomplete(guild.channel, "challenge", "options", typed, game="contiguity")
            assert offered(listed) == values


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_options_that_do_not_exist_are_refused_privately_and_nothing_is_posted(
    guild: Guild, subtests: pytest.Subtests, who: str
) -> None:
    before, bid = guild.stored(), f"`bid` ({say(SPOKEN[who], 'option-bid')})"
    for options, code, data in [
        ("walk", "unknown", {"name": "walk", "known": (bid,)}),
        ("bid=7", "value", {"name": "bid", "value": "7", "allowed": (True, False)}),
        ("bid bid", "repeated", {"name": "bid"}),
    ]:
        with subtests.test(options=options, code=code, data=data):
            answer = await guild.ask(who, "challenge", game="contiguity", options=options)
            assert answer.content.startswith(say(SPOKEN[who], f"option-error-{code}", **data))
            assert guild.stored() == before
            assert guild.everything() == []


async def test_however_odd_options_are_they_are_refused_in_a_sentence(guild: Guild, subtests: pytest.Subtests) -> None:
    for options in ["x" * 6000, "`@everyone` **<@1>**", "bid=" + "9" * 5000, "é" * 300, "= = ="]:
        with subtests.test(options=options):
            answer = await guild.ask("alice", "challenge", game="contiguity", options=options)
            refusal, typed = answer.content.splitlines()
            assert len(refusal) < 400
            assert "@everyone" not in refusal
            assert "<@1>" not in refusal
            assert typed.count("`") == 2  # what stands between them comes to life nowhere
            assert guild.rows("SELECT * FROM challenges") == []


# The clock


@IN_BOTH_LANGUAGES
@pytest.mark.parametrize("typed", ["3D", "3 days", "72h", "3 jours"])
async def test_a_clock_is_read_generously_and_stands_on_the_card_in_words(
    guild: Guild, language: str, typed: str
) -> None:
    card = await guild.challenge("alice", "chloe", clock=typed)
    assert clock_text(language, Clock(move=3 * DAY)) in said(card)
    assert "**" not in clock_text(language, Clock(move=3 * DAY))
    assert guild.rows("SELECT clock FROM challenges") == [("3d",)]


@IN_BOTH_LANGUAGES
async def test_a_strict_clock_says_in_bold_on_the_card_what_happens_when_it_runs_out(
    guild: Guild, language: str
) -> None:
    card = await guild.challenge("alice", "chloe", clock="7d+12h strict")
    words = clock_text(language, Clock(bank=7 * DAY, increment=12 * HOUR, cap=7 * DAY, strict=True))
    assert words.count("**") == 2
    assert words in said(card)


async def test_the_clock_goes_from_the_challenge_to_the_match_and_to_its_rematch(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", clock="2d")
    await guild.press("bruno", await guild.ask("bruno", "resign", playing.thread), "resign-yes")
    await guild.ask("bruno", "rematch", playing.thread)
    assert guild.rows("SELECT clock FROM matches") == [("2d",)]
    assert guild.rows("SELECT clock FROM challenges ORDER BY id") == [("2d",), ("2d",)]


async def test_without_a_word_about_it_the_clock_is_the_servers(guild: Guild) -> None:
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, clock="7d strict")
    for chosen in ({}, {"clock": "none"}):
        await guild.challenge("alice", "bruno", **chosen)
    assert guild.rows("SELECT clock FROM challenges ORDER BY id") == [("7d strict",), (None,)]


async def test_what_is_no_clock_is_refused_privately(guild: Guild, subtests: pytest.Subtests) -> None:
    for typed in ["soon", "@everyone", "3", "0d", "400d", "x" * 6000]:
        with subtests.test(typed=typed):
            answer = await guild.ask("chloe", "challenge", game="contiguity", clock=typed)
            assert answer.ephemeral
            refusal, _ = answer.content.splitlines()
            assert len(refusal) < 400
            assert "@everyone" not in refusal
            assert guild.rows("SELECT * FROM challenges") == []


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_clocks_are_suggested_with_what_they_mean_in_the_language_of_whoever_types(
    guild: Guild, who: str
) -> None:
    listed = await guild.person(who).autocomplete(guild.sim.channel, "challenge", "clock", "")
    assert offered(listed)[:3] == ["none", "1d", "1d strict"]
    named = {choice["value"]: choice["name"] for choice in listed}
    time = time_text(SPOKEN[who], Clock(move=3 * DAY))
    assert named["3d"] == say(SPOKEN[who], "choice-clock", text="3d", time=time, strict=False)
    assert named["none"] == say(SPOKEN[who], "choice-no-clock", text="none")
    assert len(named["3d strict"]) > len(named["3d"])


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("5", ["5d", "5d strict", "5h", "5h strict"]),
        ("72 H", ["3d", "3d strict"]),
        ("3d st", ["3d strict"]),
        ("10d+", ["10d+12h max 10d", "10d+12h max 10d strict", "10d+1d max 10d"]),
        ("no", ["none"]),
        ("x", []),
    ],
)
def test_a_clock_half_typed_is_suggested_whole_in_its_one_form(typed: str, first: list[str]) -> None:
    found = [choice.value for choice in complete_clock("en", typed)]
    assert found[: len(first)] == first
    assert first or not found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("typed", ["", "1d12h+1d12h max 9d12h", "59d13h+6d13h max 89d13h"])
def test_the_suggestions_of_clocks_fit_a_list_whole(language: str, typed: str) -> None:
    listed = complete_clock(language, typed)
    assert 1 <= len(listed) <= 25
    assert all(len(choice.name) <= 100 for choice in listed)
    assert not any("…" in choice.name for choice in complete_clock(language, ""))


# Declining


@IN_BOTH_LANGUAGES
async def test_a_refusal_may_come_with_a_note_that_the_card_quotes(guild: Guild, language: str) -> None:
    card = await guild.challenge("alice", "chloe")
    opened = await guild.open_modal("chloe", card, "decline")
    assert opened.modal["title"] == say("fr", "decline-title")
    await guild.sim.restart()
    answer = await guild.fill_in("chloe", opened, text=" Pas ce soir,\n  demain ? ")
    assert not answer.response.ephemeral
    note = "Pas ce soir, demain ?"
    declined = say(language, "card-declined-note", player="Chloé", note=note)
    assert said(guild.again(card)).endswith(f"{declined}\n{seats_left(language)}")
    assert actions(guild.again(card)) == ["another", "fill-seats"]
    assert guild.rows("SELECT status, note FROM challenges") == [("declined", note)]


@pytest.mark.parametrize(
    "note",
    [
        "**no** @everyone <@1> <#2> </move:1> <t:0>",
        "https://example.org discord.gg/abcdef",
        "`x` ||y|| \u202eevil",
        "# a\n> b",
    ],
)
async def test_nothing_in_the_note_comes_to_life(guild: Guild, note: str) -> None:
    card = await guild.challenge("alice", "bruno")
    await guild.decline("bruno", card, note)
    line = said(guild.again(card)).splitlines()[-2]
    assert say("en", "card-declined-note", player="Bruno", note="")[:10] in line
    for trap in ("@everyone", "<@1>", "<#2>", "</move", "<t:0>", "://", "d.gg/", "\u202e", " **no", " `x", " ||y"):
        assert trap not in line


async def test_a_refusal_that_comes_too_late_is_told_and_the_card_stays_as_it_is(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    opened = await guild.open_modal("bruno", card, "decline")
    await guild.press("alice", card, "withdraw")
    answer = await guild.fill_in("bruno", opened, text="no")
    assert answer.response.content == say("en", "refusal-challenge-closed", status="withdrawn")
    assert said(guild.again(card)).endswith(say("en", "card-withdrawn"))


# Opponents


async def test_a_bot_cannot_be_challenged(guild: Guild) -> None:
    machine = guild.sim.guild.add_member(guild.sim.env.create_user("machine", bot=True))
    answer = await guild.ask("chloe", "challenge", game="contiguity", opponent=machine.user)
    assert answer.content == say("fr", "refusal-opponent-is-bot")
    assert guild.rows("SELECT * FROM challenges") == []


async def test_nobody_can_challenge_themselves(guild: Guild) -> None:
    answer = await guild.ask("chloe", "challenge", game="contiguity", opponent=guild.person("chloe").user)
    assert answer.content == say("fr", "refusal-own-challenge")
    assert guild.rows("SELECT * FROM challenges") == []


# Places


@pytest.mark.parametrize(
    "permission",
    [
        pytest.param("attach_files", id="pictures"),
        pytest.param("send_messages", id="messages"),
        pytest.param("read_message_history", id="history"),
    ],
)
async def test_where_a_permission_is_missing_it_is_named_before_anything_is_promised(
    guild: Guild, permission: str
) -> None:
    guild.forbid(guild.sim.channel, permission)
    for name in ("alice", "chloe"):
        answer = await guild.ask(name, "challenge", game="contiguity")
        missing = (say(SPOKEN[name], f"permission-{permission.replace('_', '-')}"),)
        assert answer.content == say(SPOKEN[name], "refusal-missing-permissions", permissions=missing)
    assert guild.rows("SELECT * FROM challenges") == []


async def test_all_missing_permissions_are_named_together(guild: Guild) -> None:
    guild.forbid(guild.sim.channel, "attach_files", "read_message_history")
    answer = await guild.ask("alice", "challenge", game="contiguity")
    names = tuple(say("en", f"permission-{name}") for name in ("attach-files", "read-message-history"))
    assert answer.content == say("en", "refusal-missing-permissions", permissions=names)


async def own_thread(guild: Guild, kind: str) -> tuple[Any, Any]:
    """Open a thread of the people's own, in a text channel or as a forum post; return the channel and the thread."""
    if kind == "forum":
        forum = guild.sim.guild.create_forum_channel("forum")
        await guild.sim.settle()
        await guild.bot.get_channel(forum.id).create_thread(name="evening", content="Who plays?")
        return forum, forum.threads[0]
    await guild.bot.get_channel(guild.sim.channel.id).create_thread(
        name="evening", type=discord.ChannelType.public_thread
    )
    return guild.sim.channel, guild.sim.threads()[0]


@pytest.mark.parametrize("kind", ["thread", "forum"])
async def test_in_threads_and_posts_the_permission_for_threads_counts(guild: Guild, kind: str) -> None:
    channel, thread = await own_thread(guild, kind)
    guild.forbid(channel, "send_messages_in_threads")
    answer = await guild.ask("chloe", "challenge", thread, game="contiguity")
    names = (say("fr", "permission-send-messages-in-threads"),)
    assert answer.content == say("fr", "refusal-missing-permissions", permissions=names)


@pytest.mark.parametrize("kind", ["thread", "forum"])
async def test_in_threads_and_posts_a_channel_that_is_closed_to_messages_does_not_matter(
    guild: Guild, kind: str
) -> None:
    channel, thread = await own_thread(guild, kind)
    guild.forbid(channel, "send_messages")
    await guild.ask("chloe", "challenge", thread, game="contiguity")
    await guild.press("dimitri", thread.last_message, "accept")
    assert [file.filename for message in thread.history() for file in message.attachments] == ["trilithon-1-0.png"]


def mute(guild: Guild, who: str, *permissions: str) -> None:
    """Take permissions from somebody in the channel."""
    deny = discord.Permissions(**dict.fromkeys(permissions, True)).value
    muted = Overwrite(guild.person(who).id, OverwriteType.MEMBER, 0, deny)
    guild.sim.env.backend.set_overwrite(guild.channel.id, muted)


@pytest.mark.parametrize("who", ["alice", "chloe"])
@pytest.mark.parametrize("command", ["challenge", "practice"])
async def test_who_may_not_write_in_a_channel_begins_no_match_there(guild: Guild, who: str, command: str) -> None:
    mute(guild, who, "send_messages")
    answer = await guild.ask(who, command, game="contiguity")
    assert answer.content == say(SPOKEN[who], "refusal-challenge-not-yours")
    assert guild.rows("SELECT * FROM challenges") == []


async def test_who_may_not_write_in_threads_begins_no_match_in_one(guild: Guild) -> None:
    _, thread = await own_thread(guild, "thread")
    mute(guild, "alice", "send_messages_in_threads")
    assert (await guild.ask("alice", "challenge", thread, game="contiguity")).content == say(
        "en", "refusal-challenge-not-yours"
    )
    assert (await guild.ask("alice", "challenge", game="contiguity")).content == say(
        "en", "challenge-sent", channel=f"<#{guild.channel.id}>"
    )


async def test_who_may_not_write_accepts_and_plays_all_the_same(guild: Guild) -> None:
    card = await guild.challenge("bruno", "alice", side="red")
    mute(guild, "alice", "send_messages", "send_messages_in_threads", "create_public_threads")
    await guild.press("alice", card, "accept")
    await guild.ask("alice", "move", guild.sim.threads()[-1], move="30a-29a")
    assert guild.rows("SELECT entries FROM matches") == [(1,)]


async def test_in_the_chat_of_a_voice_channel_the_permission_for_messages_counts(guild: Guild) -> None:
    voice_channel = guild.sim.guild.create_voice_channel("voice")
    await guild.sim.settle()
    guild.forbid(voice_channel, "send_messages")
    answer = await guild.ask("chloe", "challenge", voice_channel, game="contiguity")
    names = (say("fr", "permission-send-messages"),)
    assert answer.content == say("fr", "refusal-missing-permissions", permissions=names)
    guild.allow_all(voice_channel)
    guild.forbid(voice_channel, "send_messages_in_threads")
    answer = await guild.ask("chloe", "challenge", voice_channel, game="contiguity")
    assert answer.content == say("fr", "challenge-sent", channel=f"<#{voice_channel.id}>")


async def test_in_the_thread_of_a_match_the_permissions_of_its_channel_count(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    guild.forbid(guild.sim.channel, "send_messages")
    answer = await playing.ask("chloe", "challenge", game="contiguity")
    names = (say("fr", "permission-send-messages"),)
    assert answer.content == say("fr", "refusal-missing-permissions", permissions=names)


async def test_a_challenge_made_in_the_thread_of_a_match_goes_to_the_channel_and_gets_a_thread_of_its_own(
    guild: Guild,
) -> None:
    playing = await guild.match("alice", "bruno")
    answer = await playing.ask("chloe", "challenge", game="contiguity")
    assert answer.content == say("fr", "challenge-sent", channel=f"<#{guild.sim.channel.id}>")
    await guild.press("dimitri", guild.messages(guild.sim.channel.id)[-1], "accept")
    assert playing.boards() == ["trilithon-1-0.png"]
    assert [len(thread.history()) > 0 for thread in guild.sim.threads()] == [True, True]


async def test_a_challenge_made_in_a_thread_of_the_people_s_own_is_played_there(guild: Guild) -> None:
    channel = guild.bot.get_channel(guild.sim.channel.id)
    await channel.create_thread(name="evening", type=discord.ChannelType.public_thread)
    (thread,) = guild.sim.threads()
    await guild.ask("chloe", "challenge", thread, game="contiguity")
    await guild.press("dimitri", thread.last_message, "accept")
    assert [file.filename for message in thread.history() for file in message.attachments] == ["trilithon-1-0.png"]


async def test_a_challenge_sent_in_private_is_refused(guild: Guild) -> None:
    for name in ("alice", "chloe"):
        answer = await guild.person(name).user.slash("challenge", game="contiguity")
        assert answer.response.content == say(SPOKEN[name], "refusal-challenge-needs-server")
    assert guild.rows("SELECT * FROM challenges") == []


async def test_a_challenge_keeps_the_language_the_server_had(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    await guild.sim.set_language("fr")
    await guild.decline("bruno", card)
    assert say("en", "card-declined", declined=("Bruno",)) in said(guild.again(card))


# Names

HOSTILE = {
    "markdown": "**_~~`x`~~_** ||boo|| > #",
    "mention": "<@1> @everyone @here <@&2> <#3>",
    "emoji": "<:trap:123> </move:1> <t:0>",
    "heading": "# big",
    "long": "W" * 100,
    "right to left": "\u202eevil\u202c שלום",
    "link": "[here](https://example.org/_x_)",
    "invisible": "\u202e\u2066",
    "fence": "```",
    "fence in a link": "<a:/```>",
    "fence in the text of a link": "[```](a)",
}


@pytest.mark.parametrize("name", [*HOSTILE.values(), "<a:/**x**>", "[**x**](a)"])
def test_whatever_formats_in_a_name_is_escaped(name: str) -> None:
    unescaped = re.sub(r"\\[*_~|`\\]", "", safe(name))
    assert not set("*_~|`") & set(unescaped)
    assert "](" not in unescaped


@pytest.mark.parametrize(
    "people", [[Person("alice", name), Person("bruno", name[::-1])] for name in HOSTILE.values()], ids=HOSTILE
)
async def test_whatever_people_call_themselves_nothing_in_their_names_comes_to_life(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno", side="white")
    await guild.press("bruno", card, "accept")
    thread = guild.sim.threads()[-1]
    assert 1 <= len(thread.name) <= 100
    await guild.ask("alice", "move", thread, move="30a-29a")
    await guild.sim.reply("bruno", thread.last_message, "30a-29a")
    asked = {guild.person("alice").id, guild.person("bruno").id}
    for message in guild.everything():
        if message.author.id != guild.bot.user.id:
            continue
        assert len(message.content) <= 2000
        assert {user.id for user in message.mentions} <= asked
        assert not message.mention_everyone
        assert not message.role_mentions
        assert guild.pinged(message) in ([], ["alice"], ["bruno"])
        for trap in ("@everyone", "@here", "<#3>", "<@&2>", "<@1>", "<:trap", "</move", "<t:0>", "\u202e", "://"):
            assert trap not in said(message)
        assert all(len(file.description or "") <= 1024 for file in message.attachments)
    for command in ("desk", "board", "resign"):
        answer = await guild.ask("bruno", command, thread)
        check_message(guild.sim.env.backend.messages[answer.channel_id][answer.id])
        assert "@everyone" not in said(answer)
    offered(await guild.person("bruno").autocomplete(thread, "move", "match", ""))


# Games for three


async def test_a_challenge_to_two_waits_for_both(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe", "dimitri", game="druid-hex3", options="size=3", side="o")
    assert guild.pinged(card) == ["chloe", "dimitri"]
    assert say("en", "card-side-picked", player="Alice", side=say("en", "side-o")) in said(card)
    await guild.press("chloe", card, "accept")
    assert not guild.sim.threads()
    until = f"<t:{guild.rows('SELECT expires_at FROM challenges')[0][0]}:R>"
    assert say("en", "card-waiting", count=1, taken=("Chloé",), left=1, until=until) in said(guild.again(card))
    assert said(guild.again(card)).startswith(f"{mention(guild, 'dimitri')}, **Alice** challenges you")
    again = (await guild.press("chloe", card, "accept")).response
    assert again.content == say("fr", "refusal-already-joined")
    stranger = (await guild.press("bruno", card, "accept")).response
    assert stranger.content == say("en", "refusal-not-invited")
    await guild.press("dimitri", card, "accept")
    assert say("en", "card-accepted", taken=("Chloé", "Dimitri")) in said(guild.again(card))
    begun = guild.sim.threads()[-1].history()[-1].content
    order = (f"Chloé ({say('en', 'side-x')})", f"Alice ({say('en', 'side-o')})", f"Dimitri ({say('en', 'side-y')})")
    assert say("en", "turn-begins", game=say("en", "game-druid-hex3"), players=order) in begun


@pytest.mark.parametrize("named", [(), ("chloe",)])
async def test_seats_left_over_are_open_to_anybody(guild: Guild, named: tuple[str, ...]) -> None:
    card = await guild.challenge("alice", *named, game="druid-hex3", options="size=3")
    assert guild.pinged(card) == list(named)
    assert say("en", "card-seats" if named else "card-open", free=2 - len(named), challenger="Alice",
               game=say("en", "game-druid-hex3")) in said(card)  # fmt: skip
    for who in ("dimitri", "chloe"):
        await guild.press(who, card, "accept")
    seats = {user for (user,) in guild.rows('SELECT "user" FROM seats')}
    assert seats == {guild.person(who).id for who in ("alice", "chloe", "dimitri")}


# Somebody declines


@IN_BOTH_LANGUAGES
async def test_one_who_declines_ends_it_for_nobody_else_and_the_card_says_who_it_was(
    guild: Guild, language: str
) -> None:
    card = await guild.challenge("alice", "chloe", "dimitri", game="druid-hex3")
    await guild.press("chloe", card, "accept")
    await guild.decline("dimitri", card, "no time")
    card = guild.again(card)
    assert said(card).splitlines()[-3:] == [
        say(language, "card-declined-note", player="Dimitri", note="no time"),
        say(language, "card-seat-left", challenger="Alice", count=1, more=True),
        say(language, "card-waiting", count=1, taken=("Chloé",), left=1, until=until(guild)),
    ]
    assert mention(guild, "dimitri") not in said(card)
    assert said(card).startswith(
        say(language, "card-open", challenger="Alice", game=say(language, "game-druid-hex3"), free=0)
    )
    assert actions(card) == [*ON_A_CARD]


async def test_whoever_has_accepted_may_still_step_back_and_the_last_to_do_so_leaves_no_way_to(guild: Guild) -> None:
    card = await guild.challenge("alice", game="druid-hex3")
    assert "decline" not in actions(card)
    await guild.press("chloe", card, "accept")
    assert "decline" in actions(guild.again(card))
    await guild.decline("chloe", guild.again(card))
    assert "decline" not in actions(guild.again(card))
    assert "Chloé" not in said(guild.again(card))


async def test_several_who_decline_are_named_and_what_the_last_of_them_wrote(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno", "chloe", "dimitri", game="contigo-capture")
    for who, note in (("bruno", "no time"), ("chloe", ""), ("dimitri", "")):
        await guild.decline(who, card, note)
        if who == "chloe":
            assert say("en", "card-declined-by", declined=("Bruno", "Chloé")) in said(guild.again(card))
    declined = say("en", "card-declined", declined=("Bruno", "Chloé", "Dimitri"))
    assert said(guild.again(card)).endswith(f"{declined}\n{seats_left(count=3)}")


async def test_the_challenger_asks_somebody_else_who_is_pinged_by_a_new_card(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe", "dimitri", game="druid-hex3")
    await guild.press("chloe", card, "accept")
    await guild.decline("dimitri", card)
    answer = await choose_another(guild, "alice", card, "bruno")
    assert answer.response.content == say("en", "challenge-renewed", channel=f"<#{guild.channel.id}>")
    made = guild.channel.last_message
    assert guild.pinged(made) == ["bruno"]
    assert said(guild.again(card)).endswith(say("en", "card-renewed", player="Alice"))
    assert not actions(guild.again(card))
    await guild.press("bruno", made, "accept")
    seats = {user for (user,) in guild.rows('SELECT "user" FROM seats')}
    assert seats == {guild.person(who).id for who in ("alice", "chloe", "bruno")}


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_seat_that_was_declined_is_opened_to_anybody(guild: Guild, restarted: bool) -> None:
    card = await guild.challenge("alice", "bruno")
    await guild.decline("bruno", card)
    assert actions(guild.again(card)) == ["another", "fill-seats"]
    panel = (await guild.press("alice", guild.again(card), "another")).response
    if restarted:
        await guild.sim.restart(crash=True)
    await guild.press("alice", panel, "anybody")
    made = guild.channel.last_message
    assert guild.pinged(made) == []
    assert say("en", "card-open", challenger="Alice", game="Contiguity", free=1) in said(made)
    await guild.press("dimitri", made, "accept")
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(1,)]


@pytest.mark.parametrize(
    ("who", "code", "data"), [("bruno", "not-host", {"player": "Alice"}), ("chloe", "not-host", {"player": "Alice"})]
)
async def test_nobody_but_the_challenger_finds_another(guild: Guild, who: str, code: str, data: dict[str, str]) -> None:
    card = await guild.challenge("alice", "bruno")
    await guild.decline("bruno", card)
    before = guild.stored()
    answer = (await guild.press(who, guild.again(card), "another")).response
    assert answer.content == say(SPOKEN[who], f"refusal-{code}", **data)
    assert guild.stored() == before


async def test_neither_a_bot_nor_oneself_is_asked_instead(guild: Guild) -> None:
    card = await guild.challenge("chloe", "bruno")
    await guild.decline("bruno", card)
    before = guild.stored()
    machine = guild.sim.env.create_user("machine", bot=True)
    for whom, code in ((guild.person("chloe").id, "own-challenge"), (machine.id, "opponent-is-bot")):
        panel = (await guild.press("chloe", guild.again(card), "another")).response
        press = guild.sim.press("chloe", panel, custom_id=button(panel, "another"), values=[str(whom)])
        (answer,) = await guild.sim.at_once(press)
        assert said(answer.response) == say("fr", f"refusal-{code}")
    assert guild.stored() == before


async def test_a_double_click_offers_the_seat_once(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    await guild.decline("bruno", card)
    panel = (await guild.press("alice", guild.again(card), "another")).response
    presses = [guild.sim.press("alice", panel, custom_id=button(panel, "anybody")) for _ in range(2)]
    answers = [said(answer.response) for answer in await guild.sim.at_once(*presses)]
    assert say("en", "refusal-challenge-closed", status="renewed") in answers
    assert [status for (status,) in guild.rows("SELECT status FROM challenges ORDER BY id")] == ["renewed", "open"]


# Volunteers


@IN_BOTH_LANGUAGES
async def test_nobody_is_said_to_be_challenged_who_volunteered(guild: Guild, language: str) -> None:
    card = await guild.challenge("alice", game="druid-hex3")
    game = say(language, "game-druid-hex3")
    for who, free in (("chloe", 1), ("bruno", 0)):
        await guild.press(who, card, "accept")
        assert said(guild.again(card)).startswith(
            say(language, "card-open", challenger="Alice", game=game, free=free).strip()
        )
        assert mention(guild, who) not in said(guild.again(card))
    assert say(language, "card-accepted", taken=("Chloé", "Bruno")) in said(guild.again(card))


async def test_a_game_has_only_so_many_opponents_each_of_them_once(guild: Guild) -> None:
    named = {"opponent": guild.person("chloe").user, "opponent2": guild.person("dimitri").user}
    answer = await guild.ask("alice", "challenge", game="druid", **named)
    assert answer.content == say("en", "refusal-too-many-opponents", most=1, given=2)
    named["opponent2"] = named["opponent"]
    answer = await guild.ask("alice", "challenge", game="druid-hex3", **named)
    assert answer.content == say("en", "refusal-same-opponent")
    assert guild.everything() == []
