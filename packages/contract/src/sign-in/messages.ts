import { messages } from '../core/messages.ts'

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
