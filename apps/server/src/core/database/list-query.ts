import { type Expression, type SqlBool, sql } from 'kysely'
import { JsonText } from '../base/answers.ts'
import type { Db } from './database.ts'
import { customPlan } from './statements.ts'

/** Maximum number of words of a search. */
const mostWords = 8

/** Returns one condition per word of `text`: the word occurs in `folded`, a text that went through `sin_acentos`. */
export function wordsIn(folded: Expression<string>, text: string): Expression<SqlBool>[] {
  return wordsOf(text).map((word) => occurs(folded, word))
}

/** Returns the condition that a word occurs in `folded`, or that a word of it begins with one of these others. */
export const occursOr = (folded: Expression<string>, word: string, others: readonly string[]) =>
  sql<SqlBool>`(${sql.join([occurs(folded, word), ...others.map((other) => begins(folded, other))], sql` or `)})`

const occurs = (folded: Expression<string>, word: string) =>
  sql<SqlBool>`${customPlan}${hasTrigram.test(word) ? folded : sql`(${folded} || '')`} like ${within(word)}`

/**
 * Returns the condition that every word of `text` occurs in `folded`, the short ones at the beginning of a word, where
 * the index finds them too.
 */
export function wordsFoundIn(folded: Expression<string>, text: string): Expression<SqlBool> {
  const conditions = wordsOf(text).map((word) =>
    hasTrigram.test(word) ? sql`${folded} like ${within(word)}` : begins(folded, word),
  )
  return sql<SqlBool>`${customPlan}(${sql.join(conditions, sql` and `)})`
}

/** One pattern that an index finds is enough: both ends of "or" would be read in it. */
const begins = (folded: Expression<string>, word: string) =>
  hasTrigram.test(word)
    ? sql`(${folded} like ${within(word)} and (' ' || ${folded}) like '% ' || ${beginning(word)})`
    : sql`(${folded} like ${beginning(word)} or ${folded} like '% ' || ${beginning(word)})`

/** Returns the words of a search, as they were typed. */
export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean).slice(0, mostWords)

const beginning = (word: string) => sql`sin_acentos(${escaped(word)}::text) || '%'`
const within = (word: string) => sql`'%' || ${beginning(word)}`

/** Returns the condition for one end of a range, which may match a few rows or nearly all. */
export const inRange = <T>(column: Expression<T>, end: '<' | '<=' | '>' | '>=', value: T | Expression<T>) =>
  sql<SqlBool>`${customPlan}${column} ${sql.raw(end)} ${value}`

/** Without three letters in a row, PostgreSQL reads the whole trigram index, which is slower than the table. */
const hasTrigram = /[\p{L}\p{N}]{3}/u

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Sorts a text in Spanish alphabetical order: ñ after n, ignoring case and accents. */
export const inSpanishOrder = (text: Expression<string | null>) => sql<string>`${text} collate es`

/** Returns the column of `orden`, and `desc` when it begins with a minus. */
export function orderOf<const C extends string>(order: C | `-${C}`): { column: C; direction: 'asc' | 'desc' } {
  const isDescending = order.startsWith('-')
  return { column: (isDescending ? order.slice(1) : order) as C, direction: isDescending ? 'desc' : 'asc' }
}

/** Sorts by all keys in one direction. */
export const inOrder = (keys: readonly Expression<unknown>[], direction: 'asc' | 'desc') =>
  sql.join(keys.map((key) => sql`${key} ${sql.raw(direction)}`))

/** Lets PostgreSQL write `datos` as JSON: the typed query alone defines what a list answers. */
export async function jsonTextOf<Reply>(db: Db, reply: Expression<Reply>): Promise<JsonText> {
  const { rows } = await sql<{ datos: string }>`select to_json(reply)::text as datos from (${reply}) reply`.execute(db)
  return new JsonText(rows[0]!.datos)
}
