"""The sender, which delivers the posts of the outbox once and in order.

`sender` claims rows of the outbox and renews their leases. The class for the row's kind has the message, the
recipients, the channels, and how the post is recognised in a channel: each feature has its own kinds, in modules that
end in `_posts`, and `cogs.contributions` lists them all. `delivery` sends a post with a nonce, by which Discord drops
duplicates; after a process has died in the middle, the channel is searched for the post before it is sent
again. If all channels are closed, a board goes to direct messages. Afterwards older messages are edited.
"""
