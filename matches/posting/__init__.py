"""The outbox: what is to be posted and is not yet; and how much waits."""
