### Español. Frases cortas y cálidas, de tú, como se habla en una partida de cartas.
### horno, reserva, camarero (tu mazo de pedidos), pedido, pizza, chef, entregado, mano, anuncio, sobras;
### meter (ingredientes y pedidos), robar, hornear, quemado (un pedido que vuelve).

## Kinds

number =
    { $count ->
        [0] ningún
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] Ningún
        [1] Un
        [2] Dos
        [3] Tres
        [4] Cuatro
        [5] Cinco
        [6] Seis
        [7] Siete
        [8] Ocho
        [9] Nueve
        [10] Diez
        [11] Once
        [12] Doce
       *[other] { $count }
    }
kind-pineapple =
    { $count ->
        [one] piña
       *[other] piñas
    }
letter-pineapple = Pñ
count-pineapple = { $count } { kind-pineapple }
some-pineapple =
    { $count ->
        [1] una piña
       *[other] { number } piñas
    }
announce-pineapple =
    { $count ->
        [1] ¡Una piña!
       *[other] ¡{ number-upper } piñas!
    }
kind-pepper =
    { $count ->
        [one] pimiento
       *[other] pimientos
    }
letter-pepper = Pm
count-pepper = { $count } { kind-pepper }
some-pepper =
    { $count ->
        [1] un pimiento
       *[other] { number } pimientos
    }
announce-pepper =
    { $count ->
        [1] ¡Un pimiento!
       *[other] ¡{ number-upper } pimientos!
    }
kind-mushroom =
    { $count ->
        [one] champiñón
       *[other] champiñones
    }
letter-mushroom = C
count-mushroom = { $count } { kind-mushroom }
some-mushroom =
    { $count ->
        [1] un champiñón
       *[other] { number } champiñones
    }
announce-mushroom =
    { $count ->
        [1] ¡Un champiñón!
       *[other] ¡{ number-upper } champiñones!
    }
kind-olive =
    { $count ->
        [one] aceituna
       *[other] aceitunas
    }
letter-olive = A
count-olive = { $count } { kind-olive }
some-olive =
    { $count ->
        [1] una aceituna
       *[other] { number } aceitunas
    }
announce-olive =
    { $count ->
        [1] ¡Una aceituna!
       *[other] ¡{ number-upper } aceitunas!
    }
kind-salami =
    { $count ->
        [one] salami
       *[other] salamis
    }
letter-salami = S
count-salami = { $count } { kind-salami }
some-salami =
    { $count ->
        [1] un salami
       *[other] { number } salamis
    }
announce-salami =
    { $count ->
        [1] ¡Un salami!
       *[other] ¡{ number-upper } salamis!
    }
kind-shrimp =
    { $count ->
        [one] gamba
       *[other] gambas
    }
letter-shrimp = G
count-shrimp = { $count } { kind-shrimp }
some-shrimp =
    { $count ->
        [1] una gamba
       *[other] { number } gambas
    }
announce-shrimp =
    { $count ->
        [1] ¡Una gamba!
       *[other] ¡{ number-upper } gambas!
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = ¡{ number-upper } { $name }!
double-kind = { $kind } doble
doubles-of =
    { $count ->
        [one] una carta doble de { $kind }
       *[other] { number } cartas dobles de { $kind }
    }
adds-up = { $cards }: { number }
no-cards = nada
some-cards = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
  }
colour-yellow = amarillo
colour-green = verde
colour-brown = marrón
colour-purple = morado
colour-red = rojo
colour-pink = rosa
oven-height =
    { $count ->
        [0] El horno está vacío.
        [one] Hay una carta en el horno.
       *[other] Hay { $count } cartas en el horno.
    }

## Orders

order-normale = Normale
    .rule = Justo los ingredientes que se ven.
order-bombastica = Bombastica
    .rule = Al menos { $count } ingredientes, los que sean. Se lleva todo lo que hay en la mesa.
    .brief = { $count } o más, de lo que sea. Se lleva todo.
order-monotoni = Monotoni
    .rule = Una carta de tu propio ingrediente y { $count } de otro tipo. Eliges cuál cuando sale el pedido.
    .brief = 1 de tu ingrediente y { $count } de otro tipo: lo eliges al salir.
order-minimale = Minimale
    .rule = Una carta de tu propio ingrediente y { $count } del tipo del que haya menos en la mesa. No cuenta el tuyo ni los que no están. Si hay empate, eliges tú.
    .brief = 1 de tu ingrediente y { $count } del tipo más escaso en la mesa.
order-ghiottona = Ghiottona
    .rule = Una carta de tu propio ingrediente y { $count } de cada uno de otros dos tipos que tú eliges.
    .brief = 1 de tu ingrediente y { $count } + { $count } de dos tipos que eliges.
order-monotoni-junior = Monotoni junior
    .rule = { $count } de un tipo que tú eliges. Si en la mesa hay aunque sea una carta de { $kind }, el pedido vuelve enseguida.
    .brief = { $count } de un tipo que eliges. Prohibido: { $kind }.
order-minipizza = Minipizza
    .rule = Los tres ingredientes que se ven. Si en la mesa hay aunque sea una carta de { $kind }, el pedido vuelve enseguida.
    .brief = Los tres que se ven. Prohibido: { $kind }.
order-mamma-mia = Mamma Mia
    .rule = Una carta de tu propio ingrediente y { $count } de uno de los dos tipos que se ven: o uno u otro, sin mezclar.
    .brief = 1 de tu ingrediente y { $count } de uno de los dos tipos que se ven.
order-whole = { $title }: { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), horneada
        [burnt] { $order } ({ $colour }), quemada
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } de un mismo tipo
recipe-chosen-other = { $count } de otro tipo
recipe-chosen-several = { $count } de cada uno de otros { $kinds } tipos
recipe-fewest = { $count } del tipo más escaso
recipe-at-least = { $count } o más, de lo que sea
recipe-forbidden = { $recipe }, sin { $kind } en la mesa

## Everywhere

