import type { Content } from './words.ts'

export const nextremote: Content = {
  key: 'products/nextremote',
  es: (say) => ({
    headline: 'La distancia es la mejor protección',
    does: [
      {
        title: 'Fuera del área de seguridad',
        text: `El área de seguridad es de ${say('nextremote', 'area_seguridad')}. Con un alcance de ${say('nextremote', 'alcance')}, el operador dispara desde mucho más atrás.`,
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
      title: 'Área de seguridad y alcance',
      text: 'Vista en planta. La tronadura está en el centro; el operador puede quedar en cualquier punto entre los dos círculos.',
    },
    steps: [
      { title: 'Deje las consolas en el banco', text: 'Conectadas a sus series y enlazadas entre sí.' },
      { title: 'Retírese', text: 'Salga del área de seguridad con la consola remota.' },
      { title: 'Compruebe el enlace', text: 'Las consolas responden una por una.' },
      { title: 'Arme', text: 'El armado tarda; hasta el final se puede detener.' },
      { title: 'Dispare', text: 'Una orden, todas las consolas.' },
    ],
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
        title: 'Outside the safety area',
        text: `The safety area is ${say('nextremote', 'area_seguridad')}. With a range of ${say('nextremote', 'alcance')}, the operator fires from much farther back.`,
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
      title: 'Safety area and range',
      text: 'Plan view. The blast is in the center; the operator may stand anywhere between the two circles.',
    },
    steps: [
      { title: 'Leave the consoles on the bench', text: 'Connected to their series and linked to each other.' },
      { title: 'Fall back', text: 'Leave the safety area, taking the remote console with you.' },
      { title: 'Check the link', text: 'The consoles answer one by one.' },
      { title: 'Arm', text: 'Arming takes a while, and you can stop it until it ends.' },
      { title: 'Fire', text: 'One command, every console.' },
    ],
    works: {
      nextthree: 'The consoles that it arms and fires.',
      next3: 'The adapter in every hole.',
      quamtum: 'After the shot, measure the result.',
    },
  }),
}
