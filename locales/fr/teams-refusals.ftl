# Pourquoi quelque chose n’est pas possible avec une équipe, ses votes et ses décisions.

## Former une équipe

refusal-team-place = Une équipe ne peut jouer que sur un serveur où on m’a ajouté, car j’y montre combien de membres ont voté. Fais-moi ajouter, ou joue sans équipe.
refusal-team-rated = Une partie avec une équipe ne peut pas être cotée. Joue-la sans cote.
refusal-team-counter = Ceux qui rejoignent une équipe comptent sur les conditions du défi : elles ne changent donc plus. L’auteur du défi peut le retirer et en lancer un autre.
refusal-team-rematch = Une partie avec une équipe n’a pas de revanche : lance un nouveau défi avec { COMMAND("challenge") }, pour que chacun puisse s’inscrire.
refusal-team-name = Le nom d’une équipe compte de 1 à { $most } caractères.
refusal-team-hours = Un vote dure de 1 à { $most } heures.
refusal-team-made = Ta place est déjà prise par **{ $team }**.

## Rejoindre

refusal-no-such-team = Cette équipe n’existe plus.
refusal-team-joined = Tu es déjà dans { $team }.
refusal-team-full = { $team } est au complet : { $most } membres maximum, avec ceux que son capitaine a désignés.
refusal-team-role = **{ $team }** est réservée à un rôle que tu n’as pas. Son capitaine peut aussi te désigner.
refusal-team-named = **{ $team }** est réservée à ceux que son capitaine désigne.
refusal-other-team = Tu participes déjà à cette partie, et on ne peut pas être dans deux camps.
refusal-changed-sides = Tu as déjà voté pour { $team } dans cette partie, et on ne peut pas changer de camp.
refusal-too-many-teams = Tu es dans les équipes de { $most } parties en cours : c’est le maximum. Quittes-en une d’abord, ou attends qu’une partie se termine.
refusal-not-in-team = Tu n’es pas dans { $team }.
refusal-no-member = Ce joueur n’est pas dans { $team } : il ne peut donc pas en devenir capitaine.
refusal-not-captain = Dans **{ $team }**, seul le capitaine peut le faire.
refusal-team-unseen = Tu ne vois plus l’endroit où joue { $team } : tu ne peux plus agir en son nom.
refusal-team-blocks = Tu bloques { $player } : tu ne peux pas l’inscrire dans une équipe. Débloque ce joueur d’abord dans { COMMAND("settings me") }.

## Voter

refusal-team-decides = Dans la partie { $match }, c’est { $team } qui en décide : vote sous son plateau. { $link }
refusal-no-team = Tu joues la partie { $match } sans équipe : il n’y a pas de vote. { $link }
refusal-no-ballot = Aucun vote n’est ouvert dans la partie { $match }. Le plateau : { $link }
refusal-no-votes = Personne n’a encore voté : il n’y a pas de coup à jouer. Vote d’abord.
refusal-votes-tied = Plusieurs coups sont en tête. Appuie sur **{ button-votes }** et choisis celui à jouer.
refusal-votes-changed = `{ $move }` n’est plus en tête : quelqu’un a voté entre-temps. Appuie sur **{ button-votes }** pour voir ce qui mène.
refusal-vote-comment = Le commentaire d’un vote a { $most } caractères maximum. Raccourcis-le.
refusal-hint-team = Pas d’indices dans la partie { $match } : une équipe y joue. Le plateau : { $link }
refusal-nudge-team = Tu ne peux pas relancer { $team } : le plateau de la partie { $match } montre quand son vote se termine. { $link }

## Autres décisions

refusal-no-such-motion = Cette décision n’existe plus.
refusal-motion-votes-first = Pour { $team }, seuls ceux qui ont voté dans cette partie en décident. Vote d’abord pour un coup.
refusal-motion-latest = Pour { $team }, seuls ceux qui ont voté aux derniers coups en décident. Vote au prochain, et tu auras ton mot à dire ensuite.
refusal-motion-too-few = Pour { $team }, il faut être plusieurs à en décider, et à part toi, personne n’a encore voté dans cette partie. Redemande quand quelqu’un d’autre aura aussi voté pour un coup.
refusal-motion-lapsed = La partie { $match } a continué : il n’y a plus rien à décider là-dessus. Le plateau : { $link }
refusal-motion-decided =
    { $status ->
        [carried] Ton équipe l’a déjà décidé sur ce plateau.
       *[rejected] Ton équipe a déjà refusé ça sur ce plateau. Tu pourras le lui redemander après le prochain coup.
    }
