import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLine, aQuote, aSeller, aService, quoteOf, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

describe('a quote that is saved', () => {
  test('has a number, lasts thirty days, and shows what was typed with the totals of the server', async () => {
    const lines = [
      aLine({ descuento: 5 }),
      aLine({ producto_id: 1, cantidad: 2, anios_licencia: 3, precio_venta: 1200 }),
    ]
    const { id, codigo } = await aQuote(t, seller, { lineas: lines, servicio: aService() })
    const quote = await quoteOf(t, id, seller)
    expect(codigo).toMatch(/^T[A-Z]+-\d{4}-0001$/)
    expect(quote).toMatchObject({
      codigo,
      revision: 1,
      estado: 'pendiente',
      aprobacion: 'no_requiere',
      cliente_empresa: 'Minera Ejemplo',
      pais_nombre: 'Perú',
      servicio_total: 3346.5,
      servicio: aService(),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(quote.lineas.map(({ importe }: { importe: number }) => importe)).toEqual([4688.25, 7200])
    expect(quote.total).toBe(15_234.75)
  })
})
