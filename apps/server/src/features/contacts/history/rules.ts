/** What a date was typed as: with an offset, or the time on the clocks of a zone. */
const hasOffset = /(Z|[+-]\d\d:?\d\d)$/

/** Returns the moment of a typed date. A time that clocks skip in spring is the one an hour later. */
export function momentOf(typed: string, zone: string): Date {
  if (hasOffset.test(typed)) return new Date(typed)
  const asUtc = Date.parse(`${typed}Z`)
  const first = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(first, zone))
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const at = (type: string) => Number(parts.find((part) => part.type === type)!.value)
  const clock = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return clock - Math.floor(moment / 1000) * 1000
}
