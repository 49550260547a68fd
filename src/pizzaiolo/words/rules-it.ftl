### Le regole in italiano; il file si carica con le loro pagine. Tono e termini come in it.ftl.

rules-intro =
    Tu e gli altri avete un forno solo. Tutti ci buttano ingredienti e ci infilano in mezzo ordini; nessuno può guardare dentro. Quando la riserva finisce, il forno si apre, carta per carta, e scopri che cosa ricordavi, che cosa speravi e che cosa qualcun altro ti ha mangiato prima. Dopo { $rounds ->
        [one] un forno
       *[other] { $rounds } forni
    } vince chi ha consegnato più pizze.
rules-edition = Edizione
rules-chapters = Capitoli
rules-ruling = Abbiamo deciso così:
rules-example = Per esempio
rules-away = Adesso non si riesce a caricare il regolamento.
rules-again = Riprova
rules-players = Giocatori
rules-removed = Tolte per tipo
rules-on-the-table = Sul tavolo
rules-from-the-hand = Dalla mano
rules-your-cards = Gli ordini del { $colour }
rules-reconstructed = * Il regolamento dice di che genere è questa carta, non com’è disegnata: quello che vedi l’abbiamo ricostruito noi.
rules-names = Il regolamento di questa edizione dice «ordini» dove noi diciamo cameriere.
rules-r1 = Prima di cominciare
rules-r2 = Il tuo turno
rules-r3 = Quando si apre il forno
rules-r4 = La cottura
rules-r5 = Gli ordini
rules-r6 = Aiutarsi
rules-r7 = La manche successiva
rules-r8 = La fine
rules-r9 = Ingredienti doppi
rules-r10 = Che cosa puoi sapere
rule-r1-1 =
    { $kinds ->
        [one] C’è un solo tipo di ingrediente, con { $copies } carte.
       *[other] Ci sono { $kinds } tipi di ingredienti, { $copies } carte per tipo.
    }
rule-r1-2 = Scegli un colore che nessun altro ha. Porta con sé un ingrediente tutto tuo, che sta su quasi tutti i tuoi ordini.
rule-r1-3 = Con meno giocatori la cucina è più piccola. Di ogni tipo restano nella scatola queste carte:
rule-r1-4 = Gli ingredienti si mescolano e ne ricevi { $hand }. Il resto è la riserva, coperta.
rule-r1-5 = I tuoi { $orders } ordini si mescolano in un mazzo coperto: il tuo cameriere. Il primo va nella tua mano.
rule-r1-6 = Il tavolo decide chi comincia, o decide la sorte. Poi si va in senso orario.
rule-r1-7 =
    { $card ->
        [dealt] La carta Mamma Mia! è nel mazzo quando si danno le carte. Se capita a te, mettila scoperta davanti a te; ricevi subito un altro ingrediente.
       *[supply] Dopo aver dato le carte, la carta Mamma Mia! si mescola nella riserva.
    }
rule-r2-1 = Metti in forno. Uno o più ingredienti di un solo tipo passano dalla tua mano al forno, scoperti, e annunci quanti e che cosa: «Tre salami!»
rule-r2-2 = Ordina. Poi puoi metterci sopra un ordine della tua mano, scoperto. Tutti lo vedono finché la carta successiva non lo copre. Fallo quando credi che nel forno ci sia già tutto quello che serve.
rule-r2-3 =
    { $cap ->
        [0] Pesca. Riporta la mano a { $limit } carte, dalla riserva o dal tuo cameriere, mai da entrambi. Devi pescare, e il più possibile.
       *[other] Pesca. Riporta la mano a { $limit } carte, ma con al massimo { $cap } nuove, dalla riserva o dal tuo cameriere, mai da entrambi. Devi pescare, e il più possibile.
    }
rule-r2-4 = Se quando peschi non hai più ingredienti, devi pescare dalla riserva.
rule-r2-5 =
    { $how ->
        [normal] Se all’inizio del turno non hai ingredienti, giochi senza metterne: puoi comunque ordinare, e peschi dal mazzo che vuoi.
        [pass] Se all’inizio del turno non hai ingredienti, passi, senza ordine, e peschi dal mazzo che vuoi.
        [pass_supply] Se all’inizio del turno non hai ingredienti, passi, senza ordine, e peschi dalla riserva.
       *[sit_out] Se all’inizio del turno non hai ingredienti, salti il turno e peschi { $count } carte dalla riserva, anche oltre il limite della mano.
    }
