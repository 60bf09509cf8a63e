const es = {
  breadcrumb: 'Dónde está',
  support: 'Soporte',
  title: (name: string) => `Primeros pasos con ${name}`,
  description: (name: string, steps: number) =>
    `Guía en video de ${name}: ${steps} pasos, sin sonido y con subtítulos, y los mismos pasos en texto.`,
  lead: (steps: number, seconds: number) =>
    `${steps} pasos en ${seconds} segundos, sin sonido y con subtítulos. Los mismos pasos están en texto, con los datos de hoy.`,
  chapters: 'Pasos',
  film: (name: string) => `primeros pasos con ${name}`,
  from: (time: string, title: string) => `Ver desde ${time}: ${title}`,
  notice: 'Antes de usarlo',
  more: 'Para seguir',
  manual: (name: string) => `Manual de ${name}`,
  product: (name: string) => `${name}: ficha y folletos`,
  designer: 'Abrir el diseñador',
  designerText: 'Las pantallas son del diseñador de este sitio; las del programa se piden en contacto.',
  ask: 'Preguntar lo que falta',
  all: 'Todas las guías',
}

const en: typeof es = {
  breadcrumb: 'Where you are',
  support: 'Support',
  title: (name) => `First steps with ${name}`,
  description: (name, steps) =>
    `A ${name} video guide in ${steps} steps, silent and captioned in Spanish and English, with every step as text.`,
  lead: (steps, seconds) =>
    `${steps} steps in ${seconds} seconds, silent and captioned. Every step is there as text, with today’s specifications.`,
  chapters: 'Steps',
  film: (name) => `first steps with ${name}`,
  from: (time, title) => `Watch from ${time}: ${title}`,
  notice: 'Before you use it',
  more: 'Keep going',
  manual: (name) => `${name} manual`,
  product: (name) => `${name}: specifications and brochures`,
  designer: 'Open the designer',
  designerText: 'The screens shown are from the designer on this site; contact us for those of the program.',
  ask: 'Ask what’s missing',
  all: 'All guides',
}

export const guideTexts = { key: 'products/guide', es, en }
