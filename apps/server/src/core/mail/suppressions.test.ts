import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/start-app.ts'
import { isSuppressed, listSuppressed, release, suppress } from './suppressions.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const later = () => new Date(Date.now() + 60_000)

test('an address is suppressed in any case, once, with every reason', async () => {
  const { db } = t.deps
  await suppress(db, 'Ana@example.com', 'rebote')
  await suppress(db, 'ana@EXAMPLE.com', 'baja')
  await suppress(db, 'ana@example.com', 'baja')
  const rows = await db.selectFrom('supresion').selectAll().execute()
  expect(rows).toMatchObject([{ correo: 'ana@example.com', motivo: 'rebote', otros: { baja: expect.any(String) } }])
  expect(rows[0]!.huella).toMatch(/^[0-9a-f]{64}$/)
  expect(await isSuppressed(db, 'ANA@example.com')).toBe(true)
  expect(await listSuppressed(db, ['Ana@Example.com', 'otro@example.com'])).toEqual(new Set(['ana@example.com']))
})

test('who agreed to some mails after he unsubscribed gets them, unless his mailbox bounced', async () => {
  const { db } = t.deps
  await suppress(db, 'baja@example.com', 'baja')
  expect(await isSuppressed(db, 'baja@example.com')).toBe(true)
  expect(await isSuppressed(db, 'baja@example.com', new Date(0))).toBe(true)
  expect(await isSuppressed(db, 'baja@example.com', later())).toBe(false)
  await suppress(db, 'baja@example.com', 'queja')
  expect(await isSuppressed(db, 'baja@example.com', later())).toBe(true)
  await release(db, 'Baja@example.com')
  expect(await isSuppressed(db, 'baja@example.com')).toBe(false)
})

test('without the key of the database the hash tells nothing', async () => {
  const { db } = t.deps
  const hashOf = async () =>
    (await sql<{ huella: string }>`select huella_de_correo('x@example.com') huella`.execute(db)).rows[0]!.huella
  const before = await hashOf()
  await sql`update secreto set valor = valor || 'x' where nombre = 'supresion'`.execute(db)
  expect(await hashOf()).not.toBe(before)
  await sql`update secreto set valor = left(valor, -1) where nombre = 'supresion'`.execute(db)
})