language = Idioma
settings = Ajustes
close = Cerrar
try-again = Probar otra vez
to-landing = Volver al inicio
not-loaded = Una parte de la página no ha llegado. Vuelve a cargarla.
guest = Tú
problem-failed = No ha funcionado. Inténtalo otra vez.
problem-unreachable = El servidor no responde. Comprueba tu conexión e inténtalo otra vez.
problem-rate_limited = Vas demasiado deprisa. Espera un momento.
problem-server_busy = El servidor está ocupado. Nada ha cambiado; inténtalo otra vez.
problem-store_unavailable = El servidor no puede guardar nada ahora mismo. Nada ha cambiado; inténtalo otra vez dentro de poco.
problem-no_such_table = Esta mesa ya no existe.
problem-table_gone = Esta mesa ya se ha recogido.
problem-table_full = Alguien se adelantó: no quedan sitios.
problem-history_full = Esta mesa está llena de partidas antiguas. Abre una nueva.
problem-game_running = La partida ya ha empezado.
problem-hand_seen = Ya has visto otra mano de esta partida.
problem-name_taken = Alguien de la mesa ya se llama así. Elige otro nombre.
problem-name_bad = Elige un nombre de 1 a 24 caracteres.
problem-colour_taken = Ese color ya es de alguien. Elige otro.
problem-seat_taken = Ahí ya hay alguien sentado.
problem-config_bad = Esas opciones no encajan. Cambia la edición o el número de sitios.
problem-edition_bad = El servidor no acepta esta edición.
problem-too_large = El archivo es demasiado grande para una edición.
problem-not_host = Eso solo puede hacerlo el anfitrión.
problem-not_seated = No tienes sitio en esta mesa.
problem-stale = La mesa ya iba por delante: mira otra vez y elige.
problem-not_your_turn = Ahora no te toca.
problem-illegal = Eso ahora no se puede. Elige otra vez: lo que se puede está iluminado.
problem-unknown_action = Eso ahora no se puede. Elige otra vez: lo que se puede está iluminado.
problem-paused = El anfitrión ha pausado la partida: no se puede hacer nada hasta que siga.
problem-game_over = La partida ha terminado.
problem-level_forbids = En esta mesa no hay pizarras.
problem-not_away = Está en la mesa: no hace falta que nadie juegue en su lugar.
problem-vote_pointless = No hay nada que votar.

## Landing

tagline = El horno se acuerda. ¿Y tú?
what-it-is = Todos meten ingredientes y pedidos en el mismo horno, boca arriba, una carta encima de otra. Cuando se abre, se ve qué pizza tiene todo lo que necesita. El juego de cartas Mamma Mia!, en todas sus ediciones impresas.
play-now = Jugar ya
    .about = Jugar ya: unos bots se sientan contigo y empiezas tú.
play-with-friends = Jugar con amigos
    .about = Con amigos: recibes un enlace para pasarlo. Sin cuenta, sin instalar nada.
dealing = Repartiendo…
laying-the-table = Poniendo la mesa…
lay-the-table = Poner la mesa
back-to-game = Volver a tu partida
back-to-waiting = Volver a tu mesa
learn = Aprende con una hornada
rules = Las reglas
more-to-know = Aprender y consultar
options = Preparar la mesa a tu gusto
public-tables = Mesas abiertas
no-public-tables = Ahora mismo no hay ninguna mesa abierta. Abre una tú: «Jugar con amigos» y, entre las opciones, «En la lista de mesas abiertas».
public-tables-failed = La lista de mesas abiertas no ha llegado.
join-free =
    { $free ->
        [one] Sentarse (1 libre de { $seats })
       *[other] Sentarse ({ $free } libres de { $seats })
    }
look-on = Mirar
not-affiliated = Pizzaiolo es un proyecto independiente con nombre, textos y dibujos propios. No tiene relación con el autor ni con las editoriales de Mamma Mia!.
nowhere = Aquí no hay nada en el horno
    .about = Esta dirección no lleva a ningún sitio. Quizá se perdió un trozo del enlace.

## Table options

options-failed = Las opciones no han llegado.
presets = ¿Qué mesa?
preset-quick = Una rápida
    .about = Tres jugadores y un horno ágil. Cinco minutos.
preset-usual = La de siempre
    .about = Cuatro jugadores, con calma. Diez minutos.
preset-evening = Toda una velada
    .about = Seis jugadores, más pedidos que nunca, y nadie recuerda nada por ti.
options-more = Más opciones
company-strength = ¿Qué nivel tienen los demás?
company-gentle = Tranquilos
    .about = Olvidan más que tú.
company-mixed = De todo un poco
    .about = Unos sueñan, otros están atentos.
company-strong = Fuertes
    .about = No olvidan casi nada.
strength-1 = Te deja ganar.
strength-2 = Juega por jugar.
strength-3 = No se distrae.
strength-4 = Cuesta ganarle.
quoted = «{ $words }»
options-you = Tú
options-game = El juego
options-pace = Ritmo y tiempo
your-name = Tu nombre
your-colour = Tu color
any-colour = Cualquiera
your-face = Tu cara
face-another = Otra cara
face-draw = Dibujar la mía
face-pen = Lápiz
face-undo = Quitar un trazo
face-wipe = Borrarlo todo
face-full = No cabe más: quita un trazo para dibujar otro.
face-skin = Piel
face-hair = Pelo
face-shade = Color del pelo
face-eyes = Ojos
face-mouth = Boca
face-hat = Gorro
edition = Edición
edition-original = Primera edición
    .about = La primera de todas: una carta Mamma Mia! decide quién es el chef, y las sobras quedan a la vista.
edition-homoludicus = Edición española
    .about = La carta Mamma Mia! se esconde en la reserva, y quien no tiene nada que meter pasa.
edition-waiter = Edición del camarero
    .about = Quien roba la última carta es el chef; quien no tiene ingredientes roba de la reserva.
edition-oven = Edición del horno
    .about = Se juega como la del camarero, con una carta para el horno. Buena para empezar.
edition-plus = Mamma Mia! Plus
    .about = Hasta seis jugadores, gambas, quince pedidos cada uno, y ayudar tiene premio.
own-edition = Una edición tuya
    .about = Puedes traer un archivo que diga qué cartas hay.
own-edition-chosen = Tu edición: { $title }
own-edition-leave = Volver a las impresas
seats = Jugadores
    .about = Cuantos más seáis, más cartas habrá en el horno y más costará recordarlas.
