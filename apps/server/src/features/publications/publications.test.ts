import { Module } from '@portal/contract/access/constants'
import { publicationCalls as calls } from '@portal/contract/publications/calls'
import { PublicationKind, PublicationState } from '@portal/contract/publications/constants'
import { publicationMessages as says } from '@portal/contract/publications/messages'
import { publication as schemas } from '@portal/contract/publications/schemas'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { zoneOfHouse } from '#core/database/days.ts'
import { aPdf } from '#test/hostile-pdfs.ts'
import { aPhoto, formWith, type SentFile } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'
import { readPublished } from './queries.ts'

const complete = {
  titulo_en: 'Less vibration at the crest',
  resumen: 'Qué cambió en la faena.',
  resumen_en: 'What changed on site.',
  texto: 'Primero.\n\nDespués.',
  texto_en: 'First.\n\nThen.',
  estado: PublicationState.published,
}

const kit = recordBehaviour({
  calls,
  schemas,
  table: 'publicacion',
  name: 'publications',
  module: Module.resources,
  messages: says,
  form: (number) => ({ tipo: PublicationKind.news, titulo: `Ñandú ${number}`, publica_el: '2026-11-24' }),
  text: 'titulo',
  refuses: [
    [{ tipo: 5 }, 'tipo', says.kindInvalid],
    [{ titulo: ' ' }, 'titulo', says.titleInvalid],
    [{ titulo: 'x'.repeat(121) }, 'titulo', says.titleInvalid],
    [{ resumen: 'x'.repeat(301) }, 'resumen', says.summaryInvalid],
    [{ texto: 'x'.repeat(100_000) }, 'texto', says.textInvalid],
    [{ publica_el: '' }, 'publica_el', says.dayInvalid],
    [{ publica_el: '2026-02-30' }, 'publica_el', says.dayInvalid],
    [{ publica_el: '9999-01-01' }, 'publica_el', says.dayInvalid],
    [{ productos: '1,999999' }, 'productos', says.productsInvalid],
    [{ productos: '1;2' }, 'productos', says.productsInvalid],
    [{ estado: 'oculta' }, 'estado', says.stateInvalid],
    [{ ...complete, titulo_en: '' }, 'titulo_en', says.englishMissing],
    [{ ...complete, resumen: '' }, 'resumen', says.summaryInvalid],
    [{ ...complete, resumen_en: '' }, 'resumen_en', says.englishMissing],
    [{ ...complete, texto: '', texto_en: '' }, 'texto', says.textMissing],
    [{ ...complete, texto_en: '' }, 'texto_en', says.englishMissing],
    [{ ...complete, tipo: PublicationKind.certificate }, 'documento', says.fileMissing],
  ],
  unique: { field: 'titulo', same: (letter) => [`Única ${letter}`, `UNICA ${letter}`], entry: says.titleTaken },
})

const send = (url: string, method: 'POST' | 'PUT', form: object, files: readonly SentFile[]) => {
  const { payload, headers } = formWith({ ...form }, files)
  return kit.app.call(method, url, payload, kit.admin, { headers })
}
const save = (changes: object = {}, files: readonly SentFile[] = []) =>
  send(calls.save.path, 'POST', kit.aForm({ ...changes }), files)
const update = (id: number, version: number, changes: object = {}, files: readonly SentFile[] = []) =>
  send(calls.update.path.replace(':id', `${id}`), 'PUT', kit.aForm({ version, ...changes }), files)
const pdf = (field: string, content: string | Uint8Array = aPdf(), name = 'ficha.pdf'): SentFile => ({
  field,
  name,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
})
const photo = async (): Promise<SentFile> => ({
  field: 'imagen',
  name: 'faena.jpg',
  bytes: await aPhoto().jpeg().toBuffer(),
})
const open = (url: string) => kit.app.app.inject(url)

