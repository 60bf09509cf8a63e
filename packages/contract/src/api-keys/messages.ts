import { messages } from '../core/messages.ts'

export const apiKeyMessages = messages('api-keys', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar la llave.', en: 'The key could not be saved.' },
  absent: { code: 1, status: 404, es: 'La llave no existe.', en: 'The key does not exist.' },
  nameRequired: {
    code: 2,
    status: 400,
    es: 'Escriba un nombre de hasta 60 caracteres.',
    en: 'Please enter a name of up to 60 characters.',
  },
  modulesRequired: {
    code: 3,
    status: 400,
    es: 'Elija al menos un módulo.',
    en: 'Please choose at least one module.',
  },
  moduleNotHeld: {
    code: 4,
    status: 403,
    es: 'Solo puede dar módulos que usted tiene.',
    en: 'You can only give modules that you hold.',
  },
  moduleNotForKey: {
    code: 5,
    status: 400,
    es: 'Una llave de otra empresa no puede tener ese módulo.',
    en: 'A key of another enterprise cannot have that module.',
  },
  networkInvalid: {
    code: 6,
    status: 400,
    es: 'Escriba direcciones o redes, como 203.0.113.7 o 203.0.113.0/24, una por línea y hasta 20.',
    en: 'Please enter addresses or networks, like 203.0.113.7 or 203.0.113.0/24, one per line and up to 20.',
  },
  endInvalid: {
    code: 7,
    status: 400,
    es: 'El último día debe ser hoy o después.',
    en: 'The last day must be today or later.',
  },
  enterpriseInvalid: { code: 8, status: 400, es: 'Elija una empresa de la lista.', en: 'Please choose an enterprise.' },
  tooMany: {
    code: 9,
    status: 409,
    es: 'Tiene 50 llaves: anule las que no usa.',
    en: 'You have 50 keys: revoke those you do not use.',
  },
})

export const apiKeyDoneMessages = messages('api-keys.done', {
  made: { code: 0, status: 200, es: 'Llave creada.', en: 'Key created.' },
  revoked: { code: 1, status: 200, es: 'Llave anulada.', en: 'Key revoked.' },
})
