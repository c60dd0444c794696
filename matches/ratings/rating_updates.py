"""What the end of a rated match changes: the ratings of its players, in the transaction that ends it."""

from dataclasses import replace

from matches.models import Match
from matches.ratings import rating_queries
from matches.ratings.rating_rules import BEGINNER, LEAST_MOVES, MOST_AMONG_THE_SAME, SPAN, Rating, ranks, rated
from store.schema import NOBODY
from store.transactions import Transaction


async def rate(transaction: Transaction, match: Match) -> Match:
    """Rate the end of a rated match that counts, once. Return the match with what its players brought to it.

    A match with few moves does not count, nor one more among people of whom enough matches have just been rated. The
    seat of a person who was deleted before the end brings what was stored then, and takes nothing away.
    """
    if match.state.ply < LEAST_MOVES:
        return match
    await transaction.lock(("ratings", "all"))  # so that matches are rated in the order of their rows
    everybody = {seat.user for seat in match.seats}
    if await rating_queries.count_among(transaction, everybody, match.moved_at - SPAN) >= MOST_AMONG_THE_SAME:
        return match
    if not await rating_queries.add_rated(transaction, match.id):
        return match
    game, users = match.game.id, [seat.user for seat in match.seats if seat.user != NOBODY]
    rows = await rating_queries.ratings_in(transaction, game, users)
    known = {user: Rating(row.mu, row.sigma) for user, row in rows.items()}
    brought = [
        known.get(seat.user, BEGINNER) if seat.user != NOBODY else seat.brought or BEGINNER for seat in match.seats
    ]
    ranked = ranks(match.state)
    seats = [(rank, before.mu, before.sigma) for rank, before in zip(ranked, brought, strict=True)]
    await rating_queries.set_ranks(transaction, match.id, seats)
    for seat, after in zip(match.seats, rated(brought, ranked), strict=True):
        if seat.user == NOBODY:
            continue
        played = rows[seat.user].matches + 1 if seat.user in rows else 1
        await rating_queries.set_rating(transaction, seat.user, game, mu=after.mu, sigma=after.sigma, matches=played)
        if match.place.guild:
            names = match.place.guild, game, seat.user, seat.name
            await rating_queries.count_in_server(transaction, *names, after.mu)
    seated = (replace(seat, brought=before) for seat, before in zip(match.seats, brought, strict=True))
    return replace(match, seats=tuple(seated))
