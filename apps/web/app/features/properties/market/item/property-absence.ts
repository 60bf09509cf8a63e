import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import type { Api, Refused } from '#core/api/api.ts'
import { absence } from '#features/marketplace/item/absence.ts'
import type { Row } from '../shared/rows.ts'

/** Thrown by a loader for a missing property, as `absence`. */
export const absentProperty = (api: Api, refused: Refused) =>
  absence<Row>(refused, async () => {
    const newest = await api.call(propertyMarketCalls.publicList, { params: { page_row: 4 } })
    return newest.ok ? newest.datos.propiedades : []
  })
