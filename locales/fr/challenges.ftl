# Les défis : la carte que tout le monde lit, ce qu’une seule personne se voit demander et dire, les modèles. Noms,
# mentions et mots de chacun arrivent déjà rendus inoffensifs.

## Boutons

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-counter = Autres conditions
button-terms = Changer les conditions
button-preset = Garder comme modèle
button-block = Bloquer
button-another = Trouver quelqu’un d’autre
button-correct = Corriger
button-anybody = Ouvrir à tout le monde

## La carte

card-challenge = { AND($asked) }, **{ $challenger }** { COUNT($asked) ->
        [one] te
       *[other] vous
    } défie à une partie de **{ $game }**.
card-open = **{ $challenger }** aimerait jouer à **{ $game }**. { $free ->
        [0] {""}
        [one] La place est à qui accepte en premier.
       *[other] { $free } places sont à prendre.
    }
card-league = **{ $league }**, saison { NUMBER($season, useGrouping: 0) }, ronde { $round } : { AND($players) } jouent à **{ $game }**.
card-seats = { $free ->
        [one] Une autre place est à qui accepte en premier.
       *[other] { $free } autres places sont à prendre.
    }
card-option = • **{ $option }** : { $text }
card-sides = **Camps** : { $sides }
card-clock = **Pendule** : { $clock }
card-no-options = **Options** : aucune
card-sides-drawn = tirés au sort
card-side-picked = { $player } joue { $side }
card-opens = { $player } ouvre l’enchère
card-answers = { $player } répond à la première annonce
card-accepted = Défi accepté par { AND($taken) }. La partie est lancée.
card-declined = Défi refusé par { AND($declined) }. Ce sera pour une autre fois.
card-declined-note = Défi refusé par { $player } : « { $note } »
card-declined-by = Refusé par { AND($declined) }.
card-seat-left = { $challenger } peut proposer { $count ->
        [one] la place
       *[other] les places
    } à quelqu’un d’autre{ $more ->
        [yes] , par **{ button-more }**.
       *[no] .
    }
card-more = { $own ->
        [yes] Ton défi
       *[no] Le défi de { $challenger }
    } : une partie de **{ $game }**.
card-withdrawn = Défi retiré.
card-expired = Sept jours ont passé sans réponse ; ce défi a expiré.
card-waiting = { $count ->
        [0] En attente d’une réponse. Expire { $until }.
       *[other] { AND($taken) } { COUNT($taken) ->
            [one] a accepté
           *[other] ont accepté
        } ; { $left ->
            [one] il reste une place
           *[other] il reste { $left } places
        } à prendre. Expire { $until }.
    }
card-not-posted = Je n’ai pas pu publier ton défi dans { $channel } : je n’ai pas le droit d’y écrire, ou le salon n’existe plus. Voici la carte ; personne d’autre ne la voit.
card-without-token = Voici un défi pour toi, de { $channel } : là-bas, je ne peux que répondre, et personne ne m’a rien demandé depuis un moment.
card-countered = { $player } demande d’autres conditions : elles sont sur la nouvelle carte.
card-changed = { $player } a changé les conditions : elles sont sur la nouvelle carte.
card-renewed = { $player } propose à nouveau une place : elle est sur la nouvelle carte.
card-countering = Ce qui change par rapport au défi lancé par { $challenger } :
card-changing = Ce qui a changé :
card-difference = • { $what } : { $now } (avant : { $before })
value-yes = oui
value-no = non
value-none = aucune

## Ce qu’une seule personne entend

challenge-sent = Ton défi part dans { $channel }.
challenge-changed = Les conditions sont changées ; la nouvelle carte part dans { $channel }.
challenge-renewed = La place est proposée à nouveau ; la nouvelle carte part dans { $channel }. Les personnes qui avaient accepté gardent leur place.
challenge-withdrawn = Ton défi est retiré.
preset-saved = Gardé sous le nom « { $name } ». Désormais, { COMMAND("challenge") } le propose en tête de l’option `jeu`.

## Ce qui se demande à une seule personne

terms-title = Autres conditions pour { $game }
terms-switches = Variantes
terms-switches-hint = Aucune
terms-side = Ton camp
terms-sides = Camps
terms-clock = Pendule
terms-clock-hint = none (aucune), 3d, 12h, 7d+12h ; ajoute strict, et qui n’a plus de temps perd aussitôt.
correct-title =
    { $command ->
        [practice] Entraînement : { $game }
       *[challenge] Défi : { $game }
    }
correct-typed = -# { $name } : { $text }
another-question = À qui proposer la place ?
another-choose = Demander à quelqu’un d’autre
decline-title = Refuser le défi
decline-label = Un mot pour l’accompagner, si tu veux
preset-title = Garder ces conditions
preset-label = Nom du modèle
preset-hint = Le jeu, ses options et la pendule sont gardés sous ce nom, rien que pour toi.
choice-preset = { $name } · { $terms }
choice-clock = { $text } · { $time }{ $strict ->
        [yes]  ; sinon, perdu
       *[no] {""}
    }
choice-no-clock = { $text } · sans pendule : chaque coup prend le temps qu’il faut
side-drawn = Au hasard

## Ce qui ne se peut pas

refusal-no-such-challenge = Le défi { $challenge } n’existe plus. { COMMAND("challenge") } en envoie un nouveau.
refusal-challenge-closed = Ce défi est déjà clos : { $status ->
        [accepted] toutes les places sont prises.
        [declined] il a été refusé. { COMMAND("challenge") } en envoie un nouveau.
        [countered] quelqu’un a demandé d’autres conditions, qui sont sur une carte plus récente.
        [renewed] ses places sont sur une carte plus récente.
        [changed] ses conditions ont changé ; une carte plus récente les donne.
       *[withdrawn] il a été retiré. { COMMAND("challenge") } en envoie un nouveau.
    }
