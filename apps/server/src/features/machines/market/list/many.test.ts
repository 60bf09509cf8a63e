import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem } from '#test/machines.ts'
import { daysAgo, itemsChanged, publicList } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
const { excavators, spareParts } = MachineCategory

describe('many items', () => {
  const many = 10_041
  beforeAll(async () => {
    t = await startApp()
    const rest = { categoria_id: excavators, creado_en: daysAgo(1) }
    for (const marca of ['Volvo', 'Komatsu', 'Case']) await anItem(t, { marca, ...rest })
    const { id } = await anItem(t, {
      marca: 'Repuesto',
      categoria_id: spareParts,
      creado_en: daysAgo(100),
    })
    await sql`
      insert into clasificado (usuario_id, aprobacion, marca, anio, condicion, categoria_id, pais_id, ciudad, descripcion, precio, precio_final, creado_en)
      select usuario_id, 1, 'Repuesto', 1990 + i % 30, 0, categoria_id, pais_id, 'Calama', 'Rodamiento nuevo', i, i, creado_en - make_interval(secs => i / 3)
      from clasificado, generate_series(2, ${many}::int) i where id = ${id}`.execute(t.deps.db)
    await itemsChanged(t)
  })

  afterAll(() => t.close())

  test('are counted exactly up to 10,000', async () => {
    expect(await publicList(t)).toMatchObject({ total: 10_000, total_exacto: false })
    expect(await publicList(t, { buscar: 'rodamientos', orden: '-relevancia' })).toMatchObject({
      total: 10_000,
      total_exacto: false,
    })
    expect(await publicList(t, { precio_desde: 43, categoria_id: 11 })).toMatchObject({
      total: 10_000,
      total_exacto: true,
    })
    expect(await publicList(t, { precio_desde: 42, categoria_id: 11 })).toMatchObject({
      total: 10_000,
      total_exacto: false,
    })
    expect(await publicList(t, { precio_desde: 1043, categoria_id: 11, orden: 'anio' })).toMatchObject({
      total: 9000,
      total_exacto: true,
    })
    expect((await publicList(t, { categoria_id: excavators })).total).toBe(3)
  })

  test.each(['-creado_en', 'precio', '-precio', 'anio', '-anio'])('by %s stand on one page each', async (orden) => {
    const seen: number[] = []
    for (let page = 1; page <= 22; page++) {
      const { clasificados } = await publicList(t, { categoria_id: 11, orden, page })
      expect(clasificados).toHaveLength(18)
      seen.push(...clasificados.map(({ id }) => id))
    }
    expect(new Set(seen).size).toBe(22 * 18)
    const rows = (await publicList(t, { categoria_id: 11, orden, page: 2, page_row: 100 })).clasificados.map(
      ({ id }) => id,
    )
    expect(rows).toEqual(seen.slice(100, 200))
  })

  test('of a few or many pages, also by words', async () => {
    const words = { buscar: 'rodamientos', orden: 'precio' }
    const first = (await publicList(t, { ...words, page_row: 180 })).clasificados
    expect(first.map(({ precio }) => precio)).toEqual(first.map(({ precio }) => precio!).toSorted((a, b) => a - b))
    expect((await publicList(t, { ...words, page: 6 })).clasificados).toEqual(first.slice(90, 108))
    const few = { ...words, anio_desde: 2018 }
    const { total, clasificados } = await publicList(t, { ...few, page_row: 180 })
    expect(total).toBe(668)
    expect((await publicList(t, { ...few, page: 3 })).clasificados).toEqual(clasificados.slice(36, 54))
    expect((await publicList(t, { ...few, page: 38 })).clasificados).toHaveLength(668 - 37 * 18)
  })

  test('end where the total ends', async () => {
    expect((await publicList(t, { page: 555 })).clasificados).toHaveLength(18)
    expect((await publicList(t, { page: 556 })).clasificados).toHaveLength(10)
    for (const page of [557, 2_147_483_647]) expect((await publicList(t, { page })).clasificados).toEqual([])
    expect((await publicList(t, { categoria_id: excavators, page: 2 })).clasificados).toEqual([])
    expect(await publicList(t, { categoria_id: spareParts, pais_id: 604, page: 9 })).toMatchObject({
      clasificados: [],
      total: 0,
    })
  })
})
