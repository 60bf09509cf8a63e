import { clockAt } from '#core/formats/written.ts'
import { useSiteZone } from '#core/page/site.ts'

const quarterMs = 15 * 60_000

/**
 * Returns when this quarter of an hour began, as a loader gives it to its page: everywhere it is the same day, and what is
 * rendered twice in it is the same.
 */
export const thisQuarter = (): number => Math.floor(Date.now() / quarterMs) * quarterMs

/** Returns the day of a moment in the time zone of the house, in which rents are counted, as `2026-11-20`. */
export function useDayInHouse(moment: number): string {
  const { year, month, day } = clockAt(new Date(moment), useSiteZone()?.name ?? 'UTC')
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
