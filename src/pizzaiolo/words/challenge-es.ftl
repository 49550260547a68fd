### Los retos en español: se cargan con sus pantallas. Tono y términos como en es.ftl.

## A challenge

challenge-link = El enlace del reto
challenge-link-about = Quien lo abra juega las mismas cartas desde tu sitio y contra los mismos bots. Cómo jugaste tú solo lo verá al acabar su partida; entonces podréis comparar.
challenge-title = Un reto
challenge-by = { $name } te reta con estas cartas.
challenge-by-somebody = Alguien te reta con estas cartas.
challenge-yours = Has retado a otros con estas cartas.
challenge-about = Recibes las mismas cartas, el mismo sitio y los mismos bots. Cómo jugaron los demás lo verás cuando acabe tu partida.
challenge-first-gone = La primera partida con estas cartas se ha borrado. Aún puedes jugarlas.
challenge-bots-gone = Uno de los bots, o la edición, ya no está aquí, así que estas cartas no se pueden jugar. Juega otra partida.
challenge-take = Aceptar el reto
challenge-go-on = Seguir con tu partida
challenge-players =
    { $count ->
        [0] Nadie lo ha terminado todavía.
        [one] Una persona lo ha terminado.
       *[other] { $count } personas lo han terminado.
    }
challenge-nobody = En cuanto alguien termine, las dos partidas estarán aquí, una junto a otra.
challenge-side-by-side = Una junto a otra
challenge-with = Comparar con
challenge-anybody = Alguien
challenge-choice =
    { $count ->
        [0] { $name }: ninguna pizza
        [one] { $name }: una pizza
       *[other] { $name }: { $count } pizzas
    }
challenge-parted = Las dos partidas se separan en la ronda { $round }, en el anuncio { $number }.
challenge-part-here = Aquí se separan las partidas
challenge-same-game = Las dos partidas son iguales, de la primera carta a la última.
challenge-common =
    { $count ->
        [one] Un anuncio es igual en las dos partidas
       *[other] { $count } anuncios son iguales en las dos partidas
    }
challenge-tape = { $name }: lo que vino después
challenge-ended = La partida había terminado.
challenge-game-gone = Esta partida ya no se puede mostrar.
challenge-pass-on = Pasar el reto a otros
challenge-open = Al reto
challenge-loading = El reto está en camino…
challenge-waiting = El servidor está ocupado. Tu enlace estará aquí en un momento.

## The same deal again

same-deal = Otra vez las mismas cartas
same-deal-about = Las mismas cartas una vez más, y todos se corren un sitio: así la suerte no cuenta. Todos conocen las cartas solo de memoria; la repetición está cerrada mientras jugáis.
same-deal-again = Las mismas cartas, un sitio más allá
same-deal-so-far = Partida { $game } de { $games } con estas cartas. Todas juntas:
same-deal-best =
    { $count ->
        [one] Con las mismas cartas, { $names } lo hizo mejor.
       *[other] Con las mismas cartas, { $names } lo hicieron igual de bien.
    }