seats-count =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
seats-taken = Para que haya menos, los últimos sitios tienen que estar libres.
doubles = Cartas dobles
    .about = Algunas cartas valen por dos de su tipo.
helping = Ayudar
    .about = Si te faltan cartas, puedes pedírselas a los demás; sin ayuda hay una ronda más.
no-helping = Sin ayuda
memory-level = Memoria
    .about = El juego es acordarse. ¿Qué recuerda la mesa por ti?
level-for-all = Para toda la mesa
level-photographic = Nada
    .about = Lo que se canta desaparece enseguida, como en una mesa de verdad.
level-kitchen = El último turno
    .about = Lo último que se metió se queda hasta el turno siguiente.
level-rail = La última vuelta
    .about = Lo último que hizo cada uno cuelga del portacomandas.
level-chalkboard = Pizarra
    .about = Haces tus propias marcas; nadie te las corrige.
level-glass = Horno de cristal
    .about = Todos ven cuánto hay de cada cosa en el horno.
belief-check = Adivina el horno
    .about = Antes de abrirlo, dices qué crees que hay dentro. En compañía hay medio minuto para eso.
company = Quién se sienta a la mesa
    .about = Con amigos, los bots solo ocupan los sitios que queden vacíos. Cada cual puede tener más o menos ayuda que la mesa, para igualar fuerzas.
company-laid = Cada cual puede tener más o menos ayuda que la mesa, para igualar fuerzas. A los bots los sientas aquí abajo.
seat-yours = Tú
who-plays = Quién juega en el sitio { $seat }
own-level = Memoria en este sitio
level-of-table = Como la mesa
pace = A qué ritmo juegan los bots y se vacía el horno
pace-slow = Despacio
    .about = Tiempo para lamentarse por cada carta.
pace-normal = Con calma
    .about = El ritmo de una mesa de amigos.
pace-fast = Deprisa
    .about = Para quien ha visto muchos hornos.
pace-instant = Al instante
    .about = Sin espectáculo, solo el resultado.
time = Tiempo para decidir
    .about = Quien lo supera tiene un crédito de tiempo para toda la partida; después se hace lo más sencillo.
time-none = Sin límite
time-seconds = { $seconds } segundos
starts = Quién empieza
    .about = Quien empieza mete la primera carta en el horno vacío.
starts-me = Tú
starts-random = El azar
starts-other = Como se acordó
door = La puerta
public = En la lista de mesas abiertas
    .about = Cualquiera puede sentarse. Si no, solo quien tenga el enlace.
on-the-list = Abierta a todos
reset-options = Volver a lo de siempre

## Bots

bot-pia = Pia
    .says = Tengo seis años y sé dónde está el salami: ¡por ahí dentro!
bot-matteo = Matteo
    .says = Espera, ¿a quién le toca? ¿A mí? ¿Ya?
bot-carlo = Zio Carlo
    .says = ¡Al horno, que saldrá bien; siempre sale bien!
bot-rossi = Signora Rossi
    .says = Yo me guardo unas cartas; nunca se sabe quién se queda a cenar.
bot-giulia = Giulia
    .says = Tres champiñones, luego los pimientos, luego… no, no me lo digas.
bot-tommaso = Tommaso
    .says = Cuarenta repartos por noche, todos en la cabeza, y casi todos llegan.
bot-ferri = Dottoressa Ferri
    .says = ¿Necesita una aceituna mía? Entonces hablemos de mis honorarios.
bot-nonna = Nonna
    .says = No se me ha olvidado nada, tesoro, y menos lo que has metido tú en el horno.

## Joining and waiting

a-table-for-you = Una mesa para ti
invited = { $name } te invita a jugar a Mamma Mia! ({ $edition }, { $count } jugadores).
invited-by-nobody = Una partida de Mamma Mia! te espera ({ $edition }, { $count } jugadores).
deal-without-you = ¿Repartir sin ti?
    .bots = En esta mesa todavía no hay nadie. Si repartes ahora, los bots juegan solos y tú miras.
    .people = No tienes sitio. Si repartes ahora, juegan los demás y tú miras.
sit-down-first = Sentarme primero
deal-and-look-on = Repartir y mirar
agreed-memory = Ayuda para la memoria: { $level }
agreed-pace = Horno: { $pace }
agreed-time = { $seconds } segundos por turno
waiting-room = La mesa está puesta
change-table = Cambiar la mesa
change-table-now = Jugamos así
change-table-not = Dejarlo como está
sit-down-here = Siéntate
sit-down = Sentarse
name-needed = Diles a los demás cómo te llamas.
table-full = No queda ningún sitio
    .about = Puedes mirar cuando empiece la partida: quédate aquí.
who-is-here = Quién está
free-seat = El sitio { $number } está libre
seat-a-bot = Sentar a un bot
seat-more = Cambiar
you-mark = tú
host-mark = anfitrión
bot-mark = bot
reissue = Enlace nuevo para este sitio
hand-over = Nombrar anfitrión
free-the-seat = Dejar el sitio libre
reissued = El enlace antiguo de { $name } ya no vale. Pasa este; quien lo tenga tiene el sitio.
start = Repartir
    .about = Los sitios libres son para los bots. Cuando se ocupa el último, la partida empieza sola.
start-with-bots =
    { $count ->
        [one] Repartir, con un bot
       *[other] Repartir, con { $count } bots
    }
