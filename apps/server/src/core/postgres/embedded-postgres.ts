import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, refuseUnserved } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { stopLeftover } from './leftover.ts'
import { actingFor } from './owner.ts'

export interface EmbeddedPostgres {
  /** For a pool or a client in this process. */
  readonly config: pg.PoolConfig
  /** The same as DATABASE_URL, for other processes of this machine. */
  readonly url: string
  /** Ends connections, flushes to disk and releases the folder. */
  stop(): Promise<void>
}

const stopTimeoutMs = 30_000

/**
 * Starts the PostgreSQL of `dataDir`, creates it when missing, and recovers it after a crash. One process per folder
 * (FolderInUse); the server ends with that process. `onLost` is called when it ends unexpectedly.
 */
export async function startPostgres(
  dataDir: string,
  onLost: () => void,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  refuseUnserved(process.platform, process.arch)
  mkdirSync(dataDir, { recursive: true })
  const root = realpathSync(dataDir)
  const release = await lockFolder(root)
  try {
    return await serve(root, release, onLost, settings)
  } catch (error) {
    release()
    throw error
  }
}

async function serve(
  root: string,
  release: () => void,
  onLost: () => void,
  settings: Readonly<Record<string, string>>,
) {
  const cluster = join(root, 'postgres')
  const binaries = findBinaries(root)
  prepareCluster(cluster, binaries, settings.fsync !== 'off')
  await stopLeftover(cluster)

  const sockets = socketFolder(root, cluster)
  const words = [
    ...actingFor(cluster, { dyingWithUs: true }),
    binaries.postgres,
    '-D',
    cluster,
    ...Object.entries({ ...defaults(sockets), ...settings }).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  const logFile = join(root, 'postgres.log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'w', 0o600)
  // Detached: Ctrl+C goes to the whole foreground process group, and the portal needs its database until it has
  // finished.
  const child = spawn(words[0]!, words.slice(1), { env: binaries.env, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))

  const config = { host: sockets, user: 'portal', database: 'portal' }
  try {
    await untilReady(child, config, logFile)
  } catch (error) {
    child.kill('SIGINT')
    await ended
    throw error
  }

  let stopping: Promise<void> | undefined
  void ended.then(() => {
    if (!stopping) onLost()
  })
  const stop = async () => {
    child.kill('SIGINT')
    // Killing after the time-out is safe: the next start recovers from the log.
    const stopTimer = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs)
    await ended
    clearTimeout(stopTimer)
    release()
  }
  return {
    config,
    url: `postgres://portal@${encodeURIComponent(sockets)}/portal`,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

/** PostgreSQL's default durability; the log contains no row, because rows hold personal data. */
const defaults = (sockets: string): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: `"${sockets.replaceAll('"', '""')}"`,
  unix_socket_permissions: '0700',
  max_connections: '60',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
})

const starting = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03'])

/**
 * Whether the server is starting or recovering from a crash, however long that takes; if it gives up, its process ends.
 */
const isStarting = (error: Error & { code?: string }) =>
  error.code ? starting.has(error.code) : error.message === 'Connection terminated unexpectedly'

async function untilReady(child: ChildProcess, config: pg.ClientConfig, logFile: string): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (;;) {
    if (failure || child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL did not start:\n${failure?.message ?? readFileSync(logFile, 'utf8')}`)
    const client = new pg.Client({ ...config, database: 'postgres' })
    try {
      await client.connect()
      const { rowCount } = await client.query('select from pg_database where datname = $1', [config.database])
      if (!rowCount) await client.query('create database portal')
      return
    } catch (error) {
      if (!isStarting(error as Error)) throw error
      await sleep(20)
    } finally {
      await client.end().catch(() => {}) // never connected, or its server is gone: the loop reports it
    }
  }
}

/** A socket path may have 107 bytes on Linux and 103 on macOS; its file name takes 20. */
const longestFolder = 82

/** No port and no password: only users who may enter this folder can connect. */
export function socketFolder(root: string, cluster: string): string {
  const { uid, gid } = statSync(cluster)
  const near = join(root, 'postgres.run')
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const folder = Buffer.byteLength(near) <= longestFolder ? near : join(tmpdir(), `portal-${hash}`)
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  const isRoots = process.getuid?.() === 0 && lstatSync(folder).uid === 0
  if (isRoots) lchownSync(folder, uid, gid)
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== uid) throw new Error(`${folder} belongs to someone else`)
  return folder
}
