import { messages } from '../core/messages.ts'

/** Requests of people about their data. */
export const privacyMessages = messages('privacy', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar la solicitud.', en: 'The request could not be saved.' },
  rightInvalid: { code: 1, status: 400, es: 'Elija qué desea pedir.', en: 'Choose what you want to ask for.' },
  nameInvalid: { code: 2, status: 400, es: 'Escriba su nombre.', en: 'Please enter your name.' },
  emailInvalid: {
    code: 3,
    status: 400,
    es: 'Escriba un correo válido, como ana@example.com.',
    en: 'Please enter a valid e-mail, like ana@example.com.',
  },
  detailInvalid: {
    code: 4,
    status: 400,
    es: 'Escriba hasta 2.000 caracteres.',
    en: 'Write up to 2,000 characters.',
  },
  tooManyAsks: {
    code: 5,
    status: 429,
    es: 'Se enviaron demasiadas solicitudes con ese correo hoy; intente mañana.',
    en: 'Too many requests were sent with that e-mail today; try again tomorrow.',
  },
  linkInvalid: {
    code: 6,
    status: 404,
    es: 'Este enlace no es válido o ya venció.',
    en: 'This link is not valid or has expired.',
  },
  absent: { code: 7, status: 404, es: 'La solicitud no existe.', en: 'The request does not exist.' },
  answerInvalid: {
    code: 8,
    status: 400,
    es: 'Escriba la respuesta, hasta 4.000 caracteres.',
    en: 'Enter the answer, up to 4,000 characters.',
  },
  reasonInvalid: {
    code: 9,
    status: 400,
    es: 'Escriba el motivo, hasta 4.000 caracteres.',
    en: 'Enter the reason, up to 4,000 characters.',
  },
  closed: {
    code: 10,
    status: 409,
    es: 'La solicitud ya se respondió: no admite más cambios.',
    en: 'The request was answered: it takes no more changes.',
  },
  notErased: { code: 11, status: 500, es: 'No se pudieron borrar los datos.', en: 'The data could not be deleted.' },
})

export const privacyDoneMessages = messages('privacy.done', {
  asked: {
    code: 0,
    status: 200,
    es: 'Le enviamos un correo. Ábralo y confirme para que recibamos la solicitud.',
    en: 'We sent you an e-mail. Open it and confirm so that we receive the request.',
  },
  confirmed: {
    code: 1,
    status: 200,
    es: 'Recibimos su solicitud. Le enviamos el acuse de recibo con el plazo.',
    en: 'We received your request. We sent you a receipt with the term.',
  },
  taken: { code: 2, status: 200, es: 'La solicitud está en proceso.', en: 'The request is in progress.' },
  answered: { code: 3, status: 200, es: 'Respuesta enviada.', en: 'Answer sent.' },
  refused: { code: 4, status: 200, es: 'Rechazo enviado, con su motivo.', en: 'Refusal sent, with its reason.' },
  erased: { code: 5, status: 200, es: 'Datos borrados.', en: 'Data deleted.' },
})
