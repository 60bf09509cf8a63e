export interface ProductRow {
  id: number
  slug: string
  categoria_id: number
  nombre: string
  orden: number
  resumen: string
  resumen_en: string
  descripcion: string
  descripcion_en: string
}

/** The eight products with pages. No figure stands in these texts: figures are facts, one row each. */
export const products: ProductRow[] = [
  {
    id: 1,
    slug: 'nextlion',
    categoria_id: 3,
    nombre: 'NextLion',
    orden: 10,
    resumen: 'Diseñe la tronadura y vea cómo sale antes de cargarla.',
    resumen_en: 'Design the blast and watch it fire before you load it.',
    descripcion:
      'Software de diseño y análisis de tronaduras. Dibuja la malla, asigna los tiempos, simula la salida y muestra en el plano el alivio y la velocidad de partícula que se esperan, con las unidades con que trabaja el ingeniero.',
    descripcion_en:
      'Blast design and analysis software. It draws the pattern, assigns the timing, simulates the firing sequence and maps the relief and the particle velocity to expect, in the units that an engineer works with.',
  },
  {
    id: 2,
    slug: 'quamtum',
    categoria_id: 4,
    nombre: 'Quamtum',
    orden: 80,
    resumen: 'Mida la fragmentación en el frente, desde el aire o en el escritorio.',
    resumen_en: 'Measure fragmentation at the face, from the air or at the desk.',
    descripcion:
      'Análisis de la fragmentación de la roca a partir de imágenes. Tres versiones para un mismo resultado: un equipo portátil para el frente, una captura con dron para la pila completa y un programa de escritorio para revisar y comparar.',
    descripcion_en:
      'Rock fragmentation analysis from images. Three versions for one result: a portable device for the face, a capture by drone for the whole muckpile and a desktop program to review and compare.',
  },
  {
    id: 3,
    slug: 'next1',
    categoria_id: 1,
    nombre: 'Next1',
    orden: 20,
    resumen: 'El adaptador eléctrico: un retardo exacto sobre dos hilos.',
    resumen_en: 'The electric adapter: an exact delay on two wires.',
    descripcion:
      'Adaptador eléctrico con retardo programable para tronaduras pequeñas y medianas. Se conecta en serie con un cable de dos hilos y recibe su tiempo antes de disparar, milisegundo por milisegundo.',
    descripcion_en:
      'Electric adapter with a programmable delay for small and medium blasts. It is connected in series with a two-wire cable and is given its time before firing, millisecond by millisecond.',
  },
  {
    id: 4,
    slug: 'next3',
    categoria_id: 1,
    nombre: 'Next3e',
    orden: 30,
    resumen: 'El adaptador electrónico para tronaduras de producción.',
    resumen_en: 'The electronic adapter for production blasts.',
    descripcion:
      'Adaptador electrónico con retardo programable para la consola de tres series. Cada pozo lleva su propio tiempo, y varias consolas enlazadas disparan un mismo plan de tiempos.',
    descripcion_en:
      'Electronic adapter with a programmable delay for the three-series console. Each hole carries its own time, and several linked consoles fire a single timing plan.',
  },
  {
    id: 5,
    slug: 'nextone',
    categoria_id: 2,
    nombre: 'Next One',
    orden: 40,
    resumen: 'La consola con temporizador: programe, aléjese y espere.',
    resumen_en: 'The timer console: set it, walk away and wait.',
    descripcion:
      'Consola compacta con temporizador para disparos pequeños con adaptadores eléctricos. La cuenta regresiva da tiempo para llegar al refugio antes de que la consola active la serie.',
    descripcion_en:
      'Compact console with a timer for small shots with electric adapters. The countdown leaves time to reach the shelter before the console activates the series.',
  },
  {
    id: 6,
    slug: 'nextoneplus',
    categoria_id: 2,
    nombre: 'Next One+',
    orden: 50,
    resumen: 'Una serie larga, con la energía para dispararla entera.',
    resumen_en: 'One long series, with the energy to fire all of it.',
    descripcion:
      'Consola de disparo de alta tensión para una serie larga de adaptadores. Carga su condensador, comprueba la serie y entrega la energía de una vez, para que todos los adaptadores la reciban.',
    descripcion_en:
      'High-voltage firing console for one long series of adapters. It charges its capacitor, checks the series and delivers the energy at once, so that every adapter receives it.',
  },
  {
    id: 7,
    slug: 'nextthree',
    categoria_id: 2,
    nombre: 'Next Three',
    orden: 60,
    resumen: 'Tres series para la producción, y más consolas cuando haga falta.',
    resumen_en: 'Three series for production, and more consoles when you need them.',
    descripcion:
      'Consola de tres series para tronaduras de producción con adaptadores electrónicos. Se abre con contraseña y tarjeta, habla el idioma de la cuadrilla y se enlaza con otras consolas cuando la tronadura crece.',
    descripcion_en:
      'Three-series console for production blasts with electronic adapters. It opens with a password and a card, speaks the language of the crew and links with other consoles when the blast grows.',
  },
  {
    id: 8,
    slug: 'nextremote',
    categoria_id: 2,
    nombre: 'Next Remote',
    orden: 70,
    resumen: 'El disparo se da desde lejos, fuera del área de exclusión.',
    resumen_en: 'Fire from afar, from outside the blast exclusion zone.',
    descripcion:
      'Consola remota que arma y dispara a distancia las consolas enlazadas. El operador se queda fuera del área de exclusión y las consolas quedan en el banco, dentro de una caja cerrada contra polvo y agua.',
    descripcion_en:
      'Remote console that arms and fires linked consoles from a distance. The operator stays outside the blast exclusion zone and the consoles stay on the bench, in a case that keeps dust and water out when it is closed.',
  },
]
