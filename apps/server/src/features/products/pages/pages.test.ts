import { Module, Role } from '@portal/contract/access/constants'
import { ProductStatus } from '@portal/contract/products/constants'
import { productMessages as m } from '@portal/contract/products/messages'
import { emptyWords, type PageWords, pageLimits } from '@portal/contract/products/pages/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announceChanges } from '#core/database/events.ts'
import { settingOf } from '#features/settings/service.ts'
import { aPhoto, formWith, type SentFile } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { menuChanges } from '../areas.ts'
import { productSitemap } from '../sitemap.ts'

let t: TestApp
let admin: Person
let other: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.products, Module.productCategories] })
  other = await aUser(t, { role: Role.administrator, modules: [Module.tasks] })
})
afterAll(() => t.close())

const path = '/v1/producto'
let made = 0
const send = (method: 'POST' | 'PUT', url: string, form: object, files: readonly SentFile[] = []) => {
  const { payload, headers } = formWith({ ...form }, files)
  return t.call(method, url, payload, admin, { headers })
}
const aForm = (changes: object = {}) => ({
  nombre: `Detonador ${++made}`,
  categoria_id: 2,
  unidad_id: 7,
  unidad_medida_id: 22,
  precio_sugerido: 40,
  costo: 30,
  ...changes,
})
const aProduct = async (changes: object = {}): Promise<number> =>
  (await send('POST', `${path}/save`, aForm(changes))).datos.id
const page = (id: unknown, as: Person | null = admin) => t.call('GET', `${path}/pagina/${id}`, undefined, as)
const words = (changes: Partial<PageWords> = {}): PageWords => ({
  ...emptyWords,
  resumen: 'Un resumen.',
  descripcion: 'Una descripción.',
  titular: 'Un titular',
  ...changes,
})
const texts = (es: Partial<PageWords> = {}, en: Partial<PageWords> = {}) => ({
  es: words(es),
  en: { ...emptyWords, ...en },
  pt: emptyWords,
})
const change = async (id: number, changes: object = {}) => {
  const { version, orden } = (await page(id)).datos
  const form = { publicada: true, orden, textos: texts(), reemplazo_id: null, redirige: false, version, ...changes }
  return t.call('PUT', `${path}/pagina/${id}`, { slug: `producto-${id}`, ...form }, admin)
}
/** A product with a published page. */
async function published(changes: object = {}, product: object = {}): Promise<{ id: number; slug: string }> {
  const id = await aProduct(product)
  const { datos } = await change(id, changes)
  return { id, slug: datos.slug }
}
const shown = (slug: string) => t.call('GET', `${path}/catalogo/${slug}`, undefined, null)
const menuSlugs = async (): Promise<string[]> =>
  (await t.call('GET', `${path}/menu`, undefined, null)).datos.grupos.flatMap(
    (group: { productos: { slug: string }[] }) => group.productos.map(({ slug }) => slug),
  )
/** Answers that were remembered are read again, as after a change by the screen of products. */
async function setStatus(id: number, estadoId: number): Promise<void> {
  await t.deps.db.updateTable('producto').set({ estado_id: estadoId }).where('id', '=', id).execute()
  await announceChanges(t.deps.db, ...menuChanges)
}

