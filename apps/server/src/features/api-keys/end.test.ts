import { Module, Role } from '@portal/contract/access/constants'
import { keyMessages } from '@portal/contract/core/key-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '#core/identity/api-keys/key-text.ts'
import { aKey, allQuotes, anAdmin, startWithKeys } from '#test/api-keys.ts'
import type { Person } from '#test/people.ts'
import type { TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  ;({ t, admin } = await startWithKeys())
})
afterAll(() => t.close())

const invalid = { status: 401, codigo: keyMessages.keyInvalid.code }

describe('a key ends', () => {
  test('when it is revoked, with the next request, in another process too; also by another administrator', async () => {
    const second = await t.secondPortal()
    try {
      const key = await aKey(t, admin)
      expect(await second.call('GET', allQuotes, undefined, key)).toMatchObject({ status: 200 })
      const [one, two] = [await anAdmin(t), await anAdmin(t)]
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
    const maker = await anAdmin(t)
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
