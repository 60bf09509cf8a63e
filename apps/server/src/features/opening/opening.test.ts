import { Module, Role } from '@portal/contract/access/constants'
import { closedMessages } from '@portal/contract/core/closed-messages'
import { openingLineKeys, openingLines } from '@portal/contract/opening/lines'
import { openingMessages as says } from '@portal/contract/opening/messages'
import { contentKeys } from '@portal/contract/settings/keys'
import { workshopIds } from '@portal/contract/workshops/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetProof } from '#test/api-keys.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp({}, { beginsClosed: true })
  admin = await aUser(t, { role: Role.superAdmin })
})
afterAll(() => t.close())

interface Line {
  clave: string
  estado: string
  faltan: string[]
  autor: string | null
}
const read = async () => (await t.call('GET', '/v1/apertura', undefined, admin)).datos
const lineOf = async (key: string): Promise<Line> => (await read()).lineas.find(({ clave }: Line) => clave === key)
const confirm = (key: string, confirmada: boolean, as: Person = admin) =>
  t.call('PUT', `/v1/apertura/linea/${key}`, { confirmada }, as)
const open = (abierto: boolean, as: Person = admin) => t.call('PUT', '/v1/apertura', { abierto }, as)
const reset = () =>
  sql`update apertura set abierto_en = null, usuario_id = null, prueba_correo = null,
  prueba_codigo = null, prueba_enviada_en = null, prueba_llegada_en = null`.execute(t.deps.db)

const company = {
  nombre: 'Explosivos del Norte',
  email: 'ventas@explosivos.pe',
  telefono: '+51 1 234 5678',
  direccion: 'Av. Los Andes 100, Lima',
  sitio: 'www.explosivos.pe',
}
/** Saves the company as the form of the settings does. */
async function saveCompany(fields: Partial<typeof company> = {}) {
  const { ajustes } = (await t.call('GET', '/v1/ajuste', undefined, admin)).datos
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...company, ...fields, version: ajustes.empresa.version }))
    form.append(name, String(value))
  const saved = await t.app.inject({
    method: 'PUT',
    url: '/v1/ajuste/empresa',
    headers: { authorization: `Bearer ${admin.token}` },
    payload: form as never,
  })
  expect(saved.json()).toMatchObject({ estado: 'OK' })
}
const codeMailed = async () =>
  /^ {4}(\d{6})$/m.exec((await mailsTo(t, company.email)).find(({ texto }) => texto)?.texto ?? '')?.[1]

describe('the samples of a trial', () => {
  test('are taken away before a site opens that never had a company, once, and the audit says so', async () => {
    const { datos } = await t.call('GET', '/v1/ajuste/empresa')
    expect(datos).toMatchObject({ nombre: 'Portal', email: '', telefono: '', direccion: '', sitio: '', red_fotos: '' })
    expect((await t.call('GET', '/v1/ajuste/oficinas')).datos).toEqual({
      presencia_paises: 0,
      mensajeria: [],
      oficinas: [],
    })
    const { rows } = await sql<{ valor: string }>`select valor::text from ajuste union all
      select valor::text from ajuste_version`.execute(t.deps.db)
    expect(rows.map(({ valor }) => valor).join()).not.toContain('example.com')
    const second = await t.secondPortal()
    await second.close()
    for (const key of ['empresa', 'oficinas', 'personas', 'cotizaciones', 'condiciones', ...contentKeys])
      expect((await auditOf(t, 'ajuste', key)).map(({ accion }) => accion)).toEqual(['settings.samplesCleared'])
  })

  test('have no page of a product before the company publishes it', async () => {
    const { db } = t.deps
    const published = () => db.selectFrom('producto').select('slug').where('publicada', '=', true).execute()
    expect(await published()).toEqual([])
    const { id } = await db.selectFrom('producto').select('id').where('slug', '=', 'next1').executeTakeFirstOrThrow()
    expect((await auditOf(t, 'producto', id)).map(({ accion }) => accion)).toEqual(['products.pageSaved'])
    const answer = await t.call('POST', '/v1/producto/lote', { accion: 'publicar', ids: [id], ensayo: false }, admin)
    expect(answer.status).toBe(200)
    const second = await t.secondPortal()
    await second.close()
    expect(await published()).toEqual([{ slug: 'next1' }])
    await db.updateTable('producto').set({ publicada: false }).execute()
  })

  test('have no workshop of the first owner, and no text that names them', async () => {
    expect((await t.call('GET', '/v1/workshop/init_data', undefined, admin)).datos.workshops).toEqual([])
    for (const id of Object.values(workshopIds))
      expect((await auditOf(t, 'workshop', id)).map(({ accion }) => accion)).toEqual(['workshops.workshop.borrador'])
    for (const key of contentKeys) {
      const { datos } = await t.call('GET', `/v1/ajuste/contenido/${key}?idioma=en`, undefined, admin)
      expect(JSON.stringify(datos)).not.toMatch(/Next|Quamtum|Mexico|Chile|30,000/)
    }
  })

  test('stay in a trial', async () => {
    const trial = await startApp()
    expect((await trial.call('GET', '/v1/ajuste/empresa')).datos).toMatchObject({ email: 'info@example.com' })
    expect((await trial.call('GET', '/v1/workshop/init_data')).datos.workshops).not.toEqual([])
    await trial.close()
  })
})

