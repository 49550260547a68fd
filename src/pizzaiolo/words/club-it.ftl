### I club in italiano; il file si carica con le loro pagine. Tono e termini come in it.ftl.
### club, membro, gestire il club, libro (dove si segnano le partite), classifica, punteggio,
### serata (un torneo), turno (tutti i tavoli insieme), chi ospita, ospite.

## Clubs

club-clubs = Club
club-what-it-is = Un club è un gruppo di persone che giocano spesso insieme. Ha un nome, un link e un libro: ogni partita che giocate lì viene segnata, con classifica, punteggi e chi ha battuto chi. Nessuno ha bisogno di un account.
club-mine = I tuoi club
club-found-about = Sei il primo membro e gestisci il club. Poi passi il link.
club-found-verb = Fondalo
club-name = Come si chiama il club
club-name-needed = Dai un nome al club.
club-coming = Il club sta arrivando…
club-missing = Il club non risponde
club-missing-no_such_club = Questo club non esiste
    .about = Guarda di nuovo il link o chiedi a chi te l’ha mandato.
club-missing-club_closed = Questo club è chiuso
    .about = È stato chiuso per sempre. Puoi fondarne un altro.
club-missing-no_such_evening = Questa serata non esiste
    .about = Questo club non ha avuto una serata così.
club-line =
    Dal { $date } · { $count ->
        [one] un membro
       *[other] { $count } membri
    } · { $games ->
        [0] ancora nessuna partita
        [one] una partita
       *[other] { $games } partite
    }
club-somebody = qualcuno
club-guest = un ospite
club-bot = un bot
club-keeper = gestisce il club
club-to-club = Al club

## Joining

club-join = Entra nel club
club-come-back = Che bello riaverti qui
club-invitation =
    { $keepers ->
        [none] Hai un invito.
       *[other] Un invito da parte di { $keepers }.
    } { $count ->
        [one] Qui gioca una persona
       *[other] Qui giocano { $count } persone
    }, { $games ->
        [0] e il libro è ancora bianco.
        [one] e nel libro c’è una partita.
       *[other] e nel libro ci sono { $games } partite.
    }
club-join-verb = Entra
club-join-about = Quello che giochi qui finisce nel libro del club. Puoi andartene quando vuoi, e farti anche dimenticare.
club-removed = Non fai più parte del club
    .about = Chi gestisce il club ti ha tolto dall’elenco. Puoi guardare, ma non rientrare.

## What goes on

club-now = Adesso
club-play = Gioca in questo club
    .about = Apparecchi il tavolo come piace a te. Anche gli amici con il link possono sedersi; i posti liberi li prendono i bot.
club-table-state =
    { $phase ->
        [waiting] { $free ->
            [0] tutti i posti presi
            [one] un posto libero
           *[other] { $free } posti liberi
        }
        [paused] in pausa
       *[other] si gioca
    }
club-sit-down = Siediti
club-back-to-table = Al tuo tavolo
club-nothing-played = La prima pagina è ancora bianca
    .about = Giocate una partita in questo club: appena finisce, è nel libro.

## Members

club-members = Membri
club-all-members =
    { $count ->
        [one] Mostra anche l’ultimo
       *[other] Mostrali tutti e { $count }
    }
club-change = Cambia
club-member-name = Nome
club-save = Salva
club-make-keeper = Fai gestire il club anche a questa persona
    .about = Chi gestisce il club può cambiare nomi, unire e togliere membri, aggiungere bot e chiudere il club.
club-unmake-keeper = Non gestisce più il club
club-merge = Due membri, una persona?
    .about = Tutte le partite passano all’altro nome, e i due dispositivi giocano come una persona sola.
club-merge-choose = Chi è?
club-merge-verb = Unisci
club-merge-sure = { $name } e { $other } diventano una persona sola: da ora tutto conta per { $other }. Non si può annullare.
club-leave = Lascia il club
club-leave-sure = Vuoi lasciare { $club }?
club-remove = Togli dal club
club-remove-sure = Togliere { $name } da { $club }? Non potrà rientrare.
club-afterwards = E il nome?
club-keep-name = Resta nel libro
    .about = Le partite passate tengono il nome.