rule-r2-6 = Non puoi scegliere un mazzo vuoto finché l’altro ha carte che puoi pescare. Se hai la mano piena, o non c’è niente da pescare, il passo si salta. Quello che nel tuo turno non ti lascia scelta si fa da sé.
rule-r2-7 = Se peschi la carta Mamma Mia!, mettila scoperta davanti a te e pescane un’altra al suo posto, se c’è. Non conta fra le carte della mano.
rule-r2-8 = Nessuno può sfogliare il forno. Si vede solo la carta in cima.
rule-r3-1 = Appena si pesca l’ultima carta della riserva, nessuno gioca più.
rule-r3-2 =
    { $chef ->
        [holder] Chi ha la carta Mamma Mia! è lo chef: apre il forno e comincia la manche successiva.
       *[last_draw] Chi ha pescato quell’ultima carta è lo chef: apre il forno e comincia la manche successiva.
    }
rule-r3-3 = Se non si è sfornata nemmeno una pizza, la manche successiva comincia senza riserva. Chi la comincia gioca un turno solo ed è lo chef.
rule-r3-4 = Se per un giro intero non si muove nessuna carta, si apre il forno. Lo chef è chi ha la carta Mamma Mia! o, se è ancora nella riserva, chi ha cominciato la manche. Quel che resta della riserva si mescola con gli ingredienti usati.
rule-r4-1 = Lo chef capovolge il forno e lo passa carta per carta. Così le carte escono nell’ordine in cui sono entrate; gli avanzi della manche precedente escono per primi.
rule-r4-2 = Un ingrediente va scoperto sul tavolo, nel mucchio del suo tipo.
rule-r4-3 = Quando esce un ordine per cui sul tavolo c’è tutto, si sforna: quegli ingredienti lasciano il tavolo e l’ordine è consegnato. Non puoi rifiutare; al massimo scegli quali ingredienti prende.
rule-r4-4 = Se manca qualcosa, puoi aggiungerlo dalla mano: tutto quello che manca, o niente. Le tue carte si consumano con le altre.
rule-r4-5 = Altrimenti l’ordine è bruciato: torna coperto sotto il tuo cameriere, e nessun ingrediente si muove.
rule-r4-6 = Aggiungi solo quello che manca. Non vale nessuna carta che si potrebbe togliere lasciando la pizza completa.
rule-r4-7 = Se un ordine ti lascia scegliere, scegli fra tutto quello che tavolo e mano possono pagare insieme. Se si può senza la tua mano, si sforna comunque.
rule-r4-8 = Quello che un ordine non usa resta sul tavolo per i prossimi.
rule-r5-2 = Se sul tavolo ci sono meno di { $count } ingredienti, puoi aggiungere esattamente quelli che mancano, di qualunque tipo.
rule-r5-3 = Il tipo non può mai essere il tuo, e non serve che sia sul tavolo.
rule-r5-4 = Se così non resta nessun tipo, l’ordine torna indietro, anche se la tua mano potrebbe pagarlo.
rule-r5-6 = Il tipo vietato non si può scegliere, nemmeno mettendolo tutto dalla mano.
rule-r5-9 = Se il tipo vietato è sul tavolo quando esce l’ordine, l’ordine torna subito indietro. Non puoi aggiungere niente e nessuno può aiutare.
rule-r6-1 = In tre o più: se esce il tuo ordine e il tavolo da solo non basta, puoi chiedere aiuto invece di pagare dalla mano, anche se la tua mano sarebbe bastata.
rule-r6-2 = Dici esattamente quali carte vuoi: almeno una, e solo fra quelle che mancano. Il resto di quel che manca devi averlo tu. Se l’ordine ti lascia scegliere i tipi, li scegli prima di chiedere.
    .ruling = Per una Bombastica va bene qualunque tipo, quindi dici tu di quali chiedi.
rule-r6-3 = Si chiede agli altri uno per uno, partendo dalla tua sinistra. Per aiutare bisogna avere tutte le carte chieste, e al proprio cameriere deve restare almeno un ordine. Il primo sì chiude le domande.
rule-r6-4 = Chi aiuta dà le carte, tu aggiungi il resto e la pizza è sfornata. Per premio chi ha aiutato mette il primo ordine del suo cameriere fra i consegnati, senza guardarlo: conta come suo.
rule-r6-5 = Se nessuno aiuta, il tuo ordine torna indietro, anche se avresti potuto pagarlo tu. È il prezzo del chiedere.
rule-r6-6 =
    In due non ci si aiuta, e un tavolo può decidere di farne a meno. Senza aiuti la partita dura { $rounds ->
        [one] una manche
       *[other] { $rounds } manche
    }.
