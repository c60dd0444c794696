"""What comes in by controls and modals: read, checked, and answered by what was made for it."""

from itertools import cycle, islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from cogs.core.actions import Action, ControlCog, action
from cogs.core.gateway import PREFIXES, Gateway
from engine import GAMES
from locales import say
from matches import Challenge, LeagueTerms, Match, Offer, TournamentTerms
from matches.core.clock import DAY, Clock
from matches.core.terms import Terms
from playground.interactions import prepare_command
from tests.cogs.conftest import Guild, Playing, actions, controls, said
from tests.cogs.forged_interactions import (
    BUTTON,
    CHANNELS,
    CONTROLS,
    SELECT,
    VALID,
    attempt,
    control,
    identified,
    modal,
    parameters,
    private_answer,
    send,
)
from tests.cogs.teams.team_matches import make_team

NOT_MINE = say("en", "refusal-unknown-control")
NO_NUMBERS = ("", "x", "-1", " 1", "1_0", "1.5", "٣", "²", "1\n", str(2**63), "9" * 400)


async def meanwhile(guild: Guild) -> Playing:
    """Return a match between Alice and Chloé with an offer, so that each number 1 is something that Alice may see.

    There are a league, a team and a tournament, too.
    """
    terms = LeagueTerms("Winter", Terms(GAMES["contiguity"], "", Clock(move=DAY)), 3, doubled=False, at_once=1, days=7)
    starts_at = int(guild.bot.services.clock().timestamp()) + 90 * DAY
    await guild.bot.services.leagues.create(guild.sim.guild.id, guild.channel.id, "en", terms, starts_at)
    cup = TournamentTerms("Cup", Terms(GAMES["contiguity"], "", Clock(move=DAY), rated=True), "swiss", 3, DAY, 8, True)
    await guild.bot.services.tournaments.create(guild.sim.guild.id, guild.channel.id, "en", cup, starts_at)
    await guild.sim.settle()  # its post comes first
    playing = await guild.match("alice", "chloe")
    await playing.by_command("30a-29a")
    await playing.ask("alice", "match draw")
    await make_team(guild, "dimitri", await guild.challenge("bruno"))
    return playing


async def refused(guild: Guild, who: Any, message: Any, kind: str, name: str, arguments: list[str]) -> None:
    """Assert that something is answered as no control of the bot's."""
    identity, chosen = identified(guild, kind, name, arguments)
    answer = await send(guild, attempt(guild, who, message, kind, identity, chosen))
    assert private_answer(answer) == NOT_MINE, (kind, identity, chosen)


async def test_all_actions_are_known_to_the_gateway(guild: Guild) -> None:
    assert sorted(guild.bot.gateway._handlers) == CONTROLS
    assert len(CONTROLS) > 50


async def test_a_control_that_was_posted_under_a_former_name_of_an_action_does_the_same(guild: Guild) -> None:
    handlers = guild.bot.gateway._handlers
    assert handlers["button", "flag"].method == handlers["button", "claim-time"].method


@pytest.mark.exhaustive
async def test_what_is_no_number_is_not_taken_for_one_by_any_action(guild: Guild) -> None:
    """Each number of each action is replaced by two of the texts, in turn, so that each of them is tried on many."""
    playing = await meanwhile(guild)
    before = guild.stored()
    texts = cycle(NO_NUMBERS)
    for kind, name in CONTROLS:
        kinds = parameters(guild, kind, name)
        valid = [VALID[annotation] for annotation in kinds]
        for place, annotation in enumerate(kinds):
            for wrong in islice(texts, 2) if annotation is not str else ():
                if wrong or annotation in (int, Match, Challenge, Offer):
                    given = [*valid[:place], wrong, *valid[place + 1 :]]
                    if not (annotation == tuple[int, ...] and wrong == "1.5"):
                        await refused(guild, guild.person("alice"), playing.board, kind, name, given)
    assert guild.stored() == before


async def test_too_few_arguments_and_too_many_are_refused_by_every_action(guild: Guild) -> None:
    playing = await meanwhile(guild)
    for kind, name in CONTROLS:
        handler, kinds = guild.bot.gateway._handlers[kind, name], parameters(guild, kind, name)
        valid = [VALID[annotation] for annotation in kinds]
        if handler.required:
            await refused(guild, guild.person("alice"), playing.board, kind, name, valid[: handler.required - 1])
        if not handler.further and (kind == "select" or kinds[-1:] != [str]):
            await refused(guild, guild.person("alice"), playing.board, kind, name, [*valid, "1"])


@pytest.mark.exhaustive
async def test_what_one_kind_of_control_is_made_for_is_not_done_by_another(guild: Guild) -> None:
    playing = await meanwhile(guild)
    before = guild.stored()
    for made_for, name in CONTROLS:
        valid = [VALID[annotation] for annotation in parameters(guild, made_for, name)]
        for kind in PREFIXES:
            if (kind, name) not in CONTROLS:
                for prefix in set(PREFIXES.values()):
                    identity = ":".join([prefix, name, *valid])
                    answer = await send(
                        guild, attempt(guild, guild.person("alice"), playing.board, kind, identity, ["1"])
                    )
                    assert private_answer(answer) == NOT_MINE
    assert guild.stored() == before


