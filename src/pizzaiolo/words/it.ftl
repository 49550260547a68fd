### Italiano. Frasi brevi e calde, dando del tu, come si parla giocando a carte.
### forno, riserva, manche, giro (di tavolo), cameriere (il tuo mazzo di ordini), ordine, pizza, chef, consegnato, mano, annuncio,
### avanzi; mettere in forno (ingredienti), mandare in forno (ordini), pescare, sfornare, bruciato (un ordine che torna indietro).

## Kinds

number =
    { $count ->
        [0] nessun
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] Nessun
        [1] Un
        [2] Due
        [3] Tre
        [4] Quattro
        [5] Cinque
        [6] Sei
        [7] Sette
        [8] Otto
        [9] Nove
        [10] Dieci
        [11] Undici
        [12] Dodici
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
        [1] Un ananas!
       *[other] { number-upper } ananas!
    }
kind-pepper =
    { $count ->
        [one] peperone
       *[other] peperoni
    }
letter-pepper = P
count-pepper = { $count } { kind-pepper }
some-pepper =
    { $count ->
        [1] un peperone
       *[other] { number } peperoni
    }
announce-pepper =
    { $count ->
        [1] Un peperone!
       *[other] { number-upper } peperoni!
    }
kind-mushroom =
    { $count ->
        [one] fungo
       *[other] funghi
    }
letter-mushroom = F
count-mushroom = { $count } { kind-mushroom }
some-mushroom =
    { $count ->
        [1] un fungo
       *[other] { number } funghi
    }
announce-mushroom =
    { $count ->
        [1] Un fungo!
       *[other] { number-upper } funghi!
    }
kind-olive =
    { $count ->
        [one] oliva
       *[other] olive
    }
letter-olive = O
count-olive = { $count } { kind-olive }
some-olive =
    { $count ->
        [1] un’oliva
       *[other] { number } olive
    }
announce-olive =
    { $count ->
        [1] Un’oliva!
       *[other] { number-upper } olive!
    }
kind-salami =
    { $count ->
        [one] salame
       *[other] salami
    }
letter-salami = S
count-salami = { $count } { kind-salami }
some-salami =
    { $count ->
        [1] un salame
       *[other] { number } salami
    }
announce-salami =
    { $count ->
        [1] Un salame!
       *[other] { number-upper } salami!
    }
kind-shrimp =
    { $count ->
        [one] gambero
       *[other] gamberi
    }
letter-shrimp = G
count-shrimp = { $count } { kind-shrimp }
some-shrimp =
    { $count ->
        [1] un gambero
       *[other] { number } gamberi
    }
announce-shrimp =
    { $count ->
        [1] Un gambero!
       *[other] { number-upper } gamberi!
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = { number-upper } { $name }!
double-kind = carta doppia di { $kind }
doubles-of =
    { $count ->
        [one] una carta doppia di { $kind }
       *[other] { number } carte doppie di { $kind }
    }
adds-up = { $cards }: { number }
no-cards = niente
some-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
  }
colour-yellow = giallo
colour-green = verde
colour-brown = marrone
colour-purple = viola
colour-red = rosso
colour-pink = rosa
oven-height =
    { $count ->
        [0] Il forno è vuoto.
        [one] Nel forno c’è una carta.
       *[other] Nel forno ci sono { $count } carte.
    }

## Orders

order-normale = Normale
    .rule = Proprio gli ingredienti che vedi.
order-bombastica = Bombastica
    .rule = Almeno { $count } ingredienti, di qualunque tipo. Si prende tutto quello che c’è sul tavolo.
    .brief = { $count } o più, di qualunque tipo. Si prende tutto.
order-monotoni = Monotoni
    .rule = Una carta del tuo ingrediente e { $count } di un altro tipo. Scegli quale quando esce l’ordine.
    .brief = 1 del tuo ingrediente e { $count } di un altro tipo: lo scegli all’uscita.
order-minimale = Minimale
    .rule = Una carta del tuo ingrediente e { $count } del tipo che sul tavolo è il più raro. Il tuo non conta, e nemmeno quelli che non ci sono. In caso di parità scegli tu.
    .brief = 1 del tuo ingrediente e { $count } del tipo più raro sul tavolo.
order-ghiottona = Ghiottona
    .rule = Una carta del tuo ingrediente e { $count } per ciascuno di altri due tipi a tua scelta.
    .brief = 1 del tuo ingrediente e { $count } + { $count } di due tipi a scelta.
order-monotoni-junior = Monotoni junior
    .rule = { $count } di un tipo a tua scelta. Se sul tavolo c’è anche una sola carta di { $kind }, l’ordine torna subito indietro.
    .brief = { $count } di un tipo a tua scelta. Vietato: { $kind }.
order-minipizza = Minipizza
    .rule = I tre ingredienti che vedi. Se sul tavolo c’è anche una sola carta di { $kind }, l’ordine torna subito indietro.
    .brief = I tre che vedi. Vietato: { $kind }.
order-mamma-mia = Mamma Mia
    .rule = Una carta del tuo ingrediente e { $count } di uno dei due tipi che vedi: o l’uno o l’altro, senza mischiare.
    .brief = 1 del tuo ingrediente e { $count } di uno dei due tipi che vedi.
order-whole = { $title }: { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), sfornata
        [burnt] { $order } ({ $colour }), bruciata
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } di un solo tipo
recipe-chosen-other = { $count } di un altro tipo
recipe-chosen-several = { $count } per ciascuno di altri { $kinds } tipi
recipe-fewest = { $count } del tipo più raro
recipe-at-least = { $count } o più, di qualunque tipo
recipe-forbidden = { $recipe }, senza { $kind } sul tavolo

## Everywhere

