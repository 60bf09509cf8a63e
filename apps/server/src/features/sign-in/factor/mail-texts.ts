import { factorLimits } from '@portal/contract/sign-in/factor/constants'
import { unlockLimits } from '@portal/contract/sign-in/unlock-limits'

const { wrongTriesPerDay } = factorLimits

const es = {
  button: 'Ver la seguridad de la cuenta',
  notYou:
    'Si no fue usted, cambie su contraseña ahora, quite en su perfil los dispositivos que no reconozca y avise a un ' +
    'administrador del portal.',
  added: {
    title: 'Se agregó un segundo factor a su cuenta',
    text: (name: string) => `Se agregó el dispositivo «${name}». Al ingresar se pedirá además de la contraseña.`,
  },
  removed: {
    title: 'Se quitó un segundo factor de su cuenta',
    text: (name: string) => `Se quitó el dispositivo «${name}», y las demás sesiones abiertas se cerraron.`,
  },
  codes: {
    title: 'Se crearon códigos de recuperación',
    text: 'Se crearon códigos de recuperación para su cuenta; los anteriores ya no sirven.',
  },
  recovery: {
    title: 'Se usó un código de recuperación',
    text: (left: number) =>
      `Se usó un código de recuperación de su cuenta. ${left === 1 ? 'Queda 1' : `Quedan ${left}`} sin usar.`,
  },
  reset: {
    title: 'Se restableció su segundo factor',
    paragraphs: [
      'Un súper administrador quitó los dispositivos y códigos de recuperación de su cuenta y cerró sus sesiones.',
      'Ingrese con su contraseña y agregue un dispositivo. Si usted no lo pidió, avise a un administrador del portal.',
    ],
  },
  limit: {
    title: 'Demasiados códigos equivocados en su cuenta',
    paragraphs: [
      `Alguien escribió su contraseña y luego ${wrongTriesPerDay} códigos equivocados. Hoy no se aceptan más de ese tipo.`,
      'Si fue usted, continúe con este enlace: sus intentos se cuentan aparte. Sirve una vez y vale ' +
        `${unlockLimits.linkHours} horas. Si no fue usted, nadie entró, pero su contraseña ya no es secreta: cámbiela.`,
    ],
    button: 'Continuar',
  },
}

const en: typeof es = {
  button: 'See the security of the account',
  notYou:
    'If it was not you, change your password now, remove the devices that you do not recognize in your profile, and ' +
    'tell an administrator of the portal.',
  added: {
    title: 'A second factor was added to your account',
    text: (name) => `The device “${name}” was added. You will need it at log-in, in addition to your password.`,
  },
  removed: {
    title: 'A second factor was removed from your account',
    text: (name) => `The device “${name}” was removed, and the other open sessions were ended.`,
  },
  codes: {
    title: 'Recovery codes were created',
    text: 'Recovery codes were created for your account; the earlier ones no longer work.',
  },
  recovery: {
    title: 'A recovery code was used',
    text: (left) => `A recovery code of your account was used. ${left === 1 ? '1 is' : `${left} are`} left.`,
  },
  reset: {
    title: 'Your second factor was reset',
    paragraphs: [
      'A super administrator removed the devices and recovery codes of your account and ended your sessions.',
      'Log in with your password and add a device. If you did not ask for this, tell an administrator of the portal.',
    ],
  },
  limit: {
    title: 'Too many wrong codes for your account',
    paragraphs: [
      `Someone entered your password and then ${wrongTriesPerDay} wrong codes. No more codes are accepted today.`,
      'If it was you, use this link: your attempts are counted separately. It works once and is valid for ' +
        `${unlockLimits.linkHours} hours. If it was not you, nobody got in, but your password is no longer secret: change it.`,
    ],
    button: 'Continue',
  },
}

export const texts = { es, en }
