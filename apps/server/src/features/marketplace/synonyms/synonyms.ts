import { termsIn } from '@portal/contract/synonyms/terms'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { type Word, wordsOf } from '../search/words.ts'
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

interface Row {
  nombre: string
  tambien: string
  tambien_en: string
}

/** The terms of each meaning, by the key of each of its terms. */
interface Meanings {
  byKey: ReadonlyMap<string, readonly string[]>
  /** Words of the longest term. */
  longest: number
}

/** Words that a term may have or lack: "torre luz" is "torre de luz". */
const little = new Set('a al de del el en la las los of the y'.split(' '))

/** The same for singular and plural, in both languages. */
const stemOf = (word: string): string => word.replace(/ces$/, 'z').replace(/(?<=..)(?:es|s|e)$/, '')

const keyOf = (words: readonly string[]): string =>
  words
    .filter((word) => !little.has(word))
    .map(stemOf)
    .join(' ')

/** Returns the meanings of stored rows; a term of two rows means all terms of both. */
export function meaningsOf(rows: readonly Row[]): Meanings {
  const byKey = new Map<string, readonly string[]>()
  let longest = 0
  for (const { nombre, tambien, tambien_en } of rows) {
    const terms = [nombre, ...termsIn(tambien), ...termsIn(tambien_en)].map((term) =>
      wordsOf(term).map(({ text }) => text),
    )
    const written = terms.map((words) => words.join(' '))
    for (const words of terms) {
      const key = keyOf(words)
      if (key) byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...written])].filter(Boolean))
      longest = Math.max(longest, words.length)
    }
  }
  return { byKey, longest }
}

/** Returns the words of a search, in which a term with synonyms is one: the longest one at each place. */
export function withMeanings({ byKey, longest }: Meanings, words: readonly Word[]): readonly Word[] {
  if (byKey.size === 0) return words
  const found: Word[] = []
  for (let place = 0; place < words.length; ) {
    const most = Math.min(longest, words.length - place)
    const lengths = Array.from({ length: most }, (_, index) => most - index)
    const term = lengths
      .map((length) => words.slice(place, place + length).map(({ text }) => text))
      .find((texts) => !little.has(texts[0]!) && !little.has(texts.at(-1)!) && byKey.has(keyOf(texts)))
    found.push(term ? { text: term.join(' '), isPrefix: false, terms: byKey.get(keyOf(term))! } : words[place]!)
    place += term?.length ?? 1
  }
  return found
}
