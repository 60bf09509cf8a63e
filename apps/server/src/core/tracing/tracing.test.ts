import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/start-app.ts'
import { spanned } from './spans.ts'
import { startTracing } from './tracing.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
  status: { code?: number; message?: string }
}

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

/** Runs work while a collector listens; returns the spans that reached it and what it was told of the sender. */
async function traced(work: () => Promise<unknown>, share = 1) {
  const bodies: { resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[] }[] = []
  const collector = createServer(async (request, reply) => {
    if (request.url === '/v1/traces') bodies.push(JSON.parse((await buffer(request)).toString()))
    reply.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as { port: number }
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_TRACES_SAMPLER_ARG: share }
  const stop = await startTracing(settings, { name: 'portal-web', version: '1.2.3', log: () => {} })
  try {
    await work()
  } finally {
    await stop()
    collector.close()
  }
  const resources = bodies.flatMap(({ resourceSpans }) => resourceSpans)
  return { spans: resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)), resources }
}

test('a call and its statements are one trace, which holds no value that anyone sent', async () => {
  const { spans, resources } = await traced(() => t.call('GET', '/v1/clasificado/list_all?buscar=secreto'))
  const call = spans.find(({ name }) => name === 'GET /v1/clasificado/list_all')!
  const parts = spans.filter((span) => span.traceId === call.traceId && span !== call) // others are of the jobs
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.every(({ name, parentSpanId }) => name === 'statement' && parentSpanId === call.spanId)).toBe(true)
  expect(call.attributes.find(({ key }) => key === 'portal.request_id')?.value.stringValue).toMatch(/./)
  expect(JSON.stringify(spans)).not.toContain('secreto')
  expect(JSON.stringify(resources)).toContain('1.2.3')
})

test('work that fails is marked with the kind of its error only, and fails as before', async () => {
  const { spans } = await traced(() =>
    expect(spanned('job x', {}, () => Promise.reject(new TypeError('of a person')))).rejects.toThrow('of a person'),
  )
  expect(spans).toMatchObject([{ name: 'job x', status: { code: 2, message: 'TypeError' } }])
  expect(JSON.stringify(spans)).not.toContain('of a person')
})

test('nothing is made for a share of 0, and nothing without a collector', async () => {
  const { spans } = await traced(() => t.call('GET', '/v1/salud'), 0)
  expect(spans).toEqual([])
  const stop = await startTracing({ OTEL_TRACES_SAMPLER_ARG: 1 }, { name: 'portal', version: '1', log: () => {} })
  expect(await spanned('x', {}, async () => 7)).toBe(7)
  await stop()
})

test('a collector that is away changes no answer and no stop, and is logged', async () => {
  const lines: string[] = []
  const away = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: 1 }
  const stop = await startTracing(away, { name: 'portal', version: '1', log: (text) => lines.push(text) })
  expect(await t.call('GET', '/v1/salud')).toMatchObject({ status: 200 })
  await stop()
  expect(lines.join()).toContain('traces: ')
})
