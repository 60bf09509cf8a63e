import type { Db } from '#core/database/database.ts'
import { type ReservationRates, reservationRatesOf } from '#features/marketplace/rules/rates.ts'
import { settingOf } from '#features/settings/service.ts'

/** Returns what reservations cost as of now (rule reservations/amount; settings of the site). */
export const reservationRates = async (db: Db): Promise<ReservationRates> =>
  reservationRatesOf(await settingOf(db, 'reservas'))
