import { messages } from '../core/messages.ts'

export const summaryDoneMessages = messages('summary.done', {
  mailSet: { code: 0, status: 200, es: 'Resumen semanal actualizado.', en: 'Weekly summary updated.' },
})
