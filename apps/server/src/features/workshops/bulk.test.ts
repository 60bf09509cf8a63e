import { Module } from '@portal/contract/access/constants'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { bulkActionBehaviour, bulkCallsOf, rowsOf } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aWorkshop, register } from '#test/workshops.ts'

const { registered, attended, canceled } = RegistrationStatus
let t: TestApp
let clerk: Person
/** One that has begun, and one to come. */
let begun: number
let coming: number
beforeAll(async () => {
  t = await startApp()
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.workshops] })
  coming = await aWorkshop(t)
  begun = await aWorkshop(t)
})
afterAll(() => t.close())
const app = () => t
const path = '/v1/workshop'
const many = bulkCallsOf(app, path, () => clerk)

const setStatus = (ids: readonly number[], status: RegistrationStatus) =>
  t.deps.db.updateTable('workshop_registro').set({ estado_id: status }).where('id', 'in', ids).execute()
const begin = (id: number, inicio: Date) =>
  t.deps.db.updateTable('workshop').set({ inicio }).where('id', '=', id).execute()
const past = () => begin(begun, new Date(Date.now() - 1000))

/** Registered for the workshop that has begun since. */
async function some(count: number, status: RegistrationStatus = registered, changes: object = {}): Promise<number[]> {
  await begin(begun, new Date(Date.now() + 86_400_000))
  const ids: number[] = []
  for (let number = 0; number < count; number++) ids.push((await register(t, begun, changes)).datos.registro_id)
  await setStatus(ids, status)
  await past()
  return ids
}

const { stateOf } = rowsOf(app, 'workshop_registro')
const touch = async (id: number) => {
  const { estado_id, version } = await stateOf(id)
  expect(await t.call('PUT', `${path}/estado/${id}`, { estado_id, version }, clerk)).toMatchObject({ status: 200 })
}

const tested = (accion: string, from: RegistrationStatus, to: RegistrationStatus) => ({
  app,
  path,
  accion,
  person: () => clerk,
  some: (count: number, nombre: string) => some(count, from, { nombre }),
  absent: workshopMessages.registrationAbsent,
  stateOf,
  leaves: { estado_id: to },
  second: bulkMessages.alreadySo,
  touch,
  filters: () => ({ estado_id: `${from}`, workshop_id: `${begun}` }),
  others: (nombre: string) => some(1, from === canceled ? attended : canceled, { nombre }),
})

const toCome = async () => (await register(t, coming)).datos.registro_id as number
async function registeredAgain(): Promise<number> {
  const email = `otra${Math.random()}@example.com`
  const [id] = await some(1, canceled, { email })
  await some(1, registered, { email })
  return id!
}

bulkActionBehaviour({
  ...tested('marcar_asistencia', registered, attended),
  refused: [[toCome, workshopMessages.notBegun]],
})
bulkActionBehaviour({
  ...tested('anular', registered, canceled),
  refused: [[async () => (await some(1, canceled))[0]!, bulkMessages.alreadySo]],
})
bulkActionBehaviour({
  ...tested('reinscribir', canceled, registered),
  refused: [[registeredAgain, workshopMessages.emailAlreadyRegistered]],
})

test('what is canceled does not come back by an undo when its e-mail was registered again', async () => {
  const email = 'vuelve@example.com'
  const ids = await some(1, registered, { email })
  const { lote_id: id } = await many.change({ accion: 'anular', ids })
  await some(1, registered, { email })
  expect((await many.undo(id)).datos).toMatchObject({
    deshechos: 0,
    rechazados: [{ id: ids[0], codigo: workshopMessages.emailAlreadyRegistered.code }],
  })
})

test('is for the module of workshops', async () => {
  const ids = await some(1)
  expect(await many.send({ accion: 'anular', ids }, await aUser(t, { modules: [Module.users] }))).toMatchObject({
    status: 403,
  })
})
