import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { countUp, forgetEndedLimits, refuseBeyond } from '../door/rate-limits.ts'
import { endSessions, Sessions } from '../identity/sessions.ts'
import { inTransaction } from './database.ts'
import { announceChanges, type Change, listenForChanges } from './events.ts'
import { migrate } from './migrate.ts'
import { record } from './record.ts'

let t: TestDatabase
const visitor = { ip: '203.0.113.7', requestId: 'r-1' }
beforeAll(async () => {
  t = await openTestDatabase()
})
afterAll(() => t.close())

describe('a change', () => {
  test('is heard at commit by every process and not at all when it is rolled back', async () => {
    const heard: Change[][] = [[], []]
    const processes = heard.map((list) => {
      const listener = listenForChanges(t.config as never, () => {})
      listener.changes.on('change', (change) => list.push(change))
      return listener
    })
    await expect.poll(() => heard.every((list) => list.some(({ area }) => area === '*'))).toBe(true)
    const undone = inTransaction(t.db, async (db) => {
      await announceChanges(db, { area: 'solicitudes' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await inTransaction(t.db, (db) => announceChanges(db, { area: 'usuarios', id: 7 }))
    await expect
      .poll(() => heard.map((list) => list.at(-1)))
      .toEqual([
        { area: 'usuarios', id: 7 },
        { area: 'usuarios', id: 7 },
      ])
    expect(heard.flat().some(({ area }) => area === 'solicitudes')).toBe(false)
    await Promise.all(processes.map((process) => process.stop()))
  })

  test('that may have been missed while the connection was cut is announced as everything', async () => {
    const heard: string[] = []
    const listener = listenForChanges(t.config as never, () => {})
    listener.changes.on('change', ({ area }) => heard.push(area))
    await expect.poll(() => heard).toEqual(['*'])
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal events' and datname = current_database()`.execute(
      t.db,
    )
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['*', '*'])
    await listener.stop()
  })
})

describe('the audit log', () => {
  test('tells who, from where, what, and the row before and after, without secrets', async () => {
    await inTransaction(t.db, (db) =>
      record(db, visitor, {
        action: 'a.b',
        entity: 'usuario',
        id: 5,
        before: { nombre: 'x', password_hash: 'h' },
        after: { nombre: 'y', pin_hash: 'p' },
      }),
    )
    const row = await t.db.selectFrom('auditoria').selectAll().where('accion', '=', 'a.b').executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      ip: visitor.ip,
      solicitud_id: 'r-1',
      entidad_id: '5',
      antes: { nombre: 'x' },
      despues: { nombre: 'y' },
    })
    expect(JSON.stringify(row)).not.toContain('hash')
  })

  test.each(['update auditoria set ip = null', 'delete from auditoria', 'truncate auditoria'])(
    'refuses: %s',
    async (text) => {
      await expect(sql.raw(text).execute(t.db)).rejects.toThrow('only grows')
    },
  )
})

describe('a limit', () => {
  test('counts exactly when many come at once, and tells when to come again', async () => {
    const limit = { name: 'test', max: 3, seconds: 3600 }
    const counts = await Promise.all(Array.from({ length: 20 }, () => countUp(t.db, limit, 'ana')))
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    await expect(refuseBeyond(t.db, limit, 'ana')).rejects.toMatchObject({
      entry: { code: 987 },
      retryAfter: expect.any(Number),
    })
    await expect(refuseBeyond(t.db, limit, 'eva')).resolves.toBeUndefined()
  })

  test('that ended is forgotten', async () => {
    await countUp(t.db, { name: 'short', max: 1, seconds: 1 }, 'ana')
    await sleep(1100)
    await forgetEndedLimits(t.db)
    expect(await t.db.selectFrom('limite').selectAll().where('clave', 'like', 'short:%').execute()).toEqual([])
  })
})

describe('a session', () => {
  const aUser = async () =>
    (
      await t.db
        .insertInto('usuario')
        .values({ nombres: 'Ana', email: `${Math.random()}@example.com`, rol_id: 3 })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const sessions = new Sessions('a secret of this test')
  const agent = { ip: '::1', agent: 'test' }

  test('names its user and what he may do now', async () => {
    const id = await aUser()
    const { token } = await sessions.open(t.db, id, agent)
    expect((await sessions.whoIs(t.db, token, visitor))?.modules.size).toBe(0)
    await t.db.insertInto('acceso_modulo').values({ usuario_id: id, clave_modulo: 'PlatformWebDescarga' }).execute()
    expect(await sessions.whoIs(t.db, token, visitor)).toMatchObject({ id, names: 'Ana', ip: visitor.ip })
    expect((await sessions.whoIs(t.db, token, visitor))?.modules).toEqual(new Set(['PlatformWebDescarga']))
  })

  test('is nobody when ended, over, of a user who may not be here, signed by another secret, or changed', async () => {
    const id = await aUser()
    const { token } = await sessions.open(t.db, id, agent)
    const [head, body, tail] = token.split('.') as [string, string, string]
    expect(await sessions.whoIs(t.db, `${head}.${body}.x${tail}`, visitor)).toBeNull()
    expect(await sessions.whoIs(t.db, `${head}.${body}.`, visitor)).toBeNull()
    expect(await new Sessions('another').whoIs(t.db, token, visitor)).toBeNull()
    await t.db.updateTable('usuario').set({ estado_id: 2 }).where('id', '=', id).execute()
    expect(await sessions.whoIs(t.db, token, visitor)).toBeNull()
    await t.db.updateTable('usuario').set({ estado_id: 1 }).where('id', '=', id).execute()
    expect(await sessions.whoIs(t.db, token, visitor)).not.toBeNull()
    await t.db
      .updateTable('sesion')
      .set({ vence_en: new Date(Date.now() - 1000) })
      .where('usuario_id', '=', id)
      .execute()
    expect(await sessions.whoIs(t.db, token, visitor)).toBeNull()
    const other = await sessions.open(t.db, id, agent)
    expect(await endSessions(t.db, id)).toBe(2)
    expect(await sessions.whoIs(t.db, other.token, visitor)).toBeNull()
  })

  test('goes on after a clock that was a day ahead, or behind, for a moment', async () => {
    const { token } = await sessions.open(t.db, await aUser(), agent)
    const now = Date.now()
    const isKnown = async (at: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: at })
      try {
        return (await sessions.whoIs(t.db, token, visitor)) !== null
      } finally {
        vi.useRealTimers()
      }
    }
    const day = 86_400_000
    for (const [at, expected] of [
      [now + day, false],
      [now, true],
      [now - day, true],
      [now, true],
    ] as const)
      expect([at - now, await isKnown(at)]).toEqual([at - now, expected])
  })
})

test('the migrations may be run by several processes at once', async () => {
  expect(await Promise.all([migrate(t.db), migrate(t.db), migrate(t.db)])).toEqual([[], [], []])
})
