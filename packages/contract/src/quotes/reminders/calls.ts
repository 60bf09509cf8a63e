import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { QuoteByIdSchema, QuoteSchema } from '../schemas.ts'
import { quoteReminderMessages } from './messages.ts'
import { AutomaticReminderSchema } from './schemas.ts'

export const quoteReminderCalls = {
  remind: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/recordar/:id',
      area: quoteReminderMessages,
      done: quoteReminderMessages.reminded,
    },
    {
      summary: 'Reminds the client by mail that their quote waits, at most once a day',
      access: Module.quotes,
      budget: 'mailing',
      params: QuoteByIdSchema,
      reply: QuoteSchema,
    },
  ),
  /** Turns the automatic reminder on or off; answers `willRemind` or `willNotRemind`. */
  automatic: call(
    {
      method: 'PUT',
      path: '/v1/cotizacion/recordatorio/:id',
      area: quoteReminderMessages,
      done: quoteReminderMessages.willRemind,
      alsoDone: quoteReminderMessages.willNotRemind,
    },
    {
      summary: 'Turns the automatic reminder of a quote on or off',
      access: Module.quotes,
      budget: 'typing',
      params: QuoteByIdSchema,
      body: AutomaticReminderSchema,
      reply: QuoteSchema,
    },
  ),
}
