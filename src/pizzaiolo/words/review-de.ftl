### Die Analysen auf Deutsch; die Datei wird mit ihnen geladen. Ton und Begriffe wie in de.ftl.

review-waiting =
    { $before ->
        [0] Die Analyse beginnt.
        [one] Vor diesem Spiel wird noch ein anderes analysiert.
       *[other] Vor diesem Spiel werden noch { $before } andere analysiert.
    }
review-busy = Der Server kann gerade nicht antworten. Die Seite fragt von selbst noch einmal.
review-progress = { $percent } % ausgerechnet
review-failed = Dieses Spiel ließ sich nicht analysieren.
review-points = { $points } ± { $error }
review-ribbon = Gewinnchancen
    .about = Eine Linie für jeden; das Band zeigt, wie unsicher sie ist. Drück darauf, um zu diesem Moment zu springen.
review-table = Die Chancen als Tabelle
    .place = Moment
review-accounts = Glück, Urteil, Gedächtnis
    .about = 100 Punkte sind ein ganzer Sieg. Die Zahl hinter dem ± sagt, wie sicher wir sind: je kleiner, desto sicherer.
review-luck = Glück
review-judgement = Urteil
review-memory = Gedächtnis
review-lost = { $points } verschenkt
review-kept = { $percent } % behalten
review-memory-none = zu wenig stand auf dem Spiel
review-not-yet = wird noch ausgerechnet
review-show = Zum Moment
review-moments = Momente, die einen zweiten Blick wert sind
review-keys = M: von Moment zu Moment
review-everybody = Alle
review-sum-unlucky = Vor allem Pech gehabt
review-sum-misplayed = Es gab bessere Züge
review-sum-forgot = Zu viel vergessen
review-sum-best = Besser entschieden als andere, und doch verloren
review-sum-even = Weder Glück noch Fehler stechen heraus
review-sum-won-lucky = Mit etwas Glück gewonnen
review-sum-won-unlucky = Trotz Pech gewonnen
review-sum-won-well = Durch gute Entscheidungen gewonnen
review-sum-won-anyway = Gewonnen, obwohl jemand besser entschied
review-beliefs = Was du im Ofen vermutet hast
review-learn = Zum Lernen
review-proud = Zum Stolzsein
review-turning-point = Der Wendepunkt
review-one-card = Eine einzige Karte
review-learn-worth = { $points } Punkte verschenkt
review-proud-worth = { $points } Punkte durch Erinnern behalten
review-turning-worth = Eine Gewinnchance änderte sich um { $points } Punkte
review-one-card-baked = { $order }: gebacken, denn sie bekam noch { $cards }
review-one-card-returned = { $order }: verbrannt, sie brauchte nur noch { $cards }
review-here = Dieser Moment in der Analyse
review-verdict-fine = Gut
review-verdict-slip = Ungenau
review-verdict-mistake = Fehler
review-better = Besser: { $action }. Das war { $points } Punkte mehr wert.
review-no-better = Soweit man es sagen kann, nicht besser: { $action }.
review-stake = Sich zu erinnern war hier { $points } Punkte wert; { $kept } davon wurden behalten.
review-unaided = Ohne Gedächtnis: { $action }.
review-lay-ready = Dafür enthielt der Ofen { $cards }.
review-missing = Sie brauchte noch { $cards }.
review-options =
    { $count ->
        [1] Die einzige Möglichkeit
       *[other] Die besten von { $count } Möglichkeiten, mit ihren Chancen
    }
review-chance = Hier hatte allein der Zufall das Sagen.
review-quiet = Hier hat niemand etwas entschieden.
review-act-place = { $cards } in den Ofen
review-act-submit = { $order } hineinlegen
review-act-submit-nothing = eine Bestellung zurückhalten
review-act-draw-supply = Zutaten ziehen
review-act-draw-waiter = Bestellungen ziehen
review-act-bake = backen
review-act-bake-with = backen mit { $kinds }
review-act-ask = die anderen um Karten bitten
review-act-request = bitten um: { $cards }
review-act-send = es bei dieser Bitte lassen
review-act-add = dazulegen: { $cards }
review-act-help = helfen
review-act-refuse = nicht helfen
review-act-decline = verbrennen lassen
review-to-replay = In der Wiederholung, Schritt für Schritt
review-copy-picture = Als Bild kopieren
review-copy-text = Als Text kopieren
review-copied = Kopiert
review-saved = Als Bild gespeichert
review-of = { $name } bei Pizzaiolo: { $count ->
        [1] eine Pizza
       *[other] { $count } Pizzas
    }
