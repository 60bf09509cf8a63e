import { type Candidate, nearest, type Word, wordsOf } from './words.ts'

export interface Corrected {
  words: readonly Word[]
  /** As it is shown: with the accents that sellers write. */
  text: string
}

/** A word that no item has in any form. */
export interface Unknown {
  /** Where it stands among the words that were asked about, from 1. */
  lugar: number
  /** Words of the vocabulary that look most like it. */
  candidatas: Candidate[]
}

/** The words with each that is unknown replaced by the nearest known one; null when there is nothing to replace. */
export async function correct(
  words: readonly Word[],
  listUnknown: (words: readonly string[]) => Promise<readonly Unknown[]>,
): Promise<Corrected | null> {
  // models and numbers of items are no words: another one is never what was meant
  const doubtful = words.flatMap(({ text }, place) => (/\d/.test(text) ? [] : [{ text, place }]))
  if (doubtful.length === 0) return null
  const unknown = await listUnknown(doubtful.map(({ text }) => text))
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
