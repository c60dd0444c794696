# Les pages de l’aide. L’endroit où apparaît un plateau dépend du lieu.

button-help-start = Comment jouer
button-help-commands = Toutes les commandes
button-help-former = Anciens noms
button-help-teams = Équipes

help-start =
    Trilithon, ce sont des jeux de réflexion entre amis, sans se presser : tu joues quand tu as le temps.
    ### Les jeux
    { rules-begin }
    { $games }
    ### Comment jouer
    {""}**1.** Défie un ami avec { COMMAND("challenge") }, ou laisse l’adversaire vide : { $place ->
        [alone] tout le monde pourra accepter. Ça marche sur un serveur, dans un groupe ou à deux.
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
       *[other] **réponds** au plateau avec ton coup (`30b-5b`), le @ activé ; ou appuie sur **Jouer** ; ou utilise { COMMAND("move") }, qui propose les coups permis.
    }
    ### Personne n’est là ?
    Joue contre Trilithon avec { COMMAND("practice") } : tous les jeux, sept niveaux, des premiers pas au plus fort.
help-commands =
    ### Commencer une partie
    - { COMMAND("challenge") } : défier un ami, ou lancer un défi ouvert
    - { COMMAND("practice") } : jouer contre Trilithon
    - { COMMAND("league") }, { COMMAND("tournament show") } : ligues et tournois
    ### Jouer
    - { COMMAND("desk") } : ce qui t’attend, et les parties que tu suis
    - { COMMAND("move") } : jouer un coup
    - { COMMAND("board") } : regarder une partie, maintenant ou coup par coup
    - { COMMAND("analyse") } : réfléchir sur ton plateau
    - { COMMAND("match plan") } : prévoir tes réponses
    - { COMMAND("match takeback") }, { COMMAND("match draw") }, { COMMAND("match resign") }, { COMMAND("match rematch") }
    - { COMMAND("match nudge") }, { COMMAND("match claim") } : quand quelqu’un est en retard
    - { COMMAND("match pause") } : quand il vous faut une pause
    - { COMMAND("match import") } : revoir une partie jouée ailleurs
    ### Progresser
    - { COMMAND("rules") } : lire les règles
    - { COMMAND("learn") } : apprendre un jeu pas à pas
    - { COMMAND("puzzle") } : trouver le coup qui gagne
    - { COMMAND("results") } : tes résultats, et le classement d’ici
    ### Régler
    - { COMMAND("settings me") } : langue, plateaux, notifications, heures calmes
    - { COMMAND("settings away") } : t’absenter quelques jours
    - { COMMAND("settings privacy") } : ce que je sais de toi, et comment le supprimer
help-server = - { COMMAND("server settings") }, { COMMAND("server league") }, { COMMAND("tournament new") } : si tu gères ce serveur
help-menus = Appuie longuement sur une personne ou un message (sur ordinateur : clic droit), puis **Applications** : défier cette personne, jouer ce coup, ou voir ce plateau.
help-account = Pour jouer dans un groupe, avec un ami ou sur n’importe quel serveur, [ajoute-moi à ton compte](<{ $install }>).
help-teams =
    ### Jouer en équipe
    Tout un serveur contre une personne, ou une moitié contre l’autre : chaque membre d’une équipe vote pour ses coups.

    {""}**Former une équipe.** Dans { COMMAND("challenge") }, choisis un rôle comme adversaire ; avec `@everyone`, tout le monde peut la rejoindre. Sous un défi, **{ button-team }** prend une place pour une équipe dont tu es capitaine. Pour ta propre place : **{ button-more }**, puis **{ button-team-mine }**.
    {""}**La rejoindre ou la quitter** : avec le bouton à son nom sous le défi, ou avec **{ button-teams }** sous le plateau. Personne n’est dans deux équipes d’une même partie.
    {""}**Voter.** Quand c’est à ton équipe de jouer, le plateau a un bouton **{ button-vote }** : choisis un coup comme pour le jouer. Une réponse au plateau ou { COMMAND("move") } comptent aussi comme votes. Tu peux le commenter, et le changer jusqu’à la fin. **{ button-votes }** montre ce que propose ton équipe ; il suffit d’appuyer pour s’y rallier.
    {""}**Fin du vote** : après 24 heures, ou le temps choisi par l’équipe ; plus tôt, avec cinq minutes pour changer d’avis, si ceux des deux derniers tours ont tous voté ou si plus de la moitié veut le même coup. Le capitaine peut y mettre fin à tout moment : **{ button-votes }**. Le coup qui a le plus de voix est joué ; à égalité, le premier proposé. Si personne n’a encore voté, le premier vote décide.
    {""}**Nulle, reprise, pause, abandon** : chacun peut les proposer avec **{ button-more }**. La majorité des derniers votants décide, deux personnes au moins ; pour une pause, la moitié suffit.
    {""}**La partie du serveur** contre Trilithon, une après l’autre tant qu’on vote : { COMMAND("server settings") }.

    Les parties en équipe ne sont pas cotées. On peut passer la main à un autre membre ; après sept jours sans nouvelles du capitaine, c’est le membre qui a le plus voté qui prend la suite.
help-former =
    ### Les commandes qui ont changé de nom
    - `/abandonner` : { COMMAND("match resign") }
    - `/absence` : { COMMAND("settings away") }
    - `/classement` : { COMMAND("results") }
    - `/confidentialité` : { COMMAND("settings privacy") }
    - `/importer` : { COMMAND("match import") }
    - `/ligue nouvelle` : { COMMAND("server league") }
    - `/ligue voir` : { COMMAND("league") }
    - `/nulle` : { COMMAND("match draw") }
    - `/pause` : { COMMAND("match pause") }
    - `/prévoir` : { COMMAND("match plan") }
    - `/réclamer` : { COMMAND("match claim") }
    - `/réglages serveur` : { COMMAND("server settings") }
    - `/relancer` : { COMMAND("match nudge") }
    - `/reprendre` : { COMMAND("match takeback") }
    - `/revanche` : { COMMAND("match rematch") }
    - `/revoir` : { COMMAND("board") }
    - `/suivis` : { COMMAND("desk") }