rule-r7-1 =
    { $leftovers ->
        [visible] Quando il forno è vuoto, gli ingredienti non usati restano nei loro mucchi, sotto gli occhi di tutti. Contano prima di tutto quello che si mette dopo.
       *[covered] Quando il forno è vuoto, gli ingredienti non usati diventano il fondo del prossimo.
    }
rule-r7-2 =
    { $card ->
        [none] Gli ingredienti usati si mescolano e formano la nuova riserva.
       *[other] Gli ingredienti usati e la carta Mamma Mia! si mescolano e formano la nuova riserva.
    }
rule-r7-3 = Fra una manche e l’altra nessuno riceve carte: quello che hai aggiunto alle pizze ti manca finché non peschi. Comincia lo chef.
rule-r8-1 =
    { $rounds ->
        [one] La partita finisce quando il forno è stato svuotato.
       *[other] La partita finisce quando il forno è stato svuotato { $rounds } volte.
    }
rule-r8-2 = Vince chi ha consegnato più ordini. In caso di parità, vince chi di loro ha più carte ingrediente in mano. Se sono pari anche in questo, si dividono la vittoria, e la pizza.
rule-r9-1 = Se il tavolo vuole: due carte di ogni tipo si sostituiscono con due carte doppie di quel tipo, che si mescolano con le altre.
rule-r9-2 = Una doppia è una carta sola in mano, quando si pesca e negli spareggi. Messa in forno o pagata vale due, anche nell’annuncio: «tre salami» possono essere una doppia e una singola.
rule-r9-3 = Quando paga il tavolo, le doppie di un tipo che serve vanno per prime, anche se così si paga un ingrediente di troppo. Poi vanno le singole.
rule-r9-4 = Dalla mano puoi aggiungere doppie, e pagare così un ingrediente di troppo. Quali carte aggiungi lo decidi tu.
rule-r10-1 = Segreto: le carte nelle altre mani, la sequenza della riserva e di ogni cameriere, e tutto quello che è nel forno tranne la carta in cima.
rule-r10-2 =
    { $delivered ->
        [face_down] Sotto gli occhi di tutti: ogni annuncio quando si fa; quanti ingredienti e quanti ordini ha ogni mano; da quale mazzo si pesca; l’altezza di tutti i mazzi; e tutto quello che succede mentre si svuota il forno. Gli ordini consegnati stanno coperti in un mucchio: fino alla fine vedi solo quanto è alto.
       *[other] Sotto gli occhi di tutti: ogni annuncio quando si fa; quanti ingredienti e quanti ordini ha ogni mano; da quale mazzo si pesca; l’altezza di tutti i mazzi; tutto quello che succede mentre si svuota il forno; e gli ordini consegnati.
    }
rule-r10-3 = Detto una volta non è detto per sempre: ricordarselo è il gioco. Chi torna o guarda vede quello che il tavolo mostra adesso, a meno che il tavolo non abbia scelto un aiuto per la memoria.
rule-r10-4 = Quando un ordine brucia, tutti lo vedono finire sotto il cameriere. Dove sta da lì in poi, devi ricordartelo tu.
rule-r10-5 = Quando esce un ordine che il proprietario non può pagare, il gioco non lo fa capire: la domanda è sempre la stessa, e la pausa di un bot non dice niente. Quanto esiti tu è affar tuo.
example-short = L’ordine è di quattro ananas e un peperone. Ci sono tre ananas e il peperone: Alberto aggiunge un ananas dalla mano. Cinque carte sono usate, il resto rimane per il prossimo ordine.
example-fewest = L’ingrediente di Alberto è il peperone, quindi non conta, e olive non ce ne sono. Salami e funghi sono i meno numerosi: Alberto sceglie uno dei due tipi e aggiunge dalla mano quello che manca.
example-helping = L’ordine è di quattro olive e un peperone; mancano due olive. Alberto ne ha una e ne chiede una. Beate non vuole. Claudio dà un’oliva e in cambio consegna il primo ordine del suo cameriere.
