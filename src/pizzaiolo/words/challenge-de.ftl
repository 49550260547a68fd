### Herausforderungen auf Deutsch: mit ihren Seiten geladen. Ton und Begriffe wie in de.ftl.

## A challenge

challenge-link = Der Link zu deiner Herausforderung
challenge-link-about = Wer ihn öffnet, spielt dieselben Karten von deinem Platz aus gegen dieselben Bots. Wie du gespielt hast, sieht man erst nach der eigenen Partie; dann könnt ihr beide vergleichen.
challenge-title = Eine Herausforderung
challenge-by = { $name } fordert dich mit diesen Karten heraus.
challenge-by-somebody = Jemand fordert dich mit diesen Karten heraus.
challenge-yours = Du hast andere mit diesen Karten herausgefordert.
challenge-about = Du bekommst dieselben Karten, denselben Platz und dieselben Bots. Wie andere gespielt haben, siehst du nach deiner eigenen Partie.
challenge-first-gone = Die erste Partie mit diesen Karten wurde gelöscht. Spielen kannst du sie trotzdem.
challenge-bots-gone = Einen der Bots oder die Ausgabe gibt es hier nicht mehr, deshalb kann man diese Karten nicht spielen. Spiel stattdessen etwas anderes.
challenge-take = Die Herausforderung annehmen
challenge-go-on = Deine Partie weiterspielen
challenge-players =
    { $count ->
        [0] Bis zum Ende hat sie noch niemand gespielt.
        [one] Eine Person hat sie bis zum Ende gespielt.
       *[other] { $count } Leute haben sie bis zum Ende gespielt.
    }
challenge-nobody = Sobald jemand fertig ist, stehen hier beide Partien nebeneinander.
challenge-side-by-side = Nebeneinander
challenge-with = Vergleichen mit
challenge-anybody = Jemand
challenge-choice =
    { $count ->
        [0] { $name }: keine Pizza
        [one] { $name }: eine Pizza
       *[other] { $name }: { $count } Pizzas
    }
challenge-parted = In Runde { $round }, bei Ansage { $number }, trennen sich die beiden Partien.
challenge-part-here = Hier trennen sich die Partien
challenge-same-game = Beide Partien sind gleich, von der ersten bis zur letzten Karte.
challenge-common =
    { $count ->
        [one] Eine Ansage ist in beiden Partien gleich
       *[other] { $count } Ansagen sind in beiden Partien gleich
    }
challenge-tape = { $name }: was dann kam
challenge-ended = Die Partie war zu Ende.
challenge-game-gone = Diese Partie kann nicht mehr gezeigt werden.
challenge-pass-on = Die Herausforderung weitergeben
challenge-loading = Die Herausforderung ist unterwegs …

## The same deal again

same-deal = Noch einmal dieselben Karten
same-deal-about = Dieselben Karten noch einmal, und alle rücken einen Platz weiter: Dann spielt das Glück keine Rolle mehr. Alle kennen die Karten nur aus dem Gedächtnis; solange ihr spielt, ist die Aufzeichnung zu.
same-deal-again = Dieselben Karten, einen Platz weiter
same-deal-so-far = Partie { $game } von { $games } mit diesen Karten. Alle Partien zusammen:
same-deal-best =
    { $count ->
        [one] Mit denselben Karten war { $names } am besten.
       *[other] Mit denselben Karten waren { $names } gleich gut.
    }
