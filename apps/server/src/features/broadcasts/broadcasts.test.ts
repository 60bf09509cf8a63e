import { Module } from '@portal/contract/access/constants'
import {
  broadcastBodyMessages as body,
  broadcastDoneMessages as done,
  broadcastMessages as m,
  broadcastSendMessages as sending,
} from '@portal/contract/broadcasts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aContact } from '#test/contacts.ts'
import { sendForm } from '#test/items.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { sendDue } from './send/send.ts'

let server: MailServer
let t: TestApp
let clerk: Person
beforeAll(async () => {
  server = await startMailServer()
  const env = { SMTP_URL: server.url, PORTAL_ROLES: 'web', BROADCAST_PER_MINUTE: '0', BROADCAST_PER_HOUR: '0' }
  t = await startApp(env)
  const house = await theHouse(t)
  const modules = [Module.broadcasts, Module.allContacts]
  clerk = await aUser(t, { enterpriseId: house, modules, email: 'vendedora@example.com' })
})
afterAll(async () => {
  await t.close()
  await server.stop()
})
beforeEach(() => {
  server.received.length = 0
  server.fates.clear()
})

const letter = {
  titulo: 'Novedades',
  asunto: 'Hola {{nombre|cliente}}',
  mensaje: '<p>Estimado {{nombre}}:</p><p>Hay novedades.</p>',
}
const call = (method: 'GET' | 'POST' | 'PUT', path: string, sent?: object, as: Person | null = clerk) =>
  t.call(method, `/v1/contacto/difusion/${path}`, sent, as)
const save = (changes: object = {}, as: Person = clerk) =>
  sendForm(t, '/v1/contacto/difusion/save', { ...letter, contactos: '', ...changes }, as)
async function sent(changes: object = {}) {
  const saved = await save({ ...changes, enviar: true })
  expect(saved).toMatchObject({ status: 200, mensaje: done.sent.es })
  return saved.datos.id as number
}
const due = (id: number, leaseSeconds?: number) => sendDue(t.deps, id, undefined, leaseSeconds)
const recipients = async (id: number) => (await call('GET', `${id}/destinatarios?page_row=100`)).datos.destinatarios
const states = async (id: number) =>
  Object.fromEntries((await recipients(id)).map((one: { email: string; estado: string }) => [one.email, one.estado]))
const one = async (id: number) => (await call('GET', `${id}`)).datos
const contacts = async (...emails: string[]) => {
  const ids: number[] = []
  for (const email of emails) ids.push(await aContact(t, clerk, { email }))
  return ids
}

/** The headers of a mail, each in one line. */
const headersOf = (text: string) =>
  text
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ')
    .replaceAll('\r', '')

