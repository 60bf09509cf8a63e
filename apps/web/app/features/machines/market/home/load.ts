import { marketCalls } from '@portal/contract/machines/market/calls'
import type { Api } from '#core/api/api.ts'
import { featuredFirst, shownAtHome } from '#features/marketplace/home/featured-first.ts'
import { rowOf } from '../shared/rows.ts'

/** Loads what the home page shows of machines; null when they do not answer. */
export async function loadHomeMachines(api: Api) {
  const reply = await api.call(marketCalls.publicList, { params: { page_row: shownAtHome } })
  if (!reply.ok) return null
  const { clasificados: newest, clasificados_mas_destacados: featured, total, total_exacto: isExact } = reply.datos
  return { rows: featuredFirst(featured, newest).map(rowOf), total, isExact }
}
