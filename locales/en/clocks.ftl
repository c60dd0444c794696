# Clocks. Lengths of time come as people write them: 3d, 12h, 1d12h.

refusal-clock = I cannot read { $typed } as a clock. Write `none`, a time for each move such as `3d` or `12h`, or a bank such as `7d+12h` (it may end in `max 14d`); put `strict` behind it if running out of time loses at once.
refusal-clock-range = { $given } is out of range here: from { $least } to { $most }.
