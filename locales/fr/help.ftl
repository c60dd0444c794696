# Les pages de l’aide. L’endroit où apparaît un plateau dépend du lieu.

button-help-start = Comment jouer
button-help-commands = Toutes les commandes
button-help-former = Anciens noms
button-help-teams = Équipes
button-help-voting = Déroulement d’un vote
button-help-captains = Les capitaines

help-start =
    Trilithon, ce sont des jeux de réflexion entre amis, sans se presser.
    ### Les jeux
    { rules-begin }
    { $games }
    ### Comment jouer
    {""}**1.** Défie un ami avec { COMMAND("challenge") }, ou laisse l’adversaire vide : { $place ->
        [alone] tout le monde pourra accepter, sur un serveur, dans un groupe ou dans tes messages avec un ami.
       *[other] tout le monde ici pourra accepter.
    }
    {""}**2.** Le plateau apparaît { $place ->
        [threads] dans un nouveau fil.
        [channel] dans ce salon.
        [answers] ici même.
       *[alone] là-bas.
    } Je te préviens quand c’est à toi.
    {""}**3.** { $place ->
        [answers] Appuie sur **Jouer** sous le plateau,
        [alone] **Réponds**-lui avec ton coup (`30b-5b`), appuie sur **Jouer**,
       *[other] **Réponds**-lui avec ton coup (`30b-5b`), le @ activé, appuie sur **Jouer**,
    } ou utilise { COMMAND("move") }, qui propose les coups permis.

    Personne n’est là ? { COMMAND("practice") } contre Trilithon : sept niveaux, des premiers pas au plus fort.
help-commands =
    ### Commencer une partie
    - { COMMAND("challenge") } : défier un ami, ou lancer un défi ouvert
    - { COMMAND("practice") } : jouer contre Trilithon
    - { COMMAND("league") }, { COMMAND("tournament show") } : ligues et tournois
    ### Jouer
    - { COMMAND("desk") } : ce qui t’attend, et les parties que tu suis
    - { COMMAND("move") } : jouer un coup
    - { COMMAND("board") } : revoir une partie coup par coup
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
    - { COMMAND("results") } : tes résultats, et le classement
    ### Régler
    - { COMMAND("settings me") } : langue, plateaux, notifications, heures calmes
    - { COMMAND("settings away") } : t’absenter quelques jours
    - { COMMAND("settings privacy") } : ce que je sais de toi, et comment le supprimer
help-server = - { COMMAND("server settings") }, { COMMAND("server league") }, { COMMAND("tournament new") } : si tu gères ce serveur
help-menus = Appuie longuement sur un membre ou un message (sur ordinateur : clic droit), puis **Applications** : défier ce membre, jouer ce coup, ou voir ce plateau.
help-account = Pour jouer dans un groupe, avec un ami ou sur n’importe quel serveur, [ajoute-moi à ton compte](<{ $install }>).
help-teams =
    ### Jouer en équipe
    Tout un serveur contre un joueur, ou une moitié contre l’autre : chaque membre d’une équipe vote pour ses coups.

    {""}**En former une** : choisis un rôle comme adversaire dans { COMMAND("challenge") } (avec `@everyone`, tout le monde peut la rejoindre), ou appuie sur **{ button-team }** sous un défi.
    {""}**La rejoindre** : le bouton à son nom sous le défi, ou **{ button-teams }** sous le plateau.
    {""}**Voter** : **{ button-vote }**, une réponse au plateau ou { COMMAND("move") } ; tu peux changer d’avis jusqu’à la fin. Le coup qui a le plus de voix est joué ; à égalité, le premier proposé.
    {""}**Nulle, reprise, pause, abandon** : propose-les avec **{ button-more }**.

    Les parties en équipe ne sont pas cotées.
help-voting =
    ### Comment se passe un vote
    {""}**Il se termine** après 24 heures, ou le temps choisi par l’équipe. Plus tôt, avec cinq minutes pour changer d’avis, si ceux qui ont voté aux deux derniers tours ont tous voté ou si plus de la moitié veut le même coup. Le capitaine peut y mettre fin à tout moment. Si personne n’a voté, le premier vote décide.
    {""}**{ button-votes }** montre ce que propose ton équipe ; appuie sur une proposition pour la soutenir. Tu peux commenter ton vote.
    {""}**Nulle et autres décisions** : la majorité de ceux qui ont voté en dernier, deux membres au moins ; pour une pause, la moitié suffit.
help-captains =
    ### Les capitaines
    Tu es capitaine de l’équipe pour laquelle tu prends une place. Pour ta propre place : **{ button-more }** sous le défi, puis **{ button-team-mine }**. Un capitaine désigne qui peut rejoindre l’équipe, met fin aux votes et peut passer la main ; après sept jours sans nouvelles, le membre qui a le plus voté prend la suite. Personne n’est dans deux équipes d’une même partie.

    {""}**La partie du serveur** contre Trilithon, une après l’autre tant qu’on vote, se joue sans capitaine : { COMMAND("server settings") }.
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
