import { licenseMessages as m } from '@portal/contract/licenses/messages'
import { scopeOf } from '#core/base/scope.ts'
import type { Bulk } from '#core/records/bulk.ts'
import { withNetwork } from './list/list.ts'
import * as lists from './list/queries.ts'
import { settleDue } from './night/settle.ts'
import { renewLicense, undoBulkRenewal } from './renew/renew.ts'
import { removeLicense, undoRemoval } from './save/remove.ts'
import { reactivateLicense, restoreStatus, suspendLicense } from './status/suspend.ts'

/** Renewing, suspending, reactivating or deleting many licenses; the comment is the reason of a suspension. */
export const licenseBulk: Bulk<lists.ListQuery> = {
  name: 'licenses',
  absent: m.absent,
  async chosen(db, actor, which, most) {
    if (which.query) await settleDue(db)
    const asked = which.query ? { query: await withNetwork(db, which.query) } : which
    return lists.chosenLicenses(db, scopeOf(actor), asked, most)
  },
  actions: {
    renovar: {
      async apply(db, actor, id) {
        const { version } = await renewLicense(db, actor, id, { version: null, tipo_licencia_id: null })
        return { undo: { version } }
      },
      undo: undoBulkRenewal,
    },
    suspender: {
      async apply(db, actor, id, reason) {
        const { version, before } = await suspendLicense(db, actor, id, null, reason)
        return { undo: { version, ...before } }
      },
      undo: restoreStatus,
    },
    reactivar: {
      async apply(db, actor, id) {
        const { version, before } = await reactivateLicense(db, actor, id, null)
        return { undo: { version, ...before } }
      },
      undo: restoreStatus,
    },
    eliminar: {
      apply: async (db, actor, id) => ({ undo: await removeLicense(db, actor, id) }),
      undo: undoRemoval,
    },
  },
}
