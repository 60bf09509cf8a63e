import { openForm } from '../buyer/arrive.ts'
import type { Delivery } from '../buyer/courier.ts'
import type { Next } from '../buyer/next.ts'
import { abort, breakForm, type Departure, payAtOnce, runOutOfTime } from '../buyer/steps.ts'
import { sendExtraReturns } from '../pages/present.ts'
import { cardOf, installmentsOf } from '../rules/cards.ts'
import { addressOf, type Trip } from '../rules/returns.ts'
import type { Sandbox } from '../sandbox.ts'
import { getPayment } from '../state/payments.ts'
import type { BuyerAction } from './schemas.ts'

/** Where the buyer went, and with `send` what the shop answered to them. */
export interface Walked {
  to: Next['to']
  return: (Trip & { address: string }) | null
  delivery: Delivery | null
}

/** Does a buyer's part without a browser. Null means no such payment; a text: what is wrong with the request. */
export async function walk(sandbox: Sandbox, token: string, action: BuyerAction): Promise<Walked | null | string> {
  const next = await take(sandbox, token, action)
  if (next === null || typeof next === 'string') return next
  const trip = next.to === 'shop' || next.to === 'dead_end' ? next.trip : null
  if (next.to === 'shop') sendExtraReturns(sandbox, next)
  const [delivery = null] = trip && action.send ? await sandbox.courier.send(trip, 1, null) : []
  return { to: next.to, return: trip && { ...trip, address: addressOf(trip) }, delivery }
}

async function take({ db }: Sandbox, token: string, action: BuyerAction): Promise<Next | null | string> {
  switch (action.action) {
    case 'open':
      return openForm(db, token)
    case 'abort':
      return abort(db, token)
    case 'time_out':
      return runOutOfTime(db, token)
    case 'form_error':
    case 'empty':
      return breakForm(db, token, action.action)
  }
  const card = cardOf(action.card)
  if (!card) return `there is no test card ${action.card}`
  const payment = await getPayment(db, token)
  if (!payment) return null
  const installments = installmentsOf(action.installments, payment.is_deferred)
  if (!installments) return `these installments are not offered: ${action.installments}`
  const departure: Departure = action.action === 'pay_and_leave' ? 'none' : 'normal'
  return payAtOnce(db, token, { card, installments, isAccepted: action.action !== 'reject', departure })
}
