const es = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  ofAll: (place: number, count: number) => `${place} de ${count}`,
  software: {
    kicker: 'Software',
    title: 'De la malla al fragmento, una sola línea',
    lead: 'Diseño, simulación y análisis en un mismo plano, con las unidades con que usted trabaja.',
    demo: 'Probar la demo',
    more: 'Conocer NextLion',
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
    names: {
      workshop: ['Workshop en Chile', 'Un día de simulación y práctica, en la universidad.'],
      'workshop-brazil': ['Workshop en Brasil', 'Tres días en Ouro Preto, con certificación.'],
      company: ['La empresa', 'Quiénes somos y cómo trabajamos.'],
      fragmentation: ['Fragmentación', 'De la imagen a la curva de tamaños.'],
    },
  },
  whoTitle: 'Para quienes responden por cada disparo',
  who: [
    { name: 'Minería', text: 'Equipos de perforación y tronadura que necesitan el mismo resultado en cada banco.' },
    { name: 'Obras civiles', text: 'Túneles, caminos y canteras cerca de lo que no debe vibrar.' },
    { name: 'Distribuidores', text: 'Cotizaciones, licencias y clientes de su sucursal en un solo lugar.' },
    { name: 'Profesionales autorizados', text: 'Estudios, simulación y asesoría con licencias por día, mes o año.' },
  ],
  lines: 'Líneas de producto',
  contact: {
    title: 'Hable con quien conoce el equipo',
    lead: 'Responde una persona de terreno, en español o en inglés.',
    messages: (country: string) => `Mensajes · ${country}`,
    mail: 'Correo',
    flags: 'México, Perú y Chile',
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
    more: 'Discover NextLion',
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
    names: {
      workshop: ['Workshop in Chile', 'A day of simulation and hands-on work at the university.'],
      'workshop-brazil': ['Workshop in Brazil', 'Three days in Ouro Preto, with certification.'],
      company: ['The company', 'Who we are and how we work.'],
      fragmentation: ['Fragmentation', 'From image to size curve.'],
    },
  },
  whoTitle: 'For the people accountable for every shot',
  who: [
    { name: 'Mining', text: 'Drill-and-blast crews who need the same result on every bench.' },
    { name: 'Construction', text: 'Tunnels, roads and quarries next to structures that must not shake.' },
    { name: 'Distributors', text: 'Your branch’s quotes, licenses and customers in one place.' },
    {
      name: 'Authorized professionals',
      text: 'Studies, simulation and consulting, with licenses by the day, month or year.',
    },
  ],
  lines: 'Product lines',
  contact: {
    title: 'Talk to someone who knows the equipment',
    lead: 'Someone with field experience answers, in Spanish or English.',
    messages: (country) => `Messages · ${country}`,
    mail: 'E-mail',
    flags: 'Mexico, Peru and Chile',
    offices: 'Offices',
    postal: (code) => `Postal code ${code}`,
  },
}

export const belowTexts = { key: 'home/below', es, en }
