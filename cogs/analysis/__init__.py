"""The thinking board: a private board on which one moves for everybody, and private notes.

One message shows a place in the tree of an analysis; `analysis_views` has what it shows, `analysis_messages` what it
says. Its controls name the match or board, the place, and how far it is turned, so that they work after a restart.
Each press loads the analysis anew, which checks again that the person may see the match, or owns the board. Moves are
picked as everywhere (`ThinkPick`); only those that are new are stored. From a place one plans or plays (in a running
match), plays on (`analysis_position`), or shows the line to everybody (`showing_lines`).
"""
