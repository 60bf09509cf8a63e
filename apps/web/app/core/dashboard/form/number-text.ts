import type { PageLanguage } from '@portal/contract/core/language'
import { type NumberKind, type NumberRead, readNumber, readText } from '@portal/contract/core/numbers'
import type { kitTexts } from '../texts.ts'

/** The message next to a typed number: how it is read, or why it is invalid. */
export interface Echo {
  readonly text: string
  readonly isWrong: boolean
}

/** Returns why a text is not a valid number of its kind; null when it is valid or empty. */
export function problemText(read: NumberRead, kind: NumberKind, t: typeof kitTexts.es): string | null {
  if (read.ok || read.problem === 'empty') return null
  if (read.problem === 'decimals') return t.decimalsAllowed(Math.max(kind.decimals, kind.finest ?? 0))
  return t.notNumber[read.problem]
}

/** Returns how a text is read, as soon as it contains a mark that could be misunderstood (rule formats/numbers). */
export function echoOf(text: string, kind: NumberKind, language: PageLanguage, t: typeof kitTexts.es): Echo | null {
  const read = readNumber(text, kind)
  if (!read.hasMark) return null
  const wrong = problemText(read, kind, t)
  return wrong
    ? { text: wrong, isWrong: true }
    : { text: `= ${readText(read.ok ? read.value : 0, kind, language)}`, isWrong: false }
}