describe('a published page', () => {
  test('is in the catalogue, the menu, the contact form and the sitemap at once, and its brochure opens', async () => {
    const { id, slug } = await published({ textos: texts({ menu: 'En el menú', asunto: 'Detonador de prueba' }) })
    await expect.poll(() => shown(slug)).toMatchObject({ status: 200 })
    const { producto, textos } = (await shown(slug)).datos
    expect(producto).toMatchObject({ id, slug, resumen: 'Un resumen.', descripcion_en: '' })
    expect(textos.es).toMatchObject({ titular: 'Un titular', menu: 'En el menú' })
    await expect.poll(menuSlugs).toContain(slug)
    const { productos } = (await t.call('GET', '/v1/formulario/init_data', undefined, null)).datos
    expect(productos).toContainEqual({
      slug,
      nombre: 'Detonador de prueba',
      nombre_en: 'Detonador de prueba',
      nombre_pt: 'Detonador de prueba',
    })
    expect(await productSitemap(t.deps.db).pages(1)).toContainEqual({ path: `/${slug}` })
    const brochure = await t.app.inject(`/brochures/${slug}-es.pdf`)
    expect(brochure.statusCode).toBe(303)
    const file = await t.app.inject(String(brochure.headers.location))
    expect(file.rawPayload.subarray(0, 4).toString()).toBe('%PDF')
  })

  test('is taken off everything while it is a draft', async () => {
    const { id, slug } = await published()
    await expect.poll(menuSlugs).toContain(slug)
    expect((await change(id, { publicada: false })).status).toBe(200)
    await expect.poll(menuSlugs).not.toContain(slug)
    expect(await shown(slug)).toMatchObject({ status: 404, codigo: m.absent.code })
  })

  test('needs a summary, a description and a headline in Spanish; a draft does not', async () => {
    const id = await aProduct()
    for (const field of ['resumen', 'descripcion', 'titular'] as const) {
      const refused = await change(id, { textos: texts({ [field]: '' }) })
      expect(refused).toMatchObject({ status: 400, campos: { [`textos.es.${field}`]: m.pageIncomplete.code } })
    }
    expect((await change(id, { textos: texts({ titular: '' }), publicada: false })).status).toBe(200)
  })

  test('stands in the group of its category, which staff name', async () => {
    const group = { etapa: 'Herramientas', etapa_en: 'Tools', etapa_pt: 'Ferramentas' }
    const { datos } = await send('POST', '/v1/categoria_producto/save', {
      nombre: 'Taladros',
      nombre_en: 'Drills',
      ...group,
    })
    const { slug } = await published({}, { categoria_id: datos.id })
    const groups = async () => (await t.call('GET', `${path}/menu`, undefined, null)).datos.grupos
    await expect.poll(groups).toContainEqual({
      nombre: { es: 'Herramientas', en: 'Tools', pt: 'Ferramentas' },
      productos: [expect.objectContaining({ slug })],
    })
    const line = {
      nombre: 'Perforación',
      nombre_en: 'Drilling',
      titular: 'Perforar',
      texto: 'Rápido.',
      orden: 5,
      version: 1,
    }
    await send('PUT', `/v1/categoria_producto/update/${datos.id}`, line)
    await expect
      .poll(groups)
      .toContainEqual(expect.objectContaining({ nombre: { es: 'Perforación', en: 'Drilling', pt: 'Perforación' } }))
    const { lineas } = (await t.call('GET', `${path}/catalogo`, undefined, null)).datos
    expect(lineas[0]).toMatchObject({ categoria_id: datos.id, nombre: 'Perforar', texto: 'Rápido.' })
  })

  test('keeps its address', async () => {
    const { id } = await published()
    expect(await change(id, { slug: 'otra-direccion' })).toMatchObject({ campos: { slug: m.addressFixed.code } })
  })
})

