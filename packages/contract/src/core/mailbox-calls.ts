import { coreMessages } from './core-messages.ts'
import { call } from './endpoint.ts'
import { MailboxQuerySchema, MailboxSchema } from './schemas.ts'

export const mailboxCalls = {
  list: call(
    { method: 'GET', path: '/v1/buzon', area: coreMessages },
    {
      summary: 'Lists mails that were not sent because there is no mail server; not present in production',
      access: 'public',
      params: MailboxQuerySchema,
      reply: MailboxSchema,
    },
  ),
}
