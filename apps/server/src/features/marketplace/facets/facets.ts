import type { Area } from '@portal/contract/core/areas'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Change, Changes } from '#core/database/events.ts'
import type { Search } from '../lists/public-lists.ts'
import type { Group } from './queries.ts'

/** The filters whose choices are counted. */
type Facet = 'categoria_id' | 'pais_id'

interface Counted extends Search {
  categoria_id: number | null
  pais_id: number | null
}

interface FacetKind<Wanted extends Counted> {
  changes: Changes
  areas: readonly Area[]
  longest: number
  keyOf(wanted: Wanted): string
  /** Whether a change with facts may touch what a list finds, or in which category and country. */
  touches(wanted: Wanted, change: Change): boolean
  /** Returns a search with the words by which its list is found. */
  meant(wanted: Wanted): Promise<Wanted>
  count(wanted: Wanted): Promise<readonly Group[] | null>
}

/** Number of results of each choice that has any; null when there are too many to count. */
type Counts = { id: number; total: number }[] | null

/**
 * Counts the choices of each facet by all other filters and the words, not by its own choice. Choices of one facet share
 * an answer.
 */
export function facetCounts<Wanted extends Counted>(kind: FacetKind<Wanted>) {
  const groups = answerCache<readonly Group[] | null>(kind.changes, kind.areas, { ms: kind.longest, max: 1000 })

  async function countsOf(facet: Facet, wanted: Wanted): Promise<Counts> {
    const others = { ...wanted, [facet]: null }
    const found = await groups(
      kind.keyOf(others),
      () => kind.count(others),
      (change) => kind.touches(others, change),
    )
    if (!found) return null
    const totals = new Map<number, number>()
    for (const { [facet]: id, total } of found) totals.set(id, (totals.get(id) ?? 0) + total)
    return [...totals].map(([id, total]) => ({ id, total: Math.min(total, itemLimits.exactTotal) }))
  }

  return async (asked: Wanted): Promise<{ categorias: Counts; paises: Counts }> => {
    const wanted = await kind.meant(asked)
    const [categorias, paises] = await Promise.all([countsOf('categoria_id', wanted), countsOf('pais_id', wanted)])
    return { categorias, paises }
  }
}
