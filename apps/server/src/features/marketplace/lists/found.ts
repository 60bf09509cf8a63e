import type { Db } from '#core/database/database.ts'
import { findsAny, findThese, type Searching, searchAll, searchFrequent, searchPage } from '../search/queries.ts'
import { stillTyped } from '../search/words.ts'
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

/**
 * Returns which of these items a list finds now: by the words as typed, or, where they find nothing at all, as they may be
 * meant, as the list does.
 */
export async function findAmong<Wanted extends Search>(
  kind: Searching<Wanted>,
  db: Db,
  wanted: Wanted,
  ids: readonly number[],
): Promise<number[]> {
  const found = await findThese(kind, db, wanted, ids)
  if (found.length > 0 || wanted.words.length === 0 || (await findsAny(kind, db, wanted))) return found
  return findThese(kind, db, { ...wanted, words: stillTyped(wanted.words) }, ids)
}
