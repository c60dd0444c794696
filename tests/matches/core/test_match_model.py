"""The life of matches against a simple model: whatever people try, in either process, the database says the same."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from engine import MoveError, State
from matches import Person
from tests.matches.fixtures import ANN, BID, BOB, CLEO, GAME, HERE, Clock, TestServices, outcome

pytestmark = [pytest.mark.exhaustive, pytest.mark.both]

people = st.sampled_from((ANN, BOB, CLEO))
processes = st.integers(0, 1)
boards = st.sampled_from(("this", None, "old", "none"))
running = st.integers(0, 1)
moves = st.integers(0, 400)
nonsense = st.sampled_from(("", "hello", "30a", "30a-30a", "bid 100", "resign 0", "pass", "second"))


@dataclass
class Model:
    """What a match must look like: its state, and what is yet to be posted."""

    id: int
    state: State
    players: tuple[Person, Person] = (ANN, BOB)
    posted: list[int] = field(default_factory=list)
    asked: set[tuple[int, int]] = field(default_factory=set)
    """At which entries which players have asked to take a ply back."""

    @property
    def mover(self) -> Person:
        return self.players[self.state.turn or 0]

    def seen(self, board: str | None) -> int | None:
        entries = len(self.state.history)
        return {None: None, "this": entries, "old": entries - 1, "none": entries + 1}[board]

    def refusal(self, person: Person, seen: int | None = None, turn: bool = True) -> str | None:
        """Return the code with which a person must be refused; None if they must not be."""
        if person not in self.players:
            return "not-a-player"
        if self.state.outcome:
            return "match-over"
        if seen not in (None, len(self.state.history)):
            return "moved-on"
        return "not-your-turn" if turn and person != self.mover else None

    def takes_back(self, person: Person) -> str:
        """Return what must come of a takeback, and make it here too if it is free. Nobody looks at boards here."""
        refusal = self.refusal(person, turn=False)
        if refusal:
            return refusal
        player, entries = self.players.index(person), len(self.state.history)
        plies = self.state.takeback_plies(player)
        if plies is None:
            return "nothing-to-take-back" if self.has_played(player) else "no-own-ply"
        if plies == 1 and not self.state.taken_back:
            self.state = self.state.takeback(player)
        elif (entries, player) in self.asked:
            return "offer-open"
        else:
            self.asked.add((entries, player))
        return "done"

    def has_played(self, player: int) -> bool:
        """Return whether a move of a player stands."""
        steps = pairwise(self.state.backwards())
        return any(before.turn == player and after.ply > before.ply for after, before in steps)

    def expects(self, person: Person, text: str, seen: int | None) -> str:
        """Return what must come of a move, `done` or the code of a refusal, and make a legal one here too."""
        refusal = self.refusal(person, seen)
        if refusal:
            return refusal
        try:
            self.state = self.state.play(text)
        except MoveError as illegal:
            return illegal.code
        return "done"


def legal(state: State, number: int) -> str:
    """One of the legal moves, short ones preferred: the lowest bids end a match soonest."""
    found = sorted(state.legal_moves(), key=lambda text: ("bid" in text, len(text), text))
    return found[number % min(len(found), 40)] if found else "1a-2a"


class Life(RuleBasedStateMachine):
    """Two processes on one database, and people who do what they like."""

    def __init__(self, database, clock) -> None:
        super().__init__()
        self.clock = clock
        self.runner = asyncio.Runner()
        self.bots = [self.run(self.opened(database)) for _ in range(2)]
        self.matches = [self.begin({}), self.begin(BID)]
        self.messages = 1_000

    async def opened(self, database):
        process = await TestServices.on_database(database, self.clock)
        await process.skip_disk_sync()
        return process

    def run(self, coroutine):
        return self.runner.get_loop().run_until_complete(coroutine)

    def teardown(self) -> None:
        for process in self.bots:
            self.run(process.close())
        self.runner.close()

    def begin(self, options):
        return Model(self.run(self.bots[0].start_match(options=options)), GAME.start(options))

    @rule(which=processes, numbers=st.lists(moves, min_size=1, max_size=6), match=running)
    def some_legal_moves(self, which, numbers, match) -> None:
        model = self.matches[match]
        for number in numbers:
            self.submits(which, model, model.mover, legal(model.state, number), None)

    @rule(which=processes, person=people, number=moves, match=running, board=boards)
    def a_move_by_anybody(self, which, person, number, match, board) -> None:
        model = self.matches[match]
        self.submits(which, model, person, legal(model.state, number), model.seen(board))

    @rule(which=processes, text=nonsense, match=running)
    def something_else(self, which, text, match) -> None:
        model = self.matches[match]
        self.submits(which, model, model.mover, text, None)

    def submits(self, which, model, person, text, seen) -> None:
        result = self.run(outcome(self.bots[which].matches.submit(model.id, person, text, seen)))
        assert result == model.expects(person, text, seen)

    @rule(number=moves, match=running)
    def the_same_click_in_both_processes(self, number, match) -> None:
        model = self.matches[match]
        mover, seen, text = model.mover, model.seen("this"), legal(model.state, number)

        async def both():
            attempts = (process.matches.submit(model.id, mover, text, seen) for process in self.bots)
            return Counter(await asyncio.gather(*map(outcome, attempts)))

        wanted = Counter(model.expects(mover, text, seen) for _ in range(2))
        assert self.run(both()) == wanted

    @rule(which=processes, person=people, match=running)
    def taking_back(self, which, person, match) -> None:
        model = self.matches[match]
        result = self.run(outcome(self.bots[which].offers.takeback(model.id, person)))
        assert result == model.takes_back(person)

    @precondition(lambda self: all(len(model.state.history) > 3 for model in self.matches))
    @rule(which=processes, person=people, match=running)
    def resigning(self, which, person, match) -> None:
        model = self.matches[match]
        result = self.run(outcome(self.bots[which].matches.resign(model.id, person)))
        assert result == (model.refusal(person, turn=False) or "done")
        if result == "done":
            model.state = model.state.drop(model.players.index(person))

    @precondition(lambda self: any(model.state.outcome for model in self.matches))
    @rule()
    def a_new_match_for_one_that_is_over(self) -> None:
        over = next(number for number, model in enumerate(self.matches) if model.state.outcome)
        self.matches[over] = self.begin(self.matches[over].state.options)

    @rule(which=processes, fails=st.booleans(), seconds=st.integers(0, 40))
    def posting(self, which, fails, seconds) -> None:
        self.clock.advance(seconds)
        outbox = self.bots[which].outbox
        for post in self.run(outbox.claim(9)):
            if fails:
                self.run(outbox.later(post, "fault"))
                continue
            self.messages += 1
            self.run(outbox.sent(post, HERE.channel, self.messages))
            for model in self.matches:
                if model.id == post.subject and post.kind == "board":
                    model.posted.append(post.entry)

    @invariant()
    def both_processes_see_what_the_model_says(self) -> None:
        async def seen():
            return [[await process.matches.get(model.id) for model in self.matches] for process in self.bots]

        for matches in self.run(seen()):
            assert [match.state for match in matches] == [model.state for model in self.matches]
            assert [match.state.history for match in matches] == [model.state.history for model in self.matches]

    @invariant()
    def boards_are_posted_in_order_and_none_is_left_out(self) -> None:
        for model in self.matches:
            assert model.posted == list(range(len(model.posted)))
            assert len(model.posted) <= len(model.state.history) + 1

    @invariant()
    def the_running_matches_are_those_without_an_outcome(self) -> None:
        running = {match.id for match in self.run(self.bots[0].matches.open_matches(ANN.user))}
        assert running == {model.id for model in self.matches if not model.state.outcome}


def test_whatever_people_try_what_is_stored_is_what_the_model_says(make_database):
    def life():
        return Life(make_database(), Clock())

    run_state_machine_as_test(
        life,
        settings=settings(
            max_examples=6,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],  # add Phase.shrink to make a failure short; it takes minutes
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )
