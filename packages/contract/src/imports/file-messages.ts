import { messages } from '../core/messages.ts'

/** Errors in the files of an upload, shown in its record or at one of its rows. */
export const fileMessages = messages('imports.files', {
  bookDamaged: {
    code: 0,
    status: 400,
    es: 'El libro está dañado o incompleto y no se puede leer: ábralo, guárdelo de nuevo y vuelva a subirlo.',
    en: 'The workbook is damaged or incomplete and cannot be read: open it, save it again and upload it once more.',
  },
  bookPassword: {
    code: 1,
    status: 400,
    es: 'El libro tiene contraseña: quítela y vuelva a subirlo.',
    en: 'The workbook has a password: remove it and upload it again.',
  },
  notABook: {
    code: 2,
    status: 400,
    es: 'El archivo no es un libro de Excel (.xlsx o .xls).',
    en: 'The file is not an Excel workbook (.xlsx or .xls).',
  },
  bookTooLarge: {
    code: 3,
    status: 400,
    es: 'Al descomprimirlo, el libro es demasiado grande: borre hojas, formatos o columnas que no hagan falta.',
    en: 'Unpacked, the workbook is too large: delete sheets, formats or columns that are not needed.',
  },
  bookRowsBelow: {
    code: 4,
    status: 400,
    es: 'El libro tiene datos bajo la fila 20.000, que no se leen: súbalos junto al resto o bórrelos.',
    en: 'The workbook has data below row 20,000, which is not read: move it up to the rest or delete it.',
  },
  bookNotRead: {
    code: 5,
    status: 400,
    es: 'El libro no se pudo leer: pide más memoria o tiempo que el de una planilla común. Copie sus filas a la plantilla.',
    en: 'The workbook could not be read: it takes more memory or time than a common sheet. Copy its rows to the template.',
  },
  cellError: {
    code: 6,
    status: 400,
    es: 'La celda muestra un error de la planilla: escriba el dato.',
    en: 'The cell shows an error of the spreadsheet: type the value.',
  },
  cellUnreadable: {
    code: 7,
    status: 400,
    es: 'La celda tiene caracteres que no se pueden leer: escriba el texto de nuevo.',
    en: 'The cell has characters that cannot be read: type the text again.',
  },
  endedTwice: {
    code: 8,
    status: 500,
    es: 'El trabajo se interrumpió dos veces y no se intenta de nuevo. Lo ya guardado se puede deshacer; si se repite, avísenos.',
    en: 'The work was cut off twice and is not tried again. What was saved can be undone; if it happens again, tell us.',
  },
  zipDamaged: {
    code: 9,
    status: 400,
    es: 'El ZIP está dañado o incompleto y no se puede leer.',
    en: 'The ZIP is damaged or incomplete and cannot be read.',
  },
  zipPaths: {
    code: 10,
    status: 400,
    es: 'El ZIP tiene rutas no permitidas.',
    en: 'The ZIP has paths that are not allowed.',
  },
  entryTwice: {
    code: 11,
    status: 400,
    es: 'El ZIP tiene más de un archivo con este nombre: se usa el primero.',
    en: 'The ZIP has more than one file of this name: the first one is used.',
  },
  entryPassword: {
    code: 12,
    status: 400,
    es: 'El archivo está protegido con contraseña dentro del ZIP.',
    en: 'The file has a password inside the ZIP.',
  },
  entryDamaged: {
    code: 13,
    status: 400,
    es: 'El archivo está dañado o incompleto dentro del ZIP.',
    en: 'The file is damaged or incomplete inside the ZIP.',
  },
})
