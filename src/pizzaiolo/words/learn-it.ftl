### La lezione in italiano; il file si carica con la sua pagina. Tono e termini come in it.ftl.

learn-title = Impara con un’infornata
learn-next = Avanti
learn-open = Apri il forno
learn-leave = Esci
learn-again = Dall’inizio
learn-astray = Bella idea, ma prima questo:
learn-listen = Guarda e ascolta.
learn-welcome = Sono la signora Rossi, e questo è il tuo primo forno. Quattro minuti e sai giocare. Sei il rosso: il salame è il tuo ingrediente. Giocano con noi Nonna e Pia.
learn-order = Qui sotto c’è il tuo ordine: un salame e quattro funghi. Se è tutto nel forno prima che entri il tuo ordine e nessuno te lo porta via, la pizza è tua.
learn-place = Scegli i tuoi funghi. Con − e + dici quanti vanno dentro: lascia tre. Per ora niente ordine. Poi premi «{ $go }».
learn-called = «Tre funghi!» L’hanno sentito tutti, e adesso non c’è più. Hai pescato tre carte nuove. Ora ascolta gli altri.
learn-remember = Hai ascoltato? Pia ha messo un fungo. Tre più uno fa quattro. Nessuno te lo ripeterà: ricordare è il gioco.
learn-submit = Manca solo il salame. Mettilo, scegli il tuo ordine da mettere sopra e pesca dal tuo cameriere, che ha il resto dei tuoi ordini: te ne servono di nuovi.
learn-special = Guarda, una Monotoni. Gli ordini speciali hanno i loro capricci. { $rule } Tienila per dopo.
learn-pia = Anche Pia vuole quattro funghi! Ma quello che è entrato prima esce prima, e il tuo ordine sta sotto il suo.
learn-second = Il tuo nuovo ordine vuole quattro ananas e un salame. Nonna ha messo un ananas, tu ne hai tre: mettili, con questo ordine sopra, e pesca dalla riserva. E il salame? Peschi quattro carte: sperare fa parte del gioco.
learn-chef = Un salame, che fortuna! E l’ultima carta della riserva era tua: sei lo chef. Adesso nessuno gioca più, e il forno si apre.
learn-baked = Quattro funghi e un salame: sfornata e consegnata. Quello che ha usato non è più sul tavolo.
learn-burnt = I funghi sono finiti, quindi l’ordine di Pia è bruciato: torna sotto il mazzo del suo cameriere. Nessun ingrediente si muove.
learn-question = Il tuo secondo ordine: c’è tutto tranne il salame. Ne hai uno in mano e puoi aggiungerlo. Tutto quello che manca, o niente.
learn-end = Due pizze da un forno solo! Quello che resta sul tavolo è il fondo del prossimo. Una partita ha tre forni, e vince chi consegna di più. Adesso sai giocare.
learn-end-declined = Una pizza, e un salame risparmiato. Quello che resta sul tavolo è il fondo del prossimo forno. Una partita ne ha tre, e vince chi consegna di più. Adesso sai giocare.
