# Les parties classées : ce qui en fait une, ce qu’elle change, et le classement d’un serveur.

## Les conditions

card-rated = **Classée** : l’issue de la partie compte pour votre classement à { $game }.
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
