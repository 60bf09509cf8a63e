import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  aLine,
  aQuote,
  aSeller,
  aSentQuote,
  passValidity,
  priceOf,
  quoteOf,
  quoteRow,
  type Seller,
} from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

const update = (id: number, form: object, as = seller) => act(t, 'PUT', 'update', id, as, form)

describe('an edit', () => {
  test('of a quote that nobody has got changes it in place', async () => {
    const { id, codigo, form, version } = await aQuote(t, seller)
    const before = await quoteRow(t, id)
    expect(await update(id, { ...form, referencia: 'OC-1', version })).toMatchObject({
      codigo: 1,
      datos: { id, codigo },
    })
    const after = await quoteRow(t, id)
    expect(after).toMatchObject({ referencia: 'OC-1', revision: 1, numero: before.numero })
    expect(after.hash).not.toBe(before.hash)
  })

  test('of one that was sent becomes the next revision; the old one is read-only and its differences are shown', async () => {
    const { id, codigo, form, token } = await aSentQuote(t, seller)
    const { version } = await quoteRow(t, id)
    const [{ identidad }] = (await quoteOf(t, id, seller)).lineas
    const lineas = [aLine({ identidad, cantidad: 600 }), aLine({ producto_id: 5, cantidad: 1, precio_venta: 900 })]
    const totals = { subtotal: 6822, total: 6822 }
    const reply = await update(id, { ...form, lineas, ...totals, version })
    expect(reply).toMatchObject({ codigo: 2, datos: { codigo: `${codigo}-R2` } })
    const next = await quoteOf(t, reply.datos.id, seller)
    expect(next).toMatchObject({ revision: 2, enviada_en: null, revisiones: [{ id }, { id: next.id }] })
    expect(next.diferencias).toMatchObject([
      {
        linea: { producto_nombre: 'Next1', posicion: 1, cambio: 'cambiada' },
        campos: expect.arrayContaining([{ campo: 'cantidad', antes: 500, despues: 600 }]),
      },
      {
        linea: { posicion: 2, cambio: 'agregada' },
        campos: expect.arrayContaining([{ campo: 'cantidad', antes: null, despues: 1 }]),
      },
      { linea: null, campos: expect.arrayContaining([{ campo: 'total', antes: 4935, despues: 6822 }]) },
    ])
    expect(await quoteOf(t, id, seller)).toMatchObject({ estado: 'pendiente', reemplazada: true, acciones: ['anotar'] })
    expect(await update(id, { ...form, version: version + 1 })).toMatchObject({ status: 409, codigo: 16 })
    expect(await t.call('GET', `/v1/cotizacion/enlace/${token}`)).toMatchObject({ status: 409, codigo: 16 })
    const { datos } = await t.call('GET', `/v1/cotizacion/list?estado=todas&buscar=${codigo}`, undefined, seller)
    expect(datos.cotizaciones.map((row: { codigo: string }) => row.codigo)).toEqual([`${codigo}-R2`])
  })

  test('that somebody else was faster with is told what is there (409)', async () => {
    const { id, form, version } = await aQuote(t, seller)
    const replies = await Promise.all(['a', 'b'].map((referencia) => update(id, { ...form, referencia, version })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = replies.find(({ status }) => status === 409)!
    expect(late).toMatchObject({
      codigo: 984,
      datos: { id, version: version + 1, lineas: [{ producto_nombre: 'Next1' }] },
    })
  })

  test('is for the author alone, and only while the quote is pending', async () => {
    const { id, form, version } = await aQuote(t, seller)
    const stranger = await aSeller(t)
    expect(await update(id, { ...form, version }, stranger)).toMatchObject({ status: 404, codigo: 1 })
    await act(t, 'PUT', 'cancelar', id, seller, { motivo: 'Error' })
    expect(await update(id, { ...form, version: version + 1 })).toMatchObject({ status: 409, codigo: 18 })
  })
})

describe('a quote whose validity is over', () => {
  test('is expired on the next read, and is renewed at the prices of now, which are marked', async () => {
    await priceOf(t, 3, 10)
    const { id, codigo } = await aSentQuote(t, seller)
    await passValidity(t, id)
    const { datos } = await t.call('GET', '/v1/cotizacion/list?estado=vencida', undefined, seller)
    expect(datos.cotizaciones).toMatchObject([{ id, estado: 'vencida', acciones: expect.arrayContaining(['renovar']) }])
    const reply = await act(t, 'POST', 'renovar', id, seller)
    expect(reply).toMatchObject({ codigo: 5, datos: { codigo: `${codigo}-R2` } })
    expect(await quoteOf(t, reply.datos.id, seller)).toMatchObject({
      estado: 'pendiente',
      lineas: [{ precio_venta: 10, precio_anterior: 9.87, importe: 5000 }],
    })
    expect((await quoteRow(t, id)).estado).toBe('vencida')
    expect(await act(t, 'POST', 'renovar', id, seller)).toMatchObject({ status: 409, codigo: 16 })
    await priceOf(t, 3, null)
  })

  test('is not renewed with a product that is not sold any more, nor before it has ended', async () => {
    const { id } = await aQuote(t, seller, { lineas: [aLine({ producto_id: 6, cantidad: 1 })] })
    expect((await act(t, 'POST', 'renovar', id, seller)).status).toBe(409)
    await passValidity(t, id)
    const { db } = t.deps
    await db.updateTable('producto').set({ estado_id: 5 }).where('id', '=', 6).execute()
    expect(await act(t, 'POST', 'renovar', id, seller)).toMatchObject({
      status: 400,
      campos: { 'lineas.0.producto_id': 1 },
    })
    await db.updateTable('producto').set({ estado_id: 1 }).where('id', '=', 6).execute()
  })
})
