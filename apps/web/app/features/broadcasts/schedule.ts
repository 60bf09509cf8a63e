import { clockIn, ownZone } from '#core/formats/zones.ts'

/** Returns what clocks of a zone show: `2026-11-20` and `09:00`. */
export function clockOf(moment: string | null, zone: string): { day: string; time: string } {
  if (moment === null) return { day: '', time: '' }
  const [day = '', time = ''] = clockIn(moment, zone || ownZone()).split('T')
  return { day, time }
}

/** What is sent of both fields: a day without time is one at nine. */
export const typedTime = (day: string, time: string): string => (day === '' ? '' : `${day}T${time || '09:00'}`)
