import { Module, Role } from '@portal/contract/access/constants'
import { apiKeyLimits } from '@portal/contract/api-keys/constants'
import { apiKeyMessages as m } from '@portal/contract/api-keys/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { keyMessages } from '@portal/contract/core/key-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modulesForKeys } from '#core/door/key-access.ts'
import { aKey, allQuotes, keyRow, startWithKeys } from '#test/api-keys.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { aQuote, aSeller, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let house: number
let seller: Seller
let admin: Person
beforeAll(async () => {
  ;({ t, house, seller, admin } = await startWithKeys())
})
afterAll(() => t.close())

const closed = { status: 403, codigo: keyMessages.keyNotAllowed.code }

describe('a key', () => {
  test('opens the calls of its modules, and its writes are named in the audit', async () => {
    const key = await aKey(t, admin)
    const quote = await aQuote(t, seller)
    expect(await t.call('GET', `/v1/cotizacion/list/${quote.id}`, undefined, key)).toMatchObject({ status: 200 })
    expect(await t.call('GET', allQuotes, undefined, key)).toMatchObject({ status: 200 })
    const note = { cotizacion_id: quote.id, texto: 'Desde el ERP' }
    expect(await t.call('POST', '/v1/cotizacion/nota/save', note, key)).toMatchObject({ status: 200 })
    const rows = await t.deps.db.selectFrom('auditoria').selectAll().where('llave_api_id', '=', key.id).execute()
    expect(rows).toMatchObject([{ usuario_id: admin.id, entidad_id: expect.any(String) }])
    expect(await keyRow(t, key)).toMatchObject({ usada_ip: '127.0.0.1', usada_en: expect.any(Date) })
  })

  test('opens nothing outside its modules', async () => {
    const key = await aKey(t, admin, { modulos: [Module.quotes] })
    for (const url of [allQuotes, '/v1/contacto/list', '/v1/persona/list', '/v1/persona/init_data', '/v1/inicio'])
      expect(await t.call('GET', url, undefined, key), url).toMatchObject({ status: 403 })
  })

  test('never makes keys, changes access, deletes people, sees sessions, or does what asks for a proof', async () => {
    const key = await aKey(t, await aUser(t, { role: Role.superAdmin, enterpriseId: house }), {
      modulos: [Module.users, Module.quotes, Module.machinery, Module.manageMachines],
    })
    const other = await aUser(t)
    const asks = [
      ['POST', '/v1/llave_api/save', { nombre: 'x', modulos: [Module.quotes] }],
      ['GET', '/v1/llave_api/list'],
      ['PUT', `/v1/llave_api/anular/${key.id}`, {}],
      ['GET', '/v1/webhook/list'],
      ['POST', '/v1/acceso_modulo/save', { usuario_id: other.id, version: 1, claves_modulo: [] }],
      ['PUT', `/v1/persona/delete/${other.id}`, {}],
      ['PUT', `/v1/persona/update/${other.id}`, {}],
      ['POST', '/v1/persona/save', {}],
      ['POST', '/v1/persona/lote', { accion: 'eliminar', ids: [other.id], ensayo: false, comentario: '' }],
      ['PUT', `/v1/persona/factor/restablecer/${other.id}`, {}],
      ['GET', '/v1/persona/sesiones'],
      ['POST', '/v1/clasificado/solicitud/reembolso/1', { monto: 1, motivo: 'x' }],
    ] as const
    for (const [method, url, body] of asks) {
      const reply = await t.call(method, url, body, key)
      expect([url, reply.status === 404 ? 404 : reply.codigo]).toEqual([
        url,
        reply.status === 404 ? 404 : closed.codigo,
      ])
    }
    expect(await t.call('GET', '/v1/persona/list', undefined, key)).toMatchObject({ status: 200 })
  })

  test('of every module is refused by every call that is not for keys, and counts as nobody in public ones', async () => {
    const maker = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
    const all = (await t.call('GET', '/v1/llave_api/init_data', undefined, maker)).datos.modulos
    const key = await aKey(t, maker, { modulos: all })
    for (const { call, terms } of t.door.calls) {
      if (terms.access === 'public' || modulesForKeys(call.method, terms).length > 0) continue
      await sql`delete from limite`.execute(t.deps.db)
      const url = call.path.replace(/:\w+/g, '1')
      const rest = call.multipart
        ? { headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: '--b--\r\n' }
        : {}
      const reply = await t.call(call.method, url, call.method === 'GET' ? undefined : {}, key, rest)
      expect([url, reply.status, reply.codigo]).toEqual([url, 403, keyMessages.keyNotAllowed.code])
    }
  })

  test('that only reads writes nothing', async () => {
    const key = await aKey(t, admin, { solo_lectura: true })
    const quote = await aQuote(t, seller)
    const note = { cotizacion_id: quote.id, texto: 'No' }
    const reply = await t.call('POST', '/v1/cotizacion/nota/save', note, key)
    expect(reply).toMatchObject({ status: 403, codigo: keyMessages.keyReadOnly.code })
    expect(await t.call('GET', `/v1/cotizacion/list/${quote.id}`, undefined, key)).toMatchObject({ status: 200 })
  })

  test('of one enterprise finds only its rows, and has no modules about the house', async () => {
    const mine = await aQuote(t, seller)
    const other = await aQuote(t, await aSeller(t))
    const key = await aKey(t, admin, { empresa_id: seller.enterpriseId })
    expect(await t.call('GET', `/v1/cotizacion/list/${mine.id}`, undefined, key)).toMatchObject({ status: 200 })
    expect(await t.call('GET', `/v1/cotizacion/list/${other.id}`, undefined, key)).toMatchObject({ status: 404 })
    const { datos } = await t.call('GET', `${allQuotes}?page_row=100`, undefined, key)
    expect(new Set(datos.cotizaciones.map((row: { empresa_id: number }) => row.empresa_id))).toEqual(
      new Set([seller.enterpriseId]),
    )
    const form = { nombre: 'x', modulos: [Module.tasks], empresa_id: seller.enterpriseId }
    expect(await t.call('POST', '/v1/llave_api/save', form, admin)).toMatchObject({ codigo: m.moduleNotForKey.code })
    const ofHouse = { nombre: 'x', modulos: [Module.quotes], empresa_id: house }
    expect(await t.call('POST', '/v1/llave_api/save', ofHouse, admin)).toMatchObject({
      codigo: m.enterpriseInvalid.code,
    })
  })

  test('is limited, and told when to come again; its maker is not', async () => {
    const key = await aKey(t, admin)
    await t.call('GET', allQuotes, undefined, key)
    await sql`update limite set cuenta = ${apiKeyLimits.requests.max} where clave = ${`llave-api:${key.id}`}`.execute(
      t.deps.db,
    )
    const reply = await t.call('GET', allQuotes, undefined, key)
    expect(reply).toMatchObject({ status: 429, codigo: coreMessages.tooMany.code })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(await t.call('GET', allQuotes, undefined, admin)).toMatchObject({ status: 200 })
  })

  test('of some addresses is used from these only', async () => {
    const app = await startApp({ TRUST_PROXY: 'loopback' })
    try {
      const maker = await aUser(app, { role: Role.superAdmin, enterpriseId: await theHouse(app) })
      const key = await aKey(app, maker, { redes: '203.0.113.0/24, 2001:db8::7' })
      const from = (ip: string) => app.call('GET', allQuotes, undefined, key, { headers: { 'x-forwarded-for': ip } })
      for (const ip of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::7'])
        expect(await from(ip), ip).toMatchObject({ status: 200 })
      for (const ip of ['203.0.114.9', '2001:db8::8', '127.0.0.1'])
        expect(await from(ip), ip).toMatchObject({ status: 403, codigo: keyMessages.keyAddress.code })
      const { datos } = await app.call('GET', '/v1/llave_api/list', undefined, maker)
      expect(datos.llaves[0].redes).toEqual(['203.0.113.0/24', '2001:db8::7'])
    } finally {
      await app.close()
    }
  })
})

test('no key opens streams or files, and the description says which calls keys may send', async () => {
  const key = await aKey(t, admin)
  const stream = await t.app.inject({ url: '/v1/eventos', headers: { authorization: `Bearer ${key.token}` } })
  expect(stream.statusCode).toBeGreaterThanOrEqual(400)
  const { paths, components } = (await t.app.inject('/v1/openapi.json')).json()
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(paths['/v1/cotizacion/list_all'].get.security).toEqual([{ token: [] }, { apiKey: [] }])
  expect(paths['/v1/llave_api/save'].post.security).toEqual([{ token: [] }])
})
