import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { tierAt } from '@portal/contract/assigned-products/prices'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBranch, auditOf, chileId } from '#test/makers.ts'
import { aUser, type Person } from '#test/people.ts'
import { anAssigner, anAssignmentForm, aProduct, saveAssignment } from '#test/products.ts'
import { aCalculator, aPlacedProduct, saveProjection } from '#test/projections.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { branchPrices } from './service.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await anAssigner(t)
})
afterAll(() => t.close())

const path = '/v1/producto_configuracion'
const list = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `${path}/list?${new URLSearchParams(query)}`, undefined, as)
const one = (id: number, as: Person = admin) =>
  t.call('GET', `${path}/list/producto_configuracion?producto_configuracion_id=${id}`, undefined, as)
const update = (id: unknown, form: object, as: Person = admin) => t.call('PUT', `${path}/update/${id}`, form, as)
const remove = (id: unknown, as: Person = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)

async function assigned(changes: object = {}) {
  const [product, branch] = [await aProduct(t), await aBranch(t)]
  const form = anAssignmentForm(product.id, branch, changes)
  const { datos } = await saveAssignment(t, form, admin)
  return { id: datos.id as number, product, branch, form }
}

/** A master distributor of an enterprise: they read what is assigned to it. */
const aMaster = (enterpriseId: number, branchId: number) =>
  aUser(t, {
    role: Role.distributor,
    enterpriseId,
    branchId,
    modules: [Module.masterDistributor, Module.assignedProducts],
  })

const starts = [1, 10_001, 30_001]
function three(...values: unknown[]) {
  return values.map((valor, place) => ({ desde: starts[place], valor }))
}

/** The first sheet of a workbook, row by row. */
function rowsOf(bytes: Buffer): unknown[][] {
  const { Sheets, SheetNames } = read(bytes)
  return utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1 })
}

