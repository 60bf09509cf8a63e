import { coreMessages } from '@portal/contract/core/core-messages'
import { QuoteApproval } from '@portal/contract/quotes/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { refuseStale } from '#core/records/versions.ts'
import { endNotices } from '../approvers/queries.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { addEvent, audit } from '../history.ts'
import { findQuote } from '../list/detail.ts'
import { approvalMail } from '../mail/house.ts'
import { canApprove } from '../policy.ts'
import * as shared from '../queries.ts'
import { refusalOfEnded } from '../rules.ts'

type Deps = Pick<QuoteDeps, 'db' | 'env' | 'mails'>

interface Decision {
  isGiven: boolean
  comment: string
  /** The version that was seen. */
  version: number
}

/**
 * Approves or refuses, with a comment, a quote beyond its author's limits (rule quotes/approval) and mails them. Throws
 * core "not allowed" without the rank, and `changedByOther` when someone decided or edited it after `version`.
 */
export async function decideApproval(
  deps: Deps,
  actor: Actor,
  id: number,
  { isGiven, comment, version }: Decision,
): Promise<void> {
  await expireDue(deps, id)
  await findQuote(deps.db, actor, id)
  await inTransaction(deps.db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    const ended = refusalOfEnded(quote)
    if (ended) throw new Refusal(ended)
    if (quote.usuario_id === actor.id || !canApprove(actor, quote.aprobacion_rol_id))
      throw new Refusal(coreMessages.notAllowed)
    refuseStale(quote, version)
    if (quote.aprobacion !== QuoteApproval.pending) throw new Refusal(coreMessages.changedByOther)
    const after = await shared.changeQuote(db, quote, {
      aprobacion: isGiven ? QuoteApproval.given : QuoteApproval.refused,
      aprobacion_usuario_id: actor.id,
      aprobacion_en: shared.now(),
      aprobacion_comentario: comment,
    })
    if (!after) throw new Refusal(coreMessages.changedByOther)
    await addEvent(db, actor, id, { tipo: isGiven ? 'aprobacion' : 'rechazo', autor: 'personal', comentario: comment })
    await audit(db, actor, isGiven ? 'quotes.approved' : 'quotes.approvalRefused', quote, after)
    await endNotices(db, id)
    const author = await shared.getAuthor(db, quote)
    const decision = { isGiven, comment, by: await shared.getFullName(db, actor.id) }
    if (author) await deps.mails.queue(db, approvalMail(deps, author, after, decision))
  })
}
