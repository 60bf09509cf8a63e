import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import { peopleScopeOf } from '#core/base/scope.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import type { UserDeps } from './deps.ts'
import { queryFor } from './list/list.ts'
import { chosenUsers, type Query } from './list/queries.ts'
import { removeUser, restoreUser } from './remove.ts'
import { inviteUser } from './save.ts'
import { type StatusBefore, setUserStatus } from './status.ts'

const setting = (status: UserStatus): BulkAction => ({
  apply: async (db, actor, id) => ({ undo: await setUserStatus(db, actor, id, status) }),
  undo: (db, actor, id, { version, estado_id }: StatusBefore) => setUserStatus(db, actor, id, estado_id, version),
})

/**
 * Activating, deactivating, inviting and deleting many users. Undoing gives no session back, and what was mailed cannot
 * be undone.
 */
export const userBulk = (deps: Pick<UserDeps, 'env' | 'mails'>): Bulk<Query> => ({
  name: 'users',
  absent: userMessages.absent,
  chosen: (db, actor, which, most) =>
    chosenUsers(db, peopleScopeOf(actor), which.ids ? which : { query: queryFor(actor, which.query) }, most),
  actions: {
    activar: setting(UserStatus.active),
    desactivar: setting(UserStatus.inactive),
    invitar: {
      async apply(db, actor, id) {
        await inviteUser(db, deps, actor, id)
        return {}
      },
    },
    eliminar: {
      apply: async (db, actor, id) => ({ undo: await removeUser(db, actor, id) }),
      undo: (db, actor, id, { version }: { version: number }) => restoreUser(db, actor, id, version),
    },
  },
})
