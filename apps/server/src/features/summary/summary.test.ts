import { Module, Role } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { aQuote, aSeller, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { summaryOf } from '../../sources.ts'
import { sendSummaries } from './mail/send.ts'

let t: TestApp
let seller: Seller
let reader: Person
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  reader = await aUser(t, {
    enterpriseId: await theHouse(t),
    modules: [Module.summary, Module.allQuotes],
    language: 'en',
  })
  await sql`update empresa set zona_horaria = 'America/Santiago'`.execute(t.deps.db)
})
afterAll(() => t.close())

/** A quote that was made at a time. */
async function madeAt(moment: string): Promise<void> {
  const { id } = await aQuote(t, seller)
  await sql`update cotizacion set creado_en = ${moment} where id = ${id}`.execute(t.deps.db)
  t.deps.changes.emit('change', { area: '*' })
}
const weekOf = async (day: string, as: Person) =>
  (await t.call('GET', `/v1/resumen/semana?semana=${day}`, undefined, as)).datos
const mailsOf = async ({ email }: Person) => (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'summary.week')
const want = (semanal: boolean, as: Person) => t.call('PUT', '/v1/resumen/correo', { semanal }, as)

/** Two processes at this time. */
async function sendAt(moment: string): Promise<void> {
  const deps = { ...t.deps, figures: summaryOf(t.deps) }
  await Promise.all([sendSummaries(deps, new Date(moment)), sendSummaries(deps, new Date(moment))])
}

test('a week goes from Monday to Sunday where the house is, next to the week before', async () => {
  // the clocks of Santiago skip an hour on Sunday the 6th of September, and then are three hours behind
  await madeAt('2026-09-07T02:59:59Z')
  await madeAt('2026-09-07T03:00:00Z')
  await madeAt('2026-08-31T04:00:00Z')
  await madeAt('2026-08-31T03:59:59Z')
  const { periodo, cifras } = await weekOf('2026-09-09', reader)
  expect(periodo).toEqual({
    actual: { desde: '2026-09-07', hasta: '2026-09-13' },
    anterior: { desde: '2026-08-31', hasta: '2026-09-06' },
  })
  expect(cifras).toMatchObject([
    { cifra: 'cotizaciones_hechas', actual: { total: 1 }, anterior: { total: 2 } },
    { cifra: 'cotizaciones_confirmadas', actual: { total: 0 }, anterior: { total: 0 } },
  ])
})

test('a week that cannot be written as days of four-digit years is refused', async () => {
  const statusOf = async (day: string) =>
    (await t.call('GET', `/v1/resumen/semana?semana=${day}`, undefined, reader)).status
  for (const day of ['0001-01-01', '0001-01-07', '9999-12-27', '9999-12-31'])
    expect([day, await statusOf(day)]).toEqual([day, 400])
  for (const day of ['0001-01-08', '9999-12-26']) expect([day, await statusOf(day)]).toEqual([day, 200])
})

test('of the lists of others nobody sees a figure, and the module is needed', async () => {
  const other = await aSeller(t, { role: Role.manager, modules: [Module.summary, Module.allQuotes] })
  expect(await t.call('GET', '/v1/resumen/semana?semana=2026-09-09', undefined, other)).toMatchObject({
    status: 200,
    datos: { cifras: [] },
  })
  expect(await t.call('GET', '/v1/resumen/semana', undefined, seller)).toMatchObject({ status: 403 })
  expect(await want(true, seller)).toMatchObject({ status: 403 })
  expect(await t.call('GET', '/v1/resumen/semana?semana=ayer', undefined, reader)).toMatchObject({ status: 400 })
})

test('it is mailed on Monday from eight where the reader is, once a week, to who switched it on', async () => {
  await sendAt('2026-09-14T12:00:00Z')
  expect(await mailsOf(reader)).toEqual([])
  await want(true, reader)
  await sendAt('2026-09-14T10:59:00Z')
  await sendAt('2026-09-15T12:00:00Z')
  expect(await mailsOf(reader)).toEqual([])
  await sendAt('2026-09-14T11:00:00Z')
  await sendAt('2026-09-14T14:00:00Z')
  const [mail, ...more] = await mailsOf(reader)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ idioma: 'en', asunto: 'Your week: September 7, 2026 to September 13, 2026' })
  expect(mail?.texto).toContain('Quotes made: 1 (2)')
  expect(mail?.texto).toContain('/dashboard/resumen?semana=2026-09-07')
  await sendAt('2026-09-21T11:00:00Z')
  expect(await mailsOf(reader)).toHaveLength(2)
  await want(false, reader)
  await sendAt('2026-09-28T11:00:00Z')
  expect(await mailsOf(reader)).toHaveLength(2)
})
