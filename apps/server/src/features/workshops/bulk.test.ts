import { Module } from '@portal/contract/access/constants'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { manyBehaviour, manyCalls } from '#test/records/many-behaviour.ts'
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

const setStatus = (ids: readonly number[], status: RegistrationStatus) =>
  t.parts.db.updateTable('workshop_registro').set({ estado_id: status }).where('id', 'in', ids).execute()
const begin = (id: number, inicio: Date) =>
  t.parts.db.updateTable('workshop').set({ inicio }).where('id', '=', id).execute()
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

const stateOf = (id: number) =>
  t.parts.db
    .selectFrom('workshop_registro')
    .select(['estado_id', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const touch = async (id: number) => {
  const { estado_id, version } = await stateOf(id)
  expect(await t.call('PUT', `/v1/workshop/estado/${id}`, { estado_id, version }, clerk)).toMatchObject({ status: 200 })
}

let searched = 0
const tested = (accion: string, from: RegistrationStatus) => ({
  app: () => t,
  path: '/v1/workshop',
  accion,
  person: () => clerk,
  some: (count: number) => some(count, from),
  absent: workshopMessages.registrationAbsent,
  stateOf,
  second: bulkMessages.alreadySo,
  touch,
  async found() {
    const word = `Buscada ${'abcdef'[searched++]}${accion}`
    const ids = await some(3, from, { nombre: word })
    const others = [
      ...(await some(1, from === canceled ? attended : canceled, { nombre: word })),
      ...(await some(1, from)),
    ]
    const filtros = { buscar: word, estado_id: `${from}`, workshop_id: `${begun}` }
    const total = async () =>
      (await t.call('GET', `/v1/workshop/list?${new URLSearchParams(filtros)}`, undefined, clerk)).datos.total
    return { ids, others, filtros, total }
  },
})

const toCome = async () => (await register(t, coming)).datos.registro_id as number

manyBehaviour({
  ...tested('marcar_asistencia', registered),
  refused: [toCome, workshopMessages.notBegun],
})
manyBehaviour({
  ...tested('anular', registered),
  refused: [async () => (await some(1, canceled))[0]!, bulkMessages.alreadySo],
})
manyBehaviour({
  ...tested('reinscribir', canceled),
  refused: [
    async () => {
      const email = `otra${Math.random()}@example.com`
      const [id] = await some(1, canceled, { email })
      await some(1, registered, { email })
      return id!
    },
    workshopMessages.emailAlreadyRegistered,
  ],
})

test('what is canceled does not come back by an undo when its e-mail was registered again', async () => {
  const email = 'vuelve@example.com'
  const ids = await some(1, registered, { email })
  const { change, undo } = manyCalls(
    () => t,
    '/v1/workshop',
    () => clerk,
  )
  const { lote_id: id } = await change({ accion: 'anular', ids })
  await some(1, registered, { email })
  expect((await undo(id)).datos).toMatchObject({
    deshechos: 0,
    rechazados: [{ id: ids[0], codigo: workshopMessages.emailAlreadyRegistered.code }],
  })
})

test('is for the module of workshops', async () => {
  const ids = await some(1)
  const { send } = manyCalls(
    () => t,
    '/v1/workshop',
    () => clerk,
  )
  expect(await send({ accion: 'anular', ids }, null)).toMatchObject({ status: 401 })
  expect(await send({ accion: 'anular', ids }, await aUser(t, { modules: [Module.users] }))).toMatchObject({
    status: 403,
  })
})
