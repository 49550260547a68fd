### Los clubes en español; el archivo se carga con sus páginas. Tono y términos como en es.ftl.
### club, miembro, llevar el club, libro (donde se apuntan las partidas), clasificación, puntuación,
### velada (un torneo), tanda (todas las mesas a la vez), anfitrión, invitado.

## Clubs

club-clubs = Clubes
club-what-it-is = Un club es gente que juega junta una y otra vez. Tiene un nombre, un enlace y un libro: cada partida que jugáis allí queda apuntada, con clasificación, puntuaciones y quién ganó a quién. Nadie necesita una cuenta.
club-mine = Tus clubes
club-found-about = Eres su primer miembro y llevas el club. Luego pasas el enlace.
club-found-verb = Fundarlo
club-name = Cómo se llama el club
club-name-needed = Ponle un nombre al club.
club-coming = El club está en camino…
club-missing = El club no responde
club-missing-no_such_club = Ese club no existe
    .about = Mira otra vez el enlace o pregunta a quien te lo envió.
club-missing-club_closed = Este club está cerrado
    .about = Se cerró para siempre. Puedes fundar otro.
club-missing-no_such_evening = Esa velada no existe
    .about = Este club no ha tenido ninguna velada así.
club-line =
    Desde el { $date } · { $count ->
        [one] un miembro
       *[other] { $count } miembros
    } · { $games ->
        [0] ninguna partida aún
        [one] una partida
       *[other] { $games } partidas
    }
club-somebody = alguien
club-guest = un invitado
club-bot = un bot
club-keeper = lleva el club
club-to-club = Al club

## Joining

club-join = Únete al club
club-come-back = Qué bien que vuelvas
club-invitation =
    { $keepers ->
        [none] Tienes una invitación.
       *[other] Una invitación de { $keepers }.
    } { $count ->
        [one] Aquí juega una persona
       *[other] Aquí juegan { $count } personas
    }, { $games ->
        [0] y el libro sigue en blanco.
        [one] y hay una partida en el libro.
       *[other] y hay { $games } partidas en el libro.
    }
club-join-verb = Unirme
club-join-about = Lo que juegues aquí va al libro del club. Puedes irte cuando quieras y, si lo prefieres, hacer que se olvide tu nombre.
club-removed = Ya no formas parte del club
    .about = Quien lleva el club te ha sacado de la lista. Puedes mirar, pero no volver a unirte.

## What goes on

club-now = Ahora
club-play = Jugar en este club
    .about = Preparas la mesa a tu gusto. Los amigos que tengan el enlace también pueden sentarse; los bots ocupan los sitios libres.
club-table-state =
    { $phase ->
        [waiting] { $free ->
            [0] todos los sitios ocupados
            [one] un sitio libre
           *[other] { $free } sitios libres
        }
        [paused] en pausa
       *[other] jugando
    }
club-sit-down = Sentarme
club-back-to-table = A tu mesa
club-nothing-played = La primera página sigue en blanco
    .about = Jugad una partida en este club: en cuanto acabe, estará en el libro.

## Members

club-members = Miembros
club-all-members =
    { $count ->
        [one] Mostrar también el último
       *[other] Mostrar los { $count }
    }
club-change = Cambiar
club-member-name = Nombre
club-save = Guardar
club-make-keeper = Que también lleve el club
    .about = Quien lleva el club puede cambiar nombres, unir y sacar miembros, añadir bots y cerrar el club.
club-unmake-keeper = Que ya no lleve el club
club-merge = ¿Dos miembros, una persona?
    .about = Todas las partidas pasan al otro nombre, y los dos dispositivos juegan como una sola persona.
club-merge-choose = ¿Quién es?
club-merge-verb = Unir
club-merge-sure = { $name } y { $other } pasan a ser una persona: desde ahora todo cuenta para { $other }. No se puede deshacer.
club-leave = Dejar el club
club-leave-sure = ¿Quieres dejar { $club }?
club-remove = Sacar del club
club-remove-sure = ¿Sacar a { $name } de { $club }? No podrá volver a unirse.
club-afterwards = ¿Y el nombre?
club-keep-name = Se queda en el libro
    .about = Las partidas pasadas conservan el nombre.
