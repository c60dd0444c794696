"""The search of the games on the ring: Contiguity and Contiguity Deluxe."""