describe('the address of a page', () => {
  test.each(['A', 'ñandú', 'dos palabras', '-a', 'a-', 'a--b', 'x'.repeat(61), '../etc', ''])(
    '"%s" is refused',
    async (slug) => {
      const id = await aProduct()
      expect(await change(id, { slug })).toMatchObject({ status: 400, campos: { slug: m.addressInvalid.code } })
    },
  )

  test('is none of the site, of another product, or of a person', async () => {
    const id = await aProduct()
    const { personas } = await settingOf(t.deps.db, 'personas')
    for (const slug of ['contact', 'dashboard', 'next1', personas[0]!.slug])
      expect(await change(id, { slug }), slug).toMatchObject({ campos: { slug: m.addressTaken.code } })
  })

  test('is given once when two ask for it at once', async () => {
    const ids = await Promise.all([aProduct(), aProduct(), aProduct()])
    const answers = await Promise.all(ids.map((id) => change(id, { slug: 'el-mismo' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('what a page says', () => {
  test('names facts in braces, which must exist', async () => {
    const id = await aProduct()
    const saying = (texto: string) => change(id, { textos: texts({ funciones: [{ titulo: 'Mide', texto }] }) })
    expect((await saying('Hasta {nextone.temporizador} o {nextthree.idiomas_lista:minuscula}.')).status).toBe(200)
    for (const text of ['{nextone.nada}', '{nadie.temporizador}', '{temporizador}', 'a {} b'])
      expect(await saying(text), text).toMatchObject({ campos: { 'textos.es.funciones': m.factUnknown.code } })
    const own = { slug: `producto-${id}`, textos: texts({ titular: `Con {producto-${id}.temporizador}` }) }
    expect((await change(id, own)).status).toBe(200)
  })

  test('names other products that have an address, each once', async () => {
    const { id, slug } = await published()
    const using = (...slugs: string[]) =>
      change(id, { textos: texts({ funciona_con: slugs.map((slug) => ({ slug, texto: 'Juntos' })) }) })
    expect((await using('next1', 'next3')).status).toBe(200)
    for (const slugs of [['next1', 'next1'], [slug], ['nadie']])
      expect(await using(...slugs)).toMatchObject({ campos: { 'textos.es.funciona_con': m.relatedInvalid.code } })
  })

  test.each<[string, Partial<PageWords>]>([
    ['funciones.0.titulo', { funciones: [{ titulo: '', texto: 'Sin título' }] }],
    ['resumen', { resumen: 'x'.repeat(pageLimits.summary + 1) }],
    ['pasos', { pasos: Array.from({ length: pageLimits.steps + 1 }, () => ({ titulo: 'a', texto: 'b' })) }],
    ['probar.direccion', { probar: { texto: 'Ir', direccion: 'https://example.com' } }],
    ['probar.direccion', { probar: { texto: 'Ir', direccion: '//example.com' } }],
  ])('is refused at %s', async (field, es) => {
    const id = await aProduct()
    expect(await change(id, { textos: texts(es) })).toMatchObject({
      status: 400,
      campos: { [`textos.es.${field}`]: m.pageTextInvalid.code },
    })
  })

  test('is not lost when two save at once: the second sees what the first stored', async () => {
    const { id } = await published()
    const { version } = (await page(id)).datos
    const answers = await Promise.all(
      ['Uno', 'Dos'].map((titular) => change(id, { textos: texts({ titular }), version })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const stored = answers.find(({ status }) => status === 200)
    expect(refused?.datos.textos.es.titular).toBe(stored?.datos.textos.es.titular)
  })
})

describe('a product that is no longer offered', () => {
  test('says what replaced it, and its address leads there when staff wish it', async () => {
    const next = await published()
    const old = await published({ reemplazo_id: next.id })
    await setStatus(old.id, ProductStatus.inactive)
    await expect
      .poll(() => shown(old.slug))
      .toMatchObject({
        status: 404,
        codigo: m.retired.code,
        datos: { reemplazo: { slug: next.slug }, redirige: false },
      })
    await change(old.id, { slug: old.slug, reemplazo_id: next.id, redirige: true })
    expect((await shown(old.slug)).datos.redirige).toBe(true)

    await setStatus(next.id, ProductStatus.inactive) // what replaced it is gone too
    await expect.poll(async () => (await shown(old.slug)).datos).toMatchObject({ reemplazo: null, redirige: false })

    await setStatus(old.id, ProductStatus.active)
    await expect.poll(() => shown(old.slug)).toMatchObject({ status: 200 })
  })

  test('is not replaced by itself, nor by a product without an address', async () => {
    const { id } = await published()
    for (const reemplazoId of [id, await aProduct(), 999_999])
      expect(await change(id, { reemplazo_id: reemplazoId })).toMatchObject({
        campos: { reemplazo_id: m.relatedInvalid.code },
      })
  })
})

describe('pictures', () => {
  const add = async (id: number, texto = 'De cerca') =>
    send('POST', `${path}/pagina/${id}/vista`, { texto, texto_en: 'Close' }, [
      { field: 'imagen', name: 'a.jpg', bytes: await aPhoto().jpeg().toBuffer() },
    ])

  test('need a file', async () => {
    const { id } = await published()
    const answer = await send('POST', `${path}/pagina/${id}/vista`, { texto: 'De cerca', texto_en: 'Close' }, [])
    expect(answer).toMatchObject({ status: 400, campos: { imagen: m.imageRequired.code } })
  })

  test('are added in order and taken away, with their file', async () => {
    const { id, slug } = await published()
    const { datos } = await add(id)
    await add(id, 'Desde arriba')
    expect((await shown(slug)).datos.vistas).toMatchObject([{ texto: 'De cerca' }, { texto: 'Desde arriba' }])
    const [view] = datos.vistas
    expect((await t.app.inject(view.url)).statusCode).toBe(200)
    const remove = () => t.call('PUT', `${path}/pagina/${id}/vista/${view.id}/quitar`, undefined, admin)
    expect((await remove()).datos.vistas).toHaveLength(1)
    expect(await remove()).toMatchObject({ status: 404, codigo: m.viewAbsent.code })
    expect((await t.app.inject(view.url)).statusCode).toBe(404)
  })

  test('of another product are not taken away', async () => {
    const [{ id }, stranger] = [await published(), await published()]
    const [view] = (await add(id)).datos.vistas
    const answer = await t.call('PUT', `${path}/pagina/${stranger.id}/vista/${view.id}/quitar`, undefined, admin)
    expect(answer).toMatchObject({ status: 404, codigo: m.viewAbsent.code })
    expect((await page(id)).datos.vistas).toHaveLength(1)
  })

  test('stop at the most that a page shows, also when many are added at once', async () => {
    const { id } = await published()
    const answers = await Promise.all(Array.from({ length: pageLimits.views + 2 }, () => add(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(pageLimits.views)
    expect(answers.find(({ status }) => status === 400)).toMatchObject({ campos: { imagen: m.tooManyViews.code } })
  })
})

describe('a model', () => {
  /** A GLB file with this document. */
  function glb(document: object): Buffer {
    const text = JSON.stringify(document)
    const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
    const head = Buffer.alloc(20)
    head.write('glTF')
    head.writeUInt32LE(2, 4)
    head.writeUInt32LE(20 + json.length, 8)
    head.writeUInt32LE(json.length, 12)
    head.write('JSON', 16)
    return Buffer.concat([head, json])
  }
  const whole = { asset: { version: '2.0' }, meshes: [{ primitives: [] }], buffers: [{ byteLength: 0 }] }
  const upload = (id: number, bytes: Uint8Array) =>
    send('POST', `${path}/pagina/${id}/modelo`, {}, [{ field: 'modelo', name: 'a.glb', bytes }])

  test('is stored, replaced and removed, with its file', async () => {
    const { id, slug } = await published()
    const first = (await upload(id, glb(whole))).datos.modelo_url
    const second = (await upload(id, glb(whole))).datos.modelo_url
    expect((await shown(slug)).datos.modelo_url).toBe(second)
    expect((await t.app.inject(first)).statusCode).toBe(404)
    expect((await t.app.inject(second)).statusCode).toBe(200)
    await t.call('PUT', `${path}/pagina/${id}/modelo/quitar`, undefined, admin)
    expect((await shown(slug)).datos.modelo_url).toBeNull()
    expect((await t.app.inject(second)).statusCode).toBe(404)
    const actions = (await auditOf(t, 'producto', id)).map(({ accion }) => accion)
    expect(actions.filter((action) => action.startsWith('products.model'))).toEqual([
      'products.modelSaved',
      'products.modelSaved',
      'products.modelRemoved',
    ])
  })

  test.each<[string, () => Buffer]>([
    ['a picture', () => Buffer.from('RIFF0000WEBP')],
    ['nothing', () => Buffer.alloc(0)],
    ['half a file', () => glb(whole).subarray(0, 40)],
    [
      'a length that lies',
      () => {
        const file = glb(whole)
        file.writeUInt32LE(0xffff_ffff, 12)
        return file
      },
    ],
    [
      'no document',
      () => {
        const file = glb(whole)
        file.fill(0x7b, 20)
        return file
      },
    ],
    ['an older version', () => glb({ ...whole, asset: { version: '1.0' } })],
    ['no mesh', () => glb({ ...whole, meshes: [] })],
    ['a buffer elsewhere', () => glb({ ...whole, buffers: [{ uri: 'https://example.com/a.bin' }] })],
    ['a picture elsewhere', () => glb({ ...whole, images: [{ uri: '../a.png' }] })],
    ['buffers that are no list', () => glb({ ...whole, buffers: 7 })],
    ['a decoder that the viewer lacks', () => glb({ ...whole, extensionsRequired: ['KHR_draco_mesh_compression'] })],
  ])('with %s is refused and changes nothing', async (_, file) => {
    const { id } = await published()
    const answer = await upload(id, file())
    expect(answer.status).toBe(400)
    expect((await page(id)).datos.modelo_url).toBeNull()
  })
})

describe('who may', () => {
  test('change pages: staff with the module of products', async () => {
    const { id } = await published()
    for (const as of [null, other]) {
      expect((await page(id, as)).status).toBe(as ? 403 : 401)
      expect((await t.call('PUT', `${path}/pagina/${id}`, {}, as)).status).toBe(as ? 403 : 401)
    }
    expect(await page(999_999)).toMatchObject({ status: 404, codigo: m.absent.code })
  })

  test('every change is in the audit', async () => {
    const { id } = await published()
    expect((await auditOf(t, 'producto', id)).map(({ accion }) => accion)).toContain('products.pageSaved')
  })
})
