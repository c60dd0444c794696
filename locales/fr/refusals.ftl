# Pourquoi quelque chose ne se joue pas, et ce qui se jouerait. `refusal-<code>`, avec les données du refus du moteur.

## Lire un coup

refusal-unreadable = Je n’arrive pas à lire « { $text } » comme un coup de ce jeu. La section « Notation » de { COMMAND("rules") } montre comment s’écrivent les coups, et les boutons sous le plateau mènent à ceux que tu peux jouer.
refusal-range = `{ $text }` désigne plusieurs coups à la fois. Choisis l’un d’eux.
refusal-incomplete = Tu as choisi la pièce en { $cells }. Où doit-elle aller ? Ajoute sa case d’arrivée, sur le modèle `{ $cells }-…`.
refusal-no-such-cell =
    { $count ->
        [0] Il n’y a pas de case { $cell } sur ce plateau : ses colonnes vont de { $first } à { $last }. Choisis une case dans l’une d’elles.
        [1] Il n’y a pas de case { $cell } sur ce plateau : la seule case de cette colonne porte le numéro 1.
       *[other] Il n’y a pas de case { $cell } sur ce plateau : les cases de cette colonne vont de 1, tout en bas, à { $count }.
    }

## Déplacer une pièce

refusal-same-cell = La pièce resterait en { $cell }, or une pièce ne finit jamais son coup là où elle l’a commencé. Choisis-lui une autre case.
refusal-empty-start = { $cell } est vide, il n’y a donc rien à déplacer. Pars d’une case occupée par une de tes pièces.
refusal-not-yours = La pièce en { $cell } n’est pas à toi, et on ne déplace que ses propres pièces. Pars d’une case où tu en as une.
refusal-target-taken = Il y a déjà une pièce en { $cell }. On peut sauter par-dessus, mais il faut finir sur une case vide.
refusal-cannot-pass = Tu as de quoi jouer, donc tu ne peux pas passer. Seul passe qui n’a aucun coup permis.

## L’enchère sur l’ordre de jeu

refusal-bid-unreadable = Je n’arrive pas à lire « { $text } » comme une enchère. Écris `bid` et un nombre de tours, par exemple `bid 12`.
refusal-bid-not-lower = L’enchère est à { $standing }, et ton { $bid } n’est pas plus bas. Annonce une victoire en moins de tours que ça, ou dis `call`.
refusal-bid-too-high = On n’annonce pas plus de { $high } tours. Ouvre à { $high } ou plus bas.
refusal-bid-too-low = { $bid }, c’est trop peu : une enchère est d’au moins un tour.
refusal-bid-must-be-called = L’enchère est à 1, on ne peut pas descendre plus bas. Il ne te reste qu’à dire `call`.
refusal-nothing-to-call = Il n’y a pas encore d’enchère à accepter. C’est à toi d’ouvrir : `bid` et un nombre de tours, de 1 à 99.
refusal-auction-first = Le plateau attendra, l’enchère n’est pas finie. Dis `bid` et un nombre de tours, ou `call` pour accepter l’enchère en cours.
refusal-choose-first-or-second = Tu as remporté l’enchère. Avant de jouer, dis `first` pour commencer avec Blanc ou `second` pour répondre avec Rouge.
refusal-auction-not-won = L’enchère est encore ouverte : personne ne dit encore `{ $text }`, c’est à qui la gagne. Annonce un nombre de tours, par exemple `bid 12`, ou dis `call` pour accepter l’enchère en cours.
refusal-auction-over = Il n’y a rien à enchérir en ce moment. Quand une partie a une enchère, elle précède le premier coup ; maintenant, on joue sur le plateau.

## La partie

refusal-game-over = Cette partie est finie, on ne peut plus rien y jouer.
refusal-not-repeated =
    { $count ->
        [one] Cette position apparaît pour la première fois. Tu pourras réclamer la nulle à la troisième, si c’est au même joueur de jouer.
       *[other] Cette position est apparue { $count } fois. Tu pourras réclamer la nulle à la troisième, si c’est au même joueur de jouer.
    }

## Options

option-error-unknown =
    { COUNT($known) ->
        [0] Ce jeu n’a pas d’options, « { $name } » ne peut donc pas être réglé.
        [one] Ce jeu n’a pas d’option « { $name } ». Sa seule option est { $known }.
       *[other] Ce jeu n’a pas d’option « { $name } ». Il a { AND($known) }.
    }
option-named = `{ $name }` ({ $label })
option-error-value = « { $value } » ne convient pas à l’option `{ $name }`. Elle accepte { $allowed }.
# Les nombres que prend une option.
option-range = de { $low } à { $high }
option-error-conflict = Les options `{ $first }` et `{ $second }` ne vont pas ensemble. Retires-en une.
option-error-unreadable = Je n’arrive pas à lire « { $text } » comme des options. Écris des mots séparés par une espace, comme `bid`, ou `size=8` quand il faut un nombre.
option-error-repeated = L’option `{ $name }` est là deux fois. Dis-la une seule fois.

## Pourquoi une partie s’est terminée, en quelques mots à placer à côté du résultat

reason-connection = connexion
reason-bid = annonce non tenue
reason-resigned = abandon
reason-time = temps écoulé
reason-agreed = d’un commun accord
reason-repetition = trois fois la même position
