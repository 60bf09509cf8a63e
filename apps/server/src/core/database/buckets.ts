import { type RawBuilder, sql } from 'kysely'

/** The number, from 0, of the interval that a moment is in: each begins at midnight of one of these days of a zone. */
export const intervalOfMoment = (moment: RawBuilder<unknown>, starts: readonly string[], zone: string) =>
  sql<number>`width_bucket(${moment}, (
    select array_agg(start_day::date::timestamp at time zone ${zone}::text order by start_day)
    from unnest(${[...starts]}::date[]) start_day)) - 1`

/** The same of a day. */
export const intervalOfDay = (day: RawBuilder<unknown>, starts: readonly string[]) =>
  sql<number>`width_bucket(${day}, ${[...starts]}::date[]) - 1`
