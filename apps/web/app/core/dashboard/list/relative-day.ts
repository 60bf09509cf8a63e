import { plusDays, today } from '#core/formats/dates.ts'

const pattern = /^(hoy|semana|mes)(?:([+-])(\d{1,3}))?$/

/** Whether a text is a day that moves with today: `hoy`, `hoy-30`, `semana` (its Monday), `mes` (its first day). */
export const isRelativeDay = (value: string): boolean => pattern.test(value)

/** Returns the day that a relative day is now; any other text unchanged. */
export function dayOf(value: string, day = today()): string {
  const [, from, sign, count = '0'] = pattern.exec(value) ?? []
  if (!from) return value
  const begin = {
    hoy: day,
    semana: plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
    mes: `${day.slice(0, 8)}01`,
  }
  return plusDays(begin[from as keyof typeof begin], Number(count) * (sign === '-' ? -1 : 1))
}

/** Spans that lists offer by a press: an end that is absent is open. */
export const relativeSpans = {
  today: ['hoy', 'hoy'],
  week: ['semana', ''],
  month: ['mes', ''],
  last7: ['hoy-6', 'hoy'],
  last30: ['hoy-29', 'hoy'],
  older30: ['', 'hoy-30'],
  next30: ['hoy', 'hoy+29'],
} as const satisfies Readonly<Record<string, readonly [from: string, to: string]>>
export type RelativeSpan = keyof typeof relativeSpans
