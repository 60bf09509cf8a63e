import { grantableModules, Module, Role } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { Panel, type TileName } from '@portal/contract/panels/constants'
import type { PanelSchema } from '@portal/contract/panels/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { panelTiles } from '../../web/app/panel-tiles.ts'
import { zoneWithNoonNow } from '../test/clock.ts'
import { aContact } from '../test/contacts.ts'
import { aLicense } from '../test/licenses.ts'
import { totalsAt } from '../test/list-totals.ts'
import { dayIn, failures, licenses, quotesOf, requests } from '../test/panels.ts'
import { aUser, type Person, theHouse } from '../test/people.ts'
import { aQuote, aSeller, type Seller } from '../test/quotes.ts'
import { aLibrarian, aResource } from '../test/resources.ts'
import { startApp, type TestApp } from '../test/start-app.ts'
import { aTask } from '../test/tasks.ts'

type PanelReply = Of<typeof PanelSchema>

let t: TestApp
let boss: Person
let master: Seller
let distributor: Seller
let stranger: Seller
const zone = zoneWithNoonNow()
beforeAll(async () => {
  t = await startApp()
  const { db } = t.deps
  boss = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t), modules: grantableModules })
  const ofNetwork = [Module.quotes, Module.allQuotes, Module.licenses, Module.masterDistributor]
  master = await aSeller(t, { modules: ofNetwork })
  const ofDistributor = [Module.quotes, Module.contacts, Module.distributor, Module.downloads]
  distributor = await aSeller(t, { at: master.enterpriseId, modules: ofDistributor })
  stranger = await aSeller(t, { modules: ofNetwork })
  await db.updateTable('empresa').set({ zona_horaria: zone }).execute()
  for (const seller of [master, distributor, stranger]) await quotesOf(t, seller)
  await requests(t)
  await licenses(t, [master, stranger], zone)
  await failures(t, master)
  const overdue = [await aTask(t, boss, boss), await aTask(t, boss, boss)]
  await sql`update tarea set estado = 15, estado_previo = 6, fecha_termino = ${dayIn(zone, -1)} where id = any(${overdue.map(({ id }) => id)}::int[])`.execute(
    db,
  )
  await sql`update tarea set area_id = null where id = ${overdue[1]!.id}`.execute(db)
  const silent = await aContact(t, distributor)
  await aContact(t, distributor)
  await sql`update contacto set contactado_en = now() - interval '70 days' where id = ${silent}`.execute(db)
  await aResource(t, await aLibrarian(t))
  await sql`update recurso_revision set fecha = ${dayIn(zone, 0)}`.execute(db)
  await aLicense(t, { holderId: distributor.id })
  await sql`insert into tipo_cambio (moneda, fecha, valor, fuente) values ('USD', ${dayIn('America/Santiago', 0)}, 950, 'Banco')`.execute(
    db,
  )
  t.deps.changes.emit('change', { area: '*' })
})
afterAll(() => t.close())

const readAs = (panel: Panel, as: Person, query = '') => t.call('GET', `/v1/resumen/${panel}?${query}`, undefined, as)
const panelOf = async (panel: Panel, as: Person, query = ''): Promise<PanelReply> => {
  const { status, datos } = await readAs(panel, as, query)
  expect(status).toBe(200)
  return datos
}
const tileOf = ({ mosaicos }: PanelReply, name: TileName) => mosaicos.find(({ mosaico }) => mosaico === name)!

/** Who reads a panel, with the modules that decide which list its numbers open. */
const readers = () =>
  [
    [Panel.superAdmin, boss, grantableModules],
    [Panel.masterDistributor, master, [Module.allQuotes]],
    [Panel.distributor, distributor, []],
  ] as const

const periods = [
  'periodo=mes',
  'periodo=trimestre',
  'periodo=anio',
  'periodo=doce_meses',
  'periodo=rango&desde=2020-01-01',
]

