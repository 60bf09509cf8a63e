import type { JsonText } from '#core/base/answers.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { cacheAreas, cacheMs } from '../cache-bounds.ts'
import { initData } from './queries.ts'

/** Returns the filter choices of the public list, cached until a change. */
export function publicChoices({ db, changes }: { db: Db; changes: Changes }): () => Promise<JsonText> {
  const known = answerCache<JsonText>(changes, cacheAreas, { ms: cacheMs, max: 1 })
  return () => known('', () => initData(db))
}
