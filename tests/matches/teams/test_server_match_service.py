"""A server plays one match after the other against the computer, for as long as people vote."""

import asyncio
from itertools import pairwise

import pytest

from engine import GAMES
from matches import Match, MatchError, Person
from matches.acts.acts import OfferDraw, Pause, Resign
from matches.core.clock import DAY, HOUR
from matches.teams.server_match_rules import FIRST_LEVEL, LEAST_APART, SILENCE, TWO, next_game, next_level, next_player
from matches.teams.server_match_service import GRACE, ServerMatch
from search import LEVELS
from tests.matches.fixtures import ANN, BOB, ELSEWHERE, HERE, NOON, Clock, TestServices
from tests.matches.teams.team_fixtures import close_due, moves, vote

pytestmark = pytest.mark.both

GUILD = HERE.guild or 0
HOME = {"name": "Casa", "language": "en", "channel": HERE.channel}


@pytest.fixture(autouse=True)
async def quick(services):
    """Do not wait for the disk."""
    await services.skip_disk_sync()


async def work(services: TestServices) -> None:
    """Do whatever is due, as the worker does."""
    for guild in await services.server_matches.queue.due():
        await services.server_matches.advance(guild)


async def begun(services: TestServices, **choices: object) -> tuple[ServerMatch, Match]:
    """Switch a server's match on, and return how it stands with its first match."""
    await services.server_matches.arrange(GUILD, is_on=True, **HOME | choices)
    await work(services)
    return await now(services)


async def now(services: TestServices) -> tuple[ServerMatch, Match]:
    """Return how a server's match stands, with the latest match."""
    found = await services.server_matches.get(GUILD)
    assert found.match
    return found, await services.matches.get(found.match)


async def join(services: TestServices, match: Match, *people: Person) -> None:
    """Have people join the server's team."""
    [seat] = match.teams
    assert seat.team
    for person in people:
        await services.teams.join(seat.team.id, person)


async def end(services: TestServices, clock: Clock, result: str) -> tuple[ServerMatch, Match]:
    """Have the latest match end in a result of the server after some time, and the next one begin."""
    clock.advance(LEAST_APART)
    found, _ = await now(services)
    async with services.matches.changing(found.match or 0) as (transaction, match):
        [team], [computer] = match.teams, match.computers
        if result == "drawn":
            seat, state = team, match.state.draw()
        else:
            seat = team if result == "lost" else computer
            state = match.state.drop(seat.player)
        await services.matches.enter(transaction, match, seat, state, seat.holder)
    await work(services)
    return await now(services)


async def posts(services: TestServices) -> list[tuple[str, int]]:
    """Return the posts that tell of a server's match, by kind and number of the match."""
    return [(row.kind, row.entry) for row in await services.rows("outbox") if row.kind.startswith("server")]


# Beginning


async def test_switched_on_it_begins_by_itself_as_a_match_of_everybody_against_the_computer(services, clock):
    found, match = await begun(services)
    assert (found.number, found.level, found.match, match.place) == (1, FIRST_LEVEL, match.id, HERE)
    [team], [computer] = match.teams, match.computers
    assert team.team
    assert (team.name, team.team.joining, team.team.hours, team.team.size) == ("Casa", "server", 24, 0)
    assert (computer.level, match.game.id, match.rated, match.clock.text) == (FIRST_LEVEL, "contiguity", False, "")
    assert match.mover == team
    assert await posts(services) == [("server_match", 1)]
    assert not await services.server_matches.queue.due()


async def test_its_post_comes_before_the_board(services):
    _, match = await begun(services)
    lane = [row.kind for row in await services.rows("outbox") if row.lane == f"match {match.id}"]
    assert lane[0] == "server_match"


async def test_the_choices_hold_for_the_match(services):
    found, match = await begun(services, game="druid", hours=3)
    assert (match.game, match.teams[0].team.hours) == (GAMES["druid"], 3)
    assert (found.game, found.hours) == ("druid", 3)


async def test_its_match_keeps_the_options_with_which_it_began(services):
    _, match = await begun(services, game="druid")
    assert (match.terms.options, match.state.terms) == ("size=10", "size=10")


async def test_without_a_channel_nothing_is_on(services):
    async with services.refused("server-match-channel"):
        await services.server_matches.arrange(GUILD, is_on=True, name="Casa")
    await begun(services)
    off = await services.server_matches.arrange(GUILD, channel=None)
    assert not off.is_on


