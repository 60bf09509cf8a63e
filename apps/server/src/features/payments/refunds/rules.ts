import type { Currency } from '@portal/contract/core/currencies'
import type { Message } from '@portal/contract/core/messages'
import type { CardProvider } from '@portal/contract/payments/card-providers'
import { paymentLimits } from '@portal/contract/payments/constants'
import { paymentMessages } from '@portal/contract/payments/messages'
import { PaymentStatus, PaymentWay, RefundStatus } from '@portal/contract/payments/states'
import type { ProviderAnswer } from '../provider/answers.ts'
import { amountOf, isSameAmount, unitsOf } from '../rules/amounts.ts'

export interface Refundable {
  estado: PaymentStatus
  monto: number
  moneda: Currency
  medio: PaymentWay
  proveedor: CardProvider
  saldo: number | null
  tipo_pago: string | null
  cuotas: number | null
  confirmado_en: Date | null
  ahora: Date
}

/** States with money left to refund. */
export const refundable: readonly PaymentStatus[] = [PaymentStatus.approved, PaymentStatus.partlyRefunded]

/**
 * Returns what is left of a payment, and what would be left after a refund; null for an invalid amount or more than is
 * left.
 */
export function balanceAfter({ saldo, monto, moneda }: Refundable, amount: number): number | null {
  const [left, given] = [unitsOf(saldo ?? monto, moneda), unitsOf(amount, moneda)]
  return left === null || given === null || given > left ? null : amountOf(left - given, moneda)
}

/** For how many days each provider credits a card, and whether it credits a part of what any card has paid. */
const refundRules: Readonly<Record<CardProvider, { days: number; takesParts: boolean }>> = {
  webpay: { days: paymentLimits.refundDays, takesParts: false },
  stripe: { days: Number.POSITIVE_INFINITY, takesParts: true },
  mercadopago: { days: 180, takesParts: true },
}

/**
 * Whether the provider can credit this amount to the card: a whole payment for a time, a part, at Webpay, only to a credit
 * card without installments (the providers' rules). What came by transfer goes back by transfer.
 */
export function canCredit(payment: Refundable, amount: number): boolean {
  const { estado, medio, proveedor, confirmado_en, ahora, monto, moneda, saldo, tipo_pago, cuotas } = payment
  const rules = refundRules[proveedor]
  if (medio === PaymentWay.transfer) return false
  const days = confirmado_en ? (ahora.getTime() - confirmado_en.getTime()) / 86_400_000 : 0
  if (days >= rules.days) return false
  if (rules.takesParts) return true
  if (estado === PaymentStatus.approved && isSameAmount(amount, saldo ?? monto, moneda)) return true
  return !['VD', 'VP'].includes(tipo_pago ?? '') && (cuotas ?? 0) === 0
}

/** Returns what is left of debts, the oldest first, once a refund of this amount was made. */
export function debtsAfter(debts: readonly number[], amount: number, currency: Currency): number[] {
  let rest = unitsOf(amount, currency) ?? 0
  return debts.map((debt) => {
    const owed = unitsOf(debt, currency) ?? 0
    const taken = Math.min(owed, rest)
    rest -= taken
    return amountOf(owed - taken, currency)
  })
}

interface Asked {
  monto: number
  referencia_manual: string
}

interface Earlier {
  estado: RefundStatus
  /** Whether it is owed in any case. */
  debido: boolean
}

/**
 * Returns why staff may not make this refund, and the field; null when they may. `isReached`: whether the provider of this
 * payment is configured.
 */
export function refusalToRefund(
  payment: Refundable,
  { monto: amount, referencia_manual: reference }: Asked,
  earlier: readonly Earlier[],
  isReached = true,
): { entry: Message; field?: string } | null {
  if (!refundable.includes(payment.estado)) return { entry: paymentMessages.transactionAbsent }
  if (balanceAfter(payment, amount) === null) return { entry: paymentMessages.amountInvalid, field: 'monto' }
  if (earlier.some(({ estado }) => estado === RefundStatus.pending || estado === RefundStatus.inDoubt))
    return { entry: paymentMessages.refundUnderWay }
  const isCreditable = canCredit(payment, amount)
  const isPossible = isCreditable && isReached
  const wasRefused =
    earlier[0]?.estado === RefundStatus.refused ||
    earlier.some(({ estado, debido }) => estado === RefundStatus.refused && debido)
  if (!isPossible && !reference) {
    const entry = isCreditable ? paymentMessages.providerGone : paymentMessages.cardNotCreditable
    return { entry, field: 'referencia_manual' }
  }
  if (isPossible && reference && !wasRefused)
    return { entry: paymentMessages.cardCreditable, field: 'referencia_manual' }
  return null
}

interface Sent {
  monto: number
  saldo_antes: number
  /** Since it was sent. */
  minutes: number
}

/**
 * Returns the result of a refund without an answer, by the provider's balance. "Not done" counts only once it can no
 * longer be in progress.
 */
export function fateOf(
  { status, balance }: ProviderAnswer,
  { monto, saldo_antes, minutes }: Sent,
  currency: Currency,
): 'done' | 'not_done' | 'unclear' {
  const before = unitsOf(saldo_antes, currency) ?? 0
  const wanted = before - (unitsOf(monto, currency) ?? 0)
  const left =
    status === 'REVERSED' || (status === 'NULLIFIED' && balance === null)
      ? 0
      : balance === null
        ? null
        : (unitsOf(balance, currency) ?? 0)
  if (left === wanted && status !== 'AUTHORIZED') return 'done'
  const isUntouched = left === before || (left === null && status === 'AUTHORIZED')
  return isUntouched && minutes >= paymentLimits.sweptAfterMinutes ? 'not_done' : 'unclear'
}
