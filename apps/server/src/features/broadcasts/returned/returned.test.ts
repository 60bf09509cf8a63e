import { Module } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aContact } from '#test/contacts.ts'
import { type Mailbox, startImapServer } from '#test/imap-server.ts'
import { sendForm } from '#test/items.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { type BounceReport, bounceOf, complaintOf } from '#test/returned-mails.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { sendDue } from '../send/send.ts'
import { readReturned } from './read.ts'

let server: MailServer
let inbox: Mailbox
let t: TestApp
let clerk: Person
beforeAll(async () => {
  server = await startMailServer()
  inbox = await startImapServer()
  t = await startApp({
    SMTP_URL: server.url,
    PORTAL_ROLES: 'web',
    BROADCAST_PER_MINUTE: '0',
    BROADCAST_PER_HOUR: '0',
    BOUNCE_IMAP_URL: inbox.url,
    BOUNCE_ADDRESS: 'rebotes@example.com',
  })
  const modules = [Module.broadcasts, Module.allContacts]
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules })
})
afterAll(async () => {
  await t.close()
  await Promise.all([server.stop(), inbox.stop()])
})
beforeEach(() => {
  server.received.length = 0
})

const letter = { titulo: 'Novedades', asunto: 'Hola', mensaje: '<p>Hay novedades.</p>' }

/** Sends a broadcast to contacts; returns it with what the mail of each one says about itself. */
async function broadcastTo(...ids: number[]) {
  const saved = await sendForm(
    t,
    '/v1/contacto/difusion/save',
    { ...letter, contactos: ids.join(), enviar: true },
    clerk,
  )
  expect(saved.status).toBe(200)
  const id = saved.datos.id as number
  server.received.length = 0
  await sendDue(t.deps, id)
  const mails = server.received.map(({ from, to, text }) => ({
    from,
    to,
    messageId: /^Message-ID: (.*)\r$/im.exec(text)![1]!,
    headers: text.split('\r\n\r\n')[0]!,
    leave: /<mailto:([^>]+)>/.exec(text.replace(/\r\n[ \t]+/g, ' '))![1]!,
  }))
  return { id, mails }
}
type Sent = Awaited<ReturnType<typeof broadcastTo>>['mails'][number]

const read = (app = t) => readReturned(app.deps, inbox.url)
const states = async (id: number) => {
  const { datos } = await t.call('GET', `/v1/contacto/difusion/${id}/destinatarios`, undefined, clerk)
  return Object.fromEntries(
    datos.destinatarios.map((one: { email: string; estado: string }) => [one.email, one.estado]),
  )
}
const blockedWhy = async (id: number) =>
  (await sql<{ why: string }>`select no_contactar_motivo why from contacto where id = ${id}`.execute(t.deps.db))
    .rows[0]!.why

const bounce = (report: BounceReport) => inbox.deliver(...bounceOf(report))
const complaint = (kind: string, original: readonly string[]) => inbox.deliver(...complaintOf(kind, original))

describe('a delivery report', () => {
  test('to the return address of a mail bounces its recipient, and the second one blocks him', async () => {
    const contact = await aContact(t, clerk, { email: 'rebota@example.com' })
    const first = await broadcastTo(contact)
    expect(first.mails[0]!.from).toMatch(/^rebotes\+[0-9a-z]+-[0-9a-f]{24}@example\.com$/)
    bounce({ to: `<${first.mails[0]!.from.toUpperCase()}>` })
    expect(await read()).toBe(1)
    expect(await states(first.id)).toEqual({ 'rebota@example.com': 'rebote_duro' })
    expect(await blockedWhy(contact)).toBe('')
    bounce({ to: first.mails[0]!.from }) // the same mail reported again is no second bounce
    await read()
    expect(await blockedWhy(contact)).toBe('')
    const second = await broadcastTo(contact)
    bounce({ to: second.mails[0]!.from })
    await read()
    expect(await blockedWhy(contact)).toBe('rebote')
    const line = await t.call('GET', `/v1/contacto/linea_tiempo/${contact}`, undefined, clerk)
    expect(line.datos.entradas.map(({ detalle }: { detalle: string }) => detalle)).toEqual(
      expect.arrayContaining(['Rebote duro']),
    )
    const { datos } = await t.call('POST', '/v1/contacto/difusion/contar', { contactos: [contact] }, clerk)
    expect(datos).toMatchObject({ total: 0, nombres_omitidos: [{ motivo: 'rebote' }] })
  })

  test.each([
    ['5.2.2', 'failed', 'rebote_blando'],
    ['4.4.7', 'failed', 'rebote_blando'],
    ['5.7.1', 'failed', 'rebote_blando'],
    ['4.4.1', 'delayed', 'enviado'],
    ['2.0.0', 'delivered', 'enviado'],
    ['nonsense', 'failed', 'rebote_blando'],
  ])('%s, %s: %s', async (status, action, state) => {
    const email = `s${status}-${action}@example.com`.toLowerCase()
    const { id, mails } = await broadcastTo(await aContact(t, clerk, { email }))
    bounce({ to: mails[0]!.from, status, action })
    await read()
    expect(await states(id)).toEqual({ [email]: state })
  })

  test.each([
    ['its own header', ({ headers }: Sent) => [/^X-Recipient-Mark: .*$/im.exec(headers)![0]]],
    ['the message id', ({ messageId }: Sent) => [`Message-ID: ${messageId}`]],
  ])('without the return address is recognized by %s', async (what, original) => {
    const email = `${what.replaceAll(' ', '')}@example.com`
    const { id, mails } = await broadcastTo(await aContact(t, clerk, { email }))
    bounce({ original: ['From: portal@example.com', ...original(mails[0]!)] })
    await read()
    expect(await states(id)).toEqual({ [email]: 'rebote_duro' })
  })
})

