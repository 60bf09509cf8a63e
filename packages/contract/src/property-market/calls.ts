import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { propertyMessages } from '../properties/messages.ts'
import type { ByIdSchema } from '../properties/schemas.ts'
import type * as s from './schemas.ts'

const area = propertyMessages

export const propertyMarketCalls = {
  publicInitData: call<{ reply: Of<typeof s.PublicInitDataSchema> }>({
    method: 'GET',
    path: '/v1/propiedad/init_data',
    area,
  }),
  publicList: call<{ params: In<typeof s.PublicListQuerySchema>; reply: Of<typeof s.PublicListSchema> }>({
    method: 'GET',
    path: '/v1/propiedad/list_all',
    area,
  }),
  /** Where the properties of a list are, in marks of one or many. */
  publicMap: call<{ params: In<typeof s.PublicMapQuerySchema>; reply: Of<typeof s.PublicMapSchema> }>({
    method: 'GET',
    path: '/v1/propiedad/mapa',
    area,
  }),
  mapGround: call<{ reply: Of<typeof s.MapGroundSchema> }>({
    method: 'GET',
    path: '/v1/propiedad/mapa/fondo',
    area,
  }),
  /** Counts of the choices of the filters, each with all other filters applied. */
  publicCounts: call<{ params: In<typeof s.PublicListQuerySchema>; reply: Of<typeof s.PublicCountsSchema> }>({
    method: 'GET',
    path: '/v1/propiedad/conteos',
    area,
  }),
  publicOne: call<{ params: In<typeof ByIdSchema>; reply: Of<typeof s.PublicPropertySchema> }>({
    method: 'GET',
    path: '/v1/propiedad/list_all/:id',
    area,
  }),
}
