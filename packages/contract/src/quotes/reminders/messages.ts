import { messages } from '../../core/messages.ts'

/** Reminders to clients whose quote waits for confirmation. */
export const quoteReminderMessages = messages('quotes.reminder', {
  reminded: { code: 0, status: 200, es: 'Recordatorio enviado al cliente.', en: 'The client was reminded.' },
  alreadyToday: {
    code: 1,
    status: 409,
    es: 'Ya se le recordó hoy al cliente; inténtelo mañana.',
    en: 'The client was already reminded today; please try again tomorrow.',
  },
  neverSent: {
    code: 2,
    status: 409,
    es: 'Primero envíe la cotización al cliente.',
    en: 'Please send the quote to the client first.',
  },
  willRemind: {
    code: 3,
    status: 200,
    es: 'Se le recordará al cliente 3 días antes del vencimiento.',
    en: 'The client will be reminded 3 days before the end.',
  },
  willNotRemind: {
    code: 4,
    status: 200,
    es: 'No se le recordará al cliente.',
    en: 'The client will not be reminded.',
  },
})
