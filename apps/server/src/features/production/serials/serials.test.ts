import { productionMessages as m } from '@portal/contract/production/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '#test/items.ts'
import type { Person } from '#test/people.ts'
import { aPermitFile } from '#test/permits.ts'
import { addSerials, aMaker, anOrder, orderedLines, orderOf } from '#test/production.ts'
import { aSeller, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
let maker: Person
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  maker = await aMaker(t)
})
afterAll(() => t.close())

describe('serial numbers', () => {
  test('are unique per product; those that are taken are named with their quote', async () => {
    const [first, second] = [await anOrder(t, seller), await anOrder(t, seller)]
    expect(await addSerials(t, first.id, 'u-1 u-2', maker)).toMatchObject({ status: 200 })
    expect(await addSerials(t, second.id, 'U-2', maker)).toMatchObject({
      status: 409,
      campos: { series: m.serialsRepeated.code },
      datos: { repetidas: [{ serie: 'U-2', codigo: first.quote.codigo }], total: 1 },
    })
    expect(await addSerials(t, second.id, 'u-3 u-3', maker)).toMatchObject({
      datos: { repetidas: [{ serie: 'U-3', codigo: null }] },
    })
    expect(await addSerials(t, second.id, 'u-3 u-4 u-5', maker)).toMatchObject({ codigo: m.tooManySerials.code })
    const { lineas } = await orderOf(t, second.id, maker)
    expect(lineas.map((line: { series: string[] }) => line.series)).toEqual([[], []])
    expect(await addSerials(t, second.id, 'u-9', maker, lineas[1].id)).toMatchObject({ codigo: m.lineInvalid.code })
    const found = await t.call('GET', '/v1/fabrica/list?buscar=u-1', undefined, maker)
    expect(found.datos.pedidos).toMatchObject([{ id: first.id, series: 2, unidades_con_serie: 2 }])
  })

  test('that two orders get at once belong to one of them', async () => {
    const orders = [await anOrder(t, seller), await anOrder(t, seller)]
    const replies = await Promise.all(orders.map(({ id }) => addSerials(t, id, 'at-once-1 at-once-2', maker)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of 25,000 units are given as a range, and taken back', async () => {
    const lineas = [{ ...orderedLines[0]!, producto_id: 3, cantidad: 25_000, precio_venta: 9.87 }]
    const { id } = await anOrder(t, seller, { lineas })
    const campos = { series: m.serialsInvalid.code }
    expect(await addSerials(t, id, 'K00001:K100001', maker)).toMatchObject({ campos })
    expect(await addSerials(t, id, 'K00001:K25001', maker)).toMatchObject({ codigo: m.tooManySerials.code })
    expect(await addSerials(t, id, 'K00001:K25000', maker)).toMatchObject({ status: 200 })
    const order = await orderOf(t, id, maker)
    expect(order.lineas[0]).toMatchObject({ series_total: 25_000, lleva_series: true })
    expect(order.lineas[0].series).toHaveLength(200)
    const form = { linea_id: order.lineas[0].id, series: 'K00001:K00002 NOT-HERE', version: order.version }
    expect(await t.call('PUT', `/v1/fabrica/series/${id}`, form, maker)).toMatchObject({ status: 200 })
    const after = await orderOf(t, id, maker)
    expect([after.series, after.eventos[0].comentario]).toEqual([24_998, 'K00001, K00002'])
  })
})

test('documents reach the client once they are shown to him, by his own link alone', async () => {
  const [mine, other] = [await anOrder(t, seller), await anOrder(t, seller)]
  const file = { ...aPermitFile(), field: 'files', name: 'guía.pdf' }
  expect(await sendForm(t, '/v1/fabrica/documento/save', { pedido_id: mine.id }, maker, [file])).toMatchObject({
    status: 200,
  })
  const [document] = (await orderOf(t, mine.id, maker)).documentos
  const address = (token: string) => `/v1/cotizacion/enlace_documento/${token}/${document.id}`
  const statusOf = async (token: string) => (await t.app.inject(address(token))).statusCode
  expect(await statusOf(mine.quote.token)).toBe(404)
  await t.call('PUT', `/v1/fabrica/documento/${document.id}`, { visible_cliente: true }, maker)
  expect(await statusOf(mine.quote.token)).toBe(303)
  expect([await statusOf(other.quote.token), await statusOf('1-x')]).toEqual([404, 404])
  const { pedido } = (await t.call('GET', `/v1/cotizacion/enlace/${mine.quote.token}`)).datos
  expect(pedido.documentos).toMatchObject([{ nombre: 'guía.pdf', url: address(mine.quote.token) }])
  await t.call('PUT', `/v1/fabrica/documento/delete/${document.id}`, {}, maker)
  expect(await statusOf(mine.quote.token)).toBe(404)
})