waiting-for =
    { $count ->
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
waiting-for-host = Enseguida se reparte.
host-deals =
    { $free ->
        [0] { $name } reparte enseguida.
       *[other] { $name } reparte cuando estén todos.
    }
here-count = En tu mesa: { $here } de { $seats }.
has-come = { $name } se ha sentado.
practise = Practicar mientras tanto
    .about = Una partida rápida contra bots mientras esperas. Cuando empiece tu mesa, te avisamos.
meanwhile = Estás practicando. { here-count }
back-to-waiting-room = Volver a la mesa
leave-seat = Levantarse
invite = Invita a tus amigos
    .about = Quien abra este enlace puede sentarse. Con el móvil: apunta la cámara al código.
table-link = Enlace de la mesa
device-link = Enlace del sitio (no lo compartas)
copy = Copiar
copied = Copiado
share = Compartir
share-text = ¡Ven a mi mesa!
qr-code = Código QR con el enlace
connection-lost = Se ha perdido la conexión. Se está intentando de nuevo.
coming = A la mesa…
    .about = Buscando la mesa { $table }.
unreachable = La cocina no responde
    .about = Se ha perdido la conexión. La página lo intenta una y otra vez; tu sitio sigue siendo tuyo.
ended-gone = No existe esa mesa
    .about = Las mesas que nadie usa se recogen. O se perdió un trozo del enlace.
ended-taken_elsewhere = Juegas en otro dispositivo
    .about = Tu sitio se ha abierto en otra parte con tu enlace. Aquí puedes recuperarlo.
ended-seat_void = Tu sitio es ahora de otra persona
    .about = El anfitrión hizo un enlace nuevo para él o se lo dio a alguien.
ended-table_closed = Esta mesa está cerrada
    .about = La partida ha terminado y las sillas están recogidas.
ended-misbehaved = Se ha cortado la conexión
    .about = Esta página envió algo que el servidor no entiende. Vuelve a cargarla.
play-here = Jugar aquí
to-this-table = A esta mesa
tab-your-turn = ¡Te toca! · Pizzaiolo
tab-waiting = La mesa espera · Pizzaiolo
tab-over = El horno está vacío · Pizzaiolo

## Settings

theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Día
theme-dark = Noche
motion = Movimiento
motion-auto = Como el dispositivo
motion-reduced = El mínimo
motion-full = Todo
sound = Sonido
    .about = Golpes, chisporroteo y una campana.
voice = Voz
    .about = Lo que se mete se canta en tu idioma.
vibration = Vibración
    .about = El móvil vibra cuando te toca.
hints = Pistas
    .about = La mesa te avisa si quizá se te escapa algo; cada pista, dos veces como mucho.
press = Responder por mí cuando no tengo elección
    .about = Si solo hay una respuesta posible, la mesa la da por ti. Los demás pueden notar cuáles fueron.
add-missing = Añadir siempre lo que falta
    .about = Si tu pedido se puede completar con tu mano de una sola manera, la mesa añade las cartas.
skin = Llámalo como quieras
    .about = ¿En tu casa siempre fue «queso»? Solo lo verás tú.
other-device = Seguir en otro dispositivo
    .about = Abre allí este enlace o apunta la cámara al código. El sitio va contigo.

## Table

sentence-dealing = Se están repartiendo las cartas.
sentence-place = Mete algo en el horno.
sentence-submit = Mete un pedido en el horno, o ninguno.
sentence-draw = Completa tu mano: ¿de qué mazo?
sentence-paused = El anfitrión ha pausado la partida.
sentence-paused-host = Has pausado la partida.
sentence-pay = Tu { $order }: ¿qué haces?
sentence-burnt =
    { $who ->
        [you] Tu { $order } se ha quemado.
       *[other] La { $order } de { $name } se ha quemado.
    }
sentence-add = Llega ayuda. ¿Qué añades a tu { $order }?
sentence-help = { $name } pide { $cards }.
sentence-baking = Se está vaciando el horno.
sentence-waiting =
    { $who ->
        [you] Te toca.
       *[other] { $name } está eligiendo.
    }
sentence-waiting-bot =
    { $who ->
        [you] Un bot elige por ti.
       *[other] { $name } está pensando.
    }
sentence-waiting-away = { $name } no está. Todos esperan.
sentence-waiting-pay =
    { $who ->
        [you] Tu pizza: ¿qué haces?
       *[other] { $name } mira la pizza.
    }
sentence-waiting-help =
    { $who ->
        [you] ¿Ayudas?
       *[other] A { $name } le piden ayuda.
    }
your-turn = Te toca.
you = tú
nobody = nadie
heard-dealt = Las cartas están repartidas.
heard-round-began =
    { $who ->
        [you] Ronda { $round }. Empiezas tú.
       *[other] Ronda { $round }. Empieza { $name }.
    }
heard-mamma-mia-taken =
    { $who ->
        [you] ¡Eres Mamma Mia!
       *[other] ¡{ $name } es Mamma Mia!
    }
heard-passed =
    { $who ->
        [you] No tienes ingredientes y pasas.
       *[other] { $name } no tiene ingredientes y pasa.
    }
heard-placed =
    { $who ->
        [you] Tú: { $cards }
       *[other] { $name }: { $cards }
    }
heard-submitted =
    { $who ->
        [you] Metes una { $order } en el horno.
       *[other] { $name } mete una { $order } en el horno.
    }
heard-drew-supply =
    { $who ->
        [you]
            { $count ->
                [one] Robas un ingrediente.
               *[other] Robas { $count } ingredientes.
            }
       *[other]
            { $count ->
                [one] { $name } roba un ingrediente.
               *[other] { $name } roba { $count } ingredientes.
            }
    }
heard-drew-waiter =
    { $who ->
        [you]
            { $count ->
                [one] Robas un pedido.
               *[other] Robas { $count } pedidos.
            }
       *[other]
            { $count ->
                [one] { $name } roba un pedido.
               *[other] { $name } roba { $count } pedidos.
            }
    }
heard-timeout = Se acabó el tiempo.
your-hand = Tus ingredientes
hand-empty = No tienes ingredientes en la mano.
your-orders = Tus pedidos
choose-order = ¿Qué pedido va al horno?
choose-order-hint = Elige un pedido para meterlo en el horno, o solo para leerlo.
no-order = Sin pedido
no-orders-in-hand = No tienes pedidos en la mano.
why-no-order = Este turno sin pedido: sin ingrediente no puedes meter ninguno.
all-orders = Todos tus pedidos
all-orders-note = Lo que no está en tu mano ni entregado está con tu camarero o en el horno. Dónde exactamente, tienes que recordarlo tú.
all-orders-note-pile = Lo que no está en tu mano está con tu camarero, en el horno o en el montón de entregados. Dónde exactamente, tienes que recordarlo tú.
order-is-hand = en tu mano
order-is-delivered = entregado
order-is-away = camarero u horno
rules-of-edition = Las reglas de esta edición
draw-from = ¿De dónde robas?
stack-supply = Reserva
stack-waiter = Camarero
draw-here-supply = Robar ingredientes
draw-here-waiter = Robar pedidos
why-stack-empty = sin cartas
why-stack-need-ingredients = necesitas ingredientes
why-stack-hand-full = tu mano está llena
one-more = Una más
one-less = Una menos
stepper-singles = Cuántas cartas: { $kind }
stepper-doubles = Cuántas dobles: { $kind }
preview-empty = Elige un ingrediente.
preview-no-ingredient = No tienes nada que meter.
preview-choose-order = Elige un pedido, o sigue sin ninguno.
preview-order-alone = Sin ingrediente, solo tu pedido.
preview-pass = No tienes ingredientes: pasas y robas.
placed-for-you = Tu único ingrediente ha entrado solo.
bake-it = ¡Al horno!
go-on = Seguir
sending = Un momento
why-choose-kind = Elige primero un ingrediente.
why-not-your-turn = Le toca a { $name }, pero ya puedes elegir.
hint-first = Elige con − y + cuántas cartas van al horno. Todos lo oyen.
hint-aim = Lo que necesita un pedido debe entrar en el horno antes que él. Gana quien más entrega.
hint-no-orders = No te quedan pedidos. Roba algunos: sin pedidos no horneas nada.
hint-waiter = { $count ->
    [one] Vas a robar un pedido y ningún ingrediente.
   *[other] Vas a robar { $count } pedidos y ningún ingrediente.
  }
hint-no-ingredients = Así te quedas sin ingredientes, y la próxima vez no tendrás nada que meter. Roba de la reserva o guarda una carta.
hint-forbidden = Este pedido se quema si el ingrediente prohibido está en la mesa, y va a entrar ahora en el horno o ya está ahí.
hint-too-little = Este pedido todavía no puede salir: lo que necesita no está en tu mano, y en el horno hay muy pocas cartas.
hint-supply = El horno se abre cuando se acaba la reserva.
hint-leftovers =
    { $lie ->
        [visible] Lo que sobró se queda ante el horno y cuenta antes que todo lo que entre. Los pedidos quemados están otra vez con el camarero.
       *[other] Lo que sobró está otra vez en el horno y sale primero. Los pedidos quemados están otra vez con el camarero.
    }
the-others = Los demás
away = ausente
seat-label =
    { $name }, { $colour }, su ingrediente: { $kind }{ $bot ->
        [yes] , un bot
       *[no] { "" }
    }. { $ingredients ->
        [one] un ingrediente
       *[other] { $ingredients } ingredientes
    }, { $orders ->
        [one] un pedido
       *[other] { $orders } pedidos
    } en la mano, { $waiter } con el camarero{ $known ->
        [yes] , { $delivered ->
            [one] uno entregado
           *[other] { $delivered } entregados
        }
       *[no] { "" }
    }.{ $state ->
        [away] { " " }No está.
        [thinking] { " " }Está pensando.
        [acting] { " " }Está eligiendo.
       *[none] { "" }
    }{ $chef ->
        [yes] { " " }Abre el horno.
       *[no] { "" }
    }{ $holder ->
        [yes] { " " }Es Mamma Mia.
       *[no] { "" }
    }
seat-plays = Juega con el { $colour }; su ingrediente: { $kind }.
seat-is-bot = Es un bot.
seat-stand-in = Un bot juega en su lugar.
seat-is-away = Ahora no está.
seat-somebody = Alguien
seat-taken-over = En esta partida, una persona nueva tiene un enlace a este sitio.
seat-ingredients = Ingredientes en la mano
seat-orders = Pedidos en la mano
seat-waiter = Pedidos con el camarero
seat-level = Ayuda para la memoria
delivered-count =
    { $count ->
        [0] Ninguna pizza entregada
        [one] Una pizza entregada
       *[other] { $count } pizzas entregadas
    }
delivered-pile =
    { $count ->
        [one] Hay un pedido en el montón de entregados.
       *[other] Hay { $count } pedidos en el montón de entregados.
    }
    .short = Entregados
vote-bot =
    { $votes ->
        [0] Que un bot juegue por { $name }
        [one] Que un bot juegue por { $name } (un voto)
       *[other] Que un bot juegue por { $name } ({ $votes } votos)
    }
sit-behind = Mirar por encima del hombro de { $name }
looking-on = Estás mirando. Elige a alguien que lo permita para mirar por encima de su hombro.
looking-behind = Miras por encima del hombro de { $name }: estas cartas no son tuyas.
bot-stands-in = No estabas: un bot juega por ti.
i-am-back = Ya estoy aquí
give-seat-to-bot = Dar el sitio de { $name } a un bot
the-oven = El horno
oven-top = Encima de todo: { $what }
oven-no-top = En el horno no se ve nada.
supply-left =
    { $count ->
        [0] La reserva está vacía.
        [one] Una carta en la reserva.
       *[other] { $count } cartas en la reserva.
    }
on-the-table = Boca arriba en la mesa
last-turn = El último turno
memory-aids = Memoria
the-rail = La última vuelta
the-chalkboard = Tu pizarra
chalkboard-how = Pulsa para añadir una raya, arrastra para borrar. Las cartas de color son pedidos.
wipe-all = Borrar todo
the-glass = Lo que hay en el horno
orders-of = Pedidos: { $colour }
rail-drew-supply =
    { $count ->
        [one] robó un ingrediente
       *[other] robó { $count } ingredientes
    }
rail-drew-waiter =
    { $count ->
        [one] robó un pedido
       *[other] robó { $count } pedidos
    }
round-of = Ronda { $round } de { $rounds }
round-word = Ronda
round-number = Ronda { $round }
time-left =
    { $count ->
        [one] Queda un segundo
       *[other] Quedan { $count } segundos
    }
seconds = { $count } s
seconds-more = + { $count } s
pause = Pausar la partida
resume = Seguir
react = Decir algo
repeat = Repetir el último turno
table-menu = La mesa
allow-spectators = Dejar que miren por encima de mi hombro
last-game = La última partida: repetición y análisis
leave-table = Levantarse de la mesa
leave-table-note = Tu sitio se guarda: vuelve con tu enlace.
reaction-bravo = ¡Bravo!
reaction-buon-appetito = ¡Buen provecho!
reaction-burnt = ¡Quemada!
reaction-delicious = ¡Deliciosa!
reaction-hurry = ¡Que se enfría!
reaction-laugh = ¡Ja, ja!
reaction-mamma-mia = ¡Mamma mia!
reaction-no-way = ¡No puede ser!
reaction-oops = ¡Uy!
reaction-sorry = ¡Perdón!
reaction-thanks = ¡Gracias!
reaction-thinking = Déjame pensar.
keys = Teclas
keys-kind = Tomar todas las cartas del primer, segundo, … ingrediente de tu mano
keys-trim = Una carta más, una menos
keys-order = El siguiente pedido, o ninguno
keys-stack = El otro mazo
keys-bake = Al horno, o dar la primera respuesta
keys-answer = Elegir un ingrediente mientras se vacía el horno
keys-give-up = Dejar que se queme, o no ayudar
keys-back = Retirar la respuesta
keys-hurry = Pasar a la siguiente carta mientras se vacía el horno o, si juegas solo con bots, a su jugada
keys-repeat = Repetir el último turno
keys-all-orders = Todos tus pedidos
keys-react = Decir algo
keys-pause = Pausar la partida (anfitrión)
keys-tab = Recorrer todo lo que se puede elegir
keys-this = Esta lista
keys-single = Letras y cifras como atajos de teclado
lost = Se ha perdido la conexión. Lo que elegiste se conserva; nada se envía dos veces.
lost-going-down = La cocina se está reiniciando. La partida sigue enseguida.
lost-again-in =
    { $count ->
        [0] Otro intento.
        [one] Otro intento en un segundo.
       *[other] Otro intento en { $count } segundos.
    }
try-now = Probar ahora
bye-taken-elsewhere = Ahora juegas en otro dispositivo.
bye-seat-void = Tu sitio se ha dado a otra persona, o se ha renovado su enlace.
bye-table-closed = Esta mesa se ha cerrado.
bye-misbehaved = El servidor no ha entendido esta página. Vuelve a cargarla.
bye-going-down = El servidor se está reiniciando.
bye-idle = Hace mucho que no se oye nada desde aquí.
to-the-door = Volver al inicio
to-the-table = A la mesa
missed = Mientras no estabas:
missed-understood = Entendido

## Baking

heard-oven-opened =
    { $who ->
        [you] Abres el horno.
       *[other] { $name } abre el horno.
    }
heard-turned-up = Del horno: { $cards }.
heard-order-turned-up =
    { $who ->
        [you] Tu { $order }.
       *[other] La { $order } de { $name }.
    }
heard-added =
    { $who ->
        [you] Añades { $cards }.
       *[other] { $name } añade { $cards }.
    }
heard-asked =
    { $who ->
        [you] Pides { $cards }.
       *[other] { $name } pide { $cards }.
    }
heard-did-not-help =
    { $who ->
        [you] No ayudas.
       *[other] { $name } no ayuda.
    }
heard-helped =
    { $who ->
        [you] Das { $cards }.
       *[other] { $name } da { $cards }.
    }
heard-baked =
    { $who ->
        [you] ¡Tu { $order } está horneada!
       *[other] ¡La { $order } de { $name } está horneada!
    }
heard-rewarded =
    { $who ->
        [you] A cambio, uno de tus pedidos cuenta como entregado.
       *[other] A cambio, un pedido de { $name } cuenta como entregado.
    }
heard-returned =
    { $who ->
        [you] Tu { $order } se ha quemado y vuelve debajo del mazo del camarero.
       *[other] La { $order } de { $name } se ha quemado y vuelve debajo del mazo del camarero.
    }
heard-round-ended = El horno está vacío.
heard-game-ended = La partida ha terminado.
forbidden-lies-there = Ingrediente prohibido en la mesa: { $cards }.
short = Aún necesita { $cards }.
short-any =
    { $count ->
        [one] Falta una carta.
       *[other] Faltan { $count } cartas.
    }
short-nothing-else = No hay ningún otro tipo en la mesa.
short-several = { $count } de dos tipos
all-there = Está todo.
owner-chooses = { $who ->
    [you] Eliges tú.
   *[other] Elige quien hizo el pedido.
  }
baked = ¡Horneada!
burnt = ¡Quemada!
which-rule = ¿Qué regla es esa?
question = Te toca responder
question-help = ¿Ayudas?
    .reward = A cambio, el pedido de arriba de tu camarero cuenta como entregado, sin mirarlo.
    .short = A cambio: un pedido entregado
plan-bake = Hornearla
plan-bake-adding = Añadir { $cards } y hornearla
plan-ask = Pedir ayuda
plan-send = Pedir a los demás { $cards }
    .short = Pedir
plan-help = Dar { $cards }
    .short = Dar
plan-refuse = No ayudar
plan-decline = Dejar que se queme
plan-decided = Decidido.
choose-rarest = { $count } del más escaso: ¿qué montón?
choose-toppings =
    { $count ->
        [1] Elige un ingrediente: ¿qué montón?
       *[other]
            { $left ->
                [1] Y un ingrediente más.
               *[other] Elige { $left } ingredientes: ¿qué montones?
            }
    }
pile-pick = Con { $kind }
pile-short = { $count } más
pile-more = Una más: { $kind }
pile-less = Una menos: { $kind }
plan-change = Cambiar de idea
plan-back = Un paso atrás
plan-lacking =
    { $count ->
        [one] Aún falta una carta.
       *[other] Aún faltan { $count } cartas.
    }
plan-hand = { $count ->
    [one] Falta una: elígela de tu mano.
   *[other] Faltan { $count }: elígelas de tu mano.
  }
plan-missing = Aún necesita { $cards }.
plan-own = Tú añades { $cards }.
plan-own-count = { $count ->
    [one] Tú añades una carta.
   *[other] Tú añades { $count } cartas.
  }
plan-with-help = Si alguien ayuda, está todo.
forced-decline = No puedes completarla: se quema.
forced-refuse = Aquí no puedes ayudar.
forced-bake = Solo hay una manera: se hornea.
belief = ¿Qué hay en el horno? Apúntalo.
belief-together = ¿Qué hay en el horno? Poneos de acuerdo y apuntadlo.
belief-locked = Apuntado. A ver.
belief-lock = Apuntarlo
belief-skip = Esta vez no
belief-total = { $count } de { $most } ingredientes como mucho
belief-too-many = { $count } ingredientes: más de los { $most } que puede haber dentro
belief-worth = No da ninguna pizza: después verás lo bien que recordabas.
hurry-beat = Pasar a la siguiente carta
hurry-bot = Seguir ya
hurry-orders = Ir a mis pedidos
    .none = Avanzar
hurry-wanted =
    { $count ->
        [one] { $names } quiere seguir
       *[other] { $names } quieren seguir
    }
hurry-waits = Esperando a { $names }

## Aftermath

aftermath = Tus pedidos en la ronda { $round }
aftermath-counts = Horneadas: { $baked }; quemadas: { $burnt }.
aftermath-why = Ver por qué
fate-baked = Horneada, estaba todo.
fate-added = Horneada: añadiste { $cards }.
fate-helped = Horneada con la ayuda de { $name }.
fate-spoilt = Quemada: había un ingrediente prohibido en la mesa.
fate-nobody-helped = Nadie ayudó.
fate-returned = Quemada: no se podía completar.
fate-taker =
    { $who ->
        [you] Tu propia { $order } se había llevado { $cards }.
       *[other] La { $order } de { $name } se había llevado { $cards }.
    }
fate-below = Cuando la metiste, en el horno había { $cards }.
fate-earlier = Otros pedidos anteriores se habían llevado { $cards }.
fate-lay = En la mesa le quedaba: { $cards }.
fate-none = No tenías ningún pedido en este horno.
fate-others =
    { $count ->
        [one] Los demás hornearon una pizza.
       *[other] Los demás hornearon { $count } pizzas.
    }
belief-against-truth = Tu memoria: { $percent } % (0 % es puro azar, 100 % es exacto)
belief-believed = Tú
belief-truth = Horno
the-end = El final
ending-win =
    { $who ->
        [you]
            { $count ->
                [one] ¡Ganas con una pizza!
               *[other] ¡Ganas con { $count } pizzas!
            }
       *[other]
            { $count ->
                [one] { $name } gana con una pizza.
               *[other] { $name } gana con { $count } pizzas.
            }
    }
ending-tie =
    { $count ->
        [one] Empate con una pizza. Comparten la victoria: { $names }.
       *[other] Empate con { $count } pizzas. Comparten la victoria: { $names }.
    }
ending-shared = El mismo número de pizzas y de ingredientes: la victoria se comparte.
decided-ingredients = { $who ->
    [you] Tantas pizzas como { $other }, pero te quedan más ingredientes.
   *[other] Tantas pizzas como { $other }, pero a { $name } le quedan más ingredientes.
  }
decided-pizzas = { $who ->
    [you] { $lead ->
        [one] Tenías una pizza más que { $other }.
       *[other] Tenías { $lead } pizzas más que { $other }.
      }
   *[other] { $lead ->
        [one] { $name } tenía una pizza más que { $other }.
       *[other] { $name } tenía { $lead } pizzas más que { $other }.
      }
  }
nearest-miss = Casi te sale la { $order } de la ronda { $round }: solo necesitaba { $cards }.
last-order-baked = { $who ->
    [you] El último pedido fue tu { $order }, y está horneada.
   *[other] El último pedido fue la { $order } de { $name }, y está horneada.
  }
last-order-burnt = { $who ->
    [you] El último pedido fue tu { $order }, y se ha quemado.
   *[other] El último pedido fue la { $order } de { $name }, y se ha quemado.
  }
winner = victoria
ingredients-left =
    { $count ->
        [0] no queda ningún ingrediente
        [one] queda un ingrediente
       *[other] quedan { $count } ingredientes
    }
rematch = Jugar otra vez
rematch-host = { $name } puede empezar la próxima partida.
watch-tape = Ver la repetición
memory-accuracy = { $rounds ->
    [one] Tu memoria en un horno: { $percent } % (0 % es puro azar, 100 % es exacto).
   *[other] Tu memoria en { $rounds } hornos: { $percent } % (0 % es puro azar, 100 % es exacto).
  }
memory-accuracy-together = { $rounds ->
    [one] Vuestra memoria en un horno: { $percent } % (0 % es puro azar, 100 % es exacto).
   *[other] Vuestra memoria en { $rounds } hornos: { $percent } % (0 % es puro azar, 100 % es exacto).
  }
memory-curve = { $games ->
    [one] Tu memoria en una partida; el mejor resultado: { $best } %.
   *[other] Tu memoria en { $games } partidas; el mejor resultado: { $best } %.
  }

## Review

review = El análisis
review-open = Analizar esta partida
review-percent = { $percent } %

## A challenge

challenge-somebody = Retar a alguien con estas cartas
challenge-compare = Comparar las partidas
problem-no_such_challenge = Ese reto no existe. Pide otra vez su enlace o juega una partida tuya.
problem-no_challenge = Solo puedes retar con una partida que hayas terminado sin más gente, contra bots.
problem-bots_gone = Uno de los bots, o la edición, ya no está aquí. Juega otra partida.

## The bake of the day

day-title = La hornada del día
day-card = Cada día, el mismo reparto para todos. Solo cuenta un intento.
day-card-today =
    { $count ->
        [0] Hoy: { $edition }, { $seats } jugadores. Todavía no la ha terminado nadie.
        [one] Hoy: { $edition }, { $seats } jugadores. La ha terminado una persona.
       *[other] Hoy: { $edition }, { $seats } jugadores. La han terminado { $count } personas.
    }
day-card-open =
    { $state ->
        [done]
            { $count ->
                [one] Horneaste una pizza: mira cómo te fue
               *[other] Horneaste { $count } pizzas: mira cómo te fue
            }
        [begun] Sigue con la hornada de hoy
       *[new] A la hornada de hoy
    }
day-what = { $edition }, { $seats } jugadores: tú contra { $bots }.
day-what-doubles = { $edition } con dobles, { $seats } jugadores: tú contra { $bots }.
day-site = Esta página tiene su propia hornada del día, y la juegas por tu cuenta.
day-to-today = A la hornada de hoy
day-to-result = A la hornada del día
day-place = { $place }.º de { $seats }
day-oven =
    De tu horno: { $baked ->
        [one] una horneada
       *[other] { $baked } horneadas
    }, { $burnt ->
        [one] una quemada
       *[other] { $burnt } quemadas
    }
day-fair-later = Aún hay quien no ha jugado este reparto. Una hora después de la medianoche UTC su secreto está en la página del día y se puede comprobar la mezcla.
ended-hidden = La hornada del día de otra persona
    .about = Aún hay quien no ha jugado este reparto, quizá tú tampoco: hasta que acabe el día, esta mesa solo la ve quien juega en ella.
problem-day_ahead = Ese día todavía no ha empezado.
problem-day_begun = Has empezado esta hornada en el servidor. Síguela allí.
problem-day_not_along = Solo puedes llevarte la hornada de hoy, y solo se puede enviar lo que te llevaste.
problem-moves_bad = Con estas jugadas el servidor no llega a la misma partida, así que no puede aceptarla. Quizá ha cambiado desde que te llevaste la hornada.
problem-no_such_day = Ese día no existe. Mira el de hoy.
problem-key_bad = Esta clave no sirve. Abre otra vez esta página.
problem-not_yet = Todavía no: vuelve un poco más tarde.
problem-fixed_deal = Este reparto se juega una sola vez, contra los mismos bots que todos.
problem-club_closed = Este club está cerrado.
problem-club_full = Este club está completo.
problem-evening_full = Esta velada está completa: ya hay 64 personas.
problem-evening_on = En este club ya hay una velada en marcha.
problem-evening_over = Esta velada ha terminado.
problem-member_removed = Ya no formas parte de este club.
problem-no_such_club = Ese club no existe. Mira otra vez el enlace.
problem-no_such_evening = Esa velada no existe en este club.
problem-no_such_member = Esa persona no está en este club.
problem-not_keeper = Eso solo puede hacerlo quien lleva el club.
problem-not_member = Primero únete al club.
problem-record_bad = Esto no es el registro de una partida terminada.

## Clubs; what their own screens say is in club-es.ftl

club-found = Fundar un club
club-card =
    { $count ->
        [0] ¿Siempre la misma gente?
       *[other] Tus clubes
    }
    .about = Un club guarda vuestras partidas, la clasificación y las veladas. Nadie necesita una cuenta.
club-all = Todos los clubes
friends-club = ¿Siempre la misma gente?
seat-of-club = Te sientas como miembro de { $club }: la partida va a su libro.

## Rules

rules-title = Las reglas

## On the road

road-keep = Llévatelo de viaje
    .about = Unos 8 MB, una sola vez. Después puedes jugar contra bots sin red.
road-fetched = { $done } de { $total } MB
road-kept = Listo para el viaje: aquí puedes jugar sin red.
road-no-space = A este navegador no le queda espacio. Haz sitio e inténtalo otra vez.
road-not-fetched = No ha llegado todo. Lo que hay se conserva: inténtalo otra vez cuando la red vaya mejor.
road-damaged = Una parte llegó dañada y se ha tirado. Inténtalo otra vez.
road-not-here = Este navegador no puede jugar sin servidor. Uno más nuevo, o una página abierta por https, sí.
road-not-built = A este servidor le falta lo necesario. Pide a quien lo lleva que lo construya otra vez con red.
road-alone = No hay red: juegas contra bots, o pasáis este dispositivo de mano en mano. Una mesa con amigos por enlace necesita red.
road-around = No hay red, así que jugáis todos en este dispositivo y os lo vais pasando.
road-bots = Sin servidor, los bots hasta la Signora Rossi piensan tanto como siempre; los más fuertes, un segundo como mucho.
own-games = Tus partidas en este navegador
own-games-save = Guardar el registro
lost-own = La cocina de este navegador se ha parado y vuelve a arrancar. Tu partida se conserva.
problem-own_server_failed = La cocina de este navegador no ha arrancado. Inténtalo otra vez; tus partidas se conservan.
problem-cannot_run = { road-not-here }
problem-no_space = A este navegador no le queda espacio, así que no ha pasado nada. Haz sitio y sigue: tu partida se conserva.
site-alone = Esta página no tiene servidor: juegas contra bots, o pasáis este dispositivo de mano en mano. Una mesa con amigos por enlace necesita un servidor.
site-around = Esta página no tiene servidor, así que jugáis todos en este dispositivo y os lo vais pasando.

## Un dispositivo para varios, y la pantalla grande

friends-way = ¿Dónde jugáis?
friends-way-apart = Cada uno en su dispositivo
    .about = Recibes un enlace y un código para pasarlos.
friends-way-around = En este dispositivo
    .about = Un móvil, tableta o portátil da la vuelta a la mesa. Una cortina tapa las cartas de todos.
friends-way-screen = Alrededor de una pantalla grande
    .about = Esta pantalla muestra el horno. Todos se sientan con el móvil y tienen ahí sus cartas.
around-people = ¿Quién juega en este dispositivo?
around-name = Nombre { $number }
around-face = Otra cara para la persona { $number }
around-remove = La persona { $number } no juega
around-add = Una persona más
around-bots = Bots que juegan también
around-aloud = Decir en voz alta lo que se anuncia
    .about = Así nadie tiene que mirar la pantalla para oírlo.
beside = Alguien más juega en este dispositivo
    .about = Os lo vais pasando. Una cortina tapa cada mano hasta su turno.
shares-mark = comparte dispositivo
curtain = La cortina
curtain-turn = Te toca: coge el dispositivo.
curtain-asked = Se te pregunta por un pedido: coge el dispositivo.
curtain-hold = Mantén pulsado para ver tus cartas
curtain-second = Soy { $name }. Muestra mis cartas.
curtain-about = Ahora solo debería mirar { $name }.
hide-hand = Tapar mis cartas
hand-goes-dark = Mira tus cartas nuevas. Enseguida se tapan.
device-together = Mirad y escuchad todos.
big-screen = Poner el horno en la pantalla grande
    .about = Un televisor o un portátil en el centro muestra el horno, los mazos y los anuncios. Los móviles enseñan entonces solo una mano.
big-screen-here = Esta es la pantalla grande
big-screen-there = O abre esta dirección en la otra pantalla:
screen-sit-down = Siéntate con el móvil
handheld = En este móvil, solo mi mano
    .about = La pantalla grande muestra todo lo demás.
look-up = Mira la pantalla grande.
look-up-here = Mostrar la mesa aquí
