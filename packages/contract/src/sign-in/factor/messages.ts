import { messages } from '../../core/messages.ts'

/** Devices of the second factor, log-ins that wait for one, and proofs in an open session. All numbers are our own. */
export const factorMessages = messages('factor', {
  codeInvalid: {
    code: 1,
    status: 400,
    es: 'El código no es correcto o ya se usó; espere el siguiente.',
    en: 'The code is not correct or was already used; wait for the next one.',
  },
  recoveryInvalid: {
    code: 2,
    status: 400,
    es: 'El código de recuperación no es correcto o ya se usó.',
    en: 'The recovery code is not correct or was already used.',
  },
  passkeyInvalid: {
    code: 3,
    status: 400,
    es: 'No se pudo comprobar la llave de acceso; inténtelo otra vez.',
    en: 'The passkey could not be verified; please try again.',
  },
  logInEnded: {
    code: 4,
    status: 400,
    es: 'Este ingreso venció o ya se usó: escriba su contraseña de nuevo.',
    en: 'This log-in has expired or was already used: please enter your password again.',
  },
  dailyLimit: {
    code: 5,
    status: 429,
    es: 'Hubo demasiados códigos equivocados hoy. Use otra forma, o el enlace del correo que le enviamos.',
    en: 'There were too many wrong codes today. Use another way, or the link in the e-mail we sent you.',
  },
  nameRequired: {
    code: 6,
    status: 400,
    es: 'Escriba un nombre para reconocer el dispositivo.',
    en: 'Please enter a name to recognize the device by.',
  },
  tooManyDevices: {
    code: 7,
    status: 409,
    es: 'Ya tiene 10 dispositivos: quite uno primero.',
    en: 'You already have 10 devices: remove one first.',
  },
  lastRequired: {
    code: 8,
    status: 409,
    es: 'Su rol exige un segundo factor: agregue otro dispositivo antes de quitar el último.',
    en: 'Your role requires a second factor: add another device before you remove the last one.',
  },
  absent: { code: 9, status: 404, es: 'El dispositivo no existe.', en: 'The device does not exist.' },
  enrolmentEnded: {
    code: 10,
    status: 400,
    es: 'La configuración venció: empiece de nuevo.',
    en: 'The set-up has expired: please start again.',
  },
  alreadyAdded: {
    code: 11,
    status: 409,
    es: 'Esta llave de acceso ya está registrada.',
    en: 'This passkey is already registered.',
  },
  notSet: { code: 12, status: 400, es: 'No tiene un segundo factor.', en: 'You have no second factor.' },
  passwordInvalid: {
    code: 13,
    status: 400,
    es: 'La contraseña no es correcta.',
    en: 'The password is not correct.',
  },
  onlySuperAdmin: {
    code: 14,
    status: 403,
    es: 'Solo un súper administrador puede restablecer el segundo factor de otra persona.',
    en: 'Only a super administrator can reset the second factor of another person.',
  },
})

export const factorDoneMessages = messages('factor.done', {
  added: { code: 0, status: 200, es: 'Dispositivo agregado.', en: 'Device added.' },
  renamed: { code: 1, status: 200, es: 'Nombre guardado.', en: 'Name saved.' },
  removed: { code: 2, status: 200, es: 'Dispositivo quitado.', en: 'Device removed.' },
  codesMade: {
    code: 3,
    status: 200,
    es: 'Códigos de recuperación creados; los anteriores ya no sirven.',
    en: 'Recovery codes created; the earlier ones no longer work.',
  },
  proven: { code: 4, status: 200, es: 'Identidad confirmada.', en: 'Identity confirmed.' },
  reset: {
    code: 5,
    status: 200,
    es: 'Segundo factor restablecido; avisamos a la persona por correo.',
    en: 'Second factor reset; we told the person by e-mail.',
  },
})
