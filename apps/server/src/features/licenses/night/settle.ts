import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges, type Change } from '#core/database/events.ts'
import { latestDay, statusOf } from '../clock-queries.ts'
import * as queries from './queries.ts'

/**
 * Moves every license whose day has come, where its holder is: scheduled ones begin, those past their end and grace
 * finish. Done by a job, and before lists are read, so both agree. Safe to run twice or concurrently: what another
 * process moves is left to it. It never moves a license back, whatever the clock says.
 */
export async function settleDue(db: Db, at?: Date): Promise<number> {
  let moved = 0
  while (await queries.isAnyDue(db, { status: statusOf(at), latest: latestDay(at) })) {
    const rows = await inTransaction(db, async (db) => {
      const rows = await queries.moveDue(db, { status: statusOf(at), latest: latestDay(at) })
      await announceChanges(db, ...changesOf(rows))
      return rows
    })
    if (rows.length === 0) return moved // another process has locked them
    moved += rows.length
  }
  return moved
}

/** Holders that one announcement names; others see it when they load the page. */
const mostNamed = 200

function changesOf(rows: readonly { empresa_id: number | null; usuario_id: number }[]): Change[] {
  if (rows.length === 0) return []
  const enterprises = [...new Set(rows.flatMap(({ empresa_id: id }) => (id === null ? [] : [id])))]
  const people = [...new Set(rows.map(({ usuario_id: id }) => id))].slice(0, mostNamed)
  const of = [...enterprises.map((enterpriseId) => ({ enterpriseId })), ...people.map((authorId) => ({ authorId }))]
  return [{ area: 'licencias', of }]
}
