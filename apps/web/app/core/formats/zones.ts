/** The time zone in which dates are typed here. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What the clocks of a zone show at a moment: `2026-11-20T14:05`. */
export const clockIn = (moment: string | Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(moment))
    .replace(' ', 'T')

/** The day on the reader's own clocks, as `2026-11-23`. */
export const dayHere = (moment: string | Date = new Date()): string => clockIn(moment, ownZone()).slice(0, 10)

/** Names of all time zones; some browsers leave out UTC. */
export const zoneNames = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
