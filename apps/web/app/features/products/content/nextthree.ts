import type { Content } from './words.ts'

export const nextthree: Content = {
  key: 'products/nextthree',
  es: (say) => ({
    headline: 'Tres series y un solo disparo',
    does: [
      {
        title: 'Tres series',
        text: `${say('nextthree', 'adaptadores_consola')} adaptadores electrónicos por consola, repartidos en ${say('nextthree', 'series')} series independientes.`,
      },
      {
        title: 'Consolas que se enlazan',
        text: `Se enlazan ${say('nextthree', 'consolas_enlazadas')} consolas: ${say('nextthree', 'adaptadores_enlazados')} adaptadores en un mismo plan de tiempos.`,
      },
      {
        title: 'Solo la abre quien debe',
        text: 'Contraseña y tarjeta RFID: lo que se sabe y lo que se lleva. Sin ambas la consola no arma.',
      },
      {
        title: 'En el idioma de la cuadrilla',
        text: `${say('nextthree', 'idiomas')} idiomas en pantalla: ${say('nextthree', 'idiomas_lista').toLowerCase()}.`,
      },
    ],
    drawing: {
      title: 'Consolas enlazadas',
      text: 'Cada cuadro es una consola con sus tres series. Unidas por el enlace disparan como una sola.',
    },
    works: {
      next3: 'El adaptador electrónico de esta consola.',
      nextremote: `La arma y la dispara desde ${say('nextremote', 'alcance')}.`,
      nextlion: 'Entrega el plan de tiempos de cada serie.',
    },
  }),
  en: (say) => ({
    headline: 'Three series, a single shot',
    does: [
      {
        title: 'Three series',
        text: `${say('nextthree', 'adaptadores_consola')} electronic adapters per console, split across ${say('nextthree', 'series')} independent series.`,
      },
      {
        title: 'Consoles that link',
        text: `Link ${say('nextthree', 'consolas_enlazadas')} consoles: ${say('nextthree', 'adaptadores_enlazados')} adapters in one timing plan.`,
      },
      {
        title: 'Only the right people get in',
        text: 'Password and RFID card: something you know and something you carry. Without both, the console does not arm.',
      },
      {
        title: 'In your crew’s language',
        text: `${say('nextthree', 'idiomas')} on-screen languages: ${say('nextthree', 'idiomas_lista')}.`,
      },
    ],
    drawing: {
      title: 'Linked consoles',
      text: 'Each box is a console with its three series. Linked, they fire as one.',
    },
    works: {
      next3: 'The electronic adapter of this console.',
      nextremote: `Arms and fires it from ${say('nextremote', 'alcance')}.`,
      nextlion: 'Gives the timing plan of each series.',
    },
  }),
}
