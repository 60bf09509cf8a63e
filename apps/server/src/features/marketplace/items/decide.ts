import { ApprovalStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Mails } from '#core/mail/mail.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { type Edit, picturesIn, type Version } from '../rules/edits.ts'
import { refusalToDecide } from '../rules/standing.ts'
import type { Decision, ItemKind, RequestHooks, StoredItem } from './kind.ts'
import { lockScoped, refuse } from './refusals.ts'
import type { Saved } from './write.ts'

export interface DecideDeps<Row> {
  db: Db
  env: { PUBLIC_URL: string }
  mails: Pick<Mails, 'queue'>
  itemHooks: RequestHooks<Row>
}

interface Deciding<Row> {
  actor: Actor
  item: Row
  decision: Decision
}

/**
 * Approves or rejects an item, or the waiting edit of an approved one (rule marketplace/approval-of-edits), and mails
 * its owner. 409 with what `itemFor` returns when someone saved after the form's version. Refuses a rejection without a
 * reason, a repeated decision, and an item that is reserved or sold.
 */
export async function decideItem<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  deps: DecideDeps<R>,
  actor: Actor,
  id: number,
  decision: Decision & { version: number },
  itemFor: () => Promise<unknown>,
): Promise<Saved> {
  await deps.itemHooks.settle(deps.db, id)
  const writing = inTransaction(deps.db, async (db) => {
    const item = await lockScoped(kind, db, actor, id)
    refuseStale(item, decision.version)
    const version = await kind.versions.getVersion(db, id)
    const isApproved = item.aprobacion === ApprovalStatus.approved
    const waiting = isApproved && version?.estado === 'pendiente' ? version : undefined
    const refused = refusalToDecide(item, decision, waiting !== undefined, kind.messages)
    if (refused) refuse([refused])

    const deciding = { actor, item, decision }
    const { after, shownChanges } = waiting
      ? await decideEdit(kind, db, deciding, waiting)
      : await decideWhole(kind, db, deciding)
    await kind.pictures.assignPictures(db, id, picturesIn(after, shownChanges))
    const verb = decision.aprobacion === ApprovalStatus.approved ? 'approved' : 'rejected'
    await record(db, actor, {
      action: `${kind.audit}.${waiting ? 'change.' : ''}${verb}`,
      entity: kind.entity,
      id,
      before: item,
      after,
      announces: kind.changeOf(item, after),
    })
    await tellOwner(kind, db, deps, deciding, waiting !== undefined)
    return { id, version: after.version }
  })
  return showingStored(writing, itemFor)
}

const reasonOf = ({ motivo, motivo_codigo }: Decision) => ({
  motivo_rechazo: motivo,
  motivo_rechazo_codigo: motivo_codigo,
})
const noReason = { motivo_rechazo: null, motivo_rechazo_codigo: null }

interface Decided<Form, Row> {
  after: Row
  /** An edit that may still be shown with the item. */
  shownChanges: Edit<Form> | null
}

async function decideEdit<F extends object, V extends F, R extends F & StoredItem, X>(
  { store, versions, edits, lockFacts, refusalsOfForm }: ItemKind<F, V, R, X>,
  db: Db,
  { actor, item, decision }: Deciding<R>,
  { id: versionId, datos }: Version<F> & { id: number },
): Promise<Decided<F, R>> {
  const decided = { motivo: decision.motivo || null, motivo_codigo: decision.motivo_codigo, decidido_por: actor.id }
  if (decision.aprobacion === ApprovalStatus.rejected) {
    await versions.decideVersion(db, versionId, { estado: 'rechazada', ...decided })
    return { after: await store.updateItem(db, item.id, reasonOf(decision)), shownChanges: datos }
  }
  const { values, pictures } = edits.withChanges(item, datos)
  refuse(refusalsOfForm(values, await lockFacts(db, [values]), item))
  await versions.decideVersion(db, versionId, { estado: 'aprobada', ...decided })
  const change = { ...values, imagenes: JSON.stringify(pictures), ...noReason }
  return { after: await store.updateItem(db, item.id, change), shownChanges: null }
}

/** A refused item is stored, to compare the next try with it. */
async function decideWhole<F extends object, V extends F, R extends F & StoredItem, X>(
  { store, versions, edits }: ItemKind<F, V, R, X>,
  db: Db,
  { actor, item, decision }: Deciding<R>,
): Promise<Decided<F, R>> {
  await versions.replaceVersions(db, item.id)
  if (decision.aprobacion === ApprovalStatus.approved) {
    const approved = { aprobacion: ApprovalStatus.approved, ...noReason, ...store.approvedNow() }
    return { after: await store.updateItem(db, item.id, approved), shownChanges: null }
  }
  const shownChanges = edits.snapshotOf(item)
  const refused = { reason: decision.motivo, code: decision.motivo_codigo }
  await versions.insertVersion(db, { itemId: item.id, actorId: actor.id, changes: shownChanges, refused })
  const change = { aprobacion: ApprovalStatus.rejected, ...reasonOf(decision) }
  return { after: await store.updateItem(db, item.id, change), shownChanges }
}

async function tellOwner<F extends object, V extends F, R extends F & StoredItem, X>(
  { store, decisionMail }: ItemKind<F, V, R, X>,
  db: Db,
  { mails, env }: DecideDeps<R>,
  { actor, item, decision }: Deciding<R>,
  isEdit: boolean,
): Promise<void> {
  if (item.usuario_id === actor.id) return
  const owner = await store.getOwner(db, item.usuario_id)
  if (owner) await mails.queue(db, decisionMail(env.PUBLIC_URL, owner, item, { ...decision, isEdit }))
}