@pytest.mark.parametrize("kind", ["button", "select", "modal"])
async def test_an_id_that_is_no_control_of_ours_is_answered_so_in_everybodys_language(
    guild: Guild, subtests: pytest.Subtests, kind: str
) -> None:
    playing = await meanwhile(guild)
    for identity in ["trilithon:more", "trilithon:nonsense:1", "trilithon", "", ":", "other:more:1:0"]:
        with subtests.test(identity=identity):
            for who, language in (("alice", "en"), ("chloe", "fr")):
                answer = await send(guild, attempt(guild, guild.person(who), playing.board, kind, identity, ["1"]))
                assert private_answer(answer) == say(language, "refusal-unknown-control")


async def test_the_id_of_a_select_does_nothing_below_a_button(guild: Guild) -> None:
    playing = await meanwhile(guild)
    shown = await playing.ask("alice", "rules")
    answer = await send(guild, control(guild, guild.person("alice"), shown, f"{controls(shown)[0]}:goal", kind=BUTTON))
    assert private_answer(answer) == NOT_MINE


NEVER_OFFERED = [
    ("trilithon:settings:nowhere", []),
    ("trilithon-select:prefer:language", ["xx"]),
    ("trilithon-select:prefer:nothing", ["dark"]),
    ("trilithon-select:prefer:theme", ["dark", "light"]),
    ("trilithon-select:arrange:home", ["nowhere"]),
    ("trilithon-select:arrange:home", []),
    ("trilithon-select:arrange:home", ["threads", "channel"]),
    ("trilithon-select:arrange:nothing", ["threads"]),
    ("trilithon-select:arrange:role", ["x"]),
    ("trilithon:fill:nothing", []),
    ("trilithon-select:section:contiguity:0", ["nothing"]),
    ("trilithon-select:section:nothing:0", ["goal"]),
    ("trilithon:desk-accept:x", []),
    ("trilithon-select:pick:1:1:0", ["0.x"]),
]


async def test_what_was_never_offered_is_refused_and_changes_nothing(guild: Guild, subtests: pytest.Subtests) -> None:
    playing = await meanwhile(guild)
    guild.sim.env.backend.get_guild(guild.sim.guild.id).owner_id = guild.person("alice").id
    for identity, values in NEVER_OFFERED:
        with subtests.test(identity=identity, values=values):
            before, kind = guild.stored(), SELECT if "-select" in identity else BUTTON
            answer = await send(guild, control(guild, guild.person("alice"), playing.board, identity, values, kind))
            assert private_answer(answer) == NOT_MINE
            assert guild.stored() == before


async def test_channels_that_discord_does_not_send_along_are_not_taken(guild: Guild) -> None:
    playing = await meanwhile(guild)
    guild.sim.env.backend.get_guild(guild.sim.guild.id).owner_id = guild.person("alice").id
    forged = control(guild, guild.person("alice"), playing.board, "trilithon-select:arrange:channels", ["77"], CHANNELS)
    assert private_answer(await send(guild, forged)) == NOT_MINE
    assert guild.rows("SELECT count(*) FROM servers") == [(0,)]


async def test_a_modal_that_does_not_hold_what_ours_holds_is_refused_and_changes_nothing(
    guild: Guild, subtests: pytest.Subtests
) -> None:
    playing = await meanwhile(guild)
    await guild.challenge("chloe", "alice")
    before = guild.stored()
    for identity, fields in [
        ("trilithon:say:1:1", {}),
        ("trilithon:say:1:1", {"other": "30a-28a"}),
        ("trilithon:say:1:1", {"text": ["30a-28a", "x"]}),
        ("trilithon:filled:nothing", {"text": "UTC"}),
        ("trilithon:filled:zone", {}),
        ("trilithon:terms:2", {}),
        ("trilithon:terms:2", {"side": [], "clock": "1d"}),
        ("trilithon:terms:2", {"side": ["drawn"]}),
        ("trilithon:declined:2", {}),
        ("trilithon:keep:1", {}),
    ]:
        with subtests.test(identity=identity, fields=fields):
            answer = await send(guild, modal(guild.person("alice"), playing.thread.id, identity, fields))
            assert private_answer(answer) == NOT_MINE
            assert guild.stored() == before


async def test_a_number_of_days_however_long_is_refused_in_a_sentence(guild: Guild, subtests: pytest.Subtests) -> None:
    playing = await guild.match("alice", "chloe", clock="3d")
    for days in ["9" * 30, "9" * 5_000, "٣" * 10]:
        with subtests.test(days=days):
            answer = await send(
                guild, modal(guild.person("alice"), playing.thread.id, "trilithon:paused:1:0", {"text": days})
            )
            assert private_answer(answer).startswith(say("en", "refusal-pause-days", most=14)[:10])


