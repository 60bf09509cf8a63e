import { coreMessages } from '@portal/contract/core/core-messages'
import { PermitStatus } from '@portal/contract/permits/constants'
import { permitMessages as m } from '@portal/contract/permits/messages'
import { PermitSchema } from '@portal/contract/permits/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { isEverything, type Scope } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale, shownAfter } from '#core/records/versions.ts'
import { note } from './changes.ts'
import type { PermitDeps } from './deps.ts'
import { onePermit, type View } from './list/detail.ts'
import { decisionMail } from './mails.ts'
import { permitScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { isTransition } from './rules.ts'
import { skipWarnings } from './warnings/queries.ts'

type Deps = Pick<PermitDeps, 'db' | 'mails' | 'mailCompany' | 'onValid' | 'quotePage'>

interface Decision {
  to: typeof PermitStatus.approved | typeof PermitStatus.refused
  /** Why it is refused; empty for an approval. */
  reason: string
  /** The version that was seen. */
  version: number
}

/**
 * Approves a waiting permit, which replaces the current one, or refuses it, and mails the company. Of two who decide at
 * once one does; the other gets `changedByOther` with the decided permit. Throws `absent`, and `ended` for an approval
 * after its end.
 */
export async function decidePermit(deps: Deps, actor: Actor, id: number, decision: Decision): Promise<View> {
  const permit = () => onePermit(deps.db, actor, id)
  const writing = inTransaction(deps.db, (db) => decide(deps, db, actor, id, decision))
  return shownAfter(writing, permit, (stored) => PermitSchema.parse(stored))
}

async function decide(deps: Deps, db: Db, actor: Actor, id: number, { to, reason, version }: Decision): Promise<void> {
  const seen = await queries.getPermit(db, id)
  const holder = seen && (await lockHolder(db, permitScopeOf(actor), seen))
  const before = holder && (await queries.getPermit(db, id))
  if (!before) throw new Refusal(m.absent)
  refuseStale(before, version)
  if (!isTransition(before.estado, to)) throw new Refusal(coreMessages.changedByOther)
  const isApproved = to === PermitStatus.approved
  if (isApproved && before.vence_el < holder.hoy) throw new Refusal(m.ended)
  if (isApproved) await replaceCurrent(db, actor, before)
  const now = new Date()
  const change = { estado: to, motivo: reason, decidido_por: actor.id, decidido_en: now }
  const after = await queries.changePermit(db, before, change)
  if (!after) throw new Refusal(coreMessages.changedByOther)
  await note(db, actor, { action: isApproved ? 'permits.approved' : 'permits.refused', before, after, comment: reason })
  const told = { ...after, empresa_nombre: holder.nombre }
  for (const reader of await queries.listRecipients(db, after))
    await deps.mails.queue(db, decisionMail(await deps.mailCompany(db), reader, told, await pageFor(deps, db, reader)))
  if (isApproved) {
    await skipWarnings(db, after.id, holder.hoy)
    await deps.onValid(db)
  }
}

/** Locks who holds a permit; undefined when they do not exist for the actor. */
async function lockHolder(
  db: Db,
  scope: Scope,
  { empresa_id: enterpriseId, correo, cotizacion_id }: queries.StoredPermit,
) {
  if (enterpriseId !== null) return queries.lockEnterprise(db, scope, enterpriseId)
  if (!isEverything(scope) || correo === null || cotizacion_id === null) return undefined
  await queries.lockAddress(db, correo)
  return queries.getClient(db, cotizacion_id)
}

/** A client reads about it, and uploads another one, on the page of the quote. */
const pageFor = (deps: Deps, db: Db, { cotizacion_id: quoteId }: queries.Reader) =>
  quoteId === null ? undefined : deps.quotePage(db, quoteId)

async function replaceCurrent(db: Db, actor: Actor, { empresa_id, correo }: queries.Holder): Promise<void> {
  const current = { empresa_id, correo, estado: PermitStatus.approved }
  const after = await queries.changeThose(db, current, { estado: PermitStatus.replaced })
  const before = after && { ...after, estado: PermitStatus.approved }
  if (after && before) await note(db, actor, { action: 'permits.replaced', before, after })
}