language = Lingua
settings = Impostazioni
close = Chiudi
try-again = Riprova
to-landing = Torna alla pagina iniziale
not-loaded = Una parte della pagina non è arrivata. Ricaricala.
guest = Tu
problem-failed = Non ha funzionato. Riprova.
problem-unreachable = Il server non risponde. Controlla la connessione e riprova.
problem-rate_limited = Vai troppo in fretta. Aspetta un attimo.
problem-server_busy = Il server è occupato. Non è cambiato niente; riprova.
problem-store_unavailable = Il server adesso non riesce a salvare niente. Non è cambiato niente; riprova tra poco.
problem-no_such_table = Questo tavolo non c’è più.
problem-table_gone = Questo tavolo è stato sparecchiato.
problem-table_full = Qualcuno è stato più svelto: i posti sono tutti presi.
problem-history_full = Questo tavolo è pieno di vecchie partite. Aprine uno nuovo.
problem-game_running = La partita è già cominciata.
problem-hand_seen = Hai già visto un’altra mano di questa partita.
problem-name_taken = A questo tavolo c’è già chi si chiama così. Scegli un altro nome.
problem-name_bad = Scegli un nome da 1 a 24 caratteri.
problem-colour_taken = Quel colore è già preso. Scegline un altro.
problem-seat_taken = Lì c’è già qualcuno.
problem-config_bad = Queste scelte non vanno bene insieme. Cambia l’edizione o il numero di posti.
problem-edition_bad = Il server non accetta questa edizione.
problem-too_large = Il file è troppo grande per un’edizione.
problem-not_host = Lo può fare solo chi ospita.
problem-not_seated = Non hai un posto a questo tavolo.
problem-stale = Il tavolo era già andato avanti: guarda di nuovo e poi scegli.
problem-not_your_turn = Adesso non tocca a te.
problem-illegal = Adesso non si può. Scegli di nuovo: quello che si può fare è illuminato.
problem-unknown_action = Adesso non si può. Scegli di nuovo: quello che si può fare è illuminato.
problem-paused = Chi ospita ha messo in pausa la partita: finché non riparte non si può fare niente.
problem-game_over = La partita è finita.
problem-level_forbids = A questo tavolo non ci sono lavagne.
problem-not_away = È al tavolo: non serve sostituire nessuno.
problem-vote_pointless = Non c’è niente da votare.

## Landing

tagline = Il forno si ricorda. E tu?
what-it-is = Tutti mettono ingredienti e ordini nello stesso forno, scoperti, una carta sull’altra. Quando si apre, si scopre quale pizza ha tutto quel che le serve. Il gioco di carte Mamma Mia!, in tutte le edizioni stampate.
play-now = Gioca subito
    .about = Gioca subito: i bot si siedono con te e cominci tu.
play-with-friends = Gioca con gli amici
    .about = Con gli amici: ricevi un link da passare. Niente account, niente da installare.
dealing = Si danno le carte…
laying-the-table = Si apparecchia…
lay-the-table = Apparecchia
back-to-game = Torna alla tua partita
back-to-waiting = Torna al tuo tavolo
learn = Impara con un’infornata
rules = Le regole
more-to-know = Impara e consulta
options = Prepara il tavolo a modo tuo
public-tables = Tavoli aperti
no-public-tables = Adesso non c’è nessun tavolo aperto. Aprine uno tu: «Gioca con gli amici» e, tra le scelte, «Nell’elenco dei tavoli aperti».
public-tables-failed = L’elenco dei tavoli aperti non è arrivato.
join-free =
    { $free ->
        [one] Siediti (1 libero su { $seats })
       *[other] Siediti ({ $free } liberi su { $seats })
    }
look-on = Guarda
not-affiliated = Pizzaiolo è un progetto indipendente con nome, parole e disegni propri. Non è legato all’autore né agli editori di Mamma Mia!.
nowhere = Qui nel forno non c’è niente
    .about = Questo indirizzo non porta da nessuna parte. Forse si è perso un pezzo del link.

## Table options

options-failed = Le scelte non sono arrivate.
presets = Quale tavolo?
preset-quick = Una al volo
    .about = Tre giocatori e un forno svelto. Cinque minuti.
preset-usual = Come sempre
    .about = Quattro giocatori, con calma. Dieci minuti.
preset-evening = Una serata intera
    .about = Sei giocatori, più ordini che mai, e nessuno ricorda niente per te.
options-more = Altre scelte
company-strength = Quanto sono forti gli altri?
company-gentle = Tranquilli
    .about = Dimenticano più di te.
company-mixed = Un po’ di tutto
    .about = C’è chi sogna e c’è chi sta attento.
company-strong = Forti
    .about = Non dimenticano quasi niente.
strength-1 = Ti lascia vincere.
strength-2 = Gioca per giocare.
strength-3 = Non si distrae.
strength-4 = È difficile da battere.
quoted = «{ $words }»
options-you = Tu
options-game = Il gioco
options-pace = Ritmo e tempo
your-name = Il tuo nome
your-colour = Il tuo colore
any-colour = Uno qualsiasi
your-face = La tua faccia
face-another = Un’altra faccia
face-draw = Disegna la mia
face-pen = Matita
face-undo = Togli un tratto
face-wipe = Cancella tutto
face-full = Non c’è più spazio: togli un tratto per farne un altro.
face-skin = Pelle
face-hair = Capelli
face-shade = Colore dei capelli
face-eyes = Occhi
face-mouth = Bocca
face-hat = Cappello
edition = Edizione
edition-original = Prima edizione
    .about = La primissima: una carta Mamma Mia! decide chi è lo chef, e gli avanzi restano in vista.
edition-homoludicus = Edizione spagnola
    .about = La carta Mamma Mia! si nasconde nella riserva, e chi non ha niente da mettere passa.
edition-waiter = Edizione del cameriere
    .about = Chi pesca l’ultima carta è lo chef; chi non ha ingredienti pesca dalla riserva.
edition-oven = Edizione del forno
    .about = Si gioca come quella del cameriere, con una carta per il forno. Buona per cominciare.
edition-plus = Mamma Mia! Plus
    .about = Fino a sei giocatori, gamberi, quindici ordini a testa, e chi aiuta è premiato.
own-edition = Un’edizione tua
    .about = Puoi portare un file che dice quali carte ci sono.
own-edition-chosen = La tua edizione: { $title }
own-edition-leave = Torna a quelle stampate
seats = Giocatori
    .about = Più siete, più carte finiscono nel forno, e più è difficile ricordarle.
seats-count =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
seats-taken = Per giocare in meno, gli ultimi posti devono essere liberi.
doubles = Carte doppie
    .about = Alcune carte valgono per due del loro tipo.
helping = Aiuto
    .about = Se ti mancano carte, puoi chiederle agli altri; senza aiuti c’è una manche in più.
no-helping = Senza aiuti
memory-level = Memoria
    .about = Il gioco è ricordare. Che cosa ricorda il tavolo per te?
