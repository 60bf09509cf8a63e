import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { productDoneMessages, productMessages } from '../products/messages.ts'
import { projectionMessages as area, projectionDoneMessages } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.ProjectionByIdSchema>
type Saved = Of<typeof s.ProjectionSavedSchema>

export const projectionCalls = {
  initData: call<{ reply: Of<typeof s.ProjectionInitDataSchema> }>({
    method: 'GET',
    path: '/v1/producto_costos_configuracion/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.ProjectionListQuerySchema>; reply: Of<typeof s.ProjectionListSchema> }>({
    method: 'GET',
    path: '/v1/producto_costos_configuracion/list',
    area,
  }),
  get: call<{ params: In<typeof s.OneProjectionSchema>; reply: Of<typeof s.ProjectionSchema> }>({
    method: 'GET',
    path: '/v1/producto_costos_configuracion/list/proyeccion',
    area,
  }),
  save: call<{ body: In<typeof s.ProjectionFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/producto_costos_configuracion/save',
    area,
    done: projectionDoneMessages.saved,
  }),
  update: call<{ params: ById; body: In<typeof s.ProjectionUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/producto_costos_configuracion/update/:id',
    area,
    done: projectionDoneMessages.saved,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/producto_costos_configuracion/delete/:id',
    area,
    done: projectionDoneMessages.deleted,
  }),
  simulate: call<{
    body: In<typeof s.ProjectionSimulationFormSchema>
    reply: Of<typeof s.ProjectionSimulationSchema>
  }>({
    method: 'POST',
    path: '/v1/producto_costos_configuracion/simular',
    area,
  }),

  /** The countries a product is configured for; shown and changed in a tab of the product. */
  countries: call<{ params: In<typeof s.PlacedProductSchema>; reply: Of<typeof s.ProductCountriesSchema> }>({
    method: 'GET',
    path: '/v1/producto_costos_configuracion/paises',
    area: productMessages,
  }),
  configure: call<{
    params: In<typeof s.ProductToPlaceSchema>
    body: In<typeof s.ProductCountriesFormSchema>
    reply: null
  }>({
    method: 'PUT',
    path: '/v1/producto_costos_configuracion/paises/:id',
    area: productMessages,
    done: productDoneMessages.configured,
  }),
}
