import type { Content } from './words.ts'

export const nextlion: Content = {
  es: (say) => ({
    headline: 'El banco, en pantalla, antes que en terreno',
    does: [
      {
        title: 'Diseño de la malla',
        text: 'Dibuje el banco, reparta los pozos y ajuste burden y espaciamiento sobre el plano.',
      },
      {
        title: 'Plan de tiempos',
        text: `Asigne el retardo de cada pozo dentro de lo que el adaptador acepta: ${say('next1', 'retardo')}, en pasos de ${say('next1', 'retardo_paso')}.`,
      },
      {
        title: 'Alivio',
        text: `Cuánto tiempo tiene la roca para moverse antes de la fila siguiente, en ${say('nextlion', 'unidad_alivio')}, sobre cada pozo.`,
      },
      {
        title: 'Velocidad de partícula',
        text: `La vibración que se espera en cada punto, en ${say('nextlion', 'unidad_velocidad')}, para cuidar estructuras y vecinos.`,
      },
    ],
    drawing: {
      title: 'Contornos de tiempo sobre la malla',
      text: 'Las líneas unen los puntos que salen a la vez. Donde se juntan hay más milisegundos por metro y más alivio; donde se abren, la roca tiene menos tiempo de moverse. Ejemplo de trazado.',
    },
    tryIt: { label: 'Diseñe una tronadura', to: '/nextlion/designer' },
    steps: [
      { title: 'Dibuje el banco', text: 'Cresta, pie y pozos.' },
      { title: 'Cargue y amarre', text: 'Defina columnas de carga y la secuencia de salida.' },
      { title: 'Simule', text: 'Vea la salida paso a paso y detenga donde dude.' },
      { title: 'Analice', text: 'Alivio, dirección de movimiento y velocidad de partícula.' },
      { title: 'Lleve el plan a terreno', text: 'Los tiempos pasan a los adaptadores.' },
    ],
    works: {
      next1: 'Recibe en terreno los tiempos que se diseñaron.',
      next3: 'El plan de una tronadura de producción, pozo por pozo.',
      quamtum: 'Mide lo que el diseño logró y lo devuelve al siguiente.',
    },
  }),
  en: (say) => ({
    headline: 'The bench on the screen before the field',
    does: [
      {
        title: 'Pattern design',
        text: 'Draw the bench, lay out the holes and adjust burden and spacing on the plan.',
      },
      {
        title: 'Timing plan',
        text: `Assign the delay of each hole within what the adapter takes: ${say('next1', 'retardo')}, in steps of ${say('next1', 'retardo_paso')}.`,
      },
      {
        title: 'Relief',
        text: `How long the rock has to move before the next row, in ${say('nextlion', 'unidad_alivio')}, over every hole.`,
      },
      {
        title: 'Particle velocity',
        text: `The vibration to expect at each point, in ${say('nextlion', 'unidad_velocidad')}, to protect structures and neighbors.`,
      },
    ],
    drawing: {
      title: 'Timing contours over the pattern',
      text: 'Lines join the points that fire together. Where they crowd there are more milliseconds per meter and more relief; where they spread, the rock has less time to move. Example drawing.',
    },
    tryIt: { label: 'Design a blast', to: '/nextlion/designer' },
    steps: [
      { title: 'Draw the bench', text: 'Crest, toe and holes.' },
      { title: 'Load and tie', text: 'Define charge columns and the firing sequence.' },
      { title: 'Simulate', text: 'Watch it fire step by step and stop where in doubt.' },
      { title: 'Analyze', text: 'Relief, direction of movement and particle velocity.' },
      { title: 'Take the plan to the field', text: 'The times go to the adapters.' },
    ],
    works: {
      next1: 'Receives in the field the times that were designed.',
      next3: 'The plan of a production blast, hole by hole.',
      quamtum: 'Measures what the design achieved and feeds the next one.',
    },
  }),
}
