"""From a challenge to a match: who is told what, in whose language, and who is pinged."""

import re
from dataclasses import fields
from itertools import zip_longest
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import MemberActor, UserHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.challenges.challenge_cards import card_message
from cogs.challenges.challenge_options import complete_clock
from cogs.challenges.typed_terms import read_side
from engine import GAMES, State
from locales import LANGUAGES, rules, say
from matches import Person, Place
from matches.challenges.challenge_models import Challenge, Invitation
from matches.core.clock import DAY, HOUR, NO_CLOCK, Clock, read_clock
from matches.core.terms import Terms
from playground.people import Person as Somebody
from renderer import accent, describe
from tests.cogs.conftest import IN_BOTH_LANGUAGES, SPOKEN, Guild, actions, button, labels, mention, offered, parts, said
from tests.cogs.discord_limits import check_message, check_modal
from wording.formatting import clock_text, safe, time_text
from wording.side_marks import marked_side

ON_A_CARD = ("accept", "decline", "counter", "team-seat", "card-more")


async def respond(guild: Guild, who: str, card: Any, does: str) -> None:
    """Answer a challenge in one of the ways there are."""
    await (guild.decline(who, card) if does == "decline" else guild.press(who, card, does))


def seats_left(language: str = "en", count: int = 1) -> str:
    """Return the line by which a card that was declined says whom its buttons are for."""
    return say(language, "card-seat-left", challenger="Alice", count=count, more=False)


def challenge_of(
    game: str, terms: str = "", language: str = "en", *asked: str, clock: Clock = NO_CLOCK, **known: Any
) -> Challenge:
    """Return an open challenge by Alice to people and, in the seats that are left, to anybody."""
    seats = range(1, GAMES[game].players)
    invitations = tuple(
        Invitation(slot, name and Person(slot + 1, name), taken=False) for slot, name in zip_longest(seats, asked)
    )
    usual = {"id": 1, "status": "open", "expires_at": 0, "note": ""}
    made = {"terms": Terms(GAMES[game], terms, clock), "language": language, "challenger": Person(1, "Alice")}
    unknown = dict.fromkeys((field.name for field in fields(Challenge)), None) | {"place": Place(None, 2)}
    return Challenge(**unknown | usual | made | {"invitations": invitations} | known)


async def card_of(challenge: Challenge) -> str:
    """Return what the card of a challenge says that is not in a server."""
    nowhere: Any = SimpleNamespace(services=None)
    return (await card_message(nowhere, challenge)).text


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
async def test_the_card_says_all_terms_in_the_language_of_the_server_and_shows_the_board_in_its_theme(
    guild: Guild, language: str, drawn: list[tuple[State, Any]]
) -> None:
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, theme="light")
    card = await guild.challenge("alice", "chloe", options="bid", side="red")
    bid = say(language, "card-option", option=say(language, "option-bid"), text=say(language, "option-bid-chosen"))
    assert said(card).splitlines() == [
        say(
            language,
            "card-challenge",
            challenger="Alice",
            asked=(mention(guild, "chloe"),),
            several=False,
            game="Contiguity",
        ),
        f"-# {say(language, 'game-contiguity-blurb')}",
        bid,
        say(language, "card-sides", sides=say(language, "card-answers", player="Alice")),
        say(language, "card-clock", clock=say(language, "clock-none")),
        say(language, "card-waiting", count=0, taken=(), left=1, until=until(guild)),
    ]
    names = ("accept", "decline", "counter", "team", "more")
    assert labels(card) == [say(language, f"button-{name}") for name in names]
    assert guild.pinged(card) == ["chloe"]
    ((state, view),) = drawn
    assert (state, view.theme) == (GAMES["contiguity"].start({"bid": True}), "light")
    (picture,) = (part for part in parts(card) if "media" in part)
    assert picture["description"] == describe(state, view)
    assert say(language, "alt-start", game="Contiguity") in picture["description"]
    check_message(guild.sim.env.backend.messages[card.channel.id][card.id])


