import { messages } from '../core/messages.ts'

export const auditMessages = messages('audit', {
  absent: {
    code: 1,
    status: 404,
    es: 'Esa línea de la auditoría no existe.',
    en: 'That row of the audit does not exist.',
  },
})

export const auditDoneMessages = messages('audit.done', {
  checking: {
    code: 0,
    status: 200,
    es: 'La verificación empezó; el resultado aparecerá aquí.',
    en: 'The check has begun; its result will appear here.',
  },
})
