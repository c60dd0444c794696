# Ce qui attend quelqu’un, et ce qu’il attend. Les noms arrivent rendus inoffensifs.

button-play = Jouer
button-skip = Passer
button-next-page = Autres plateaux
button-desk = Bureau
button-next = La suite ?

desk-empty = Rien ne t’attend, et tu n’as aucune partie en cours. Lances-en une avec `/défier`.
desk-heading = **Ton bureau.** { $mine ->
        [0] Rien ne t’attend ;
        [one] 1 chose t’attend ;
       *[other] { $mine } choses t’attendent ;
    } { $theirs ->
        [0] tu n’attends personne.
        [one] tu attends 1 réponse.
       *[other] tu attends { $theirs } réponses.
    }
desk-match = **{ $number }.** #{ $id } { $game }, avec { AND($names) } :
desk-yours = à toi de jouer,
desk-theirs = c’est à { $player } de jouer,
desk-until = échéance { $until },
desk-page = Plateaux { $first } à { $last } sur { $all }.
desk-asked = **{ $challenger }** te défie : { $game } ; le défi expire { $until } : { $link }
desk-offer = **{ $player }** { $what ->
        [draw] propose la nulle
        [takeback] demande à reprendre un coup
       *[pause] demande une pause
    } dans #{ $id } { $game } : { $link }
desk-sent = Ton défi ({ $game }) attend une réponse ; il expire { $until } : { $link }
desk-choose = Choisir un plateau
desk-option = { $number }. { $game }, avec { AND($names) }
