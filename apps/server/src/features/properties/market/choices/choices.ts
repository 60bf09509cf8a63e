import type { JsonText } from '#core/base/answers.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Change, Changes } from '#core/database/events.ts'
import { cacheAreas, cacheMs } from '../cache-bounds.ts'
import { factsIn } from '../list/touches.ts'
import { initData } from './queries.ts'

/** Returns the filter choices of the public list, cached until a change. */
export function publicChoices({ db, changes }: { db: Db; changes: Changes }): () => Promise<JsonText> {
  const known = answerCache<JsonText>(changes, cacheAreas, { ms: cacheMs, max: 1 })
  return () => known('', () => initData(db), touchesCounts)
}

const counted = ['categoria_id', 'pais_id', 'condicion'] as const

function touchesCounts(change: Change): boolean {
  const { before, after } = factsIn(change)
  return counted.some((name) => before?.[name] !== after?.[name])
}
