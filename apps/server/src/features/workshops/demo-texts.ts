/** The workshop of simulation. */
export const simulation = {
  descripcion:
    'Un día de trabajo con el software de simulación: desde la malla de perforación hasta la lectura del resultado, con casos de minas a rajo abierto y computadores para todos.',
  descripcion_en:
    'A working day with the simulation software: from the drilling pattern to reading the result, with open-pit cases and computers for everyone.',
}

/** The workshop of measuring fragmentation. */
export const fragmentation = {
  descripcion:
    'Un día de medición de fragmentación con Quamtum: fotografiar la pila, corregir contornos, leer la curva y llevar el resultado al diseño siguiente.',
  descripcion_en:
    'A day of measuring fragmentation with Quamtum: photographing the muckpile, correcting outlines, reading the curve and taking the result to the next design.',
}

type Line = readonly [from: string, until: string, es: string, en: string]

const simulationLines: readonly Line[] = [
  [
    '09:00',
    '09:45',
    'Iniciación electrónica: qué cambia frente a la pirotécnica',
    'Electronic initiation: how it differs from pyrotechnic initiation',
  ],
  [
    '09:45',
    '10:30',
    'De la perforación al modelo: cargar y revisar una malla',
    'From drilling to the model: loading and checking a pattern',
  ],
  ['10:30', '11:15', 'Secuencias e isócronas', 'Sequences and lines of equal time'],
  ['11:15', '12:00', 'Alivio y dirección de desplazamiento', 'Relief and direction of movement'],
  ['12:00', '14:00', 'Pausa para almorzar', 'Lunch break'],
  ['14:00', '14:40', 'Vibraciones: predecir la velocidad de partícula', 'Vibration: predicting particle velocity'],
  [
    '14:40',
    '15:20',
    'Fragmentación: comparar el diseño con lo medido',
    'Fragmentation: comparing the design with what was measured',
  ],
  [
    '15:20',
    '16:00',
    'Caso completo por grupos, con revisión en común',
    'A full case worked in groups and reviewed together',
  ],
]

const fragmentationLines: readonly Line[] = [
  ['09:00', '09:45', 'Qué dice la curva granulométrica', 'What the size curve tells'],
  ['09:45', '10:30', 'Tomar la foto: escala, luz y ángulo', 'Taking the picture: scale, light and angle'],
  [
    '10:30',
    '11:15',
    'Contornos: revisar y corregir la segmentación',
    'Outlines: checking and correcting the segmentation',
  ],
  ['11:15', '12:00', 'Vuelo 360 con dron sobre la pila', '360 drone flight over the muckpile'],
  ['12:00', '14:00', 'Pausa para almorzar', 'Lunch break'],
  ['14:00', '14:40', 'P20, P50 y P80: comparar disparos', 'P20, P50 and P80: comparing blasts'],
  ['14:40', '15:20', 'Error de muestreo y cuántas fotos bastan', 'Sampling error and how many pictures are enough'],
  ['15:20', '16:00', 'Del resultado al diseño siguiente, por grupos', 'From the result to the next design, in groups'],
]

const scheduleOf = (lines: readonly Line[], dia: string) =>
  lines.map(([inicio, termino, titulo, tituloEn]) => ({ dia, inicio, termino, titulo, titulo_en: tituloEn }))

/** The programs of one day. */
export const simulationSchedule = (day: string) => scheduleOf(simulationLines, day)
export const fragmentationSchedule = (day: string) => scheduleOf(fragmentationLines, day)

export const demoSpeakers = [
  {
    nombre: 'Rodrigo Peñafiel Rivas',
    cargo: 'Ingeniero de tronadura',
    cargo_en: 'Blasting engineer',
    texto: 'Diseña secuencias para rajos de cobre y guía la puesta en marcha de consolas en faena.',
    texto_en: 'Designs sequences for copper pits and leads console start-ups on site.',
    archivo_id: null,
  },
  {
    nombre: 'Camila Andrade Torres',
    cargo: 'Especialista en simulación',
    cargo_en: 'Simulation specialist',
    texto: 'Construye los modelos de vibración y enseña a leerlos sin adornos.',
    texto_en: 'Builds vibration models and teaches people to read them plainly.',
    archivo_id: null,
  },
  {
    nombre: 'Tomás Iturra Vidal',
    cargo: 'Jefe de aplicaciones',
    cargo_en: 'Head of applications',
    texto: 'Mide la fragmentación y lleva los resultados de cada disparo al diseño siguiente.',
    texto_en: 'Measures fragmentation and takes the results of each blast to the next design.',
    archivo_id: null,
  },
]
