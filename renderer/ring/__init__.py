"""What the games on the ring of thirty numbers share: the board, the pieces, the marks, and the band in the corners."""
