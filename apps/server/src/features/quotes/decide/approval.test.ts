import { Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Approvals, openApprovals } from '#test/approvals.ts'
import { mailsTo } from '#test/people.ts'
import { act, aLine, anApprover, aSeller, passValidity, quoteOf, quoteRow, type Seller } from '#test/quotes.ts'

let t: Approvals
let { seller, manager, administrator, discounted } = {} as Approvals
beforeAll(async () => {
  t = await openApprovals()
  ;({ seller, manager, administrator, discounted } = t)
})
afterAll(() => t.close())

/** Of the version as it is now. */
async function approve(id: number, as: Seller, how = 'aprobar') {
  const { version } = await quoteRow(t, id)
  return act(t, 'PUT', how, id, as, { comentario: 'Cliente antiguo', version })
}

describe('a discount above the limit of the role', () => {
  test.each([
    [Role.distributor, 5, 'no_requiere'],
    [Role.distributor, 5.01, 'pendiente'],
    [Role.manager, 15, 'no_requiere'],
    [Role.manager, 15.5, 'pendiente'],
    [Role.administrator, 30.5, 'pendiente'],
    [Role.superAdmin, 80, 'no_requiere'],
  ])('of role %d at %d %%: %s', async (role, discount, expected) => {
    const { id } = await discounted(discount, await aSeller(t, { role }))
    const { aprobacion } = await t.deps.db
      .selectFrom('cotizacion')
      .select('aprobacion')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(aprobacion).toBe(expected)
  })

  test('waits for somebody of enough rank, who says why; then the client can be asked', async () => {
    const { id, codigo } = await discounted(20)
    expect(await act(t, 'POST', 'pin', id, seller)).toMatchObject({ status: 409, codigo: 14 })
    expect(await act(t, 'POST', 'enviar', id, seller)).toMatchObject({ status: 409, codigo: 14 })
    expect(await approve(id, seller)).toMatchObject({ status: 403 })
    expect(await approve(id, manager)).toMatchObject({ status: 403, codigo: 982 })
    const waits = await t.call(
      'GET',
      '/v1/cotizacion/list_all?aprobacion=pendiente&page_row=100',
      undefined,
      administrator,
    )
    expect(waits.datos.cotizaciones.map((row: { id: number }) => row.id)).toContain(id)
    expect(await approve(id, administrator)).toMatchObject({
      codigo: 6,
      datos: {
        aprobacion: 'aprobada',
        aprobacion_comentario: 'Cliente antiguo',
        aprobacion_usuario_nombre: 'Ana Rojas',
      },
    })
    expect(await approve(id, administrator)).toMatchObject({ status: 409, codigo: 984 })
    expect((await mailsTo(t, seller.email))[0]?.asunto).toContain(codigo)
    expect(await act(t, 'POST', 'enviar', id, seller)).toMatchObject({ codigo: 4 })
  })

  test('is counted for those alone who may decide it now', async () => {
    const counted = async (as: Seller): Promise<number> =>
      (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, as)).datos.contadores.cotizaciones_por_aprobar
    const colleague = await anApprover(t)
    const count = () => Promise.all([manager, colleague, administrator, seller].map(counted))
    const before = await count()
    const more = async () => (await count()).map((now, place) => (now ?? 0) - (before[place] ?? 0))
    const { id } = await discounted(10)
    expect(await more()).toEqual([1, 1, 1, 0])
    await discounted(20)
    expect(await more()).toEqual([1, 1, 2, 0])
    await t.deps.db.updateTable('cotizacion').set({ usuario_id: manager.id }).where('id', '=', id).execute()
    expect(await more()).toEqual([0, 1, 2, 0])
    await passValidity(t, id)
    expect(await more()).toEqual([0, 0, 1, 0])
  })

  test('is refused with a comment, and asked for again by an edit', async () => {
    const { id, form } = await discounted(10)
    expect(await approve(id, manager, 'rechazar_aprobacion')).toMatchObject({
      codigo: 7,
      datos: { aprobacion: 'rechazada' },
    })
    expect(await act(t, 'POST', 'pin', id, seller)).toMatchObject({ codigo: 14 })
    const { version } = await quoteOf(t, id, seller)
    expect(await act(t, 'PUT', 'update', id, seller, { ...form, version })).toMatchObject({
      codigo: 3,
      datos: { aprobacion: 'pendiente' },
    })
  })

  test('a lowered price counts as one', async () => {
    const { db } = t.deps
    await db.updateTable('producto').set({ precio_sugerido: 20 }).where('id', '=', 5).execute()
    const lineas = [aLine({ producto_id: 5, precio_venta: 18 })]
    const { datos } = await t.call('POST', '/v1/cotizacion/simular', { pais_id: 604, lineas }, seller)
    expect(datos).toMatchObject({ aprobacion_motivos: ['descuento'], aprobacion_rol_id: Role.manager })
    expect(datos.lineas[0].descuento_efectivo).toBe(10)
  })
})

describe('a price below the floor of the client’s country', () => {
  beforeAll(async () => {
    const { db } = t.deps
    const place = { producto_id: 3, pais_id: 604 }
    const { id } = await db
      .insertInto('producto_costos_configuracion')
      .values(place)
      .returning('id')
      .executeTakeFirstOrThrow()
    const zeros = Object.fromEntries(
      ['cable', 'pcb', 'plastico', 'filamento', 'superficie', 'resina', 'oring', 'extras'].map((part) => [
        `costo_${part}`,
        0,
      ]),
    )
    const version = {
      ...zeros,
      configuracion_id: id,
      vigente_desde: '2026-01-01',
      unidad_id: 1,
      royalty_monto: 0,
      royalty_porcentaje: 0,
      royalty_total: 0,
      total_com: 5.7,
      precio_sugerido: 11.97,
      porcentaje_utilidad: 25,
      costo_master: 7.125,
      margen_master: 18,
      costo_distribuidor: 8.4075,
      rangos: '[]',
    }
    await db
      .insertInto('producto_costos_version')
      .values(version as never)
      .execute()
  })

  test.each([
    [8.41, [], null],
    [8.4, ['costo_distribuidor'], Role.manager],
    [7.1, ['costo_distribuidor', 'costo_master'], Role.administrator],
  ])('at %d needs approval for %o by role %s', async (price, reasons, role) => {
    const lineas = [aLine({ precio_venta: price })]
    const { datos } = await t.call('POST', '/v1/cotizacion/simular', { pais_id: 604, lineas }, seller)
    expect(datos).toMatchObject({ aprobacion_motivos: reasons, aprobacion_rol_id: role })
    expect(datos.lineas[0].costo_distribuidor).toBe(8.4075)
    const other = await t.call('POST', '/v1/cotizacion/simular', { pais_id: 484, lineas }, seller)
    expect(other.datos.aprobacion_motivos).toEqual([])
  })
})
