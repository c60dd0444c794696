# Le bac à sable : le bot sur un Discord simulé, dans un navigateur.

# Le nom de cette langue dans cette langue, affiché derrière le nom d’une personne : Chloé (français)
playground-language = français

playground-still-starting = Le bac à sable démarre encore ; cette machine est occupée.
playground-open = Le bac à sable est ouvert :
playground-stop = Ctrl-C dans ce terminal pour le fermer.
playground-port-taken = Un autre programme occupe le port { $port }. Ferme-le, à moins que le bac à sable ne soit déjà ouvert sur http://127.0.0.1:{ $port }/#play

# Un deuxième salon du serveur simulé, écrit comme on écrit les salons, et un rôle.
playground-lounge = petit-salon
playground-players = Club

playground-you = Tu es
playground-hint = Appuie sur Jouer sous le plateau, ou réponds au plateau avec ton coup : survole-le ou touche-le, appuie sur sa flèche et écris. Puis prends la place de celui dont c’est le tour.
playground-close = Compris
playground-channels = Salons
playground-friends = Discussions entre amis
playground-friends-topic = Le bot n’est pas membre ici. Si tu l’as ajouté à ton compte, ses commandes marchent quand même.
playground-direct = Messages privés
playground-unread = nouveaux messages
playground-ping = à toi de répondre
playground-archived = archivé
playground-failed = Le bot a rencontré une erreur. Le terminal où il tourne dit pourquoi.
playground-refused = Ce n’était plus possible. Regarde où ça en est et réessaie.
playground-working = Le bot y travaille encore. Sa réponse apparaîtra ici.
playground-unheard = Comme sur Discord, le bot ne lit pas ce message : il ne lit que les réponses à un plateau. Survole le plateau ou touche-le, puis appuie sur sa flèche.
playground-empty = Personne n’a encore écrit ici.

# L’accueil dans #games, tant que ce salon est vide et quand on le demande.
playground-new-match = Nouvelle partie
playground-welcome = Un Discord rien qu’à toi
playground-welcome-choose = Les gens d’ici n’existent que dans ce bac à sable. Choisis un jeu, contre Trilithon ou avec eux : le plateau s’ouvre aussitôt, et tu joues le premier coup. En haut, tu choisis qui tu es ; avec deux onglets, tu peux être deux personnes à la fois.
playground-welcome-type = Pour choisir toi-même les conditions, tape /entraînement ou /défier en bas. Tape / pour voir tout ce que le bot sait faire.
playground-games = Commencer une partie
playground-opponents = avec { AND($names) }
playground-setting-up = La partie se prépare. Le plateau va apparaître ici.
# Un bouton sous une conversation où le bot attend quelqu’un.
playground-become = C’est à { $name } : prends sa place

# Ce que le client de Discord écrit lui-même, dans le même ordre de variables qu’en anglais.
discord-only-you = Visible par toi seulement
discord-edited = (modifié)
discord-message = Écrire dans { $name }
discord-commands-only = Ici, tu peux utiliser des commandes
discord-replying = Réponse à { $name } : { $what }
discord-used = { $name } a utilisé
discord-thread = a ouvert un fil : { $name }.
discord-older = Charger les messages précédents
discord-newer = Messages suivants
discord-jump = Nouveaux messages · aller au dernier
discord-reply = Répondre
discord-edit = Modifier
discord-delete = Supprimer
discord-pin = Épingler
discord-unpin = Ne plus épingler
discord-actions = Actions pour { $name }
discord-send = Envoyer
discord-send-message = Envoyer le message (Entrée)
discord-cancel-reply = Ne pas répondre
discord-cancel = Annuler
discord-submit = Envoyer
discord-apply = Valider
discord-close-form = Fermer le formulaire
discord-careful = Ce formulaire sera envoyé à { $name }. N’y écris ni mot de passe ni autre information sensible.
discord-required = Ce champ est obligatoire.
discord-at-least = Écris au moins { $number } caractères.
discord-at-most = N’écris pas plus de { $number } caractères.
discord-choose-one = Choisis au moins une valeur.
discord-select = Choisis une option
discord-select-several = Choisis une ou plusieurs options
discord-clear = Effacer le choix
discord-search = Chercher une option
discord-options-matching = OPTIONS POUR { $what }
discord-members = MEMBRES
discord-no-options = Aucune option ne convient
discord-no-suggestions = Les options n’ont pas pu être chargées
discord-loading-commands = Les commandes se chargent
discord-more-options = +{ $number } de plus
discord-optional = +{ $number } au choix
discord-no-command = Quitter la commande
discord-choose-file = Choisir un fichier
discord-bad-value = Cette valeur ne convient pas.
discord-bad-choice = Choisis une des options proposées.
discord-download = Télécharger { $name }
discord-enlarge = Agrandir : { $name }
discord-enlarged = Image agrandie
discord-zoom = Zoomer
discord-fit = Ajuster à la fenêtre
discord-close-image = Fermer l’image
discord-previous-image = Image précédente
discord-next-image = Image suivante
discord-original = Ouvrir l’image d’origine
discord-close-channels = Fermer la liste des salons
