import type { Content } from './words.ts'

export const nextlion: Content = {
  key: 'products/nextlion',
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
    program: {
      title: 'Vea el diseño funcionar hoy',
      text: 'Estas pantallas son del diseñador de este sitio, que usted puede usar ahora. Es una demostración: no reemplaza al ingeniero a cargo de la tronadura.',
      screens: [
        {
          file: 'designer-plan',
          alt: 'Diseñador: malla en V con el tiempo de cada pozo e isócronas; al lado, los campos de malla, carga y secuencia',
          text: 'La malla, la carga y la secuencia, con el tiempo de cada pozo.',
        },
        {
          file: 'designer-figures',
          alt: 'Diseñador: pozos, duración, explosivo en total, mayor carga por ventana y velocidad de partícula, con el gráfico de la carga en el tiempo',
          text: 'Lo que dice el diseño: carga por ventana y vibración estimada.',
        },
      ],
      facts: [
        {
          title: 'Formatos',
          text: 'El diseñador abre y guarda diseños en CSV y JSON, imprime el plano en PDF y entrega un enlace que contiene todo el diseño.',
        },
        {
          title: 'Requisitos',
          text: 'El diseñador corre en un navegador actual, de computador o teléfono, sin cuenta ni instalación. Los requisitos de NextLion se piden en la ficha técnica.',
        },
        {
          title: 'Licencias',
          text: `${say('nextlion', 'licencias')}. La demo se pide desde una cuenta en este sitio.`,
        },
      ],
    },
    works: {
      next1: 'Recibe en terreno los tiempos que se diseñaron.',
      next3: 'El plan de una tronadura de producción, pozo por pozo.',
      quamtum: 'Mide lo que el diseño logró y lo devuelve al siguiente.',
    },
  }),
  en: (say) => ({
    headline: 'See the bench on screen before you walk it',
    does: [
      {
        title: 'Pattern design',
        text: 'Draw the bench, lay out the holes and adjust burden and spacing on the plan.',
      },
      {
        title: 'Timing plan',
        text: `Set the delay of each hole within the adapter’s range: ${say('next1', 'retardo')}, in steps of ${say('next1', 'retardo_paso')}.`,
      },
      {
        title: 'Relief',
        text: `How long the rock has to move before the next row fires, in ${say('nextlion', 'unidad_alivio')}, at every hole.`,
      },
      {
        title: 'Particle velocity',
        text: `The vibration to expect at any point, in ${say('nextlion', 'unidad_velocidad')}, to protect structures and neighbors.`,
      },
    ],
    drawing: {
      title: 'Timing contours over the pattern',
      text: 'Lines join the points that fire together. Where they crowd there are more milliseconds per meter and more relief; where they spread, the rock has less time to move. Example drawing.',
    },
    tryIt: { label: 'Design a blast', to: '/nextlion/designer' },
    program: {
      title: 'See the design at work today',
      text: 'These screens come from the designer on this site, which you can use right now. It is a demonstration: it does not replace the engineer in charge of the blast.',
      screens: [
        {
          file: 'designer-plan',
          alt: 'Designer: V pattern with the time of each hole and lines of equal time; next to it, the fields for pattern, charge and sequence',
          text: 'Pattern, charge and sequence, with the time of each hole.',
        },
        {
          file: 'designer-figures',
          alt: 'Designer: holes, duration, total explosive, largest charge per window and particle velocity, with a chart of the charge over time',
          text: 'What the design tells you: charge per window and estimated vibration.',
        },
      ],
      facts: [
        {
          title: 'Formats',
          text: 'The designer opens and saves designs as CSV and JSON, prints the plan as a PDF and gives you a link that holds the whole design.',
        },
        {
          title: 'Requirements',
          text: 'The designer runs in any current browser, on a computer or a phone, with no account and nothing to install. You can ask for the requirements of NextLion under Specifications.',
        },
        {
          title: 'Licenses',
          text: `${say('nextlion', 'licencias')}. You request the demo from an account on this site.`,
        },
      ],
    },
    works: {
      next1: 'Takes the designed times to the field.',
      next3: 'The plan of a production blast, hole by hole.',
      quamtum: 'Measures what the design achieved and feeds the next one.',
    },
  }),
}
