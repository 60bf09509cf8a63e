import { presenceCountries } from '../commercial-terms.ts'

const es = {
  breadcrumb: 'Ruta de la página',
  home: 'Inicio',
  title: 'Instrumentos para que cada pozo salga a su tiempo',
  name: 'Nosotros',
  description: `Quiénes somos, qué hacemos y en qué condiciones vendemos: equipos y software de tronadura electrónica para minería y obras civiles, con presencia en más de ${presenceCountries} países.`,
  lead: 'Diseñamos, fabricamos y apoyamos en terreno equipos de iniciación electrónica y el software que los acompaña, desde la malla hasta el fragmento.',
  drawing: 'Plano de una tronadura: pozos en filas y las líneas que unen los que salen al mismo tiempo.',
  factsTitle: 'En cifras',
  facts: {
    countries: 'países con presencia, por oficinas propias o distribuidores',
    offices: 'oficinas en América: México, Perú, Chile y Estados Unidos',
    warranty: 'de garantía de fábrica en los equipos',
    delivery: 'de plazo de entrega, aproximadamente',
  },
  whatTitle: 'Qué hacemos',
  what: [
    {
      id: 'design',
      name: 'Diseño',
      text: 'NextLion dibuja la malla, calcula la secuencia y muestra alivio y velocidad de partícula antes de perforar. Un diseño que se puede revisar es un diseño que se puede mejorar.',
    },
    {
      id: 'field',
      name: 'Terreno',
      text: 'Adaptadores con retardo propio y consolas que los programan, los comprueban y los disparan. Cada equipo dice con claridad qué está listo y qué no.',
    },
    {
      id: 'analysis',
      name: 'Análisis',
      text: 'Quamtum mide la fragmentación desde una foto, un dron o el escritorio. El resultado vuelve al diseño siguiente: así se cierra el ciclo.',
    },
  ],
  howTitle: 'Cómo trabajamos',
  how: [
    ['Escuchamos la faena', 'Roca, banco, restricciones y resultado esperado, antes de hablar de equipos.'],
    [
      'Proponemos con números',
      'Cada límite de un equipo se da con su unidad y es el mismo en la ficha, en la comparación y en la cotización.',
    ],
    [
      'Acompañamos el primer disparo',
      'Capacitación con el equipo comprado y apoyo técnico hasta que su gente lo domina.',
    ],
    ['Medimos el resultado', 'Fragmentación, vibración y costo, para ajustar el diseño con datos y no con costumbre.'],
    ['Seguimos cerca', 'Servicio técnico, repuestos, licencias y talleres desde la oficina de su zona horaria.'],
  ],
  termsTitle: 'Condiciones comerciales',
  termsLead: 'Las mismas para todos; figuran en cada cotización.',
  presence: 'Presencia',
  presenceText: `más de ${presenceCountries} países`,
  onlyTitle: 'Solo para quienes están autorizados',
  only: 'La venta está limitada a empresas y profesionales autorizados para manejar estos productos; no vendemos a consumidores finales. Pedimos la autorización vigente antes de la primera venta y cada vez que cambia.',
  peopleTitle: 'Con quién se habla',
  peopleLead: 'Diez personas, cada una con su tarjeta: teléfono, correo y un código para guardarla en el celular.',
  officesLink: 'Ver las oficinas',
  faqLink: 'Preguntas frecuentes',
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  title: 'Instruments that make every hole fire on time',
  name: 'About us',
  description: `Who we are, what we do and on what terms we sell: electronic blasting devices and software for mining and construction, present in more than ${presenceCountries} countries.`,
  lead: 'We design, build and support in the field electronic initiation devices and the software that goes with them, from the pattern to the fragment.',
  drawing: 'Plan of a blast: holes in rows, and the lines that join those which fire at the same time.',
  factsTitle: 'In figures',
  facts: {
    countries: 'countries with a presence, by our own offices or distributors',
    offices: 'offices in the Americas: Mexico, Peru, Chile and the United States',
    warranty: 'of factory warranty on devices',
    delivery: 'until delivery, more or less',
  },
  whatTitle: 'What we do',
  what: [
    {
      id: 'design',
      name: 'Design',
      text: 'NextLion draws the pattern, computes the sequence and shows relief and particle velocity before anyone drills. A design that can be checked is a design that can be improved.',
    },
    {
      id: 'field',
      name: 'Field work',
      text: 'Adapters with a delay of their own, and consoles that program, test and fire them. Each device says clearly what is ready and what is not.',
    },
    {
      id: 'analysis',
      name: 'Analysis',
      text: 'Quamtum measures fragmentation from a photograph, a drone or the desktop. The result returns to the next design: that closes the loop.',
    },
  ],
  howTitle: 'How we work',
  how: [
    ['We listen to the operation', 'Rock, bench, restrictions and the result you expect, before we speak of devices.'],
    [
      'We propose with numbers',
      'Every limit of a device is given with its unit and is the same in data sheet, comparison and quote.',
    ],
    [
      'We stand by at the first blast',
      'Training with the device you bought, and technical support until your people master it.',
    ],
    ['We measure the result', 'Fragmentation, vibration and cost, to adjust the design by data and not by habit.'],
    ['We stay close', 'Technical service, spare parts, licenses and workshops from the office in your time zone.'],
  ],
  termsTitle: 'Commercial terms',
  termsLead: 'The same for everyone; they stand on each quote.',
  presence: 'Presence',
  presenceText: `more than ${presenceCountries} countries`,
  onlyTitle: 'Only for those who are authorized',
  only: 'Sale is limited to companies and professionals authorized to handle these products; we do not sell to end consumers. We ask for the valid authorization before the first sale and each time it changes.',
  peopleTitle: 'The people you talk to',
  peopleLead: 'Ten people, each with a card: phone, e-mail and a code to keep it on your phone.',
  officesLink: 'See the offices',
  faqLink: 'Frequently asked questions',
}

export const aboutTexts = { es, en }
