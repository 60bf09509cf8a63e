import { pt } from './mail-texts.pt.ts'

const es = {
  confirm: {
    title: 'Confirme su solicitud sobre datos personales',
    text: 'Nos pidieron algo sobre los datos personales ligados a este correo. Abra la página para verlo y confirmar que fue usted.',
    button: 'Ver y confirmar',
    foot: 'Si no fue usted, no haga nada: sin confirmación nadie recibe la solicitud, y en 7 días se borra.',
  },
  received: {
    title: 'Recibimos su solicitud sobre datos personales',
    text: 'Nuestro equipo la revisará y le responderá a este correo a más tardar el día que se indica, según la ley 19.628.',
    button: 'Ver la solicitud',
  },
  answered: {
    title: 'Respuesta a su solicitud sobre datos personales',
    attached:
      'Adjuntamos lo que tenemos registrado con su correo: un documento para leer y un archivo JSON para otros programas.',
    button: 'Ver la solicitud',
  },
  refused: {
    title: 'No pudimos hacer lo que pidió sobre sus datos personales',
    text: 'Este es el motivo:',
    foot: 'Si no está de acuerdo, puede reclamar ante la Agencia de Protección de Datos Personales de Chile.',
    button: 'Ver la solicitud',
  },
  right: 'Solicitud',
  due: 'Respuesta a más tardar',
}
export type MailTexts = typeof es

const en: MailTexts = {
  confirm: {
    title: 'Confirm your request about personal data',
    text: 'We were asked for something about the personal data linked to this e-mail. Open the page to see it and confirm that it was you.',
    button: 'See and confirm',
    foot: 'If it was not you, do nothing: without a confirmation nobody receives the request, and in 7 days it is deleted.',
  },
  received: {
    title: 'We received your request about personal data',
    text: 'Our team will review it and answer to this e-mail by the day stated below, as Chile’s law 19.628 requires.',
    button: 'See the request',
  },
  answered: {
    title: 'Answer to your request about personal data',
    attached:
      'We attach what we have on record under your e-mail: a document to read and a JSON file for other programs.',
    button: 'See the request',
  },
  refused: {
    title: 'We could not do what you asked about your personal data',
    text: 'This is the reason:',
    foot: 'If you disagree, you may complain to Chile’s Personal Data Protection Agency.',
    button: 'See the request',
  },
  right: 'Request',
  due: 'Answer by',
}

export const mailTexts = { es, en, pt }
