import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openHttp } from './http.ts'
import { metricsRoutes } from './metrics.ts'

const token = 'a-token-of-some-length'
let database: TestDatabase
let app: FastifyInstance
let areJobsAway = false
const lines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openHttp({ isProduction: false, trustProxy: '10.0.0.1', logLevel: 'silent' })
  const counts = async () => {
    if (areJobsAway) throw new Error('away')
    return { waiting: 4, failed: 2, lateSeconds: 0 }
  }
  metricsRoutes(app, { db: database.db, jobs: { counts }, token, log: (text) => lines.push(text) })
  app.get('/v1/cosa/:id', async () => 'x')
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/metrics', remoteAddress, headers })

describe('/metrics', () => {
  test('counts requests by the pattern of their route, never by address', async () => {
    await app.inject('/v1/cosa/secret-1')
    await app.inject('/v1/cosa/secret-2')
    await app.inject('/nowhere/secret-3')
    const { body, headers } = await read('127.0.0.1')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/v1/cosa/:id",status="2xx"} 2')
    expect(body).toContain('route="none",status="4xx"} 1')
    expect(body).not.toContain('secret')
  })

  test('tells of the process, jobs, mails and connections', async () => {
    const { body } = await read('::1')
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m)
    expect(body).toContain('portal_jobs{state="waiting"} 4')
    expect(body).toContain('portal_mails{state="failed"} 0')
    expect(body).toMatch(/portal_cached_answers\{result="rounds"\} \d/)
    expect(body).toMatch(/portal_database_connections\{state="idle"\} [1-9]/)
  })

  test('says what it knows when a part is away', async () => {
    areJobsAway = true
    const { body, statusCode } = await read('127.0.0.1')
    areJobsAway = false
    expect(statusCode).toBe(200)
    expect(body).not.toContain('portal_jobs{')
    expect(body).toContain('portal_mails{')
    expect(lines).toEqual(['metrics: portal_jobs: away'])
  })

  test('does not exist for others, also when a proxy of this machine hands them on', async () => {
    for (const reply of [
      await read('203.0.113.9'),
      await read('203.0.113.9', { authorization: 'Bearer wrong' }),
      await read('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }),
      await read('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
    ])
      expect(reply.statusCode).toBe(404)
  })

  test('opens to its token', async () => {
    expect((await read('203.0.113.9', { authorization: `Bearer ${token}` })).statusCode).toBe(200)
  })
})
