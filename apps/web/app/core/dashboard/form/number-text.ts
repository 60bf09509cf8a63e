import { type NumberKind, type NumberRead, readNumber, readText } from '@portal/contract/core/numbers'
import type { Language } from '#core/language/language-address.ts'
import type { kitTexts } from '../texts.ts'

/** What is said next to a typed number: how it is read, or why it cannot be. */
export interface Echo {
  readonly text: string
  readonly isWrong: boolean
}

/** Why a text is no number of its kind, in words; null where nothing is typed or nothing is wrong. */
export function problemText(read: NumberRead, kind: NumberKind, t: typeof kitTexts.es): string | null {
  if (read.ok || read.problem === 'empty') return null
  if (read.problem === 'decimals') return t.decimalsAllowed(Math.max(kind.decimals, kind.finest ?? 0))
  return t.notNumber[read.problem]
}

/** What was read, as it will be stored, as soon as the text holds a mark that could be meant otherwise (decision 44). */
export function echoOf(text: string, kind: NumberKind, language: Language, t: typeof kitTexts.es): Echo | null {
  const read = readNumber(text, kind)
  if (!read.hasMark) return null
  const wrong = problemText(read, kind, t)
  return wrong
    ? { text: wrong, isWrong: true }
    : { text: `= ${readText(read.ok ? read.value : 0, kind, language)}`, isWrong: false }
}
