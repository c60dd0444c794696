"""What the two games of Contigo share: cells and pits, pawns and pebbles, the marks on them, and the band above."""
