"""Rules and pictures measured: plies, boards, films, long matches."""
