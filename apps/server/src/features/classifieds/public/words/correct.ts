import type { Db } from '#core/database.ts'
import { listUnknown } from './queries.ts'
import { nearest, type Word, wordsOf } from './rules.ts'

export interface Corrected {
  words: readonly Word[]
  /** As it is shown: with the accents that sellers write. */
  text: string
}

/** The words with each that is unknown replaced by the nearest known one; null when there is nothing to replace. */
export async function correct(db: Db, words: readonly Word[]): Promise<Corrected | null> {
  // models and numbers of items are no words: another one is never what was meant
  const doubtful = words.flatMap(({ text }, place) => (/\d/.test(text) ? [] : [{ text, place }]))
  if (doubtful.length === 0) return null
  const unknown = await listUnknown(
    db,
    doubtful.map(({ text }) => text),
  )
  const meant = new Map<number, string>()
  for (const { lugar: nth, candidatas } of unknown) {
    const { text, place } = doubtful[nth - 1]!
    const found = nearest(text, candidatas)
    if (found) meant.set(place, found.escrita)
  }
  if (meant.size === 0) return null
  const text = words.map((word, place) => meant.get(place) ?? word.text).join(' ')
  return { words: wordsOf(text), text }
}