describe('sending', () => {
  test('reaches each contact once, filled in and with both ways to unsubscribe', async () => {
    const [id] = await contacts('ana@example.com')
    const broadcast = await sent({ contactos: `${id}` })
    await Promise.all([due(broadcast), due(broadcast), due(broadcast)])
    await due(broadcast)
    expect(server.received.map(({ to }) => to)).toEqual(['ana@example.com'])
    const text = headersOf(server.received[0]!.text)
    expect(text).toMatch(/^List-Unsubscribe: <mailto:portal@example\.com\?/m)
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(text).toContain('multipart/alternative')
    expect(text).toMatch(/^Reply-To: .*vendedora@example\.com/m)
    expect(await one(broadcast)).toMatchObject({ estado: 'terminada', totales: { enviado: 1 } })
  })

  test('keeps what the mail server says: refused, later, lost', async () => {
    const ids = await contacts(
      'bien@example.com',
      'nadie@example.com',
      'luego@example.com',
      'perdido@example.com',
      'spam@example.com',
    )
    server.fates.set('nadie@example.com', { rcpt: 550 }).set('luego@example.com', { rcpt: 451 })
    server.fates.set('spam@example.com', { data: 554 }).set('perdido@example.com', 'cut')
    const broadcast = await sent({ contactos: ids.join() })
    await due(broadcast)
    await t.deps.db.updateTable('difusion').set({ espera_hasta: null, esperas: 0 }).execute()
    await due(broadcast)
    const found = await states(broadcast)
    expect(found).toMatchObject({
      'nadie@example.com': 'rebote_duro',
      'luego@example.com': 'diferido',
      'spam@example.com': 'fallido',
    })
    expect(found['perdido@example.com']).toBe('desconocido')
    expect(server.received.filter(({ to }) => to === 'perdido@example.com')).toHaveLength(1)
    expect((await one(broadcast)).estado).toBe('enviando')
  })

  test('blocks a contact after the second hard bounce', async () => {
    const [id] = await contacts('rebota@example.com')
    server.fates.set('rebota@example.com', { rcpt: 550 })
    await due(await sent({ contactos: `${id}` }))
    await due(await sent({ contactos: `${id}` }))
    expect(await save({ contactos: `${id}`, enviar: true })).toMatchObject({ status: 409, codigo: m.allExcluded.code })
  })

  test('lists as unknown whom a killed process had taken, and sends him nothing', async () => {
    const ids = await contacts('uno@example.com', 'dos@example.com')
    const broadcast = await sent({ contactos: ids.join() })
    await sql`update difusion_destinatario set estado = 'enviando', tomado_en = now() - interval '1 hour', intentos = 1
      where difusion_id = ${broadcast} and email = 'uno@example.com'`.execute(t.deps.db)
    await due(broadcast)
    expect(await states(broadcast)).toEqual({ 'uno@example.com': 'desconocido', 'dos@example.com': 'enviado' })
    expect(server.received.map(({ to }) => to)).toEqual(['dos@example.com'])
    const { version } = await one(broadcast)
    expect((await call('PUT', `reintentar/${broadcast}`, { version })).codigo).toBe(sending.noContacts.code)
    expect((await call('PUT', `reintentar/${broadcast}`, { version, desconocidos: true })).status).toBe(200)
    await due(broadcast)
    expect(await states(broadcast)).toMatchObject({ 'uno@example.com': 'enviado' })
  })

  test('waits for a mail server that is away, and tells until when', async () => {
    const away = await startMailServer()
    await away.stop()
    const [id] = await contacts('espera@example.com')
    const broadcast = await sent({ contactos: `${id}` })
    const openLine = (await import('#core/mail/lines.ts')).mailLines(t.deps.db, {
      SMTP_URL: away.url,
      MAIL_FROM: 'a@example.com',
    })
    await sendDue({ ...t.deps, openLine }, broadcast)
    const waiting = await one(broadcast)
    expect(waiting).toMatchObject({ estado: 'enviando', totales: { diferido: 1 } })
    expect(Date.parse(waiting.espera_hasta)).toBeGreaterThan(Date.now())
    await t.deps.db.updateTable('difusion').set({ espera_hasta: null, esperas: 0 }).execute()
    await due(broadcast)
    expect(await states(broadcast)).toEqual({ 'espera@example.com': 'enviado' })
  })

  test('keeps the throttle over all who send', async () => {
    const ids = await contacts('r1@example.com', 'r2@example.com', 'r3@example.com')
    const broadcast = await sent({ contactos: ids.join() })
    await t.deps.db.updateTable('difusion_destinatario').set({ tomado_en: null }).execute()
    const slow = { ...t.deps, env: { ...t.deps.env, BROADCAST_PER_MINUTE: 2 } }
    await Promise.all([sendDue(slow, broadcast), sendDue(slow, broadcast)])
    expect(server.received).toHaveLength(2)
  })

  test('leaves out who was deleted or unsubscribed after the snapshot', async () => {
    const ids = await contacts('borrado@example.com', 'baja@example.com', 'queda@example.com')
    const broadcast = await sent({ contactos: ids.join() })
    await sql`update contacto set eliminado_en = now() where id = ${ids[0]}`.execute(t.deps.db)
    await sql`update contacto set no_contactar_en = now(), no_contactar_motivo = 'baja' where id = ${ids[1]}`.execute(
      t.deps.db,
    )
    await due(broadcast)
    expect(await states(broadcast)).toEqual({
      'borrado@example.com': 'omitido',
      'baja@example.com': 'baja',
      'queda@example.com': 'enviado',
    })
  })
})