level-for-all = Per tutto il tavolo
level-photographic = Niente
    .about = Quel che si annuncia sparisce subito, come a un tavolo vero.
level-kitchen = L’ultimo turno
    .about = L’ultima cosa infornata resta fino al turno dopo.
level-rail = L’ultimo giro
    .about = L’ultima mossa di ciascuno sta appesa alla barra delle comande.
level-chalkboard = Lavagna
    .about = Fai i tuoi segni; nessuno te li corregge.
level-glass = Forno di vetro
    .about = Tutti vedono quanto c’è di che cosa nel forno.
belief-check = Indovina il forno
    .about = Prima che si apra, dici che cosa c’è dentro secondo te. In compagnia c’è mezzo minuto per farlo.
company = Chi siede al tavolo
    .about = Con gli amici, i bot prendono solo i posti che restano vuoti. Ognuno può avere più aiuto del resto del tavolo, o meno, per pareggiare le forze.
company-laid = Ognuno può avere più aiuto del resto del tavolo, o meno, per pareggiare le forze. I bot li fai sedere qui sotto.
seat-yours = Tu
who-plays = Chi gioca al posto { $seat }
own-level = Memoria a questo posto
level-of-table = Come il tavolo
pace = A che passo giocano i bot e si svuota il forno
pace-slow = Piano
    .about = Il tempo di disperarsi per ogni carta.
pace-normal = Con calma
    .about = Il ritmo di un tavolo di amici.
pace-fast = Svelto
    .about = Per chi di forni ne ha visti tanti.
pace-instant = Subito
    .about = Niente spettacolo, solo il risultato.
time = Tempo per decidere
    .about = Chi lo supera ha un credito di tempo per tutta la partita; poi si fa la cosa più semplice.
time-none = Senza limite
time-seconds = { $seconds } secondi
starts = Chi comincia
    .about = Chi comincia mette la prima carta nel forno vuoto.
starts-me = Tu
starts-random = Il caso
starts-other = Come deciso insieme
door = La porta
public = Nell’elenco dei tavoli aperti
    .about = Chiunque può sedersi. Altrimenti solo chi ha il link.
on-the-list = Aperto a tutti
reset-options = Torna al solito

## Bots

bot-pia = Pia
    .says = Ho sei anni e so dov’è il salame: da qualche parte lì dentro!
bot-matteo = Matteo
    .says = Aspetta, a chi tocca? A me? Di già?
bot-carlo = Zio Carlo
    .says = In forno, andrà bene; va sempre bene!
bot-rossi = Signora Rossi
    .says = Io qualche carta la tengo da parte; non si sa mai chi si ferma a cena.
bot-giulia = Giulia
    .says = Tre funghi, poi i peperoni, poi… no, non dirmelo.
bot-tommaso = Tommaso
    .says = Quaranta consegne a sera, tutte a mente, e quasi tutte arrivano.
bot-ferri = Dottoressa Ferri
    .says = Le serve una mia oliva? Allora parliamo del mio onorario.
bot-nonna = Nonna
    .says = Non ho dimenticato niente, tesoro, men che meno quello che hai infornato tu.

## Joining and waiting

a-table-for-you = Un tavolo per te
invited = { $name } ti invita a giocare a Mamma Mia! ({ $edition }, { $count } giocatori).
invited-by-nobody = Una partita di Mamma Mia! ti aspetta ({ $edition }, { $count } giocatori).
deal-without-you = Dare le carte senza di te?
    .bots = A questo tavolo non c’è ancora nessuno. Se dai le carte adesso, i bot giocano da soli e tu guardi.
    .people = Non hai un posto. Se dai le carte adesso, giocano gli altri e tu guardi.
sit-down-first = Prima mi siedo
deal-and-look-on = Dai le carte e guarda
agreed-memory = Aiuto per la memoria: { $level }
agreed-pace = Forno: { $pace }
agreed-time = { $seconds } secondi a turno
waiting-room = Il tavolo è apparecchiato
change-table = Cambia il tavolo
change-table-now = Giochiamo così
change-table-not = Lascia com’è
sit-down-here = Accomodati
sit-down = Siediti
name-needed = Di’ agli altri come ti chiami.
table-full = I posti sono tutti presi
    .about = Puoi guardare quando comincia la partita: resta qui.
who-is-here = Chi c’è
free-seat = Il posto { $number } è libero
seat-a-bot = Fai sedere un bot
seat-more = Cambia
you-mark = tu
host-mark = chi ospita
bot-mark = bot
reissue = Nuovo link per questo posto
hand-over = Affida il tavolo
free-the-seat = Libera il posto
reissued = Il vecchio link di { $name } non vale più. Passa questo; chi ce l’ha, ha il posto.
start = Dai le carte
    .about = I posti liberi vanno ai bot. Quando si riempie l’ultimo, la partita comincia da sola.
start-with-bots =
    { $count ->
        [one] Dai le carte, con un bot
       *[other] Dai le carte, con { $count } bot
    }
waiting-for =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
waiting-for-host = Tra poco si danno le carte.
host-deals =
    { $free ->
        [0] Tra poco { $name } dà le carte.
       *[other] { $name } dà le carte quando ci siete tutti.
    }
here-count = Al tuo tavolo: { $here } su { $seats }.
has-come = { $name } ha preso posto.
practise = Intanto allenati
    .about = Una partita veloce contro i bot mentre aspetti. Quando il tuo tavolo comincia, ti chiamiamo.
meanwhile = Ti stai allenando. { here-count }
back-to-waiting-room = Torna al tavolo
leave-seat = Alzati
invite = Invita gli amici
    .about = Chi apre questo link può sedersi. Col telefono: punta la fotocamera sul codice.
table-link = Link del tavolo
device-link = Link del posto (tienilo per te)
copy = Copia
copied = Copiato
share = Condividi
share-text = Vieni al mio tavolo!
qr-code = Codice QR con il link
connection-lost = La connessione è caduta. Nuovo tentativo in corso.
coming = Al tavolo…
    .about = Si cerca il tavolo { $table }.
unreachable = La cucina non risponde
    .about = La connessione è caduta. La pagina continua a riprovare da sola; il tuo posto resta tuo.
