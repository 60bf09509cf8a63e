import { Module } from '../access/constants.ts'
import { call } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { productDoneMessages, productMessages } from '../products/messages.ts'
import { projectionMessages as area, projectionDoneMessages } from './messages.ts'
import * as s from './schemas.ts'

const either = [Module.products, Module.projections] as const

export const projectionCalls = {
  initData: call(
    { method: 'GET', path: '/v1/producto_costos_configuracion/init_data', area },
    {
      summary: 'Returns the choices for lists and forms of projections',
      access: Module.projections,
      reply: s.ProjectionInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/producto_costos_configuracion/list', area },
    {
      summary: 'Lists cost projections',
      access: Module.projections,
      params: s.ProjectionListQuerySchema,
      reply: s.ProjectionListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/producto_costos_configuracion/list/proyeccion', area },
    {
      summary: 'Returns one projection with its versions',
      access: Module.projections,
      params: s.OneProjectionSchema,
      reply: s.ProjectionSchema,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/producto_costos_configuracion/save', area, done: projectionDoneMessages.saved },
    {
      summary: 'Creates a projection',
      access: Module.projections,
      budget: 'saving',
      body: s.ProjectionFormSchema,
      reply: s.ProjectionSavedSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/producto_costos_configuracion/update/:id', area, done: projectionDoneMessages.saved },
    {
      summary: 'Changes a projection: a new version',
      access: Module.projections,
      budget: 'saving',
      params: s.ProjectionByIdSchema,
      body: s.ProjectionUpdateSchema,
      reply: s.ProjectionSavedSchema,
      failed: area.notSaved,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/producto_costos_configuracion/delete/:id', area, done: projectionDoneMessages.deleted },
    {
      summary: 'Deletes a projection',
      access: Module.projections,
      budget: 'saving',
      params: s.ProjectionByIdSchema,
      reply: EmptySchema,
      failed: area.notDeleted,
    },
  ),
  simulate: call(
    { method: 'POST', path: '/v1/producto_costos_configuracion/simular', area },
    {
      summary: 'Returns the prices of a form; stores nothing',
      access: Module.projections,
      budget: 'typing',
      body: s.ProjectionSimulationFormSchema,
      reply: s.ProjectionSimulationSchema,
    },
  ),

  /** The countries a product is configured for; shown and changed in a tab of the product. */
  countries: call(
    { method: 'GET', path: '/v1/producto_costos_configuracion/paises', area: productMessages },
    {
      summary: 'Returns the countries for which a product is configured',
      access: either,
      params: s.PlacedProductSchema,
      reply: s.ProductCountriesSchema,
    },
  ),
  configure: call(
    {
      method: 'PUT',
      path: '/v1/producto_costos_configuracion/paises/:id',
      area: productMessages,
      done: productDoneMessages.configured,
    },
    {
      summary: 'Changes the countries for which a product is configured',
      access: either,
      budget: 'saving',
      params: s.ProductToPlaceSchema,
      body: s.ProductCountriesFormSchema,
      reply: EmptySchema,
      failed: productMessages.configurationNotUpdated,
    },
  ),
}
