import { certificateMessages as m } from '@portal/contract/certificates/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCertificate, anIssuer, checkedCode, reissued, revoked } from '#test/certificates.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { aWorkshop } from '#test/workshops.ts'

let t: TestApp
let issuer: Person
beforeAll(async () => {
  t = await startApp()
  issuer = await anIssuer(t)
})
afterAll(() => t.close())

const one = async (id: number) => (await t.call('GET', `/v1/certificado/list/${id}`, undefined, issuer)).datos

describe('a reissue', () => {
  test('has a code of its own; the old one says what replaced it', async () => {
    const workshopId = await aWorkshop(t, -3)
    const first = await aCertificate(t, issuer, { workshop_id: workshopId })
    const second = await reissued(t, issuer, first, { nombre: 'María José Núñez', email: 'otra@example.com' })
    expect(second).toMatchObject({ status: 200, datos: { codigo: expect.not.stringContaining(first.codigo) } })
    const third = await reissued(t, issuer, second.datos, { nombre: 'María J. Núñez', motivo: 'A petición suya' })
    for (const { codigo } of [first, second.datos])
      expect((await checkedCode(t, codigo)).datos).toMatchObject({
        estado: 'reemplazado',
        reemplazado_por: third.datos.codigo,
      })
    expect(await one(third.datos.id)).toMatchObject({
      emision: 3,
      workshop_id: workshopId,
      actual_id: null,
      historia: [{ tipo: 'reemitido', emision: 3, motivo: 'A petición suya' }, { emision: 2 }, { tipo: 'emitido' }],
    })
    expect(await one(first.id)).toMatchObject({ estado: 'reemplazado', actual_id: third.datos.id })
    expect(await reissued(t, issuer, first)).toMatchObject({ status: 409, codigo: m.replaced.code })
  })

  test('of two at once, one is issued', async () => {
    const before = await aCertificate(t, issuer)
    const replies = await together(
      t,
      row('certificado', before.id),
      () => reissued(t, issuer, before, { nombre: 'Una Persona', email: 'a@example.com' }),
      () => reissued(t, issuer, before, { nombre: 'Otra Persona', email: 'b@example.com' }),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ codigo: m.replaced.code })
    const chain = await t.deps.db.selectFrom('certificado').select('id').where('origen_id', '=', before.id).execute()
    expect(chain).toHaveLength(1)
  })

  test('and a revocation at once: either comes first, and the other is refused', async () => {
    const before = await aCertificate(t, issuer)
    const replies = await together(
      t,
      row('certificado', before.id),
      () => reissued(t, issuer, before, { email: 'c@example.com' }),
      () => revoked(t, issuer, before),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([m.revoked.code, m.replaced.code]).toContain(replies.find(({ status }) => status === 409)?.codigo)
  })

  test('of a revoked one is refused, and so is one without a reason or of an old version', async () => {
    const before = await aCertificate(t, issuer)
    expect(await reissued(t, issuer, before, { motivo: ' ' })).toMatchObject({
      status: 400,
      campos: { motivo: m.reasonRequired.code },
    })
    expect(await reissued(t, issuer, { ...before, version: 9 })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
    })
    expect(await revoked(t, issuer, before, '')).toMatchObject({ campos: { motivo: m.reasonRequired.code } })
    expect((await revoked(t, issuer, before)).status).toBe(200)
    expect(await reissued(t, issuer, before)).toMatchObject({ status: 409, codigo: m.revoked.code })
    expect(await revoked(t, issuer, before)).toMatchObject({ status: 409, codigo: m.revoked.code })
    expect(await reissued(t, issuer, { ...before, id: 999_999 })).toMatchObject({ status: 404, codigo: m.absent.code })
  })

  test('to an e-mail that has one of the same workshop is refused, and changes nothing', async () => {
    const workshopId = await aWorkshop(t, -3)
    const taken = 'ya.tiene@example.com'
    await aCertificate(t, issuer, { workshop_id: workshopId, email: taken })
    const before = await aCertificate(t, issuer, { workshop_id: workshopId })
    expect(await reissued(t, issuer, before, { email: taken })).toMatchObject({
      status: 409,
      campos: { email: m.alreadyIssued.code },
    })
    expect(await one(before.id)).toMatchObject({ estado: 'vigente', version: before.version })
  })
})
