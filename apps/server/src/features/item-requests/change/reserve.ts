import { Currency, type MoneyUnit } from '@portal/contract/core/currencies'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestKind, requestLimits } from '@portal/contract/marketplace/constants'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { agreedPrice, convertedToPesos } from '#features/marketplace/rules/conversion.ts'
import { workingDayAfter } from '#features/marketplace/rules/days.ts'
import { rateOfToday } from '#features/rates/service.ts'
import { settingOf } from '#features/settings/service.ts'
import type { RequestDeps } from '../deps.ts'
import { isHeldByOther, type LockedItem } from '../item-queries.ts'
import * as shared from '../queries.ts'
import { reservationRates } from './rates.ts'
import { boundsFor, type Change, refusalOfReservation } from './rules.ts'

/**
 * Returns the columns of a reserved request (23): amount, currency and expiry of its payment link. Its item is locked.
 * Throws `reservedOrSold` when another purchase or an auction holds the item or it was sold, `reservationAmountInvalid`
 * outside the bounds (rule reservations/amount), `datesUnavailable` for past days, and `rateAbsent` without a value to
 * convert the amount by.
 */
export async function reservation(
  db: Db,
  { payments }: Pick<RequestDeps, 'payments'>,
  { request, item }: { request: shared.LockedRequest; item: LockedItem },
  form: Pick<Change, 'monto_reserva' | 'monto_venta'>,
): Promise<shared.RequestChange> {
  await refuseUnlessFree(db, request, item)
  const amount = form.monto_reserva ?? 0
  const sale = form.monto_venta ?? agreedPrice(request)
  const bounds = boundsFor(request.tipo, item, sale, await reservationRates(db))
  refuseIf(refusalOfReservation(amount, item.moneda, bounds))

  // a property with a monthly rent is reserved as a rent
  const isRent = request.tipo === RequestKind.rent || (item.entidad === 'propiedad' && item.es_arriendo)
  const hours = isRent ? requestLimits.rentLinkHours : requestLimits.saleLinkHours
  const amounts = { monto_reserva: amount, monto_venta: sale }
  return {
    ...(isPaidInPesos(item.moneda, await payments.currencies(db))
      ? await converted(db, item.moneda, amounts)
      : { ...amounts, moneda: item.moneda, tipo_cambio: null }),
    vence_en: shared.fromNow(hours),
    decision_reembolso: null,
  }
}

async function refuseUnlessFree(db: Db, request: shared.LockedRequest, item: LockedItem): Promise<void> {
  const isGone = item.vendido_en !== null || item.eliminado_en !== null
  const isRent = request.tipo === RequestKind.rent
  if (isGone || item.en_subasta || (!isRent && (await isHeldByOther(db, item, request.id))))
    throw new Refusal(machineMessages.reservedOrSold)
  if (isRent && (request.desde === null || request.desde < request.hoy))
    throw new Refusal(machineMessages.datesUnavailable)
}

/**
 * Whether amounts in a unit are converted: no card pays UF, nor a currency without a commerce code
 * (rule reservations/pesos).
 */
const isPaidInPesos = (unit: MoneyUnit, payable: readonly Currency[]): boolean =>
  unit === 'UF' || (!payable.includes(unit) && payable.includes(Currency.chileanPeso))

async function converted(
  db: Db,
  unit: MoneyUnit,
  amounts: Parameters<typeof convertedToPesos>[0]['amounts'],
): Promise<shared.RequestChange> {
  const rate = await rateOfToday(db, unit)
  if (!rate) throw new Refusal(machineMessages.rateAbsent)
  return convertedToPesos({ unit, amounts, rate })
}

/** Returns the columns of a paid reservation (24): held for ten working days (a setting), a rent until its first day ends. */
export async function paid(db: Db, { tipo, desde, hoy }: shared.LockedRequest): Promise<shared.RequestChange> {
  const { plazo_dias: days } = await settingOf(db, 'reservas')
  const isRent = tipo === RequestKind.rent && desde !== null
  const firstDay = isRent && desde > hoy ? desde : hoy // a payment in doubt may be confirmed late
  const last = isRent ? firstDay : workingDayAfter(hoy, days)
  return { reservado_en: shared.now(), vence_en: shared.endOfDay(last) }
}