describe.each([0, 1, 2])('panel %i', (which) => {
  test.each(periods)('every number of %s is the total of the list that it opens', async (query) => {
    const totalAt = totalsAt(t)
    const [panel, as, modules] = readers()[which]!
    const reader = { id: as.id, modules: new Set(modules) }
    const shown = await panelOf(panel, as, query)
    for (const tile of shown.mosaicos) {
      const { to } = panelTiles.find((each) => each.tile === tile.mosaico)!
      const isSame = async (
        what: string,
        group: string | null,
        days: typeof tile.periodo.actual | null,
        total: number,
      ) => {
        const address = to({ days, group, isOwn: panel === Panel.distributor, reader })
        if (address)
          expect([tile.mosaico, what, address, total]).toEqual([
            tile.mosaico,
            what,
            address,
            await totalAt(address, as),
          ])
        return address !== null
      }
      const { periodo, actual, anterior, hoy, intervalos, puntos } = tile
      const isOne = await isSame('period', null, hoy && !anterior ? null : periodo.actual, actual.total)
      if (anterior) await isSame('before', null, periodo.anterior, anterior.total)
      if (hoy) await isSame('now', null, null, hoy.total)
      for (const { grupo, intervalo, total } of puntos) {
        const days = intervalo === null ? (hoy ? null : periodo.actual) : intervalos[intervalo]!
        const opens = await isSame(`${grupo} ${intervalo}`, grupo, days, total)
        expect([tile.mosaico, grupo, isOne || opens]).toEqual([tile.mosaico, grupo, true])
      }
    }
  })

  test('every tile has something in this test, so that zeros prove nothing', async () => {
    const [panel, as] = readers()[which]!
    const { mosaicos } = await panelOf(panel, as, 'periodo=doce_meses')
    expect(mosaicos.map(({ mosaico, puntos }) => [mosaico, puntos.length > 0])).toEqual(
      mosaicos.map(({ mosaico }) => [mosaico, true]),
    )
    expect(mosaicos.length).toBe([9, 7, 5][which])
  })
})

describe('whose rows', () => {
  test('a master distributor sees his network and nothing of another one', async () => {
    const seen = await panelOf(Panel.masterDistributor, master, 'periodo=doce_meses')
    expect(tileOf(seen, 'cotizaciones_por_estado').actual.total).toBe(9)
    // two of their own and one of their distributor
    expect(tileOf(seen, 'licencias_vigentes').actual.total).toBe(3)
    const other = await panelOf(Panel.masterDistributor, stranger, 'periodo=doce_meses')
    expect(tileOf(other, 'cotizaciones_por_estado').actual.total).toBe(4)
    expect(tileOf(other, 'licencias_vigentes').actual.total).toBe(2)
    const branches = tileOf(other, 'cotizaciones_por_sucursal').grupos.map(({ clave }) => clave)
    expect(branches.toSorted()).toEqual([`${stranger.branchId}`, 'ninguna'].toSorted())
  })

  test('a distributor sees his own, and nobody opens a panel without its module', async () => {
    const own = await panelOf(Panel.distributor, distributor, 'periodo=doce_meses')
    expect(tileOf(own, 'cotizaciones_por_estado').actual.total).toBe(4)
    for (const [panel] of readers())
      for (const suffix of ['', '/download']) {
        const outsider = await aUser(t, {
          role: Role.administrator,
          modules: grantableModules.filter(
            (key) => key !== Module.superAdminPanel && key !== Module.masterDistributor && key !== Module.distributor,
          ),
        })
        expect(await t.call('GET', `/v1/resumen/${panel}${suffix}`, undefined, outsider)).toMatchObject({ status: 403 })
      }
  })
})

