const segments = new Intl.Segmenter('es', { granularity: 'grapheme' })
const firstOf = (word: string): string => [...segments.segment(word)][0]?.segment ?? ''

/** Legal forms, which no one says. */
const forms = /^(?:s\.?a\.?|spa|ltda\.?|inc\.?|ltd\.?|llc|gmbh|s\.?l\.?|srl|corp\.?)$/i

/** Returns one or two letters that stand for a name: of its first words that begin with a capital. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s./&+-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const said = words.filter((word) => !forms.test(word))
  const capital = said.filter((word) => firstOf(word) === firstOf(word).toLocaleUpperCase('es'))
  const chosen = [capital, said, words].find((some) => some.length > 0) ?? []
  return chosen
    .slice(0, 2)
    .map((word) => firstOf(word).toLocaleUpperCase('es'))
    .join('')
}
