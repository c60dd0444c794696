"""The page on which people touch the board: a server of its own in the bot's process, which Discord does not need.

The page shows and sends; it knows no rule of any game. A press on a cell goes to `touching`, which asks the engine's
half-typed move what may be meant, and what is played goes to the same service as a command's (`matches.acts`).

- `server`: which addresses there are, and what holds for every answer: origin, sizes, floods, headers.
- `boards`: what the page has open (a sitting), its pictures and presses; `playing`: a match, and the list of one's
  matches; `acts` and `votes`: what is done at it beside moving; `thinking`: a place on a thinking board; `exercises`:
  puzzles and lessons; `words`: what is said there.
- `live`: sockets, over which pages hear that something has changed; they then ask for it.
- `static/`: the page itself, without a build step; `activity.js` is loaded inside Discord alone. `sdk` fetches what
  it needs for that from npm, once, into `fetched/`.
"""
