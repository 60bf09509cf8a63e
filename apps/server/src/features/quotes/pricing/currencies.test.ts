import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { otherCurrencies } from '@portal/contract/core/currencies'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { today } from '#core/database/today.ts'
import { pdfText } from '#test/pdf-text.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { aLine, aQuote, aSeller, dollarOfToday, priceOf, quoteOf, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let boss: Person
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  boss = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
  seller = await aSeller(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.deps.db.deleteFrom('tipo_cambio').execute()
})

async function use(monedas: readonly string[]) {
  const { valor, version } = (await t.call('GET', '/v1/ajuste', undefined, boss)).datos.ajustes.cotizaciones
  return t.call('PUT', '/v1/ajuste/cotizaciones', { ...valor, monedas, version }, boss)
}
const dollarIn = (unit: string, valor: number, daysAgo = 0) =>
  sql`insert into tipo_cambio (moneda, fecha, valor, fuente)
    values (${unit}, ${today} - ${daysAgo}::int, ${valor}, 'prueba')`.execute(t.deps.db)
const choices = async () => (await t.call('GET', '/v1/cotizacion/init_data', undefined, seller)).datos
const simulate = (moneda: string, lineas = [aLine()]) =>
  t.call('POST', '/v1/cotizacion/simular', { pais_id: 604, moneda, lineas }, seller)
const refused = { status: 400, campos: { moneda: coreMessages.invalid.code } }

describe('the currencies of quotes', () => {
  test('are the dollar and the Chilean peso until someone says otherwise', async () => {
    await dollarOfToday(t, 950.5)
    await dollarIn('PEN', 3.75)
    expect((await choices()).monedas).toEqual(['USD', 'CLP'])
    expect(await simulate('PEN')).toMatchObject(refused)
  })

  test('are those of the settings that have a value, in their order; the dollar always holds', async () => {
    expect(await use(['PEN', 'USD', 'BRL', 'PEN'])).toMatchObject({ status: 200 })
    await dollarIn('PEN', 3.7512)
    expect(await choices()).toMatchObject({
      monedas: ['PEN', 'USD'],
      tipos_cambio: [{ moneda: 'PEN', valor: 3.7512, fuente: 'prueba' }],
    })
    expect(await simulate('BRL')).toMatchObject(refused)
    await dollarIn('BRL', 5.4, 8) // older than a week
    expect(await simulate('BRL')).toMatchObject(refused)
    expect(await use(['BRL'])).toMatchObject({ status: 200 })
    expect((await choices()).monedas).toEqual(['USD'])
    expect(await simulate('USD')).toMatchObject({ status: 200 })
  })

  test.each([[[]], [['GBP']], [['UF']]])('%j are refused at their field', async (monedas) => {
    expect(await use(monedas)).toMatchObject({ status: 400 })
  })

  test.each([
    ['CLP', 'USD', 950.5, 1901],
    ['PEN', 'PEN', 3.7525, 7.51], // half a cent
    ['BRL', 'BRL', 5.4321, 10.86],
    ['MXN', 'MXN', 18.255, 36.51],
    ['COP', 'COP', 4012.35, 8024.7],
    ['ARS', 'ARS', 1350.5, 2701],
  ] as const)(
    'in %s a list price of 2 dollars is converted by the value of %s: %d',
    async (moneda, unit, valor, price) => {
      expect(await use([moneda])).toMatchObject({ status: 200 })
      await dollarIn(unit, valor)
      await priceOf(t, 3, 2)
      const lineas = [aLine({ cantidad: 3, precio_venta: null })]
      const { datos } = await simulate(moneda, lineas)
      expect(datos.lineas[0]).toMatchObject({ precio_lista: price })
      const quote = await aQuote(t, seller, { moneda, lineas })
      expect(await quoteOf(t, quote.id, seller)).toMatchObject({
        moneda,
        tipo_cambio: { valor, fuente: 'prueba' },
        total: Math.round(price * 300) / 100,
      })
      const file = (await t.call('GET', `/v1/cotizacion/pdf/${quote.id}`, undefined, seller)).datos.url_file
      const text = pdfText((await t.app.inject(file)).rawPayload).replace(/\s+/g, ' ')
      expect(text).toContain(`1 USD = ${moneda} `)
      expect(text).toMatch(new RegExp(`Total ${moneda} [\\d,.]+`))
      await priceOf(t, 3, null)
    },
  )

  test('each currency but the dollar has a unit with a value of the day', async () => {
    const rates = await t.call('GET', '/v1/tipo_cambio/list?moneda=PEN', undefined, boss)
    expect(rates).toMatchObject({ status: 200, datos: { valores: [] } })
    for (const moneda of otherCurrencies) {
      const body = { moneda, fecha: '2026-11-02', valor: '3,75', fuente: 'prueba' }
      expect(await t.call('POST', '/v1/tipo_cambio/save', body, boss), moneda).toMatchObject({ status: 200 })
    }
  })
})
