### Deutsch. Kurz, herzlich, per Du; so, wie man am Kartentisch redet.
### Ofen, Vorrat, Kellner (dein Stapel Bestellungen), Bestellung, Pizza, Koch, geliefert, Hand, Ansage,
### Reste; Runde (ein Ofen), reihum (einmal um den Tisch), Spieler, austeilen; hineinlegen (Zutaten und Bestellungen), dazulegen (aus der Hand), ziehen, backen, verbrannt (eine Bestellung, die zurückgeht).

## Kinds

number =
    { $count ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] Keine
        [1] Eine
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
        [10] Zehn
        [11] Elf
        [12] Zwölf
       *[other] { $count }
    }
kind-pineapple =
    { $count ->
        [one] Ananas
       *[other] Ananas
    }
letter-pineapple = A
count-pineapple = { $count } { kind-pineapple }
some-pineapple =
    { $count ->
        [1] eine Ananas
       *[other] { number } Ananas
    }
announce-pineapple =
    { $count ->
        [1] Eine Ananas!
       *[other] { number-upper } Ananas!
    }
kind-pepper =
    { $count ->
        [one] Peperoni
       *[other] Peperoni
    }
letter-pepper = Pe
count-pepper = { $count } { kind-pepper }
some-pepper =
    { $count ->
        [1] eine Peperoni
       *[other] { number } Peperoni
    }
announce-pepper =
    { $count ->
        [1] Eine Peperoni!
       *[other] { number-upper } Peperoni!
    }
kind-mushroom =
    { $count ->
        [one] Pilz
       *[other] Pilze
    }
letter-mushroom = Pi
count-mushroom = { $count } { kind-mushroom }
# Was some-… sagt, steht im Akkusativ: Kein Satz darf es als Subjekt nehmen.
some-mushroom =
    { $count ->
        [1] einen Pilz
       *[other] { number } Pilze
    }
announce-mushroom =
    { $count ->
        [1] Ein Pilz!
       *[other] { number-upper } Pilze!
    }
kind-olive =
    { $count ->
        [one] Olive
       *[other] Oliven
    }
letter-olive = O
count-olive = { $count } { kind-olive }
some-olive =
    { $count ->
        [1] eine Olive
       *[other] { number } Oliven
    }
announce-olive =
    { $count ->
        [1] Eine Olive!
       *[other] { number-upper } Oliven!
    }
kind-salami =
    { $count ->
        [one] Salami
       *[other] Salami
    }
letter-salami = S
count-salami = { $count } { kind-salami }
some-salami =
    { $count ->
        [1] eine Salami
       *[other] { number } Salami
    }
announce-salami =
    { $count ->
        [1] Eine Salami!
       *[other] { number-upper } Salami!
    }
kind-shrimp =
    { $count ->
        [one] Garnele
       *[other] Garnelen
    }
letter-shrimp = G
count-shrimp = { $count } { kind-shrimp }
some-shrimp =
    { $count ->
        [1] eine Garnele
       *[other] { number } Garnelen
    }
announce-shrimp =
    { $count ->
        [1] Eine Garnele!
       *[other] { number-upper } Garnelen!
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = { number-upper } { $name }!
double-kind = Doppelkarte { $kind }
doubles-of =
    { $count ->
        [one] eine Doppelkarte { $kind }
       *[other] { number } Doppelkarten { $kind }
    }
adds-up = { $cards } (macht { number })
no-cards = nichts
some-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
colour-yellow = Gelb
colour-green = Grün
colour-brown = Braun
colour-purple = Lila
colour-red = Rot
colour-pink = Rosa
oven-height =
    { $count ->
        [0] Der Ofen ist leer.
        [one] Eine Karte liegt im Ofen.
       *[other] { $count } Karten liegen im Ofen.
    }

## Orders

order-normale = Normale
    .rule = Genau die abgebildeten Zutaten.
order-bombastica = Bombastica
    .rule = Mindestens { $count } Zutaten, egal welche. Sie nimmt alles, was auf dem Tisch liegt.
    .brief = Mindestens { $count } Zutaten, egal welche. Nimmt alles mit.
order-monotoni = Monotoni
    .rule = Einmal deine eigene Zutat und { $count } von einer anderen Sorte. Welche, sagst du, wenn die Bestellung herauskommt.
    .brief = 1 eigene Zutat und { $count } von einer anderen: Wahl erst beim Backen.
order-minimale = Minimale
    .rule = Einmal deine eigene Zutat und { $count } von der Sorte, von der am wenigsten auf dem Tisch liegt. Deine eigene zählt nicht mit, und was nicht da ist, auch nicht. Bei Gleichstand wählst du.
    .brief = 1 eigene Zutat und { $count } von der seltensten Sorte auf dem Tisch.
order-ghiottona = Ghiottona
    .rule = Einmal deine eigene Zutat und je { $count } von zwei anderen Sorten, die du wählst.
    .brief = 1 eigene Zutat und je { $count } von zwei Sorten deiner Wahl.
order-monotoni-junior = Monotoni junior
    .rule = { $count } von einer Sorte, die du wählst. Liegt auch nur eine Karte { $kind } auf dem Tisch, geht die Bestellung sofort zurück.
    .brief = { $count } von einer Sorte deiner Wahl. Verboten: { $kind }.
order-minipizza = Minipizza
    .rule = Die drei abgebildeten Zutaten. Liegt auch nur eine Karte { $kind } auf dem Tisch, geht die Bestellung sofort zurück.
    .brief = Die drei abgebildeten. Verboten: { $kind }.
order-mamma-mia = Mamma Mia
    .rule = Einmal deine eigene Zutat und { $count } von einer der beiden abgebildeten Sorten: die eine oder die andere, nicht gemischt.
    .brief = 1 eigene Zutat und { $count } von einer der beiden gezeigten Sorten.
order-whole = { $title }: { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), gebacken
        [burnt] { $order } ({ $colour }), verbrannt
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } von einer Sorte
recipe-chosen-other = { $count } von einer anderen Sorte
recipe-chosen-several = je { $count } von { $kinds } anderen Sorten
recipe-fewest = { $count } von der seltensten Sorte
recipe-at-least = { $count } oder mehr, egal was
recipe-forbidden = { $recipe }, ohne { $kind } auf dem Tisch

## Everywhere