club-forget-name = Dimenticalo
    .about = Diventa «qualcuno» dappertutto, per sempre.
club-stay = No, resto
club-cancel = No, meglio di no
club-invite = Invita altri
    .about = Chi ha questo link può guardare ed entrare.
club-link = Il link del club
club-device = Il tuo posto su un altro dispositivo
    .about = Con questo indirizzo, in questo club sei tu anche su un altro dispositivo. Chi ce l’ha gioca come se fosse te: tienilo per te.
club-device-link = Il link al tuo posto (tienilo per te)
club-device-offered = Questo indirizzo porta un posto nel club, e questo browser ne ha già uno. Se lo prendi, questo browser dimentica il suo. Se sei sempre tu, chi gestisce il club può unirli.
club-device-take = Prendi quel posto
club-device-keep = Tieni il mio

## For keepers

club-keep = Gestisci il club
club-rename = Rinomina
club-add-bot = Un bot come membro
    .about = I bot che sono membri hanno un punteggio come tutti, così chi è nuovo ha presto qualcosa con cui misurarsi.
club-choose-bot = Scegli un bot
club-add = Aggiungi
club-close = Chiudi il club
    .about = Poi il libro non si può più leggere, e nessuno può entrare o giocare qui.
club-close-sure = Chiudere { $club } per sempre? Prima porta via il libro, se vuoi tenerlo.
club-close-verb = Chiudilo per sempre

## The book

club-book = Il libro
club-open-book = Apri il libro
club-standings = Classifica
    .about = Una vittoria condivisa conta come una quota. Il punteggio dice quanto è forte qualcuno e, dopo il ±, quanto è sicuro; l’ordine segue la forza che è quasi certa. La memoria viene dalle analisi, che richiedono un po’ di tempo.
club-by-edition = Edizione
club-all-editions = Tutte le edizioni
club-column-place = Posto
club-column-name = Nome
club-column-rating = Punteggio
club-column-games = Partite
club-column-wins = Vittorie
club-column-pizzas = Pizze
club-column-memory = Memoria
club-column-game = Partita
club-column-date = Data
club-rating-figure = { $rating } ± { $error }
club-picture = I punteggi nel tempo
    .about = Ogni linea è un membro; la fascia intorno mostra quanto è sicuro il punteggio.
club-picture-who = Di chi si vede la linea
club-picture-table = I punteggi in una tabella
club-meetings = Chi ha battuto chi
club-meetings-of = Com’è andata a
club-against = contro
club-better = meglio
club-equal = pari
club-worse = peggio
club-games = Le partite
club-game-number = Partita { $number }
club-place =
    { $place ->
        [1] 1º
       *[other] { $place }º
    }
club-pizzas =
    { $count ->
        [0] nessuna pizza
        [one] una pizza
       *[other] { $count } pizze
    }
club-tape = Replay e analisi
club-imported = Giocata altrove
club-more-games = Partite precedenti
club-exchange = Porta via e aggiungi partite
club-export = Porta via il libro
    .about = Come tabelle per un foglio di calcolo, o come registrazione di ogni partita.
club-export-standings = Classifica (CSV)
club-export-games = Partite (CSV)
club-export-records = Registrazioni delle partite { $first }–{ $last }
club-import = Aggiungi partite giocate altrove
    .about = Registrazioni in JSON, quante ne vuoi insieme. Una partita già nel libro non conta due volte.
club-import-files = Scegli le registrazioni
club-import-none = Nessuno di questi file è una registrazione.
club-import-found =
    { $count ->
        [one] Trovata una registrazione
       *[other] Trovate { $count } registrazioni
    }{ $others ->
        [0] .
        [one] ; un altro file resta fuori.
       *[other] ; altri { $others } file restano fuori.
    } Chi è chi?
club-import-nobody = nessuno del club
club-import-verb =
    { $count ->
        [one] Aggiungi una partita
       *[other] Aggiungi { $count } partite
    }
