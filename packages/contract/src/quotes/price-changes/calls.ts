import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { quoteSaveMessages as area } from '../messages.ts'
import { PriceChangeListSchema, PriceChangeQuerySchema } from './schemas.ts'

export const priceChangeCalls = {
  list: call(
    { method: 'GET', path: '/v1/cotizacion/cambios_precio', area },
    {
      summary: 'Lists lines of open quotes whose price differs in a newer version of their projection',
      access: Module.projections,
      params: PriceChangeQuerySchema,
      reply: PriceChangeListSchema,
    },
  ),
}
