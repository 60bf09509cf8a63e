import { emailChangeLimits } from '@portal/contract/users/email-limits'

const { confirmHours, takeBackHours } = emailChangeLimits

const es = {
  from: 'Correo actual',
  to: 'Correo nuevo',
  ignore: 'Si no sabe de qué se trata, ignore este correo: sin su confirmación nada cambia.',
  confirm: {
    title: 'Confirme su correo nuevo',
    paragraphs: [
      'Alguien pidió que este sea el correo de su cuenta en el portal.',
      `Confírmelo con el enlace: sirve una sola vez y vale ${confirmHours} horas. Hasta entonces la cuenta conserva el anterior.`,
    ],
    button: 'Confirmar este correo',
  },
  started: {
    title: 'Piden cambiar el correo de su cuenta',
    own: 'Desde su cuenta se pidió cambiar su correo. Nada cambia mientras la dirección nueva no lo confirme.',
    staff:
      'Un administrador del portal pidió cambiar el correo de su cuenta. Nada cambia mientras la dirección nueva no lo confirme.',
    ownNotYou:
      'Si no fue usted, alguien más entró en su cuenta: detenga el cambio con el enlace. Se cierran todas las sesiones y usted elige otra contraseña.',
    staffNotYou: 'Si no está de acuerdo, detenga el cambio con el enlace.',
    button: 'Conservar mi correo',
  },
  changed: {
    title: 'El correo de su cuenta cambió',
    paragraphs: [
      'La dirección nueva confirmó el cambio: desde ahora la cuenta usa ese correo, y sus sesiones abiertas se cerraron.',
      `Si usted no lo quería, recupere su cuenta con el enlace durante las próximas ${takeBackHours} horas: vuelve su correo y elige otra contraseña.`,
    ],
    button: 'Recuperar mi cuenta',
  },
  takenBack: {
    title: 'Se deshizo el cambio de correo',
    paragraphs: ['El dueño del correo anterior recuperó la cuenta: este ya no es su correo.'],
  },
  taken: {
    title: 'Su correo ya tiene una cuenta',
    paragraphs: [
      'Alguien pidió usar este correo en otra cuenta del portal, pero ya es el de una. Nada cambió.',
      'Si quiere usarlo en la otra, cambie primero el correo de esta.',
    ],
  },
}

const en: typeof es = {
  from: 'Current e-mail',
  to: 'New e-mail',
  ignore: 'If you do not know what this is about, ignore this e-mail: nothing changes unless you confirm.',
  confirm: {
    title: 'Confirm your new e-mail',
    paragraphs: [
      'Someone asked for this to be the e-mail of their account on the portal.',
      `Confirm it with the link: it works once and is valid for ${confirmHours} hours. Until then the account keeps its old one.`,
    ],
    button: 'Confirm this e-mail',
  },
  started: {
    title: 'A change of your account’s e-mail was requested',
    own: 'A change of its e-mail was requested from your account. Nothing changes until the new address confirms it.',
    staff:
      'An administrator of the portal requested a change of your account’s e-mail. Nothing changes until the new address confirms it.',
    ownNotYou:
      'If it was not you, someone else is in your account: stop the change with the link. All sessions end and you choose another password.',
    staffNotYou: 'If you do not agree, stop the change with the link.',
    button: 'Keep my e-mail',
  },
  changed: {
    title: 'The e-mail of your account was changed',
    paragraphs: [
      'The new address confirmed the change: the account uses that e-mail from now on, and its open sessions were ended.',
      `If you did not want this, recover your account with the link within the next ${takeBackHours} hours: your e-mail comes back and you choose another password.`,
    ],
    button: 'Recover my account',
  },
  takenBack: {
    title: 'The change of e-mail was undone',
    paragraphs: ['The owner of the previous e-mail took the account back: this is no longer its e-mail.'],
  },
  taken: {
    title: 'Your e-mail already has an account',
    paragraphs: [
      'Someone asked to use this e-mail for another account on the portal, but it already belongs to one. Nothing changed.',
      'If you want to use it there, change the e-mail of this account first.',
    ],
  },
}

export const texts = { es, en }
