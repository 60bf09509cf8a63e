import { messages } from './messages.ts'

/** More of core: calls that ask who uses the session (decision 051). 1000 to 1005 are codes of properties. */
export const proofMessages = messages('core', {
  identityUnproven: {
    code: 998,
    status: 403,
    es: 'Confirme que es usted para continuar.',
    en: 'Confirm that it is you to continue.',
  },
  factorMissing: {
    code: 1010,
    status: 403,
    es: 'Antes de continuar, agregue un dispositivo como segundo factor.',
    en: 'Before you continue, add a device as a second factor.',
  },
})
