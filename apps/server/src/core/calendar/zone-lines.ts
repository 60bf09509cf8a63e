import { memoized } from '../base/memo.ts'

/** Returns the clock changes of a zone in these years (VTIMEZONE), for programs that do not know its name. */
export const zoneLines = (zone: string, from: number, to: number): readonly string[] => lines(`${zone}|${from}|${to}`)

const lines = memoized({ max: 200, longest: 100 }, (text): readonly string[] => {
  const [zone = '', from, to] = text.split('|')
  const parts = [...observances(zone, Number(from), Number(to)).values()]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...parts.flatMap(({ kind, before, after, at }) => [
      `BEGIN:${kind}`,
      `DTSTART:${at[0]}`,
      ...at.slice(1).map((clock) => `RDATE:${clock}`),
      `TZOFFSETFROM:${before}`,
      `TZOFFSETTO:${after}`,
      `END:${kind}`,
    ]),
    'END:VTIMEZONE',
  ]
})

interface Observance {
  kind: 'STANDARD' | 'DAYLIGHT'
  before: string
  after: string
  /** When it begins, on the clocks before the change. */
  at: string[]
}

/** The times at which the clocks change, by the offsets before and after. */
function observances(zone: string, from: number, to: number): Map<string, Observance> {
  const found = new Map<string, Observance>()
  let moment = new Temporal.PlainDate(from - 1, 1, 1).toZonedDateTime(zone)
  const first = offsetText(moment.offsetNanoseconds)
  found.set('first', { kind: 'STANDARD', before: first, after: first, at: [clockText(moment.toPlainDateTime())] })
  for (;;) {
    const change = moment.getTimeZoneTransition('next')
    if (!change || change.year > to) return found
    const [before, after] = [moment.offsetNanoseconds, change.offsetNanoseconds]
    const clock = clockText(change.toPlainDateTime().add({ nanoseconds: before - after }))
    const known = found.get(`${before}|${after}`)
    if (known) known.at.push(clock)
    else
      found.set(`${before}|${after}`, {
        kind: after > before ? 'DAYLIGHT' : 'STANDARD',
        before: offsetText(before),
        after: offsetText(after),
        at: [clock],
      })
    moment = change
  }
}

function offsetText(nanoseconds: number): string {
  const seconds = Math.abs(nanoseconds) / 1e9
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = seconds % 60 ? two(seconds % 60) : ''
  return `${nanoseconds < 0 ? '-' : '+'}${two(seconds / 3600)}${two((seconds % 3600) / 60)}${rest}`
}

/** As RFC 5545 writes a time on clocks. */
export const clockText = (clock: Temporal.PlainDateTime): string =>
  clock.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
