import { Role } from '@portal/contract/access/constants'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { startingTransfers } from '@portal/contract/settings/bank-accounts'
import { startingNumbers } from '@portal/contract/settings/numbers'
import { startingTaxes } from '@portal/contract/settings/taxes'
import { startingTerms } from '@portal/contract/settings/terms'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#test/bank-transfers.ts'
import { growStale, withApp } from '#test/factors.ts'
import { aMultipart } from '#test/forms.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let boss: Person
beforeAll(async () => {
  t = await startApp()
  boss = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
})
afterAll(() => t.close())

const all = async () => (await t.call('GET', '/v1/ajuste', undefined, boss)).datos
const groupOf = async (key: string) => (await all()).ajustes[key]
const save = (key: string, body: object, as: Person = boss) =>
  key === 'empresa' ? saveCompany(body) : t.call('PUT', `/v1/ajuste/${key}`, body, as)
/** The company comes as a form with files. */
function saveCompany(body: object, ...files: Uint8Array[]) {
  const { payload, headers } = aMultipart([
    ...Object.entries(body).map(([name, value]) => [name, `${value}`] as const),
    ...files.map((bytes) => ['imagen', { name: 'logo.png', bytes }] as const),
  ])
  return t.call('PUT', '/v1/ajuste/empresa', payload, boss, { headers })
}
/** Saves a group with some values changed. */
const change = async (key: string, values: object) => {
  const { valor, version } = await groupOf(key)
  return save(key, { ...valor, ...values, version })
}
const chile = startingTaxes.tasas[0]!
const peru = { pais_id: 604, nombre: 'IGV', tasa: 18, desde: '2011-03-01' }
const historyOf = async (key: string) =>
  (await t.call('GET', `/v1/ajuste/historial?clave=${key}`, undefined, boss)).datos.versiones

const film = { pelicula: 'company', titulo: 'La empresa', texto: 'Quiénes somos.' }
const question = { clave: 'how', tema: 'buying', pregunta: '¿Cómo?', respuesta: ' Así,\r\n\r\ncon {garantia}. ' }

describe('what everyone may read', () => {
  test('is the company', async () => {
    expect(await t.call('GET', '/v1/ajuste/empresa')).toMatchObject({
      estado: 'OK',
      datos: { nombre: 'NEXT', logo_url: null, red_fotos: 'https://example.com/photos' },
    })
  })

  test('are the offices, in the order of the home page', async () => {
    const { datos } = await t.call('GET', '/v1/ajuste/oficinas')
    expect(datos.oficinas.map(({ pais_id }: { pais_id: number }) => pais_id)).toEqual([484, 604, 152, 840])
    expect(datos.mensajeria).toHaveLength(2)
  })

  test('are the ten people, four of them of support', async () => {
    const { datos } = await t.call('GET', '/v1/ajuste/personas')
    expect(datos.personas).toHaveLength(10)
    expect(datos.personas.filter(({ en_soporte }: { en_soporte: boolean }) => en_soporte)).toHaveLength(4)
  })
})

describe('all settings', () => {
  test('hold the starting values until somebody changes them', async () => {
    const { ajustes, topes } = await all()
    for (const [key, value] of Object.entries({
      ...startingNumbers,
      impuestos: startingTaxes,
      condiciones: startingTerms,
    }))
      expect(ajustes[key]).toMatchObject({ valor: value, version: 1, autor: null })
    expect(topes).toEqual({ por_minuto: 60, por_hora: 500 })
  })

  test('are of super admins only', async () => {
    const house = await theHouse(t)
    for (const role of [Role.administrator, Role.manager, Role.user]) {
      const other = await aUser(t, { role, enterpriseId: house })
      expect(await t.call('GET', '/v1/ajuste', undefined, other)).toMatchObject({ status: 403 })
      expect(await save('impuestos', { tasas: [peru], version: 1 }, other)).toMatchObject({ status: 403 })
      expect(await t.call('GET', '/v1/ajuste/historial?clave=impuestos', undefined, other)).toMatchObject({
        status: 403,
      })
    }
    expect(await t.call('GET', '/v1/ajuste')).toMatchObject({ status: 401 })
  })
})

