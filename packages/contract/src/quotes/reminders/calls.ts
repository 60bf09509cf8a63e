import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import type { QuoteByIdSchema, QuoteSchema } from '../schemas.ts'
import { quoteReminderMessages } from './messages.ts'
import type { AutomaticReminderSchema } from './schemas.ts'

type ById = In<typeof QuoteByIdSchema>
type Reply = Of<typeof QuoteSchema>

export const quoteReminderCalls = {
  /** Reminds the client by mail that their quote waits; at most once a day (`alreadyToday`). */
  remind: call<{ params: ById; reply: Reply }>({
    method: 'POST',
    path: '/v1/cotizacion/recordar/:id',
    area: quoteReminderMessages,
    done: quoteReminderMessages.reminded,
  }),
  /** Turns the automatic reminder on or off; answers `willRemind` or `willNotRemind`. */
  automatic: call<{ params: ById; body: In<typeof AutomaticReminderSchema>; reply: Reply }>({
    method: 'PUT',
    path: '/v1/cotizacion/recordatorio/:id',
    area: quoteReminderMessages,
    done: quoteReminderMessages.willRemind,
    alsoDone: quoteReminderMessages.willNotRemind,
  }),
}
