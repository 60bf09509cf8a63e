import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Word } from '../search/words.ts'
import { type Meanings, meaningsOf, withMeanings } from './meanings.ts'
import { listSynonyms } from './queries.ts'

const cacheMs = 300_000

/** Reads the synonyms and adds them to the words of a search. */
export const addSynonyms = async (db: Db, words: readonly Word[]): Promise<readonly Word[]> =>
  words.length > 0 ? withMeanings(meaningsOf(await listSynonyms(db)), words) : words

/** The same, with the synonyms cached until one of them changes. */
export function cachedSynonyms({ db, changes }: { db: Db; changes: Changes }) {
  const known = answerCache<Meanings>(changes, ['sinonimos'], { ms: cacheMs, max: 1 })
  return async (words: readonly Word[]): Promise<readonly Word[]> =>
    withMeanings(await known('', async () => meaningsOf(await listSynonyms(db))), words)
}
