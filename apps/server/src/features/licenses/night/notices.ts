import { type Db, inTransaction } from '#core/database/database.ts'
import { announceEvents } from '#features/webhooks/service.ts'
import type { LicenseDeps } from '../deps.ts'
import { digestMail, ownMail } from './mails.ts'
import * as queries from './queries.ts'

export type NoticeDeps = Pick<LicenseDeps, 'db' | 'mails' | 'env'>

/** People whose mails one transaction writes, and notices that it reads. */
const [mostReaders, mostNotices] = [100, 2000]

/**
 * Stores and mails what is due of the notices before an end (rule licenses/notices): to the holder a mail for each
 * license, to others one mail with all. Safe to run twice or concurrently, and to be killed: a stored notice is mailed
 * by the next run, once.
 */
export async function sendNotices(deps: NoticeDeps, at?: Date): Promise<void> {
  const { db } = deps
  while ((await inTransaction(db, (db) => storeAndAnnounce(db, at))) > 0);
  let after = 0
  for (;;) {
    const readers = await queries.listReaders(db, after, mostReaders)
    const last = readers.at(-1)
    if (last === undefined) return
    while ((await inTransaction(db, (db) => writeMails(deps, db, readers, at))) === mostNotices);
    after = last
  }
}

async function storeAndAnnounce(db: Db, at?: Date): Promise<number> {
  const { total, avisadas } = await queries.storeNotices(db, at)
  const ending = avisadas.map(({ id, estado, empresa_id, usuario_id, ...more }) => ({
    ...{ id, estado, more },
    ...{ enterpriseId: empresa_id, authorId: usuario_id },
  }))
  await announceEvents(db, 'licencia.por_terminar', ending)
  return total
}

async function writeMails({ mails, env }: NoticeDeps, db: Db, readers: readonly number[], at?: Date): Promise<number> {
  const notices = await queries.lockNotices(db, readers, mostNotices, at)
  const [told, gone] = [notices.filter((row) => row.es_activo), notices.filter((row) => !row.es_activo)]
  await queries.dropNotices(db, gone)
  const own = told.filter((row) => row.lector_id === row.titular_id).map((row) => [row])
  const others = Map.groupBy(
    told.filter((row) => row.lector_id !== row.titular_id),
    (row) => row.lector_id,
  )
  const groups = [...own, ...others.values()]
  if (groups.length === 0) return notices.length
  const written = groups.map((rows) =>
    rows[0]!.lector_id === rows[0]!.titular_id ? ownMail(env, rows[0]!) : digestMail(env, rows),
  )
  const ids = await mails.queueMany(db, written)
  const sent = groups.flatMap((rows, place) => rows.map((row) => ({ ...row, correo_id: ids[place]! })))
  await queries.markSent(db, sent)
  return notices.length
}
