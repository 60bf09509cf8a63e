import { Role } from '@portal/contract/access/constants'
import { startingTaxes } from '@portal/contract/settings/taxes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentThrottle } from '#features/broadcasts/throttle.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { act, aLine, anApprover, aQuote, aSeller, quoteOf, quoteRow } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let boss: Person
beforeAll(async () => {
  t = await startApp()
  boss = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
})
afterAll(() => t.close())

const chile = startingTaxes.tasas[0]!

/** Saves a group with some values changed. */
async function set(key: string, values: object): Promise<void> {
  const { ajustes } = (await t.call('GET', '/v1/ajuste', undefined, boss)).datos
  const { valor, version } = ajustes[key]
  expect(await t.call('PUT', `/v1/ajuste/${key}`, { ...valor, ...values, version }, boss)).toMatchObject({
    status: 200,
  })
}

test('another tax is that of new quotes; what was issued keeps its own', async () => {
  const seller = await anApprover(t)
  const issued = await aQuote(t, seller, { pais_id: 152 })
  const before = await quoteRow(t, issued.id)
  expect(before).toMatchObject({ impuesto_nombre: 'IVA', impuesto_porcentaje: 19, venta_interna: true })
  const later = { ...chile, tasa: 21, desde: '2026-01-01' }
  const future = { ...chile, tasa: 30, desde: '2090-01-01' }
  await set('impuestos', { tasas: [chile, later, future] })
  expect(await quoteRow(t, issued.id)).toEqual(before)
  expect(await quoteRow(t, (await aQuote(t, seller, { pais_id: 152 })).id)).toMatchObject({ impuesto_porcentaje: 21 })
  const { impuesto_local } = (await t.call('GET', '/v1/cotizacion/init_data', undefined, seller)).datos
  expect(impuesto_local).toEqual({ nombre: 'IVA', tasa: 21 })
})

test('another limit decides new quotes; one that waits is judged by the limits that it was written under', async () => {
  const seller = await aSeller(t, { role: Role.distributor })
  const approver = await anApprover(t)
  const lines = { lineas: [aLine({ descuento: 8 })] }
  const waiting = await aQuote(t, seller, lines)
  expect(await quoteRow(t, waiting.id)).toMatchObject({ aprobacion: 'pendiente', aprobacion_rol_id: Role.manager })

  await set('descuentos', { usuario: 10 })
  const { datos } = await t.call('GET', '/v1/cotizacion/init_data', undefined, seller)
  expect(datos).toMatchObject({ limite_descuento: 10, limites_descuento: { usuario: 10, gerente: 15 } })
  expect(await quoteRow(t, (await aQuote(t, seller, lines)).id)).toMatchObject({ aprobacion: 'no_requiere' })
  const { aprobacion_detalle: review } = await quoteOf(t, waiting.id, approver)
  expect(review).toMatchObject({ limite_descuento: 5, lineas: [{ motivos: ['descuento'] }] })
  expect(await act(t, 'PUT', 'aprobar', waiting.id, approver, { comentario: 'Sí', version: 1 })).toMatchObject({
    status: 200,
  })
})

test('another validity is proposed; written quotes end when they said', async () => {
  const seller = await anApprover(t)
  const written = await aQuote(t, seller)
  const { vigencia } = await quoteRow(t, written.id)
  await set('cotizaciones', { vigencia_dias: 10 })
  expect((await quoteRow(t, written.id)).vigencia).toBe(vigencia)
  const days = async (id: number) => {
    const row = await quoteRow(t, id)
    return Math.round((Date.parse(`${row.vigencia}T12:00Z`) - Date.parse(`${vigencia}T12:00Z`)) / 86_400_000)
  }
  expect(await days((await aQuote(t, seller)).id)).toBe(-20)
})

test('the pace of broadcasts is lowered by the setting, never raised above the bound of the server', async () => {
  const of = (perMinute: number, perHour: number) =>
    currentThrottle(t.deps.db, { BROADCAST_PER_MINUTE: perMinute, BROADCAST_PER_HOUR: perHour })
  expect(await of(60, 500)).toEqual({ perMinute: 60, perHour: 500 })
  await set('difusiones', { por_minuto: 20, por_hora: 9000 })
  expect(await of(60, 500)).toEqual({ perMinute: 20, perHour: 500 })
  expect(await of(0, 0)).toEqual({ perMinute: 20, perHour: 9000 })
})

test('terms of sale are those of pages and documents, without a restart', async () => {
  const termOf = async (key: string) => {
    const { condiciones } = (await t.call('GET', '/v1/producto/catalogo')).datos
    return condiciones.find(({ clave }: { clave: string }) => clave === key)
  }
  expect(await termOf('garantia')).toMatchObject({ valor: 12, unidad: 'meses' })
  await set('condiciones', { garantia_meses: 24, pago: 'Carta de crédito' })
  expect(await termOf('garantia')).toMatchObject({ valor: 24, unidad: 'meses' })
  expect(await termOf('pago')).toMatchObject({ texto: 'Carta de crédito', texto_en: 'International transfer' })
})
