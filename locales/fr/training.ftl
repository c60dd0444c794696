# Leçons et problèmes : ce qu’ils ont en commun. Ce que dit une étape se trouve dans les fichiers `lessons-…`.

## Pourquoi un coup n’est pas ce qu’une étape demande

goal-names = Ce n’est pas le coup demandé : il doit nommer { AND($cells) }.
goal-kind = C’est un coup d’une autre sorte que celui qui est demandé.
goal-holds = Après ce coup, tu n’as pas de pièce en { AND($cells) }.
goal-does = Le coup est permis, mais il ne fait pas ce qui est demandé.
goal-ends = Ce coup termine la partie, mais tu ne gagnes pas.
goal-wins =
    { $moves ->
        [one] Ce coup ne gagne pas.
       *[other] Après ce coup, l’autre camp peut tenir plus longtemps que { $moves } de tes coups.
    }
goal-prevents = La réponse { $reply } gagne aussitôt.
