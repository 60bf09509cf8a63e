import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Db, openDatabase } from '../../../apps/server/src/core/database/database.ts'
import { socketFolder } from '../../../apps/server/src/core/postgres/embedded-postgres.ts'
import { type Command, commands, flagsOf } from '../../../scripts/launch/commands.mjs'

export type Captcha = 'off' | 'altcha'

export interface Portal {
  readonly url: string
  /** Its `DATA_DIR`. */
  readonly folder: string
  /** Returns the last 200 lines of its output. */
  log(): string
  /** Kills the process like a power cut. */
  crash(): Promise<void>
  /** Starts it again with the same folder and address. */
  startAgain(): Promise<void>
  /** Opens its database, for what only time brings about. */
  database(): Db
  /** Stops it in order; its folder stays. */
  close(): Promise<void>
  /** Stops it and removes its folder. */
  stop(): Promise<void>
}

const ROOT = join(import.meta.dirname, '..', '..', '..')
const asPortal = { user: 'portal', database: 'portal' }
const START_MS = 120_000
const STOP_MS = 20_000

/** Names the folder that a first portal has left, for the processes of the runner. */
export const firstFolderVariable = 'PORTAL_E2E_FIRST_FOLDER'

/**
 * Starts the real portal like `npm start`: a free port, its own folder and database. The folder is a copy of the one that
 * a first portal has left (`first-portal.ts`), because making the database and the demo data is most of a first start.
 * `command` is what is started: the portal, or that of developers.
 */
export async function startPortal(
  captcha: Captcha,
  settings: Record<string, string> = {},
  command: Command = commands.start,
): Promise<Portal> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-e2e-')))
  const first = process.env[firstFolderVariable]
  // not the `cp` of Node, which keeps no owner
  if (first) await promisify(execFile)('cp', ['-a', `${first}/.`, folder])
  const port = await freePort()
  const url = `http://localhost:${port}`
  const lines: string[] = []
  const log = () => lines.join('\n')
  const place = { DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url }
  const variables = { ...place, CAPTCHA: captcha, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback', ...settings }
  let child: ChildProcess

  async function start(): Promise<void> {
    const { file, env, words = [] } = command
    child = spawn(process.execPath, [...flagsOf(command), file, ...words], {
      cwd: ROOT,
      env: { ...ownEnvironment(), ...env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        lines.push(...text.trimEnd().split('\n'))
        lines.splice(0, lines.length - 200)
      })
    }
    try {
      await healthy(url, child)
    } catch (error) {
      await stop()
      throw new Error(`The portal did not start: ${(error as Error).message}\n${log()}`)
    }
  }

  const close = () => stopped(child)

  async function stop(): Promise<void> {
    await close()
    await rm(folder, { recursive: true, force: true })
  }

  async function crash(): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  await start()
  const database = () =>
    openDatabase({ host: socketFolder(folder, join(folder, 'postgres')), ...asPortal }, console.error)
  return { url, folder, log, crash, startAgain: start, database, close, stop }
}

/** Excludes the developer's settings: tests must not write to their DATABASE_URL. */
function ownEnvironment(): Record<string, string> {
  const inherited = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TZ']
  return Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS
  let last = 'no answer'
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`ended with ${child.exitCode ?? child.signalCode}`)
    const status = await fetch(`${url}/v1/salud`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    )
    if (status === 200) return
    last = `/v1/salud says ${status}`
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${last} after ${START_MS / 1000} s`)
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
  if (child.signalCode === 'SIGKILL') throw new Error(`The portal did not stop within ${STOP_MS / 1000} s`)
}
