import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FolderInUse, isAnswering } from './folder-lock.ts'

const timeoutMs = 60_000

/** What a server wrote about itself into its data folder. */
interface Running {
  readonly pid: number
  readonly sockets: string
}

/** Returns the server that runs in this data folder, or ran until a crash; null when none does. */
export function runningIn(cluster: string): Running | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), sockets: lines[4] ?? '' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Returns the socket file of a server with this socket folder. */
export const socketIn = (folder: string) => join(folder, '.s.PGSQL.5432')

/**
 * Stops a server that outlived its portal. Call it only while holding the folder lock. Removes a pid file whose number
 * now belongs to another program (containers reuse them), except when the server answers from another container.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  let asked = 0
  for (const start = performance.now(); ; await sleep(50)) {
    const left = runningIn(cluster)
    if (!left) return
    if (!commandOf(left.pid).includes(cluster)) {
      for (const folder of [left.sockets, join(dirname(cluster), basename(left.sockets))])
        if (await isAnswering(socketIn(folder))) throw new FolderInUse(cluster)
      return rmSync(join(cluster, 'postmaster.pid'), { force: true })
    }
    if (asked !== left.pid) interrupt(left.pid)
    asked = left.pid
    if (performance.now() - start > timeoutMs) throw new Error(`PostgreSQL ${left.pid} of ${cluster} does not stop`)
  }
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // otherwise it had already ended
  }
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux') return spawnSync('ps', ['-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' }).stdout
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // no such process
  }
}