describe('a bounce without a delivery report', () => {
  const plain = (to: string, ...headers: string[]) =>
    inbox.deliver(
      'From: Mail Delivery System <Mailer-Daemon@mx.example.net>',
      `To: ${to}`,
      ...headers,
      '',
      'User unknown 5.1.1',
    )

  test('counts as a soft one by our mark and the header of a mail server, and never by its text', async () => {
    const contacts = [
      await aContact(t, clerk, { email: 'exim@example.com' }),
      await aContact(t, clerk, { email: 'texto@example.com' }),
    ]
    const { id, mails } = await broadcastTo(...contacts)
    const from = (email: string) => mails.find(({ to }) => to === email)!.from
    plain(from('exim@example.com'), 'X-Failed-Recipients: exim@example.com')
    plain(from('texto@example.com'), 'Subject: Undelivered mail: texto@example.com')
    plain('rebotes@example.com', 'X-Failed-Recipients: texto@example.com')
    await read()
    expect(await states(id)).toEqual({ 'exim@example.com': 'rebote_blando', 'texto@example.com': 'enviado' })
    expect(await blockedWhy(contacts[0]!)).toBe('')
  })
})

describe('a complaint', () => {
  test('blocks at once, and not-spam does not', async () => {
    const [angry, glad] = [await aContact(t, clerk), await aContact(t, clerk)]
    const { id, mails } = await broadcastTo(angry, glad)
    const emails = await t.deps.db
      .selectFrom('contacto')
      .select(['id', 'email'])
      .where('id', 'in', [angry, glad])
      .execute()
    const mailOf = (contact: number) => mails.find(({ to }) => to === emails.find(({ id }) => id === contact)!.email)!
    complaint('abuse', mailOf(angry).headers.split('\r\n'))
    complaint('not-spam', mailOf(glad).headers.split('\r\n'))
    await read()
    expect(await states(id)).toEqual({ [mailOf(angry).to]: 'queja', [mailOf(glad).to]: 'enviado' })
    expect([await blockedWhy(angry), await blockedWhy(glad)]).toEqual(['queja', ''])
  })

  test('that is an opt-out, and the mail of a mail program, unsubscribe', async () => {
    const contacts = [await aContact(t, clerk), await aContact(t, clerk)]
    const { mails } = await broadcastTo(...contacts)
    complaint('opt-out', mails[0]!.headers.split('\r\n'))
    const [to, query] = mails[1]!.leave.split('?')
    expect(to).toBe('rebotes@example.com')
    inbox.deliver(
      'From: someone@example.org',
      `To: ${to}`,
      `Subject: ${new URLSearchParams(query).get('subject')}`,
      '',
      '',
    )
    await read()
    expect(await Promise.all(contacts.map(blockedWhy))).toEqual(['baja', 'baja'])
  })
})

test('who unsubscribes after his address bounced keeps both reasons, and who also complains all three', async () => {
  const contact = await aContact(t, clerk, { email: 'ambos@example.com' })
  const [first, second] = [await broadcastTo(contact), await broadcastTo(contact)]
  for (const { mails } of [first, second]) bounce({ to: mails[0]!.from })
  await read()
  const reasons = async () => {
    const { datos } = await t.call('GET', `/v1/contacto/list/contacto?contacto_id=${contact}`, undefined, clerk)
    return datos.contacto.no_contactar_motivos.map(({ motivo }: { motivo: string }) => motivo)
  }
  expect(await reasons()).toEqual(['rebote'])
  complaint('opt-out', first.mails[0]!.headers.split('\r\n'))
  await read()
  complaint('opt-out', second.mails[0]!.headers.split('\r\n')) // a second time adds nothing
  await read()
  expect(await reasons()).toEqual(['rebote', 'baja'])
  complaint('abuse', second.mails[0]!.headers.split('\r\n'))
  await read()
  expect(await reasons()).toEqual(['rebote', 'baja', 'queja'])
  const { datos } = await t.call('POST', '/v1/contacto/difusion/contar', { contactos: [contact] }, clerk)
  expect(datos.nombres_omitidos).toMatchObject([{ motivo: 'baja' }]) // their own word counts first
})

