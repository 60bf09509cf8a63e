import type { Of } from '@portal/contract/core/fields'
import type { SettingsSchema } from '@portal/contract/settings/history-schemas'
import type { SettingKey } from '@portal/contract/settings/keys'
import type { Db } from '#core/database/database.ts'

/** The numbers of quotes, as quotes count them (rule quotes/series). */
export interface QuoteSeries {
  /** Returns the next number of a quote of the house; null before anyone has named the house. */
  next(db: Db): Promise<Of<typeof SettingsSchema>['serie']>
  /**
   * Lets the next quote of the house have a number, inside the caller's transaction. Throws `numberGiven` for one that is
   * not above all that were given, `houseAbsent` without a house.
   */
  continueFrom(db: Db, number: number): Promise<void>
}

/** What saving a group does besides, inside its transaction; nothing for most. */
export function effectOf(series: QuoteSeries, key: SettingKey, value: Readonly<Record<string, unknown>>) {
  return key === 'numeracion' ? (db: Db) => series.continueFrom(db, Number(value.siguiente)) : undefined
}
