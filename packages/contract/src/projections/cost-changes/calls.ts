import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { projectionMessages as area, projectionDoneMessages as done } from '../messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/producto_costos_configuracion/cambio'

/**
 * Changes of one cost of all products of a country at once: previewed, applied and undone (rule prices/cost-change).
 */
export const costChangeCalls = {
  list: call<{ reply: Of<typeof s.CostChangeListSchema> }>({ method: 'GET', path: `${home}/list`, area }),
  preview: call<{ body: In<typeof s.CostChangeFormSchema>; reply: Of<typeof s.CostChangePreviewSchema> }>({
    method: 'POST',
    path: `${home}/ensayo`,
    area,
  }),
  apply: call<{ body: In<typeof s.CostChangeApplySchema>; reply: Of<typeof s.CostChangedSchema> }>({
    method: 'POST',
    path: `${home}/aplicar`,
    area,
    done: done.costChanged,
    alsoDone: done.costChangedInPart,
  }),
  undo: call<{ params: In<typeof s.CostChangeByIdSchema>; reply: Of<typeof s.CostRestoredSchema> }>({
    method: 'PUT',
    path: `${home}/:id/deshacer`,
    area,
    done: done.costRestored,
    alsoDone: done.costRestoredInPart,
  }),
}
