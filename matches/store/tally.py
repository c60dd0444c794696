"""What a process counts of its work, for whoever runs it. By default it counts nothing."""


class Tally:
    """Is told what happens. It keeps numbers by kind at most: no names, no texts, no ids of people or servers."""

    def turn(self, game: str, by: str) -> None:
        """Count a move that was stored, by a `person` or a `computer`."""

    def post(self, kind: str, outcome: str) -> None:
        """Count an attempt to deliver a post: `sent`, `obsolete`, `put_off`, `given_up`, or `lost` to a process."""

    def transaction(self, kind: str, seconds: float) -> None:
        """Measure a transaction, a `read` or a `write`, with the wait for its beginning."""

    def thought(self, kind: str, seconds: float) -> None:
        """Measure a job of a process that thinks, by its kind, without the wait for a process."""

    def missing_shards(self, count: int) -> None:
        """Note how many of the bot's shards no process has connected."""
