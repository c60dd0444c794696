"""Computer players, analysis and exact solving: standard library and engine only, no clock unless one is given."""
