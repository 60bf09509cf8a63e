import { randomInt } from 'node:crypto'
import type { In, Of } from '@portal/contract/core/fields'
import { paymentMessages } from '@portal/contract/payments/messages'
import { referenceLength, referenceLetters, referenceOf } from '@portal/contract/payments/references'
import type { StartSchema, TransferShownSchema } from '@portal/contract/payments/schemas'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { settingOf } from '#features/settings/service.ts'
import { isMarkOf } from '../client-link.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Hold, Reservation } from '../hooks.ts'
import { refusalOfAsked } from '../rules/start.ts'
import { transferTerms } from '../start/refund-terms.ts'
import { payableReservation, refusalFor } from '../start/reservation.ts'
import { accountFor } from './offer.ts'
import * as queries from './queries.ts'

const mostTries = 5

/**
 * Accepts the terms of a reservation that is paid by transfer, once for each reservation, and shows the account and the
 * reference to write. Only by the client's own link (rule payments/transfer). Throws `linkIncomplete` without its mark.
 */
export async function acceptTransfer(
  deps: PaymentDeps,
  caller: Caller,
  form: Of<typeof StartSchema>,
): Promise<In<typeof TransferShownSchema>> {
  await payableReservation(deps, form, 'transfer')
  const accepted = await inTransaction(deps.db, async (db) => {
    const { reservation, hold } = await lockedFor(db, deps, form)
    const eventId = hold.evento_id
    if (eventId === null) throw new Refusal(paymentMessages.itemUnavailable)
    const known = await queries.getAccepted(db, eventId)
    return known ?? store(db, caller, { reservation, hold, eventId, language: form.idioma ?? reservation.language })
  })
  return shownTransfer(deps.db, accepted)
}

type Asked = Pick<Of<typeof StartSchema>, 'solicitud_clasificado_id' | 'monto' | 'moneda' | 'firma'>

/** Returns the reservation of the client's link with item and request locked, if it still waits for its payment. */
export async function lockedFor(
  db: Db,
  { hooks, secrets }: PaymentDeps,
  asked: Asked,
): Promise<{ reservation: Reservation; hold: Hold }> {
  const { solicitud_clasificado_id: requestId } = asked
  const reservation = await hooks.lockReservation(db, requestId)
  if (!reservation) throw new Refusal(await refusalFor(db, hooks, requestId))
  const hold = await hooks.holdOf(db, requestId)
  const changed = refusalOfAsked(asked, hold)
  if (changed || !hold) throw new Refusal(changed?.entry ?? paymentMessages.requestAbsent)
  if (!isMarkOf(secrets.enlace, asked.firma, hold)) throw new Refusal(paymentMessages.linkIncomplete)
  return { reservation, hold }
}

interface New {
  reservation: Reservation
  hold: Hold
  eventId: number
  language: Reservation['language']
}

async function store(db: Db, caller: Caller, { reservation, hold, eventId, language }: New): Promise<queries.Accepted> {
  const account = await accountFor(db, reservation.currency)
  if (!account) throw new Refusal(paymentMessages.transferUnavailable)
  for (let tries = 0; tries < mostTries; tries++) {
    const accepted = await queries.insertAccepted(db, {
      solicitud_id: reservation.requestId,
      evento_id: eventId,
      referencia: newReference(),
      moneda: reservation.currency,
      monto: reservation.amount,
      cuenta: JSON.stringify(account),
      condiciones: transferTerms(reservation.item)[language],
      idioma: language,
      enlace_version: hold.enlace_version,
      ip: caller.ip,
    })
    if (!accepted) continue
    await record(db, caller, {
      action: 'payments.transferAccepted',
      entity: 'transferencia',
      id: accepted.id,
      after: accepted,
      announces: [{ area: 'solicitudes' }],
    })
    return accepted
  }
  throw new Error('no reference is free')
}

/** Nobody guesses another one: there are 27 thousand million. */
const newReference = (): string =>
  referenceOf(
    Array.from({ length: referenceLength - 1 }, () => referenceLetters[randomInt(referenceLetters.length)]).join(''),
  )

/** Returns what the client reads to transfer: the account as it was when they accepted, whatever it is now. */
export async function shownTransfer(db: Db, accepted: queries.Accepted): Promise<In<typeof TransferShownSchema>> {
  const { correo, nota, nota_en, nota_pt } = await settingOf(db, 'transferencias')
  const { referencia, cuenta, comprobante_en } = accepted
  return { referencia, cuenta, correo, nota, nota_en, nota_pt, comprobante_en }
}
