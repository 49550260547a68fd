### La fournée du jour en français; le fichier arrive avec sa page. Ton et termes comme dans fr.ftl.

day-loading = La fournée du jour arrive…
day-about = Aujourd’hui, tout le monde reçoit les mêmes cartes, la même place et les mêmes bots. Seul ton jeu fait la différence. Un seul essai compte ; si tu dois partir, tu peux continuer plus tard, sur n’importe lequel de tes appareils.
day-about-practice = Ce jour est passé. Tu peux jouer sa donne pour t’entraîner autant que tu veux ; elle ne compte plus.
day-players =
    { $count ->
        [1] Une personne a terminé la fournée d’aujourd’hui.
       *[other] { $count } personnes ont terminé la fournée d’aujourd’hui.
    }
day-play = Jouer la fournée d’aujourd’hui
day-go-on = Continuer ta fournée
day-go-on-with = Terminer la fournée du { $day }
day-along-take = Emporter la fournée d’aujourd’hui
    .about = Pour la jouer sans réseau. Ses cartes sont alors déjà dans ce navigateur, donc ton résultat sera marqué comme joué hors ligne.
day-along-here = Tu as emporté cette fournée : tu la joues dans ce navigateur, avec ou sans réseau.
day-along-over = Tu as terminé la fournée du { $day } que tu avais emportée. Elle sera envoyée dès qu’il y aura du réseau.
day-offline = jouée hors ligne
day-offline-about = Tu as emporté cette fournée : ses cartes étaient dans ton navigateur avant que tu joues. Elle est dans ton calendrier et dans ta série, mais ne compte pas dans la comparaison avec les autres.
day-late = terminée trop tard
day-late-about = Quand tu as terminé cette fournée, ses cartes avaient déjà été montrées à tout le monde. Elle est dans ton calendrier et dans ta série, mais ne compte pas dans la comparaison avec les autres.
day-practise = La jouer pour s’entraîner
day-your-result = Ton résultat
day-memory = mémoire { $percent } %
day-no-orders = aucune commande
day-share-of-all =
    { $others ->
        [1] Tu as livré plus de pizzas que { $ahead } % des autres : une autre personne a joué pour l’instant.
       *[other] Tu as livré plus de pizzas que { $ahead } % des { $others } autres personnes qui ont joué jusqu’ici.
    }
day-alone = Personne n’a terminé ce jour avant toi.
day-histogram = Combien de pizzas chacun a livrées
day-pizzas-column = Pizzas
day-players-column = Joueurs
day-tell = Le raconter sans rien dévoiler
day-board = L’ardoise
day-board-empty = Il n’y a encore aucun nom ici.
day-board-join = Écrire mon nom sur l’ardoise
day-board-leave = Effacer mon nom de l’ardoise
day-my-days = Tes jours
day-streak =
    { $count ->
        [0] Pas encore de série : aujourd’hui peut en être le premier jour.
        [1] Un jour : ta série commence.
       *[other] { $count } jours d’affilée.
    }
day-calendar = Ton calendrier
day-calendar-played =
    { $count ->
        [1] { $day } : une pizza
       *[other] { $day } : { $count } pizzas
    }
day-calendar-about = Un jour commence à minuit UTC. Les jours passés se jouent pour s’entraîner.
day-month-before = Le mois d’avant
day-month-after = Le mois d’après
day-fair = Personne n’a choisi les cartes d’aujourd’hui
day-fair-about = Les secrets de tous les jours forment une chaîne : chacun est le hachage du suivant. Le secret de la veille est donc la promesse de ce jour, et la fin de la chaîne les promet tous. Une heure après minuit UTC, le secret du jour est montré, et chacun peut le vérifier.
day-commitment = La promesse : le secret de la veille
day-secret = Le secret du jour
day-secret-later = Il est montré une heure après minuit UTC.
day-end = La fin de la chaîne
day-device = Tes jours sur un autre appareil
day-device-about = Cette adresse emporte tes jours, ta série et l’essai que tu as commencé sur un autre appareil. Quiconque la possède joue à ta place : garde-la pour toi.
day-device-link = Le lien vers tes jours (garde-le pour toi)
day-device-offered = Cette adresse apporte les jours d’un autre appareil. Si tu les prends, ce navigateur oublie les siens.
day-device-take = Prendre ces jours
day-device-keep = Garder les miens
day-device-unknown = Cette adresse ne mène aux jours de personne : elle est peut-être incomplète. Copie-la à nouveau sur l’autre appareil. Ici, tu continues avec tes propres jours.