describe('the files of a publication', () => {
  test('are a picture, redrawn, and a PDF in each language, which anyone may open', async () => {
    const files = [await photo(), pdf('documento'), pdf('documento_en', aPdf(), 'sheet.pdf')]
    const { datos } = await save({}, files)
    const row = (await kit.found(datos.id)) as { imagen_url?: string; pdf?: { url: string } }
    expect(row).toMatchObject({ pdf: { nombre: 'ficha.pdf' }, pdf_en: { nombre: 'sheet.pdf' } })
    expect((await open(row.imagen_url ?? '')).headers['content-type']).toBe('image/webp')
    const sheet = await open(row.pdf?.url ?? '')
    expect(sheet.headers['content-type']).toBe('application/pdf')
    expect(sheet.rawPayload.toString()).toBe(aPdf())
  })

  test('stay with a save that sends none, are replaced by others, and are taken away by name', async () => {
    const { datos } = await save({}, [await photo(), pdf('documento'), pdf('documento_en')])
    const before = await kit.found(datos.id)
    await update(datos.id, 1)
    expect(await kit.found(datos.id)).toMatchObject({ imagen_url: before?.imagen_url, pdf: before?.pdf })
    await update(datos.id, 2, { documento_en: 'quitar' }, [pdf('documento', aPdf(), 'nueva.pdf')])
    const after = await kit.found(datos.id)
    expect(after).toMatchObject({ imagen_url: before?.imagen_url, pdf: { nombre: 'nueva.pdf' }, pdf_en: null })
    for (const file of [before?.pdf, before?.pdf_en] as { url: string }[])
      expect((await open(file.url)).statusCode).toBe(404)
    expect((await auditOf(kit.app, 'publicacion', datos.id)).at(-1)).toMatchObject({
      accion: 'publications.updated',
      despues: { documento_en_id: null },
    })
  })

  const noise = Buffer.from('ffd8ffe000104a46494600', 'hex')
  test.each([
    ['a text with the name of a PDF', pdf('documento', 'Ficha'), says.fileNotPdf],
    ['a page of HTML', pdf('documento_en', '<!doctype html><script>alert(1)</script>', 'x.pdf'), says.fileNotPdf],
    ['a picture', pdf('documento', noise), says.fileNotPdf],
    ['half a PDF', pdf('documento', aPdf().slice(0, 90)), says.fileDamaged],
    ['a PDF with a password', pdf('documento_en', aPdf({ more: '/Encrypt 9 0 R' })), says.fileEncrypted],
    ['noise as a picture', { field: 'imagen', name: 'x.jpg', bytes: noise }, says.pictureInvalid],
    [
      'a drawing with a script',
      pdf('imagen', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'x.svg'),
      null,
    ],
  ] as const)('refuse %s and change nothing', async (_, file, entry) => {
    const { datos } = await save({}, [pdf('documento')])
    const before = await kit.found(datos.id)
    const reply = await update(datos.id, 1, { titulo: 'Otro título' }, [file])
    expect(reply.status).toBe(415)
    expect(Object.keys(reply.campos)).toEqual([file.field])
    if (entry) expect(reply.campos).toEqual({ [file.field]: entry.code })
    expect(await kit.found(datos.id)).toEqual(before)
  })

  test('of another name are no files of it, and too many are refused', async () => {
    const { datos } = await save({}, [pdf('archivo_id')])
    expect(await kit.found(datos.id)).toMatchObject({ pdf: null, pdf_en: null, imagen_url: null })
    const many = ['documento', 'documento_en', 'imagen', 'otro'].map((field) => pdf(field))
    expect((await save({}, many)).status).toBeGreaterThanOrEqual(400)
  })

  test('complete what is published: a paper needs its PDF, a picture its description', async () => {
    const paper = { ...complete, tipo: PublicationKind.safetyDocument, texto: '', texto_en: '' }
    expect(await save(paper, [pdf('documento_en')])).toMatchObject({ status: 200 })
    const { datos } = await save(paper, [pdf('documento')])
    expect((await update(datos.id, 1, { ...paper, documento: 'quitar' })).campos).toEqual({
      documento: says.fileMissing.code,
    })
    expect(await kit.found(datos.id)).toMatchObject({ version: 1, pdf: { nombre: 'ficha.pdf' } })
    expect((await save(complete, [await photo()])).campos).toEqual({ imagen_texto: says.altMissing.code })
    const described = { ...complete, imagen_texto: 'Banco 2460', imagen_texto_en: 'Bench 2460' }
    expect(await save(described, [await photo()])).toMatchObject({ status: 200 })
  })
})

