import { Module } from '@portal/contract/access/constants'
import { rateCalls as calls } from '@portal/contract/rates/calls'
import { rateMessages as says } from '@portal/contract/rates/messages'
import { rate as schemas } from '@portal/contract/rates/schemas'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailsTo } from '#test/people.ts'
import { aProperty } from '#test/properties.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'
import { tellMissing } from './jobs.ts'
import { rateOfToday } from './service.ts'

/** Days long gone, one for each number, so that no test needs the clock. */
const day = (number: number) => new Date(Date.UTC(1990, 0, 1 + number)).toISOString().slice(0, 10)

const rates = recordBehaviour({
  calls,
  schemas,
  table: 'tipo_cambio',
  name: 'rates',
  module: Module.manageProperties,
  messages: says,
  form: (number) => ({ moneda: 'UF', fecha: day(number), valor: 39_800.55 + number, fuente: `Boletín ${number}` }),
  text: 'fuente',
  refuses: [
    [{ moneda: 'EUR' }, 'moneda', says.unitInvalid],
    [{ fecha: '2026-02-30' }, 'fecha', says.dayInvalid],
    [{ valor: 0 }, 'valor', says.valueInvalid],
    [{ valor: -1 }, 'valor', says.valueInvalid],
    [{ valor: 1e-320 }, 'valor', says.valueInvalid], // the column would round it to zero
    [{ valor: 'mucho' }, 'valor', says.valueInvalid],
    [{ fuente: ' ' }, 'fuente', says.sourceRequired],
  ],
  unique: {
    field: 'fecha',
    same: (letter) => [day(20_000 + letter.charCodeAt(0)), day(20_000 + letter.charCodeAt(0))],
    entry: says.dayTaken,
  },
})

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(new Date())
const yesterday = () => new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10)
const missing = async (as = rates.admin) =>
  (await rates.app.call('GET', '/v1/licencia/usuario/init_data', undefined, as)).datos.contadores.valores_faltantes ?? 0

test('a UF is worth what it is today, a dollar what it was last; a deleted value is none', async () => {
  const { db } = rates.app.deps
  await rates.save({ moneda: 'UF', fecha: yesterday(), valor: '39.800,55' })
  await rates.save({ moneda: 'USD', fecha: yesterday(), valor: 951.25, fuente: 'Banco' })
  expect(await rateOfToday(db, 'UF')).toBeUndefined()
  expect(await rateOfToday(db, 'USD')).toEqual({ valor: 951.25, fecha: yesterday(), fuente: 'Banco' })
  const id = await rates.saved({ moneda: 'UF', fecha: today(), valor: 39_900 })
  expect(await rateOfToday(db, 'UF')).toMatchObject({ valor: 39_900, fecha: today() })
  expect((await rates.list({ moneda: 'USD', buscar: yesterday() })).datos).toMatchObject({ total: 1 })
  await rates.remove(id)
  expect(await rateOfToday(db, 'UF')).toBeUndefined()
})

test('a value far from the last one is confirmed first; each day is compared with the nearest', async () => {
  const near = { moneda: 'UF', fecha: day(9000), valor: 40_000 }
  await rates.save(near)
  const next = { moneda: 'UF', fecha: day(9001), valor: 4000 }
  expect(await rates.save(next)).toMatchObject({ status: 409, campos: { valor: says.valueImplausible.code } })
  expect(await rates.save({ ...next, valor: 48_000.01 })).toMatchObject({ status: 409 })
  expect(await rates.save({ ...next, valor: 48_000, confirmado: false })).toMatchObject({ status: 200 })
  expect(await rates.save({ ...next, fecha: day(9002), confirmado: true })).toMatchObject({ status: 200 })
})

test('a dollar holds for a week', async () => {
  const { db } = rates.app.deps
  const before = (days: number) => new Date(Date.parse(today()) - days * 86_400_000).toISOString().slice(0, 10)
  await sql`delete from tipo_cambio where moneda = 'USD'`.execute(db)
  await rates.save({ moneda: 'USD', fecha: before(8), valor: 940 })
  expect(await rateOfToday(db, 'USD')).toBeUndefined()
  await rates.save({ moneda: 'USD', fecha: before(7), valor: 941.5 })
  expect(await rateOfToday(db, 'USD')).toMatchObject({ valor: 941.5, fecha: before(7) })
})

test('a missing value of today is counted and told once a day, while a property is offered in UF', async () => {
  const { app } = rates
  const { email } = await app.deps.company()
  const told = async () => (await mailsTo(app, email)).filter(({ motivo }) => motivo === 'rates.missing').length
  await tellMissing(app.deps)
  expect([await told(), await missing()]).toEqual([0, 0])
  await aProperty(app, { moneda: 'UF', precio: 5000 })
  await Promise.all([tellMissing(app.deps), tellMissing(app.deps)])
  expect([await told(), await missing()]).toEqual([1, 1])
  await rates.save({ moneda: 'UF', fecha: today(), valor: 39_900 })
  await tellMissing(app.deps)
  expect([await told(), await missing()]).toEqual([1, 0])
})
