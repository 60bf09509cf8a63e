import { call } from '../../core/endpoint.ts'
import { quoteSaveMessages as area } from '../messages.ts'
import { quoteModules as keys } from '../modules.ts'
import { QuoteSumsQuerySchema, QuoteSumsSchema } from './schemas.ts'

export const quoteSumCalls = {
  sums: call(
    { method: 'GET', path: '/v1/cotizacion/sumas', area },
    {
      summary: "Returns the totals of a list's results",
      access: 'session',
      keys,
      params: QuoteSumsQuerySchema,
      reply: QuoteSumsSchema,
    },
  ),
}
