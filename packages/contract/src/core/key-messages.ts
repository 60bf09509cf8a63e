import { messages } from './messages.ts'

/** More of core: what a call answers to an API key (decision 059). */
export const keyMessages = messages('core', {
  keyInvalid: {
    code: 1011,
    status: 401,
    es: 'La llave de la API no es válida, venció o fue anulada.',
    en: 'The API key is not valid, has expired or was revoked.',
  },
  keyNotAllowed: {
    code: 1012,
    status: 403,
    es: 'Una llave de la API no puede hacer esto.',
    en: 'An API key cannot do this.',
  },
  keyReadOnly: {
    code: 1013,
    status: 403,
    es: 'Esta llave de la API solo puede leer.',
    en: 'This API key can only read.',
  },
  keyAddress: {
    code: 1014,
    status: 403,
    es: 'Esta llave de la API no se puede usar desde esta dirección.',
    en: 'This API key cannot be used from this address.',
  },
})
