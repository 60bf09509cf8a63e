import { EndedLinkSchema } from '@portal/contract/quotes/client/schemas'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { Refusal } from '#core/base/errors.ts'
import { claimedId } from '#core/identity/row-links.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { isTokenOf } from '../links.ts'
import * as shared from '../queries.ts'
import { isContinued } from '../save/queries.ts'

type Deps = Pick<QuoteDeps, 'db' | 'secrets'>

/** Returns the quote of a link in any state. Throws `linkInvalid` for an unknown or never sent link. */
export async function openLink({ db, secrets }: Deps, token: string): Promise<shared.LockedQuote> {
  const id = claimedId(token)
  if (id) await expireDue({ db }, id)
  const quote = id && (await shared.readQuote(db, id))
  if (!quote || quote.enviada_en === null || !isTokenOf(secrets.enlace, token, quote))
    throw new Refusal(quoteConfirmMessages.linkInvalid)
  return quote
}

/**
 * As `openLink` while the quote can be shown: throws `linkInvalid` when it has ended, `newerRevision` when another one
 * took its place.
 */
export async function openLiveLink(deps: Deps, token: string): Promise<shared.LockedQuote> {
  const quote = await openLink(deps, token)
  if (quote.reemplazada) throw new Refusal(quoteConfirmMessages.newerRevision)
  if (!isOver(quote)) return quote
  if (await isContinued(deps.db, quote.id)) throw new Refusal(quoteConfirmMessages.newerRevision)
  throw new Refusal(quoteConfirmMessages.linkInvalid, { data: EndedLinkSchema.parse({ puede_pedir_otra: true }) })
}

/** Whether a quote ended without a confirmation. */
export const isOver = ({ estado }: Pick<shared.LockedQuote, 'estado'>): boolean =>
  estado === QuoteStatus.cancelled || estado === QuoteStatus.expired
