### Analysen, Wiederholungen und die Prüfung des Mischens auf Deutsch; die Datei wird mit ihnen geladen. Ton und Begriffe wie in de.ftl.

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
review-memory-unsure = zu wenige Momente für ein Urteil
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

## Tape

tape-of = Wiederholung von Spiel { $game }
tape-loading = Die Wiederholung wird geholt.
tape-none = Noch gibt es keine Wiederholung: Eine Runde ist zu sehen, wenn ihr Ofen leer ist.
tape-failed = Die Wiederholung war nicht zu bekommen.
replay-unknown = Dieses Spiel gibt es nicht
    .about = Es wurde hier nie gespielt, ist noch nicht zu Ende oder wurde weggeräumt. Oder ein Stück des Links ging verloren.
tape-back = Einen Schritt zurück
tape-on = Einen Schritt weiter
tape-play = Abspielen
tape-stop = Anhalten
tape-slider = Stelle in der Wiederholung
tape-in = eine Bestellung geht in den Ofen
tape-out = eine kommt heraus
tape-link = Link zu diesem Moment kopieren
tape-copied = Kopiert
tape-in-oven = Im Ofen, das Oberste zuerst
tape-keys = ← → ein Schritt · Bild auf, Bild ab: von Bestellung zu Bestellung · Leertaste: abspielen

## Was the shuffle fair?

fair = Wurde ehrlich gemischt?
fair-about = Vor dem Austeilen hat der Tisch ein Versprechen gegeben. Dein Browser kann noch einmal mischen und vergleichen.
fair-check = Hier prüfen
fair-failed = Die Aufzeichnung war nicht zu bekommen. Versuch es noch einmal.
fair-right = Es war so gemischt, wie der Tisch es versprochen hatte.
fair-wrong = Da stimmt etwas nicht mit dem Versprechen überein!
fair-promise = Das Geheimnis ist das versprochene.
fair-noted =
    { $finding ->
        [unknown] Dieser Browser hat das Versprechen vor dem Austeilen nicht gesehen.
       *[other] Das Versprechen ist das, das vor dem Austeilen zu sehen war.
    }
fair-seed = Der Startwert folgt aus Geheimnis und Salz.
fair-salt =
    { $finding ->
        [unknown] Aus diesem Browser kam kein Salz von dir.
       *[other] Dein eigenes Salz ist darin.
    }
fair-cards = { $finding ->
    [unknown] Der Tisch spielt inzwischen eine andere Ausgabe: Ob alle Karten da waren, ist nicht geprüft.
   *[other] Alle Karten der Ausgabe waren da, keine mehr und keine weniger.
}
fair-deck = Hände und Vorrat folgen aus dem Startwert.
fair-waiters = Die Kellner folgen aus dem Startwert.
fair-later = Alle späteren Mischungen auch.
fair-start = Wer begonnen hat, war ausgemacht oder folgt aus dem Startwert.
fair-numbers = Die Zahlen
fair-commitment = Versprechen
fair-secret = Geheimnis
fair-the-seed = Startwert
