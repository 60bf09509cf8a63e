import { Module, Role } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zoneWithNoonNow } from '#test/clock.ts'
import { anOwner } from '#test/items.ts'
import { aClerk, anItem, aPayment, aRequest } from '#test/machines.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { anApprover, aQuote, aSeller, aSentQuote, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aContactForm, formRow, sendForm } from '#test/visitor-forms.ts'

let t: TestApp
let seller: Seller
let approver: Seller
/** That of the seller's enterprise and of the house. */
const zone = zoneWithNoonNow()
beforeAll(async () => {
  t = await startApp()
  await theHouse(t)
  seller = await aSeller(t)
  approver = await anApprover(t)
  await t.deps.db.updateTable('empresa').set({ zona_horaria: zone }).execute()
})
afterAll(() => t.close())

interface Section {
  seccion: string
  registros: { id: number; titulo: string; dias: number | null; importe: { total: number } | null }[]
  total: number
}
interface Counted {
  total: number
  sumas: { moneda: string; total: string }[]
}
interface Page {
  trabajo: Section[]
  periodo: Record<'actual' | 'anterior', { desde: string; hasta: string }>
  cifras: { cifra: string; actual: Counted; anterior: Counted }[]
}
const pageOf = async (as: Person): Promise<Page> => (await t.call('GET', '/v1/inicio', undefined, as)).datos
const sectionOf = async (section: string, as: Person) =>
  (await pageOf(as)).trabajo.find(({ seccion }) => seccion === section)
const figureOf = async (figure: string, as: Person) => (await pageOf(as)).cifras.find(({ cifra }) => cifra === figure)

/** Writes by hand, and says so. */
async function change(statement: ReturnType<typeof sql>): Promise<void> {
  await statement.execute(t.deps.db)
  t.deps.changes.emit('change', { area: '*' })
}

/** As if a quote were valid for so many days more. */
const lasts = (id: number, days: number) => {
  const today = sql`(now() at time zone ${zone}::text)::date`
  return change(sql`update cotizacion set vigencia = ${today} + ${days}::int,
    vence_en = (${today} + ${days + 1}::int)::timestamp at time zone ${zone}::text where id = ${id}`)
}

test('is for those who are signed in', async () => {
  expect(await t.call('GET', '/v1/inicio')).toMatchObject({ status: 401 })
})

test('shows nothing to somebody for whom nothing waits', async () => {
  expect(await pageOf(await aUser(t, { modules: [] }))).toMatchObject({ trabajo: [], cifras: [] })
})

describe('of quotes, the start page shows', () => {
  test('those that wait for the decision of their reader, and to nobody else', async () => {
    const { id, codigo } = await aQuote(t, seller)
    await change(sql`update cotizacion set aprobacion = 'pendiente', aprobacion_rol_id = 2 where id = ${id}`)
    const section = await sectionOf('cotizaciones_por_aprobar', approver)
    expect(section).toMatchObject({ total: 1, registros: [{ id, titulo: codigo, importe: { total: 4935 } }] })
    for (const other of [seller, await aSeller(t, { role: Role.manager, modules: [Module.allQuotes] })])
      expect(await sectionOf('cotizaciones_por_aprobar', other)).toBeUndefined()
  })

  test('to their author those that were sent and end within three days, the first to end first', async () => {
    const author = await aSeller(t, { colleagueOf: seller })
    const [later, sooner, far, unsent] = [
      await aSentQuote(t, author),
      await aSentQuote(t, author),
      await aSentQuote(t, author),
      await aQuote(t, author),
    ]
    for (const [{ id }, days] of [
      [later, 3],
      [sooner, 0],
      [far, 4],
      [unsent, 1],
    ] as const)
      await lasts(id, days)
    const section = await sectionOf('cotizaciones_por_vencer', author)
    expect(section?.total).toBe(2)
    expect(section?.registros.map(({ id, dias }) => [id, dias])).toEqual([
      [sooner.id, 0],
      [later.id, 3],
    ])
    expect(await sectionOf('cotizaciones_por_vencer', approver)).toBeUndefined()
  })

  test('those that the client opened, until they end', async () => {
    const author = await aSeller(t, { colleagueOf: seller })
    const { id } = await aSentQuote(t, author)
    expect(await sectionOf('cotizaciones_abiertas', author)).toBeUndefined()
    await change(sql`update cotizacion set abierta_en = now() where id = ${id}`)
    expect(await sectionOf('cotizaciones_abiertas', author)).toMatchObject({ total: 1, registros: [{ id }] })
    await change(sql`update cotizacion set vence_en = now() - interval '1 second' where id = ${id}`)
    expect(await sectionOf('cotizaciones_abiertas', author)).toBeUndefined()
  })

  test('five rows, and how many there are', async () => {
    const author = await aSeller(t, { colleagueOf: seller })
    for (let count = 0; count < 7; count++) await aSentQuote(t, author)
    await change(sql`update cotizacion set abierta_en = now() where usuario_id = ${author.id}`)
    const section = await sectionOf('cotizaciones_abiertas', author)
    expect(section).toMatchObject({ total: 7, total_exacto: true })
    expect(section?.registros).toHaveLength(5)
  })
})

