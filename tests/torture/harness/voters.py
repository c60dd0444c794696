"""Processes in which members of teams vote without a pause and ballots close, and which can be killed.

They use the services only, and a clock that runs so fast that ballots close within a second.
"""

import asyncio
import multiprocessing
import random
import threading
import time
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import islice
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from engine import GAMES, MoveError
from matches import MatchError, Person, Place, TeamTerms, Unavailable
from matches.core.terms import Terms
from runtime.services import Services
from tests.databases import Database
from tests.torture.harness.bot_process import end_with_the_test

TIMES = 5_000
"""How many times as fast as real clocks these run: an hour takes 0.7 seconds."""
PLACE = Place(guild=7, channel=8)
GAME = GAMES["contiguity"]
VOTERS, MOVES = 5, 3
"""Voters of each team in each process, and moves among which they choose."""
CAPTAIN = 0.05
"""How often a captain has the leading move played, instead of a vote."""


@dataclass
class Cast:
    """What a process has told: the votes that it was about to cast, and those that were stored."""

    intended: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    """By match and user, the texts since the last vote that was stored, and that one."""
    stored: dict[tuple[int, int], int] = field(default_factory=dict)
    """By match and user, the ballot of the last vote that was stored."""
    votes: int = 0
    chosen: set[tuple[int, int, str]] = field(default_factory=set)
    """Moves that captains were about to have played: match, entry, text. Where several lead, theirs is played."""


def fast(begin: float) -> datetime:
    """Return the time of the fast clock that showed the right one at a moment."""
    return datetime.fromtimestamp(begin + (time.time() - begin) * TIMES, UTC)


async def begin(database: Database, started: float, matches: int, processes: int) -> list[int]:
    """Begin matches between two teams with the voters of all processes. Return their ids."""
    services = await Services.open(database.url, lambda: fast(started))
    begun = []
    for number in range(matches):
        captain, other = person(number, 0, 0, 0), person(number, 1, 0, 0)
        terms = TeamTerms("One", hours=1)
        made = await services.challenges.create(Terms(GAME, player=0), captain, [], PLACE, "en", team=terms)
        match = (await services.challenges.make_team(made.id, other, TeamTerms("Two", hours=1))).match
        assert match
        begun.append(match)
        for player, roster in enumerate(await services.teams.of_match(match)):
            for process in range(processes):
                for voter in range(VOTERS):
                    with suppress(MatchError):  # the captain is in it
                        await services.teams.join(roster.team.id, person(number, player, process, voter))
    await services.close()
    return begun


def person(match: int, player: int, process: int, voter: int) -> Person:
    """Return a voter of a process in the team of a player, in the match that was begun as a given one."""
    return Person(10_000 + ((match * 2 + player) * 10 + process) * VOTERS + voter, f"Voter {voter}")


def make(url: str, started: float, process: int, seed: int, begun: list[int], tell: Connection) -> BaseProcess:
    """Return a process that votes and closes ballots until it is killed, and tells what it does."""
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload([__name__])
    return forking.Process(target=run, args=(url, started, process, seed, begun, tell), daemon=True)


def run(url: str, started: float, process: int, seed: int, begun: list[int], tell: Connection) -> None:
    """Vote and close ballots until killed."""
    threading.Thread(target=end_with_the_test, daemon=True).start()
    asyncio.run(_run(url, started, process, random.Random(seed), begun, tell))


async def _run(
    url: str, started: float, process: int, chance: random.Random, begun: list[int], tell: Connection
) -> None:
    services = await Services.open(url, lambda: fast(started), shared=True)
    tell.send(("up", 0, 0, ""))
    await asyncio.gather(
        _close(services), *(_vote(services, process, number, chance, begun, tell) for number in range(len(begun)))
    )


async def _close(services: Services) -> None:
    """Close due ballots."""
    while True:
        with suppress(Unavailable):
            for ballot in await services.votes.queue.due():
                await services.votes.close_due(ballot)
        await asyncio.sleep(0.01)