describe('nobody can report for another', () => {
  test('with a forged mark, a guessed message id or an address only', async () => {
    const victim = await aContact(t, clerk, { email: 'victima@example.com' })
    const mine = await aContact(t, clerk, { email: 'mio@example.com' })
    const { id, mails } = await broadcastTo(victim, mine)
    const own = mails.find(({ to }) => to === 'mio@example.com')!
    const rows = await t.deps.db
      .selectFrom('difusion_destinatario')
      .select(['id', 'email'])
      .where('difusion_id', '=', id)
      .execute()
    const other = rows.find(({ email }) => email === 'victima@example.com')!
    const mark = /\+([0-9a-z]+)-([0-9a-f]{24})@/.exec(own.from)!
    const forged = `${other.id.toString(36)}-${mark[2]}`
    const address = 'victima@example.com'
    bounce({ to: `rebotes+${forged}@example.com`, address })
    bounce({ address, original: [`X-Recipient-Mark: ${forged}`, `Message-ID: <difusion.${id}.${forged}@example.com>`] })
    bounce({ address, original: [`Message-ID: <difusion.${id}.${other.id}@example.com>`, `To: ${address}`] })
    complaint('abuse', [`To: ${address}`, `Message-ID: <difusion.${id}.${other.id}@example.com>`])
    inbox.deliver(
      'From: x@example.org',
      'To: rebotes@example.com',
      `Subject: /v1/contacto/baja/${other.id}.${'A'.repeat(43)}`,
      '',
      '',
    )
    bounce({ to: own.from, address }) // their own mark, with the address of the other
    await read()
    expect(await states(id)).toEqual({ 'victima@example.com': 'enviado', 'mio@example.com': 'rebote_duro' })
    expect(await blockedWhy(victim)).toBe('')
  })

  test('and nothing comes of mails that are no reports, huge or broken', async () => {
    const { id, mails } = await broadcastTo(await aContact(t, clerk, { email: 'quieto@example.com' }))
    const to = mails[0]!.from
    inbox.deliver(`To: ${to}`, 'Subject: Out of office', 'Auto-Submitted: auto-replied', '', 'I am away. 5.1.1')
    inbox.deliver(`To: ${to}`, 'Content-Type: multipart/report; boundary=b', '', '--b', 'x'.repeat(3_000_000))
    inbox.deliver(`To: ${to}`, ...Array.from({ length: 9000 }, (_, at) => `X-H${at}: ${'y'.repeat(200)}`), '', 'z')
    inbox.deliver(`To: ${to}`, ...nested(400), 'z')
    inbox.deliver('')
    expect(await read()).toBe(5)
    expect(inbox.unseen()).toBe(0)
    expect(await states(id)).toEqual({ 'quieto@example.com': 'enviado' })
  }, 30_000)
})

const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => [`Content-Type: multipart/mixed; boundary=n${at}`, '', `--n${at}`]).flat()

describe('each mail counts once', () => {
  test('when two processes read at the same time', async () => {
    const { id, mails } = await broadcastTo(await aContact(t, clerk, { email: 'doble@example.com' }))
    const other = await t.secondPortal()
    for (let copy = 0; copy < 5; copy++) bounce({ to: mails[0]!.from })
    await Promise.all([read(), read(other), read()])
    await other.close()
    expect(await states(id)).toEqual({ 'doble@example.com': 'rebote_duro' })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int n from correo_devuelto where resultado = 'rebote_duro'
        and difusion_destinatario_id in (select id from difusion_destinatario where difusion_id = ${id})`.execute(
      t.deps.db,
    )
    expect(rows[0]!.n).toBe(5)
  })

  test('when a process ended before it marked the mail, or while it stored it', async () => {
    const contact = await aContact(t, clerk, { email: 'muerto@example.com' })
    const { id, mails } = await broadcastTo(contact)
    bounce({ to: mails[0]!.from, status: '5.2.2' })
    const failing = { ...t.deps, workers: { mailReport: () => Promise.reject(new Error('ended')) } }
    await expect(readReturned(failing, inbox.url)).rejects.toThrow('ended')
    expect(await states(id)).toEqual({ 'muerto@example.com': 'enviado' })
    await read()
    await sql`update difusion_destinatario set estado = 'enviado' where difusion_id = ${id}`.execute(t.deps.db)
    inbox.forget()
    await read()
    expect(await states(id)).toEqual({ 'muerto@example.com': 'enviado' })
    expect(inbox.unseen()).toBe(0)
  })
})

test('the mailbox that refuses the password is an error without the password', async () => {
  const wrong = inbox.url.replace('testpass', 'secreto')
  await expect(readReturned(t.deps, wrong)).rejects.toThrow(/^(?!.*secreto)/)
})
