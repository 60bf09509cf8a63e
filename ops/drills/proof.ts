import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/database.ts'
import type { Figure } from '../../bench/core/report.ts'
import type { Acknowledged } from '../load/load.ts'
import { settle } from '../load/payments.ts'
import { withPortalDatabase } from '../stand/own-database.ts'
import { mailsOnce } from '../stand/sent-mails.ts'

/** Of the drills before, on the same stand. */
let chargedBefore = 0
let twiceBefore = 0

/** What must hold after every drill, whatever died: nothing acknowledged is lost, nothing is done twice. */
export async function proveAll(acknowledged: readonly Acknowledged[]): Promise<Figure[]> {
  const lost = await lostWrites(acknowledged.map(({ name }) => name))
  const books = await settle()
  const orders = [...new Set([...Object.keys(books.ours), ...Object.keys(books.theirs)])]
  const mails = await mailsOnce()
  const charged = Object.keys(books.theirs).length - chargedBefore
  chargedBefore += charged
  const twice = mails.twice - twiceBefore
  twiceBefore = mails.twice
  return [
    { what: 'Writes acknowledged', value: acknowledged.length, unit: '', least: 1 },
    { what: 'Acknowledged writes lost', value: lost.missing, unit: '', most: 0 },
    { what: 'Writes done twice, or with other than one row of the audit', value: lost.twice, unit: '', most: 0 },
    { what: 'Payments charged', value: charged, unit: '', least: 1 },
    { what: 'Payments in doubt', value: books.unfinished, unit: '', most: 0 },
    {
      what: 'Payments on which portal and provider disagree',
      value: orders.filter((order) => books.ours[order] !== books.theirs[order]).length,
      unit: '',
      most: 0,
    },
    { what: 'Mails delivered', value: mails.delivered, unit: '' },
    { what: 'Mails delivered twice', value: twice, unit: '', most: 0 },
    { what: 'Mails not delivered', value: mails.missing, unit: '', most: 0 },
  ]
}

async function lostWrites(names: readonly string[]): Promise<{ missing: number; twice: number }> {
  return withPortalDatabase((db) => db.transaction().execute((db) => countLost(db, names)))
}

async function countLost(db: Db, names: readonly string[]): Promise<{ missing: number; twice: number }> {
  await sql`set local statement_timeout = 0`.execute(db) // twenty rounds write thousands
  const { rows } = await sql<{ missing: number; twice: number }>`
    with noted as (
        select entidad_id, count(*) as audits from auditoria
        where entidad = 'unidad_tiempo' and accion = 'timeUnits.created' group by entidad_id),
      stored as (
        select nombre, count(*) as rows, sum(coalesce(audits, 0)) as audits
        from unidad_tiempo left join noted on entidad_id = unidad_tiempo.id::text group by nombre)
    select count(*) filter (where rows is null)::int as missing,
        count(*) filter (where rows > 1 or audits <> 1)::int as twice
      from unnest(${names}::text[]) as name left join stored on nombre = name`.execute(db)
  return rows[0]!
}
