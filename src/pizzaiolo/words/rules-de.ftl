### Die Regeln auf Deutsch; die Datei wird mit ihren Seiten geladen. Ton und Begriffe wie in de.ftl.

rules-intro =
    Du teilst dir mit den anderen einen Ofen. Alle werfen Zutaten hinein und schieben Bestellungen dazwischen; hineinsehen darf niemand. Ist der Vorrat leer, wird der Ofen geöffnet, Karte für Karte, und du erfährst, was du dir gemerkt hast, was du gehofft hast und was dir jemand weggegessen hat. Nach { $rounds ->
        [one] einem Ofen
       *[other] { $rounds } Öfen
    } gewinnt, wer die meisten Pizzas geliefert hat.
rules-edition = Ausgabe
rules-chapters = Kapitel
rules-ruling = Unsere Regelung:
rules-example = Zum Beispiel
rules-away = Das Regelheft ist gerade nicht zu bekommen.
rules-again = Noch einmal versuchen
rules-players = Spieler
rules-removed = Weniger je Sorte
rules-on-the-table = Auf dem Tisch
rules-from-the-hand = Aus der Hand
rules-your-cards = Die Bestellungen von { $colour }
rules-reconstructed = * Das Regelblatt nennt die Art dieser Karte, zeigt sie aber nicht: Was darauf zu sehen ist, haben wir rekonstruiert.
rules-names = Das Regelblatt dieser Ausgabe sagt „Bestellungen“, wo wir Kellner sagen.
rules-r1 = Bevor es losgeht
rules-r2 = Dein Zug
rules-r3 = Wann der Ofen geöffnet wird
rules-r4 = Backen
rules-r5 = Die Bestellungen
rules-r6 = Helfen
rules-r7 = Die nächste Runde
rules-r8 = Das Ende
rules-r9 = Doppelte Zutaten
rules-r10 = Was du wissen darfst
rule-r1-1 =
    { $kinds ->
        [one] Es gibt eine Sorte Zutaten, { $copies } Karten davon.
       *[other] Es gibt { $kinds } Sorten Zutaten, von jeder { $copies } Karten.
    }
rule-r1-2 = Du wählst eine Farbe, die sonst niemand hat. Zu ihr gehört eine eigene Zutat; sie ist auf fast allen deinen Bestellungen.
rule-r1-3 = Mit weniger Spielern ist die Küche kleiner. So viele Karten jeder Sorte bleiben in der Schachtel:
rule-r1-4 = Die Zutaten werden gemischt, du bekommst { $hand } davon. Der Rest ist der Vorrat, verdeckt.
rule-r1-5 = Deine { $orders } Bestellungen werden zu einem verdeckten Stapel gemischt: deinem Kellner. Die oberste nimmst du auf die Hand.
rule-r1-6 = Wer anfängt, macht der Tisch aus oder entscheidet der Zufall. Dann geht es im Uhrzeigersinn.
rule-r1-7 =
    { $card ->
        [dealt] Die Mamma-Mia!-Karte ist schon beim Austeilen dabei. Bekommst du sie, leg sie offen vor dich; du erhältst sofort eine Zutat dafür.
       *[supply] Nach dem Austeilen wird die Mamma-Mia!-Karte in den Vorrat gemischt.
    }
rule-r2-1 = Hineinlegen. Eine oder mehrere Zutaten einer einzigen Sorte kommen offen aus deiner Hand auf den Ofen, und du sagst an, wie viele und was: „Drei Salami!“
rule-r2-2 = Bestellen. Danach darfst du eine Bestellung aus der Hand obenauf legen, offen. Alle sehen sie, bis die nächste Karte sie zudeckt. Tu es, wenn du glaubst, dass alles im Ofen ist, was sie braucht.
rule-r2-3 =
    { $cap ->
        [0] Ziehen. Fülle deine Hand auf { $limit } Karten auf, entweder vom Vorrat oder von deinem Kellner, nie von beiden. Du musst ziehen, und so viele wie möglich.
       *[other] Ziehen. Fülle deine Hand auf { $limit } Karten auf, aber mit höchstens { $cap } neuen, entweder vom Vorrat oder von deinem Kellner, nie von beiden. Du musst ziehen, und so viele wie möglich.
    }
rule-r2-4 = Hast du beim Ziehen keine Zutat mehr, musst du vom Vorrat ziehen.
rule-r2-5 =
    { $how ->
        [normal] Hast du zu Beginn deines Zuges keine Zutat, spielst du ihn ohne: Bestellen darfst du trotzdem, und von welchem Stapel du ziehst, ist deine Sache.
        [pass] Hast du zu Beginn deines Zuges keine Zutat, passt du, ohne Bestellung, und ziehst von einem der beiden Stapel.
        [pass_supply] Hast du zu Beginn deines Zuges keine Zutat, passt du, ohne Bestellung, und ziehst vom Vorrat.
       *[sit_out] Hast du zu Beginn deines Zuges keine Zutat, setzt du aus und ziehst { $count } Karten vom Vorrat, auch über dein Handlimit hinaus.
    }
