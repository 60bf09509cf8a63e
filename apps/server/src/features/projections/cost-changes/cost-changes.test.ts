import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { projectionDoneMessages, projectionMessages } from '@portal/contract/projections/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf, chileId } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
import { aCalculator, aPlacedProduct, aProjectionForm, saveProjection } from '#test/projections.ts'
import { type Answered, startApp, type TestApp } from '#test/start-app.ts'
import { listValid } from '../valid/queries.ts'

let t: TestApp
let admin: Person
let today: string
beforeAll(async () => {
  t = await startApp()
  admin = await aCalculator(t)
  today = (await t.call('GET', `${path}/init_data`, undefined, admin)).datos.hoy
})
afterAll(() => t.close())

const path = '/v1/producto_costos_configuracion'
interface Row {
  id: number
  version: number
  producto_nombre: string
}

/** A country that no other test uses. */
let country = 100
const aCountry = async () => {
  const { rows } = await sql<{ id: number }>`select id from pais where id > ${country} order by id limit 1`.execute(
    t.deps.db,
  )
  country = rows[0]!.id
  return country
}

/** Saves projections of so many products in a country of their own. */
async function projected(forms: readonly object[]) {
  const paisId = await aCountry()
  const ids: number[] = []
  for (const form of forms) {
    const { id: productoId } = await aPlacedProduct(t, [paisId])
    const { datos } = await saveProjection(t, { producto_id: productoId, pais_id: paisId, ...form }, admin)
    ids.push(datos.id)
  }
  return { paisId, ids }
}
const change = (paisId: number, more: object = {}) => ({
  pais_id: paisId,
  componente: 'costo_pcb',
  porcentaje: '10',
  sigue_precio: true,
  ...more,
})
const preview = (form: object, as: Person = admin) => t.call('POST', `${path}/cambio/ensayo`, form, as)
const apply = (form: object, proyecciones: unknown, as: Person = admin) =>
  t.call('POST', `${path}/cambio/aplicar`, { ...form, proyecciones }, as)
const undo = (id: unknown, as: Person = admin) => t.call('PUT', `${path}/cambio/${id}/deshacer`, {}, as)
const shownOf = ({ datos }: Answered) => datos.filas.map(({ id, version }: Row) => ({ id, version }))
const versionsOf = async (id: number) =>
  (await t.call('GET', `${path}/list/proyeccion?proyeccion_id=${id}`, undefined, admin)).datos.versiones as {
    vigente_desde: string
    costo_pcb: number
    precio_sugerido: number
  }[]
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** Previews a change and applies it to all that it shows. */
async function applied(form: object) {
  return apply(form, shownOf(await preview(form)))
}

