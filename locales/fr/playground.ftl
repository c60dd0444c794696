# Le bac à sable : le bot sur un Discord simulé, dans un navigateur.

# Le nom de cette langue dans cette langue, affiché derrière le nom d’une personne : Chloé (français)
playground-language = français

playground-open = Le bac à sable est ouvert :
playground-stop = Ctrl-C dans ce terminal pour le fermer.
playground-port-taken = Un autre programme occupe le port { $port }. Ferme-le ; ou peut-être que le bac à sable est déjà ouvert sur http://127.0.0.1:{ $port }/#play

# Un deuxième salon du serveur simulé, écrit comme on écrit les salons, et un rôle.
playground-lounge = petit-salon
playground-players = Club

playground-you = Tu es
playground-hint = Un Discord rien qu’à toi : ces gens n’existent qu’ici. Tape /défier en bas pour commencer, ou / pour voir tout ce que sait faire le bot. Pour répondre à un message, survole-le et clique sur sa flèche. Change de personne en haut, ou ouvre cette page dans un deuxième onglet pour être deux à la fois.
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
