import { Module, Role } from '@portal/contract/access/constants'
import { apiKeyLimits, apiKeyPattern } from '@portal/contract/api-keys/constants'
import { apiKeyMessages as m } from '@portal/contract/api-keys/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { keyMessages } from '@portal/contract/core/key-messages'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modulesForKeys } from '#core/door/key-access.ts'
import { isWellFormed, newKey } from '#core/identity/api-keys/key-text.ts'
import { aKey, forgetProof, keyRow } from '#test/api-keys.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { aQuote, aSeller, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let house: number
let seller: Seller
let admin: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  seller = await aSeller(t)
  admin = await anAdmin()
})
afterAll(() => t.close())

const anAdmin = (wishes: object = {}) => aUser(t, { role: Role.administrator, enterpriseId: house, ...wishes })
const invalid = { status: 401, codigo: keyMessages.keyInvalid.code }
const closed = { status: 403, codigo: keyMessages.keyNotAllowed.code }
const allQuotes = '/v1/cotizacion/list_all'

describe('making a key', () => {
  test('answers it once; what is stored and listed does not open anything', async () => {
    const key = await aKey(t, admin, { nombre: '  ERP   central ' })
    expect(key.token).toMatch(apiKeyPattern)
    const row = await keyRow(t, key)
    expect(JSON.stringify(row)).not.toContain(key.token.slice(11, 43))
    const { datos } = await t.call('GET', `/v1/llave_api/list?id=${key.id}`, undefined, admin)
    expect(datos.llaves[0]).toMatchObject({
      nombre: 'ERP central',
      prefijo: key.token.slice(0, 11),
      final: key.token.slice(-4),
      estado: 'activa',
    })
    expect(JSON.stringify(datos)).not.toContain(key.token.slice(11, 43))
    const audit = await t.deps.db.selectFrom('auditoria').selectAll().where('accion', '=', 'apiKeys.made').execute()
    expect(JSON.stringify(audit)).not.toContain(key.token.slice(11, 43))
  })

  test('asks for a fresh proof, and for one of two roles', async () => {
    const stale = await anAdmin()
    await forgetProof(t, stale)
    const form = { nombre: 'x', modulos: [Module.quotes] }
    const unproven = { status: 403, codigo: proofMessages.identityUnproven.code }
    expect(await t.call('POST', '/v1/llave_api/save', form, stale)).toMatchObject(unproven)
    for (const role of [Role.manager, Role.user, Role.distributor]) {
      const person = await aUser(t, { role, enterpriseId: house })
      expect(await t.call('POST', '/v1/llave_api/save', form, person)).toMatchObject({ status: 403, codigo: 982 })
      expect(await t.call('GET', '/v1/llave_api/list', undefined, person)).toMatchObject({ status: 403, codigo: 982 })
    }
  })

  test.each([
    [{ nombre: '' }, 'nombre', m.nameRequired],
    [{ modulos: [] }, 'modulos', m.modulesRequired],
    [{ modulos: ['Dash'] }, 'modulos.0', m.modulesRequired],
    [{ modulos: [Module.superAdminPanel] }, 'modulos', m.moduleNotHeld],
    [{ redes: '203.0.113.0/33' }, 'redes', m.networkInvalid],
    [{ redes: 'example.com' }, 'redes', m.networkInvalid],
    [{ redes: Array.from({ length: 21 }, (_, i) => `203.0.113.${i}`).join('\n') }, 'redes', m.networkInvalid],
    [{ ultimo_dia: '2020-01-01' }, 'ultimo_dia', m.endInvalid],
    [{ empresa_id: 2_000_000_000 }, 'empresa_id', m.enterpriseInvalid],
  ])('refuses %j', async (changes, field, entry) => {
    const form = { nombre: 'ERP', modulos: [Module.quotes], ...changes }
    const reply = await t.call('POST', '/v1/llave_api/save', form, admin)
    expect(reply).toMatchObject({ status: entry.status, campos: { [field]: entry.code } })
  })

  test('refuses a module that its maker does not hold, though it is stored for him, and the 51st key', async () => {
    const maker = await anAdmin({ modules: [Module.quotes, Module.superAdminPanel] })
    const ask = (modulos: string[]) => t.call('POST', '/v1/llave_api/save', { nombre: 'x', modulos }, maker)
    expect(await ask([Module.contacts])).toMatchObject({ codigo: m.moduleNotHeld.code })
    expect(await ask([Module.superAdminPanel])).toMatchObject({ codigo: m.moduleNotHeld.code })
    const { prefijo: _, id: __, ...stored } = await keyRow(t, await aKey(t, maker, { modulos: [Module.quotes] }))
    const more = Array.from({ length: apiKeyLimits.perMaker - 2 }, (_, n) => ({
      ...stored,
      prefijo: `pk_many${n}`,
      redes: sql<string[]>`'{}'`,
    }))
    await t.deps.db
      .insertInto('llave_api')
      .values(more as never)
      .execute()
    const replies = await together(
      t,
      row('usuario', maker.id),
      ...Array.from({ length: 5 }, () => () => ask([Module.quotes])),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ codigo, status }) => status === 409 && codigo === m.tooMany.code)).toHaveLength(4)
  })
})

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
      modulos: [Module.users, Module.quotes, Module.machinery, Module.manageClassifieds],
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

