import { type Candidate, nearest, type Word, wordsOf } from './words.ts'

export interface Corrected {
  words: readonly Word[]
  /** As displayed, with the accents that sellers use. */
  text: string
  /** The words that replace others. */
  replacing: readonly string[]
}

/** A word that no item contains in any form. */
export interface Unknown {
  /** Its position among the searched words, from 1. */
  lugar: number
  /** The most similar words of the vocabulary. */
  candidatas: Candidate[]
}

/** Returns the words with unknown ones replaced by the nearest known ones; null when nothing is replaced. */
export async function correct(
  words: readonly Word[],
  listUnknown: (words: readonly string[]) => Promise<readonly Unknown[]>,
): Promise<Corrected | null> {
  // models, item numbers and terms with synonyms are not corrected
  const doubtful = words.flatMap(({ text, terms }, place) => (terms || /\d/.test(text) ? [] : [{ text, place }]))
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
  return { words: wordsOf(text), text, replacing: [...meant.values()] }
}
