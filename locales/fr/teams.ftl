# Les équipes : des personnes qui partagent une place et votent pour ses coups. Noms, coups, commentaires et mentions
# arrivent déjà rendus inoffensifs.

## Boutons

button-team = En équipe
button-team-mine = En faire une équipe
button-team-join = Rejoindre { $team }
button-team-leave = Quitter { $team }
button-team-named =
    { $named ->
        [yes] Ne pas me nommer
       *[no] Me nommer
    }
button-teams = Équipes
button-vote = Voter
button-votes = Votes
button-vote-for = Voter pour { $move }
button-vote-comment = Commenter
button-vote-other = Changer mon vote
button-play-it = Jouer ce coup
button-motion-yes = Pour
button-motion-no = Contre

## La carte

card-team = **{ $team }** : { $people }
team-people = { $count ->
        [0] personne pour l’instant
       *[other] { $more ->
            [0] { AND($names) }
            [one] { $names } et 1 autre
           *[other] { $names } et { $more } autres
        }
    }
team-of = Équipe de { $captain }
team-everybody = Tout le monde

## Sous le plateau

turn-team = **{ $team }**, c’est à vous de jouer à { $game } contre { AND($opponents) }, avec **{ button-vote }**.
ballot-open = { $count ->
        [0] Personne n’a encore voté.
        [one] 1 vote pour l’instant.
       *[other] { $count } votes pour l’instant.
    } Fin du vote { $until }.
ballot-waits = Le temps du vote est passé et personne n’a voté : le premier vote décidera.
ballot-leads = En tête : `{ $move }`, avec { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
ballot-closed = **{ $team }** a voté : { $shares }.
ballot-share-first = `{ $move }` : { $votes } sur { $all }
ballot-share = `{ $move }` : { $votes }
ballot-rest = { $count ->
        [one] 1 autre coup : { $votes }
       *[other] { $count } autres coups : { $votes }
    }
ballot-voters = Pour `{ $move }` : { $people }.

## Voter

vote-begin = Ton vote pour **{ $team }** à **{ $game }**.
vote-on = Ton vote à **{ $game }** : `{ $typed }`…
vote-ahead = Voici le plateau après `{ $move }`. Tu n’as pas encore voté pour ce coup.
vote-title = Ton vote à { $game }
vote-question = Voter vraiment pour `{ $move }` ?
vote-stored = Tu as voté pour `{ $move }`. Tu peux changer d’avis jusqu’à la fin du vote, { $until }.
vote-commented = Ton commentaire : « { $comment } »
vote-comment-title = Ton commentaire
vote-comment-label = Pourquoi { $move } ?
vote-comment-hint = Avant la fin du vote, seule ton équipe le voit.
vote-decided = Ton vote pour `{ $move }` a clos le vote. Le nouveau plateau arrive.
vote-counts = { $player }, ton vote est compté.
votes-heading = **{ $team }**, { $game } : { $count ->
        [0] personne n’a encore voté.
        [one] 1 vote pour l’instant.
       *[other] { $count } votes pour l’instant.
    } Fin du vote { $until }.
votes-proposal = { $number }. `{ $move }` · { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }{ $own ->
        [yes] {" "}· **ton vote**
       *[no] {""}
    }
votes-comment = -# { $named ->
        [yes] { $name } : « { $comment } »
       *[no] « { $comment } »
    }
play-it-question = Clore le vote et jouer le coup qui a le plus de voix ?
button-close-yes = Oui, le jouer
button-close-no = Non, attendre
kept-close = Le vote continue. Le plateau : { $link }
play-it-done = Le vote est clos : `{ $move }` est joué. Le nouveau plateau arrive.

## Consulter l’équipe

