const es = {
  kicker: 'Taller · Ouro Preto, Brasil',
  lead: 'Tres días de clases, laboratorio y terreno sobre iniciación electrónica, con certificación, en la ciudad que enseña minería desde el siglo XIX.',
  facts: [
    { label: 'Fecha', value: '29 de abril al 4 de mayo de 2024' },
    { label: 'Duración', value: '3 días' },
    { label: 'Lugar', value: 'Ouro Preto, Minas Gerais' },
    { label: 'Al terminar', value: 'Certificación' },
  ],
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
  sponsorsTitle: 'Auspician y colaboran',
  sponsorsText: 'Marcas de muestra.',
  aboutTitle: 'Aprender con el equipo en la mano',
  aboutText: [
    'La universidad puso las aulas, el laboratorio y una cantera escuela. Nosotros llevamos adaptadores, consolas y el software de diseño. Durante tres días, estudiantes y profesionales trabajaron en los mismos grupos, desde el plano hasta la revisión del resultado.',
    'Quienes completaron las tres jornadas y el ejercicio final recibieron la certificación del taller y una licencia de un año del software, sin costo.',
  ],
  about: [
    { name: 'Certificación', text: 'Con asistencia completa y un caso resuelto en grupo.' },
    { name: 'Equipos reales', text: 'Adaptadores y consolas de demostración, siempre sin explosivos.' },
    { name: 'Licencia de un año', text: 'Sin costo para cada asistente, desde el último día.' },
  ],
  daysTitle: 'Tres días, tres preguntas',
  days: [
    {
      name: 'Día 1',
      question: '¿Qué queremos lograr?',
      items: [
        'Fundamentos de la iniciación electrónica',
        'Lectura del macizo y de la malla',
        'Objetivos de fragmentación y vibración',
      ],
    },
    {
      name: 'Día 2',
      question: '¿Cómo lo diseñamos?',
      items: [
        'Secuencias en el software',
        'Alivio en ms/m y velocidad de partícula en mm/s',
        'Programación de adaptadores en el laboratorio',
      ],
    },
    {
      name: 'Día 3',
      question: '¿Qué resultó?',
      items: [
        'Visita a la cantera escuela',
        'Análisis de fragmentación sobre imágenes',
        'Presentación de los grupos y certificación',
      ],
    },
  ],
  speakersTitle: 'Expositores',
  speakers: [
    {
      name: 'Helena Prado Matos',
      role: 'Profesora de perforación y tronadura',
      text: 'Dirige el laboratorio de tronadura de la universidad anfitriona.',
    },
    {
      name: 'Rodrigo Peñafiel Rivas',
      role: 'Ingeniero de tronadura',
      text: 'Diseña secuencias electrónicas para minas a rajo abierto.',
    },
    {
      name: 'Camila Andrade Torres',
      role: 'Especialista en simulación',
      text: 'Modela vibración y alivio, y enseña a dudar de ambos.',
    },
  ],
}

const en: typeof es = {
  kicker: 'Workshop · Ouro Preto, Brazil',
  lead: 'Three days of lectures, lab and field work on electronic initiation, with certification, in a town that has taught mining since the 19th century.',
  facts: [
    { label: 'Date', value: 'April 29 to May 4, 2024' },
    { label: 'Length', value: '3 days' },
    { label: 'Place', value: 'Ouro Preto, Minas Gerais' },
    { label: 'At the end', value: 'Certification' },
  ],
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
  sponsorsTitle: 'Sponsors and partners',
  sponsorsText: 'Sample brands.',
  aboutTitle: 'Learning with the equipment in your hands',
  aboutText: [
    'The university provided the classrooms, the laboratory and a teaching quarry. We brought adapters, consoles and the design software. For three days, students and professionals worked in the same groups, from the plan to the review of the results.',
    'Everyone who completed the three days and the final exercise received the workshop certificate and a free one-year software license.',
  ],
  about: [
    { name: 'Certification', text: 'For full attendance and a case solved as a group.' },
    { name: 'Real equipment', text: 'Adapters and demonstration consoles, never with explosives.' },
    { name: 'One-year license', text: 'Free for every attendee, starting on the last day.' },
  ],
  daysTitle: 'Three days, three questions',
  days: [
    {
      name: 'Day 1',
      question: 'What do we want to achieve?',
      items: [
        'Fundamentals of electronic initiation',
        'Reading the rock mass and the pattern',
        'Goals for fragmentation and vibration',
      ],
    },
    {
      name: 'Day 2',
      question: 'How do we design it?',
      items: [
        'Sequences in the software',
        'Relief in ms/m and particle velocity in mm/s',
        'Programming adapters in the laboratory',
      ],
    },
    {
      name: 'Day 3',
      question: 'What did we get?',
      items: [
        'Visit to the teaching quarry',
        'Fragmentation analysis from images',
        'Group presentations and certification',
      ],
    },
  ],
  speakersTitle: 'Speakers',
  speakers: [
    {
      name: 'Helena Prado Matos',
      role: 'Professor of drilling and blasting',
      text: 'Heads the blasting laboratory at the host university.',
    },
    {
      name: 'Rodrigo Peñafiel Rivas',
      role: 'Blasting engineer',
      text: 'Designs electronic sequences for open-pit mines.',
    },
    {
      name: 'Camila Andrade Torres',
      role: 'Simulation specialist',
      text: 'Models vibration and relief, and teaches people to question both.',
    },
  ],
}

export const brazilTexts = { key: 'workshops/brazil', es, en }