async def test_the_card_leads_to_its_rules_and_is_told_of_privately_in_the_language_of_whoever_asks(
    guild: Guild,
) -> None:
    card = await guild.challenge("alice", "bruno", game="contigo")
    for who in ("alice", "chloe"):
        rules_page = (await guild.press(who, card, "game-rules")).response
        assert rules_page.ephemeral
        assert next(iter(rules(SPOKEN[who], "contigo").values())).splitlines()[0] in said(rules_page)
        answer = await guild.ask(who, "challenge", game="contiguity", opponent=guild.person("bruno").user)
        assert answer.content == say(SPOKEN[who], "challenge-sent", channel=f"<#{guild.sim.channel.id}>")
        assert labels(answer) == [say(SPOKEN[who], f"button-{action}") for action in ("terms", "preset")]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_card_has_a_line_for_every_option_chosen_and_no_other(language: str) -> None:
    said_of = await card_of(challenge_of("contigo-capture", "", language, "Bruno"))
    assert say(language, "card-seats", free=2) in said_of
    terms = (await card_of(challenge_of("contiguity", "", language))).splitlines()
    assert terms[0] == say(language, "card-open", challenger="Alice", game="Contiguity", free=1, asked=())
    assert terms[2:5] == [
        say(language, "card-no-options"),
        say(language, "card-sides", sides=say(language, "card-sides-drawn")),
        say(language, "card-clock", clock=say(language, "clock-none")),
    ]
    turns = say(language, "option-turns-chosen", value=20)
    told = await card_of(challenge_of("contiguity-deluxe", "turns=20 safe", language))
    assert [line for line in told.splitlines() if line.startswith("•")] == [
        say(language, "card-option", option=say(language, "option-turns"), text=turns),
        say(language, "card-option", option=say(language, "option-safe"), text=say(language, "option-safe-help")),
    ]
    walk = await card_of(challenge_of("druid", "size=4 walk", language))
    assert walk.splitlines()[1] == f"-# {say(language, 'option-walk-blurb')}"
    assert say(language, "option-walk-chosen") in walk


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_clock_stands_on_the_card_in_words_and_in_bold_where_it_is_strict(language: str) -> None:
    for typed, clock, bold in (
        *((typed, Clock(move=3 * DAY), 0) for typed in ("3D", "3 days", "72h", "3 jours")),
        ("7d+12h strict", Clock(bank=7 * DAY, increment=12 * HOUR, cap=7 * DAY, strict=True), 2),
    ):
        assert read_clock(typed) == clock
        words = clock_text(language, clock)
        assert words.count("**") == bold
        assert words in await card_of(challenge_of("druid", "size=4", language, clock=clock))


async def test_each_game_has_a_card_in_its_own_colour() -> None:
    colours: set[Any] = set()
    nowhere: Any = SimpleNamespace(services=None)
    for game in GAMES.values():
        [box] = (await card_message(nowhere, challenge_of(game.id))).parts
        colours.add(box.accent_colour)
        assert box.accent_colour == discord.Colour.from_rgb(*accent(game))
    assert len(colours) == len(GAMES)


