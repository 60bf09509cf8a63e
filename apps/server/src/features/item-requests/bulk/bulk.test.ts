import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner } from '#test/items.ts'
import { aClerk, anItem, aRequest, eventsOf, requestRow } from '#test/machines.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { bulkActionBehaviour, bulkCallsOf } from '#test/records/bulk-actions.ts'
import { type Answered, startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
let owner: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  owner = await anOwner(t)
})
afterAll(() => t.close())

const s = RequestStatus
const path = '/v1/clasificado/solicitud'
const app = () => t
const many = bulkCallsOf(app, path, () => clerk)

/** Requests in a state, two for each item of the owner. */
async function some(count: number, estadoId: RequestStatus, changes: object = {}): Promise<number[]> {
  const ids: number[] = []
  let itemId = 0
  for (let number = 0; number < count; number++) {
    if (number % 2 === 0) itemId = (await anItem(t, { usuario_id: owner.id })).id
    ids.push((await aRequest(t, itemId, changes, { estado_id: estadoId })).id)
  }
  return ids
}
const one = async (estado: RequestStatus) => (await some(1, estado))[0]!

async function stateOf(id: number) {
  const { estado_id, version, email, terminado_en } = await requestRow(t, id)
  const events = (await eventsOf(t, id)).length
  return { estado_id, version, terminado_en, events, mails: (await mailsTo(t, email)).length }
}

const tested = (accion: string, from: RequestStatus, to: RequestStatus, refused: RequestStatus) => ({
  app,
  path,
  accion,
  person: () => clerk,
  some: (count: number, nombre: string) => some(count, from, { nombre }),
  refused: [[() => one(refused), machineMessages.transitionNotAllowed]] as const,
  absent: machineMessages.requestAbsent,
  stateOf,
  leaves: { estado_id: to },
  second: machineMessages.transitionNotAllowed,
  filters: () => ({
    estado_solicitud: `${from}`,
    tipo: 'venta',
    creada_desde: '2020-01-01',
    lista: 'cotizaciones',
  }),
  others: (nombre: string) => some(1, s.closed, { nombre }),
  totalOf: (datos: Answered['datos']) => datos.solicitud.total,
})
const comentario = 'Conversado por teléfono'

bulkActionBehaviour({ ...tested('aceptar', s.sent, s.pendingContact, s.negotiation), comentario })
bulkActionBehaviour({ ...tested('negociar', s.pendingContact, s.negotiation, s.reservedPendingPayment), comentario })
bulkActionBehaviour({ ...tested('cerrar', s.negotiation, s.closed, s.reserved), comentario })
bulkActionBehaviour({ ...tested('cancelar', s.negotiation, s.cancelled, s.sold), comentario })
bulkActionBehaviour({
  ...tested('eliminar', s.pendingContact, s.deletedByUser, s.reserved),
  person: () => owner,
})

describe('requests of a list', () => {
  test('have the comment in their history and a mail each; what was quarantined is cancelled in silence', async () => {
    const [open] = await some(1, s.negotiation)
    const [spam] = await some(1, s.sent)
    const before = await Promise.all([stateOf(open!), stateOf(spam!)])
    expect(await many.change({ accion: 'cancelar', ids: [open, spam], comentario })).toMatchObject({ hechos: 2 })
    for (const id of [open!, spam!])
      expect((await eventsOf(t, id)).at(-1)).toMatchObject({ a_estado: s.cancelled, comentario, usuario_id: clerk.id })
    expect((await stateOf(open!)).mails).toBe(before[0]!.mails + 1)
    expect((await stateOf(spam!)).mails).toBe(before[1]!.mails)
  })

  test('that hold a machine or have sold it are decided one by one', async () => {
    const ids = await Promise.all([s.reservedPendingPayment, s.reserved, s.sold].map(one))
    for (const accion of ['negociar', 'cancelar'])
      expect(await many.change({ accion, ids, comentario })).toMatchObject({ hechos: 0 })
    expect(await many.change({ accion: 'cerrar', ids, comentario })).toMatchObject({ hechos: 1 })
    expect((await requestRow(t, ids[2]!)).estado_id).toBe(s.closed)
  })

  test('of others do not exist for an owner, who closes and cancels none', async () => {
    const stranger = await anOwner(t)
    const ids = await some(1, s.negotiation)
    expect(await many.send({ accion: 'eliminar', ids }, stranger)).toMatchObject({ status: 404 })
    const all = { accion: 'eliminar', filtros: { lista: 'cotizaciones' } }
    expect(await many.change(all, stranger)).toMatchObject({ hechos: 0, rechazados: [] })
    expect(await many.change({ accion: 'cerrar', ids, comentario }, owner)).toMatchObject({
      rechazados: [{ codigo: machineMessages.transitionNotAllowed.code }],
    })
  })

  test('of repairs are another list', async () => {
    const ids = await some(1, s.pendingContact, { nombre: 'Solo venta' })
    const filtros = { buscar: 'Solo venta', lista: 'reparaciones' }
    const asked = { accion: 'negociar', comentario, ensayo: true }
    expect(await many.change({ ...asked, filtros })).toMatchObject({ hechos: 0 })
    expect(await many.change({ ...asked, filtros: { ...filtros, lista: 'cotizaciones' } })).toMatchObject({
      hechos: ids.length,
    })
  })

  test('are changed by two in the other order without waiting for each other for ever', async () => {
    const ids = await some(8, s.pendingContact)
    const ask = { accion: 'negociar', comentario }
    const replies = await Promise.all([
      many.change({ ...ask, ids: ids.filter((_, at) => at % 4 !== 3) }),
      many.change({ ...ask, ids: ids.filter((_, at) => at % 4 !== 0).toReversed() }),
    ])
    expect(replies.reduce((sum, { hechos }) => sum + hechos, 0)).toBe(8)
  })
})
