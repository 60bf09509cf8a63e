import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { horizonActions, type IdeaHorizon } from '@portal/contract/tasks/ideas/constants'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import type { TaskDeps } from '../deps.ts'
import * as lists from './list/queries.ts'
import { removeIdea, restoreIdea } from './save/remove.ts'
import { editable, moveIdea } from './save/save.ts'

type Deps = Pick<TaskDeps, 'db' | 'jobs'>

const moveTo = (deps: Deps, horizon: IdeaHorizon): BulkAction => ({
  async apply(db, actor, id) {
    const { tiempo_interes: before, version } = await editable(db, actor, id, null)
    if (before === horizon) throw new Refusal(bulkMessages.alreadySo)
    const moved = await moveIdea({ ...deps, db }, actor, id, { tiempo_interes: horizon, version })
    return { undo: { version: moved.version, tiempo_interes: before } }
  },
  undo: (db, actor, id, was: { version: number; tiempo_interes: IdeaHorizon }) =>
    moveIdea({ ...deps, db }, actor, id, was),
})

/** Moving or deleting many ideas. Moves that are undone before they were told are not told. */
export const ideaBulk = (deps: Deps): Bulk<lists.ListQuery> => ({
  name: 'ideas',
  absent: coreMessages.absent,
  chosen: (db, actor, which, most) => lists.chosenIdeas(db, { scope: scopeOf(actor), id: actor.id }, which, most),
  actions: {
    eliminar: {
      apply: async (db, actor, id) => ({ undo: await removeIdea(db, actor, id) }),
      undo: restoreIdea,
    },
    ...Object.fromEntries(Object.entries(horizonActions).map(([name, horizon]) => [name, moveTo(deps, horizon)])),
  },
})
