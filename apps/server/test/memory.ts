import { readdirSync, readFileSync } from 'node:fs'

const statusOf = (pid: number | string, file = 'status') => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it ended
  }
}

/** The confined processes of this one, or of another. */
export function confinedOf(parent = process.pid): number[] {
  if (process.platform !== 'linux') return [] // only there they can be looked at from outside
  // By thread: to look through the processes of a whole machine fifty times a second would be most of the work.
  const threads = readdirSync(`/proc/${parent}/task`)
  const below = threads.flatMap((thread) => statusOf(parent, `task/${thread}/children`).split(' ').filter(Boolean))
  return below.filter((pid) => statusOf(pid, 'cmdline').includes('confined.ts')).map(Number)
}

/** The most that a process ever held, in MB; 0 once it ended. */
const peakOf = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) / 1000

/** The most that any confined process held while something was done, in MB. */
export async function confinedPeak<T>(
  work: () => Promise<T>,
  parent = process.pid,
): Promise<{ value: T; peak: number }> {
  let peak = 0
  const look = () => {
    for (const pid of confinedOf(parent)) peak = Math.max(peak, peakOf(pid))
  }
  const timer = setInterval(look, 20)
  try {
    const value = await work()
    look()
    return { value, peak }
  } finally {
    clearInterval(timer)
  }
}
