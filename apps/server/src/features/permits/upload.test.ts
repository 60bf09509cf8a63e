import { randomBytes } from 'node:crypto'
import { Module, Role } from '@portal/contract/access/constants'
import { permitLimits } from '@portal/contract/permits/constants'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPdf } from '#test/hostile-pdfs.ts'
import { anEnterprise, aUser, theHouse } from '#test/people.ts'
import { aCompanyManager, aDecider, aPermit, aPermitFile, dayIn, upload } from '#test/permits.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const permitsOf = async (as: Parameters<TestApp['call']>[3], id?: number) =>
  t.call('GET', `/v1/permiso/empresa${id === undefined ? '' : `?empresa_id=${id}`}`, undefined, as)

describe('a company', () => {
  test('uploads its permit, which waits for staff and is read back as it was sent', async () => {
    const manager = await aCompanyManager(t)
    const reply = await upload(t, manager, { numero: ' EXP  77 ' })
    expect(reply).toMatchObject({ status: 200, codigo: 0, datos: { version: 1 } })
    const { datos } = await permitsOf(manager)
    expect(datos).toMatchObject({ actual: null, puede_subir: true })
    expect(datos.ultimo).toMatchObject({ numero: 'EXP 77', estado: 'pendiente', dias_restantes: 365 })
    const opened = await t.call('GET', `/v1/permiso/archivo/${reply.datos.id}`, undefined, manager)
    const file = await t.app.inject(opened.datos.url_file)
    expect(file.rawPayload).toEqual(Buffer.from(aPermitFile().bytes))
    expect(file.headers['content-type']).toBe('application/pdf')
    const { eventos } = (await t.call('GET', `/v1/permiso/list/${reply.datos.id}`, undefined, manager)).datos
    expect(eventos).toMatchObject([{ de_estado: null, a_estado: 'pendiente', usuario_nombre: 'Ana Rojas' }])
  })

  test('sends a picture, which is stored without where it was taken', async () => {
    const manager = await aCompanyManager(t)
    const place = { IFD3: { GPSLatitude: '33/1 27/1 0/1', GPSLatitudeRef: 'S' } }
    const picture = sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } }).withExif(place)
    const sent = await picture.jpeg().toBuffer()
    const { datos } = await upload(t, manager, {}, aPermitFile(sent, 'permiso.pdf'))
    const opened = await t.call('GET', `/v1/permiso/archivo/${datos.id}`, undefined, manager)
    const { rawPayload, headers } = await t.app.inject(opened.datos.url_file)
    expect(headers['content-disposition']).toContain('permiso.pdf.jpg')
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
  })

  test('replaces one that still waits, and leaves the approved one as it is', async () => {
    const manager = await aCompanyManager(t)
    const current = await aPermit(t, manager.enterpriseId, { number: 'VIGENTE' })
    await upload(t, manager, { numero: 'PRIMERO' })
    await upload(t, manager, { numero: 'SEGUNDO' })
    const { actual, ultimo, historial } = (await permitsOf(manager)).datos
    expect(actual).toMatchObject({ id: current, estado: 'vigente' })
    expect(ultimo).toMatchObject({ numero: 'SEGUNDO', estado: 'pendiente' })
    expect(historial.map(({ estado }: { estado: string }) => estado)).toEqual(['pendiente', 'reemplazado', 'vigente'])
  })

  test('has one that waits, however many are uploaded at once', async () => {
    const manager = await aCompanyManager(t)
    const replies = await Promise.all([1, 2, 3, 4].map((nth) => upload(t, manager, { numero: `EXP-${nth}` })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { historial } = (await permitsOf(manager)).datos
    const states = historial.map(({ estado }: { estado: string }) => estado)
    expect(states).toEqual(['pendiente', 'reemplazado', 'reemplazado', 'reemplazado'])
  })
})

