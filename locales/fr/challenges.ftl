# Les défis : la carte que tout le monde lit, ce qu’une seule personne se voit demander et dire, les modèles. Noms,
# mentions et mots de chacun arrivent déjà rendus inoffensifs.

## Boutons

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-counter = Autres conditions
button-terms = Changer les conditions
button-preset = Enregistrer comme modèle
button-block = Bloquer
button-another = Trouver quelqu’un d’autre
button-correct = Corriger
button-anybody = Ouvrir à tout le monde

## La carte

card-challenge = { AND($asked) }, **{ $challenger }** { $several ->
        [yes] vous
       *[no] te
    } défie à une partie de **{ $game }**.
card-open = **{ $challenger }** aimerait jouer à **{ $game }**. { $free ->
        [0] {""}
        [one] La place est au premier qui accepte.
       *[other] Il y a { $free } places à prendre.
    }
stake-tournament = { $name }, { $stage ->
        [third] petite finale
        [knockout] { $matches ->
            [1] finale
            [2] demi-finale
            [4] quart de finale
            [8] huitième de finale
            [16] seizième de finale
           *[32] trente-deuxième de finale
        }
       *[swiss] ronde { $round } sur { $rounds }
    }{ $again ->
        [yes] {""}, rejouée
       *[no] {""}
    }
card-stake = { $stake } : { AND($players) } jouent à **{ $game }**.
stake-league = { $name }, saison { NUMBER($season, useGrouping: 0) }, ronde { $round }
card-seats = { $free ->
        [one] Il reste une place pour le premier qui accepte.
       *[other] Il reste { $free } places pour les premiers qui acceptent.
    }
card-option = • **{ $option }** : { $text }
card-sides = **Camps** : { $sides }
card-clock = **Cadence** : { $clock }
card-no-options = **Options** : aucune
card-sides-drawn = tirés au sort
card-side-picked = { $player } joue { $side }
card-opens = { $player } ouvre l’enchère
card-answers = { $player } répond à la première enchère
card-accepted = Défi accepté par { AND($taken) }. La partie est lancée.
card-declined = Défi refusé par { AND($declined) }. Une autre fois, peut-être !
card-declined-note = Défi refusé par { $player } : « { $note } »
card-declined-by = Refusé par { AND($declined) }.
card-seat-left = { $challenger } peut proposer { $count ->
        [one] la place
       *[other] les places
    } à quelqu’un d’autre{ $more ->
        [yes] , avec **{ button-more }**.
       *[no] .
    }
card-more = { $own ->
        [yes] Ton défi
       *[no] Le défi lancé par { $challenger }
    } : une partie de **{ $game }**.
card-withdrawn = Défi retiré.
card-expired = Personne n’a répondu en sept jours : ce défi a expiré.
card-waiting = { $count ->
        [0] En attente d’une réponse. Le défi expire { $until }.
       *[other] { AND($taken) } { COUNT($taken) ->
            [one] a accepté
           *[other] ont accepté
        } ; { $left ->
            [one] il reste une place
           *[other] il reste { $left } places
        } à prendre. Le défi expire { $until }.
    }
card-not-posted = Je n’ai pas pu publier ton défi dans { $channel } : je n’ai pas le droit d’y écrire, le salon n’existe plus, ou un filtre du serveur l’a bloqué. Voici la carte ; personne d’autre ne la voit.
card-without-token = On te défie dans { $channel }. Là-bas, je ne peux que répondre aux commandes, et personne n’en a utilisé depuis un moment : voici donc la carte.
card-countered = { $player } propose d’autres conditions : voir la nouvelle carte.
card-changed = { $player } a changé les conditions : voir la nouvelle carte.
card-renewed = { $player } propose à nouveau une place : voir la nouvelle carte.
card-countering = Ce qui change par rapport au défi lancé par { $challenger } :
card-changing = Ce qui change :
card-difference = • { $what } : { $now } (avant : { $before })
value-yes = oui
value-no = non
value-none = aucune

## Ce qu’une seule personne entend

