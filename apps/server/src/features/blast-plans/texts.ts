import { pt } from './texts.pt.ts'

const es = {
  file: 'tronadura',
  title: 'Diseño de tronadura',
  demonstration: 'Hecho con la demostración de NextLion.',
  holes: 'Pozos',
  duration: 'Duración',
  total: 'Explosivo en total',
  each: 'Explosivo por pozo',
  factor: 'Factor de carga',
  window: 'Mayor carga en 8 ms',
  windowText: (charge: string, holes: number, ms: string) => `${charge} en ${holes} pozos, desde ${ms}`,
  velocity: 'Velocidad de partícula estimada',
  velocityText: (value: string, distance: string) => `${value} a ${distance}`,
  law: 'Ley de distancia escalada',
  sequence: 'Secuencia',
  pattern: 'Malla',
  staggered: 'tresbolillo',
  square: 'cuadrada',
  imported: 'de un archivo',
  drawing: (step: string) =>
    `Cara libre abajo. Líneas de igual tiempo cada ${step}; junto a cada pozo, su tiempo en ms.`,
  hole: 'Pozo',
  time: 'Tiempo (ms)',
  charge: 'Carga (kg)',
  none: '—',
  cut: (most: string) => `La tabla muestra los primeros ${most} pozos; el archivo CSV los tiene todos.`,
  untimed: (count: number) => `${count} pozos no tienen tiempo: nada los conecta.`,
  outside: (count: number) => `${count} pozos tienen un tiempo que los adaptadores no aceptan (0 a 30.000 ms).`,
  sources:
    'Carga que sale en menos de 8 ms: 30 CFR 816.67 (OSMRE). Velocidad de partícula: distancia escalada por raíz cuadrada (USBM RI 5968), toda la carga de una ventana a la distancia de su pozo más cercano.',
}
export type PlanTexts = typeof es

const en: PlanTexts = {
  file: 'blast',
  title: 'Blast design',
  demonstration: 'Made with the NextLion demonstration.',
  holes: 'Holes',
  duration: 'Duration',
  total: 'Total explosive',
  each: 'Explosive per hole',
  factor: 'Powder factor',
  window: 'Largest charge within 8 ms',
  windowText: (charge, holes, ms) => `${charge} in ${holes} holes, from ${ms}`,
  velocity: 'Estimated particle velocity',
  velocityText: (value, distance) => `${value} at ${distance}`,
  law: 'Scaled-distance law',
  sequence: 'Sequence',
  pattern: 'Pattern',
  staggered: 'staggered',
  square: 'square',
  imported: 'from a file',
  drawing: (step) => `Free face below. Lines of equal time every ${step}; next to each hole, its time in ms.`,
  hole: 'Hole',
  time: 'Time (ms)',
  charge: 'Charge (kg)',
  none: '—',
  cut: (most) => `The table shows the first ${most} holes; the CSV file has all of them.`,
  untimed: (count) => `${count} holes have no time: nothing connects them.`,
  outside: (count) => `${count} holes have a time that the adapters do not take (0 to 30,000 ms).`,
  sources:
    'Charge that fires within 8 ms: 30 CFR 816.67 (OSMRE). Particle velocity: square-root scaled distance (USBM RI 5968), the whole charge of a window at the distance of its nearest hole.',
}

export const texts = { es, en, pt }
