import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { anAudit, writeBy } from '#test/audit.ts'
import { openDatabase } from '../database/database.ts'
import { readStanding } from './queries.ts'
import { sealAll, sealSome, startSealing } from './seal.ts'
import { verifyChain } from './verify.ts'

const audit = anAudit()
const { write, writeMany, idOf, found } = audit

const sealsOf = async () =>
  (await sql<{ id: number }>`select auditoria_id as id from auditoria_sello order by numero`.execute(audit.db)).rows

describe('the audit only grows', () => {
  test.each(['auditoria', 'auditoria_sello'])('%s refuses changes, deletions and truncation', async (table) => {
    await write(1)
    await sealAll(audit.db)
    const column = table === 'auditoria' ? 'ip' : 'hash'
    for (const statement of [
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} where false`,
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)}`,
      sql`set local session_replication_role = replica; delete from ${sql.table(table)}`,
    ])
      await expect(audit.db.transaction().execute((db) => statement.execute(db))).rejects.toThrow(`${table} only grows`)
    expect(await found()).toEqual([])
  })
})

describe('sealing', () => {
  test('of 50 parallel writes with slow ones and some that are taken back passes over none', async () => {
    const many = openDatabase({ ...audit.config, max: 25 }, console.error)
    const sealing = startSealing(audit.db, () => {})
    const second = startSealing(audit.db, () => {})
    const writes = Array.from({ length: 50 }, (_, number) =>
      writeBy(many, number, async () => {
        await sleep(number % 2 ? 0 : 700) // their ids become visible later than those that follow
        if (number % 5 === 0) throw new Error('taken back')
      }).catch(() => 'gone'),
    )
    const done = await Promise.all(writes)
    expect(done.filter((result) => result === 'gone')).toHaveLength(10)
    await expect.poll(() => readStanding(audit.db), { timeout: 3000 }).toMatchObject({ pendientes: 0 })
    await Promise.all([sealing.stop(), second.stop()])
    await many.destroy()
    const sealed = await sealsOf()
    expect(sealed).toHaveLength(40)
    expect(new Set(sealed.map(({ id }) => id)).size).toBe(40)
    expect(sealed.map(({ id }) => id)).not.toEqual(sealed.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(await verifyChain(audit.db)).toMatchObject({ filas: 40, rotas: 0, cabeza: { numero: 40 } })
  })

  test('makes no writer wait, and an open transaction makes no sealer wait', async () => {
    let finish = () => {}
    const open = write(1, () => new Promise<void>((resolve) => (finish = resolve)))
    await sleep(50)
    await write(2)
    // not inTransaction, in which nothing else may use the database
    await audit.db.transaction().execute(async (db) => {
      expect(await sealSome(db)).toBe(1)
      await write(3) // the seals of this transaction are not committed
    })
    expect(await sealsOf()).toEqual([{ id: await idOf(2) }])
    finish()
    await open
    await sealAll(audit.db)
    expect(await sealsOf()).toEqual([{ id: await idOf(2) }, { id: await idOf(1) }, { id: await idOf(3) }])
    expect(await found()).toEqual([])
  })

  test('by two at once is done by one: the other one leaves it', async () => {
    await writeMany(1, 3)
    await audit.db.transaction().execute(async (db) => {
      expect(await sealSome(db, 2)).toBe(2)
      expect(await sealSome(audit.db)).toBeNull()
    })
    expect(await sealSome(audit.db)).toBe(1)
    expect(await found()).toEqual([])
  })

  test('goes on after a sealer was killed in the middle', async () => {
    await writeMany(1, 5)
    const client = new pg.Client(audit.config as pg.ClientConfig)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await client.query('begin')
    await client.query(`select pg_try_advisory_xact_lock(hashtextextended('auditoria_sello', 0))`)
    await client.query(
      `insert into auditoria_sello select 1, auditoria_id, 'x', 'y', now() from auditoria_pendiente limit 1`,
    )
    expect(await sealSome(audit.db)).toBeNull()
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(audit.db)
    await sealAll(audit.db)
    expect(await verifyChain(audit.db)).toMatchObject({ filas: 5, rotas: 0 })
    await client.end().catch(() => {})
  })

  test('hashes the same whatever time zone and date style the reader has', async () => {
    await writeMany(1, 2)
    await sealAll(audit.db)
    await audit.db.transaction().execute(async (db) => {
      await sql`set local timezone = 'America/Santiago'; set local datestyle = 'SQL, DMY'; set local extra_float_digits = 0`.execute(
        db,
      )
      expect((await verifyChain(db)).rotas).toBe(0)
    })
  })
})
