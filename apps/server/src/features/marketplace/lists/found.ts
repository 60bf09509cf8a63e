import type { Db } from '#core/database/database.ts'
import { type Searching, searchAll, searchFrequent, searchPage } from '../search/queries.ts'
import type { Search } from './public-lists.ts'
import { findAll, findPage } from './queries.ts'
import type { Slice } from './slices.ts'

/** Returns how the lists of a kind are found: by its filters alone, or by words too. */
export const foundBy = <Wanted extends Search>(db: Db, kind: Searching<Wanted>) => ({
  findAll: (wanted: Wanted, block: Slice) => (wanted.words.length ? searchAll : findAll)(kind, db, wanted, block),
  findMore(wanted: Wanted, block: Slice, { total, isExact }: { total: number; isExact: boolean }) {
    if (!wanted.words.length) return findPage(kind, db, wanted, block, total)
    return isExact ? searchPage(kind, db, wanted, block) : searchFrequent(kind, db, wanted, block)
  },
})
