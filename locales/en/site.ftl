# The site (`make site`): what stands between texts that the bot says itself.

site-match = A whole match
site-match-about = Two of Trilithon’s computer players, { $count } moves.
site-first-steps = First steps
site-first-steps-about = The beginning of the lesson, as the bot teaches it: on Discord you play each move yourself, and are told why a wrong one is wrong.
site-step = Step { $number }
site-answer-title = Solution
site-answer = `{ $move }`, for example.
site-start = Try it, and run it
site-commands = Commands
site-commands-about = Every command, with a picture of what it shows. Buttons below a board do most of the same.
site-command-picture = What { $command } shows
