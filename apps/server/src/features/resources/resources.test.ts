import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { ResourceAccess, ResourceType } from '@portal/contract/resources/constants'
import {
  resourceSaveMessages as m,
  resourceDeleteMessages,
  revisionMessages,
} from '@portal/contract/resources/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formWith } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { aLibrarian, aLicenseOf, aPdf, aResource, aResourceForm, publish, saveResource } from '#test/resources.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { uploaded } from '#test/tus.ts'
import { tellHolders } from './notices/job.ts'

let t: TestApp
let librarian: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' }) // jobs run when a test says so
  librarian = await aLibrarian(t)
})
afterAll(() => t.close())

const refusal = ({ status, code, es }: Message) => ({ status, codigo: code, mensaje: es })
const at = (field: string, entry: Message) => ({ ...refusal(entry), campos: { [field]: entry.code } })
const update = (id: number | string, changes: object, as = librarian) => {
  const { payload, headers } = formWith(aResourceForm({ version: 1, ...changes }))
  return t.call('PUT', `/v1/recursos/update/${id}`, payload, as, { headers })
}
const remove = (id: number | string, as = librarian) => t.call('PUT', `/v1/recursos/delete/${id}`, {}, as)
const found = async (id: number) =>
  (await t.call('GET', `/v1/recursos/list?id=${id}`, undefined, librarian)).datos.recursos[0]
const revisions = async (id: number) =>
  (await t.call('GET', `/v1/recursos/revision/list?recurso_id=${id}`, undefined, librarian)).datos

describe('saving a resource', () => {
  test('stores it, and a change needs its version', async () => {
    const { datos } = await saveResource(t, librarian, { titulo: ' Manual  de campo ' })
    expect(await found(datos.id)).toMatchObject({
      titulo: 'Manual de campo',
      producto_nombre: 'NextLion',
      revision_numero: null,
      version: 1,
    })
    expect(await update(datos.id, { titulo: 'Otro' })).toMatchObject({ status: 200, datos: { version: 2 } })
    expect(await update(datos.id, { titulo: 'Tarde' })).toMatchObject({
      ...refusal(coreMessages.changedByOther),
      datos: { titulo: 'Otro', version: 2 },
    })
    expect(await auditOf(t, 'recurso', datos.id)).toMatchObject([
      { accion: 'resources.created', usuario_id: librarian.id },
      { accion: 'resources.updated', antes: { titulo: 'Manual de campo' }, despues: { titulo: 'Otro' } },
    ])
  })

  test.each<[object, string, Message]>([
    [{ tipo: 4 }, 'tipo', m.typeInvalid],
    [{ tipo: '' }, 'tipo', m.typeInvalid],
    [{ producto_id: 999_999 }, 'producto_id', m.productAbsent],
    [{ producto_id: '' }, 'producto_id', m.productNotIdentified],
    [{ producto_id: 'x' }, 'producto_id', m.productNotIdentified],
    [{ titulo: ' ' }, 'titulo', coreMessages.invalid],
    [{ acceso: 'nadie' }, 'acceso', coreMessages.invalid],
    [{ acceso: ResourceAccess.license }, 'servicio_id', coreMessages.invalid],
    [{ acceso: ResourceAccess.license, servicio_id: 999 }, 'servicio_id', coreMessages.invalid],
    [{ acceso: ResourceAccess.enterprises }, 'empresas', coreMessages.invalid],
    [{ acceso: ResourceAccess.enterprises, empresas: '999999' }, 'empresas', coreMessages.invalid],
  ])('refuses %j', async (changes, field, entry) => {
    expect(await saveResource(t, librarian, { ...changes })).toMatchObject(at(field, entry))
  })

  test('refuses a cover that is no image, and stores one that is', async () => {
    const send = (content: Uint8Array) => {
      const { payload, headers } = formWith(aResourceForm(), [{ field: 'imagen', name: 'a.png', bytes: content }])
      return t.call('POST', '/v1/recursos/save', payload, librarian, { headers })
    }
    expect(await send(aPdf())).toMatchObject(at('imagen', m.coverNotImage))
    const sharp = (await import('sharp')).default
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#222' } })
      .png()
      .toBuffer()
    const { datos } = await send(picture)
    const { imagen_url } = await found(datos.id)
    expect((await t.app.inject(imagen_url)).headers['content-type']).toBe('image/webp')
  })

  test('refuses ids that are none', async () => {
    expect(await update('x', {})).toMatchObject(refusal(m.idInvalid))
    expect(await update(999_999, {})).toMatchObject(refusal(m.absent))
  })

  test.each([
    ['saving', m.notSaved, () => saveResource(t, librarian, { titulo: 'Prohibida' })],
    [
      'changing',
      m.notUpdated,
      async () => update((await saveResource(t, librarian)).datos.id, { titulo: 'Prohibida' }),
    ],
  ])('says so when %s fails', async (_, entry, send) => {
    await sql`alter table recurso add constraint prueba check (titulo <> 'Prohibida')`.execute(t.deps.db)
    expect(await send()).toMatchObject(refusal(entry))
    await sql`alter table recurso drop constraint prueba`.execute(t.deps.db)
  })

  test('says so when the list fails', async () => {
    await sql`alter table recurso rename to prueba`.execute(t.deps.db)
    expect(await t.call('GET', '/v1/recursos/list', undefined, librarian)).toMatchObject(refusal(m.notRetrieved))
    await sql`alter table prueba rename to recurso`.execute(t.deps.db)
  })
})