describe('assigning a product', () => {
  test('stores the price of each tier of its category, and writes it down', async () => {
    const { id, product, branch } = await assigned()
    const { datos } = await one(id)
    expect(datos).toMatchObject({
      producto_nombre: product.name,
      empresa_id: branch.enterpriseId,
      sucursal_id: branch.id,
      modo: 'precio',
      version: 1,
    })
    expect(datos.tramos).toEqual([
      { desde: 1, hasta: 10_000, valor: 11.5, precio: 11.5, piso: null, margen: null },
      { desde: 10_001, hasta: 30_000, valor: 10.9, precio: 10.9, piso: null, margen: null },
      { desde: 30_001, hasta: null, valor: 10.2, precio: 10.2, piso: null, margen: null },
    ])
    expect(await auditOf(t, 'producto_configuracion', id)).toMatchObject([
      { accion: 'assignedProducts.created', usuario_id: admin.id },
    ])
  })

  test('takes discounts off the suggested price, rounded half up', async () => {
    const { id } = await assigned({ modo: 'descuento', tramos: three(0, 5, 12) })
    const prices = (await one(id)).datos.tramos.map((tier: { precio: number }) => tier.precio)
    expect(prices).toEqual([11.97, 11.37, 10.53])
  })

  test.each([
    ['producto_id', { producto_id: 999_999 }, 1],
    ['producto_id', { producto_id: 'x' }, 1],
    ['empresa_id', { empresa_id: 999_999 }, 2],
    ['empresa_id', { empresa_id: -1 }, 2],
    ['sucursal_id', { sucursal_id: 999_999 }, 3],
    ['sucursal_id', { sucursal_id: null }, 3],
    ['modo', { modo: 'regalo' }, 4],
    ['tramos', { tramos: [] }, 4],
    ['tramos', { tramos: 'todo' }, 4],
    ['tramos', { tramos: [{ desde: 1, valor: 10 }] }, 4],
    ['tramos', { tramos: [1, 6, 11].map((desde) => ({ desde, valor: 10 })) }, 4],
    ...[0, -1, 1e15, 'diez', '', null, 10.005].map(
      (valor) => ['tramos.1.valor', { tramos: three(11, valor, 10) }, 4] as const,
    ),
    ['tramos.2.valor', { modo: 'descuento', tramos: three(0, 5, 100) }, 4],
    ['tramos.1.valor', { tramos: three(10, 10.01, 9) }, 14],
    ['tramos.0.valor', { tramos: three(10, 9, 9.5).toReversed() }, 14],
    ['tramos.2.valor', { modo: 'descuento', tramos: three(0, 5, 4.9) }, 14],
  ] as const)('refuses what is wrong in %s: %j', async (field, changes, code) => {
    const form = anAssignmentForm((await aProduct(t)).id, await aBranch(t), changes)
    expect(await saveAssignment(t, form, admin)).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test('refuses a branch of another enterprise (3), and what is not active', async () => {
    const [product, branch, other] = [await aProduct(t), await aBranch(t), await aBranch(t)]
    const refusedAs = async (changes: object, code: number) =>
      expect(await saveAssignment(t, anAssignmentForm(product.id, branch, changes), admin)).toMatchObject({
        status: 400,
        codigo: code,
      })
    await refusedAs({ sucursal_id: other.id }, 3)
    await refusedAs({ sucursal_id: (await aBranch(t, { enterpriseId: branch.enterpriseId, status: 5 })).id }, 3)
    await refusedAs({ producto_id: (await aProduct(t, { status: 5 })).id }, 1)
    await t.deps.db.updateTable('empresa').set({ estado_id: 5 }).where('id', '=', branch.enterpriseId).execute()
    await refusedAs({}, 2)
  })

  test('is done once for each branch (5): of ten at once, one', async () => {
    const [product, branch] = [await aProduct(t), await aBranch(t)]
    const form = anAssignmentForm(product.id, branch)
    const replies = await Promise.all(Array.from({ length: 10 }, () => saveAssignment(t, form, admin)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status === 409)
    expect(refused.map(({ codigo, campos }) => [codigo, campos])).toEqual(Array(9).fill([5, { sucursal_id: 5 }]))
  })

  test('answers 10 to 12 when something breaks', async () => {
    const { id, form } = await assigned()
    await sql`alter table producto_configuracion add constraint prueba check (version < 1) not valid`.execute(t.deps.db)
    const another = anAssignmentForm((await aProduct(t)).id, await aBranch(t))
    expect(await saveAssignment(t, another, admin)).toMatchObject({ status: 500, codigo: 10 })
    expect(await update(id, { ...form, version: 1 })).toMatchObject({ status: 500, codigo: 11 })
    expect(await remove(id)).toMatchObject({ status: 500, codigo: 12 })
    await sql`alter table producto_configuracion drop constraint prueba`.execute(t.deps.db)
  })
})

describe('changing an assignment', () => {
  test('stores the new prices; one who saves an older version is told what is there', async () => {
    const { id, form } = await assigned()
    expect(await update(id, { ...form, tramos: three(11, 10, 9), version: 1 })).toMatchObject({
      status: 200,
      codigo: 1,
      datos: { id, version: 2 },
    })
    expect(await update(id, { ...form, version: 1 })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { id, version: 2, tramos: [{ valor: 11 }, { valor: 10 }, { valor: 9 }] },
    })
    expect(await update(999_999, { ...form, version: 1 })).toMatchObject({ status: 404, codigo: 6 })
    expect(await update('x', { ...form, version: 1 })).toMatchObject({ status: 404, codigo: 6 })
  })

  test('keeps what became inactive meanwhile, and refuses a branch that has the product (5)', async () => {
    const { id, form, product, branch } = await assigned()
    await t.deps.db.updateTable('producto').set({ estado_id: 5 }).where('id', '=', product.id).execute()
    expect(await update(id, { ...form, version: 1 })).toMatchObject({ status: 200 })
    await t.deps.db.updateTable('producto').set({ estado_id: 1 }).where('id', '=', product.id).execute()
    const otherBranch = await aBranch(t, { enterpriseId: branch.enterpriseId })
    await saveAssignment(t, anAssignmentForm(product.id, otherBranch), admin)
    expect(await update(id, { ...form, sucursal_id: otherBranch.id, version: 2 })).toMatchObject({
      status: 409,
      codigo: 5,
    })
  })
})

describe('taking a product away', () => {
  test('needs an administrator or above (13), and makes room for another', async () => {
    const { id, form } = await assigned()
    expect(await remove(id, await anAssigner(t, Role.manager))).toMatchObject({ status: 403, codigo: 13 })
    expect(await remove(id)).toMatchObject({ status: 200, codigo: 2 })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 6 })
    expect(await saveAssignment(t, form, admin)).toMatchObject({ status: 200, codigo: 0 })
  })
})