SOME_NUMBERS = st.sampled_from(["0", "1", "2", "3", "99", *NO_NUMBERS])
SOME_WORDS = st.sampled_from(["", "x", "looks", "notices", "language", "theme", "role", "clock", "contiguity", "goal"])
ARGUMENTS = st.lists(SOME_NUMBERS | SOME_WORDS | st.text(max_size=12), max_size=5)
NAMES = st.sampled_from(sorted({name for _, name in CONTROLS if name != "erase-yes"})) | st.text(max_size=12)
TEXTS = st.sampled_from(["x", "?", "\u202e", "9" * 60, "resign 0"])


@pytest.mark.exhaustive
@examples(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    kind=st.sampled_from(sorted(PREFIXES)),
    prefix=st.sampled_from([*set(PREFIXES.values()), "other"]),
    name=NAMES,
    arguments=ARGUMENTS,
    values=st.lists(SOME_NUMBERS | SOME_WORDS, max_size=3),
    fields=st.dictionaries(st.sampled_from(["text", "side", "clock", "switches"]), TEXTS | st.lists(TEXTS, max_size=2)),
)
async def test_whatever_a_stranger_forges_is_answered_and_changes_nothing(
    guild: Guild,
    kind: str,
    prefix: str,
    name: str,
    arguments: list[str],
    values: list[str],
    fields: dict[str, Any],
) -> None:
    if not guild.sim.threads():
        await meanwhile(guild)
        await guild.challenge("alice", "chloe")
        await guild.person("dimitri").user.slash("help")
    dimitri, identity = guild.person("dimitri").user, ":".join([prefix, name, *arguments])
    message, before = guild.sim.inbox("dimitri")[0], guild.stored()
    if kind == "modal":
        forged = modal(dimitri, message.channel.id, identity, fields)
    else:
        forged = control(guild, dimitri, message, identity, values, SELECT if kind == "select" else BUTTON)
    answer = await send(guild, forged)
    assert answer.modal or answer.response.content
    assert guild.reports.records == []
    assert guild.stored() == before


async def test_what_was_forged_or_typed_does_not_reach_the_log(guild: Guild, caplog: pytest.LogCaptureFixture) -> None:
    playing, secret = await meanwhile(guild), "hunter2"
    alice, board = guild.person("alice"), playing.board
    with caplog.at_level("DEBUG", "cogs"), caplog.at_level("DEBUG", "discord"):
        await send(guild, control(guild, alice, board, f"trilithon:more:{secret}:0"))
        await send(guild, control(guild, alice, board, f"trilithon:{secret}"))
        await send(guild, control(guild, alice, board, "trilithon-select:prefer:theme", [secret]))
        await send(guild, modal(alice, playing.thread.id, "trilithon:filled:zone", {"text": secret}))
        await send(guild, modal(alice, playing.thread.id, "trilithon:say:1:0", {"text": secret}))
    ours = [record for record in caplog.records if record.name.startswith("cogs")]
    assert secret not in "\n".join(
        f"{record.getMessage()} {vars(record).get('data')} {record.exc_text}" for record in ours
    )


class Twice(ControlCog):
    """Answers what is answered already."""

    @action("more")
    async def more(self, interaction: Any) -> None:
        """Do nothing."""


async def test_two_methods_for_one_action_are_refused_when_the_bot_starts(guild: Guild) -> None:
    with pytest.raises(ValueError, match="two methods answer the button more"):
        await guild.bot.add_cog(Twice(guild.bot))


def test_an_argument_that_nothing_can_read_is_seen_when_the_bot_starts() -> None:
    async def method(_: Any, when: float) -> None:
        raise AssertionError(when)

    with pytest.raises(KeyError):
        Gateway().add(Action("when", "button"), method)


async def test_a_move_that_a_match_does_not_have_is_refused_with_those_that_it_has(
    guild: Guild, subtests: pytest.Subtests
) -> None:
    playing = await meanwhile(guild)
    for entry in [-(2**53) + 1, -1, 2**31, 2**53 - 1]:
        with subtests.test(entry=entry):
            answer = await playing.ask("alice", "board", move=entry)
            assert answer.content == say("en", "refusal-no-such-number", typed=str(entry), number=True, last=1)


@pytest.mark.parametrize("identity", ["trilithon:view-at:1:0:0:", "trilithon:filled:quiet", "trilithon:say:1:1"])
async def test_a_forged_modal_does_not_put_what_is_for_one_person_into_a_message_that_all_read(
    guild: Guild, identity: str
) -> None:
    playing = await meanwhile(guild)
    card = await guild.challenge("chloe", "alice")
    record, payload = modal(guild.person("alice"), card.channel.id, identity, {"text": "22-7"})
    source = control(guild, guild.person("alice"), card, "trilithon:decline:2")
    payload["message"], record.source_message_id = source[1]["message"], card.id
    before = guild.again(card)
    assert private_answer(await send(guild, (record, payload)))
    assert (said(guild.again(card)), actions(guild.again(card))) == (said(before), actions(before))
    assert len(playing.boards()) == 2


async def test_a_game_that_is_none_has_no_rules(guild: Guild) -> None:
    record, payload = prepare_command(guild.person("alice"), guild.channel.id, "rules", {"game": "contiguity"})
    payload["data"]["options"][0]["value"] = "chess"
    assert "chess" in private_answer(await send(guild, (record, payload)))
