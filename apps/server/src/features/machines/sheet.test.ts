import { completenessOf, type Documented } from '@portal/contract/machines/completeness'
import { machineSystems, machineViews, SystemState } from '@portal/contract/machines/inspection'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anItemForm,
  anOwner,
  approvedItem,
  aStaffMember,
  decide,
  editItem,
  oneItem,
  savedItem,
  saveItem,
  sendForm,
  uploadedPicture,
} from '#test/items.ts'
import { anItem } from '#test/machines.ts'
import type { Person } from '#test/people.ts'
import { brandsOf, publicList } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { chanceFrom } from '../marketplace/demo/chance.ts'

let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
  staff = await aStaffMember(t)
})
afterAll(() => t.close())

const sheet = {
  serie: 'VLK23619A12345678',
  horometro: '1.200,5',
  horometro_fecha: '2026-01-15',
  fallas: 'Holgura en los pasadores del balde.',
  estado_motor: 'bueno',
  estado_hidraulica: 'no_revisado',
}
const inPublic = async (id: number) => (await t.call('GET', `/v1/clasificado/list_all/${id}`)).datos

describe('the inspection sheet of a machine (rule marketplace/inspection-sheet)', () => {
  test('is public with its score and half of the serial number, whole for owner and staff', async () => {
    const [front, meter] = [await uploadedPicture(t, owner), await uploadedPicture(t, owner)]
    const pictures = { imagenes_actuales: [front.id, meter.id], vistas: ['frente', 'horometro'] }
    const id = await approvedItem(t, owner, staff, { ...sheet, ...pictures })
    for (const person of [owner, staff])
      expect((await oneItem(t, id, person)).datos).toMatchObject({
        serie: sheet.serie,
        horometro: 1200.5,
        horometro_fecha: '2026-01-15',
        estado_motor: 'bueno',
        estado_transmision: null,
        puntaje: 10 + 7 + 3 + 15 + 3 + 10,
      })
    const { serie, fallas, puntaje, imagenes } = await inPublic(id)
    expect({ serie, fallas, puntaje }).toEqual({ serie: 'VLK23619•••••••••', fallas: sheet.fallas, puntaje: 48 })
    expect(imagenes.map(({ vista }: { vista?: string }) => vista)).toEqual(['frente', 'horometro'])
    const { body } = await t.app.inject({ method: 'GET', url: `/v1/clasificado/list_all/${id}` })
    expect(body).not.toContain('A12345678')
  })

  test('is stored at once when an approved machine is edited; a view waits, as pictures do', async () => {
    const picture = await uploadedPicture(t, owner)
    const id = await approvedItem(t, owner, staff, { imagenes_actuales: [picture.id] })
    expect(await editItem(t, id, owner, { ...sheet, vistas: ['motor'] })).toMatchObject({ status: 200 })
    const shown = await inPublic(id)
    expect(shown).toMatchObject({ fallas: sheet.fallas, puntaje: 38 })
    expect(shown.imagenes[0]).not.toHaveProperty('vista')
    const { datos } = await oneItem(t, id, owner)
    expect(datos.diferencias).toMatchObject([{ campo: 'imagenes', nuevo: [{ id: picture.id, vista: 'motor' }] }])
    // another edit that says nothing of views keeps the one that waits
    await editItem(t, id, owner, { ciudad: 'Arica', imagenes_actuales: [picture.id] })
    expect(await decide(t, id, staff)).toMatchObject({ status: 200 })
    expect(await inPublic(id)).toMatchObject({ puntaje: 43, imagenes: [{ vista: 'motor' }] })
    await editItem(t, id, staff, { vistas: [''] })
    expect((await inPublic(id)).imagenes[0]).not.toHaveProperty('vista')
  })

  test('stays when a form knows nothing of it', async () => {
    const id = await savedItem(t, owner, { ...sheet, sin_fallas: true })
    const { version, puntaje } = (await oneItem(t, id, owner)).datos
    expect(await sendForm(t, '/v1/clasificado/update', { ...anItemForm(), id, version }, owner)).toMatchObject({
      status: 200,
    })
    expect((await oneItem(t, id, owner)).datos).toMatchObject({ serie: sheet.serie, sin_fallas: false, puntaje })
  })

  test.each([
    [{ serie: 'x'.repeat(61) }, 'serie', 76],
    [{ horometro: '-1' }, 'horometro', 77],
    [{ horometro: 'mil' }, 'horometro', 77],
    [{ horometro: 5, horometro_fecha: '2026-02-30' }, 'horometro_fecha', 78],
    [{ horometro: 5, horometro_fecha: '2999-01-01' }, 'horometro_fecha', 78],
    [{ fallas: 'x'.repeat(2001) }, 'fallas', 79],
    [{ estado_motor: 'regular' }, 'estado_motor', 80],
    [{ vistas: ['techo'] }, 'vistas', 81],
    [{ vistas: '{' }, 'vistas', 81],
    [{ vistas: Array(13).fill('frente') }, 'vistas', 81],
  ])('%j is refused at %s with %i', async (wrong, field, code) => {
    expect(await saveItem(t, owner, wrong)).toMatchObject({ status: 400, campos: { [field]: code } })
  })
})

