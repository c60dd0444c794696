"""The desk: a person's turns, offers and challenges in all channels and servers, and what features add to it."""
