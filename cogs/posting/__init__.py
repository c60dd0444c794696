"""The sender and what it sends: posts from the outbox, delivered once and in order.

`sender` claims rows of the outbox and renews their leases. The row's kind has a class (`posts`), which knows the
message, whom it is for, where it goes and how it is recognised in a channel. `delivery` sends it with a nonce by
which Discord drops doubles; where a process died in the middle, the post is looked for before it is sent again. If
all channels are closed, a board goes to direct messages. Afterwards older messages are edited
(`outdated_messages`).
"""
