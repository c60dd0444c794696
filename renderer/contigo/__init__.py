"""Pictures of both games of Contigo: cells and pits, pawns and pebbles, the marks on them, and the band above."""
