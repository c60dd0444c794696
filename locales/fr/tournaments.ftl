# Les tournois : ce qui en est posté, leurs pages privées, et `/tournoi`. Les noms et les mentions arrivent inoffensifs.

## Ce qu’est un tournoi

tournament-title = ### Tournoi : { $name }
tournament-kind-knockout = **Élimination directe** : une défaite, et c’est fini. Une partie nulle se rejoue, camps inversés, s’il reste du temps ; après une deuxième nulle, c’est le moins bien classé des deux au départ qui passe. Une petite finale décide de la troisième place.
tournament-kind-swiss = **Système suisse en { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }** : personne n’est éliminé. Tu rencontres des joueurs qui ont à peu près autant de points que toi, jamais deux fois le même. Si vous êtes peu nombreux, il y a moins de rondes.
tournament-round-time = **Une ronde** finit avec sa dernière partie, ou au bout de { $time } : une partie en cours est alors perdue pour le camp à court de temps, sinon pour celui qui a utilisé le plus de temps. Ici, absences et heures calmes comptent comme du temps ; les pauses, non.
tournament-checks-in = **Confirme ta présence** : tu le pourras à partir de { $time } avant le début. Sans confirmation, tu n’y participes pas.
tournament-begins = **Début : le { $at } ({ $left }).** Les têtes de série suivent la cote.
tournament-has-begun = Il a commencé.
tournament-runs = **{ $round }** : jusqu’au { $at } ({ $left }), ou jusqu’à la fin de toutes ses parties.
tournament-ended = **C’est fini.**
tournament-called-off = **Le tournoi est annulé.**
tournament-joined = { $count ->
        [0] Personne n’y participe encore. Il y a { $places } places.
        [one] **{ $count } joueur sur { $places }** : { $names }.
       *[other] **{ $count } joueurs sur { $places }** : { $more ->
            [0] { AND($names) }.
            [one] { $names } et { $more } autre.
           *[other] { $names } et { $more } autres.
        }
    }
tournament-round = Ronde { $round } sur { $rounds }
tournament-stage = { $matches ->
        [1] Finale
        [2] Demi-finales
        [4] Quarts de finale
        [8] Huitièmes de finale
        [16] Seizièmes de finale
       *[32] Trente-deuxièmes de finale
    }

## Ce qui est posté

tournament-check-in-now = **Confirme ta présence maintenant.** Début : le { $at } ({ $left }). Sans confirmation d’ici là, tu n’y participes pas.
tournament-how = Les parties commencent d’elles-mêmes, { $threads ->
        [yes] dans des fils de ce salon.
       *[no] ici dans le salon.
    } Quand c’est à toi de jouer, je t’y mentionne.
tournament-byes = { $count ->
        [one] Exempt à la première ronde : { $names }
       *[other] Exempts à la première ronde : { AND($names) }
    }
tournament-fixture = { $first } – { $second }{ $state ->
        [first] {" "}: { $first } a gagné
        [second] {" "}: { $second } a gagné
        [drawn] {" "}: nulle
        [void] {" "}: ne compte pas
        [neither] {" "}: double retrait
        [running] {" "}: en cours
       *[waiting] {""}
    }{ $match ->
        [None] {""}
       *[other] {" "}(partie { $match })
    }
tournament-third-pairing = Pour la troisième place : { $line }
tournament-third-own = Ta partie est pour la troisième place. { $line }
tournament-bye = { $name } : exempt
tournament-more-matches = { $count ->
        [one] et { $count } autre partie : le bouton la montre.
       *[other] et { $count } autres parties : le bouton les montre.
    }
tournament-place = { $place ->
        [1] 🥇 **{ $name }** remporte le tournoi !
        [2] 🥈 { $name }
       *[3] 🥉 { $name }
    }
tournament-nobody-wins = **Personne ne remporte le tournoi** : les deux finalistes se sont retirés.

## L’image, et le classement en mots

