import { Role } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zoneWithNoonNow } from '#test/clock.ts'
import { aUser, mailsTo, pinMailedTo } from '#test/people.ts'
import { authorizedBuyer } from '#test/permits.ts'
import { agePin, countCodes, expectRetryAfter, passMidnight, wrongPin } from '#test/pins.ts'
import { act, aQuote, aSeller, passValidity, quoteOf, quoteRow, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp({}, { dayZone: zoneWithNoonNow() })
  seller = await aSeller(t)
})
afterAll(() => t.close())

const askPin = (id: number) => act(t, 'POST', 'pin', id, seller)
const confirm = (id: number, pin: string) => act(t, 'POST', 'confirmar', id, seller, { pin })

async function withPin() {
  const quote = await aQuote(t, seller, { observaciones: 'Entregar en faena\nDe 8:00 a 16:00' })
  expect(await askPin(quote.id)).toMatchObject({ status: 200, codigo: 4 })
  return { ...quote, pin: await pinMailedTo(t, quote.email) }
}

describe('a PIN', () => {
  test('goes to the client with what he confirms, and approves the quote', async () => {
    const { id, codigo, email, pin } = await withPin()
    await authorizedBuyer(t, email)
    const { hash } = await quoteRow(t, id)
    const [mail] = await mailsTo(t, email)
    for (const word of [codigo, 'USD 4,935.00', hash.slice(0, 12), '/quote/']) expect(mail?.texto).toContain(word)
    expect((await quoteOf(t, id, seller)).pin).toEqual({ vence_en: expect.any(String), proximo_en: expect.any(String) })

    expect(await confirm(id, pin)).toMatchObject({ status: 200, codigo: 5, datos: { estado: 'aprobada' } })
    expect(await quoteRow(t, id)).toMatchObject({
      hash,
      aprobada_por: seller.id,
      aprobada_ip: '127.0.0.1',
      enviada_produccion_en: expect.any(Date),
    })
    const [told] = await mailsTo(t, email)
    expect(told?.asunto).toBe(`Cotización ${codigo} confirmada`)
    expect(told?.texto).not.toMatch(/pedir un cambio|rechazarla/)
    expect((await mailsTo(t, seller.email))[0]?.asunto).toBe(`Cotización ${codigo} confirmada`)
    const [order] = await mailsTo(t, 'produccion@example.com')
    for (const word of ['500', 'Entregar en faena · De 8:00 a 16:00']) expect(order?.texto).toContain(word)
    const sentAt = async () => (await quoteOf(t, id, seller)).produccion_enviado_en
    await expect.poll(sentAt, { timeout: 20_000 }).toEqual(expect.any(String))
    expect(await confirm(id, pin)).toMatchObject({ status: 409, codigo: 2 })
    expect(await askPin(id)).toMatchObject({ codigo: 2 })
    expect(await act(t, 'PUT', 'cancelar', id, seller, { motivo: 'x' })).toMatchObject({ codigo: 2 })
  })

  test('does not fit another quote, and is none where none was asked for', async () => {
    const [one, other] = [await withPin(), await withPin()]
    if (one.pin !== other.pin) expect(await confirm(other.id, one.pin)).toMatchObject({ status: 400, codigo: 6 })
    expect(await confirm((await aQuote(t, seller)).id, one.pin)).toMatchObject({ status: 404, codigo: 7 })
    expect(await confirm(one.id, 'abcd')).toMatchObject({ status: 400, codigo: 6 })
  })

  test('is used once, also by two at once', async () => {
    const { id, codigo, pin } = await withPin()
    const replies = await Promise.all([confirm(id, pin), confirm(id, pin)])
    expect(countCodes(replies)).toEqual({ 5: 1, 2: 1 })
    const orders = await mailsTo(t, 'produccion@example.com')
    expect(orders.filter(({ asunto }) => asunto.includes(codigo))).toHaveLength(1)
  })

  test('dies with its revision (16): the next one has PINs of its own', async () => {
    const { id, form, pin } = await withPin()
    const { version } = await quoteOf(t, id, seller)
    const revised = await act(t, 'PUT', 'update', id, seller, { ...form, referencia: 'Otra', version })
    expect(revised).toMatchObject({ codigo: 2 })
    expect(await confirm(id, pin)).toMatchObject({ status: 409, codigo: 16 })
    expect(await confirm(revised.datos.id, pin)).toMatchObject({ status: 404, codigo: 7 })
  })

  test('lives ten minutes', async () => {
    const living = await withPin()
    await agePin(t, living.email, 9.9)
    expect(await confirm(living.id, living.pin)).toMatchObject({ codigo: 5 })
    const dead = await withPin()
    await agePin(t, dead.email, 10)
    expect(await confirm(dead.id, dead.pin)).toMatchObject({ status: 400, codigo: 8 })
  })

  test('dies with the fifth wrong try, however many come at once from however many addresses', async () => {
    const { id, pin } = await withPin()
    const tries = Array.from({ length: 10 }, (_, nth) =>
      t.call('POST', `/v1/cotizacion/confirmar/${id}`, { pin: wrongPin(pin, nth) }, seller, {
        remoteAddress: `10.9.${nth}.1`,
      }),
    )
    expect(countCodes(await Promise.all(tries))).toEqual({ 6: 5, 8: 5 })
    expect(await confirm(id, pin)).toMatchObject({ codigo: 8 })
    expect((await quoteRow(t, id)).estado).toBe('pendiente')
  })

  test('is asked for again after three minutes, five times a day', async () => {
    const { id, email } = await withPin()
    const soon = await askPin(id)
    expect(soon).toMatchObject({ codigo: 13 })
    expectRetryAfter(soon, 180)
    for (let nth = 2; nth <= 5; nth++) {
      await agePin(t, email, 4)
      expect(await askPin(id)).toMatchObject({ codigo: 4 })
    }
    await agePin(t, email, 4)
    expect(await askPin(id)).toMatchObject({ status: 429, codigo: 17 })
    await passMidnight(t)
    expect(await askPin(id)).toMatchObject({ codigo: 4 })
  })

  test('is of no use after the end of the validity (3), nor of the quote (18)', async () => {
    const { id, pin } = await withPin()
    await passValidity(t, id)
    expect(await confirm(id, pin)).toMatchObject({ status: 409, codigo: 3 })
    expect(await askPin(id)).toMatchObject({ codigo: 3 })
    const other = await withPin()
    expect(await act(t, 'PUT', 'cancelar', other.id, seller, { motivo: 'Otro proveedor' })).toMatchObject({
      codigo: 12,
    })
    expect(await confirm(other.id, other.pin)).toMatchObject({ status: 409, codigo: 18 })
  })

  test('that could not be sent is told (0), one that could not be worked with too (9)', async () => {
    const { db, mails } = t.deps
    const { id } = await aQuote(t, seller)
    const sendNow = mails.sendNow
    mails.sendNow = async () => false
    expect(await askPin(id)).toMatchObject({ status: 500, codigo: 0 })
    mails.sendNow = sendNow
    const { id: other, pin } = await withPin()
    await sql`alter table cotizacion_evento add constraint roto check (tipo <> 'estado') not valid`.execute(db)
    expect(await confirm(other, pin)).toMatchObject({ status: 500, codigo: 9 })
    expect(await act(t, 'PUT', 'cancelar', other, seller, { motivo: 'x' })).toMatchObject({ status: 500, codigo: 11 })
    await sql`alter table cotizacion_evento drop constraint roto`.execute(db)
    expect(await confirm(other, pin)).toMatchObject({ codigo: 5 })
  })

  test('is not for quotes of others: 1 and 10; typing one needs the module', async () => {
    const { id } = await aQuote(t, seller)
    const stranger = await aSeller(t)
    expect(await act(t, 'POST', 'pin', id, stranger)).toMatchObject({ status: 404, codigo: 1 })
    expect(await act(t, 'PUT', 'cancelar', id, stranger, { motivo: 'x' })).toMatchObject({ status: 404, codigo: 10 })
    const customer = await aUser(t, { role: Role.user })
    expect(await act(t, 'POST', 'confirmar', id, customer, { pin: '1234' })).toMatchObject({ status: 403 })
  })
})
