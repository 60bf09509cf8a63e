import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { PaymentStatus } from '@portal/contract/payments/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aClerk, anItem, aPayment, aRental, aRequest, changeStatus, dayFromNow, oneRequest } from '#test/machines.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
let owner: Person
let item: Awaited<ReturnType<typeof anItem>>
let sales: number[]
let rent: number
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  owner = await aUser(t)
  item = await anItem(t, { usuario_id: owner.id, marca: 'Perforadora Ñandú' })
  sales = []
  for (const nombre of ['Zoila', 'Álvaro', 'Ana', 'Ñusta'])
    sales.push((await aRequest(t, item.id, { nombre, empresa: 'Minería del Sur' })).id)
  const rental = await aRental(t)
  rent = (
    await aRequest(t, rental.id, { tipo: 'arriendo', desde: dayFromNow(5), hasta: dayFromNow(15), nombre: 'Renato' })
  ).id
  const asRepair = { tipo: 'reparacion', clasificado_id: null, marca: 'Volvo' }
  const { id } = await aRequest(t, item.id, { nombre: 'Tito Taller' })
  await t.deps.db.updateTable('solicitud_clasificado').set(asRepair).where('id', '=', id).execute()
})
afterAll(() => t.close())

const s = RequestStatus
const path = '/v1/clasificado/solicitud'
type Row = { id: number; nombre: string; estado_id: number }
async function list(query: Record<string, string> = {}, as = clerk) {
  const { datos } = await t.call('GET', `${path}/list?${new URLSearchParams(query)}`, undefined, as)
  const rows: Row[] = datos.solicitud.solicitudes_clasificados
  const repairs: Row[] = datos.servicio_reparacion.servicios_reparacion
  return {
    rows,
    repairs,
    total: datos.solicitud.total as number,
    repairTotal: datos.servicio_reparacion.total as number,
  }
}
const idsOf = async (query: Record<string, string>, as = clerk) => (await list(query, as)).rows.map(({ id }) => id)
const badge = async (as: Person): Promise<number> =>
  (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, as)).datos.contadores.solicitudes ?? 0

describe('the lists of requests', () => {
  test('are two in one answer, the newest first', async () => {
    const { rows, repairs, total, repairTotal } = await list()
    expect(rows.map(({ id }) => id)).toEqual([rent, ...sales.toReversed()])
    expect([total, repairTotal]).toEqual([5, 1])
    expect(repairs).toMatchObject([{ tipo: 'reparacion', marca: 'Volvo', nombre: 'Tito Taller', clasificado_id: null }])
    expect(rows.at(-1)).toMatchObject({
      tipo: 'venta',
      marca: 'Perforadora Ñandú',
      sku: item.sku,
      pais_nombre: 'Chile',
      pais_nombre_en: 'Chile',
      moneda: 'USD',
      transiciones_permitidas: [
        { estado_id: 22, requiere: ['comentario'], rol: 'personal' },
        { estado_id: 23, requiere: ['comentario', 'monto_reserva'], rol: 'personal' },
      ],
    })
    expect(rows[0]).not.toHaveProperty('ip')
    expect(rows[0]).not.toHaveProperty('propietario_id')
  })

  test('are filtered, searched without accents, sorted as Spanish is, and paged', async () => {
    expect(await idsOf({ tipo: 'arriendo' })).toEqual([rent])
    expect(await idsOf({ clasificado_id: `${item.id}` })).toEqual(sales.toReversed())
    expect(await idsOf({ buscar: 'nandu' })).toEqual(sales.toReversed())
    expect(await idsOf({ buscar: 'mineria alva' })).toEqual([sales[1]])
    expect(await idsOf({ buscar: item.sku.toLowerCase() })).toEqual(sales.toReversed())
    expect(await idsOf({ buscar: `#${sales[2]}` })).toContain(sales[2])
    expect((await list({ buscar: 'volvo' })).repairTotal).toBe(1)
    const byName = await list({ clasificado_id: `${item.id}`, orden: 'nombre' })
    expect(byName.rows.map(({ nombre }) => nombre)).toEqual(['Álvaro', 'Ana', 'Ñusta', 'Zoila'])
    const second = await list({ orden: 'creado_en', page: '2', page_row: '2' })
    expect(second.rows.map(({ id }) => id)).toEqual([sales[2], sales[3]])
    expect(await list({ page: '9' })).toMatchObject({ rows: [], total: 5 })
    expect(await idsOf({ buscar: "'; drop table x; --" })).toEqual([])
  })

  test('are narrowed to the days on which they came and were reserved, where the reader is', async () => {
    const other = await anItem(t)
    const { id } = await aRequest(t, other.id)
    const { db } = t.deps
    const kiritimati = { zona_horaria: 'Pacific/Kiritimati' } // fourteen hours ahead of UTC
    await db.updateTable('empresa').set(kiritimati).execute()
    const moments = { creado_en: new Date('2026-03-01T02:00:00Z'), reservado_en: new Date('2026-03-31T09:59:59Z') }
    await db.updateTable('solicitud_clasificado').set(moments).where('id', '=', id).execute()
    const days = (from: string, to: string, of = 'creada') => idsOf({ [`${of}_desde`]: from, [`${of}_hasta`]: to })
    expect(await days('2026-03-01', '2026-03-01')).toEqual([id])
    expect(await days('2026-02-01', '2026-02-28')).toEqual([])
    expect(await days('2026-03-31', '2026-03-01', 'reservada')).toEqual([id])
    expect(await days('2026-04-01', '2026-04-30', 'reservada')).toEqual([])
    await db.deleteFrom('solicitud_evento').where('solicitud_id', '=', id).execute()
    await db.deleteFrom('solicitud_clasificado').where('id', '=', id).execute()
  })

  test('refuse what is no filter', async () => {
    for (const query of [
      'estado_solicitud=x',
      'creada_desde=ayer',
      'reservada_hasta=0000-01-01',
      'tipo=otra',
      'orden=email',
      'page=0',
      'page_row=101',
    ])
      expect((await t.call('GET', `${path}/list?${query}`, undefined, clerk)).status).toBe(400)
  })

  test('hide what its user deleted unless asked for it', async () => {
    const other = await anItem(t)
    const { id } = await aRequest(t, other.id)
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ estado_id: s.deletedByUser })
      .where('id', '=', id)
      .execute()
    expect(await idsOf({ clasificado_id: `${other.id}` })).toEqual([])
    expect(await idsOf({ clasificado_id: `${other.id}`, estado_solicitud: '28' })).toEqual([id])
  })

  test('show owners the requests for their own items', async () => {
    expect(await idsOf({}, owner)).toEqual(sales.toReversed())
    expect(await idsOf({ clasificado_id: `${(await anItem(t)).id}` }, owner)).toEqual([])
    const { rows } = await list({}, owner)
    expect(rows[0]).toMatchObject({
      transiciones_permitidas: [
        { estado_id: 22, rol: 'propietario' },
        { estado_id: 28, requiere: [], rol: 'propietario' },
      ],
    })
  })
})

