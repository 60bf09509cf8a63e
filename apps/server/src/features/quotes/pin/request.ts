import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { isMade } from '@portal/contract/quotes/production/made'
import { type Anyone, isActor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { isIssued, issuePin, sendPinMail } from '#core/identity/pins/pins.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { type Author, addEvent, audit } from '../history.ts'
import { pinMail } from '../mail/client.ts'
import { canNegotiate } from '../policy.ts'
import { getBlock } from '../production/queries.ts'
import * as shared from '../queries.ts'
import { refusalToOffer } from '../rules.ts'
import { askingFor, pinStateOf } from './state.ts'

export type PinDeps = Pick<QuoteDeps, 'db' | 'env' | 'mails' | 'secrets'>

/**
 * Mails a PIN to the client and waits until it is sent. Throws `codeNotSent`, `alreadyConfirmed`, `validityEnded`,
 * `tooSoon`, `needsApproval`, `newerRevision`, `dailyLimit` or `isCancelled`; the counts are committed even then.
 */
export async function requestPin(
  deps: PinDeps,
  by: Anyone,
  id: number,
  authorOf: (quote: shared.LockedQuote) => Author,
): Promise<{ vence_en: Date | null; proximo_en: Date | null }> {
  const { db, mails } = deps
  await expireDue(deps, id)
  const outcome = await inTransaction(db, async (db) => {
    const quote = await shared.lockQuote(db, id)
    if (!quote) return new Refusal(quoteConfirmMessages.notRecognized)
    const refused = refusalToOffer(quote)
    if (refused) return new Refusal(refused)
    const issued = await issuePin(db, deps, askingFor(by, quote), true)
    if (!isIssued(issued)) return new Refusal(quoteConfirmMessages[issued.says], issued)
    const sent = quote.enviada_en
      ? quote
      : ((await shared.changeQuote(db, quote, { enviada_en: shared.now() })) ?? quote)
    await addEvent(db, by, id, { tipo: 'pin', autor: authorOf(quote) })
    await audit(db, by, 'quotes.pinRequested', quote, sent)
    const mail = pinMail(deps, sent, {
      ...issued,
      block: await getBlock(db, id),
      goesToFactory: isMade(await shared.listLines(db, id)),
      isPlain: isActor(by) && !canNegotiate(by),
    })
    return { mailId: await mails.write(db, mail), pinId: issued.pinId, state: await pinStateOf(db, sent) }
  })
  if (outcome instanceof Refusal) throw outcome
  await sendPinMail(deps, outcome, quoteConfirmMessages.codeNotSent)
  return outcome.state
}
