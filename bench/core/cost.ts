import { cpuOfTree, memoryOf } from './cpu.ts'
import { fixedLoad } from './load.ts'
import type { Market } from './market.ts'
import type { Running } from './portal-process.ts'

/** CPU milliseconds per request. */
export interface Cost {
  /** Of the server with its database. */
  all: number
  server: number
  database: number
}

/** Starts to count the CPU of a server and its database, and not of who asks; the result returns it per request. */
export function countCpu({ postgres }: Market, { pid }: Running): (requests: number) => Cost {
  const used = () => ({ server: cpuOfTree(pid), database: cpuOfTree(postgres) })
  const before = used()
  return (requests) => {
    const after = used()
    const server = ((after.server - before.server) / requests) * 1000
    const database = ((after.database - before.database) / requests) * 1000
    return { all: server + database, server, database }
  }
}

/** Asks a number of requests and returns what one costs. */
export async function costOf(
  market: Market,
  running: Running,
  urls: readonly string[],
  requests: number,
): Promise<Cost> {
  const cost = countCpu(market, running)
  const { failed, failures } = await fixedLoad(running, urls, requests)
  if (failed) throw new Error(`${failed} requests failed: ${failures.join(', ')}`)
  return cost(requests)
}

/** Reads the memory of a process ten times a second until it is gone; the result ends that and returns the most, in megabytes. */
export function watchMemory({ pid, isRunning }: Running): () => number {
  let most = memoryOf(pid)
  const timer = setInterval(() => {
    if (isRunning()) most = Math.max(most, memoryOf(pid))
  }, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}
