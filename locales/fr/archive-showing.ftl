# « Montrer ici » : ce qu’une seule personne voit, posté pour tout le monde dans ce salon.

button-show-here = Montrer ici

## Pourquoi ce n’est pas posté

refusal-show-alone = Ici, il n’y a que toi et moi. Relance la commande sur un serveur ou dans un groupe, et appuie là-bas sur **{ button-show-here }**.
refusal-show-hidden = Je ne suis pas membre de ce serveur, et personne d’autre que toi n’y voit ce que je dis : il te manque { AND($permissions) }. Montre-le là où tu as cette permission, ou dans un groupe.
refusal-show-not-yours = Tu ne peux pas écrire dans ce salon, donc rien y montrer. Choisis un salon où tu peux écrire.
refusal-show-closed = Je ne peux rien publier dans ce salon : il me manque { AND($permissions) }. Demande à un admin de m’accorder ce qui manque ; sinon, montre-le dans un autre salon.
refusal-show-unlisted = { COUNT($players) ->
        [one] { AND($players) } ne souhaite pas figurer
       *[other] { AND($players) } ne souhaitent pas figurer
    } dans ce que d’autres publient. Ça reste donc entre nous.
refusal-show-unknown = { COUNT($players) ->
        [one] { AND($players) } n’a jamais joué ici, et ne souhaite peut-être pas que son nom y apparaisse.
       *[other] { AND($players) } n’ont jamais joué ici, et ne souhaitent peut-être pas que leur nom y apparaisse.
    } Ça reste donc entre nous.
