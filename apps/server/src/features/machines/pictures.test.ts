import { randomUUID } from 'node:crypto'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  anItemForm,
  anOwner,
  aPhoto,
  approvedItem,
  aStaffMember,
  decide,
  editItem,
  oneItem,
  savedItem,
  saveItem,
  sendForm,
  uploadedPicture,
  uploadPicture,
} from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { savePicture, sweepPictures } from './pictures.ts'

let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
  staff = await aStaffMember(t)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => t.close())

const upload = (bytes: Uint8Array, name?: string) => uploadPicture(t, owner, bytes, name)
const fetched = async (url: string) => t.app.inject({ method: 'GET', url })
const count = async (table: 'archivo' | 'clasificado_imagen' | 'clasificado') => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(t.deps.db)
  return rows[0]!.n
}
const counts = async () => [await count('archivo'), await count('clasificado_imagen'), await count('clasificado')]
const files = (...pictures: Uint8Array[]) =>
  pictures.map((bytes, at) => ({ field: 'imagenes', name: `${at}.jpg`, bytes }))
const later = (hours: number) =>
  t.deps.db
    .updateTable('clasificado_imagen')
    .set({ libre_desde: sql`libre_desde - make_interval(hours => ${hours}::int)` })
    .execute()

describe('a picture that is uploaded', () => {
  test('is drawn anew in three widths, which anyone may fetch and keep', async () => {
    const bytes = await aPhoto({ width: 2000, height: 1500 }).jpeg().toBuffer()
    const { status, datos } = await upload(bytes)
    expect(status).toBe(200)
    expect(datos).toMatchObject({ ancho: 1280, alto: 960 })
    expect(Object.keys(datos.urls)).toEqual(['320', '640', '1280'])
    for (const [width, url] of Object.entries<string>(datos.urls)) {
      const reply = await fetched(url)
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: Number(width) })
    }
    expect(await auditOf(t, 'clasificado_imagen', datos.id)).toMatchObject([
      { accion: 'classifieds.pictureSaved', usuario_id: owner.id },
    ])
    const row = await t.deps.db
      .selectFrom('clasificado_imagen')
      .select('huella')
      .where('id', '=', datos.id)
      .executeTakeFirst()
    expect(row?.huella).toMatch(/^[0-9a-f]{16}$/)
  })

  test('carries nothing of where and with what it was taken', async () => {
    const taken = await aPhoto()
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '33/1 26/1 0/1', GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Secret camera')).toBe(true)
    const { datos } = await upload(taken)
    for (const url of Object.values<string>(datos.urls)) {
      const { rawPayload } = await fetched(url)
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
      expect(rawPayload.includes('Secret camera')).toBe(false)
    }
  })

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('may be a %s, whatever it is called', async (format) => {
    const bytes = await aPhoto().toFormat(format).toBuffer()
    expect(await upload(bytes, 'foto.exe')).toMatchObject({ status: 200 })
  })

  test('may be a bmp', async () => {
    const [width, height] = [800, 2]
    const head = Buffer.alloc(54)
    head.write('BM')
    head.writeUInt32LE(54, 10)
    head.writeUInt32LE(40, 14)
    head.writeInt32LE(width, 18)
    head.writeInt32LE(height, 22)
    head.writeUInt16LE(1, 26)
    head.writeUInt16LE(24, 28)
    expect(await upload(Buffer.concat([head, Buffer.alloc(width * height * 3, 99)]))).toMatchObject({ status: 200 })
  })

  test('must be one: a renamed program, a drawing and a text are not', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 7)])
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')
    const before = await counts()
    for (const bytes of [program, drawing, Buffer.from('hola'), Buffer.from('%PDF-1.7'), Buffer.alloc(0)])
      expect(await upload(bytes, 'foto.jpg')).toMatchObject({ status: 415, codigo: 986 })
    expect(await counts()).toEqual(before)
  })

  test('must not unpack to a hundred million pixels', async () => {
    const create = { width: 10_000, height: 10_000, channels: 3 as const, background: 'black' }
    const bomb = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer()
    expect(bomb.length).toBeLessThan(itemLimits.pictureBytes)
    expect(await upload(bomb)).toMatchObject({ status: 413, codigo: 996 })
  })

  test('must not end too soon', async () => {
    const whole = await aPhoto().jpeg({ quality: 100 }).toBuffer()
    expect(await upload(whole.subarray(0, whole.length * 0.7))).toMatchObject({ status: 415, codigo: 995 })
  })

  test('is at least 800 pixels wide, as one sees it', async () => {
    expect(await upload(await aPhoto({ width: 799 }).jpeg().toBuffer())).toMatchObject({ status: 400, codigo: 73 })
    const lying = await aPhoto({ width: 1000, height: 600 }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await upload(lying)).toMatchObject({ status: 400, codigo: 73 })
    const standing = await aPhoto({ width: 600, height: 800 }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await upload(standing)).datos).toMatchObject({ ancho: 800, alto: 600 })
  })

  test('is at most 15 MB, and is there at all (69)', async () => {
    const large = Buffer.alloc(itemLimits.pictureBytes + 1, 1)
    expect(await upload(large)).toMatchObject({ status: 413, codigo: 985 })
    expect(await sendForm(t, '/v1/clasificado/imagen/save', { a: 'b' }, owner)).toMatchObject({
      status: 404,
      codigo: 69,
    })
  })

  test('is for those who have items, and not kept when the disk fails (10)', async () => {
    const bytes = await aPhoto().jpeg().toBuffer()
    expect(await uploadPicture(t, null, bytes)).toMatchObject({ status: 401 })
    const before = await counts()
    vi.spyOn(t.deps.files, 'write').mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
    expect(await upload(bytes)).toMatchObject({ status: 500, codigo: 10 })
    vi.restoreAllMocks()
    vi.spyOn(t.deps.files, 'keep').mockRejectedValue(new Error('broken'))
    expect(await upload(bytes)).toMatchObject({ status: 500, codigo: 10 })
    expect(await counts()).toEqual(before)
  })
})

