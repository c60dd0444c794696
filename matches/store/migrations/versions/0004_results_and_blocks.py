"""Turns, ends and results in columns, so that lists replay nothing; blocks; what is known of the people asked or told."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

from engine import GAMES, State
from engine.errors import Refusal

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the columns and the table, and fills in what the records tell."""
    op.add_column("matches", sa.Column("turn", sa.Integer))
    op.add_column("matches", sa.Column("ended_at", sa.Integer))
    op.add_column("seats", sa.Column("result", sa.Text))
    op.add_column("invitations", sa.Column("present", sa.Boolean, nullable=False, server_default="1"))
    op.add_column("people", sa.Column("ping_explained", sa.Boolean))
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("blocked", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    _fill_in(op.get_bind())


def _fill_in(connection: sa.Connection) -> None:
    """Replays every match once. One that today's rules cannot replay keeps its reason and end, without results."""
    ended = sa.text("UPDATE matches SET ended_at = moved_at WHERE reason IS NOT NULL")
    connection.execute(ended)
    found = connection.execute(sa.text("SELECT id, game, terms FROM matches ORDER BY id")).all()
    for match, game, terms in found:
        entries = connection.execute(
            sa.text('SELECT text FROM moves WHERE "match" = :match ORDER BY ply'), {"match": match}
        )
        try:
            state = _last(game, terms, entries.scalars().all())
        except (KeyError, Refusal):
            continue
        connection.execute(
            sa.text("UPDATE matches SET turn = :turn WHERE id = :match AND reason IS NULL"),
            {"turn": state.turn, "match": match},
        )
        for player, result in _results(state).items():
            connection.execute(
                sa.text('UPDATE seats SET result = :result WHERE "match" = :match AND player = :player'),
                {"result": result, "match": match, "player": player},
            )


def _last(game: str, terms: str, entries: Sequence[str]) -> State:
    state = GAMES[game].start(GAMES[game].read_options(terms))
    for state in state.follow(entries):  # noqa: B007, B020  the last is what counts
        pass
    return state


def _results(state: State) -> dict[int, str]:
    """What is known of how the match ended for each player, as `matches.results` has it."""
    left = dict.fromkeys(state.out, "left")
    if state.outcome is None:
        return left
    others = "lost" if state.outcome.winners else "drawn"
    won = dict.fromkeys(state.outcome.winners, "won")
    return dict.fromkeys(range(state.game.players), others) | left | won
