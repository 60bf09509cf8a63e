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
    steps: [
      { title: 'Conecte la serie', text: 'Lleve los dos hilos de los adaptadores Next1 a los bornes.' },
      { title: 'Elija el tiempo', text: 'Fije la cuenta regresiva según el camino al refugio.' },
      { title: 'Inicie y aléjese', text: 'La pantalla muestra lo que falta.' },
      { title: 'Activación', text: 'Al llegar a cero la consola energiza la serie.' },
      { title: 'Vuelva cuando esté permitido', text: 'Siga el procedimiento de la faena antes de acercarse.' },
    ],
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
    steps: [
      { title: 'Connect the series', text: 'Bring the two wires of the Next1 adapters to the terminals.' },
      { title: 'Set the time', text: 'Set the countdown for the walk to the shelter.' },
      { title: 'Start and walk away', text: 'The screen shows the time left.' },
      { title: 'Activation', text: 'At zero the console energizes the series.' },
      { title: 'Return when permitted', text: 'Follow the site procedure before approaching.' },
    ],
    works: {
      next1: 'The electric adapter that this console fires.',
      nextoneplus: 'The next step up, for longer series.',
      nextlion: 'Designs small shots, too.',
    },
  }),
}
