### Die Clubs auf Deutsch; die Datei wird mit ihren Seiten geladen. Ton und Begriffe wie in de.ftl.
### Club, Mitglied, den Club leiten, Buch (darin stehen die Spiele), Tabelle, Wertung, Spielabend (ein Turnier),
### Durchgang (alle Tische zugleich), Gastgeber, Gast.

## Clubs

club-clubs = Clubs
club-what-it-is = Ein Club, das sind ein paar Leute, die immer wieder zusammen spielen. Er hat einen Namen, einen Link und ein Buch: Jedes Spiel, das ihr dort spielt, steht darin, dazu Tabelle, Wertungen und wer wen geschlagen hat. Niemand braucht ein Konto.
club-mine = Deine Clubs
club-found-about = Du bist das erste Mitglied und leitest den Club. Dann gibst du den Link weiter.
club-found-verb = Gründen
club-name = Wie der Club heißt
club-name-needed = Gib dem Club einen Namen.
club-coming = Der Club kommt gleich …
club-missing = Der Club antwortet nicht
club-missing-no_such_club = Diesen Club gibt es nicht
    .about = Sieh dir den Link noch einmal an, oder frag die Person, die ihn dir geschickt hat.
club-missing-club_closed = Dieser Club ist geschlossen
    .about = Er wurde für immer geschlossen. Du kannst einen neuen gründen.
club-missing-no_such_evening = Diesen Spielabend gibt es nicht
    .about = So einen Spielabend hatte dieser Club nicht.
club-line =
    Seit { $date } · { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    } · { $games ->
        [0] noch kein Spiel
        [one] ein Spiel
       *[other] { $games } Spiele
    }
club-somebody = jemand
club-guest = ein Gast
club-bot = ein Bot
club-keeper = leitet den Club
club-to-club = Zum Club

## Joining

club-join = Dem Club beitreten
club-come-back = Willkommen zurück
club-invitation =
    { $keepers ->
        [none] Du bist eingeladen.
       *[other] Eine Einladung von { $keepers }.
    } { $count ->
        [one] Hier spielt eine Person
       *[other] Hier spielen { $count } Leute
    }, { $games ->
        [0] und im Buch steht noch nichts.
        [one] und ein Spiel steht im Buch.
       *[other] und { $games } Spiele stehen im Buch.
    }
club-join-verb = Beitreten
club-join-about = Was du hier spielst, kommt ins Buch des Clubs. Du kannst jederzeit gehen und dich auch vergessen lassen.
club-removed = Du gehörst nicht mehr dazu
    .about = Die Leitung hat dich aus dem Club genommen. Zusehen kannst du, wieder beitreten nicht.

## What goes on

club-now = Jetzt
club-play = In diesem Club spielen
    .about = Du deckst den Tisch, wie du ihn magst. Auch Freunde mit dem Link können sich setzen; auf freie Plätze setzen sich Bots.
club-table-state =
    { $phase ->
        [waiting] { $free ->
            [0] alle Plätze besetzt
            [one] ein Platz frei
           *[other] { $free } Plätze frei
        }
        [paused] macht Pause
       *[other] spielt gerade
    }
club-sit-down = Hinsetzen
club-back-to-table = Zu deinem Tisch
club-nothing-played = Die erste Seite ist noch leer
    .about = Spielt ein Spiel in diesem Club: Sobald es zu Ende ist, steht es im Buch.

## Members

club-members = Mitglieder
club-all-members =
    { $count ->
        [one] Auch das letzte zeigen
       *[other] Alle { $count } zeigen
    }
club-change = Ändern
club-member-name = Name
club-save = Speichern
club-make-keeper = In die Leitung aufnehmen
    .about = Wer den Club leitet, kann Mitglieder umbenennen, zusammenführen und entfernen, Bots aufnehmen und den Club schließen.
club-unmake-keeper = Leitet nicht mehr mit
club-merge = Zwei Mitglieder, eine Person?
    .about = Alle Spiele gehen auf den anderen Namen über, und beide Geräte spielen als eine Person.
club-merge-choose = Wer ist es?
club-merge-verb = Zusammenführen
club-merge-sure = { $name } und { $other } werden eins: Von jetzt an zählt alles für { $other }. Das lässt sich nicht rückgängig machen.
club-leave = Den Club verlassen
club-leave-sure = Möchtest du { $club } verlassen?
club-remove = Aus dem Club entfernen
club-remove-sure = { $name } aus { $club } entfernen? Ein neuer Beitritt ist dann nicht möglich.
club-afterwards = Und der Name?
club-keep-name = Er bleibt im Buch stehen
    .about = Vergangene Spiele behalten den Namen.
