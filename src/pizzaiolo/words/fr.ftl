### Français. Des phrases courtes et chaleureuses, on se tutoie, comme à une table de cartes.
### four, réserve, serveur (ta pile de commandes), commande, pizza, chef, livrée, main, annonce, restes;
### mettre au four (ingrédients et commandes), piocher, cuire, brûlée (une commande qui retourne au serveur).

## Kinds

number =
    { $count ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] Aucun
        [1] Un
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
        [10] Dix
        [11] Onze
        [12] Douze
       *[other] { $count }
    }
kind-pineapple =
    { $count ->
        [one] ananas
       *[other] ananas
    }
letter-pineapple = A
count-pineapple = { $count } { kind-pineapple }
some-pineapple =
    { $count ->
        [1] un ananas
       *[other] { number } ananas
    }
announce-pineapple =
    { $count ->
        [1] Un ananas !
       *[other] { number-upper } ananas !
    }
kind-pepper =
    { $count ->
        [one] poivron
       *[other] poivrons
    }
letter-pepper = P
count-pepper = { $count } { kind-pepper }
some-pepper =
    { $count ->
        [1] un poivron
       *[other] { number } poivrons
    }
announce-pepper =
    { $count ->
        [1] Un poivron !
       *[other] { number-upper } poivrons !
    }
kind-mushroom =
    { $count ->
        [one] champignon
       *[other] champignons
    }
letter-mushroom = Ch
count-mushroom = { $count } { kind-mushroom }
some-mushroom =
    { $count ->
        [1] un champignon
       *[other] { number } champignons
    }
announce-mushroom =
    { $count ->
        [1] Un champignon !
       *[other] { number-upper } champignons !
    }
kind-olive =
    { $count ->
        [one] olive
       *[other] olives
    }
letter-olive = O
count-olive = { $count } { kind-olive }
some-olive =
    { $count ->
        [1] une olive
       *[other] { number } olives
    }
announce-olive =
    { $count ->
        [1] Une olive !
       *[other] { number-upper } olives !
    }
kind-salami =
    { $count ->
        [one] salami
       *[other] salamis
    }
letter-salami = S
count-salami = { $count } { kind-salami }
some-salami =
    { $count ->
        [1] un salami
       *[other] { number } salamis
    }
announce-salami =
    { $count ->
        [1] Un salami !
       *[other] { number-upper } salamis !
    }
kind-shrimp =
    { $count ->
        [one] crevette
       *[other] crevettes
    }
letter-shrimp = Cr
count-shrimp = { $count } { kind-shrimp }
some-shrimp =
    { $count ->
        [1] une crevette
       *[other] { number } crevettes
    }
announce-shrimp =
    { $count ->
        [1] Une crevette !
       *[other] { number-upper } crevettes !
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = { number-upper } { $name } !
double-kind = carte double ({ $kind })
doubles-of =
    { $count ->
        [1] une carte double ({ $kind })
       *[other] { number } cartes doubles ({ $kind })
    }
adds-up = { $cards } : { number }
no-cards = rien
some-cards = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
  }
colour-yellow = jaune
colour-green = vert
colour-brown = brun
colour-purple = violet
colour-red = rouge
colour-pink = rose
oven-height =
    { $count ->
        [0] Le four est vide.
        [1] Il y a une carte dans le four.
       *[other] Il y a { $count } cartes dans le four.
    }

## Orders

order-normale = Normale
    .rule = Exactement les ingrédients dessinés.
order-bombastica = Bombastica
    .rule = Au moins { $count } ingrédients, peu importe lesquels. Elle prend tout ce qui est sur la table.
    .brief = { $count } ou plus, peu importe lesquels. Elle prend tout.
order-monotoni = Monotoni
    .rule = Une carte de ton propre ingrédient et { $count } d’une autre sorte. Tu choisis laquelle quand la commande sort.
    .brief = 1 de ton ingrédient et { $count } d’une autre sorte, à choisir à la sortie.
order-minimale = Minimale
    .rule = Une carte de ton propre ingrédient et { $count } de la sorte la plus rare sur la table. La tienne ne compte pas, ni celles qui n’y sont pas. En cas d’égalité, tu choisis.
    .brief = 1 de ton ingrédient et { $count } de la sorte la plus rare sur la table.
order-ghiottona = Ghiottona
    .rule = Une carte de ton propre ingrédient, et { $count } de chacune de deux autres sortes à ton choix.
    .brief = 1 de ton ingrédient et { $count } de chacune de deux sortes au choix.
order-monotoni-junior = Monotoni junior
    .rule = { $count } d’une sorte que tu choisis. Une seule carte « { $kind } » sur la table, et la commande repart aussitôt.
    .brief = { $count } d’une sorte au choix. Interdit : { $kind }.
order-minipizza = Minipizza
    .rule = Les trois ingrédients dessinés. Une seule carte « { $kind } » sur la table, et la commande repart aussitôt.
    .brief = Les trois dessinés. Interdit : { $kind }.
order-mamma-mia = Mamma Mia
    .rule = Une carte de ton propre ingrédient et { $count } d’une des deux sortes dessinées : l’une ou l’autre, sans mélange.
    .brief = 1 de ton ingrédient et { $count } d’une des deux sortes dessinées.
order-whole = { $title } : { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), cuite
        [burnt] { $order } ({ $colour }), brûlée
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } d’une même sorte
recipe-chosen-other = { $count } d’une autre sorte
recipe-chosen-several = { $count } de chacune de { $kinds } autres sortes
recipe-fewest = { $count } de la sorte la plus rare
recipe-at-least = { $count } ou plus, n’importe lesquels
recipe-forbidden = { $recipe }, sans { $kind } sur la table

## Everywhere

