import ICAL, { type Component, type Event } from 'ical.js'

export interface ReadFile {
  method: string | null
  events: Event[]
}

/** Reads a calendar file with a parser that has nothing in common with what wrote it. */
export function readCalendar(text: string): ReadFile {
  for (const line of text.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error(`a line of ${Buffer.byteLength(line)} octets`)
  if (/(?<!\r)\n/.test(text)) throw new Error('a line that ends with no carriage return')
  const whole = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  for (const zone of whole.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const all = whole.getAllSubcomponents('vevent')
  const isException = (event: Component) => event.getFirstProperty('recurrence-id') !== null
  const uidOf = (event: Component) => event.getFirstPropertyValue('uid')
  const events = all
    .filter((event) => !isException(event))
    .map(
      (event) =>
        new ICAL.Event(event, {
          exceptions: all.filter((other) => isException(other) && uidOf(other) === uidOf(event)),
        }),
    )
  const alone = all.filter((event) => isException(event) && !events.some(({ uid }) => uid === uidOf(event)))
  return {
    method: whole.getFirstPropertyValue('method') as string | null,
    events: [...events, ...alone.map((event) => new ICAL.Event(event))],
  }
}

/** The starts and ends of an event, its exceptions included, at most `most`. */
export function timesOf(event: Event, most = 100): [string, string][] {
  if (!event.isRecurring()) return [[event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]]
  const iterator = event.iterator()
  const times: [string, string][] = []
  for (let next = iterator.next(); next && times.length < most; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next)
    times.push([startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()])
  }
  return times
}
