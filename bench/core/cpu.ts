import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Returns the CPU seconds (user and system) of a process, with the children it has waited for. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, , , , , , , , , , , user, system, childUser, childSystem] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(user) + Number(system) + Number(childUser) + Number(childSystem)) / ticksPerSecond
}

function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Returns the CPU seconds of a process and all its descendants, such as a database server with its backends. */
export function cpuOfTree(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      parents.set(Number(name), parentOf(Number(name)))
    } catch {
      // ended; its parent has its seconds
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0))
  let seconds = 0
  for (const pid of parents.keys()) {
    if (!isBelow(pid)) continue
    try {
      seconds += cpuOf(pid)
    } catch {
      // as above
    }
  }
  return seconds
}

/** Returns the resident memory of a process, in megabytes. */
export const memoryOf = (pid: number): number => megabytes(pid, 'VmRSS')

/** Returns the peak resident memory of a process, in megabytes. */
export const peakMemoryOf = (pid: number): number => megabytes(pid, 'VmHWM')

function megabytes(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? []
  return Number(kilobytes) / 1024
}
