import type { PageLanguage } from '@portal/contract/core/language'
import { fullDateText, monthText, spanText } from '#core/formats/dashboard-dates.ts'
import { plusDays, type Reader } from '#core/formats/dates.ts'
import { firstWeekday, listEnds, type Mode, weekBegin } from './span.ts'

/** The shown period in words: `noviembre de 2026`, `23 – 29 nov 2026`. */
export function periodText({ mode, day }: { mode: Mode; day: string }, language: PageLanguage, reader: Reader): string {
  if (mode === 'mes') return monthText(day, reader)
  if (mode === 'dia') return fullDateText(day, reader)
  const [first, last] = mode === 'lista' ? listEnds(day) : weekOf(day, language)
  return spanText(first, last, reader)
}

function weekOf(day: string, language: PageLanguage): [string, string] {
  const first = weekBegin(day, firstWeekday(language))
  return [first, plusDays(first, 6)]
}
