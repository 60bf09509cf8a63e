import { messages } from '../core/messages.ts'

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