language = Sprache
settings = Einstellungen
close = Schließen
try-again = Noch einmal versuchen
to-landing = Zur Startseite
not-loaded = Ein Teil der Seite ist nicht angekommen. Lade sie noch einmal.
guest = Du
problem-failed = Das hat nicht geklappt. Versuch es noch einmal.
problem-unreachable = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
problem-rate_limited = Das ging zu schnell. Warte einen Augenblick.
problem-server_busy = Der Server hat zu tun. Es hat sich nichts geändert; versuch es noch einmal.
problem-store_unavailable = Der Server kann gerade nichts aufschreiben. Es hat sich nichts geändert; versuch es bald noch einmal.
problem-no_such_table = Diesen Tisch gibt es nicht mehr.
problem-table_gone = Dieser Tisch ist abgeräumt worden.
problem-table_full = Jemand war schneller: Alle Plätze sind besetzt.
problem-history_full = Dieser Tisch ist voll mit alten Spielen. Mach einen neuen auf.
problem-game_running = Das Spiel hat schon begonnen.
problem-hand_seen = Du hast in diesem Spiel schon eine andere Hand gesehen.
problem-name_taken = So heißt hier schon jemand. Nimm einen anderen Namen.
problem-name_bad = Nimm einen Namen mit 1 bis 24 Zeichen.
problem-colour_taken = Die Farbe hat schon jemand. Nimm eine andere.
problem-seat_taken = Da sitzt schon jemand.
problem-config_bad = Das passt nicht zusammen. Ändere die Ausgabe oder die Zahl der Plätze.
problem-edition_bad = Diese Ausgabe nimmt der Server nicht an.
problem-too_large = Die Datei ist zu groß für eine Ausgabe.
problem-not_host = Das kann nur der Gastgeber.
problem-not_seated = Du hast keinen Platz an diesem Tisch.
problem-stale = Der Tisch war schon weiter: Schau noch einmal hin und wähl dann.
problem-not_your_turn = Du bist gerade nicht dran.
problem-illegal = Das geht jetzt nicht. Wähl noch einmal: Was geht, ist hell.
problem-unknown_action = Das geht jetzt nicht. Wähl noch einmal: Was geht, ist hell.
problem-paused = Der Gastgeber hat das Spiel angehalten: Bis es weitergeht, geht nichts.
problem-game_over = Das Spiel ist aus.
problem-level_forbids = An diesem Tisch gibt es keine Tafeln.
problem-not_away = Der Platz ist besetzt: Niemand muss einspringen.
problem-vote_pointless = Darüber gibt es nichts abzustimmen.

## Landing

tagline = Der Ofen vergisst nichts. Und du?
what-it-is = Alle legen Zutaten und Bestellungen offen in denselben Ofen, eine Karte auf die andere. Wird er ausgeräumt, zeigt sich, wessen Pizza alles hat, was sie braucht. Das Kartenspiel Mamma Mia! in allen gedruckten Ausgaben.
play-now = Jetzt spielen
    .about = Jetzt spielen: Bots setzen sich dazu, und du fängst an.
play-with-friends = Mit Freunden spielen
    .about = Mit Freunden: Du bekommst einen Link zum Weitergeben. Ohne Konto, ohne Installation.
dealing = Es wird ausgeteilt …
laying-the-table = Der Tisch wird gedeckt …
lay-the-table = Tisch decken
back-to-game = Zurück zu deinem Spiel
back-to-waiting = Zurück an deinen Tisch
learn = In einer Ofenfüllung lernen
rules = Die Regeln
more-to-know = Lernen und nachschlagen
options = Den Tisch selbst einrichten
public-tables = Offene Tische
no-public-tables = Gerade ist kein Tisch offen. Eröffne selbst einen: „Mit Freunden spielen“, und bei der Auswahl „In der Liste offener Tische“.
public-tables-failed = Die Liste der offenen Tische ist nicht angekommen.
join-free =
    { $free ->
        [one] Hinsetzen (1 von { $seats } frei)
       *[other] Hinsetzen ({ $free } von { $seats } frei)
    }
look-on = Zuschauen
not-affiliated = Pizzaiolo ist ein unabhängiges Projekt mit eigenem Namen, eigenen Worten und eigenen Bildern. Mit dem Autor und den Verlagen von Mamma Mia! ist es nicht verbunden.
nowhere = Hier ist nichts im Ofen
    .about = Diese Adresse führt nirgendwohin. Vielleicht ging ein Stück des Links verloren.

## Table options

options-failed = Die Auswahl ist nicht angekommen.
presets = Welcher Tisch?
preset-quick = Auf die Schnelle
    .about = Drei Spieler und ein flotter Ofen. Fünf Minuten.
preset-usual = Wie immer
    .about = Vier Spieler, in aller Ruhe. Zehn Minuten.
preset-evening = Ein ganzer Abend
    .about = Sechs Spieler, die meisten Bestellungen, und niemand merkt sich etwas für dich.
options-more = Mehr Auswahl
company-strength = Wie stark sind die anderen?
company-gentle = Sanft
    .about = Sie vergessen mehr als du.
company-mixed = Gemischt
    .about = Die einen träumen, die anderen passen auf.
company-strong = Stark
    .about = Sie vergessen so gut wie nichts.
strength-1 = Lässt dich gewinnen.
strength-2 = Spielt gern mit.
strength-3 = Passt auf.
strength-4 = Ist schwer zu schlagen.
quoted = „{ $words }“
options-you = Du
options-game = Das Spiel
options-pace = Tempo und Zeit
your-name = Dein Name
your-colour = Deine Farbe
any-colour = Egal
your-face = Dein Gesicht
face-another = Ein anderes Gesicht
face-draw = Selbst zeichnen
face-pen = Stift
face-undo = Einen Strich zurück
face-wipe = Alles wegwischen
face-full = Das Blatt ist voll: Nimm einen Strich zurück, dann passt ein neuer.
face-skin = Haut
face-hair = Haare
face-shade = Haarfarbe
face-eyes = Augen
face-mouth = Mund
face-hat = Hut
edition = Ausgabe
edition-original = Erste Ausgabe
    .about = Die allererste: Eine Mamma-Mia!-Karte bestimmt den Koch, und was übrig bleibt, liegt offen.
edition-homoludicus = Spanische Ausgabe
    .about = Die Mamma-Mia!-Karte steckt im Vorrat, und wer nichts hineinlegen kann, passt.
edition-waiter = Ausgabe mit Kellner
    .about = Wer die letzte Karte zieht, ist Koch; wer keine Zutaten hat, zieht vom Vorrat.
edition-oven = Ausgabe mit Ofen
    .about = Spielt sich wie die mit dem Kellner, mit einer Karte für den Ofen. Gut für den Anfang.
edition-plus = Mamma Mia! Plus
    .about = Bis zu sechs Spieler, Garnelen, je fünfzehn Bestellungen, und wer hilft, wird belohnt.
own-edition = Eine eigene Ausgabe
    .about = Du kannst eine Datei mitbringen, die sagt, welche Karten es gibt.
own-edition-chosen = Deine Ausgabe: { $title }
own-edition-leave = Zurück zu den gedruckten
seats = Spieler
    .about = Je mehr ihr seid, desto mehr kommt in den Ofen, und desto schwerer merkt man es sich.
seats-count =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
seats-taken = Weniger erst, wenn die letzten Plätze frei sind.
doubles = Doppelkarten
    .about = Manche Karten zählen für zwei ihrer Sorte.
