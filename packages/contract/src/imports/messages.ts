import { messages } from '../core/messages.ts'

export const contactImportMessages = messages('imports.contacts', {
  imported: { code: 0, status: 200, es: 'Contactos importados.', en: 'Contacts imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar los contactos.',
    en: 'The contacts could not be imported.',
  },
  notUploaded: { code: 2, status: 400, es: 'No se pudo subir el archivo.', en: 'The file could not be uploaded.' },
  countryInvalid: { code: 3, status: 400, es: 'Hay un país que no es válido.', en: 'A country is not valid.' },
  namesInvalid: {
    code: 4,
    status: 400,
    es: 'Faltan nombres o su formato no es válido.',
    en: 'Names are missing or badly formatted.',
  },
  phonesInvalid: {
    code: 5,
    status: 400,
    es: 'Faltan teléfonos o su formato no es válido.',
    en: 'Phones are missing or badly formatted.',
  },
  emailsInvalid: {
    code: 6,
    status: 400,
    es: 'Faltan correos o su formato no es válido.',
    en: 'E-mails are missing or badly formatted.',
  },
  companiesInvalid: {
    code: 7,
    status: 400,
    es: 'Faltan empresas o su formato no es válido.',
    en: 'Companies are missing or badly formatted.',
  },
  // 25 is our own, with the number that it has for machines; sent with `OK_NOTI`.
  importedInPart: {
    code: 25,
    status: 200,
    es: 'Se importó todo, excepto las filas del documento descargado.',
    en: 'Everything was imported, except the rows in the downloaded document.',
  },
})

export const userImportMessages = messages('imports.users', {
  imported: { code: 0, status: 200, es: 'Usuarios importados.', en: 'Users imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar los usuarios.',
    en: 'The users could not be imported.',
  },
  // 24 and 25 are our own, with the numbers that they have for machines.
  excelAbsent: { code: 24, status: 400, es: 'No se encontró el archivo Excel.', en: 'The Excel file was not found.' },
  // Sent with `OK_NOTI`.
  importedInPart: {
    code: 25,
    status: 200,
    es: 'Se importó todo, excepto las filas del documento descargado.',
    en: 'Everything was imported, except the rows in the downloaded document.',
  },
})

export const certificateImportMessages = messages('imports.certificates', {
  imported: { code: 0, status: 200, es: 'Certificados importados.', en: 'Certificates imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar los certificados.',
    en: 'The certificates could not be imported.',
  },
  // 24 and 25 are our own, with the numbers that they have for machines.
  excelAbsent: { code: 24, status: 400, es: 'No se encontró el archivo Excel.', en: 'The Excel file was not found.' },
  // Sent with `OK_NOTI`.
  importedInPart: {
    code: 25,
    status: 200,
    es: 'Se importó todo, excepto las filas del documento descargado.',
    en: 'Everything was imported, except the rows in the downloaded document.',
  },
})

export const templateMessages = messages('imports.template', {
  notDownloaded: {
    code: 0,
    status: 500,
    es: 'No se pudo descargar la plantilla.',
    en: 'The template could not be downloaded.',
  },
})
