import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { facetCounts } from '#features/marketplace/facets/facets.ts'
import { countGroups } from '#features/marketplace/facets/queries.ts'
import { cardCache } from '#features/marketplace/lists/card-cache.ts'
import { foundBy } from '#features/marketplace/lists/found.ts'
import { publicLists } from '#features/marketplace/lists/public-lists.ts'
import { sliceOf } from '#features/marketplace/lists/slices.ts'
import { wordsOf } from '#features/marketplace/search/words.ts'
import { cachedSynonyms } from '#features/marketplace/synonyms/synonyms.ts'
import { haveWords, listUnknown } from '#features/marketplace/words-queries.ts'
import { cacheAreas, cacheMs } from '../cache-bounds.ts'
import { listCards } from '../rows-queries.ts'
import { machineWords } from '../words/queries.ts'
import { machines } from './queries.ts'
import { keyOf, type ListQuery, type Wanted } from './rules.ts'
import { touchesCounts, touchesFound, touchesOrder } from './touches.ts'

/** Lists of public machines by filters and words, as JSON text, and the counts of their filters. */
export function machineLists({ db, changes }: { db: Db; changes: Changes }) {
  const lists = publicLists<Wanted>({
    changes,
    areas: cacheAreas,
    longest: cacheMs,
    names: { rows: 'clasificados', featured: 'clasificados_mas_destacados' },
    keyOf,
    touches: { found: touchesFound, sorted: touchesOrder },
    ...foundBy(db, machines),
    cards: cardCache({ changes, areas: cacheAreas, longest: cacheMs, read: (ids) => listCards(db, ids) }),
    listUnknown: (words) => listUnknown(machineWords, db, words),
    haveWords: (ids, words) => haveWords(machineWords, db, ids, words),
    withSynonyms: cachedSynonyms({ db, changes }),
  })
  const counts = facetCounts<Wanted>({
    changes,
    areas: cacheAreas,
    longest: cacheMs,
    keyOf,
    touches: touchesCounts,
    meant: lists.meant,
    count: (wanted) => countGroups(machines, db, wanted),
  })
  const wantedOf = ({ buscar: searched, ...query }: ListQuery) => ({ ...query, words: wordsOf(searched) })
  return {
    list: (query: ListQuery): Promise<JsonText> => lists.answer(wantedOf(query), sliceOf(query)),
    counts: (query: ListQuery) => counts(wantedOf(query)),
  }
}
