interface Bounds {
  /** How many answers are kept; all are forgotten when there is one more. */
  max: number
  /** A longer text is answered anew each time. */
  longest: number
}

/** The answers of a function of a text that were given lately, for what the same few texts are asked again and again. */
export function lately<T>({ max, longest }: Bounds, answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = answer(text)
    if (text.length > longest) return made
    if (known.size === max) known.clear()
    known.set(text, made)
    return made
  }
}