describe('what numbers come to', () => {
  test('profit is that of the master distributor, each currency by itself', async () => {
    const { actual } = tileOf(await panelOf(Panel.masterDistributor, stranger), 'utilidad_propia')
    // (8.4075 − 7.125) × 20,000 in dollars, × 500 in the currency of the other quote
    expect(actual).toMatchObject({
      total: 2,
      sumas: [
        { moneda: 'USD', total: '25650.00' },
        { moneda: 'CLP', total: '641.25' },
      ],
      convertido: null,
    })
  })

  test('sums are also said in one currency, with the value and its day', async () => {
    const shown = await panelOf(Panel.masterDistributor, stranger, 'moneda=USD')
    expect(shown.tipo_cambio).toMatchObject({ valor: 950, fuente: 'Banco' })
    expect(tileOf(shown, 'utilidad_propia').actual.convertido).toEqual({ moneda: 'USD', total: '25650.68' })
  })

  test('the share of confirmed quotes is of those that were made', async () => {
    const { actual } = tileOf(await panelOf(Panel.distributor, distributor, 'periodo=doce_meses'), 'conversion')
    expect(actual).toMatchObject({ total: 3, de: 4 })
  })

  test('a quote that was voided was made, and was not confirmed', async () => {
    const seller = await aSeller(t, { at: master.enterpriseId, modules: [Module.quotes, Module.distributor] })
    await quotesOf(t, seller)
    const shareNow = async () =>
      tileOf(await panelOf(Panel.distributor, seller, 'periodo=doce_meses'), 'conversion').actual
    const before = await shareNow()
    await sql`insert into cotizacion_nota (cotizacion_id, tipo, texto, usuario_id)
      select id, 'anulacion', 'No se hace', ${boss.id} from cotizacion
      where usuario_id = ${seller.id} and estado = 'aprobada' order by id limit 1`.execute(t.deps.db)
    t.deps.changes.emit('change', { area: '*' })
    const after = await shareNow()
    expect(after).toMatchObject({ total: before.total - 1, de: before.de })
  })

  test('a quote reaches the tier of its largest quantity', async () => {
    const { puntos } = tileOf(await panelOf(Panel.masterDistributor, stranger), 'tramo_alcanzado')
    expect(puntos.map(({ grupo, total }) => [grupo, total]).toSorted()).toEqual([
      ['1', 1],
      ['2', 1],
    ])
  })
})

describe('an odd question', () => {
  test.each([
    'periodo=siglo',
    'desde=ayer',
    'periodo=rango&desde=0001-01-01',
    'periodo=rango&hasta=9999-12-31',
    'moneda=EUR',
  ])('%s is refused', async (query) => {
    expect(await readAs(Panel.distributor, distributor, query)).toMatchObject({ status: 400 })
  })

  test('years without data are zeros', async () => {
    const { mosaicos } = await panelOf(Panel.superAdmin, boss, 'periodo=rango&desde=1991-01-01&hasta=1999-12-31')
    const quotes = mosaicos.find(({ mosaico }) => mosaico === 'cotizaciones_por_estado')!
    expect(quotes).toMatchObject({ actual: { total: 0 }, anterior: { total: 0 }, puntos: [] })
    expect(quotes.intervalos).toHaveLength(9)
  })
})

test('a quote is counted as soon as it is saved', async () => {
  const seller = await aSeller(t, { at: master.enterpriseId, modules: [Module.quotes, Module.distributor] })
  const count = async () => tileOf(await panelOf(Panel.distributor, seller), 'cotizaciones_por_estado').actual.total
  expect(await count()).toBe(0)
  await aQuote(t, seller)
  expect(await count()).toBe(1)
})

test.each(['xlsx', 'pdf'])('a panel is exported as %s, and the audit log knows it', async (format) => {
  const { status, datos } = await t.call(
    'GET',
    `/v1/resumen/super_admin/download?formato=${format}&idioma=en`,
    undefined,
    boss,
  )
  expect(status).toBe(200)
  const { rawPayload } = await t.app.inject(datos.url_file)
  expect(rawPayload.subarray(0, 4).toString('latin1')).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004')
  const logged = await t.deps.db
    .selectFrom('auditoria')
    .select('despues')
    .where('accion', '=', 'panels.exported')
    .execute()
  expect(logged.length).toBeGreaterThan(0)
})