challenge-sent = Ton défi est envoyé dans { $channel }.
card-sent-directly = Je n’ai pas pu publier ton défi dans { $channel }. Je t’ai envoyé la carte en message privé.
card-given-up = Je n’ai pas pu publier ton défi dans { $channel }, et tu n’acceptes pas mes messages privés. Le défi reste ouvert : ceux qui peuvent l’accepter le trouvent avec { COMMAND("desk") }, mais je ne peux prévenir personne. Fais-le savoir, retire le défi, ou lance-le dans un autre salon.
challenge-changed = Les conditions sont changées ; la nouvelle carte est envoyée dans { $channel }.
challenge-renewed = La place est de nouveau proposée ; la nouvelle carte est envoyée dans { $channel }. Ceux qui avaient accepté gardent leur place.
challenge-withdrawn = Tu as retiré ton défi.
preset-saved = Modèle « { $name } » enregistré. { COMMAND("challenge") } le propose désormais en tête de l’option `jeu`.

## Ce qui se demande à une seule personne

terms-title = Tes conditions : { $game }
terms-switches = Options
terms-side = Ton camp
terms-sides = Camps
terms-clock = Cadence
terms-clock-hint = Exemples : aucune, 3j, 12h, 7j+12h. Avec strict à la fin, le retard fait perdre aussitôt.
correct-title =
    { $command ->
        [practice] Entraînement : { $game }
       *[challenge] Défi : { $game }
    }
correct-typed = -# { $name } : { $text }
another-question = À qui proposes-tu la place ?
another-choose = Choisis quelqu’un
decline-title = Refuser le défi
decline-label = Un mot d’explication, si tu veux
preset-title = Enregistrer un modèle
preset-label = Nom du modèle
preset-hint = Enregistre le jeu, ses options et la cadence. Personne d’autre ne voit tes modèles.
choice-preset = { $name } · { $terms }
choice-clock = { $text } · { $time }{ $strict ->
        [yes] {" "}; sans sursis
       *[no] {""}
    }
choice-no-clock = { $text } · sans limite de temps
side-drawn = Au hasard

## Ce qui ne se peut pas

refusal-no-such-challenge = Le défi { $challenge } n’existe plus. Lances-en un autre avec { COMMAND("challenge") }.
refusal-challenge-closed = { $status ->
        [accepted] Trop tard : toutes les places de ce défi sont prises.
        [declined] Ce défi a été refusé. Lances-en un autre avec { COMMAND("challenge") }.
        [countered] Quelqu’un a proposé d’autres conditions : réponds sur la carte la plus récente.
        [renewed] Les places de ce défi sont maintenant sur une carte plus récente.
        [changed] Les conditions de ce défi ont changé : réponds sur la carte la plus récente.
       *[withdrawn] Ce défi a été retiré. Lances-en un autre avec { COMMAND("challenge") }.
    }
refusal-challenge-expired = Ce défi a expiré après sept jours. Lances-en un autre avec { COMMAND("challenge") }.
refusal-own-challenge = Tu ne peux pas jouer contre toi-même.
refusal-not-invited = Ce défi s’adresse à quelqu’un d’autre. Lances-en un de ton côté avec { COMMAND("challenge") }.
refusal-already-joined = Tu as déjà accepté ; il manque encore la réponse des autres.
refusal-already-declined = Tu as déjà refusé. Si tu changes d’avis, accepte : la place reste à toi tant que personne d’autre ne l’a prise.
refusal-not-host = { $player } a lancé ce défi : personne d’autre ne peut en proposer les places.
refusal-nobody-declined = Ce défi n’a plus de place refusée : il n’y a rien à proposer.
refusal-not-challenger = { $player } a lancé ce défi : personne d’autre ne peut le retirer.
refusal-too-many-opponents = Ce jeu a de la place pour { $most ->
        [one] { $most } adversaire
       *[other] { $most } adversaires
    }, et tu en as choisi { $given }. Choisis-en moins.
