import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { cleanUp } from './housekeeping.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const files = { sweep: vi.fn(async () => 0) }
const mails = { tidy: vi.fn(async () => {}) }
const uploads = { sweep: vi.fn(async () => 0) }
const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`

/** Inserts rows named after what must happen to them. */
async function fill() {
  const { db } = database
  const { id } = await db
    .insertInto('usuario')
    .values({ nombres: 'Ana', email: 'ana@example.com', rol_id: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = [
    ['goes', '31 days', '49 hours', '1 second'],
    ['stays', '29 days', '47 hours', '-1 hour'],
  ] as const
  for (const [name, month, hours, moment] of rows) {
    await db
      .insertInto('pin')
      .values({ motivo: name, email: 'a', vence_en: ago(month) })
      .execute()
    await db
      .insertInto('enlace_password')
      .values({ token_hash: name, usuario_id: id, vence_en: ago(month) })
      .execute()
    await db
      .insertInto('idempotencia')
      .values({ clave: name, creado_en: ago(hours) })
      .execute()
    await db
      .insertInto('captcha_usado')
      .values({ desafio: name, vence_en: ago(moment) })
      .execute()
    const window = { desde: ago('1 day'), cuenta: 1, vence_en: ago(moment) }
    await db
      .insertInto('limite')
      .values({ clave: name, ...window })
      .execute()
    const session = { usuario_id: id, ip: '', creado_en: ago('60 days') }
    await db
      .insertInto('sesion')
      .values([
        { ...session, id: randomUUID(), agente: name, vence_en: ago(month) },
        { ...session, id: randomUUID(), agente: name, vence_en: ago('-1 hour'), terminada_en: ago(month) },
      ])
      .execute()
  }
}

async function names() {
  const { rows } = await sql<{ name: string }>`
    select motivo as name from pin union all select token_hash from enlace_password union all select clave from idempotencia
    union all select desafio from captcha_usado union all select clave from limite union all select agente from sesion`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

test('every hour what is of no use is forgotten, once or twice, and what is in use stays', async () => {
  await fill()
  const deps = { db: database.db, files, mails, uploads }
  await cleanUp(deps)
  const left = await names()
  expect(left).toEqual(Array.from({ length: 7 }, () => 'stays'))
  await cleanUp(deps)
  expect(await names()).toEqual(left)
  expect(files.sweep).toHaveBeenCalledTimes(2)
})

test('one part that fails does not keep the others from running, and is told', async () => {
  mails.tidy.mockRejectedValueOnce(new Error('no mail today'))
  files.sweep.mockClear()
  await expect(cleanUp({ db: database.db, files, mails, uploads })).rejects.toThrow('no mail today')
  expect(files.sweep).toHaveBeenCalledTimes(1)
})
