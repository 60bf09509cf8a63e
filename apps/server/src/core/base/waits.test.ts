import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { inTransaction, openDatabase } from '../database/database.ts'
import { Files } from '../files/files.ts'
import { openDisk } from '../files/storage.ts'
import { openTransport } from '../mail/delivery.ts'

/** A program that accepts every connection and never says a word. */
let silent: Server
let port: number
const sockets = new Set<Socket>()
let database: TestDatabase
beforeAll(async () => {
  silent = createServer((socket) => {
    socket.on('error', () => {}).resume()
    sockets.add(socket)
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  port = (silent.address() as AddressInfo).port
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  silent.close()
  await database.close()
})

const within = async (ms: number, work: Promise<unknown>) => {
  const start = performance.now()
  await expect(work).rejects.toThrow()
  expect(performance.now() - start).toBeLessThan(ms)
}

describe('a partner that accepts and never answers is given up:', () => {
  test('a bucket, on reading and on writing', async () => {
    const bucket = {
      ...{ S3_BUCKET: 'portal', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' },
      ...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_FORCE_PATH_STYLE: true, DATA_DIR: '/nowhere' },
    }
    const disk = await openDisk(bucket, { connectMs: 300, answerMs: 300, headersMs: 2000 })
    await within(5000, disk.getBytes('a'))
    await within(5000, disk.put('a', 'text'))
    const files = new Files(database.db, disk, 'secret')
    const busy = { entry: coreMessages.busy }
    await expect(files.put(Buffer.from('text'), 'text/plain')).rejects.toMatchObject(busy)
    await expect(files.stream({ clave: 'a' })).rejects.toMatchObject(busy)
  })

  test('a mail server, by its silence and by the whole', async () => {
    const mail = { id: 1, para: 'a@example.com', asunto: '', html: '', texto: '', adjuntos: [], creado_en: new Date() }
    const to = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'b@example.com' }
    const none = async () => new Uint8Array()
    const quiet = await openTransport(to, none, { connectMs: 300, answerMs: 300, wholeMs: 60_000 })
    await within(5000, quiet.send(mail))
    quiet.close()
    const slow = await openTransport(to, none, { connectMs: 60_000, answerMs: 60_000, wholeMs: 300 })
    await within(5000, slow.send(mail))
    slow.close()
  })

  test('a database that answers no connection', async () => {
    const db = openDatabase({ host: '127.0.0.1', port, connectionTimeoutMillis: 300 }, () => {})
    await within(9000, sql`select 1`.execute(db))
    await db.destroy()
  })
})

describe('a database that is silent in the middle of a statement', () => {
  const open = () => openDatabase({ ...database.config, max: 1, answerMs: 300 }, () => {})

  test('is given up, and the next statement has another connection', async () => {
    const db = open()
    await within(2000, sql`select pg_sleep(5)`.execute(db))
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    expect(rows).toEqual([{ one: 1 }])
    await db.destroy()
  })

  test('has as long as its transaction raised the limit', async () => {
    const db = open()
    await inTransaction(db, async (db) => {
      await sql`set local statement_timeout = '10min'`.execute(db)
      await sql`select pg_sleep(0.6)`.execute(db)
    })
    await within(2000, sql`select pg_sleep(5)`.execute(db))
    await db.destroy()
  })
})