ended-gone = Questo tavolo non c’è
    .about = I tavoli che nessuno usa vengono sparecchiati. Oppure si è perso un pezzo del link.
ended-taken_elsewhere = Giochi su un altro dispositivo
    .about = Il tuo posto è stato aperto altrove con il tuo link. Qui puoi riprenderlo.
ended-seat_void = Il tuo posto è di qualcun altro
    .about = Chi ospita ha fatto un nuovo link o ha dato il posto a qualcun altro.
ended-table_closed = Questo tavolo è chiuso
    .about = La partita è finita e le sedie sono sui tavoli.
ended-misbehaved = La connessione è stata chiusa
    .about = Questa pagina ha mandato qualcosa che il server non capisce. Ricaricala.
play-here = Gioca qui
to-this-table = A questo tavolo
tab-your-turn = Tocca a te! · Pizzaiolo
tab-waiting = Il tavolo aspetta · Pizzaiolo
tab-over = Il forno è vuoto · Pizzaiolo

## Settings

theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
motion = Movimento
motion-auto = Come il dispositivo
motion-reduced = Il meno possibile
motion-full = Tutto
sound = Suoni
    .about = Tonfi, sfrigolii, un campanello.
voice = Voce
    .about = Quel che si inforna viene annunciato nella tua lingua.
vibration = Vibrazione
    .about = Il telefono vibra quando tocca a te.
hints = Consigli
    .about = Il tavolo ti avvisa quando forse ti sfugge qualcosa; ogni consiglio al massimo due volte.
press = Rispondi per me quando non ho scelta
    .about = Se c’è una sola risposta possibile, la dà il tavolo per te. Gli altri possono accorgersi di quali risposte si tratta.
add-missing = Aggiungi sempre quello che manca
    .about = Se il tuo ordine si può completare con la tua mano in un solo modo, il tavolo aggiunge le carte.
skin = Chiamalo come vuoi
    .about = Da voi si è sempre chiamato «formaggio»? Lo vedi solo tu.
other-device = Continua su un altro dispositivo
    .about = Apri lì questo link o punta la fotocamera sul codice. Il posto viene con te.

## Table

sentence-dealing = Si danno le carte.
sentence-place = Metti qualcosa in forno.
sentence-submit = Manda un ordine in forno, o nessuno.
sentence-draw = Completa la mano: da quale mazzo?
sentence-paused = Chi ospita ha messo in pausa la partita.
sentence-paused-host = Hai messo in pausa la partita.
sentence-pay = La tua { $order }: che fai?
sentence-burnt =
    { $who ->
        [you] La tua { $order } è bruciata.
       *[other] La { $order } di { $name } è bruciata.
    }
sentence-add = È arrivato un aiuto. Che cosa aggiungi alla tua { $order }?
sentence-help = { $name } chiede { $cards }.
sentence-baking = Si svuota il forno.
sentence-waiting =
    { $who ->
        [you] Tocca a te.
       *[other] { $name } sta scegliendo.
    }
sentence-waiting-bot =
    { $who ->
        [you] Un bot sceglie per te.
       *[other] { $name } ci pensa.
    }
sentence-waiting-away = { $name } non c’è. Tutti aspettano.
sentence-waiting-pay =
    { $who ->
        [you] La tua pizza: che fai?
       *[other] { $name } guarda la pizza.
    }
sentence-waiting-help =
    { $who ->
        [you] Vuoi aiutare?
       *[other] Si chiede aiuto a { $name }.
    }
your-turn = Tocca a te.
you = tu
nobody = nessuno
heard-dealt = Le carte sono state date.
heard-round-began =
    { $who ->
        [you] Manche { $round }. Cominci tu.
       *[other] Manche { $round }. Comincia { $name }.
    }
heard-mamma-mia-taken =
    { $who ->
        [you] Sei Mamma Mia!
       *[other] { $name } è Mamma Mia!
    }
heard-passed =
    { $who ->
        [you] Non hai ingredienti e passi.
       *[other] { $name } non ha ingredienti e passa.
    }
heard-placed =
    { $who ->
        [you] Tu: { $cards }
       *[other] { $name }: { $cards }
    }
heard-submitted =
    { $who ->
        [you] Mandi in forno una { $order }.
       *[other] { $name } manda in forno una { $order }.
    }
heard-drew-supply =
    { $who ->
        [you]
            { $count ->
                [one] Peschi un ingrediente.
               *[other] Peschi { $count } ingredienti.
            }
       *[other]
            { $count ->
                [one] { $name } pesca un ingrediente.
               *[other] { $name } pesca { $count } ingredienti.
            }
    }
heard-drew-waiter =
    { $who ->
        [you]
            { $count ->
                [one] Peschi un ordine.
               *[other] Peschi { $count } ordini.
            }
       *[other]
            { $count ->
                [one] { $name } pesca un ordine.
               *[other] { $name } pesca { $count } ordini.
            }
    }
heard-timeout = Il tempo è scaduto.
your-hand = I tuoi ingredienti
hand-empty = Nessun ingrediente in mano.
your-orders = I tuoi ordini
choose-order = Quale ordine va in forno?
choose-order-hint = Scegli un ordine per mandarlo in forno, o solo per leggerlo.
no-order = Nessun ordine
no-orders-in-hand = Nessun ordine in mano.
why-no-order = Questa volta niente ordine: senza un ingrediente non puoi mandarlo.
all-orders = Tutti i tuoi ordini
all-orders-note = Quello che non è in mano né consegnato sta dal cameriere o nel forno. Dove di preciso, devi ricordarlo tu.
all-orders-note-pile = Quello che non è in mano sta dal cameriere, nel forno o nel mucchio dei consegnati. Dove di preciso, devi ricordarlo tu.
order-is-hand = in mano
order-is-delivered = consegnato
order-is-away = cameriere o forno
rules-of-edition = Le regole di questa edizione
draw-from = Da dove peschi?
stack-supply = Riserva
stack-waiter = Cameriere
draw-here-supply = Pesca ingredienti
draw-here-waiter = Pesca ordini
why-stack-empty = nessuna carta
why-stack-need-ingredients = ti servono ingredienti
why-stack-hand-full = hai la mano piena
one-more = Una in più
one-less = Una in meno
stepper-singles = Quante carte: { $kind }
stepper-doubles = Quante doppie: { $kind }
preview-empty = Scegli un ingrediente.
preview-no-ingredient = Non hai niente da mettere.
preview-choose-order = Scegli un ordine, o vai avanti senza.
preview-order-alone = Nessun ingrediente, solo il tuo ordine.
preview-pass = Non hai ingredienti: passi e peschi.
placed-for-you = Il tuo unico ingrediente è andato in forno da solo.
bake-it = In forno!
go-on = Avanti
sending = Un attimo
why-choose-kind = Scegli prima un ingrediente.
why-not-your-turn = Tocca a { $name }, ma puoi già scegliere.
hint-first = Scegli con − e + quante carte vanno in forno. Tutti lo sentono.
hint-aim = Ciò che serve a un ordine dev’essere in forno prima di lui. Vince chi ne consegna di più.
hint-no-orders = Non hai più ordini. Pescane qualcuno: senza ordini non sforni niente.
hint-waiter = { $count ->
    [one] Pescherai un ordine e nessun ingrediente.
   *[other] Pescherai { $count } ordini e nessun ingrediente.
  }
