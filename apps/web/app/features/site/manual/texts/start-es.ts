import type { Chapter, ManualFigures } from '../chapter.ts'

export const startEs = ({ languages }: ManualFigures): readonly Chapter[] => [
  {
    id: 'overview',
    title: 'Antes de empezar',
    lead: 'Qué mide Quamtum, en qué se diferencian sus tres versiones y qué llevar a terreno.',
    sections: [
      {
        id: 'what-it-measures',
        title: 'Qué mide',
        blocks: [
          {
            kind: 'text',
            text: 'Quamtum reconoce los fragmentos de roca en una imagen con escala y entrega su distribución de tamaños: qué parte del material pasa por cada abertura de tamiz. Con esa curva se compara una tronadura con otra, se revisa el diseño y se anticipa cómo trabajarán la carga y el chancado.',
          },
          {
            kind: 'text',
            text: 'El resultado vale lo que vale la imagen. Por eso la mitad de este manual trata de cómo capturar y calibrar: son los dos pasos que no se pueden corregir después en la oficina.',
          },
        ],
      },
      {
        id: 'versions',
        title: 'Las tres versiones',
        blocks: [
          {
            kind: 'drawing',
            name: 'versions',
            caption: 'Portátil frente a la pila, dron en vuelo alrededor de ella y análisis en el escritorio.',
          },
          {
            kind: 'table',
            head: ['Versión', 'Para qué', 'Cómo captura'],
            rows: [
              [
                'Portátil',
                'Control rápido en el frente, camión a camión o pala a pala.',
                'A pie, con el equipo en la mano.',
              ],
              [
                '360 con dron',
                'La pila completa, también donde no se puede caminar.',
                'En vuelo alrededor de la pila.',
              ],
              [
                'Escritorio',
                'Revisión, comparación entre tronaduras e informes.',
                'Con imágenes de las otras dos o de una cámara propia.',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'Las tres usan el mismo archivo de proyecto: lo que se captura con una se abre en las demás. Los apartados que tratan de una sola versión llevan su nombre junto al título, y con los botones de arriba se muestran solo los de la suya.',
          },
        ],
      },
      {
        id: 'what-to-bring',
        title: 'Qué llevar a terreno',
        blocks: [
          {
            kind: 'list',
            items: [
              'El equipo o el dron con la batería cargada, y el cargador.',
              'La referencia de escala: dos piezas de medida conocida, limpias y sin golpes.',
              'Paño seco y pincel suave para la lente.',
              'El plano de la tronadura o su número, para nombrar el proyecto.',
              'La autorización de la faena para acercarse a la pila o para volar.',
            ],
          },
          {
            kind: 'care',
            text: 'Entre a la pila solo cuando el responsable de la tronadura la haya declarado segura. Ninguna foto justifica pararse bajo un talud inestable ni junto a un pozo no detonado.',
          },
        ],
      },
      {
        id: 'technical-data',
        title: 'Datos técnicos',
        blocks: [
          { kind: 'text', text: 'Son los mismos que figuran en la página del producto y en su folleto.' },
          { kind: 'facts' },
        ],
      },
    ],
  },
  {
    id: 'installing',
    title: 'Instalar',
    lead: 'Dejar cada versión lista para el primer trabajo.',
    sections: [
      {
        id: 'install-portable',
        title: 'Preparar el equipo portátil',
        versions: ['portable'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Cargue la batería por completo antes del primer uso, con el equipo apagado y en un lugar seco.',
              'Encienda el equipo y espere la pantalla de inicio.',
              'Elija el idioma y la zona horaria. La hora correcta importa: queda escrita en cada imagen.',
              'Inicie sesión con la cuenta del portal. El equipo guarda la licencia y sigue trabajando sin red.',
              'Ajuste la correa y compruebe que la lente y la pantalla estén limpias.',
            ],
          },
        ],
      },
      {
        id: 'install-drone',
        title: 'Preparar el dron',
        versions: ['drone'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Monte las hélices y la cámara según la guía del fabricante del dron, y revise que no tengan grietas.',
              'Actualice el dron y su control antes de salir a terreno, nunca en el banco.',
              'Instale la aplicación 360 en el dispositivo del control e inicie sesión.',
              'Conecte el control y compruebe que la aplicación muestra la imagen, la batería y la señal de posición.',
              'Haga un vuelo corto de prueba en un lugar despejado y revise que las imágenes se guardan con su posición.',
            ],
          },
          {
            kind: 'care',
            text: 'Quien vuela debe tener el permiso que exige su país y el de la faena. Fuera de línea de vista, con viento fuerte o con personas debajo no se vuela.',
          },
        ],
      },
      {
        id: 'install-desktop',
        title: 'Instalar en el escritorio',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Entre al portal con su cuenta y descargue el instalador de la biblioteca de recursos.',
              'Ejecútelo con permisos de administrador y siga los pasos en pantalla.',
              'Abra el programa e inicie sesión: la licencia se activa sola.',
              'Elija la carpeta de proyectos. Conviene una que su empresa respalde.',
              'Abra el proyecto de ejemplo para comprobar que todo se dibuja bien.',
            ],
          },
          {
            kind: 'tip',
            text: 'Sin licencia todavía, pida desde el portal una de demostración: se entrega una vez por programa.',
          },
        ],
      },
      {
        id: 'language',
        title: 'Cambiar el idioma',
        blocks: [
          {
            kind: 'text',
            text: `Hay ${languages} idiomas. Se cambian en Ajustes › Idioma, sin reiniciar. Los proyectos guardados no cambian: solo lo hacen los menús y los informes que se generen desde entonces.`,
          },
        ],
      },
    ],
  },
]
