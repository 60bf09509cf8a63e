import { messages } from '../core/messages.ts'

export const certificateMessages = messages('certificates', {
  notSaved: {
    code: 0,
    status: 500,
    es: 'No se pudo emitir el certificado.',
    en: 'The certificate could not be issued.',
  },
  nameInvalid: {
    code: 1,
    status: 400,
    es: 'Escriba el nombre como debe imprimirse, con letras latinas.',
    en: 'Enter the name as it is to be printed, in Latin letters.',
  },
  emailInvalid: { code: 2, status: 400, es: 'Escriba un correo válido.', en: 'Enter a valid e-mail address.' },
  titleInvalid: {
    code: 3,
    status: 400,
    es: 'Escriba el título como debe imprimirse, en español y en inglés.',
    en: 'Enter the title as it is to be printed, in Spanish and in English.',
  },
  hoursInvalid: {
    code: 4,
    status: 400,
    es: 'Las horas van de 0,5 a 2.000, con un decimal.',
    en: 'Hours go from 0.5 to 2,000, with one decimal.',
  },
  dateInvalid: {
    code: 5,
    status: 400,
    es: 'La fecha de emisión no es válida o es futura.',
    en: 'The date of issue is not valid or in the future.',
  },
  workshopInvalid: { code: 6, status: 400, es: 'El taller no existe.', en: 'The workshop does not exist.' },
  alreadyIssued: {
    code: 7,
    status: 409,
    es: 'Este correo ya tiene un certificado de lo mismo: corríjalo con una reemisión.',
    en: 'This e-mail has a certificate of the same already: correct it with a reissue.',
  },
  reasonRequired: { code: 8, status: 400, es: 'Escriba el motivo.', en: 'Enter the reason.' },
  absent: { code: 9, status: 404, es: 'El certificado no existe.', en: 'The certificate does not exist.' },
  revoked: {
    code: 10,
    status: 409,
    es: 'El certificado está revocado; si corresponde, emita uno nuevo.',
    en: 'The certificate is revoked; issue a new one where that is right.',
  },
  replaced: {
    code: 11,
    status: 409,
    es: 'El certificado ya fue reemplazado por otro más reciente.',
    en: 'The certificate has been replaced by a newer one.',
  },
  codeInvalid: {
    code: 12,
    status: 404,
    es: 'Ese código no es de un certificado: revise si hay una letra o una cifra cambiada.',
    en: 'That code is not of a certificate: check for a letter or a figure that is wrong.',
  },
  notSent: { code: 13, status: 500, es: 'No se pudo enviar el certificado.', en: 'The certificate could not be sent.' },
  documentUnavailable: {
    code: 14,
    status: 500,
    es: 'El documento no está disponible.',
    en: 'The document is not available.',
  },
})

export const certificateDoneMessages = messages('certificates.done', {
  issued: { code: 0, status: 200, es: 'Certificado emitido.', en: 'Certificate issued.' },
  reissued: { code: 1, status: 200, es: 'Certificado reemitido.', en: 'Certificate reissued.' },
  revoked: { code: 2, status: 200, es: 'Certificado revocado.', en: 'Certificate revoked.' },
  sent: { code: 3, status: 200, es: 'Certificado enviado por correo.', en: 'Certificate sent by mail.' },
})
