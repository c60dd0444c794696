# Les ligues : ce qui en est posté, leurs pages privées, et `/ligue`. Les noms et les mentions arrivent inoffensifs.

## Ce qu’est une ligue

league-title = ### Ligue : { $name }
league-game = **{ $game }**{ COUNT($options) ->
        [0] {""}
       *[other] {""} ({ $options })
    }
league-divisions = **Divisions** de { $size } joueurs maximum. { $doubled ->
        [yes] On joue deux fois contre chaque adversaire, en commençant à tour de rôle,
       *[no] On joue une fois contre chaque adversaire,
    } avec un maximum de { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } à la fois.
league-lasts = **Une saison** dure { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } maximum. À la fin, il y a des montées et des descentes.
league-rated = **Parties cotées** : leur résultat compte pour la cote à { $game }.
league-starts = La **saison { NUMBER($season, useGrouping: 0) }** commence le { $at } ({ $left }).
league-runs = La **saison { NUMBER($season, useGrouping: 0) }** est en cours. Elle finit le { $at } ({ $left }), ou dès que tout est joué.
league-last = C’est la dernière : la ligue s’arrête avec elle.
league-has-begun = La **saison { NUMBER($season, useGrouping: 0) }** a commencé : ses classements sont dans les messages plus récents. Si tu rejoins la ligue maintenant, ce sera pour la saison suivante.
league-ended = Cette ligue est terminée.
league-joined = { $count ->
        [0] Personne n’a encore rejoint la saison { NUMBER($season, useGrouping: 0) }.
        [one] **{ $count } joueur participe à la saison { NUMBER($season, useGrouping: 0) }** : { $names }.
       *[other] **{ $count } joueurs participent à la saison { NUMBER($season, useGrouping: 0) }** : { $more ->
            [0] { AND($names) }.
            [one] { $names } et { $more } autre.
           *[other] { $names } et { $more } autres.
        }
    }
league-order = -# Ordre : points (2 pour une victoire, 1 pour une nulle), puis parties entre joueurs à égalité, Sonneborn-Berger (SB) et ordre de départ.

## Ce qui est posté

league-begins = **La saison { NUMBER($season, useGrouping: 0) } commence.** Elle finit le { $at } ({ $left }), ou dès que tout est joué.
league-how = Les parties commencent d’elles-mêmes, { $threads ->
        [yes] dans des fils de ce salon ;
       *[no] ici dans le salon ;
    } { $most } maximum à la fois par joueur. Quand c’est à toi de jouer, je t’y mentionne.
league-silence =
    -# Après { $lost } parties perdues au temps, ou { $days } jours de retard sur un coup, on est éliminé de la saison.
    -# À la fin, une partie en cours est perdue pour le camp à court de temps, sinon pour celui qui a utilisé le plus de temps (avec moins de { $moves } coups, elle ne compte pas). Ici, absences et heures calmes comptent comme du temps ; les pauses, non.
league-put-off = { $ended ->
        [yes] Trop peu de monde a rejoint la saison { NUMBER($season, useGrouping: 0) }, une fois de plus.
       *[no] Trop peu de monde avait rejoint la saison { NUMBER($season, useGrouping: 0) } : elle est remise d’une semaine.
    }
league-division-of = **Division { $division }** : { AND($names) }
league-more-divisions = { $count ->
        [one] Il y a encore { $count } division : le bouton la montre.
       *[other] Il y a encore { $count } divisions : le bouton les montre.
    }
league-over = **La saison { NUMBER($season, useGrouping: 0) } est finie.** { $count ->
        [0] {""}
       *[other] { AND($names) } { COUNT($names) ->
            [one] l’emporte
           *[other] l’emportent
        } !
    }
league-who-goes-on = **Qui continue ?** La prochaine saison commence le { $at } ({ $left }). Sans réponse de ta part, tu n’y participes pas. Tout le monde peut la rejoindre.

## Le classement

league-columns = V N D Pts SB
league-division = Division { $division }
league-season = Saison { NUMBER($season, useGrouping: 0) }
league-goes-up = ⬆️ Montée en division { $division } : { AND($names) }
league-goes-down = ⬇️ Descente en division { $division } : { AND($names) }
league-out = { $count ->
        [one] Ne joue plus cette saison : { $names }
       *[other] Ne jouent plus cette saison : { AND($names) }
    }

