import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Signed, startApp, type TestApp } from '../test/start-app.ts'

let t: TestApp
let nobody: Signed
beforeAll(async () => {
  t = await startApp()
  const { id } = await t.deps.db
    .insertInto('usuario')
    .values({ nombres: 'Sin módulos', email: 'nobody@example.com', rol_id: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  nobody = await t.deps.sessions.open(t.deps.db, id, { ip: '::1', agent: 'test' })
})
afterAll(() => t.close())

/** A right password or PIN must never be refused because of the many right ones before it: these count what was wrong. */
const countWrongOnes = [
  '/v1/persona/crear_cuenta',
  '/v1/persona/enlace_password/:token',
  '/v1/persona/login',
  '/v1/persona/login/factor',
  '/v1/persona/login/llave',
  '/v1/persona/restablecer',
]

const addressOf = (path: string) => path.replace(/:\w+/g, '1')

describe('every call of the API', () => {
  test('asks for a session unless it is public', async () => {
    for (const { call, terms } of t.door.calls) {
      if (terms.access === 'public') continue
      const reply = await t.call(
        call.method,
        addressOf(call.path),
        call.method === 'GET' ? undefined : {},
        null,
        multipart(call),
      )
      expect([call.path, reply.status, reply.codigo]).toEqual([call.path, 401, 981])
    }
  })

  test('asks for its module, when it has one, before it looks at anything else', async () => {
    for (const { call, terms } of t.door.calls) {
      if (terms.access === 'public' || terms.access === 'session') continue
      const reply = await t.call(
        call.method,
        addressOf(call.path),
        call.method === 'GET' ? undefined : {},
        nobody,
        multipart(call),
      )
      expect([call.path, reply.status, reply.codigo]).toEqual([call.path, 403, 982])
    }
  })

  test('that is public is one of these', () => {
    const open = t.door.calls
      .filter(({ terms }) => terms.access === 'public')
      .map(({ call }) => `${call.method} ${call.path}`)
    expect(open.toSorted()).toMatchSnapshot()
  })

  test('that is public and writes is limited for each address', () => {
    const unlimited = t.door.calls
      .filter(({ call, terms }) => terms.access === 'public' && call.method !== 'GET' && !terms.limit)
      .map(({ call }) => call.path)
    expect(unlimited.toSorted()).toEqual(countWrongOnes)
  })

  test('stands in the description with its schemas', async () => {
    const reply = await t.app.inject('/v1/openapi.json')
    const { paths } = reply.json() as { paths: Record<string, Record<string, unknown>> }
    for (const { call } of t.door.calls)
      expect(paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()], call.path).toMatchObject({
        summary: expect.stringMatching(/^[A-Z].+[^.]$/),
      })
    const reader = await t.app.inject('/v1/docs/')
    expect(reader.statusCode).toBe(200)
    expect(reader.headers['content-security-policy']).not.toMatch(/https:|unsafe|swagger\.io/)
    const settings = (await t.app.inject('/v1/docs/static/swagger-initializer.js')).body
    expect(settings).toContain('"validatorUrl":null')
  })
})

const multipart = ({ multipart }: { multipart?: boolean }) =>
  multipart ? { headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: '--b--\r\n' } : {}
