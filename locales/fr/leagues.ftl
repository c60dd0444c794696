# Les ligues d’un serveur.

## Ce qui n’est pas possible

refusal-no-such-league = Il n’y a pas ici de telle ligue. `/ligue` montre celles de ce serveur.
refusal-no-such-season = Cette ligue n’a pas encore eu de telle saison.
refusal-league-name = Une ligue a besoin d’un nom de 1 à { $most } caractères visibles.
refusal-league-name-taken = Ce serveur a déjà une ligue appelée « { $name } ». Donne un autre nom à celle-ci.
refusal-league-game = Une ligue se joue à un jeu pour deux. Choisis un autre jeu.
refusal-league-clock = Les parties d’une ligue ont besoin d’une cadence, pour qu’une saison puisse finir. Choisis-en une, comme `3j`.
refusal-league-size = Une division compte au plus de { $least } à { $most } personnes. { $given }, ce n’est pas possible.
refusal-league-at-once = On joue au plus de { $least } à { $most } parties d’une ligue à la fois. { $given }, ce n’est pas possible.
refusal-league-days = Une saison dure de { $least } à { $most } jours. { $given }, ce n’est pas possible.
refusal-league-start = La première saison commence aujourd’hui ou dans les { $most } jours. Choisis une autre date.
refusal-too-many-leagues = Ce serveur a { $most } ligues, et il ne peut pas y en avoir plus. Mets d’abord fin à l’une d’elles.
refusal-league-ended = « { $league } » est terminée : il n’y aura plus de saison.
refusal-league-full = { $most } personnes participent à la prochaine saison de « { $league } », et il ne peut pas y en avoir plus. Tu pourras rejoindre la suivante.
refusal-league-joined = Tu participes déjà à la prochaine saison de « { $league } ».
refusal-league-plays = Tu joues la saison en cours de « { $league } ». À sa fin, je demande qui continue.
refusal-not-in-league = Tu ne participes pas à « { $league } ».
refusal-not-in-season = Tu n’as pas joué la dernière saison de « { $league } » jusqu’à la fin. Pour participer à la prochaine, rejoins-la.
refusal-season-runs = La saison de « { $league } » est encore en cours. À sa fin, je demande qui continue.