helping = Helfen
    .about = Wem Karten fehlen, der darf die anderen bitten; ohne Helfen gibt es eine Runde mehr.
no-helping = Ohne Helfen
memory-level = Gedächtnis
    .about = Erinnern ist das Spiel. Wie viel merkt sich der Tisch für dich?
level-for-all = Für den ganzen Tisch
level-photographic = Nichts
    .about = Was angesagt wurde, ist gleich wieder weg, wie am echten Tisch.
level-kitchen = Der letzte Zug
    .about = Was zuletzt hineinkam, bleibt bis zum nächsten Zug stehen.
level-rail = Einmal reihum
    .about = Was alle zuletzt getan haben, hängt an der Bonleiste.
level-chalkboard = Tafel
    .about = Du machst deine eigenen Striche; niemand verbessert sie.
level-glass = Gläserner Ofen
    .about = Alle sehen, wie viel wovon im Ofen ist.
belief-check = Ofen raten
    .about = Bevor er geöffnet wird, sagst du, was deiner Meinung nach darin ist. In Gesellschaft habt ihr eine halbe Minute.
company = Wer am Tisch sitzt
    .about = Mit Freunden bekommen die Bots nur die Plätze, die leer bleiben. Wer mag, spielt mit mehr oder weniger Hilfe als der Tisch.
company-laid = Wer will, bekommt mehr oder weniger Hilfe als der Tisch, zum Ausgleich. Bots setzt du unten an den Tisch.
seat-yours = Du
who-plays = Wer auf Platz { $seat } spielt
own-level = Gedächtnis auf diesem Platz
level-of-table = Wie der Tisch
pace = Wie schnell Bots spielen und der Ofen ausgeräumt wird
pace-slow = Langsam
    .about = Zeit, über jede Karte zu stöhnen.
pace-normal = Gemütlich
    .about = Das Tempo eines Abends unter Freunden.
pace-fast = Flott
    .about = Für alle, die schon viele Öfen gesehen haben.
pace-instant = Sofort
    .about = Ohne Show, nur das Ergebnis.
time = Bedenkzeit
    .about = Wer sie überzieht, hat noch ein Zeitkonto für das ganze Spiel; danach geschieht das Einfachste.
time-none = Ohne Grenze
time-seconds = { $seconds } Sekunden
starts = Wer anfängt
    .about = Wer anfängt, legt die erste Karte in den leeren Ofen.
starts-me = Du
starts-random = Der Zufall
starts-other = Wie ausgemacht
door = Die Tür
public = In der Liste offener Tische
    .about = Alle dürfen sich setzen. Sonst nur, wer den Link hat.
on-the-list = Offen für alle
reset-options = Zurücksetzen

## Bots

bot-pia = Pia
    .says = Ich bin sechs und weiß, wo die Salami ist: irgendwo da drin!
bot-matteo = Matteo
    .says = Moment, wer ist dran? Ich? Schon?
bot-carlo = Zio Carlo
    .says = Rein in den Ofen damit, das wird schon; das wird immer!
bot-rossi = Signora Rossi
    .says = Ich behalte ein paar Karten zurück; man weiß nie, wer zum Essen bleibt.
bot-giulia = Giulia
    .says = Drei Pilze, dann die Peperoni, dann … nein, nicht verraten.
bot-tommaso = Tommaso
    .says = Vierzig Lieferungen am Abend, alle im Kopf, und fast alle kommen an.
bot-ferri = Dottoressa Ferri
    .says = Sie brauchen eine Olive von mir? Dann sollten wir über mein Honorar reden.
bot-nonna = Nonna
    .says = Ich habe nichts vergessen, tesoro, am wenigsten, was du in den Ofen gelegt hast.

## Joining and waiting

a-table-for-you = Ein Tisch für dich
invited = { $name } lädt dich zu einem Spiel Mamma Mia! ein ({ $edition }, { $count } Spieler).
invited-by-nobody = Du bist zu einem Spiel Mamma Mia! eingeladen ({ $edition }, { $count } Spieler).
deal-without-you = Ohne dich austeilen?
    .bots = An diesem Tisch sitzt noch niemand. Wenn du jetzt austeilst, spielen die Bots allein, und du schaust zu.
    .people = Du hast keinen Platz. Wenn du jetzt austeilst, spielen die anderen, und du schaust zu.
sit-down-first = Erst hinsetzen
deal-and-look-on = Austeilen und zuschauen
agreed-memory = Gedächtnishilfe: { $level }
agreed-pace = Ofen: { $pace }
agreed-time = { $seconds } Sekunden pro Zug
waiting-room = Der Tisch ist gedeckt
change-table = Den Tisch ändern
change-table-now = So spielen wir
change-table-not = Alles lassen, wie es ist
sit-down-here = Setz dich dazu
sit-down = Hinsetzen
name-needed = Sag den anderen, wie du heißt.
table-full = Alle Plätze sind besetzt
    .about = Du kannst zuschauen, wenn das Spiel beginnt: Bleib einfach hier.
who-is-here = Wer da ist
free-seat = Platz { $number } ist frei
seat-a-bot = Bot hinsetzen
seat-more = Ändern
you-mark = du
host-mark = Gastgeber
bot-mark = Bot
reissue = Neuer Link für diesen Platz
hand-over = Zum Gastgeber machen
free-the-seat = Platz frei machen
reissued = Der alte Link von { $name } gilt nicht mehr. Gib diesen weiter; wer ihn hat, hat den Platz.
start = Karten austeilen
    .about = Auf freie Plätze kommen Bots. Ist der letzte Platz besetzt, geht es von selbst los.
start-with-bots =
    { $count ->
        [one] Austeilen, mit einem Bot
       *[other] Austeilen, mit { $count } Bots
    }
waiting-for =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-for-host = Gleich wird ausgeteilt.
host-deals =
    { $free ->
        [0] { $name } teilt gleich aus.
       *[other] { $name } teilt aus, sobald alle da sind.
    }
here-count = An deinem Tisch: { $here } von { $seats }.
has-come = { $name } hat sich gesetzt.
practise = Inzwischen üben
    .about = Ein schnelles Spiel gegen Bots, solange du wartest. Geht es an deinem Tisch los, wirst du geholt.
meanwhile = Du übst. { here-count }
back-to-waiting-room = Zurück an den Tisch
leave-seat = Aufstehen
invite = Freunde einladen
    .about = Wer diesen Link öffnet, kann sich setzen. Mit dem Telefon: Kamera auf den Code halten.
table-link = Link zum Tisch
device-link = Link zum Platz (behalte ihn für dich)
copy = Kopieren
copied = Kopiert
share = Teilen
share-text = Komm an meinen Tisch!
qr-code = QR-Code mit dem Link
connection-lost = Die Verbindung ist weg. Die Seite versucht es weiter.
coming = An den Tisch …
    .about = Tisch { $table } wird gesucht.
