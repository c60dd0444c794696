"""Turns, ends and results in columns; blocks; what is known of the people who are asked or told something."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

from engine import GAMES, State
from engine.errors import Refusal
from matches.store.dialect import Integer

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the columns and the table, and fill the columns from the records."""
    op.add_column("matches", sa.Column("turn", Integer))
    op.add_column("matches", sa.Column("ended_at", Integer))
    op.add_column("seats", sa.Column("result", sa.Text))
    op.add_column("invitations", sa.Column("present", sa.Boolean, nullable=False, server_default="1"))
    op.add_column("outbox", sa.Column("faults", Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("ping_explained", sa.Boolean))
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("blocked", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", Integer, nullable=False),
    )
    _fill_in(op.get_bind())


def _fill_in(connection: sa.Connection) -> None:
    """Replay every match once, and fill its new columns.

    A running match that is over by today's rules ends. One that they cannot replay is void: nobody could play on in
    it. An imported match ended with its last entry, if its times are known.
    """
    connection.execute(sa.text("UPDATE matches SET ended_at = moved_at WHERE reason IS NOT NULL"))
    found = connection.execute(sa.text("SELECT id, game, terms, reason, imported_by FROM matches ORDER BY id")).all()
    for match, game, terms, reason, imported_by in found:
        entries = connection.execute(
            sa.text('SELECT text, at FROM moves WHERE "match" = :match ORDER BY ply'), {"match": match}
        ).all()
        try:
            state = _last(game, terms, [text for text, _ in entries])
        except (KeyError, Refusal):
            state = None
        if reason is None and (state is None or state.outcome):
            _end(connection, match, state.outcome.reason if state and state.outcome else "void")
        elif reason is None and state:
            _set(connection, "UPDATE matches SET turn = :turn WHERE id = :match", match=match, turn=state.turn)
        elif imported_by is not None and entries and all(at for _, at in entries):
            _set(connection, "UPDATE matches SET ended_at = :at WHERE id = :match", match=match, at=entries[-1][1])
        for player, result in (_results(state) if state else {}).items():
            mine = 'UPDATE seats SET result = :result WHERE "match" = :match AND player = :player'
            _set(connection, mine, match=match, player=player, result=result)


def _end(connection: sa.Connection, match: int, reason: str) -> None:
    ended = "UPDATE matches SET reason = :reason, ended_at = moved_at, due_at = NULL WHERE id = :match"
    _set(connection, ended, match=match, reason=reason)


def _set(connection: sa.Connection, statement: str, **values: object) -> None:
    connection.execute(sa.text(statement), values)


def _last(game: str, terms: str, entries: Sequence[str]) -> State:
    state = GAMES[game].start(GAMES[game].read_options(terms))
    for state in state.follow(entries):  # noqa: B007, B020  the last is what counts
        pass
    return state


def _results(state: State) -> dict[int, str]:
    """Return the known results by player, as `matches.match_rules.results` did at this version."""
    left = dict.fromkeys(state.out, "left")
    if state.outcome is None:
        return left
    others = "lost" if state.outcome.winners else "drawn"
    won = dict.fromkeys(state.outcome.winners, "won")
    return dict.fromkeys(range(state.game.players), others) | left | won
