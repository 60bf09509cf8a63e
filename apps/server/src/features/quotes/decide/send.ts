import { coreMessages } from '@portal/contract/core/core-messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { addEvent, audit, authorOf } from '../history.ts'
import { findQuote } from '../list/detail.ts'
import { linkMail } from '../mail/client.ts'
import { type PdfDeps, quoteFile, quoteFileName } from '../pdf/pdf.ts'
import * as shared from '../queries.ts'
import { refusalToOffer } from '../rules.ts'

/** Seconds in which another sending of a quote is a second press of the button. */
const secondPressSeconds = 60

export type SendDeps = PdfDeps & Pick<QuoteDeps, 'mails' | 'secrets'>

/**
 * Mails the client the link to the quote with its document, and a personal line; an answer reaches the seller. Later
 * edits make a new revision. Of two at once, or within a minute, the client gets the first (`justSent`). Throws
 * `notRecognized`, `alreadyConfirmed`, `validityEnded`, `needsApproval`, `newerRevision`, `isCancelled` or `justSent`,
 * and `changedByOther` when it was edited meanwhile.
 */
export async function sendQuote(deps: SendDeps, actor: Actor, id: number, message: string): Promise<void> {
  await expireDue(deps, id)
  const found = await findQuote(deps.db, actor, id)
  const refused = refusalToOffer(found)
  if (refused) throw new Refusal(refused) // before the document is drawn
  const document = { fileId: await quoteFile(deps, found), name: quoteFileName(found) }
  await inTransaction(deps.db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    const refused = refusalToOffer(quote)
    if (refused) throw new Refusal(refused)
    if (await shared.wasNoted(db, id, { tipo: 'enviada' }, secondPressSeconds))
      throw new Refusal(quoteConfirmMessages.justSent)
    if (quote.pdf_id !== document.fileId) throw new Refusal(coreMessages.changedByOther)
    const replyTo = (await shared.getAuthor(db, quote))?.email
    const mailId = await deps.mails.queue(db, linkMail(deps, quote, { replyTo, message, document }))
    const sent = { enviada_en: quote.enviada_en ?? shared.now(), envio_correo_id: mailId }
    const after = await shared.changeQuote(db, quote, sent)
    if (!after) throw new Refusal(coreMessages.changedByOther)
    await addEvent(db, actor, id, { tipo: 'enviada', autor: authorOf(actor, quote) })
    await audit(db, actor, 'quotes.sent', quote, after)
  })
}
