import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { inTransaction } from '../database/database.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { type MailTransport, openTransport } from './delivery.ts'
import { type Mails, openMails } from './mail.ts'

const to = 'ana@example.com'
let database: TestDatabase
let jobs: Jobs
let server: MailServer
let transport: MailTransport
let mails: Mails
beforeAll(async () => {
  database = await openTestDatabase()
  const { db, config } = database
  jobs = await startJobs({ db, config, log: () => {}, isWorking: false })
  server = await startMailServer()
  transport = await openTransport({ SMTP_URL: server.url, MAIL_FROM: 'portal@example.com' }, async () =>
    Buffer.alloc(0),
  )
  const company = async () => ({ name: 'NEXT', url: 'https://portal.example.com' })
  mails = await openMails({ db, jobs, transport, company, log: () => {} })
})
afterAll(async () => {
  await jobs.stop()
  transport.close()
  await server.stop()
  await database.close()
})
beforeEach(() => {
  server.received.length = 0
  server.fates.clear()
})

/** A PIN that someone waits for: it lives ten minutes. */
const writePin = () =>
  inTransaction(database.db, (db) =>
    mails.write(db, {
      to,
      language: 'es',
      subject: 'Su código',
      body: { title: 'Su código', paragraphs: ['Use este código.'], code: '4821' },
      reason: 'pin.reset',
      expiresAt: new Date(Date.now() + 600_000),
    }),
  )
const rowOf = (id: number) =>
  database.db.selectFrom('correo').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const makeDue = (id: number) =>
  database.db
    .updateTable('correo')
    .set({ proximo_en: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute()

describe('a mail server that says "later" (4xx) to a PIN that someone waits for', () => {
  test('gets it again within minutes, and the caller is told that it comes', async () => {
    server.fates.set(to, { rcpt: 451 })
    const id = await writePin()
    expect(await mails.sendNow(id)).toBe(true)
    const { estado, proximo_en: next } = await rowOf(id)
    expect(estado).toBe('pendiente')
    expect(next.getTime() - Date.now()).toBeGreaterThan(45_000)
    expect(next.getTime() - Date.now()).toBeLessThan(61_000)

    server.fates.clear()
    await makeDue(id)
    await mails.deliver(id)
    expect(await rowOf(id)).toMatchObject({ estado: 'enviado', intentos: 2 })
    expect(server.received).toHaveLength(1)
  })

  test('is not asked forever', async () => {
    server.fates.set(to, { rcpt: 451 })
    const id = await writePin()
    await mails.sendNow(id)
    for (let tries = 2; tries <= 6; tries++) {
      await makeDue(id)
      await mails.deliver(id)
    }
    expect(await rowOf(id)).toMatchObject({ estado: 'fallido', intentos: 5 })
    expect(server.received).toEqual([])
  })

  test('is not asked again when it refuses for good (5xx)', async () => {
    server.fates.set(to, { rcpt: 550 })
    const id = await writePin()
    expect(await mails.sendNow(id)).toBe(false)
    expect(await rowOf(id)).toMatchObject({ estado: 'fallido', intentos: 1 })
  })
})
