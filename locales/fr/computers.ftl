# Les parties contre Trilithon lui-même : le nom de ses places et de ses niveaux, et ce qu’il dit en jouant.

computer = Trilithon (niveau { $level })
# Sur une image où il n’y a pas la place d’en dire plus.
computer-short = Trilithon { $level }
computer-shortest = Tri. { $level }
# Plusieurs du même niveau, dans une liste.
computers = { $count ->
        [one] { computer }
       *[other] { $count } × { computer }
    }
# Un niveau dans une liste.
level = { $level } · { $level ->
        [1] premiers pas
        [2] facile
        [3] tranquille
        [4] sérieux
        [5] fort
        [6] très fort
       *[7] le plus fort
    }

## Boutons

button-fill = Donner les places à Trilithon
button-rematch-level = Revanche, niveau { $level }
button-rematch-harder = Revanche, un niveau plus haut
button-rematch-easier = Revanche, un niveau plus bas
button-play-on = Voir la suite

## Quand il ne reste que des ordinateurs

played-on = Voici la suite de la partie { $id } si Trilithon la jouait seul, { $count ->
        [one] { $count } coup de plus
       *[other] { $count } coups de plus
    }. Son résultat ne change pas.
played-on-open = Rien n’est encore décidé, mais je m’arrête là.

## La carte

card-practice = **{ $challenger }** joue à **{ $game }** contre { AND($computers) }.
card-computers = { $count ->
        [one] { AND($computers) } a une place.
       *[other] { AND($computers) } ont une place.
    }
card-on = La partie est lancée.

## Ce qu’une seule personne entend, et ce qui lui est demandé

practice-begun = La partie est lancée : toi contre { AND($computers) }. Le plateau arrive dans { $threads ->
        [yes] un nouveau fil de { $channel }.
       *[no] { $channel }.
    }
practice-begun-here = La partie est lancée : toi contre { AND($computers) }. Le plateau arrive.
fill-question = À quel niveau Trilithon doit-il jouer ? Il prend toutes les places libres ou refusées.
fill-choose = Choisis un niveau
fill-done = Trilithon a pris les places libres.
move-thinking = Coup joué : `{ $move }`. { thinking }
thinking = { $before ->
        [0] Trilithon réfléchit ; le plateau arrivera avec sa réponse.
        [one] Trilithon réfléchit ; { $before } partie passe avant la tienne. Le plateau arrivera avec sa réponse.
       *[other] Trilithon réfléchit ; { $before } parties passent avant la tienne. Le plateau arrivera avec sa réponse.
    }
offer-answered = { $status ->
        [declined] { AND($players) } { $count ->
            [one] préfère
           *[other] préfèrent
        } continuer.
       *[accepted] { $what ->
            [draw] { AND($players) } { $count ->
                [one] accepte
               *[other] acceptent
            } la nulle. Le plateau final arrive.
           *[pause] { AND($players) } { $count ->
                [one] accepte
               *[other] acceptent
            } la pause.
        }
    }
turn-left-alone = { $player } a quitté la partie, et plus personne d’autre n’y joue.
leave-alone = Quitter ta partie de { $game } contre { AND($opponents) } ? Elle s’arrête aussitôt, car personne d’autre n’y joue, et tu la perds.
stuck = Désolé, { $player } ne peut pas réfléchir en ce moment : quelque chose ne va pas de mon côté. Rien n’est perdu, et je réessaie toutes les dix minutes. Si ça dure, préviens mon hébergeur et donne-lui cette référence : { $reference }.
desk-thinking = { $player } réfléchit.

## Ce qui ne se peut pas

refusal-not-abandoned = Trilithon ne peut pas continuer seul la partie { $match } : il faut d’abord que tous les autres l’aient quittée.
refusal-level = Trilithon a des niveaux de { $least } (premiers pas) à { $most } (le plus fort). Choisis-en un.
refusal-no-free-seat = Toutes les places de cette partie sont prises : il n’en reste pas pour Trilithon.
refusal-computer-thinks = Dans la partie { $match }, c’est à Trilithon de jouer, et il réfléchit. Le plateau arrivera avec sa réponse ; le dernier : { $link }
refusal-computer-matches = { $player } a déjà { $most } parties en cours contre Trilithon : c’est le maximum. Il faut d’abord en finir une, ou l’abandonner.
refusal-computer-matches-here = Ce serveur a déjà { $most } parties en cours contre Trilithon : c’est le maximum. En message privé avec moi, tu peux encore jouer.
