import { capitalized } from '@portal/contract/core/text'
import { countInWords } from '#core/formats/count-in-words.ts'
import { presenceCountries } from '../commercial-terms.ts'
import type { OfficesSaid } from './offices-said.ts'

const es = {
  breadcrumb: 'Ruta de la página',
  home: 'Inicio',
  title: 'Instrumentos para que cada pozo salga a su tiempo',
  name: 'Nosotros',
  description: `Quiénes somos, qué hacemos y en qué condiciones vendemos: equipos y software de tronadura electrónica para minería y obras civiles, con presencia en más de ${presenceCountries} países.`,
  lead: 'Diseñamos, fabricamos y apoyamos en terreno equipos de iniciación electrónica y el software que los acompaña, desde la malla hasta el fragmento.',
  drawing: 'Plano de una tronadura: pozos en filas y las líneas que unen los que salen al mismo tiempo.',
  factsTitle: 'En cifras',
  moreThan: (count: number) => `Más de ${count}`,
  facts: {
    countries: 'países con presencia, por oficinas propias o distribuidores',
    offices: ({ count, where, isAmerican }: OfficesSaid) =>
      `${count === 1 ? 'oficina' : 'oficinas'}${isAmerican ? ' en América' : ''}: ${where}`,
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
      'Capacitación con el equipo comprado y apoyo técnico hasta que su gente lo domine.',
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
  peopleTitle: 'Nuestro equipo',
  peopleLead: (count: number) =>
    `${count === 1 ? 'Una persona, con su' : `${capitalized(countInWords(count, 'es', 'f'))} personas, cada una con su`} tarjeta: teléfono, correo y un código para guardarla en el celular.`,
  officesLink: 'Ver las oficinas',
  faqLink: 'Preguntas frecuentes',
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  title: 'Instruments that make every hole fire on time',
  name: 'About us',
  description: `Who we are, what we do and our commercial terms: electronic blasting equipment and software for mining and construction, with a presence in more than ${presenceCountries} countries.`,
  lead: 'We design and build electronic initiation equipment and the software that goes with it, and we support both in the field, from pattern to fragment.',
  drawing: 'Plan view of a blast: rows of holes, and the lines that connect those that fire at the same time.',
  factsTitle: 'By the numbers',
  moreThan: (count) => `More than ${count}`,
  facts: {
    countries: 'countries, through our own offices or distributors',
    offices: ({ count, where, isAmerican }) =>
      `${count === 1 ? 'office' : 'offices'}${isAmerican ? ' in the Americas' : ''}: ${where}`,
    warranty: 'factory warranty on equipment',
    delivery: 'approximate delivery time',
  },
  whatTitle: 'What we do',
  what: [
    {
      id: 'design',
      name: 'Design',
      text: 'NextLion draws the pattern, works out the sequence and shows relief and particle velocity before anyone drills. A design you can check is a design you can improve.',
    },
    {
      id: 'field',
      name: 'In the field',
      text: 'Adapters that each hold their own delay, and consoles that program, test and fire them. Every device makes it clear what is ready and what is not.',
    },
    {
      id: 'analysis',
      name: 'Analysis',
      text: 'Quamtum measures fragmentation from a photo, a drone or the desktop. The result feeds the next design, and that closes the loop.',
    },
  ],
  howTitle: 'How we work',
  how: [
    [
      'We listen to the operation',
      'Rock, bench, constraints and the result you expect, before we talk about equipment.',
    ],
    [
      'We put numbers on the table',
      'Every limit is stated with its unit, and it is the same on the data sheet, in the comparison and in the quote.',
    ],
    [
      'We are there for the first blast',
      'Training on the equipment you bought, and technical support until your crew has mastered it.',
    ],
    [
      'We measure the result',
      'Fragmentation, vibration and cost, so the design is adjusted with data and not out of habit.',
    ],
    ['We stay close', 'Service, spare parts, licenses and workshops from the office in your time zone.'],
  ],
  termsTitle: 'Commercial terms',
  termsLead: 'The same for everyone, and printed on every quote.',
  presence: 'Presence',
  presenceText: `more than ${presenceCountries} countries`,
  onlyTitle: 'Authorized buyers only',
  only: 'Sales are limited to companies and professionals authorized to handle these products; we do not sell to end consumers. We ask for a valid authorization before the first sale and every time it changes.',
  peopleTitle: 'Who you will talk to',
  peopleLead: (count) =>
    `${count === 1 ? 'One person, with' : `${capitalized(countInWords(count, 'en', 'f'))} people, each with`} a card: phone, e-mail and a code that saves it to your phone.`,
  officesLink: 'See our offices',
  faqLink: 'Frequently asked questions',
}

export const aboutTexts = { key: 'site/about', es, en }
