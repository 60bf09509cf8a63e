import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Number of newest rows that are read first: the words of many records are among them. */
const lookedAt = 300
/** Maximum number of matches of rarer words that are sorted. */
const mostSorted = 500

interface Searched {
  /** The table of the records, by the name that the conditions use. */
  table: string
  as?: string
  /** Joins to what else is searched. */
  joins?: RawBuilder<unknown>
  /** Which records the reader may see. */
  seen: Expression<SqlBool>
  /** Each can be found in an index of its own; a record matches one of them. */
  conditions: readonly Expression<SqlBool>[]
  /** The same for a row that is read anyway, where that costs less than the conditions of the indexes. */
  inRow?: Expression<SqlBool>
  most: number
}

/**
 * Selects the ids of at most `most` newest records that match. A frequent word is found among the newest rows; only when
 * those do not suffice, the indexes are read, which costs as much as there are matches.
 */
export function newestMatching({ table, as = table, joins = sql``, seen, conditions, inRow, most }: Searched) {
  const id = sql.ref(`${as}.id`)
  const newest = sql`(select * from ${sql.table(table)} order by id desc limit ${sql.lit(lookedAt)})`
  const idsIn = (rows: RawBuilder<unknown>, matches: RawBuilder<unknown>) =>
    sql`select ${id} from ${rows} as ${sql.id(as)} ${joins} where ${seen} and ${matches}`
  const rarer = conditions.map(
    (condition) => sql`(${idsIn(sql.table(table), sql`${condition} and (select count(*) from near) < ${sql.lit(most)}`)}
      limit ${sql.lit(mostSorted)})`,
  )
  return sql<{ id: number }>`(
    with near as materialized (
      ${idsIn(newest, sql`(${inRow ?? sql.join(conditions, sql` or `)})`)} order by ${id} desc limit ${sql.lit(most)})
    select id from near ${sql.join([sql``, ...rarer], sql` union `)} order by id desc limit ${sql.lit(most)})`
}
