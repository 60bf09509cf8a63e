import type { MoneyUnit } from '@portal/contract/core/currencies'
import { isWholeMoney, roundMoney } from '@portal/contract/core/money'
import { RefundDecision, RequestKind, withdrawalRules } from '@portal/contract/marketplace/constants'
import type { ReservationRates } from './rates.ts'

/** Minimum, maximum and default reservation amount for staff. */
export interface Bounds {
  minimum: number
  maximum: number
  usual: number
}

/** Whether an amount can be paid: positive, with the decimals of its currency. */
export const isAmount = (amount: number, currency: MoneyUnit): boolean => amount > 0 && isWholeMoney(amount, currency)

interface Priced {
  kind: RequestKind
  currency: MoneyUnit
  /** Final price; for a rent the first charge. 0 when available on request only. */
  price: number
}

/** Returns the allowed reservation amounts (rule reservations/amount), in the currency of the price. */
export function reservationBounds({ kind, currency, price }: Priced, rates: ReservationRates): Bounds {
  const { sale, property, rent, mostShare } = rates
  const share = roundMoney(price * mostShare, currency)
  if (kind === RequestKind.rent) {
    const usual = roundMoney(price * rent.share, currency)
    const minimum = price > 0 ? Math.min(rent.minimum[currency], usual) : rent.minimum[currency]
    return { minimum, maximum: Math.max(minimum, usual, share), usual: Math.max(minimum, usual) }
  }
  if (kind === RequestKind.property) {
    const minimum = property.minimum[currency]
    const usual = Math.max(minimum, roundMoney(price * property.share, currency))
    return { minimum, maximum: Math.max(minimum, share), usual }
  }
  const [minimum, maximum] = [sale.minimum[currency], sale.maximum[currency]]
  if (price === 0) return { minimum, maximum, usual: minimum }
  const usual = Math.min(maximum, Math.max(minimum, roundMoney(price * sale.share, currency)))
  return { minimum, maximum: Math.max(minimum, share), usual }
}

interface Rented {
  precio_arriendo: number | null
  dias_minimos: number | null
}

/** Returns the first charge of a rent: price per day times minimum days. */
export const firstCharge = ({ precio_arriendo, dias_minimos }: Rented): number =>
  (precio_arriendo ?? 0) * (dias_minimos ?? 1)

interface Paid {
  amount: number
  currency: MoneyUnit
  reservedAt: Date
  now: Date
}

/** Returns the refund of a paid reservation; null means all of it (rule reservations/withdrawal). */
export function refundOf(decision: RefundDecision, { amount, currency, reservedAt, now }: Paid): number | null {
  const hours = (now.getTime() - reservedAt.getTime()) / 3_600_000
  if (decision !== RefundDecision.lessFee || hours <= withdrawalRules.freeHours) return null
  return roundMoney(amount * (1 - withdrawalRules.fee), currency)
}
