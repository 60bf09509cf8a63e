import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { projectionMessages as area, projectionDoneMessages as done } from '../messages.ts'
import * as s from './schemas.ts'

const home = '/v1/producto_costos_configuracion/cambio'

/**
 * Changes of one cost of all products of a country at once: previewed, applied and undone (rule prices/cost-change).
 */
export const costChangeCalls = {
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    { summary: 'Lists changes of costs that were applied', access: Module.projections, reply: s.CostChangeListSchema },
  ),
  preview: call(
    { method: 'POST', path: `${home}/ensayo`, area },
    {
      summary: 'Returns what a change of costs would do; stores nothing',
      access: Module.projections,
      budget: 'typing',
      body: s.CostChangeFormSchema,
      reply: s.CostChangePreviewSchema,
    },
  ),
  apply: call(
    { method: 'POST', path: `${home}/aplicar`, area, done: done.costChanged, alsoDone: done.costChangedInPart },
    {
      summary: 'Applies a change of costs to many projections',
      access: Module.projections,
      budget: 'saving',
      body: s.CostChangeApplySchema,
      reply: s.CostChangedSchema,
      failed: area.notSaved,
    },
  ),
  undo: call(
    { method: 'PUT', path: `${home}/:id/deshacer`, area, done: done.costRestored, alsoDone: done.costRestoredInPart },
    {
      summary: 'Takes a change of costs back',
      access: Module.projections,
      budget: 'saving',
      params: s.CostChangeByIdSchema,
      reply: s.CostRestoredSchema,
      failed: area.notSaved,
    },
  ),
}
