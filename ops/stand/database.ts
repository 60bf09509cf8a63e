import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseNode, databaseNodes, type Node, nodes } from './nodes.ts'
import { configure, folder, type Program, program, until } from './programs.ts'

const members: readonly Node[] = ['db1', 'db2', 'front']

export const password = 'drill-only'
export const binaries = '/usr/lib/postgresql/15/bin'
export const archive = join(folder, 'archive')

/** The id of the user that PostgreSQL runs as. */
const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** Makes a folder that PostgreSQL may write; with `megabytes` it is a disk of that size. */
export function folderForPostgres(name: string, megabytes?: number): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  if (megabytes) {
    const disk = `${path}.disk`
    execFileSync('mkfs.ext4', ['-q', '-m', '0', disk, `${megabytes}m`], { env: { PATH: '/usr/sbin:/sbin' } })
    execFileSync('mount', ['-o', 'loop', disk, path])
  }
  chownSync(path, idOf('-u'), idOf('-g'))
  chmodSync(path, 0o700)
  return path
}

/** Starts etcd on three machines: two of them go on when one dies. */
export function startEtcd(): Program[] {
  const cluster = members.map((node) => `${node}=http://${nodes[node]}:2380`).join()
  return members.map((node) => {
    const peer = `http://${nodes[node]}:2380`
    const client = `http://${nodes[node]}:2379`
    const flags = {
      name: node,
      'data-dir': join(folder, `etcd-${node}`),
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'initial-cluster': cluster,
      'enable-v2': 'true',
      'pre-vote': 'true', // a member that was cut off does not unseat the leader when it comes back
      'heartbeat-interval': '200',
      'election-timeout': '2000',
    }
    const words = ['etcd', ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`)]
    return program(`etcd-${node}`, node, { words })
  })
}

/** Starts Patroni with its PostgreSQL on both database machines, on disks of `megabytes` each when that is given. */
export function startPatroni(megabytes?: number): Program[] {
  const wal = folderForPostgres('archive')
  return databaseNodes.map((name) => {
    const values = {
      name,
      address: nodes[name],
      etcd: members.map((node) => `${nodes[node]}:2379`).join(),
      data: folderForPostgres(name, megabytes),
      bin: binaries,
      password,
      network: '10.77.0.0/24',
      archive_command: `test -f ${wal}/%f || (cp %p ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f)`,
      restore_command: `cp ${wal}/%f %p`,
    }
    const file = configure('patroni.yml', values, `patroni-${name}.yml`)
    return program(`patroni-${name}`, name, { words: ['patroni', file], user: 'postgres', env: { LC_ALL: 'C.UTF-8' } })
  })
}

export const addressOf = (user: string, host: string, port: number, database = 'portal') =>
  `postgres://${user}:${password}@${host}:${port}/${database}`

/** Runs a statement on a database machine as its superuser. */
export async function asPostgres<Row extends pg.QueryResultRow>(
  node: DatabaseNode,
  text: string,
  database = 'postgres',
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: addressOf('postgres', nodes[node], 5432, database),
    connectionTimeoutMillis: 2000,
    query_timeout: 20_000,
  })
  client.on('error', () => {}) // killed while connected: the query reports it
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const roleOf = async (node: DatabaseNode) =>
  (await asPostgres<{ isReplica: boolean }>(node, 'select pg_is_in_recovery() as "isReplica"'))[0]!.isReplica

/** The machine whose server takes writes, null while there is none. */
async function primaryNode(): Promise<DatabaseNode | null> {
  for (const node of databaseNodes) if ((await roleOf(node).catch(() => true)) === false) return node
  return null
}

export const otherThan = (node: DatabaseNode): DatabaseNode => (node === 'db1' ? 'db2' : 'db1')

/** Waits until one server is the primary and the other confirms its commits. Returns the primary's machine. */
export async function untilReplicated(seconds = 120): Promise<DatabaseNode> {
  let primary: DatabaseNode | null = null
  await until(
    'a primary with a synchronous replica',
    async () => {
      primary = await primaryNode()
      if (!primary) return false
      const rows = await asPostgres(primary, `select from pg_stat_replication where sync_state in ('sync', 'quorum')`)
      return rows.length > 0
    },
    seconds,
  )
  return primary!
}

/** Makes the role and the database of the portal. */
export async function makePortalDatabase(primary: DatabaseNode): Promise<void> {
  await asPostgres(primary, `create role portal login password '${password}'`)
  await asPostgres(primary, 'create database portal owner portal')
}
