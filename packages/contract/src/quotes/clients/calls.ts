import { call } from '../../core/endpoint.ts'
import { quoteSaveMessages as area } from '../messages.ts'
import { quoteModules as keys } from '../modules.ts'
import { EarlierClientsQuerySchema, EarlierClientsSchema } from './schemas.ts'

export const earlierClientCalls = {
  list: call(
    { method: 'GET', path: '/v1/cotizacion/clientes', area },
    {
      summary:
        'Finds clients of earlier quotes, each address once, the most recently quoted first; empty without a search',
      access: 'session',
      keys,
      params: EarlierClientsQuerySchema,
      reply: EarlierClientsSchema,
    },
  ),
}
