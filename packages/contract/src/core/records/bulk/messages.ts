import { messages } from '../../messages.ts'

/** Messages of bulk changes: refusals of the whole change, and outcomes of single records. */
export const bulkMessages = messages('core.bulk', {
  tooMany: {
    code: 1,
    status: 400,
    es: 'Se pueden cambiar como máximo 1.000 a la vez; elija menos.',
    en: 'At most 1,000 can be changed at once; select fewer.',
  },
  undoEnded: {
    code: 2,
    status: 409,
    es: 'Ya no se puede deshacer.',
    en: 'It can no longer be undone.',
  },
  onlyDeactivated: {
    code: 3,
    status: 200,
    es: 'Está en uso: solo se desactiva.',
    en: 'It is in use: it is only deactivated.',
  },
  alreadySo: { code: 4, status: 409, es: 'Ya está así.', en: 'It is so already.' },
})
