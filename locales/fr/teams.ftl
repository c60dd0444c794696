# Les équipes : des personnes qui partagent une place et votent pour ses coups. Noms, coups, commentaires et mentions
# arrivent déjà rendus inoffensifs.

## Boutons

button-team = En équipe
button-team-mine = En faire une équipe
button-team-join = Rejoindre { $team }
button-team-leave = Quitter { $team }
button-team-named =
    { $named ->
        [yes] Ne pas me citer
       *[no] Me citer
    }
button-teams = Équipes
button-vote = Voter
button-votes = Votes
button-vote-for = Voter pour { $move }
button-vote-comment = Commenter
button-vote-other = Changer mon vote
button-play-it =
    { $tied ->
        [yes] Jouer l’un d’eux…
       *[no] Jouer { $move }
    }
button-motion-yes = Pour
button-motion-no = Contre

## La carte

card-team = **{ $team }** : { $people }
team-people = { $count ->
        [0] personne pour l’instant
       *[other] { $more ->
            [0] { AND($names) }
            [one] { $names } et 1 autre
           *[other] { $names } et { $more } autres
        }
    }
card-team-start = La partie commence dès que toutes les places sont prises. Une équipe prend la sienne dès qu’un joueur la rejoint ; les autres peuvent la rejoindre pendant la partie.
team-of = Équipe { $captain }
team-everybody = Tout le monde

## Sous le plateau

turn-team = **{ $team }**, c’est à vous de jouer à { $game } contre { AND($opponents) }. Appuyez sur **{ button-vote }**.
ballot-open = { $count ->
        [0] Personne n’a encore voté.
        [one] 1 vote pour l’instant.
       *[other] { $count } votes pour l’instant.
    } Fin du vote { $until }.
ballot-ending = { $count ->
        [one] 1 vote : ça suffit.
       *[other] { $count } votes : ça suffit.
    } Fin du vote { $until } ; d’ici là, vous pouvez encore changer d’avis.
ballot-waits = Le temps du vote est passé et personne n’a voté : le premier vote décidera.
ballot-leads = En tête : `{ $move }`, avec { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
ballot-closed = **{ $team }** a voté : { $shares }.
ballot-share-first = `{ $move }` ({ $votes } sur { $all })
ballot-share = `{ $move }` ({ $votes })
ballot-rest = { $count ->
        [one] 1 autre coup ({ $votes })
       *[other] { $count } autres coups ({ $votes })
    }
ballot-voters = Pour `{ $move }` : { $people }.
ballot-quote = > { $named ->
        [yes] { $name } : « { $comment } »
       *[no] « { $comment } »
    }

## Voter

vote-begin = Ton vote pour **{ $team }** à **{ $game }**.
vote-join-first = Pour voter, rejoins d’abord l’équipe dont c’est le tour.
vote-on = Ton vote à **{ $game }** : `{ $typed }`…
vote-ahead = Voici le plateau après `{ $move }`. Tu n’as pas encore voté pour ce coup.
vote-title = Ton vote à { $game }
vote-question = Voter vraiment pour `{ $move }` ?
vote-stored = Tu as voté pour `{ $move }`. Fin du vote { $until } ; d’ici là, tu peux changer d’avis.
vote-stored-ending = Tu as voté pour `{ $move }`. Il y a maintenant assez de votes : fin du vote { $until } ; d’ici là, tu peux encore changer le tien.
vote-commented = Ton commentaire : « { $comment } » { $quoted ->
        [yes] Si le coup est joué, il sera cité sous le prochain plateau.
       *[no] Seule ton équipe peut le lire.
    }
vote-comment-title = Ton commentaire
vote-comment-label = Pourquoi { $move } ?
vote-comment-hint = Avant la fin du vote, seule ton équipe peut le lire.
vote-comment-later = Si le coup est joué
choice-comment-quoted = Citer le commentaire sous le prochain plateau
choice-comment-kept = Le garder dans l’équipe
vote-decided = Ton vote pour `{ $move }` a mis fin au vote. Le nouveau plateau arrive.
vote-counts = { $player }, ton vote est compté.
votes-heading = **{ $team }**, { $game } : { $count ->
        [0] personne n’a encore voté.
        [one] 1 vote pour l’instant.
       *[other] { $count } votes pour l’instant.
    } Fin du vote { $until }.
votes-proposal = `{ $move }` · { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }{ $own ->
        [yes] {" "}· **ton vote**
       *[no] {""}
    }
votes-comment = -# { $named ->
        [yes] { $name } : « { $comment } »
       *[no] « { $comment } »
    }
