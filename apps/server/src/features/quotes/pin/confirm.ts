import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { licenseCodeText } from '@portal/contract/licenses/constants'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { isMade } from '@portal/contract/quotes/production/made'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { type PinMessages, withPin } from '#core/identity/pins/pins.ts'
import { type BoughtRenewal, renewByQuote } from '#features/licenses/service.ts'
import { announceEvent } from '#features/webhooks/service.ts'
import { expireDue } from '../expiry/expire.ts'
import { type Author, addEvent, audit } from '../history.ts'
import { confirmedMail } from '../mail/client.ts'
import { authorMail, blockedMail, productionMail } from '../mail/house.ts'
import { openOrder } from '../production/order.ts'
import { getBlock } from '../production/queries.ts'
import * as shared from '../queries.ts'
import { refusalToOffer } from '../rules.ts'
import type { PinDeps } from './request.ts'
import { askingFor } from './state.ts'

const says: PinMessages = {
  wrong: quoteConfirmMessages.pinInvalid,
  absent: quoteConfirmMessages.pinAbsent,
  ended: quoteConfirmMessages.pinExpired,
  expired: quoteConfirmMessages.pinExpired,
  dailyLimit: quoteConfirmMessages.dailyLimit,
}

/**
 * Approves a quote with the client's PIN: stores the offer with hash, address, browser and time, and mails production,
 * author and client. Without a permit that it needs it waits, and all of them are told (rule permits/authorized-buyer).
 * A license that it names is renewed, and its order in production opened, in the same transaction
 * (rule licenses/renewal). Licenses and services alone do not go to the factory. Throws `alreadyConfirmed`,
 * `validityEnded`, `pinInvalid`, `pinAbsent`, `pinExpired`, `needsApproval`, `newerRevision` or `isCancelled`; a wrong
 * PIN is counted.
 */
export async function confirmQuote(
  deps: PinDeps,
  by: Anyone,
  found: Pick<shared.LockedQuote, 'id' | 'cliente_email'>,
  pin: string,
  author: Author,
): Promise<void> {
  await expireDue(deps, found.id)
  const work = (db: Db) => approve(db, deps, by, found.id, author)
  await withPin(deps, askingFor(by, found), pin, says, work, (db) => refusalOf(db, found.id))
}

async function refusalOf(db: Db, id: number): Promise<Message | null> {
  const quote = await shared.lockQuote(db, id)
  if (!quote) return quoteConfirmMessages.notRecognized
  const isOver = quote.estado === QuoteStatus.pending && quote.vence_en <= quote.ahora
  return refusalToOffer(quote) ?? (isOver ? quoteConfirmMessages.validityEnded : null)
}

async function approve(db: Db, deps: PinDeps, by: Anyone, id: number, author: Author): Promise<Message | null> {
  const quote = (await shared.lockQuote(db, id))!
  const lines = await shared.listLines(db, id)
  const goesToFactory = isMade(lines)
  const production = goesToFactory ? await shared.getProductionAddress(db) : null
  const writer = await shared.getAuthor(db, quote)
  const block = await getBlock(db, id)
  const renewal = await renew(db, by, quote, lines)
  const done = { block, renewal, goesToFactory }
  const orderMail = block ? blockedMail : productionMail
  const mailId = production ? await deps.mails.queue(db, orderMail(deps, production, quote, lines, renewal)) : null
  await deps.mails.queue(db, confirmedMail(deps, quote, done))
  const isAuthorsOwn = writer?.email.toLowerCase() === quote.cliente_email.toLowerCase()
  if (writer && !isAuthorsOwn) await deps.mails.queue(db, authorMail(deps, writer, quote, done))
  const after = await shared.changeQuote(db, quote, {
    estado: QuoteStatus.approved,
    aprobada_en: shared.now(),
    aprobada_por: isActor(by) ? by.id : null,
    aprobada_ip: by.ip,
    aprobada_agente: (by.agent ?? '').slice(0, 300),
    enviada_produccion_en: block || !goesToFactory ? null : shared.now(),
    produccion_correo_id: block ? null : mailId,
  })
  if (!after) return coreMessages.changedByOther
  if (goesToFactory) await openOrder(db, by, id, { isBlocked: block !== null })
  await addEvent(db, by, id, { tipo: 'estado', autor: author, de_estado: quote.estado, a_estado: after.estado })
  if (renewal) await addEvent(db, by, id, renewalEvent(renewal))
  await audit(db, by, 'quotes.confirmed', quote, after)
  const owner = { enterpriseId: quote.empresa_id, authorId: quote.usuario_id }
  await announceEvent(db, 'cotizacion.confirmada', { id, estado: after.estado, ...owner })
  return null
}

/** Renews the license that the quote names; null when it names none. */
const renew = async (
  db: Db,
  by: Anyone,
  { id: quoteId, licencia_id: licenseId }: shared.LockedQuote,
  lines: shared.Line[],
) => (licenseId === null ? null : renewByQuote(db, by, { quoteId, licenseId, lines }))

const renewalEvent = ({ code, endsOn }: BoughtRenewal) =>
  ({
    tipo: endsOn ? 'licencia' : 'licencia_igual',
    autor: 'sistema',
    comentario: [licenseCodeText(code), endsOn].filter(Boolean).join(' · '),
  }) as const