describe('changes', () => {
  test('two people press send: one does', async () => {
    const ids = await contacts('par@example.com')
    const { datos } = await save({ contactos: ids.join() })
    const both = await Promise.all([1, 2].map(() => call('PUT', `enviar/${datos.id}`, { version: datos.version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await due(datos.id)
    expect(server.received).toHaveLength(1)
  })

  test('a pause stops, a cancellation leaves the others out', async () => {
    const broadcast = await sent({ contactos: (await contacts('p1@example.com', 'p2@example.com')).join() })
    const { version } = await one(broadcast)
    const paused = await call('PUT', `pausar/${broadcast}`, { version })
    expect(paused).toMatchObject({ mensaje: done.paused.es, datos: { estado: 'pausada' } })
    await due(broadcast)
    expect(server.received).toHaveLength(0)
    expect((await call('PUT', `reanudar/${broadcast}`, { version })).codigo).toBe(coreMessages.changedByOther.code)
    const resumed = await call('PUT', `reanudar/${broadcast}`, { version: paused.datos.version })
    const cancelled = await call('PUT', `cancelar/${broadcast}`, { version: resumed.datos.version })
    expect(cancelled.datos.estado).toBe('cancelada')
    await due(broadcast)
    expect(server.received).toHaveLength(0)
    expect(await one(broadcast)).toMatchObject({ totales: { omitido: 2 } })
  })

  test('is not there for others', async () => {
    const { datos } = await save()
    const stranger = await aUser(t, {
      enterpriseId: await anEnterprise(t),
      modules: [Module.broadcasts, Module.allContacts],
    })
    expect((await call('GET', `${datos.id}`, undefined, stranger)).status).toBe(404)
    expect((await call('GET', `${datos.id}/destinatarios`, undefined, stranger)).status).toBe(404)
    expect((await call('PUT', `enviar/${datos.id}`, { version: 1 }, stranger)).status).toBe(404)
    const [id] = await contacts('ajeno@example.com')
    expect((await save({ contactos: `${id}` }, stranger)).codigo).toBe(m.contactsNotRecognized.code)
    expect((await save({ filtro: '?buscar=ajeno' }, stranger)).status).toBe(200)
    expect((await call('POST', 'contar', { filtro: '?buscar=ajeno' }, stranger)).datos.total).toBe(0)
  })
})

describe('refusals', () => {
  test.each([
    [{ titulo: '' }, m.titleInvalid],
    [{ asunto: '' }, m.subjectInvalid],
    [{ mensaje: 'x'.repeat(100_001) }, m.messageInvalid],
    [{ contactos: '999999' }, m.contactsNotRecognized],
    [{ filtro: '?pais_id=nada' }, m.contactsNotRecognized],
    [{ enviar: true }, sending.noContacts],
  ])('%o', async (changes, { status, code, es }) => {
    expect(await save(changes)).toMatchObject({ status, codigo: code, mensaje: es })
  })

  test.each([
    ['<p> </p>', body.empty],
    ['<p>Uno</p><p></p><p>Dos</p>', body.emptyRows],
  ])('of the body %s', async (mensaje, entry) => {
    const contactos = (await contacts(`cuerpo${entry.code}@example.com`)).join()
    expect(await save({ mensaje, contactos, enviar: true })).toMatchObject({ status: 400, mensaje: entry.es })
  })

  test.each([99.99, [1.5], 9_999_999_999, '9999999999', 'todos'])('of no ids: %j', async (contactos) => {
    expect(await call('POST', 'contar', { contactos })).toMatchObject({ codigo: m.contactsNotRecognized.code })
  })

  test('of a missing language, and nothing is sent', async () => {
    const contactos = `${await aContact(t, clerk, { email: 'english@example.com', idioma: 'en' })}`
    expect(await save({ contactos, enviar: true })).toMatchObject({ mensaje: body.languageMissing.es })
    expect((await call('POST', 'contar', { contactos })).datos).toMatchObject({ total: 1, es: 0, en: 1 })
  })
})

test('HTML that runs, loads or tracks is gone, and names stay text', async () => {
  const mensaje =
    '<p onclick="x()">Hola {{nombre}} <img src="https://t.example/p.gif"><script>alert(1)</script><style>@import "x"</style><a href="javascript:x()">a</a><iframe src="//x"></iframe></p>'
  const contactId = await aContact(t, clerk, { nombre: '<b>Ana</b> {{empresa}}', email: 'html@example.com' })
  const { datos } = await call('POST', 'vista_previa', { ...letter, mensaje, contacto_id: contactId })
  expect(datos.html).not.toMatch(/<img|<script|onclick|@import|javascript:|<iframe|<b>Ana/)
  expect(datos.html).toContain('&#60;b&#62;Ana&#60;/b&#62; {{empresa}}')
})

test('a line break in subject or name starts no header', async () => {
  const id = await aContact(t, clerk, { nombre: 'Eva Bcc: x@example.com', email: 'eva@example.com' })
  await due(await sent({ asunto: 'Hola\r\nBcc: victima@example.com {{nombre}}', contactos: `${id}` }))
  expect(server.received.map(({ to }) => to)).toEqual(['eva@example.com'])
  expect(headersOf(server.received[0]!.text)).not.toMatch(/^Bcc:/im)
})
