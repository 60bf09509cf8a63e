import { momentOf } from '#core/calendar/clocks.ts'

const dayMs = 86_400_000
/** Hour of the follow-up, where the holder is. */
const hour = '10:00'

/**
 * The moment at half time of a demo, in the morning where its holder is (rule licenses/demo). Both days are included.
 */
export function halfTime(start: string, end: string, zone: string): Date {
  const half = (Date.parse(start) + Date.parse(end)) / 2
  const day = new Date(Math.floor(half / dayMs) * dayMs).toISOString().slice(0, 10)
  return momentOf(`${day}T${hour}`, zone)
}