refusal-challenge-expired = Ce défi valait sept jours, et ils sont passés. { COMMAND("challenge") } en envoie un nouveau.
refusal-own-challenge = Tu ne peux pas jouer contre toi-même. Il faut quelqu’un d’autre en face.
refusal-not-invited = Ce défi s’adresse à quelqu’un d’autre, qui seul peut y répondre. { COMMAND("challenge") } en envoie un de ta part.
refusal-already-joined = Tu as déjà accepté ; il manque encore la réponse des autres.
refusal-already-declined = Tu as déjà refusé. Si tu changes d’avis, accepte : la place est à toi tant que personne d’autre ne l’a.
refusal-not-host = { $player } a lancé ce défi, et c’est donc à { $player } de trouver quelqu’un d’autre.
refusal-nobody-declined = Ce défi n’a plus de place refusée, il n’en reste donc aucune à proposer.
refusal-not-challenger = { $player } a lancé ce défi, et personne d’autre ne peut le retirer.
refusal-too-many-opponents = Ce jeu a de la place pour { $most ->
        [one] { $most } adversaire
       *[other] { $most } adversaires
    }, et tu en as nommé { $given }. Nommes-en moins.
refusal-same-opponent = Tu as nommé deux fois la même personne. Chaque adversaire a une seule place.
refusal-too-many-challenges = Tu as { $most } défis en attente d’une réponse. Retires-en un, ou attends une réponse ; { COMMAND("desk") } montre ceux qui expirent d’abord.
refusal-too-many-to-one = { $player } n’a pas encore répondu à { $most } de tes défis. Attends une réponse, ou retires-en un.
refusal-too-many-today = Tu as lancé { $most } défis en une journée, et cela suffit. Réessaie demain ; tu peux encore accepter ceux des autres.
refusal-too-many-undone = Tu as retiré ou changé { $most } défis à { $player } en une journée. Réessaie demain, ou laisse { $player } te défier.
refusal-opponent-is-bot = De tous les bots, seul Trilithon joue ici. Défie-le, ou une personne, ou ne nomme personne pour que chacun puisse accepter.
refusal-same-terms = Ces conditions sont celles du défi, sans changement. Change quelque chose, ou laisse-les.
refusal-terms-accepted = Quelqu’un a déjà accepté ces conditions, elles tiennent donc. Tu peux encore retirer le défi et en envoyer un autre.
refusal-no-such-game = Je ne connais pas de jeu « { $typed } ». Choisis { OR($games) }.
refusal-no-such-preset = Tu n’as pas de modèle « { $name } ». { COMMAND("settings me") } montre les tiens.
refusal-preset-name = Un modèle a besoin d’un nom de 1 à { $most } caractères visibles.
refusal-too-many-presets = Tu as déjà { $most } modèles. Garde celui-ci sous le nom d’un autre pour le remplacer, ou oublies-en un dans { COMMAND("settings me") }.

## Où un défi ne peut pas partir

refusal-challenge-needs-server = Un défi a besoin que quelqu’un le voie, et ici nous ne sommes que deux, toi et moi. Envoie-le dans le salon d’un serveur, dans un groupe ou dans tes messages avec un ami ; { COMMAND("help") } dit comment m’y emmener.
refusal-answers-hidden = Je ne suis pas membre de ce serveur, et personne d’autre que toi n’y voit ce que je dis : il te manque { AND($permissions) }. Quelqu’un qui gère le serveur peut te l’accorder, ou m’inviter ; sinon, lance ton défi dans un groupe.
refusal-challenge-not-yours = Tu ne peux pas écrire dans ce salon, et donc pas y lancer de partie. Choisis un salon où tu peux écrire.
refusal-missing-permissions = Je ne peux pas tenir de partie dans ce salon : il me manque { AND($permissions) }. Quelqu’un qui gère le serveur peut me l’accorder, ou alors choisis un autre salon.
permission-view-channel = « Voir le salon »
permission-send-messages = « Envoyer des messages »
permission-send-messages-in-threads = « Envoyer des messages dans les fils »
permission-use-external-apps = « Utiliser des applications externes »
permission-attach-files = « Joindre des fichiers »
permission-read-message-history = « Voir les anciens messages »
refusal-not-this-channel = Ce salon n’est pas fait pour les défis. Sur ce serveur, leur place est dans { OR($channels) }.
refusal-not-your-role = Sur ce serveur, il faut le rôle { $role } pour défier. Tu peux accepter les défis des autres.
refusal-not-here = { $player } ne peut pas voir cet endroit. Lance ton défi dans un endroit que vous voyez l’un et l’autre.

## Bloquer quelqu’un

button-block-yes = Oui, bloquer
button-block-no = Non
block-question = Tu veux bloquer { $player } ? Tu ne recevras plus de sa part ni défis ni relances ; ce qui t’est demandé nommément en ce moment est refusé. Les parties en cours continuent. Aucun avis n’est envoyé à cette personne. { COMMAND("settings me") } permet de revenir là-dessus.
block-done = Tu as bloqué { $player }. { COMMAND("settings me") } permet de revenir là-dessus.
kept-block = Très bien, personne n’est bloqué.
refusal-blocked = { $player } n’accepte de ta part ni défis ni relances.
refusal-nobody = Cette personne a fait effacer ses données. Il n’y a plus personne à bloquer.
refusal-own-block = Tu ne peux pas te bloquer toi-même.
refusal-too-many-blocks = Tu bloques déjà { $most } personnes, et je n’en garde pas plus. { COMMAND("settings me") } permet d’en retirer.
refusal-not-blocked = Cette personne n’est pas bloquée.