club-forget-name = Vergessen
    .about = Überall steht dann „jemand“, für immer.
club-stay = Nein, bleiben
club-cancel = Nein, doch nicht
club-invite = Andere einladen
    .about = Wer diesen Link hat, kann hereinschauen und beitreten.
club-link = Der Link zum Club
club-device = Dein Platz auf einem anderen Gerät
    .about = Mit dieser Adresse bist du auch auf einem anderen Gerät dasselbe Mitglied. Wer sie hat, spielt an deiner Stelle: Behalte sie für dich.
club-device-link = Der Link zu deinem Platz (behalte ihn für dich)
club-device-offered = Diese Adresse bringt einen Platz in diesem Club mit, und dieser Browser hat schon einen. Wenn du ihn übernimmst, vergisst dieser Browser seinen eigenen. Bist du beide, kann die Leitung sie zusammenführen.
club-device-take = Diesen Platz übernehmen
club-device-keep = Meinen behalten

## For keepers

club-keep = Den Club leiten
club-rename = Umbenennen
club-add-bot = Ein Bot als Mitglied
    .about = Bots im Club haben eine Wertung wie alle anderen, so haben Neue bald etwas, woran sie sich messen können.
club-choose-bot = Bot auswählen
club-add = Aufnehmen
club-close = Den Club schließen
    .about = Dann ist das Buch nicht mehr zu lesen, und niemand kann hier beitreten oder spielen.
club-close-sure = { $club } für immer schließen? Nimm vorher das Buch mit, wenn du es behalten willst.
club-close-verb = Für immer schließen

## The book

club-book = Das Buch
club-open-book = Das Buch aufschlagen
club-standings = Tabelle
    .about = Ein geteilter Sieg zählt als Anteil. Die Wertung sagt, wie stark jemand ist, und nach dem ±, wie sicher das ist; die Reihenfolge richtet sich nach der Stärke, die so gut wie sicher ist. Das Gedächtnis kommt aus den Analysen, und die brauchen eine Weile.
club-by-edition = Ausgabe
club-all-editions = Alle Ausgaben
club-column-place = Platz
club-column-name = Name
club-column-rating = Wertung
club-column-games = Spiele
club-column-wins = Siege
club-column-pizzas = Pizzas
club-column-memory = Gedächtnis
club-column-game = Spiel
club-column-date = Datum
club-rating-figure = { $rating } ± { $error }
club-picture = Wertungen im Lauf der Zeit
    .about = Jede Linie ist ein Mitglied; das Band darum zeigt, wie sicher die Wertung ist.
club-picture-who = Wessen Linie zu sehen ist
club-picture-table = Die Wertungen als Tabelle
club-meetings = Wer wen geschlagen hat
club-meetings-of = So lief es für
club-against = gegen
club-better = besser
club-equal = gleich
club-worse = schlechter
club-games = Die Spiele
club-game-number = Spiel { $number }
club-place =
    { $place ->
        [1] 1.
       *[other] { $place }.
    }
club-pizzas =
    { $count ->
        [0] keine Pizza
        [one] eine Pizza
       *[other] { $count } Pizzas
    }
club-tape = Wiederholung und Analyse
club-imported = Von anderswo mitgebracht
club-more-games = Frühere Spiele
club-exchange = Spiele mitnehmen und mitbringen
club-export = Das Buch mitnehmen
    .about = Als Tabellen für die Tabellenkalkulation oder als Aufzeichnung jedes Spiels.
club-export-standings = Tabelle (CSV)
club-export-games = Spiele (CSV)
club-export-records = Aufzeichnungen der Spiele { $first }–{ $last }
club-import = Spiele von anderswo mitbringen
    .about = Aufzeichnungen in JSON, beliebig viele auf einmal. Ein Spiel, das schon im Buch steht, zählt nicht doppelt.
club-import-files = Aufzeichnungen auswählen
club-import-none = Keine dieser Dateien ist eine Aufzeichnung.
club-import-found =
    { $count ->
        [one] Eine Aufzeichnung gefunden
       *[other] { $count } Aufzeichnungen gefunden
    }{ $others ->
        [0] .
        [one] ; eine andere Datei wird ausgelassen.
       *[other] ; { $others } andere Dateien werden ausgelassen.
    } Wer ist wer?
club-import-nobody = niemand aus dem Club
club-import-verb =
    { $count ->
        [one] Ein Spiel eintragen
       *[other] { $count } Spiele eintragen
    }
