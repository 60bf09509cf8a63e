import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { Refusal } from '#core/base/errors.ts'
import { claimedId } from '#core/identity/row-links.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { isTokenOf } from '../links.ts'
import * as shared from '../queries.ts'

type Deps = Pick<QuoteDeps, 'db' | 'secrets'>

/** Returns the quote of a link in any state. Throws confirm 15 for an unknown or never sent link. */
export async function openLink({ db, secrets }: Deps, token: string): Promise<shared.LockedQuote> {
  const id = claimedId(token)
  if (id) await expireDue({ db }, id)
  const quote = id && (await shared.readQuote(db, id))
  if (!quote || quote.enviada_en === null || !isTokenOf(secrets.enlace, token, quote))
    throw new Refusal(quoteConfirmMessages.linkInvalid)
  return quote
}

/** As `openLink` while the quote can be shown: throws 15 when it has ended, 16 when it is superseded. */
export async function openLiveLink(deps: Deps, token: string): Promise<shared.LockedQuote> {
  const quote = await openLink(deps, token)
  if (quote.reemplazada) throw new Refusal(quoteConfirmMessages.newerRevision)
  if (quote.estado === QuoteStatus.cancelled || quote.estado === QuoteStatus.expired)
    throw new Refusal(quoteConfirmMessages.linkInvalid)
  return quote
}
