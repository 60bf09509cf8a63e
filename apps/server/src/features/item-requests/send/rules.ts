import type { Of } from '@portal/contract/core/fields'
import type { QuoteRequestSchema } from '@portal/contract/item-requests/schemas'
import { machineMessages } from '@portal/contract/machines/messages'
import { blockedDomains, RequestKind, requestLimits } from '@portal/contract/marketplace/constants'
import type { Refused } from '#core/base/errors.ts'
import { dayAfter, daysOf } from '#features/marketplace/rules/days.ts'

export type Asked = Of<typeof QuoteRequestSchema>

interface Item {
  es_venta: boolean
  es_arriendo: boolean
  dias_minimos: number | null
}

/** Returns why this item cannot be requested this way, or null. `today` is the date of the house. */
export function refusalToAsk(item: Item, asked: Omit<Asked, 'sitio_web'>, today: string): Refused | null {
  const isOffered = asked.tipo === RequestKind.rent ? item.es_arriendo : item.es_venta
  if (!isOffered) return { entry: machineMessages.machineInvalid, field: 'clasificado_id' }
  return asked.tipo === RequestKind.rent ? refusalToRent(item, asked, today) : null
}

/** A rent needs an e-mail and future days, at least the owner's minimum (rule requests/rent-days). */
function refusalToRent(
  { dias_minimos }: Item,
  { email, desde: from, hasta: to }: Omit<Asked, 'sitio_web'>,
  today: string,
): Refused | null {
  const m = machineMessages
  if (email === '') return { entry: m.emailInvalid, field: 'email' }
  if (from === null || from < today) return { entry: m.datesUnavailable, field: 'desde' }
  const isTooFar = from > dayAfter(today, requestLimits.rentAheadDays)
  if (isTooFar) return { entry: m.datesUnavailable, field: 'desde' }
  if (to === null || to < from || daysOf(from, to) > requestLimits.longestRentDays)
    return { entry: m.datesUnavailable, field: 'hasta' }
  return daysOf(from, to) < (dias_minimos ?? 1) ? { entry: m.minimumDaysInvalid, field: 'hasta' } : null
}

interface Sender {
  email: string
  /** The hidden field (honeypot). */
  sitio_web: string
}

/**
 * Whether a request waits for staff (rule requests/quarantine). `recent` counts requests of its address in this hour.
 */
export function isSuspicious({ email, sitio_web }: Sender, recent: number): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return sitio_web !== '' || recent > requestLimits.perHourAndAddress || blockedDomains.includes(domain)
}