language = Langue
settings = Réglages
close = Fermer
try-again = Réessayer
to-landing = Retour à l’accueil
not-loaded = Une partie de la page n’est pas arrivée. Recharge-la.
guest = Toi
problem-failed = Ça n’a pas marché. Réessaie.
problem-unreachable = Le site ne répond pas. Vérifie ta connexion et réessaie.
problem-rate_limited = Tu vas trop vite. Attends un instant.
problem-server_busy = Le site est débordé. Rien n’a changé ; réessaie.
problem-store_unavailable = Le site ne peut rien noter en ce moment. Rien n’a changé ; réessaie bientôt.
problem-no_such_table = Cette table n’existe plus.
problem-table_gone = Cette table a été débarrassée.
problem-table_full = Quelqu’un a été plus rapide : toutes les places sont prises.
problem-history_full = Cette table est pleine d’anciennes parties. Ouvres-en une nouvelle.
problem-game_running = La partie a déjà commencé.
problem-hand_seen = Tu as déjà vu une autre main de cette partie.
problem-name_taken = Quelqu’un à cette table s’appelle déjà ainsi. Choisis un autre nom.
problem-name_bad = Choisis un nom de 1 à 24 caractères.
problem-colour_taken = Cette couleur est déjà prise. Choisis-en une autre.
problem-seat_taken = Il y a déjà quelqu’un à cette place.
problem-config_bad = Ces choix ne vont pas ensemble. Change l’édition ou le nombre de places.
problem-edition_bad = Le site n’accepte pas cette édition.
problem-too_large = Ce fichier est trop gros pour une édition.
problem-not_host = Seul l’hôte peut faire cela.
problem-not_seated = Tu n’as pas de place à cette table.
problem-stale = La table avait déjà avancé : regarde à nouveau, puis choisis.
problem-not_your_turn = Ce n’est pas à toi de jouer.
problem-illegal = Ce n’est pas possible maintenant. Choisis à nouveau : ce qui est possible est éclairé.
problem-unknown_action = Ce n’est pas possible maintenant. Choisis à nouveau : ce qui est possible est éclairé.
problem-paused = L’hôte a mis la partie en pause : on ne peut rien faire avant la reprise.
problem-game_over = La partie est finie.
problem-level_forbids = Il n’y a pas d’ardoises à cette table.
problem-not_away = La personne est là : pas besoin de remplaçant.
problem-vote_pointless = Il n’y a pas lieu de voter.

## Landing

tagline = Le four se souvient. Et toi ?
what-it-is = Tout le monde met ingrédients et commandes dans le même four, face visible, une carte sur l’autre. Quand on l’ouvre, on découvre quelle pizza a tout ce qu’il lui faut. Le jeu de cartes Mamma Mia!, dans toutes ses éditions imprimées.
play-now = Jouer tout de suite
    .about = Tout de suite : des bots s’assoient avec toi et tu commences.
play-with-friends = Jouer avec des amis
    .about = Avec des amis : tu reçois un lien à transmettre. Sans compte, sans rien installer.
dealing = On distribue…
laying-the-table = On met la table…
lay-the-table = Mettre la table
back-to-game = Retour à ta partie
back-to-waiting = Retour à ta table
learn = Apprendre en une fournée
rules = Les règles
more-to-know = Apprendre et consulter
options = Préparer la table à ton goût
public-tables = Tables ouvertes
no-public-tables = Aucune table n’est ouverte en ce moment. Ouvres-en une : « Jouer avec des amis » et, dans les choix, « Dans la liste des tables ouvertes ».
public-tables-failed = La liste des tables ouvertes n’est pas arrivée.
join-free =
    { $free ->
        [one] S’asseoir ({ $free } libre sur { $seats })
       *[other] S’asseoir ({ $free } libres sur { $seats })
    }
look-on = Regarder
not-affiliated = Pizzaiolo est un projet indépendant, avec son nom, ses mots et ses dessins. Il n’est lié ni à l’auteur ni aux éditeurs de Mamma Mia!.
nowhere = Rien dans le four ici
    .about = Cette adresse ne mène nulle part. Un bout du lien s’est peut-être perdu.

## Table options

options-failed = Les choix ne sont pas arrivés.
presets = Quelle table ?
preset-quick = Sur le pouce
    .about = Trois joueurs et un four qui ne traîne pas. Cinq minutes.
preset-usual = Comme d’habitude
    .about = Quatre joueurs, tranquillement. Dix minutes.
preset-evening = Toute une soirée
    .about = Six joueurs, plus de commandes que jamais, et personne ne retient rien à ta place.
options-more = Plus de choix
company-strength = Quel est le niveau des autres ?
company-gentle = Tranquilles
    .about = Ils oublient plus que toi.
company-mixed = Un peu de tout
    .about = Les uns rêvent, les autres font attention.
company-strong = Forts
    .about = Ils n’oublient presque rien.
strength-1 = Te laisse gagner.
strength-2 = Joue pour jouer.
strength-3 = Fait attention à tout.
strength-4 = Difficile à battre.
quoted = « { $words } »
options-you = Toi
options-game = Le jeu
options-pace = Rythme et temps
your-name = Ton nom
your-colour = Ta couleur
any-colour = Peu importe
your-face = Ton visage
face-another = Un autre visage
face-draw = Dessiner le mien
face-pen = Crayon
face-undo = Enlever un trait
face-wipe = Tout effacer
face-full = La feuille est pleine : enlève un trait pour en dessiner un autre.
face-skin = Peau
face-hair = Cheveux
face-shade = Couleur des cheveux
face-eyes = Yeux
face-mouth = Bouche
face-hat = Chapeau
edition = Édition
edition-original = Première édition
    .about = La toute première : une carte Mamma Mia! désigne le chef, et les restes demeurent visibles.
edition-homoludicus = Édition espagnole
    .about = La carte Mamma Mia! se cache dans la réserve ; si tu n’as rien à mettre, tu passes.
edition-waiter = Édition du serveur
    .about = Le chef est celui qui pioche la dernière carte ; sans ingrédient, on pioche dans la réserve.
edition-oven = Édition du four
    .about = Se joue comme celle du serveur, avec une carte pour le four. Parfaite pour commencer.
edition-plus = Mamma Mia! Plus
    .about = Jusqu’à six joueurs, des crevettes, quinze commandes chacun, et aider rapporte.
own-edition = Une édition à toi
    .about = Tu peux apporter un fichier qui dit quelles cartes il y a.
own-edition-chosen = Ton édition : { $title }
own-edition-leave = Revenir aux éditions imprimées
seats = Joueurs
    .about = Plus vous êtes nombreux, plus il y a de cartes dans le four, et plus il est dur de s’en souvenir.
seats-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
seats-taken = Pour en avoir moins, il faut que les dernières places soient libres.
doubles = Cartes doubles
    .about = Certaines cartes comptent pour deux de leur sorte.
helping = Entraide
    .about = S’il te manque des cartes, tu peux en demander aux autres ; sans entraide, il y a une manche de plus.
no-helping = Sans entraide
memory-level = Mémoire
    .about = Le jeu, c’est se souvenir. Que retient la table pour toi ?
