import type { Entries } from '../core/messages.ts'

/** What is wrong with a customer of the classifieds, or with an import of listings. */
export const customerEntries = {
  excelAbsent: { code: 24, status: 400, es: 'No se encontró el archivo Excel.', en: 'The Excel file was not found.' },
  // Travels with `OK_NOTI` (spec 2, 3).
  importedInPart: {
    code: 25,
    status: 200,
    es: 'Se importó todo, excepto las filas del documento descargado.',
    en: 'Everything was imported, except the rows in the downloaded document.',
  },
  companyInvalid: { code: 44, status: 400, es: 'La empresa no es válida.', en: 'The company is not valid.' },
  emailInUse: {
    code: 45,
    status: 409,
    es: 'Otro cliente ya usa ese correo.',
    en: 'Another customer already uses that e-mail.',
  },
  phoneInUse: {
    code: 46,
    status: 409,
    es: 'Otro cliente ya usa ese teléfono.',
    en: 'Another customer already uses that phone.',
  },
  contactIdInvalid: {
    code: 47,
    status: 400,
    es: 'El identificador del cliente no es válido.',
    en: 'The customer identifier is not valid.',
  },
  contactAbsent: { code: 48, status: 404, es: 'El cliente no existe.', en: 'The customer does not exist.' },
  customerNotUpdated: {
    code: 49,
    status: 500,
    es: 'No se pudo actualizar el cliente.',
    en: 'The customer could not be updated.',
  },
  templateNotDownloaded: {
    code: 70,
    status: 500,
    es: 'No se pudo descargar la plantilla.',
    en: 'The template could not be downloaded.',
  },
} as const satisfies Entries