play-it-question = Mettre fin au vote et jouer `{ $move }`, qui a { $votes } voix sur { $all } ?
play-it-tied = Plusieurs coups sont en tête, avec { $votes } voix chacun. Mettre fin au vote ? Choisis alors celui à jouer. Sinon, à la fin du vote, le premier proposé l’emporte : `{ $move }`.
button-close-yes = Oui, le jouer
button-close-no = Non, attendre
kept-close = Le vote continue. Le plateau : { $link }
play-it-done = Tu as mis fin au vote : `{ $move }` est joué. Le nouveau plateau arrive.

## Les autres décisions

motion-asked = **{ $team }**, { $what ->
        [draw] voulez-vous proposer la nulle ?
        [repetition] voulez-vous réclamer la nulle par répétition ?
        [takeback] voulez-vous reprendre votre dernier coup ?
        [pause] voulez-vous demander une pause de { $days ->
            [one] 1 jour
           *[other] { $days } jours
        } ?
        [timeout] voulez-vous réclamer la victoire au temps ?
        [day] voulez-vous donner un jour de plus à l’adversaire qui doit jouer ?
       *[resign] voulez-vous abandonner ?
    }
motion-answer = **{ $team }**, { $player } { $what ->
        [draw] propose la nulle.
        [takeback] demande à reprendre un coup.
       *[pause] demande une pause de { $days ->
            [one] 1 jour
           *[other] { $days } jours
        }.
    } Acceptez-vous ?
motion-open = Pour : { $agreed }. Contre : { $declined }. Il faut { $quorum ->
        [one] 1 voix
       *[other] { $quorum } voix
    } pour décider.
motion-carried = Décidé : oui ({ $agreed } contre { $declined }).
motion-rejected = Décidé : non ({ $declined } contre { $agreed }).
motion-lapsed = La partie a continué : la question ne se pose plus.
motion-voted = Ton vote est compté ; pour : { $agreed }, sur { $quorum } voix nécessaires. La question est dans la partie : { $link }
motion-then-carried = Ton vote a décidé : c’est oui. La partie : { $link }
motion-then-rejected = Ton vote a décidé : c’est non. La partie : { $link }
motion-then-lapsed = La partie a continué. Le plateau : { $link }
motion-resign-question = Proposer à **{ $team }** d’abandonner la partie de { $game } contre { AND($opponents) } ? { $quorum ->
        [one] Ta voix suffit : la partie s’arrête aussitôt.
       *[other] Si { $quorum } d’entre vous sont d’accord, la partie s’arrête aussitôt.
    }

## Son équipe

team-line = **{ $team }** · { $people }
team-captain = Capitaine : { $captain }
team-no-captain = Pas encore de capitaine : ce sera le premier à rejoindre l’équipe.
team-joining = { $joining ->
        [channel] Tous ceux qui voient le salon peuvent la rejoindre.
        [server] Tous ceux qui voient le salon peuvent la rejoindre ; elle n’a pas de capitaine.
        [role] Tous ceux qui ont le rôle { $role } peuvent la rejoindre.
       *[named] Ceux que son capitaine désigne peuvent la rejoindre.
    }
team-terms = Ses votes se terminent après { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }. Plus tôt, si tous ceux qui ont voté aux deux derniers tours l’ont fait, ou si plus de la moitié veut le même coup : il reste alors cinq minutes pour changer d’avis. { $open ->
        [yes] Le plateau dit quel coup est en tête.
       *[no] D’ici là, le coup en tête reste secret.
    }
team-is-named = { $named ->
        [yes] Le résultat d’un vote cite ton nom.
       *[no] Le résultat d’un vote ne cite pas ton nom.
    }
team-joined = Te voilà dans **{ $team }**. Quand c’est à elle de jouer, vote sous le plateau.
team-left = Tu as quitté **{ $team }**.
team-made = La place est maintenant à **{ $team }**, et tu en es capitaine.
team-made-for-others = La place est maintenant ouverte à une équipe. Le premier à la rejoindre en sera capitaine.
team-handed = **{ $team }** a maintenant { $captain } pour capitaine.
team-added = { $count ->
        [one] 1 joueur désigné peut maintenant la rejoindre.
       *[other] { $count } joueurs désignés peuvent maintenant la rejoindre.
    }
