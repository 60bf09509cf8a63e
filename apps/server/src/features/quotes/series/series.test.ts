import { Role } from '@portal/contract/access/constants'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { quoteNumberText } from '@portal/contract/quotes/code'
import { settingMessages as says } from '@portal/contract/settings/messages'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#core/database/database.ts'
import { growStale, withApp } from '#test/factors.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { anApprover, aQuote, aSeller, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { together } from '#test/together.ts'

let t: TestApp
let boss: Person
let seller: Seller
let house: number
// each test has counters of its own
beforeEach(async () => {
  await t?.close()
  t = await startApp()
  house = await theHouse(t)
  boss = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
  seller = await anApprover(t)
})
afterAll(() => t.close())

const all = async () => (await t.call('GET', '/v1/ajuste', undefined, boss)).datos
async function continueFrom(siguiente: unknown, as: Person = boss) {
  const { version } = (await all()).ajustes.numeracion
  return t.call('PUT', '/v1/ajuste/numeracion', { siguiente, version }, as)
}
const numberOf = ({ codigo }: { codigo: string }) => Number(codigo.split('-')[2])
const counter = (db: Db) => sql`select from cotizacion_contador where empresa_id = ${house} for update`.execute(db)

test('quotes of the house continue a series of another program, in the form that they have', async () => {
  const { serie } = await all()
  expect(serie).toMatchObject({ siguiente: 1, anio: expect.any(Number), abreviatura: expect.any(String) })
  expect(await continueFrom(4513)).toMatchObject({ status: 200 })
  expect((await all()).serie).toEqual({ ...serie, siguiente: 4513 })
  const first = await aQuote(t, seller)
  expect(first.codigo).toBe(quoteNumberText(serie.abreviatura, serie.anio, 4513))
  expect((await aQuote(t, seller)).codigo).toBe(quoteNumberText(serie.abreviatura, serie.anio, 4514))
  expect((await all()).serie).toMatchObject({ siguiente: 4515 })
})

test('it widens above 9,999, and is that of the house alone', async () => {
  expect(await continueFrom(123_456)).toMatchObject({ status: 200 })
  expect((await aQuote(t, seller)).codigo).toMatch(/^[A-Z]{2,6}-\d{4}-123456$/)
  expect(numberOf(await aQuote(t, await aSeller(t)))).toBe(1)
})

test('a number that was given, or one below, is refused and changes nothing; the next one itself is none of them', async () => {
  await continueFrom(50)
  expect(numberOf(await aQuote(t, seller))).toBe(50)
  for (const given of [50, 49, 1])
    expect(await continueFrom(given)).toMatchObject({
      status: 409,
      codigo: says.numberGiven.code,
      campos: { siguiente: says.numberGiven.code },
    })
  expect((await all()).ajustes.numeracion).toMatchObject({ valor: { siguiente: 50 } })
  expect(await continueFrom(51)).toMatchObject({ status: 200 })
  expect(numberOf(await aQuote(t, seller))).toBe(51)
})

test.each([0, -1, 1.5, 100_000_000, 'mil', ''])('%j is no number of a quote', async (typed) => {
  expect(await continueFrom(typed)).toMatchObject({ status: 400, campos: { siguiente: expect.any(Number) } })
  expect(numberOf(await aQuote(t, seller))).toBe(1)
})

test('while quotes are saved at once, no number is given twice and none goes back', async () => {
  await aQuote(t, seller)
  const quoted = async () => numberOf(await aQuote(t, seller))
  const raised = async (number: number) => {
    await continueFrom(number)
    return null
  }
  const replies = await together<number | null>(
    t,
    counter,
    quoted,
    () => raised(2),
    quoted,
    () => raised(900),
    quoted,
  )
  const given = replies.flatMap((number) => number ?? [])
  expect(given).toHaveLength(3)
  expect(new Set([1, ...given]).size).toBe(4)
  const next = numberOf(await aQuote(t, seller))
  expect(next).toBeGreaterThan(Math.max(...given))
})

test('of two that continue it at once from different numbers, one is told that it was changed', async () => {
  const { version } = (await all()).ajustes.numeracion
  const from = (siguiente: number) => t.call('PUT', '/v1/ajuste/numeracion', { siguiente, version }, boss)
  const replies = await Promise.all([from(700), from(800)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('is for super administrators who prove who they are', async () => {
  for (const role of [Role.administrator, Role.manager])
    expect(await continueFrom(9, await aUser(t, { role, enterpriseId: house }))).toMatchObject({ status: 403 })
  await withApp(t, boss)
  await growStale(t, boss)
  expect(await continueFrom(9)).toMatchObject({ codigo: proofMessages.identityUnproven.code })
  expect((await all()).serie).toMatchObject({ siguiente: 1 })
})

test('an earlier value comes back only where its number was not given', async () => {
  await continueFrom(20)
  await continueFrom(40)
  const { versiones } = (await t.call('GET', '/v1/ajuste/historial?clave=numeracion', undefined, boss)).datos
  const earlier = versiones.find(({ valor }: { valor: { siguiente: number } }) => valor.siguiente === 20)
  const restore = async () => {
    const { version } = (await all()).ajustes.numeracion
    return t.call('PUT', `/v1/ajuste/restaurar/${earlier.id}`, { version }, boss)
  }
  expect(numberOf(await aQuote(t, seller))).toBe(40)
  expect(await restore()).toMatchObject({ status: 409, codigo: says.numberGiven.code })
  expect(numberOf(await aQuote(t, seller))).toBe(41)
})

test('without a house there is no series to continue', async () => {
  await sql`update ajuste set valor = valor || '{"empresa_id": null}' where clave = 'cotizaciones'`.execute(t.deps.db)
  expect((await all()).serie).toBeNull()
  expect(await continueFrom(9)).toMatchObject({ status: 409, codigo: says.houseAbsent.code })
})
