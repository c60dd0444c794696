"""Tournaments in words: terms, people, pairings, tables and places."""

from collections.abc import Iterator, Sequence
from typing import Final

import locales
from cogs.core.formatting import clock_text, game_name, safe, span_text, timestamps
from cogs.leagues.league_tables import code_table, short_name
from cogs.tournaments.tournament_pictures import stage_name
from matches.tournaments.tournament_models import NOBODY, Entry, Pairing, Standing, Tournament, TournamentTerms
from matches.tournaments.tournament_rules import CHECK_IN, swiss_table

NAMED: Final = 20
"""Most people named on a card."""
ROWS_IN_WORDS: Final = 40
"""Most rows of a table in words."""


def title(language: str, tournament: Tournament) -> str:
    """Return the heading of every message about a tournament."""
    return locales.say(language, "tournament-title", name=safe(tournament.terms.name))


def terms_lines(language: str, terms: TournamentTerms) -> Iterator[str]:
    """Yield how a tournament is played."""
    yield locales.say(language, "card-clock", clock=clock_text(language, terms.clock))
    yield locales.say(language, f"tournament-kind-{terms.kind}", rounds=terms.rounds)
    yield locales.say(language, "tournament-round-time", time=span_text(language, terms.round_time))
    if terms.checks_in:
        yield locales.say(language, "tournament-checks-in", time=span_text(language, CHECK_IN))
    if terms.rated:
        yield locales.say(language, "league-rated", game=game_name(language, terms.game))


def status_line(language: str, tournament: Tournament, *, has_places: bool) -> str:
    """Return when a tournament begins, which round runs, or that it is over. `has_places`: whether it has a winner."""
    if tournament.is_over:
        return locales.say(language, "tournament-ended" if has_places else "tournament-called-off")
    if not tournament.has_begun:
        return locales.say(language, "tournament-begins", **timestamps(tournament.starts_at))
    if tournament.round_ends_at is None:
        return locales.say(language, "tournament-has-begun")
    data = {"round": round_name(language, tournament, tournament.round), **timestamps(tournament.round_ends_at)}
    return locales.say(language, "tournament-runs", **data)


def round_name(language: str, tournament: Tournament, number: int) -> str:
    """Return the name of a round: its stage in a knockout, else its number."""
    if tournament.terms.kind == "knockout":
        return stage_name(language, 1 << tournament.rounds - number)
    return locales.say(language, "tournament-round", round=number, rounds=tournament.rounds)


def joined_line(language: str, tournament: Tournament, entries: Sequence[Entry]) -> str:
    """Return how many people have joined, and the names of the first; a mark for those who have checked in."""
    checks_in = tournament.terms.checks_in
    named = tuple(
        f"{short_name(entry.person.name)}{' ✓' if checks_in and entry.has_checked_in else ''}"
        for entry in entries[:NAMED]
    )
    count = len(entries)
    data = {"names": named, "count": count, "more": count - len(named), "places": tournament.terms.places}
    return locales.say(language, "tournament-joined", **data)


def pairing_lines(language: str, standing: Standing, pairings: Sequence[Pairing]) -> Iterator[str]:
    """Yield matches and byes with their results, as far as they are known."""
    names = {each.slot: short_name(each.person.name) for each in standing.people}
    for pairing in pairings:
        if pairing.second == NOBODY:
            yield f"• {locales.say(language, 'tournament-bye', name=names[pairing.first])}"
            continue
        state = pairing.result or ("running" if pairing.match else "waiting")
        data = {"first": names[pairing.first], "second": names[pairing.second], "match": str(pairing.match)}
        line = locales.say(language, "tournament-pairing", **data, state=state)
        is_for_third = standing.tournament.is_for_third(pairing)
        yield f"• {locales.say(language, 'tournament-third-pairing', line=line) if is_for_third else line}"


def bye_line(language: str, standing: Standing) -> str:
    """Return who goes on from the first round of a knockout without a match; empty if nobody does."""
    paired = {slot for each in standing.pairings if each.round == 1 for slot in (each.first, each.second)}
    names = tuple(short_name(each.person.name) for each in standing.people if each.slot not in paired)
    return locales.say(language, "tournament-byes", names=names, count=len(names)) if names else ""


def table_words(language: str, standing: Standing) -> str:
    """Return a Swiss table as a code block, narrow enough for a phone."""
    table = swiss_table(standing.people, standing.pairings)
    rows = [
        (row.person.name, [str(row.points), str(row.buchholz), str(row.sonneborn_berger)])
        for row in table[:ROWS_IN_WORDS]
    ]
    lines = [code_table(locales.say(language, "tournament-columns").split(), rows)]
    if more := len(table) - len(rows):
        lines.append(f"-# {locales.say(language, 'tournament-more-people', count=more)}")
    return "\n".join((*lines, locales.say(language, "tournament-order")))


def podium_lines(language: str, standing: Standing) -> Iterator[str]:
    """Yield the first three places. Nobody has the first if both have withdrawn from the final."""
    if has_places(standing) and all(each.place != 1 for each in standing.people):
        yield locales.say(language, "tournament-nobody-wins")
    first = sorted((each.place, each) for each in standing.people if each.place in (1, 2, 3))
    for place, each in first:
        yield locales.say(language, "tournament-place", place=place, name=short_name(each.person.name))


def has_places(standing: Standing | None) -> bool:
    """Return whether a tournament was played to its end."""
    return standing is not None and any(each.place for each in standing.people)
