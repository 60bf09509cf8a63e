import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import {
  addressOf,
  archive,
  asPostgres,
  binaries,
  folderForPostgres,
  otherThan,
  password,
  untilReplicated,
} from '../stand/database.ts'
import { growTo } from '../stand/grow.ts'
import { nodes } from '../stand/nodes.ts'
import { portalSettings } from '../stand/portal.ts'
import { program, root, until } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { startWorld } from './world.ts'

const port = 5999
/** How large the database is made before; 0: as it is. */
const gigabytes = Number(process.env.DRILL_RESTORE_GIGABYTES ?? 0)

/** Takes a backup under load, goes on writing, and restores a copy of it and the log to a moment in between. */
export const restoreToMinute: Drill = async (_stand, say) => {
  const primary = await untilReplicated()
  if (gigabytes) {
    await growTo(primary, gigabytes)
    say(`the database has ${gigabytes} GB`)
  }
  const world = await startWorld(120 + 60 * gigabytes)
  const backup = folderForPostgres('backup')
  const source = addressOf('replicator', nodes[otherThan(primary)], 5432, 'replication').replace('/replication', '')
  const backedUp = performance.now()
  const words = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups', '--', `${binaries}/pg_basebackup`]
  const flags = ['--dbname', source, '--pgdata', backup, '--wal-method=none', '--checkpoint=fast']
  await promisify(execFile)('setpriv', [...words, ...flags])
  const backupSeconds = (performance.now() - backedUp) / 1000
  await sleep(20_000)
  const [{ moment }] = (await asPostgres<{ moment: string }>(primary, 'select now()::text as moment')) as [
    { moment: string },
  ]
  const noted = performance.now()
  await sleep(20_000)
  await world.stop()
  const [{ file }] = (await asPostgres<{ file: string }>(
    primary,
    'select pg_walfile_name(pg_switch_wal()) as file',
  )) as [{ file: string }]
  await until('the log is archived', () => existsSync(join(archive, file)))

  const started = performance.now()
  const restored = folderForPostgres('restored')
  execFileSync('cp', ['-a', `${backup}/.`, restored])
  const settings = `
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
archive_mode = off
`
  appendFileSync(join(restored, 'postgresql.auto.conf'), settings)
  writeFileSync(join(restored, 'recovery.signal'), '')
  rmSync(join(restored, 'standby.signal'), { force: true }) // the backup is that of a replica
  const options = {
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    unix_socket_directories: restored,
    synchronous_standby_names: '',
    hba_file: join(restored, 'pg_hba.conf'),
  }
  writeFileSync(join(restored, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
  const server = program('restored', 'front', {
    words: [
      `${binaries}/postgres`,
      '-D',
      restored,
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    user: 'postgres',
  })
  const connectionString = `postgres://portal:${password}@127.0.0.1:${port}/portal`
  const ask = async (text: string, values: unknown[]) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    return client.query<{ names: number }>(text, values).finally(() => client.end())
  }
  await until(
    'the restored server takes writes',
    async () => (await ask('select 1 where not pg_is_in_recovery()', [])).rowCount === 1,
    600,
  )
  const verified = spawnSync(process.execPath, [join(root, 'apps/server/src/commands/audit-verify.ts')], {
    env: {
      ...process.env,
      ...portalSettings,
      DATABASE_URL: connectionString,
      DATABASE_LISTEN_URL: connectionString,
      DATABASE_POOLER: 'none',
    },
    encoding: 'utf8',
  })
  const seconds = (performance.now() - started) / 1000
  const countOf = async (names: string[]) => {
    const { rows } = await ask('select count(*)::int as names from unidad_tiempo where nombre = any($1)', [names])
    return rows[0]!.names
  }
  const { acknowledged } = world.load
  const before = acknowledged.filter(({ at }) => at < noted - 2000).map(({ name }) => name)
  const after = acknowledged.filter(({ sentAt }) => sentAt > noted).map(({ name }) => name)
  const [found, tooNew] = [await countOf(before), await countOf(after)]
  const { rows } = await ask(`select round(pg_database_size('portal') / 1048576.0)::int as names`, [])
  say(`restored to ${moment}: ${verified.stdout.trim().split('\n').slice(-2).join(' ')}`)
  await server.stop()
  return {
    figures: [
      { what: 'Size of the database', value: rows[0]!.names, unit: 'MB' },
      { what: 'Taking the backup', value: backupSeconds, unit: 's' },
      { what: 'Restoring to the moment, with the check of the chain', value: seconds, unit: 's', most: 600 },
      { what: 'Writes acknowledged before the moment', value: before.length, unit: '', least: 1 },
      { what: 'Of them missing', value: before.length - found, unit: '', most: 0 },
      { what: 'Writes acknowledged after it', value: after.length, unit: '', least: 1 },
      { what: 'Of them there', value: tooNew, unit: '', most: 0 },
      { what: 'The chain of the audit holds (1: yes)', value: Number(verified.status === 0), unit: '', least: 1 },
    ],
    details: { moment, verify: verified.stdout.trim().split('\n').slice(-3) },
  }
}
