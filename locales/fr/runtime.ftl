# Ce que dit Trilithon avant d’être en ligne : les réglages qui l’empêchent de démarrer, et comment il se porte. Chaque
# phrase sur un réglage nomme la variable, ce qui ne va pas et le remède.

setup-heading =
    { $count ->
        [one] Trilithon ne peut pas encore démarrer. Un réglage est à corriger :
       *[other] Trilithon ne peut pas encore démarrer. { $count } réglages sont à corriger :
    }
setup-where = Les réglages viennent de l’environnement ou d’un fichier .env, dans le dossier d’où Trilithon est lancé ; .env.example les présente tous.

setup-token-missing = { $variable } n’est pas défini, et sans lui Trilithon ne peut pas se connecter à Discord. Copie le jeton du bot depuis la page Bot de ton application, sur le portail des développeurs de Discord, et écris { $variable }=… dans .env. Pour essayer le bot sans compte, lance « make play ».
setup-token-shape = { $variable } ne ressemble pas à un jeton de bot : trois groupes de lettres et de chiffres, séparés par des points. Ce n’est ni le secret client ni l’identifiant de l’application : copie le jeton depuis la page Bot de ton application, sur le portail des développeurs de Discord.
setup-public-url = { $variable } vaut « { $value } », or il faut l’adresse à laquelle les navigateurs trouvent la page, par exemple https://trilithon.example. Sans https, ça ne marche que sur cette machine : http://localhost:8080.
setup-client-secret-shape = { $variable } ne ressemble pas à un secret client : un seul groupe de lettres et de chiffres, sans point. Ce n’est pas le jeton du bot : copie le secret depuis la page OAuth2 de ton application, sur le portail des développeurs de Discord.
setup-activity-lacks = { $variable } est activé, mais une activité a aussi besoin de { AND($missing) }. docs/running.md dit où les trouver.
setup-activity-local = { $variable } est activé, mais { $address } ne marche que sur cette machine, et Discord doit pouvoir atteindre la page. Donne-lui une adresse qui commence par https://, ou retire { $variable }.
setup-activity-sdk = { $variable } est activé, mais il manque le SDK de Discord, sans lequel la page ne peut pas s’ouvrir dans Discord. Lance « make activity » une fois, ou retire { $variable }.
setup-database-scheme = { $variable } commence par « { $scheme } », or Trilithon ne connaît que SQLite et PostgreSQL. Écris sqlite+aiosqlite:///chemin/vers/trilithon.db ou postgresql+asyncpg://utilisateur:motdepasse@hôte/base, ou retire { $variable } pour utiliser { $default }.
setup-database-slashes = Il manque une barre oblique dans { $variable }. Écris { $relative } pour un fichier du dossier d’où tu lances Trilithon, ou { $absolute } pour un chemin depuis la racine.
setup-database-port = { $variable } a un port qui n’est pas un nombre de 0 à 65 535. Écris-le comme postgresql+asyncpg://user:password@host:5432/database, avec « / », « ? », « # » et « @ » du mot de passe codés par un pourcent.
setup-database-sslmode = { $variable } contient « sslmode », que ce pilote ne connaît pas. Écris « ssl » à la place, par exemple ?ssl=require.
setup-database-is-folder = { $variable } désigne un dossier, { $path }, et non un fichier. Ajoute un nom de fichier à la fin, par exemple trilithon.db.
setup-folder-blocked = { $variable } a besoin du dossier { $path }, mais { $obstacle } est un fichier. Déplace ce fichier ou choisis un autre endroit.
setup-folder-unmade = { $variable } a besoin du dossier { $path }, impossible à créer : { $fault }. Indique un autre endroit.
setup-folder-locked = { $variable } a besoin du dossier { $path }, mais l’utilisateur qui lance Trilithon ({ $user }) n’a pas le droit d’écrire dans { $locked }. Crée { $path } et donne-le à cet utilisateur, ou choisis un autre endroit.
setup-choice = { $variable } vaut « { $value } », ce qui n’est pas une valeur possible. Écris { OR($allowed) }.
setup-number = { $variable } vaut « { $value } », or il faut un nombre entier de { $low } à { $high }.
setup-shards-shape = { $variable } vaut « { $value } ». Écris les fragments (« shards ») de ce processus, et leur nombre en tout : 0-7/16 pour les huit premiers sur seize, 3/16 pour un seul. Retire { $variable } si un seul processus les a tous.
setup-shards-order = { $variable } va de { $first } à { $last }, à l’envers. Écris le plus petit nombre en premier.
setup-shards-beyond =
    { $count ->
        [one] { $variable } nomme le fragment { $shard }, mais les fragments se comptent à partir de 0 : s’il n’y en a qu’un, c’est le { $highest }. Écris 0/1, ou retire { $variable }.
       *[other] { $variable } nomme le fragment { $shard }, mais les fragments se comptent à partir de 0 : sur { $count }, le dernier est le { $highest }.
    }
