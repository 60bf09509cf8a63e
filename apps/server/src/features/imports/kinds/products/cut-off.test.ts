import { Module, Role } from '@portal/contract/access/constants'
import { importLimits } from '@portal/contract/imports/columns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorkbook, type Cells, confirmed, importDeps, oneImport, titled, upload } from '#test/imports.ts'
import { aBranch } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { commit } from '../../commit.ts'
import { review } from '../../review.ts'

const type = 'producto'
let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' }) // nothing works on an upload unless a test does
  clerk = await aUser(t, {
    role: Role.manager,
    enterpriseId: await theHouse(t),
    modules: [Module.products, Module.assignedProducts],
  })
})
afterAll(() => t.close())

/** The deps of a process that loses the database after its first block. */
function failingAfterOne() {
  const deps = importDeps(t)
  const kinds = deps.kinds.map((kind) => {
    let blocks = 0
    const create: typeof kind.create = (db, actor, rows) => {
      if (++blocks > 1) throw new Error('Connection terminated unexpectedly')
      return kind.create(db, actor, rows)
    }
    return kind.type === type ? { ...kind, create } : kind
  })
  return { ...deps, kinds }
}

test('an import that is cut off between the tiers of one price goes on as it was planned', async () => {
  const { id: branchId, enterpriseId } = await aBranch(t, { name: 'Norte' })
  const { nombre: empresa } = await t.deps.db
    .selectFrom('empresa')
    .select('nombre')
    .where('id', '=', enterpriseId)
    .executeTakeFirstOrThrow()
  const tiered: Cells = {
    codigo: 'CORTE',
    nombre: 'Consola cortada',
    categoria_id: 'Consolas',
    precio_sugerido: 900,
    costo: 400,
  }
  const priced = (desde: number, precio: number) => ({ codigo: 'CORTE', empresa, sucursal: 'Norte', desde, precio })
  const others = Array.from({ length: importLimits.rowsPerBlock - 1 }, (_, at) => ({
    ...{ codigo: `C-${at}`, nombre: `Relleno ${at}`, categoria_id: 'Extra', precio_sugerido: 9, costo: 4 },
  }))
  const rows = [{ ...tiered, ...priced(1, 800) }, ...others, priced(6, 750), priced(11, 700)]
  const book = aWorkbook(rows.map((row) => titled(type, row)))
  const { id } = (await upload(t, clerk, book, { type })).datos
  await review(importDeps(t), id)
  expect((await oneImport(t, id, clerk, type)).datos.totales).toMatchObject({ crear: rows.length, error: 0 })
  await confirmed(t, id, clerk, type)
  await expect(commit(failingAfterOne(), id)).rejects.toThrow('terminated')
  expect((await oneImport(t, id, clerk, type)).datos).toMatchObject({
    estado: 'confirmando',
    hechas: importLimits.rowsPerBlock,
  })
  await commit(importDeps(t), id)
  expect((await oneImport(t, id, clerk, type)).datos).toMatchObject({
    estado: 'terminado',
    totales: { crear: rows.length },
  })
  const tiers = await t.deps.db
    .selectFrom('producto_configuracion')
    .innerJoin('producto_configuracion_tramo', 'producto_configuracion_id', 'id')
    .select(['version', 'desde', 'valor'])
    .where('sucursal_id', '=', branchId)
    .orderBy('desde')
    .execute()
  expect(tiers).toEqual([
    { version: 1, desde: 1, valor: 800 },
    { version: 1, desde: 6, valor: 750 },
    { version: 1, desde: 11, valor: 700 },
  ])
})
