import type { Of } from '@portal/contract/core/fields'
import { withLanguage } from '@portal/contract/core/language'
import { returnPath } from '@portal/contract/payments/addresses'
import { CardProvider } from '@portal/contract/payments/card-providers'
import { paymentMessages } from '@portal/contract/payments/messages'
import type { StartedSchema } from '@portal/contract/payments/schemas'
import { PaymentStatus } from '@portal/contract/payments/states'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { raiseAlarm } from '../alarm.ts'
import type { PaymentDeps } from '../deps.ts'
import { move } from '../move.ts'
import { type ProviderError, readFailure } from '../provider/provider-error.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'

/** Minutes by which a reservation is extended for the first attempt without an answer from the provider. */
const firstOutage = 5

/** Asks the provider for a form, and stores its token before the buyer is sent there. `mark` is the buyer's. */
export async function askProvider(
  deps: PaymentDeps,
  caller: Caller,
  payment: shared.Payment,
  mark: string | undefined,
): Promise<Of<typeof StartedSchema>> {
  const { buy_order: buyOrder, session_id: sessionId, monto: amount, moneda: currency, idioma: language } = payment
  const returnUrl = returnUrlOf(deps, payment, mark)
  const { sku } = await deps.hooks.clientOf(deps.db, payment.solicitud_id)
  const order = { buyOrder, sessionId, amount, currency, returnUrl, language, title: titleOf(sku ?? '')[language] }
  let form: { token: string; url: string }
  try {
    form = await deps.gateway.create(payment.comercio, order)
  } catch (error) {
    throw await giveUp(deps, caller, payment, readFailure(error))
  }
  await inTransaction(deps.db, async (db) => {
    const before = await shared.lockPayment(db, payment.id)
    await move(db, caller, before, PaymentStatus.redirected, form)
  })
  deps.log.info({ buyOrder, token: form.token.slice(0, 6) }, 'a payment was made')
  return startedAs({ ...payment, ...form })
}

/** What a provider shows as paid: no name of a person. */
const titleOf = (sku: string) => ({
  es: `Reserva ${sku}`.trim(),
  en: `Reservation ${sku}`.trim(),
  pt: `Reserva ${sku}`.trim(),
})

interface Form extends Pick<shared.Payment, 'buy_order' | 'proveedor'> {
  url: string
  token: string
}

/** How the browser gets to a form: only that of Webpay is posted to. */
export const startedAs = ({ url, token, buy_order, proveedor }: Form): Of<typeof StartedSchema> => ({
  url,
  token,
  buy_order,
  ...(proveedor !== CardProvider.webpay && { redirige: true }),
})

/** The return address carries the client's own mark, if any, and their language. */
function returnUrlOf(
  { env }: PaymentDeps,
  { retorno, idioma, enlace_version }: shared.Payment,
  mark: string | undefined,
): string {
  const query = new URLSearchParams({ r: retorno })
  if (enlace_version !== null && mark) query.set('firma', mark)
  return withLanguage(`${env.PUBLIC_URL}${returnPath}?${query}`, idioma)
}

/**
 * Ends an attempt without a token, so nothing can be charged. Extends the reservation by the time the provider was
 * unavailable (rule payments/provider-away).
 */
async function giveUp(
  deps: PaymentDeps,
  caller: Caller,
  { id, solicitud_id, buy_order: buyOrder }: shared.Payment,
  failure: ProviderError,
): Promise<Refusal> {
  const isAway = failure.kind === 'unknown' || failure.kind === 'credentials'
  deps.log.error({ buyOrder, status: failure.status, kind: failure.kind, text: failure.message }, 'no payment was made')
  await inTransaction(deps.db, async (db) => {
    await deps.hooks.lockReservation(db, solicitud_id)
    const before = await shared.lockPayment(db, id)
    if (before.estado === PaymentStatus.created) await move(db, caller, before, PaymentStatus.formFailed)
    const minutes = await queries.minutesSinceFailure(db, solicitud_id, id)
    if (isAway) await deps.hooks.holdLonger(db, solicitud_id, minutes ?? firstOutage)
  })
  if (failure.kind === 'credentials') await raiseAlarm(deps)
  const entry = isAway ? paymentMessages.providerAway : paymentMessages.unknown
  return new Refusal(entry, { cause: failure, ...(isAway && { retryAfter: 60 }) })
}
