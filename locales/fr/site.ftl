# The site (`make site`): what stands between texts that the bot says itself.

site-match = Une partie entière
site-match-about = Trilithon contre lui-même, en { $count } coups.
site-first-steps = Premiers pas
site-first-steps-about = Le début de la leçon, telle que le bot l’enseigne : sur Discord, tu joues toi-même chaque coup, et on te dit pourquoi un mauvais coup est mauvais.
site-step = Étape { $number }
site-answer-title = Réponse
site-answer = `{ $move }`, par exemple.
site-start = L’essayer et l’héberger
site-commands = Commandes
site-commands-about = Tout ce qu’on peut taper. L’essentiel se trouve aussi derrière les boutons sous un plateau.
site-command-picture = La réponse à { $command }
