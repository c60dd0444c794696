"""The outbox of queued posts, and metrics of pending work."""
