import type { Content } from './words.ts'

export const nextoneplus: Content = {
  key: 'products/nextoneplus',
  es: (say) => ({
    headline: 'Energía de sobra al final de la serie',
    does: [
      {
        title: 'Una serie larga',
        text: `Dispara ${say('nextoneplus', 'adaptadores_serie')} adaptadores en serie desde un solo par de bornes.`,
      },
      {
        title: 'Alta tensión, descarga única',
        text: `${say('nextoneplus', 'tension_salida')} y ${say('nextoneplus', 'energia_disparo')}: la energía se acumula antes y se entrega de una vez.`,
      },
      {
        title: 'Autónoma en el banco',
        text: `La batería dura ${say('nextoneplus', 'bateria_duracion')}. Se carga entre turnos.`,
      },
    ],
    drawing: {
      title: 'Cargar, comprobar, disparar',
      text: 'El condensador se carga hasta su tensión, la consola espera la orden y lo descarga en la serie.',
    },
    works: {
      next1: 'Adaptador de dos hilos con retardo programable.',
      nextone: 'La consola menor, con temporizador.',
      nextthree: 'Cuando hace falta más de una serie.',
    },
  }),
  en: (say) => ({
    headline: 'Energy to spare at the end of the series',
    does: [
      {
        title: 'One long series',
        text: `It fires ${say('nextoneplus', 'adaptadores_serie')} adapters in series from a single pair of terminals.`,
      },
      {
        title: 'High voltage, one discharge',
        text: `${say('nextoneplus', 'tension_salida')} and ${say('nextoneplus', 'energia_disparo')}: the energy is stored first and delivered all at once.`,
      },
      {
        title: 'On its own on the bench',
        text: `The battery lasts ${say('nextoneplus', 'bateria_duracion')}. Charge it between shifts.`,
      },
    ],
    drawing: {
      title: 'Charge, check, fire',
      text: 'The capacitor charges to its voltage, and the console waits for the command to discharge it into the series.',
    },
    works: {
      next1: 'Two-wire adapter with a programmable delay.',
      nextone: 'The smaller console, with a timer.',
      nextthree: 'For when one series is not enough.',
    },
  }),
}
