import { marketCalls } from '@portal/contract/machines/market/calls'
import type { Api, Refused } from '#core/api/api.ts'
import { absence } from '#features/marketplace/item/absence.ts'
import type { Row } from '../shared/rows.ts'

/** Thrown by a loader for a missing machine, as `absence`. */
export const absentMachine = (api: Api, refused: Refused) =>
  absence<Row>(refused, async () => {
    const newest = await api.call(marketCalls.publicList, { params: { page_row: 4 } })
    return newest.ok ? newest.datos.clasificados : []
  })
