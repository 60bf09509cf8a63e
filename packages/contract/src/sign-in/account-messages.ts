import { messages } from '../core/messages.ts'
import { commonPasswordText, confirmationText, passwordRuleTexts } from './password-rules.ts'

/** Account creation; 0 and 1 are its successes, 16–20 the password rules 1–5. */
export const createAccountMessages = messages('createAccount', {
  codeSent: {
    code: 0,
    status: 200,
    es: 'Le enviamos un código; revise su correo.',
    en: 'We sent you a code; please check your e-mail.',
  },
  created: {
    code: 1,
    status: 200,
    es: 'Su cuenta fue creada; ya puede ingresar.',
    en: 'Your account was created; you can log in now.',
  },
  codeExpired: {
    code: 2,
    status: 400,
    es: 'El código venció; solicite uno nuevo.',
    en: 'The code has expired; please request a new one.',
  },
  nameRequired: { code: 3, status: 400, es: 'Escriba su nombre.', en: 'Please enter your name.' },
  emailRequired: { code: 4, status: 400, es: 'Escriba su correo.', en: 'Please enter your e-mail.' },
  tooSoon: {
    code: 5,
    status: 429,
    es: 'Espere 3 minutos antes de solicitar otro código.',
    en: 'Please wait 3 minutes before requesting another code.',
  },
  emailNotSent: {
    code: 6,
    status: 500,
    es: 'No se pudo enviar el correo con el código.',
    en: 'The e-mail with the code could not be sent.',
  },
  pinNotGenerated: {
    code: 7,
    status: 500,
    es: 'No se pudo generar el PIN.',
    en: 'The PIN could not be generated.',
  },
  pinFormat: { code: 8, status: 400, es: 'El PIN debe tener 4 dígitos.', en: 'The PIN must have 4 digits.' },
  pinAbsent: { code: 9, status: 404, es: 'El PIN no existe.', en: 'The PIN does not exist.' },
  pinInvalid: {
    code: 10,
    status: 400,
    es: 'El PIN no es válido para esta identidad.',
    en: 'The PIN is not valid for this identity.',
  },
  pinExpired: {
    code: 11,
    status: 400,
    es: 'El PIN venció; solicite uno nuevo.',
    en: 'The PIN has expired; please request a new one.',
  },
  emailAlreadyRegistered: {
    code: 12,
    status: 409,
    es: 'El correo ya está registrado.',
    en: 'The e-mail is already registered.',
  },
  notCreated: {
    code: 13,
    status: 500,
    es: 'No se pudo crear la cuenta.',
    en: 'The account could not be created.',
  },
  emailInvalid: {
    code: 14,
    status: 400,
    es: 'Escriba un correo válido.',
    en: 'Please enter a valid e-mail.',
  },
  dailyLimit: {
    code: 15,
    status: 429,
    es: 'Se alcanzó el máximo de códigos de hoy; inténtelo mañana.',
    en: 'The daily code limit was reached; please try again tomorrow.',
  },
  passwordTooShort: { code: 16, status: 400, ...passwordRuleTexts[1] },
  passwordNoUppercase: { code: 17, status: 400, ...passwordRuleTexts[2] },
  passwordNoLowercase: { code: 18, status: 400, ...passwordRuleTexts[3] },
  passwordNoDigits: { code: 19, status: 400, ...passwordRuleTexts[4] },
  passwordNoSymbol: { code: 20, status: 400, ...passwordRuleTexts[5] },
  // A number of our own, unlike those before it.
  confirmationDiffers: { code: 21, status: 400, ...confirmationText },
  passwordTooCommon: { code: 22, status: 400, ...commonPasswordText },
})

/** Reset of the password; 1–5 are the password rules. 11 belongs to the one-time link of a user made by staff. */
export const resetMessages = messages('reset', {
  passwordTooShort: { code: 1, status: 400, ...passwordRuleTexts[1] },
  passwordNoUppercase: { code: 2, status: 400, ...passwordRuleTexts[2] },
  passwordNoLowercase: { code: 3, status: 400, ...passwordRuleTexts[3] },
  passwordNoDigits: { code: 4, status: 400, ...passwordRuleTexts[4] },
  passwordNoSymbol: { code: 5, status: 400, ...passwordRuleTexts[5] },
  emailNotRegistered: {
    code: 6,
    status: 404,
    es: 'El correo no está registrado.',
    en: 'The e-mail is not registered.',
  },
  emailRequired: { code: 7, status: 400, es: 'Escriba su correo.', en: 'Please enter your e-mail.' },
  pinRequired: { code: 8, status: 400, es: 'Escriba el PIN.', en: 'Please enter the PIN.' },
  pinInvalid: {
    code: 9,
    status: 400,
    es: 'El PIN no es válido o ya venció.',
    en: 'The PIN is not valid or has expired.',
  },
  dailyLimit: {
    code: 10,
    status: 429,
    es: 'Se superó el máximo de intentos de hoy. Si el correo tiene una cuenta, le enviamos un enlace para continuar.',
    en: 'The daily number of attempts was exceeded. If the e-mail has an account, we sent it a link to go on.',
  },
  linkInvalid: {
    code: 11,
    status: 404,
    es: 'El enlace no es válido, ya se usó o venció.',
    en: 'The link is not valid, was already used or has expired.',
  },
  confirmationDiffers: { code: 12, status: 400, ...confirmationText },
  tooSoon: {
    code: 13,
    status: 429,
    es: 'Espere 3 minutos antes de solicitar otro PIN.',
    en: 'Please wait 3 minutes before requesting another PIN.',
  },
  pinNotSent: {
    code: 14,
    status: 500,
    es: 'No se pudo enviar el PIN.',
    en: 'The PIN could not be sent.',
  },
  notReset: {
    code: 15,
    status: 500,
    es: 'No se pudo restablecer la contraseña.',
    en: 'The password could not be reset.',
  },
  passwordTooCommon: { code: 16, status: 400, ...commonPasswordText },
})

export const resetDoneMessages = messages('reset.done', {
  codeSent: {
    code: 0,
    status: 200,
    es: 'Si el correo está registrado, le enviamos un código.',
    en: 'If the e-mail is registered, we sent you a code.',
  },
  restored: {
    code: 1,
    status: 200,
    es: 'Contraseña restablecida; ya puede ingresar.',
    en: 'Password restored; you can log in now.',
  },
  goOn: {
    code: 2,
    status: 200,
    es: 'Puede continuar: este navegador ya es conocido.',
    en: 'You can go on: this browser is known now.',
  },
})
