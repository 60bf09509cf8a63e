import { messages } from '../core/messages.ts'

/** Safety documents, certificates, case studies and news of the public site. */
export const publicationMessages = messages('publications', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con las publicaciones.',
    en: 'Something went wrong with the publications.',
  },
  notSaved: {
    code: 1,
    status: 500,
    es: 'No se pudo guardar la publicación.',
    en: 'The publication could not be saved.',
  },
  notDeleted: {
    code: 2,
    status: 500,
    es: 'No se pudo eliminar la publicación.',
    en: 'The publication could not be deleted.',
  },
  notRecognized: {
    code: 3,
    status: 400,
    es: 'No se reconoce la publicación.',
    en: 'The publication is not recognized.',
  },
  absent: { code: 4, status: 404, es: 'La publicación no existe.', en: 'The publication does not exist.' },
  insufficientHierarchy: {
    code: 5,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar publicaciones.',
    en: 'Your hierarchy is not sufficient to delete publications.',
  },
  titleTaken: {
    code: 6,
    status: 409,
    es: 'Ya hay una publicación con este título.',
    en: 'There is already a publication with this title.',
  },
  kindInvalid: {
    code: 7,
    status: 400,
    es: 'Elija el tipo de publicación.',
    en: 'Please choose the kind of publication.',
  },
  titleInvalid: {
    code: 8,
    status: 400,
    es: 'Escriba el título, de hasta 120 caracteres.',
    en: 'Please enter the title, up to 120 characters.',
  },
  englishMissing: {
    code: 9,
    status: 400,
    es: 'Para publicar, escriba también el texto en inglés.',
    en: 'To publish, please enter the text in English too.',
  },
  summaryInvalid: {
    code: 10,
    status: 400,
    es: 'Escriba el resumen, de hasta 300 caracteres.',
    en: 'Please enter the summary, up to 300 characters.',
  },
  textInvalid: {
    code: 11,
    status: 400,
    es: 'El texto puede tener hasta 20.000 caracteres.',
    en: 'The text may have up to 20,000 characters.',
  },
  textMissing: {
    code: 12,
    status: 400,
    es: 'Un caso o una noticia se publica con su texto.',
    en: 'A case study or news is published with its text.',
  },
  fileMissing: {
    code: 13,
    status: 400,
    es: 'Un documento o un certificado se publica con su PDF.',
    en: 'A document or certificate is published with its PDF.',
  },
  altMissing: {
    code: 14,
    status: 400,
    es: 'Describa la imagen, en hasta 160 caracteres, para quien no la ve.',
    en: 'Please describe the picture, in up to 160 characters, for those who cannot see it.',
  },
  dayInvalid: {
    code: 15,
    status: 400,
    es: 'Elija el día de publicación.',
    en: 'Please choose the day of publication.',
  },
  productsInvalid: {
    code: 16,
    status: 400,
    es: 'Elija productos que existan, hasta 20.',
    en: 'Please choose products that exist, up to 20.',
  },
  stateInvalid: { code: 17, status: 400, es: 'No se reconoce el estado.', en: 'The status is not recognized.' },
  pictureInvalid: {
    code: 18,
    status: 415,
    es: 'La imagen no se puede leer: elija un JPG, PNG o WebP.',
    en: 'The picture cannot be read: please choose a JPG, PNG or WebP.',
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
})

export const publicationDoneMessages = messages('publications.done', {
  saved: { code: 0, status: 200, es: 'La publicación está guardada.', en: 'The publication is saved.' },
  updated: { code: 1, status: 200, es: 'La publicación está actualizada.', en: 'The publication is updated.' },
  deleted: { code: 2, status: 200, es: 'La publicación está eliminada.', en: 'The publication is deleted.' },
})
