# Les défis : la carte que tout le monde lit, ce qu’une seule personne se voit demander et dire, les préréglages. Noms,
# mentions et mots de chacun arrivent déjà rendus inoffensifs.

## Boutons

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-counter = Autres conditions
button-terms = Changer les conditions
button-preset = Garder comme préréglage

## La carte

card-challenge = { AND($asked) }, **{ $challenger }** te défie à une partie de **{ $game }**.
card-open = **{ $challenger }** aimerait jouer à **{ $game }**. { $free ->
        [one] La place est à qui accepte en premier.
       *[other] { $free } places sont à prendre.
    }
card-seats = { $free ->
        [one] Une autre place est à qui accepte en premier.
       *[other] { $free } autres places sont à prendre.
    }
card-terms = Options : { $options } · Camps : { $sides } · Pendule : { $clock }
card-no-options = aucune
card-sides-drawn = tirés au sort
card-side-picked = { $player } joue { $side }
card-opens = { $player } ouvre l’enchère
card-answers = { $player } répond à la première annonce
card-accepted = Défi accepté par { AND($taken) }. La partie est lancée.
card-declined = Défi refusé par { $player }. Ce sera pour une autre fois.
card-declined-note = Défi refusé par { $player } : « { $note } »
card-withdrawn = Défi retiré par son auteur.
card-expired = Sept jours ont passé sans réponse ; ce défi a expiré.
card-waiting = { $count ->
        [0] En attente d’une réponse. Expire { $until }.
       *[other] { AND($taken) } : c’est oui ; il reste des places à prendre. Expire { $until }.
    }
card-not-posted = Je n’ai pas pu publier ton défi dans { $channel } : je n’ai pas le droit d’y écrire, ou le salon n’existe plus. Voici la carte ; personne d’autre ne la voit.
card-silent = Voici un défi pour toi, de { $channel }. Là-bas, je ne peux que répondre, et personne ne m’a rien demandé depuis un moment.
card-countered = { $player } demande d’autres conditions : vois la nouvelle carte.
card-changed = { $player } a changé les conditions : vois la nouvelle carte.
card-countering = D’autres conditions que celles de { $challenger } :
card-changing = Les conditions ont changé :
card-difference = • { $what } : { $now } au lieu de { $before }
value-yes = oui
value-no = non
value-none = aucune

## Ce qu’une seule personne entend

challenge-sent = Ton défi part dans { $channel }.
challenge-changed = Les conditions sont changées ; la nouvelle carte part dans { $channel }.
preset-saved = Gardé sous le nom « { $name } ». Désormais, `/défier` le propose en tête de l’option `jeu`.

## Ce qui se demande à une seule personne

terms-title = Autres conditions pour { $game }
terms-switches = Variantes
terms-switches-hint = Aucune
terms-side = Ton camp
terms-sides = Camps
terms-clock = Pendule
terms-clock-hint = none (aucune), 3d, 12h, 7d+12h ; ajoute strict si le temps écoulé fait perdre aussitôt.
decline-title = Refuser le défi
decline-label = Un mot pour l’accompagner, si tu veux
preset-title = Garder ces conditions
preset-label = Nom du préréglage
preset-hint = Le jeu, ses options et la pendule sont gardés sous ce nom, pour toi seul.
choice-preset = { $name } · { $terms }
choice-clock = { $text } · { $time }{ $strict ->
        [yes]  ; sinon, perdu
       *[no] {""}
    }
choice-no-clock = { $text } · sans pendule : chaque coup prend le temps qu’il faut
side-drawn = Au hasard

## Ce qui ne se peut pas

refusal-no-such-challenge = Le défi { $challenge } n’existe plus.
refusal-challenge-closed = Ce défi est déjà clos : { $status ->
        [accepted] toutes les places sont prises.
        [declined] il a été refusé.
        [countered] quelqu’un a demandé d’autres conditions, qui sont sur une carte plus récente.
        [changed] ses conditions ont changé, et sont sur une carte plus récente.
       *[withdrawn] il a été retiré.
    }
refusal-challenge-expired = Ce défi valait sept jours, et ils sont passés. Envoies-en un nouveau avec `/défier`.
refusal-own-challenge = Tu ne peux pas jouer contre toi-même. Il faut quelqu’un d’autre en face.
refusal-not-invited = Ce défi s’adresse à quelqu’un d’autre, qui seul peut y répondre.
refusal-already-joined = Tu as déjà accepté ; il manque encore la réponse des autres.
refusal-not-challenger = Seul { $player }, qui a lancé ce défi, peut le retirer.
refusal-too-many-opponents = Ce jeu a de la place pour { $most ->
        [one] { $most } adversaire
       *[other] { $most } adversaires
    }, et tu en as nommé { $given }.
refusal-same-opponent = Tu as nommé deux fois la même personne. Chaque adversaire a une seule place.
refusal-opponent-is-bot = Les bots ne jouent pas ici. Défie une personne, ou ne nomme personne pour que chacun puisse accepter.
refusal-same-terms = Ce sont les conditions telles quelles. Change quelque chose, ou laisse-les.
refusal-terms-accepted = Quelqu’un a déjà accepté ces conditions, elles tiennent donc. Tu peux encore retirer le défi et en envoyer un autre.
refusal-no-such-game = Il n’y a pas de jeu « { $typed } » ici. Il y a { AND($games) }.
refusal-no-such-preset = Tu n’as pas de préréglage « { $name } ».
refusal-preset-name = Le nom d’un préréglage compte de 1 à { $most } caractères visibles.
refusal-too-many-presets = Tu as déjà { $most } préréglages. Garde celui-ci sous le nom d’un autre pour le remplacer, ou oublies-en un dans `/réglages moi`.
