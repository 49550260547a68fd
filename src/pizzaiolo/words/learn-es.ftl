### La lección en español; el archivo se carga con su página. Tono y términos como en es.ftl.

learn-title = Aprende con una hornada
learn-next = Seguir
learn-open = Abrir el horno
learn-leave = Salir
learn-again = Desde el principio
learn-astray = No es mala idea, pero primero esto:
learn-listen = Mira y escucha.
learn-welcome = Soy la signora Rossi y este es tu primer horno. Cuatro minutos y sabrás jugar. Eres el rojo: el salami es tu ingrediente. Nonna y Pia juegan con nosotros.
learn-order = Abajo está tu pedido: un salami y cuatro champiñones. Si todo eso está en el horno antes de que entre tu pedido y nadie se lo lleva antes, la pizza es tuya.
learn-place = Elige tus champiñones. Con − y + dices cuántos entran: déjalo en tres. Todavía sin pedido. Luego pulsa «{ $go }».
learn-called = «¡Tres champiñones!» Todos lo han oído, y ya no está. Has robado tres cartas nuevas. Ahora escucha a los demás.
learn-remember = ¿Has escuchado? Pia ha metido un champiñón. Tres y uno son cuatro. Nadie te lo va a repetir: recordar es el juego.
learn-submit = Solo falta el salami. Mételo, elige tu pedido para ponerlo encima y roba de tu camarero, que tiene el resto de tus pedidos: necesitas nuevos.
learn-special = Mira, una Monotoni. Los pedidos especiales tienen sus caprichos. { $rule } Guárdala para luego.
learn-pia = ¡Pia también quiere cuatro champiñones! Pero lo que entró primero sale primero, y tu pedido está debajo del suyo.
learn-second = Tu nuevo pedido quiere cuatro piñas y un salami. Nonna metió una piña y tú tienes tres: mételas, con este pedido encima, y roba de la reserva. ¿Y el salami? Robas cuatro cartas: la esperanza es parte del juego.
learn-chef = ¡Un salami, qué suerte! Y la última carta de la reserva era tuya: eres el chef. Ya no juega nadie y se abre el horno.
learn-baked = Cuatro champiñones y un salami: horneada y entregada. Lo que ha usado ya no está en la mesa.
learn-burnt = No quedan champiñones, así que el pedido de Pia se quema: vuelve debajo del mazo de su camarero. Ningún ingrediente se mueve.
learn-question = Tu segundo pedido: está todo menos el salami. Tienes uno en la mano y puedes añadirlo. Todo lo que falta, o nada.
learn-end = ¡Dos pizzas de un solo horno! Lo que queda en la mesa es el fondo del siguiente. Una partida tiene tres hornos y gana quien más entrega. Ya puedes jugar.
learn-end-declined = Una pizza, y un salami guardado. Lo que queda en la mesa es el fondo del siguiente horno. Una partida tiene tres y gana quien más entrega. Ya puedes jugar.
