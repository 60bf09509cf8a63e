import { TimeUnit } from '@portal/contract/tasks/time-units/constants'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aZip } from '#test/archives.ts'
import { aLine, aWorkbook, checked } from '#test/imports.ts'
import { anOwner, aStaffMember, editItem, itemVersion, savedItem, saveItem, uploadPicture } from '#test/items.ts'
import type { Person } from '#test/people.ts'
import { aPropertyOwner, promised, saveProperty } from '#test/properties.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { chanceFrom } from '../marketplace/demo/chance.ts'

let t: TestApp
let owner: Person
let id: number
const machine = { marca: 'Cargador Ñandú 950', anio: 2018, precio: 100_000 }
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  owner = await anOwner(t)
  id = await savedItem(t, owner, machine)
})
afterAll(() => t.close())

const compared = (changes: object = {}, as = owner) =>
  saveItem(t, as, { ...machine, ...changes, revisar_duplicados: true })
const countOf = async (person: Person) => {
  const rows = t.deps.db.selectFrom('clasificado').select('id').where('usuario_id', '=', person.id)
  return (await rows.execute()).length
}

describe('a machine that its owner has already (rule marketplace/duplicates)', () => {
  test('is named before it is saved, and saved when the form does not ask', async () => {
    const { sku } = await t.deps.db
      .selectFrom('clasificado')
      .select('sku')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await compared({ marca: 'CARGADOR nandu 950', precio: 98_000 })).toMatchObject({
      status: 409,
      codigo: 75,
      datos: { duplicados: [{ id, sku, titulo: 'Cargador Ñandú 950 · 2018', imagen_url: null, misma_imagen: false }] },
    })
    expect(await countOf(owner)).toBe(1)
    expect(await saveItem(t, owner, machine)).toMatchObject({ status: 200 })
  })

  test.each<[string, object]>([
    ['a price more than 2 % apart', { precio: 97_999 }],
    ['another currency', { moneda: 'CLP' }],
    ['another year', { anio: 2019 }],
    ['another model', { marca: 'Cargador Ñandú 966' }],
    ['a rent', { es_venta: false, es_arriendo: true, precio_arriendo: 100_000, dias_minimos: 1 }],
  ])('%s is another machine', async (_, changes) => {
    expect(await compared(changes)).toMatchObject({ status: 200 })
  })

  test('is not that of another owner, nor a deleted or sold one', async () => {
    expect(await compared({}, await anOwner(t))).toMatchObject({ status: 200 })
    const item = t.deps.db.updateTable('clasificado').where('id', '=', id)
    await item.set({ vendido_en: new Date() }).execute()
    expect(await compared()).toMatchObject({ status: 200 })
    await item.set({ vendido_en: null }).execute()
    expect(await compared()).toMatchObject({ status: 409 })
    const person = await anOwner(t)
    const deleted = await savedItem(t, person, machine)
    await t.call('PUT', `/v1/clasificado/delete/${deleted}`, {}, person)
    expect(await compared({}, person)).toMatchObject({ status: 200 })
  })

  test('is named to one of two who save it at once', async () => {
    const form = { ...machine, marca: 'Chancador doble' }
    const replies = await Promise.all([compared(form), compared(form), compared(form)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await countOf(owner)).toBe(2)
  })

  test('is asked about by a change only when the change makes it so, also by staff for its owner', async () => {
    const staff = await aStaffMember(t)
    const ofStaff = await savedItem(t, staff, machine)
    const second = await savedItem(t, owner, { ...machine, precio: 150_000 })
    const asked = { revisar_duplicados: true }
    expect(await editItem(t, second, owner, { ...asked, ciudad: 'Iquique' })).toMatchObject({ status: 200 })
    for (const person of [owner, staff]) {
      const { version } = await itemVersion(t, second)
      const reply = await editItem(t, second, person, { ...asked, precio: 101_000 })
      expect(reply).toMatchObject({ status: 409, datos: { duplicados: [{ id }] } })
      expect(reply.datos.duplicados.map((one: { id: number }) => one.id)).not.toContain(ofStaff)
      expect(await itemVersion(t, second)).toEqual({ version })
    }
    expect(await editItem(t, second, owner, { precio: 101_000 })).toMatchObject({ status: 200 })
    expect(await editItem(t, second, owner, { ...asked, ciudad: 'Calama' })).toMatchObject({ status: 200 })
  })
})

