### Las reglas en español; el archivo se carga con sus páginas. Tono y términos como en es.ftl.

rules-intro =
    Compartes un solo horno con los demás. Todos meten ingredientes y cuelan pedidos entre medias; nadie puede mirar dentro. Cuando se acaba la reserva se abre el horno, carta a carta, y descubres lo que recordabas, lo que esperabas y lo que otro se ha comido antes que tú. Después de { $rounds ->
        [one] un horno
       *[other] { $rounds } hornos
    } gana quien haya entregado más pizzas.
rules-edition = Edición
rules-chapters = Capítulos
rules-ruling = Nuestra decisión:
rules-example = Por ejemplo
rules-away = Ahora mismo no se puede cargar el reglamento.
rules-again = Probar otra vez
rules-players = Jugadores
rules-removed = Se apartan de cada tipo
rules-on-the-table = En la mesa
rules-from-the-hand = De la mano
rules-your-cards = Los pedidos del { $colour }
rules-reconstructed = * El reglamento dice de qué clase es esta carta, pero no la muestra: lo que ves en ella lo hemos reconstruido.
rules-names = El reglamento de esta edición dice «pedidos» donde nosotros decimos camarero.
rules-r1 = Antes de empezar
rules-r2 = Tu turno
rules-r3 = Cuándo se abre el horno
rules-r4 = Hornear
rules-r5 = Los pedidos
rules-r6 = Ayudar
rules-r7 = La ronda siguiente
rules-r8 = El final
rules-r9 = Ingredientes dobles
rules-r10 = Lo que puedes saber
rule-r1-1 =
    { $kinds ->
        [one] Hay un tipo de ingrediente, con { $copies } cartas.
       *[other] Hay { $kinds } tipos de ingredientes, { $copies } cartas de cada uno.
    }
rule-r1-2 = Eliges un color que no tenga nadie más. Trae un ingrediente propio, que está en casi todos tus pedidos.
rule-r1-3 = Con menos jugadores la cocina es más pequeña. De cada tipo se quedan en la caja estas cartas:
rule-r1-4 = Se barajan los ingredientes y recibes { $hand }. El resto es la reserva, boca abajo.
rule-r1-5 = Tus { $orders } pedidos se barajan en un mazo boca abajo: tu camarero. El de arriba va a tu mano.
rule-r1-6 = La mesa acuerda quién empieza, o lo decide el azar. Luego se sigue en el sentido de las agujas del reloj.
rule-r1-7 =
    { $card ->
        [dealt] La carta Mamma Mia! está en el mazo cuando se reparte. Si te toca, déjala a la vista delante de ti; recibes enseguida otro ingrediente.
       *[supply] Una vez repartidas las manos, la carta Mamma Mia! se baraja con la reserva.
    }
rule-r2-1 = Meter. Uno o más ingredientes de un mismo tipo pasan de tu mano al horno, boca arriba, y cantas cuántos y de qué: «¡Tres salamis!»
rule-r2-2 = Pedir. Después puedes poner encima un pedido de tu mano, boca arriba. Todos lo ven hasta que lo tapa la carta siguiente. Hazlo cuando creas que todo lo que necesita ya está en el horno.
rule-r2-3 =
    { $cap ->
        [0] Robar. Completa tu mano hasta { $limit } cartas, de la reserva o de tu camarero, nunca de los dos. Tienes que robar, y todas las que puedas.
       *[other] Robar. Completa tu mano hasta { $limit } cartas, pero con { $cap } nuevas como mucho, de la reserva o de tu camarero, nunca de los dos. Tienes que robar, y todas las que puedas.
    }
rule-r2-4 = Si al robar no te queda ningún ingrediente, tienes que robar de la reserva.
rule-r2-5 =
    { $how ->
        [normal] Si al empezar tu turno no tienes ingredientes, juegas sin meter ninguno: aún puedes pedir, y robas del mazo que quieras.
        [pass] Si al empezar tu turno no tienes ingredientes, pasas, sin pedido, y robas del mazo que quieras.
        [pass_supply] Si al empezar tu turno no tienes ingredientes, pasas, sin pedido, y robas de la reserva.
       *[sit_out] Si al empezar tu turno no tienes ingredientes, pierdes el turno y robas { $count } cartas de la reserva, aunque pases del límite de tu mano.
    }