unreachable = Die Küche antwortet nicht
    .about = Die Verbindung ist weg. Die Seite versucht es von selbst immer wieder; dein Platz bleibt deiner.
ended-gone = Diesen Tisch gibt es nicht
    .about = Tische, an denen niemand sitzt, werden abgeräumt. Oder ein Stück des Links ging verloren.
ended-taken_elsewhere = Du spielst auf einem anderen Gerät
    .about = Dein Platz wurde anderswo mit deinem Link geöffnet. Hier kannst du ihn zurückholen.
ended-seat_void = Dein Platz ist vergeben
    .about = Der Gastgeber hat einen neuen Link dafür gemacht oder ihn jemand anderem gegeben.
ended-table_closed = Dieser Tisch ist geschlossen
    .about = Das Spiel ist aus, die Stühle stehen auf den Tischen.
ended-misbehaved = Die Verbindung wurde beendet
    .about = Diese Seite hat etwas geschickt, das der Server nicht versteht. Lade sie neu.
play-here = Hier spielen
to-this-table = An diesen Tisch
tab-your-turn = Du bist dran! · Pizzaiolo
tab-waiting = Der Tisch wartet · Pizzaiolo
tab-over = Der Ofen ist leer · Pizzaiolo

## Settings

theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
motion = Bewegung
motion-auto = Wie das Gerät
motion-reduced = So wenig wie möglich
motion-full = Alles
sound = Ton
    .about = Es plumpst, brutzelt und klingelt.
voice = Stimme
    .about = Was hineinkommt, wird in deiner Sprache ausgerufen.
vibration = Vibration
    .about = Das Telefon brummt, wenn du dran bist.
hints = Hinweise
    .about = Der Tisch sagt Bescheid, wenn du vielleicht etwas übersiehst; jeden Hinweis gibt er höchstens zweimal.
press = Für mich antworten, wenn ich keine Wahl habe
    .about = Gibt es nur eine Antwort, gibt der Tisch sie für dich. Die anderen können merken, welche Antworten das waren.
add-missing = Fehlendes immer dazulegen
    .about = Lässt sich deine Bestellung auf genau eine Art aus der Hand ergänzen, legt der Tisch die Karten dazu.
skin = Nenn es, wie du willst
    .about = Bei euch hieß das immer „Käse“? Nur du siehst es.
other-device = Auf einem anderen Gerät weiterspielen
    .about = Öffne dort diesen Link oder halte die Kamera auf den Code. Der Platz zieht mit um.

## Table

sentence-dealing = Die Karten werden ausgeteilt.
sentence-place = Leg etwas in den Ofen.
sentence-submit = Leg eine Bestellung hinein oder auch keine.
sentence-draw = Füll deine Hand auf: von welchem Stapel?
sentence-paused = Der Gastgeber hat das Spiel angehalten.
sentence-paused-host = Du hast das Spiel angehalten.
sentence-pay = Deine { $order }: Was tust du?
sentence-burnt =
    { $who ->
        [you] Deine { $order } ist verbrannt.
       *[other] Die { $order } von { $name } ist verbrannt.
    }
sentence-add = Hilfe ist da. Was legst du zu deiner { $order } dazu?
sentence-help = { $name } bittet um { $cards }.
sentence-baking = Der Ofen wird ausgeräumt.
sentence-waiting =
    { $who ->
        [you] Du bist dran.
       *[other] { $name } wählt.
    }
sentence-waiting-bot =
    { $who ->
        [you] Ein Bot wählt für dich.
       *[other] { $name } überlegt.
    }
sentence-waiting-away = { $name } ist weg. Alle warten.
sentence-waiting-pay =
    { $who ->
        [you] Deine Pizza: Was tust du?
       *[other] { $name } schaut sich die Pizza an.
    }
sentence-waiting-help =
    { $who ->
        [you] Hilfst du?
       *[other] { $name } wird um Hilfe gebeten.
    }
your-turn = Du bist dran.
you = du
nobody = niemand
heard-dealt = Die Karten sind ausgeteilt.
heard-round-began =
    { $who ->
        [you] Runde { $round }. Du fängst an.
       *[other] Runde { $round }. { $name } fängt an.
    }
heard-mamma-mia-taken =
    { $who ->
        [you] Du bist Mamma Mia!
       *[other] { $name } ist Mamma Mia!
    }
heard-passed =
    { $who ->
        [you] Du hast keine Zutat und passt.
       *[other] { $name } hat keine Zutat und passt.
    }
heard-placed =
    { $who ->
        [you] Du: { $cards }
       *[other] { $name }: { $cards }
    }
heard-submitted =
    { $who ->
        [you] Du legst eine { $order } hinein.
       *[other] { $name } legt eine { $order } hinein.
    }
heard-drew-supply =
    { $who ->
        [you]
            { $count ->
                [one] Du ziehst eine Zutat.
               *[other] Du ziehst { $count } Zutaten.
            }
       *[other]
            { $count ->
                [one] { $name } zieht eine Zutat.
               *[other] { $name } zieht { $count } Zutaten.
            }
    }
heard-drew-waiter =
    { $who ->
        [you]
            { $count ->
                [one] Du ziehst eine Bestellung.
               *[other] Du ziehst { $count } Bestellungen.
            }
       *[other]
            { $count ->
                [one] { $name } zieht eine Bestellung.
               *[other] { $name } zieht { $count } Bestellungen.
            }
    }
heard-timeout = Die Zeit war um.
your-hand = Deine Zutaten
hand-empty = Keine Zutat auf der Hand.
your-orders = Deine Bestellungen
choose-order = Welche Bestellung kommt in den Ofen?
choose-order-hint = Wähl eine Bestellung, um sie hineinzulegen oder nur zu lesen.
no-order = Keine Bestel{ "\u00AD" }lung
no-orders-in-hand = Keine Bestellung auf der Hand.
why-no-order = Diesmal keine Bestellung: Ohne Zutat geht das nicht.
all-orders = Alle deine Bestellungen
all-orders-note = Was weder auf der Hand noch geliefert ist, liegt beim Kellner oder im Ofen. Wo genau, musst du dir merken.
all-orders-note-pile = Was nicht auf der Hand ist, liegt beim Kellner, im Ofen oder auf dem Stapel der gelieferten. Wo genau, musst du dir merken.
order-is-hand = auf der Hand
order-is-delivered = geliefert
order-is-away = Kellner oder Ofen
rules-of-edition = Die Regeln dieser Ausgabe
draw-from = Woher ziehst du?
stack-supply = Vorrat
stack-waiter = Kellner
draw-here-supply = Zutaten ziehen
draw-here-waiter = Bestellungen ziehen
why-stack-empty = leer
why-stack-need-ingredients = du brauchst Zutaten
why-stack-hand-full = deine Hand ist voll
one-more = Eine mehr
one-less = Eine weniger
stepper-singles = Wie viele: { $kind }
stepper-doubles = Wie viele Doppelkarten: { $kind }
preview-empty = Wähl eine Zutat.
preview-no-ingredient = Du hast nichts hineinzulegen.
preview-choose-order = Wähl eine Bestellung, oder mach ohne weiter.
preview-order-alone = Keine Zutat, nur deine Bestellung.
preview-pass = Du hast keine Zutat: Du passt und ziehst nur.
placed-for-you = Deine einzige Zutat kam von selbst hinein.
bake-it = Ab in den Ofen
go-on = Weiter
sending = Moment
why-choose-kind = Wähl zuerst eine Zutat.
why-not-your-turn = { $name } ist dran, aber du kannst schon wählen.
hint-first = Wähl mit − und +, wie viele davon in den Ofen kommen. Alle hören es.
hint-aim = Was eine Bestellung braucht, muss vor ihr im Ofen sein. Wer die meisten liefert, gewinnt.
hint-no-orders = Du hast keine Bestellung mehr. Zieh welche: Ohne Bestellung backst du nichts.
hint-waiter = { $count ->
    [one] Du ziehst eine Bestellung und keine Zutaten.
   *[other] Du ziehst { $count } Bestellungen und keine Zutaten.
  }
