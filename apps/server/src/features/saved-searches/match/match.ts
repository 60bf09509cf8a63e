import { inTransaction } from '#core/database/database.ts'
import type { SearchDeps } from '../deps.ts'
import { kinds } from '../kinds.ts'
import * as queries from './queries.ts'

const atOnce = 200

/**
 * Compares what came into the public lists with the active searches, each time once, and notes what they find. A batch is
 * one transaction: a process that dies leaves it whole to the next. Safe to run twice and at once.
 */
export async function matchAppeared({ db }: Pick<SearchDeps, 'db'>): Promise<void> {
  await queries.passOver(db)
  while ((await matchBatch({ db })) === atOnce);
}

const matchBatch = (deps: Pick<SearchDeps, 'db'>): Promise<number> =>
  inTransaction(deps.db, async (db) => {
    const appeared = await queries.lockAppeared(db, atOnce)
    if (appeared.length === 0) return 0
    const rows = appeared.map(({ id }) => id)
    for (const kind of Object.values(kinds)) {
      const items = appeared.flatMap((row) => row[kind.column] ?? [])
      if (items.length === 0) continue
      for (const filter of await queries.listFilters(db, kind.kind)) {
        const found = await kind.find(db, filter, items)
        if (found.length > 0) await queries.noteFound(db, kind, filter, rows, found)
      }
    }
    await queries.markCompared(db, rows)
    return appeared.length
  })
