import { capitalized } from '@portal/contract/core/text'
import { countInWords } from '#core/formats/count-in-words.ts'
import type { OfficesSaid } from '../offices-said.ts'

const es = {
  breadcrumb: 'Ruta de la página',
  home: 'Inicio',
  name: 'Nosotros',
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
  howTitle: 'Cómo trabajamos',
  termsTitle: 'Condiciones comerciales',
  termsLead: 'Las mismas para todos; figuran en cada cotización.',
  presence: 'Presencia',
  presenceText: (count: number) => `más de ${count} países`,
  peopleTitle: 'Nuestro equipo',
  peopleLead: (count: number) =>
    `${count === 1 ? 'Una persona, con su' : `${capitalized(countInWords(count, 'es', 'f'))} personas, cada una con su`} tarjeta: teléfono, correo y un código para guardarla en el celular.`,
  officesLink: 'Ver las oficinas',
  faqLink: 'Preguntas frecuentes',
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  name: 'About us',
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
  howTitle: 'How we work',
  termsTitle: 'Commercial terms',
  termsLead: 'The same for everyone, and printed on every quote.',
  presence: 'Presence',
  presenceText: (count) => `more than ${count} countries`,
  peopleTitle: 'Who you will talk to',
  peopleLead: (count) =>
    `${count === 1 ? 'One person, with' : `${capitalized(countInWords(count, 'en', 'f'))} people, each with`} a card: phone, e-mail and a code that saves it to your phone.`,
  officesLink: 'See our offices',
  faqLink: 'Frequently asked questions',
}

export const aboutTexts = { key: 'site/about', es, en }
