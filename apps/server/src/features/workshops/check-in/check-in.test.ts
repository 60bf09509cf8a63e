import { createHash } from 'node:crypto'
import { Module } from '@portal/contract/access/constants'
import { RegistrationStatus as Status, workshopLimits } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { aWorkshop, byLink, registered } from '#test/workshops.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.workshops] })
})
afterAll(() => t.close())

const minutes = 60_000
const ago = (count: number) => new Date(Date.now() - count * minutes).toISOString()
/** A workshop with two registered people that began an hour ago. */
async function begun() {
  const id = await aWorkshop(t)
  const people = [await registered(t, id), await registered(t, id)]
  await t.deps.db
    .updateTable('workshop')
    .set({ inicio: new Date(Date.now() - 60 * minutes) })
    .where('id', '=', id)
    .execute()
  return { id, people: people as [(typeof people)[0], (typeof people)[0]] }
}
const send = (workshop: number, marcas: unknown, as: Person | null = clerk) =>
  t.call('POST', `/v1/workshop/asistencia/${workshop}`, { marcas }, as)
const list = (workshop: unknown, as: Person | null = clerk) =>
  t.call('GET', `/v1/workshop/asistencia/${workshop}`, undefined, as)
const stored = (id: number) =>
  t.deps.db.selectFrom('workshop_registro').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the list of a device', () => {
  test('has names and companies, no addresses, and knows a code without holding it', async () => {
    const { id, people } = await begun()
    await byLink(t, people[0].token, 'confirmar')
    const { codigo } = (
      await t.call('GET', `/v1/workshop/inscripcion/${people[0].token}`, undefined, null, fromElsewhere())
    ).datos
    const { datos } = await list(id)
    expect(datos.personas).toHaveLength(2)
    const one = datos.personas.find((person: { id: number }) => person.id === people[0].id)
    expect(Object.keys(one).toSorted()).toEqual(
      ['asistio_en', 'confirmada', 'empresa', 'estado_id', 'huella', 'id', 'nombre'].toSorted(),
    )
    expect(one.huella).toBe(createHash('sha256').update(codigo).digest('base64url').slice(0, 22))
    expect(one.confirmada).toBe(true)
  })

  test('is for the module of workshops, of workshops that exist', async () => {
    const { id } = await begun()
    expect(await list(id, null)).toMatchObject({ status: 401 })
    expect(await list(id, await aUser(t, { modules: [Module.users] }))).toMatchObject({ status: 403 })
    for (const none of [999_999, 'x']) expect(await list(none)).toMatchObject({ codigo: m.workshopAbsent.code })
    const { datos } = await t.call('GET', '/v1/workshop/asistencia/list', undefined, clerk)
    expect(datos.talleres).toContainEqual(expect.objectContaining({ id }))
  })
})

describe('check-ins', () => {
  test('of two phones are one: the earlier moment stays, whichever phone is sent first, and again changes nothing', async () => {
    const { id, people } = await begun()
    const [early, late] = [ago(50), ago(40)]
    const [one, two] = people.map((person) => person.id) as [number, number]
    await send(id, [
      { registro_id: one, momento: early },
      { registro_id: two, momento: late },
    ])
    const reply = await send(id, [
      { registro_id: one, momento: late },
      { registro_id: two, momento: early },
    ])
    expect(reply.datos.marcas).toEqual([
      { registro_id: one, asistio_en: early, codigo: null },
      { registro_id: two, asistio_en: early, codigo: null },
    ])
    const { version } = await stored(one)
    await send(id, [{ registro_id: one, momento: early }])
    expect(await stored(one)).toMatchObject({ estado_id: Status.attended, asistio_por: clerk.id, version })
    const actions = (await auditOf(t, 'workshop_registro', one)).map(({ accion }) => accion)
    expect(actions.filter((action) => action === 'workshops.checkedIn')).toHaveLength(1)
  })

  test('of four phones at the same time are one', async () => {
    const { id, people } = await begun()
    const moments = [44, 41, 43, 42].map(ago)
    const replies = await together(
      t,
      row('workshop', id),
      ...moments.map((momento) => () => send(id, [{ registro_id: people[0].id, momento }])),
    )
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect((await list(id)).datos.personas.find(({ id }: { id: number }) => id === people[0].id).asistio_en).toBe(
      moments[0],
    )
  })

  test('with a wrong clock happened between the day before and now', async () => {
    const { id, people } = await begun()
    const before = Date.now()
    const { datos } = await send(id, [
      { registro_id: people[0].id, momento: '2099-01-01T00:00:00Z' },
      { registro_id: people[1].id, momento: '1999-01-01T00:00:00Z' },
    ])
    const [ahead, behind] = datos.marcas.map(({ asistio_en }: { asistio_en: string }) => Date.parse(asistio_en))
    expect(ahead).toBeGreaterThanOrEqual(before - 5000)
    expect(ahead).toBeLessThanOrEqual(Date.now() + 5000)
    expect(before - behind).toBeLessThan(26 * 60 * minutes)
  })

  test('let in who waited or was late, and refuse each for himself: canceled (16), of another workshop (40), too early (11)', async () => {
    const { id, people } = await begun()
    const other = await begun()
    await t.deps.db
      .updateTable('workshop_registro')
      .set({ estado_id: Status.canceled })
      .where('id', '=', people[0].id)
      .execute()
    await t.deps.db
      .updateTable('workshop_registro')
      .set({ estado_id: Status.lapsed })
      .where('id', '=', people[1].id)
      .execute()
    const { datos } = await send(
      id,
      [people[0].id, people[1].id, other.people[0].id, 999_999].map((registroId) => ({
        registro_id: registroId,
        momento: ago(1),
      })),
    )
    expect(datos.marcas.map(({ codigo }: { codigo: number | null }) => codigo)).toEqual([
      m.registrationCanceled.code,
      null,
      m.otherWorkshop.code,
      m.otherWorkshop.code,
    ])
    const coming = await aWorkshop(t)
    const early = await registered(t, coming)
    expect((await send(coming, [{ registro_id: early.id, momento: ago(1) }])).datos.marcas[0]).toMatchObject({
      codigo: m.notBegun.code,
    })
  })

  test.each([
    ['nothing', []],
    ['no moment', [{ registro_id: 1, momento: 'ayer' }]],
    ['no id', [{ registro_id: 'x', momento: ago(1) }]],
    ['too many', Array.from({ length: workshopLimits.checkIns + 1 }, () => ({ registro_id: 1, momento: ago(1) }))],
  ])('of %s are refused (39)', async (_, marcas) => {
    const { id } = await begun()
    expect(await send(id, marcas)).toMatchObject({ status: 400, codigo: m.checkInInvalid.code })
  })
})

test('the name for the certificate is corrected, and refused to one who saw an older version', async () => {
  const { people } = await begun()
  const rename = (nombre: string, version: number) =>
    t.call('PUT', `/v1/workshop/nombre/${people[0].id}`, { nombre, version }, clerk)
  expect(await rename('Ana María Rojas', 1)).toMatchObject({ status: 200, datos: { version: 2 } })
  expect(await rename('Otra', 1)).toMatchObject({ status: 409, datos: { nombre: 'Ana María Rojas', version: 2 } })
  expect(await rename(' ', 2)).toMatchObject({ status: 400, codigo: m.nameInvalid.code })
})