describe('of the marketplace, the start page shows', () => {
  test('requests, machines and changes that wait, to staff and to their owner alone', async () => {
    const owner = await anOwner(t)
    const stranger = await anOwner(t)
    const clerk = await aClerk(t)
    const item = await anItem(t, { usuario_id: owner.id, aprobacion: 0 })
    const changed = await anItem(t, { usuario_id: owner.id })
    await change(sql`insert into clasificado_version (clasificado_id, estado, usuario_id, datos)
      values (${changed.id}, 'pendiente', ${owner.id}, '{}')`)
    const { id } = await aRequest(t, changed.id)
    for (const person of [owner, clerk])
      expect(await sectionOf('solicitudes', person)).toMatchObject({ total: 1, registros: [{ id }] })
    expect(await sectionOf('clasificados_por_aprobar', clerk)).toMatchObject({ registros: [{ id: item.id }] })
    expect(await sectionOf('clasificados_con_cambios', clerk)).toMatchObject({ registros: [{ id: changed.id }] })
    expect((await pageOf(owner)).trabajo.map(({ seccion }) => seccion)).toEqual(['solicitudes'])
    expect(await pageOf(stranger)).toMatchObject({ trabajo: [], cifras: [] })
  })
})

test('forms that did not arrive wait for people of the house alone', async () => {
  const { id } = await formRow(t, (await sendForm(t, 'contacto', aContactForm())).datos.referencia)
  await change(sql`update formulario set entrega = 'fallido', correo_id = null where id = ${id}`)
  const modules = [Module.allContacts]
  const atHome = await aUser(t, { enterpriseId: await theHouse(t), modules })
  const elsewhere = await aUser(t, { role: Role.manager, enterpriseId: await anEnterprise(t), modules })
  expect(await sectionOf('formularios', atHome)).toMatchObject({ total: 1, registros: [{ id }] })
  expect(await sectionOf('formularios', elsewhere)).toBeUndefined()
})

describe('the figures', () => {
  /** The first moment of the month of the zone, and so many milliseconds later. */
  const monthBegins = (months: number, later = 0) => sql`
    ((date_trunc('month', now() at time zone ${zone}::text) + make_interval(months => ${months}::int))
      at time zone ${zone}::text) + make_interval(secs => ${later / 1000}::float)`

  test('begin with the month where the enterprise is, and compare the same days', async () => {
    const author = await aSeller(t, { colleagueOf: seller })
    const quotes = []
    for (let count = 0; count < 4; count++) quotes.push(await aQuote(t, author))
    const moments = [monthBegins(0), monthBegins(0, -1), monthBegins(-1), monthBegins(-1, -1)]
    for (const [place, { id }] of quotes.entries())
      await change(sql`update cotizacion set creado_en = ${moments[place]} where id = ${id}`)
    const { periodo } = await pageOf(author)
    const isAtMonthEnd =
      periodo.anterior.hasta >= new Date(Date.parse(periodo.actual.desde) - 86_400_000).toISOString().slice(0, 10)
    const made = await figureOf('cotizaciones_hechas', author)
    // the last moment of the month before counts only where the same days reach its end
    expect(made).toMatchObject({ actual: { total: 1 }, anterior: { total: isAtMonthEnd ? 2 : 1 } })
  })

  test('of confirmed quotes add up each currency by itself', async () => {
    const author = await aSeller(t, { colleagueOf: seller })
    const ids = []
    for (let count = 0; count < 4; count++) ids.push((await aQuote(t, author)).id)
    await change(
      sql`update cotizacion set estado = 'aprobada', aprobada_en = ${monthBegins(0)} where id = any(${ids}::int[])`,
    )
    await change(sql`update cotizacion set moneda = 'CLP', total = 5000 where id = ${ids[0]}`)
    await change(sql`update cotizacion set aprobada_en = ${monthBegins(-1)} where id = ${ids[1]}`)
    expect(await figureOf('cotizaciones_confirmadas', author)).toMatchObject({
      actual: {
        total: 3,
        sumas: [
          { moneda: 'USD', total: '9870.00' },
          { moneda: 'CLP', total: '5000.00' },
        ],
      },
      anterior: { total: 1, sumas: [{ moneda: 'USD', total: '4935.00' }] },
    })
  })

  test('of requests count those of the reader: what came, and what was paid', async () => {
    const owner = await anOwner(t)
    const item = await anItem(t, { usuario_id: owner.id })
    const [paid, earlier] = [await aRequest(t, item.id), await aRequest(t, item.id)]
    await aRequest(t, (await anItem(t)).id)
    await change(sql`update solicitud_clasificado set reservado_en = ${monthBegins(0)}, monto_reserva = 2000
      where id = ${paid.id}`)
    await aPayment(t, paid.id, { estado: 'anulada_parcial', cobrado: 2000, saldo: 1600 })
    const [payment] = await t.deps.db.selectFrom('pago').select('id').where('solicitud_id', '=', paid.id).execute()
    const refund = { pago_id: payment!.id, monto: 400, motivo: 'Se acordó', estado: 'hecho', saldo_antes: 2000 }
    await t.deps.db.insertInto('pago_reembolso').values(refund).execute()
    await change(sql`update solicitud_clasificado set creado_en = ${monthBegins(-1)} where id = ${earlier.id}`)
    expect(await figureOf('solicitudes_recibidas', owner)).toMatchObject({
      actual: { total: 1 },
      anterior: { total: 1 },
    })
    expect(await figureOf('reservas_pagadas', owner)).toMatchObject({
      actual: { total: 1, sumas: [{ moneda: 'USD', total: '2000.00', devuelto: '400.00', neto: '1600.00' }] },
      anterior: { total: 0, sumas: [] },
    })
  })

  test('hold nothing of another enterprise', async () => {
    const other = await aSeller(t, { role: Role.manager, modules: [Module.quotes, Module.allQuotes] })
    expect(await pageOf(other)).toMatchObject({ trabajo: [], cifras: [] })
    await aQuote(t, other)
    expect(await figureOf('cotizaciones_hechas', other)).toMatchObject({ actual: { total: 1 } })
  })
})