hint-no-ingredients = Così resti senza ingredienti, e la prossima volta non hai niente da mettere. Pesca dalla riserva, o tieni una carta.
hint-forbidden = Questo ordine brucia se l’ingrediente vietato è sul tavolo, e sta per entrare in forno o c’è già.
hint-too-little = Questo ordine per ora non può riuscire: quello che gli serve non è nella tua mano, e nel forno ci sono troppo poche carte.
hint-supply = Il forno si apre quando la riserva è finita.
hint-leftovers =
    { $lie ->
        [visible] Quello che è avanzato resta davanti al forno e conta prima di tutto ciò che entra. Gli ordini bruciati sono di nuovo dal cameriere.
       *[other] Quello che è avanzato è di nuovo nel forno ed esce per primo. Gli ordini bruciati sono di nuovo dal cameriere.
    }
the-others = Gli altri
away = assente
seat-label =
    { $name }, { $colour }, il suo ingrediente: { $kind }{ $bot ->
        [yes] , un bot
       *[no] { "" }
    }. { $ingredients ->
        [one] un ingrediente
       *[other] { $ingredients } ingredienti
    }, { $orders ->
        [one] un ordine
       *[other] { $orders } ordini
    } in mano, { $waiter } dal cameriere{ $known ->
        [yes] , { $delivered ->
            [one] uno consegnato
           *[other] { $delivered } consegnati
        }
       *[no] { "" }
    }.{ $state ->
        [away] { " " }Non c’è.
        [thinking] { " " }Ci pensa.
        [acting] { " " }Sta scegliendo.
       *[none] { "" }
    }{ $chef ->
        [yes] { " " }Apre il forno.
       *[no] { "" }
    }{ $holder ->
        [yes] { " " }È Mamma Mia.
       *[no] { "" }
    }
seat-plays = Gioca con il { $colour }; il suo ingrediente: { $kind }.
seat-is-bot = È un bot.
seat-stand-in = Al suo posto gioca un bot.
seat-is-away = In questo momento non c’è.
seat-somebody = Qualcuno
seat-taken-over = In questa partita una persona nuova ha un link per questo posto.
seat-ingredients = Ingredienti in mano
seat-orders = Ordini in mano
seat-waiter = Ordini dal cameriere
seat-level = Aiuto per la memoria
delivered-count =
    { $count ->
        [0] Nessuna pizza consegnata
        [one] Una pizza consegnata
       *[other] { $count } pizze consegnate
    }
delivered-pile =
    { $count ->
        [one] Un ordine è nel mucchio dei consegnati.
       *[other] { $count } ordini sono nel mucchio dei consegnati.
    }
    .short = Consegnati
vote-bot =
    { $votes ->
        [0] Fai giocare un bot per { $name }
        [one] Fai giocare un bot per { $name } (un voto)
       *[other] Fai giocare un bot per { $name } ({ $votes } voti)
    }
sit-behind = Guarda le carte di { $name }
looking-on = Stai guardando. Scegli qualcuno che lo permette e guarda le sue carte.
looking-behind = Stai guardando le carte di { $name }: non sono tue.
bot-stands-in = Non c’eri: un bot gioca per te.
i-am-back = Eccomi
give-seat-to-bot = Dai il posto di { $name } a un bot
the-oven = Il forno
oven-top = In cima: { $what }
oven-no-top = Nel forno non si vede niente.
supply-left =
    { $count ->
        [0] La riserva è vuota.
        [one] Una carta nella riserva.
       *[other] { $count } carte nella riserva.
    }
on-the-table = Scoperti sul tavolo
last-turn = L’ultimo turno
memory-aids = Memoria
the-rail = L’ultimo giro
the-chalkboard = La tua lavagna
chalkboard-how = Premi per aggiungere un segno, trascina per cancellare. Le carte colorate sono ordini.
wipe-all = Cancella tutto
the-glass = Che cosa c’è nel forno
orders-of = Ordini: { $colour }
rail-drew-supply =
    { $count ->
        [one] ha pescato un ingrediente
       *[other] ha pescato { $count } ingredienti
    }
rail-drew-waiter =
    { $count ->
        [one] ha pescato un ordine
       *[other] ha pescato { $count } ordini
    }
round-of = Manche { $round } di { $rounds }
round-word = Manche
round-number = Manche { $round }
time-left =
    { $count ->
        [one] Manca un secondo
       *[other] Mancano { $count } secondi
    }