describe('before the site opens', () => {
  beforeEach(reset)

  test('a visitor gets no call but those that let staff in', async () => {
    const answered: string[] = []
    for (const { call, terms } of t.door.calls) {
      if (terms.access !== 'public') continue
      const { codigo } = await t.call(
        call.method,
        call.path.replace(/:\w+/g, '1'),
        call.method === 'GET' ? undefined : {},
      )
      if (codigo !== closedMessages.notOpen.code) answered.push(`${call.method} ${call.path}`)
      expect(codigo !== closedMessages.notOpen.code, call.path).toBe(terms.whileClosed ?? false)
    }
    expect(answered.toSorted()).toMatchSnapshot()
  })

  test('staff get every page and call, but none that mails people outside', async () => {
    expect(await t.call('GET', '/v1/producto/publico', undefined, admin)).not.toMatchObject({ codigo: 979 })
    const partner = await aUser(t, { role: Role.manager, enterpriseId: await anEnterprise(t) })
    const path = '/v1/formulario/contacto'
    expect(await t.call('POST', path, {}, partner)).toMatchObject({ status: 409, codigo: closedMessages.notOpen.code })
    for (const { call, terms } of t.door.calls) {
      if (terms.budget !== 'mailing') continue
      const { codigo } = await t.call(call.method, call.path.replace(/:\w+/g, '1'), {}, admin)
      expect(codigo === closedMessages.notOpen.code, call.path).toBe(!terms.whileClosed)
    }
  })
})

describe('the lines', () => {
  beforeEach(reset)

  test('are for super administrators', async () => {
    const others = [
      await aUser(t, { role: Role.administrator }),
      await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.users] }),
    ]
    for (const other of others) {
      expect(await t.call('GET', '/v1/apertura', undefined, other)).toMatchObject({ status: 403 })
      expect(await confirm('textos', true, other)).toMatchObject({ status: 403 })
      expect(await open(true, other)).toMatchObject({ status: 403 })
    }
  })

  test('are in their order, and those of data are done when their data are there', async () => {
    expect((await read()).lineas.map(({ clave }: Line) => clave)).toEqual(openingLineKeys)
    await theHouse(t)
    expect(await lineOf('casa')).toMatchObject({ estado: 'hecha' })
    await saveCompany({ email: 'ventas@example.com', sitio: 'www.example.org' })
    expect(await lineOf('empresa')).toMatchObject({ estado: 'pendiente', faltan: ['email', 'sitio'] })
    await saveCompany()
    expect(await lineOf('empresa')).toMatchObject({ estado: 'hecha', faltan: [] })
    expect(await lineOf('segundo_admin')).toMatchObject({ estado: 'pendiente' })
    await aUser(t, { role: Role.superAdmin, password: null })
    expect(await lineOf('segundo_admin'), 'who has no password yet lets nobody in').toMatchObject({
      estado: 'pendiente',
    })
    await aUser(t, { role: Role.superAdmin })
    expect(await lineOf('segundo_admin')).toMatchObject({ estado: 'hecha' })
    expect(await lineOf('monedas')).toMatchObject({ faltan: ['UF'] })
    expect(await lineOf('impuestos')).toMatchObject({ estado: 'hecha' })
    await t.deps.db.updateTable('empresa').set({ pais_id: 604 }).execute()
    expect(await lineOf('impuestos'), 'the table has no tax of Peru').toMatchObject({ faltan: ['impuestos'] })
    const { version } = (await t.call('GET', '/v1/ajuste', undefined, admin)).datos.ajustes.personas
    await t.call('PUT', '/v1/ajuste/personas', { personas: [], version }, admin)
    expect(await lineOf('personas')).toMatchObject({ estado: 'hecha' })
  })

  test('of the brand is done with an accent, a mark or a logo of its own', async () => {
    expect(await lineOf('marca')).toMatchObject({ estado: 'pendiente', faltan: ['marca'] })
    const company = await t.deps.db
      .selectFrom('ajuste')
      .select('valor')
      .where('clave', '=', 'empresa')
      .executeTakeFirstOrThrow()
    const save = (more: object) =>
      t.deps.db
        .updateTable('ajuste')
        .set({ valor: JSON.stringify({ ...(company.valor as object), ...more }) })
        .where('clave', '=', 'empresa')
        .execute()
    for (const own of [{ acento: '#0b1f4b' }, { logo_id: 'x' }, { marca_id: 'x' }]) {
      await save(own)
      expect(await lineOf('marca')).toMatchObject({ estado: 'hecha', faltan: [] })
    }
    await save({})
    expect(await lineOf('marca')).toMatchObject({ estado: 'pendiente' })
  })

  test('are confirmed by hand where a person may say so, by name, once, and taken back', async () => {
    expect(await lineOf('textos')).toMatchObject({ estado: 'pendiente', faltan: ['privacidad', 'terminos', 'cookies'] })
    const both = await Promise.all([confirm('textos', true), confirm('textos', true)])
    for (const { status } of both) expect(status).toBe(200)
    expect(await lineOf('textos')).toMatchObject({ estado: 'confirmada', autor: 'Ana Rojas' })
    expect(await auditOf(t, 'apertura_linea', 'textos')).toHaveLength(1)
    await confirm('textos', false)
    expect(await lineOf('textos')).toMatchObject({ estado: 'pendiente', autor: null })
    expect(await confirm('casa', true)).toMatchObject({ status: 409, codigo: says.notByHand.code })
    expect(await confirm('otra', true)).toMatchObject({ status: 400, codigo: says.lineUnknown.code })
  })

  test('of inquiries is done when the code of the test mail was typed, for that address alone', async () => {
    await saveCompany({ email: 'otra@explosivos.pe' })
    await saveCompany()
    const send = () => t.call('POST', '/v1/apertura/prueba', {}, admin)
    const typed = (codigo: string) => t.call('PUT', '/v1/apertura/prueba', { codigo }, admin)
    expect(await typed('123456')).toMatchObject({ codigo: says.codeWrong.code })
    expect((await send()).datos.prueba).toMatchObject({ correo: company.email, llegada_en: null })
    const first = (await codeMailed())!
    await send()
    const second = (await codeMailed())!
    if (first !== second) expect(await typed(first)).toMatchObject({ campos: { codigo: says.codeWrong.code } })
    expect(await typed('12345')).toMatchObject({ campos: { codigo: says.codeInvalid.code } })
    expect(await typed(second)).toMatchObject({ estado: 'OK' })
    expect(await lineOf('consultas')).toMatchObject({ estado: 'hecha' })
    expect(await typed(second), 'a code is good for one use').toMatchObject({ codigo: says.codeWrong.code })
    await saveCompany({ email: 'otra@explosivos.pe' })
    expect(await lineOf('consultas')).toMatchObject({ estado: 'pendiente' })
    await saveCompany()
  })

  test('of inquiries takes no code after an hour, nor one that went to an earlier address', async () => {
    await t.call('POST', '/v1/apertura/prueba', {}, admin)
    const code = await codeMailed()
    await sql`update apertura set prueba_enviada_en = now() - interval '61 minutes'`.execute(t.deps.db)
    expect(await t.call('PUT', '/v1/apertura/prueba', { codigo: code }, admin)).toMatchObject({ status: 409 })
    await t.call('POST', '/v1/apertura/prueba', {}, admin)
    const another = await codeMailed()
    await saveCompany({ email: 'otra@explosivos.pe' })
    expect(await t.call('PUT', '/v1/apertura/prueba', { codigo: another }, admin)).toMatchObject({ status: 409 })
    await saveCompany()
  })
})

