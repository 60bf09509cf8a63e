import { importLimits } from '@portal/contract/imports/columns'

const { rows, ratio, pictures } = importLimits

const es = {
  empty: 'El libro no tiene filas bajo el encabezado.',
  startsAtOne: 'El correlativo debe empezar en 1: numere las filas desde 1, también en un libro corregido o dividido.',
  nothing: 'Ninguna fila se pudo importar: corrija las que tienen errores en un libro nuevo.',
  tooLong: `El libro tiene más de ${rows.toLocaleString('es-CL')} filas: divídalo y suba cada parte.`,
  missing: (names: string) => `Faltan columnas: ${names}. Use la plantilla.`,
  unknown: (names: string) => `Hay columnas que no se reconocen: ${names}. Use la plantilla.`,
  duplicated: (names: string) => `Hay columnas repetidas: ${names}.`,
  zipTooLarge: 'Los archivos del ZIP superan 500 MB.',
  zipRatio: `El ZIP se expande más de ${ratio} veces: no se admite.`,
  zipTooMany: `El ZIP tiene más de ${pictures.toLocaleString('es-CL')} archivos.`,
  changed: 'Los datos cambiaron desde la revisión y el resultado sería otro: suba el libro de nuevo.',
  failed: 'Ocurrió un error inesperado. Lo ya guardado se puede deshacer; suba el libro de nuevo para completar.',
  pictureKnown: (name: string, title: string, code: string) => `${name}: ya es una foto de ${title} (${code}).`,
  inSheet: (sheet: string, why: string) => `Hoja «${sheet}»: ${why}`,
  yes: 'Sí',
  no: 'No',
  choices: 'Opciones',
}

const en: typeof es = {
  empty: 'The workbook has no rows under its heading.',
  startsAtOne: 'Row numbers must start at 1: number the rows from 1, also in a corrected or divided workbook.',
  nothing: 'No row could be imported: correct those with errors in a new workbook.',
  tooLong: `The workbook has more than ${rows.toLocaleString('en-US')} rows: split it and upload each part.`,
  missing: (names) => `Columns are missing: ${names}. Use the template.`,
  unknown: (names) => `Some columns are not known: ${names}. Use the template.`,
  duplicated: (names) => `Some columns stand twice: ${names}.`,
  zipTooLarge: 'The files in the ZIP are more than 500 MB.',
  zipRatio: `The ZIP unpacks to more than ${ratio} times its size: it is not accepted.`,
  zipTooMany: `The ZIP has more than ${pictures.toLocaleString('en-US')} files.`,
  changed: 'Data changed since the check and the result would differ: upload the workbook again.',
  failed: 'Something went wrong. What was saved can be undone; upload the workbook again to complete it.',
  pictureKnown: (name, title, code) => `${name}: it is already a picture of ${title} (${code}).`,
  inSheet: (sheet, why) => `Sheet “${sheet}”: ${why}`,
  yes: 'Yes',
  no: 'No',
  choices: 'Choices',
}

export const importTexts = { es, en }
export type ImportTexts = typeof es

/** Why a whole upload is refused; shown in the record of the import, in the reader's language. */
export class Unusable extends Error {
  constructor(text: string) {
    super(text)
    this.name = 'Unusable'
  }
}
