### Los análisis, las repeticiones y la comprobación de la mezcla en español; el archivo se carga con ellos. Tono y términos como en es.ftl.

review-waiting =
    { $before ->
        [0] El análisis empieza.
        [one] Antes que esta se analiza otra partida.
       *[other] Antes que esta se analizan otras { $before } partidas.
    }
review-busy = El servidor no puede responder ahora mismo. La página volverá a preguntar sola.
review-progress = { $percent } % calculado
review-failed = No se pudo analizar esta partida.
review-points = { $points } ± { $error }
review-ribbon = Posibilidades de ganar
    .about = Una línea por jugador; la banda muestra lo incierta que es. Pulsa para ir a ese momento.
review-table = Las posibilidades en una tabla
    .place = Momento
review-accounts = Suerte, juicio, memoria
    .about = 100 puntos son una partida ganada entera. La cifra tras el ± dice lo seguros que estamos: cuanto menor, más seguros.
review-luck = Suerte
review-judgement = Juicio
review-memory = Memoria
review-lost = { $points } perdidos
review-kept = { $percent } % conservado
review-memory-unsure = demasiado pocos momentos para decirlo
review-memory-none = había muy poco en juego
review-not-yet = aún se está calculando
review-show = Ver el momento
review-moments = Momentos para volver a ver
review-keys = M: de momento en momento
review-everybody = Todos
review-sum-unlucky = Sobre todo, mala suerte
review-sum-misplayed = Había jugadas mejores
review-sum-forgot = Demasiados olvidos
review-sum-best = Mejores decisiones que otros, y no bastó
review-sum-even = No destacan ni la suerte ni los errores
review-sum-won-lucky = Victoria con ayuda de la suerte
review-sum-won-unlucky = Victoria pese a la mala suerte
review-sum-won-well = Victoria por buenas decisiones
review-sum-won-anyway = Victoria, aunque alguien decidió mejor
review-beliefs = Lo que creías que había en el horno
review-learn = Para aprender
review-proud = Para presumir
review-turning-point = El punto de inflexión
review-one-card = Una sola carta
review-learn-worth = { $points } puntos perdidos
review-proud-worth = { $points } puntos conservados por recordar
review-turning-worth = Una posibilidad de ganar cambió en { $points } puntos
review-one-card-baked = { $order }: horneada gracias a { $cards }
review-one-card-returned = { $order }: quemada a falta de { $cards }
review-here = El análisis de este momento
review-verdict-fine = Bien
review-verdict-slip = Desliz
review-verdict-mistake = Error
review-better = Mejor: { $action }. Valía { $points } puntos más.
review-no-better = No era mejor, que se sepa: { $action }.
review-stake = Recordar valía aquí { $points } puntos; se conservaron { $kept }.
review-unaided = Sin memoria: { $action }.
review-lay-ready = Para ella, en el horno había { $cards }.
review-missing = Aún necesitaba { $cards }.
review-options =
    { $count ->
        [1] La única opción
       *[other] Las mejores de las { $count } opciones, con sus posibilidades
    }
review-chance = Aquí solo mandó el azar.
review-quiet = Aquí nadie decidió nada.
review-act-place = { $cards } al horno
review-act-submit = meter { $order } en el horno
review-act-submit-nothing = guardarse un pedido
review-act-draw-supply = robar ingredientes
review-act-draw-waiter = robar pedidos
review-act-bake = hornearla
review-act-bake-with = hornearla con { $kinds }
review-act-ask = pedir cartas a los demás
review-act-request = pedir { $cards }
review-act-send = dejarlo en esta petición
review-act-add = añadir { $cards }
review-act-help = ayudar
review-act-refuse = no ayudar
review-act-decline = dejar que se queme
review-to-replay = Verlo paso a paso en la repetición
review-copy-picture = Copiar como imagen
review-copy-text = Copiar como texto
review-copied = Copiado
review-saved = Guardado como imagen
review-of = { $name } en Pizzaiolo: { $count ->
        [1] una pizza
       *[other] { $count } pizzas
    }

## Tape

tape-of = La repetición de la partida { $game }
tape-loading = Se está cargando la repetición.
tape-none = Todavía no hay repetición: una ronda se puede ver cuando su horno está vacío.
tape-failed = No se ha podido cargar la repetición.
replay-unknown = No existe esa partida
    .about = Nunca se jugó aquí, todavía no ha terminado o ya se ha retirado. O se perdió una parte del enlace.
tape-back = Un paso atrás
tape-on = Un paso adelante
tape-play = Reproducir
tape-stop = Parar
tape-slider = Punto de la repetición
tape-in = entra un pedido
tape-out = sale un pedido
tape-link = Copiar un enlace a este momento
tape-copied = Copiado
tape-in-oven = En el horno, lo de arriba primero
tape-keys = ← → un paso · Re Pág, Av Pág: de pedido en pedido · Espacio: reproducir

## Was the shuffle fair?

fair = ¿Se barajó sin trampas?
fair-about = Antes de repartir, la mesa hizo una promesa. Tu navegador puede barajar otra vez y comparar.
fair-check = Comprobarlo aquí
fair-failed = No se ha podido cargar el registro. Inténtalo otra vez.
fair-right = Se barajó como la mesa había prometido.
fair-wrong = ¡Algo no es como se prometió!
fair-promise = El secreto es el que se prometió.
fair-noted =
    { $finding ->
        [unknown] Este navegador no vio la promesa antes de repartir.
       *[other] La promesa es la que se mostró antes de repartir.
    }
fair-seed = La semilla sale del secreto y de las sales.
fair-salt =
    { $finding ->
        [unknown] No añadiste sal desde este navegador.
       *[other] Tu propia sal está dentro.
    }
fair-cards = { $finding ->
    [unknown] La mesa juega ya otra edición: no se ha comprobado si estaban todas las cartas.
   *[other] Estaban todas las cartas de la edición, ni una más ni una menos.
}
fair-deck = Las manos y la reserva salen de la semilla.
fair-waiters = Los camareros salen de la semilla.
fair-later = Y también todas las mezclas posteriores.
fair-start = Quién empezaba estaba acordado, o sale de la semilla.
fair-numbers = Los números
fair-commitment = Promesa
fair-secret = Secreto
fair-the-seed = Semilla
