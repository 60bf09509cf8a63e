import { passwordLimits, pinLimits } from '@portal/contract/core/limits'
import { unlockLimits } from '@portal/contract/sign-in/unlock-limits'
import { emailChangeLimits } from '@portal/contract/users/email-limits'

const { lifeMinutes, requestsPerDay, wrongTriesPerDay } = pinLimits
const { linkHours } = passwordLimits
const { takeBackHours } = emailChangeLimits

const es = {
  ignoreCode: 'Si no fue usted, ignore este correo: sin el código nadie puede continuar.',
  ignore: 'Si no fue usted, no necesita hacer nada.',
  accountPin: {
    title: 'Su código para crear la cuenta',
    paragraphs: [`Escriba este código en la página donde crea su cuenta. Vale ${lifeMinutes} minutos.`],
  },
  alreadyRegistered: {
    title: 'Ya tiene una cuenta',
    paragraphs: [
      'Alguien pidió crear una cuenta con este correo, pero ya hay una. Ingrese con su contraseña de siempre.',
      'Si no la recuerda, puede restablecerla.',
    ],
    button: 'Restablecer la contraseña',
  },
  recoverable: {
    title: 'Este correo todavía pertenece a una cuenta',
    paragraphs: [
      'Alguien pidió crear una cuenta con este correo. Hasta hace poco era el de otra cuenta, cuyo correo fue cambiado.',
      `Si usted no pidió ese cambio, deshágalo con el enlace que le enviamos entonces: vale ${takeBackHours} horas. ` +
        'Después de ese plazo podrá crear una cuenta nueva.',
    ],
  },
  resetPin: {
    title: 'Su código para restablecer la contraseña',
    paragraphs: [`Escriba este código en la página donde restablece su contraseña. Vale ${lifeMinutes} minutos.`],
  },
  noAccount: {
    title: 'No hay una cuenta activa con este correo',
    paragraphs: [
      'Alguien pidió restablecer la contraseña de este correo, pero no tiene una cuenta activa en el portal.',
      'Quizá se registró con otra dirección. También puede crear una cuenta nueva.',
    ],
    button: 'Crear una cuenta',
  },
  dailyLimit: {
    title: 'Demasiados intentos con su correo',
    reset:
      `Hoy se usaron los ${requestsPerDay} códigos o los ${wrongTriesPerDay} intentos permitidos para restablecer ` +
      'la contraseña de este correo.',
    account:
      `Hoy se usaron los ${requestsPerDay} códigos o los ${wrongTriesPerDay} intentos permitidos para crear ` +
      'una cuenta con este correo.',
    login: 'Alguien escribió demasiadas veces una contraseña equivocada para la cuenta de este correo.',
    goOn:
      'Si quiere entrar, continúe con este enlace: sus intentos se cuentan aparte de los demás, y también puede elegir ' +
      `otra contraseña. Sirve una vez y vale ${unlockLimits.linkHours} horas. Si no fue usted, no necesita hacer nada: ` +
      'nadie obtuvo acceso.',
    button: 'Fui yo: continuar',
    whatNow: 'Si fue usted, inténtelo mañana. Si no, no necesita hacer nada: nadie obtuvo acceso.',
    page: 'Página',
  },
  passwordChanged: {
    title: 'Su contraseña fue cambiada',
    paragraphs: [
      'La contraseña de su cuenta acaba de cambiar y las demás sesiones abiertas se cerraron.',
      'Si no fue usted, restablézcala ahora mismo.',
    ],
    button: 'Restablecer la contraseña',
  },
  passwordLink: {
    title: 'Elija su contraseña',
    hello: (name: string) => `Hola, ${name}:`,
    paragraphs: [
      'Tiene una cuenta en el portal. Para usarla, elija primero su contraseña.',
      `El enlace sirve una sola vez y vale ${linkHours} horas. Si vence, pida otro a quien creó su cuenta.`,
    ],
    button: 'Elegir la contraseña',
  },
}

const en: typeof es = {
  ignoreCode: 'If it was not you, ignore this e-mail: nobody can go on without the code.',
  ignore: 'If it was not you, you don’t need to do anything.',
  accountPin: {
    title: 'Your code to create the account',
    paragraphs: [`Enter this code on the page where you create your account. It is valid for ${lifeMinutes} minutes.`],
  },
  alreadyRegistered: {
    title: 'You already have an account',
    paragraphs: [
      'Someone asked to create an account with this e-mail, but one already exists. Log in with your usual password.',
      'If you do not remember it, you can reset it.',
    ],
    button: 'Reset the password',
  },
  recoverable: {
    title: 'This e-mail still belongs to an account',
    paragraphs: [
      'Someone asked to create an account with this e-mail. Until recently it belonged to another account, whose e-mail ' +
        'was changed.',
      `If you did not ask for that change, undo it with the link we sent you then: it is valid for ${takeBackHours} ` +
        'hours. After that you can create a new account.',
    ],
  },
  resetPin: {
    title: 'Your code to reset the password',
    paragraphs: [`Enter this code on the page where you reset your password. It is valid for ${lifeMinutes} minutes.`],
  },
  noAccount: {
    title: 'There is no active account with this e-mail',
    paragraphs: [
      'Someone asked to reset the password of this e-mail, but it has no active account on the portal.',
      'You may have registered with another address. You can also create a new account.',
    ],
    button: 'Create an account',
  },
  dailyLimit: {
    title: 'Too many attempts with your e-mail',
    reset:
      `The ${requestsPerDay} codes or the ${wrongTriesPerDay} attempts allowed per day to reset the password of this ` +
      'e-mail have been used today.',
    account:
      `The ${requestsPerDay} codes or the ${wrongTriesPerDay} attempts allowed per day to create an account with this ` +
      'e-mail have been used today.',
    login: 'Someone entered a wrong password too many times for the account of this e-mail.',
    goOn:
      'If you want to log in, use this link: your attempts are counted separately from all others, and you can also ' +
      `choose another password. It works once and is valid for ${unlockLimits.linkHours} hours. If it was not you, you ` +
      'need do nothing: nobody gained access.',
    button: 'It was me: continue',
    whatNow: 'If it was you, try again tomorrow. If not, you don’t need to do anything: nobody gained access.',
    page: 'Page',
  },
  passwordChanged: {
    title: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and the other open sessions were ended.',
      'If it was not you, reset it right away.',
    ],
    button: 'Reset the password',
  },
  passwordLink: {
    title: 'Choose your password',
    hello: (name) => `Hello ${name},`,
    paragraphs: [
      'You have an account on the portal. To use it, choose your password first.',
      `The link works once and is valid for ${linkHours} hours. If it expires, ask whoever created your account for another.`,
    ],
    button: 'Choose the password',
  },
}

export const texts = { es, en }
