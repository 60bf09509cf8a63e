import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { productMessages as area } from './messages.ts'
import type * as s from './schemas.ts'

export const productCalls = {
  catalogue: call<{ reply: Of<typeof s.CatalogueSchema> }>({ method: 'GET', path: '/v1/producto/catalogo', area }),
  get: call<{ params: In<typeof s.BySlugSchema>; reply: Of<typeof s.OneProductSchema> }>({
    method: 'GET',
    path: '/v1/producto/catalogo/:slug',
    area,
  }),
}
