import type { TransferSchema } from '@portal/contract/contacts/merge-schemas'
import { contactMessages } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { inTransaction } from '#core/database/database.ts'
import { lockForTransfer, startTransfer, undoTransfer } from '#features/transfers/service.ts'
import type { ContactDeps } from './deps.ts'
import { canAssign, contactScopeOf } from './policy.ts'
import { listResponsibles } from './queries.ts'
import * as queries from './source-queries.ts'
import { contactHoldings } from './sources.ts'

type TransferDeps = Pick<ContactDeps, 'db' | 'jobs' | 'mails' | 'env'>

/** What a transfer moves. */
export interface Transferred {
  /** Null for a trial. */
  traspaso_id: number | null
  contactos: number
  reuniones: number
}

/**
 * Gives all contacts of one person with their coming meetings to another one (rule contacts/portfolio); a trial only
 * counts. Throws `responsibleInvalid` when the other one may not hold contacts, `insufficientHierarchy` without the
 * right to assign.
 */
export function transferPortfolio(
  { db, ...deps }: TransferDeps,
  actor: Actor,
  { de_usuario_id: from, a_usuario_id: to, ensayo: isTrial }: z.output<typeof TransferSchema>,
): Promise<Transferred> {
  return inTransaction(db, async (db) => {
    if (!canAssign(actor)) throw new Refusal(contactMessages.insufficientHierarchy)
    if (!isTrial) await lockForTransfer(db, from, [to])
    const [responsible] = from === to ? [] : await listResponsibles(db, scopeOf(actor), to)
    if (!responsible) throw fieldRefusal('a_usuario_id', contactMessages.responsibleInvalid)
    const counted = await queries.countPortfolio(db, contactScopeOf(actor), from)
    if (isTrial) return { traspaso_id: null, ...counted }
    if (counted.contactos === 0) throw new Refusal(coreMessages.absent)
    const wanted = { source: contactHoldings, to: responsible, total: counted.contactos }
    const id = await startTransfer(deps, db, actor, { userId: from, parts: [wanted], leaving: null })
    return { traspaso_id: id, ...counted }
  })
}

/** Gives the contacts back that nobody has changed since; their author does it within a day. */
export function undoPortfolio(deps: TransferDeps, actor: Actor, id: number) {
  if (!canAssign(actor)) throw new Refusal(contactMessages.insufficientHierarchy)
  return undoTransfer(deps, [contactHoldings], actor, id)
}
