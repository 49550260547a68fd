### Die Lektion auf Deutsch; die Datei wird mit ihrer Seite geladen. Ton und Begriffe wie in de.ftl.

learn-title = In einer Ofenfüllung lernen
learn-next = Weiter
learn-open = Ofen auf
learn-leave = Gehen
learn-again = Von vorn
learn-astray = Keine schlechte Idee, aber erst das hier:
learn-listen = Schau hin und hör zu.
learn-welcome = Ich bin Signora Rossi, und das ist dein erster Ofen. Vier Minuten, dann kannst du spielen. Du bist Rot: Salami ist deine eigene Zutat. Nonna und Pia spielen mit.
learn-order = Unten liegt deine Bestellung: eine Salami und vier Pilze. Ist das alles im Ofen, bevor deine Bestellung hineinkommt, und nimmt es dir niemand weg, gehört die Pizza dir.
learn-place = Wähl deine Pilze. Mit − und + änderst du, wie viele hineinkommen: Lass es bei drei. Noch keine Bestellung. Dann drück auf „{ $go }“.
learn-called = „Drei Pilze!“ Alle haben es gehört, und jetzt ist es weg. Du hast drei neue Karten gezogen. Nun hör den anderen zu.
learn-remember = Hast du zugehört? Pia hat einen Pilz hineingelegt. Drei und einer sind vier. Noch einmal sagt es dir keiner: Merken ist das Spiel.
learn-submit = Nur die Salami fehlt. Leg sie hinein, wähl deine Bestellung für obenauf und zieh von deinem Kellner, der deine übrigen Bestellungen hat: Du brauchst neue.
learn-special = Sieh an, eine Monotoni. Besondere Bestellungen wollen etwas Besonderes. { $rule } Heb sie dir auf.
learn-pia = Pia will auch vier Pilze! Aber was zuerst hineinkam, kommt zuerst heraus, und deine Bestellung liegt unter ihrer.
learn-second = Deine neue Bestellung will vier Ananas und eine Salami. Nonna hat eine Ananas hineingelegt, du hast drei: Leg sie hinein, diese Bestellung obenauf, und zieh vom Vorrat. Und die Salami? Du ziehst vier Karten: Hoffen gehört dazu.
learn-chef = Eine Salami, was für ein Glück! Und die letzte Karte des Vorrats war deine: Du bist der Koch. Jetzt ist niemand mehr am Zug: Der Ofen wird geöffnet.
learn-baked = Vier Pilze und eine Salami: gebacken und geliefert. Was sie gebraucht hat, ist vom Tisch.
learn-burnt = Die Pilze sind weg, also ist Pias Bestellung verbrannt: zurück unter ihren Kellnerstapel. Keine Zutat bewegt sich.
learn-question = Deine zweite Bestellung: Alles ist da, nur die Salami nicht. Du hast eine auf der Hand und darfst sie dazulegen. Alles, was fehlt, oder nichts.
learn-end = Zwei Pizzas aus einem Ofen! Was auf dem Tisch liegen bleibt, kommt zuunterst in den nächsten. Ein Spiel hat drei Öfen, und wer am meisten liefert, gewinnt. Jetzt kannst du spielen.
learn-end-declined = Eine Pizza, und eine Salami gespart. Was auf dem Tisch liegen bleibt, kommt zuunterst in den nächsten Ofen. Ein Spiel hat drei, und wer am meisten liefert, gewinnt. Jetzt kannst du spielen.