describe('the preview', () => {
  test('shows every figure before and after, and changes nothing', async () => {
    const { paisId, ids } = await projected([{}])
    const { datos } = await preview(change(paisId))
    expect(datos).toMatchObject({
      vigente_desde: today,
      sin_cambio: 0,
      filas: [
        {
          id: ids[0],
          version: 1,
          vigente_desde: today,
          proxima_desde: null,
          componente: { antes: 2.5, despues: 2.75 },
          total_com: { antes: 5.7, despues: 5.96 },
          costo_master: { antes: 7.125, despues: 7.45 },
          costo_distribuidor: { antes: 8.4075, despues: 8.791 },
          precio_sugerido: { antes: 11.97, despues: 12.516 },
          rangos: [
            { desde: 1, hasta: 10_000, antes: 11.97, despues: 12.52 },
            { desde: 10_001, hasta: 30_000, antes: 11.37, despues: 11.89 },
            { desde: 30_001, hasta: null, antes: 10.53, despues: 11.01 },
          ],
          bloqueo: null,
          eslabones: [],
        },
      ],
    })
    expect(await versionsOf(ids[0]!)).toHaveLength(1)
  })

  test('leaves out products whose cost does not change, and counts them', async () => {
    const { paisId, ids } = await projected([{}, { costo_pcb: 0 }, { costo_pcb: 0.000001 }])
    const { datos } = await preview(change(paisId))
    expect(datos.filas.map(({ id }: Row) => id)).toEqual([ids[0]])
    expect(datos.sin_cambio).toBe(2)
    expect((await preview(change(await aCountry()))).datos).toMatchObject({ filas: [], sin_cambio: 0 })
  })

  test('names the products that break the order of costs, with both numbers', async () => {
    const { paisId, ids } = await projected([{}, { precio_sugerido: 30 }])
    const keeping = change(paisId, { porcentaje: '60', sigue_precio: false })
    const { datos } = await preview(keeping)
    const [first, second] = ids.map((id) => datos.filas.find((row: Row) => row.id === id))
    const { code, es, en } = projectionMessages.priceBelowCost
    expect(first).toMatchObject({
      bloqueo: { codigo: code, motivo: es, motivo_en: en },
      eslabones: [{ eslabon: 'precio', rango: 2, minimo: 10.7085, valor: 10.53 }],
    })
    expect(second).toMatchObject({ bloqueo: null, eslabones: [], precio_sugerido: { antes: 30, despues: 30 } })
  })

  test('begins from the version that holds on its day, and names a later one', async () => {
    const { paisId, ids } = await projected([{}])
    const planned = aProjectionForm({ version: 1, costo_pcb: 4, precio_sugerido: 20, vigente_desde: inDays(10) })
    await t.call('PUT', `${path}/update/${ids[0]}`, planned, admin)
    expect((await preview(change(paisId))).datos.filas[0]).toMatchObject({
      componente: { antes: 2.5 },
      proxima_desde: inDays(10),
    })
    expect((await preview(change(paisId, { vigente_desde: inDays(12) }))).datos.filas[0]).toMatchObject({
      componente: { antes: 4, despues: 4.4 },
      vigente_desde: inDays(12),
      proxima_desde: null,
    })
  })

  test('leaves out deleted products, and blocks those that are not offered there or leave their bounds', async () => {
    const tooDear = { costo_pcb: 900_000, precio_sugerido: 9_000_000 }
    const { paisId, ids } = await projected([{}, {}, tooDear])
    const { rows } = await sql<{ producto_id: number }>`
      select producto_id from producto_costos_configuracion
      where id = any(${ids}::int[]) order by id`.execute(t.deps.db)
    const [deleted, moved] = rows.map(({ producto_id }) => producto_id)
    await t.deps.db.updateTable('producto').set({ estado_id: 0 }).where('id', '=', deleted!).execute()
    await t.deps.db.deleteFrom('producto_pais').where('producto_id', '=', moved!).execute()
    const form = change(paisId, { porcentaje: 50 })
    const { datos } = await preview(form)
    const codes = ids.map((id) => datos.filas.find((row: Row) => row.id === id)?.bloqueo.codigo)
    const { productNotConfigured, pcbCostInvalid, notRecognized } = projectionMessages
    expect(codes).toEqual([undefined, productNotConfigured.code, pcbCostInvalid.code])
    const reply = await apply(
      form,
      ids.map((id) => ({ id, version: 1 })),
    )
    const refused = reply.datos.rechazados.map(({ codigo }: { codigo: number }) => codigo)
    expect(refused.toSorted()).toEqual(
      [notRecognized, productNotConfigured, pcbCostInvalid].map(({ code }) => code).toSorted(),
    )
  })

  test.each([
    ['2,5', 2.5625],
    ['2.5', 2.5625],
    ['+2,5 %', 2.5625],
    ['-3', 2.425],
    ['\u22123', 2.425],
    [-90, 0.25],
    [300, 10],
  ])('reads the percentage %s as people type it', async (porcentaje, despues) => {
    const { paisId } = await projected([{}])
    expect((await preview(change(paisId, { porcentaje }))).datos.filas[0].componente).toEqual({ antes: 2.5, despues })
  })

  test.each([
    ['changeInvalid', 'porcentaje', { porcentaje: 0 }],
    ['changeInvalid', 'porcentaje', { porcentaje: '' }],
    ['changeInvalid', 'porcentaje', { porcentaje: '1,2,3' }],
    ['changeInvalid', 'porcentaje', { porcentaje: '2.5.1%' }],
    ['changeInvalid', 'porcentaje', { porcentaje: -90.01 }],
    ['changeInvalid', 'porcentaje', { porcentaje: 300.01 }],
    ['changeInvalid', 'porcentaje', { porcentaje: 1e-320 }],
    ['changeInvalid', 'porcentaje', { porcentaje: 1e300 }],
    ['changeInvalid', 'porcentaje', { porcentaje: null }],
    ['componentInvalid', 'componente', { componente: 'royalty_monto' }],
    ['componentInvalid', 'componente', { componente: '' }],
    ['countryInvalid', 'pais_id', { pais_id: '' }],
    ['dayInvalid', 'vigente_desde', { vigente_desde: '2026-02-30' }],
    ['dayInvalid', 'vigente_desde', { vigente_desde: '2026-01-01' }],
  ] as const)('refuses with %s at %s', async (key, field, form) => {
    const { code } = projectionMessages[key]
    for (const reply of [
      await preview(change(chileId, form)),
      await apply(change(chileId, form), [{ id: 1, version: 1 }]),
    ])
      expect(reply).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })
})

