import { messages } from '../core/messages.ts'

/** Quotes, invoices and payments of the program that a house used before. */
export const pastDocumentMessages = messages('past-documents', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con los documentos históricos.',
    en: 'Something went wrong with the past documents.',
  },
  notSaved: { code: 1, status: 500, es: 'No se pudo guardar el documento.', en: 'The document could not be saved.' },
  notDeleted: {
    code: 2,
    status: 500,
    es: 'No se pudo eliminar el documento.',
    en: 'The document could not be deleted.',
  },
  notRecognized: { code: 3, status: 400, es: 'No se reconoce el documento.', en: 'The document is not recognized.' },
  absent: { code: 4, status: 404, es: 'El documento no existe.', en: 'The document does not exist.' },
  insufficientHierarchy: {
    code: 5,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar documentos históricos.',
    en: 'Your hierarchy is not sufficient to delete past documents.',
  },
  numberTaken: {
    code: 6,
    status: 409,
    es: 'Ya hay un documento de este tipo con este número.',
    en: 'There is already a document of this kind with this number.',
  },
  kindInvalid: {
    code: 7,
    status: 400,
    es: 'Diga qué documento es: cotización, orden de compra, factura, nota de crédito o pago.',
    en: 'Please say which document it is: quote, purchase order, invoice, credit note or payment.',
  },
  numberInvalid: {
    code: 8,
    status: 400,
    es: 'Escriba el número del documento, de hasta 60 caracteres.',
    en: 'Please enter the number of the document, up to 60 characters.',
  },
  dayInvalid: {
    code: 9,
    status: 400,
    es: 'Escriba la fecha del documento, que no puede ser futura.',
    en: 'Please enter the date of the document, which cannot be in the future.',
  },
  clientInvalid: {
    code: 10,
    status: 400,
    es: 'Escriba el nombre del cliente, de hasta 120 caracteres.',
    en: 'Please enter the name of the client, up to 120 characters.',
  },
  taxIdInvalid: {
    code: 11,
    status: 400,
    es: 'La identificación tributaria puede tener hasta 30 caracteres.',
    en: 'The tax ID may have up to 30 characters.',
  },
  emailInvalid: { code: 12, status: 400, es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  currencyInvalid: {
    code: 13,
    status: 400,
    es: 'Elija una moneda del portal.',
    en: 'Please choose a currency of the portal.',
  },
  totalInvalid: {
    code: 14,
    status: 400,
    es: 'Escriba el total, de 0 o más, con los decimales de su moneda.',
    en: 'Please enter the total, 0 or more, with the decimals of its currency.',
  },
  statusInvalid: {
    code: 15,
    status: 400,
    es: 'La situación puede tener hasta 40 caracteres.',
    en: 'The status may have up to 40 characters.',
  },
  referenceInvalid: {
    code: 16,
    status: 400,
    es: 'El número al que se refiere puede tener hasta 60 caracteres.',
    en: 'The number that it refers to may have up to 60 characters.',
  },
  notesInvalid: {
    code: 17,
    status: 400,
    es: 'Las notas pueden tener hasta 2.000 caracteres.',
    en: 'The notes may have up to 2,000 characters.',
  },
  enterpriseInvalid: {
    code: 18,
    status: 400,
    es: 'Elija una empresa que exista.',
    en: 'Please choose an enterprise that exists.',
  },
  fileNotPdf: { code: 19, status: 415, es: 'El archivo debe ser un PDF.', en: 'The file must be a PDF.' },
  fileDamaged: {
    code: 20,
    status: 415,
    es: 'El PDF está dañado o incompleto.',
    en: 'The PDF is damaged or incomplete.',
  },
  fileEncrypted: {
    code: 21,
    status: 415,
    es: 'El PDF tiene contraseña: quítela y vuelva a subirlo.',
    en: 'The PDF has a password: please remove it and upload it again.',
  },
  fileAbsent: { code: 22, status: 404, es: 'El documento no tiene PDF.', en: 'The document has no PDF.' },
})

export const pastDocumentDoneMessages = messages('past-documents.done', {
  saved: { code: 0, status: 200, es: 'El documento está guardado.', en: 'The document is saved.' },
  updated: { code: 1, status: 200, es: 'El documento está actualizado.', en: 'The document is updated.' },
  deleted: { code: 2, status: 200, es: 'El documento está eliminado.', en: 'The document is deleted.' },
})
