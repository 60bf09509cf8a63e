import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Db, inTransaction, openDatabase } from '../database/database.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { type Mail, openMails } from './mail.ts'

let database: TestDatabase
/** Does not wait long for a row that others hold. */
let impatient: Db
let jobs: Jobs

beforeAll(async () => {
  database = await openTestDatabase()
  const { db, config } = database
  impatient = openDatabase({ ...config, options: '-c lock_timeout=500' }, () => {})
  jobs = await startJobs({ db, config, log: () => {}, isWorking: false })
})
afterAll(async () => {
  await jobs.stop()
  await impatient.destroy()
  await database.close()
})

const mail: Mail = {
  to: 'ana@example.com',
  language: 'es',
  subject: 'Aviso',
  body: { title: 'Aviso', paragraphs: ['Hay novedades.'] },
  reason: 'quote.sent',
}

test('a mail that the server accepted is noted as soon as the database lets it, whatever hindered it', async () => {
  const lines: string[] = []
  const free = Promise.withResolvers<void>()
  let sent = 0
  /** Another holds its row when the server has accepted it. */
  async function send({ id }: { id: number }) {
    sent++
    const held = Promise.withResolvers<void>()
    void inTransaction(database.db, async (db) => {
      await db.selectFrom('correo').select('id').where('id', '=', id).forUpdate().execute()
      held.resolve()
      await free.promise
    })
    await held.promise
  }
  const company = async () => ({ name: 'NEXT', url: 'https://portal.example.com' })
  const log = (text: string) => lines.push(text)
  const mails = await openMails({
    db: impatient,
    jobs,
    transport: { send, verify: async () => {}, close() {} },
    company,
    log,
  })

  const id = await inTransaction(database.db, (db) => mails.write(db, mail))
  const delivered = mails.deliver(id)
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 5000 })
  free.resolve()
  await delivered
  expect(lines[0]).toMatch(/^mail \d+ \(quote\.sent\) was accepted, which is not noted yet: .*lock timeout/)
  const row = await database.db.selectFrom('correo').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ estado: 'enviado', intentos: 1 })
  await mails.deliver(id)
  expect(sent).toBe(1)
})