describe('a change', () => {
  test('holds at once in every process, is in the history and in the audit', async () => {
    const other = await t.secondPortal()
    expect((await other.call('GET', '/v1/ajuste/empresa')).datos.nombre).toBe('NEXT')
    const saved = await change('empresa', { nombre: 'Otra Firma', red_fotos: '' })
    expect(saved).toMatchObject({ status: 200, codigo: 0, datos: { clave: 'empresa', version: 2 } })
    expect((await t.call('GET', '/v1/ajuste/empresa')).datos).toMatchObject({ nombre: 'Otra Firma', red_fotos: '' })
    await expect
      .poll(async () => (await other.call('GET', '/v1/ajuste/empresa')).datos.nombre, { timeout: 1000, interval: 25 })
      .toBe('Otra Firma')
    await other.close()
    const [newest, first] = await historyOf('empresa')
    expect(newest).toMatchObject({ version: 2, autor: 'Ana Rojas', antes: { nombre: 'NEXT' } })
    expect(first).toMatchObject({ version: 1, autor: null, antes: null })
    const audited = await t.deps.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'settings.updated')
      .where('entidad_id', '=', 'empresa')
      .executeTakeFirstOrThrow()
    expect(audited).toMatchObject({ usuario_id: boss.id, antes: { nombre: 'NEXT' }, despues: { nombre: 'Otra Firma' } })
  })

  test('of two people at once: one is stored, the other gets the stored value to compare', async () => {
    const { valor, version } = await groupOf('plazos')
    const both = await Promise.all([50, 60].map((days) => save('plazos', { ...valor, silencio_dias: days, version })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stored = (await groupOf('plazos')).valor
    const refused = both.find(({ status }) => status === 409)!
    expect(refused).toMatchObject({ codigo: 984, datos: { ...stored, version: version + 1 } })
    expect(await historyOf('plazos')).toHaveLength(2)
  })

  test('of a page is read in each language, Spanish standing in, and comes back', async () => {
    const said = (language: string) =>
      t.call('GET', `/v1/ajuste/contenido/preguntas?idioma=${language}`).then(({ datos }) => datos)
    const before = await said('en')
    expect(before.preguntas.length).toBeGreaterThan(20)
    const changed = await change('preguntas', { preguntas: [{ ...question, pregunta_en: 'How?' }] })
    expect(changed).toMatchObject({ estado: 'OK' })
    expect((await said('en')).preguntas).toEqual([
      { clave: 'how', tema: 'buying', en_soporte: false, pregunta: 'How?', respuesta: 'Así,\n\ncon {garantia}.' },
    ])
    expect((await said('pt')).preguntas).toMatchObject([{ pregunta: '¿Cómo?' }])
    const first = (await historyOf('preguntas')).at(-1)
    const { version } = await groupOf('preguntas')
    expect(await t.call('PUT', `/v1/ajuste/restaurar/${first.id}`, { version }, boss)).toMatchObject({ status: 200 })
    expect(await said('en')).toEqual(before)
  })

  test('of workshops may leave out what the company does not have', async () => {
    const parts = {
      incluye: '',
      promesa: '',
      software_titulo: '',
      software_texto: '',
      software_enlace: '',
      software_ruta: '',
    }
    const { valor, version } = await groupOf('talleres')
    expect(await change('talleres', { ...parts, correo: '', software: [], encuentros: [] })).toMatchObject({
      estado: 'OK',
    })
    expect((await t.call('GET', '/v1/ajuste/contenido/talleres?idioma=pt')).datos).toEqual({
      ...parts,
      correo: '',
      software: [],
      encuentros: [],
      descripcion: valor.descripcion_pt,
      bajada: valor.bajada_pt,
    })
    expect(await save('talleres', { ...valor, version: version + 1 })).toMatchObject({ estado: 'OK' })
  })

  test('never moves the house', async () => {
    const house = await theHouse(t)
    await change('cotizaciones', { vigencia_dias: 45, empresa_id: 999 })
    const { valor } = await t.deps.db
      .selectFrom('ajuste')
      .select('valor')
      .where('clave', '=', 'cotizaciones')
      .executeTakeFirstOrThrow()
    expect(valor).toMatchObject({ empresa_id: house, vigencia_dias: 45, produccion: 'produccion@example.com' })
  })

  test.each([
    ['impuestos', { tasas: [{ ...peru, tasa: 101 }] }, { 'tasas.0.tasa': 12 }],
    ['impuestos', { tasas: [chile, { ...peru, tasa: -1 }] }, { 'tasas.1.tasa': 12 }],
    ['impuestos', { tasas: [{ ...peru, tasa: 'x' }] }, { 'tasas.0.tasa': 12 }],
    ['impuestos', { tasas: [{ ...peru, tasa: 18.123 }] }, { 'tasas.0.tasa': 12 }],
    ['impuestos', { tasas: [{ ...peru, nombre: '' }] }, { 'tasas.0.nombre': 1 }],
    ['impuestos', { tasas: [{ ...peru, pais_id: 999 }] }, { 'tasas.0.pais_id': 7 }],
    ['impuestos', { tasas: [{ ...peru, desde: '2011-02-30' }] }, { 'tasas.0.desde': 22 }],
    ['impuestos', { tasas: [peru, chile, { ...peru, tasa: 19 }] }, { 'tasas.2.desde': 23 }],
    ['descuentos', { usuario: 20 }, { gerente: 13 }],
    ['reservas', { venta_minimo_usd: 5000 }, { venta_minimo_usd: 14 }],
    ['reservas', { venta_minimo_clp: 0.5 }, { venta_minimo_clp: 12 }],
    ['reservas', { maximo_porcentaje: 2 }, { venta_porcentaje: 19 }],
    ['cotizaciones', { vigencia_dias: 0, produccion: 'x' }, { vigencia_dias: 12, produccion: 2 }],
    ['condiciones', { entrega_dias: 0, pago: '' }, { entrega_dias: 12, pago: 4 }],
    ['nosotros', { titulo: '' }, { titulo: 4 }],
    ['nosotros', { bajada: 'De {dueno}' }, { bajada: 30 }],
    ['nosotros', { lineas: [{ titulo: 'A', texto: '' }] }, { 'lineas.0.texto': 4 }],
    ['portada', { peliculas: [film, film] }, { 'peliculas.1.pelicula': 31 }],
    ['portada', { peliculas: [{ ...film, pelicula: 'other' }] }, { 'peliculas.0.pelicula': 32 }],
    ['preguntas', { preguntas: [{ ...question, tema: 'none' }] }, { 'preguntas.0.tema': 33 }],
    ['talleres', { correo: 'x', bajada: '' }, { correo: 2, bajada: 4 }],
    ['talleres', { software_ruta: 'javascript:alert(1)' }, { software_ruta: 34 }],
    ['talleres', { software_ruta: '//elsewhere' }, { software_ruta: 34 }],
    [
      'talleres',
      { encuentros: [{ ruta: '/events?x=1', lugar: '' }] },
      { 'encuentros.0.ruta': 34, 'encuentros.0.lugar': 4 },
    ],
    ['taller_brasil', { sitio: 'http://example.com', telefono: '' }, { sitio: 5, telefono: 4 }],
    ['preguntas', { preguntas: [question, question] }, { 'preguntas.1.clave': 31 }],
    ['empresa', { nombre: '', email: 'x', telefono: '12' }, { nombre: 1, email: 2, telefono: 3 }],
    ['transferencias', { cuentas: [anAccount(), anAccount()] }, { 'cuentas.1.moneda': 28 }],
    ['transferencias', { cuentas: [{ ...anAccount(), moneda: 'PEN' }] }, { 'cuentas.0.moneda': 27 }],
    [
      'transferencias',
      { cuentas: [{ ...anAccount(), numero: 'GB82 WEST 1234 5698 7654 33' }] },
      { 'cuentas.0.numero': 29 },
    ],
    ['transferencias', { cuentas: [{ ...anAccount(), numero: '<b>1</b>' }] }, { 'cuentas.0.numero': 29 }],
    [
      'transferencias',
      { cuentas: [{ ...anAccount(), titular: '', banco: '' }] },
      { 'cuentas.0.titular': 1, 'cuentas.0.banco': 1 },
    ],
    ['transferencias', { correo: 'x', nota: 'x'.repeat(601) }, { correo: 2, nota: 21 }],
    ['empresa', { red_fotos: 'javascript:alert(1)', sitio: 'https://x.cl' }, { red_fotos: 5, sitio: 6 }],
  ])('of %s to %o is refused at its field', async (key, values, fields) => {
    const before = await groupOf(key)
    expect(await change(key, values)).toMatchObject({ status: 400, campos: fields })
    expect(await groupOf(key)).toEqual(before)
  })

  test('a country may have several offices, each with its place and its part in the foot', async () => {
    const { oficinas } = (await groupOf('oficinas')).valor
    expect(oficinas.filter(({ en_pie }: { en_pie: boolean }) => en_pie)).toMatchObject([
      { pais_id: 152 },
      { pais_id: 840 },
    ])
    const second = { ...oficinas[1], ciudad: 'Arequipa', latitud: '-16,40', longitud: '-71,54', en_pie: true }
    expect(await change('oficinas', { oficinas: [...oficinas, second] })).toMatchObject({ estado: 'OK' })
    const shown = (await t.call('GET', '/v1/ajuste/oficinas')).datos.oficinas
    expect(shown.at(-1)).toMatchObject({ pais_id: 604, ciudad: 'Arequipa', latitud: -16.4, longitud: -71.54 })
    const far = { ...second, latitud: 90.5, longitud: -181 }
    expect(await change('oficinas', { oficinas: [far] })).toMatchObject({
      campos: { 'oficinas.0.latitud': 12, 'oficinas.0.longitud': 12 },
    })
    expect(await change('oficinas', { oficinas })).toMatchObject({ estado: 'OK' })
  })

  test('of people and offices may say a role in each language, and must in Spanish', async () => {
    const { personas } = (await groupOf('personas')).valor
    expect(personas[0]).toMatchObject({ cargo: 'Gerente general', cargo_pt: 'Gerente geral' })
    const { oficinas } = (await groupOf('oficinas')).valor
    expect(oficinas[0]).toMatchObject({ cargo_es: 'Gerente general', cargo_pt: 'Gerente geral' })
    const short = { ...personas[0], cargo_en: '', cargo_pt: '', tema_en: '' }
    expect(await change('personas', { personas: [short] })).toMatchObject({ estado: 'OK' })
    expect((await t.call('GET', '/v1/ajuste/personas')).datos.personas).toMatchObject([{ cargo_en: '', tema_en: '' }])
    expect(await change('personas', { personas: [{ ...short, cargo: '' }] })).toMatchObject({
      campos: { 'personas.0.cargo': 4 },
    })
    expect(await change('personas', { personas })).toMatchObject({ estado: 'OK' })
  })

  test('of lists names the row: a country twice, a path of a page, a person twice', async () => {
    const { mensajeria } = (await groupOf('oficinas')).valor
    const twice = [...mensajeria, { ...mensajeria[0] }]
    expect(await change('oficinas', { mensajeria: twice })).toMatchObject({ campos: { 'mensajeria.2.pais_id': 8 } })
    const { personas } = (await groupOf('personas')).valor
    const [one, ...rest] = personas
    for (const [slug, code] of [
      ['contact', 10],
      ['Ana Rojas', 9],
      [rest[0].slug, 10],
    ] as const) {
      const answer = await change('personas', { personas: [...rest, { ...one, slug }] })
      expect(answer).toMatchObject({ status: 400, campos: { 'personas.9.slug': code } })
    }
    expect(await change('personas', { personas: [{ ...one, idiomas: ['xx'] }] })).toMatchObject({ status: 400 })
  })
})

describe('bank accounts', () => {
  test('are none until someone types them, and an IBAN with right digits is one', async () => {
    expect((await groupOf('transferencias')).valor).toEqual(startingTransfers)
    const iban = { ...anAccount(), numero: 'GB82 WEST 1234 5698 7654 32' }
    expect(await change('transferencias', { cuentas: [iban, anAccount('CLP')], correo: '' })).toMatchObject({
      status: 200,
    })
    expect((await groupOf('transferencias')).valor.cuentas).toEqual([iban, anAccount('CLP')])
    expect(await change('transferencias', { cuentas: [] })).toMatchObject({ status: 200 })
    const [, filled] = await historyOf('transferencias')
    const { version } = await groupOf('transferencias')
    const restored = await t.call('PUT', `/v1/ajuste/restaurar/${filled.id}`, { version }, boss)
    expect(restored).toMatchObject({ status: 200 })
    expect((await groupOf('transferencias')).valor.cuentas).toHaveLength(2)
  })

  test('are changed and brought back with a fresh proof by who has a second factor', async () => {
    const guarded = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
    await withApp(t, guarded)
    await growStale(t, guarded)
    const { valor, version } = await groupOf('transferencias')
    const reply = await save('transferencias', { ...valor, version }, guarded)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    const earlier = (await historyOf('transferencias')).at(-1)
    const restored = await t.call('PUT', `/v1/ajuste/restaurar/${earlier.id}`, { version }, guarded)
    expect(restored).toMatchObject({ codigo: proofMessages.identityUnproven.code })
    expect((await groupOf('transferencias')).version).toBe(version)
  })
})

describe('an earlier version', () => {
  test('comes back as a new one, unless somebody saved in between', async () => {
    await change('impuestos', { tasas: [chile, peru] })
    await change('impuestos', { tasas: [peru] })
    const versions = await historyOf('impuestos')
    const first = versions.at(-1)
    const { version } = await groupOf('impuestos')
    const restore = (of: number) => t.call('PUT', `/v1/ajuste/restaurar/${first.id}`, { version: of }, boss)
    expect(await restore(version - 1)).toMatchObject({ status: 409, codigo: 984, datos: { tasas: [peru], version } })
    expect(await restore(version)).toMatchObject({ status: 200, datos: { version: version + 1 } })
    expect((await groupOf('impuestos')).valor).toEqual(startingTaxes)
    expect((await historyOf('impuestos'))[0]).toMatchObject({
      restaura_version: 1,
      valor: startingTaxes,
      antes: { tasas: [peru] },
    })
  })

  test('that had a logo brings the picture back; a file that is no picture is refused', async () => {
    const drawing = sharp({ create: { width: 1200, height: 300, channels: 3, background: '#123456' } })
    const shown = async () => (await t.call('GET', '/v1/ajuste/empresa')).datos.logo_url
    const stored = await groupOf('empresa')
    const text = Buffer.from('<svg onload="alert(1)"/>')
    expect(await saveCompany({ ...stored.valor, version: stored.version }, text)).toMatchObject({
      campos: { imagen: 18 },
    })
    expect(await shown()).toBeNull()

    const png = await drawing.png().toBuffer()
    expect(await saveCompany({ ...stored.valor, version: stored.version }, png)).toMatchObject({ status: 200 })
    const logo = await shown()
    const file = await t.app.inject(logo)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 720, height: 180 })

    const withLogo = (await historyOf('empresa'))[0]
    expect(await change('empresa', { nombre: 'Con logotipo' })).toMatchObject({ status: 200 })
    expect(await shown()).toBe(logo)
    expect(await change('empresa', { quitar_logo: true })).toMatchObject({ status: 200 })
    expect(await shown()).toBeNull()
    const { version } = await groupOf('empresa')
    await t.call('PUT', `/v1/ajuste/restaurar/${withLogo.id}`, { version }, boss)
    expect(await shown()).toBe(logo)
  })

  test('of the accent is seen by everyone; a text that is no colour is refused, and without one the stored stays', async () => {
    const shown = async () => (await t.call('GET', '/v1/ajuste/empresa')).datos.acento
    expect(await shown()).toBe('#f5b301')
    expect(await change('empresa', { acento: '#0B1F4B' })).toMatchObject({ status: 200 })
    expect(await shown()).toBe('#0b1f4b')
    expect((await historyOf('empresa'))[0]).toMatchObject({
      antes: { acento: '#f5b301' },
      valor: { acento: '#0b1f4b' },
    })
    for (const acento of ['azul', '#fff', '#12345g', '#123456;', ''])
      expect(await change('empresa', { acento })).toMatchObject({ status: 400, campos: { acento: 25 } })
    const { valor, version } = await groupOf('empresa')
    const { acento: _, ...others } = valor
    expect(await saveCompany({ ...others, nombre: 'Sin acento', version })).toMatchObject({ status: 200 })
    expect(await shown()).toBe('#0b1f4b')
    expect(await t.deps.brand()).toEqual({ name: 'Sin acento', accent: '#0b1f4b', mark: null })
  })

  test('of the mark: a picture next to the logo, never a file that is none, taken away and brought back', async () => {
    const mark = async () => (await all()).marca_url
    const send = async (name: string, bytes: Uint8Array) => {
      const { valor, version } = await groupOf('empresa')
      const { payload, headers } = aMultipart([
        ...Object.entries({ ...valor, version }).map(([name, value]) => [name, `${value}`] as const),
        [name, { name: 'marca.png', bytes }] as const,
      ])
      return t.call('PUT', '/v1/ajuste/empresa', payload, boss, { headers })
    }
    const drawing = sharp({ create: { width: 900, height: 900, channels: 4, background: '#0b1f4b' } })
    const logo = (await all()).logo_url
    expect(await send('marca', Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({ campos: { marca: 26 } })
    expect(await mark()).toBeNull()
    expect(await send('marca', await drawing.png().toBuffer())).toMatchObject({ status: 200 })
    const kept = await mark()
    const file = await t.app.inject(kept)
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect((await all()).logo_url).toBe(logo)
    expect((await t.deps.brand()).mark).toBe(kept.split('/').at(-1))
    expect(await sharp(Buffer.from((await t.deps.markPicture(await t.deps.brand(), 192))!)).metadata()).toMatchObject({
      format: 'png',
      width: 192,
    })
    const withMark = (await historyOf('empresa'))[0]
    expect(await change('empresa', { quitar_marca: true })).toMatchObject({ status: 200 })
    expect(await mark()).toBeNull()
    const { version } = await groupOf('empresa')
    await t.call('PUT', `/v1/ajuste/restaurar/${withMark.id}`, { version }, boss)
    expect(await mark()).toBe(kept)
  })

  test('that breaks a rule of today, that does not exist or is the current one is refused', async () => {
    await change('descuentos', { usuario: 6 })
    const { id } = await t.deps.db
      .insertInto('ajuste_version')
      .values({
        clave: 'descuentos',
        version: 900,
        valor: JSON.stringify({ usuario: 90, gerente: 1, administrador: 1 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const restore = (of: number, version = 1) => t.call('PUT', `/v1/ajuste/restaurar/${of}`, { version }, boss)
    expect(await restore(id)).toMatchObject({ status: 409, codigo: 16 })
    expect(await restore(2_000_000)).toMatchObject({ status: 404, codigo: 15 })
    const [newest] = await historyOf('impuestos')
    expect(await restore(newest.id, newest.version)).toMatchObject({ status: 409, codigo: 20 })
  })
})
