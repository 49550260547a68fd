### La hornada del día en español; el archivo se carga con su página. Tono y términos como en es.ftl.

day-loading = La hornada del día está en camino…
day-about = Hoy todos reciben las mismas cartas, el mismo sitio y los mismos bots. Solo tu juego marca la diferencia. Cuenta un solo intento; si tienes que irte, puedes seguir más tarde en cualquiera de tus dispositivos.
day-about-practice = Este día ya pasó. Puedes jugar su reparto para practicar todas las veces que quieras; ya no cuenta.
day-players =
    { $count ->
        [one] Una persona ha terminado la hornada de hoy.
       *[other] { $count } personas han terminado la hornada de hoy.
    }
day-play = Jugar la hornada de hoy
day-go-on = Seguir con tu hornada
day-go-on-with = Terminar la hornada del { $day }
day-along-take = Llévate la hornada de hoy
    .about = Para jugarla sin red. Sus cartas están entonces en este navegador, así que tu resultado llevará la marca «jugada sin red».
day-along-here = Te has llevado esta hornada: la juegas en este navegador, con red o sin ella.
day-along-over = Has terminado la hornada del { $day } que te llevaste. Se envía en cuanto haya red.
day-offline = jugada sin red
day-offline-about = Te llevaste esta hornada, así que sus cartas estaban en tu navegador antes de jugar. Está en tu calendario y en tu racha, pero no cuenta en la comparación con los demás.
day-late = terminada demasiado tarde
day-late-about = Cuando terminaste esta hornada, sus cartas ya se habían mostrado a todo el mundo. Está en tu calendario y en tu racha, pero no cuenta en la comparación con los demás.
day-practise = Jugarla para practicar
day-your-result = Tu resultado
day-memory = memoria { $percent } %
day-no-orders = ningún pedido
day-share-of-all =
    { $others ->
        [one] Entregaste más pizzas que el { $ahead } % de los demás: de momento ha jugado otra persona.
       *[other] Entregaste más pizzas que el { $ahead } % de las otras { $others } personas que han jugado hasta ahora.
    }
day-alone = Nadie ha terminado este día antes que tú.
day-histogram = Cuántas pizzas entregó cada cual
day-pizzas-column = Pizzas
day-players-column = Jugadores
day-tell = Cuéntalo sin desvelar nada
day-board = La pizarra
day-board-empty = Todavía no hay ningún nombre aquí.
day-board-join = Apuntar mi nombre en la pizarra
day-board-leave = Borrar mi nombre de la pizarra
day-my-days = Tus días
day-streak =
    { $count ->
        [0] Aún no tienes racha: hoy puede ser el primer día.
        [one] Un día: empieza tu racha.
       *[other] { $count } días seguidos.
    }
day-calendar = Tu calendario
day-calendar-played =
    { $count ->
        [one] { $day }: una pizza
       *[other] { $day }: { $count } pizzas
    }
day-calendar-about = El día empieza a medianoche UTC. Los días pasados se pueden jugar para practicar.
day-month-before = El mes anterior
day-month-after = El mes siguiente
day-fair = Nadie eligió las cartas de hoy
day-fair-about = Los secretos de todos los días forman una cadena: cada uno es el hash del siguiente. Por eso el secreto del día anterior es la promesa de este, y el final de la cadena los promete todos. Una hora después de la medianoche UTC se muestra el secreto del día, y cualquiera puede comprobarlo.
day-commitment = La promesa: el secreto del día anterior
day-secret = El secreto del día
day-secret-later = Se muestra una hora después de la medianoche UTC.
day-end = El final de la cadena
day-device = Tus días en otro dispositivo
day-device-about = Esta dirección lleva tus días, tu racha y el intento que has empezado a otro dispositivo. Quien la tenga juega como si fueras tú: no la compartas.
day-device-link = El enlace a tus días (guárdalo para ti)
day-device-offered = Esta dirección trae los días de otro dispositivo. Si los aceptas, este navegador olvida los suyos.
day-device-take = Aceptar esos días
day-device-keep = Conservar los míos
day-device-unknown = En esta dirección no hay días de nadie: quizá esté incompleta. Cópiala otra vez en el otro dispositivo. Aquí sigues con tus propios días.
