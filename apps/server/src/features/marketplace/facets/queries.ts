import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Search } from '../lists/public-lists.ts'
import { countLimit, matching } from '../lists/queries.ts'
import { type Searching, searched } from '../search/queries.ts'

const { lit } = sql

/** Number of results that are counted from the indexes of the filters; those of words are read row by row. */
const mostRead = 100_000

export interface Group {
  categoria_id: number
  pais_id: number
  total: number
}

/** Counts the results of a list by category and country; null when there are too many to read them all. */
export async function countGroups<W extends Search>(kind: Searching<W>, db: Db, wanted: W): Promise<Group[] | null> {
  const isByWords = wanted.words.length > 0
  const most = isByWords ? countLimit : mostRead + 1
  const found = (isByWords ? searched : matching)(kind, db, wanted).select(['categoria_id', 'pais_id']).limit(lit(most))
  const { rows } = await sql<Group>`
    select categoria_id, pais_id, count(*)::int as total from (${found}) found group by 1, 2`.execute(db)
  return rows.reduce((sum, { total }) => sum + total, 0) === most ? null : rows
}
