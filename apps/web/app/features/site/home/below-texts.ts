const es = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  ofAll: (place: number, count: number) => `${place} de ${count}`,
  software: {
    kicker: 'Software',
    title: 'De la malla al fragmento, una sola línea',
    lead: 'Diseño, simulación y análisis en un mismo plano, con las unidades con que usted trabaja.',
    demo: 'Probar la demo',
    more: (product: string) => `Conocer ${product}`,
    screens: [
      {
        name: 'Malla y secuencia',
        text: 'Dibuje la malla, asigne los tiempos y vea las isócronas antes de cargar.',
        alt: 'Pantalla de diseño: plano de una malla con los tiempos de cada pozo y sus isócronas.',
      },
      {
        name: 'Alivio',
        text: 'El alivio en ms/m, pozo por pozo, para que la roca tenga hacia dónde moverse.',
        alt: 'Pantalla de alivio: mapa de la malla coloreado según los ms/m entre filas.',
      },
      {
        name: 'Vibración',
        text: 'La velocidad de partícula en mm/s que se espera donde no debe vibrar.',
        alt: 'Pantalla de vibración: registro de tres componentes en mm/s y su espectro de frecuencias.',
      },
    ],
    dialogTitle: 'Pruebe el software',
    dialogText: 'La demo se pide desde su cuenta. Ingrese si ya tiene una; si no, créela en tres pasos.',
    access: 'Acceder',
    register: 'Registrarse',
  },
  nextWorkshop: 'Próximo taller',
  seeWorkshop: 'Ver programa e inscribirme',
  hardware: {
    title: 'Equipos de terreno',
    lead: 'Adaptadores con retardo programable y consolas que los disparan, desde una serie corta hasta la producción.',
    label: 'Adaptadores y consolas',
    see: 'Ver el producto',
    all: 'Todos los productos',
  },
  films: {
    title: 'Véalo en movimiento',
    watch: (name: string) => `Ver: ${name}`,
  },
  whoTitle: 'Para quienes responden por cada disparo',
  lines: 'Líneas de producto',
  brochures: 'Folletos',
  contact: {
    title: 'Hable con quien conoce el equipo',
    messages: (country: string) => `Mensajes · ${country}`,
    mail: 'Correo',
    offices: 'Oficinas',
    postal: (code: string) => `Código postal ${code}`,
  },
}

const en: typeof es = {
  carousel: 'carousel',
  slide: 'slide',
  ofAll: (place, count) => `${place} of ${count}`,
  software: {
    kicker: 'Software',
    title: 'One workflow, from pattern to fragment',
    lead: 'Design, simulate and analyze on a single plan, in the units you already work in.',
    demo: 'Get demo',
    more: (product) => `Discover ${product}`,
    screens: [
      {
        name: 'Pattern and sequence',
        text: 'Draw the pattern, set the timing and see the firing contours before you load a hole.',
        alt: 'Design screen: a pattern in plan view, with the time of each hole and its isochrones.',
      },
      {
        name: 'Relief',
        text: 'Relief in ms/m, hole by hole, so the rock has room to move.',
        alt: 'Relief screen: the pattern, colored by ms/m between rows.',
      },
      {
        name: 'Vibration',
        text: 'The particle velocity, in mm/s, to expect at the structures you have to protect.',
        alt: 'Vibration screen: three-component record in mm/s and its frequency spectrum.',
      },
    ],
    dialogTitle: 'Try the software',
    dialogText: 'You request the demo from your account. Log in if you have one, or create one in three steps.',
    access: 'Access',
    register: 'Register',
  },
  nextWorkshop: 'Next workshop',
  seeWorkshop: 'See the program and sign up',
  hardware: {
    title: 'Field equipment',
    lead: 'Adapters with programmable delays and the consoles that fire them, from a single short series to full production blasts.',
    label: 'Adapters and consoles',
    see: 'View product',
    all: 'All products',
  },
  films: {
    title: 'See it in action',
    watch: (name) => `Watch: ${name}`,
  },
  whoTitle: 'For the people accountable for every shot',
  lines: 'Product lines',
  brochures: 'Brochures',
  contact: {
    title: 'Talk to someone who knows the equipment',
    messages: (country) => `Messages · ${country}`,
    mail: 'E-mail',
    offices: 'Offices',
    postal: (code) => `Postal code ${code}`,
  },
}

export const belowTexts = { key: 'home/below', es, en }
