import type { Content } from './words.ts'

export const nextone: Content = {
  key: 'products/nextone',
  es: (say) => ({
    headline: 'Tiempo para llegar al refugio',
    does: [
      {
        title: 'Cuenta regresiva',
        text: `El temporizador admite ${say('nextone', 'temporizador')}. Mientras corre, el operador camina hasta un lugar seguro.`,
      },
      {
        title: 'Disparos pequeños, equipo pequeño',
        text: `${say('nextone', 'adaptadores_serie')} adaptadores eléctricos en serie, con ${say('nextone', 'tension_salida')} de salida: secundarias, zanjas y pruebas.`,
      },
      {
        title: 'Lista cuando se la necesita',
        text: `Una batería alcanza para ${say('nextone', 'activaciones')} activaciones. Sin red, sin generador.`,
      },
    ],
    drawing: {
      title: 'El temporizador',
      text: 'La escala completa del temporizador. La zona marcada es el tiempo que se puede elegir para alejarse.',
    },
    works: {
      next1: 'El adaptador eléctrico que esta consola dispara.',
      nextoneplus: 'El paso siguiente, cuando la serie se hace larga.',
      nextlion: 'Diseña también los disparos pequeños.',
    },
  }),
  en: (say) => ({
    headline: 'Time to reach the shelter',
    does: [
      {
        title: 'Countdown',
        text: `The timer can be set to ${say('nextone', 'temporizador')}. While it runs, the operator walks to a safe place.`,
      },
      {
        title: 'Small shots, small equipment',
        text: `${say('nextone', 'adaptadores_serie')} electric adapters in series, with an output of ${say('nextone', 'tension_salida')}: secondary blasting, trenches and trials.`,
      },
      {
        title: 'Ready when you need it',
        text: `One battery lasts ${say('nextone', 'activaciones')} activations. No grid power, no generator.`,
      },
    ],
    drawing: {
      title: 'The timer',
      text: 'The full scale of the timer. The marked zone is the time you can set for walking away.',
    },
    works: {
      next1: 'The electric adapter that this console fires.',
      nextoneplus: 'The next step up, for longer series.',
      nextlion: 'Designs small shots, too.',
    },
  }),
}