rule-r2-6 = Einen leeren Stapel kannst du nicht wählen, solange der andere Karten hat, die du ziehen darfst. Ist deine Hand voll oder nichts zu ziehen, entfällt der Schritt. Was dir in deinem Zug keine Wahl lässt, geschieht von selbst.
rule-r2-7 = Ziehst du die Mamma-Mia!-Karte, leg sie offen vor dich und zieh eine andere dafür, wenn noch eine da ist. Sie zählt nicht zu deiner Hand.
rule-r2-8 = Niemand darf den Ofen durchblättern. Zu sehen ist nur die oberste Karte.
rule-r3-1 = Sobald die letzte Karte des Vorrats gezogen ist, ist niemand mehr am Zug.
rule-r3-2 =
    { $chef ->
        [holder] Wer die Mamma-Mia!-Karte hat, ist der Koch, öffnet den Ofen und beginnt die nächste Runde.
       *[last_draw] Wer diese letzte Karte gezogen hat, ist der Koch, öffnet den Ofen und beginnt die nächste Runde.
    }
rule-r3-3 = Ist keine einzige Pizza gebacken worden, beginnt die nächste Runde ohne Vorrat. Wer sie beginnt, macht einen einzigen Zug und ist dann der Koch.
rule-r3-4 = Bewegt sich einmal reihum keine Karte, wird der Ofen geöffnet. Koch ist, wer die Mamma-Mia!-Karte hat oder, wenn sie noch im Vorrat steckt, wer die Runde begonnen hat. Was vom Vorrat übrig ist, wird mit den verbrauchten Zutaten gemischt.
rule-r4-1 = Der Koch dreht den Ofen um und geht ihn Karte für Karte durch. So kommen die Karten in der Reihenfolge heraus, in der sie hineinkamen, und zuallererst die Reste der letzten Runde.
rule-r4-2 = Eine Zutat kommt offen auf den Tisch, zum Stapel ihrer Sorte.
rule-r4-3 = Kommt eine Bestellung heraus, für die auf dem Tisch alles liegt, wird sie gebacken: Diese Zutaten verlassen den Tisch, die Bestellung ist geliefert. Ablehnen kannst du nicht; du wählst höchstens, welche Zutaten es sind.
rule-r4-4 = Fehlt etwas, darfst du es aus der Hand dazulegen: alles, was fehlt, oder gar nichts. Deine Karten werden mit verbraucht.
rule-r4-5 = Sonst ist die Bestellung verbrannt: Sie kommt verdeckt unter deinen Kellner, und keine Zutat bewegt sich.
rule-r4-6 = Du legst nur dazu, was fehlt. Keine Karte darf dabei sein, ohne die die Pizza auch vollständig wäre.
rule-r4-7 = Lässt dir eine Bestellung die Wahl, wählst du unter allem, was Tisch und Hand zusammen bezahlen können. Geht es auch ohne deine Hand, wird sie auf jeden Fall gebacken.
rule-r4-8 = Was eine Bestellung nicht braucht, bleibt auf dem Tisch für die nächsten.
rule-r5-2 = Liegen weniger als { $count } Zutaten auf dem Tisch, darfst du genau so viele dazulegen, wie fehlen, egal welche.
rule-r5-3 = Deine eigene Sorte geht dafür nie, und auf dem Tisch muss von der gewählten nichts liegen.
rule-r5-4 = Bleibt so keine Sorte übrig, geht die Bestellung zurück, auch wenn deine Hand sie bezahlen könnte.
rule-r5-6 = Die verbotene Sorte selbst kannst du nicht wählen, auch wenn alles davon aus deiner Hand käme.
rule-r5-9 = Liegt die verbotene Sorte auf dem Tisch, wenn die Bestellung herauskommt, geht sie sofort zurück. Dazulegen geht nicht, und helfen kann auch niemand.
rule-r6-1 = Ab drei Spielern: Kommt deine Bestellung heraus und der Tisch allein reicht nicht, darfst du um Hilfe bitten, statt aus der Hand zu zahlen, auch wenn deine Hand gereicht hätte.
rule-r6-2 = Du sagst genau, welche Karten du willst: mindestens eine und nur solche, die fehlen. Was sonst noch fehlt, musst du selbst haben. Lässt die Bestellung Sorten offen, wählst du sie, bevor du fragst.
    .ruling = Bei der Bombastica ist jede Sorte recht; du nennst also die Sorten, um die du bittest.
rule-r6-3 = Gefragt wird reihum, links von dir angefangen. Wer helfen will, muss alle erbetenen Karten haben und mindestens eine Bestellung beim Kellner. Das erste Ja beendet das Fragen.
rule-r6-4 = Wer hilft, gibt die Karten, du gibst den Rest, und die Pizza ist gebacken. Zum Lohn legt der Helfer die oberste Bestellung seines Kellners ungesehen zu den gelieferten: Sie zählt für ihn.
rule-r6-5 = Hilft niemand, geht deine Bestellung zurück, auch wenn du selbst hättest zahlen können. Das ist der Preis des Fragens.
rule-r6-6 =
    Zu zweit wird nicht geholfen, und ein Tisch darf ausmachen, darauf zu verzichten. Ohne Helfen hat das Spiel { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }.