setup-env-file = Le fichier .env est illisible. Enregistre-le en texte brut, en UTF-8, avec un NOM=valeur par ligne, et vérifie que l’utilisateur qui lance Trilithon peut le lire.
setup-invalid = La valeur de { $variable } est inutilisable. .env.example dit ce qu’elle peut être.

setup-health-good =
    { $seconds ->
        [one] Connecté à Discord ; dernier signe de vie il y a { $seconds } seconde.
       *[other] Connecté à Discord ; dernier signe de vie il y a { $seconds } secondes.
    }
setup-health-lost =
    { $minutes ->
        [one] Discord ne donne plus signe de vie depuis { $minutes } minute. Le journal dit ce qui s’est passé ; redémarrer Trilithon est sans danger.
       *[other] Discord ne donne plus signe de vie depuis { $minutes } minutes. Le journal dit ce qui s’est passé ; redémarrer Trilithon est sans danger.
    }
setup-health-lost-shard =
    { $minutes ->
        [one] Le fragment (« shard ») { $shard } n’a plus de nouvelles de Discord depuis { $minutes } minute : personne sur ses serveurs ne reçoit de réponse. Le journal dit ce qui s’est passé ; redémarrer Trilithon est sans danger.
       *[other] Le fragment (« shard ») { $shard } n’a plus de nouvelles de Discord depuis { $minutes } minutes : personne sur ses serveurs ne reçoit de réponse. Le journal dit ce qui s’est passé ; redémarrer Trilithon est sans danger.
    }
setup-health-silent = Aucun signe de vie dans { $path } : Trilithon n’est pas lancé, ou n’a pas encore joint Discord.
setup-health-stale =
    { $minutes ->
        [one] Le rapport dans { $path } date d’il y a { $minutes } minute : son processus est terminé, bloqué, ou ne peut plus y écrire. Vérifie que le disque n’est pas plein ; le journal dit pourquoi. Redémarrer Trilithon est sans danger.
       *[other] Le rapport dans { $path } date d’il y a { $minutes } minutes : son processus est terminé, bloqué, ou ne peut plus y écrire. Vérifie que le disque n’est pas plein ; le journal dit pourquoi. Redémarrer Trilithon est sans danger.
    }
setup-health-ahead = Le rapport dans { $path } vient du futur : l’horloge de cette machine a été retardée. Trilithon en écrit bientôt un autre ; sinon, il est bloqué, et le redémarrer est sans danger.
setup-health-report-unwritten = Son rapport ne peut cependant pas être écrit dans { $path } : { $fault }.
setup-health-search-good =
    { $seconds ->
        [one] Le processus de réflexion tourne ; dernier signe de vie il y a { $seconds } seconde.
       *[other] Le processus de réflexion tourne ; dernier signe de vie il y a { $seconds } secondes.
    }
setup-health-search-silent = Aucun signe de vie dans { $path } : aucun processus de réflexion ne tourne ici, ou il n’a pas encore pu écrire dans la base de données. « python bot.py --search » en lance un.
setup-health-about = Dit si Trilithon va bien : s’il reçoit ce que dit Discord, s’il peut lui répondre et s’il peut écrire dans sa base de données.
setup-health-option-search = interroger le processus de réflexion (« python bot.py --search ») et non le bot
setup-health-refused = Trilithon est connecté, mais Discord refuse ses demandes : les plateaux n’arrivent pas. Soit le jeton de { $variable } n’est plus valable, soit l’adresse de cette machine est bloquée pour un temps. Le journal contient les réponses de Discord.
setup-health-unwritten =
    { $minutes ->
        [one] Impossible d’écrire dans la base de données depuis { $minutes } minute : aucun coup n’est accepté. Vérifie que le disque n’est pas plein et que rien d’autre ne tient le fichier ; le journal dit pourquoi.
       *[other] Impossible d’écrire dans la base de données depuis { $minutes } minutes : aucun coup n’est accepté. Vérifie que le disque n’est pas plein et que rien d’autre ne tient le fichier ; le journal dit pourquoi.
    }