club-import-done =
    { $count ->
        [0] Kein Spiel ist neu
        [one] Ein Spiel steht im Buch
       *[other] { $count } Spiele stehen im Buch
    }{ $known ->
        [0] .
        [one] ; eines stand schon da.
       *[other] ; { $known } standen schon da.
    }

## After a game

club-being-written = Das Spiel wird gerade ins Buch eingetragen …
club-in-book = Dieses Spiel steht im Buch.
club-your-rating = Deine Wertung: { $rating }
club-your-place = Du bist auf Platz { $place } von { $count }.

## Evenings

evening = Ein Spielabend
evening-evenings = Spielabende
evening-what = Ein Spielabend ist ein kleines Turnier: Alle spielen ein paar Spiele, und die Tische werden so gelost, dass alle einander begegnen.
evening-is-on = Heute ist Spielabend
evening-before = Frühere Spielabende
evening-state =
    { $count ->
        [one] eine Person
       *[other] { $count } Leute
    } · { $round ->
        [0] noch nicht begonnen
        [one] ein Durchgang
       *[other] { $round } Durchgänge
    }
evening-go = Zum Spielabend
evening-open = Einen Spielabend eröffnen
    .about = Du bist Gastgeber und lost die Durchgänge aus. Alle kommen und gehen, wie sie mögen.
evening-open-verb = Eröffnen
evening-seats = Wie viele an einem Tisch
evening-games = Wie viele Spiele pro Person
evening-fill = Bots füllen die Tische auf
    .about = Sonst sind manche Tische kleiner oder größer.
evening-time = Zeit für einen Zug
evening-no-show = Wie lange auf jemanden gewartet wird
    .about = Danach sitzt ein Bot auf dem Platz, bis die Person kommt.
evening-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
evening-of-day = Spielabend vom { $date }
evening-plan =
    { $edition } · { $games ->
        [one] ein Spiel pro Person
       *[other] { $games } Spiele pro Person
    } · Tische zu { $seats } · { $round ->
        [0] noch nicht begonnen
       *[other] Durchgang { $round }
    }
evening-away = Bist du da?
    .about = Sag Bescheid, und im nächsten Durchgang hast du einen Platz.
evening-arrive = Ich bin da
evening-waiting = Du bist dabei
    .about = 
        { $mine ->
            [yes] Dein Tisch erscheint hier, sobald du den nächsten Durchgang auslost.
           *[other] Dein Tisch erscheint hier, sobald { $host } den nächsten Durchgang auslost.
        }
evening-done = Gut gespielt!
    .about = Du hast alle deine Spiele gespielt. Schau, wie es den anderen geht.
evening-over = Der Spielabend ist vorbei
    .about = Danke fürs Mitspielen!
evening-winners =
    { $count ->
        [one] { $names } gewinnt den Spielabend!
       *[other] { $names } teilen sich den Sieg!
    }
evening-your-table = Dein Tisch ist gedeckt
evening-with = Mit { $names }.
evening-to-table = Zu deinem Tisch
evening-to-next = Zu deinem nächsten Tisch
evening-leave = Ich muss los
evening-host = Der nächste Durchgang
evening-ready =
    { $count ->
        [0] Gerade ist niemand für den nächsten Durchgang frei.
        [one] Eine Person ist bereit für den nächsten Durchgang.
       *[other] { $count } Leute sind bereit für den nächsten Durchgang.
    }
evening-others = Ist jemand gekommen oder gegangen, ohne es zu sagen?
evening-draw = Durchgang { $round } auslosen
evening-end = Den Spielabend beenden
evening-end-sure = Den Spielabend beenden? Laufende Spiele könnt ihr zu Ende spielen, aber ausgelost wird nicht mehr.
evening-go-on = Nein, weiter
evening-round = Durchgang { $round }
evening-late = Spielen noch
evening-tables = Tische
evening-table = Tisch { $number }
evening-phase =
    { $phase ->
        [waiting] setzt sich gerade
        [playing] spielt
        [paused] macht Pause
        [over] fertig
       *[other] beiseitegelegt
    }
evening-missing =
    { $seconds ->
        [one] Noch eine Sekunde warten auf: { $names }
       *[other] Noch { $seconds } Sekunden warten auf: { $names }
    }
evening-aside = Nicht mehr warten
evening-standings = So steht es
evening-gone = schon gegangen
evening-nobody = Noch ist niemand da.
evening-not-begun = Gleich geht es los
evening-screen = Auf dem Fernseher zeigen
evening-screen-join = Halte dein Telefon hierher und spiel mit
evening-screen-leave = Zurück
