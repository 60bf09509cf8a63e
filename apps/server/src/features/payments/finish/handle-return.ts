import { withLanguage } from '@portal/contract/core/language'
import { resultPath } from '@portal/contract/payments/addresses'
import { PaymentStatus } from '@portal/contract/payments/states'
import type { Anyone } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import type { Visit } from '#core/http/redirects.ts'
import { isMarkOf } from '../client-link.ts'
import type { PaymentDeps } from '../deps.ts'
import { write } from '../move.ts'
import * as shared from '../queries.ts'
import { isOf, type Return, readReturn } from '../rules/returns.ts'
import { finish } from './finish.ts'

/**
 * Returns where to redirect a buyer who comes back from the provider; null when the return belongs to no payment of
 * ours (rule payments/way-back).
 */
export async function handleReturn(deps: PaymentDeps, { fields, caller }: Visit): Promise<string | null> {
  const back = readReturn(fields)
  const payment = back && (await find(deps, back))
  if (!back || !payment?.token || !isOf(back, payment)) {
    deps.log.warn({ flow: back?.flow ?? 'none' }, 'a return of no payment')
    return null
  }
  deps.log.info({ buyOrder: payment.buy_order, flow: back.flow, state: payment.estado }, 'a buyer came back')
  await finish(deps, caller, await noted(deps, caller, payment, back), { occasion: 'return', flow: back.flow })
  return resultPage(payment, back, isMarked(deps, payment, fields.firma) ? fields.firma : null)
}

function find({ db }: PaymentDeps, { token, buyOrder, mark }: Return) {
  if (token) return shared.getPayment(db, { token })
  if (buyOrder) return shared.getPayment(db, { buy_order: buyOrder })
  return mark ? shared.getPayment(db, { retorno: mark }) : undefined
}

/** Stores how the buyer came back, until the payment has a result: a return never overwrites a result. */
function noted({ db }: PaymentDeps, by: Anyone, { id }: shared.Payment, { flow }: Return): Promise<shared.Payment> {
  return inTransaction(db, async (db) => {
    const payment = await shared.lockPayment(db, id)
    if (payment.estado !== PaymentStatus.redirected || payment.flujo === flow) return payment
    if (payment.flujo !== null && payment.flujo !== 'empty') return payment
    return write(db, by, payment, { flujo: flow, retornado_en: payment.ahora })
  })
}

/** Whether the buyer returns with the mark they started with: then they can try again. */
const isMarked = (
  { secrets }: PaymentDeps,
  { solicitud_id: id, enlace_version, evento_id }: shared.Payment,
  given: unknown,
): given is string => enlace_version !== null && isMarkOf(secrets.enlace, given, { id, enlace_version, evento_id })

/** Returns the result page, always complete, even when the provider sent less (rule payments/way-back). */
function resultPage(
  { buy_order, session_id, token, idioma }: shared.Payment,
  { flow }: Return,
  mark: string | null,
): string {
  const form = flow === 'normal' || flow === 'empty' ? 'sent' : 'left'
  return withLanguage(resultPath({ buy_order, session_id, token: token ?? '' }, form, mark), idioma)
}
