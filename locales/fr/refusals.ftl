# Pourquoi quelque chose ne se joue pas, et ce qui se jouerait. `refusal-<code>`, avec les données du refus du moteur.

## Lire un coup

refusal-unreadable = Je ne reconnais pas de coup dans « { $text } ». La section « Notation » de { COMMAND("rules") } montre comment écrire un coup, et les boutons sous le plateau mènent à ceux que tu peux jouer.
refusal-range = `{ $text }` regroupe plusieurs coups. Choisis-en un.
refusal-incomplete = Tu as choisi la pièce en { $cells }. Où va-t-elle ? Ajoute sa case d’arrivée : `{ $cells }-…`.
refusal-no-such-cell =
    { $count ->
        [0] Il n’y a pas de case { $cell } sur ce plateau : ses colonnes vont de { $first } à { $last }.
        [1] Il n’y a pas de case { $cell } sur ce plateau : cette colonne n’a qu’une case, la 1.
       *[other] Il n’y a pas de case { $cell } sur ce plateau : les cases de cette colonne vont de 1, tout en bas, à { $count }.
    }

## Déplacer une pièce

refusal-same-cell = La pièce resterait en { $cell }, or elle doit bouger. Choisis une autre case d’arrivée.
refusal-empty-start = { $cell } est vide : il n’y a rien à déplacer. Pars d’une case où tu as une pièce.
refusal-not-yours = La pièce en { $cell } n’est pas à toi. Pars d’une case où tu as une pièce.
refusal-target-taken = Il y a déjà une pièce en { $cell }. On peut sauter par-dessus, mais il faut arriver sur une case vide.
refusal-cannot-pass = Tu peux jouer, donc pas passer : on ne passe que si aucun coup n’est possible.
refusal-swap-too-late = On n’échange les camps qu’au deuxième tour de la partie. Joue plutôt un coup.

## L’enchère sur l’ordre de jeu

refusal-bid-unreadable = Je ne reconnais pas d’enchère dans « { $text } ». Écris `enchère` et un nombre de tours, par exemple `enchère 12`.
refusal-bid-not-lower = L’enchère est à { $standing }, et { $bid } n’est pas plus bas. Annonce moins de tours, ou dis `accepter`.
refusal-bid-too-high = On n’annonce pas plus de { $high } tours. Ouvre à { $high } ou moins.
refusal-bid-too-low = { $bid }, c’est trop peu : une enchère est d’au moins un tour.
refusal-bid-must-be-called = L’enchère est à 1 : on ne peut pas annoncer moins. Il ne te reste qu’à dire `accepter`.
refusal-nothing-to-call = Il n’y a pas encore d’enchère à accepter. C’est à toi d’ouvrir : `enchère` et un nombre de tours, de 1 à 99.
refusal-auction-first = L’enchère n’est pas finie : le plateau attendra. Écris `enchère` et un nombre de tours, ou `accepter`.
refusal-choose-first-or-second = Tu as remporté l’enchère. Choisis d’abord : `commencer`, pour jouer le premier coup, ou `répondre`, pour le laisser à ton adversaire.
refusal-auction-not-won = L’enchère est encore ouverte : { $text ->
        [first] `commencer`
        [second] `répondre`
       *[other] `{ $text }`
    } se dit après l’avoir remportée. Annonce un nombre de tours, par exemple `enchère 12`, ou dis `accepter`.
refusal-auction-over = L’enchère est finie, ou cette partie n’en a pas. Joue un coup sur le plateau.

## La partie

refusal-game-over = Cette partie est terminée : on n’y joue plus.
refusal-not-repeated =
    { $count ->
        [one] Cette position apparaît pour la première fois. Tu pourras réclamer la nulle à la troisième, si c’est au même joueur de jouer.
       *[other] Cette position est apparue { $count } fois. Tu pourras réclamer la nulle à la troisième, si c’est au même joueur de jouer.
    }

## Options

option-error-unknown =
    { COUNT($known) ->
        [0] Ce jeu n’a pas d’options, donc pas de « { $name } ».
        [one] Ce jeu n’a pas d’option « { $name } ». Sa seule option est { $known }.
       *[other] Ce jeu n’a pas d’option « { $name } ». Ses options : { AND($known) }.
    }
option-named = `{ $name }` ({ $label })
option-error-value = « { $value } » ne convient pas à l’option `{ $name }`. Valeurs possibles : { $allowed }.
# Les nombres que prend une option.
option-range = de { $low } à { $high }
option-error-conflict = Les options `{ $first }` et `{ $second }` ne vont pas ensemble. Retires-en une.
option-error-unreadable = Je ne reconnais pas d’options dans « { $text } ». Écris des mots séparés par une espace, comme `bid`, ou `size=8` quand il faut un nombre.
option-error-repeated = L’option `{ $name }` est là deux fois. Une seule suffit.

## Pourquoi une partie s’est terminée, en quelques mots à placer à côté du résultat

reason-connection = connexion
reason-bid = annonce non tenue
reason-resigned = abandon
reason-time = temps écoulé
reason-agreed = d’un commun accord
reason-repetition = trois fois la même position
