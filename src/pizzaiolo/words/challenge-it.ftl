### Le sfide in italiano: si caricano con le loro schermate. Tono e termini come in it.ftl.

## A challenge

challenge-link = Il link della sfida
challenge-link-about = Chi lo apre gioca le stesse carte dal tuo posto, contro gli stessi bot. Come hai giocato tu lo vedrà solo a fine partita; poi potrete confrontare.
challenge-title = Una sfida
challenge-by = { $name } ti sfida con queste carte.
challenge-by-somebody = Qualcuno ti sfida con queste carte.
challenge-yours = Hai sfidato altri con queste carte.
challenge-about = Ricevi le stesse carte, lo stesso posto e gli stessi bot. Come hanno giocato gli altri lo vedi quando la tua partita è finita.
challenge-first-gone = La prima partita con queste carte è stata cancellata. Puoi giocarle lo stesso.
challenge-bots-gone = Uno dei bot, o l’edizione, qui non c’è più, perciò queste carte non si possono giocare. Gioca un’altra partita.
challenge-take = Accetta la sfida
challenge-go-on = Continua la tua partita
challenge-players =
    { $count ->
        [0] Nessuno l’ha ancora giocata fino in fondo.
        [one] Una persona l’ha giocata fino in fondo.
       *[other] { $count } persone l’hanno giocata fino in fondo.
    }
challenge-nobody = Appena qualcuno finisce, le due partite saranno qui, una accanto all’altra.
challenge-side-by-side = Una accanto all’altra
challenge-with = Confronta con
challenge-anybody = Qualcuno
challenge-choice =
    { $count ->
        [0] { $name }: nessuna pizza
        [one] { $name }: una pizza
       *[other] { $name }: { $count } pizze
    }
challenge-parted = Le due partite si separano nella manche { $round }, all’annuncio { $number }.
challenge-part-here = Qui le partite si separano
challenge-same-game = Le due partite sono uguali, dalla prima carta all’ultima.
challenge-common =
    { $count ->
        [one] Un annuncio è uguale nelle due partite
       *[other] { $count } annunci sono uguali nelle due partite
    }
challenge-tape = { $name }: che cosa è successo poi
challenge-ended = La partita era finita.
challenge-game-gone = Questa partita non si può più mostrare.
challenge-pass-on = Passa la sfida ad altri
challenge-open = Alla sfida
challenge-loading = La sfida è in arrivo…
challenge-waiting = Il server è occupato. Tra un momento troverai qui il tuo link.

## The same deal again

same-deal = Ancora le stesse carte
same-deal-about = Le stesse carte un’altra volta, e tutti si spostano di un posto: così la fortuna non conta. Tutti conoscono le carte solo a memoria; finché giocate, il replay è chiuso.
same-deal-again = Stesse carte, un posto più in là
same-deal-so-far = Partita { $game } di { $games } con queste carte. Tutte insieme:
same-deal-best =
    { $count ->
        [one] Con le stesse carte, { $names } ha fatto meglio di tutti.
       *[other] Con le stesse carte, { $names } sono andati ugualmente bene.
    }