seconds = { $count } s
seconds-more = + { $count } s
pause = Metti in pausa
resume = Si riparte
react = Di’ la tua
repeat = Ripeti l’ultimo turno
table-menu = Il tavolo
allow-spectators = Chi guarda può vedere le mie carte
last-game = L’ultima partita: rivedi e analizza
leave-table = Alzati dal tavolo
leave-table-note = Il posto resta tuo: torna con il tuo link.
reaction-bravo = Complimenti!
reaction-buon-appetito = Buon appetito!
reaction-burnt = Bruciata!
reaction-delicious = Squisita!
reaction-hurry = Si fredda!
reaction-laugh = Ah ah!
reaction-mamma-mia = Mamma mia!
reaction-no-way = Non ci credo!
reaction-oops = Ops!
reaction-sorry = Scusa!
reaction-thanks = Grazie!
reaction-thinking = Fammi pensare.
keys = Tasti
keys-kind = Prendi tutte le carte del primo, secondo, … ingrediente che hai in mano
keys-trim = Una carta in più, una in meno
keys-order = Il prossimo ordine, o nessuno
keys-stack = L’altro mazzo
keys-bake = In forno, o dai la prima risposta
keys-answer = Scegli un ingrediente mentre si svuota il forno
keys-give-up = Lascia bruciare, o non aiutare
keys-back = Ritira la risposta
keys-hurry = Passa alla prossima carta mentre si svuota il forno o, se giochi solo con i bot, alla loro mossa
keys-repeat = Ripeti l’ultimo turno
keys-all-orders = Tutti i tuoi ordini
keys-react = Di’ la tua
keys-pause = Metti in pausa (chi ospita)
keys-tab = Passa da una scelta all’altra
keys-this = Questo elenco
keys-single = Lettere e cifre come scorciatoie
lost = La connessione è caduta. Le tue scelte restano; niente viene mandato due volte.
lost-going-down = La cucina si riavvia. Si riprende tra un attimo.
lost-again-in =
    { $count ->
        [0] Nuovo tentativo.
        [one] Nuovo tentativo tra un secondo.
       *[other] Nuovo tentativo tra { $count } secondi.
    }
try-now = Prova ora
bye-taken-elsewhere = Adesso giochi su un altro dispositivo.
bye-seat-void = Il tuo posto è andato a qualcun altro, o il suo link è stato rifatto.
bye-table-closed = Questo tavolo è stato chiuso.
bye-misbehaved = Il server non ha capito questa pagina. Ricaricala.
bye-going-down = Il server si riavvia.
bye-idle = Da qui non si sente niente da tanto.
to-the-door = Torna alla pagina iniziale
to-the-table = Al tavolo
missed = Mentre non c’eri:
missed-understood = Ho capito

## Baking

heard-oven-opened =
    { $who ->
        [you] Apri il forno.
       *[other] { $name } apre il forno.
    }
heard-turned-up = Dal forno: { $cards }.
heard-order-turned-up =
    { $who ->
        [you] La tua { $order }.
       *[other] La { $order } di { $name }.
    }
heard-added =
    { $who ->
        [you] Aggiungi { $cards }.
       *[other] { $name } aggiunge { $cards }.
    }
heard-asked =
    { $who ->
        [you] Chiedi { $cards }.
       *[other] { $name } chiede { $cards }.
    }
heard-did-not-help =
    { $who ->
        [you] Non aiuti.
       *[other] { $name } non aiuta.
    }
heard-helped =
    { $who ->
        [you] Dai { $cards }.
       *[other] { $name } dà { $cards }.
    }
heard-baked =
    { $who ->
        [you] La tua { $order } è sfornata!
       *[other] La { $order } di { $name } è sfornata!
    }
heard-rewarded =
    { $who ->
        [you] In cambio uno dei tuoi ordini conta come consegnato.
       *[other] In cambio un ordine di { $name } conta come consegnato.
    }
heard-returned =
    { $who ->
        [you] La tua { $order } è bruciata e torna sotto il mazzo del cameriere.
       *[other] La { $order } di { $name } è bruciata e torna sotto il mazzo del cameriere.
    }
heard-round-ended = Il forno è vuoto.
heard-game-ended = La partita è finita.
forbidden-lies-there = Ingrediente vietato sul tavolo: { $cards }.
short = Ha ancora bisogno di { $cards }.
short-any =
    { $count ->
        [one] Manca una carta.
       *[other] Mancano { $count } carte.
    }
short-nothing-else = Sul tavolo non c’è nessun altro tipo.
short-several = { $count } di due tipi
all-there = C’è tutto.
owner-chooses = { $who ->
    [you] Scegli tu.
   *[other] Sceglie chi l’ha mandata.
  }
baked = Sfornata!
burnt = Bruciata!
which-rule = Che regola è?
question = Tocca a te rispondere
question-help = Vuoi aiutare?
    .reward = In cambio il primo ordine del tuo cameriere conta come consegnato, senza guardarlo.
    .short = In cambio: un ordine consegnato
plan-bake = Sfornala
plan-bake-adding = Aggiungi { $cards } e sfornala
plan-ask = Chiedi aiuto
plan-send = Chiedi agli altri { $cards }
    .short = Chiedi
plan-help = Dai { $cards }
    .short = Dai
plan-refuse = Non aiutare
plan-decline = Lasciala bruciare
plan-decided = Deciso.
choose-rarest = { $count } del più raro: quale mucchio?
choose-toppings =
    { $count ->
        [1] Scegli un ingrediente: quale mucchio?
       *[other]
            { $left ->
                [1] E ancora un ingrediente.
               *[other] Scegli { $left } ingredienti: quali mucchi?
            }
    }
pile-pick = Con { $kind }
pile-short = altri { $count }
pile-more = Una in più: { $kind }
pile-less = Una in meno: { $kind }
plan-change = Cambia idea
plan-back = Un passo indietro
plan-lacking =
    { $count ->
        [one] Manca ancora una carta.
       *[other] Mancano ancora { $count } carte.
    }
plan-hand = Ancora { $count } dalla tua mano.
plan-missing = Ha ancora bisogno di { $cards }.
plan-own = Tu aggiungi { $cards }.
plan-own-count = { $count ->
    [one] Tu aggiungi una carta.
   *[other] Tu aggiungi { $count } carte.
  }
plan-with-help = Se qualcuno aiuta, c’è tutto.
forced-decline = Non puoi completarla: si brucia.
forced-refuse = Qui non puoi aiutare.
forced-bake = C’è un solo modo: si sforna.
belief = Che cosa c’è nel forno? Annotalo.
belief-together = Che cosa c’è nel forno? Mettetevi d’accordo e annotatelo.
belief-locked = Annotato. Vediamo.
belief-lock = Annota
belief-skip = Questa volta no
belief-total = { $count } di al massimo { $most } ingredienti
belief-too-many = { $count } ingredienti: più dei { $most } che possono esserci dentro
belief-worth = Non vale nessuna pizza: dopo vedrai quanto ricordavi.
hurry-beat = Passa alla prossima carta
hurry-bot = Vai subito avanti
hurry-orders = Vai ai miei ordini
    .none = Vai avanti
