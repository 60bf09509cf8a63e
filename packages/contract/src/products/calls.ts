import { call } from '../core/endpoint.ts'
import { productMessages as area } from './messages.ts'
import * as s from './schemas.ts'

export const productCalls = {
  catalogue: call(
    { method: 'GET', path: '/v1/producto/catalogo', area },
    { summary: 'Lists the products of the public site', access: 'public', reply: s.CatalogueSchema },
  ),
  menu: call(
    { method: 'GET', path: '/v1/producto/menu', area },
    { summary: 'Returns the products of the menu', access: 'public', reply: s.ProductMenuSchema },
  ),
  get: call(
    { method: 'GET', path: '/v1/producto/catalogo/:slug', area },
    {
      summary: 'Returns one product of the public site',
      access: 'public',
      params: s.BySlugSchema,
      reply: s.OneProductSchema,
    },
  ),
}
