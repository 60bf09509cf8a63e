import type { PageLanguage } from '@portal/contract/core/language'
import { fullDateText, monthText, spanText } from '#core/formats/dashboard-dates.ts'
import type { Reader } from '#core/formats/dates.ts'
import { listEnds, type Mode } from './span.ts'

/** The shown period in words: `noviembre de 2026`, `23 – 29 nov 2026`. */
export function periodText({ mode, day }: { mode: Mode; day: string }, language: PageLanguage, reader: Reader): string {
  if (mode === 'mes') return monthText(day, reader)
  if (mode === 'dia') return fullDateText(day, reader)
  const [first, last] = mode === 'lista' ? listEnds(day) : weekOf(day, language)
  return spanText(first, last, reader)
}

/** Weeks begin on Monday in Spanish, on Sunday in English. */
function weekOf(day: string, language: PageLanguage): [string, string] {
  const at = new Date(`${day}T00:00:00Z`)
  const before = language === 'es' ? (at.getUTCDay() + 6) % 7 : at.getUTCDay()
  const first = at.getTime() - before * 86_400_000
  return [first, first + 6 * 86_400_000].map((ms) => new Date(ms).toISOString().slice(0, 10)) as [string, string]
}