team-choose-role = Réservée à un rôle
team-role-hint = Sans rôle, tous ceux qui voient le salon peuvent la rejoindre.
team-choose-people = Désigner qui peut la rejoindre
team-people-hint = Sans rôle, elle leur est réservée. Tu pourras en désigner d’autres.
team-choose-hours = Temps de vote
team-hours-hint = Moins : cinq minutes après le vote de tous ceux qui ont voté aux deux derniers tours.
team-choose-votes = Pendant un vote
choice-votes-secret = Le plateau dit combien ont voté
choice-votes-open = Le plateau dit aussi quel coup est en tête
team-choose-captain = Passer la main à
choice-hours = { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }

## La partie du serveur contre Trilithon

button-server-match-on = Activer
button-server-match-off = Désactiver
button-server-match-go-on = Reprendre
server-match = Partie du serveur
server-match-none = Partie du serveur contre Trilithon : désactivée
server-match-off = Partie du serveur contre Trilithon : désactivée ; une fois activée : dans { $channel }, { $game }, { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    } maximum par vote
server-match-on = Partie du serveur contre Trilithon : dans { $channel }, { $game }, { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    } maximum par vote. { $number ->
        [0] La première va commencer.
       *[other] La dernière est la nº { $number } ; tes choix valent pour la suivante.
    }
server-match-rests = Partie du serveur contre Trilithon : elle se repose après la nº { $number }, faute de votes depuis une semaine. Appuie sur **{ button-server-match-go-on }** pour la suite : dans { $channel }, { $game }, { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    } maximum par vote.
server-match-turn = Tous les jeux à deux, à tour de rôle
server-match-pace = { $hours ->
        [one] Un vote se termine après 1 heure au plus tard
       *[other] Un vote se termine après { $hours } heures au plus tard
    }
server-match-channel = Salon de la partie du serveur
server-match-gone = **Je ne vois plus ce salon.** Choisis-en un autre pour la partie du serveur.
server-match-closed = **Je ne peux pas jouer dans { $channel }** : il me manque { AND($permissions) }.
refusal-server-match-closed = Je ne peux pas jouer la partie du serveur dans { $channel } : il me manque { AND($permissions) }. Accorde-moi ce qui manque, ou choisis un autre salon.
refusal-server-match-unseen = Je ne vois pas ce salon. Laisse-moi y entrer, ou choisis-en un autre pour la partie du serveur.
refusal-server-match-not-member = Je ne suis pas membre de ce serveur, donc je ne peux pas jouer contre lui. Invite-moi d’abord.
refusal-server-match-channel = Choisis d’abord un salon pour la partie du serveur.
refusal-server-match-off = La partie du serveur est désactivée. Un admin peut l’activer dans { COMMAND("server settings") }.
server-match-begins = **{ $team } contre Trilithon**, partie nº { $number } : **{ $game }** au niveau { $level }.
server-match-record = Jusqu’ici : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }{ $drawn ->
        [0] {""}
        [one] , { $drawn } nulle
       *[other] , { $drawn } nulles
    } ; maintenant niveau { $level }.
server-match-how = Tous ceux qui voient ce salon peuvent rejoindre l’équipe et voter. Un vote se termine après { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }, ou plus tôt : cinq minutes après le vote de tous ceux qui ont voté aux deux derniers tours.
server-match-rest = Personne n’a voté depuis une semaine : **{ $team }** et Trilithon se reposent. La partie reste telle quelle, et vous pouvez encore voter sous son plateau. Appuyez sur **{ button-server-match-go-on }**, et une nouvelle partie suivra.
server-match-goes-on = **{ $team }** et Trilithon reprennent : votez sous le plateau. Quand une partie se termine, la suivante commence.

## Le déroulement des votes

button-how-we-voted = Nos votes
end-thanks = Merci à **{ $team }** d’avoir voté, surtout à { AND($names) }.
end-faithful = { $name } ({ $votes })
agreement-heading = **Les votes** à { $game }, { AND($names) } (partie { $id }) : combien ont voté pour chaque coup joué.
agreement-team = **{ $team }** : { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } pour { $moves ->
        [one] 1 coup
       *[other] { $moves } coups
    }{ $unanimous ->
        [0] , jamais à l’unanimité.
       *[other] , dont { $unanimous } à l’unanimité.
    }
agreement-least = Le vote le plus partagé : le coup { $ply }, `{ $move }`, avec { $agreed } voix sur { $votes }.
refusal-no-agreement = Aucun vote n’a mené à un coup qui tient encore : il n’y a rien à montrer.
