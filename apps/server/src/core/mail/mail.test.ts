import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { inTransaction } from '../database/database.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { type MailTransport, openTransport } from './delivery.ts'
import { type Mail, type Mails, openMails } from './mail.ts'
import { countMails, listFailedMails, tryFailedMailsAgain } from './queries.ts'

let database: TestDatabase
let jobs: Jobs
let smtp: SMTPServer
let transport: MailTransport
let mails: Mails
const lines: string[] = []
const received: { to: string[]; text: string }[] = []
let refuse: Error | null = null
let answerAfterMs = 0

beforeAll(async () => {
  database = await openTestDatabase()
  const { db, config } = database
  const log = (text: string) => lines.push(text)
  jobs = await startJobs({ db, config, log, isWorking: true })
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString()
        setTimeout(() => {
          if (refuse) return done(refuse)
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
          done()
        }, answerAfterMs)
      })
    },
  })
  smtp.on('error', () => {}) // a client that gave up
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Portal <portal@example.com>' }
  transport = await openTransport(env, async () => Buffer.from('stored file'))
  const company = async () => ({ name: 'NEXT', url: 'https://portal.example.com' })
  mails = await openMails({ db, jobs, transport, company, log })
})
afterAll(async () => {
  await jobs.stop()
  transport.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
  await database.close()
})
beforeEach(async () => {
  await database.db.deleteFrom('correo').execute()
  received.length = 0
  lines.length = 0
  refuse = null
  answerAfterMs = 0
})

const aMail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'ana@example.com',
  language: 'es',
  subject: 'Su código',
  body: { title: 'Su código', paragraphs: ['Use este código.'], code: '4821' },
  reason: 'pin.reset',
  ...changes,
})
const outgoing = { id: 1, para: '', asunto: '', html: '', texto: '', adjuntos: [], creado_en: new Date() }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const write = (changes: Partial<Mail> = {}) => inTransaction(database.db, (db) => mails.write(db, aMail(changes)))
const rowOf = (id: number) =>
  database.db.selectFrom('correo').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const makeDue = (id: number) =>
  database.db.updateTable('correo').set({ proximo_en: sql`now()` }).where('id', '=', id).execute()
const headersOf = (text: string) => text.slice(0, text.indexOf('\r\n\r\n'))

