# Les parties contre Trilithon lui-même : le nom de ses places et de ses niveaux, et ce qu’il dit en jouant.

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

played-on = La partie { $id } telle que mes places la poursuivraient, { $count ->
        [one] { $count } coup de plus
       *[other] { $count } coups de plus
    }. Cela ne change rien à son résultat.
played-on-open = Rien n’est encore décidé à ce moment-là, et je m’arrête là.

## La carte

card-practice = **{ $challenger }** joue à **{ $game }** contre { AND($computers) }.
card-computers = { $count ->
        [one] { AND($computers) } a une place.
       *[other] { AND($computers) } ont une place.
    }
card-on = La partie est lancée.

## Ce qu’une seule personne entend, et ce qui lui est demandé

practice-begun = La partie est lancée : toi contre { AND($computers) }. Le plateau arrive dans { $threads ->
        [yes] un fil à lui, dans { $channel }.
       *[no] { $channel }.
    }
practice-begun-here = La partie est lancée : toi contre { AND($computers) }. Le plateau arrive.
fill-question = À quel niveau Trilithon doit-il jouer ? Il prend toutes les places libres ou refusées.
fill-choose = Choisis un niveau
fill-done = Trilithon a pris les places libres.
move-thinking = Coup joué : `{ $move }`. { thinking }
thinking = { $before ->
        [0] Trilithon réfléchit ; le plateau viendra avec sa réponse.
        [one] Trilithon réfléchit ; { $before } partie avant la tienne. Le plateau viendra avec sa réponse.
       *[other] Trilithon réfléchit ; { $before } parties avant la tienne. Le plateau viendra avec sa réponse.
    }
offer-answered = { $status ->
        [declined] { AND($players) } préfère continuer.
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
leave-alone = Tu veux vraiment quitter ta partie de { $game } contre { AND($opponents) } ? Elle se termine aussitôt, puisque personne d’autre n’y joue, et tu la perds.
stuck = Désolé, { $player } ne peut pas réfléchir en ce moment : quelque chose ne va pas de mon côté. Rien n’est perdu ; il réessaie toutes les dix minutes. Si cela dure, dis-le à qui s’occupe de moi, avec la référence { $reference }.
desk-thinking = { $player } réfléchit.

## Ce qui ne se peut pas

refusal-not-abandoned = Mes places ne peuvent pas poursuivre seules la partie { $match } : cela ne vaut que pour les parties que toutes les personnes ont quittées.
refusal-level = Trilithon joue aux niveaux { $least } (premiers pas) à { $most } (le plus fort). Choisis-en un.
refusal-no-free-seat = Toutes les places de cette partie sont prises, il n’en reste aucune pour Trilithon.
refusal-computer-thinks = Dans la partie { $match }, c’est à Trilithon de jouer, et il réfléchit. Sa réponse amènera le prochain plateau ; le dernier : { $link }
refusal-computer-matches = { $player } a déjà { $most } parties en cours contre Trilithon, et il ne peut pas y en avoir plus à la fois. Il faut d’abord en finir une, ou l’abandonner.
refusal-computer-matches-here = Ce serveur a { $most } parties en cours contre Trilithon, et il ne peut pas y en avoir plus à la fois. En message privé avec moi, tu peux encore jouer.
