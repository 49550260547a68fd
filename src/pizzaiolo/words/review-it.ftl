### Le analisi, i replay e il controllo della mescolata in italiano; il file si carica con loro. Tono e termini come in it.ftl.

review-waiting =
    { $before ->
        [0] L’analisi comincia.
        [one] Prima di questa si analizza un’altra partita.
       *[other] Prima di questa si analizzano altre { $before } partite.
    }
review-busy = In questo momento il server non riesce a rispondere. La pagina riproverà da sola.
review-progress = { $percent }% calcolato
review-failed = Non è stato possibile analizzare questa partita.
review-points = { $points } ± { $error }
review-ribbon = Probabilità di vittoria
    .about = Una linea per giocatore; la fascia mostra quanto è incerta. Premi per andare a quel momento.
review-table = Le probabilità in una tabella
    .place = Momento
review-accounts = Fortuna, giudizio, memoria
    .about = 100 punti sono un’intera partita vinta. La cifra dopo il ± dice quanto siamo sicuri: più è piccola, più siamo sicuri.
review-luck = Fortuna
review-judgement = Giudizio
review-memory = Memoria
review-lost = { $points } persi
review-kept = { $percent }% conservato
review-memory-unsure = troppo pochi momenti per dirlo
review-memory-none = c’era troppo poco in palio
review-not-yet = calcolo in corso
review-show = Mostra il momento
review-moments = Momenti da rivedere
review-keys = M: di momento in momento
review-everybody = Tutti
review-sum-unlucky = Soprattutto sfortuna
review-sum-misplayed = C’erano mosse migliori
review-sum-forgot = Troppe dimenticanze
review-sum-best = Decisioni migliori di altri, ma non è bastato
review-sum-even = Non spiccano né la fortuna né gli errori
review-sum-won-lucky = Vittoria con l’aiuto della fortuna
review-sum-won-unlucky = Vittoria nonostante la sfortuna
review-sum-won-well = Vittoria grazie a buone decisioni
review-sum-won-anyway = Vittoria, anche se qualcuno ha deciso meglio
review-beliefs = Che cosa credevi ci fosse nel forno
review-learn = Da cui imparare
review-proud = Di cui andare fieri
review-turning-point = La svolta
review-one-card = Una carta sola
review-learn-worth = { $points } punti persi
review-proud-worth = { $points } punti conservati ricordando
review-turning-worth = Ha spostato una probabilità di vittoria di { $points } punti
review-one-card-baked = { $order }: sfornata grazie a { $cards }
review-one-card-returned = { $order }: bruciata per mancanza di { $cards }
review-here = L’analisi di questo momento
review-verdict-fine = Bene
review-verdict-slip = Imprecisione
review-verdict-mistake = Errore
review-better = Meglio: { $action }. Valeva { $points } punti in più.
review-no-better = Per quanto si può dire, non era meglio: { $action }.
review-stake = Ricordare valeva qui { $points } punti; ne sono rimasti { $kept }.
review-unaided = Senza memoria: { $action }.
review-lay-ready = Per lei il forno conteneva { $cards }.
review-missing = Aveva ancora bisogno di { $cards }.
review-options =
    { $count ->
        [1] L’unica scelta
       *[other] Le migliori fra { $count } scelte, con le loro probabilità
    }
review-chance = Qui ha deciso solo il caso.
review-quiet = Qui nessuno ha deciso nulla.
review-act-place = { $cards } in forno
review-act-submit = mandare in forno { $order }
review-act-submit-nothing = tenere da parte un ordine
review-act-draw-supply = pescare ingredienti
review-act-draw-waiter = pescare ordini
review-act-bake = sfornarla
review-act-bake-with = sfornarla con { $kinds }
review-act-ask = chiedere carte agli altri
review-act-request = chiedere { $cards }
review-act-send = fermarsi a questa richiesta
review-act-add = aggiungere { $cards }
review-act-help = aiutare
review-act-refuse = non aiutare
review-act-decline = lasciarla bruciare
review-to-replay = Rivedila passo per passo
review-copy-picture = Copia come immagine
review-copy-text = Copia come testo
review-copied = Copiato
review-saved = Salvato come immagine
review-of = { $name } a Pizzaiolo: { $count ->
        [1] una pizza
       *[other] { $count } pizze
    }

## Tape

tape-of = Il replay della partita { $game }
tape-loading = Il replay sta arrivando.
tape-none = Non c’è ancora un replay: una manche si può rivedere quando il suo forno è vuoto.
tape-failed = Il replay non è arrivato.
replay-unknown = Questa partita non c’è
    .about = Qui non è mai stata giocata, non è ancora finita o è stata tolta. Oppure si è perso un pezzo del link.
tape-back = Un passo indietro
tape-on = Un passo avanti
tape-play = Avvia
tape-stop = Ferma
tape-slider = Punto del replay
tape-in = entra un ordine
tape-out = esce un ordine
tape-link = Copia un link a questo momento
tape-copied = Copiato
tape-in-oven = Nel forno, dalla cima
tape-keys = ← → un passo · Pag su, Pag giù: da un ordine all’altro · Spazio: avvia

## Was the shuffle fair?

fair = Le carte sono state mescolate onestamente?
fair-about = Prima di dare le carte il tavolo ha fatto una promessa. Il tuo browser può mescolare di nuovo e confrontare.
fair-check = Controlla qui
fair-failed = La registrazione non si è potuta caricare. Riprova.
fair-right = Le carte sono state mescolate come il tavolo aveva promesso.
fair-wrong = Qualcosa non è come era stato promesso!
fair-promise = Il segreto è quello promesso.
fair-noted =
    { $finding ->
        [unknown] Questo browser non ha visto la promessa prima che le carte fossero date.
       *[other] La promessa è quella mostrata prima che le carte fossero date.
    }
fair-seed = Il seme viene dal segreto e dai sali.
fair-salt =
    { $finding ->
        [unknown] Da questo browser non hai aggiunto sale.
       *[other] Il tuo sale c’è dentro.
    }
fair-cards = { $finding ->
    [unknown] Ora il tavolo gioca un’altra edizione: non si è controllato se c’erano tutte le carte.
   *[other] C’erano tutte le carte dell’edizione, né una di più né una di meno.
}
fair-deck = Mani e riserva vengono dal seme.
fair-waiters = I camerieri vengono dal seme.
fair-later = E anche ogni mescolata successiva.
fair-start = Chi cominciava era già deciso, oppure viene dal seme.
fair-numbers = I numeri
fair-commitment = Promessa
fair-secret = Segreto
fair-the-seed = Seme
