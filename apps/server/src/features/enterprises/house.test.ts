import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseMessages as says } from '@portal/contract/enterprises/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetProof } from '#test/api-keys.ts'
import { anEnterpriseForm, auditOf, signedIn } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  owner = await signedIn(t, Role.superAdmin)
})

const name = (id: number, as: Person = owner) => t.call('PUT', `/v1/distribuidor/casa/${id}`, {}, as)
const one = async (id: number, as: Person = owner) =>
  (await t.call('GET', `/v1/distribuidor/list/empresa?empresa_id=${id}`, undefined, as)).datos

describe('the house', () => {
  test('is never the enterprise that happens to be the first', async () => {
    const fresh = await startApp()
    const admin = await aUser(fresh, { role: Role.superAdmin, enterpriseId: null })
    const saved = await fresh.call('POST', '/v1/distribuidor/save', anEnterpriseForm(), admin)
    const path = `/v1/distribuidor/list/empresa?empresa_id=${saved.datos.id}`
    expect((await fresh.call('GET', path, undefined, admin)).datos).toMatchObject({
      es_casa: false,
      puede_ser_casa: true,
    })
    await fresh.close()
  })

  test('is named by a super administrator: its people are staff from then on, the others no longer', async () => {
    const [before, after] = [await theHouse(t), await anEnterprise(t)]
    const modules = [Module.enterprises]
    const [old, young] = await Promise.all(
      [before, after].map((enterpriseId) => aUser(t, { role: Role.manager, enterpriseId, modules })),
    )
    const sees = async (person: Person) =>
      (await t.call('GET', '/v1/distribuidor/list', undefined, person)).datos.total > 1
    expect([await sees(old!), await sees(young!)]).toEqual([true, false])

    expect(await name(after)).toMatchObject({ estado: 'OK' })
    expect([await sees(old!), await sees(young!)]).toEqual([false, true])
    expect([(await one(before)).es_casa, (await one(after)).es_casa]).toEqual([false, true])
    expect((await auditOf(t, 'ajuste', 'cotizaciones')).at(-1)).toMatchObject({
      accion: 'settings.houseNamed',
      usuario_id: owner.id,
      antes: { empresa_id: before },
      despues: { empresa_id: after },
    })
    await name(before)
  })

  test('is named by nobody else, and not without a fresh proof', async () => {
    await theHouse(t)
    const id = await anEnterprise(t)
    const admin = await signedIn(t, Role.administrator)
    expect(await name(id, admin)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect((await one(id, admin)).puede_ser_casa).toBe(false)
    await forgetProof(t, owner)
    expect(await name(id)).toMatchObject({ status: 403, codigo: proofMessages.identityUnproven.code })
    expect((await one(id)).es_casa).toBe(false)
  })

  test('is an enterprise that is there and active', async () => {
    const [gone, idle] = [await anEnterprise(t), await anEnterprise(t)]
    const set = (id: number, changes: { eliminado_en?: Date; estado_id?: number }) =>
      t.deps.db.updateTable('empresa').set(changes).where('id', '=', id).execute()
    await set(gone, { eliminado_en: new Date() })
    await set(idle, { estado_id: EnterpriseStatus.inactive })
    expect(await name(gone)).toMatchObject({ status: 404, codigo: says.absent.code })
    expect(await name(idle)).toMatchObject({ status: 409, codigo: says.houseInactive.code })
  })

  test('is not deactivated in its form', async () => {
    const id = await theHouse(t)
    const form = anEnterpriseForm({ estado_id: EnterpriseStatus.inactive, version: (await one(id)).version })
    const { code } = says.houseStays
    expect(await t.call('PUT', `/v1/distribuidor/update/${id}`, form, owner)).toMatchObject({
      status: 409,
      campos: { estado_id: code },
    })
  })

  test('is one, when two are named at once', async () => {
    const [one, other] = [await anEnterprise(t), await anEnterprise(t)]
    const replies = await Promise.all([name(one), name(other), name(one), name(other)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const named = (await auditOf(t, 'ajuste', 'cotizaciones')).slice(-2)
    expect(named[1]?.antes).toEqual(named[0]?.despues) // each knows which one it follows
  })
})