setup-about = Trilithon : des jeux de stratégie abstraits entre amis, sur Discord.
setup-option-version = dire la version, puis s’arrêter
setup-option-playground = jouer dans un navigateur sur un Discord simulé ; sans jeton
setup-option-ratings = recalculer toutes les cotes d’après les parties cotées ; sans jeton
setup-option-search = seulement réfléchir aux coups de Trilithon, pour les bots de la même base ; sans jeton
setup-option-language = la langue du serveur simulé, par exemple en-US ou fr
setup-option-port = le port du bac à sable sur cette machine
setup-token-refused = Discord refuse le jeton de { $variable }. Crées-en un nouveau sur la page Bot de ton application, dans le portail des développeurs de Discord, et écris-le dans .env.
setup-store-unsupported = DATABASE_URL demande { $where }, or Trilithon ne connaît que les fichiers SQLite et PostgreSQL. Écris sqlite+aiosqlite:///chemin/vers/trilithon.db ou postgresql+asyncpg://utilisateur:motdepasse@hôte/base.
setup-store-foreign = { $where } n’est pas une base de Trilithon. Rien n’y a été changé. Indique un autre fichier dans DATABASE_URL, ou déplace celui-ci.
setup-store-corrupt = { $where } est endommagé ({ $fault }). Rien n’y a été changé. Remets une sauvegarde à sa place, ou répares-en une copie avec « .recover » de SQLite.
setup-store-incomplete = Il manque dans { $where } ce dont Trilithon a besoin : { AND($what) }. Rien n’y a été changé. Remets une sauvegarde à sa place.
setup-store-older = { $where } a été écrit par un Trilithon trop ancien (schéma { $found }). Rien n’y a été changé. Lance une fois dessus le dernier Trilithon au schéma { $last }, puis celui-ci.
setup-store-newer = { $where } a été écrit par un Trilithon plus récent (schéma { $found }). Rien n’y a été changé. Lance cette version plus récente, ou remets la sauvegarde d’avant.
setup-store-unwritable = Impossible d’écrire dans { $where } : { $fault }. Donne à l’utilisateur de Trilithon le droit d’écrire dans ce fichier et son dossier, ou indique un autre endroit dans DATABASE_URL.
setup-store-away = { $where } ne répond pas : { $fault }. Lance le serveur de base de données, ou indiques-en un autre dans DATABASE_URL.
setup-store-refused = { $where } a refusé la connexion : { $fault }. Règle ça sur le serveur de base de données, ou indiques-en un autre dans DATABASE_URL.
setup-store-missing = Il n’y a pas de base de Trilithon à cet endroit : { $where }.
setup-store-filled = { $where } n’est pas vide. Rien n’y a été changé. Indique une base vide.
setup-store-uncopied = Impossible de remplir { $where } : { $fault }. Aucune ligne n’a été écrite.
setup-store-unequal = { $where } ne contient pas ce qui y a été écrit, dans { AND($what) }. Tout a été retiré.
setup-store-unsaved = Impossible de sauvegarder { $where } : { $fault }. Les sauvegardes précédentes sont toujours là.
setup-store-taken = { $where } existe déjà, et n’a pas été changé. Réessaie dans une seconde.
setup-store-undumped = Seul { $program }, un outil de PostgreSQL, peut sauvegarder { $where }, et il n’est pas installé ici. Sous Debian et Ubuntu : apt install postgresql-client.
setup-store-outdated = { $where } a les tables d’une version antérieure (schéma { $found }). Rien n’y a été changé. Démarre une fois ce Trilithon avec cette base, ce qui l’amène à { $newest }, puis copie-la.

setup-database-about = Ce qu’on peut faire à la main avec la base de données.
setup-copy-about = copier tout le contenu d’une base dans une base vide, et comparer ; arrête d’abord le bot
setup-copy-done = { $tables } tables ont été copiées et comparées : les deux bases sont identiques.
setup-backup-about = écrire une sauvegarde de la base dans un dossier, même pendant que le bot s’en sert, et supprimer les anciennes
setup-backup-done = { $path } est écrit.
setup-skip-about = sauter des numéros de parties, de défis, etc. ; après la restauration d’une sauvegarde, avant de démarrer le bot
setup-skip-done = La prochaine partie portera le numéro { $number }.
setup-option-count = combien de numéros sauter : plus qu’il n’en a été attribué depuis la sauvegarde
setup-option-database = l’URL d’une base comme dans DATABASE_URL, ou le chemin d’un fichier SQLite
setup-option-database-own = l’URL d’une base comme dans DATABASE_URL, ou le chemin d’un fichier SQLite ; sinon, la base des réglages
setup-option-backup = le dossier des sauvegardes ; il est créé s’il n’existe pas
setup-option-keep = après chaque nouvelle sauvegarde, supprimer celles qui ont plus de ce nombre de jours (14 par défaut)
setup-option-every = continuer à tourner, et écrire une sauvegarde dès que la dernière a ce nombre d’heures

