const es = {
  kicker: 'Taller · 28 de junio',
  lead: 'Un día para diseñar, simular y leer una tronadura electrónica antes de cargar el primer pozo, con un computador por persona y casos de minas chilenas.',
  drawing: 'Vista en planta de una malla de tronadura con isócronas alrededor del pozo inicial.',
  facts: [
    { label: 'Fecha', value: '28 de junio' },
    { label: 'Horario', value: '9:00 a 16:00' },
    { label: 'Lugar', value: 'Universidad Ejemplo del Norte, Chile' },
    { label: 'Incluye', value: 'Licencia de un año' },
  ],
  softwareTitle: 'Simular antes de disparar',
  softwareText:
    'NextLion es el software de diseño y análisis de la casa. En el taller sirve para recorrer el trabajo completo de una tronadura: la malla, los retardos, lo que el macizo siente y lo que queda por mejorar.',
  software: [
    {
      name: 'Secuencia',
      text: 'Retardos de 0 a 30.000\u00a0ms en pasos de 1\u00a0ms, pozo por pozo, con las isócronas a la vista.',
    },
    {
      name: 'Alivio',
      text: 'El tiempo que tiene la roca para moverse antes de la fila siguiente, en ms/m, para corregir zonas apretadas antes de perforar.',
    },
    {
      name: 'Vibración',
      text: 'La velocidad de partícula que espera cada punto vigilado, en mm/s, y cómo cambia al mover un retardo.',
    },
    {
      name: 'Exportación',
      text: 'El diseño sale listo para programar los adaptadores y para el informe de la tronadura.',
    },
  ],
  softwareLink: 'Conocer NextLion',
  scheduleTitle: 'Programa del día',
  scheduleText: 'Cinco horas de trabajo y una pausa larga. La teoría justa y, enseguida, el ejercicio.',
  schedule: {
    morning: 'Mañana',
    morningHours: '9:00 – 12:00',
    pause: 'Pausa para almorzar',
    pauseHours: '12:00 – 14:00',
    afternoon: 'Tarde',
    afternoonHours: '14:00 – 16:00',
  },
  morning: [
    'Iniciación electrónica: qué cambia frente a la pirotécnica',
    'De la perforación al modelo: cargar y revisar una malla',
    'Secuencias e isócronas',
    'Alivio y dirección de desplazamiento',
  ],
  afternoon: [
    'Vibraciones: predecir la velocidad de partícula',
    'Fragmentación: comparar el diseño con lo medido',
    'Caso completo por grupos, con revisión en común',
  ],
  speakersTitle: 'Expositores',
  speakersText: 'Tres personas que diseñan y disparan tronaduras todas las semanas.',
  speakers: [
    {
      name: 'Rodrigo Peñafiel Rivas',
      role: 'Ingeniero de tronadura',
      text: 'Diseña secuencias para rajos de cobre y guía la puesta en marcha de consolas en faena.',
    },
    {
      name: 'Camila Andrade Torres',
      role: 'Especialista en simulación',
      text: 'Construye los modelos de vibración y enseña a leerlos sin adornos.',
    },
    {
      name: 'Tomás Iturra Vidal',
      role: 'Jefe de aplicaciones',
      text: 'Lleva los resultados de cada disparo de vuelta al diseño siguiente.',
    },
  ],
  objectivesTitle: 'Lo que cada asistente se llevó',
  objectives: [
    { name: 'Diseñar', text: 'Preparar una malla con retardos electrónicos y justificar cada decisión.' },
    { name: 'Simular', text: 'Anticipar alivio, desplazamiento y vibración, y reconocer los límites del modelo.' },
    { name: 'Comparar', text: 'Contrastar lo simulado con lo medido después del disparo.' },
    { name: 'Mejorar', text: 'Convertir la diferencia en un cambio concreto para la próxima tronadura.' },
  ],
  licenseTitle: 'Un año de licencia, sin costo',
  licenseText:
    'Quienes asistieron recibieron una licencia de un año del software de simulación, sin costo, para seguir trabajando con los ejercicios del taller y con sus propios diseños.',
}

const en: typeof es = {
  kicker: 'Workshop · June 28',
  lead: 'One day to design, simulate and read an electronic blast before the first hole is loaded, with a computer for every attendee and cases from Chilean mines.',
  drawing: 'Plan view of a blast pattern with lines of equal firing time around the first hole.',
  facts: [
    { label: 'Date', value: 'June 28' },
    { label: 'Time', value: '9:00 to 16:00' },
    { label: 'Place', value: 'Example University of the North, Chile' },
    { label: 'Included', value: 'One-year license' },
  ],
  softwareTitle: 'Simulate before you fire',
  softwareText:
    'NextLion is our software for design and analysis. The workshop uses it to walk through a whole blast: the pattern, the delays, what the rock mass feels and what is left to improve.',
  software: [
    {
      name: 'Sequence',
      text: 'Delays from 0 to 30,000\u00a0ms in 1\u00a0ms steps, hole by hole, with the lines of equal time in view.',
    },
    {
      name: 'Relief',
      text: 'The time the rock has to move before the next row fires, in ms/m, so tight zones are fixed before drilling.',
    },
    {
      name: 'Vibration',
      text: 'The particle velocity to expect at each monitoring point, in mm/s, and how it changes when a delay moves.',
    },
    { name: 'Export', text: 'The design comes out ready for programming the adapters and for the blast report.' },
  ],
  softwareLink: 'About NextLion',
  scheduleTitle: 'The day’s program',
  scheduleText: 'Five hours of work and a long break. Just enough theory, then straight to the exercises.',
  schedule: {
    morning: 'Morning',
    morningHours: '9:00 – 12:00',
    pause: 'Lunch break',
    pauseHours: '12:00 – 14:00',
    afternoon: 'Afternoon',
    afternoonHours: '14:00 – 16:00',
  },
  morning: [
    'Electronic initiation: what changes from pyrotechnic',
    'From drilling to the model: loading and checking a pattern',
    'Sequences and lines of equal time',
    'Relief and direction of movement',
  ],
  afternoon: [
    'Vibration: predicting particle velocity',
    'Fragmentation: comparing the design with what was measured',
    'A full case worked in groups and reviewed together',
  ],
  speakersTitle: 'Speakers',
  speakersText: 'Three people who design and fire blasts every week.',
  speakers: [
    {
      name: 'Rodrigo Peñafiel Rivas',
      role: 'Blasting engineer',
      text: 'Designs sequences for copper pits and leads console start-ups on site.',
    },
    {
      name: 'Camila Andrade Torres',
      role: 'Simulation specialist',
      text: 'Builds vibration models and teaches people to read them plainly.',
    },
    {
      name: 'Tomás Iturra Vidal',
      role: 'Head of applications',
      text: 'Feeds the results of each shot into the next design.',
    },
  ],
  objectivesTitle: 'What every attendee took home',
  objectives: [
    { name: 'Design', text: 'Prepare a pattern with electronic delays and defend every decision.' },
    { name: 'Simulate', text: 'Predict relief, movement and vibration, and know the limits of the model.' },
    { name: 'Compare', text: 'Check the simulation against what was measured after the shot.' },
    { name: 'Improve', text: 'Turn the difference into one concrete change for the next blast.' },
  ],
  licenseTitle: 'A free one-year license',
  licenseText:
    'Everyone who attended received a free one-year license of the simulation software, to carry on with the workshop exercises and with designs of their own.',
}

export const chileTexts = { key: 'workshops/chile', es, en }