rule-r2-6 = No puedes elegir un mazo vacío mientras el otro tenga cartas que puedas robar. Con la mano llena, o sin nada que robar, se salta el paso. Lo que en tu turno no te deja elección se hace solo.
rule-r2-7 = Si robas la carta Mamma Mia!, déjala a la vista delante de ti y roba otra en su lugar, si la hay. No cuenta como carta de tu mano.
rule-r2-8 = Nadie puede hojear el horno. Solo se ve la carta de arriba.
rule-r3-1 = En cuanto se roba la última carta de la reserva, ya no juega nadie.
rule-r3-2 =
    { $chef ->
        [holder] Quien tiene la carta Mamma Mia! es el chef: abre el horno y empieza la ronda siguiente.
       *[last_draw] Quien robó esa última carta es el chef: abre el horno y empieza la ronda siguiente.
    }
rule-r3-3 = Si no se ha horneado ni una pizza, la ronda siguiente empieza sin reserva. Quien la empieza juega un solo turno y es el chef.
rule-r3-4 = Si en una vuelta entera no se mueve ninguna carta, se abre el horno. El chef es quien tiene la carta Mamma Mia! o, si sigue en la reserva, quien empezó la ronda. Lo que queda de la reserva se baraja con los ingredientes usados.
rule-r4-1 = El chef da la vuelta al horno y lo repasa carta a carta. Así salen en el orden en que entraron; lo que sobró de la ronda anterior sale primero.
rule-r4-2 = Un ingrediente va boca arriba a la mesa, al montón de su tipo.
rule-r4-3 = Cuando sale un pedido y en la mesa está todo lo que necesita, se hornea: esos ingredientes dejan la mesa y el pedido queda entregado. No puedes negarte; como mucho eliges qué ingredientes se lleva.
rule-r4-4 = Si falta algo, puedes añadirlo de tu mano: todo lo que falta, o nada. Tus cartas se gastan con las demás.
rule-r4-5 = Si no, el pedido se quema: vuelve boca abajo debajo de tu camarero y no se mueve ningún ingrediente.
rule-r4-6 = Solo añades lo que falta. No vale ninguna carta que se pudiera quitar dejando la pizza completa.
rule-r4-7 = Si un pedido te deja elegir, eliges entre todo lo que mesa y mano pueden pagar juntas. Si se puede sin tu mano, se hornea digas lo que digas.
rule-r4-8 = Lo que un pedido no usa se queda en la mesa para los siguientes.
rule-r5-2 = Si en la mesa hay menos de { $count } ingredientes, puedes añadir justo los que faltan, de los tipos que quieras.
rule-r5-3 = El tipo nunca puede ser el tuyo, y no hace falta que esté en la mesa.
rule-r5-4 = Si así no queda ningún tipo, el pedido vuelve, aunque tu mano pudiera pagarlo.
rule-r5-6 = El tipo prohibido no se puede elegir, ni siquiera poniéndolo todo de la mano.
rule-r5-9 = Si el tipo prohibido está en la mesa cuando sale el pedido, este vuelve enseguida. No puedes añadir nada y nadie puede ayudar.
rule-r6-1 = Con tres jugadores o más: si sale tu pedido y la mesa sola no basta, puedes pedir ayuda en vez de pagar de tu mano, aunque tu mano hubiera bastado.
rule-r6-2 = Dices exactamente qué cartas quieres: al menos una, y solo de las que faltan. El resto de lo que falta tienes que tenerlo tú. Si el pedido te deja elegir los tipos, los eliges antes de pedir.
    .ruling = En una Bombastica vale cualquier tipo, así que dices de cuáles pides.
