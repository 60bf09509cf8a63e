import { coreMessages } from '@portal/contract/core/core-messages'
import type { Budget } from '@portal/contract/core/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm as sendItem } from '../test/items.ts'
import { anEnterprise, aUser, type Person } from '../test/people.ts'
import { aQuoteForm, priceOf, save } from '../test/quotes.ts'
import { startApp, type TestApp } from '../test/start-app.ts'
import type { Actor } from './core/base/actor.ts'
import { budgetOf } from './core/door/budgets.ts'

let t: TestApp
let customer: Person
beforeAll(async () => {
  t = await startApp()
  customer = await aUser(t)
})
afterAll(() => t.close())

/** Leaves so many calls of a budget to a customer. */
async function leave(left: number, budget: Budget, { id }: Person): Promise<void> {
  const { name, max, seconds } = budgetOf(budget, { isOfHouse: false, enterpriseId: null } as Actor)
  const desde = new Date(Math.floor(Date.now() / 1000 / seconds) * seconds * 1000)
  const row = { clave: `${name}:cuenta ${id}`, desde, cuenta: max - left, vence_en: new Date(Date.now() + 3_600_000) }
  await t.deps.db
    .insertInto('limite')
    .values(row)
    .onConflict((conflict) => conflict.columns(['clave', 'desde']).doUpdateSet({ cuenta: row.cuenta }))
    .execute()
}

describe('somebody who has used up his budget', () => {
  test.each([
    ['saving', '/v1/clasificado/save', true],
    ['saving', '/v1/propiedad/save', true],
    ['uploading', '/v1/clasificado/imagen/save', true],
    ['uploading', '/v1/propiedad/imagen/save', true],
    ['money', '/v1/cotizacion/save', false],
  ] as const)('of %s is told to wait by %s, before anything is read', async (budget, path, isForm) => {
    await leave(0, budget, customer)
    const reply = isForm ? await sendItem(t, path, {}, customer) : await t.call('POST', path, {}, customer)
    expect(reply).toMatchObject({ status: 429, codigo: coreMessages.tooMany.code })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('a customer saves the quotes of a day, and no more: neither mail nor number is used for the next', async () => {
  const { db } = t.deps
  await priceOf(t, 3, 12)
  const setting = { valor: JSON.stringify({ produccion: 'produccion@example.com', empresa_id: await anEnterprise(t) }) }
  await db.updateTable('ajuste').set(setting).where('clave', '=', 'cotizaciones').execute()
  await leave(2, 'money', customer)
  const form = { ...(await aQuoteForm(t, customer)), declara_autorizacion: true }
  const counted = async () => ({
    quotes: (await db.selectFrom('cotizacion').select('id').where('usuario_id', '=', customer.id).execute()).length,
    mails: (await db.selectFrom('correo').select('id').execute()).length,
  })
  for (let nth = 0; nth < 2; nth++) expect(await save(t, form, customer)).toMatchObject({ status: 200 })
  const before = await counted()
  expect((await save(t, form, customer)).status).toBe(429)
  expect(await counted()).toEqual(before)
})
