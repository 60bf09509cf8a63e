import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { itemBulkMessages } from '@portal/contract/marketplace/bulk-messages'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import { refuseStale } from '#core/records/versions.ts'
import { refusalToPublish } from '../rules/standing.ts'
import { type DecideDeps, decideItem } from './decide.ts'
import type { ItemKind, StoredItem } from './kind.ts'
import { publishItem } from './publish.ts'
import { lockEditable, lockScoped } from './refusals.ts'
import { removed } from './remove.ts'

type Deps<Row> = Omit<DecideDeps<Row>, 'db'>

/** Its rows are locked by the same transaction: nobody saves in between. */
const nobodySaved = async () => null

/**
 * Showing, hiding, deleting and approving many items of a kind at once. An approval is not undone: its owner has a mail.
 */
export const itemBulk = <F extends object, V extends F, R extends F & StoredItem, X, Query>(
  kind: ItemKind<F, V, R, X>,
  deps: Deps<R>,
  chosen: Bulk<Query>['chosen'],
): Bulk<Query> => ({
  name: kind.audit,
  absent: kind.messages.absent,
  chosen,
  actions: {
    activar: publishing(kind, deps, PublicationStatus.active),
    desactivar: publishing(kind, deps, PublicationStatus.inactive),
    eliminar: {
      async apply(db, actor, id) {
        const { version, endedRequests } = await removed(kind, { ...deps, db }, actor, id)
        return endedRequests > 0 ? { instead: itemBulkMessages.requestsEnd } : { undo: { version } }
      },
      undo: (db, actor, id, { version }: { version: number }) => restore(kind, db, actor, id, version),
    },
    aprobar: {
      async apply(db, actor, id) {
        if (!kind.isStaff(actor)) throw new Refusal(coreMessages.notAllowed)
        await deps.itemHooks.settle(db, id)
        const { version } = await lockScoped(kind, db, actor, id)
        const decision = { aprobacion: ApprovalStatus.approved, motivo: '', motivo_codigo: null, version }
        await decideItem(kind, { ...deps, db }, actor, id, decision, nobodySaved)
        return {}
      },
    },
  },
})

/** What is put back when showing or hiding is undone: also a time that began again, and which notice of it was sent. */
interface Published {
  version: number
  was: { publicacion: number }
}

const publishing = <F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  deps: Deps<R>,
  wanted: PublicationStatus,
): BulkAction => ({
  async apply(db, actor, id) {
    await deps.itemHooks.settle(db, id)
    const before = await lockEditable(kind, db, actor, id)
    const { version, publicacion } = before
    if (publicacion === wanted) throw new Refusal(bulkMessages.alreadySo)
    const again = wanted === PublicationStatus.active ? await kind.store.shownAgain(db, id) : null
    const renewed = Object.keys(again ?? {}).map((column) => [column, before[column as keyof R]])
    const form = { publicacion: wanted, version }
    const saved = await publishItem(kind, { ...deps, db }, actor, id, form, nobodySaved)
    return {
      undo: { version: saved.version, was: { ...Object.fromEntries(renewed), publicacion } } satisfies Published,
    }
  },
  undo: (db, actor, id, { version, was }: Published) =>
    inTransaction(db, async (db) => {
      await deps.itemHooks.settle(db, id)
      const before = await lockEditable(kind, db, actor, id)
      refuseStale(before, version)
      const refused = refusalToPublish(before, was.publicacion, kind.messages)
      if (refused) throw new Refusal(refused)
      const after = await kind.store.updateItem(db, id, { ...was })
      const verb = wanted === PublicationStatus.active ? 'deactivated' : 'activated'
      await recordChange(kind, db, actor, verb, before, after)
    }),
})

/** Takes a deletion back that ended no request. */
const restore = <F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  id: number,
  version: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    const before = await kind.store.lockRemoved(db, kind.scopeOf(actor), id)
    refuseStale(before, version)
    if (!kind.canChange(actor, before)) throw new Refusal(kind.messages.insufficientHierarchy)
    const after = await kind.store.updateItem(db, id, { eliminado_en: null })
    await recordChange(kind, db, actor, 'restored', before, after)
  })

const recordChange = <F extends object, V extends F, R extends F & StoredItem, X>(
  { audit, entity, changeOf }: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  verb: string,
  before: R,
  after: R,
): Promise<void> =>
  record(db, actor, {
    action: `${audit}.${verb}`,
    entity,
    id: after.id,
    before,
    after,
    announces: changeOf(before, after),
  })