rule-r7-1 =
    { $leftovers ->
        [visible] Ist der Ofen leer, bleiben die übrigen Zutaten offen in ihren Stapeln liegen. Sie zählen vor allem, was später hineinkommt.
       *[covered] Ist der Ofen leer, kommen die übrigen Zutaten zuunterst in den nächsten.
    }
rule-r7-2 =
    { $card ->
        [none] Die verbrauchten Zutaten werden zum neuen Vorrat gemischt.
       *[other] Die verbrauchten Zutaten und die Mamma-Mia!-Karte werden zum neuen Vorrat gemischt.
    }
rule-r7-3 = Neue Karten gibt es dazwischen nicht: Was du zu Pizzas dazugelegt hast, fehlt dir, bis du ziehst. Der Koch hat den ersten Zug.
rule-r8-1 =
    { $rounds ->
        [one] Das Spiel ist aus, wenn der Ofen geleert worden ist.
       *[other] Das Spiel ist aus, wenn der Ofen { $rounds } Mal geleert worden ist.
    }
rule-r8-2 = Wer die meisten Bestellungen geliefert hat, gewinnt. Sind es mehrere, gewinnt, wer von ihnen die meisten Zutatenkarten auf der Hand hat. Ist auch das gleich, teilen sie sich den Sieg, und die Pizza.
rule-r9-1 = Wenn der Tisch mag: Zwei Karten jeder Sorte werden gegen zwei Doppelkarten dieser Sorte getauscht und eingemischt.
rule-r9-2 = Eine Doppelkarte ist eine Karte auf der Hand, beim Ziehen und beim Gleichstand. Hineingelegt oder bezahlt zählt sie als zwei, auch in der Ansage: „Drei Salami“ kann eine doppelte und eine einfache sein.
rule-r9-3 = Zahlt der Tisch, gehen zuerst die Doppelkarten einer Sorte, die gebraucht wird, auch wenn das eine Zutat zu viel ist. Dann folgen die einfachen.
rule-r9-4 = Aus der Hand darfst du auch Doppelkarten dazulegen und damit eine Zutat zu viel zahlen. Welche deiner Karten du nimmst, ist deine Sache.
rule-r10-1 = Geheim sind die Karten der anderen, die Reihenfolge im Vorrat und in jedem Kellner und alles im Ofen außer der obersten Karte.
rule-r10-2 =
    { $delivered ->
        [face_down] Offen ist jede Ansage, wenn sie gemacht wird; wie viele Zutaten und wie viele Bestellungen jede Hand hat; von welchem Stapel gezogen wurde; wie hoch alle Stapel sind; und alles, was beim Leeren des Ofens geschieht. Gelieferte Bestellungen liegen verdeckt auf einem Stapel: Bis zum Schluss siehst du nur, wie hoch er ist.
       *[other] Offen ist jede Ansage, wenn sie gemacht wird; wie viele Zutaten und wie viele Bestellungen jede Hand hat; von welchem Stapel gezogen wurde; wie hoch alle Stapel sind; alles, was beim Leeren des Ofens geschieht; und die gelieferten Bestellungen.
    }
rule-r10-3 = Einmal gesagt ist nicht für immer gesagt: Sich zu erinnern ist das Spiel. Wer zurückkommt oder zusieht, sieht, was der Tisch jetzt zeigt, außer der Tisch hat sich auf eine Gedächtnishilfe geeinigt.
rule-r10-4 = Verbrennt eine Bestellung, sehen alle, wie sie unter den Kellner kommt. Wo sie von da an liegt, musst du dir merken.
rule-r10-5 = Kommt eine Bestellung heraus, die jemand nicht bezahlen kann, verrät das Spiel es nicht: Gefragt wird so oder so dasselbe, und die Pause eines Bots sagt nichts. Wie lange du zögerst, ist deine Sache.
example-short = Bestellt sind vier Ananas und eine Peperoni. Drei Ananas und die Peperoni sind da: Alberto legt eine Ananas aus der Hand dazu. Fünf Karten sind verbraucht, der Rest bleibt für die nächste Bestellung.
example-fewest = Albertos eigene Zutat ist Peperoni, die zählt also nicht, und Oliven sind keine da. Von Salami und Pilzen liegt am wenigsten da: Er wählt eins von beiden und legt aus der Hand dazu, was fehlt.
example-helping = Bestellt sind vier Oliven und eine Peperoni; zwei Oliven fehlen. Alberto hat eine und bittet um eine. Beate mag nicht. Claudio gibt eine Olive und liefert dafür die oberste Bestellung seines Kellners.
