import { contactMessages } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Bulk } from '#core/records/bulk.ts'
import { refuseStale } from '#core/records/versions.ts'
import { askedBy } from './list/list.ts'
import * as lists from './list/queries.ts'
import { contactScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { assignContact } from './save/assign.ts'
import { removeContact, restoreContact } from './save/remove.ts'

/** Taking over or deleting many contacts. */
export const contactBulk: Bulk<lists.ListQuery> = {
  name: 'contacts',
  absent: coreMessages.absent,
  async chosen(db, actor, which, most) {
    const asked = which.query ? { query: await askedBy(db, actor, which.query) } : which
    return lists.chosenContacts(db, contactScopeOf(actor), asked, most)
  },
  actions: {
    tomar: {
      async apply(db, actor, id) {
        const before = await contactFor(db, id)
        if (before.responsable_id === actor.id) throw new Refusal(bulkMessages.alreadySo)
        const { version } = await assignContact(db, actor, id, actor.id)
        return { undo: { version, usuario_id: before.responsable_id } }
      },
      async undo(db, actor, id, { version, usuario_id: userId }: { version: number; usuario_id: number }) {
        refuseStale(await contactFor(db, id), version)
        await assignContact(db, actor, id, userId)
      },
    },
    eliminar: {
      apply: async (db, actor, id) => ({ undo: await removeContact(db, actor, id) }),
      undo: restoreContact,
    },
  },
}

async function contactFor(db: Db, id: number) {
  const row = await queries.getStored(db, id)
  if (!row) throw new Refusal(contactMessages.absentToAssign)
  return row
}