describe('opening', () => {
  beforeEach(reset)

  /** Does what is left, so that nothing is. */
  async function finish() {
    await theHouse(t)
    await saveCompany()
    await t.call('POST', '/v1/apertura/prueba', {}, admin)
    await t.call('PUT', '/v1/apertura/prueba', { codigo: await codeMailed() }, admin)
    for (const key of openingLineKeys) if (openingLines[key].byHand) await confirm(key, true)
  }

  test('is refused while a line is left, with what is left, and changes nothing', async () => {
    await confirm('textos', false)
    const refused = await open(true)
    expect(refused).toMatchObject({ status: 409, codigo: says.linesLeft.code })
    expect(refused.datos.lineas.some(({ estado }: Line) => estado === 'pendiente')).toBe(true)
    expect(await read()).toMatchObject({ abierto: false, abierto_en: null })
  })

  test('asks for a fresh proof', async () => {
    await finish()
    const other = await aUser(t, { role: Role.superAdmin })
    await forgetProof(t, other)
    expect(await open(true, other)).toMatchObject({ codigo: 998 })
  })

  test('lets visitors in at once, is noted once of two at once, and closes again', async () => {
    await finish()
    const both = await Promise.all([open(true), open(true)])
    for (const one of both) expect(one).toMatchObject({ estado: 'OK', datos: { abierto: true, autor: 'Ana Rojas' } })
    const noted = await t.deps.db.selectFrom('auditoria').select('id').where('accion', '=', 'opening.opened').execute()
    expect(noted).toHaveLength(1)
    expect(await t.call('GET', '/v1/ajuste/personas')).toMatchObject({ status: 200 })
    expect((await t.call('POST', '/v1/formulario/contacto', {})).codigo).not.toBe(closedMessages.notOpen.code)
    expect(await open(false)).toMatchObject({ estado: 'OK', datos: { abierto: false } })
    expect(await t.call('GET', '/v1/ajuste/personas')).toMatchObject({ codigo: closedMessages.notOpen.code })
  })
})
