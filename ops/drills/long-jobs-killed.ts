import { sql } from 'kysely'
import { insertBroadcast, insertContacts, outcomesOf } from '../../bench/core/broadcasts.ts'
import { Uploads, usersBookOf } from '../../bench/core/bulk-upload.ts'
import type { Figure } from '../../bench/core/report.ts'
import { publicUrl } from '../stand/front.ts'
import { deliveredMails } from '../stand/mail.ts'
import { withPortalDatabase } from '../stand/own-database.ts'
import { killAndRestart, until } from '../stand/programs.ts'
import { broadcastDomain } from '../stand/sent-mails.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld, tokensOf } from './world.ts'

const recipients = 3000
const rows = 4000
/** Kills inside the broadcast. Each is found by missing heartbeats, and a minute later the broadcast goes on. */
const kills = 3
/** The rows of the import are users of this name, which nobody of the demo data has. */
const word = 'simulacro-'

/** Kills the jobs process in the middle of a broadcast, and of an import while it is checked and while it is committed. */
export const longJobsKilled: Drill = async ({ jobs }, say) => {
  const world = await startWorld(1500)
  const broadcast = await startBroadcast()
  for (let kill = 1; kill <= kills; kill++) {
    const before = await answeredOf(broadcast)
    await until('the broadcast goes on', async () => (await answeredOf(broadcast)) > before + 50, 300)
    await killAndRestart(jobs)
    say(`jobs killed inside the broadcast, ${await answeredOf(broadcast)} of ${recipients} sent`)
  }
  const [token = ''] = await tokensOf(1)
  const uploads = new Uploads(publicUrl, token)
  uploads.kind = 'usuario'
  const id = await uploads.send(usersBookOf(rows, await uploads.enterprise(), word))
  await killAndRestart(jobs)
  say('jobs killed while an import was checked')
  await uploads.checked(id)
  await uploads.startCommit(id)
  await until('rows are committed', async () => (await uploads.state(id)).hechas > 0, 300)
  const { hechas } = await uploads.state(id)
  await killAndRestart(jobs)
  say(`jobs killed while an import was committed, ${hechas} of ${rows} done`)
  await uploads.committed(id)
  await until('the broadcast ends', () => isEnded(broadcast), 600)
  const bought = await world.stop()
  const figures = [
    ...(await figuresOf(broadcast)),
    ...(await importedOnce()),
    ...(await proveAll(world.load.acknowledged)),
  ]
  return { figures, details: { kills: kills + 2, recipients, rows, doneAtKill: hechas, bought } }
}

/** Makes contacts and a broadcast to them that is due. */
const startBroadcast = (): Promise<number> =>
  withPortalDatabase(async (db) => {
    await insertContacts(db, recipients, broadcastDomain)
    return insertBroadcast(db, broadcastDomain)
  })

const answeredOf = (id: number) =>
  withPortalDatabase(async (db) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from difusion_destinatario where difusion_id = ${id} and estado = 'enviado'`.execute(db)
    return rows[0]!.n
  })

const isEnded = (id: number) =>
  withPortalDatabase(async (db) => {
    const { rows } = await sql<{ estado: string }>`select estado from difusion where id = ${id}`.execute(db)
    return rows[0]!.estado === 'terminada'
  })

async function figuresOf(id: number): Promise<Figure[]> {
  const ofBroadcast = () => deliveredMails().flatMap(({ to }) => (to.endsWith(broadcastDomain) ? [to] : []))
  const sent = await answeredOf(id)
  await until('all mails of the broadcast are delivered', () => ofBroadcast().length >= sent, 120).catch(() => {})
  const said = await withPortalDatabase((db) => outcomesOf(db, id, ofBroadcast()))
  return [
    { what: 'Recipients of the broadcast', value: said.recipients, unit: '', least: recipients },
    { what: 'Sent twice', value: said.twice, unit: '', most: 0 },
    { what: 'Neither sent once nor listed as unknown', value: said.lost, unit: '', most: 0 },
    { what: 'Listed as unknown', value: said.unknown, unit: '', most: (kills + 2) * 8 },
  ]
}

const importedOnce = (): Promise<Figure[]> =>
  withPortalDatabase(async (db) => {
    const { rows: found } = await sql<{ n: number; audited: number }>`
      select count(*)::int as n, count(a.id)::int as audited from usuario u
      left join auditoria a on a.entidad = 'usuario' and a.entidad_id = u.id::text and a.accion = 'users.created'
      where u.email like ${`marta.${word}%`}`.execute(db)
    const { n, audited } = found[0]!
    return [
      { what: 'Rows of the import', value: n, unit: '', least: rows, most: rows },
      { what: 'Audit rows of them', value: audited, unit: '', least: rows, most: rows },
    ]
  })
