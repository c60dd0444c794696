# Les pages de l’aide. L’endroit où apparaît un plateau dépend du lieu.

button-help-start = Comment jouer
button-help-commands = Toutes les commandes
button-help-former = Anciens noms

help-start =
    Trilithon, c’est pour jouer entre amis à des jeux profonds. Tu joues quand tu as le temps.
    ### Les jeux
    { rules-begin }
    { $games }
    ### Comment jouer
    {""}**1.** Défie un ami avec { COMMAND("challenge") }, ou laisse l’adversaire vide : { $place ->
        [alone] tout le monde pourra accepter. Cela marche sur un serveur, dans un groupe ou à deux.
       *[other] tout le monde ici pourra accepter.
    }
    {""}**2.** Une fois le défi accepté, le plateau apparaît { $place ->
        [threads] dans un nouveau fil.
        [channel] dans ce salon.
        [answers] ici même.
       *[alone] là-bas.
    } Je te préviens quand c’est à toi.
    {""}**3.** Pour jouer, { $place ->
        [answers] appuie sur **Jouer** sous le plateau, ou utilise { COMMAND("move") }, qui propose les coups permis.
        [alone] **réponds** au plateau avec ton coup (`30b-5b`), appuie sur **Jouer**, ou utilise { COMMAND("move") }, qui propose les coups permis.
       *[other] **réponds** au plateau avec ton coup (`30b-5b`), le @ activé ; ou appuie sur **Jouer** ; ou utilise { COMMAND("move") }, qui propose les coups permis.
    }
    ### Personne n’est là ?
    Joue contre Trilithon avec { COMMAND("practice") } : tous les jeux, sur sept niveaux.
help-commands =
    ### Commencer une partie
    - { COMMAND("challenge") } : défier un ami, ou tout le monde
    - { COMMAND("practice") } : jouer contre Trilithon
    - { COMMAND("league") }, { COMMAND("tournament show") } : ligues et tournois
    ### Jouer
    - { COMMAND("desk") } : ce qui t’attend, et les parties que tu suis
    - { COMMAND("move") } : jouer un coup
    - { COMMAND("board") } : regarder une partie, maintenant ou coup par coup
    - { COMMAND("analyse") } : réfléchir sur ton plateau
    - { COMMAND("match plan") } : prévoir tes réponses
    - { COMMAND("match takeback") }, { COMMAND("match draw") }, { COMMAND("match resign") }, { COMMAND("match rematch") }
    - { COMMAND("match nudge") }, { COMMAND("match claim") } : quand quelqu’un est en retard
    - { COMMAND("match pause") } : quand il vous faut une pause
    - { COMMAND("match import") } : revoir une partie jouée ailleurs
    ### Progresser
    - { COMMAND("rules") } : lire les règles
    - { COMMAND("learn") } : apprendre un jeu pas à pas
    - { COMMAND("puzzle") } : trouver le coup qui gagne
    - { COMMAND("results") } : tes résultats, et le classement de ce serveur
    ### Régler
    - { COMMAND("settings me") } : langue, plateaux, notifications, heures calmes
    - { COMMAND("settings away") } : t’absenter quelques jours
    - { COMMAND("settings privacy") } : ce que je sais de toi, et comment l’effacer
help-server = - { COMMAND("server settings") }, { COMMAND("server league") }, { COMMAND("tournament new") } : si tu gères ce serveur
help-menus = Appuie longuement sur une personne ou un message (sur ordinateur : clic droit), puis **Applications** : défier cette personne, jouer ce coup, ou voir ce plateau.
help-account = Pour jouer dans un groupe, avec un ami ou sur n’importe quel serveur, [ajoute-moi à ton compte](<{ $install }>).
help-former =
    ### Les commandes qui ont changé de nom
    - `/abandonner` : { COMMAND("match resign") }
    - `/absence` : { COMMAND("settings away") }
    - `/classement` : { COMMAND("results") }
    - `/confidentialité` : { COMMAND("settings privacy") }
    - `/importer` : { COMMAND("match import") }
    - `/ligue nouvelle` : { COMMAND("server league") }
    - `/ligue voir` : { COMMAND("league") }
    - `/nulle` : { COMMAND("match draw") }
    - `/pause` : { COMMAND("match pause") }
    - `/prévoir` : { COMMAND("match plan") }
    - `/réclamer` : { COMMAND("match claim") }
    - `/réglages serveur` : { COMMAND("server settings") }
    - `/relancer` : { COMMAND("match nudge") }
    - `/reprendre` : { COMMAND("match takeback") }
    - `/revanche` : { COMMAND("match rematch") }
    - `/revoir` : { COMMAND("board") }
    - `/suivis` : { COMMAND("desk") }