club-forget-name = Olvidarlo
    .about = Pasa a ser «alguien» en todas partes, para siempre.
club-stay = No, me quedo
club-cancel = No, mejor no
club-invite = Invitar a otros
    .about = Quien tenga este enlace puede mirar y unirse.
club-link = El enlace del club
club-device = Tu sitio en otro dispositivo
    .about = Con esta dirección sigues siendo tú en este club desde otro dispositivo. Quien la tenga juega como si fueras tú: no la compartas.
club-device-link = El enlace a tu sitio (guárdalo para ti)
club-device-offered = Esta dirección trae un sitio en el club, y este navegador ya tiene uno. Si lo aceptas, este navegador olvida el suyo. Si los dos eres tú, quien lleva el club puede unirlos.
club-device-take = Aceptar ese sitio
club-device-keep = Conservar el mío

## For keepers

club-keep = Llevar el club
club-rename = Cambiar el nombre
club-add-bot = Un bot como miembro
    .about = Los bots que son miembros tienen puntuación como todos, y así los nuevos pronto tienen con quién medirse.
club-choose-bot = Elige un bot
club-add = Añadir
club-close = Cerrar el club
    .about = Entonces ya no se puede leer el libro, y nadie puede unirse ni jugar aquí.
club-close-sure = ¿Cerrar { $club } para siempre? Llévate antes el libro si quieres conservarlo.
club-close-verb = Cerrarlo para siempre

## The book

club-book = El libro
club-open-book = Abrir el libro
club-standings = Clasificación
    .about = Una victoria compartida cuenta como una parte. La puntuación dice lo fuerte que es alguien y, tras el ±, lo seguro que es eso; el orden sigue la fuerza que es casi segura. La memoria sale de los análisis, que tardan un rato.
club-by-edition = Edición
club-all-editions = Todas las ediciones
club-column-place = Puesto
club-column-name = Nombre
club-column-rating = Puntuación
club-column-games = Partidas
club-column-wins = Victorias
club-column-pizzas = Pizzas
club-column-memory = Memoria
club-column-game = Partida
club-column-date = Fecha
club-rating-figure = { $rating } ± { $error }
club-picture = Puntuaciones a lo largo del tiempo
    .about = Cada línea es un miembro; la banda alrededor muestra lo segura que es la puntuación.
club-picture-who = De quién se ve la línea
club-picture-table = Las puntuaciones en una tabla
club-meetings = Quién ganó a quién
club-meetings-of = Cómo le fue a
club-against = contra
club-better = mejor
club-equal = igual
club-worse = peor
club-games = Las partidas
club-game-number = Partida { $number }
club-place =
    { $place ->
        [1] 1.º
       *[other] { $place }.º
    }
club-pizzas =
    { $count ->
        [0] ninguna pizza
        [one] una pizza
       *[other] { $count } pizzas
    }
club-tape = Repetición y análisis
club-imported = Traída de otro sitio
club-more-games = Partidas anteriores
club-exchange = Llevarse partidas y traerlas
club-export = Llevarse el libro
    .about = Como tablas para una hoja de cálculo o como registro de cada partida.
club-export-standings = Clasificación (CSV)
club-export-games = Partidas (CSV)
club-export-records = Registros de las partidas { $first }–{ $last }
club-import = Traer partidas de otro sitio
    .about = Registros en JSON, tantos como quieras a la vez. Una partida que ya está en el libro no cuenta dos veces.
club-import-files = Elegir registros
club-import-none = Ninguno de estos archivos es un registro.
club-import-found =
    { $count ->
        [one] Hay un registro
       *[other] Hay { $count } registros
    }{ $others ->
        [0] .
        [one] ; otro archivo queda fuera.
       *[other] ; otros { $others } archivos quedan fuera.
    } ¿Quién es quién?
club-import-nobody = nadie del club
club-import-verb =
    { $count ->
        [one] Traer una partida
       *[other] Traer { $count } partidas
    }
