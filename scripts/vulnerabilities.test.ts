import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from './project-files.ts'
import { findVulnerabilities, verdictOf } from './vulnerabilities.ts'

const one = (name: string, severity: string) => ({
  [name]: {
    name,
    severity,
    range: '<2.0.0',
    nodes: [`node_modules/${name}`],
    via: [{ title: 'Reads too much', url: 'https://example.com/1' }, 'other'],
    fixAvailable: { name, version: '2.0.0' },
  },
})
const report = (...each: object[]) => JSON.stringify({ vulnerabilities: Object.assign({}, ...each) })
const locked = { 'node_modules/tool': { dev: true }, 'node_modules/part': {} }

test.each(['high', 'critical'])('one that is %s in the running portal is bad', (severity) => {
  const { state, lines } = verdictOf(report(one('part', severity)), locked)
  expect(state).toBe('bad')
  expect(lines[0]).toBe(
    `${severity.padEnd(8)} portal      part <2.0.0: Reads too much https://example.com/1; by other (fix: part 2.0.0)`,
  )
})

test('lesser ones, and those of tools, are told and are not bad; the portal comes first', () => {
  const { state, lines } = verdictOf(report(one('tool', 'critical'), one('part', 'moderate')), locked)
  expect(state).toBe('good')
  expect(lines.map((line) => line.slice(0, 24).trimEnd())).toEqual([
    'moderate portal      par',
    'critical development too',
    'Known vulnerabilities: 2',
  ])
})

test('a package in two places counts where it runs', () => {
  const twice = one('tool', 'high')
  twice.tool!.nodes.push('node_modules/part/node_modules/tool')
  expect(verdictOf(report(twice), locked).state).toBe('bad')
})

test.each([
  ['', 'nothing'],
  ['<html>', '<html>'],
  [JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }), '405 Method Not Allowed'],
  [JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'getaddrinfo' } }), 'getaddrinfo'],
])('an answer that is none (%s) is said loudly', (answer, why) => {
  const { state, lines } = verdictOf(answer, locked)
  expect(state).toBe('unknown')
  expect(lines[0]).toContain(`NOT CHECKED. `)
  expect(lines[0]).toContain(why)
})

/** A registry that answers the question for vulnerabilities like this, and has no package. */
async function registry(status: number, body: string): Promise<void> {
  const server = createServer((request, reply) => {
    request.resume()
    const isAsked = request.method === 'POST'
    reply.writeHead(isAsked ? status : 404, { 'content-type': 'application/json' }).end(isAsked ? body : '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.close()
  })
}

test('npm is really asked: a registry without the list, one with a grave entry, and none at all', async () => {
  await registry(405, '{}')
  expect(await findVulnerabilities(ROOT, {})).toMatchObject({
    state: 'unknown',
    lines: [expect.stringContaining('405'), expect.anything()],
  })

  const advisory = { id: 1, url: 'https://example.com/1', title: 'Broken', severity: 'high', vulnerable_versions: '*' }
  await registry(200, JSON.stringify({ fastify: [advisory] }))
  const { state, lines } = await findVulnerabilities(ROOT, {})
  expect(state).toBe('bad')
  expect(lines.join('\n')).toMatch(/high +portal +fastify .*Broken https:\/\/example\.com\/1/)

  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/')
  expect((await findVulnerabilities(ROOT, {})).state).toBe('unknown')
})
