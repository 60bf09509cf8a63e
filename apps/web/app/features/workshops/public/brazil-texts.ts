const es = {
  length: 'Duración',
  atEnd: 'Al terminar',
  chapters: 'Secciones de esta página',
  toTop: 'Volver arriba',
  names: {
    sponsors: 'Auspiciadores',
    about: 'El taller',
    days: 'Los tres días',
    speakers: 'Expositores',
    location: 'Ubicación',
    activities: 'Actividades',
    registration: 'Inscripción',
  },
}

const en: typeof es = {
  length: 'Length',
  atEnd: 'At the end',
  chapters: 'Sections of this page',
  toTop: 'Back to top',
  names: {
    sponsors: 'Sponsors',
    about: 'The workshop',
    days: 'The three days',
    speakers: 'Speakers',
    location: 'Location',
    activities: 'Activities',
    registration: 'Registration',
  },
}

/** What the page of the workshop in Brazil says by itself; the rest is content of the company. */
export const brazilTexts = { key: 'workshops/brazil', es, en }
