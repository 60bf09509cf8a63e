import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#test/people.ts'
import { act, aQuote, aSeller, quoteRow, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

test('the mail of a quote has its document and a personal line, and its answer reaches the seller', async () => {
  const { id, email, codigo } = await aQuote(t, seller)
  const sent = await act(t, 'POST', 'enviar', id, seller, { mensaje: 'Como conversamos ayer en la faena.' })
  expect(sent).toMatchObject({ status: 200 })
  const [mail] = await mailsTo(t, email)
  const { pdf_id } = await quoteRow(t, id)
  expect(mail).toMatchObject({
    responder_a: seller.email,
    adjuntos: [{ nombre: `cotizacion_${codigo}.pdf`, archivo_id: pdf_id }],
  })
  expect(mail?.texto).toContain('Como conversamos ayer en la faena.')
})

test('the line is optional and short', async () => {
  const { id } = await aQuote(t, seller)
  expect(await act(t, 'POST', 'enviar', id, seller, { mensaje: 'a'.repeat(301) })).toMatchObject({ status: 400 })
  expect(await act(t, 'POST', 'enviar', id, seller)).toMatchObject({ status: 200 })
})

test('two presses of the button mail the client once, and a later one mails again', async () => {
  const { id, email } = await aQuote(t, seller)
  const replies = await Promise.all([1, 2, 3].map(() => act(t, 'POST', 'enviar', id, seller)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await act(t, 'POST', 'enviar', id, seller)).toMatchObject({ status: 409, codigo: 21 })
  expect(await mailsTo(t, email)).toHaveLength(1)
  await sql`update cotizacion_evento set creado_en = creado_en - interval '61 seconds' where cotizacion_id = ${id}`.execute(
    t.deps.db,
  )
  expect(await act(t, 'POST', 'enviar', id, seller)).toMatchObject({ status: 200 })
  expect(await mailsTo(t, email)).toHaveLength(2)
})
