"""Pure rules of tournaments: terms, seeds, brackets, Swiss pairings, tables and places.

Which people meet in a Swiss round is a maximum-weight matching of the graph that `swiss_graph` makes; a library
computes the matching, in a thinking process.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import combinations
from typing import Final, NamedTuple

from matches.core.clock import DAY, HOUR, MINUTE, Clock, span
from matches.core.match_errors import MatchError
from matches.core.models import Person
from matches.events.event_models import NOBODY, Entrant, Fixture, Result, TableRow
from matches.events.event_rules import POINTS, WIN, normalized, table
from matches.events.tournament_models import Duel, Kind, TournamentTerms

LEAST_PEOPLE: Final = 3
"""Fewest people with whom a tournament begins."""
PLACES: Final = range(4, 65)
"""Allowed numbers of places."""
ROUNDS: Final = range(2, 12)
"""Allowed numbers of rounds of a Swiss tournament."""
ROUND_TIME: Final = 30 * MINUTE, 60 * DAY
"""Least and most time of a round, in seconds."""
USUAL_MOVES: Final = 24
"""Moves for which a round has time if nothing else is said."""
CHECK_IN: Final = HOUR
"""Seconds before the beginning from which on people check in."""
MOST_ALIKE: Final = 2
"""Most by which a person's numbers of first and second sides differ, where that can be avoided."""


class Pairing(NamedTuple):
    """A new match or bye of a round. The result is known if somebody has withdrawn, and for a bye."""

    number: int
    first: int
    second: int
    result: Result | None


Blocked = Collection[frozenset[int]]
"""Pairs of slots, or of users, of whom one blocks the other."""


# Terms


def checked_terms(terms: TournamentTerms) -> TournamentTerms:
    """Return a tournament's terms with name and options normalized. Raises OptionError and MatchError."""
    terms = normalized("tournament", terms)
    if terms.places not in PLACES:
        raise MatchError("tournament-places", given=terms.places, least=PLACES[0], most=PLACES[-1])
    if terms.kind == "swiss" and terms.rounds not in ROUNDS:
        raise MatchError("tournament-rounds", given=terms.rounds, least=ROUNDS[0], most=ROUNDS[-1])
    least, most = ROUND_TIME
    if not least <= terms.round_time <= most:
        raise MatchError("clock-range", given=span(terms.round_time), least=span(least), most=span(most))
    return replace(terms, rounds=terms.rounds if terms.kind == "swiss" else 0)


def usual_round_time(clock: Clock) -> int:
    """Return the time of a round if nothing else is said: enough for a match in which nobody hurries."""
    each = clock.move * USUAL_MOVES if clock.move else clock.bank + clock.increment * USUAL_MOVES
    return min(max(2 * each if clock.bank else each, HOUR), ROUND_TIME[1])