@pytest.mark.parametrize("choices", [{"game": "chess"}, {"game": "contigo-capture"}, {"hours": 2}])
async def test_games_for_more_than_two_and_other_paces_are_refused(services, choices):
    with pytest.raises(MatchError, match="unknown-control"):
        await services.server_matches.arrange(GUILD, **choices)
    assert not await services.rows("server_matches")


async def test_nobody_leads_the_team_of_a_server(services, clock):
    _, match = await begun(services)
    await join(services, match, ANN, BOB)
    [roster] = await services.teams.of_match(match.id, ANN.user)
    assert (roster.captain, roster.team.size) == (None, 2)
    [move] = await moves(services, match.id, 1)
    await services.votes.vote(match.id, ANN, move)
    async with services.refused("not-captain"):
        await services.votes.play_it(match.id, ANN)
    clock.advance(8 * DAY)
    await close_due(services)
    [roster] = await services.teams.of_match(match.id, ANN.user)
    assert roster.captain is None


async def test_a_server_waits_a_turn_for_whoever_comes_and_then_for_those_who_came(services, clock):
    _, match = await begun(services)
    await join(services, match, ANN, BOB)
    await vote(services, match.id, ANN, BOB)
    assert (await services.matches.get(match.id)).ballot.due_at == clock.now + DAY
    clock.advance(DAY)
    await close_due(services)
    await answer(services, match.id)
    assert not (await vote(services, match.id, ANN)).ballot.is_ending
    assert (await vote(services, match.id, BOB)).ballot.is_ending


async def answer(services: TestServices, match_id: int) -> None:
    """Play the first legal move for the computer."""
    async with services.matches.changing(match_id) as (transaction, match):
        assert match.mover
        state = match.state.play(next(match.state.legal_moves()))
        await services.matches.enter(transaction, match, match.mover, state, match.mover.holder)


# One after the other


async def test_one_person_alone_never_resigns_the_match_of_a_server(services, clock):
    _, match = await begun(services, hours=1)
    await join(services, match, ANN)
    async with services.refused("motion-votes-first"):
        await services.motions.move(match.id, ANN, Resign())
    [move] = await moves(services, match.id, 1)
    await services.votes.vote(match.id, ANN, move)
    assert (await services.motions.move(match.id, ANN, Resign())).status == "open"
    clock.advance(HOUR)
    await close_due(services)
    for act in (Resign(), OfferDraw()):
        async with services.refused("motion-too-few"):
            await services.motions.move(match.id, ANN, act)


async def test_the_next_match_is_one_level_up_after_a_win_with_sides_changed_and_in_the_next_game(services, clock):
    _, first = await begun(services)
    found, second = await end(services, clock, "won")
    assert (found.number, found.level, found.won, second.computers[0].level) == (2, FIRST_LEVEL + 1, 1, FIRST_LEVEL + 1)
    assert second.teams[0].player == 1 - first.teams[0].player
    assert [first.game.id, second.game.id] == list(TWO)[:2]
    assert second.teams[0].team != first.teams[0].team
    assert await posts(services) == [("server_match", 1), ("server_match", 2)]


async def test_a_loss_leads_one_level_down_and_a_draw_to_the_same(services, clock):
    await begun(services, game="contigo")
    found, match = await end(services, clock, "lost")
    assert (found.level, found.lost, match.game.id) == (FIRST_LEVEL - 1, 1, "contigo")
    found, _ = await end(services, clock, "drawn")
    assert (found.number, found.level, found.won, found.drawn, found.lost) == (3, FIRST_LEVEL - 1, 0, 1, 1)


async def test_a_match_that_ends_without_a_result_is_followed_and_not_counted(services, clock):
    found, match = await begun(services)
    clock.advance(LEAST_APART)
    await services.matches._end_as_void(match.id, None)
    await work(services)
    after = await services.server_matches.get(GUILD)
    assert (after.number, after.level, after.won, after.drawn, after.lost) == (2, found.level, 0, 0, 0)


async def test_two_processes_begin_one_match(services, other_process, clock):
    await services.server_matches.arrange(GUILD, is_on=True, **HOME)
    await asyncio.gather(*(each.server_matches.advance(GUILD) for each in (services, other_process) * 2))
    assert len(await services.rows("matches")) == 1
    await end(services, clock, "won")
    await asyncio.gather(*(each.server_matches.advance(GUILD) for each in (services, other_process) * 2))
    assert (await services.server_matches.get(GUILD)).number == len(await services.rows("matches")) == 2