rule-r6-3 = Se pregunta a los demás de uno en uno, empezando por tu izquierda. Para ayudar hay que tener todas las cartas pedidas, y al camarero le tiene que quedar al menos un pedido. El primer sí pone fin a las preguntas.
rule-r6-4 = Quien ayuda da las cartas, tú añades el resto y la pizza está horneada. Como premio, quien ayudó pone el pedido de arriba de su camarero con los entregados, sin mirarlo: cuenta como suyo.
rule-r6-5 = Si nadie ayuda, tu pedido vuelve, aunque hubieras podido pagarlo tú. Es el precio de pedir.
rule-r6-6 =
    Entre dos no se ayuda, y una mesa puede acordar jugar sin ayuda. Sin ella la partida tiene { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
rule-r7-1 =
    { $leftovers ->
        [visible] Cuando el horno está vacío, los ingredientes sin usar se quedan en sus montones, a la vista. Cuentan antes que todo lo que se meta después.
       *[covered] Cuando el horno está vacío, los ingredientes sin usar son el fondo del siguiente.
    }
rule-r7-2 =
    { $card ->
        [none] Los ingredientes usados se barajan y forman la nueva reserva.
       *[other] Los ingredientes usados y la carta Mamma Mia! se barajan y forman la nueva reserva.
    }
rule-r7-3 = Entre rondas nadie recibe cartas: lo que añadiste a las pizzas te falta hasta que robes. El chef juega primero.
rule-r8-1 =
    { $rounds ->
        [one] La partida acaba cuando el horno se ha vaciado.
       *[other] La partida acaba cuando el horno se ha vaciado { $rounds } veces.
    }
rule-r8-2 = Gana quien haya entregado más pedidos. Si hay empate, gana de entre ellos quien tenga más cartas de ingredientes en la mano. Si también empatan en eso, comparten la victoria, y la pizza.
rule-r9-1 = Si la mesa quiere: dos cartas de cada tipo se cambian por dos cartas dobles de ese tipo y se barajan con el resto.
rule-r9-2 = Una doble es una sola carta en la mano, al robar y en los desempates. Metida o pagada vale por dos, también al cantar: «tres salamis» pueden ser una doble y una simple.
rule-r9-3 = Cuando paga la mesa, las dobles de un tipo necesario van primero, aunque así se pague un ingrediente de más. Luego van las simples.
rule-r9-4 = Puedes añadir dobles de tu mano y pagar así un ingrediente de más. Cuáles de tus cartas añades es cosa tuya.
rule-r10-1 = Secreto: las cartas de las otras manos, el orden de la reserva y de cada camarero, y todo lo del horno menos la carta de arriba.
rule-r10-2 =
    { $delivered ->
        [face_down] A la vista de todos: cada anuncio cuando se hace; cuántos ingredientes y cuántos pedidos hay en cada mano; de qué mazo se roba; la altura de todos los mazos; y todo lo que pasa al vaciar el horno. Los pedidos entregados están boca abajo en un montón: hasta el final solo ves lo alto que es.
       *[other] A la vista de todos: cada anuncio cuando se hace; cuántos ingredientes y cuántos pedidos hay en cada mano; de qué mazo se roba; la altura de todos los mazos; todo lo que pasa al vaciar el horno; y los pedidos entregados.
    }
rule-r10-3 = Lo que se dijo una vez no queda dicho para siempre: recordarlo es el juego. Quien vuelve o mira ve lo que la mesa enseña ahora, salvo que la mesa haya acordado una ayuda para la memoria.
rule-r10-4 = Cuando un pedido se quema, todos ven cómo va debajo del camarero. Dónde está desde entonces, tienes que recordarlo tú.
rule-r10-5 = Cuando sale un pedido que su dueño no puede pagar, el juego no lo delata: la pregunta es siempre la misma, y la pausa de un bot no dice nada. Cuánto dudas tú es cosa tuya.
example-short = Se han pedido cuatro piñas y un pimiento. Hay tres piñas y el pimiento: Alberto añade una piña de su mano. Se gastan cinco cartas y el resto queda para el siguiente pedido.
example-fewest = El ingrediente de Alberto es el pimiento, así que no cuenta, y aceitunas no hay. Lo que menos hay son salamis y champiñones: elige uno de los dos tipos y añade de su mano lo que falta.
example-helping = Se han pedido cuatro aceitunas y un pimiento; faltan dos aceitunas. Alberto tiene una y pide otra. Beate no quiere. Claudio da una aceituna y, a cambio, entrega el pedido de arriba de su camarero.
