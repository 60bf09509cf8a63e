import { Role } from '@portal/contract/access/constants'
import { isOfHouse, modulesInForce } from '@portal/contract/access/templates'
import { QuoteApproval } from '@portal/contract/quotes/states'
import type { Db } from '#core/database/database.ts'
import { totalDiscountOf } from '../decide/review.ts'
import type { QuoteDeps } from '../deps.ts'
import { approvalAskedMail } from '../mail/house.ts'
import { allQuotesScopeOf, canApprove, isInScope } from '../policy.ts'
import { getFullName, type LockedQuote } from '../queries.ts'
import * as queries from './queries.ts'

export type AskDeps = Pick<QuoteDeps, 'env' | 'mails'>

/**
 * Mails those who may approve a quote that was just saved and needs approval (rule quotes/approvers-told), inside the
 * caller's transaction: each person once until it is decided, however often it is saved.
 */
export async function askForApproval(
  deps: AskDeps,
  db: Db,
  quote: LockedQuote,
  lines: Parameters<typeof totalDiscountOf>[0],
): Promise<void> {
  if (quote.aprobacion !== QuoteApproval.pending) return queries.endNotices(db, quote.id)
  const approvers = await approversOf(db, quote)
  const untold = await queries.insertNotices(
    db,
    quote.id,
    approvers.map(({ id }) => id),
  )
  if (untold.size === 0) return
  const about = { author: await getFullName(db, quote.usuario_id), discount: totalDiscountOf(lines) }
  for (const approver of approvers)
    if (untold.has(approver.id)) await deps.mails.queue(db, approvalAskedMail(deps, approver, quote, about))
}

/** Returns who may decide about a quote: by rank, module and scope, and never its author. */
async function approversOf(db: Db, quote: LockedQuote) {
  const candidates = await queries.listCandidates(db, { roles: Object.values(Role), except: quote.usuario_id })
  return candidates.filter((candidate) => {
    const { role, lugar, modulos } = candidate
    const modules = new Set(modulesInForce(role, lugar, modulos))
    const reader = { ...candidate, isOfHouse: isOfHouse(role, lugar), modules }
    return canApprove(reader, quote.aprobacion_rol_id) && isInScope(allQuotesScopeOf(reader), quote)
  })
}
