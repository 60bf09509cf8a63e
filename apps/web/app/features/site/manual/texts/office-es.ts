import type { Chapter } from '../chapter.ts'

export const officeEs: readonly Chapter[] = [
  {
    id: 'analyzing',
    title: 'Analizar la fragmentación',
    lead: 'De la imagen a la curva, y de la curva a una decisión.',
    sections: [
      {
        id: 'outlines',
        title: 'Reconocer los fragmentos',
        blocks: [
          {
            kind: 'drawing',
            name: 'outlines',
            caption:
              'A la izquierda la imagen, a la derecha los contornos. En ámbar, un fragmento partido que conviene unir.',
          },
          {
            kind: 'steps',
            items: [
              'Dibuje la zona de análisis: solo roca, sin referencias ni bordes de la pila.',
              'Elija Reconocer. El programa traza el contorno de cada fragmento.',
              'Recorra la imagen ampliada. Una los fragmentos que quedaron partidos y separe los que se unieron, empezando por los más grandes: son los que más pesan en el resultado.',
              'Marque como finos las zonas sin fragmentos visibles.',
              'Guarde la muestra. Los cambios hechos a mano quedan registrados.',
            ],
          },
        ],
      },
      {
        id: 'curve',
        title: 'Leer la curva',
        blocks: [
          {
            kind: 'drawing',
            name: 'curve',
            caption:
              'Ejemplo: dos tronaduras en la misma escala. La curva ámbar tiene menos finos y menos sobretamaño.',
          },
          {
            kind: 'text',
            text: 'El eje horizontal es el tamaño, en escala logarítmica; el vertical, la parte del material que pasa. Una curva más a la izquierda es material más fino; una más empinada, material más parejo.',
          },
          {
            kind: 'table',
            head: ['Valor', 'Qué dice'],
            rows: [
              ['P20', 'El tamaño bajo el cual está la quinta parte del material. Habla de los finos.'],
              ['P50', 'El tamaño mediano: la mitad es menor y la mitad mayor.'],
              ['P80', 'El tamaño bajo el cual está el ochenta por ciento. Es el que más se usa para comparar.'],
              ['Sobretamaño', 'La parte mayor que el límite que usted fijó, por ejemplo la boca del chancador.'],
              ['Uniformidad', 'Qué tan empinada es la curva: más alta, más pareja es la roca.'],
            ],
          },
        ],
      },
      {
        id: 'compare',
        title: 'Comparar tronaduras',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Abra el proyecto y elija Comparar.',
              'Marque las muestras de cada tronadura; el programa las reúne en una curva.',
              'Compare solo muestras tomadas con el mismo criterio: misma zona de la pila y misma etapa de carga.',
              'Anote qué cambió en el diseño: malla, carga, taco o secuencia. Sin esa nota, la diferencia no enseña nada.',
            ],
          },
          {
            kind: 'tip',
            text: 'Cambie una sola cosa del diseño cada vez. Con dos cambios a la vez no se sabe cuál dio el resultado.',
          },
        ],
      },
      {
        id: 'fines',
        title: 'Corregir los finos',
        blocks: [
          {
            kind: 'text',
            text: 'Los fragmentos más pequeños quedan bajo los grandes y no se ven. Si tiene un ensayo de tamizado de su mina, cárguelo en Análisis › Corrección: el programa ajusta con él el tramo fino de todas las curvas del proyecto y lo indica en el informe.',
          },
        ],
      },
    ],
  },
  {
    id: 'exporting',
    title: 'Exportar',
    lead: 'Informes para leer y datos para seguir trabajando.',
    sections: [
      {
        id: 'report',
        title: 'El informe',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Elija las muestras o la comparación y abra Exportar › Informe.',
              'Escriba el nombre de la tronadura, el responsable y la fecha.',
              'Elija el idioma y qué incluir: imágenes, contornos, curva, tabla, posición y notas.',
              'Revise la vista previa y guarde el PDF.',
            ],
          },
        ],
      },
      {
        id: 'data',
        title: 'Datos e imágenes',
        blocks: [
          {
            kind: 'table',
            head: ['Qué', 'Formato', 'Para qué'],
            rows: [
              ['Curva y valores', 'Hoja de cálculo', 'Seguimiento mensual y otros programas'],
              ['Imágenes con contornos', 'PNG', 'Presentaciones e informes propios'],
              ['Posiciones', 'CSV', 'Planos y sistemas de información geográfica'],
              ['Proyecto completo', 'Archivo de Quamtum', 'Respaldo, o seguir en otro equipo'],
            ],
          },
          {
            kind: 'text',
            text: 'Los números se escriben con el separador decimal del idioma elegido. Si la hoja de cálculo los toma como texto, exporte en el idioma en que ella está configurada.',
          },
        ],
      },
      {
        id: 'share',
        title: 'Pasar de un equipo a otro',
        blocks: [
          {
            kind: 'text',
            text: 'Conecte el portátil o el control del dron al computador por cable, o copie el proyecto con una tarjeta de memoria. El programa de escritorio junta las muestras por el nombre del proyecto y no duplica las que ya tiene.',
          },
        ],
      },
    ],
  },
  {
    id: 'care',
    title: 'Cuidados',
    lead: 'Para que mida igual el último día que el primero.',
    sections: [
      {
        id: 'after-each-day',
        title: 'Después de cada jornada',
        blocks: [
          {
            kind: 'list',
            items: [
              'Quite el polvo con el pincel y luego limpie la lente con el paño seco. Nunca al revés: el polvo raya.',
              'Copie los proyectos al computador.',
              'Cargue la batería.',
              'Guarde las referencias de escala donde no se golpeen; una pieza doblada ya no mide.',
            ],
          },
          { kind: 'care', text: 'No use agua a presión, aire comprimido ni solventes en el equipo ni en el dron.' },
        ],
      },
      {
        id: 'storage',
        title: 'Guardar y transportar',
        blocks: [
          {
            kind: 'text',
            text: 'Guarde el equipo en su maletín, seco y a la sombra, con la batería a media carga si no lo usará por un tiempo. Para viajar en avión lleve las baterías en el equipaje de mano, con los contactos cubiertos, según las reglas de la aerolínea.',
          },
        ],
      },
      {
        id: 'updates',
        title: 'Actualizar',
        blocks: [
          {
            kind: 'text',
            text: 'Las actualizaciones aparecen al iniciar sesión con red. Instálelas en la oficina, con batería cargada y los proyectos ya copiados. Las versiones nuevas abren los proyectos anteriores.',
          },
        ],
      },
    ],
  },
  {
    id: 'problems',
    title: 'Problemas y soluciones',
    lead: 'Lo que suele pasar, por qué, y qué hacer.',
    sections: [
      {
        id: 'problems-field',
        title: 'En terreno',
        versions: ['portable', 'drone'],
        blocks: [
          {
            kind: 'table',
            head: ['Qué pasa', 'Por qué', 'Qué hacer'],
            rows: [
              [
                'El equipo no enciende',
                'Batería vacía o contactos sucios',
                'Cargue; si sigue igual, limpie los contactos con un paño seco.',
              ],
              [
                'La posición no se fija',
                'Poco cielo a la vista',
                'Aléjese de la pared y espere; si no hay caso, capture y ubique después.',
              ],
              [
                'Imágenes borrosas',
                'Lente sucia, poca luz o movimiento',
                'Limpie, busque mejor luz y apoye los codos al disparar.',
              ],
              [
                'La aplicación no deja despegar',
                'Zona restringida, brújula o posición',
                'Revise el permiso de la zona, aléjese de fierros y calibre la brújula.',
              ],
              ['Huecos en la cobertura', 'Viento o ruta muy alta', 'Repita solo ese tramo, más despacio.'],
            ],
          },
        ],
      },
      {
        id: 'problems-desktop',
        title: 'En el escritorio',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'table',
            head: ['Qué pasa', 'Por qué', 'Qué hacer'],
            rows: [
              [
                'La licencia no se activa',
                'Sin red, cuenta equivocada o licencia vencida',
                'Revise la conexión y el estado de la licencia en el portal.',
              ],
              [
                'Une fragmentos distintos',
                'Contraluz o imagen comprimida',
                'Separe a mano los grandes; la próxima vez, otra luz y el archivo original.',
              ],
              ['Parte los fragmentos', 'Sombras duras o vetas', 'Una a mano; capture con luz pareja.'],
              ['Tamaños imposibles', 'Escala mal marcada', 'Calibre de nuevo y compruebe con la regla.'],
              [
                'Dos muestras iguales dan curvas distintas',
                'Zonas de análisis distintas',
                'Dibuje la misma zona en ambas y repita.',
              ],
              [
                'El informe sale sin imágenes',
                'La carpeta del proyecto se movió',
                'Abra el proyecto y señale la carpeta nueva.',
              ],
            ],
          },
        ],
      },
      {
        id: 'help',
        title: 'Si nada de esto ayuda',
        blocks: [
          {
            kind: 'text',
            text: 'Escriba a la oficina más cercana con el número de serie, la versión del programa (Ajustes › Acerca de), el mensaje que aparece y, si puede, el proyecto. Con eso casi siempre basta un correo.',
          },
        ],
      },
    ],
  },
]
