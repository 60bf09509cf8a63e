import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { remembered } from '#core/database/remembered.ts'
import { areas, longest } from '../memory.ts'
import { initData } from './queries.ts'

/** What the public list can be filtered by, asked again after a change. */
export function publicChoices({ db, changes }: { db: Db; changes: Changes }): () => Promise<JsonText> {
  const known = remembered<JsonText>(changes, areas, { ms: longest, max: 1 })
  return () => known('', () => initData(db))
}
