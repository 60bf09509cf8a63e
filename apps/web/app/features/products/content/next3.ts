import type { Content } from './words.ts'

export const next3: Content = {
  key: 'products/next3',
  es: (say) => ({
    headline: 'Hecho para la tronadura de producción',
    does: [
      {
        title: 'La misma escala, sin saltos',
        text: `${say('next3', 'retardo')} en pasos de ${say('next3', 'retardo_paso')}: filas, cargas intermedias y contornos caben en un solo plan de tiempos.`,
      },
      {
        title: 'Electrónica en cada pozo',
        text: 'El retardo lo cuenta el propio adaptador, no un retardo pirotécnico: el orden de salida es el que se dibujó.',
      },
      {
        title: 'Crece con la tronadura',
        text: `Una consola Next Three dispara ${say('nextthree', 'adaptadores_consola')} adaptadores; enlazadas, ${say('nextthree', 'adaptadores_enlazados')}.`,
      },
    ],
    drawing: {
      title: 'De una consola a un banco completo',
      text: 'Cada consola lleva tres series de adaptadores. Las consolas se enlazan y disparan como una sola.',
    },
    works: {
      nextthree: `Su consola: ${say('nextthree', 'series')} series y ${say('nextthree', 'adaptadores_consola')} adaptadores.`,
      nextremote: `Dispara a distancia ${say('nextremote', 'consolas_enlazadas')} consolas.`,
      nextlion: 'Diseña la malla y entrega el tiempo de cada pozo.',
    },
  }),
  en: (say) => ({
    headline: 'Built for production blasting',
    does: [
      {
        title: 'One continuous scale',
        text: `${say('next3', 'retardo')} in steps of ${say('next3', 'retardo_paso')}: rows, decks and perimeter holes all fit into one timing plan.`,
      },
      {
        title: 'Electronics in every hole',
        text: 'The adapter itself counts the delay, not a pyrotechnic delay: holes fire in the order you drew.',
      },
      {
        title: 'Grows with the blast',
        text: `One Next Three console fires ${say('nextthree', 'adaptadores_consola')} adapters; linked consoles, ${say('nextthree', 'adaptadores_enlazados')}.`,
      },
    ],
    drawing: {
      title: 'From one console to a whole bench',
      text: 'Each console carries three series of adapters. Linked consoles fire as one.',
    },
    works: {
      nextthree: `Its console: ${say('nextthree', 'series')} series and ${say('nextthree', 'adaptadores_consola')} adapters.`,
      nextremote: `Fires ${say('nextremote', 'consolas_enlazadas')} consoles from a distance.`,
      nextlion: 'Designs the pattern and gives each hole its time.',
    },
  }),
}