## Les pages privées

league-you-play = Tu es dans la division { $division }, au rang { $place } sur { $count }.
league-you-joined = Tu participes à la saison { NUMBER($season, useGrouping: 0) }.
league-you-plays = Tu joues cette saison.
league-you-out = Tu ne participes plus à cette saison. Tu peux rejoindre la saison { NUMBER($season, useGrouping: 0) }.
league-you-asked = Tu continues pour la saison { NUMBER($season, useGrouping: 0) } ? Sans réponse de ta part, tu n’y participes pas.
league-you-none = Tu ne participes pas encore à la saison { NUMBER($season, useGrouping: 0) }.
league-fixtures = Saison { NUMBER($season, useGrouping: 0) }, division { $division } : toutes les rencontres. Le premier nommé commence.
league-round = Ronde { $round }
league-fixture = { $first } – { $second } : { $state ->
        [first] { $first } a gagné
        [second] { $second } a gagné
        [drawn] nulle
        [void] ne compte pas
        [running] en cours
       *[waiting] à venir
    }{ $match ->
        [None] {""}
       *[other] {" "}(partie { $match })
    }
league-mine = Tes parties de la saison { NUMBER($season, useGrouping: 0) } :
league-not-in-it = Tu ne joues pas cette saison.
league-against = Contre { $name } : { $yours ->
        [yes] **à toi de jouer**
       *[no] à ton adversaire de jouer
    }{ $timed ->
        [yes] {" "}(échéance : { $until })
       *[no] {""}
    }
league-to-come = { $count ->
        [one] { $count } partie à venir
       *[other] { $count } parties à venir
    } : contre { AND($names) }
league-own-won = Victoire contre { $name }
league-own-lost = Défaite contre { $name }
league-own-drawn = Nulle contre { $name }
league-own-void = Contre { $name } : ne compte pas

leagues-heading = **Les ligues de ce serveur**
leagues-line = **{ $name }**, { $game } : { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }. { $status }
leagues-none = Il n’y a pas encore de ligue sur ce serveur. Un admin peut en créer une avec { COMMAND("server league") }.
leagues-choose = Voir une ligue

button-league = Classement et rencontres
button-league-table = Classement
button-league-fixtures = Toutes les rencontres
button-league-mine = Mes parties
button-league-join = Rejoindre
button-league-leave = Quitter
button-league-on = Je continue
button-league-stop = Je ne continue pas
button-league-start = Commencer maintenant
button-league-end = Arrêter la ligue
button-leagues = Toutes les ligues

## Ce que l’on fait

league-made = La ligue est créée. Sa carte est envoyée dans { $channel } : c’est là qu’on la rejoint. { $threads ->
        [yes] {""}
       *[no] Toutes ses parties se joueront dans le salon, sans fils.
    }
league-you-have-joined = Tu participes à **{ $name }**, saison { NUMBER($season, useGrouping: 0) }. { $known ->
        [yes] Elle commence le { $at } ({ $left }).
       *[no] Elle commence après la saison en cours.
    } Ton nom figure dans ses classements, que tout le monde peut lire ici.
league-you-go-on = C’est noté : tu participes à **{ $name }**, saison { NUMBER($season, useGrouping: 0) }.
league-you-stop = C’est noté : pour la saison { NUMBER($season, useGrouping: 0) }, tu ne participes pas à **{ $name }**. Si tu changes d’avis, inscris-toi avant le début.
league-you-have-left = Tu as quitté **{ $name }**.
league-has-ended = **{ $name }** s’arrête : il n’y aura plus de saison. Ce qui a été joué reste visible.
league-leave-question = Quitter **{ $name }** ? Tu pourras la rejoindre à nouveau tant que la saison n’a pas commencé.
league-leave-season = Quitter **{ $name }** ? Tu abandonnes aussitôt toutes tes parties en cours. Si tu as joué moins de la moitié de cette saison, aucune de tes parties ne compte ; sinon, tes adversaires gagnent celles qui restent. Tu pourras rejoindre la saison suivante.
league-start-question = Commencer dès maintenant **{ $name }**, saison { NUMBER($season, useGrouping: 0) } ? { $count ->
        [0] Personne n’y participe encore.
        [one] { $count } joueur y participe.
       *[other] { $count } joueurs y participent.
    }
