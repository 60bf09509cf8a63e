import { assignedProductMessages } from '@portal/contract/products/assigned-messages'
import { scopeOf } from '#core/base/scope.ts'
import type { Bulk } from '#core/records/bulk.ts'
import { type AssignmentQuery, chosenAssignments } from './queries.ts'
import { removeAssignment, restoreAssignment } from './store.ts'

/** Taking many products away from their branches. */
export const assignmentBulk: Bulk<AssignmentQuery> = {
  name: 'assignedProducts',
  absent: assignedProductMessages.absent,
  chosen: (db, actor, which, most) => chosenAssignments(db, scopeOf(actor), which, most),
  actions: {
    eliminar: {
      apply: async (db, actor, id) => ({ undo: await removeAssignment(db, actor, id) }),
      undo: (db, actor, id, { version }: { version: number }) => restoreAssignment(db, actor, id, version),
    },
  },
}