describe('bad input is refused and changes nothing', () => {
  const big = permitLimits.fileBytes + 1
  const files = {
    none: [null, 400, 5],
    'a text with the name of a PDF': [aPermitFile(Buffer.from('Permiso')), 415, 6],
    'a PNG': [aPermitFile(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')), 415, 6],
    'half a PDF': [aPermitFile(Buffer.from(aPdf().slice(0, 90))), 415, 7],
    'noise after the first bytes of a JPG': [
      aPermitFile(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(900)])),
      415,
      7,
    ],
    'a PDF with a password': [aPermitFile(Buffer.from(aPdf({ more: '/Encrypt 9 0 R' }))), 415, 8],
    'more than 10 MB': [aPermitFile(Buffer.alloc(big, '%PDF-1.7 ')), 413, 985],
  } as const

  test.each(Object.keys(files) as (keyof typeof files)[])('file: %s', async (name) => {
    const [file, status, code] = files[name]
    const manager = await aCompanyManager(t)
    const reply = await upload(t, manager, {}, file as never)
    expect(reply).toMatchObject({ status, campos: { archivo: code } })
    expect((await permitsOf(manager)).datos.historial).toEqual([])
  })

  test.each([
    [{ numero: 'X' }, 'numero', 2],
    [{ vence_el: '31-12-2030' }, 'vence_el', 3],
    [{ vence_el: '2999-01-01' }, 'vence_el', 3],
    [{ vence_el: '2020-01-01' }, 'vence_el', 4],
    [{ empresa_id: '' }, 'empresa_id', 1],
  ])('field: %j', async (changes, field, code) => {
    const manager = await aCompanyManager(t)
    const reply = await upload(t, manager, changes)
    expect(reply.campos).toEqual({ [field]: code })
    expect((await permitsOf(manager)).datos.historial).toEqual([])
  })

  test('its last day is by the calendar where the company is', async () => {
    const [{ zone }] = (
      await sql<{ zone: string }>`select z as zone from unnest(array['Pacific/Kiritimati', 'Etc/GMT+12']) z
        order by (now() at time zone z)::date desc limit 1`.execute(t.deps.db)
    ).rows as [{ zone: string }]
    const manager = await aCompanyManager(t)
    await sql`update empresa set zona_horaria = ${zone} where id = ${manager.enterpriseId}`.execute(t.deps.db)
    expect(await upload(t, manager, { vence_el: await dayIn(t, -1, zone) })).toMatchObject({ campos: { vence_el: 4 } })
    expect(await upload(t, manager, { vence_el: await dayIn(t, 0, zone) })).toMatchObject({ status: 200 })
  })

  test('a failure of ours is told (0)', async () => {
    const manager = await aCompanyManager(t)
    await sql`alter table permiso add constraint roto check (numero <> 'ROTO') not valid`.execute(t.deps.db)
    expect(await upload(t, manager, { numero: 'ROTO' })).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table permiso drop constraint roto`.execute(t.deps.db)
  })
})

describe('who may', () => {
  test('uploads are of managers of the company and of staff who administer enterprises', async () => {
    const manager = await aCompanyManager(t)
    const { enterpriseId } = manager
    const worker = { ...(await aUser(t, { enterpriseId })), enterpriseId }
    expect(await upload(t, worker)).toMatchObject({ status: 403, codigo: 982 })
    const house = await theHouse(t)
    const plain = { ...(await aUser(t, { role: Role.manager, enterpriseId: house, modules: [] })), enterpriseId }
    expect(await upload(t, plain)).toMatchObject({ status: 404, codigo: 1 })
    expect(await upload(t, { ...(await aDecider(t)), enterpriseId })).toMatchObject({ status: 200 })
    expect((await permitsOf(worker)).datos).toMatchObject({ puede_subir: false, ultimo: { estado: 'pendiente' } })
  })

  test('permits of others are as those of nobody: no data, no document', async () => {
    const id = await aPermit(t, await anEnterprise(t))
    const strangers = [
      await aCompanyManager(t),
      await aUser(t),
      await aUser(t, { role: Role.manager, enterpriseId: await anEnterprise(t), modules: [Module.enterprises] }),
      await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [] }),
    ]
    for (const stranger of strangers)
      for (const path of [`list/${id}`, `archivo/${id}`, 'list/900000', 'archivo/900000'])
        expect(await t.call('GET', `/v1/permiso/${path}`, undefined, stranger)).toMatchObject({
          status: 404,
          codigo: 9,
        })
    expect(await permitsOf(await aUser(t))).toMatchObject({ status: 404, codigo: 1 })
  })
})