hurry-wanted =
    { $count ->
        [one] { $names } vorrebbe andare avanti
       *[other] { $names } vorrebbero andare avanti
    }
hurry-waits = In attesa di { $names }

## Aftermath

aftermath = I tuoi ordini nella manche { $round }
aftermath-counts = Sfornate: { $baked }; bruciate: { $burnt }.
aftermath-why = Vedi perché
fate-baked = Sfornata, c’era tutto.
fate-added = Sfornata: hai aggiunto { $cards }.
fate-helped = Sfornata con l’aiuto di { $name }.
fate-spoilt = Bruciata: sul tavolo c’era un ingrediente vietato.
fate-nobody-helped = Nessuno ha aiutato.
fate-returned = Bruciata: non si poteva completare.
fate-taker =
    { $who ->
        [you] Era stata la tua { $order } a prendere { $cards }.
       *[other] Era stata la { $order } di { $name } a prendere { $cards }.
    }
fate-below = Quando l’hai mandata, il forno conteneva { $cards }.
fate-earlier = Altri ordini prima avevano preso { $cards }.
fate-lay = Sul tavolo le restava: { $cards }.
fate-none = Non avevi ordini in questo forno.
fate-others =
    { $count ->
        [one] Gli altri hanno sfornato una pizza.
       *[other] Gli altri hanno sfornato { $count } pizze.
    }
belief-against-truth = La tua memoria: { $percent }% (0% è tirare a indovinare, 100% è esatto)
belief-believed = Tu
belief-truth = Forno
the-end = La fine
ending-win =
    { $who ->
        [you]
            { $count ->
                [one] Vinci con una pizza!
               *[other] Vinci con { $count } pizze!
            }
       *[other]
            { $count ->
                [one] { $name } vince con una pizza.
               *[other] { $name } vince con { $count } pizze.
            }
    }
ending-tie =
    { $count ->
        [one] Parità con una pizza. Si dividono la vittoria: { $names }.
       *[other] Parità con { $count } pizze. Si dividono la vittoria: { $names }.
    }
ending-shared = Stesso numero di pizze e di ingredienti rimasti: la vittoria si divide.
decided-ingredients = { $who ->
    [you] Tante pizze quante { $other }, ma a te restano più ingredienti.
   *[other] Tante pizze quante { $other }, ma a { $name } restano più ingredienti.
  }
decided-pizzas = { $who ->
    [you] { $lead ->
        [one] Prima tu, poi { $other }: una pizza di differenza.
       *[other] Prima tu, poi { $other }: { $lead } pizze di differenza.
      }
   *[other] { $lead ->
        [one] Prima { $name }, poi { $other }: una pizza di differenza.
       *[other] Prima { $name }, poi { $other }: { $lead } pizze di differenza.
      }
  }
nearest-miss = Per poco non ti è riuscita una { $order } nella manche { $round }: aveva bisogno solo di { $cards }.
last-order-baked = { $who ->
    [you] L’ultimo ordine era la tua { $order }, ed è sfornata.
   *[other] L’ultimo ordine era la { $order } di { $name }, ed è sfornata.
  }
last-order-burnt = { $who ->
    [you] L’ultimo ordine era la tua { $order }, ed è bruciata.
   *[other] L’ultimo ordine era la { $order } di { $name }, ed è bruciata.
  }
winner = vittoria
ingredients-left =
    { $count ->
        [0] nessun ingrediente rimasto
        [one] un ingrediente rimasto
       *[other] { $count } ingredienti rimasti
    }
rematch = Ancora una partita
rematch-host = { $name } può cominciare la prossima partita.
watch-tape = Rivedi la partita
memory-accuracy = { $rounds ->
    [one] La tua memoria in un forno: { $percent }% (0% è tirare a indovinare, 100% è esatto).
   *[other] La tua memoria in { $rounds } forni: { $percent }% (0% è tirare a indovinare, 100% è esatto).
  }
memory-accuracy-together = { $rounds ->
    [one] La vostra memoria in un forno: { $percent }% (0% è tirare a indovinare, 100% è esatto).
   *[other] La vostra memoria in { $rounds } forni: { $percent }% (0% è tirare a indovinare, 100% è esatto).
  }
memory-curve = { $games ->
    [one] La tua memoria in una partita; il risultato migliore: { $best }%.
   *[other] La tua memoria in { $games } partite; il risultato migliore: { $best }%.
  }

## Review

review = L’analisi
review-open = Analizza la partita
review-percent = { $percent }%

## A challenge

challenge-somebody = Sfida qualcuno con queste carte
challenge-compare = Confronta le partite
problem-no_such_challenge = Questa sfida non esiste. Fatti ridare il link o gioca una partita tua.
problem-no_challenge = Per sfidare qualcuno serve una partita che hai finito contro i bot, senza altre persone.
problem-bots_gone = Uno dei bot, o l’edizione, qui non c’è più. Gioca un’altra partita.

## The bake of the day

day-title = L’infornata del giorno
day-card = Ogni giorno le stesse carte per tutti. Conta un solo tentativo.
day-card-today =
    { $count ->
        [0] Oggi: { $edition }, { $seats } giocatori. Nessuno l’ha ancora finita.
        [one] Oggi: { $edition }, { $seats } giocatori. L’ha finita una persona.
       *[other] Oggi: { $edition }, { $seats } giocatori. L’hanno finita { $count } persone.
    }
day-card-open =
    { $state ->
        [done]
            { $count ->
                [one] Hai sfornato una pizza: guarda com’è andata
               *[other] Hai sfornato { $count } pizze: guarda com’è andata
            }
        [begun] Continua l’infornata di oggi
       *[new] All’infornata di oggi
    }
day-what = { $edition }, { $seats } giocatori: tu contro { $bots }.
day-what-doubles = { $edition } con le doppie, { $seats } giocatori: tu contro { $bots }.
day-site = Questa pagina ha una sua infornata del giorno, e la giochi per conto tuo.
day-to-today = All’infornata di oggi
day-to-result = All’infornata del giorno
day-place = { $place }º su { $seats }
day-oven =
    Dal tuo forno: { $baked ->
        [one] una sfornata
       *[other] { $baked } sfornate
    }, { $burnt ->
        [one] una bruciata
       *[other] { $burnt } bruciate
    }
