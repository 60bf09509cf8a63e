import { projectionCalls } from '@portal/contract/projections/calls'
import { costChangeCalls } from '@portal/contract/projections/cost-changes/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import * as projections from './service.ts'

/** Mounts the calls of projections. */
export function projectionRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(projectionCalls.initData, ({ actor }) => projections.projectionInitData(db, actor))
  door.mount(projectionCalls.list, ({ actor, params }) => projections.listProjections(db, actor, params))
  door.mount(projectionCalls.get, ({ actor, params }) => projections.readProjection(db, actor, params.proyeccion_id))
  door.mount(projectionCalls.save, ({ actor, body }) => projections.createProjection(db, actor, body))
  door.mount(projectionCalls.update, ({ actor, params, body }) =>
    projections.updateProjection(db, actor, params.id, body),
  )
  door.mount(projectionCalls.remove, ({ actor, params }) => projections.removeProjection(db, actor, params.id))
  door.mount(projectionCalls.simulate, ({ body }) => projections.simulateProjection(body))

  door.mount(costChangeCalls.list, ({ actor }) => projections.listCostChanges(db, actor))
  door.mount(costChangeCalls.preview, ({ actor, body }) => projections.previewCostChange(db, actor, body))
  door.mount(costChangeCalls.apply, ({ actor, body }) => projections.applyCostChange(db, actor, body))
  door.mount(costChangeCalls.undo, ({ actor, params }) => projections.undoCostChange(db, actor, params.id))

  door.mount(projectionCalls.countries, ({ actor, params }) =>
    projections.configuredCountries(db, actor, params.producto_id),
  )
  door.mount(projectionCalls.configure, ({ actor, params, body }) =>
    projections.configureCountries(db, actor, params.id, body.paises),
  )
}
