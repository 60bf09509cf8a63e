/** A text as it is searched: no accents, no case, one space between words. `ñ` is found by `n` too. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether every word of the question stands somewhere in the texts, whatever its accents. */
export function isFoundIn(question: string, texts: readonly string[]): boolean {
  const text = folded(texts.join(' '))
  return folded(question)
    .split(' ')
    .every((word) => text.includes(word))
}
