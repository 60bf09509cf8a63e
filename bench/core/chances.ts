import { sql } from 'kysely'

/**
 * Random values of the row `i` of a statement, the same in every run and independent of each other: rows whose columns
 * follow from one number by turns are a data set that no index serves.
 */
export function chancesOf(seed = 0) {
  /** Returns a number from 0 to 1 for a purpose. */
  const chance = (salt: number) =>
    sql`((hashint4extended(i::int, ${sql.lit(salt + seed * 1000)}) & 1048575) / 1048576.0)`
  const oneOf = (list: readonly string[], salt: number) =>
    sql`(${list}::text[])[1 + (${chance(salt)} * ${list.length}::int)::int % ${list.length}::int]`
  /** Returns a number from 0 to one less than `count`. */
  const below = (count: number, salt: number) => sql`floor(${chance(salt)} * ${sql.lit(count)})::int`
  return { chance, oneOf, below }
}
