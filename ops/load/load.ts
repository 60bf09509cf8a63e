import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kind, Sample } from './samples.ts'

interface Options {
  url: string
  visitors: number
  staff: number
  writers: number
  /** Tokens of signed-in staff, used in turn. */
  tokens: readonly string[]
  pages: readonly string[]
  lists: readonly string[]
}

/** A write that was answered with 200. */
export interface Acknowledged {
  name: string
  sentAt: number
  at: number
}

export interface Load {
  samples: Sample[]
  acknowledged: Acknowledged[]
  stop(): Promise<void>
}

/** How long each of them thinks between two requests, in milliseconds. */
const pauses: Readonly<Record<Kind, number>> = { visitor: 4000, staff: 3000, writer: 2000 }
const timeoutMs = 30_000

/** Visitors, staff and writers who go on until they are stopped. A writer repeats what was not answered, by the same key. */
export function startLoad({ url, visitors, staff, writers, tokens, pages, lists }: Options): Load {
  const samples: Sample[] = []
  const acknowledged: Acknowledged[] = []
  const stopped = new AbortController()
  let turn = 0

  async function send(kind: Kind, path: string, init: RequestInit): Promise<number> {
    const at = performance.now()
    let by: Sample['by']
    const status = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .then(async (reply) => {
        await reply.arrayBuffer()
        if (reply.status >= 500) by = reply.headers.get('content-type')?.includes('json') ? 'portal' : 'proxy'
        return reply.status
      })
      .catch(() => 0)
    samples.push({ kind, at, ms: performance.now() - at, status, by })
    return status
  }

  async function write(token: string, from: string): Promise<void> {
    const name = `D ${randomUUID()}`
    const sentAt = performance.now()
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': name.slice(2),
      'x-forwarded-for': from,
    }
    const body = JSON.stringify({ nombre: name, nombre_en: name })
    for (;;) {
      const status = await send('writer', '/v1/unidad_tiempo/save', { method: 'POST', headers, body })
      if (status === 200) acknowledged.push({ name, sentAt, at: performance.now() })
      if (status !== 0 && status < 500) return
      if (stopped.signal.aborted) return
      await sleep(300)
    }
  }

  const person = async (kind: Kind, nth: number) => {
    const from = `172.16.${nth >> 8}.${(nth & 255) + 1}`
    const token = tokens[nth % tokens.length]!
    const rest = () =>
      sleep(pauses[kind] * (0.5 + Math.random()), undefined, { signal: stopped.signal }).catch(() => {})
    await rest()
    while (!stopped.signal.aborted) {
      if (kind === 'writer') await write(token, from)
      else if (kind === 'staff')
        await send(kind, lists[turn++ % lists.length]!, {
          headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
        })
      else await send(kind, pages[turn++ % pages.length]!, { headers: { 'x-forwarded-for': from } })
      await rest()
    }
  }
  const many = (kind: Kind, count: number) => Array.from({ length: count }, (_, nth) => person(kind, nth))
  const all = Promise.all([...many('visitor', visitors), ...many('staff', staff), ...many('writer', writers)])
  return {
    samples,
    acknowledged,
    async stop() {
      stopped.abort()
      await all
    },
  }
}
