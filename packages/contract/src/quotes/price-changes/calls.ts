import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { quoteSaveMessages as area } from '../messages.ts'
import type * as s from './schemas.ts'

export const priceChangeCalls = {
  /** Lists lines of open quotes whose price differs in a newer version of their projection (rule prices/versions). */
  list: call<{ params: In<typeof s.PriceChangeQuerySchema>; reply: Of<typeof s.PriceChangeListSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/cambios_precio',
    area,
  }),
}
