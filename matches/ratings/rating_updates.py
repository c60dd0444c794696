"""Updates of ratings in the transaction that ends a rated match."""

from dataclasses import replace

from matches.core.models import Match
from matches.core.rating import BEGINNER, Rating
from matches.playing.entering import Entry
from matches.ratings import rating_queries
from matches.ratings.rating_rules import LEAST_MOVES, MOST_AMONG_THE_SAME, SPAN, ranks, rated
from store.transactions import Transaction


async def rate_end(transaction: Transaction, entry: Entry) -> Entry:
    """Rate a rated match that has ended."""
    return replace(entry, after=await rate(transaction, entry.after)) if entry.is_last and entry.after.rated else entry


async def rate(transaction: Transaction, match: Match) -> Match:
    """Rate the end of a rated match once, if it counts. Return the match with its players' ratings before it.

    A match does not count if it has few moves, or its players had enough matches with each other rated lately. For the
    seat of a deleted person, the rating stored at deletion is used.
    """
    if match.state.ply < LEAST_MOVES:
        return match
    await transaction.lock(("ratings", "all"))  # so that matches are rated in the order of their rows
    everybody = {seat.user for seat in match.seats}
    if await rating_queries.count_among(transaction, everybody, match.moved_at - SPAN) >= MOST_AMONG_THE_SAME:
        return match
    if not await rating_queries.add_rated(transaction, match.id):
        return match
    game, users = match.game.id, [seat.user for seat in match.seats if seat.user]
    rows = await rating_queries.ratings_in(transaction, game, users)
    known = {user: Rating(row.mu, row.sigma) for user, row in rows.items()}
    brought = [known.get(seat.user, BEGINNER) if seat.user else seat.brought or BEGINNER for seat in match.seats]
    ranked = ranks(match.state)
    seats = [(rank, before.mu, before.sigma) for rank, before in zip(ranked, brought, strict=True)]
    await rating_queries.set_ranks(transaction, match.id, seats)
    for seat, after in zip(match.seats, rated(brought, ranked), strict=True):
        if seat.user is None:
            continue
        played = rows[seat.user].matches + 1 if seat.user in rows else 1
        await rating_queries.set_rating(transaction, seat.user, game, mu=after.mu, sigma=after.sigma, matches=played)
        if match.place.guild:
            names = match.place.guild, game, seat.user, seat.name
            await rating_queries.count_in_server(transaction, *names, after.mu)
    seated = (replace(seat, brought=before) for seat, before in zip(match.seats, brought, strict=True))
    return replace(match, seats=tuple(seated))