describe('the assigned products', () => {
  test('are searched, filtered, sorted and paged', async () => {
    const branch = await aBranch(t, { name: 'Quebrada Ñandú' })
    for (const name of ['Detonador Beta', 'Detonador Alfa'])
      await saveAssignment(t, anAssignmentForm((await aProduct(t, { name })).id, branch), admin)
    const names = async (query: Record<string, string>) => {
      const { datos } = await list(query)
      return [datos.total, ...datos.asignaciones.map((row: { producto_nombre: string }) => row.producto_nombre)]
    }
    expect(await names({ buscar: 'nandu detonador' })).toEqual([2, 'Detonador Alfa', 'Detonador Beta'])
    expect(await names({ sucursal_id: `${branch.id}`, orden: '-producto_nombre', page_row: '1' })).toEqual([
      2,
      'Detonador Beta',
    ])
    expect(await names({ empresa_id: `${branch.enterpriseId}`, page: '2', page_row: '1' })).toEqual([
      2,
      'Detonador Beta',
    ])
    expect(await names({ producto_id: '999999' })).toEqual([0])
  })

  test('are read by a master distributor for his enterprise, and by nobody without the module', async () => {
    const { id, branch } = await assigned()
    const stranger = await assigned()
    const master = await aMaster(branch.enterpriseId, branch.id)
    const { datos } = await list({}, master)
    expect(datos.asignaciones.map((row: { id: number }) => row.id)).toEqual([id])
    expect(await one(stranger.id, master)).toMatchObject({ status: 404, codigo: 6 })
    const choices = await t.call('GET', `${path}/init_data`, undefined, master)
    expect(choices.datos).toMatchObject({ puede_asignar: false, puede_eliminar: false })
    expect(choices.datos.empresas).toEqual([expect.objectContaining({ id: branch.enterpriseId })])
    expect(choices.datos.sucursales).toEqual([expect.objectContaining({ id: branch.id })])

    const form = anAssignmentForm((await aProduct(t)).id, branch)
    expect(await saveAssignment(t, form, master)).toMatchObject({ status: 403, codigo: 982 })
    expect(await update(id, { ...form, version: 1 }, master)).toMatchObject({ status: 403, codigo: 982 })
    expect(await remove(id, master)).toMatchObject({ status: 403, codigo: 13 })
    expect(await list({}, await aUser(t))).toMatchObject({ status: 403, codigo: 982 })
  })

  test('say what is left above the floor of the country of the branch, while there is a projection', async () => {
    const branch = await aBranch(t)
    const product = await aPlacedProduct(t)
    await saveProjection(t, { producto_id: product.id }, await aCalculator(t))
    const tramos = three(12, 8.4, 8)
    const { datos } = await saveAssignment(t, anAssignmentForm(product.id, branch, { tramos }), admin)
    const tiers = (await one(datos.id)).datos.tramos
    expect(tiers.map(({ piso }: { piso: number }) => piso)).toEqual([8.4075, 8.4075, 8.4075])
    const margins = tiers.map(({ margen }: { margen: number }) => Math.round(margen * 10_000) / 100)
    expect(margins).toEqual([29.94, -0.09, -5.09])
    const choices = await t.call('GET', `${path}/init_data`, undefined, admin)
    expect(choices.datos.pisos).toContainEqual({ producto_id: product.id, pais_id: chileId, piso: 8.4075 })
  })

  test('become a sheet with a line for each tier', async () => {
    const { branch } = await assigned()
    const { datos } = await t.call('GET', `${path}/download?sucursal_id=${branch.id}&idioma=en`, undefined, admin)
    const file = await t.app.inject(datos.url_file)
    const [head, ...lines] = rowsOf(file.rawPayload)
    expect(head).toEqual(expect.arrayContaining(['Product', 'Branch office', 'Price (USD)', 'Floor (USD)']))
    expect(lines.map((line) => line.slice(4, 8))).toEqual([
      [1, 10_000, 11.5, 11.5],
      [10_001, 30_000, 10.9, 10.9],
      [30_001, undefined, 10.2, 10.2],
    ])
  })
})

describe('the price of a sale', () => {
  const priceAt = async (productId: number, branchId: number, quantity: number) =>
    tierAt((await branchPrices(t.deps.db, branchId, [productId])).get(productId) ?? [], quantity)?.precio ?? null

  test('is that of the tier at the branch, by quantity', async () => {
    const { product, branch } = await assigned()
    const at = (quantity: number) => priceAt(product.id, branch.id, quantity)
    expect(await Promise.all([1, 10_000, 10_001, 30_000, 30_001, 1e6].map(at))).toEqual([
      11.5, 11.5, 10.9, 10.9, 10.2, 10.2,
    ])
  })

  test('is null where nothing is assigned, or a discount has nothing to be taken off', async () => {
    const { id, product, branch } = await assigned({ modo: 'descuento', tramos: three(0, 5, 12) })
    const ask = (branchId = branch.id) => priceAt(product.id, branchId, 10_001)
    expect(await ask()).toBe(11.37)
    expect(await ask(999_999)).toBeNull()
    const { db } = t.deps
    await db.updateTable('producto').set({ precio_sugerido: null }).where('id', '=', product.id).execute()
    expect(await ask()).toBeNull()
    await db.updateTable('producto').set({ precio_sugerido: 20 }).where('id', '=', product.id).execute()
    expect(await ask()).toBe(19)
    await remove(id)
    expect(await ask()).toBeNull()
  })
})
