/** What a date was typed as: with an offset, or the time on the clocks of a zone. */
const hasOffset = /(Z|[+-]\d\d:?\d\d)$/

/** Returns the moment of a typed date. A time that clocks skip in spring is the one an hour later. */
export const momentOf = (typed: string, zone: string): Date =>
  hasOffset.test(typed) ? new Date(typed) : momentAt(Temporal.PlainDateTime.from(typed), zone)

/** Returns the moment at which the clocks of a zone show this time. */
export const momentAt = (clock: Temporal.PlainDateTime, zone: string): Date =>
  new Date(clock.toZonedDateTime(zone).epochMilliseconds)

/** Returns the first moment of a day: not midnight where the clocks skip it. */
export const dayStart = (day: Temporal.PlainDate, zone: string): Date =>
  new Date(day.toZonedDateTime(zone).startOfDay().epochMilliseconds)

/** Returns what the clocks of a zone show at a moment. */
export const clockAt = (moment: Date, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDateTime()

/** Returns the day of a zone that a moment lies in. */
export const dayAt = (moment: Date, zone: string): Temporal.PlainDate => clockAt(moment, zone).toPlainDate()
