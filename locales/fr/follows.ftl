# Suivre une partie où l’on ne joue pas. Les noms arrivent rendus inoffensifs ; `$link` est l’adresse du dernier plateau.

button-follow = Suivre
button-follow-daily = Plutôt chaque jour
button-follow-end = Seulement à la fin
button-unfollow = Ne plus suivre
button-follows = Parties suivies

## Le panneau

follow-panel = Tu suis [{ $game }]({ $link }) nº { $id }, { AND($names) }. { $daily ->
        [yes] Les jours où il s’y passe quelque chose, je te le raconte en message privé ; prochain message à { $due }.
       *[no] Quand elle se terminera, je t’enverrai le dernier plateau en message privé.
    } Personne d’autre n’en sait rien.
follow-morning = J’écris le matin, en dehors de tes heures calmes. Elles se règlent dans { COMMAND("settings me") }, comme ton fuseau horaire.
follow-stopped = Tu ne suis plus la partie { $id }.
follow-greeting = Tu suis [{ $game }]({ $link }) nº { $id }. Les nouvelles des parties que tu suis arrivent ici ; la liste est dans { COMMAND("desk") }.
follow-closed =
    Tu ne suis pas la partie { $id } : je ne peux pas t’envoyer de messages privés, donc pas te donner de nouvelles. { $account ->
        [yes] [Ajoute-moi à ton compte](<{ $install }>), ou rejoins un serveur où je suis,
       *[no] Autorise les messages privés dans les paramètres de confidentialité de ce serveur,
    } puis appuie de nouveau sur **{ button-follow }**.

## La liste

follows-heading = **Ce que tu suis** : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } sur { $most }.
follows-none = Tu ne suis aucune partie. Sous le plateau d’une partie des autres, appuie sur **{ button-more }**, puis sur **{ button-follow }** : je te raconterai la fin en message privé, ou chaque jour ce qui s’y passe.
follows-digest = Ton prochain résumé arrive { $due }, s’il y a du nouveau d’ici là.
follows-match = [{ $game }]({ $link }) nº { $id } : { AND($names) }
follows-over = Elle est terminée ; je t’envoie bientôt le résultat.
follows-how = { $daily ->
        [yes] Je t’en donne des nouvelles chaque jour.
       *[no] Je te préviendrai quand elle se terminera.
    }

## Les messages privés

follow-ended = La partie de [{ $game }]({ $link }) nº { $id } que tu suis est terminée. { $result }
digest-heading = { $count ->
        [one] **Ce qui s’est passé dans une partie que tu suis**
       *[other] **Ce qui s’est passé dans { $count } parties que tu suis**
    }
digest-moves = - [{ $game }]({ $link }) nº { $id }, { AND($names) } : { $count ->
        [0] { $other }
        [one] un coup, { AND($moves) }.
       *[other] { $count } coups, { $all ->
            [yes] {""}
           *[no] dont les derniers {""}
        }{ AND($moves) }.
    } C’est à { $player } de jouer.
digest-ended = - [{ $game }]({ $link }) nº { $id } : terminée. { $result }
digest-more = - Et encore { $count } : { COMMAND("desk") }

## Refus

refusal-follow-own = Tu joues dans la partie { $match } : elle est dans { COMMAND("desk") }, et je te préviens quand c’est à toi de jouer. La partie : { $link }
refusal-follow-blocked = Tu ne peux pas suivre la partie { $match } : quelqu’un qui y joue te bloque.
refusal-not-followed = Tu ne suis pas la partie { $match }. { COMMAND("desk") } montre celles que tu suis.
refusal-too-many-follows = Tu suis déjà { $most } parties : c’est le maximum. Cesse d’abord d’en suivre une : { COMMAND("desk") } les montre.
refusal-too-many-followers = { $most } joueurs suivent déjà la partie { $match } : c’est le maximum. { COMMAND("board") } te montre à tout moment où elle en est.
