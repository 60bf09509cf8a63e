import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAddresses } from '#features/users/demo.ts'
import { type Asked, askedOf, type Operation, operationsOf } from '../test/fuzz/operations.ts'
import { Pool } from '../test/fuzz/pool.ts'
import { faultOf } from '../test/fuzz/verdict.ts'
import { send, topicOf, type Wire, wireOf } from '../test/fuzz/wire.ts'
import { gatherLog } from '../test/log-lines.ts'
import { startApp, type TestApp } from '../test/start-app.ts'
import { loadDemo } from './demo.ts'

/**
 * A part of `npm test`: every call by three people, then as long as there is time; `npm run fuzz -- --seconds 600 --seed 1`
 * runs it longer, or again.
 */
const seconds = Number(process.env.FUZZ_SECONDS ?? 6)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const visitorsOfEach = 3

interface Visitor {
  name: string
  email: string | null
  token: string | null
}

let t: TestApp
let port: number
let lines: string[]
const pool = new Pool()
const statuses = new Map<number, number>()
beforeAll(async () => {
  t = await startApp({ LOG_LEVEL: 'error' })
  lines = gatherLog(t)
  await loadDemo(t.deps.db, t.deps.files)
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => t.close())

const visitors: Visitor[] = [
  { name: 'visitor', email: null, token: null },
  ...demoAddresses.map(({ email }) => ({ name: email.split('@')[0]!, email, token: null })),
]

/** Signs in whom an earlier request signed out, blocked or took the modules from. */
async function signIn(visitor: Visitor): Promise<void> {
  if (!visitor.email) return
  const { db, sessions } = t.deps
  const { rows } = await sql<{ id: number }>`
    update usuario set estado_id = 1 where email = ${visitor.email} returning id`.execute(db)
  if (rows[0]) visitor.token = (await sessions.open(db, rows[0].id, { ip: '127.0.0.1', agent: 'fuzz' })).token
}

/** Sends one request; what is wrong with the answer, with all that is needed to send it again by hand. */
async function tried(operation: Operation, visitor: Visitor, asked: Asked, isFirst = true): Promise<string | null> {
  const mounted = t.door.find({ method: operation.method as 'GET', path: operation.path.replace(/\{(\w+)\}/g, ':$1') })
  const wire = wireOf(operation, asked, pool, visitor.token)
  const logged = lines.length
  const told = (fault: string) =>
    [
      `${fault}\n  ${visitor.name}: ${shown(wire)}`,
      ...lines.slice(logged, logged + 2).map((line) => line.slice(0, 900)),
    ].join('\n  ')
  try {
    const heard = await send(port, wire)
    statuses.set(heard.status, (statuses.get(heard.status) ?? 0) + 1)
    const fault = faultOf(mounted, heard, (datos) => pool.learn(datos, topicOf(operation)))
    if (heard.status === 401 && visitor.email && isFirst) {
      await signIn(visitor)
      return tried(operation, visitor, asked, false)
    }
    if (heard.status === 429) await t.deps.db.deleteFrom('limite').execute()
    return fault && told(fault)
  } catch (error) {
    return told(`gives no answer: ${(error as Error).message}`)
  }
}

const shown = ({ method, path, headers, body }: Wire) => {
  const { authorization: _token, ...rest } = headers
  return `${method} ${path.slice(0, 600)} ${JSON.stringify(rest)} ${JSON.stringify(body?.toString().slice(0, 1500) ?? '')}`
}

test(`no request of anybody makes the API fail (seed ${seed}, ${seconds} s)`, {
  timeout: (seconds + 120) * 1000,
}, async () => {
  const operations = operationsOf((await t.app.inject('/v1/openapi.json')).json())
  expect(operations.length).toBe(t.door.calls.length)
  for (const visitor of visitors) await signIn(visitor)
  const until = Date.now() + seconds * 1000
  const faults = new Map<string, string>()
  let requests = 0
  for (let round = 0; Date.now() < until; round++) {
    const order = fc.sample(fc.shuffledSubarray(operations, { minLength: operations.length }), {
      seed: seed + round,
      numRuns: 1,
    })[0]!
    for (const [index, operation] of order.entries()) {
      if (round > 0 && Date.now() > until) break
      const tries = fc.sample(askedOf(operation), { seed: seed + round * 1000 + index, numRuns: visitorsOfEach })
      for (const [nth, asked] of tries.entries()) {
        // the first may do everything, so that each call is reached behind its access
        const visitor = visitors[nth === 0 ? 1 : (index + round * 3 + nth * 5) % visitors.length]!
        requests++
        const fault = await tried(operation, visitor, asked)
        if (fault) faults.set(`${operation.method} ${operation.path} ${fault.slice(0, 30)}`, fault)
      }
    }
  }
  const answers = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
  process.stdout.write(
    `fuzz: seed ${seed}, ${requests} requests to ${operations.length} calls: ${answers.join(', ')}\n`,
  )
  const { status } = await t.call('GET', '/v1/salud')
  expect(status).toBe(200)
  expect([...statuses.keys()], 'requests that are taken, refused and not allowed').toEqual(
    expect.arrayContaining([200, 400, 401, 403]),
  )
  expect([...faults].map(([what, fault]) => `${what}\n  ${fault}`).join('\n\n')).toBe('')
})