describe('the score of the database', () => {
  test('is that of the contract for any sheet', async () => {
    const { pick: some, between } = chanceFrom(7)
    const states = [null, ...Object.values(SystemState)]
    const sheets = Array.from({ length: 400 }, (): Documented => {
      const systems = machineSystems.map((system) => [system, some(states)])
      return {
        views: Array.from({ length: between(0, 12) }, () => some([...machineViews, '', 'techo'])),
        horometro: some([null, 0, 0.1, 5400]),
        horometro_fecha: some([null, '2026-01-01']),
        serie: some(['', 'A']),
        fallas: some(['', 'Fuga']),
        sin_fallas: some([true, false]),
        systems: Object.fromEntries(systems) as Documented['systems'],
        descripcion: some(['x'.repeat(119), 'ñ'.repeat(120), '🚜'.repeat(60), '🚜'.repeat(120)]),
      }
    })
    const sent = sheets.map(({ views, systems, ...rest }) => {
      const imagenes = views.map((vista) => ({ id: 'a', ...(vista && { vista }) }))
      return { ...rest, imagenes, estados: machineSystems.map((system) => systems[system]) }
    })
    const { rows } = await sql<{ puntaje: number }>`
      select clasificado_puntaje(imagenes, serie, horometro, horometro_fecha, fallas, sin_fallas, descripcion, estados)
        as puntaje
      from rows from (jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as (imagenes jsonb, serie text,
        horometro numeric, horometro_fecha date, fallas text, sin_fallas boolean, descripcion text, estados text[]))
        with ordinality as fila order by ordinality`.execute(t.deps.db)
    expect(rows.map(({ puntaje }) => puntaje)).toEqual(sheets.map((one) => completenessOf(one).score))
  })
})

test('the best documented machines come first, then the newest, on pages without gaps; a better sheet moves one up', async () => {
  const one = { usuario_id: owner.id, ciudad: 'Sierra Gorda', creado_en: new Date(Date.now() - 86_400_000) }
  for (const at of [1, 2, 3, 4]) await anItem(t, { ...one, marca: `Igual ${at}` })
  await anItem(t, { ...one, marca: 'Con serie', serie: 'A1', sin_fallas: true })
  const last = await anItem(t, { ...one, marca: 'Por completar', creado_en: new Date(0), fallas: 'Pierde aceite.' })
  const best = { orden: '-puntaje', ciudad: 'sierra gorda' }
  const all = ['Con serie', 'Por completar', 'Igual 4', 'Igual 3', 'Igual 2', 'Igual 1']
  expect(await brandsOf(t, best)).toEqual(all)
  const pages = await Promise.all([1, 2, 3].map((page) => brandsOf(t, { ...best, page, page_row: 2 })))
  expect(pages.flat()).toEqual(all)
  expect((await publicList(t, best)).clasificados.map(({ puntaje }) => puntaje)).toEqual([25, 15, 0, 0, 0, 0])

  expect(await editItem(t, last.id, owner, sheet)).toMatchObject({ status: 200 })
  await expect.poll(() => brandsOf(t, best)).toEqual(['Por completar', 'Con serie', ...all.slice(2)])
})
