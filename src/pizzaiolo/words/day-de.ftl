### Der Ofen des Tages auf Deutsch; die Datei wird mit seiner Seite geladen. Ton und Begriffe wie in de.ftl.

day-loading = Der Ofen des Tages kommt gleich …
day-about = Heute bekommen alle dieselben Karten, denselben Platz und dieselben Bots. Nur dein Spiel macht den Unterschied. Ein Versuch zählt; wenn du wegmusst, kannst du später weiterspielen, auf jedem deiner Geräte.
day-about-practice = Dieser Tag ist vorbei. Du kannst seine Karten zur Übung spielen, so oft du willst; es zählt nicht mehr.
day-players =
    { $count ->
        [one] Eine Person ist mit dem Ofen von heute fertig.
       *[other] { $count } Leute sind mit dem Ofen von heute fertig.
    }
day-play = Den Ofen von heute spielen
day-go-on = Weiterspielen
day-go-on-with = Den Ofen vom { $day } fertig spielen
day-along-take = Den Ofen von heute mitnehmen
    .about = Um ihn ohne Netz zu spielen. Die Karten sind dann schon in diesem Browser, darum steht bei deinem Ergebnis, dass du offline gespielt hast.
day-along-here = Du hast diesen Ofen mitgenommen: Du spielst ihn in diesem Browser, mit oder ohne Netz.
day-along-over = Du hast den Ofen vom { $day }, den du mitgenommen hast, fertig gespielt. Er wird geschickt, sobald es wieder Netz gibt.
day-offline = offline gespielt
day-offline-about = Du hast diesen Ofen mitgenommen, die Karten waren also in deinem Browser, bevor du gespielt hast. Er steht in deinem Kalender und zählt für deine Serie, aber nicht im Vergleich mit den anderen.
day-late = zu spät fertig
day-late-about = Als du mit diesem Ofen fertig warst, waren seine Karten schon für alle zu sehen. Er steht in deinem Kalender und zählt für deine Serie, aber nicht im Vergleich mit den anderen.
day-practise = Zur Übung spielen
day-your-result = Dein Ergebnis
day-memory = Gedächtnis { $percent } %
day-no-orders = keine Bestellungen
day-share-of-all =
    { $others ->
        [one] Du hast mehr Pizzas geliefert als { $ahead } % der anderen: Bisher hat außer dir eine Person gespielt.
       *[other] Du hast mehr Pizzas geliefert als { $ahead } % der { $others } anderen, die bisher gespielt haben.
    }
day-alone = Vor dir hat diesen Tag noch niemand zu Ende gespielt.
day-histogram = Wie viele Pizzas alle geliefert haben
day-pizzas-column = Pizzas
day-players-column = Spieler
day-tell = Anderen davon erzählen, ohne etwas zu verraten
day-board = Die Tafel
day-board-empty = Noch niemand hat hier seinen Namen hingeschrieben.
day-board-join = Meinen Namen an die Tafel schreiben
day-board-leave = Meinen Namen von der Tafel wischen
day-my-days = Deine Tage
day-streak =
    { $count ->
        [0] Noch keine Serie: Heute kann ihr erster Tag sein.
        [one] Ein Tag: Deine Serie beginnt.
       *[other] { $count } Tage in Folge.
    }
day-calendar = Dein Kalender
day-calendar-played =
    { $count ->
        [one] { $day }: eine Pizza
       *[other] { $day }: { $count } Pizzas
    }
day-calendar-about = Ein Tag beginnt um Mitternacht UTC. Vergangene Tage kannst du zur Übung spielen.
day-month-before = Der Monat davor
day-month-after = Der Monat danach
day-fair = Niemand hat die Karten von heute ausgesucht
day-fair-about = Die Geheimnisse aller Tage bilden eine Kette: Jedes ist der Hash des nächsten. Das Geheimnis des Vortags ist deshalb das Versprechen dieses Tages, und das Ende der Kette verspricht sie alle. Eine Stunde nach Mitternacht UTC wird das Geheimnis des Tages gezeigt, und alle können es prüfen.
day-commitment = Das Versprechen: das Geheimnis des Vortags
day-secret = Das Geheimnis des Tages
day-secret-later = Es wird eine Stunde nach Mitternacht UTC gezeigt.
day-end = Das Ende der Kette
day-device = Deine Tage auf einem anderen Gerät
day-device-about = Diese Adresse bringt deine Tage, deine Serie und deinen begonnenen Versuch auf ein anderes Gerät. Wer sie hat, spielt an deiner Stelle: Behalte sie für dich.
day-device-link = Der Link zu deinen Tagen (behalte ihn für dich)
day-device-offered = Diese Adresse bringt die Tage eines anderen Geräts mit. Wenn du sie übernimmst, vergisst dieser Browser seine eigenen.
day-device-take = Diese Tage übernehmen
day-device-keep = Meine behalten
day-device-unknown = Unter dieser Adresse sind keine Tage: Vielleicht ist sie unvollständig. Kopiere sie noch einmal auf dem anderen Gerät. Hier geht es mit deinen eigenen Tagen weiter.
