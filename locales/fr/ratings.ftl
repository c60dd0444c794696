# Les parties classées : ce qui en fait une, ce qu’elle change, et le classement d’un serveur.

## Les conditions

card-rated = **Classée** : l’issue de la partie compte pour le classement à { $game }.
terms-rated = Partie classée
terms-rated-hint = L’issue compte pour le classement de tout le monde, ou non.
unrated-options = Elle n’est pas classée, comme le sont d’habitude les parties de ce serveur : ses options ne sont pas de celles des parties classées.
unrated-computer = Avec Trilithon, la partie n’est plus classée.
fill-unrated = La partie ne sera alors pas classée : le classement compare des personnes.

refusal-rated-computer = Une partie avec Trilithon ne peut pas être classée : le classement compare des personnes. Laisse `classée` de côté, ou ne joue qu’avec des personnes.
refusal-rated-options = { AND($options) } : cela ne va pas avec une partie classée. { COUNT($allowed) ->
        [0] À ce jeu, les parties classées n’ont que les options habituelles.
       *[other] En plus des options habituelles, les parties classées de ce jeu admettent { AND($allowed) }.
    } Change cela, ou joue une partie non classée.

## La partie

match-rated = Cette partie est classée.
end-ratings = Classements : { $ratings }
end-rating = { $player } **{ $rating }** ± { $margin } ({ $change })
end-unrated = { $short ->
        [yes] La partie ne compte pas pour le classement : elle a duré moins de { $least } coups.
       *[no] La partie ne compte pas pour le classement : { $most } parties entre les mêmes personnes ont déjà compté ces dernières 24 heures.
    }

## Le classement d’un serveur

standings-heading = **Classement de { $game }** sur ce serveur{ $people ->
        [0] {""}
        [one] {" "}· { $people } personne
       *[other] {" "}· { $people } personnes
    }
standings-line = { $place }. **{ $player }** · **{ $rating }** ± { $margin } · { $matches } parties
standings-none = Personne n’a encore de place.
standings-note = -# Tout le monde commence à 1500 ; ± dit de combien un classement peut encore se tromper. Pour avoir une place, il faut { $least } parties classées sur ce serveur. Les parties de moins de { $moves } coups ne comptent pas, ni plus de { $most } en 24 heures entre les mêmes personnes. Les personnes qui ne veulent pas être montrées n’y sont pas.
standings-own = Ta place : **{ $place }**, à **{ $rating }** ± { $margin }, après { $matches } parties classées ici.
standings-own-unlisted = Ta place serait : **{ $place }**, à **{ $rating }** ± { $margin }, après { $matches } parties classées ici. Personne d’autre ne la voit : c’est ton choix dans { COMMAND("settings me") }.
standings-own-few = Tu es à **{ $rating }** ± { $margin }, sans place encore : tu as joué { $matches } des { $least } parties classées qu’il y faut ici.
standings-own-none = Tu n’as pas encore joué de partie classée à ce jeu ici. { COMMAND("challenge") } a pour cela l’option `classée`.
ratings-heading = **Tes classements**
ratings-line = - { $game } · **{ $rating }** ± { $margin } · { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
ratings-note = -# Visible par toi seulement. Tout le monde commence à 1500 ; ± dit de combien un classement peut encore se tromper. Sur un serveur, cette commande montre son classement.
button-standings-mine = Ma place
refusal-standings-need-server = Un classement est celui d’un serveur. Demande-le sur un serveur où tu joues.
