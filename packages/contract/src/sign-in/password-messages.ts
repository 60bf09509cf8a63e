import { messages } from '../core/messages.ts'
import { commonPasswordText, confirmationText, passwordRuleTexts } from './password-rules.ts'

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
