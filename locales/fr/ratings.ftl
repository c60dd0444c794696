# Les parties cotées : ce qui en fait une, ce qu’elle change, et le classement d’un serveur.

## Les conditions

card-rated = **Partie cotée** : le résultat compte pour la cote à { $game }.
terms-rated = Partie cotée
terms-rated-hint = Si oui, le résultat compte pour la cote de tous les joueurs.
unrated-options = Sur ce serveur, les parties sont d’habitude cotées. Celle-ci ne l’est pas, à cause de ses options.
unrated-computer = Avec Trilithon, la partie n’est plus cotée.
fill-unrated = La partie ne sera alors pas cotée : la cote ne compare que des joueurs humains.

refusal-rated-computer = Une partie avec Trilithon ne peut pas être cotée : la cote ne compare que des joueurs humains. Joue-la sans cote, ou sans Trilithon.
refusal-rated-options = Pas de partie cotée avec { AND($options) }. { COUNT($allowed) ->
        [0] À ce jeu, les parties cotées n’ont que les options habituelles.
       *[other] En plus des options habituelles, les parties cotées de ce jeu admettent { AND($allowed) }.
    } Change d’options, ou joue une partie non cotée.

## La partie

match-rated = Cette partie est cotée.
end-ratings = Cotes : { $ratings }
end-rating = { $player } **{ $rating }** ± { $margin } ({ $change })
end-unrated = { $short ->
        [yes] La partie ne compte pas pour la cote : elle a duré moins de { $least } coups.
       *[no] La partie ne compte pas pour la cote : { $most } parties entre les mêmes joueurs ont déjà compté ces dernières 24 heures.
    }

## Le classement d’un serveur

standings-heading = **Classement de { $game }** sur ce serveur{ $people ->
        [0] {""}
        [one] {" "}· { $people } joueur
       *[other] {" "}· { $people } joueurs
    }
standings-line = { $place }. **{ $player }** · **{ $rating }** ± { $margin } · { $matches } parties
standings-none = Il n’y a encore personne.
standings-note = -# Tout le monde commence à 1500 ; ± est la marge d’erreur. Il faut { $least } parties cotées sur ce serveur pour figurer ici. Les plus courtes ne comptent pas, ni trop de parties entre les mêmes joueurs.
standings-own = Ton rang : **{ $place }**, avec une cote de **{ $rating }** ± { $margin }, après { $matches } parties cotées ici.
standings-own-unlisted = Ton rang serait : **{ $place }**, avec une cote de **{ $rating }** ± { $margin }, après { $matches } parties cotées ici. Personne d’autre ne le voit : c’est ton choix dans { COMMAND("settings me") }.
standings-own-few = Ta cote est de **{ $rating }** ± { $margin }, encore sans rang : tu as joué ici { $matches } parties cotées sur les { $least } qu’il faut.
standings-own-none = Tu n’as pas encore joué ici de partie cotée à ce jeu. Demandes-en une dans { COMMAND("challenge") }.
ratings-heading = **Tes cotes**
ratings-line = - { $game } · **{ $rating }** ± { $margin } · { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
ratings-note = -# Personne d’autre ne voit cette page. Tout le monde commence à 1500 ; ± est la marge d’erreur. Sur un serveur, cette commande montre son classement.
button-standings-mine = Mon rang
refusal-standings-need-server = Chaque serveur a son classement. Demande-le sur un serveur où tu joues.
