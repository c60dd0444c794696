"""Pictures of the games on the ring of thirty numbers: the board, the pieces, the marks, and texts in the corners."""
