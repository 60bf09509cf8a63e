import { portalZone } from '@portal/contract/core/portal-zone'
import { clockAt } from '#core/formats/written.ts'

/** Returns today in the time zone in which rents are counted, as `2026-11-20`. */
export function todayInHouse(now = new Date()): string {
  const { year, month, day } = clockAt(now, portalZone)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
