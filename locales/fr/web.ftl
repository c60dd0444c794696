# La page où l’on touche le plateau, dans un navigateur, et le chemin qui y mène depuis Discord.

button-touch = Plateau
button-touch-open = Ouvrir le plateau
button-sign-out = Se déconnecter partout
touch-link = Joue en touchant le plateau, dans ton navigateur. Ce lien n’est que pour toi : ouvre-le dans les dix minutes. Il ne sert qu’une fois ; ensuite, ce navigateur te reconnaît.
touch-signed-out = { $count ->
        [0] Tu n’avais aucune connexion ouverte.
        [one] C’est fait : 1 navigateur ou lien ne donne plus accès à tes parties.
       *[other] C’est fait : { $count } navigateurs et liens ne donnent plus accès à tes parties.
    }
refusal-no-page = La page du plateau ne tourne plus. Utilise les autres boutons.
refusal-link-false = Ce lien ne vient pas de moi. Appuie sur **Plateau** dans Discord pour en avoir un nouveau.
refusal-link-expired = Ce lien est trop vieux. Appuie sur **Plateau** dans Discord pour en avoir un nouveau.
refusal-link-used = Ce lien a déjà servi, et chacun ne sert qu’une fois. Appuie sur **Plateau** dans Discord pour en avoir un nouveau.
refusal-activity-refused = Discord n’a pas confirmé qui tu es. Ferme cette fenêtre et appuie de nouveau sur **Plateau**.
refusal-discord-away = Discord ne répond pas en ce moment, je ne peux donc pas savoir qui tu es. Ferme cette fenêtre et réessaie dans une minute.

## La page elle-même

page-title = Trilithon
page-matches = Tes parties
page-none = Tu n’as aucune partie en cours. Commences-en une dans Discord.
page-with = avec { AND($names) }
page-mine = À toi de jouer
page-theirs = Aux autres de jouer
page-match = { $game } : { AND($names) }
page-before = Un coup en arrière
page-forward = Un coup en avant
page-first = Au début
page-last = Au dernier plateau
page-turn = Tourner le plateau
page-above = Vu de dessus
page-theme = Sombre ou clair
page-steps = Plateau après chaque coup
page-board = Plateau. Les flèches vont de case en case, Entrée choisit, Échap revient en arrière.
page-ahead = Voilà ce que ça donnerait.
page-which = Que veux-tu dire ?
page-puzzles = Problèmes
page-lost = Pas de connexion. Je continue d’essayer.
page-gone = Tu n’es plus connecté ici. Appuie sur **Plateau** dans Discord pour avoir un nouveau lien.
page-failed = Ça n’a pas marché. Réessaie.
page-again = La partie a continué. Voici le dernier plateau.
page-used = Joué.
page-send = Envoyer
page-keep = Enregistrer
page-number = Nombre
page-lit = jouable
page-done = C’est fait.
page-asked = C’est demandé. Les autres doivent être d’accord.
page-challenged = Ton défi pour la revanche est dans Discord.
page-proposed = Ton équipe a ta proposition : ta voix compte.
page-activity-outside = Cette page s’ouvre dans Discord : appuie sur **Plateau** là-bas.
page-activity-declined = Il faut que je sache qui tu es pour te montrer tes parties. Ferme cette fenêtre, rouvre-la et accepte.
