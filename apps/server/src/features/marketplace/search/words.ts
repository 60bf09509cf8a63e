/** One word of a search. A prefix may continue: it is still being typed. */
export interface Word {
  text: string
  isPrefix: boolean
}

/** Beyond these, further words of a search say nothing new. */
const mostWords = 8
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The words of a search in one form, so that who writes capitals or accents asks the same. */
export function wordsOf(text: string): Word[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return folded
    .split(/[\s,;*/\\]+/u)
    .map((word) => word.replace(edges, ''))
    .filter(Boolean)
    .slice(0, mostWords)
    .map((text) => ({ text, isPrefix: false }))
}

/** The same, with a last word that is still being typed. A single letter says too little. */
export const stillTyped = (words: readonly Word[]): Word[] =>
  words.map(({ text }, place) => ({ text, isPrefix: place === words.length - 1 && text.length > 1 }))

/** A word of the vocabulary that looks like the mistyped one. */
export interface Candidate {
  palabra: string
  escrita: string
  veces: number
}

/** The candidate that takes the fewest slips of the finger; of several, the most frequent. Null when all are too far away. */
export function nearest(word: string, candidates: readonly Candidate[]): Candidate | null {
  const most = word.length < 5 ? 1 : word.length < 9 ? 2 : 3
  const near = candidates
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate.palabra) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips || b.candidate.veces - a.candidate.veces)
  return near[0]?.candidate ?? null
}

/** Letters that are taken for each other in Spanish cost half. */
const alike = ['bv', 'sz', 'cs', 'cz', 'ck', 'kq', 'cq', 'gj', 'yi'].flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`])
const soundsAlike = new Set(alike)

/** Letters to change, add, leave out or swap with their neighbour (Damerau and Levenshtein). */
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
