const es = {
  sheet: 'Hoja de inspección',
  serialHint: (shown: string) => `El público ve ${shown}; usted y el personal, el número completo.`,
  serialWhy: 'El público ve la primera mitad; usted y el personal, el número completo.',
  hoursHint: 'En horas. Marque su foto con la vista «Horómetro».',
  faultsHint: 'Lo que un comprador debe saber antes de viajar.',
  notSaid: 'Sin indicar',
  score: 'Documentación',
  scoreOf: (score: string) => `${score} de 100`,
  complete: 'La hoja está completa.',
  raise: 'Para subir el puntaje:',
  more: (count: number) => (count === 1 ? 'y 1 más' : `y ${count} más`),
  points: (points: number) => `+${points}`,
  parts: {
    fallas: 'decir las fallas conocidas, o que no hay',
    serie: 'número de serie',
    descripcion: (least: number) => `descripción de ${least} caracteres o más`,
    horometro_lectura: 'lectura del horómetro',
    horometro_fecha: 'fecha de la lectura',
    photo: (view: string) => `foto: ${view.toLowerCase()}`,
    system: (system: string) => `estado: ${system.toLowerCase()}`,
  },
}

const en: typeof es = {
  sheet: 'Inspection sheet',
  serialHint: (shown) => `The public sees ${shown}; you and staff see all of it.`,
  serialWhy: 'The public sees the first half; you and staff see all of it.',
  hoursHint: 'In hours. Give its picture the view “Hour meter”.',
  faultsHint: 'What a buyer must know before he travels.',
  notSaid: 'Not said',
  score: 'Documentation',
  scoreOf: (score) => `${score} of 100`,
  complete: 'The sheet is complete.',
  raise: 'To raise the score:',
  more: (count) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  points: (points) => `+${points}`,
  parts: {
    fallas: 'say the known faults, or that there are none',
    serie: 'serial number',
    descripcion: (least) => `description of ${least} characters or more`,
    horometro_lectura: 'hour meter reading',
    horometro_fecha: 'date of the reading',
    photo: (view) => `picture: ${view.toLowerCase()}`,
    system: (system) => `state: ${system.toLowerCase()}`,
  },
}

export const sheetTexts = { es, en }