motion-draw = proposer la nulle
motion-takeback = reprendre le dernier coup
motion-pause = demander une pause de { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
motion-resign = abandonner
motion-accept = accepter
motion-asked = **{ $team }** : { $player } propose de { $what }. { motion-needed }
motion-answer = **{ $team }** : acceptez-vous ? { motion-needed }
motion-needed = { $yes ->
        [one] 1 voix pour
       *[other] { $yes } voix pour
    }, sur { $needed } nécessaires.
motion-carried = **{ $team }** a voté : { $what }.
motion-voted = { $yes ->
        [yes] Tu as voté pour : { $count } voix sur { $needed } nécessaires.
       *[no] Tu as voté contre. Voix pour : { $count } sur { $needed } nécessaires.
    }
motion-made = Ton équipe est consultée : la question est dans la partie.

## Son équipe

teams-heading = Les équipes de la partie { $id }, à { $game }.
team-line = **{ $team }** · { $people }
team-captain = Capitaine : { $captain }
team-no-captain = Pas encore de capitaine : ce sera la première personne à rejoindre l’équipe.
team-joining = { $joining ->
        [channel] Toute personne qui voit le salon peut la rejoindre.
        [role] Toute personne qui a le rôle { $role } peut la rejoindre.
       *[named] Les personnes nommées par le ou la capitaine peuvent la rejoindre.
    }
team-terms = Ses votes se terminent après { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }, ou dès que toutes les personnes qui ont voté aux deux derniers tours l’ont fait. { $open ->
        [yes] Le plateau dit quel coup est en tête.
       *[no] D’ici là, le coup en tête reste secret.
    }
team-is-named = { $named ->
        [yes] Le résultat d’un vote te nomme.
       *[no] Le résultat d’un vote ne te nomme pas.
    }
team-joined = Te voilà dans **{ $team }**. Quand c’est à elle de jouer, vote sous le plateau.
team-left = Tu as quitté **{ $team }**.
team-made = La place est maintenant à **{ $team }**, dont tu es capitaine.
team-made-for-others = La place est maintenant ouverte à une équipe. La première personne à la rejoindre en sera capitaine.
team-handed = { $captain } est maintenant capitaine de **{ $team }**.
team-added = { $count ->
        [one] 1 personne peut maintenant la rejoindre.
       *[other] { $count } personnes peuvent maintenant la rejoindre.
    }
team-choose-role = Réservée à un rôle
team-role-hint = Sans rôle, toute personne qui voit le salon peut la rejoindre.
team-choose-people = Nommer qui peut la rejoindre
team-people-hint = Sans rôle, elle leur est réservée. Tu pourras en nommer d’autres.
team-choose-hours = Temps de vote
team-hours-hint = Ou dès que toutes les personnes qui ont voté aux deux derniers tours l’ont fait.
team-choose-votes = Pendant un vote
choice-votes-secret = Le plateau dit combien ont voté
choice-votes-open = Le plateau dit aussi quel coup est en tête
team-choose-captain = Passer la main à
choice-hours = { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }

## Ce qui ne se peut pas

refusal-no-such-team = Cette équipe n’existe plus.
refusal-team-name = Le nom d’une équipe doit avoir de 1 à { $most } caractères visibles.
refusal-team-hours = Un vote peut durer de 1 à { $most } heures.
refusal-team-place = Pour jouer en équipe, il faut un serveur dont je suis membre. Ici, je ne pourrais pas montrer le cours d’un vote.
refusal-team-rated = Les parties en équipe ne sont pas cotées.
refusal-team-counter = Des équipes se sont formées à ces conditions : impossible d’en proposer d’autres. La personne qui a lancé le défi peut le retirer.
refusal-team-made = Ta place est déjà celle de { $team }.
refusal-team-rematch = Il n’y a pas de revanche d’une partie en équipe. Lance un nouveau défi avec { COMMAND("challenge") }.
refusal-team-role = Seules les personnes qui ont le rôle <@&{ $role }> peuvent rejoindre { $team }.
refusal-team-named = Seules les personnes nommées par son ou sa capitaine peuvent rejoindre { $team }.
refusal-team-joined = Tu es déjà dans { $team }.
refusal-team-full = { $team } est au complet : une équipe compte au plus { $most } personnes.
refusal-team-blocks = Tu as bloqué { $player } : tu ne peux pas nommer cette personne.
refusal-team-decides = Pour cela, { $team } décide en commun.
refusal-other-team = Tu participes déjà à cette partie : personne n’y joue deux fois.
refusal-not-in-team = Tu n’es pas dans { $team }.
refusal-not-captain = C’est réservé au ou à la capitaine de { $team }.
refusal-no-member = Cette personne n’est pas dans { $team } : elle ne peut pas en être capitaine.
refusal-no-team = Dans la partie { $match }, tu n’as pas d’équipe : il n’y a pas de vote. Le plateau : { $link }
refusal-no-ballot = Dans la partie { $match }, ce n’est à aucune équipe de jouer. Le plateau : { $link }
refusal-no-votes = Personne n’a encore voté : il n’y a pas de coup à jouer.
refusal-vote-comment = Un commentaire compte au plus { $most } caractères. Ton vote n’a pas changé.
