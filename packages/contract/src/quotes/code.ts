/** The number of a quote and a revision; null means the latest. */
export interface QuoteCode {
  numero: string
  revision: number | null
}

const form = /^([A-Z]{2,6}-\d{4}-\d{4,9})(?:-R(\d{1,4}))?$/

/** Returns the number of a quote as it is written: `NEXT-2026-0001`; above 9,999 it widens (rule quotes/numbering). */
export const quoteNumberText = (abbreviation: string, year: number, number: number): string =>
  `${abbreviation}-${year}-${String(number).padStart(4, '0')}`

/**
 * Reads `ABBR-YYYY-NNNN`, also with `-R2`, as people type it: in any case, with spaces and other hyphens. Returns null
 * for other texts.
 */
export function quoteCodeOf(text: string): QuoteCode | null {
  const plain = text
    .replace(/\s+/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
  const [, numero, revision] = form.exec(plain) ?? []
  return numero === undefined ? null : { numero, revision: revision === undefined ? null : Number(revision) }
}
