import type { Db } from '#core/database/database.ts'
import { wordsOf } from '#core/database/list-query.ts'
import { wordsOf as foldedWordsOf, near } from '#features/marketplace/search/words.ts'
import { listCandidates } from './queries.ts'

/** Words that may be meant by a typed one. */
const mostMeant = 5

/** For each word of a search, the words of contacts that may be meant by it. */
export type Similar = readonly (readonly string[])[]

/**
 * Returns what may be meant by a search: the nearest words alone, then others too, since the nearest ones may be of
 * contacts that the reader does not see. Models and numbers are not corrected.
 */
export async function similarTo(db: Db, text: string): Promise<Similar[]> {
  const typed = wordsOf(text).map(folded)
  const candidates = await listCandidates(db, typed)
  const meant = typed.map((word, place) =>
    near(word, candidates[place]!)
      .filter(({ slips }) => slips > 0)
      .slice(0, mostMeant),
  )
  const upTo = (most: (fewest: number) => number): Similar =>
    meant.map((words) =>
      words.flatMap(({ candidate, slips }) => (slips <= most(words[0]!.slips) ? candidate.palabra : [])),
    )
  if (meant.every((words) => words.length === 0)) return []
  return [upTo((fewest) => fewest), upTo(() => Number.POSITIVE_INFINITY)]
}

/** Returns a search with each word as it stands in the rows that were found, where it does not occur as it was typed. */
export function meantBy(
  text: string,
  similar: Similar,
  rows: readonly { nombre: string; empresa: string; email: string; ocupacion: string }[],
): string | null {
  const found = rows.map(({ nombre, empresa, email, ocupacion }) =>
    folded([nombre, empresa, email, ocupacion].join(' ')),
  )
  const isIn = (word: string) => found.some((row) => row.includes(word))
  const words = wordsOf(text).map((word, place) => (isIn(folded(word)) ? word : (similar[place]!.find(isIn) ?? word)))
  return rows.length ? words.join(' ') : null
}

const folded = (text: string): string =>
  foldedWordsOf(text)
    .map((word) => word.text)
    .join(' ')
