import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type { ApproveSchema } from '@portal/contract/listings/schemas'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { picturesIn } from '#features/marketplace/rules/edits.ts'
import type { ItemDeps } from './deps.ts'
import { itemFor } from './detail.ts'
import { decisionMail } from './mails.ts'
import { assignPictures } from './pictures/queries.ts'
import * as queries from './queries.ts'
import { lockScoped, refuse } from './refusals.ts'
import { type Changes, snapshotOf, type Version, withChanges } from './rules/changes.ts'
import { refusalsOfForm, refusalToDecide } from './rules/checks.ts'
import { decideVersion, getVersion, insertVersion, replaceVersions } from './versions/queries.ts'
import { changeOf, type Saved } from './write.ts'

type Decision = Of<typeof ApproveSchema>
type DecideDeps = Pick<ItemDeps, 'db' | 'env' | 'mails' | 'itemHooks'>

interface Deciding {
  actor: Actor
  item: queries.ItemRow
  decision: Decision
}

/**
 * Approves or rejects an item, or the waiting edit of an approved one (decision 27), and mails its owner. 409 with the
 * stored item when someone saved after the form's version; 14 for a rejection without a reason or a repeated decision,
 * 34 while it is reserved or sold.
 */
export async function decideItem(deps: DecideDeps, actor: Actor, id: number, decision: Decision): Promise<Saved> {
  await deps.itemHooks.settle(deps.db, id)
  const decided = await inTransaction(deps.db, async (db) => {
    const item = await lockScoped(db, actor, id)
    if (item.version !== decision.version) return null
    const version = await getVersion(db, id)
    const isApproved = item.aprobacion === ApprovalStatus.approved
    const waiting = isApproved && version?.estado === 'pendiente' ? version : undefined
    const refused = refusalToDecide(item, decision, waiting !== undefined)
    if (refused) refuse([refused])

    const deciding = { actor, item, decision }
    const { after, shownChanges } = waiting ? await decideEdit(db, deciding, waiting) : await decideWhole(db, deciding)
    await assignPictures(db, id, picturesIn(after, shownChanges))
    const verb = decision.aprobacion === ApprovalStatus.approved ? 'approved' : 'rejected'
    const action = waiting ? `classifieds.change.${verb}` : `classifieds.${verb}`
    await record(db, actor, {
      action,
      entity: 'clasificado',
      id,
      before: item,
      after,
      announces: changeOf(item, after),
    })
    await tellOwner(db, deps, deciding, waiting !== undefined)
    return { id, version: after.version }
  })
  if (!decided) throw new Refusal(coreMessages.changedByOther, { data: await itemFor(deps, actor, id) })
  return decided
}

const reasonOf = ({ motivo, motivo_codigo }: Decision) => ({
  motivo_rechazo: motivo,
  motivo_rechazo_codigo: motivo_codigo,
})
const noReason = { motivo_rechazo: null, motivo_rechazo_codigo: null }

interface Decided {
  after: queries.ItemRow
  /** An edit that may still be shown with the item. */
  shownChanges: Changes | null
}

async function decideEdit(
  db: Db,
  { actor, item, decision }: Deciding,
  { id: versionId, datos }: Version & { id: number },
): Promise<Decided> {
  const decided = { motivo: decision.motivo || null, motivo_codigo: decision.motivo_codigo, decidido_por: actor.id }
  if (decision.aprobacion === ApprovalStatus.rejected) {
    await decideVersion(db, versionId, { estado: 'rechazada', ...decided })
    return { after: await queries.updateItem(db, item.id, reasonOf(decision)), shownChanges: datos }
  }
  const { values, pictures } = withChanges(item, datos)
  refuse(refusalsOfForm(values, await queries.lockFacts(db, [values]), item))
  await decideVersion(db, versionId, { estado: 'aprobada', ...decided })
  const change = { ...values, imagenes: JSON.stringify(pictures), ...noReason }
  return { after: await queries.updateItem(db, item.id, change), shownChanges: null }
}

/** Approval starts the 90 days (A2.3). A refused item is stored, to compare the next try with it. */
async function decideWhole(db: Db, { actor, item, decision }: Deciding): Promise<Decided> {
  await replaceVersions(db, item.id)
  if (decision.aprobacion === ApprovalStatus.approved) {
    const after = await queries.updateItem(db, item.id, {
      aprobacion: ApprovalStatus.approved,
      ...noReason,
      aprobado_en: queries.rightNow(),
      vence_en: queries.inNinetyDays(),
      aviso_dias: null,
    })
    return { after, shownChanges: null }
  }
  const shownChanges = snapshotOf(item)
  const refused = { reason: decision.motivo, code: decision.motivo_codigo }
  await insertVersion(db, { itemId: item.id, actorId: actor.id, changes: shownChanges, refused })
  const change = { aprobacion: ApprovalStatus.rejected, ...reasonOf(decision) }
  return { after: await queries.updateItem(db, item.id, change), shownChanges }
}

async function tellOwner(db: Db, { mails, env }: DecideDeps, { actor, item, decision }: Deciding, isEdit: boolean) {
  if (item.usuario_id === actor.id) return
  const owner = await queries.getOwner(db, item.usuario_id)
  if (owner) await mails.queue(db, decisionMail(env.PUBLIC_URL, owner, item, { ...decision, isEdit }))
}
