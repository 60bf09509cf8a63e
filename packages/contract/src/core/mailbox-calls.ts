import { coreMessages } from './core-messages.ts'
import { call } from './endpoint.ts'
import type { In, Of } from './fields.ts'
import type { MailboxQuerySchema, MailboxSchema } from './schemas.ts'

export const mailboxCalls = {
  /** Mails that were not sent because there is no mail server (rule platform/mailbox). Not present in production. */
  list: call<{ params: In<typeof MailboxQuerySchema>; reply: Of<typeof MailboxSchema> }>({
    method: 'GET',
    path: '/v1/buzon',
    area: coreMessages,
  }),
}