hint-no-ingredients = Danach hast du keine Zutat mehr und beim nächsten Mal nichts hineinzulegen. Zieh vom Vorrat, oder behalte eine Karte.
hint-forbidden = Diese Bestellung verbrennt, wenn die verbotene Sorte auf dem Tisch liegt, und die kommt jetzt in den Ofen oder liegt schon da.
hint-too-little = Diese Bestellung geht noch nicht auf: Du hast nicht auf der Hand, was sie braucht, und im Ofen sind zu wenige Karten.
hint-supply = Der Ofen wird geöffnet, wenn der Vorrat leer ist.
hint-leftovers =
    { $lie ->
        [visible] Was übrig blieb, bleibt vor dem Ofen liegen und zählt vor allem, was hineinkommt. Verbrannte Bestellungen liegen wieder beim Kellner.
       *[other] Was übrig blieb, liegt wieder im Ofen und kommt zuerst heraus. Verbrannte Bestellungen liegen wieder beim Kellner.
    }
the-others = Die anderen
away = weg
seat-label =
    { $name }, { $colour }, eigene Zutat { $kind }{ $bot ->
        [yes] , ein Bot
       *[no] { "" }
    }. { $ingredients ->
        [one] eine Zutat
       *[other] { $ingredients } Zutaten
    }, { $orders ->
        [one] eine Bestellung
       *[other] { $orders } Bestellungen
    } auf der Hand, { $waiter } beim Kellner{ $known ->
        [yes] , { $delivered } geliefert
       *[no] { "" }
    }.{ $state ->
        [away] { " " }Ist weg.
        [thinking] { " " }Überlegt.
        [acting] { " " }Wählt.
       *[none] { "" }
    }{ $chef ->
        [yes] { " " }Öffnet den Ofen.
       *[no] { "" }
    }{ $holder ->
        [yes] { " " }Ist Mamma Mia.
       *[no] { "" }
    }
seat-plays = Spielt { $colour }; eigene Zutat: { $kind }.
seat-is-bot = Das ist ein Bot.
seat-stand-in = Ein Bot springt ein.
seat-is-away = Ist gerade weg.
seat-somebody = Jemand
seat-taken-over = In diesem Spiel hat jemand Neues einen Link zu diesem Platz bekommen.
seat-ingredients = Zutaten auf der Hand
seat-orders = Bestellungen auf der Hand
seat-waiter = Bestellungen beim Kellner
seat-level = Gedächtnishilfe
delivered-count =
    { $count ->
        [0] Nichts geliefert
        [one] Eine Pizza geliefert
       *[other] { $count } Pizzas geliefert
    }
delivered-pile =
    { $count ->
        [one] Eine Bestellung liegt auf dem Stapel der gelieferten.
       *[other] { $count } Bestellungen liegen auf dem Stapel der gelieferten.
    }
    .short = Geliefert
vote-bot =
    { $votes ->
        [0] Einen Bot für { $name } spielen lassen
        [one] Einen Bot für { $name } spielen lassen (eine Stimme)
       *[other] Einen Bot für { $name } spielen lassen ({ $votes } Stimmen)
    }
sit-behind = { $name } über die Schulter schauen
looking-on = Du schaust zu. Wer es erlaubt, dem darfst du über die Schulter schauen: Wähl jemanden aus.
looking-behind = Du schaust { $name } über die Schulter: Das sind nicht deine Karten.
bot-stands-in = Du warst weg: Ein Bot spielt für dich.
i-am-back = Ich bin wieder da
give-seat-to-bot = Den Platz von { $name } einem Bot geben
the-oven = Der Ofen
oven-top = Obenauf: { $what }
oven-no-top = Im Ofen ist nichts zu sehen.
supply-left =
    { $count ->
        [0] Der Vorrat ist leer.
        [one] Eine Karte im Vorrat.
       *[other] { $count } Karten im Vorrat.
    }
on-the-table = Offen auf dem Tisch
last-turn = Der letzte Zug
memory-aids = Merkhilfe
the-rail = Einmal reihum
the-chalkboard = Deine Tafel
chalkboard-how = Drücken macht einen Strich, Ziehen wischt weg. Farbige Karten sind Bestellungen.
wipe-all = Alles wegwischen
the-glass = Das ist im Ofen
orders-of = Bestellungen von { $colour }
rail-drew-supply =
    { $count ->
        [one] zog eine Zutat
       *[other] zog { $count } Zutaten
    }
rail-drew-waiter =
    { $count ->
        [one] zog eine Bestellung
       *[other] zog { $count } Bestellungen
    }
round-of = Runde { $round } von { $rounds }
round-word = Runde
round-number = Runde { $round }
time-left =
    { $count ->
        [one] Noch eine Sekunde
       *[other] Noch { $count } Sekunden
    }
