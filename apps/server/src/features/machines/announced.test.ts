import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Module, Role } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Changes, listenForChanges } from '#core/database/events.ts'
import { anOwner, aStaffMember, decide, editItem, itemVersion, savedItem, sendForm } from '#test/items.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let staff: Person
/** As in another process. */
let elsewhere: ReturnType<typeof listenForChanges>
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
  staff = await aStaffMember(t)
  elsewhere = listenForChanges(await connection(), console.error)
  await once(elsewhere.changes, 'change')
})
afterAll(async () => {
  await elsewhere.stop()
  await t.close()
})

async function connection() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(t.deps.db)
  return { ...inject('postgres'), database: rows[0]!.name }
}

/** The areas that another process hears of within a second of the work. */
async function heard(changes: Changes, work: () => Promise<unknown>): Promise<string[]> {
  const areas: string[] = []
  const note = ({ area }: { area: string }) => areas.push(area)
  changes.on('change', note)
  await work()
  for (let waited = 0; waited < 1000 && areas.length === 0; waited += 20) await sleep(20)
  changes.off('change', note)
  return areas
}

test('every write to an item is heard of by every process within a second', async () => {
  const put = async (verb: string, id: number, body: object, as: Person) =>
    t.call('PUT', `/v1/clasificado/${verb}/${id}`, { ...body, ...(await itemVersion(t, id)) }, as)
  let id = 0
  const writes: [string, () => Promise<unknown>][] = [
    ['made', async () => (id = await savedItem(t, owner))],
    ['approved', () => decide(t, id, staff)],
    ['changed', () => editItem(t, id, owner, { ciudad: 'Arica' })],
    ['featured', () => put('destacar', id, { destacado: true }, staff)],
    ['hidden', () => put('publicar', id, { publicacion: 0 }, owner)],
    ['deleted', () => put('delete', id, {}, owner)],
  ]
  for (const [name, work] of writes)
    expect([name, await heard(elsewhere.changes, work)]).toEqual([name, ['clasificados']])
})

test('so is every write to a category and to a time unit', async () => {
  const category = () => sendForm(t, '/v1/clasificado/categoria/save', { nombre: 'Grúas', nombre_en: 'Cranes' }, staff)
  expect(await heard(elsewhere.changes, category)).toEqual(['clasificado_categorias'])
  const clerk = await aUser(t, { role: Role.administrator, modules: [Module.timeUnits] })
  const unit = () => t.call('POST', '/v1/unidad_tiempo/save', { nombre: 'Turnos', nombre_en: 'Shifts' }, clerk)
  expect(await heard(elsewhere.changes, unit)).toEqual(['unidades_tiempo'])
})