level-for-all = Pour toute la table
level-photographic = Rien
    .about = Ce qui est annoncé disparaît aussitôt, comme à une vraie table.
level-kitchen = Le dernier tour
    .about = Ce qui vient d’être mis reste jusqu’au tour suivant.
level-rail = Le dernier tour de table
    .about = Ce que chacun a fait en dernier reste accroché au passe-plat.
level-chalkboard = Ardoise
    .about = Tu fais tes propres marques ; personne ne les corrige.
level-glass = Four en verre
    .about = Tout le monde voit combien il y a de chaque chose dans le four.
belief-check = Devine le four
    .about = Avant qu’on l’ouvre, tu dis ce qu’il contient à ton avis. À plusieurs, on a une demi-minute pour ça.
company = Qui est à table
    .about = Avec des amis, les bots ne prennent que les places qui restent vides. Chacun peut avoir plus ou moins d’aide que la table, pour équilibrer les forces.
company-laid = Chacun peut avoir plus ou moins d’aide que la table, pour équilibrer les forces. Les bots, tu les places ci-dessous.
seat-yours = Toi
who-plays = Qui joue à la place { $seat }
own-level = Mémoire à cette place
level-of-table = Comme la table
pace = À quelle allure les bots jouent et on vide le four
pace-slow = Lentement
    .about = Le temps de gémir à chaque carte.
pace-normal = Tranquillement
    .about = Le rythme d’une tablée d’amis.
pace-fast = Vite
    .about = Pour qui a vu bien des fours.
pace-instant = D’un coup
    .about = Pas de spectacle, juste le résultat.
time = Temps pour décider
    .about = Si tu le dépasses, tu as un crédit de temps pour toute la partie ; ensuite on fait au plus simple.
time-none = Sans limite
time-seconds = { $seconds } secondes
starts = Qui commence
    .about = Celui qui commence met la première carte dans le four vide.
starts-me = Toi
starts-random = Le hasard
starts-other = Comme convenu
door = La porte
public = Dans la liste des tables ouvertes
    .about = Tout le monde peut s’asseoir. Sinon, seulement ceux qui ont le lien.
on-the-list = Ouverte à tous
reset-options = Remettre comme d’habitude

## Bots

bot-pia = Pia
    .says = J’ai six ans et je sais où est le salami : quelque part là-dedans !
bot-matteo = Matteo
    .says = Attends, c’est à qui ? À moi ? Déjà ?
bot-carlo = Zio Carlo
    .says = Allez, au four, ça ira ; ça va toujours !
bot-rossi = Signora Rossi
    .says = Je garde quelques cartes ; on ne sait jamais qui reste dîner.
bot-giulia = Giulia
    .says = Trois champignons, puis les poivrons, puis… non, ne me dis rien.
bot-tommaso = Tommaso
    .says = Quarante livraisons par soir, toutes de tête, et presque toutes arrivent.
bot-ferri = Dottoressa Ferri
    .says = Il vous faut une de mes olives ? Alors parlons de mes honoraires.
bot-nonna = Nonna
    .says = Je n’ai rien oublié, tesoro, surtout pas ce que tu as mis au four.

## Joining and waiting

a-table-for-you = Une table pour toi
invited = { $name } t’invite à jouer à Mamma Mia! ({ $edition }, { $count } joueurs).
invited-by-nobody = Une partie de Mamma Mia! t’attend ({ $edition }, { $count } joueurs).
deal-without-you = Distribuer sans toi ?
    .bots = Personne n’est encore à cette table. Si tu distribues maintenant, les bots jouent seuls et tu regardes.
    .people = Tu n’as pas de place. Si tu distribues maintenant, les autres jouent et tu regardes.
sit-down-first = M’asseoir d’abord
deal-and-look-on = Distribuer et regarder
agreed-memory = Aide-mémoire : { $level }
agreed-pace = Four : { $pace }
agreed-time = { $seconds } secondes par tour
waiting-room = La table est mise
change-table = Modifier la table
change-table-now = On joue comme ça
change-table-not = Laisser tel quel
sit-down-here = Prends place
sit-down = S’asseoir
name-needed = Dis aux autres comment tu t’appelles.
table-full = Toutes les places sont prises
    .about = Tu peux regarder quand la partie commence : reste ici.
who-is-here = Qui est là
free-seat = La place { $number } est libre
seat-a-bot = Asseoir un bot
seat-more = Modifier
you-mark = toi
host-mark = hôte
bot-mark = bot
reissue = Nouveau lien pour cette place
hand-over = Nommer hôte
free-the-seat = Libérer la place
reissued = L’ancien lien de { $name } n’est plus valable. Transmets celui-ci ; qui l’a, a la place.
start = Distribuer
    .about = Les places libres vont aux bots. Quand la dernière est prise, la partie commence d’elle-même.
start-with-bots =
    { $count ->
        [one] Distribuer, avec { $count } bot
       *[other] Distribuer, avec { $count } bots
    }