refusal-same-opponent = Tu as choisi deux fois le même joueur. Chaque adversaire n’a qu’une place.
refusal-too-many-challenges = Tu as déjà { $most } défis en attente d’une réponse. Retires-en un, ou attends ; { COMMAND("desk") } montre ceux qui expirent en premier.
refusal-too-many-to-one = { $player } n’a pas encore répondu à { $most } de tes défis. Attends une réponse, ou retires-en un.
refusal-too-many-today = Tu as lancé { $most } défis en une journée : c’est le maximum. Réessaie demain ; d’ici là, tu peux accepter ceux des autres.
refusal-too-many-undone = Tu as retiré ou changé { $most } défis à { $player } en une journée. Réessaie demain, ou laisse { $player } te défier.
refusal-opponent-is-bot = De tous les bots, seul Trilithon joue ici. Défie-le, défie quelqu’un, ou laisse la place ouverte à tout le monde.
refusal-same-terms = Ces conditions sont déjà celles du défi. Change quelque chose, ou laisse-les.
refusal-terms-accepted = Quelqu’un a déjà accepté ces conditions : tu ne peux plus les changer. Tu peux encore retirer le défi et en envoyer un autre.
refusal-no-such-game = Je ne connais pas de jeu « { $typed } ». Choisis { OR($games) }.
refusal-no-such-preset = Tu n’as pas de modèle « { $name } ». { COMMAND("settings me") } montre les tiens.
refusal-preset-name = Le nom d’un modèle compte de 1 à { $most } caractères visibles.
refusal-too-many-presets = Tu as déjà { $most } modèles. Donne à celui-ci le nom d’un autre pour le remplacer, ou supprimes-en un dans { COMMAND("settings me") }.

## Où un défi ne peut pas partir

refusal-challenge-needs-server = Ici, il n’y a que toi et moi : personne ne verrait ton défi. Lance-le sur un serveur, dans un groupe ou dans tes messages avec un ami ; { COMMAND("help") } explique comment m’y ajouter.
refusal-answers-hidden = Je ne suis pas membre de ce serveur, et personne d’autre que toi n’y voit ce que je dis : il te manque { AND($permissions) }. Demande à un admin de t’accorder ce qui manque ou de m’inviter ; sinon, lance ton défi dans un groupe.
refusal-challenge-not-yours = Tu ne peux pas écrire dans ce salon, donc pas y lancer de partie. Choisis-en un où tu peux écrire.
refusal-missing-permissions = Je ne peux pas accueillir de partie dans ce salon : il me manque { AND($permissions) }. Demande à un admin de m’accorder ce qui manque ; sinon, choisis un autre salon.
permission-view-channel = « Voir le salon »
permission-send-messages = « Envoyer des messages »
permission-send-messages-in-threads = « Envoyer des messages dans les fils »
permission-create-public-threads = « Créer des fils publics »
permission-use-external-apps = « Utiliser des applications externes »
permission-attach-files = « Joindre des fichiers »
permission-read-message-history = « Voir les anciens messages »
refusal-not-this-channel = On ne lance pas de défis dans ce salon. Sur ce serveur, lance-les dans { OR($channels) }.
refusal-not-your-role = Sur ce serveur, il faut le rôle { $role } pour lancer un défi. Tu peux accepter ceux des autres.
refusal-cannot-see = { $player } ne voit pas ce salon et n’y trouverait donc ni ton défi ni les plateaux. { COUNT($channels) ->
        [0] Lance ton défi dans un salon que vous voyez l’un et l’autre
       *[other] Lance ton défi dans un salon que vous voyez l’un et l’autre, par exemple { OR($channels) }
    }{ $account ->
        [yes] , ou dans vos messages privés si tu m’as ajouté à ton compte (le lien est dans { COMMAND("help") }).
       *[no] .
    }
refusal-not-here = { $player } ne voit pas ce salon. Lance ton défi dans un salon que vous voyez l’un et l’autre.

## Bloquer quelqu’un

button-block-yes = Oui, bloquer
button-block-no = Non
block-question = Bloquer { $player } ? Ses défis et ses relances ne t’atteindront plus, et ses demandes en attente sont refusées. Vos parties en cours continuent. Personne ne le lui dira. Pour annuler : { COMMAND("settings me") }.
block-done = Tu as bloqué { $player }. Pour le débloquer : { COMMAND("settings me") }.
kept-block = Tu n’as bloqué personne.
refusal-blocked = { $player } n’accepte de ta part ni défis ni relances.
refusal-nobody = Ce joueur a fait supprimer ses données : il n’y a plus personne à bloquer.
refusal-own-block = Tu ne peux pas te bloquer toi-même.
refusal-too-many-blocks = Tu bloques déjà { $most } joueurs : c’est le maximum. Débloques-en un dans { COMMAND("settings me") }.
refusal-not-blocked = Tu ne bloques pas ce joueur.
