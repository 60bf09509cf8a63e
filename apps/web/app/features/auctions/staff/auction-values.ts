import { clockIn, ownZone } from '#core/formats/zones.ts'

/** Returns a moment as its fields show it: day and time in the reader's own zone. */
export const typedMoment = (moment: string): string => clockIn(moment, ownZone())

/** Returns the moment that a day and a time mean here; what cannot be read is left to the server, which refuses it. */
export function momentOf(typed: string): string {
  const at = new Date(typed)
  return /T\d/.test(typed) && !Number.isNaN(at.getTime()) ? at.toISOString() : typed
}