async def test_behind_more_is_for_each_person_what_they_can_do(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe", game="druid-hex3", options="walk")
    await guild.sim.restart(crash=True)
    found = {who: actions((await guild.press(who, card, "card-more")).response) for who in ("alice", "chloe")}
    reading = ["game-rules", "learn", "learn-options"]
    assert found == {"alice": [*reading, "fill-seats", "team-own", "withdraw"], "chloe": [*reading, "block"]}
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
    assert thread.name == say(language, "thread-name", about="Contiguity", players="Alice–Chloé")
    (board,) = (message for message in guild.messages(thread.id) if message.attachments)
    players = tuple(
        f"{name} ({marked_side(language, GAMES['contiguity'], side)})" for side, name in enumerate(("Alice", "Chloé"))
    )
    assert board.content.splitlines() == [
        say(language, "turn-begins", game="Contiguity", players=players),
        say(language, "turn-aim", aim=say(language, "game-contiguity-blurb")),
        say(language, "turn-yours", mover=mention(guild, "alice"), opponents=("Chloé",), game="Contiguity"),
    ]
    shown = ("button-move", "button-more", "button-rules", "button-learn")
    assert labels(board) == [say(language, code) for code in shown]
    assert [guild.pinged(message) for message in guild.everything()] == [[], ["alice"]]


async def test_the_first_board_of_people_who_know_the_game_explains_nothing(guild: Guild) -> None:
    for is_new in (True, False):
        playing = await guild.match("alice", "chloe")
        first = playing.board
        assert ("learn" in actions(first), "rules" in actions(first)) == (is_new, is_new)
        await playing.by_command("30a-29a")
        assert "learn" not in actions(playing.board)
        await guild.press("alice", await playing.ask("alice", "match resign"), "resign-yes")


async def test_whoever_may_not_answer_is_told_privately_and_nothing_changes(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    before, read = guild.stored(), len(guild.everything())
    for who, does, code in (
        ("chloe", "accept", "not-invited"),
        ("chloe", "decline", "not-invited"),
        ("alice", "accept", "own-challenge"),
        ("alice", "decline", "not-invited"),
    ):
        answer = (await guild.press(who, card, does)).response
        assert answer.ephemeral
        assert answer.content == say(SPOKEN[who], f"refusal-{code}")
    assert guild.stored() == before
    assert said(guild.again(card)) == said(card)
    assert actions(guild.again(card)) == [*ON_A_CARD]
    assert len(guild.everything()) == read


async def test_a_card_that_closes_says_so_and_a_click_that_comes_late_is_answered_by_how_it_closed(
    guild: Guild,
) -> None:
    closing = (
        ("bruno", "decline", "declined"),
        ("alice", "withdraw", "withdrawn"),
        ("bruno", "accept", "accepted"),
    )
    cards = [await guild.challenge("alice", "bruno") for _ in closing]
    await guild.sim.restart(crash=True)
    for card, (who, does, status) in zip(cards, closing, strict=True):
        late = guild.sim.press("bruno", card, custom_id=button(card, "accept"))
        await respond(guild, who, card, does)
        assert say("en", f"card-{status}", player="Bruno", declined=("Bruno",), taken=("Bruno",)) in said(
            guild.again(card)
        )
        assert actions(guild.again(card)) == (["another", "fill-seats"] if does == "decline" else [])
        before, read = guild.stored(), len(guild.everything())
        (answer,) = await guild.sim.at_once(late)
        assert answer.response.ephemeral
        assert answer.response.content == say("en", "refusal-challenge-closed", status=status)
        assert guild.stored() == before
        assert len(guild.everything()) == read
    assert guild.rows("SELECT status FROM challenges ORDER BY id") == [(status,) for _, _, status in closing]
    assert len(guild.sim.threads()) == 1


async def test_of_two_who_accept_an_open_challenge_at_the_same_instant_one_plays_and_the_other_is_told(
    guild: Guild,
) -> None:
    card = await guild.challenge("alice")
    assert guild.pinged(card) == []
    assert actions(card) == ["accept", "counter", "team-seat", "card-more"]
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


async def test_after_seven_days_every_control_says_that_the_challenge_has_expired(guild: Guild) -> None:
    cards = {does: await guild.challenge("bruno", "chloe") for does in ("accept", "decline")}
    await guild.later(days=7)
    before = guild.stored()
    for does, card in cards.items():
        answer = (await guild.press("chloe", card, does)).response
        assert answer.ephemeral
        assert answer.content == say("fr", "refusal-challenge-expired")
    assert guild.stored() == before


@IN_BOTH_LANGUAGES
async def test_a_rematch_accepted_before_its_card_is_posted_still_has_a_card_and_a_thread(
    guild: Guild, language: str
) -> None:
    playing = await guild.match("alice", "bruno")
    await guild.press("bruno", await guild.ask("bruno", "match resign", playing.thread), "resign-yes")
    guild.sim.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    for who in ("alice", "bruno"):
        await guild.ask(who, "match rematch", playing.thread)
    assert len(guild.messages(guild.sim.channel.id)) == 1
    await guild.later(minutes=1)
    card = guild.messages(guild.sim.channel.id)[-1]
    assert said(card).endswith(say(language, "card-accepted", taken=("Bruno",)))
    assert actions(card) == []
    first, second = guild.sim.threads()
    assert first.id == playing.thread.id
    assert second.id == card.id
    assert [file.filename for message in second.history() for file in message.attachments] == ["trilithon-2-0.png"]


# Terms


@pytest.mark.parametrize("side", ["White", "Blanc", "BLANC"])
def test_a_side_may_be_typed_as_people_call_it(side: str) -> None:
    assert read_side(Terms(GAMES["contiguity"]), side, "fr" if "lan" in side.lower() else "en") == 0


async def test_what_cannot_be_is_refused_privately_in_a_sentence_and_nothing_is_posted(guild: Guild) -> None:
    before = guild.stored()
    machine = guild.sim.guild.add_member(guild.sim.env.create_user("machine", bot=True)).user
    bruno, dimitri = (guild.person(name).user for name in ("bruno", "dimitri"))
    for who in ("alice", "chloe"):
        language = SPOKEN[who]
        bid = f"`bid` ({say(language, 'option-bid')})"
        sides = tuple(say(language, f"side-{side}") for side in ("drawn", "white", "red"))
        side = {"name": say(language, "command-option-side"), "value": "vert @\u200beveryone", "allowed": sides}
        for typed, code, data in (
            ({"side": "vert @everyone"}, "option-error-value", side),
            ({"options": "walk"}, "option-error-unknown", {"name": "walk", "known": (bid,)}),
            ({"options": "bid=7"}, "option-error-value", {"name": "bid", "value": "7", "allowed": (True, False)}),
            ({"options": "bid bid"}, "option-error-repeated", {"name": "bid"}),
            ({"opponent": machine}, "refusal-opponent-is-bot", {}),
            ({"opponent": guild.person(who).user}, "refusal-own-challenge", {}),
            ({"opponent": dimitri, "opponent2": bruno}, "refusal-too-many-opponents", {"most": 1, "given": 2}),
            ({"game": "druid-hex3", "opponent": dimitri, "opponent2": dimitri}, "refusal-same-opponent", {}),
        ):
            answer = await guild.ask(who, "challenge", **{"game": "contiguity", **typed})
            assert answer.content.startswith(say(language, code, **data)), typed
    odd = ["x" * 6000, "`@everyone` **<@1>**", "bid=" + "9" * 5000, "é" * 300, "= = ="]
    no_clocks = ["soon", "@everyone", "3", "0d", "400d", "x" * 6000]
    for typed in (*({"options": text} for text in odd), *({"clock": text} for text in no_clocks)):
        answer = await guild.ask("alice", "challenge", game="contiguity", **typed)
        refusal, given_back = answer.content.splitlines()
        assert len(refusal) < 400
        assert "@everyone" not in refusal
        assert "<@1>" not in refusal
        assert given_back.count("`") == 2, "what stands between them comes to life nowhere"
    assert guild.stored() == before
    assert guild.everything() == []


async def test_sides_options_and_clocks_are_suggested_in_the_language_of_whoever_types(guild: Guild) -> None:
    for name in ("alice", "chloe"):
        language, person = SPOKEN[name], guild.person(name)

        async def listed(field: str, typed: str = "", person: Any = person, **chosen: str) -> list[dict[str, Any]]:
            return await person.autocomplete(guild.channel, "challenge", field, typed, **chosen)

        assert offered(await listed("side")) == ["drawn"], "no game is chosen yet"
        assert await listed("options") == []
        sides = await listed("side", game="contiguity")
        assert offered(sides) == ["drawn", "white", "red"]
        assert [choice["name"] for choice in sides] == [say(language, f"side-{side}") for side in offered(sides)]
        white = say(language, "side-white")[:2].lower()
        assert offered(await listed("side", white, game="contiguity")) == ["white"]
        (option,) = await listed("options", game="contiguity")
        assert say(language, "option-bid") in option["name"]
        clocks = await listed("clock")
        assert offered(clocks)[:3] == ["none", "1d", "1d strict"]
        named = {choice["value"]: choice["name"] for choice in clocks}
        time = time_text(language, Clock(move=3 * DAY))
        assert named["3d"] == say(language, "choice-clock", text="3d", time=time, strict=False)
        assert named["none"] == say(language, "choice-no-clock", text="none")
        assert len(named["3d strict"]) > len(named["3d"])
    alice = guild.person("alice")
    for typed, values in [("b", ["bid"]), ("BI", ["bid"]), ("x", []), ("bid ", ["bid"]), ("bid bid", [])]:
        options = await alice.autocomplete(guild.channel, "challenge", "options", typed, game="contiguity")
        assert offered(options) == values


async def test_the_name_of_a_suggestion_is_read_like_its_value(guild: Guild) -> None:
    alice, typed = guild.person("alice"), {"game": "druid", "options": "size=7 wa", "clock": "3d str"}
    lists = [
        await alice.autocomplete(guild.channel, "challenge", name, text, game="druid") for name, text in typed.items()
    ]
    names = {name: found[0]["name"] for name, found in zip(typed, lists, strict=True)}
    values = {name: found[0]["value"] for name, found in zip(typed, lists, strict=True)}
    for chosen in (values, names):
        await guild.challenge("alice", "bruno", **chosen)
    first, second = guild.rows("SELECT game, terms, clock FROM challenges ORDER BY id")
    assert first == second == ("druid", "size=7 walk", "3d strict")


# The clock


async def test_without_a_word_about_it_the_clock_is_the_servers(guild: Guild) -> None:
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, clock="7d strict")
    for chosen in ({}, {"clock": "none"}, {"clock": "3 jours"}):
        await guild.challenge("alice", "bruno", **chosen)
    assert guild.rows("SELECT clock FROM challenges ORDER BY id") == [("7d strict",), (None,), ("3d",)]


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


async def test_nothing_in_the_note_comes_to_life_and_one_that_comes_too_late_changes_nothing(guild: Guild) -> None:
    for note in (
        "**no** @everyone <@1> <#2> </move:1> <t:0>",
        "https://example.org discord.gg/abcdef",
        "`x` ||y|| \u202eevil",
        "# a\n> b",
    ):
        card = await guild.challenge("alice", "bruno")
        await guild.decline("bruno", card, note)
        line = said(guild.again(card)).splitlines()[-2]
        assert say("en", "card-declined-note", player="Bruno", note="")[:10] in line
        for trap in ("@everyone", "<@1>", "<#2>", "</move", "<t:0>", "://", "d.gg/", "\u202e", " **no", " `x", " ||y"):
            assert trap not in line
    card = await guild.challenge("alice", "bruno")
    opened = await guild.open_modal("bruno", card, "decline")
    await guild.press("alice", card, "withdraw")
    answer = await guild.fill_in("bruno", opened, text="no")
    assert answer.response.content == say("en", "refusal-challenge-closed", status="withdrawn")
    assert said(guild.again(card)).endswith(say("en", "card-withdrawn"))


# Places


async def test_where_permissions_are_missing_they_are_named_before_anything_is_promised(guild: Guild) -> None:
    for missing in (
        ("attach-files",),
        ("send-messages",),
        ("read-message-history",),
        ("attach-files", "read-message-history"),
    ):
        guild.forbid(guild.sim.channel, *(name.replace("-", "_") for name in missing))
        for who in ("alice", "chloe"):
            answer = await guild.ask(who, "challenge", game="contiguity")
            names = tuple(say(SPOKEN[who], f"permission-{name}") for name in missing)
            assert answer.content == say(SPOKEN[who], "refusal-missing-permissions", permissions=names)
        guild.allow_all(guild.sim.channel)
    assert guild.rows("SELECT * FROM challenges") == []


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
async def test_in_threads_and_posts_the_permission_for_threads_counts_and_not_that_for_the_channel(
    guild: Guild, kind: str
) -> None:
    channel, thread = await own_thread(guild, kind)
    guild.forbid(channel, "send_messages_in_threads")
    answer = await guild.ask("chloe", "challenge", thread, game="contiguity")
    names = (say("fr", "permission-send-messages-in-threads"),)
    assert answer.content == say("fr", "refusal-missing-permissions", permissions=names)
    guild.allow_all(channel)
    guild.forbid(channel, "send_messages")
    await guild.ask("chloe", "challenge", thread, game="contiguity")
    await guild.press("dimitri", thread.last_message, "accept")
    assert [file.filename for message in thread.history() for file in message.attachments] == ["trilithon-1-0.png"]


def mute(guild: Guild, who: str, *permissions: str) -> None:
    """Take permissions from somebody in the channel."""
    deny = discord.Permissions(**dict.fromkeys(permissions, True)).value
    muted = Overwrite(guild.person(who).id, OverwriteType.MEMBER, 0, deny)
    guild.sim.env.backend.set_overwrite(guild.channel.id, muted)


async def test_who_may_not_write_in_a_place_begins_no_match_there_and_plays_all_the_same(guild: Guild) -> None:
    _, thread = await own_thread(guild, "thread")
    mute(guild, "alice", "send_messages_in_threads")
    answer = await guild.ask("alice", "challenge", thread, game="contiguity")
    assert answer.content == say("en", "refusal-challenge-not-yours")
    mute(guild, "chloe", "send_messages")
    for command in ("challenge", "practice"):
        answer = await guild.ask("chloe", command, game="contiguity")
        assert answer.content == say("fr", "refusal-challenge-not-yours")
    assert guild.rows("SELECT * FROM challenges") == []
    answer = await guild.ask("alice", "challenge", game="contiguity")
    assert answer.content == say("en", "challenge-sent", channel=f"<#{guild.channel.id}>")
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


async def test_a_challenge_made_in_the_thread_of_a_match_goes_to_the_channel_if_it_may_and_gets_a_thread_of_its_own(
    guild: Guild,
) -> None:
    playing = await guild.match("alice", "bruno")
    answer = await playing.ask("chloe", "challenge", game="contiguity")
    assert answer.content == say("fr", "challenge-sent", channel=f"<#{guild.sim.channel.id}>")
    await guild.press("dimitri", guild.messages(guild.sim.channel.id)[-1], "accept")
    assert playing.boards() == ["trilithon-1-0.png"]
    assert [len(thread.history()) > 0 for thread in guild.sim.threads()] == [True, True]
    guild.forbid(guild.sim.channel, "send_messages")
    answer = await playing.ask("chloe", "challenge", game="contiguity")
    names = (say("fr", "permission-send-messages"),)
    assert answer.content == say("fr", "refusal-missing-permissions", permissions=names)


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


NAMES = [*HOSTILE.values(), HOSTILE["link"][::-1]]
PAIRS = [*zip(NAMES[::2], NAMES[1::2], strict=True)]


CROWD = [
    Somebody(f"{key}{number}", name) for number, pair in enumerate(PAIRS) for key, name in zip("ab", pair, strict=True)
]


@pytest.mark.parametrize("people", [CROWD], ids=["hostile"])
async def test_whatever_people_call_themselves_nothing_in_their_names_comes_to_life(guild: Guild) -> None:
    for number, _ in enumerate(PAIRS):
        one, other = f"a{number}", f"b{number}"
        card = await guild.challenge(one, other, side="white")
        await guild.press(other, card, "accept")
        thread = guild.sim.threads()[-1]
        assert 1 <= len(thread.name) <= 100
        await guild.ask(one, "move", thread, move="30a-29a")
        await guild.sim.reply(other, thread.last_message, "30a-29a")
        asked = {guild.person(one).id, guild.person(other).id}
        for message in (guild.again(card), *guild.messages(thread.id)):
            if message.author.id != guild.bot.user.id:
                continue
            assert len(message.content) <= 2000
            assert {user.id for user in message.mentions} <= asked
            assert not message.mention_everyone
            assert not message.role_mentions
            assert guild.pinged(message) in ([], [one], [other])
            for trap in ("@everyone", "@here", "<#3>", "<@&2>", "<@1>", "<:trap", "</move", "<t:0>", "\u202e", "://"):
                assert trap not in said(message)
            assert all(len(file.description or "") <= 1024 for file in message.attachments)
        for command in ("desk", "board", "match resign"):
            answer = await guild.ask(other, command, thread)
            check_message(guild.sim.env.backend.messages[answer.channel_id][answer.id])
            assert "@everyone" not in said(answer)
        offered(await guild.person(other).autocomplete(thread, "move", "match", ""))


# Games for three


async def test_a_challenge_to_two_waits_for_both(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe", "dimitri", game="druid-hex3", options="size=3", side="o")
    assert guild.pinged(card) == ["chloe", "dimitri"]
    assert say("en", "card-side-picked", player="Alice", side=marked_side("en", GAMES["druid-hex3"], 1)) in said(card)
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
    order = tuple(
        f"{name} ({marked_side('en', GAMES['druid-hex3'], side)})"
        for side, name in enumerate(("Chloé", "Alice", "Dimitri"))
    )
    assert say("en", "turn-begins", game=say("en", "game-druid-hex3"), players=order) in begun


async def test_seats_left_over_are_open_to_anybody(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe", game="druid-hex3", options="size=3")
    assert guild.pinged(card) == ["chloe"]
    assert say("en", "card-seats", free=1) in said(card)
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


async def test_a_seat_that_was_declined_is_opened_by_its_challenger_to_anybody_but_bots_and_themselves(
    guild: Guild,
) -> None:
    card = await guild.challenge("alice", "bruno")
    await guild.decline("bruno", card)
    card, before = guild.again(card), guild.stored()
    assert actions(card) == ["another", "fill-seats"]
    for who in ("bruno", "chloe"):
        answer = (await guild.press(who, card, "another")).response
        assert answer.content == say(SPOKEN[who], "refusal-not-host", player="Alice")
    machine = guild.sim.env.create_user("machine", bot=True)
    for whom, code in ((guild.person("alice").id, "own-challenge"), (machine.id, "opponent-is-bot")):
        panel = (await guild.press("alice", card, "another")).response
        press = guild.sim.press("alice", panel, custom_id=button(panel, "another"), values=[str(whom)])
        (answer,) = await guild.sim.at_once(press)
        assert said(answer.response) == say("en", f"refusal-{code}")
    assert guild.stored() == before
    await guild.sim.restart(crash=True)
    await guild.press("alice", panel, "anybody")
    made = guild.channel.last_message
    assert guild.pinged(made) == []
    assert say("en", "card-open", challenger="Alice", game="Contiguity", free=1) in said(made)
    await guild.press("dimitri", made, "accept")
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(1,)]


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


# A challenge that names no game


def test_whom_to_challenge_is_asked_first(guild: Guild) -> None:
    asked = [option.name for option in guild.bot.tree.get_command("challenge").parameters]
    assert asked[:2] == ["opponent", "game"]


async def test_a_challenge_that_names_no_game_asks_for_it_and_keeps_what_was_typed(guild: Guild) -> None:
    alice, chloe = guild.person("alice"), guild.person("chloe").user
    typed = {"options": "size=4", "side": "vertical", "clock": "2d", "rated": False}
    opened = await alice.slash(guild.channel, "challenge", opponent=chloe, **typed)
    check_modal(opened.modal)
    games, people, *texts = (part["component"] for part in opened.modal["components"])
    assert [option["value"] for option in games["options"]] == [*GAMES]
    assert [(int(each["id"]), each["type"]) for each in people["default_values"]] == [(chloe.id, "user")]
    assert {text["custom_id"]: text["value"] for text in texts} == {
        "options": "size=4",
        "side": "vertical",
        "clock": "2d",
    }
    kept = {text["custom_id"]: text["value"] for text in texts}
    await alice.submit_modal(opened, {"game": ["druid"], "opponents": [chloe], **kept})
    await guild.sim.settle()
    assert guild.rows("SELECT game, terms, player, clock, rated FROM challenges") == [("druid", "size=4", 0, "2d", 0)]
    assert guild.pinged(guild.channel.last_message) == ["chloe"]
    opened = await alice.slash(guild.channel, "challenge", level=3)
    await alice.submit_modal(opened, {"game": ["contiguity"], "opponents": []})
    await guild.sim.settle()
    assert guild.rows("SELECT level FROM seats WHERE level IS NOT NULL") == [(3,)]


async def test_where_nobody_can_be_challenged_no_game_is_asked_for(guild: Guild) -> None:
    for whom, code in ((guild.sim.env.create_user("machine", bot=True), "opponent-is-bot"),):
        answer = await guild.person("alice").slash(guild.channel, "challenge", opponent=whom)
        assert answer.response.content == say("en", f"refusal-{code}")
    alone = await guild.person("alice").user.slash("challenge")
    assert alone.response.content == say("en", "refusal-challenge-needs-server")
    assert guild.rows("SELECT id FROM challenges") == []


# The menu of a person


async def from_menu(guild: Guild, who: str, whom: Any) -> Any:
    """Open the modal of a person's menu, and return it."""
    opened = await guild.person(who).context_menu(guild.channel, "Challenge", whom)
    check_modal(opened.modal)
    return opened


@pytest.mark.parametrize(("who", "whom", "name"), [("alice", "chloe", "Chloé"), ("chloe", "alice", "Alice")])
async def test_from_the_menu_of_a_person_one_challenges_them_with_the_usual_terms(
    guild: Guild, who: str, whom: str, name: str
) -> None:
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, clock="3d")
    me, spoken = Person(guild.person(who).id, who), SPOKEN[who]
    await guild.bot.services.presets.save(me.user, "short", Terms(GAMES["druid"], "size=4", read_clock("1d")))
    opened = await from_menu(guild, who, guild.person(whom))
    games, person = (part["component"] for part in opened.modal["components"])
    assert [option["value"] for option in games["options"]] == ["preset:short", *GAMES]
    assert opened.modal["title"] == say(spoken, "menu-challenge")
    assert [int(each["id"]) for each in person["default_values"]] == [guild.person(whom).id]
    for game, terms in (("contiguity", "3d"), ("preset:short", "1d")):
        answer = await guild.person(who).submit_modal(opened, {"game": [game], "opponents": [guild.person(whom).user]})
        await guild.sim.settle()
        assert answer.response.ephemeral
        assert guild.pinged(guild.channel.last_message) == [whom]
        challenge = await guild.bot.services.challenges.get(len(guild.rows("SELECT id FROM challenges")))
        assert ([asked.name for asked in challenge.asked], challenge.terms.clock.text) == ([name], terms)
        opened = await from_menu(guild, who, guild.person(whom))


async def test_from_its_own_menu_trilithon_plays_at_once(guild: Guild) -> None:
    bot = MemberActor(guild.sim.env, guild.sim.guild, UserHandle(guild.sim.env, guild.sim.env.backend.bot_user))
    opened = await from_menu(guild, "alice", bot)
    await guild.person("alice").submit_modal(opened, {"game": ["druid"], "opponents": [bot.user]})
    await guild.sim.settle()
    assert guild.rows("SELECT game FROM matches") == [("druid",)]


async def test_oneself_and_other_bots_are_refused_from_their_menus(guild: Guild) -> None:
    machine = guild.sim.guild.add_member(guild.sim.env.create_user("machine", bot=True))
    for whom, refused in (
        (guild.person("alice"), say("en", "refusal-own-challenge")),
        (machine, say("en", "refusal-menu-bot", player="machine")),
    ):
        answer = await guild.person("alice").context_menu(guild.channel, "Challenge", whom)
        assert answer.response.ephemeral
        assert answer.response.content == refused
    assert guild.rows("SELECT id FROM challenges") == []
