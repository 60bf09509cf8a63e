import { messages } from '../core/messages.ts'

/** What is said of one of many items. */
export const itemBulkMessages = messages('marketplace.bulk', {
  requestsEnd: {
    code: 1,
    status: 200,
    es: 'Sus solicitudes abiertas se cancelan, con un correo a cada cliente: no se puede deshacer.',
    en: 'Its open requests are cancelled, with a mail to each client: this cannot be undone.',
  },
})
