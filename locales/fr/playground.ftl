# Le bac à sable : le bot sur un Discord simulé, dans un navigateur.

# Le nom de cette langue dans cette langue, affiché derrière le nom d’une personne : Chloé (français)
playground-language = français

playground-still-starting = Le bac à sable démarre encore ; cette machine est occupée.
playground-open = Le bac à sable est ouvert :
playground-stop = Ctrl-C dans ce terminal pour le fermer.
playground-port-taken = Un autre programme occupe le port { $port }. Ferme-le ; ou peut-être que le bac à sable est déjà ouvert sur http://127.0.0.1:{ $port }/#play

# Un deuxième salon du serveur simulé, écrit comme on écrit les salons, et un rôle.
playground-lounge = petit-salon
playground-players = Club

playground-you = Tu es
playground-hint = Pour jouer un coup, appuie sur Jouer sous le plateau. Ou réponds au plateau par ton coup : survole-le ou touche-le, appuie sur sa flèche et écris. Tu peux être les autres aussi : continue en tant que la personne dont c’est le tour.
playground-close = Compris
playground-channels = Salons
playground-friends = Discussions entre amis
playground-friends-topic = Le bot n’est pas membre ici. Qui l’a ajouté à son propre compte peut l’appeler par ses commandes.
playground-direct = Messages privés
playground-unread = nouveaux messages
playground-ping = on t’attend
playground-archived = archivé
playground-failed = Le bot a échoué. Le terminal où il tourne dit pourquoi.
playground-refused = Ce n’était plus possible. Regarde où ça en est et réessaie.
playground-working = Le bot y travaille encore. Sa réponse apparaîtra ici.
playground-empty = Personne n’a encore écrit ici.

# L’accueil dans #games, tant que ce salon est vide et quand on le demande.
playground-new-match = Nouvelle partie
playground-welcome = Un Discord rien qu’à toi
playground-welcome-choose = Les gens d’ici n’existent que dans ce bac à sable. Choisis un jeu : son plateau est aussitôt devant toi, et tu joues le premier coup. Choisis en haut qui tu es, ou sois deux à la fois dans deux onglets.
playground-welcome-type = Ou tape /défier en bas pour fixer toi-même les conditions, et / pour voir tout ce que sait faire le bot.
playground-games = Commencer une partie
playground-opponents = avec { AND($names) }
playground-setting-up = La partie se prépare. Son plateau va apparaître ici.
# Un bouton sous une conversation où le bot attend quelqu’un.
playground-become = À { $name } : continuer en tant que { $name }
