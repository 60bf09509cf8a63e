import { readFileSync } from 'node:fs'

const everyMs = 250

/**
 * The processes without which a command that npm started shall end: npm, and the shell that npm put in between. A shell
 * does not pass on the signal that ends it, and npm cannot when it is killed. None when npm did not start the command.
 * @param {{ env: NodeJS.ProcessEnv, parent: number, statOf?: (pid: number) => string }} process_
 */
export function callers({ env, parent, statOf = procStat }) {
  if (!env.npm_execpath) return []
  const stat = statOf(parent) // "4711 (sh) S 4710 …", where a name may hold brackets too
  const end = stat.lastIndexOf(')')
  const isShell = stat.slice(0, end).endsWith('sh')
  return isShell ? [parent, Number(stat.slice(end + 2).split(' ')[1])] : [parent]
}

/**
 * Linux only: the shells of macOS and of Windows are the last to see npm go, or are replaced by the command.
 * @param {number} pid
 */
function procStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Calls `act` once, when one of the processes has ended or this process has lost its parent.
 * @param {readonly number[]} pids
 * @param {() => void} act
 */
export function whenGone(pids, act) {
  if (pids.length === 0) return
  const parent = process.ppid
  const timer = setInterval(() => {
    // A parent that was killed may stay in the list of processes until someone reads its exit code. On Windows its
    // number stays.
    const isOrphan = process.platform !== 'win32' && process.ppid !== parent
    if (!isOrphan && !pids.some(isGone)) return
    clearInterval(timer)
    act()
  }, everyMs)
  timer.unref()
}

/** @param {number} pid */
function isGone(pid) {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH' // EPERM: it is there, and another user's
  }
}
