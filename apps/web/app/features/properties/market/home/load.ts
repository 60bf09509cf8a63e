import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import type { Api } from '#core/api/api.ts'
import { featuredFirst, shownAtHome } from '#features/marketplace/home/featured-first.ts'
import { rowOf } from '../shared/rows.ts'

/** Loads what the home page shows of properties; null when they do not answer. */
export async function loadHomeProperties(api: Api) {
  const reply = await api.call(propertyMarketCalls.publicList, { params: { page_row: shownAtHome } })
  if (!reply.ok) return null
  const { propiedades: newest, propiedades_mas_destacadas: featured, total, total_exacto: isExact } = reply.datos
  return { rows: featuredFirst(featured, newest).map(rowOf), total, isExact }
}

export type HomeProperties = NonNullable<Awaited<ReturnType<typeof loadHomeProperties>>>
