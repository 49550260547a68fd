### L’infornata del giorno in italiano; il file si carica con la sua pagina. Tono e termini come in it.ftl.

day-loading = L’infornata del giorno sta arrivando…
day-about = Oggi tutti ricevono le stesse carte, lo stesso posto e gli stessi bot. La differenza la fa solo il tuo gioco. Conta un solo tentativo; se devi andare, puoi continuare più tardi su uno qualsiasi dei tuoi dispositivi.
day-about-practice = Questo giorno è passato. Puoi giocare le sue carte per esercizio quante volte vuoi; non conta più.
day-players =
    { $count ->
        [one] Una persona ha finito l’infornata di oggi.
       *[other] { $count } persone hanno finito l’infornata di oggi.
    }
day-play = Gioca l’infornata di oggi
day-go-on = Continua la tua infornata
day-go-on-with = Finisci l’infornata di { $day }
day-along-take = Porta con te l’infornata di oggi
    .about = Per giocarla senza rete. Le sue carte sono allora in questo browser, quindi il tuo risultato sarà segnato come giocato senza rete.
day-along-here = Hai portato con te questa infornata: la giochi in questo browser, con o senza rete.
day-along-over = Hai finito l’infornata di { $day } che avevi portato con te. Viene inviata appena c’è rete.
day-offline = giocata senza rete
day-offline-about = Hai portato con te questa infornata, quindi le sue carte erano nel tuo browser prima che giocassi. È nel tuo calendario e nella tua serie, ma non conta nel confronto con gli altri.
day-late = finita troppo tardi
day-late-about = Quando hai finito questa infornata, le sue carte erano già state mostrate a tutti. È nel tuo calendario e nella tua serie, ma non conta nel confronto con gli altri.
day-practise = Gioca per esercizio
day-your-result = Il tuo risultato
day-memory = memoria { $percent }%
day-no-orders = nessun ordine
day-share-of-all =
    { $others ->
        [one] Hai consegnato più pizze del { $ahead }% degli altri: finora ha giocato un’altra persona.
       *[other] Hai consegnato più pizze del { $ahead }% delle altre { $others } persone che hanno giocato finora.
    }
day-alone = Nessuno ha finito questo giorno prima di te.
day-histogram = Quante pizze ha consegnato ciascuno
day-pizzas-column = Pizze
day-players-column = Giocatori
day-tell = Raccontalo senza svelare nulla
day-board = La lavagna
day-board-empty = Qui non c’è ancora nessun nome.
day-board-join = Scrivi il mio nome sulla lavagna
day-board-leave = Cancella il mio nome dalla lavagna
day-my-days = I tuoi giorni
day-streak =
    { $count ->
        [0] Ancora nessuna serie: oggi può essere il primo giorno.
        [one] Un giorno: la tua serie comincia.
       *[other] { $count } giorni di fila.
    }
day-calendar = Il tuo calendario
day-calendar-played =
    { $count ->
        [one] { $day }: una pizza
       *[other] { $day }: { $count } pizze
    }
day-calendar-about = Un giorno comincia a mezzanotte UTC. I giorni passati si possono giocare per esercizio.
day-month-before = Il mese prima
day-month-after = Il mese dopo
day-fair = Nessuno ha scelto le carte di oggi
day-fair-about = I segreti di tutti i giorni formano una catena: ognuno è l’hash del successivo. Perciò il segreto del giorno prima è la promessa di questo giorno, e la fine della catena li promette tutti. Un’ora dopo la mezzanotte UTC il segreto del giorno viene mostrato, e chiunque può verificarlo.
day-commitment = La promessa: il segreto del giorno prima
day-secret = Il segreto del giorno
day-secret-later = Viene mostrato un’ora dopo la mezzanotte UTC.
day-end = La fine della catena
day-device = I tuoi giorni su un altro dispositivo
day-device-about = Questo indirizzo porta i tuoi giorni, la tua serie e il tentativo che hai cominciato su un altro dispositivo. Chi ce l’ha gioca come se fosse te: tienilo per te.
day-device-link = Il link ai tuoi giorni (tienilo per te)
day-device-offered = Questo indirizzo porta i giorni di un altro dispositivo. Se li prendi, questo browser dimentica i suoi.
day-device-take = Prendi quei giorni
day-device-keep = Tieni i miei
day-device-unknown = A questo indirizzo non ci sono giorni di nessuno: forse è incompleto. Copialo di nuovo sull’altro dispositivo. Qui vai avanti con i tuoi giorni.
