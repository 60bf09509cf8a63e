import { Module } from '@portal/contract/access/constants'
import { RegistrationStatus as Status } from '@portal/contract/workshops/constants'
import { workshopMessages as m, workshopDoneMessages } from '@portal/contract/workshops/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { aWorkshop, byLink, register, registered } from '#test/workshops.ts'
import { settleOverdue } from './places.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.workshops] })
})
afterAll(() => t.close())

const full = (cupo: number) => aWorkshop(t, 30, { cupo })
const rows = (workshopId: number) =>
  t.deps.db.selectFrom('workshop_registro').selectAll().where('workshop_id', '=', workshopId).orderBy('id').execute()
const states = async (workshopId: number) => (await rows(workshopId)).map(({ estado_id }) => estado_id)
const change = async (id: number, status: number) => {
  const { version } = await t.deps.db
    .selectFrom('workshop_registro')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return t.call('PUT', `/v1/workshop/estado/${id}`, { estado_id: status, version }, clerk)
}
const overdue = (id: number) =>
  t.deps.db
    .updateTable('workshop_registro')
    .set({ vence_en: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute()
const stateOf = async (workshopId: number) => {
  const { datos } = await t.call('GET', '/v1/workshop/init_data')
  return datos.workshops.find(({ id }: { id: number }) => id === workshopId)
}

describe('the last places', () => {
  test('two of them asked for by ten at once are given twice; the others wait, each with a number of his own', async () => {
    const id = await full(3)
    await register(t, id)
    const replies = await together(t, row('workshop', id), ...Array.from({ length: 10 }, () => () => register(t, id)))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    const positions = replies.map(({ datos }) => datos.posicion as number | null)
    expect(positions.filter((position) => position === null)).toHaveLength(2)
    expect(positions.filter((position) => position !== null).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
    expect((await states(id)).filter((status) => status === Status.registered)).toHaveLength(3)
  })

  test('are shown as they go; then the page offers the waiting list, and says so in the answer and by mail', async () => {
    const id = await full(1)
    expect(await stateOf(id)).toMatchObject({ inscripcion: 'abierta', cupo: 1, lugares: 1 })
    await registered(t, id)
    expect(await stateOf(id)).toMatchObject({ inscripcion: 'espera', inscripcion_abierta: true, lugares: 0 })
    const reply = await register(t, id, { email: 'espera@example.com', idioma: 'en' })
    expect(reply).toMatchObject({ codigo: workshopDoneMessages.waiting.code, datos: { posicion: 1 } })
    const [mail] = await mailsTo(t, 'espera@example.com')
    expect(mail?.texto).toContain('number 1 on the waiting list')
  })
})

describe('a place that becomes free', () => {
  test.each(['by the link', 'by staff'])('%s goes to the first who waits, with a mail and 48 hours', async (how) => {
    const id = await full(1)
    const holder = await registered(t, id)
    const [first, second] = [await registered(t, id), await registered(t, id)]
    if (how === 'by staff') await change(holder.id, Status.canceled)
    else expect(await byLink(t, holder.token, 'anular')).toMatchObject({ status: 200 })
    expect(await states(id)).toEqual([Status.canceled, Status.registered, Status.waiting])
    const [, promoted] = await rows(id)
    expect(promoted).toMatchObject({ id: first.id, confirmado_en: null, espera_en: null })
    expect(new Date(promoted!.vence_en as unknown as string).getTime() - Date.now()).toBeGreaterThan(47.9 * 3_600_000)
    expect((await mailsTo(t, first.email))[0]?.motivo).toBe('workshop.promoted')
    expect((await mailsTo(t, second.email))[0]?.motivo).toBe('workshop.waiting')
  })

  test('by two who cancel at once goes to two, not to three', async () => {
    const id = await full(2)
    const holders = [await registered(t, id), await registered(t, id)]
    for (let count = 0; count < 3; count++) await registered(t, id)
    await together(
      t,
      row('workshop', id),
      ...holders.map(
        ({ token }) =>
          () =>
            byLink(t, token, 'anular'),
      ),
    )
    expect(await states(id)).toEqual([5, 5, 1, 1, 16])
  })

  test('and by staff and the person at once is given once', async () => {
    const id = await full(1)
    const holder = await registered(t, id)
    await registered(t, id)
    await registered(t, id)
    await together(
      t,
      row('workshop', id),
      () => byLink(t, holder.token, 'anular'),
      () => change(holder.id, Status.canceled),
    )
    expect(await states(id)).toEqual([5, 1, 16])
  })

  test('goes to no one once the workshop has begun', async () => {
    const id = await full(1)
    const holder = await registered(t, id)
    await registered(t, id)
    await t.deps.db.updateTable('workshop').set({ inicio: sql<Date>`now()` }).where('id', '=', id).execute()
    await change(holder.id, Status.canceled)
    expect(await states(id)).toEqual([5, 16])
  })
})

describe('a place that is not confirmed in time', () => {
  test('lapses by the job, once: one mail to each, and the next one moves up', async () => {
    const id = await full(1)
    const late = await registered(t, id)
    const next = await registered(t, id)
    await overdue(late.id)
    await Promise.all([settleOverdue(t.deps), settleOverdue(t.deps), settleOverdue(t.deps)])
    expect(await states(id)).toEqual([Status.lapsed, Status.registered])
    expect((await mailsTo(t, late.email)).map(({ motivo }) => motivo)).toEqual(['workshop.lapsed', 'workshop.confirm'])
    expect((await mailsTo(t, next.email)).map(({ motivo }) => motivo)).toEqual([
      'workshop.promoted',
      'workshop.waiting',
    ])
    expect(await byLink(t, late.token, 'confirmar')).toMatchObject({ status: 409, codigo: m.lapsed.code })
  })

  test('is free for whoever registers before the job has run, and its e-mail can register again', async () => {
    const id = await full(1)
    const late = await registered(t, id)
    await overdue(late.id)
    expect((await register(t, id, { email: late.email })).datos).toMatchObject({ posicion: null })
    expect(await states(id)).toEqual([Status.lapsed, Status.registered])
  })

  test('is not freed when it was confirmed', async () => {
    const id = await full(1)
    const sure = await registered(t, id)
    await byLink(t, sure.token, 'confirmar')
    await settleOverdue(t.deps)
    expect(await states(id)).toEqual([Status.registered])
  })
})

test('staff cannot put someone into a full workshop (12), and a canceled bulk comes back to its place on the list', async () => {
  const id = await full(1)
  const [holder, waiting] = [await registered(t, id), await registered(t, id)]
  expect(await change(waiting.id, Status.registered)).toMatchObject({
    status: 409,
    codigo: m.full.code,
    campos: { estado_id: m.full.code },
  })
  const send = (url: string, body: object) => t.call(url.endsWith('lote') ? 'POST' : 'PUT', url, body, clerk)
  const { datos } = await send('/v1/workshop/lote', { accion: 'anular', ids: [waiting.id], ensayo: false })
  const later = await registered(t, id)
  expect((await send(`/v1/workshop/lote/${datos.lote_id}/deshacer`, {})).datos).toMatchObject({ deshechos: 1 })
  await byLink(t, holder.token, 'anular')
  expect(await states(id)).toEqual([5, 1, 16])
  expect(later.posicion).toBe(1)
})

test('registration waits for its day (47) and ends on its own (2)', async () => {
  const early = await aWorkshop(t, 30, { abre: new Date(Date.now() + 3_600_000) })
  expect(await register(t, early)).toMatchObject({ status: 409, codigo: m.notOpen.code })
  expect(await stateOf(early)).toMatchObject({ inscripcion: 'por_abrir', inscripcion_abierta: false })
  const ended = await aWorkshop(t, 30, { cierra: new Date(Date.now() - 1000) })
  expect(await register(t, ended)).toMatchObject({ status: 409, codigo: m.closed.code })
  expect(await stateOf(ended)).toMatchObject({ inscripcion: 'cerrada' })
  const draft = await aWorkshop(t, 30, { estado: 'borrador' })
  expect(await register(t, draft)).toMatchObject({ status: 404, codigo: m.workshopAbsent.code })
  expect(await stateOf(draft)).toBeUndefined()
})
