const es = {
  products: 'Productos',
  breadcrumb: 'Dónde está',
  ask: 'Pedir cotización',
  brochure: 'Folleto PDF',
  whatItDoes: 'Qué hace',
  howUsed: 'Cómo se usa',
  versions: 'Tres versiones',
  views: 'De cerca',
  facts: 'Ficha técnica',
  factsText: 'Son los mismos datos del comparador y del folleto.',
  fact: 'Dato',
  value: 'Valor',
  works: 'Con qué trabaja',
  brochures: 'Folletos',
  brochureIn: { es: 'Folleto en español', en: 'Folleto en inglés' },
  compareWith: 'Compárelo con otros de su línea',
  seeProduct: (name: string) => `Ver ${name}`,
  compare: 'Comparar',
  compareOne: (name: string) => `Comparar ${name}`,
  authorized: 'Venta solo a empresas y profesionales autorizados',
  authorizedText:
    'Estos productos no se venden al consumidor final. Antes de entregar pedimos el permiso vigente de la empresa o del profesional que los manejará.',
  talk: (name: string) => `Hable con nosotros sobre ${name}`,
  talkText: 'Cuéntenos de su faena: respondemos con el equipo que corresponde, su plazo y su precio.',
  contact: 'Ir a contacto',
  allProducts: 'Todos los productos',

  rangeTitle: 'Productos',
  rangeLead: 'Del diseño de la malla a la medición del fragmento: adaptadores, consolas y software que se entienden.',
  rangeDescription:
    'Adaptadores con retardo programable, consolas de disparo, software de diseño de voladuras y análisis de fragmentación.',
  stages: {
    design: { name: 'Diseño', text: 'Se decide en pantalla qué taladro sale y cuándo.' },
    adapters: { name: 'Adaptadores', text: 'Llevan su tiempo a cada taladro, milisegundo por milisegundo.' },
    consoles: { name: 'Consolas', text: 'De una serie pequeña a un banco completo, en el lugar o a distancia.' },
    fragmentation: { name: 'Análisis de fragmentación', text: 'Mide lo que la tronadura entregó.' },
  },
  compareThese: { adapters: 'Comparar los dos adaptadores', consoles: 'Comparar las cuatro consolas' },
}

const en: typeof es = {
  products: 'Products',
  breadcrumb: 'Where you are',
  ask: 'Request a quote',
  brochure: 'Brochure PDF',
  whatItDoes: 'What it does',
  howUsed: 'How it is used',
  versions: 'Three versions',
  views: 'Up close',
  facts: 'Specifications',
  factsText: 'The same figures as in the comparison and the brochure.',
  fact: 'Fact',
  value: 'Value',
  works: 'What it works with',
  brochures: 'Brochures',
  brochureIn: { es: 'Brochure in Spanish', en: 'Brochure in English' },
  compareWith: 'Compare it with others of its line',
  seeProduct: (name) => `See ${name}`,
  compare: 'Compare',
  compareOne: (name) => `Compare ${name}`,
  authorized: 'Sold only to authorized companies and professionals',
  authorizedText:
    'These products are not sold to end consumers. Before delivery we ask for the valid permit of the company or the professional who will handle them.',
  talk: (name) => `Talk to us about ${name}`,
  talkText: 'Tell us about your site: we answer with the equipment that fits, its delivery time and its price.',
  contact: 'Go to contact',
  allProducts: 'All products',

  rangeTitle: 'Products',
  rangeLead:
    'From the design of the pattern to the measure of the fragment: adapters, consoles and software that work together.',
  rangeDescription:
    'Adapters with a programmable delay, firing consoles, blast design software and fragmentation analysis.',
  stages: {
    design: { name: 'Design', text: 'Which hole fires and when is decided on the screen.' },
    adapters: { name: 'Adapters', text: 'They bring its time to each hole, millisecond by millisecond.' },
    consoles: { name: 'Consoles', text: 'From a small series to a whole bench, on the spot or from afar.' },
    fragmentation: { name: 'Fragmentation analysis', text: 'It measures what the blast delivered.' },
  },
  compareThese: { adapters: 'Compare both adapters', consoles: 'Compare the four consoles' },
}

export const texts = { es, en }