setup-metrics-port = { $variable } vaut { $port }, or ce port n’est pas utilisable sur cette machine ({ $fault }). Chaque processus a besoin du sien : choisis-en un autre, ou laisse { $variable } vide pour ne pas publier de mesures.
setup-web-port = { $variable } vaut { $port }, or ce port n’est pas utilisable sur cette machine ({ $fault }). Choisis-en un autre, ou laisse { $variable } vide si un autre processus sert la page du plateau.
setup-discord-away = Impossible de joindre Discord ({ $fault }). Vérifie la connexion de cette machine, puis relance ; rien n’a été changé.
setup-not-discord = Autre chose répond à la place de Discord, par exemple la page d’un réseau où il faut s’identifier. Vérifie la connexion de cette machine, puis relance ; rien n’a été changé.
setup-discord-refused =
    { $status ->
        [403] Discord, ou un intermédiaire, refuse cette machine (statut HTTP 403). Son adresse est peut-être bloquée pour un temps : attends une heure avant de relancer, et essaie un autre réseau si ça dure.
        [429] Discord, ou un intermédiaire, a reçu trop de requêtes de cette machine (statut HTTP 429). Attends une heure avant de relancer : chaque essai prolonge le blocage.
       *[other] Discord ne répond pas comme il devrait (statut HTTP { $status }). Il est peut-être en panne : regarde discordstatus.com, et relance plus tard. Rien n’a été changé.
    }
setup-intents-refused = Discord refuse les intentions (« intents ») que demande Trilithon, alors qu’aucune n’est privilégiée. Mets Trilithon à jour. Si tu l’as modifié pour en demander plus, active-les sur la page Bot de ton application, dans le portail des développeurs de Discord.
setup-shards-too-few = Discord veut que ce bot soit réparti en plus de fragments (« shards », code 4011). Écris un nombre plus grand après la barre de { $variable }, le même pour tous les processus, ou retire { $variable } si un seul processus les tient tous.
setup-gateway-closed = Discord a mis fin à la connexion avec le code { $code } : inutile de réessayer. Mets Trilithon à jour ; la documentation de Discord explique ce code sous « Gateway Close Event Codes ».

## `python bot.py --check`

setup-option-check = vérifier les réglages, la machine et ce qu’en dit Discord, puis s’arrêter ; rien n’est modifié
setup-option-channel = avec --check : l’identifiant d’un salon, ou un lien vers lui, où vérifier les permissions
check-well = bien      { $told }
check-to-do = À FAIRE   { $told }
check-settings = Réglages : tous sont utilisables.
check-settings-unknown = .env contient { $name }, qui n’est pas un réglage. Voulais-tu dire { $meant } ?
check-database-new = Base de données : { $where } est vide ou n’existe pas encore ; le premier démarrage crée ses tables.
check-database-current = Base de données : { $where } accepte l’écriture et ses tables sont à jour ({ $newest }).
check-database-older = Base de données : { $where } accepte l’écriture. Le prochain démarrage fera passer ses tables de { $version } à { $newest } : fais d’abord une sauvegarde.
check-backup = Sauvegarde : la dernière date d’il y a { $hours ->
        [0] moins d’une heure
        [one] une heure
       *[other] { $hours } heures
    }.
