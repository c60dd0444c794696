# « Montrer ici » : ce qu’une seule personne voit, posté pour tout le monde dans ce lieu.

button-show-here = Montrer ici

## Pourquoi ce n’est pas posté

refusal-show-alone = Ici, personne d’autre que nous deux ne lit. Demande-le-moi sur un serveur ou dans un groupe, et montre-le là.
refusal-show-hidden = Je ne suis pas membre de ce serveur, et personne d’autre que toi n’y voit ce que je dis : il te manque { AND($permissions) }. Montre-le là où tu as cette permission, ou dans un groupe.
refusal-show-not-yours = Tu ne peux pas écrire dans ce salon, et rien n’y est donc posté pour toi. Montre-le dans un salon où tu peux écrire.
refusal-show-closed = Je ne peux pas le poster dans ce salon : il me manque { AND($permissions) }. Quelqu’un qui gère le serveur peut me l’accorder ; sinon, montre-le dans un autre salon.
refusal-show-unlisted = { COUNT($players) ->
        [one] { AND($players) } ne souhaite pas figurer
       *[other] { AND($players) } ne souhaitent pas figurer
    } dans ce que d’autres postent. Cela reste donc entre nous.
refusal-show-unknown = { COUNT($players) ->
        [one] { AND($players) } n’a jamais joué ici, et ne souhaite peut-être pas que son nom y apparaisse.
       *[other] { AND($players) } n’ont jamais joué ici, et ne souhaitent peut-être pas que leur nom y apparaisse.
    } Cela reste donc entre nous.
