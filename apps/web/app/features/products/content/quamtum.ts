import type { Content } from './words.ts'

export const quamtum: Content = {
  key: 'products/quamtum',
  es: (say) => ({
    headline: 'Del bloque más grande al más fino, en una imagen',
    does: [
      {
        title: 'Contornos de cada fragmento',
        text: 'La imagen se divide en fragmentos y cada uno se mide contra la escala de la escena.',
      },
      {
        title: 'Curva granulométrica',
        text: 'Cuánto material pasa por cada tamaño, en la forma en que planta y mina lo conversan.',
      },
      {
        title: 'Dónde se midió',
        text: `Cada captura guarda su posición con una precisión de GPS de ${say('quamtum', 'precision_gps')}: el resultado se compara con la malla que se disparó.`,
      },
    ],
    versions: [
      {
        title: 'Portátil',
        text: 'Un equipo de mano para el frente. Se apunta a la pila, se captura y se lee el resultado ahí mismo, antes de que entre la pala.',
      },
      {
        title: '360 con dron',
        text: 'El dron rodea la pila y captura lo que desde el suelo no se ve. Una sola medición cubre la superficie completa.',
      },
      {
        title: 'Escritorio',
        text: 'El programa para la oficina: revisa contornos, compara tronaduras y arma el informe con imágenes tomadas por las otras versiones o por una cámara.',
      },
    ],
    drawing: {
      title: 'De la imagen a la curva',
      text: 'A la izquierda, fragmentos reconocidos en una pila; a la derecha, la curva que resulta de sumarlos por tamaño. Ejemplo de trazado.',
    },
    works: {
      nextlion: 'El resultado vuelve al diseño: se ajusta la malla siguiente.',
      nextthree: 'Compare lo que salió con el plan que se disparó.',
      nextremote: 'Vuelva al banco a medir cuando esté permitido.',
    },
  }),
  en: (say) => ({
    headline: 'From the largest boulder to the fines, in one image',
    does: [
      {
        title: 'Every fragment outlined',
        text: 'The image is segmented into fragments, and each one is measured against the scale in the scene.',
      },
      {
        title: 'Size distribution',
        text: 'How much material passes each size, in the form the plant and the mine already talk about.',
      },
      {
        title: 'Where it was measured',
        text: `Each capture keeps its position with a GPS accuracy of ${say('quamtum', 'precision_gps')}, so you can compare the result with the pattern you fired.`,
      },
    ],
    versions: [
      {
        title: 'Portable',
        text: 'A handheld device for the face. Aim at the muckpile, capture and read the result on the spot, before the shovel comes in.',
      },
      {
        title: '360 by drone',
        text: 'The drone circles the muckpile and captures what you cannot see from the ground. A single measurement covers the whole surface.',
      },
      {
        title: 'Desktop',
        text: 'The program for the office: review outlines, compare blasts and build the report from images taken with the other versions or with a camera.',
      },
    ],
    drawing: {
      title: 'From image to curve',
      text: 'On the left, fragments recognized in a muckpile; on the right, the curve you get by adding them up by size. Example drawing.',
    },
    works: {
      nextlion: 'The result feeds the next design: adjust the pattern.',
      nextthree: 'Compare the result with the plan you fired.',
      nextremote: 'Go back to the bench to measure once it is allowed.',
    },
  }),
}
