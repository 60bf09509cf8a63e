import { plusDays } from '#core/formats/dates.ts'

/** A day as `2026-11-20`, without time and zone, so it is the same everywhere. */
export type Day = string

export interface DayRange {
  desde: Day
  hasta: Day
}

const milliseconds = 86_400_000
const textOf = (time: number): Day => new Date(time).toISOString().slice(0, 10)

/** Returns the number of days of a rent, including both ends. */
export const lengthOf = ({ desde, hasta }: DayRange): number =>
  Math.round((Date.parse(hasta) - Date.parse(desde)) / milliseconds) + 1

/** Returns the first day of the month that is `count` months later. */
export function plusMonths(day: Day, count: number): Day {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return textOf(Date.UTC(year, month - 1 + count, 1))
}

/** Returns the first days of the months from that of a day to that of a later one. */
export function monthsFrom(day: Day, last: Day): Day[] {
  const months = [plusMonths(day, 0)]
  for (let next = plusMonths(day, 1); next <= last; next = plusMonths(next, 1)) months.push(next)
  return months
}

/** Returns the days of the month that contains a day. */
export function monthOf(day: Day): Day[] {
  const first = plusMonths(day, 0)
  const count = (Date.parse(plusMonths(day, 1)) - Date.parse(first)) / milliseconds
  return Array.from({ length: count }, (_, index) => plusDays(first, index))
}

/** Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7

export const isWithin = (day: Day, { desde, hasta }: DayRange): boolean => desde <= day && day <= hasta

export const isBusy = (day: Day, busy: readonly DayRange[]): boolean => busy.some((range) => isWithin(day, range))

/** Whether any of these days is busy. */
export const meetsBusy = ({ desde, hasta }: DayRange, busy: readonly DayRange[]): boolean =>
  busy.some((range) => range.desde <= hasta && desde <= range.hasta)
