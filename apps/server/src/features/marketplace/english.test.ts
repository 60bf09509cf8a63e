import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLine, aWorkbook, checked, confirmed, itemsOf } from '#test/imports.ts'
import {
  anOwner,
  approvedItem,
  aStaffMember,
  decide,
  editItem,
  formOf,
  oneItem,
  savedItem,
  sendForm,
} from '#test/items.ts'
import { anItem } from '#test/machines.ts'
import type { Person } from '#test/people.ts'
import { aProperty, aPropertyOwner, oneProperty, publicProperty, saveProperty } from '#test/properties.ts'
import { brandsOf } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
})
afterAll(() => t.close())

const shown = (id: number) => t.call('GET', `/v1/clasificado/list_all/${id}`, undefined, null)
const found = (buscar: string) => brandsOf(t, { buscar })

describe('a machine with English texts', () => {
  const english = { marca_en: 'Reach stacker ZT 90', descripcion_en: 'Stacks loaded containers with two spreaders.' }

  test('has them in its form and on its page, and empty ones when they were not written', async () => {
    const id = await savedItem(t, owner, english)
    expect((await oneItem(t, id, owner)).datos).toMatchObject(english)
    const { id: plain } = await anItem(t)
    expect((await shown(plain)).datos).toMatchObject({ marca_en: '', descripcion_en: '' })
    const { id: both } = await anItem(t, english)
    expect((await shown(both)).datos).toMatchObject(english)
  })

  test('keeps them when an edit leaves them out, and loses them when it empties them', async () => {
    const id = await savedItem(t, owner, english)
    const { marca_en: _, descripcion_en: __, ...older } = formOf((await oneItem(t, id, owner)).datos)
    const kept = await sendForm(t, '/v1/clasificado/update', older, owner)
    expect(kept).toMatchObject({ status: 200 })
    expect((await oneItem(t, id, owner)).datos).toMatchObject(english)
    await editItem(t, id, owner, { marca_en: '', descripcion_en: '' })
    expect((await oneItem(t, id, owner)).datos).toMatchObject({ marca_en: '', descripcion_en: '' })
  })

  test('waits with a new English title for approval, and shows a new English description at once', async () => {
    const staff = await aStaffMember(t)
    const id = await approvedItem(t, owner, staff, english)
    await editItem(t, id, owner, { marca_en: 'Container stacker', descripcion_en: 'With a new engine.' })
    expect((await shown(id)).datos).toMatchObject({ ...english, descripcion_en: 'With a new engine.' })
    const { datos } = await oneItem(t, id, staff)
    expect(datos.diferencias).toEqual([{ campo: 'marca_en', actual: english.marca_en, nuevo: 'Container stacker' }])
    expect(await decide(t, id, staff)).toMatchObject({ status: 200 })
    expect((await shown(id)).datos).toMatchObject({ marca_en: 'Container stacker' })
  })

  test('refuses texts that are too long, at their fields', async () => {
    const long = { marca_en: 'x'.repeat(121), descripcion_en: 'x'.repeat(5001) }
    expect(await editItem(t, await savedItem(t, owner), owner, long)).toMatchObject({
      status: 400,
      campos: { marca_en: 1, descripcion_en: 3 },
    })
  })
})

describe('a search in English', () => {
  beforeAll(() =>
    anItem(t, {
      marca: 'Grúa pórtico',
      marca_en: 'Gantry crane GT 440',
      descripcion_en: 'Lifts two buckets of ore.',
    }),
  )

  test.each(['gantry crane', 'gantry cranes', 'bucket', 'buckets', 'GT440', 'lifts ore'])(
    'finds by %j what only the English texts say',
    async (buscar) => {
      expect(await found(buscar)).toEqual(['Grúa pórtico'])
    },
  )

  test('finds new words as soon as they are saved', async () => {
    expect(await found('dredger')).toEqual([])
    const id = await approvedItem(t, owner, await aStaffMember(t), { marca: 'Draga de río' })
    await editItem(t, id, owner, { descripcion_en: 'A dredger for rivers.' })
    expect(await found('dredger')).toEqual(['Draga de río'])
  })
})

describe('a property with English texts', () => {
  const english = { titulo_en: 'Lighthouse by the pier', descripcion_en: 'Three bedrooms above the harbor.' }

  test('has them in its form, on its page and in searches', async () => {
    const person = await aPropertyOwner(t)
    const saved = await saveProperty(t, person, english)
    expect((await oneProperty(t, saved.datos.id, person)).datos).toMatchObject(english)
    const { id } = await aProperty(t, english)
    expect((await publicProperty(t, id)).datos).toMatchObject(english)
    for (const word of ['lighthouse', 'lighthouses', 'harbor', 'bedroom']) {
      const reply = await t.call('GET', `/v1/propiedad/list_all?buscar=${word}`, undefined, null)
      expect(reply.datos.propiedades).toMatchObject([{ id, titulo_en: english.titulo_en }])
    }
  })
})

describe('a workbook', () => {
  test('brings English texts in columns that may be missing', async () => {
    const person = await anOwner(t)
    const rows = [
      aLine(1, { marca_en: 'Excavator 1', descripcion_en: 'Crawler excavator, serviced on time.' }),
      aLine(2, { marca_en: null, descripcion_en: null }),
    ]
    const { datos } = await checked(t, person, aWorkbook(rows))
    expect(datos.totales).toMatchObject({ crear: 2, error: 0 })
    await confirmed(t, datos.id, person)
    expect(await itemsOf(t, person)).toMatchObject([
      { marca_en: 'Excavator 1', descripcion_en: 'Crawler excavator, serviced on time.' },
      { marca_en: '', descripcion_en: '' },
    ])
    const old = await checked(t, person, aWorkbook([aLine(1)]))
    expect(old.datos.totales).toMatchObject({ crear: 1, error: 0 })
  })
})
