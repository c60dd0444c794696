# Le problème du jour : ce qui est posté, ce que le suivant en dit, et les réglages d’un serveur à son sujet.

## Ce qui est posté

daily-task =
    ### Problème du jour nº { $day }
    {""}**{ $game }** : c’est à { $side } de jouer et de gagner { $moves ->
        [1] aussitôt. Un seul coup y mène.
       *[other] en { $moves } coups au plus, quelle que soit la défense. Un seul premier coup y mène.
    }
daily-last = Personne n’a essayé ces problèmes depuis une semaine : **c’est le dernier** tant que personne n’essaie. Il suffit d’un clic sur le bouton pour qu’il y en ait d’autres.
button-solve = Le résoudre

## Ce qui est dit du précédent

daily-solution = **Nº { $day }** ({ $game }) : `{ $move }` gagne.
daily-solved =
    { $tried ->
        [0] Personne ne l’a essayé.
        [one] { $solved ->
            [0] Une personne l’a essayé, sans trouver ce coup.
           *[other] Une personne l’a essayé, et a trouvé ce coup.
        }
       *[other] { $solved ->
            [0] { $tried } personnes l’ont essayé, et aucune n’a trouvé ce coup.
            [one] Une personne sur { $tried } a trouvé ce coup.
           *[other] { $solved } personnes sur { $tried } ont trouvé ce coup.
        }
    }
daily-names = Parmi celles et ceux qui l’ont trouvé : { $more ->
        [0] { AND($names) }.
        [one] { $names } et { $more } autre personne.
       *[other] { $names } et { $more } autres personnes.
    }
button-daily-line = Montrer la solution

## Être nommé

button-daily-name = Me nommer demain
button-daily-unname = Ne pas me nommer
daily-named = Ton nom, { $name }, figurera là où le prochain problème du jour dira qui a résolu le nº { $day }.
daily-unnamed = Ton nom ne figurera pas. Tu comptes toujours parmi celles et ceux qui ont résolu le nº { $day }.

refusal-no-such-daily = Ce problème du jour n’existe plus. Le plus récent est dans son salon.
refusal-daily-over = Le nº { $day } est terminé : sa solution est postée, avec le nom de qui l’a souhaité. Le suivant n’attend que toi.
refusal-daily-unsolved = Pour que ton nom figure, il faut avoir résolu le nº { $day } au premier essai.

## Ce que choisit un serveur

server-daily = Problème du jour
server-daily-none = Problème du jour : aucun
server-daily-on = Problème du jour : dans { $channel } à { $time } ({ $zone }) ; jeux : { $games } ; le prochain { $left }
server-daily-stopped = Problème du jour : arrêté, car personne n’en avait essayé depuis une semaine. Il reprend quand quelqu’un clique sur le bouton du dernier, dans { $channel }, ou quand tu le décides ici.
server-daily-closed = **Je ne peux poster aucun problème dans { $channel }** : il me manque { AND($permissions) }.
server-daily-gone = **Je ne vois plus ce salon.** Choisis-en un autre pour le problème du jour.
server-daily-all = tous ceux qui ont des problèmes
server-daily-channel = Salon du problème du jour
server-daily-hour = Chaque jour à { $time }
server-daily-games = Choisir des jeux
server-daily-go-on = Reprendre
server-daily-off = Aucun problème du jour
server-daily-zone = L’heure est celle de ton fuseau, { $zone }. Il se choisit dans { COMMAND("settings me") }.
refusal-daily-closed = Je ne peux poster aucun problème du jour dans { $channel } : il me manque { AND($permissions) }. Accorde-le-moi, ou choisis un autre salon.
refusal-daily-unseen = Je ne vois pas ce salon. Laisse-moi y entrer, ou choisis-en un autre pour le problème du jour.
refusal-daily-not-member = Je ne suis pas membre de ce serveur et ne peux rien y poster de moi-même. Invite-moi pour avoir un problème du jour.
