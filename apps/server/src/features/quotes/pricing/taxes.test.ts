import { Role } from '@portal/contract/access/constants'
import type { PageLanguage } from '@portal/contract/core/language'
import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import { startingTaxes } from '@portal/contract/settings/taxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '#test/pdf-text.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { aQuote, aQuoteForm, aSeller, quoteOf, quoteRow, type Seller, save } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const peru = 604
const igv = { pais_id: peru, nombre: 'IGV', tasa: 18, desde: '2011-03-01' }

let t: TestApp
let boss: Person
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  boss = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
  const enterpriseId = await anEnterprise(t)
  await t.deps.db
    .updateTable('empresa')
    .set({ pais_id: peru, zona_horaria: 'America/Lima' })
    .where('id', '=', enterpriseId)
    .execute()
  seller = await aSeller(t, { at: enterpriseId })
})
afterAll(() => t.close())

async function setTaxes(tasas: readonly object[]): Promise<void> {
  const { version } = (await t.call('GET', '/v1/ajuste', undefined, boss)).datos.ajustes.impuestos
  expect(await t.call('PUT', '/v1/ajuste/impuestos', { tasas, version }, boss)).toMatchObject({ status: 200 })
}

/** The text of the document of a quote. */
async function printed(quote: { id: number }): Promise<string> {
  const { datos } = await t.call('GET', `/v1/cotizacion/pdf/${quote.id}`, undefined, seller)
  return pdfText((await t.app.inject(datos.url_file)).rawPayload).replace(/\s+/g, ' ')
}

const inLanguage = (idioma: PageLanguage, paisId = peru) => aQuote(t, seller, { pais_id: paisId, idioma })

describe('a sale inside a country without a tax in the table', () => {
  test.each([
    ['es', 'Impuesto (no incluido)'],
    ['en', 'Tax (not included)'],
    ['pt', 'Imposto (não incluído)'],
  ] as const)('says in %s that none is included, and is no export', async (language, label) => {
    const quote = await inLanguage(language)
    expect(await quoteOf(t, quote.id, seller)).toMatchObject({
      ...{ impuesto_nombre: '', impuesto_porcentaje: 0, impuesto: 0, venta_interna: true, total: 4935 },
    })
    const text = await printed(quote)
    expect(text).toContain(label)
    expect(text).not.toMatch(/exporta|FOB/)
  })
})

describe('a sale inside a country of the table', () => {
  beforeAll(() => setTaxes([...startingTaxes.tasas, igv]))

  test.each([
    ['es', 'IGV (18 %)'],
    ['en', 'IGV (18%)'],
    ['pt', 'IGV (18%)'],
  ] as const)('prints in %s the tax by its name', async (language, label) => {
    const quote = await inLanguage(language)
    expect(await quoteOf(t, quote.id, seller)).toMatchObject({
      ...{ impuesto_nombre: 'IGV', impuesto_porcentaje: 18, impuesto: 888.3, venta_interna: true, total: 5823.3 },
    })
    expect(await printed(quote)).toContain(label)
  })

  test('abroad is an export without a tax', async () => {
    const quote = await inLanguage('es', 152)
    expect(await quoteOf(t, quote.id, seller)).toMatchObject({
      ...{ impuesto_nombre: '', impuesto_porcentaje: 0, venta_interna: false, total: 4935 },
    })
    expect(await printed(quote)).toContain('Impuesto (exportación)')
  })

  test('keeps its tax when the table changes; what was counted by the earlier one is refused', async () => {
    const before = await inLanguage('es')
    const row = await quoteRow(t, before.id)
    const counted = await aQuoteForm(t, seller, { pais_id: peru })
    await setTaxes([...startingTaxes.tasas, igv, { ...igv, tasa: 20, desde: '2026-01-01' }])
    expect(await quoteRow(t, before.id)).toEqual(row)
    expect(await save(t, counted, seller)).toMatchObject({ codigo: quoteSaveMessages.totalsMismatch.code })
    expect(await quoteRow(t, (await inLanguage('es')).id)).toMatchObject({ impuesto_porcentaje: 20, total: 5922 })
    expect(await printed(before)).toContain('IGV (18 %)')
  })

  test('has one tax, also when the table changes at that moment', async () => {
    const saves = Array.from({ length: 8 }, () =>
      aQuoteForm(t, seller, { pais_id: peru }).then((form) => save(t, form, seller)),
    )
    await Promise.all([...saves, setTaxes([{ ...igv, nombre: 'IVA', tasa: 10 }])])
    const rows = await t.deps.db
      .selectFrom('cotizacion')
      .select(['impuesto_nombre', 'impuesto_porcentaje', 'impuesto'])
      .where('venta_interna', '=', true)
      .where('impuesto_porcentaje', '>', 0)
      .execute()
    const known = ['IGV 18 888.3', 'IGV 20 987', 'IVA 10 493.5']
    for (const row of rows) expect(known).toContain(`${row.impuesto_nombre} ${row.impuesto_porcentaje} ${row.impuesto}`)
    expect(await quoteRow(t, (await inLanguage('es')).id)).toMatchObject({ impuesto_nombre: 'IVA', impuesto: 493.5 })
  })
})
