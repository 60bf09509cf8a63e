import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { addEvent, audit, authorOf } from '../history.ts'
import { findQuote } from '../list/detail.ts'
import { linkMail } from '../mail/client.ts'
import * as shared from '../queries.ts'
import { refusalToOffer } from '../rules.ts'

/** Mails the client the link to his quote; later edits make a new revision. Throws confirm 1, 2, 3, 14, 16 or 18. */
export async function sendQuote(
  deps: Pick<QuoteDeps, 'db' | 'env' | 'mails' | 'secrets'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await expireDue(deps, id)
  await findQuote(deps.db, actor, id)
  await inTransaction(deps.db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    const refused = refusalToOffer(quote)
    if (refused) throw new Refusal(refused)
    const mailId = await deps.mails.queue(db, linkMail(deps, quote))
    const sent = { enviada_en: quote.enviada_en ?? shared.now(), envio_correo_id: mailId }
    const after = await shared.changeQuote(db, quote, sent)
    if (!after) throw new Refusal(coreMessages.changedByOther)
    await addEvent(db, actor, id, { tipo: 'enviada', autor: authorOf(actor, quote) })
    await audit(db, actor, 'quotes.sent', quote, after)
  })
}
