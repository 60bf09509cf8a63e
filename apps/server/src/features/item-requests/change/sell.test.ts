import { Module, Role } from '@portal/contract/access/constants'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aCategory,
  aClerk,
  anItem,
  aRequest,
  changeStatus,
  dayFromNow,
  eventsOf,
  itemRow,
  requestRow,
} from '#test/machines.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
})
afterAll(() => t.close())

const m = machineMessages
const s = RequestStatus
const change = (id: number, to: number, rest: object = {}, as = clerk) => changeStatus(t, id, to, as, rest)
const reserve = (id: number) => change(id, s.reservedPendingPayment, { monto_reserva: 2000 })

/** A request in negotiation, and its item. */
async function negotiated(wishes: object = {}, form: object = {}) {
  const item = await anItem(t, wishes)
  const request = await aRequest(t, item.id, form)
  await change(request.id, s.negotiation)
  return { item, request }
}

describe('selling', () => {
  test('without a reservation takes the item out of the public lists', async () => {
    const { item, request } = await negotiated()
    const reply = await change(request.id, s.sold, { monto_venta: 39_000 })
    expect(reply).toMatchObject({ status: 200, datos: { estado_id: 26, monto_venta: 39_000 } })
    const row = await itemRow(t, item.id)
    expect(row).toMatchObject({ estado_comercial: 26, es_publico: false, publicacion: 1, reserva_vence_en: null })
    expect(row.vendido_en).not.toBeNull()
    await change(request.id, s.closed, { comentario: '' })
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 26, es_publico: false })
  })

  test('after a reservation costs at least what was paid for it', async () => {
    const { request } = await negotiated()
    await reserve(request.id)
    await change(request.id, s.reserved)
    expect(await change(request.id, s.sold, { monto_venta: 1999.99 })).toMatchObject({ status: 400, codigo: 30 })
    expect(await change(request.id, s.sold, { monto_venta: 2000 })).toMatchObject({ status: 200 })
  })

  test.each([
    ['no amount', null, m.saleAmountRequired],
    ['nothing', 0, m.saleAmountInvalid],
    ['a negative one', -5, m.saleAmountInvalid],
    ['a word', 'x', m.saleAmountInvalid],
    ['thousandths', 1000.001, m.saleAmountInvalid],
  ])('refuses %s', async (_, amount, entry) => {
    const { request } = await negotiated()
    const reply = await change(request.id, s.sold, { monto_venta: amount })
    expect(reply).toMatchObject({ status: 400, codigo: entry.code, campos: { monto_venta: entry.code } })
  })

  test('is refused while somebody else holds the item, and of two at once one is done', async () => {
    const { item, request } = await negotiated()
    const other = await aRequest(t, item.id)
    await reserve(other.id)
    expect(await change(request.id, s.sold, { monto_venta: 39_000 })).toMatchObject({ status: 409, codigo: 34 })
    await change(other.id, s.negotiation)
    const replies = await Promise.all(
      [request, other].map(async ({ id }) => {
        const { version } = await requestRow(t, id)
        return change(id, s.sold, { monto_venta: 39_000, version })
      }),
    )
    // whoever came second finds their request cancelled, or the item sold
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is refused while a rent of the item is paid', async () => {
    const { item, request } = await negotiated({ es_arriendo: true, precio_arriendo: 95, dias_minimos: 7 })
    const days = { tipo: 'arriendo', desde: dayFromNow(3), hasta: dayFromNow(12) }
    const rent = await aRequest(t, item.id, days)
    await change(rent.id, s.reservedPendingPayment, { monto_reserva: 300 })
    expect(await change(request.id, s.sold, { monto_venta: 39_000 })).toMatchObject({ status: 409, codigo: 34 })
    await change(rent.id, s.cancelled)
    expect(await change(request.id, s.sold, { monto_venta: 39_000 })).toMatchObject({ status: 200 })
  })
})

