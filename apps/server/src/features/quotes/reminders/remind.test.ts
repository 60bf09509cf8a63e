import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zoneWithNoonNow } from '#test/clock.ts'
import { mailsTo } from '#test/people.ts'
import { act, aQuote, aSeller, aSentQuote, passValidity, quoteOf, quoteRow, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { remindDue } from './remind.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  await t.deps.db
    .updateTable('empresa')
    .set({ zona_horaria: zoneWithNoonNow() })
    .where('id', '=', seller.enterpriseId)
    .execute()
})
afterAll(() => t.close())

const remind = (id: number, as = seller) => act(t, 'POST', 'recordar', id, as)
const automatic = (id: number, automatico: boolean, as = seller) =>
  act(t, 'PUT', 'recordatorio', id, as, { automatico })
const remindersTo = async (email: string) =>
  (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'quote.reminder')

/** Sent two days ago, with so many days left where it was issued. */
async function endsIn(days: number, changes: Record<string, unknown> = {}) {
  const quote = await aSentQuote(t, seller, changes)
  await sql`
    update cotizacion q set enviada_en = enviada_en - interval '2 days',
      vigencia = (now() at time zone e.zona_horaria)::date + ${days}::int,
      vence_en = (((now() at time zone e.zona_horaria)::date + ${days + 1}::int)::timestamp at time zone e.zona_horaria)
    from empresa e where e.id = q.empresa_id and q.id = ${quote.id}`.execute(t.deps.db)
  return quote
}

describe('a reminder by hand', () => {
  test('goes to the client in his language, once a day; what happened is told', async () => {
    const { id, codigo, email } = await aSentQuote(t, seller, { idioma: 'en' })
    const { version } = await quoteRow(t, id)
    expect(await remind(id)).toMatchObject({ status: 200, codigo: 0, datos: { recordatorio: { hoy: true } } })
    expect(await remind(id)).toMatchObject({ status: 409, codigo: 1 })
    const mails = await remindersTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ idioma: 'en', asunto: expect.stringContaining(`Quote ${codigo} is valid until`) })
    const quote = await quoteOf(t, id, seller)
    expect(quote.recordada_en).not.toBeNull()
    expect(quote.eventos.at(-1)).toMatchObject({ tipo: 'recordada', autor: 'autor' })
    expect((await quoteRow(t, id)).version).toBe(version)
  })

  test('can be sent again the next day', async () => {
    const { id, email } = await aSentQuote(t, seller)
    await remind(id)
    await sql`update cotizacion_recordatorio set dia = dia - 1 where cotizacion_id = ${id}`.execute(t.deps.db)
    expect(await remind(id)).toMatchObject({ status: 200 })
    expect(await remindersTo(email)).toHaveLength(2)
  })

  test('asked for by eight at once is one mail', async () => {
    const { id, email } = await aSentQuote(t, seller)
    const replies = await Promise.all(Array.from({ length: 8 }, () => remind(id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await remindersTo(email)).toHaveLength(1)
  })

  test('is refused of what was never sent, what ended, and what somebody else wrote', async () => {
    const unsent = await aQuote(t, seller)
    expect(await remind(unsent.id)).toMatchObject({ status: 409, codigo: 2 })
    expect((await quoteOf(t, unsent.id, seller)).acciones).not.toContain('recordar')
    const sent = await aSentQuote(t, seller)
    expect((await quoteOf(t, sent.id, seller)).acciones).toContain('recordar')
    expect(await remind(sent.id, await aSeller(t))).toMatchObject({ status: 404 })
    expect(await automatic(sent.id, true, await aSeller(t))).toMatchObject({ status: 404 })
    await passValidity(t, sent.id)
    expect(await remind(sent.id)).toMatchObject({ status: 409, mensaje: 'La vigencia de la cotización terminó.' })
    expect(await remindersTo(sent.email)).toEqual([])
  })
})

describe('a reminder by itself', () => {
  test.each([
    [3, 1],
    [0, 1],
    [4, 0],
  ])('with %d days left: %d', async (days, expected) => {
    const { id, email } = await endsIn(days)
    expect(await automatic(id, true)).toMatchObject({ status: 200, codigo: 3 })
    await remindDue(t.deps)
    await remindDue(t.deps)
    expect(await remindersTo(email)).toHaveLength(expected)
    const again = await sql`update cotizacion_recordatorio set dia = dia - 1 where cotizacion_id = ${id}`
    await again.execute(t.deps.db)
    await remindDue(t.deps)
    expect(await remindersTo(email)).toHaveLength(expected) // once for each quote, also on another day
  })

  test('is one mail though two processes look at once, and one with the hand of a person', async () => {
    const { id, email } = await endsIn(2)
    await automatic(id, true)
    const other = await t.secondPortal()
    await Promise.all([remindDue(t.deps), remindDue(other.deps), remind(id), remindDue(t.deps)])
    expect(await remindersTo(email)).toHaveLength(1)
    await other.close()
  })

  test('is not sent where nobody ticked it, took it back, sent it today, asked for a change or at night', async () => {
    const never = await endsIn(2)
    const takenBack = await endsIn(2)
    await automatic(takenBack.id, true)
    expect(await automatic(takenBack.id, false)).toMatchObject({
      codigo: 4,
      datos: { recordatorio: { automatico: false } },
    })
    const today = await endsIn(2)
    await automatic(today.id, true)
    await sql`update cotizacion set enviada_en = now() where id = ${today.id}`.execute(t.deps.db)
    const changing = await endsIn(2)
    await automatic(changing.id, true)
    await t.call('POST', `/v1/cotizacion/enlace/${changing.token}/cambio`, { comentario: '¿Y con 12 m de cable?' })
    await remindDue(t.deps)
    for (const { email } of [never, takenBack, today, changing]) expect(await remindersTo(email)).toEqual([])
    const late = await endsIn(2)
    await automatic(late.id, true)
    const { zona_horaria: zone } = await t.deps.db
      .selectFrom('empresa')
      .select('zona_horaria')
      .where('id', '=', seller.enterpriseId)
      .executeTakeFirstOrThrow()
    await zoneOf(seller, nightOf(zone))
    await remindDue(t.deps)
    expect(await remindersTo(late.email)).toEqual([])
    await zoneOf(seller, zone)
    await remindDue(t.deps)
    expect(await remindersTo(late.email)).toHaveLength(1)
  })

  test('goes on with the next revision, once that was sent', async () => {
    const { id, form } = await aSentQuote(t, seller)
    await automatic(id, true)
    const { version } = await quoteRow(t, id)
    const { datos } = await t.call(
      'PUT',
      `/v1/cotizacion/update/${id}`,
      { ...form, referencia: 'Otra', version },
      seller,
    )
    expect(datos.id).not.toBe(id)
    expect((await quoteOf(t, datos.id, seller)).recordatorio).toEqual({ automatico: true, hoy: false })
    expect(await automatic(id, true)).toMatchObject({ status: 409 }) // superseded
  })
})

const zoneOf = ({ enterpriseId }: Seller, zona: string) =>
  t.deps.db.updateTable('empresa').set({ zona_horaria: zona }).where('id', '=', enterpriseId).execute()

/** A zone in which it is before six in the morning while it is noon in this one. */
function nightOf(zone: string): string {
  const behind = Number(/([+-]\d+)$/.exec(zone)?.[1] ?? 0)
  const night = behind + 8 <= 12 ? behind + 8 : behind - 14
  return `Etc/GMT${night < 0 ? night : `+${night}`}`
}
