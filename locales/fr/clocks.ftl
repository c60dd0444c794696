# Les cadences. Les durées arrivent comme on les écrit : 3d, 12h, 1d12h. Noms, jeux et mentions arrivent inoffensifs ;
# les moments sont écrits pour que Discord les affiche.

## Boutons

button-claim-time = { $count ->
        [2] Réclamer la victoire
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
clock-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
clock-span = { AND($parts) }
clock-move = { $time } par coup
clock-bank = { $bank }, plus { $more } par coup, { $cap } maximum
clock-bank-alone = { $bank } pour tous les coups ensemble
clock-terms = { $time } ; en cas de retard, { $strict ->
        [yes] **la partie est perdue aussitôt**
       *[no] la partie n’est perdue que si un adversaire le réclame
    }

## À côté du plateau

time-until = À jouer avant le { $at } ({ $left }).
time-over = Temps écoulé { $left }.
time-paused = Partie en pause jusqu’au { $at }. Jouer avant met fin à la pause.
time-absent = **{ $player }** s’absente jusqu’au { $at } ({ $left }).
time-quiet = Heures calmes pour **{ $player }** jusqu’à { $until } : aucun rappel d’ici là.
time-banks = En réserve : { AND($banks) }.
time-bank = { $player } { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h
        }
       *[other] { $days } j { $hours } h
    }

## Ce que tout le monde lit

time-direct-message = { $mover }, c’est à toi de jouer à { $game } contre { AND($opponents) } : { $link }
time-reminder = { $mover }, tu as jusqu’au { $at } ({ $left }) pour jouer à { $game } contre { AND($opponents) } : { $link }
time-late = **{ $player }** a épuisé son temps à { $game } { $left }, mais peut encore jouer ; tant qu’aucun coup n’arrive, { OR($opponents) } peut décider de la suite.
time-unshown = { $mover }, c’est à toi de jouer à { $game } contre { AND($opponents) }, mais je n’arrive pas à publier le plateau. Tu le trouveras avec { COMMAND("desk") }.
time-unreached = Je n’arrive pas à prévenir **{ $player }**, qui doit jouer à { $game } : ni ici, ni en message privé. Peux-tu le faire ? Le plateau s’affiche avec { COMMAND("desk") }. { $timed ->
        [yes] Son temps ne démarre qu’une fois le plateau vu, dans { $days } jours au plus tard.
       *[no] {""}
    }
time-nudge = { $mover }, { COUNT($opponents) ->
        [1] { AND($opponents) } attend
       *[other] { AND($opponents) } attendent
    } ton coup à { $game } : { $link }
time-day = **{ $player }** reçoit un jour de plus, jusqu’au { $at } ({ $left }).
offer-pause = **{ $player }** demande une pause de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } dans cette partie de { $game }.
time-pause = Partie de { $game } en pause, d’un commun accord, jusqu’au { $at }. Jouer avant met fin à la pause.
time-away = **{ $player }** s’absente jusqu’au { $at }. Son temps s’arrête d’ici là.
time-back = **{ $player }** est de retour ; son temps reprend { $left }.

## Ce qu’une seule personne entend

claim-time-done = C’est réglé : { $player } n’avait plus de temps. La partie : { $link }
nudge-done = C’est dit : { $player } sait que tu attends.
day-done = { $player } a maintenant jusqu’au { $at }.
pause-sent = Tu as demandé une pause ; la question apparaît dans la partie.
pause-agreed = Tu as accepté la pause.
away-done = Jusqu’au { $at }, ton temps s’arrête dans toutes tes parties ; { $count ->
        [0] aucune n’a de limite de temps en ce moment.
        [one] je le signale dans celle qui a une limite de temps.
       *[other] je le signale dans les { $count } qui ont une limite de temps.
    } Tu peux jouer quand même. Pour rentrer plus tôt : { COMMAND("settings away") }.
back-done = Content de te revoir ! Ton temps reprend { $left }, à la fin du jour d’absence entamé ; les jours qui restaient te sont rendus.

## Ce qui se demande à une seule personne

pause-title = Une pause à { $game }
pause-label = Combien de jours ?
pause-hint = De 1 à { $most }. Tout le monde doit accepter ; jouer avant la fin arrête la pause.

## Ce qui ne se peut pas

refusal-clock = Je ne reconnais pas de cadence dans « { $typed } ». Écris `aucune`, un temps par coup comme `3j` ou `12h`, ou une réserve comme `7j+12h` (au besoin suivie de `max 14j`). Ajoute `strict` pour que le retard fasse perdre aussitôt.
refusal-clock-range = { $given }, c’est trop court ou trop long. Choisis entre { $least } et { $most }.
refusal-own-time = C’est à toi de jouer : seuls ceux qui t’attendent peuvent faire ça. Joue, ou demande une pause avec { COMMAND("match pause") }.
refusal-claim-early = { $clock ->
        [none] Cette partie se joue sans limite de temps. Tu pourras réclamer après { $days } jours sans coup : à partir du { $at } ({ $left }), si { $player } ne joue pas avant.
        [strict] { $player } a jusqu’au { $at } ({ $left }) pour jouer. La cadence est stricte : ensuite, tout se règle sans réclamation.
       *[friendly] { $player } a jusqu’au { $at } ({ $left }) pour jouer. Tu ne pourras réclamer qu’ensuite.
    }
refusal-claim-unheard = J’étais hors ligne et je lis encore ce qui a été écrit entre-temps : le coup attendu s’y trouve peut-être. Réessaie dans une minute.
refusal-claim-unshown = Trop tôt pour réclamer : je n’ai pas pu montrer le plateau à { $player }, dont le temps n’a donc pas démarré. Il démarre une fois le plateau vu, dans { $days } jours au plus tard. Peux-tu signaler que le plateau s’affiche avec { COMMAND("desk") } ?
refusal-nudge-early = { $clock ->
        [none] Cette partie se joue sans limite de temps. Tu pourras relancer après un jour sans coup : à partir du { $at } ({ $left }), si { $player } ne joue pas avant.
       *[other] { $player } a jusqu’au { $at } ({ $left }) pour jouer. Tu ne pourras relancer qu’ensuite.
    }
refusal-nudged-before = Une relance a déjà été envoyée. La prochaine sera possible { $left }.
refusal-no-clock = Cette partie se joue sans limite de temps : il n’y a pas de jour à donner.
refusal-day-not-needed = Il reste plus d’un jour, jusqu’au { $at }. Tu pourras en donner un quand il en restera moins.
refusal-paused = Cette partie est en pause jusqu’au { $at }. Jouer avant met fin à la pause.
refusal-pause-days = Une pause dure de 1 à { $most } jours. Écris un nombre entier.
refusal-pause-spent = En tout, les pauses d’une partie durent { $most } jours maximum. { $left ->
        [0] Il n’en reste aucun.
        [one] Il en reste { $left }.
       *[other] Il en reste { $left }.
    }
refusal-away = Tu as déjà une absence en cours, jusqu’au { $at }. Termine-la d’abord avec { COMMAND("settings away") }.
refusal-away-spent = Tu peux t’absenter { $most } jours par année civile. { $left ->
        [0] Il ne t’en reste aucun.
        [one] Il t’en reste { $left }.
       *[other] Il t’en reste { $left }.
    }
refusal-not-away = Tu n’as pas d’absence en cours.
