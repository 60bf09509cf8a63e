import type { Content } from './words.ts'

export const next1: Content = {
  key: 'products/next1',
  es: (say) => ({
    headline: 'Un tiempo propio para cada pozo',
    does: [
      {
        title: 'Retardo que se programa',
        text: `Cualquier valor de ${say('next1', 'retardo')}, en pasos de ${say('next1', 'retardo_paso')}. El tiempo se asigna en terreno, con la malla a la vista.`,
      },
      {
        title: 'Un cable sencillo',
        text: `${say('next1', 'cable_hilos')} hilos de calibre ${say('next1', 'cable_calibre')}: se corta, se pela y se une con lo que la cuadrilla ya tiene a mano.`,
      },
      {
        title: 'Conexión en serie',
        text: 'Los adaptadores se unen uno tras otro y vuelven a la consola. Una unión suelta abre la serie y se nota antes de disparar, no después.',
      },
    ],
    drawing: {
      title: 'La línea de tiempo de un adaptador',
      text: 'Cada marca es un pozo. El retardo se elige libremente en toda la escala; el detalle muestra el paso más pequeño.',
    },
    works: {
      nextone: `Para disparos pequeños: ${say('nextone', 'adaptadores_serie')} adaptadores en serie y cuenta regresiva.`,
      nextoneplus: `Para series largas: ${say('nextoneplus', 'adaptadores_serie')} adaptadores en serie.`,
      nextlion: 'Diseña la malla y entrega el tiempo de cada pozo.',
    },
  }),
  en: (say) => ({
    headline: 'A delay of its own for every hole',
    does: [
      {
        title: 'Programmable delay',
        text: `Any value from ${say('next1', 'retardo')}, in steps of ${say('next1', 'retardo_paso')}. Times are set in the field, with the pattern in front of you.`,
      },
      {
        title: 'Simple cable',
        text: `${say('next1', 'cable_hilos')} wires of gauge ${say('next1', 'cable_calibre')}: cut, strip and splice it with the tools the crew already has.`,
      },
      {
        title: 'Connected in series',
        text: 'Adapters connect one after another and back to the console. A loose splice opens the series, and you find out before firing, not after.',
      },
    ],
    drawing: {
      title: 'The timeline of an adapter',
      text: 'Each mark is a hole. Any delay on the scale can be chosen; the detail shows the smallest step.',
    },
    works: {
      nextone: `For small shots: ${say('nextone', 'adaptadores_serie')} adapters in series and a countdown.`,
      nextoneplus: `For long series: ${say('nextoneplus', 'adaptadores_serie')} adapters in series.`,
      nextlion: 'Designs the pattern and gives each hole its time.',
    },
  }),
}
