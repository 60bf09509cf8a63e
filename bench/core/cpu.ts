import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** CPU seconds (user and system) that a process has used so far, with the children it has waited for. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, , , , , , , , , , , user, system, childUser, childSystem] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(user) + Number(system) + Number(childUser) + Number(childSystem)) / ticksPerSecond
}

function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** CPU seconds of a process and everything below it, such as a database server with its backends. */
export function cpuOfTree(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      parents.set(Number(name), parentOf(Number(name)))
    } catch {
      // it ended meanwhile; its parent has its seconds
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

/** Resident memory of one process, in megabytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
