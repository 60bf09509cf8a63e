import { Module, Role } from '@portal/contract/access/constants'
import { pageLanguages } from '@portal/contract/core/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '#test/pdf-text.ts'
import { aUser, mailsTo, pinMailedTo, theHouse } from '#test/people.ts'
import { authorizedBuyer } from '#test/permits.ts'
import { aProduct } from '#test/products.ts'
import { act, aLine, aQuote, aSeller, aSentQuote, quoteOf, quoteRow, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

let made = 0
const spanish = { nombre_en: '', nombre_pt: '' }
const translated = { nombre_en: 'Firing cable', nombre_pt: 'Cabo de disparo' }

/** A product without a page, with names in other languages. */
async function named(names: { nombre_en: string; nombre_pt: string }) {
  const { id } = await aProduct(t, { name: `Cable de disparo ${++made}` })
  await t.deps.db.updateTable('producto').set(names).where('id', '=', id).execute()
  return { id, nombre: `Cable de disparo ${made}` }
}
const offerOf = (productoId: number, changes = {}) => ({
  lineas: [aLine({ producto_id: productoId, precio_venta: 11.97 })],
  ...changes,
})
const lineOf = async (id: number) => (await quoteOf(t, id, seller)).lineas[0].producto_nombre
const pdfOf = async (id: number) => {
  const { datos } = await t.call('GET', `/v1/cotizacion/pdf/${id}`, undefined, seller)
  return pdfText((await t.app.inject(datos.url_file)).rawPayload).replace(/\s+/g, ' ')
}

describe('a quote names a product in the language of its client', () => {
  test.each([
    ['es', translated, (name: string) => name],
    ['en', translated, () => 'Firing cable'],
    ['pt', translated, () => 'Cabo de disparo'],
    ['es', spanish, (name: string) => name],
    ['en', spanish, (name: string) => `Adapters: ${name}`],
    ['pt', spanish, (name: string) => `Adaptadores: ${name}`],
    ['en', { nombre_en: '', nombre_pt: 'Cabo' }, (name: string) => `Adapters: ${name}`],
  ] as const)('in %s with the names %o', async (idioma, names, expected) => {
    const { id: productId, nombre } = await named(names)
    const { id } = await aQuote(t, seller, offerOf(productId, { idioma }))
    expect(await lineOf(id)).toBe(expected(nombre))
    expect(await pdfOf(id)).toContain(expected(nombre))
  })

  test('by its one name when it has a page', async () => {
    for (const idioma of pageLanguages)
      expect(await lineOf((await aQuote(t, seller, offerOf(3, { idioma }))).id)).toBe('Next1')
  })

  test('as it was when the quote was saved: a new name changes neither it nor its hash', async () => {
    const { id: productId } = await named(translated)
    const { id } = await aSentQuote(t, seller, offerOf(productId, { idioma: 'en' }))
    const { hash } = await quoteRow(t, id)
    await t.deps.db
      .updateTable('producto')
      .set({ nombre: `Otro ${made}`, nombre_en: 'Other' })
      .where('id', '=', productId)
      .execute()
    expect(await lineOf(id)).toBe('Firing cable')
    const after = await quoteOf(t, id, seller)
    expect(after.hash).toBe(hash)
    expect((await t.call('GET', `/v1/cotizacion/verificar/${after.codigo}/${hash!.slice(0, 12)}`)).datos).toMatchObject(
      { valido: true },
    )
  })
})

test('the house reads the product of an order in its own languages, whatever the client reads', async () => {
  const email = 'buyer.names@example.com'
  await authorizedBuyer(t, email)
  const { id: productId, nombre } = await named(translated)
  const { id } = await aQuote(t, seller, offerOf(productId, { idioma: 'pt', cliente_email: email }))
  await act(t, 'POST', 'pin', id, seller)
  await act(t, 'POST', 'confirmar', id, seller, { pin: await pinMailedTo(t, email) })
  const [mail] = (await mailsTo(t, 'produccion@example.com')).filter(({ texto }) => texto?.includes(nombre))
  expect(mail?.texto).not.toContain('Cabo de disparo')

  const maker = await aUser(t, { role: Role.administrator, enterpriseId: await theHouse(t), modules: [Module.factory] })
  const { pedido } = await quoteOf(t, id, seller)
  const order = await t.call('GET', `/v1/fabrica/list/${pedido.id}`, undefined, maker)
  expect(order.datos.lineas[0]).toMatchObject({ producto_nombre: nombre, producto_nombre_en: 'Firing cable' })
})

test('lines of before products had other names keep the one that their client reads', async () => {
  const { id: productId } = await named(translated)
  const { id } = await aQuote(t, seller, offerOf(productId, { idioma: 'en' }))
  await t.deps.db
    .updateTable('cotizacion_linea')
    .set({ nombre: null, nombre_en: null, nombre_pt: null })
    .where('cotizacion_id', '=', id)
    .execute()
  expect(await lineOf(id)).toBe('Firing cable')
  expect(await pdfOf(id)).toContain('Firing cable')
})
