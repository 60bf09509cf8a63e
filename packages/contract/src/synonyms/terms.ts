/** Most terms of one field, and most characters of a term. */
export const termLimits = { terms: 12, length: 60 } as const

/** Returns the terms of a field, which commas separate. */
export const termsIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((term) => term.trim())
    .filter(Boolean)