describe('a queued mail', () => {
  test('leaves after the commit, once, as HTML and text', async () => {
    await inTransaction(database.db, (db) => mails.queue(db, aMail()))
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 3000 })
    const [{ to, text }] = received as [(typeof received)[0]]
    expect(to).toEqual(['ana@example.com'])
    expect(text).toContain('From: Portal <portal@example.com>')
    expect(text).toContain('text/plain')
    expect(text).toContain('text/html')
    expect(text).toContain('4821')
    await vi.waitFor(async () => expect(await countMails(database.db)).toMatchObject({ pending: 0, failed: 0 }))
  })

  test('is not written when the transaction is undone', async () => {
    const undone = inTransaction(database.db, async (db) => {
      await mails.queue(db, aMail())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await countMails(database.db)).toMatchObject({ pending: 0 })
  })

  test('is sent once when its alarm rings twice, one after the other or side by side', async () => {
    const id = await write()
    await Promise.all([mails.deliver(id), mails.deliver(id)])
    await mails.deliver(id)
    expect(received).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ estado: 'enviado', intentos: 1 })
  })

  test('is tried five times over 24 hours, then fails, and is tried again when the operator says so', async () => {
    refuse = new Error('mailbox full')
    const id = await write()
    const waits: number[] = []
    for (let tries = 1; tries <= 5; tries++) {
      await makeDue(id)
      await mails.deliver(id)
      const row = await rowOf(id)
      expect(row).toMatchObject({ intentos: tries, estado: tries < 5 ? 'pendiente' : 'fallido' })
      waits.push(Math.round((row.proximo_en.getTime() - Date.now()) / 60_000))
    }
    expect(waits.slice(0, 4)).toEqual([5, 25, 210, 1200])
    await makeDue(id)
    await mails.deliver(id)
    expect((await rowOf(id)).intentos).toBe(5)
    expect(await listFailedMails(database.db, 10)).toMatchObject([{ id, error: 'EMESSAGE 450' }])

    refuse = null
    expect(await tryFailedMailsAgain(database.db)).toEqual([id])
    expect(await tryFailedMailsAgain(database.db)).toEqual([])
    await mails.tidy() // the hourly job
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 3000 })
  })

  test('fails in the end when the process died during the last try', async () => {
    const id = await write()
    await database.db.updateTable('correo').set({ intentos: 5, proximo_en: sql`now()` }).where('id', '=', id).execute()
    await mails.deliver(id)
    expect(await rowOf(id)).toMatchObject({ estado: 'fallido', error: 'unfinished' })
    expect(received).toEqual([])
  })

  test('whose alarm was lost is found by the hourly job', async () => {
    const id = await write()
    await database.db
      .updateTable('correo')
      .set({ proximo_en: sql`now() - interval '11 minutes'` })
      .where('id', '=', id)
      .execute()
    await mails.tidy()
    await mails.tidy()
    await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ estado: 'enviado' }))
    expect(received).toHaveLength(1)
  })

  test('carries stored files', async () => {
    const fileId = 'b8a2f3c0-0000-4000-8000-000000000000'
    const id = await write({ attachments: [{ fileId, name: 'cotización.pdf' }] })
    await mails.deliver(id)
    expect(received[0]?.text).toContain(Buffer.from('stored file').toString('base64'))
  })

  test.each(['REQUEST', 'CANCEL'])(
    'carries a calendar file as an alternative and as a file, with %s',
    async (method) => {
      const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'END:VCALENDAR', ''].join('\r\n')
      await mails.deliver(await write({ attachments: [{ name: 'evento.ics', text }] }))
      const types = [...received[0]!.text.matchAll(/^Content-Type: (.*(?:\r\n .*)*)/gm)].map(([, type]) =>
        type!.replace(/\r\n\s+/g, ' '),
      )
      expect(types.map((type) => type.split(';')[0])).toEqual([
        'multipart/mixed',
        'multipart/alternative',
        'text/plain',
        'text/html',
        'text/calendar',
        'application/ics',
      ])
      expect(types[4]).toBe(`text/calendar; charset=utf-8; method=${method}`)
      expect(types[5]).toContain('name=evento.ics')
    },
  )

  test('carries a calendar file without a method as a file only', async () => {
    await mails.deliver(await write({ attachments: [{ name: 'evento.ics', text: 'BEGIN:VCALENDAR\r\n' }] }))
    expect(received[0]!.text).not.toContain('method=')
    expect(received[0]!.text).toContain('filename=evento.ics')
  })

  test('tells mail programs where one click ends such mails', async () => {
    const unsubscribeUrl = 'https://portal.example.com/v1/terminar/1-x'
    await mails.deliver(await write({ unsubscribeUrl }))
    const headers = headersOf(received[0]!.text)
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/portal\.example\.com\/v1\/terminar\/1-x>\r?$/m)
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    await mails.deliver(await write())
    expect(headersOf(received[1]!.text)).not.toContain('List-Unsubscribe')
  })
})

describe('a mail whose content dies', () => {
  test('is never sent later, and is wiped', async () => {
    const id = await write({ expiresAt: inMinutes(-1) })
    await mails.deliver(id)
    await mails.tidy()
    expect(received).toEqual([])
    expect(await rowOf(id)).toMatchObject({ estado: 'vencido', html: null, texto: null })
  })

  test('is wiped a day after it was sent', async () => {
    const id = await write({ expiresAt: inMinutes(10) })
    const lasting = await write()
    expect(await mails.sendNow(id)).toBe(true)
    await mails.tidy()
    expect((await rowOf(id)).texto).toContain('4821')
    await database.db.updateTable('correo').set({ creado_en: sql`now() - interval '25 hours'` }).execute()
    await mails.tidy()
    expect(await rowOf(id)).toMatchObject({ estado: 'enviado', html: null, texto: null })
    expect((await rowOf(lasting)).texto).toContain('4821')
  })
})

