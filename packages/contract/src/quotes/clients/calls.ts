import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { quoteSaveMessages as area } from '../messages.ts'
import type * as s from './schemas.ts'

export const earlierClientCalls = {
  /**
   * Returns clients of quotes in the reader's scope, each address once, the most recently quoted first. Empty without a
   * search.
   */
  list: call<{ params: In<typeof s.EarlierClientsQuerySchema>; reply: Of<typeof s.EarlierClientsSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/clientes',
    area,
  }),
}