seconds = { $count } s
seconds-more = + { $count } s
pause = Spiel anhalten
resume = Weiter geht’s
react = Etwas dazwischenrufen
repeat = Den letzten Zug noch einmal sagen
table-menu = Der Tisch
allow-spectators = Andere dürfen mir über die Schulter schauen
last-game = Das letzte Spiel: Wiederholung und Analyse
leave-table = Vom Tisch aufstehen
leave-table-note = Dein Platz bleibt dir: Komm mit deinem Link zurück.
reaction-bravo = Bravo!
reaction-buon-appetito = Guten Appetit!
reaction-burnt = Verbrannt!
reaction-delicious = Köstlich!
reaction-hurry = Es wird kalt!
reaction-laugh = Ha ha!
reaction-mamma-mia = Mamma mia!
reaction-no-way = Das gibt’s nicht!
reaction-oops = Ups!
reaction-sorry = Tut mir leid!
reaction-thanks = Danke!
reaction-thinking = Lass mich überlegen.
keys = Tasten
keys-kind = Alles von der ersten, zweiten, … Sorte auf der Hand nehmen
keys-trim = Eine Karte mehr, eine weniger
keys-order = Die nächste Bestellung oder keine
keys-stack = Der andere Stapel
keys-bake = Ab in den Ofen, oder die erste Antwort geben
keys-answer = Eine Zutat wählen, während der Ofen ausgeräumt wird
keys-give-up = Verbrennen lassen, oder nicht helfen
keys-back = Die Antwort zurücknehmen
keys-hurry = Weiter zur nächsten Karte, während der Ofen ausgeräumt wird, oder, allein mit Bots, zu ihrem Zug
keys-repeat = Den letzten Zug noch einmal sagen
keys-all-orders = Alle deine Bestellungen
keys-react = Etwas dazwischenrufen
keys-pause = Das Spiel anhalten (Gastgeber)
keys-tab = Der Reihe nach durch alles, was man wählen kann
keys-this = Diese Liste
keys-single = Buchstaben und Ziffern als Tastenkürzel
lost = Die Verbindung ist weg. Was du gewählt hast, bleibt; nichts wird doppelt geschickt.
lost-going-down = Die Küche wird neu gestartet. Gleich geht es weiter.
lost-again-in =
    { $count ->
        [0] Neuer Versuch.
        [one] Neuer Versuch in einer Sekunde.
       *[other] Neuer Versuch in { $count } Sekunden.
    }
try-now = Jetzt versuchen
bye-taken-elsewhere = Du spielst jetzt auf einem anderen Gerät.
bye-seat-void = Dein Platz wurde vergeben oder sein Link erneuert.
bye-table-closed = Dieser Tisch ist geschlossen.
bye-misbehaved = Der Server hat diese Seite nicht verstanden. Lade sie neu.
bye-going-down = Der Server wird neu gestartet.
bye-idle = Von hier kam lange nichts mehr.
to-the-door = Zur Startseite
to-the-table = Zum Tisch
missed = Während du weg warst:
missed-understood = Verstanden

## Baking

heard-oven-opened =
    { $who ->
        [you] Du öffnest den Ofen.
       *[other] { $name } öffnet den Ofen.
    }
heard-turned-up = Der Ofen gibt { $cards } her.
heard-order-turned-up =
    { $who ->
        [you] Deine { $order }.
       *[other] { $order } von { $name }.
    }
heard-added =
    { $who ->
        [you] Du legst { $cards } dazu.
       *[other] { $name } legt { $cards } dazu.
    }
heard-asked =
    { $who ->
        [you] Du bittest um { $cards }.
       *[other] { $name } bittet um { $cards }.
    }
heard-did-not-help =
    { $who ->
        [you] Du hilfst nicht.
       *[other] { $name } hilft nicht.
    }
heard-helped =
    { $who ->
        [you] Du gibst { $cards }.
       *[other] { $name } gibt { $cards }.
    }
heard-baked =
    { $who ->
        [you] Deine { $order } ist gebacken!
       *[other] Die { $order } von { $name } ist gebacken!
    }
heard-rewarded =
    { $who ->
        [you] Dafür gilt eine deiner Bestellungen als geliefert.
       *[other] Dafür gilt eine Bestellung von { $name } als geliefert.
    }
heard-returned =
    { $who ->
        [you] Deine { $order } ist verbrannt und kommt zurück unter den Kellnerstapel.
       *[other] Die { $order } von { $name } ist verbrannt und kommt zurück unter den Kellnerstapel.
    }
heard-round-ended = Der Ofen ist leer.
heard-game-ended = Das Spiel ist aus.
forbidden-lies-there = Verbotene Zutat auf dem Tisch: { $cards }.
short = Sie braucht noch { $cards }.
short-any =
    { $count ->
        [one] Eine Karte fehlt.
       *[other] { $count } Karten fehlen.
    }
short-nothing-else = Keine andere Sorte liegt auf dem Tisch.
short-several = { $count } von zwei Sorten
all-there = Alles da.
owner-chooses = { $who ->
    [you] Du wählst.
   *[other] Wer bestellt hat, wählt.
  }
baked = Gebacken!
burnt = Verbrannt!
which-rule = Welche Regel ist das?
question = Du wirst gefragt
question-help = Hilfst du?
    .reward = Dafür gilt die oberste Bestellung deines Kellners ungesehen als geliefert.
    .short = Dafür: eine Bestellung geliefert
plan-bake = Backen
plan-bake-adding = { $cards } dazulegen und backen
plan-ask = Um Hilfe bitten
plan-send = Die anderen um { $cards } bitten
    .short = Erbitten
plan-help = { $cards } geben
    .short = Geben
plan-refuse = Nicht helfen
plan-decline = Verbrennen lassen
plan-decided = Entschieden.
choose-rarest = { $count } von der seltensten: welcher Stapel?
choose-toppings =
    { $count ->
        [1] Wähl eine Zutat: welcher Stapel?
       *[other]
            { $left ->
                [1] Und noch eine Zutat.
               *[other] Wähl { $left } Zutaten: welche Stapel?
            }
    }
pile-pick = Sorte wählen: { $kind }
pile-short = noch { $count }
pile-more = Eins mehr: { $kind }
pile-less = Eins weniger: { $kind }
plan-change = Doch anders
plan-back = Einen Schritt zurück
plan-lacking =
    { $count ->
        [one] Eine Karte fehlt noch.
       *[other] { $count } Karten fehlen noch.
    }
plan-hand = Noch { $count } aus deiner Hand.
plan-missing = Sie braucht noch { $cards }.
plan-own = Du legst selbst { $cards } dazu.
plan-own-count = { $count ->
    [one] Du legst selbst eine Karte dazu.
   *[other] Du legst selbst { $count } Karten dazu.
  }
plan-with-help = Wenn jemand hilft, ist alles da.
forced-decline = Du kannst sie nicht erfüllen: Sie verbrennt.
forced-refuse = Hier kannst du nicht helfen.
forced-bake = Es gibt nur eine Möglichkeit: Sie wird gebacken.
belief = Was ist im Ofen? Leg dich fest.
belief-together = Was ist im Ofen? Einigt euch und legt euch fest.
belief-locked = Festgelegt. Mal sehen.
belief-lock = Festlegen
belief-skip = Diesmal nicht
belief-total = { $count } von höchstens { $most } Zutaten
belief-too-many = { $count } Zutaten: mehr als die { $most }, die darin liegen können
belief-worth = Das bringt keine Pizza: Danach siehst du, wie gut dein Gedächtnis war.
hurry-beat = Weiter zur nächsten Karte
hurry-bot = Gleich weiter
hurry-orders = Zu meinen Bestellungen
    .none = Vorspulen
hurry-wanted =
    { $count ->
        [one] { $names } möchte weiter
       *[other] { $names } möchten weiter
    }
hurry-waits = Warten auf { $names }

