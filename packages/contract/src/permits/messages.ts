import { messages } from '../core/messages.ts'

/** Permits of authorized buyers. */
export const permitMessages = messages('permits', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar el permiso.', en: 'The permit could not be saved.' },
  enterpriseInvalid: { code: 1, status: 404, es: 'La empresa no existe.', en: 'The enterprise does not exist.' },
  numberInvalid: {
    code: 2,
    status: 400,
    es: 'Escriba el número del permiso, de 2 a 60 caracteres.',
    en: 'Enter the number of the permit, 2 to 60 characters.',
  },
  endInvalid: { code: 3, status: 400, es: 'La fecha de término no es válida.', en: 'The expiry date is not valid.' },
  endPast: {
    code: 4,
    status: 400,
    es: 'El permiso ya venció; suba uno vigente.',
    en: 'The permit has expired; upload a valid one.',
  },
  fileMissing: {
    code: 5,
    status: 400,
    es: 'Adjunte el permiso como PDF o JPG.',
    en: 'Attach the permit as a PDF or JPG.',
  },
  fileType: {
    code: 6,
    status: 415,
    es: 'El permiso debe ser un PDF o un JPG.',
    en: 'The permit must be a PDF or a JPG.',
  },
  fileDamaged: {
    code: 7,
    status: 415,
    es: 'El archivo está dañado o incompleto; guárdelo de nuevo y súbalo otra vez.',
    en: 'The file is damaged or incomplete; save it again and upload it once more.',
  },
  fileEncrypted: {
    code: 8,
    status: 415,
    es: 'El PDF tiene contraseña; súbalo sin ella.',
    en: 'The PDF has a password; upload it without one.',
  },
  absent: { code: 9, status: 404, es: 'El permiso no existe.', en: 'The permit does not exist.' },
  reasonInvalid: {
    code: 10,
    status: 400,
    es: 'Escriba el motivo, hasta 500 caracteres.',
    en: 'Enter the reason, up to 500 characters.',
  },
  ended: {
    code: 11,
    status: 409,
    es: 'El permiso ya venció: no se puede aprobar.',
    en: 'The permit has expired: it cannot be approved.',
  },
  notNeeded: {
    code: 13,
    status: 409,
    es: 'Este pedido ya no espera un permiso.',
    en: 'This order no longer waits for a permit.',
  },
  notDecided: { code: 12, status: 500, es: 'No se pudo decidir el permiso.', en: 'The permit could not be decided.' },
})

export const permitDoneMessages = messages('permits.done', {
  uploaded: {
    code: 0,
    status: 200,
    es: 'Permiso recibido; nuestro equipo lo revisará.',
    en: 'Permit received; our team will review it.',
  },
  approved: {
    code: 1,
    status: 200,
    es: 'Permiso aprobado; se avisó a la empresa.',
    en: 'Permit approved; the company was told.',
  },
  refused: {
    code: 2,
    status: 200,
    es: 'Permiso rechazado; se avisó a la empresa.',
    en: 'Permit refused; the company was told.',
  },
})
