import type { Entries } from '../core/messages.ts'

/** Errors of an import of machines. */
export const importEntries = {
  excelAbsent: { code: 24, status: 400, es: 'No se encontró el archivo Excel.', en: 'The Excel file was not found.' },
  // Sent with `OK_NOTI` (rule imports/partly-done).
  importedInPart: {
    code: 25,
    status: 200,
    es: 'Se importó todo, excepto las filas del documento descargado.',
    en: 'Everything was imported, except the rows in the downloaded document.',
  },
  templateNotDownloaded: {
    code: 70,
    status: 500,
    es: 'No se pudo descargar la plantilla.',
    en: 'The template could not be downloaded.',
  },
} as const satisfies Entries
