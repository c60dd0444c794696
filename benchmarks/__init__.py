"""Measurements, as ratios between cases that take turns in one run: `python -m benchmarks`."""