check-backup-none = Sauvegarde : aucune n’est connue. « python -m store backup DOSSIER » en fait une ; docs/running.md explique comment en avoir une par jour.
check-disk = Disque : { $megabytes } Mo libres pour { $path }.
check-disk-full = Disque : plus que { $megabytes } Mo libres pour { $path }. Fais de la place : sans elle, les coups ne peuvent pas être enregistrés. { $least } Mo, c’est déjà peu.
check-memory = Mémoire : { $megabytes } Mo libres.
check-memory-short = Mémoire : plus que { $megabytes } Mo libres. Il en faut { $least } à Trilithon ; avec moins, le système risque de l’arrêter. Donne-lui-en davantage, ou règle SEARCH_PROCESSES=0 et laisse réfléchir une autre machine.
check-memory-unknown = Mémoire : ce système ne dit pas combien il en reste.
check-pictures = Images : un plateau a été dessiné, polices comprises.
check-pictures-fail = Images : impossible de dessiner un plateau ({ $fault }). Réinstalle Trilithon, avec ce que liste requirements/run.txt et le dossier renderer/fonts.
check-page = Page : on joue en touchant le plateau, à l’adresse { $url }.
check-page-away = Page : rien ne répond à { $url } ({ $fault }). Elle ne répond que tant qu’un bot avec WEB_PORT tourne : lance-le, puis regarde le proxy devant lui, son certificat et l’adresse du nom.
check-page-other = Page : autre chose répond à { $url }. Regarde le proxy : il doit tout transmettre au WEB_PORT d’un bot qui tourne.
check-token = Jeton : Discord y reconnaît { $name } (application { $id }).
check-installs = Installation : les serveurs et les personnes peuvent ajouter le bot.
check-installs-missing = Installation : { AND($names) } ne peuvent pas ajouter le bot. Coche ce qui manque sur la page Installation de ton application, dans le portail des développeurs de Discord.
check-install-server = les serveurs (« Guild Install »)
check-install-user = les personnes (« User Install »)
check-endpoint = Commandes : Discord les envoie à { $url }, et le bot n’en sait rien. Vide « Interactions Endpoint URL » sur la page General Information de ton application, dans le portail des développeurs de Discord.
check-code-grant = Invitations : elles échouent, car l’application exige un code d’autorisation. Désactive « Requires OAuth2 Code Grant » sur la page Bot de ton application, dans le portail des développeurs de Discord.
check-activity = Activité : Discord accepte le secret client, et sert la page à l’adresse { $url }.
check-activity-unseen = Activité : Discord accepte le secret client, et l’application a des activités. Sa correspondance d’URL ne se voit pas d’ici, car rien ne répond à { $url } : « / » doit mener à { $host }.
check-activity-unmapped = Activité : Discord sert autre chose à l’adresse { $url }. Fais mener « / » à { $host } sous Activities → URL Mappings de ton application, dans le portail des développeurs de Discord. Il faut aussi un bot qui tourne avec ACTIVITY=yes et WEB_PORT.
check-activity-off = Activité : Discord ne dit rien d’activités pour cette application. Coche « Enable Activities » sous Activities → Settings de ton application, dans le portail des développeurs de Discord. Laisse tel quel si la case est cochée et que l’activité s’ouvre.
check-activity-secret = Activité : Discord n’accepte pas DISCORD_CLIENT_SECRET. Copie-le à nouveau depuis la page OAuth2 de ton application, dans le portail des développeurs de Discord ; « Reset Secret » en fait un nouveau.
check-activity-away = Activité : Discord n’a pas dit s’il accepte le secret client (statut HTTP { $status }). Vérifie plus tard.
check-private = Invitations : toi seul peux ajouter le bot, car il n’est pas public. Si d’autres doivent le pouvoir, active « Public Bot » sur la page Bot de ton application, dans le portail des développeurs de Discord.
check-gateway = Passerelle : encore { $remaining } connexions sur { $total } aujourd’hui, pour { $shards ->
        [one] 1 fragment
       *[other] { $shards } fragments
    }.
check-gateway-used-up = Passerelle : plus que { $remaining } connexions sur { $total } aujourd’hui, pas assez pour démarrer. Cherche ce qui redémarre si souvent le bot, et attends { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }.
check-gateway-shards = Passerelle : SHARDS partage le bot en { $shards } fragments, mais Discord conseille { $advised }. Écris un nombre plus grand après la barre, le même pour tous les processus, ou retire SHARDS si un seul processus les a tous.
check-channel = Salon : tout ce qu’il faut à Trilithon est permis dans #{ $channel } de « { $server } ».
check-channel-closed = Salon : dans #{ $channel } de « { $server } », il manque à Trilithon { AND($names) }. Accorde à son rôle ce qui manque, dans les réglages du serveur ou dans ceux du salon.
check-channel-none = Salon : aucun n’est nommé. « --check --channel ID » vérifie ce que le bot peut faire dans un salon.
check-channel-unreadable = Salon : ce n’est ni un identifiant ni un lien. Active le mode développeur de Discord, fais un clic droit sur le salon et choisis « Copier l’identifiant du salon ».
check-channel-of-no-server = Salon : c’est un fil ou un message privé. Nomme un salon de serveur.
check-channel-unseen = Salon : { $id } n’existe pas, ou le bot ne le voit pas. Invite le bot sur ce serveur, et permets-lui de voir le salon.
check-clock = Horloge : elle est d’accord avec celle de Discord.
check-clock-ahead = Horloge : celle de cette machine avance de { $seconds } secondes sur celle de Discord, et les échéances tombent trop tôt. Active la synchronisation de l’heure (NTP).
check-clock-behind = Horloge : celle de cette machine retarde de { $seconds } secondes sur celle de Discord, et les échéances tombent trop tard. Active la synchronisation de l’heure (NTP).
check-clock-unknown = Horloge : les réponses de Discord ne disent pas l’heure.
