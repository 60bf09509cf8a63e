import { type Expression, type SqlBool, sql } from 'kysely'
import { JsonText } from '../base/answers.ts'
import type { Db } from './database.ts'
import { customPlan } from './statements.ts'

/** Beyond these, further words of a search say nothing new. */
const mostWords = 8

/** One condition per word of `text`: it stands somewhere in `folded`, a text that went through `sin_acentos`. */
export function wordsIn(folded: Expression<string>, text: string): Expression<SqlBool>[] {
  const words = text.split(/\s+/u).filter(Boolean).slice(0, mostWords)
  return words.map(
    (word) =>
      sql<SqlBool>`${customPlan}${hasTrigram.test(word) ? folded : sql`(${folded} || '')`} like '%' || sin_acentos(${escaped(word)}::text) || '%'`,
  )
}

/** One end of a range, which may hold a few rows or nearly all. */
export const inRange = <T>(column: Expression<T>, end: '<' | '<=' | '>' | '>=', value: T | Expression<T>) =>
  sql<SqlBool>`${customPlan}${column} ${sql.raw(end)} ${value}`

/** Without three letters in a row a trigram index is read from end to end, which is slower than the table. */
const hasTrigram = /[\p{L}\p{N}]{3}/u

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** A text in the order of the Spanish alphabet: ñ after n, whatever case and accents. */
export const inSpanishOrder = (text: Expression<string | null>) => sql<string>`${text} collate es`

/** `orden` of a list: the column, and whether a minus stood in front of it. */
export function orderOf<const C extends string>(order: C | `-${C}`): { column: C; direction: 'asc' | 'desc' } {
  const isDescending = order.startsWith('-')
  return { column: (isDescending ? order.slice(1) : order) as C, direction: isDescending ? 'desc' : 'asc' }
}

/** All keys of an order in one direction. */
export const inOrder = (keys: readonly Expression<unknown>[], direction: 'asc' | 'desc') =>
  sql.join(keys.map((key) => sql`${key} ${sql.raw(direction)}`))

/** Lets PostgreSQL write `datos`: the typed query is the only place that says what a list answers. */
export async function jsonTextOf<Reply>(db: Db, reply: Expression<Reply>): Promise<JsonText> {
  const { rows } = await sql<{ datos: string }>`select to_json(reply)::text as datos from (${reply}) reply`.execute(db)
  return new JsonText(rows[0]!.datos)
}
