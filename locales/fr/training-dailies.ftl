# Le problème du jour : ce qui est posté, ce que le suivant en dit, et les réglages d’un serveur à son sujet.

## Ce qui est posté

daily-task =
    ### Problème du jour nº { $day }
    {""}**{ $game }** : c’est à { $side } de jouer et de gagner { $moves ->
        [1] aussitôt. Un seul coup y mène.
       *[other] en { $moves } coups maximum, quoi qu’on réponde. Un seul premier coup y mène.
    }
daily-last = Personne n’a essayé ces problèmes depuis une semaine : **c’est le dernier** pour l’instant. Appuie sur **{ button-solve }**, et il y en aura d’autres.
button-solve = Résoudre

## Ce qui est dit du précédent

daily-solution = **Nº { $day }** ({ $game }) : `{ $move }` gagne.
daily-solved =
    { $tried ->
        [0] Personne ne l’a essayé.
        [one] { $solved ->
            [0] Un joueur l’a essayé, sans trouver ce coup.
           *[other] Un joueur l’a essayé et a trouvé ce coup.
        }
       *[other] { $solved ->
            [0] { $tried } joueurs l’ont essayé, et aucun n’a trouvé ce coup.
            [one] Un joueur sur { $tried } a trouvé ce coup.
           *[other] { $solved } joueurs sur { $tried } ont trouvé ce coup.
        }
    }
daily-names = Bravo notamment à { $more ->
        [0] { AND($names) }.
        [one] { $names } et { $more } autre.
       *[other] { $names } et { $more } autres.
    }
button-daily-line = Montrer la solution

## Être cité

button-daily-name = Me citer demain
button-daily-unname = Ne pas me citer
daily-named = Le prochain problème du jour citera ton nom, { $name }, parmi ceux qui ont résolu le nº { $day }.
daily-unnamed = Ton nom ne sera pas cité. Tu comptes toujours parmi ceux qui ont résolu le nº { $day }.

refusal-no-such-daily = Ce problème du jour n’existe plus. Le plus récent est dans son salon.
refusal-daily-over = Le nº { $day } est terminé : sa solution est publiée, avec les noms à citer. Le suivant t’attend.
refusal-daily-unsolved = Pour faire citer ton nom, il faut avoir résolu le nº { $day } au premier essai.

## Ce que choisit un serveur

server-daily = Problème du jour
server-daily-none = Problème du jour : aucun
server-daily-on = Problème du jour : dans { $channel } à { $time } ({ $zone }) ; jeux : { $games } ; le prochain { $left }
server-daily-stopped = Problème du jour : arrêté, faute d’essais depuis une semaine. Il reprend quand quelqu’un appuie sur le bouton du dernier, dans { $channel }, ou quand tu le décides ici.
server-daily-closed = **Je ne peux publier aucun problème dans { $channel }** : il me manque { AND($permissions) }.
server-daily-gone = **Je ne vois plus ce salon.** Choisis-en un autre pour le problème du jour.
server-daily-all = tous ceux où il existe des problèmes
server-daily-channel = Salon du problème du jour
server-daily-hour = Chaque jour à { $time }
server-daily-games = Choisir les jeux
server-daily-go-on = Reprendre
server-daily-off = Arrêter le problème du jour
server-daily-zone = Cette heure est celle de ton fuseau, { $zone }. Il se règle dans { COMMAND("settings me") }.
refusal-daily-closed = Je ne peux publier aucun problème du jour dans { $channel } : il me manque { AND($permissions) }. Accorde-moi ce qui manque, ou choisis un autre salon.
refusal-daily-unseen = Je ne vois pas ce salon. Laisse-moi y entrer, ou choisis-en un autre pour le problème du jour.
refusal-daily-not-member = Je ne suis pas membre de ce serveur, donc je ne peux rien y publier de moi-même. Invite-moi pour avoir un problème du jour.