waiting-for =
    { $count ->
        [1] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
waiting-for-host = On distribue dans un instant.
host-deals =
    { $free ->
        [0] { $name } distribue dans un instant.
       *[other] { $name } distribue quand tout le monde est là.
    }
here-count = À ta table : { $here } sur { $seats }.
has-come = { $name } vient de s’asseoir.
practise = S’entraîner en attendant
    .about = Une partie rapide contre des bots. Quand ta table commence, on t’appelle.
meanwhile = Tu t’entraînes. { here-count }
back-to-waiting-room = Retour à la table
leave-seat = Se lever
invite = Inviter des amis
    .about = Avec ce lien, on peut s’asseoir. Avec un téléphone : vise le code avec l’appareil photo.
table-link = Lien de la table
device-link = Lien de la place (garde-le pour toi)
copy = Copier
copied = Copié
share = Partager
share-text = Viens à ma table !
qr-code = Code QR avec le lien
connection-lost = La connexion est perdue. Nouvel essai en cours.
coming = À table…
    .about = On cherche la table { $table }.
unreachable = La cuisine ne répond pas
    .about = La connexion est perdue. La page réessaie sans cesse ; ta place reste la tienne.
ended-gone = Cette table n’existe pas
    .about = Les tables que personne n’utilise sont débarrassées. Ou bien un bout du lien s’est perdu.
ended-taken_elsewhere = Tu joues sur un autre appareil
    .about = Ta place a été ouverte ailleurs avec ton lien. Tu peux la reprendre ici.
ended-seat_void = Ta place est à quelqu’un d’autre
    .about = L’hôte a fait un nouveau lien, ou a donné la place à quelqu’un.
ended-table_closed = Cette table est fermée
    .about = La partie est finie et les chaises sont sur les tables.
ended-misbehaved = La connexion a été coupée
    .about = Cette page a envoyé quelque chose que le site ne comprend pas. Recharge-la.
play-here = Jouer ici
to-this-table = À cette table
tab-your-turn = À toi ! · Pizzaiolo
tab-waiting = La table attend · Pizzaiolo
tab-over = Le four est vide · Pizzaiolo

## Settings

theme = Apparence
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
motion = Mouvement
motion-auto = Comme l’appareil
motion-reduced = Le moins possible
motion-full = Tout
sound = Son
    .about = Des bruits sourds, un grésillement, une cloche.
voice = Voix
    .about = Ce qu’on met au four est annoncé dans ta langue.
vibration = Vibration
    .about = Le téléphone vibre quand c’est à toi.
hints = Conseils
    .about = La table te prévient quand quelque chose t’échappe peut-être ; chaque conseil, deux fois au plus.
press = Répondre pour moi quand je n’ai pas le choix
    .about = S’il n’y a qu’une réponse possible, la table la donne pour toi. Les autres peuvent remarquer lesquelles c’étaient.
add-missing = Toujours ajouter ce qui manque
    .about = Si ta commande peut être complétée avec ta main d’une seule façon, la table ajoute les cartes.
skin = Appelle ça comme tu veux
    .about = Chez vous, ça s’appelait toujours « fromage » ? Il n’y a que toi qui le verras.
other-device = Continuer sur un autre appareil
    .about = Ouvre ce lien là-bas, ou vise le code avec l’appareil photo. La place te suit.

## Table

sentence-dealing = On distribue les cartes.
sentence-place = Mets quelque chose au four.
sentence-submit = Mets une commande au four, ou aucune.
sentence-draw = Complète ta main : dans quelle pile pioches-tu ?
sentence-paused = L’hôte a mis la partie en pause.
sentence-paused-host = Tu as mis la partie en pause.
sentence-pay = Ta { $order } : que fais-tu ?
sentence-burnt =
    { $who ->
        [you] Ta { $order } est brûlée.
       *[other] La { $order } de { $name } est brûlée.
    }
sentence-add = On t’aide. Qu’ajoutes-tu à ta { $order } ?
sentence-help = { $name } demande { $cards }.
sentence-baking = On vide le four.
sentence-waiting =
    { $who ->
        [you] C’est à toi.
       *[other] { $name } choisit.
    }
sentence-waiting-bot =
    { $who ->
        [you] Un bot choisit pour toi.
       *[other] { $name } réfléchit.
    }
sentence-waiting-away = { $name } n’est pas là. Tout le monde attend.
sentence-waiting-pay =
    { $who ->
        [you] Ta pizza : que fais-tu ?
       *[other] { $name } regarde la pizza.
    }
sentence-waiting-help =
    { $who ->
        [you] Tu aides ?
       *[other] On demande de l’aide à { $name }.
    }
your-turn = C’est à toi.
you = toi
nobody = personne
heard-dealt = Les cartes sont distribuées.
heard-round-began =
    { $who ->
        [you] Manche { $round }. Tu commences.
       *[other] Manche { $round }. { $name } commence.
    }
heard-mamma-mia-taken =
    { $who ->
        [you] Tu es Mamma Mia !
       *[other] { $name } est Mamma Mia !
    }
heard-passed =
    { $who ->
        [you] Tu n’as pas d’ingrédient et tu passes.
       *[other] { $name } n’a pas d’ingrédient et passe.
    }
heard-placed =
    { $who ->
        [you] Toi : { $cards }
       *[other] { $name } : { $cards }
    }
heard-submitted =
    { $who ->
        [you] Tu mets une { $order } au four.
       *[other] { $name } met une { $order } au four.
    }
heard-drew-supply =
    { $who ->
        [you]
            { $count ->
                [1] Tu pioches un ingrédient.
               *[other] Tu pioches { $count } ingrédients.
            }
       *[other]
            { $count ->
                [1] { $name } pioche un ingrédient.
               *[other] { $name } pioche { $count } ingrédients.
            }
    }
heard-drew-waiter =
    { $who ->
        [you]
            { $count ->
                [1] Tu pioches une commande.
               *[other] Tu pioches { $count } commandes.
            }
       *[other]
            { $count ->
                [1] { $name } pioche une commande.
               *[other] { $name } pioche { $count } commandes.
            }
    }
heard-timeout = Le temps était écoulé.
your-hand = Tes ingrédients
hand-empty = Pas d’ingrédient en main.
your-orders = Tes commandes
choose-order = Quelle commande va au four ?
choose-order-hint = Choisis une commande pour la mettre au four, ou juste pour la lire.
no-order = Pas de com{ "\u00AD" }mande
no-orders-in-hand = Pas de commande en main.
why-no-order = Pas de commande ce tour-ci : sans ingrédient, c’est impossible.
all-orders = Toutes tes commandes
all-orders-note = Ce qui n’est ni en main ni livré est chez ton serveur ou dans le four. Où exactement, c’est à toi de t’en souvenir.
all-orders-note-pile = Ce qui n’est pas en main est chez ton serveur, dans le four ou sur la pile des livrées. Où exactement, c’est à toi de t’en souvenir.
order-is-hand = en main
order-is-delivered = livrée
order-is-away = serveur ou four
rules-of-edition = Les règles de cette édition
draw-from = Où pioches-tu ?
stack-supply = Réserve
stack-waiter = Serveur
draw-here-supply = Piocher des ingrédients
draw-here-waiter = Piocher des commandes
why-stack-empty = vide
why-stack-need-ingredients = il te faut des ingrédients
why-stack-hand-full = ta main est pleine
one-more = Une de plus
one-less = Une de moins
stepper-singles = Combien : { $kind }
stepper-doubles = Combien de doubles : { $kind }
preview-empty = Choisis un ingrédient.
preview-no-ingredient = Tu n’as rien à mettre.
preview-choose-order = Choisis une commande, ou continue sans.
preview-order-alone = Pas d’ingrédient, seulement ta commande.
preview-pass = Tu n’as pas d’ingrédient : tu passes et tu pioches.
placed-for-you = Ton seul ingrédient est parti au four tout seul.
bake-it = Au four !
go-on = Continuer
sending = Un instant
why-choose-kind = Choisis d’abord un ingrédient.
why-not-your-turn = C’est à { $name }, mais tu peux déjà choisir.
hint-first = Choisis avec − et + combien de cartes vont au four. Tout le monde l’entend.
hint-aim = Ce qu’il faut à une commande doit être au four avant elle. Celui qui en livre le plus gagne.
hint-no-orders = Tu n’as plus de commande. Pioches-en : c’est ce que tu fais cuire.
hint-waiter = { $count ->
    [1] Tu piocheras une commande, et aucun ingrédient.
   *[other] Tu piocheras { $count } commandes, et aucun ingrédient.
  }
hint-no-ingredients = Il ne te restera aucun ingrédient, et la prochaine fois tu n’auras rien à mettre. Pioche dans la réserve, ou garde une carte.
hint-forbidden = Cette commande brûle si l’ingrédient interdit est sur la table, et il va au four maintenant, ou il est déjà là.
hint-too-little = Cette commande ne peut pas encore aboutir : ce qu’il lui faut n’est pas dans ta main, et le four contient trop peu de cartes.
hint-supply = On ouvre le four quand la réserve est vide.
hint-leftovers =
    { $lie ->
        [visible] Ce qui restait reste devant le four et compte avant tout ce qui y entre. Les commandes brûlées sont de nouveau chez le serveur.
       *[other] Ce qui restait est de nouveau dans le four et sort en premier. Les commandes brûlées sont de nouveau chez le serveur.
    }
the-others = Les autres
away = pas là
seat-label =
    { $name }, { $colour }, son ingrédient : { $kind }{ $bot ->
        [yes] , un bot
       *[no] { "" }
    }. { $ingredients ->
        [0] aucun ingrédient
        [1] un ingrédient
       *[other] { $ingredients } ingrédients
    }, { $orders ->
        [0] aucune commande
        [1] une commande
       *[other] { $orders } commandes
    } en main, { $waiter } chez le serveur{ $known ->
        [yes] , { $delivered ->
            [0] aucune livrée
            [1] une livrée
           *[other] { $delivered } livrées
        }
       *[no] { "" }
    }.{ $state ->
        [away] { " " }N’est pas là.
        [thinking] { " " }Réfléchit.
        [acting] { " " }Choisit.
       *[none] { "" }
    }{ $chef ->
        [yes] { " " }Ouvre le four.
       *[no] { "" }
    }{ $holder ->
        [yes] { " " }Est Mamma Mia.
       *[no] { "" }
    }
seat-plays = Joue en { $colour } ; son ingrédient : { $kind }.
seat-is-bot = C’est un bot.
seat-stand-in = Un bot joue à sa place.
seat-is-away = N’est pas là en ce moment.
seat-somebody = Quelqu’un
seat-taken-over = Dans cette partie, une nouvelle personne a un lien vers cette place.
seat-ingredients = Ingrédients en main
seat-orders = Commandes en main
seat-waiter = Commandes chez le serveur
seat-level = Aide-mémoire
delivered-count =
    { $count ->
        [0] Aucune pizza livrée
        [1] Une pizza livrée
       *[other] { $count } pizzas livrées
    }
delivered-pile =
    { $count ->
        [0] Aucune commande n’est sur la pile des livrées.
        [1] Une commande est sur la pile des livrées.
       *[other] { $count } commandes sont sur la pile des livrées.
    }
    .short = Livrées
vote-bot =
    { $votes ->
        [0] Laisser un bot jouer pour { $name }
        [1] Laisser un bot jouer pour { $name } (une voix)
       *[other] Laisser un bot jouer pour { $name } ({ $votes } voix)
    }
sit-behind = Regarder par-dessus l’épaule de { $name }
looking-on = Tu regardes. Choisis quelqu’un qui le permet pour regarder par-dessus son épaule.
looking-behind = Tu regardes par-dessus l’épaule de { $name } : ces cartes ne sont pas à toi.
bot-stands-in = Tu n’étais pas là : un bot joue pour toi.
i-am-back = Me revoilà
give-seat-to-bot = Donner la place de { $name } à un bot
the-oven = Le four
oven-top = Sur le dessus : { $what }
oven-no-top = On ne voit rien dans le four.
supply-left =
    { $count ->
        [0] La réserve est vide.
        [1] Une carte dans la réserve.
       *[other] { $count } cartes dans la réserve.
    }
on-the-table = Face visible sur la table
last-turn = Le dernier tour
memory-aids = Mémoire
the-rail = Le dernier tour de table
the-chalkboard = Ton ardoise
chalkboard-how = Appuie pour ajouter un trait, glisse pour effacer. Les couleurs sont les commandes.
wipe-all = Tout effacer
the-glass = Ce qu’il y a dans le four
orders-of = Commandes : { $colour }
rail-drew-supply =
    { $count ->
        [1] a pioché un ingrédient
       *[other] a pioché { $count } ingrédients
    }
rail-drew-waiter =
    { $count ->
        [1] a pioché une commande
       *[other] a pioché { $count } commandes
    }
round-of = Manche { $round } sur { $rounds }
round-word = Manche
round-number = Manche { $round }
time-left =
    { $count ->
        [1] Encore une seconde
       *[other] Encore { $count } secondes
    }
seconds = { $count } s
seconds-more = + { $count } s
pause = Mettre en pause
resume = On reprend
react = Lancer un mot
repeat = Redire le dernier tour
table-menu = La table
allow-spectators = On peut regarder par-dessus mon épaule
last-game = La dernière partie : revoir et analyser
leave-table = Quitter la table
leave-table-note = Ta place est gardée : reviens avec ton lien.
reaction-bravo = Bravo !
reaction-buon-appetito = Bon appétit !
reaction-burnt = Brûlée !
reaction-delicious = Délicieuse !
reaction-hurry = Ça refroidit !
reaction-laugh = Ha ha !
reaction-mamma-mia = Mamma mia !
reaction-no-way = Pas possible !
reaction-oops = Oups !
reaction-sorry = Pardon !
reaction-thanks = Merci !
reaction-thinking = Laisse-moi réfléchir.
keys = Touches
keys-kind = Prendre toutes les cartes du premier, deuxième, … ingrédient de ta main
keys-trim = Une carte de plus, une de moins
keys-order = La commande suivante, ou aucune
keys-stack = L’autre pile
keys-bake = Au four, ou donner la première réponse
keys-answer = Choisir un ingrédient pendant qu’on vide le four
keys-give-up = Laisser brûler, ou ne pas aider
keys-back = Reprendre la réponse
keys-hurry = Passer à la carte suivante pendant qu’on vide le four ou, si tu ne joues qu’avec des bots, à leur tour
keys-repeat = Redire le dernier tour
keys-all-orders = Toutes tes commandes
keys-react = Lancer un mot
keys-pause = Mettre en pause (hôte)
keys-tab = Parcourir tout ce qu’on peut choisir
keys-this = Cette liste
keys-single = Lettres et chiffres comme raccourcis
lost = La connexion est perdue. Tes choix sont gardés, rien n’est envoyé deux fois.
lost-going-down = La cuisine redémarre. La partie reprend dans un instant.
lost-again-in =
    { $count ->
        [0] Nouvel essai.
        [1] Nouvel essai dans une seconde.
       *[other] Nouvel essai dans { $count } secondes.
    }
try-now = Essayer maintenant
bye-taken-elsewhere = Tu joues maintenant sur un autre appareil.
bye-seat-void = Ta place a été donnée, ou son lien refait.
bye-table-closed = Cette table a été fermée.
bye-misbehaved = Le site n’a pas compris cette page. Recharge-la.
bye-going-down = Le site redémarre.
bye-idle = On n’a plus rien entendu d’ici depuis longtemps.
to-the-door = Retour à l’accueil
to-the-table = À la table
missed = Pendant ton absence :
missed-understood = Compris

## Baking

heard-oven-opened =
    { $who ->
        [you] Tu ouvres le four.
       *[other] { $name } ouvre le four.
    }
heard-turned-up = Du four : { $cards }.
heard-order-turned-up =
    { $who ->
        [you] Ta { $order }.
       *[other] La { $order } de { $name }.
    }
heard-added =
    { $who ->
        [you] Tu ajoutes { $cards }.
       *[other] { $name } ajoute { $cards }.
    }
heard-asked =
    { $who ->
        [you] Tu demandes { $cards }.
       *[other] { $name } demande { $cards }.
    }
heard-did-not-help =
    { $who ->
        [you] Tu n’aides pas.
       *[other] { $name } n’aide pas.
    }
heard-helped =
    { $who ->
        [you] Tu donnes { $cards }.
       *[other] { $name } donne { $cards }.
    }
heard-baked =
    { $who ->
        [you] Ta { $order } est cuite !
       *[other] La { $order } de { $name } est cuite !
    }
heard-rewarded =
    { $who ->
        [you] En échange, une de tes commandes compte comme livrée.
       *[other] En échange, une commande de { $name } compte comme livrée.
    }
heard-returned =
    { $who ->
        [you] Ta { $order } est brûlée et retourne sous la pile du serveur.
       *[other] La { $order } de { $name } est brûlée et retourne sous la pile du serveur.
    }
heard-round-ended = Le four est vide.
heard-game-ended = La partie est finie.
forbidden-lies-there = Ingrédient interdit sur la table : { $cards }.
short = Il manque { $cards }.
short-any =
    { $count ->
        [1] Il manque une carte.
       *[other] Il manque { $count } cartes.
    }
short-nothing-else = Il n’y a aucune autre sorte sur la table.
short-several = { $count } de deux sortes
all-there = Tout y est.
owner-chooses = { $who ->
    [you] À toi de choisir.
   *[other] C’est à son propriétaire de choisir.
  }
baked = Cuite !
burnt = Brûlée !
which-rule = Quelle est cette règle ?
question = Une question pour toi
question-help = Tu aides ?
    .reward = En échange, la commande du dessus de ton serveur compte comme livrée, sans être vue.
    .short = En échange : une commande livrée
plan-bake = La faire cuire
plan-bake-adding = Ajouter { $cards } et la faire cuire
plan-ask = Demander de l’aide
plan-send = Demander { $cards } aux autres
    .short = Demander
plan-help = Donner { $cards }
    .short = Donner
plan-refuse = Ne pas aider
plan-decline = La laisser brûler
plan-decided = C’est décidé.
choose-rarest = { $count } du plus rare : quelle pile ?
choose-toppings =
    { $count ->
        [1] Choisis un ingrédient : quelle pile ?
       *[other]
            { $left ->
                [1] Et encore un ingrédient.
               *[other] Choisis { $left } ingrédients : quelles piles ?
            }
    }
pile-pick = Avec : { $kind }
pile-short = encore { $count }
pile-more = Une de plus : { $kind }
pile-less = Une de moins : { $kind }
plan-change = Changer d’avis
plan-back = Un pas en arrière
plan-lacking =
    { $count ->
        [1] Il manque encore une carte.
       *[other] Il manque encore { $count } cartes.
    }
plan-hand = Encore { $count } de ta main.
plan-missing = Il manque encore { $cards }.
plan-own = Tu ajoutes toi-même { $cards }.
plan-own-count = { $count ->
    [1] Tu ajoutes toi-même une carte.
   *[other] Tu ajoutes toi-même { $count } cartes.
  }
plan-with-help = Si quelqu’un aide, tout y est.
forced-decline = Tu ne peux pas la compléter : elle brûle.
forced-refuse = Ici, tu ne peux pas aider.
forced-bake = Il n’y a qu’une possibilité : elle est cuite.
belief = Qu’y a-t-il dans le four ? Note-le.
belief-together = Qu’y a-t-il dans le four ? Mettez-vous d’accord et notez-le.
belief-locked = C’est noté. On va voir.
belief-lock = C’est mon dernier mot
belief-skip = Pas cette fois
belief-total = { $count } ingrédients sur { $most } au plus
belief-too-many = { $count } ingrédients : plus que les { $most } qu’il peut y avoir dedans
belief-worth = Cela ne rapporte aucune pizza : tu verras ensuite ce que vaut ta mémoire.
hurry-beat = Passer à la carte suivante
hurry-bot = Continuer tout de suite
hurry-orders = Aller à mes commandes
    .none = Avancer
hurry-wanted =
    { $count ->
        [one] { $names } voudrait continuer
       *[other] { $names } voudraient continuer
    }
hurry-waits = On attend { $names }

## Aftermath

aftermath = Tes commandes de la manche { $round }
aftermath-counts = Cuites : { $baked } ; brûlées : { $burnt }.
aftermath-why = Voir pourquoi
fate-baked = Cuite, tout y était.
fate-added = Cuite : tu as ajouté { $cards }.
fate-helped = Cuite avec l’aide de { $name }.
fate-spoilt = Brûlée : un ingrédient interdit était sur la table.
fate-nobody-helped = Personne n’a aidé.
fate-returned = Brûlée : on ne pouvait pas la compléter.
fate-taker =
    { $who ->
        [you] Ta propre { $order } avait pris { $cards }.
       *[other] La { $order } de { $name } avait pris { $cards }.
    }
fate-below = Quand tu l’as mise au four, il contenait { $cards }.
fate-earlier = Des commandes précédentes avaient pris { $cards }.
fate-lay = Il restait pour elle sur la table : { $cards }.
fate-none = Tu n’avais pas de commande dans ce four.
fate-others =
    { $count ->
        [0] Les autres n’ont fait cuire aucune pizza.
        [1] Les autres ont fait cuire une pizza.
       *[other] Les autres ont fait cuire { $count } pizzas.
    }
belief-against-truth = Ta mémoire : { $percent } % (0 %, c’est au hasard ; 100 %, c’est exact)
belief-believed = Toi
belief-truth = Four
the-end = La fin
ending-win =
    { $who ->
        [you]
            { $count ->
                [0] Tu gagnes sans une seule pizza !
                [1] Tu gagnes avec une pizza !
               *[other] Tu gagnes avec { $count } pizzas !
            }
       *[other]
            { $count ->
                [0] { $name } gagne sans une seule pizza.
                [1] { $name } gagne avec une pizza.
               *[other] { $name } gagne avec { $count } pizzas.
            }
    }
ending-tie =
    { $count ->
        [0] Égalité sans une seule pizza. La victoire est partagée : { $names }.
        [1] Égalité avec une pizza. La victoire est partagée : { $names }.
       *[other] Égalité avec { $count } pizzas. La victoire est partagée : { $names }.
    }
ending-shared = Autant de pizzas, autant d’ingrédients : la victoire est partagée.
decided-ingredients = { $who ->
    [you] Autant de pizzas que { $other }, mais il te reste plus d’ingrédients.
   *[other] Autant de pizzas que { $other }, mais il reste plus d’ingrédients à { $name }.
  }
decided-pizzas = { $who ->
    [you] { $lead ->
        [1] Tu avais une pizza de plus que { $other }.
       *[other] Tu avais { $lead } pizzas de plus que { $other }.
      }
   *[other] { $lead ->
        [1] { $name } avait une pizza de plus que { $other }.
       *[other] { $name } avait { $lead } pizzas de plus que { $other }.
      }
  }
nearest-miss = Tu as manqué de peu une { $order } à la manche { $round } : il te manquait { $cards }.
last-order-baked = { $who ->
    [you] La dernière commande était ta { $order }, et elle est cuite.
   *[other] La dernière commande était la { $order } de { $name }, et elle est cuite.
  }
last-order-burnt = { $who ->
    [you] La dernière commande était ta { $order }, et elle est brûlée.
   *[other] La dernière commande était la { $order } de { $name }, et elle est brûlée.
  }
winner = victoire
ingredients-left =
    { $count ->
        [0] aucun ingrédient restant
        [1] un ingrédient restant
       *[other] { $count } ingrédients restants
    }
rematch = Rejouer
rematch-host = { $name } peut lancer la prochaine partie.
watch-tape = Revoir la partie
memory-accuracy = { $rounds ->
    [1] Ta mémoire dans un four : { $percent } % (0 %, c’est au hasard ; 100 %, c’est exact).
   *[other] Ta mémoire sur { $rounds } fours : { $percent } % (0 %, c’est au hasard ; 100 %, c’est exact).
  }
memory-accuracy-together = { $rounds ->
    [1] Votre mémoire dans un four : { $percent } % (0 %, c’est au hasard ; 100 %, c’est exact).
   *[other] Votre mémoire sur { $rounds } fours : { $percent } % (0 %, c’est au hasard ; 100 %, c’est exact).
  }
memory-curve = { $games ->
    [1] Ta mémoire sur une partie ; le meilleur score : { $best } %.
   *[other] Ta mémoire sur { $games } parties ; le meilleur score : { $best } %.
  }

## Review

review = L’analyse
review-open = Analyser la partie
review-percent = { $percent } %

## A challenge

challenge-somebody = Lancer un défi avec ces cartes
challenge-compare = Comparer les parties
problem-no_such_challenge = Ce défi n’existe pas. Redemande son lien ou joue une partie à toi.
problem-no_challenge = On ne lance un défi qu’avec une partie finie en solo contre des bots.
problem-bots_gone = Un des bots, ou l’édition, n’est plus ici. Joue une autre partie.

## The bake of the day

day-title = La fournée du jour
day-card = Chaque jour, la même donne pour tout le monde. Un seul essai compte.
day-card-today =
    { $count ->
        [0] Aujourd’hui : { $edition }, { $seats } joueurs. Personne ne l’a encore terminée.
        [1] Aujourd’hui : { $edition }, { $seats } joueurs. Une personne l’a terminée.
       *[other] Aujourd’hui : { $edition }, { $seats } joueurs. { $count } personnes l’ont terminée.
    }
day-card-open =
    { $state ->
        [done]
            { $count ->
                [one] Tu as cuit { $count } pizza : regarde comment ça s’est passé
               *[other] Tu as cuit { $count } pizzas : regarde comment ça s’est passé
            }
        [begun] Continuer la fournée d’aujourd’hui
       *[new] Vers la fournée d’aujourd’hui
    }
day-what = { $edition }, { $seats } joueurs : toi contre { $bots }.
day-what-doubles = { $edition } avec les doubles, { $seats } joueurs : toi contre { $bots }.
day-site = Cette page a sa propre fournée du jour, et tu la joues de ton côté.
day-to-today = Vers la fournée d’aujourd’hui
day-to-result = Vers la fournée du jour
day-place =
    { $place ->
        [1] 1re place sur { $seats }
       *[other] { $place }e place sur { $seats }
    }
day-oven =
    De ton four : { $baked ->
        [0] aucune cuite
        [1] une cuite
       *[other] { $baked } cuites
    }, { $burnt ->
        [0] aucune brûlée
        [1] une brûlée
       *[other] { $burnt } brûlées
    }
day-fair-later = D’autres doivent encore jouer cette donne. Une heure après minuit UTC, son secret est sur la page du jour et le mélange peut être vérifié.
ended-hidden = La fournée du jour de quelqu’un
    .about = D’autres doivent encore jouer cette donne, peut-être toi aussi : jusqu’à la fin du jour, seule la personne qui y joue voit cette table.
problem-day_ahead = Ce jour n’a pas encore commencé.
problem-day_begun = Tu as commencé cette fournée en ligne. Continue-la là-bas.
problem-day_not_along = On ne peut emporter que la fournée d’aujourd’hui, et n’envoyer que ce qu’on a emporté.
problem-moves_bad = Avec ces coups, le site n’arrive pas à la même partie et ne peut pas la prendre. Il a peut-être changé depuis que tu as emporté la fournée.
problem-no_such_day = Ce jour n’existe pas. Regarde celui d’aujourd’hui.
problem-key_bad = Cette clé ne convient pas. Ouvre encore une fois cette page.
problem-not_yet = Pas encore : reviens un peu plus tard.
problem-fixed_deal = Cette donne se joue une seule fois, contre les mêmes bots que pour tout le monde.
problem-club_closed = Ce club est fermé.
problem-club_full = Ce club est complet.
problem-evening_full = Cette soirée est complète : 64 personnes sont là.
problem-evening_on = Une soirée est déjà en cours dans ce club.
problem-evening_over = Cette soirée est terminée.
problem-member_removed = Tu ne fais plus partie de ce club.
problem-no_such_club = Ce club n’existe pas. Regarde encore une fois le lien.
problem-no_such_evening = Cette soirée n’existe pas dans ce club.
problem-no_such_member = Cette personne n’est pas dans ce club.
problem-not_keeper = Seuls ceux qui tiennent le club peuvent le faire.
problem-not_member = Rejoins d’abord le club.
problem-record_bad = Ce n’est pas l’enregistrement d’une partie terminée.

## Clubs; what their own screens say is in club-fr.ftl

club-found = Fonder un club
club-card =
    { $count ->
        [0] Toujours la même bande ?
       *[other] Tes clubs
    }
    .about = Un club garde vos parties, le classement et les soirées. Personne n’a besoin de compte.
club-all = Tous les clubs
friends-club = Toujours la même bande ?
seat-of-club = Tu t’assieds comme membre de { $club } : la partie ira dans son livre.

## Rules

rules-title = Les règles

## On the road

road-keep = L’emporter en voyage
    .about = Environ 8 Mo, une seule fois. Ensuite, tu peux jouer contre des bots sans réseau.
road-fetched = { $done } sur { $total } Mo
road-kept = Prêt pour le voyage : ici, tu peux jouer sans réseau.
road-no-space = Ce navigateur n’a plus de place. Fais un peu de place, puis réessaie.
road-not-fetched = Tout n’est pas arrivé. Ce qui est là est gardé : réessaie quand le réseau ira mieux.
road-damaged = Une partie est arrivée abîmée et a été jetée. Réessaie.
road-not-here = Ce navigateur ne sait pas jouer tout seul. Un plus récent, ou une page ouverte en https, le peut.
road-not-built = Ce site a été construit sans cela. Demande à qui s’en occupe de le reconstruire avec le réseau.
road-alone = Pas de réseau : tu joues contre des bots, ou vous faites tourner cet appareil. Pour une table entre amis par lien, il faut du réseau.
road-around = Pas de réseau : vous jouez tous sur cet appareil et le faites tourner.
road-bots = Quand le navigateur joue tout seul, les bots jusqu’à la Signora Rossi réfléchissent autant que d’habitude ; les plus forts, une seconde au plus.
own-games = Tes parties dans ce navigateur
own-games-save = Sauvegarder l’enregistrement
lost-own = La cuisine de ce navigateur s’est arrêtée et redémarre. Ta partie est gardée.
problem-own_server_failed = La cuisine de ce navigateur n’a pas démarré. Réessaie ; tes parties sont gardées.
problem-cannot_run = { road-not-here }
problem-no_space = Ce navigateur n’a plus de place, donc rien n’a été fait. Fais un peu de place, puis continue : ta partie est gardée.
site-alone = Cette page est toute seule : tu joues contre des bots, ou vous faites tourner cet appareil. Pour une table entre amis par lien, il faut un site Pizzaiolo complet.
site-around = Cette page est toute seule : vous jouez tous sur cet appareil et le faites tourner.

## Un appareil pour plusieurs, et le grand écran

friends-way = Où jouez-vous ?
friends-way-apart = Chacun sur son appareil
    .about = Tu reçois un lien et un code à transmettre.
friends-way-around = Sur cet appareil
    .about = Un téléphone, une tablette ou un ordinateur fait le tour de la table. Un rideau cache les cartes de chacun.
friends-way-screen = Autour d’un grand écran
    .about = Cet écran montre le four. Tout le monde s’assoit avec son téléphone et y tient ses cartes.
around-people = Qui joue sur cet appareil ?
around-name = Nom { $number }
around-face = Un autre visage pour la personne { $number }
around-remove = La personne { $number } ne joue pas
around-add = Une personne de plus
around-bots = Bots qui jouent aussi
around-aloud = Dire les annonces à voix haute
    .about = Ainsi, personne n’a besoin de regarder l’écran pour les entendre.
beside = Quelqu’un d’autre joue sur cet appareil
    .about = Vous vous le passez. Un rideau cache chaque main jusqu’à son tour.
shares-mark = partage un appareil
curtain = Le rideau
curtain-turn = C’est à toi : prends l’appareil.
curtain-asked = On te pose une question sur une commande : prends l’appareil.
curtain-hold = Maintiens appuyé pour voir tes cartes
curtain-second = Je suis { $name }. Montre mes cartes.
curtain-about = Maintenant, personne d’autre que { $name } ne regarde.
hide-hand = Cacher mes cartes
hand-goes-dark = Regarde tes nouvelles cartes. Elles seront cachées dans un instant.
device-together = Regardez et écoutez, tous.
big-screen = Mettre le four sur le grand écran
    .about = Un téléviseur ou un ordinateur au milieu montre le four, les piles et les annonces. Les téléphones ne montrent alors plus qu’une main.
big-screen-here = C’est ici, le grand écran
big-screen-there = Ou ouvre cette adresse sur l’autre écran :
screen-sit-down = Assieds-toi avec ton téléphone
handheld = Seulement ma main sur ce téléphone
    .about = Le grand écran montre tout le reste.
look-up = Regarde le grand écran.
look-up-here = Montrer la table ici
