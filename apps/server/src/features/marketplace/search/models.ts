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
export function partsOf(word: string): string[] | null {
  const parts = /^([a-z]{0,3})([0-9]+)([a-z]*)$/.exec(word)?.slice(1).filter(Boolean) ?? []
  return parts.length > 1 ? parts : null
}