describe('a key ends', () => {
  test('when it is revoked, with the next request, in another process too; also by another administrator', async () => {
    const second = await t.secondPortal()
    try {
      const key = await aKey(t, admin)
      expect(await second.call('GET', allQuotes, undefined, key)).toMatchObject({ status: 200 })
      const [one, two] = [await anAdmin(), await anAdmin()]
      const revoke = (as: Person) => () => t.call('PUT', `/v1/llave_api/anular/${key.id}`, {}, as)
      const replies = await together(t, row('llave_api', key.id), revoke(one), revoke(two))
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect(await second.call('GET', allQuotes, undefined, key)).toMatchObject(invalid)
      expect(await t.call('GET', allQuotes, undefined, key)).toMatchObject(invalid)
      const audit = t.deps.db.selectFrom('auditoria').select('id').where('accion', '=', 'apiKeys.revoked')
      expect(await audit.where('entidad_id', '=', `${key.id}`).execute()).toHaveLength(1)
    } finally {
      await second.close()
    }
    expect(await t.call('PUT', '/v1/llave_api/anular/2000000000', {}, admin)).toMatchObject({ status: 404, codigo: 1 })
  })

  test('after its last day', async () => {
    const key = await aKey(t, admin, { ultimo_dia: '2999-12-31' })
    expect(await t.call('GET', allQuotes, undefined, key)).toMatchObject({ status: 200 })
    await sql`update llave_api set vence_en = now() where id = ${key.id}`.execute(t.deps.db)
    expect(await t.call('GET', allQuotes, undefined, key)).toMatchObject(invalid)
    const { datos } = await t.call('GET', `/v1/llave_api/list?id=${key.id}`, undefined, admin)
    expect(datos.llaves[0].estado).toBe('vencida')
  })

  test('with what its maker loses: a module, his role, his account', async () => {
    const maker = await anAdmin()
    const key = await aKey(t, maker)
    const { db } = t.deps
    await db
      .deleteFrom('acceso_modulo')
      .where('usuario_id', '=', maker.id)
      .where('clave_modulo', '=', Module.allQuotes)
      .execute()
    expect(await t.call('GET', allQuotes, undefined, key)).toMatchObject({ status: 403 })
    expect(await t.call('GET', '/v1/cotizacion/list', undefined, key)).toMatchObject({ status: 200 })
    const set = (change: object) => db.updateTable('usuario').set(change).where('id', '=', maker.id).execute()
    for (const [change, back] of [
      [{ rol_id: Role.manager }, { rol_id: Role.administrator }],
      [{ estado_id: UserStatus.inactive }, { estado_id: UserStatus.active }],
      [{ eliminado_en: new Date() }, { eliminado_en: null }],
    ]) {
      await set(change!)
      expect(await t.call('GET', '/v1/cotizacion/list', undefined, key)).toMatchObject(invalid)
      const { datos } = await t.call('GET', `/v1/llave_api/list?id=${key.id}`, undefined, admin)
      expect(datos.llaves[0].estado).toBe('sin_efecto')
      await set(back!)
    }
  })

  test.each([
    ['another checksum', (key: string) => key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a')],
    ['another secret', (key: string) => key.slice(0, 11) + newKey().slice(11)],
    ['one of nobody', () => newKey()],
    ['half of it', (key: string) => key.slice(0, 30)],
    ['another case', (key: string) => key.toLowerCase()],
  ])('is not opened by %s', async (_, change) => {
    const key = await aKey(t, admin)
    expect(await t.call('GET', allQuotes, undefined, { token: change(key.token) })).toMatchObject(invalid)
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

test('a thousand keys are well formed and differ, and a wrong letter is found', () => {
  const keys = Array.from({ length: 1000 }, newKey)
  expect(new Set(keys).size).toBe(1000)
  expect(keys.every(isWellFormed)).toBe(true)
  const mistyped = keys.map((key, n) => {
    const place = 3 + (n % 40)
    return key.slice(0, place) + (key[place] === 'x' ? 'y' : 'x') + key.slice(place + 1)
  })
  expect(mistyped.some(isWellFormed)).toBe(false)
})

test('an administrator of another enterprise makes keys too, with what he sees', async () => {
  const elsewhere = await aUser(t, { role: Role.administrator, enterpriseId: await anEnterprise(t) })
  const key = await aKey(t, elsewhere, { ultimo_dia: '2999-01-01' })
  const quote = await aQuote(t, seller)
  expect(await t.call('GET', `/v1/cotizacion/list/${quote.id}`, undefined, key)).toMatchObject({ status: 200 })
})
