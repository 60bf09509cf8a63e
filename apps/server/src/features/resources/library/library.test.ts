import { createHash, randomBytes } from 'node:crypto'
import { Module, Role } from '@portal/contract/access/constants'
import type { Message } from '@portal/contract/core/messages'
import { ResourceAccess, ResourceType } from '@portal/contract/resources/constants'
import { resourceSaveMessages as m } from '@portal/contract/resources/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '#core/database/today.ts'
import { anEnterprise, aUser, mailsTo, type Person } from '#test/people.ts'
import { aLibrarian, aLicenseOf, aPdf, aResource, publish } from '#test/resources.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { uploaded } from '#test/tus.ts'

let t: TestApp
let librarian: Person
beforeAll(async () => {
  t = await startApp()
  librarian = await aLibrarian(t)
})
afterAll(() => t.close())

const refusal = ({ status, code, es }: Message) => ({ status, codigo: code, mensaje: es })
const library = async (as: Person, query = '') =>
  (await t.call('GET', `/v1/recursos/biblioteca?page_row=100${query}`, undefined, as)).datos
const link = (as: Person, id: number, query = '') =>
  t.call('GET', `/v1/recursos/descargar/${id}${query}`, undefined, as)
const load = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
const log = (as = librarian, query = '') => t.call('GET', `/v1/recursos/descargas/list?${query}`, undefined, as)
const aVideo = () =>
  Buffer.concat([Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'), randomBytes(999)])

describe('the library', () => {
  test('shows what a reader may have, what he lacks and why, and nothing of other enterprises', async () => {
    const enterpriseId = await anEnterprise(t)
    const [customer, colleague] = [await aUser(t), await aUser(t, { role: Role.distributor, enterpriseId })]
    const [open, users, licensed, chosen] = [
      await aResource(t, librarian, { titulo: 'Abierto', acceso: ResourceAccess.public }),
      await aResource(t, librarian, { titulo: 'Usuarios' }),
      await aResource(t, librarian, { titulo: 'Licencia', acceso: ResourceAccess.license, servicio_id: 1 }),
      await aResource(t, librarian, {
        titulo: 'Elegidas',
        acceso: ResourceAccess.enterprises,
        empresas: `${enterpriseId}`,
      }),
    ]
    const seen = async (as: Person) =>
      Object.fromEntries(
        (await library(as)).recursos.map((row: { id: number; disponible: boolean }) => [row.id, row.disponible]),
      )
    expect(await seen(customer)).toEqual({ [open.id]: true, [users.id]: true, [licensed.id]: false })
    expect(await seen(colleague)).toEqual({
      [open.id]: true,
      [users.id]: true,
      [licensed.id]: false,
      [chosen.id]: true,
    })
    expect(Object.values(await seen(librarian))).toEqual([true, true, true, true])
    const [lacked] = (await library(customer, '&disponible=false')).recursos
    expect(lacked).toMatchObject({ id: licensed.id, servicio_id: 1, servicio_nombre: 'NextLion' })
    expect(await link(customer, chosen.id)).toMatchObject(refusal(m.absent))
    expect(await link(customer, licensed.id)).toMatchObject({
      ...refusal(m.lacksLicense),
      datos: { servicio_id: 1, servicio_nombre: 'NextLion' },
    })
    await aLicenseOf(t, customer)
    expect(await seen(customer)).toMatchObject({ [licensed.id]: true })
    expect((await link(customer, licensed.id)).status).toBe(200)
  })

  test('goes by the day where the reader is, and by the grace of the service', async () => {
    const { id } = await aResource(t, librarian, { acceso: ResourceAccess.license, servicio_id: 1 })
    const status = async (from: number, days: number, zone = 152) => {
      const person = await aUser(t)
      await sql`update usuario set pais_id = ${zone} where id = ${person.id}`.execute(t.deps.db)
      await aLicenseOf(t, person, 1, { from, days })
      return (await link(person, id)).status
    }
    const { rows } = await sql<{ ahead: number; behind: number }>`
      select (select id from pais order by (now() at time zone zona_horaria) desc limit 1) as ahead,
        (select id from pais order by now() at time zone zona_horaria limit 1) as behind`.execute(t.deps.db)
    const { ahead, behind } = rows[0]!
    const days = await sql<{ far: number; near: number }>`
      select (now() at time zone (select zona_horaria from pais where id = ${ahead}))::date - ${today} as far,
        (now() at time zone (select zona_horaria from pais where id = ${behind}))::date - ${today} as near`.execute(
      t.deps.db,
    )
    const { far, near } = days.rows[0]!
    expect(await status(far, 10, ahead)).toBe(200)
    expect(await status(far + 1, 10, ahead)).toBe(403)
    expect(await status(near - 17, 10, behind)).toBe(200) // its last day of grace
    expect(await status(near - 18, 10, behind)).toBe(403)
  })

  test('needs its module', async () => {
    const person = await aUser(t, { modules: [Module.myMachines] })
    expect((await t.call('GET', '/v1/recursos/biblioteca', undefined, person)).status).toBe(403)
  })

  test('asks staff for a license once a day, and only for one that is lacking', async () => {
    const person = await aUser(t)
    const { id } = await aResource(t, librarian, { titulo: 'Guía', acceso: ResourceAccess.license, servicio_id: 1 })
    const ask = () => t.call('POST', `/v1/recursos/solicitar/${id}`, {}, person)
    const first = await ask()
    expect(first).toMatchObject({ status: 200, codigo: 5, datos: { referencia: expect.stringMatching(/^CT-/) } })
    expect(await ask()).toMatchObject({ status: 200, codigo: 6, datos: { referencia: null } })
    const form = await t.deps.db
      .selectFrom('formulario')
      .selectAll()
      .where('referencia', '=', first.datos.referencia)
      .executeTakeFirstOrThrow()
    expect(form).toMatchObject({ email: person.email, nombre: 'Ana Rojas' })
    expect(JSON.stringify(form.datos)).toContain('Solicito una licencia de NextLion para usar «Guía»')
    expect((await mailsTo(t, person.email)).length).toBe(1)
    await aLicenseOf(t, person)
    expect(await ask()).toMatchObject(refusal(m.notMissing))
    expect(await t.call('POST', '/v1/recursos/solicitar/999999', {}, person)).toMatchObject(refusal(m.absent))
  })
})

describe('a download', () => {
  test('is whole, in parts, and not sent again to who has it', async () => {
    const content = Buffer.concat([aPdf(), randomBytes(700_000)])
    const { id } = await aResource(t, librarian, {}, content)
    const customer = await aUser(t)
    const { datos } = await link(customer, id)
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(datos).toMatchObject({ sha256, bytes: content.length, nombre: 'manual.pdf' })
    const whole = await load(`${datos.url_file}&descarga=1`)
    expect(whole.statusCode).toBe(200)
    expect(whole.rawPayload.equals(content)).toBe(true)
    const etag = `"${sha256}"`
    expect(whole.headers).toMatchObject({
      etag,
      'accept-ranges': 'bytes',
      'content-length': `${content.length}`,
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    expect(whole.headers['content-disposition']).toContain('attachment; filename="manual.pdf"')
    const part = await load(datos.url_file, { range: 'bytes=100000-', 'if-range': etag })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100000-${content.length - 1}/${content.length}`)
    expect(part.rawPayload.equals(content.subarray(100_000))).toBe(true)
    expect((await load(datos.url_file, { range: 'bytes=5-9', 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await load(datos.url_file, { range: `bytes=${content.length}-` })).statusCode).toBe(416)
    expect((await load(datos.url_file, { 'if-none-match': etag })).statusCode).toBe(304)
    const head = await t.app.inject({ method: 'HEAD', url: datos.url_file })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      `${content.length}`,
      0,
    ])
  })

  test('is written once: user, revision, time, and how far it came', async () => {
    const enterpriseId = await anEnterprise(t)
    const customer = await aUser(t, { role: Role.distributor, enterpriseId })
    const { id } = await aResource(t, librarian, { titulo: 'Registrado' })
    const { datos } = await link(customer, id)
    await t.app.inject({ method: 'HEAD', url: datos.url_file })
    expect((await log(librarian, `recurso_id=${id}`)).datos.total).toBe(0)
    await load(datos.url_file, { range: 'bytes=0-9' })
    await Promise.all([load(datos.url_file), load(datos.url_file, { range: 'bytes=10-' })])
    const rows = async () => (await log(librarian, `recurso_id=${id}`)).datos.descargas
    await expect
      .poll(rows)
      .toMatchObject([
        { recurso: 'Registrado', revision: 'A', usuario_id: customer.id, email: customer.email, completa: true },
      ])
    expect((await log(librarian, `empresa_id=${enterpriseId}`)).datos.total).toBe(1)
    expect((await log(customer)).status).toBe(403)
    const { datos: file } = await t.call(
      'GET',
      `/v1/recursos/descargas/download?empresa_id=${enterpriseId}`,
      undefined,
      librarian,
    )
    const sheet = await load(file.url_file)
    expect(sheet.headers['content-type']).toContain('octet-stream')
    const { read, utils } = await import('@e965/xlsx')
    const book = read(sheet.rawPayload)
    const [row] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!)
    expect(row).toMatchObject({ Recurso: 'Registrado', Correo: customer.email, Completa: 'Sí' })
  })

  test('ends with the license, and with the account', async () => {
    const customer = await aUser(t)
    await aLicenseOf(t, customer)
    const { id } = await aResource(t, librarian, { acceso: ResourceAccess.license, servicio_id: 1 })
    const { datos } = await link(customer, id)
    await sql`update licencia set suspendida = 'Pago', estado_id = 5 where usuario_id = ${customer.id}`.execute(
      t.deps.db,
    )
    expect((await load(datos.url_file)).json()).toMatchObject({ codigo: m.lacksLicense.code })
    await sql`update licencia set suspendida = null, estado_id = 1 where usuario_id = ${customer.id}`.execute(t.deps.db)
    await sql`update usuario set estado_id = 5 where id = ${customer.id}`.execute(t.deps.db)
    expect((await load(datos.url_file)).statusCode).toBe(404)
  })

  test('of an earlier revision is for managers', async () => {
    const customer = await aUser(t)
    const { id, revisionId } = await aResource(t, librarian, {}, aPdf('eins'))
    await publish(t, librarian, id, { numero: 'B' }, aPdf('zwei'))
    const text = async (as: Person) =>
      (await load((await link(as, id, `?revision_id=${revisionId}`)).datos.url_file)).body
    expect(await text(librarian)).toContain('eins')
    expect(await text(customer)).toContain('zwei')
  })

  test.each([
    [ResourceType.video, m.videoNotDownloaded, aVideo],
    [ResourceType.manual, m.notRetrieved, aPdf],
  ])('of type %d whose file is lost is refused', async (tipo, entry, content) => {
    const { id } = await aResource(t, librarian, { tipo }, content())
    const { clave } = await t.deps.db
      .selectFrom('archivo')
      .innerJoin('recurso_revision as r', 'r.archivo_id', 'archivo.id')
      .select('clave')
      .where('r.recurso_id', '=', id)
      .executeTakeFirstOrThrow()
    await t.deps.files.discard({ clave })
    expect(await link(librarian, id)).toMatchObject(refusal(entry))
  })

  test('of what has no file is refused', async () => {
    const { saveResource } = await import('#test/resources.ts')
    const { datos } = await saveResource(t, librarian)
    expect(await link(librarian, datos.id)).toMatchObject(refusal(m.noFile))
    expect(await link(librarian, 999_999)).toMatchObject(refusal(m.absent))
    expect((await t.call('GET', '/v1/recursos/descargar/x', undefined, librarian)).codigo).toBe(m.idInvalid.code)
  })

  test('of a video plays in the page, with captions in both languages', async () => {
    const { saveResource } = await import('#test/resources.ts')
    const { datos } = await saveResource(t, librarian, { tipo: ResourceType.video })
    const captions = {
      subtitulos: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola',
      subtitulos_en: '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nHello',
    }
    const cargaId = await uploaded(t, librarian, aVideo(), 'video.mp4')
    expect((await publish(t, librarian, datos.id, { ...captions, carga_id: cargaId })).status).toBe(200)
    const { url_file, subtitulos } = (await link(await aUser(t), datos.id)).datos
    const video = await load(url_file, { range: 'bytes=0-' })
    expect([video.statusCode, video.headers['content-type']]).toEqual([206, 'video/mp4'])
    expect(video.headers['content-disposition']).toContain('inline')
    expect(subtitulos).toMatchObject([{ idioma: 'es' }, { idioma: 'en' }])
    const [, english] = await Promise.all(subtitulos.map(({ url }: { url: string }) => load(url)))
    expect(english!.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(english!.body).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\nHello')
    expect((await load(subtitulos[0].url.split('?')[0])).statusCode).toBe(404)
  })
})
