/** Normalises a text for searching: no accents, no case, single spaces. `n` also finds `ñ`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether each word of the question is in one of the texts, ignoring case and accents. */
export function isFoundIn(question: string, texts: readonly string[]): boolean {
  const text = folded(texts.join(' '))
  return folded(question)
    .split(' ')
    .every((word) => text.includes(word))
}