async def _vote(
    services: Services, process: int, number: int, chance: random.Random, begun: list[int], tell: Connection
) -> None:
    """Vote in a match, now and then as a captain."""
    match_id = begun[number]
    while True:
        with suppress(MatchError, MoveError, Unavailable):
            match = await services.matches.get(match_id)
            if match.turn is None:
                return
            voter = person(number, match.turn, process, chance.randrange(VOTERS))
            if chance.random() < CAPTAIN:
                proposals = (await services.votes.ballot(match_id, voter.user)).proposals
                text = proposals[0].text if proposals else None
                tell.send(("captain", match_id, match.entries + 1, text))
                await services.votes.play_it(match_id, voter, match.entries, text)
            else:
                text = chance.choice([*islice(match.state.legal_moves(), MOVES)])
                tell.send(("votes", match_id, voter.user, text))
                ballot = await services.votes.vote(match_id, voter, text, "Why not", match.entries)
                tell.send(("voted", match_id, voter.user, ballot.id))
        await asyncio.sleep(0.005)


def read(told: Collection[Connection], cast: Cast) -> None:
    """Read all that processes have told."""
    for end in told:
        with suppress(EOFError, OSError):
            while end.poll():
                _note(cast, *end.recv())


def _note(cast: Cast, kind: str, match: int, number: int, what: str | int) -> None:
    """Note what was told about a user, or for a captain about an entry."""
    if kind == "votes":
        cast.intended.setdefault((match, number), []).append(str(what))
    elif kind == "captain":
        cast.chosen.add((match, number, str(what)))
    elif kind == "voted":
        cast.votes += 1
        del cast.intended[match, number][:-1]
        cast.stored[match, number] = int(what)


def lost(database: Database, cast: Cast) -> list[str]:
    """Return the votes that were told to be stored and are not there, or say something else than what was intended."""
    found = {(row.ballot, row.user): row.text for row in database.query('SELECT ballot, "user", text FROM votes')}
    return [
        f"the vote of {user} in ballot {ballot} is {found.get((ballot, user))}"
        for (match, user), ballot in cast.stored.items()
        if found.get((ballot, user)) not in cast.intended[match, user]
    ]


def unsound(database: Database, begun: Iterable[int], cast: Cast) -> list[str]:
    """Return what is wrong with the ballots, moves and boards of matches."""
    return [fault for match in begun for fault in _faults(database, match, cast)]


def _faults(database: Database, match: int, cast: Cast) -> list[str]:
    ballots = database.query('SELECT * FROM ballots WHERE "match" = :match ORDER BY entry', match=match)
    moves = database.query('SELECT ply, text FROM moves WHERE "match" = :match ORDER BY ply', match=match)
    ended = database.query("SELECT reason FROM matches WHERE id = :match", match=match)[0].reason is not None
    boards = database.query(
        "SELECT entry FROM outbox WHERE kind = 'board' AND subject = :match ORDER BY entry", match=match
    )
    faults = []
    if [row.entry for row in ballots] != [*range(1, len(moves) + (1 if ended else 2))]:
        faults.append(f"match {match} has {len(moves)} moves and ballots {[row.entry for row in ballots]}")
    if [row.entry for row in boards] != [*range(len(moves) + 1)]:
        faults.append(f"match {match} has {len(moves)} moves and boards {[row.entry for row in boards]}")
    for ballot, move in zip(ballots, moves, strict=False):
        votes = database.query("SELECT text FROM votes WHERE ballot = :ballot ORDER BY id", ballot=ballot.id)
        texts = [vote.text for vote in votes]
        leading = [text for text in texts if texts.count(text) == max(map(texts.count, texts))]
        is_chosen = move.text in leading and (match, ballot.entry, move.text) in cast.chosen
        if ballot.closed_at is None or ballot.due_at is not None or not (is_chosen or leading[:1] == [move.text]):
            faults.append(f"ballot {ballot.id} of match {match} had {texts}, and {move.text} was played")
    return faults
