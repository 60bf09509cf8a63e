import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { zoneWithNoonNow } from '#test/clock.ts'
import { act, aLine, anApprover, aQuote, aSeller, aSentQuote, quoteOf, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
/** By what was done with each. */
let ids: Record<'unsent' | 'sent' | 'opened' | 'failed' | 'inChile' | 'inPesos' | 'endsSoon', number>

beforeAll(async () => {
  t = await startApp()
  const { db } = t.deps
  seller = await aSeller(t)
  const zone = { zona_horaria: zoneWithNoonNow() }
  await db.updateTable('empresa').set(zone).where('id', '=', seller.enterpriseId).execute()
  const opened = await aSentQuote(t, seller)
  await sql`insert into cotizacion_apertura (cotizacion_id, veces) values (${opened.id}, 3)`.execute(db)
  await sql`update cotizacion set abierta_en = now() where id = ${opened.id}`.execute(db)
  const failed = await aSentQuote(t, seller)
  await vi.waitFor(async () => {
    // given up by the mail server, after the mailbox of the tests took it
    const { numAffectedRows } = await sql`update correo set estado = 'fallido' where estado = 'enviado'
      and id = (select envio_correo_id from cotizacion where id = ${failed.id})`.execute(db)
    expect(numAffectedRows).toBe(1n)
  })
  const endsSoon = await aQuote(t, seller)
  await sql`
    update cotizacion set vigencia = (now() at time zone ${zone.zona_horaria}::text)::date + 3,
      vence_en = ((now() at time zone ${zone.zona_horaria}::text)::date + 4)::timestamp at time zone ${zone.zona_horaria}::text
    where id = ${endsSoon.id}`.execute(db)
  const pesos = { moneda: 'CLP', lineas: [aLine({ cantidad: 2, precio_venta: 15_000 })] }
  ids = {
    unsent: (await aQuote(t, seller, { lineas: [aLine({ cantidad: 1, precio_venta: 0.1 })] })).id,
    sent: (await aSentQuote(t, seller, { lineas: [aLine({ cantidad: 1, precio_venta: 0.2 })] })).id,
    opened: opened.id,
    failed: failed.id,
    inChile: (await aQuote(t, seller, { pais_id: 152 })).id,
    inPesos: (await aQuote(t, seller, pesos)).id,
    endsSoon: endsSoon.id,
  }
  t.deps.changes.emit('change', { area: '*' })
})
afterAll(() => t.close())

const ask = async (query: Record<string, string>, as = seller, which = 'list') =>
  t.call('GET', `/v1/cotizacion/${which}?${new URLSearchParams(query)}`, undefined, as)
const found = async (query: Record<string, string>): Promise<string[]> => {
  const { datos } = await ask({ page_row: '100', ...query })
  const rows: { id: number }[] = datos.cotizaciones
  expect(datos.total).toBe(rows.length)
  return Object.entries(ids)
    .filter(([, id]) => rows.some((row) => row.id === id))
    .map(([name]) => name)
}
const all = () => Object.keys(ids)
const today = async (days = 0): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone zona_horaria)::date + ${days}::int)::text as day from empresa where id = ${seller.enterpriseId}`.execute(
    t.deps.db,
  )
  return rows[0]!.day
}

describe('a list of quotes is narrowed', () => {
  test.each([
    ['sin_enviar', ['unsent', 'inChile', 'inPesos', 'endsSoon']],
    ['enviada', ['sent', 'failed']],
    ['abierta', ['opened']],
    ['con_cliente', ['sent', 'opened', 'failed']],
    ['no_entregada', ['failed']],
  ])('to what came as far as %s', async (seguimiento, expected) => {
    expect(await found({ seguimiento })).toEqual(expected)
    expect(await found({ seguimiento, buscar: 'Minera Ejemplo', orden: 'total' })).toEqual(expected)
    expect(await found({ seguimiento, estado: 'aprobada' })).toEqual([])
  })

  test('to a country, an amount in one currency, and what expires soon', async () => {
    expect(await found({ pais_id: '152' })).toEqual(['inChile'])
    expect(await found({ moneda: 'CLP' })).toEqual(['inPesos'])
    expect(await found({ moneda: 'CLP', monto_desde: '30.000', monto_hasta: '30000' })).toEqual(['inPesos'])
    expect(await found({ moneda: 'USD', monto_hasta: '0.15' })).toEqual(['unsent'])
    expect(await found({ moneda: 'USD', monto_desde: '0,2', monto_hasta: '0,1' })).toEqual(['unsent', 'sent']) // turned round
    expect(await found({ monto_desde: '1' })).toEqual(all()) // of which currency?
    expect(await found({ vence_dias: '3' })).toEqual(['endsSoon'])
    expect(await found({ vence_dias: '2' })).toEqual([])
    expect(await found({ vence_dias: '365' })).toEqual(all())
  })

  test('to days of the calendar of the enterprise, both ends included, in whichever order', async () => {
    const [yesterday, now, tomorrow] = [await today(-1), await today(), await today(1)]
    expect(await found({ creada_desde: now, creada_hasta: now })).toEqual(all())
    expect(await found({ creada_desde: tomorrow, creada_hasta: yesterday })).toEqual(all())
    expect(await found({ creada_hasta: yesterday })).toEqual([])
    expect(await found({ enviada_desde: now })).toEqual(['sent', 'opened', 'failed'])
    expect(await found({ enviada_hasta: yesterday })).toEqual([])
    expect(await found({ vence_desde: await today(3), vence_hasta: await today(3) })).toEqual(['endsSoon'])
  })

  test.each([
    { creada_desde: '31-12-2026' },
    { creada_desde: '2026-02-30' },
    { aprobada_hasta: '0000-02-29' },
    { vence_dias: '-1' },
    { vence_dias: '1.5' },
    { moneda: 'EUR' },
    { monto_desde: 'mil', moneda: 'USD' },
    { seguimiento: 'perdida' },
  ])('by nothing that cannot be: %j', async (query) => {
    expect(await ask(query as unknown as Record<string, string>)).toMatchObject({ status: 400 })
  })

  test('each row says how far it came, by the calendar of its enterprise', async () => {
    const rowOf = (name: keyof typeof ids) => quoteOf(t, ids[name], seller)
    expect(await rowOf('unsent')).toMatchObject({ envio: null, aperturas: 0, abierta_en: null, dias_restantes: 30 })
    expect(await rowOf('sent')).toMatchObject({ envio: 'entregado' })
    expect(await rowOf('opened')).toMatchObject({ envio: 'entregado', aperturas: 3 })
    expect(await rowOf('failed')).toMatchObject({ envio: 'fallido' })
    expect(await rowOf('endsSoon')).toMatchObject({ dias_restantes: 3 })
    const { id } = await aQuote(t, await aSeller(t))
    await act(t, 'PUT', 'cancelar', id, await anApprover(t), { motivo: 'Error' })
    expect((await quoteOf(t, id, await anApprover(t))).dias_restantes).toBeNull()
  })

  test('the bell counts what its list shows', async () => {
    const { contadores } = (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, seller)).datos
    expect(contadores).toMatchObject({ cotizaciones_por_vencer: 1, cotizaciones_no_entregadas: 1 })
  })
})

describe('the sums of a list', () => {
  const sums = async (query: Record<string, string> = {}, as = seller) => (await ask(query, as, 'sumas')).datos.sumas

  test('are exact, by currency, over every page', async () => {
    const few = { monto_hasta: '0.2', moneda: 'USD' }
    expect(await sums(few)).toEqual([{ moneda: 'USD', total: '0.30', cotizaciones: 2 }])
    expect(await sums({ seguimiento: 'sin_enviar', buscar: 'minera' })).toMatchObject([
      { moneda: 'USD', cotizaciones: 3 },
      { moneda: 'CLP', total: '30000.00', cotizaciones: 1 },
    ])
    expect(await sums({ estado: 'aprobada' })).toEqual([])
  })

  test('hold nothing that the reader does not see, and change with what he sees', async () => {
    const other = await aSeller(t)
    expect(await sums({ alcance: 'todas', estado: 'todas' }, other)).toEqual([])
    const { id } = await aQuote(t, other, { lineas: [aLine({ cantidad: 10, precio_venta: 1.25 })] })
    expect(await sums({ alcance: 'todas', estado: 'todas' }, other)).toEqual([
      { moneda: 'USD', total: '12.50', cotizaciones: 1 },
    ])
    expect(await sums({ empresa_id: String(seller.enterpriseId), estado: 'todas' }, other)).toHaveLength(1) // of the own ones nobody else's are asked for
    await act(t, 'PUT', 'cancelar', id, other, { motivo: 'Error' })
    expect(await sums({}, other)).toEqual([])
    const boss = await anApprover(t)
    const [{ cotizaciones }] = await sums({ alcance: 'todas', moneda: 'CLP' }, boss)
    expect(cotizaciones).toBeGreaterThanOrEqual(1)
  })
})