day-fair-later = Altri devono ancora giocare queste carte. Un’ora dopo la mezzanotte UTC il loro segreto è nella pagina del giorno, e si può verificare la mescolata.
ended-hidden = L’infornata del giorno di qualcun altro
    .about = Altri devono ancora giocare queste carte, forse anche tu: finché il giorno non è finito, questo tavolo lo vede solo chi ci gioca.
problem-day_ahead = Quel giorno non è ancora cominciato.
problem-day_begun = Hai cominciato questa infornata sul server. Continua lì.
problem-day_not_along = Si può portare con sé solo l’infornata di oggi, e inviare solo quello che si è portato.
problem-moves_bad = Con queste mosse il server non arriva alla stessa partita, quindi non può accettarla. Forse è cambiato da quando hai portato con te l’infornata.
problem-no_such_day = Quel giorno non esiste. Guarda quello di oggi.
problem-key_bad = Questa chiave non va bene. Apri di nuovo questa pagina.
problem-not_yet = Non ancora: torna un po’ più tardi.
problem-fixed_deal = Queste carte si giocano una volta sola, contro gli stessi bot di tutti.
problem-club_closed = Questo club è chiuso.
problem-club_full = Questo club è al completo.
problem-evening_full = Questa serata è al completo: ci sono già 64 persone.
problem-evening_on = In questo club c’è già una serata in corso.
problem-evening_over = Questa serata è finita.
problem-member_removed = Non fai più parte di questo club.
problem-no_such_club = Quel club non esiste. Guarda di nuovo il link.
problem-no_such_evening = In questo club quella serata non esiste.
problem-no_such_member = In questo club quella persona non c’è.
problem-not_keeper = Può farlo solo chi gestisce il club.
problem-not_member = Prima entra nel club.
problem-record_bad = Questa non è la registrazione di una partita finita.

## Clubs; what their own screens say is in club-it.ftl

club-found = Fonda un club
club-card =
    { $count ->
        [0] Sempre le stesse persone?
       *[other] I tuoi club
    }
    .about = Un club tiene insieme le vostre partite, la classifica e le serate. Nessuno ha bisogno di un account.
club-all = Tutti i club
friends-club = Sempre le stesse persone?
seat-of-club = Ti siedi come membro di { $club }: la partita finisce nel suo libro.

## Rules

rules-title = Le regole

## On the road

road-keep = Portalo in viaggio
    .about = Circa 8 MB, una volta sola. Poi puoi giocare contro i bot senza rete.
road-fetched = { $done } di { $total } MB
road-kept = Pronto per il viaggio: qui puoi giocare senza rete.
road-no-space = In questo browser non c’è più spazio. Fai un po’ di posto e riprova.
road-not-fetched = Non è arrivato tutto. Quello che c’è resta: riprova quando la rete va meglio.
road-damaged = Una parte è arrivata danneggiata ed è stata buttata. Riprova.
road-not-here = Questo browser non può giocare senza server. Uno più recente, o una pagina aperta con https, sì.
road-not-built = Questo server è stato costruito senza. Chiedi a chi lo gestisce di ricostruirlo con la rete.
road-alone = Non c’è rete: giochi contro i bot, oppure vi passate questo dispositivo. Per un tavolo con gli amici tramite link serve la rete.
road-around = Non c’è rete, quindi giocate tutti su questo dispositivo e ve lo passate.
road-bots = Senza server, i bot fino alla Signora Rossi pensano quanto sempre; i più forti, un secondo al massimo.
own-games = Le tue partite in questo browser
own-games-save = Salva la registrazione
lost-own = La cucina in questo browser si è fermata e sta ripartendo. La tua partita è al sicuro.
problem-own_server_failed = La cucina in questo browser non è partita. Riprova; le tue partite sono al sicuro.
problem-cannot_run = { road-not-here }
problem-no_space = In questo browser non c’è più spazio, quindi non è successo niente. Fai un po’ di posto e continua: la tua partita è al sicuro.
site-alone = Questa pagina non ha un server: giochi contro i bot, oppure vi passate questo dispositivo. Per un tavolo con gli amici tramite link serve un server.
site-around = Questa pagina non ha un server, quindi giocate tutti su questo dispositivo e ve lo passate.

## Un dispositivo per più persone, e il grande schermo

friends-way = Dove giocate?
friends-way-apart = Ognuno sul proprio dispositivo
    .about = Ricevi un link e un codice da passare.
friends-way-around = Su questo dispositivo
    .about = Un telefono, tablet o portatile fa il giro del tavolo. Una tenda copre le carte di tutti.
friends-way-screen = Intorno a un grande schermo
    .about = Questo schermo mostra il forno. Tutti si siedono col telefono e lì hanno le proprie carte.
around-people = Chi gioca su questo dispositivo?
around-name = Nome { $number }
around-face = Un’altra faccia per la persona { $number }
around-remove = La persona { $number } non gioca
around-add = Un’altra persona
around-bots = Bot che giocano con voi
around-aloud = Leggi ad alta voce gli annunci
    .about = Così nessuno deve guardare lo schermo per sentirli.
beside = Qualcun altro gioca su questo dispositivo
    .about = Ve lo passate. Una tenda copre ogni mano fino al suo turno.
shares-mark = condivide il dispositivo
curtain = La tenda
curtain-turn = Tocca a te: prendi il dispositivo.
curtain-asked = C’è una domanda per te su un ordine: prendi il dispositivo.
curtain-hold = Tieni premuto per vedere le tue carte
curtain-second = Sono { $name }. Mostra le mie carte.
curtain-about = Adesso dovrebbe guardare solo { $name }.
hide-hand = Copri le mie carte
hand-goes-dark = Guarda le tue nuove carte. Tra un attimo si coprono.
device-together = Guardate e ascoltate tutti.
big-screen = Metti il forno sul grande schermo
    .about = Un televisore o un portatile al centro mostra il forno, i mazzi e gli annunci. I telefoni mostrano allora solo una mano.
big-screen-here = Questo è il grande schermo
big-screen-there = Oppure apri questo indirizzo sull’altro schermo:
screen-sit-down = Siediti col telefono
handheld = Su questo telefono solo la mia mano
    .about = Il grande schermo mostra tutto il resto.
look-up = Guarda il grande schermo.
look-up-here = Mostra il tavolo qui
