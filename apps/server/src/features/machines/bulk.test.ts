import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { itemBulkMessages } from '@portal/contract/marketplace/bulk-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, approvedItem, aStaffMember, savedItem } from '#test/items.ts'
import { aRequest, itemRow, requestRow } from '#test/machines.ts'
import { auditOf } from '#test/makers.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { bulkActionBehaviour, bulkCallsOf } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await startApp()
  staff = await aStaffMember(t)
  owner = await anOwner(t)
})
afterAll(() => t.close())

const path = '/v1/clasificado'
const app = () => t
const many = bulkCallsOf(app, path, () => owner)
const set = (id: number, changes: object) =>
  t.deps.db.updateTable('clasificado').set(changes).where('id', '=', id).execute()

/** Approved items of the owner, shown or hidden. */
async function approved(count: number, publicacion: 0 | 1, changes: object = {}): Promise<number[]> {
  const ids: number[] = []
  for (let number = 0; number < count; number++) ids.push(await approvedItem(t, owner, staff, changes))
  for (const id of ids) await set(id, { publicacion })
  return ids
}
const inReview = async (count: number, changes: object = {}) => {
  const ids: number[] = []
  for (let number = 0; number < count; number++) ids.push(await savedItem(t, owner, changes))
  return ids
}
async function hiddenInReview(): Promise<number> {
  const [id] = await inReview(1)
  await set(id!, { publicacion: 0 })
  return id!
}
const frozen = async (publicacion: 0 | 1) => {
  const [id] = await approved(1, publicacion)
  await set(id!, { estado_comercial: 24 })
  return id!
}
const stateOf = async (id: number) => {
  const mails = (await mailsTo(t, owner.email)).filter(({ texto }) => texto?.match(`/classifieds/${id}\\b`)).length
  return { ...(await itemRow(t, id)), mails }
}
const touch = async (id: number) => {
  const { version } = await itemRow(t, id)
  const body = { destacado: true, version }
  expect(await t.call('PUT', `${path}/destacar/${id}`, body, staff)).toMatchObject({ status: 200 })
}

type Make = (count: number, changes: object) => Promise<number[]>
const tested = (make: Make, asked: object = {}) => ({
  app,
  path,
  person: () => owner,
  absent: machineMessages.absent,
  stateOf,
  some: (count: number, marca: string) => make(count, { marca }),
  filters: () => ({ pais_id: '152', ...asked }),
  others: (marca: string) => make(1, { marca, pais_id: 604 }),
})
const ofOwner = (make: Make, asked?: object) => ({ ...tested(make, asked), outsider: () => anOwner(t) })

bulkActionBehaviour({
  ...ofOwner((count, changes) => approved(count, 0, changes), { publicacion: '0' }),
  accion: 'activar',
  leaves: { publicacion: 1 },
  refused: [[hiddenInReview, machineMessages.approvalInvalid]],
  second: bulkMessages.alreadySo,
  touch,
})
bulkActionBehaviour({
  ...ofOwner((count, changes) => approved(count, 1, changes), { publicacion: '1' }),
  accion: 'desactivar',
  leaves: { publicacion: 0 },
  refused: [[() => frozen(1), machineMessages.reservedOrSold]],
  second: bulkMessages.alreadySo,
  touch,
})
bulkActionBehaviour({
  ...ofOwner((count, changes) => approved(count, 1, changes)),
  accion: 'eliminar',
  leaves: { eliminado_en: expect.any(Date) },
  refused: [[() => frozen(1), machineMessages.reservedOrSold]],
  second: machineMessages.absent,
  touch: (id) => set(id, { version: 99 }),
})
bulkActionBehaviour({
  ...tested(inReview, { aprobacion: '0', alcance: 'todos' }),
  accion: 'aprobar',
  person: () => staff,
  leaves: { aprobacion: 1 },
  refused: [[async () => (await approved(1, 1))[0]!, machineMessages.approvalInvalid]],
  second: machineMessages.approvalInvalid,
})

describe('items of a list', () => {
  test('whose open requests end with them are told apart, and stay deleted', async () => {
    const [free, asked] = await approved(2, 1)
    const email = 'interesado@example.com'
    const request = await aRequest(t, asked!, { email })
    const before = (await mailsTo(t, email)).length
    const trial = await many.change({ accion: 'eliminar', ids: [free, asked], ensayo: true })
    expect(trial).toMatchObject({ hechos: 1, de_otro_modo: [{ id: asked, motivo: itemBulkMessages.requestsEnd.es }] })
    expect((await mailsTo(t, email)).length).toBe(before)
    expect(await requestRow(t, request.id)).toMatchObject({ estado_id: 21 })

    const done = await many.change({ accion: 'eliminar', ids: [free, asked] })
    expect((await mailsTo(t, email)).length).toBe(before + 1)
    expect((await many.undo(done.lote_id)).datos).toEqual({ deshechos: 1, rechazados: [] })
    expect(await itemRow(t, free!)).toMatchObject({ eliminado_en: null, es_publico: true })
    expect(await itemRow(t, asked!)).toMatchObject({ eliminado_en: expect.any(Date) })
    const written = (await auditOf(t, 'clasificado', free!)).map(({ accion }) => accion)
    expect(written.slice(-2)).toEqual(['classifieds.deleted', 'classifieds.restored'])
  })

  test('that had expired are hidden again with the days that they had', async () => {
    const [id] = await approved(1, 0)
    const over = new Date('2026-01-05T12:00:00.000Z')
    await set(id!, { vence_en: over, aviso_dias: 1 })
    const done = await many.change({ accion: 'activar', ids: [id] })
    expect((await itemRow(t, id!)).vence_en!.getTime()).toBeGreaterThan(Date.now())
    await many.undo(done.lote_id)
    expect(await itemRow(t, id!)).toMatchObject({ publicacion: 0, vence_en: over, aviso_dias: 1 })
  })

  test('are not hidden by an undo once somebody has reserved them', async () => {
    const [id] = await approved(1, 0)
    const done = await many.change({ accion: 'activar', ids: [id] })
    await set(id!, { estado_comercial: 23 })
    expect((await many.undo(done.lote_id)).datos).toMatchObject({
      deshechos: 0,
      rechazados: [{ codigo: machineMessages.reservedOrSold.code }],
    })
  })

  test('of others are changed by administrators of the staff; owners approve nothing and see no others', async () => {
    const user = await aStaffMember(t, Role.user)
    const [id] = await approved(1, 1)
    const [waiting] = await inReview(1)
    expect(await many.change({ accion: 'desactivar', ids: [id] }, user)).toMatchObject({
      rechazados: [{ codigo: machineMessages.insufficientHierarchy.code }],
    })
    expect(await many.change({ accion: 'desactivar', ids: [id] }, staff)).toMatchObject({ hechos: 1 })
    expect(await many.change({ accion: 'aprobar', ids: [waiting] })).toMatchObject({
      rechazados: [{ codigo: coreMessages.notAllowed.code }],
    })
    expect(await many.send({ accion: 'desactivar', filtros: { alcance: 'todos' } })).toMatchObject({
      status: 403,
      codigo: coreMessages.notAllowed.code,
    })
  })
})
