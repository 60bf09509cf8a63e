/** Names the signs that a refusal is about, at the end of its sentence. */
export const withLetters = (sentence: string, letters: string | undefined): string =>
  letters ? `${sentence.slice(0, -1)}: ${letters}.` : sentence
