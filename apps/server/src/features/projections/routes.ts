import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { productMessages } from '@portal/contract/products/messages'
import { projectionCalls } from '@portal/contract/projections/calls'
import { costChangeCalls } from '@portal/contract/projections/cost-changes/calls'
import * as c from '@portal/contract/projections/cost-changes/schemas'
import { projectionMessages } from '@portal/contract/projections/messages'
import * as s from '@portal/contract/projections/schemas'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import * as projections from './service.ts'

/** Mounts the calls of projections. */
export function projectionRoutes(door: Door, { db }: { db: Db }): void {
  const access = Module.projections
  const failed = projectionMessages.notSaved
  door.mount(projectionCalls.initData, { access, reply: s.ProjectionInitDataSchema }, ({ actor }) =>
    projections.projectionInitData(db, actor),
  )
  door.mount(
    projectionCalls.list,
    { access, params: s.ProjectionListQuerySchema, reply: s.ProjectionListSchema },
    ({ actor, params }) => projections.listProjections(db, actor, params),
  )
  door.mount(
    projectionCalls.get,
    { access, params: s.OneProjectionSchema, reply: s.ProjectionSchema },
    ({ actor, params }) => projections.readProjection(db, actor, params.proyeccion_id),
  )
  door.mount(
    projectionCalls.save,
    { access, budget: 'saving', body: s.ProjectionFormSchema, reply: s.ProjectionSavedSchema, failed },
    ({ actor, body }) => projections.createProjection(db, actor, body),
  )
  door.mount(
    projectionCalls.update,
    {
      access,
      budget: 'saving',
      params: s.ProjectionByIdSchema,
      body: s.ProjectionUpdateSchema,
      reply: s.ProjectionSavedSchema,
      failed,
    },
    ({ actor, params, body }) => projections.updateProjection(db, actor, params.id, body),
  )
  door.mount(
    projectionCalls.remove,
    {
      access,
      budget: 'saving',
      params: s.ProjectionByIdSchema,
      reply: EmptySchema,
      failed: projectionMessages.notDeleted,
    },
    ({ actor, params }) => projections.removeProjection(db, actor, params.id),
  )
  door.mount(
    projectionCalls.simulate,
    { access, budget: 'typing', body: s.ProjectionSimulationFormSchema, reply: s.ProjectionSimulationSchema },
    ({ body }) => projections.simulateProjection(body),
  )

  door.mount(costChangeCalls.list, { access, reply: c.CostChangeListSchema }, ({ actor }) =>
    projections.listCostChanges(db, actor),
  )
  door.mount(
    costChangeCalls.preview,
    { access, budget: 'typing', body: c.CostChangeFormSchema, reply: c.CostChangePreviewSchema },
    ({ actor, body }) => projections.previewCostChange(db, actor, body),
  )
  door.mount(
    costChangeCalls.apply,
    { access, budget: 'saving', body: c.CostChangeApplySchema, reply: c.CostChangedSchema, failed },
    ({ actor, body }) => projections.applyCostChange(db, actor, body),
  )
  door.mount(
    costChangeCalls.undo,
    { access, budget: 'saving', params: c.CostChangeByIdSchema, reply: c.CostRestoredSchema, failed },
    ({ actor, params }) => projections.undoCostChange(db, actor, params.id),
  )

  const either = [Module.products, Module.projections] as const
  door.mount(
    projectionCalls.countries,
    { access: either, params: s.PlacedProductSchema, reply: s.ProductCountriesSchema },
    ({ actor, params }) => projections.configuredCountries(db, actor, params.producto_id),
  )
  door.mount(
    projectionCalls.configure,
    {
      access: either,
      budget: 'saving',
      params: s.ProductToPlaceSchema,
      body: s.ProductCountriesFormSchema,
      reply: EmptySchema,
      failed: productMessages.configurationNotUpdated,
    },
    ({ actor, params, body }) => projections.configureCountries(db, actor, params.id, body.paises),
  )
}
