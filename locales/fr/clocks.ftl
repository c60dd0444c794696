# Les pendules. Les durées arrivent comme on les écrit : 3d, 12h, 1d12h.

refusal-clock = Je ne lis pas { $typed } comme une pendule. Écris `none` (aucune), un temps par coup comme `3d` ou `12h`, ou une réserve comme `7d+12h` (suivie au besoin de `max 14d`) ; ajoute `strict` si le temps écoulé fait perdre aussitôt.
refusal-clock-range = { $given } n’est pas possible ici : de { $least } à { $most }.

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
clock-terms = { $time } ; le temps écoulé, { $strict ->
        [yes] **la partie est perdue aussitôt**
       *[no] les autres peuvent réclamer le gain
    }

## Boutons. Noms, jeux et mentions arrivent inoffensifs ; les moments sont écrits pour que Discord les affiche.

button-flag = { $count ->
        [2] Réclamer le gain
       *[other] Mettre hors jeu
    }
button-nudge = Relancer
button-day = Donner un jour
button-pause = Pause …

## À côté du plateau

time-until = Temps jusqu’au { $at } ({ $left }).
time-over = Temps écoulé { $left }.
time-paused = En pause jusqu’au { $at } ; qui joue avant y met fin.
time-banks = En réserve : { AND($banks) }.
time-bank = { $player } { $days ->
        [0] { $hours } h
       *[other] { $days } j { $hours } h
    }

## Ce que tout le monde lit

time-letter = { $mover }, c’est à toi de jouer à { $game } contre { AND($opponents) } : { $link }
time-reminder = { $mover }, ton temps à { $game } contre { AND($opponents) } finit { $left } : { $link }
time-late = Le temps s’est écoulé pour **{ $player }** { $left }. Il reste permis de jouer ; d’ici là, c’est à { OR($opponents) } d’en décider.
time-nudge = { $mover }, { COUNT($opponents) ->
        [1] { AND($opponents) } attend
       *[other] { AND($opponents) } attendent
    } ton coup à { $game } : { $link }
time-day = **{ $player }** reçoit un jour de plus : jusqu’au { $at } ({ $left }).
time-pause = Pause, d’un commun accord : le temps s’arrête jusqu’au { $at }. Qui joue avant y met fin.
time-away = **{ $player }** s’absente jusqu’au { $at }. D’ici là, son temps s’arrête.
time-back = **{ $player }** est de retour ; son temps reprend { $left }.

offer-pause = **{ $player }** demande une pause de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } dans cette partie de { $game }.

## Ce qu’une seule personne entend

flag-done = Temps écoulé pour { $player }, et c’est réglé. La partie : { $link }
nudge-done = { $player } va savoir que tu attends.
day-done = { $player } a désormais jusqu’au { $at }.
pause-sent = Tu as demandé une pause ; la question paraît dans la partie.
pause-agreed = Tu as accepté la pause.
pause-title = Une pause à { $game }
pause-label = Combien de jours ?
pause-hint = De 1 à { $most }. Il faut l’accord de tous ; qui joue avant la fin y met un terme.
away-done = Jusqu’au { $at }, ton temps s’arrête dans toutes tes parties{ $count ->
        [0] {" "}; aucune n’a de pendule en ce moment.
        [one] {" "}; celle qui a une pendule en est avertie.
       *[other] {" "}; les { $count } qui ont une pendule en sont averties.
    } Joue quand tu veux. `/absence 0` y met fin plus tôt.
back-done = Content de te revoir. Ton temps reprend { $left }, à la fin du jour d’absence entamé ; le reste t’est rendu.

## Ce qui ne se peut pas

refusal-own-time = C’est ton propre temps qui court. Ce bouton est pour ceux qui t’attendent.
refusal-too-early = Ce sera possible à partir du { $at } ({ $left }).
refusal-nudged-before = La relance est déjà partie. La prochaine est possible { $left }.
refusal-no-clock = Cette partie n’a pas de pendule : il n’y a pas de jour à donner.
refusal-day-not-needed = Il reste plus d’un jour, jusqu’au { $at }.
refusal-paused = Cette partie est en pause jusqu’au { $at }. Qui joue avant y met fin.
refusal-pause-days = Une pause dure de 1 à { $most } jours, en nombre entier.
refusal-pause-spent = Les pauses d’une partie durent { $most } jours au plus, toutes ensemble. { $left ->
        [0] Il n’en reste aucun.
        [one] Il en reste { $left }.
       *[other] Il en reste { $left }.
    }
refusal-away = Ton absence court déjà, jusqu’au { $at }. `/absence 0` y met d’abord fin.
refusal-away-spent = On peut s’absenter { $most } jours par année civile. { $left ->
        [0] Il ne t’en reste aucun.
        [one] Il t’en reste { $left }.
       *[other] Il t’en reste { $left }.
    }
refusal-away-ends = C’est déjà le dernier jour de ton absence ; elle finit { $left }.
refusal-not-away = Tu n’es pas en absence.
