import type { PageLanguage } from '@portal/contract/core/language'
import { isDay } from '#core/dashboard/list/list-query.ts'
import { plusDays, today } from '#core/formats/dates.ts'

/** What the calendar shows at once, by its name in the address. */
export const modes = ['mes', 'semana', 'dia', 'lista'] as const
export type Mode = (typeof modes)[number]

/** Days of the list. */
const listDays = 30

/** The last day of a span, `YYYY-MM-DD`: one that ends at midnight does not last into that day. */
export const lastDayOf = (end: string): string =>
  /[T ]00:00(:00)?$/.test(end) ? plusDays(end.slice(0, 10), -1) : end.slice(0, 10)

/** A month does not fit on a phone: there the calendar begins as a list. */
export const startMode = (): Mode => (matchMedia('(min-width: 48em)').matches ? 'mes' : 'lista')

/** Returns what an address asks for. */
export function askedOf(search: string): { mode: Mode; day: string } {
  const params = new URLSearchParams(search)
  const day = params.get('fecha') ?? ''
  return { mode: modes.find((mode) => mode === params.get('modo')) ?? startMode(), day: isDay(day) ? day : today() }
}

/** Returns the days to load: those of the shown weeks, whichever day a week begins with. */
export function spanOf({ mode, day }: { mode: Mode; day: string }): { desde: string; hasta: string } {
  const first = `${day.slice(0, 7)}-01`
  if (mode === 'mes') return { desde: plusDays(first, -7), hasta: plusDays(first, 44) }
  if (mode === 'semana') return { desde: plusDays(day, -7), hasta: plusDays(day, 7) }
  return { desde: day, hasta: mode === 'dia' ? day : plusDays(day, listDays - 1) }
}

/** Returns the day of the next or the previous period. */
export function stepFrom({ mode, day }: { mode: Mode; day: string }, step: 1 | -1): string {
  if (mode !== 'mes') return plusDays(day, step * { semana: 7, dia: 1, lista: listDays }[mode])
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10)
}

/** Weeks begin on Monday (1) in Spanish, on Sunday (0) in English. */
export const firstWeekday = (language: PageLanguage): 0 | 1 => (language === 'es' ? 1 : 0)

/** Returns the first day of the week of a day. */
export const weekBegin = (day: string, first: 0 | 1): string =>
  plusDays(day, -((new Date(day).getUTCDay() - first + 7) % 7))

/** Returns how many days later a day is than another one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Returns the first and the last day of the list. */
export const listEnds = (day: string): [string, string] => [day, plusDays(day, listDays - 1)]
