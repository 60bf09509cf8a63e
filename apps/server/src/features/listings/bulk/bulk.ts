import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { itemBulkMessages } from '@portal/contract/listings/bulk-messages'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import { refusalToPublish } from '#features/marketplace/rules/standing.ts'
import { decideItem } from '../decide.ts'
import type { ItemDeps } from '../deps.ts'
import { changeOf, listingKind } from '../kind.ts'
import { chosenItems, type ListQuery } from '../list/queries.ts'
import { canChange, isStaff, itemScopeOf } from '../policy.ts'
import { publishItem } from '../publish.ts'
import { isExpired, lockRemoved, updateItem } from '../queries.ts'
import { lockEditable, lockScoped } from '../refusals.ts'
import { removed } from '../remove.ts'
import { listedScopeOf } from '../service.ts'

type Deps = Pick<ItemDeps, 'env' | 'mails' | 'itemHooks'>

/** Showing, hiding, deleting and approving many items at once. An approval is not undone: its owner has a mail. */
export const itemBulk = (deps: Deps): Bulk<ListQuery> => ({
  name: 'classifieds',
  absent: classifiedMessages.absent,
  chosen: async (db, actor, which, most) =>
    chosenItems(db, which.ids ? itemScopeOf(actor) : listedScopeOf(actor, which.query), which, most),
  actions: {
    activar: publishing(deps, PublicationStatus.active),
    desactivar: publishing(deps, PublicationStatus.inactive),
    eliminar: {
      async apply(db, actor, id) {
        const { version, endedRequests } = await removed({ ...deps, db }, actor, id)
        return endedRequests > 0 ? { instead: itemBulkMessages.requestsEnd } : { undo: { version } }
      },
      undo: restored,
    },
    aprobar: {
      async apply(db, actor, id) {
        if (!isStaff(actor)) throw new Refusal(coreMessages.notAllowed)
        await deps.itemHooks.settle(db, id)
        const { version } = await lockScoped(db, actor, id)
        const decision = { aprobacion: ApprovalStatus.approved, motivo: '', motivo_codigo: null, version }
        await decideItem({ ...deps, db }, actor, id, decision)
        return {}
      },
    },
  },
})

/** What is put back when showing or hiding is undone: also days that began again, and which notice of them was sent. */
interface Published {
  version: number
  was: { publicacion: number; vence_en: Date | null; aviso_dias?: number | null }
}

const publishing = (deps: Deps, wanted: PublicationStatus): BulkAction => ({
  async apply(db, actor, id) {
    await deps.itemHooks.settle(db, id)
    const { version, publicacion, vence_en, aviso_dias } = await lockEditable(db, actor, id)
    if (publicacion === wanted) throw new Refusal(bulkMessages.alreadySo)
    const isRenewed = wanted === PublicationStatus.active && (await isExpired(db, id))
    const saved = await publishItem({ ...deps, db }, actor, id, { publicacion: wanted, version })
    // without new days a notice may be sent before the undo, and is not sent again
    const was = { publicacion, vence_en, ...(isRenewed && { aviso_dias }) }
    return { undo: { version: saved.version, was } satisfies Published }
  },
  undo: (db, actor, id, { version, was }: Published) =>
    inTransaction(db, async (db) => {
      await deps.itemHooks.settle(db, id)
      const before = await lockEditable(db, actor, id)
      if (before.version !== version) throw new Refusal(coreMessages.changedByOther)
      const refused = refusalToPublish(before, was.publicacion, listingKind.messages)
      if (refused) throw new Refusal(refused)
      const after = await updateItem(db, id, was)
      const action = wanted === PublicationStatus.active ? 'classifieds.deactivated' : 'classifieds.activated'
      await record(db, actor, { action, entity: 'clasificado', id, before, after, announces: changeOf(before, after) })
    }),
})

/** Takes a deletion back that ended no request. */
const restored = (db: Db, actor: Actor, id: number, { version }: { version: number }) =>
  inTransaction(db, async (db) => {
    const before = await lockRemoved(db, itemScopeOf(actor), id)
    if (before?.version !== version) throw new Refusal(coreMessages.changedByOther)
    if (!canChange(actor, before)) throw new Refusal(classifiedMessages.insufficientHierarchy)
    const after = await updateItem(db, id, { eliminado_en: null })
    const action = 'classifieds.restored'
    await record(db, actor, { action, entity: 'clasificado', id, before, after, announces: changeOf(before, after) })
  })
