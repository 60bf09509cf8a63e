import { settingMessages } from '@portal/contract/settings/messages'
import { fieldRefusal } from '#core/base/errors.ts'
import type { QuoteSeries } from '#features/settings/service.ts'
import * as queries from './queries.ts'

/** The numbers of quotes of the house, which may continue those of another program (rule quotes/series). */
export const quoteSeries: QuoteSeries = {
  async next(db) {
    const series = await queries.getSeries(db)
    if (!series?.abreviatura) return null
    const { abreviatura, anio, ultimo } = series
    return { abreviatura, anio, siguiente: ultimo + 1 }
  },
  async continueFrom(db, number) {
    const series = await queries.getSeries(db)
    if (!series?.abreviatura) throw fieldRefusal('siguiente', settingMessages.houseAbsent)
    const raised = { enterpriseId: series.id, year: series.anio, next: number }
    if (!(await queries.raiseCounter(db, raised))) throw fieldRefusal('siguiente', settingMessages.numberGiven)
  },
}
