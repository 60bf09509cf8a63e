import { locales, type PageLanguage } from '@portal/contract/core/language'
import { listEnds, type Mode } from './span.ts'

/** The shown period in words: `noviembre de 2026`, `23 – 29 nov 2026`. */
export function periodText({ mode, day }: { mode: Mode; day: string }, language: PageLanguage): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options })
  const at = new Date(`${day}T00:00:00Z`)
  if (mode === 'mes') return format({ month: 'long', year: 'numeric' }).format(at)
  if (mode === 'dia') return format({ dateStyle: 'full' }).format(at)
  const short = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const [first, last] = mode === 'lista' ? listEnds(day) : weekOf(at, language)
  return short.formatRange(new Date(first), new Date(last))
}

/** Weeks begin on Monday in Spanish, on Sunday in English. */
function weekOf(at: Date, language: PageLanguage): [Date, Date] {
  const before = language === 'es' ? (at.getUTCDay() + 6) % 7 : at.getUTCDay()
  const first = new Date(at.getTime() - before * 86_400_000)
  return [first, new Date(first.getTime() + 6 * 86_400_000)]
}
