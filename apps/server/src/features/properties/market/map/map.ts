import type { In, Of } from '@portal/contract/core/fields'
import type { PublicMapQuerySchema, PublicMapSchema } from '@portal/contract/properties/market/schemas'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { wordsOf } from '#features/marketplace/search/words.ts'
import { cacheAreas, cacheMs } from '../cache-bounds.ts'
import { keyOf, type Wanted } from '../list/rules.ts'
import { findCells, findExtent, listMarked } from './queries.ts'
import { cellsAcross } from './rules.ts'

type MapQuery = Of<typeof PublicMapQuerySchema>
type MapReply = In<typeof PublicMapSchema>

/**
 * The marks of a map by the filters and words of the list. At most `mapLimits.marks`, however many properties there
 * are: those of a cell share one. `meant` returns a search with the words by which its list is found.
 */
export function propertyMap(
  { db, changes }: { db: Db; changes: Changes },
  meant: (wanted: Wanted) => Promise<Wanted>,
): (query: MapQuery) => Promise<MapReply> {
  const known = answerCache<MapReply>(changes, cacheAreas, { ms: cacheMs, max: 300 })

  async function mark(asked: Wanted, zoom: number | null): Promise<MapReply> {
    const wanted = await meant(asked)
    if (zoom === null) {
      const { total, ...box } = await findExtent(db, wanted)
      return { total, recuadro: box.oeste === null ? null : box, marcas: [] }
    }
    const cells = await findCells(db, wanted, cellsAcross(zoom, wanted.recuadro))
    const ids = cells.flatMap((cell) => cell.ids ?? [])
    const marked = ids.length > 0 ? await listMarked(db, ids) : []
    const cellOf = new Map(cells.flatMap(({ ids }, place) => (ids ?? []).map((id) => [id, place])))
    const named = Map.groupBy(marked, ({ id }) => cellOf.get(id))
    return {
      total: cells.reduce((sum, { total }) => sum + total, 0),
      recuadro: null,
      marcas: cells.map(({ latitud, longitud, total, oeste, sur, este, norte }, place) => ({
        ...{ latitud, longitud, total },
        recuadro: { oeste, sur, este, norte },
        propiedades: named.get(place) ?? [],
      })),
    }
  }

  return ({ buscar: searched, zoom, ...filters }) => {
    const wanted: Wanted = { ...filters, orden: '-creado_en', words: wordsOf(searched) }
    return known(
      `${zoom}|${keyOf(wanted)}`,
      () => mark(wanted, zoom),
      () => true,
    )
  }
}
