import { messages } from '../core/messages.ts'
import { commonPasswordText, confirmationText, passwordRuleTexts } from './password-rules.ts'

/**
 * Log-in. Unless REVEAL_LOGIN_CAUSE is set, 0, 1 and 6 go to the log and `loginFailed` to the visitor
 * (rule access/one-answer).
 */
export const loginMessages = messages('login', {
  emailNotRegistered: {
    code: 0,
    status: 400,
    es: 'El correo no está registrado.',
    en: 'The e-mail is not registered.',
  },
  passwordInvalid: { code: 1, status: 400, es: 'La contraseña no es válida.', en: 'The password is not valid.' },
  captchaInvalid: {
    code: 2,
    status: 400,
    es: 'La verificación de seguridad no es válida.',
    en: 'The security check is not valid.',
  },
  passwordRequired: { code: 3, status: 400, es: 'Escriba su contraseña.', en: 'Please enter your password.' },
  captchaEmpty: {
    code: 4,
    status: 400,
    es: 'Complete la verificación de seguridad.',
    en: 'Please complete the security check.',
  },
  emailInvalid: { code: 5, status: 400, es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  userInactive: {
    code: 6,
    status: 403,
    es: 'Su usuario no está activo.',
    en: 'Your user is not active.',
  },
  loginFailed: {
    code: 10,
    status: 400,
    es: 'El correo o la contraseña no son correctos.',
    en: 'Incorrect email or password.',
  },
  // Our own: the password is right, and `datos` says how to finish the log-in (decision 051).
  factorNeeded: {
    code: 11,
    status: 403,
    es: 'Confirme su identidad con el segundo factor.',
    en: 'Confirm your identity with the second factor.',
  },
  // Our own: no session lasts longer (decision 005).
  sessionTooLong: {
    code: 12,
    status: 409,
    es: 'Su sesión ya dura 12 horas: ingrese de nuevo para seguir. Lo que no haya guardado se conserva.',
    en: 'Your session has lasted 12 hours: log in again to go on. What you have not saved is kept.',
  },
})

export const sessionDoneMessages = messages('session.done', {
  loggedIn: { code: 0, status: 200, es: 'Sesión iniciada.', en: 'You are logged in.' },
  loggedOut: { code: 1, status: 200, es: 'Sesión cerrada.', en: 'You are logged out.' },
  ended: { code: 3, status: 200, es: 'La sesión fue cerrada.', en: 'The session was ended.' },
  renewed: { code: 2, status: 200, es: 'Su sesión sigue abierta.', en: 'You are still logged in.' },
})

/** Password change in the profile. 3–7 are the password rules 1–5. */
export const passwordMessages = messages('password', {
  notUpdated: {
    code: 0,
    status: 500,
    es: 'No se pudo cambiar la contraseña.',
    en: 'The password could not be changed.',
  },
  currentMismatch: {
    code: 1,
    status: 400,
    es: 'La contraseña actual no es correcta.',
    en: 'The current password is not correct.',
  },
  userNotIdentified: {
    code: 2,
    status: 404,
    es: 'No se pudo identificar al usuario.',
    en: 'The user could not be identified.',
  },
  tooShort: { code: 3, status: 400, ...passwordRuleTexts[1] },
  noUppercase: { code: 4, status: 400, ...passwordRuleTexts[2] },
  noLowercase: { code: 5, status: 400, ...passwordRuleTexts[3] },
  noDigits: { code: 6, status: 400, ...passwordRuleTexts[4] },
  noSymbol: { code: 7, status: 400, ...passwordRuleTexts[5] },
  confirmationDiffers: { code: 8, status: 400, ...confirmationText },
  tooCommon: { code: 9, status: 400, ...commonPasswordText },
})

export const passwordDoneMessages = messages('password.done', {
  updated: { code: 0, status: 200, es: 'Contraseña cambiada.', en: 'Password changed.' },
})

/**
 * Saving the modules of a user. Clients know 0 and 1 by their number; the others name why a grant is refused
 * (rule access/no-more-than-held).
 */
export const accessMessages = messages('access', {
  onlyAdministrators: {
    code: 0,
    status: 403,
    es: 'Solo un súper administrador o un administrador puede cambiar los accesos.',
    en: 'Only a super administrator or an administrator can change access.',
  },
  notSaved: {
    code: 1,
    status: 500,
    es: 'No se pudieron guardar los accesos.',
    en: 'The access could not be saved.',
  },
  moduleNotHeld: {
    code: 2,
    status: 403,
    es: 'No puede dar un módulo que usted no tiene.',
    en: 'You cannot grant a module that you do not have.',
  },
  moduleNotForRole: {
    code: 3,
    status: 400,
    es: 'El rol del usuario no admite ese módulo.',
    en: 'The role of the user does not allow that module.',
  },
  userInvalid: { code: 5, status: 404, es: 'El usuario no existe.', en: 'The user does not exist.' },
  moduleInvalid: { code: 4, status: 400, es: 'El módulo no es válido.', en: 'The module is not valid.' },
  notWaiting: {
    code: 6,
    status: 409,
    es: 'Ese módulo ya no espera aprobación.',
    en: 'That module no longer waits for approval.',
  },
})

export const accessDoneMessages = messages('access.done', {
  saved: { code: 0, status: 200, es: 'Accesos guardados.', en: 'Access saved.' },
  approved: { code: 1, status: 200, es: 'Acceso aprobado.', en: 'Access approved.' },
  refused: { code: 2, status: 200, es: 'Acceso rechazado.', en: 'Access refused.' },
})
