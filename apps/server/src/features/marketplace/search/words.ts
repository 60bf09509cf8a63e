/** One word of a search, or a term of several words that has synonyms; a prefix for a word still being typed. */
export interface Word {
  text: string
  isPrefix: boolean
  /** Everything that it may mean, as `clasificado_consulta` reads it: one of these must be found. */
  terms?: readonly string[]
}

/** Maximum number of words of a search. */
const mostWords = 8
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * Returns the words of a search, normalised: capitals and accents do not matter, nor whether a model is written
 * "VK236", "vk-236" or "vk 236".
 */
export function wordsOf(text: string): Word[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = folded
    .replace(/-(?=[0-9])|(?<=[0-9])-/g, ' ')
    .split(/[\s,;*/\\|]+/u)
    .map((word) => word.replace(edges, ''))
    .filter(Boolean)
    .slice(0, 2 * mostWords)
  return joined(words)
    .slice(0, mostWords)
    .map((text) => ({ text, isPrefix: false }))
}

/**
 * Returns the words as they may be meant where they find nothing: the last one may go on, unless it is a single letter,
 * and letters and digits of a model may stand apart. Words with synonyms stay.
 */
export const stillTyped = (words: readonly Word[]): Word[] =>
  words.map((word, place) => {
    const { text, terms } = word
    if (terms) return word
    const isPrefix = place === words.length - 1 && text.length > 1
    const parts = partsOf(text)
    return parts ? { text, isPrefix, terms: [isPrefix ? `${text}*` : text, parts.join(' ')] } : { text, isPrefix }
  })

/** A word of the vocabulary similar to the mistyped one. */
export interface Candidate {
  palabra: string
  escrita: string
  veces: number
}

/** Returns the candidate with the fewest typing errors; of equals, the most frequent. Null when none is near. */
export const nearest = (word: string, candidates: readonly Candidate[]): Candidate | null =>
  near(
    word,
    candidates.toSorted((a, b) => b.veces - a.veces),
  )[0]?.candidate ?? null

/** Returns the candidates that may be meant by a mistyped word, with their typing errors: the fewest first. */
export function near<C extends Pick<Candidate, 'palabra'>>(word: string, candidates: readonly C[]) {
  const most = word.length < 5 ? 1 : word.length < 9 ? 2 : 3
  return candidates
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate.palabra) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
}

/** Similar letters in Spanish cost half. */
const alike = ['bv', 'sz', 'cs', 'cz', 'ck', 'kq', 'cq', 'gj', 'yi'].flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`])
const soundsAlike = new Set(alike)

/** Returns the edit distance: letters changed, added, left out or swapped (Damerau and Levenshtein). */
function slipsBetween(one: string, other: string): number {
  const costs = [Array.from({ length: other.length + 1 }, (_, place) => place)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const [a, b] = [one[i - 1]!, other[j - 1]!]
      const change = a === b ? 0 : soundsAlike.has(a + b) ? 0.5 : 1
      let cost = Math.min(costs[i - 1]![j]! + 1, row[j - 1]! + 1, costs[i - 1]![j - 1]! + change)
      if (i > 1 && j > 1 && a === other[j - 2] && one[i - 2] === b) cost = Math.min(cost, costs[i - 2]![j - 2]! + 1)
      row.push(cost)
    }
    costs.push(row)
  }
  return costs[one.length]![other.length]!
}

/** Words of up to three letters that are no beginning of a model: "de 20", "con 3". As `modelos` of the database. */
const small = new Set(
  'ano con de del el en la las los mas o por sin sus u un una y a e and for in of the to at or with'.split(' '),
)

/**
 * Joins what is one model: up to three letters before digits, one letter after them ("vk 236" is "vk236", "320 d" is
 * "320d"). A longer word stays apart, also when it is typed together ("komatsu930e"). `modelos` of the database joins
 * the texts of items in the same way.
 */
export function joined(words: readonly string[]): string[] {
  const found: string[] = []
  for (const word of words.flatMap(apart)) {
    const last = found.at(-1) ?? ''
    const isNumber = /^[0-9]/.test(word) && /^[a-z]{1,3}$/.test(last) && !small.has(last)
    const isEnding = /^[b-df-hj-np-tv-xz]$/.test(word) && /[0-9]$/.test(last)
    if (isNumber || isEnding) found[found.length - 1] = last + word
    else found.push(word)
  }
  return found
}

const apart = (word: string): string[] => /^([a-z]{4,})([0-9].*)$/.exec(word)?.slice(1) ?? [word]

/** Returns the letters and digits of a model, apart; null when a word is none. */
function partsOf(word: string): string[] | null {
  const parts = /^([a-z]{0,3})([0-9]+)([a-z]*)$/.exec(word)?.slice(1).filter(Boolean) ?? []
  return parts.length > 1 ? parts : null
}