club-import-done =
    { $count ->
        [0] Ninguna partida es nueva
        [one] Una partida está en el libro
       *[other] { $count } partidas están en el libro
    }{ $known ->
        [0] .
        [one] ; una ya estaba.
       *[other] ; { $known } ya estaban.
    }

## After a game

club-being-written = La partida se está apuntando en el libro…
club-in-book = Esta partida está en el libro.
club-your-rating = Tu puntuación: { $rating }
club-your-place = Estás en el puesto { $place } de { $count }.

## Evenings

evening = Una velada
evening-evenings = Veladas
evening-what = Una velada es un pequeño torneo: todos juegan unas partidas, y las mesas se sortean para que todos se encuentren con todos.
evening-is-on = Hay una velada en marcha
evening-before = Veladas anteriores
evening-state =
    { $count ->
        [one] una persona
       *[other] { $count } personas
    } · { $round ->
        [0] aún sin empezar
        [one] una tanda
       *[other] { $round } tandas
    }
evening-go = A la velada
evening-open = Abrir una velada
    .about = Eres el anfitrión: sorteas las tandas. La gente viene y se va cuando quiere.
evening-open-verb = Abrir la velada
evening-seats = Cuántos en una mesa
evening-games = Cuántas partidas por persona
evening-fill = Los bots completan las mesas
    .about = Si no, algunas mesas son más pequeñas o más grandes.
evening-time = Tiempo para una jugada
evening-no-show = Cuánto se espera a alguien
    .about = Después, un bot ocupa el sitio hasta que llegue.
evening-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
evening-of-day = Velada del { $date }
evening-plan =
    { $edition } · { $games ->
        [one] una partida por persona
       *[other] { $games } partidas por persona
    } · mesas de { $seats } · { $round ->
        [0] aún sin empezar
       *[other] tanda { $round }
    }
evening-away = ¿Ya has llegado?
    .about = Dilo, y tendrás sitio en la próxima tanda.
evening-arrive = Ya estoy aquí
evening-waiting = Estás dentro
    .about = 
        { $mine ->
            [yes] Tu mesa aparecerá aquí cuando sortees la próxima tanda.
           *[other] Tu mesa aparecerá aquí cuando { $host } sortee la próxima tanda.
        }
evening-done = ¡Bien jugado!
    .about = Ya has jugado todas tus partidas. Mira cómo les va a los demás.
evening-over = La velada ha terminado
    .about = ¡Gracias por jugar!
evening-winners =
    { $count ->
        [one] ¡{ $names } gana la velada!
       *[other] ¡{ $names } comparten la victoria!
    }
evening-your-table = Tu mesa está lista
evening-with = Con { $names }.
evening-to-table = A tu mesa
evening-to-next = A tu próxima mesa
evening-leave = Tengo que irme
evening-host = La próxima tanda
evening-ready =
    { $count ->
        [0] Nadie está libre para la próxima tanda.
        [one] Una persona está lista para la próxima tanda.
       *[other] { $count } personas están listas para la próxima tanda.
    }
evening-others = ¿Alguien ha llegado o se ha ido sin decirlo?
evening-draw = Sortear la tanda { $round }
evening-end = Terminar la velada
evening-end-sure = ¿Terminar la velada? Las partidas en marcha se pueden acabar, pero no se sortea ninguna tanda más.
evening-go-on = No, seguimos
evening-round = Tanda { $round }
evening-late = Aún jugando
evening-tables = Mesas
evening-table = Mesa { $number }
evening-phase =
    { $phase ->
        [waiting] sentándose
        [playing] jugando
        [paused] en pausa
        [over] terminada
       *[other] apartada
    }
evening-missing =
    { $seconds ->
        [one] Esperamos un segundo más a { $names }
       *[other] Esperamos { $seconds } segundos más a { $names }
    }
evening-aside = No esperar más
evening-standings = Cómo va
evening-gone = se ha ido
evening-nobody = Aún no ha llegado nadie.
evening-not-begun = Empezamos pronto
evening-screen = Mostrarla en un televisor
evening-screen-join = Apunta aquí con el móvil y juega
evening-screen-leave = Volver
