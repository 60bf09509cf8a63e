import { pt } from './texts.pt.ts'

const es = {
  title: (name: string) => `Manual de ${name}`,
  edition: 'Edición',
  editionText: (number: number, day: string) => `${number}, del ${day}`,
  facts: 'Datos al',
  drawing: 'El panel visto de frente. Los números son los de la tabla.',
  number: '#',
  part: 'Parte',
  use: 'Para qué sirve',
  factsOf: 'Datos',
  toConfirm: 'Por confirmar: pregúntenos.',
  steps: 'Primeros pasos',
  step: 'Paso',
  what: 'Qué hacer',
  sheet: 'Ficha técnica',
  fact: 'Dato',
  value: 'Valor',
  unknown: 'Por confirmar',
  sale: 'Venta solo a empresas y profesionales autorizados.',
  missing:
    'Este manual no dice todavía qué indica cada luz, los mensajes de la pantalla ni el cuidado de la batería. No lo suponga: pregunte antes de usar la consola.',
}
export type ManualTexts = typeof es

const en: ManualTexts = {
  title: (name) => `${name} manual`,
  edition: 'Edition',
  editionText: (number, day) => `${number}, ${day}`,
  facts: 'Specifications as of',
  drawing: 'Front view of the panel. The numbers match the table.',
  number: '#',
  part: 'Part',
  use: 'What it is for',
  factsOf: 'Facts',
  toConfirm: 'To be confirmed: ask us.',
  steps: 'First steps',
  step: 'Step',
  what: 'What to do',
  sheet: 'Specifications',
  fact: 'Fact',
  value: 'Value',
  unknown: 'To be confirmed',
  sale: 'Sold only to authorized companies and professionals.',
  missing:
    'This manual does not yet cover what each lamp means, the display messages or how to care for the battery. Do not guess: ask before you use the console.',
}

export const texts = { es, en, pt }