test('the badge is the number of requests in 21, as both lists count them', async () => {
  for (const person of [clerk, owner]) {
    const { total, repairTotal } = await list({ estado_solicitud: '21' }, person)
    expect(await badge(person)).toBe(total + repairTotal)
  }
  const [first] = sales
  const before = await badge(clerk)
  await changeStatus(t, first!, s.negotiation, clerk)
  expect(await badge(clerk)).toBe(before - 1)
  expect(await badge(await aUser(t, { modules: [Module.downloads] }))).toBe(0)
})

describe('one request', () => {
  test('comes with history, reservation bounds, payments and what may be done', async () => {
    const id = sales[1]!
    await changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    const paymentId = await aPayment(t, id, { estado: PaymentStatus.approved, saldo: 2000, tarjeta: '6623' })
    const { datos } = await oneRequest(t, id, clerk)
    expect(datos).toMatchObject({
      id,
      version: 2,
      mensaje: '¿Sigue disponible?',
      reserva: { minimo: 100, maximo: 12_000, sugerido: 2000, moneda: 'USD' },
      puede_entregar: false,
      adjuntos: [],
      eventos: [
        { tipo: 'estado', autor: 'cliente', de_estado: null, a_estado: 21, usuario_nombre: null },
        { autor: 'personal', de_estado: 21, a_estado: 23, usuario_nombre: 'Ana Rojas', monto_reserva: 2000 },
      ],
      pagos: [
        { id: paymentId, estado: 'aprobada', monto: 2000, saldo: 2000, tarjeta: '6623', puede_reembolsar: false },
      ],
    })
    expect(datos.url_seguimiento).toMatch(new RegExp(`^/request/${id}-`))
    expect(datos.pagos[0]).not.toHaveProperty('session_id')
    const administrator = await aUser(t, { role: Role.administrator, modules: [Module.manageMachines] })
    expect((await oneRequest(t, id, administrator)).datos.pagos[0].puede_reembolsar).toBe(true)
  })

  test('does not exist by another number (31), nor by what is none (26)', async () => {
    expect(await oneRequest(t, 999_999, clerk)).toMatchObject({ status: 404, codigo: 31 })
    for (const id of ['x', '0', '-1', '1.5', '99999999999'])
      expect(await oneRequest(t, id, clerk)).toMatchObject({ status: 400, codigo: 26 })
  })
})

describe('the report', () => {
  const download = (query: Record<string, string>, as = clerk) =>
    t.call('GET', `${path}/download?${new URLSearchParams(query)}`, undefined, as)
  const bytesOf = async (url: string) => (await t.app.inject(url)).rawPayload

  test('is a sheet of all that is asked for, formulas quoted', async () => {
    const evil = await anItem(t, { marca: '=cmd|calc' })
    await aRequest(t, evil.id, { nombre: '@SUM(A1)' })
    const { datos } = await download({ clasificado_id: `${evil.id}`, idioma: 'en' })
    const book = read(await bytesOf(datos.url_file))
    const [row] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Requests!)
    expect(row).toMatchObject({
      Listing: '=cmd|calc',
      Name: '@SUM(A1)',
      Status: 'Pending contact',
      Kind: 'Purchase',
      Country: 'Chile',
    })
    const all = read(await bytesOf((await download({})).datos.url_file))
    expect(utils.sheet_to_json(all.Sheets.Solicitudes!)).toHaveLength((await list()).total + (await list()).repairTotal)
  })

  test('is a PDF too', async () => {
    const { datos } = await download({ formato: 'pdf' })
    expect((await bytesOf(datos.url_file)).subarray(0, 5).toString()).toBe('%PDF-')
    const id = /archivo\/([^?]+)/.exec(datos.url_file)?.[1] ?? ''
    expect(await auditOf(t, 'archivo', id)).toMatchObject([{ accion: 'requests.exported', usuario_id: clerk.id }])
  })

  test('holds what its reader may see', async () => {
    const book = read(await bytesOf((await download({}, owner)).datos.url_file))
    expect(utils.sheet_to_json(book.Sheets.Solicitudes!)).toHaveLength(sales.length)
  })
})
