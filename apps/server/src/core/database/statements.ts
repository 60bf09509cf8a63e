import { createHash } from 'node:crypto'
import { type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type pg from 'pg'
import { spanned } from '../tracing/spans.ts'

const mark = '/* planned for its values */'

/**
 * Put this into a condition on words or on a range, which matches a few rows or nearly all: PostgreSQL then plans the
 * statement for its actual values each time (decision 014).
 */
export const customPlan = sql.raw(`${mark} `)

const statementsPerConnection = 300

interface Options {
  /** False behind a transaction pooler, where the next transaction may have another connection of the server. */
  isPrepared: boolean
  /** A server that is silent for longer is gone; null when its statements may take any time. */
  answerMs: number | null
  onError: (error: unknown) => void
}

/**
 * Returns how to query on a connection so that PostgreSQL parses each statement once and later reuses one generic plan.
 * Statements beyond the limit, or with `customPlan`, are sent without a name and planned each time.
 */
export function withStatements(
  client: pg.PoolClient,
  { isPrepared, answerMs, onError }: Options,
): Pick<PostgresPoolClient, 'query'> {
  let isRaised = false
  /** Who raises the server's limit in a transaction waits as long. */
  const waitOf = (text: string): number | null => {
    if (/\bset local statement_timeout\b/i.test(text)) isRaised = true
    else if (isRaised && /^(?:commit|rollback)$/i.test(text)) isRaised = false
    return isRaised ? null : answerMs
  }
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size === statementsPerConnection || text.includes(mark)) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  async function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const ms = waitOf(text)
    const name = isPrepared && values.length > 0 ? nameOf(text) : undefined
    const asked = { text, values: [...values], ...(name && { name }), ...(ms !== null && { query_timeout: ms }) }
    try {
      const result = await spanned('statement', { 'db.system.name': 'postgresql', 'db.query.text': text }, () =>
        client.query(asked),
      )
      return result as unknown as PostgresQueryResult<R>
    } catch (error) {
      onError(error)
      throw error
    }
  }
  return { query: query as PostgresPoolClient['query'] }
}
