# Ce qui attend quelqu’un, et ce qu’il attend. Les noms arrivent rendus inoffensifs, les jeux en liens.

button-play = Jouer
button-answer = Répondre
button-desk = Bureau
button-next = Et maintenant ?

desk-empty = Rien ne t’attend. Lance une partie avec { COMMAND("challenge") }, ou joue contre Trilithon avec { COMMAND("practice") }.
desk-heading = **Ton bureau.** { $mine ->
        [0] Rien ne t’attend ;
        [one] une chose t’attend ;
       *[other] { $mine } choses t’attendent ;
    } { $theirs ->
        [0] tu n’attends personne.
        [one] tu attends une réponse.
       *[other] tu attends { $theirs } réponses.
    }
desk-declined = Tu as refusé le défi lancé par **{ $challenger }** : { $game }.
desk-accepted = Tu as accepté le défi lancé par **{ $challenger }** : { $game }.

## Les parties du bureau

desk-turns = À toi de jouer
desk-votes = Ton équipe vote
desk-offers = Ce qu’on te demande
desk-asked = Défis pour toi
desk-others = Aux autres de jouer
desk-sent = Tes défis
desk-joined = Défis que tu as acceptés
desk-seats = Défis ouverts

## Ce qui s’y trouve

desk-match = **{ $game }** nº { $id } avec { AND($names) }
desk-yours = { $timed ->
        [yes] À toi de jouer. Échéance : { $until }.
       *[no] À toi de jouer.
    }
desk-ballot = **{ $team }** vote : { $count ->
        [0] personne pour l’instant.
        [one] 1 vote pour l’instant.
       *[other] { $count } votes pour l’instant.
    } Fin du vote { $until }.
desk-theirs = { $timed ->
        [yes] C’est à { $player } de jouer. Échéance : { $until }.
       *[no] C’est à { $player } de jouer.
    }
desk-side = Tu joues { $side }.
desk-unshown = Je n’ai pas pu publier ce plateau dans le salon de la partie.
desk-card-refused = Je n’ai pas pu publier la carte de ce défi dans { $channel }.
desk-offer = **{ $player }** { $what ->
        [draw] propose la nulle
        [takeback] demande à reprendre un coup
       *[pause] demande une pause
    } dans { $game } nº { $id }.
desk-challenge-asked = **{ $challenger }** te défie : **{ $game }**.
desk-challenge-sent = **{ $game }** : { desk-waits-for }
desk-challenge-joined = **{ $challenger }** propose **{ $game }** : { desk-waits-for }
desk-waits-for = { COUNT($asked) ->
        [0] { $free ->
            [0] une place a été refusée.
            [one] la place est ouverte à tout le monde.
           *[other] { $free } places sont ouvertes à tout le monde.
        }
       *[other] { AND($asked) } { COUNT($asked) ->
            [one] n’a pas encore répondu
           *[other] n’ont pas encore répondu
        }{ $free ->
            [0] .
            [one] {" "}; une autre place est ouverte à tout le monde.
           *[other] {" "}; { $free } autres places sont ouvertes à tout le monde.
        }
    }
desk-challenge-seats = **{ $challenger }** cherche { $free ->
        [one] un adversaire
       *[other] { $free } adversaires
    } à **{ $game }**.
desk-rated = Partie cotée : le résultat compte pour ta cote.
desk-clock = Cadence : { $clock }. Le défi expire { $until }.
desk-options = Options : { AND($options) }.