def rounds_of(kind: Kind, asked: int, people: int) -> int:
    """Return the number of rounds of a tournament of so many people.

    In that many Swiss rounds everybody can be paired without meeting anybody twice: as long as everybody has met fewer
    than half of the others, there is a perfect matching (Dirac).
    """
    return (people - 1).bit_length() if kind == "knockout" else min(asked, max(3, (people + 1) // 2))


# Seeds


def seeded(people: Sequence[Person], strengths: Mapping[int, float]) -> list[Person]:
    """Return people from the strongest on; equals in the given order. `strengths`: by user."""
    return sorted(people, key=lambda person: -strengths[person.user])


def apart(kind: Kind, people: Sequence[Person], blocked: Blocked) -> list[Person]:
    """Return seeded people so that nobody's first knockout match is against somebody whom they block, if possible.

    The lower seed of such a match is exchanged for the nearest one with whom both matches are possible. `blocked`:
    pairs of users.
    """
    found = list(people)
    if kind == "swiss":
        return found
    half = 1 << rounds_of(kind, 0, len(found)) - 1
    lower = range(half, len(found))

    def bad(place: int, person: Person) -> bool:
        return frozenset((found[2 * half - 1 - place].user, person.user)) in blocked

    for place in lower:
        if bad(place, found[place]):
            for other in sorted(lower, key=lambda other: abs(other - place)):
                if not bad(place, found[other]) and not bad(other, found[place]):
                    found[place], found[other] = found[other], found[place]
                    break
    return found


def bracket_order(rounds: int) -> list[int]:
    """Return the seeds of a bracket from top to bottom: the best two can only meet in the last round, and so on."""
    order = [1]
    for _ in range(rounds):
        total = 2 * len(order) + 1
        order = [seed for one in order for seed in (one, total - one)]
    return order


# Sides


@dataclass(slots=True)
class Record:
    """What a person has played so far."""

    points: int = 0
    balance: int = 0
    """First sides minus second sides."""
    latest: int = 0
    """1 if they had the first side last, -1 for the second, 0 for neither."""
    met: set[int] = field(default_factory=set)
    """Slots of the opponents, `NOBODY` after a bye."""


def records(fixtures: Sequence[Fixture]) -> defaultdict[int, Record]:
    """Return by slot what people have played so far. Sides count from the fixture on, points from the result."""
    found: defaultdict[int, Record] = defaultdict(Record)
    for fixture in fixtures:
        own = POINTS.get(fixture.result or "void")
        for slot, other, side in ((fixture.first, fixture.second, 1), (fixture.second, fixture.first, -1)):
            record = found[slot]
            record.met.add(other)
            if own is not None:
                record.points += own if side == 1 else WIN - own
            if NOBODY not in (slot, other):
                record.balance += side
                record.latest = side
    return found


def sides(one: int, other: int, found: Mapping[int, Record], number: int) -> tuple[int, int]:
    """Return two slots so that the first begins: the one who began less often, or not last time.

    Where both are alike, the higher seed begins in matches with an odd number, and the lower in the others.
    """
    high, low = sorted((one, other))
    mine, theirs = found[high], found[low]
    if (mine.balance, mine.latest) != (theirs.balance, theirs.latest):
        begins = high if (mine.balance, mine.latest) < (theirs.balance, theirs.latest) else low
    else:
        begins = high if number % 2 else low
    return begins, one + other - begins


# Knockout


def bracket(people: int, fixtures: Sequence[Fixture]) -> list[list[Duel]]:
    """Return the bracket of so many people by round, as far as it is known. The last round has the final and, with
    semifinals, the match for third place, which nobody wins if both have withdrawn.
    """
    stored: defaultdict[tuple[int, int], list[Fixture]] = defaultdict(list)
    for fixture in fixtures:
        stored[fixture.round, fixture.number].append(fixture)
    rounds = rounds_of("knockout", 0, people)
    comers: list[int | None] = [slot if slot <= people else NOBODY for slot in bracket_order(rounds)]
    found: list[list[Duel]] = []
    for number in range(1, rounds + 1):
        pairs = [*zip(comers[::2], comers[1::2], strict=True)]
        if number == rounds:
            one, other = found[-1]
            pairs.append((one.loser, other.loser))
        duels = [_duel(number, place, pair, stored[number, place]) for place, pair in enumerate(pairs, 1)]
        if number == rounds:
            duels = [replace(duel, winner=NOBODY, loser=NOBODY) if _left_by_both(duel) else duel for duel in duels]
        comers = [duel.winner for duel in duels]
        found.append(duels)
    return found


def _duel(number: int, place: int, pair: tuple[int | None, int | None], stored: Sequence[Fixture]) -> Duel:
    one, other = pair
    duel = Duel(number, place, pair, fixtures=tuple(stored))
    if NOBODY in pair:
        return replace(duel, winner=other if one == NOBODY else one, loser=NOBODY)
    winner = _winner(stored)
    if winner is None or one is None or other is None:
        return duel
    return replace(duel, winner=winner, loser=one + other - winner)


def _left_by_both(duel: Duel) -> bool:
    return any(fixture.result == "neither" for fixture in duel.fixtures)


def _winner(stored: Sequence[Fixture]) -> int | None:
    """Return who wins a match with its replay: the lower seed where both are drawn, or one does not count, or both have
    withdrawn; None where that is not known yet.
    """
    for fixture in stored:
        if fixture.result == "first":
            return fixture.first
        if fixture.result == "second":
            return fixture.second
        if fixture.result != "drawn":
            return max(fixture.first, fixture.second) if fixture.result else None
    return max(stored[0].first, stored[0].second) if len(stored) > 1 else None


def replays(fixtures: Sequence[Fixture], out: Collection[int]) -> list[Pairing]:
    """Return the replays, with sides changed, of a knockout's drawn matches that have none yet."""
    times = Counter((fixture.round, fixture.number) for fixture in fixtures)
    return [
        Pairing(each.number, each.second, each.first, _without(each.second, each.first, out))
        for each in fixtures
        if each.result == "drawn" and times[each.round, each.number] == 1
    ]


def replayed(fixtures: Sequence[Fixture]) -> Iterator[tuple[Fixture, Fixture]]:
    """Yield the replays of a knockout, each with the drawn match before it."""
    first: dict[tuple[int, int], Fixture] = {}
    for fixture in fixtures:
        before = first.setdefault((fixture.round, fixture.number), fixture)
        if before is not fixture:
            yield fixture, before


def unbegun(fixtures: Sequence[Fixture]) -> list[Fixture]:
    """Return the matches of a knockout that have neither begun nor a result, without replays."""
    again = {fixture.id for fixture, _ in replayed(fixtures)}
    return [each for each in fixtures if each.match is None and each.result is None and each.id not in again]


def for_higher_seed(fixture: Fixture) -> Result:
    """Return the result with which the higher seed goes on."""
    return "first" if fixture.first < fixture.second else "second"


def knockout_pairings(people: int, fixtures: Sequence[Fixture], out: Collection[int]) -> list[Pairing]:
    """Return the matches of the next round of a knockout, after the rounds before are over. Byes have none."""
    number = max((fixture.round for fixture in fixtures), default=0)
    found = records(fixtures)
    paired = []
    for duel in bracket(people, fixtures)[number]:
        one, other = duel.sides
        if one and other:
            first, second = sides(one, other, found, duel.number)
            paired.append(Pairing(duel.number, first, second, _without(first, second, out)))
    return paired


def _without(first: int, second: int, out: Collection[int]) -> Result | None:
    """Return the result of a match if somebody has withdrawn."""
    if first in out:
        return "neither" if second in out else "second"
    return "first" if second in out else None


# Swiss

_UNIT: Final = 2**20
"""More than the sum of any one kind of cost over all pairs of a round."""
_KINDS: Final = 7


def swiss_graph(people: Sequence[Entrant], fixtures: Sequence[Fixture], blocked: Blocked) -> list[tuple[int, int, int]]:
    """Return who may meet in the next round, as edges: two slots, and a weight. `blocked`: pairs of slots.

    Nobody meets twice or has a second bye. A matching has to have as many edges as possible, and among those the
    greatest weight. Then, in this order: those who block each other do not meet; nobody's sides differ by more than
    two; the bye goes to somebody with the fewest points; people meet somebody with as many points, or else with
    nearly as many; sides even out; and among those level the upper half meets the lower.
    """
    found = records(fixtures)
    playing = sorted((each.slot for each in people if not each.is_out), key=lambda slot: (-found[slot].points, slot))
    level: defaultdict[int, list[int]] = defaultdict(list)
    for slot in playing:
        level[found[slot].points].append(slot)
    ranks = {slot: rank for rank, slot in enumerate(playing)}

    def costs(one: int, other: int) -> tuple[int, ...]:
        mine, theirs = found[one], found[other]
        gap, balances = abs(mine.points - theirs.points), sorted((mine.balance, theirs.balance))
        after = balances[0] + 1, balances[1] - 1
        distance = ranks[other] - ranks[one]
        return (
            frozenset((one, other)) in blocked,
            max(map(abs, after)) > MOST_ALIKE,
            0,
            gap > 0,
            gap**2,
            sum(each**2 for each in after),
            distance if gap else abs(distance - len(level[mine.points]) // 2),
        )

    edges = [
        (one, other, _weight(costs(one, other)))
        for one, other in combinations(playing, 2)
        if other not in found[one].met
    ]
    if len(playing) % 2:
        last = len(playing) - 1
        edges += [
            (NOBODY, slot, _weight((0, 0, found[slot].points, 0, 0, 0, last - ranks[slot])))
            for slot in playing
            if NOBODY not in found[slot].met
        ]
    return edges


def _weight(costs: Sequence[int]) -> int:
    """Return a weight that is greater for lower costs, of which the earlier ones matter more."""
    return int(_UNIT**_KINDS - reduce(lambda whole, cost: whole * _UNIT + cost, costs, 0))


def swiss_pairings(
    matched: Sequence[tuple[int, int]], people: Sequence[Entrant], fixtures: Sequence[Fixture]
) -> list[Pairing]:
    """Return the matches of the next Swiss round from a matching of its graph, the leaders' first, byes last.

    Whoever cannot meet anybody new has a bye, unless they had one. Empty if nobody meets: the tournament is over.
    """
    found = records(fixtures)

    def importance(pair: tuple[int, int]) -> tuple[int, int, int]:
        points = [found[slot].points for slot in pair]
        return -max(points), -sum(points), min(pair)

    pairs = sorted((pair for pair in matched if NOBODY not in pair), key=importance)
    if not pairs:
        return []
    paired = [Pairing(number, *sides(*pair, found, number), None) for number, pair in enumerate(pairs, 1)]
    busy = {slot for pair in pairs for slot in pair}
    idle = [each.slot for each in people if not each.is_out and each.slot not in busy]
    byes = [slot for slot in idle if NOBODY not in found[slot].met]
    return paired + [Pairing(number, slot, NOBODY, "first") for number, slot in enumerate(byes, len(paired) + 1)]


# Tables and places


def swiss_table(people: Sequence[Entrant], fixtures: Sequence[Fixture]) -> list[TableRow]:
    """Return a Swiss table: by points, Buchholz, Sonneborn–Berger, points among those level, then seed.

    The points of those who are out count for the Buchholz of their opponents.
    """
    return table(people, fixtures, ("points", "buchholz", "sonneborn_berger", "direct"))


def places(kind: Kind, people: Sequence[Entrant], fixtures: Sequence[Fixture]) -> dict[int, int]:
    """Return the final places by slot. In a knockout, those who lost before the semifinals share a place by round, and
    two who have both withdrawn from the last match share the worse one.
    """
    if kind == "swiss":
        return {row.slot: place for place, row in enumerate(swiss_table(people, fixtures), 1)}
    *earlier, _, last = bracket(len(people), fixtures)
    found: dict[int, int] = {}
    for rounds_left, duels in zip(range(len(earlier) + 1, 1, -1), earlier, strict=True):
        found |= {duel.loser: (1 << rounds_left) + 1 for duel in duels if duel.loser}
    for best, duel in zip((1, 3), last, strict=True):
        ranks = (duel.winner, best), (duel.loser, best + 1), *((slot, best + 1) for slot in _shared(duel))
        found |= {slot: place for slot, place in ranks if slot}
    return found


def _shared(duel: Duel) -> tuple[int | None, ...]:
    """Return the slots of two who have both withdrawn from a match, which nobody has won."""
    return duel.sides if _left_by_both(duel) else ()


def still_playing(kind: Kind, people: Sequence[Entrant], fixtures: Sequence[Fixture]) -> set[int]:
    """Return the slots of those who are neither out nor beaten for good. Whoever loses in a semifinal plays for third
    place.
    """
    playing = {each.slot for each in people if not each.is_out}
    if kind == "swiss":
        return playing
    *earlier, semifinals, last = bracket(len(people), fixtures)
    lost = {duel.loser for duels in (*earlier, last) for duel in duels}
    thirds = {duel.loser for duel in semifinals} if last[1].winner else set()
    return playing - lost - thirds