tournament-about = Ronde { $round } sur { $rounds }
tournament-is-over = Résultat final
tournament-third = Troisième place
tournament-picture-columns = V–N–D | Points | BH | SB
tournament-columns = Pts BH SB
tournament-order = -# Ordre : points (2 pour une victoire ou une exemption, 1 pour une nulle), puis Buchholz (BH : les points de tes adversaires), Sonneborn-Berger (SB), parties entre joueurs à égalité et tête de série.
tournament-more-people = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
alt-tournament-table = { $name }, classement, { $about }.
alt-tournament-row = { $place }. { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
alt-tournament-bracket = { $name }, tableau, { $about }.
alt-tournament-stage = { $stage } :
alt-tournament-match = { $first } – { $second }{ $winner ->
        [none] {""}
       *[other] {" "}({ $winner } gagne)
    }.

## Les pages privées

tournament-you-none = Tu n’y participes pas.
tournament-you-joined = Tu y participes.
tournament-you-checked = Tu y participes, et ta présence est confirmée.
tournament-you-plays = Tu y participes. Tu n’as pas de partie pour l’instant : la prochaine ronde commence quand celle-ci est finie.
tournament-you-beaten = Tu as perdu : le tournoi continue sans toi.
tournament-you-out = Tu n’y participes plus, après ton retrait ou deux parties perdues au temps.
tournament-matches = Toutes les parties. Le premier nommé commence.
tournaments-heading = **Les tournois de ce serveur**
tournaments-none = Il n’y a pas de tournoi sur ce serveur. Un admin peut en créer un avec { COMMAND("tournament new") }.
tournaments-choose = Voir un tournoi

button-tournament = Voir
button-tournament-knockout = Tableau
button-tournament-swiss = Classement
button-tournament-matches = Toutes les parties
button-tournament-join = Participer
button-tournament-check = Je suis là
button-tournament-leave = Quitter
button-tournament-withdraw = Me retirer
button-tournament-start = Commencer maintenant
button-tournament-end = Annuler le tournoi
button-tournaments = Tous les tournois

## Ce que l’on fait

tournament-made = Le tournoi est créé. Sa carte est envoyée dans { $channel } : c’est là qu’on s’y inscrit. { $threads ->
        [yes] {""}
       *[no] Toutes ses parties se joueront dans le salon, sans fils.
    }
tournament-you-have-joined = Tu participes à **{ $name }**. Début : le { $at } ({ $left }). Tu peux y rencontrer tout le monde ; si tu bloques quelqu’un, je vous sépare tant que c’est possible. Ton nom figure dans ses résultats, que tout le monde peut lire ici.
tournament-you-have-checked = Ta présence à **{ $name }** est confirmée. Début : le { $at } ({ $left }).
tournament-you-have-left = Tu as quitté **{ $name }**.
tournament-starts-now = **{ $name }** commence maintenant.
tournament-has-ended = **{ $name }** est annulé.
tournament-join-question = { COUNT($names) ->
        [one] { AND($names) }, que tu bloques, participe à **{ $name }**.
       *[other] { AND($names) }, que tu bloques, participent à **{ $name }**.
    } Je vous sépare tant que c’est possible, mais vous pourriez avoir à jouer ensemble. Participer ?
tournament-leave-question = Quitter **{ $name }** ? Tu pourras revenir tant qu’il n’a pas commencé, s’il reste une place.
tournament-withdraw-question = Quitter **{ $name }** pour de bon ? Tu abandonnes ta partie en cours, et tu ne pourras pas revenir.
tournament-start-question = Commencer **{ $name }** maintenant ? { $count ->
        [0] Personne n’y participe encore.
        [one] { $count } joueur y participe.
       *[other] { $count } joueurs y participent.
    } Si les confirmations sont ouvertes, seuls ceux qui ont confirmé leur présence y participent.
tournament-end-question = Annuler **{ $name }** ? Personne ne le gagne. Les parties en cours continuent comme des parties ordinaires.
button-tournament-join-yes = Oui, participer
button-tournament-join-no = Non
button-tournament-leave-yes = Oui, me retirer
button-tournament-leave-no = Non, rester
button-tournament-start-yes = Oui, commencer
button-tournament-start-no = Non, attendre
button-tournament-end-yes = Oui, l’annuler
button-tournament-end-no = Non, le garder

## Ce qui ne se peut pas

refusal-tournament-needs-server = Les tournois se jouent sur les serveurs : relance la commande sur un serveur.
refusal-tournament-not-member = Je ne suis pas membre de ce serveur, donc je ne peux pas y tenir de tournoi. Demande à un admin de m’inviter.
refusal-tournament-not-manager = Seuls les admins de ce serveur peuvent y créer, lancer ou annuler un tournoi. Tout le monde peut y participer.
refusal-tournament-closed = Je ne peux pas tenir de tournoi dans { $channel } : il m’y manque { AND($permissions) }. Accorde-moi ce qui manque, ou lance la commande dans un autre salon.
refusal-tournament-unseen = Un tournoi a besoin d’un salon textuel que je vois. Lance la commande dans un salon de ce genre.
refusal-no-such-tournament = Ce tournoi n’existe pas ici, ou tu ne peux pas lire son salon. { COMMAND("tournament show") } montre ceux de ce serveur.
refusal-no-tournament-called = Aucun tournoi ne s’appelle « { $typed } » ici. { COUNT($tournaments) ->
        [0] Ce serveur n’en a pas.
       *[other] Il y a { AND($tournaments) }.
    }
refusal-tournament-name = Le nom d’un tournoi compte de 1 à { $most } caractères visibles.
refusal-tournament-name-taken = Ce serveur a déjà un tournoi appelé « { $name } ». Choisis un autre nom.
refusal-tournament-game = Un tournoi se joue à deux, ce qui n’est pas le cas de { $game }. Choisis un autre jeu.
refusal-tournament-clock = Sans cadence, une ronde ne finirait jamais. Choisis-en une, comme `5m` ou `1j`.
refusal-tournament-places = Un tournoi a de { $least } à { $most } places : { $given }, ce n’est pas possible.
refusal-tournament-rounds = Un tournoi suisse a de { $least } à { $most } rondes : { $given }, ce n’est pas possible.
refusal-tournament-time = Je ne reconnais pas de durée de ronde dans « { $typed } ». Écris-la comme `2h`, `90m` ou `3j`.
refusal-tournament-start = Un tournoi commence maintenant ou dans les { $most } jours. Choisis une autre date.
refusal-too-many-tournaments = Ce serveur a déjà { $most } tournois qui ne sont pas finis : c’est le maximum. Annules-en d’abord un.
refusal-tournament-over = « { $tournament } » est fini.
refusal-tournament-begun = « { $tournament } » a déjà commencé.
refusal-tournament-full = « { $tournament } » est complet : { $most } joueurs y participent.
refusal-tournament-joined = Tu participes déjà à « { $tournament } ».
refusal-not-in-tournament = Tu ne participes pas à « { $tournament } ».
refusal-tournament-beaten = Tu as déjà perdu dans « { $tournament } » : tu n’as rien à quitter.
refusal-tournament-no-check-in = Il n’y a pas de présence à confirmer pour « { $tournament } ». Tu y participes.
refusal-tournament-check-in-early = C’est trop tôt pour confirmer ta présence. Tu pourras à partir du { $at } ({ $left }).
refusal-tournament-checked-in = Ta présence à « { $tournament } » est déjà confirmée.
refusal-tournament-too-few = { $count ->
        [0] Personne
        [one] Un seul joueur
       *[other] { $count } joueurs seulement
    } { $checks_in ->
        [yes] { $count ->
            [0] n’a encore confirmé sa présence.
            [one] a confirmé sa présence.
           *[other] ont confirmé leur présence.
        }
       *[no] { $count ->
            [0] n’y participe encore.
            [one] y participe.
           *[other] y participent.
        }
    } Il en faut au moins { $least }.