describe('the other requests for a sold item', () => {
  test('are cancelled; their clients get one mail in two languages with three similar items', async () => {
    const categoryId = await aCategory(t)
    const near = []
    for (const precio of [41_000, 39_500, 45_000, 90_000])
      near.push(await anItem(t, { categoria_id: categoryId, precio }))
    const { item, request } = await negotiated({ categoria_id: categoryId }, { email: 'compra@example.com' })
    const [one, two, inQuarantine, phoneOnly] = [
      await aRequest(t, item.id, { email: 'pierde@example.com', idioma: 'en' }),
      await aRequest(t, item.id, { email: 'PIERDE@example.com', mensaje: 'otra' }, {}).catch(() => null),
      await aRequest(t, item.id, { email: 'robot@example.com', sitio_web: 'x' }),
      await aRequest(t, item.id, { email: '', telefono: '+56922223333' }),
    ]
    expect(two).toBeNull() // the same person asked twice
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ email: 'pierde@example.com' })
      .where('id', '=', phoneOnly.id)
      .execute()
    await change(request.id, s.sold, { monto_venta: 39_000 })

    for (const { id } of [one, inQuarantine, phoneOnly]) {
      expect(await requestRow(t, id)).toMatchObject({ estado_id: s.cancelled, terminado_en: expect.any(Date) })
      expect((await eventsOf(t, id)).at(-1)).toMatchObject({
        autor: 'sistema',
        comentario: 'vendido a otro cliente / sold to another client',
        es_visible: true,
      })
    }
    const told = (await mailsTo(t, 'pierde@example.com')).filter(({ motivo }) => motivo === 'request.soldToOther')
    expect(told).toHaveLength(1)
    expect(told[0]?.asunto).toBe('The machine was sold to another client / El equipo se vendió a otro cliente')
    const shown = near.filter(({ id }) => told[0]?.texto?.includes(`/classifieds/${id}?lang=en`))
    expect(shown.map(({ precio }) => precio)).toEqual([41_000, 39_500, 45_000])
    expect(told[0]?.html).toContain(`href="http://localhost:3000/classifieds/${near[0]?.id}?lang=en"`)
    expect((await mailsTo(t, 'robot@example.com')).length).toBe(0)
    const buyer = (await mailsTo(t, 'compra@example.com')).map(({ motivo }) => motivo)
    expect(buyer).not.toContain('request.soldToOther')
  })

  test('tell a client who reads Portuguese in it first, and then in the others', async () => {
    const email = 'perde@example.com'
    const { item, request } = await negotiated()
    await aRequest(t, item.id, { email, idioma: 'pt' })
    await change(request.id, s.sold, { monto_venta: 39_000 })
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({
      idioma: 'pt',
      asunto:
        'O equipamento foi vendido a outro cliente / El equipo se vendió a otro cliente / The machine was sold to another client',
      texto: expect.stringMatching(
        /encerramos sua solicitação[\s\S]*cerramos su solicitud[\s\S]*we closed your request/,
      ),
    })
    expect(mail?.texto).toContain('/classifieds?lang=pt')
  })
})

describe('a sale by mistake', () => {
  test('is undone by a super administrator alone, and frees the item', async () => {
    const { item, request } = await negotiated()
    await reserve(request.id)
    await change(request.id, s.reserved)
    await change(request.id, s.sold, { monto_venta: 39_000 })
    const modules = [Module.manageMachines]
    const administrator = await aUser(t, { role: Role.administrator, modules })
    expect(await change(request.id, s.cancelled, {}, administrator)).toMatchObject({ status: 409, codigo: 35 })
    const superAdmin = await aUser(t, { role: Role.superAdmin, modules })
    expect(await change(request.id, s.cancelled, {}, superAdmin)).toMatchObject({ status: 200 })
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 5, vendido_en: null, es_publico: true })
    expect(await requestRow(t, request.id)).toMatchObject({ estado_id: 27, decision_reembolso: 'pendiente' })
  })
})