describe('deleting a resource', () => {
  test('hides it, once', async () => {
    const { id } = await aResource(t, librarian)
    const replies = await Promise.all([remove(id), remove(id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(replies.find(({ status }) => status === 200)).toMatchObject({ codigo: resourceDeleteMessages.deleted.code })
    expect(await remove(id)).toMatchObject(refusal(resourceDeleteMessages.absent))
    expect(await remove('x')).toMatchObject(refusal(resourceDeleteMessages.absent))
    expect(await found(id)).toBeUndefined()
  })

  test('needs an administrator or above', async () => {
    const { id } = await aResource(t, librarian)
    const manager = await aLibrarian(t, Role.manager)
    expect(await remove(id, manager)).toMatchObject(refusal(resourceDeleteMessages.insufficientHierarchy))
  })

  test('says so when it fails', async () => {
    const { datos } = await saveResource(t, librarian)
    await sql`alter table recurso add constraint prueba check (version < 2) not valid`.execute(t.deps.db)
    expect(await remove(datos.id)).toMatchObject(refusal(resourceDeleteMessages.notDeleted))
    await sql`alter table recurso drop constraint prueba`.execute(t.deps.db)
  })
})

describe('a revision', () => {
  test('is published from a finished upload; the newest is the current one, and the others stay for managers', async () => {
    const { id } = await aResource(t, librarian)
    expect(await publish(t, librarian, id, { numero: 'B', nota: 'Segunda', nota_en: 'Second' })).toMatchObject({
      status: 200,
    })
    const { revisiones } = await revisions(id)
    expect(revisiones.map(({ numero }: { numero: string }) => numero)).toEqual(['B', 'A'])
    expect(revisiones[0]).toMatchObject({ nombre: 'manual.pdf', bytes: aPdf().length, autor: 'Ana Rojas' })
    expect(revisiones[0].sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(await found(id)).toMatchObject({ revision_numero: 'B', revisiones: 2 })
  })

  test('uses an upload once', async () => {
    const [one, two] = [await saveResource(t, librarian), await saveResource(t, librarian)]
    const cargaId = await uploaded(t, librarian, aPdf(), 'a.pdf')
    const replies = await Promise.all(
      [one, two].map(({ datos }) => publish(t, librarian, datos.id, { carga_id: cargaId })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('has one number of two at once', async () => {
    const { datos } = await saveResource(t, librarian)
    const cargas = [await uploaded(t, librarian, aPdf()), await uploaded(t, librarian, aPdf())]
    const replies = await Promise.all(
      cargas.map((cargaId, place) => publish(t, librarian, datos.id, { carga_id: cargaId, numero: place ? 'c' : 'C' })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject(at('numero', revisionMessages.numberTaken))
  })

  test.each<[object, string, Message]>([
    [{ numero: '' }, 'numero', revisionMessages.numberInvalid],
    [{ numero: '<b>' }, 'numero', revisionMessages.numberInvalid],
    [{ fecha: '2026-02-30' }, 'fecha', revisionMessages.dateInvalid],
    [{ nota: ' ' }, 'nota', revisionMessages.noteInvalid],
    [{ nota_en: '' }, 'nota_en', revisionMessages.noteInvalid],
    [{ subtitulos: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola' }, 'subtitulos', revisionMessages.onlyVideos],
    [{ subtitulos: '<script>' }, 'subtitulos', revisionMessages.captionsInvalid],
  ])('refuses %j', async (changes, field, entry) => {
    const { datos } = await saveResource(t, librarian)
    expect(await publish(t, librarian, datos.id, { ...changes })).toMatchObject(at(field, entry))
    expect((await revisions(datos.id)).revisiones).toEqual([])
  })

  test('refuses a file of another type than its resource, and a type other than its files', async () => {
    const { datos } = await saveResource(t, librarian, { tipo: ResourceType.video })
    expect(await publish(t, librarian, datos.id)).toMatchObject(at('carga_id', revisionMessages.fileTypeWrong))
    const check = (resourceId: number, bytes: Buffer) =>
      t.call(
        'POST',
        '/v1/recursos/revision/comprobar',
        { recurso_id: resourceId, inicio: bytes.toString('base64') },
        librarian,
      )
    const wrong = refusal(revisionMessages.fileTypeWrong)
    const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(60_000)])
    expect(await check(datos.id, video)).toMatchObject({ status: 200 })
    expect(await check(datos.id, Buffer.from('%PDF-1.7\n1 0 obj'))).toMatchObject(wrong)
    expect(await check(datos.id, Buffer.from('a text'))).toMatchObject(wrong)
    expect(await check(datos.id, Buffer.alloc(70_000))).toMatchObject({ ...wrong, campos: { inicio: 8 } })
    expect(await check(900_000, video)).toMatchObject(refusal(revisionMessages.resourceAbsent))
    const { id } = await aResource(t, librarian)
    expect(await update(id, { tipo: ResourceType.software })).toMatchObject(at('tipo', m.typeInvalid))
  })

  test('is corrected by version, and withdrawn: the one before is current again', async () => {
    const { id, revisionId } = await aResource(t, librarian)
    const { datos } = await publish(t, librarian, id, { numero: 'B' })
    const said = { numero: 'B1', fecha: '2026-11-21', nota: 'Otra', nota_en: 'Other', version: 1 }
    const change = (body: object) => t.call('PUT', `/v1/recursos/revision/update/${datos.id}`, body, librarian)
    expect(await change(said)).toMatchObject({ status: 200, datos: { version: 2 } })
    expect(await change(said)).toMatchObject(refusal(coreMessages.changedByOther))
    expect(await change({ ...said, numero: 'a', version: 2 })).toMatchObject(at('numero', revisionMessages.numberTaken))
    const withdraw = () => t.call('PUT', `/v1/recursos/revision/delete/${datos.id}`, { version: 2 }, librarian)
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect(await withdraw()).toMatchObject(refusal(revisionMessages.absent))
    expect((await revisions(id)).revisiones).toMatchObject([{ id: revisionId, numero: 'A' }])
  })
})

describe('a notice of a revision', () => {
  const told = async (person: Person) => (await mailsTo(t, person.email)).map(({ asunto }) => asunto)

  test('reaches those with a live license of the product, once per revision, in their language', async () => {
    const [holder, english, ended, later, suspended, none] = [
      await aUser(t),
      await aUser(t, { language: 'en' }),
      await aUser(t),
      await aUser(t),
      await aUser(t),
      await aUser(t),
    ]
    await aLicenseOf(t, holder)
    await aLicenseOf(t, english)
    await aLicenseOf(t, ended, 1, { from: -100, days: 92 }) // a day beyond its week of grace
    await aLicenseOf(t, later, 1, { from: 10 })
    await aLicenseOf(t, suspended)
    await sql`update licencia set suspendida = 'Pago', estado_id = 5 where usuario_id = ${suspended.id}`.execute(
      t.deps.db,
    )
    const { id, revisionId } = await aResource(t, librarian)
    expect((await revisions(id)).destinatarios).toBe(2)
    await Promise.all([1, 2, 3].map(() => tellHolders(t.deps, revisionId)))
    expect(await told(holder)).toEqual(['Nueva revisión: Manual de usuario A'])
    expect(await told(english)).toEqual(['New revision: User manual A'])
    for (const person of [ended, later, suspended, none]) expect(await told(person)).toEqual([])

    const { datos } = await publish(t, librarian, id, { numero: 'B' })
    await tellHolders(t.deps, revisionId) // no longer the current one
    await tellHolders(t.deps, datos.id)
    expect(await told(holder)).toEqual(['Nueva revisión: Manual de usuario B', 'Nueva revisión: Manual de usuario A'])
    expect((await revisions(id)).revisiones).toMatchObject([{ avisados: 2 }, { avisados: 2 }])
  })

  test('reaches nobody who may not download it', async () => {
    const holder = await aUser(t)
    await aLicenseOf(t, holder)
    const { id } = await aResource(t, librarian, { acceso: ResourceAccess.license, servicio_id: 2 })
    const { revisiones } = await revisions(id)
    await tellHolders(t.deps, revisiones[0].id)
    expect(await told(holder)).toEqual([])
  })
})