describe('a picture that its owner uses already', () => {
  /** A picture that looks like no other one of another seed. */
  const aPicture = (seed: number) => {
    const chance = chanceFrom(seed)
    const noise = Buffer.from(Array.from({ length: 81 }, () => chance.between(0, 255)))
    return sharp(noise, { raw: { width: 9, height: 9, channels: 1 } }).resize(1600, 1200, {
      kernel: 'cubic',
      fit: 'fill',
    })
  }
  const uploaded = async (picture: Sharp, as = owner) =>
    (await uploadPicture(t, as, await picture.jpeg({ quality: 92 }).toBuffer())).datos.id as string
  const pictured = async (picture: Sharp, as = owner) => ({ imagenes_actuales: [await uploaded(picture, as)] })
  const other = () => ({ marca: `Otra ${Math.random()}`, anio: 2001, unidad_tiempo_id: TimeUnit.hours })

  test('is found in another size, quality and format; another picture and a plain one are not', async () => {
    const kept = await savedItem(t, owner, { ...other(), ...(await pictured(aPicture(11))) })
    await savedItem(t, owner, { ...other(), ...(await pictured(plain())) })
    const smaller = sharp(await aPicture(11).webp({ quality: 55 }).toBuffer()).resize(900)
    expect(await compared({ ...other(), ...(await pictured(smaller)) })).toMatchObject({
      status: 409,
      datos: { duplicados: [{ id: kept, misma_imagen: true, imagen_url: expect.stringContaining('/v1/archivo/') }] },
    })
    expect(await compared({ ...other(), ...(await pictured(aPicture(12))) })).toMatchObject({ status: 200 })
    expect(await compared({ ...other(), ...(await pictured(plain())) })).toMatchObject({ status: 200 })
    const stranger = await anOwner(t)
    expect(await compared({ ...other(), ...(await pictured(aPicture(11), stranger)) }, stranger)).toMatchObject({
      status: 200,
    })
    // what was accepted is not asked again
    const twice = await savedItem(t, owner, { ...other(), ...(await pictured(aPicture(11))) })
    expect(await editItem(t, twice, owner, { ciudad: 'Arica', revisar_duplicados: true })).toMatchObject({
      status: 200,
    })
  })

  test('is told at the row of a workbook, as are the same facts', async () => {
    const { sku } = await t.deps.db
      .selectFrom('clasificado')
      .select('sku')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await savedItem(t, owner, { ...other(), marca: 'Con foto', ...(await pictured(aPicture(21))) })
    const book = aWorkbook([aLine(1, { ...machine, precio: 99_000 }), aLine(2)])
    const zip = aZip([{ name: '2_1.jpg', bytes: await aPicture(21).jpeg().toBuffer() }])
    const { datos } = await checked(t, owner, book, { pictures: zip })
    const warnings = datos.detalle.map(({ avisos }: { avisos: { texto: string }[] }) =>
      avisos.map(({ texto }) => texto),
    )
    expect(warnings[0][0]).toBe(`Parece lo mismo que Cargador Ñandú 950 · 2018 (${sku}), que ya está publicado.`)
    expect(warnings[1]).toMatchObject([
      expect.stringMatching(/^2_1\.jpg: ya es una foto de Con foto · 2001 \(M-\d+\)\.$/),
    ])
    expect(datos.totales).toMatchObject({ crear: 2, error: 0 })
  })

  const plain = () => sharp({ create: { width: 900, height: 700, channels: 3, background: '#7a8899' } })
})

test('a property of the same kind, place, surface and price is named too', async () => {
  const person = await aPropertyOwner(t)
  const { datos } = await saveProperty(t, person, {})
  const asked = (changes: object) => saveProperty(t, person, { ...changes, revisar_duplicados: true })
  expect(await asked({ titulo: 'Otra casa igual', precio: 248_000, ciudad: 'CALAMA' })).toMatchObject({
    status: 409,
    codigo: 75,
    datos: { duplicados: [{ id: datos.id, titulo: 'Casa con patio en Calama', misma_imagen: false }] },
  })
  for (const changes of [{ metros_terreno: 301 }, { precio: 240_000 }, { moneda: 'CLP' }, promised])
    expect(await asked(changes)).toMatchObject({ status: 200 })
})
