# `/réglages confidentialité` : ce qui est gardé sur quelqu’un, en une page, en un fichier, et effacé.

## La page et son fichier

button-export = Exporter
button-privacy-details = Détails
button-erase = Supprimer
privacy-page =
    {""}**Ce que je garde sur toi**
    Tes parties, tes votes et tes défis, tes réglages, tes plateaux d’analyse et tes notes, tes leçons et tes problèmes, ta cote, tes ligues et tes tournois, et ce que tu suis.

    Je ne lis que les messages qui me répondent, me mentionnent ou me sont envoyés en privé, et ceux que tu choisis pour moi sous « Apps ». Je n’en garde aucun. Je ne transmets rien à personne.

    {""}**{ button-privacy-details }** donne la liste complète. **Exporter** te donne tout dans un fichier. **Supprimer** te retire de partout, après confirmation.
privacy-details =
    {""}**Ce que je garde sur toi, et pourquoi**

    - **Tes parties** : ton identifiant Discord, ton nom sur les plateaux, tes coups et leur heure, propositions et réponses, tes réponses prévues, que personne d’autre ne voit, et jusqu’où tu as regardé ; les parties importées.
    - **Tes plateaux d’analyse et tes notes** : les coups essayés et où, leurs noms, et tes notes. Personne d’autre ne les voit.
    - **Tes défis**, envoyés ou reçus : conditions, identifiant, nom, et pourquoi tu as refusé.
    - **Tes réglages** dans { COMMAND("settings me") } : langue, plateaux, fuseau, heures calmes, rappels, présence dans les classements, emploi de tes parties comme problèmes ; modèles, absences, joueurs bloqués ; et si je t’ai dit comment répondre à un plateau. Si quelqu’un te bloque, ton identifiant reste, pour le blocage.
    - **Ce que tu apprends** : étapes et problèmes essayés, jusqu’où et quand ; ta cote aux problèmes de chaque jeu ; ton nom au problème du jour, si tu le veux. Les autres ne voient que ce nom. La difficulté des problèmes est gardée sans noms.
    - **Ta cote** à chaque jeu : combien de parties cotées, et ton nom serveur par serveur.
    - **Ligues, tournois** : parties, points, places, si tu continues, si ta présence est confirmée.
    - **Tes équipes** : depuis quand, tes votes et commentaires. Un résultat ne cite ton nom que si tu le veux.
    - **Ce que tu suis** : quelles parties, depuis quand, ce que j’en ai dit, ton prochain résumé, la langue de ton Discord. Personne d’autre ne le voit.
    - **Les lieux** : identifiants des serveurs, salons, messages ; navigateurs connectés.
privacy-export = Voici tout ce que je garde sur toi.

## Effacer, après une seconde question

button-erase-yes = Oui, tout supprimer
button-erase-no = Non, tout garder
privacy-question =
    Supprimer pour de bon tout ce qui te concerne ? C’est irréversible.

    - { $count ->
        [0] Tu n’as pas de partie en cours.
        [one] Tu abandonnes ta partie en cours.
       *[other] Tu abandonnes tes { $count } parties en cours.
    }
    - Tes réglages, tes notes, tes plateaux d’analyse, tes problèmes et ta cote disparaissent, et tes défis ouverts sont retirés.
    - Là où d’autres ont joué, « — » remplace ton nom. Les coups restent, pour eux.
    - Ce qui est publié dans Discord y reste.
privacy-erasing = Je supprime tout ce qui te concerne. Si je ne te confirme pas bientôt que c’est fait, redemande-le : je reprendrai là où j’en étais.
privacy-erased = C’est fait : je ne garde plus rien sur toi. Les titres des fils de tes parties suivent un par un ; le reste de ce qui est publié dans Discord y reste. Si tu joues ou défies à nouveau quelqu’un, je repars de zéro.
kept-erase = Rien n’a été supprimé.
