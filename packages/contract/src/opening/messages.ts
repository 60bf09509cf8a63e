import { messages } from '../core/messages.ts'

export const openingMessages = messages('opening', {
  notSaved: {
    code: 0,
    status: 500,
    es: 'No se pudo guardar la puesta en marcha.',
    en: 'The first run could not be saved.',
  },
  lineUnknown: { code: 1, status: 400, es: 'Ese punto no existe.', en: 'There is no such line.' },
  notByHand: {
    code: 2,
    status: 409,
    es: 'Este punto no se confirma a mano: se cumple cuando sus datos están.',
    en: 'This line is not confirmed by hand: it is done when its data are there.',
  },
  addressMissing: {
    code: 3,
    status: 409,
    es: 'Guarde primero el correo de la empresa en Ajustes.',
    en: 'First save the e-mail of the company in the settings.',
  },
  codeInvalid: {
    code: 4,
    status: 400,
    es: 'Escriba las seis cifras del correo de prueba.',
    en: 'Please enter the six digits of the test mail.',
  },
  codeWrong: {
    code: 5,
    status: 409,
    es: 'Ese código no es el del último correo de prueba, o ya venció.',
    en: 'That code is not of the last test mail, or it has expired.',
  },
  linesLeft: {
    code: 6,
    status: 409,
    es: 'Quedan puntos por resolver antes de abrir.',
    en: 'Some lines are left before the site can open.',
  },
})

export const openingDoneMessages = messages('opening.done', {
  saved: { code: 0, status: 200, es: 'Guardado.', en: 'Saved.' },
  sent: { code: 1, status: 200, es: 'Correo de prueba enviado.', en: 'Test mail sent.' },
  arrived: { code: 2, status: 200, es: 'El correo llegó.', en: 'The mail arrived.' },
  opened: { code: 3, status: 200, es: 'El sitio está abierto.', en: 'The site is open.' },
  closed: { code: 4, status: 200, es: 'El sitio está cerrado.', en: 'The site is closed.' },
})
