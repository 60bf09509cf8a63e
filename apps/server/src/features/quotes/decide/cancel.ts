import { coreMessages } from '@portal/contract/core/core-messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { QuoteStatus } from '@portal/contract/quotes/states'
import type { QuoteActor } from '@portal/contract/quotes/transitions'
import type { Actor, Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { endPins } from '#core/identity/pins/pins.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { type Author, addEvent, audit, authorOf } from '../history.ts'
import { findQuote } from '../list/detail.ts'
import { pinKeyOf } from '../pin/state.ts'
import { actorsFor } from '../policy.ts'
import * as shared from '../queries.ts'
import { allowedTransitions, refusalOfEnded } from '../rules.ts'

/**
 * Cancels a pending quote as its author or as staff and ends its PIN. Throws `alreadyConfirmed`, `validityEnded`,
 * `notRecognizedToCancel`, `newerRevision` or `isCancelled`.
 */
export async function cancelQuote(
  { db }: Pick<QuoteDeps, 'db'>,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  await expireDue({ db }, id)
  const found = await findQuote(db, actor, id, quoteConfirmMessages.notRecognizedToCancel)
  await inTransaction(db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    await cancelLocked(db, actor, quote, { actors: actorsFor(actor, quote), author: authorOf(actor, found), reason })
  })
}

interface Cancelling {
  actors: ReadonlySet<QuoteActor>
  author: Author
  reason: string
}

/** Cancels a locked quote, for any actor. Throws the reason when the quote has ended. */
export async function cancelLocked(
  db: Db,
  by: Anyone,
  quote: shared.LockedQuote,
  { actors, author, reason }: Cancelling,
): Promise<shared.LockedQuote> {
  const ended = refusalOfEnded(quote)
  if (ended) throw new Refusal(ended)
  const isAllowed = allowedTransitions(quote, actors).some(({ to }) => to === QuoteStatus.cancelled)
  if (!isAllowed) throw new Refusal(coreMessages.notAllowed)
  const after = await shared.changeQuote(db, quote, { estado: QuoteStatus.cancelled })
  if (!after) throw new Refusal(coreMessages.changedByOther)
  await endPins(db, pinKeyOf(quote))
  const states = { de_estado: quote.estado, a_estado: after.estado }
  await addEvent(db, by, quote.id, { tipo: 'estado', autor: author, comentario: reason, ...states })
  await audit(db, by, 'quotes.cancelled', quote, after)
  return after
}
