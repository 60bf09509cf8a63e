import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Target {
  port: number
  headers?: Record<string, string>
}

export interface Measured {
  requests: number
  seconds: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  failed: number
  /** Status and address of the first few failures. */
  failures: readonly string[]
}

const agentOf = (sockets: number) => new http.Agent({ keepAlive: true, maxSockets: sockets })

function ask(agent: http.Agent, { port, headers = {} }: Target, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, headers, agent }, (reply) => {
        reply.resume()
        reply.once('end', () => resolve(reply.statusCode ?? 0))
      })
      .once('error', reject)
  })
}

/** Closed loop for some seconds: `sockets` connections, each sending again when answered. Paths are used in turn. */
export function closedLoad(target: Target, paths: readonly string[], seconds: number, sockets = 16): Promise<Measured> {
  const until = performance.now() + seconds * 1000
  return inTurn(target, paths, sockets, () => performance.now() < until)
}

/** Sends a fixed number of requests, for CPU per request: the same work for both sides of a ratio. */
export function fixedLoad(target: Target, paths: readonly string[], requests: number, sockets = 4): Promise<Measured> {
  return inTurn(target, paths, sockets, (sent) => sent < requests)
}

async function inTurn(target: Target, paths: readonly string[], sockets: number, goesOn: (sent: number) => boolean) {
  const agent = agentOf(sockets)
  const times: number[] = []
  let sent = 0
  const failures: string[] = []
  const started = performance.now()
  const visitor = async () => {
    while (goesOn(sent)) {
      const at = performance.now()
      const path = paths[sent++ % paths.length]!
      const status = await ask(agent, target, path).catch(() => 0)
      times.push(performance.now() - at)
      if (status !== 200) failures.push(`${status} ${path}`)
    }
  }
  await Promise.all(Array.from({ length: sockets }, visitor))
  agent.destroy()
  return summary(times, (performance.now() - started) / 1000, failures)
}

/** Open loop: one request every 1/rate seconds, measured from its due time. */
export async function openLoad(
  target: Target,
  paths: readonly string[],
  rate: number,
  seconds: number,
): Promise<Measured> {
  const agent = agentOf(256)
  const times: number[] = []
  const failures: string[] = []
  const started = performance.now()
  const total = Math.floor(rate * seconds)
  const running: Promise<void>[] = []
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * rate) + 1)
    for (; sent < due; sent++) {
      const dueAt = started + (sent / rate) * 1000
      const path = paths[sent % paths.length]!
      running.push(
        ask(agent, target, path)
          .catch(() => 0)
          .then((status) => {
            times.push(performance.now() - dueAt)
            if (status !== 200) failures.push(`${status} ${path}`)
          }),
      )
    }
    await sleep(1)
  }
  await Promise.all(running)
  agent.destroy()
  return summary(times, (performance.now() - started) / 1000, failures)
}

function summary(times: number[], seconds: number, failures: readonly string[]): Measured {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 100) / 100
  return {
    requests: sorted.length,
    seconds: Math.round(seconds * 100) / 100,
    perSecond: Math.round(sorted.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed: failures.length,
    failures: failures.slice(0, 5),
  }
}
