const es = {
  chile: {
    title: 'Taller de simulación de tronaduras en Chile',
    description:
      'Taller de simulación de tronaduras del 28 de junio en una universidad de Chile: programa de 9:00 a 16:00, expositores, objetivos y licencia de un año sin costo para quienes asistieron.',
  },
  brazil: {
    title: 'Taller universitario de tronadura electrónica en Brasil',
    description:
      'Taller universitario del 29 de abril al 4 de mayo de 2024 en Ouro Preto, Brasil: tres días con certificación, expositores, ubicación, mapas y actividades sugeridas.',
  },
}

const en: typeof es = {
  chile: {
    title: 'Blast simulation workshop in Chile',
    description:
      'Blast simulation workshop held on June 28 at a university in Chile: schedule from 9:00 to 16:00, speakers, objectives and a free one-year license for everyone who attended.',
  },
  brazil: {
    title: 'University workshop on electronic blasting in Brazil',
    description:
      'University workshop from April 29 to May 4, 2024 in Ouro Preto, Brazil: three days with certification, speakers, location, maps and suggested activities.',
  },
}

/** Title and description of the two workshops of 2024, separate from the other texts of their pages. */
export const headTexts = { key: 'workshops/head', es, en }