## Aftermath

aftermath = Deine Bestellungen in Runde { $round }
aftermath-counts = { $baked } gebacken, { $burnt } verbrannt.
aftermath-why = Warum?
fate-baked = Gebacken, alles war da.
fate-added = Gebacken: Du hast { $cards } dazugelegt.
fate-helped = Gebacken mit Hilfe von { $name }.
fate-spoilt = Verbrannt: Eine verbotene Zutat lag auf dem Tisch.
fate-nobody-helped = Niemand hat geholfen.
fate-returned = Verbrannt: Sie war nicht zu erfüllen.
fate-taker =
    { $who ->
        [you] Deine eigene { $order } hatte { $cards } genommen.
       *[other] Die { $order } von { $name } hatte { $cards } genommen.
    }
fate-below = Als du sie hineingelegt hast, enthielt der Ofen { $cards }.
fate-earlier = Frühere Bestellungen hatten { $cards } genommen.
fate-lay = Auf dem Tisch lag dafür noch: { $cards }.
fate-none = Du hattest keine Bestellung in diesem Ofen.
fate-others =
    { $count ->
        [one] Die anderen haben eine Pizza gebacken.
       *[other] Die anderen haben { $count } Pizzas gebacken.
    }
belief-against-truth = Dein Gedächtnis: { $percent } % (0 % ist geraten, 100 % ist genau)
belief-believed = Du
belief-truth = Ofen
the-end = Das Ende
ending-win =
    { $who ->
        [you]
            { $count ->
                [one] Du gewinnst mit einer Pizza!
               *[other] Du gewinnst mit { $count } Pizzas!
            }
       *[other]
            { $count ->
                [one] { $name } gewinnt mit einer Pizza.
               *[other] { $name } gewinnt mit { $count } Pizzas.
            }
    }
ending-tie =
    { $count ->
        [one] Gleichstand mit einer Pizza. Den Sieg teilen sich: { $names }.
       *[other] Gleichstand mit { $count } Pizzas. Den Sieg teilen sich: { $names }.
    }
ending-shared = Gleich viele Pizzas, gleich viele Zutaten übrig: Der Sieg wird geteilt.
decided-ingredients = { $who ->
    [you] Gleich viele Pizzas wie { $other }, aber du hast mehr Zutaten übrig.
   *[other] Gleich viele Pizzas wie { $other }, aber { $name } hat mehr Zutaten übrig.
  }
decided-pizzas = { $who ->
    [you] { $lead ->
        [one] Du hattest eine Pizza mehr als { $other }.
       *[other] Du hattest { $lead } Pizzas mehr als { $other }.
      }
   *[other] { $lead ->
        [one] { $name } hatte eine Pizza mehr als { $other }.
       *[other] { $name } hatte { $lead } Pizzas mehr als { $other }.
      }
  }
nearest-miss = Am knappsten war deine { $order } in Runde { $round }: Sie brauchte nur noch { $cards }.
last-order-baked = { $who ->
    [you] Die letzte Bestellung war deine { $order }, und sie ist gebacken.
   *[other] Die letzte Bestellung war die { $order } von { $name }, und sie ist gebacken.
  }
last-order-burnt = { $who ->
    [you] Die letzte Bestellung war deine { $order }, und sie ist verbrannt.
   *[other] Die letzte Bestellung war die { $order } von { $name }, und sie ist verbrannt.
  }
winner = Sieg
ingredients-left =
    { $count ->
        [0] keine Zutat übrig
        [one] eine Zutat übrig
       *[other] { $count } Zutaten übrig
    }
rematch = Noch einmal
rematch-host = { $name } kann das nächste Spiel beginnen.
watch-tape = Wiederholung ansehen
memory-accuracy = { $rounds ->
    [one] Dein Gedächtnis in einem Ofen: { $percent } % (0 % ist geraten, 100 % ist genau).
   *[other] Dein Gedächtnis in { $rounds } Öfen: { $percent } % (0 % ist geraten, 100 % ist genau).
  }
memory-accuracy-together = { $rounds ->
    [one] Euer Gedächtnis in einem Ofen: { $percent } % (0 % ist geraten, 100 % ist genau).
   *[other] Euer Gedächtnis in { $rounds } Öfen: { $percent } % (0 % ist geraten, 100 % ist genau).
  }
memory-curve = { $games ->
    [one] Dein Gedächtnis in einem Spiel; der beste Wert: { $best } %.
   *[other] Dein Gedächtnis in { $games } Spielen; der beste Wert: { $best } %.
  }

## Review

review = Die Analyse
review-open = Spiel analysieren
review-percent = { $percent } %

## A challenge

challenge-somebody = Jemanden mit diesen Karten herausfordern
challenge-compare = Die Spiele vergleichen
problem-no_such_challenge = Diese Herausforderung gibt es nicht. Lass dir den Link noch einmal geben oder spiel ein eigenes Spiel.
problem-no_challenge = Herausfordern kannst du nur mit einem Spiel, das du allein gegen Bots zu Ende gespielt hast.
problem-bots_gone = Einen der Bots oder die Ausgabe gibt es hier nicht mehr. Spiel stattdessen etwas anderes.

## The bake of the day

day-title = Der Ofen des Tages
day-card = Jeden Tag eine Kartenverteilung für alle. Ein Versuch zählt.
day-card-today =
    { $count ->
        [0] Heute: { $edition }, { $seats } Spieler. Noch niemand ist fertig.
        [one] Heute: { $edition }, { $seats } Spieler. Eine Person ist schon fertig.
       *[other] Heute: { $edition }, { $seats } Spieler. { $count } Leute sind schon fertig.
    }
day-card-open =
    { $state ->
        [done]
            { $count ->
                [one] Du hast eine Pizza gebacken: Sieh nach, wie es lief
               *[other] Du hast { $count } Pizzas gebacken: Sieh nach, wie es lief
            }
        [begun] Den Ofen von heute fertig spielen
       *[new] Zum Ofen von heute
    }
day-what = { $edition }, { $seats } Spieler: du gegen { $bots }.
day-what-doubles = { $edition } mit Doppelkarten, { $seats } Spieler: du gegen { $bots }.
day-site = Diese Seite hat ihren eigenen Ofen des Tages, und du spielst ihn allein.
day-to-today = Zum Ofen von heute
day-to-result = Zum Ofen des Tages
day-place = Platz { $place } von { $seats }
day-oven = Aus deinem Ofen: { $baked } gebacken, { $burnt } verbrannt
day-fair-later = Andere haben diese Karten noch vor sich. Eine Stunde nach Mitternacht UTC steht das Geheimnis auf der Seite des Tages, und das Mischen lässt sich prüfen.
ended-hidden = Ein fremder Ofen des Tages
    .about = Andere haben diese Karten noch vor sich, vielleicht auch du: Bis der Tag vorbei ist, sieht diesen Tisch nur, wer hier spielt.
