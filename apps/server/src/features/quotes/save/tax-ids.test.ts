import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '#test/pdf-text.ts'
import { act, aQuote, aQuoteForm, aSeller, aSentQuote, quoteOf, quoteRow, type Seller, save } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  await t.deps.db
    .updateTable('empresa')
    .set({ identificador_tributario: '76.086.428-5' })
    .where('id', '=', seller.enterpriseId)
    .execute()
})
afterAll(() => t.close())

test('the tax ids of client and seller are stored and printed as their countries write them', async () => {
  const quote = await aSentQuote(t, seller, { cliente_identificador: ' 20-10007097-0 ' })
  expect(await quoteOf(t, quote.id, seller)).toMatchObject({ cliente_identificador: '20100070970' })
  const { datos } = await t.call('GET', `/v1/cotizacion/pdf/${quote.id}`, undefined, seller)
  const text = pdfText((await t.app.inject(datos.url_file)).rawPayload).replace(/\s+/g, ' ')
  expect(text).toContain('RUC 20100070970')
  expect(text).toContain('RUT 76.086.428-5')
  expect((await t.call('GET', `/v1/cotizacion/enlace/${quote.token}`)).datos).toMatchObject({
    cliente_identificador: '20100070970',
    empresa: { identificador_tributario: '76.086.428-5', pais_id: 152 },
  })
})

test('what is none in the country of the client is refused at its field, and nothing is stored', async () => {
  const before = await t.deps.db.selectFrom('cotizacion').select('id').execute()
  for (const [wrong, country] of [
    ['20100070971', 604],
    ['76.086.428-4', 152],
    ['x'.repeat(31), 826],
  ] as const) {
    const form = await aQuoteForm(t, seller, { pais_id: country, cliente_identificador: wrong })
    expect(await save(t, form, seller)).toMatchObject({
      status: 400,
      campos: { cliente_identificador: quoteSaveMessages.taxIdInvalid.code },
    })
  }
  expect(await t.deps.db.selectFrom('cotizacion').select('id').execute()).toEqual(before)
  const free = await aQuote(t, seller, { pais_id: 826, cliente_identificador: 'GB 123 4567' })
  expect(await quoteRow(t, free.id)).toMatchObject({ cliente_identificador: 'GB 123 4567' })
})

test('another tax id is another offer: it changes the hash and stands in the differences', async () => {
  const { id, form } = await aSentQuote(t, seller)
  const { hash, version } = await quoteRow(t, id)
  const changed = { ...form, cliente_identificador: '20100070970', version }
  const { datos } = await act(t, 'PUT', 'update', id, seller, changed)
  const next = await quoteOf(t, datos.id, seller)
  expect(next.hash).not.toBe(hash)
  expect(next.diferencias.find(({ linea }: { linea: unknown }) => linea === null).campos).toContainEqual({
    campo: 'cliente_identificador',
    antes: '',
    despues: '20100070970',
  })
})