describe('a PIN somebody waits for', () => {
  test('is sent at once, and the caller is told', async () => {
    const id = await write({ expiresAt: inMinutes(10) })
    expect(await mails.sendNow(id)).toBe(true)
    expect(await mails.sendNow(id)).toBe(false)
    expect(received).toHaveLength(1)
  })

  test('is tried once only by a server that refuses it', async () => {
    refuse = Object.assign(new Error('no'), { responseCode: 550 })
    const id = await write({ expiresAt: inMinutes(10) })
    expect(await mails.sendNow(id)).toBe(false)
    expect(await rowOf(id)).toMatchObject({ estado: 'fallido', intentos: 1 })
    refuse = null
    await makeDue(id)
    await mails.deliver(id)
    await mails.tidy()
    expect(received).toEqual([])
  })

  test('keeps the caller waiting for 5 seconds at most', async () => {
    answerAfterMs = 9000
    const id = await write({ expiresAt: inMinutes(10) })
    const started = Date.now()
    expect(await mails.sendNow(id)).toBe(false)
    expect(Date.now() - started).toBeLessThan(6000)
    expect(await rowOf(id)).toMatchObject({ estado: 'fallido', error: 'EABORT' })
  })
})

describe('a server elsewhere that offers no TLS', () => {
  const elsewhere = () => `smtp://0.0.0.0:${(smtp.server.address() as AddressInfo).port}` // this machine, by another name
  const sendTo = async (url: string) => {
    const other = await openTransport({ SMTP_URL: url, MAIL_FROM: 'a@example.com' }, async () => new Uint8Array())
    try {
      await other.send({ ...outgoing, para: 'ana@example.com' })
    } finally {
      other.close()
    }
  }

  test('gets no mail', async () => {
    await expect(sendTo(elsewhere())).rejects.toMatchObject({ code: 'ETLS' })
    expect(received).toEqual([])
  })

  test('gets it when the operator allows that', async () => {
    await sendTo(`${elsewhere()}?requireTLS=false`)
    expect(received).toHaveLength(1)
  })
})

describe('what people wrote', () => {
  test('cannot add a header', async () => {
    const id = await write({
      subject: 'Hola\r\nBcc: other@example.com',
      attachments: [{ fileId: 'b8a2f3c0-0000-4000-8000-000000000000', name: 'a\r\nX-Evil: 1.pdf' }],
    })
    await mails.deliver(id)
    const [{ to, text }] = received as [(typeof received)[0]]
    expect(to).toEqual(['ana@example.com'])
    expect(headersOf(text)).not.toMatch(/^Bcc:/im)
    expect(text).not.toMatch(/^X-Evil:/im)
    expect(headersOf(text)).toContain('Subject: Hola Bcc: other@example.com')
  })

  test.each([
    'ana@example.com\r\nBcc: other@example.com',
    'ana@example.com, other@example.com',
    'Ana <ana@example.com>',
    'ana@example.com>',
    '',
  ])('cannot be an address such as %j', async (to) => {
    await expect(write({ to })).rejects.toThrow()
    expect(await countMails(database.db)).toMatchObject({ pending: 0 })
  })

  test('never reaches the log', async () => {
    refuse = new Error('4821 for ana@example.com refused')
    await mails.deliver(await write())
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^mail \d+ \(pin\.reset\) try 1 failed: EMESSAGE 450$/)
  })
})

test('without a mail server nothing leaves and the mail counts as sent', async () => {
  const local = await openTransport({ SMTP_URL: undefined, MAIL_FROM: 'a@example.com' }, async () => new Uint8Array())
  await expect(local.send({ ...outgoing, para: 'a@b.cl' })).resolves.toBeUndefined()
})