problem-day_ahead = Dieser Tag hat noch nicht begonnen.
problem-day_begun = Du hast diesen Ofen auf dem Server begonnen. Spiel dort weiter.
problem-day_not_along = Nur den Ofen von heute kannst du mitnehmen, und nur was du mitgenommen hast, lässt sich schicken.
problem-moves_bad = Aus diesen Zügen wird auf dem Server ein anderes Spiel, darum kann er es nicht annehmen. Vielleicht hat er sich geändert, seit du den Ofen mitgenommen hast.
problem-no_such_day = Diesen Tag gibt es nicht. Sieh dir den von heute an.
problem-key_bad = Dieser Schlüssel passt nicht. Öffne diese Seite noch einmal.
problem-not_yet = Noch nicht: Komm etwas später wieder.
problem-fixed_deal = Diese Karten werden einmal gespielt, gegen dieselben Bots wie bei allen.
problem-club_closed = Dieser Club ist geschlossen.
problem-club_full = Dieser Club ist voll.
problem-evening_full = Dieser Spielabend ist voll: 64 Leute sind da.
problem-evening_on = In diesem Club läuft schon ein Spielabend.
problem-evening_over = Dieser Spielabend ist vorbei.
problem-member_removed = Du gehörst nicht mehr zu diesem Club.
problem-no_such_club = Diesen Club gibt es nicht. Sieh dir den Link noch einmal an.
problem-no_such_evening = Diesen Spielabend gibt es in diesem Club nicht.
problem-no_such_member = Diese Person gibt es in diesem Club nicht.
problem-not_keeper = Das kann nur, wer den Club leitet.
problem-not_member = Tritt zuerst dem Club bei.
problem-record_bad = Das ist nicht die Aufzeichnung eines beendeten Spiels.

## Clubs; what their own screens say is in club-de.ftl

club-found = Einen Club gründen
club-card =
    { $count ->
        [0] Immer dieselbe Runde?
       *[other] Deine Clubs
    }
    .about = Ein Club sammelt eure Spiele, Tabellen und Spielabende. Niemand braucht ein Konto.
club-all = Alle Clubs
friends-club = Immer dieselbe Runde?
seat-of-club = Du setzt dich als Mitglied von { $club }: Das Spiel kommt in dessen Buch.

## Rules

rules-title = Die Regeln

## On the road

road-keep = Für unterwegs mitnehmen
    .about = Einmal etwa 8 MB. Danach kannst du ohne Netz gegen Bots spielen.
road-fetched = { $done } von { $total } MB
road-kept = Eingepackt: Du kannst hier ohne Netz spielen.
road-no-space = Dieser Browser hat keinen Platz mehr dafür. Schaff etwas Platz und versuch es noch einmal.
road-not-fetched = Es ist nicht alles angekommen. Was da ist, bleibt: Versuch es noch einmal, wenn das Netz besser ist.
road-damaged = Ein Teil kam beschädigt an und wurde weggeworfen. Versuch es noch einmal.
road-not-here = Dieser Browser kann nicht ohne Server spielen. Ein neuerer kann es, oder eine Seite über https.
road-not-built = Auf diesem Server fehlt, was man dafür braucht. Bitte den Betreiber, ihn mit Netz neu zu bauen.
road-alone = Ohne Netz spielst du gegen Bots, oder ihr reicht dieses Gerät herum. Für einen Tisch mit Freunden per Link braucht ihr ein Netz.
road-around = Gerade ist kein Netz da, darum spielt ihr alle an diesem Gerät und reicht es herum.
road-bots = Ohne Server denken die Bots bis zu Signora Rossi so viel wie immer; stärkere denken höchstens eine Sekunde.
own-games = Deine Spiele in diesem Browser
own-games-save = Aufzeichnung speichern
lost-own = Die Küche in diesem Browser ist stehen geblieben und startet neu. Dein Spiel bleibt dir.
problem-own_server_failed = Die Küche in diesem Browser ist nicht gestartet. Versuch es noch einmal; deine Spiele bleiben dir.
problem-cannot_run = { road-not-here }
problem-no_space = Dieser Browser hat keinen Platz mehr, darum ist nichts passiert. Schaff etwas Platz und mach weiter: Dein Spiel bleibt dir.
site-alone = Hinter dieser Seite steht kein Server: Du spielst gegen Bots, oder ihr reicht dieses Gerät herum. Ein Tisch mit Freunden per Link braucht einen Server.
site-around = Hinter dieser Seite steht kein Server, darum spielt ihr alle an diesem Gerät und reicht es herum.

## Ein Gerät für mehrere, und der große Bildschirm

friends-way = Wo spielt ihr?
friends-way-apart = Jeder am eigenen Gerät
    .about = Du bekommst einen Link und einen Code zum Weitergeben.
friends-way-around = An diesem Gerät
    .about = Ein Telefon, Tablet oder Laptop wandert um den Tisch. Ein Vorhang verdeckt alle Karten.
friends-way-screen = Rund um einen großen Bildschirm
    .about = Dieser Bildschirm zeigt den Ofen. Alle setzen sich mit dem Telefon und halten ihre Karten selbst.
around-people = Wer spielt an diesem Gerät?
around-name = Name { $number }
around-face = Ein anderes Gesicht für Person { $number }
around-remove = Person { $number } spielt nicht mit
around-add = Noch jemand
around-bots = Bots, die mitspielen
around-aloud = Ansagen laut vorlesen
    .about = Dann muss niemand auf den Bildschirm schauen, um sie zu hören.
beside = Noch jemand spielt an diesem Gerät
    .about = Ihr reicht es herum. Ein Vorhang verdeckt jede Hand, bis sie dran ist.
shares-mark = teilt sich ein Gerät
curtain = Der Vorhang
curtain-turn = Du bist dran: Nimm das Gerät.
curtain-asked = Du wirst zu einer Bestellung gefragt: Nimm das Gerät.
curtain-hold = Gedrückt halten: deine Karten
curtain-second = Ich bin { $name }. Zeig meine Karten.
curtain-about = Jetzt sollte nur { $name } hinschauen.
hide-hand = Meine Karten verdecken
hand-goes-dark = Schau dir deine neuen Karten an. Gleich sind sie verdeckt.
device-together = Schaut alle hin und hört zu.
big-screen = Den Ofen auf den großen Bildschirm
    .about = Ein Fernseher oder Laptop in der Mitte zeigt den Ofen, die Stapel und die Ansagen. Die Telefone zeigen dann nur noch eine Hand.
big-screen-here = Das hier ist der große Bildschirm
big-screen-there = Oder öffne diese Adresse am anderen Bildschirm:
screen-sit-down = Setz dich mit dem Telefon dazu
handheld = Auf diesem Telefon nur meine Hand
    .about = Alles andere zeigt der große Bildschirm.
look-up = Schau auf den großen Bildschirm.
look-up-here = Den Tisch hier zeigen
