# Les pendules. Les durées arrivent comme on les écrit : 3d, 12h, 1d12h. Noms, jeux et mentions arrivent inoffensifs ;
# les moments sont écrits pour que Discord les affiche.

## Boutons

button-claim-time = { $count ->
        [2] Réclamer le gain
       *[other] Éliminer
    }
button-nudge = Relancer
button-day = Donner un jour
button-pause = Pause…

## Les conditions de temps

clock-none = aucune
clock-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
clock-span = { AND($parts) }
clock-move = { $time } par coup
clock-bank = { $bank } en tout, { $more } de plus par coup, { $cap } au plus
clock-bank-alone = { $bank } pour tous les coups ensemble
clock-terms = { $time } ; le temps écoulé, { $strict ->
        [yes] **la partie est perdue aussitôt**
       *[no] la partie n’est perdue que si un adversaire le réclame
    }

## À côté du plateau

time-until = Coup à jouer avant le { $at } ({ $left }).
time-over = Temps écoulé { $left }.
time-paused = En pause jusqu’au { $at } ; qui joue avant y met fin.
time-absent = **{ $player }** s’absente jusqu’au { $at } ({ $left }).
time-quiet = Heures de repos pour **{ $player }** jusqu’à { $until } ; les rappels attendent jusque-là.
time-banks = En réserve : { AND($banks) }.
time-bank = { $player } { $days ->
        [0] { $hours } h
       *[other] { $days } j { $hours } h
    }

## Ce que tout le monde lit

time-direct-message = { $mover }, c’est à toi de jouer à { $game } contre { AND($opponents) } : { $link }
time-reminder = { $mover }, ton temps à { $game } contre { AND($opponents) } court jusqu’au { $at } ({ $left }) : { $link }
time-late = Temps écoulé { $left } pour **{ $player }** à { $game }. Il est encore possible de jouer ; d’ici là, { OR($opponents) } peut décider de la suite.
time-nudge = { $mover }, { COUNT($opponents) ->
        [1] { AND($opponents) } attend
       *[other] { AND($opponents) } attendent
    } ton coup à { $game } : { $link }
time-day = **{ $player }** reçoit un jour de plus : jusqu’au { $at } ({ $left }).
offer-pause = **{ $player }** demande une pause de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } dans cette partie de { $game }.
time-pause = Pause à { $game }, d’un commun accord : le temps s’arrête jusqu’au { $at }. Jouer avant y met fin.
time-away = **{ $player }** s’absente jusqu’au { $at }. D’ici là, son temps s’arrête.
time-back = **{ $player }** est de retour ; son temps reprend { $left }.

## Ce qu’une seule personne entend

claim-time-done = Temps écoulé pour { $player } : c’est réglé. La partie : { $link }
nudge-done = { $player } va savoir que tu attends.
day-done = { $player } a désormais jusqu’au { $at }.
pause-sent = Tu as demandé une pause ; la question paraît dans la partie.
pause-agreed = Tu as accepté la pause.
away-done = Jusqu’au { $at }, ton temps s’arrête dans toutes tes parties ; { $count ->
        [0] aucune n’a de pendule en ce moment.
        [one] celle qui a une pendule en est avertie.
       *[other] les { $count } qui ont une pendule en sont averties.
    } Joue quand tu veux. { COMMAND("settings away") } y met fin plus tôt.
back-done = Content de te revoir. Ton temps reprend { $left }, à la fin du jour d’absence entamé ; les jours suivants te sont rendus.

## Ce qui se demande à une seule personne

pause-title = Une pause à { $game }
pause-label = Combien de jours ?
pause-hint = De 1 à { $most }. Il faut l’accord de tous ; qui joue avant la fin y met un terme.

## Ce qui ne se peut pas

refusal-clock = Je n’arrive pas à lire « { $typed } » comme une pendule. Écris `none` (aucune), un temps par coup comme `3d` ou `12h`, ou une réserve comme `7d+12h` (suivie au besoin de `max 14d`) ; ajoute `strict`, et qui n’a plus de temps perd aussitôt.
refusal-clock-range = { $given }, c’est trop court ou trop long ici. Choisis de { $least } à { $most }.
refusal-own-time = C’est à toi de jouer : seules les personnes qui t’attendent peuvent faire cela. Joue, ou demande une pause avec { COMMAND("match pause") }.
refusal-claim-early = { $clock ->
        [none] Cette partie n’a pas de pendule. On peut réclamer après { $days } jours sans coup : à partir du { $at } ({ $left }), si { $player } ne joue pas avant.
        [strict] { $player } a jusqu’au { $at } ({ $left }) pour jouer. La pendule est stricte : la suite viendra alors d’elle-même, sans que personne ait à réclamer.
       *[friendly] { $player } a jusqu’au { $at } ({ $left }) pour jouer. On ne peut réclamer qu’ensuite.
    }
refusal-nudge-early = { $clock ->
        [none] Cette partie n’a pas de pendule. On peut relancer après un jour sans coup : à partir du { $at } ({ $left }), si { $player } ne joue pas avant.
       *[other] { $player } a jusqu’au { $at } ({ $left }) pour jouer. On ne peut relancer qu’ensuite.
    }
refusal-nudged-before = La relance est déjà partie. La prochaine sera possible { $left }.
refusal-no-clock = Cette partie n’a pas de pendule, il n’y a donc pas de jour à donner.
refusal-day-not-needed = Il reste plus d’un jour, jusqu’au { $at }. Tu pourras en donner un quand il restera moins.
refusal-paused = Cette partie est en pause jusqu’au { $at }. Jouer avant y met fin.
refusal-pause-days = Une pause dure de 1 à { $most } jours. Écris un nombre entier.
refusal-pause-spent = Les pauses d’une partie durent { $most } jours au plus, toutes ensemble. { $left ->
        [0] Il n’en reste aucun.
        [one] Il en reste { $left }.
       *[other] Il en reste { $left }.
    }
refusal-away = Tu es déjà en absence, jusqu’au { $at }. Mets-y d’abord fin avec { COMMAND("settings away") }.
refusal-away-spent = Tu peux t’absenter { $most } jours par année civile. { $left ->
        [0] Il ne t’en reste aucun.
        [one] Il t’en reste { $left }.
       *[other] Il t’en reste { $left }.
    }
refusal-not-away = Tu n’as pas d’absence en cours, il n’y a donc rien à terminer.