league-starts-now = **{ $name }**, saison { NUMBER($season, useGrouping: 0) } : c’est parti.
league-end-question = Arrêter **{ $name }** ? Il n’y aura plus de saison.
league-end-season = Arrêter **{ $name }** ? La saison en cours se joue jusqu’au bout, et c’est la dernière.
button-league-leave-yes = Oui, quitter
button-league-leave-no = Non, rester
button-league-start-yes = Oui, commencer
button-league-start-no = Non, attendre
button-league-end-yes = Oui, l’arrêter
button-league-end-no = Non, la garder

league-typed = -# Tu as écrit : `{ $typed }`
choice-start = { $text } · { $weekday ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    }, { $days ->
        [0] aujourd’hui
        [1] demain
       *[other] dans { $days } jours
    } ({ $zone })

## Ce qui ne se peut pas

refusal-league-needs-server = Les ligues se jouent sur les serveurs : relance la commande sur un serveur qui en a.
refusal-league-not-member = Je ne suis pas membre de ce serveur, donc je ne peux pas y tenir de ligue. Demande à un admin de m’inviter.
refusal-league-not-manager = Seuls les admins de ce serveur peuvent y créer ou arrêter une ligue. Tout le monde peut en rejoindre une.
refusal-league-closed = Je ne peux pas tenir de ligue dans { $channel } : il m’y manque { AND($permissions) }. Accorde-moi ce qui manque, ou lance la commande dans un autre salon.
refusal-league-unseen = Une ligue a besoin d’un salon textuel que je vois. Lance la commande dans un salon de ce genre.
refusal-no-such-league = Cette ligue n’existe pas ici, ou tu ne peux pas lire son salon. { COMMAND("league") } montre celles de ce serveur.
refusal-no-league-called = Aucune ligue ne s’appelle « { $typed } » ici. { COUNT($leagues) ->
        [0] Ce serveur n’en a pas.
       *[other] Il y a { AND($leagues) }.
    }
refusal-no-such-season = Cette ligue n’a pas encore eu cette saison.
refusal-league-name = Le nom d’une ligue compte de 1 à { $most } caractères visibles.
refusal-league-name-taken = Ce serveur a déjà une ligue appelée « { $name } ». Choisis un autre nom.
refusal-league-game = Une ligue se joue à deux, ce qui n’est pas le cas de { $game }. Choisis un autre jeu.
refusal-league-clock = Sans cadence, une saison ne finirait jamais. Choisis-en une, comme `3j`.
refusal-league-size = La taille maximale d’une division se choisit entre { $least } et { $most } : { $given }, ce n’est pas possible.
refusal-league-at-once = Le nombre maximal de parties à la fois se choisit entre { $least } et { $most } : { $given }, ce n’est pas possible.
refusal-league-days = Une saison dure de { $least } à { $most } jours : { $given }, ce n’est pas possible.
refusal-league-start = La première saison commence aujourd’hui ou dans les { $most } jours. Choisis une autre date.
refusal-too-many-leagues = Ce serveur a déjà { $most } ligues : c’est le maximum. Arrêtes-en d’abord une.
refusal-league-ended = « { $league } » est terminée : il n’y aura plus de saison.
refusal-league-full = { $most } joueurs participent déjà à la prochaine saison de « { $league } » : c’est le maximum. Tu pourras rejoindre la suivante.
refusal-league-too-few = { $count ->
        [0] Personne n’a encore rejoint la ligue.
        [one] Un seul joueur a rejoint la ligue.
       *[other] { $count } joueurs seulement ont rejoint la ligue.
    } Il en faut au moins { $least } pour une saison.
refusal-league-joined = Tu participes déjà à la prochaine saison de « { $league } ».
refusal-league-plays = Tu joues la saison en cours de « { $league } ». À la fin, je demanderai qui continue.
refusal-not-in-league = Tu ne participes pas à « { $league } ».
refusal-not-in-season = Tu n’as pas joué la dernière saison de « { $league } » jusqu’au bout. Pour participer à la prochaine, rejoins-la.
refusal-season-runs = La saison de « { $league } » est encore en cours. À la fin, je demanderai qui continue.
refusal-moment = Je ne reconnais pas de date dans « { $typed } ». Écris-la comme `2027-01-31 18:00`, dans ton fuseau horaire, ou dis dans combien de temps, comme `3j`.