club-import-done =
    { $count ->
        [0] Nessuna partita è nuova
        [one] Una partita è nel libro
       *[other] { $count } partite sono nel libro
    }{ $known ->
        [0] .
        [one] ; una c’era già.
       *[other] ; { $known } c’erano già.
    }

## After a game

club-being-written = La partita viene segnata nel libro…
club-in-book = Questa partita è nel libro.
club-your-rating = Il tuo punteggio: { $rating }
club-your-place = Sei al posto { $place } su { $count }.

## Evenings

evening = Una serata
evening-evenings = Serate
evening-what = Una serata è un piccolo torneo: tutti giocano qualche partita, e i tavoli si sorteggiano in modo che tutti incontrino tutti.
evening-is-on = C’è una serata in corso
evening-before = Serate passate
evening-state =
    { $count ->
        [one] una persona
       *[other] { $count } persone
    } · { $round ->
        [0] non ancora cominciata
        [one] un turno
       *[other] { $round } turni
    }
evening-go = Alla serata
evening-open = Apri una serata
    .about = Ospiti tu: sorteggi i turni. La gente va e viene come vuole.
evening-open-verb = Apri la serata
evening-seats = Quanti a un tavolo
evening-games = Quante partite per ciascuno
evening-fill = I bot completano i tavoli
    .about = Altrimenti alcuni tavoli sono più piccoli o più grandi.
evening-time = Tempo per una mossa
evening-no-show = Quanto si aspetta qualcuno
    .about = Poi un bot prende il posto finché non arriva.
evening-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
evening-of-day = Serata del { $date }
evening-plan =
    { $edition } · { $games ->
        [one] una partita a testa
       *[other] { $games } partite a testa
    } · tavoli da { $seats } · { $round ->
        [0] non ancora cominciata
       *[other] turno { $round }
    }
evening-away = Ci sei?
    .about = Dillo, e nel prossimo turno hai un posto.
evening-arrive = Ci sono
evening-waiting = Sei dentro
    .about = 
        { $mine ->
            [yes] Il tuo tavolo apparirà qui quando sorteggi il prossimo turno.
           *[other] Il tuo tavolo apparirà qui quando { $host } sorteggia il prossimo turno.
        }
evening-done = Ben giocato!
    .about = Hai giocato tutte le tue partite. Guarda come va agli altri.
evening-over = La serata è finita
    .about = Grazie di aver giocato!
evening-winners =
    { $count ->
        [one] { $names } vince la serata!
       *[other] { $names } si dividono la vittoria!
    }
evening-your-table = Il tuo tavolo è pronto
evening-with = Con { $names }.
evening-to-table = Al tuo tavolo
evening-to-next = Al tuo prossimo tavolo
evening-leave = Devo andare
evening-host = Il prossimo turno
evening-ready =
    { $count ->
        [0] Nessuno è libero per il prossimo turno.
        [one] Una persona è pronta per il prossimo turno.
       *[other] { $count } persone sono pronte per il prossimo turno.
    }
evening-others = Qualcuno è arrivato o è andato via senza dirlo?
evening-draw = Sorteggia il turno { $round }
evening-end = Chiudi la serata
evening-end-sure = Chiudere la serata? Le partite in corso si possono finire, ma non si sorteggia più nessun turno.
evening-go-on = No, avanti
evening-round = Turno { $round }
evening-late = Giocano ancora
evening-tables = Tavoli
evening-table = Tavolo { $number }
evening-phase =
    { $phase ->
        [waiting] si sta sedendo
        [playing] si gioca
        [paused] in pausa
        [over] finito
       *[other] messo da parte
    }
evening-missing =
    { $seconds ->
        [one] Ancora un secondo per { $names }
       *[other] Ancora { $seconds } secondi per { $names }
    }
evening-aside = Non aspettare più
evening-standings = Come va
evening-gone = ha già salutato
evening-nobody = Non c’è ancora nessuno.
evening-not-begun = Si comincia tra poco
evening-screen = Mostrala su un televisore
evening-screen-join = Inquadra qui con il telefono e gioca
evening-screen-leave = Indietro