describe('the change', () => {
  test('gives each product a further version, and is written down', async () => {
    const { paisId, ids } = await projected([{}, { costo_pcb: 1 }])
    const reply = await applied(change(paisId))
    expect(reply).toMatchObject({
      estado: 'OK',
      mensaje: projectionDoneMessages.costChanged.es,
      datos: { hechos: 2, rechazados: [] },
    })
    const versions = await versionsOf(ids[0]!)
    expect(versions.map(({ costo_pcb: cost }) => cost)).toEqual([2.75, 2.5])
    const [holds] = await listValid(t.deps.db, { productIds: null, countryId: paisId, on: null })
    expect(holds!.rangos[0]).toMatchObject({ precio: 12.52 })
    expect(await auditOf(t, 'producto_costos_configuracion', ids[0]!)).toMatchObject([
      { accion: 'projections.created' },
      { accion: 'projections.updated', usuario_id: admin.id, despues: { costo_pcb: 2.75 } },
    ])
    expect(await auditOf(t, 'producto_costos_cambio', reply.datos.cambio_id)).toMatchObject([
      { accion: 'projections.costChanged', despues: { porcentaje: 10, proyecciones: expect.arrayContaining(ids) } },
    ])
  })

  test('names the products that break the order, and changes the others', async () => {
    const { paisId, ids } = await projected([{}, { precio_sugerido: 30 }])
    const reply = await applied(change(paisId, { porcentaje: '60', sigue_precio: false }))
    expect(reply).toMatchObject({
      estado: 'OK_NOTI',
      codigo: projectionDoneMessages.costChangedInPart.code,
      datos: { hechos: 1, rechazados: [{ id: ids[0], codigo: projectionMessages.priceBelowCost.code }] },
    })
    expect(await versionsOf(ids[0]!)).toHaveLength(1)
    expect(await versionsOf(ids[1]!)).toHaveLength(2)
  })

  test('leaves what someone saved since the preview, and projections of other countries', async () => {
    const [mine, other] = [await projected([{}, {}]), await projected([{}])]
    const form = change(mine.paisId)
    const shown = shownOf(await preview(form))
    await t.call('PUT', `${path}/update/${mine.ids[0]}`, aProjectionForm({ version: 1, costo_pcb: 3 }), admin)
    const { datos } = await apply(form, [...shown, { id: other.ids[0], version: 1 }])
    expect(datos.hechos).toBe(1)
    expect(datos.rechazados.map(({ id, codigo }: { id: number; codigo: number }) => [id, codigo])).toEqual([
      [other.ids[0], projectionMessages.notRecognized.code],
      [mine.ids[0], projectionMessages.changedSince.code],
    ])
    expect(await versionsOf(other.ids[0]!)).toHaveLength(1)
  })

  test('changes nothing when no product is left, when it is chosen twice or when the database fails', async () => {
    const { paisId, ids } = await projected([{ costo_pcb: 0 }, {}])
    const [none, some] = ids.map((id) => ({ id, version: 1 }))
    expect(await apply(change(paisId), [none])).toMatchObject({
      status: 409,
      codigo: projectionMessages.nothingChanged.code,
      datos: { rechazados: [{ id: ids[0], codigo: projectionMessages.costNotAffected.code }] },
    })
    const many = Array.from({ length: 1001 }, (_, place) => ({ id: place + 1, version: 1 }))
    for (const wrong of [[], [some, some], many, [{ id: 'x', version: 1 }], 'x', null])
      expect(await apply(change(paisId), wrong)).toMatchObject({ status: 400 })
    await sql`alter table producto_costos_cambio_fila add constraint prueba check (configuracion_id <> ${sql.lit(ids[1])})`.execute(
      t.deps.db,
    )
    expect(await apply(change(paisId), [some])).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table producto_costos_cambio_fila drop constraint prueba`.execute(t.deps.db)
    expect(await versionsOf(ids[1]!)).toHaveLength(1)
  })

  test('of the same products twice at once raises each cost once', async () => {
    const { paisId, ids } = await projected([{}, {}, {}])
    const form = change(paisId)
    const shown = shownOf(await preview(form))
    const replies = await Promise.all([shown, shown.toReversed(), shown].map((rows) => apply(form, rows)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const id of ids) expect((await versionsOf(id)).map(({ costo_pcb: cost }) => cost)).toEqual([2.75, 2.5])
  })

  test('is for managers of the house', async () => {
    const { paisId, ids } = await projected([{}])
    const reader = await aCalculator(t, Role.user)
    const refused = { status: 403, codigo: coreMessages.notAllowed.code }
    expect(await preview(change(paisId), reader)).toMatchObject(refused)
    expect(await apply(change(paisId), [{ id: ids[0], version: 1 }], reader)).toMatchObject(refused)
    expect(await undo(1, reader)).toMatchObject(refused)
    expect(await t.call('GET', `${path}/cambio/list`, undefined, reader)).toMatchObject(refused)
    const manager = await aCalculator(t, Role.manager)
    expect((await preview(change(paisId), manager)).status).toBe(200)
  })
})

describe('undoing', () => {
  const listed = async (id: number) =>
    (await t.call('GET', `${path}/cambio/list`, undefined, admin)).datos.cambios.find(
      (row: { id: number }) => row.id === id,
    )

  test('gives every product its figures again as a further version, by anyone who may save', async () => {
    const { paisId, ids } = await projected([{}, { costo_pcb: 1 }])
    const { cambio_id: id } = (await applied(change(paisId))).datos
    expect(await listed(id)).toMatchObject({
      pais_id: paisId,
      componente: 'costo_pcb',
      porcentaje: 10,
      productos: 2,
      puede_deshacer: true,
      deshecho_en: null,
    })
    const manager = await aCalculator(t, Role.manager)
    expect(await undo(id, manager)).toMatchObject({ estado: 'OK', datos: { deshechos: 2, rechazados: [] } })
    for (const [place, cost] of [2.5, 1].entries()) {
      const versions = await versionsOf(ids[place]!)
      expect(versions).toHaveLength(3)
      expect(versions[0]).toMatchObject({ vigente_desde: today, costo_pcb: cost, precio_sugerido: 11.97 })
    }
    expect(await listed(id)).toMatchObject({ puede_deshacer: false, deshecho_por_nombre: expect.any(String) })
    expect((await auditOf(t, 'producto_costos_cambio', id)).map(({ accion }) => accion)).toEqual([
      'projections.costChanged',
      'projections.costRestored',
    ])
  })

  test('leaves and names what someone saved or deleted since', async () => {
    const { paisId, ids } = await projected([{}, {}, {}])
    const { cambio_id: id } = (await applied(change(paisId))).datos
    await t.call('PUT', `${path}/update/${ids[0]}`, aProjectionForm({ version: 2, costo_pcb: 3 }), admin)
    await t.call('PUT', `${path}/delete/${ids[1]}`, {}, admin)
    const { estado, datos } = await undo(id)
    expect([estado, datos.deshechos]).toEqual(['OK_NOTI', 1])
    const named = new Map(datos.rechazados.map((row: { id: number; codigo: number }) => [row.id, row.codigo]))
    expect(named.get(ids[0])).toBe(projectionMessages.changedSince.code)
    expect(named.get(ids[1])).toBe(projectionMessages.notRecognized.code)
    expect((await versionsOf(ids[0]!))[0]).toMatchObject({ costo_pcb: 3 })
    expect((await versionsOf(ids[2]!))[0]).toMatchObject({ costo_pcb: 2.5 })
  })

  test('says so when every product was saved since, and stays open', async () => {
    const { paisId, ids } = await projected([{}])
    const { cambio_id: id } = (await applied(change(paisId))).datos
    await t.call('PUT', `${path}/update/${ids[0]}`, aProjectionForm({ version: 2, costo_pcb: 3 }), admin)
    expect(await undo(id)).toMatchObject({
      status: 409,
      codigo: projectionMessages.nothingChanged.code,
      datos: { rechazados: [{ id: ids[0] }] },
    })
    expect(await listed(id)).toMatchObject({ deshecho_en: null })
  })

  test('leaves a planned version that holds by now', async () => {
    const { paisId, ids } = await projected([{}])
    const planned = aProjectionForm({ version: 1, costo_pcb: 4, precio_sugerido: 20, vigente_desde: inDays(1) })
    await t.call('PUT', `${path}/update/${ids[0]}`, planned, admin)
    const { cambio_id: id } = (await applied(change(paisId))).datos
    await sql`update producto_costos_version set vigente_desde = vigente_desde - 1 where configuracion_id = ${ids[0]}`.execute(
      t.deps.db,
    )
    expect(await undo(id)).toMatchObject({
      status: 409,
      datos: { rechazados: [{ codigo: projectionMessages.otherVersionHolds.code }] },
    })
    expect((await versionsOf(ids[0]!))[0]).toMatchObject({ costo_pcb: 4 })
  })

  test('of a change for a later day holds from that day on', async () => {
    const { paisId, ids } = await projected([{}])
    const { cambio_id: id } = (await applied(change(paisId, { vigente_desde: inDays(5) }))).datos
    await undo(id)
    const on = async (day: string) =>
      (await listValid(t.deps.db, { productIds: null, countryId: paisId, on: day }))[0]!.total_com
    expect([await on(today), await on(inDays(5))]).toEqual([5.7, 5.7])
    expect((await versionsOf(ids[0]!))[0]).toMatchObject({ vigente_desde: inDays(5) })
  })

  test('twice at once happens once', async () => {
    const { paisId, ids } = await projected([{}])
    const { cambio_id: id } = (await applied(change(paisId))).datos
    const replies = await Promise.all([1, 2, 3].map(() => undo(id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ codigo: projectionMessages.undoEnded.code })
    expect(await versionsOf(ids[0]!)).toHaveLength(3)
  })

  test('ends after 24 hours, and there must be one', async () => {
    const { paisId } = await projected([{}])
    const { cambio_id: id } = (await applied(change(paisId))).datos
    await sql`update producto_costos_cambio set creado_en = now() - interval '24 hours 1 second' where id = ${id}`.execute(
      t.deps.db,
    )
    expect(await undo(id)).toMatchObject({ status: 409, codigo: projectionMessages.undoEnded.code })
    expect(await listed(id)).toMatchObject({ puede_deshacer: false })
    for (const absent of [2_000_000, 'x', 1e12])
      expect(await undo(absent)).toMatchObject({ status: 404, codigo: projectionMessages.changeNotRecognized.code })
  })
})
