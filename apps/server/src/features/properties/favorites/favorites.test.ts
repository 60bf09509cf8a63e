import type { Of } from '@portal/contract/core/fields'
import { PropertyCondition } from '@portal/contract/properties/constants'
import { favoriteLimits } from '@portal/contract/properties/favorites/constants'
import type { FavoriteRowsSchema } from '@portal/contract/properties/favorites/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, type Person } from '#test/people.ts'
import { aProperty } from '#test/properties.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let [ana, luis]: Person[] = []
const many: number[] = []
beforeAll(async () => {
  t = await startApp()
  ;[ana, luis] = [await aUser(t), await aUser(t)]
  const owner = await aUser(t)
  for (let made = 0; made < favoriteLimits.most + 3; made++)
    many.push((await aProperty(t, { usuario_id: owner.id, titulo: `Patio ${made}` })).id)
})
afterAll(() => t.close())

const list = async (as = ana) => (await t.call('GET', '/v1/propiedad/favoritas', undefined, as)).datos.ids
const add = (ids: unknown[], as = ana) => t.call('PUT', '/v1/propiedad/favoritas/agregar', { ids }, as)
const remove = (ids: number[], as = ana) => t.call('PUT', '/v1/propiedad/favoritas/quitar', { ids }, as)
const rows = async (ids: number[]): Promise<Of<typeof FavoriteRowsSchema>> =>
  (await t.call('GET', `/v1/propiedad/favoritas/propiedades?ids=${ids}`)).datos

test('favorites are kept, the newest first, and belong to one person', async () => {
  const [a = 0, b = 0, c = 0] = many
  expect((await add([a])).datos.ids).toEqual([a])
  expect((await add([c, b, a])).datos.ids).toEqual([c, b, a])
  expect(await list(luis)).toEqual([])
  await remove([c], luis)
  expect((await remove([b])).datos.ids).toEqual([c, a])
  const noted = await t.deps.db
    .selectFrom('auditoria')
    .select('accion')
    .where('accion', '=', 'favorites.changed')
    .where('usuario_id', '=', luis!.id)
    .execute()
  expect(noted).toEqual([]) // nothing changed
  expect((await t.call('GET', '/v1/propiedad/favoritas')).status).toBe(401)
})

test('what is no public property is refused, and keeps nothing', async () => {
  const hidden = (await aProperty(t, { aprobacion: 0, aprobado_en: null })).id
  const before = await list()
  for (const ids of [[hidden], [999_999], [], ['x'], [-1], Array.from({ length: 51 }, (_, index) => index + 1)])
    expect((await add(ids)).status).toBeGreaterThanOrEqual(400)
  expect((await add([hidden])).codigo).toBe(4)
  expect(await list()).toEqual(before)
})

test('the fiftieth fits and the next is refused, also when several come at once', async () => {
  await Promise.all(many.slice(0, favoriteLimits.most + 2).map((id) => add([id], luis)))
  expect(await list(luis)).toHaveLength(favoriteLimits.most)
  expect(await add([many.at(-1)!], luis)).toMatchObject({ status: 409, codigo: 2 })
  expect((await add([(await list(luis))[3]], luis)).status).toBe(200) // it is one already
})

test('sold and rented ones are named, withdrawn ones told without a name, and unknown ones are not there', async () => {
  const [sold, rented, gone, open, hidden] = await Promise.all([
    aProperty(t, { vendido_en: new Date() }),
    aProperty(t, { vendido_en: new Date(), condicion: PropertyCondition.rent }),
    aProperty(t, { eliminado_en: new Date() }),
    aProperty(t),
    aProperty(t, { aprobacion: 0, aprobado_en: null }),
  ])
  await add([sold!.id, gone!.id])
  const found = await rows([gone!.id, open!.id, sold!.id, rented!.id, hidden!.id, 999_999, many[0]!])
  expect(found.propiedades.map(({ id }) => id)).toEqual([open!.id, many[0]])
  expect(found.ausentes.toSorted((a, b) => a.id - b.id)).toEqual(
    [
      { id: sold!.id, titulo: sold!.titulo, titulo_en: '', motivo: 'vendida' as const },
      { id: rented!.id, titulo: rented!.titulo, titulo_en: '', motivo: 'arrendada' as const },
      { id: gone!.id, titulo: '', titulo_en: '', motivo: 'retirada' as const }, // nobody is told what it was
    ].toSorted((a, b) => a.id - b.id),
  )
  for (const ids of ['', 'x', '1,,2', `${many},1`])
    expect((await t.call('GET', `/v1/propiedad/favoritas/propiedades?ids=${ids}`)).status).toBe(400)
})
