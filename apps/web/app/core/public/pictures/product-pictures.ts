/**
 * Rendered pictures of the products by view: files `/pictures/products/{slug}-{view}-{width}`, 3:2. Written by
 * assets/products/export.ts.
 */
export const productPictures = {
  nextoneplus: {
    front: {
      widths: [480, 720, 960, 1280, 1600],
      es: 'Consola NEXT One+ abierta en su maleta ámbar: pantalla con 150 adaptadores, teclado, llave, botones de carga y disparo, y línea roja y negra conectada',
      en: 'NEXT One+ console open in its amber case: display with 150 adapters, keypad, key switch, charge and fire buttons, red and black line connected',
    },
    detail: {
      widths: [480, 720, 960, 1280],
      es: 'Panel de la consola NEXT One+ de cerca: llave, botón de carga, botón de disparo y bornes de línea',
      en: 'Close view of the NEXT One+ panel: key switch, charge button, fire button and line terminals',
    },
  },
  nextthree: {
    front: {
      widths: [480, 720, 960, 1280, 1600],
      es: 'Consola NEXT Three abierta en su maleta naranja: pantalla con 200 adaptadores, teclado, lector RFID, tres pares de bornes y su tarjeta de acceso',
      en: 'NEXT Three console open in its orange case: display with 200 adapters, keypad, RFID reader, three pairs of terminals and its access card',
    },
    detail: {
      widths: [480, 720, 960, 1280],
      es: 'Tarjeta RFID sobre el lector de la consola NEXT Three, junto al teclado y los bornes de las tres series',
      en: 'RFID card on the reader of the NEXT Three console, beside keypad and the terminals of the three series',
    },
  },
  nextone: {
    front: {
      widths: [480, 720, 960, 1280, 1600],
      es: 'Consola de mano NEXT One: temporizador de 60 minutos en pantalla, llave de armado, botón de disparo y dos bornes con cable',
      en: 'Hand-held NEXT One console: 60 minute timer on its display, arming key, fire button and two terminals with cable',
    },
    detail: {
      widths: [480, 720, 960, 1280],
      es: 'Pantalla, llave de armado y botón de disparo de la consola NEXT One',
      en: 'Display, arming key and fire button of the NEXT One console',
    },
  },
  nextremote: {
    front: {
      widths: [480, 720, 960, 1280, 1600],
      es: 'Consola NEXT Remote abierta con su antena: la pantalla muestra doce consolas enlazadas',
      en: 'NEXT Remote console open with its antenna: the display shows twelve linked consoles',
    },
    detail: {
      widths: [480, 720, 960, 1280],
      es: 'Pantalla de la consola NEXT Remote con alcance, consolas enlazadas y tiempo de armado',
      en: 'Display of the NEXT Remote console with range, linked consoles and arm time',
    },
  },
  quamtum: {
    front: {
      widths: [480, 720, 960, 1280, 1600],
      es: 'Dispositivo Quamtum ante roca tronada: la pantalla muestra los fragmentos delineados y su curva de tamaños',
      en: 'Quamtum device before blasted rock: its display shows the outlined fragments and their size curve',
    },
    drone: {
      widths: [480, 720, 960],
      es: 'Dron de Quamtum 360 con su cámara sobre roca tronada',
      en: 'Quamtum 360 drone with its camera above blasted rock',
    },
    desktop: {
      widths: [480, 720, 960],
      es: 'Quamtum de escritorio en una computadora portátil: fragmentos delineados y distribución de tamaños',
      en: 'Quamtum Desktop on a laptop: outlined fragments and size distribution',
    },
    detail: {
      widths: [480, 720, 960, 1280],
      es: 'Pantalla de análisis y antena GPS del dispositivo Quamtum',
      en: 'Analysis display and GPS antenna of the Quamtum device',
    },
  },
  nextlion: {
    front: {
      widths: [480, 720, 960, 1280, 1600],
      es: 'NextLion en una computadora portátil: malla de perforación con contornos de tiempo, alivio y velocidad de partícula',
      en: 'NextLion on a laptop: hole pattern with timing contours, relief and particle velocity',
    },
    detail: {
      widths: [480, 720, 960, 1280],
      es: 'Contornos de tiempo de una malla en la pantalla de NextLion',
      en: 'Timing contours of a pattern on the NextLion screen',
    },
  },
  next1: {
    front: {
      widths: [480, 720, 960, 1280, 1600],
      es: 'Adaptador eléctrico NEXT 1 ámbar sobre el rollo de su cable de dos hilos 22 AWG, con conector',
      en: 'Amber NEXT 1 electric adapter on the coil of its two-wire 22 AWG cable, with connector',
    },
    detail: {
      widths: [480, 720, 960, 1280],
      es: 'Etiqueta y salida de cable del adaptador NEXT 1',
      en: 'Label and cable exit of the NEXT 1 adapter',
    },
  },
  next3: {
    front: {
      widths: [480, 720, 960, 1280, 1600],
      es: 'Adaptador electrónico NEXT 3e turquesa con su rollo de cable azul y blanco y clip de línea',
      en: 'Teal NEXT 3e electronic adapter with its coil of blue and white cable and line clip',
    },
    detail: {
      widths: [480, 720, 960, 1280],
      es: 'Luz de estado y clip de línea del adaptador NEXT 3e',
      en: 'Status lamp and line clip of the NEXT 3e adapter',
    },
  },
} as const
