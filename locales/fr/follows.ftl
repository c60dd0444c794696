# Suivre une partie où l’on ne joue pas. Les noms arrivent rendus inoffensifs ; `$link` est l’adresse du dernier plateau.

button-follow = Suivre
button-follow-daily = Plutôt chaque jour
button-follow-end = Seulement à la fin
button-unfollow = Ne plus suivre
button-follows = Mes suivis

## Le panneau

follow-panel = Tu suis [{ $game }]({ $link }) nº { $id }, { AND($names) }. { $daily ->
        [yes] Après un jour où il s’y est passé quelque chose, un message privé de ma part te le raconte ; le prochain arrive à { $due }.
       *[no] Quand elle se terminera, un message privé de ma part te montrera le dernier plateau.
    } Personne d’autre n’en sait rien.
follow-morning = C’est le matin, et en dehors de tes heures de repos. Tu les trouves dans { COMMAND("settings me") }, avec ton fuseau horaire.
follow-stopped = Tu ne suis plus la partie { $id }.
follow-greeting = Tu suis [{ $game }]({ $link }) nº { $id }. C’est ici que je te donne des nouvelles des parties que tu suis ; { COMMAND("desk") } les affiche toutes.
follow-closed =
    Tu ne suis pas la partie { $id } : je ne peux pas t’envoyer de messages privés, tu n’en aurais donc jamais de nouvelles. { $account ->
        [yes] [Ajoute-moi à ton compte](<{ $install }>), ou rejoins un serveur où je suis,
       *[no] Autorise les messages privés dans les paramètres de confidentialité de ce serveur,
    } puis appuie de nouveau sur **{ button-follow }**.

## La liste

follows-heading = **Ce que tu suis** : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } sur { $most }.
follows-none = Tu ne suis aucune partie. Appuie sur **{ button-more }** sous un plateau des autres, puis sur **{ button-follow }** : je t’envoie un message privé quand la partie se termine, ou chaque jour.
follows-digest = Ton prochain résumé arrive { $due }, s’il se passe quelque chose d’ici là.
follows-match = [{ $game }]({ $link }) nº { $id } : { AND($names) }
follows-over = Elle est finie ; je vais te le raconter.
follows-how = { $daily ->
        [yes] Tu en as des nouvelles chaque jour.
       *[no] Je te préviendrai quand elle finira.
    }

## Les messages privés

follow-ended = [{ $game }]({ $link }) nº { $id }, que tu suis, est finie. { $result }
digest-heading = { $count ->
        [one] **Ce qui s’est passé dans une partie que tu suis**
       *[other] **Ce qui s’est passé dans { $count } parties que tu suis**
    }
digest-moves = - [{ $game }]({ $link }) nº { $id }, { AND($names) } : { $count ->
        [0] { $other }
        [one] un coup, { AND($moves) }.
       *[other] { $count } coups, { $all ->
            [yes] {""}
           *[no] dont les derniers {""}
        }{ AND($moves) }.
    } C’est à { $player } de jouer.
digest-ended = - [{ $game }]({ $link }) nº { $id } est finie. { $result }
digest-more = - … et encore { $count } : { COMMAND("desk") }

## Refus

refusal-follow-own = Tu joues toi-même dans la partie { $match }. { COMMAND("desk") } la montre, et je te préviens quand c’est à toi de jouer : { $link }
refusal-follow-blocked = Tu ne peux pas suivre la partie { $match } : quelqu’un qui y joue te bloque.
refusal-not-followed = Tu ne suis pas la partie { $match }. { COMMAND("desk") } affiche celles que tu suis.
refusal-too-many-follows = Tu suis déjà { $most } parties, et je n’en garde pas plus. { COMMAND("desk") } les affiche ; cesse d’abord d’en suivre une.
refusal-too-many-followers = { $most } personnes suivent déjà la partie { $match }, et je n’écris pas à davantage. { COMMAND("board") } te montre à tout moment où elle en est.