async def test_a_process_that_dies_while_it_begins_a_match_leaves_it_due(services, monkeypatch):
    await services.server_matches.arrange(GUILD, is_on=True, **HOME)

    async def die(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(services.server_matches._challenges, "begin_match", die)
        with pytest.raises(KeyboardInterrupt):
            await services.server_matches.advance(GUILD)
    assert not await services.rows("teams")
    assert not await posts(services)
    await work(services)
    assert (await services.server_matches.get(GUILD)).number == 1


async def test_switched_off_the_running_match_goes_on_without_a_successor(services, clock):
    found, match = await begun(services)
    await services.server_matches.arrange(GUILD, is_on=False)
    assert (await services.matches.get(match.id)).state.outcome is None
    after, ended = await end(services, clock, "won")
    assert (after.number, ended.id, ended.state.outcome is not None) == (1, match.id, True)
    await services.server_matches.arrange(GUILD, is_on=True)
    await work(services)
    after = await services.server_matches.get(GUILD)
    assert (after.number, after.won, after.level) == (2, 1, found.level + 1)


async def test_switched_on_again_while_a_match_runs_it_is_the_same_match(services, clock):
    _, match = await begun(services)
    await services.server_matches.arrange(GUILD, is_on=False)
    await services.server_matches.arrange(GUILD, is_on=True, channel=ELSEWHERE.channel)
    await work(services)
    found, same = await now(services)
    assert (found.number, same.id, same.place) == (1, match.id, HERE)
    _, after = await end(services, clock, "won")
    assert after.place == ELSEWHERE


async def test_a_short_match_is_followed_after_an_hour(services, clock):
    _, match = await begun(services)
    await join(services, match, ANN, BOB)
    clock.advance(60)
    [move] = await moves(services, match.id, 1)
    for person in (ANN, BOB):
        await services.votes.vote(match.id, person, move)
    for person in (ANN, BOB):
        await services.motions.move(match.id, person, Resign())
    await work(services)
    assert (await services.server_matches.get(GUILD)).number == 1
    clock.advance(LEAST_APART - 61)
    assert not await services.server_matches.queue.due()
    clock.advance(1)
    await work(services)
    assert (await services.server_matches.get(GUILD)).number == 2


# Silence


async def test_after_a_week_in_which_nobody_voted_it_rests_and_leaves_the_match_as_it_is(services, clock):
    _, match = await begun(services)
    clock.advance(SILENCE)
    await work(services)
    found, same = await now(services)
    assert (found.rested_at, found.number, same.state) == (NOON + SILENCE, 1, match.state)
    assert await posts(services) == [("server_match", 1), ("server_rest", 1)]
    clock.advance(SILENCE)
    assert not await services.server_matches.queue.due()


async def test_a_vote_puts_the_rest_off(services, clock):
    _, match = await begun(services)
    await join(services, match, ANN)
    clock.advance(5 * DAY)
    await services.votes.vote(match.id, ANN, (await moves(services, match.id, 1))[0])
    clock.advance(2 * DAY)
    await work(services)
    assert (await services.server_matches.get(GUILD)).rested_at is None
    clock.advance(5 * DAY)
    await work(services)
    assert (await services.server_matches.get(GUILD)).rested_at == clock.now


async def test_a_match_that_is_paused_is_not_silent(services, clock):
    _, match = await begun(services)
    await join(services, match, ANN)
    await pass_days(services, clock, 2)
    await services.motions.move(match.id, ANN, Pause(10))
    await pass_days(services, clock, 14)
    assert (await services.server_matches.get(GUILD)).rested_at is None
    await pass_days(services, clock, 1)
    assert (await services.server_matches.get(GUILD)).rested_at == clock.now


async def test_the_pause_of_a_match_that_has_ended_is_no_silence_of_the_next(services, clock):
    _, match = await begun(services)
    await join(services, match, ANN)
    await services.motions.move(match.id, ANN, Pause(10))
    await pass_days(services, clock, 11)
    found, _ = await end(services, clock, "lost")
    assert (found.number, found.rested_at) == (2, None)
    await pass_days(services, clock, 5)
    assert (await services.server_matches.get(GUILD)).rested_at is None
    clock.advance(DAY - LEAST_APART)
    await work(services)
    assert (await services.server_matches.get(GUILD)).rested_at == clock.now


async def pass_days(services: TestServices, clock: Clock, count: int) -> None:
    """Have the worker do each day what is due."""
    for _ in range(count):
        clock.advance(DAY)
        await work(services)


async def test_silence_counts_on_from_match_to_match(services, clock):
    await begun(services)
    clock.advance(4 * DAY)
    await end(services, clock, "lost")
    clock.advance(3 * DAY - LEAST_APART - 1)
    assert not await services.server_matches.queue.due()
    clock.advance(1)
    await work(services)
    assert (await services.server_matches.get(GUILD)).rested_at == clock.now


async def test_one_press_lets_it_go_on(services, clock):
    _, match = await begun(services)
    clock.advance(SILENCE)
    await work(services)
    on = await services.server_matches.go_on(GUILD)
    assert (on.rested_at, on.match) == (None, match.id)
    clock.advance(SILENCE - 1)
    assert not await services.server_matches.queue.due()
    clock.advance(1)
    await work(services)
    assert (await services.server_matches.get(GUILD)).rested_at == clock.now


async def test_if_it_was_switched_off_no_press_lets_it_go_on(services):
    await begun(services)
    await services.server_matches.arrange(GUILD, is_on=False)
    async with services.refused("server-match-off"):
        await services.server_matches.go_on(GUILD)


async def test_a_match_that_rested_and_is_played_to_its_end_by_votes_has_a_successor(services, clock):
    _, match = await begun(services)
    await join(services, match, ANN)
    clock.advance(SILENCE)
    await work(services)
    clock.advance(DAY)
    await services.votes.vote(match.id, ANN, (await moves(services, match.id, 1))[0])
    found, _ = await end(services, clock, "won")
    assert (found.number, found.rested_at) == (2, None)


async def test_a_match_that_ends_after_a_silence_has_none_until_somebody_lets_it_go_on(services, clock):
    await begun(services)
    clock.advance(SILENCE)
    await work(services)
    clock.advance(DAY)
    found, _ = await end(services, clock, "drawn")
    assert (found.number, found.rested_at) == (1, clock.now)
    await services.server_matches.go_on(GUILD)
    await work(services)
    found, _ = await now(services)
    assert (found.number, found.drawn) == (2, 1)


async def test_a_bot_that_was_away_gives_people_a_day_to_vote(services, clock):
    await begun(services)
    clock.advance(2 * SILENCE)
    await work(services)
    assert (await services.server_matches.get(GUILD)).rested_at is None
    clock.advance(GRACE)
    await work(services)
    assert (await services.server_matches.get(GUILD)).rested_at == clock.now


async def test_a_bot_that_was_away_when_a_match_ended_begins_the_next(services, clock):
    await begun(services)
    async with services.matches.changing(1) as (transaction, match):
        [team] = match.teams
        await services.matches.enter(transaction, match, team, match.state.draw(), team.holder)
    clock.advance(2 * SILENCE)
    await work(services)
    assert (await services.server_matches.get(GUILD)).number == 2


async def test_a_clock_that_ran_ahead_brings_no_endless_match(services, clock: Clock):
    clock.advance(30 * DAY)
    await begun(services)
    clock.advance(-30 * DAY)
    assert await services.server_matches.queue.seconds_to_next() == 0
    await work(services)
    assert 0 < (await services.server_matches.queue.seconds_to_next() or 0) <= SILENCE + HOUR


# Rules


def test_levels_stay_within_those_there_are():
    assert (next_level(LEVELS[-1], "won"), next_level(LEVELS[0], "lost")) == (LEVELS[-1], LEVELS[0])


def test_in_turn_all_games_for_two_come_with_both_sides():
    games, player, latest = [], 1, None
    for _ in range(2 * len(TWO)):
        game = next_game(None, latest)
        player = next_player(player, latest, game, None)
        games.append((game.id, player))
        latest = game.id
    assert len(set(games)) == 2 * len(TWO)
    assert all(game.players == 2 for game in TWO.values())


def test_with_one_game_sides_change_each_time():
    players = [0]
    for _ in range(4):
        players.append(next_player(players[-1], "druid", GAMES["druid"], "druid"))
    assert all(before != after for before, after in pairwise(players))
