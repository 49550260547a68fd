### Le analisi in italiano; il file si carica con loro. Tono e termini come in it.ftl.

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
