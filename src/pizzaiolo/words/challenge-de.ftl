### Herausforderungen auf Deutsch: mit ihren Seiten geladen. Ton und Begriffe wie in de.ftl.

## A challenge

challenge-link = Der Link zur Herausforderung
challenge-link-about = Wer ihn öffnet, spielt dieselben Karten von deinem Platz aus gegen dieselben Bots. Wie du gespielt hast, sieht man erst nach dem eigenen Spiel; dann könnt ihr beide vergleichen.
challenge-title = Eine Herausforderung
challenge-by = { $name } fordert dich mit diesen Karten heraus.
challenge-by-somebody = Jemand fordert dich mit diesen Karten heraus.
challenge-yours = Du hast andere mit diesen Karten herausgefordert.
challenge-about = Du bekommst dieselben Karten, denselben Platz und dieselben Bots. Wie andere gespielt haben, siehst du nach deinem eigenen Spiel.
challenge-first-gone = Das erste Spiel mit diesen Karten wurde gelöscht. Spielen kannst du sie trotzdem.
challenge-bots-gone = Einen der Bots oder die Ausgabe gibt es hier nicht mehr, deshalb kann man diese Karten nicht spielen. Spiel stattdessen etwas anderes.
challenge-take = Die Herausforderung annehmen
challenge-go-on = Dein Spiel fortsetzen
challenge-players =
    { $count ->
        [0] Bis zum Ende hat sie noch niemand gespielt.
        [one] Eine Person hat sie bis zum Ende gespielt.
       *[other] { $count } Leute haben sie bis zum Ende gespielt.
    }
challenge-nobody = Sobald jemand fertig ist, stehen hier beide Spiele nebeneinander.
challenge-side-by-side = Nebeneinander
challenge-with = Vergleichen mit
challenge-anybody = Jemand
challenge-choice =
    { $count ->
        [0] { $name }: keine Pizza
        [one] { $name }: eine Pizza
       *[other] { $name }: { $count } Pizzas
    }
challenge-parted = Die beiden Spiele trennen sich in Runde { $round }, bei Ansage { $number }.
challenge-part-here = Hier trennen sich die Spiele
challenge-same-game = Beide Spiele sind gleich, von der ersten bis zur letzten Karte.
challenge-common =
    { $count ->
        [one] Eine Ansage ist in beiden Spielen gleich
       *[other] { $count } Ansagen sind in beiden Spielen gleich
    }
challenge-tape = { $name }: So ging es weiter
challenge-ended = Das Spiel war zu Ende.
challenge-game-gone = Dieses Spiel lässt sich nicht mehr zeigen.
challenge-pass-on = Die Herausforderung weitergeben
challenge-open = Zur Herausforderung
challenge-loading = Die Herausforderung ist unterwegs …
challenge-waiting = Der Server hat viel zu tun. Dein Link steht gleich hier.

## The same deal again

same-deal = Noch einmal dieselben Karten
same-deal-about = Dieselben Karten noch einmal, und alle rücken einen Platz weiter: Dann spielt das Glück keine Rolle mehr. Alle kennen die Karten nur aus dem Gedächtnis; solange ihr spielt, bleibt die Wiederholung zu.
same-deal-again = Dieselben Karten, einen Platz weiter
same-deal-so-far = Spiel { $game } von { $games } mit diesen Karten. Alle Spiele zusammen:
same-deal-best =
    { $count ->
        [one] Mit denselben Karten war { $names } am besten.
       *[other] Mit denselben Karten waren { $names } gleich gut.
    }