describe('what everyone may read', () => {
  const list = (query: Record<string, string> = {}) =>
    kit.app.call('GET', `/v1/publicacion/publicadas?${new URLSearchParams({ page_row: '100', ...query })}`)
  const one = (id: number) => kit.app.call('GET', `/v1/publicacion/publicadas/${id}`)
  const idsIn = async (query: Record<string, string> = {}): Promise<number[]> =>
    (await list(query)).datos.publicaciones.map(({ id }: { id: number }) => id)

  test('is what is published, from its day on; a draft and one of a day ahead are absent', async () => {
    const shown = (await save({ ...complete, productos: '3,7' })).datos.id
    const draft = (await save({ ...complete, estado: PublicationState.draft })).datos.id
    const ahead = (await save({ ...complete, publica_el: '2099-12-31' })).datos.id
    await expect.poll(() => idsIn()).toContain(shown)
    const ids = await idsIn()
    for (const id of [draft, ahead]) {
      expect(ids).not.toContain(id)
      expect(await one(id)).toMatchObject({ status: 404, codigo: says.absent.code })
    }
    expect((await one(shown)).datos).toMatchObject({
      titulo_en: complete.titulo_en,
      texto: complete.texto,
      productos: [
        { slug: 'next1', nombre: 'Next1' },
        { slug: 'nextthree', nombre: 'Next Three' },
      ],
    })
    expect(await kit.found(ahead)).toMatchObject({ es_visible: false, estado: PublicationState.published })
  })

  test('appears on its day without a job: the answer in the cache is true until the next one', async () => {
    const { db } = kit.app.deps
    const tomorrow = sql<string>`((now() at time zone ${await zoneOfHouse(db)}::text)::date + 1)`
    const { id } = (await save({ ...complete, publica_el: '2099-12-31' })).datos
    const far = (await readPublished(db)).seconds ?? 0
    expect(far).toBeGreaterThan(86_400 * 365)
    await db.updateTable('publicacion').set({ publica_el: tomorrow }).where('id', '=', id).execute()
    const { seconds, rows } = await readPublished(db)
    expect(rows.map((row) => row.id)).not.toContain(id)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(25 * 3600)
  })

  test('is asked for by kind and by product; only kinds that have any are named', async () => {
    const paper = { ...complete, tipo: PublicationKind.certificate, texto: '', texto_en: '', productos: '8' }
    const { id } = (await save(paper, [pdf('documento')])).datos
    await expect.poll(() => idsIn({ producto: 'nextremote' })).toEqual([id])
    expect(await idsIn({ tipo: '2' })).toContain(id)
    expect(await idsIn({ tipo: '4' })).not.toContain(id)
    expect((await list({ producto: 'nextremote' })).datos.tipos).toEqual([PublicationKind.certificate])
    expect((await list({ producto: 'quamtum' })).datos).toEqual({ publicaciones: [], total: 0, tipos: [] })
    expect((await list({ producto: 'nadie' })).datos.publicaciones).toEqual([])
    expect(await list({ producto: 'Next 1' })).toMatchObject({ status: 400 })
    expect((await list({ page: '2', page_row: '1' })).datos.publicaciones).toHaveLength(1)
    await kit.remove(id)
    await expect.poll(() => idsIn({ producto: 'nextremote' })).toEqual([])
    expect(await one(id)).toMatchObject({ status: 404 })
  })

  test('says nothing of who wrote it', async () => {
    const { datos } = await list()
    for (const row of datos.publicaciones)
      for (const name of ['creado_por', 'estado', 'version', 'texto']) expect(row).not.toHaveProperty(name)
  })
})
