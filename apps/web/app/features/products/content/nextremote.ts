import type { Content } from './words.ts'

export const nextremote: Content = {
  key: 'products/nextremote',
  es: (say) => ({
    headline: 'La distancia es la mejor protección',
    does: [
      {
        title: 'Fuera del área de exclusión',
        text: `El área de exclusión es de ${say('nextremote', 'area_seguridad')}. Con un alcance de ${say('nextremote', 'alcance')}, el operador dispara desde mucho más atrás.`,
      },
      {
        title: 'Un mando para todo el banco',
        text: `Enlaza ${say('nextremote', 'consolas_enlazadas')} consolas: ${say('nextremote', 'adaptadores_enlazados')} adaptadores.`,
      },
      {
        title: 'Armado con espera',
        text: `Armar toma ${say('nextremote', 'tiempo_armado')}: un plazo para detenerse si algo cambia en el área.`,
      },
      {
        title: 'Resiste el banco',
        text: `${say('nextremote', 'proteccion_cerrada')} con la caja cerrada y ${say('nextremote', 'proteccion_abierta')} con la caja abierta.`,
      },
    ],
    drawing: {
      title: 'Área de exclusión y alcance',
      text: 'Vista en planta. La tronadura está en el centro; el operador puede quedar en cualquier punto entre los dos círculos.',
    },
    works: {
      nextthree: 'Las consolas que arma y dispara.',
      next3: 'El adaptador en cada pozo.',
      quamtum: 'Después del disparo, mida el resultado.',
    },
  }),
  en: (say) => ({
    headline: 'Distance is the best protection',
    does: [
      {
        title: 'Outside the blast exclusion zone',
        text: `The blast exclusion zone is ${say('nextremote', 'area_seguridad')}. With a range of ${say('nextremote', 'alcance')}, the operator fires from much farther back.`,
      },
      {
        title: 'One control for the whole bench',
        text: `It links ${say('nextremote', 'consolas_enlazadas')} consoles: ${say('nextremote', 'adaptadores_enlazados')} adapters.`,
      },
      {
        title: 'Arming with a pause',
        text: `Arming takes ${say('nextremote', 'tiempo_armado')}: time to stop if something changes in the area.`,
      },
      {
        title: 'Built for the bench',
        text: `${say('nextremote', 'proteccion_cerrada')} with the case closed and ${say('nextremote', 'proteccion_abierta')} with the case open.`,
      },
    ],
    drawing: {
      title: 'Exclusion zone and range',
      text: 'Plan view. The blast is in the center; the operator may stand anywhere between the two circles.',
    },
    works: {
      nextthree: 'The consoles that it arms and fires.',
      next3: 'The adapter in every hole.',
      quamtum: 'After the shot, measure the result.',
    },
  }),
}
