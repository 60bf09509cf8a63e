import { call } from '../../core/endpoint.ts'
import { propertyMessages } from '../messages.ts'
import { ByIdSchema } from '../schemas.ts'
import * as s from './schemas.ts'

const area = propertyMessages

export const propertyMarketCalls = {
  publicInitData: call(
    { method: 'GET', path: '/v1/propiedad/init_data', area },
    { summary: 'Returns the choices of the filters of properties', access: 'public', reply: s.PublicInitDataSchema },
  ),
  publicList: call(
    { method: 'GET', path: '/v1/propiedad/list_all', area },
    {
      summary: 'Lists properties on offer',
      access: 'public',
      params: s.PublicListQuerySchema,
      reply: s.PublicListSchema,
    },
  ),
  publicMap: call(
    { method: 'GET', path: '/v1/propiedad/mapa', area },
    {
      summary: 'Returns where the properties of a list are, in marks of one or many',
      access: 'public',
      params: s.PublicMapQuerySchema,
      reply: s.PublicMapSchema,
    },
  ),
  mapGround: call(
    { method: 'GET', path: '/v1/propiedad/mapa/fondo', area },
    { summary: 'Returns the coasts and borders that the map draws', access: 'public', reply: s.MapGroundSchema },
  ),
  publicCounts: call(
    { method: 'GET', path: '/v1/propiedad/conteos', area },
    {
      summary: 'Counts the choices of the filters, each with all other filters applied',
      access: 'public',
      params: s.PublicListQuerySchema,
      reply: s.PublicCountsSchema,
    },
  ),
  publicOne: call(
    { method: 'GET', path: '/v1/propiedad/list_all/:id', area },
    { summary: 'Returns one property on offer', access: 'public', params: ByIdSchema, reply: s.PublicPropertySchema },
  ),
}
