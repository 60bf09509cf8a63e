import { mailboxCalls } from '@portal/contract/core/mailbox-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { Door } from '../door/door.ts'
import { mailboxRoutes } from './mailbox.ts'
import { insertMails } from './queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const [index, to] of ['ana@example.com', 'Luis@example.com', 'ana@example.com'].entries())
    await insertMails(database.db, [
      {
        to,
        replyTo: null,
        subject: `Asunto ${index}`,
        html: '<p>Hola</p>',
        text: 'Hola',
        language: 'es',
        reason: 'test',
        cause: null,
        expiresAt: null,
        unsubscribeUrl: null,
        attachments: [],
      },
    ])
})
afterAll(() => database.close())

const doorFor = (env: Parameters<typeof mailboxRoutes>[1]['env']) => {
  const door = new Door(database.db, () => {})
  mailboxRoutes(door, { db: database.db, env })
  return door
}
const read = async (para?: string) => {
  const door = doorFor({ NODE_ENV: 'development', SMTP_URL: undefined, DEMO_PUBLIC: false })
  const sent = { caller: { ip: '', requestId: '' }, actor: null, params: { para }, body: {} }
  const { envelope } = await door.enter(mailboxCalls.list, sent)
  return envelope.datos as Record<string, unknown>[]
}
const subjects = (mails: Record<string, unknown>[]) => mails.map(({ asunto }) => asunto)

describe('GET /v1/buzon', () => {
  test('shows the mails of an address, newest first, however it is written', async () => {
    const mails = await read('ANA@example.com ')
    expect(subjects(mails)).toEqual(['Asunto 2', 'Asunto 0'])
    expect(Object.keys(mails[0]!)).toEqual(['id', 'para', 'asunto', 'texto', 'html', 'motivo', 'creado_en'])
    expect(subjects(await read('luis@example.com'))).toEqual(['Asunto 1'])
    expect(await read('nobody@example.com')).toEqual([])
  })

  test('without an address shows all', async () => {
    expect(subjects(await read())).toEqual(['Asunto 2', 'Asunto 1', 'Asunto 0'])
  })

  test('is not there in production, beside a mail server, nor where other machines reach it', () => {
    const here = { NODE_ENV: 'development', SMTP_URL: undefined, DEMO_PUBLIC: false } as const
    expect(doorFor(here).calls).toHaveLength(1)
    expect(doorFor({ ...here, NODE_ENV: 'production' }).calls).toEqual([])
    expect(doorFor({ ...here, SMTP_URL: 'smtp://localhost' }).calls).toEqual([])
    expect(doorFor({ ...here, DEMO_PUBLIC: true }).calls).toEqual([])
  })
})