describe('the pictures of an item', () => {
  test('stand in the order of the form: those uploaded before, then the files that come along', async () => {
    const [first, second] = [await uploadedPicture(t, owner), await uploadedPicture(t, owner)]
    const sent = files(await aPhoto().jpeg().toBuffer(), await aPhoto({ width: 900 }).png().toBuffer())
    const reply = await saveItem(t, owner, { imagenes_actuales: [second.id, first.id, second.id] }, sent)
    const { imagenes } = (await oneItem(t, reply.datos.id, owner)).datos
    expect(imagenes).toMatchObject([second, first, { ancho: 1000 }, { ancho: 900 }])
  })

  test('stay where the form says nothing of them, and go where it says none', async () => {
    const picture = await uploadedPicture(t, owner)
    const id = await savedItem(t, owner, { imagenes_actuales: [picture.id] })
    await editItem(t, id, owner, { ciudad: 'Calama' })
    expect((await oneItem(t, id, owner)).datos.imagenes).toEqual([picture])
    await editItem(t, id, owner, {}, files(await aPhoto().jpeg().toBuffer()))
    expect((await oneItem(t, id, owner)).datos.imagenes).toHaveLength(2)
    await editItem(t, id, owner, { imagenes_actuales: [] })
    expect((await oneItem(t, id, owner)).datos.imagenes).toEqual([])
  })

  test('are twelve at most (9)', async () => {
    const bytes = await aPhoto({ width: 800, height: 10 }).jpeg().toBuffer()
    const before = await counts()
    const many = Array.from({ length: 13 }, () => randomUUID())
    expect(await saveItem(t, owner, { imagenes_actuales: many })).toMatchObject({ status: 400, codigo: 9 })
    expect(await saveItem(t, owner, {}, files(...Array(13).fill(bytes)))).toMatchObject({ status: 400, codigo: 9 })
    const eleven = many.slice(2)
    expect(await saveItem(t, owner, { imagenes_actuales: eleven }, files(bytes, bytes))).toMatchObject({
      codigo: 9,
      campos: { imagenes_actuales: 9 },
    })
    expect(await counts()).toEqual(before)
    expect(await saveItem(t, owner, {}, files(...Array(12).fill(bytes)))).toMatchObject({ status: 200 })
  })

  test('are one’s own, and of no other item (9)', async () => {
    const stranger = await anOwner(t)
    const theirs = await uploadedPicture(t, stranger)
    const used = await uploadedPicture(t, owner)
    const id = await savedItem(t, owner, { imagenes_actuales: [used.id] })
    for (const picture of [theirs.id, used.id, randomUUID()])
      expect(await saveItem(t, owner, { imagenes_actuales: [picture] })).toMatchObject({ status: 400, codigo: 9 })
    expect(await editItem(t, id, owner, { imagenes_actuales: [used.id, theirs.id] })).toMatchObject({ codigo: 9 })
    expect(await editItem(t, id, staff, { imagenes_actuales: [used.id] })).toMatchObject({ status: 200 })
  })

  test('of one upload go to one of two items that take it at once', async () => {
    const { id } = await uploadedPicture(t, owner)
    const form = { imagenes_actuales: [id] }
    const replies = await Promise.all([saveItem(t, owner, form), saveItem(t, owner, form)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('are stored all or none, and the item with them: a disk that fails is 10', async () => {
    const good = await aPhoto().jpeg().toBuffer()
    const before = await counts()
    expect(await saveItem(t, owner, {}, files(good, Buffer.from('MZ')))).toMatchObject({ status: 415, codigo: 986 })
    vi.spyOn(t.deps.files, 'write').mockRejectedValueOnce(new Error('the bucket is away'))
    expect(await saveItem(t, owner, {}, files(good))).toMatchObject({ status: 500, codigo: 10 })
    expect(await counts()).toEqual(before)
    const id = await savedItem(t, owner)
    vi.spyOn(t.deps.files, 'write').mockRejectedValueOnce(new Error('the bucket is away'))
    expect(await editItem(t, id, owner, { ciudad: 'Otra' }, files(good))).toMatchObject({ status: 500, codigo: 10 })
    expect((await oneItem(t, id, owner)).datos).toMatchObject({ ciudad: 'Antofagasta', version: 1 })
  })

  test('are not drawn for a form that is refused', async () => {
    const write = vi.spyOn(t.deps.files, 'write')
    const sent = files(await aPhoto().jpeg().toBuffer())
    expect(await saveItem(t, owner, { precio: 0 }, sent)).toMatchObject({ status: 400, codigo: 4 })
    const form = { ...anItemForm(), id: 999_999, version: 1 }
    expect(await sendForm(t, '/v1/clasificado/update', form, owner, sent)).toMatchObject({ status: 404, codigo: 15 })
    expect(write).not.toHaveBeenCalled()
  })
})

describe('pictures that no item shows', () => {
  const exist = async (...pictures: { id: string }[]) => {
    const ids = pictures.map(({ id }) => id)
    const rows = await t.deps.db.selectFrom('clasificado_imagen').select('id').where('id', 'in', ids).execute()
    return ids.map((id) => rows.some((row) => row.id === id))
  }

  test('are swept after 24 hours with their files, and only once', async () => {
    await later(25)
    await sweepPictures(t.deps)
    const [unused, used] = [await uploadedPicture(t, owner), await uploadedPicture(t, owner)]
    const id = await savedItem(t, owner, { imagenes_actuales: [used.id] })
    expect(await sweepPictures(t.deps)).toBe(0)
    await later(25)
    const young = await uploadedPicture(t, owner)
    expect(await sweepPictures(t.deps)).toBe(1)
    expect(await sweepPictures(t.deps)).toBe(0)
    expect(await exist(unused, used, young)).toEqual([false, true, true])
    expect((await fetched(unused.urls['320']!)).statusCode).toBe(404)
    expect((await fetched(used.urls['320']!)).statusCode).toBe(200)
    expect(await editItem(t, id, owner, { imagenes_actuales: [unused.id] })).toMatchObject({ codigo: 9 })
  })

  test('are those of an edit only after it was decided or replaced', async () => {
    const [shown, wanted] = [await uploadedPicture(t, owner), await uploadedPicture(t, owner)]
    const id = await approvedItem(t, owner, staff, { imagenes_actuales: [shown.id] })
    await editItem(t, id, owner, { imagenes_actuales: [wanted.id] })
    await later(25)
    await sweepPictures(t.deps)
    expect(await exist(shown, wanted)).toEqual([true, true])
    await decide(t, id, staff)
    await later(25)
    await sweepPictures(t.deps)
    expect(await exist(shown, wanted)).toEqual([false, true])
  })

  test('are those of a refused edit only after the next try', async () => {
    const [shown, refused] = [await uploadedPicture(t, owner), await uploadedPicture(t, owner)]
    const id = await approvedItem(t, owner, staff, { imagenes_actuales: [shown.id] })
    await editItem(t, id, owner, { imagenes_actuales: [refused.id] })
    await decide(t, id, staff, { aprobacion: 2, motivo: 'Está borrosa.' })
    await later(25)
    await sweepPictures(t.deps)
    expect(await exist(shown, refused)).toEqual([true, true])
    await editItem(t, id, owner, { ciudad: 'Calama' })
    await later(25)
    await sweepPictures(t.deps)
    expect(await exist(shown, refused)).toEqual([true, false])
  })

  test('of a bulk import are stored the same way', async () => {
    const actor = await t.deps.sessions.whoIs(t.deps.db, owner.token, { ip: '127.0.0.1', requestId: 'test' })
    const picture = await savePicture(t.deps, actor!, await aPhoto().jpeg().toBuffer())
    expect(await exist(picture)).toEqual([true])
  })
})
