import { Module, Role } from '@portal/contract/access/constants'
import { apiKeyLimits, apiKeyPattern } from '@portal/contract/api-keys/constants'
import { apiKeyMessages as m } from '@portal/contract/api-keys/messages'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWellFormed, newKey } from '#core/identity/api-keys/key-text.ts'
import { aKey, anAdmin, forgetProof, keyRow, startWithKeys } from '#test/api-keys.ts'
import { anEnterprise, aUser, type Person } from '#test/people.ts'
import { aQuote, type Seller } from '#test/quotes.ts'
import type { TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let house: number
let seller: Seller
let admin: Person
beforeAll(async () => {
  ;({ t, house, seller, admin } = await startWithKeys())
})
afterAll(() => t.close())

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
    const stale = await anAdmin(t)
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
    [{ redes: '10.0.0.1/8' }, 'redes', m.networkInvalid], // 10.0.0.0/8 is meant, or one machine
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
    const maker = await anAdmin(t, { modules: [Module.quotes, Module.superAdminPanel] })
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
