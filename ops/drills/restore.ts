import { spawnSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
import { nodes } from '../stand/nodes.ts'
import { portalSettings } from '../stand/portal.ts'
import { program, root, runOn, until } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { startWorld } from './world.ts'

const port = 5999

/** Takes a backup under load, goes on writing, and restores backup and log to a moment in between. */
export const restoreToMinute: Drill = async (_stand, say) => {
  const world = await startWorld(120)
  const primary = await untilReplicated()
  const backup = folderForPostgres('restored')
  const source = addressOf('replicator', nodes[otherThan(primary)], 5432, 'replication').replace('/replication', '')
  const backedUp = performance.now()
  const words = [
    'setpriv',
    '--reuid',
    'postgres',
    '--regid',
    'postgres',
    '--init-groups',
    '--',
    `${binaries}/pg_basebackup`,
  ]
  runOn('front', [...words, '--dbname', source, '--pgdata', backup, '--wal-method=none', '--checkpoint=fast'])
  const backupSeconds = (performance.now() - backedUp) / 1000
  await sleep(20_000)
  const [{ moment }] = (await asPostgres<{ moment: string }>(primary, 'select now()::text as moment')) as [
    { moment: string },
  ]
  const noted = performance.now()
  await sleep(20_000)
  await world.stop()
  await asPostgres(primary, 'select pg_switch_wal()')
  await sleep(3000)

  const started = performance.now()
  const settings = `
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
archive_mode = off
`
  appendFileSync(join(backup, 'postgresql.auto.conf'), settings)
  writeFileSync(join(backup, 'recovery.signal'), '')
  const flags = {
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    unix_socket_directories: backup,
    synchronous_standby_names: '',
    hba_file: join(backup, 'pg_hba.conf'),
  }
  writeFileSync(join(backup, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
  const server = program('restored', 'front', {
    words: [
      `${binaries}/postgres`,
      '-D',
      backup,
      ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
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
