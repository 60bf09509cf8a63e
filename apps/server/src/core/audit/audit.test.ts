import { setTimeout as sleep } from 'node:timers/promises'
import { BreakKind } from '@portal/contract/audit/constants'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Db, inTransaction, openDatabase } from '../database/database.ts'
import { record } from '../database/record.ts'
import { controlAudit, headOf, textOf } from './control.ts'
import { contentHash, genesis, linkHash } from './hashes.ts'
import { listSealed, readStanding } from './queries.ts'
import { sealAll, sealSome, startSealing } from './seal.ts'
import { verifyChain } from './verify.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const by = { ip: '10.0.0.7', requestId: 'prueba' }
const write = (number: number, work?: () => Promise<unknown>) => writeBy(database.db, number, work)
const writeBy = (db: Db, number: number, work: () => Promise<unknown> = async () => {}) =>
  inTransaction(db, async (db) => {
    await record(db, by, {
      action: 'notes.updated',
      entity: 'nota',
      id: number,
      before: { texto: `ñandú ${number}`, monto: 1.5 },
      after: { texto: '“después”', lista: [1, { b: null, a: true }] },
    })
    await work()
  })
const writeMany = async (from: number, to: number) => {
  for (let number = from; number <= to; number++) await write(number)
}

/** What a superuser can do: past the triggers. */
const tamper = (...statements: RawBuilder<unknown>[]) =>
  database.db.transaction().execute(async (db) => {
    await sql`alter table auditoria disable trigger all; alter table auditoria_sello disable trigger all`.execute(db)
    for (const statement of statements) await statement.execute(db)
    await sql`alter table auditoria enable always trigger auditoria_solo_crece;
      alter table auditoria enable always trigger auditoria_espera_sello;
      alter table auditoria_sello enable always trigger auditoria_sello_solo_crece`.execute(db)
  })
const idOf = async (number: number) => {
  const row = await database.db
    .selectFrom('auditoria')
    .select('id')
    .where('entidad_id', '=', `${number}`)
    .executeTakeFirstOrThrow()
  return row.id
}
const sealsOf = async () =>
  (await sql<{ id: number }>`select auditoria_id as id from auditoria_sello order by numero`.execute(database.db)).rows
const found = async () => {
  const { hallazgos, rotas } = await verifyChain(database.db)
  expect(rotas).toBe(hallazgos.length)
  return hallazgos.map(({ tipo, auditoria_id: id, numero }) => ({ tipo, id, numero }))
}
/** A disk of this test's memory. */
const aDisk = (head: string | null = null) => {
  const disk = { head }
  return {
    disk,
    readAuditHead: async () => disk.head,
    writeAuditHead: async (written: string) => {
      disk.head = written
    },
  }
}

describe('the audit only grows', () => {
  test.each(['auditoria', 'auditoria_sello'])('%s refuses changes, deletions and truncation', async (table) => {
    await write(1)
    await sealAll(database.db)
    const column = table === 'auditoria' ? 'ip' : 'hash'
    for (const statement of [
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} where false`,
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)}`,
      sql`set local session_replication_role = replica; delete from ${sql.table(table)}`,
    ])
      await expect(database.db.transaction().execute((db) => statement.execute(db))).rejects.toThrow(
        `${table} only grows`,
      )
    expect(await found()).toEqual([])
  })
})

describe('sealing', () => {
  test('of 50 parallel writes with slow ones and some that are taken back passes over none', async () => {
    const many = openDatabase({ ...database.config, max: 25 }, console.error)
    const sealing = startSealing(database.db, () => {})
    const second = startSealing(database.db, () => {})
    const writes = Array.from({ length: 50 }, (_, number) =>
      writeBy(many, number, async () => {
        await sleep(number % 2 ? 0 : 700) // their ids become visible later than those that follow
        if (number % 5 === 0) throw new Error('taken back')
      }).catch(() => 'gone'),
    )
    const done = await Promise.all(writes)
    expect(done.filter((result) => result === 'gone')).toHaveLength(10)
    await expect.poll(() => readStanding(database.db), { timeout: 3000 }).toMatchObject({ pendientes: 0 })
    await Promise.all([sealing.stop(), second.stop()])
    await many.destroy()
    const sealed = await sealsOf()
    expect(sealed).toHaveLength(40)
    expect(new Set(sealed.map(({ id }) => id)).size).toBe(40)
    expect(sealed.map(({ id }) => id)).not.toEqual(sealed.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(await verifyChain(database.db)).toMatchObject({ filas: 40, rotas: 0, cabeza: { numero: 40 } })
  })

  test('makes no writer wait, and an open transaction makes no sealer wait', async () => {
    let finish = () => {}
    const open = write(1, () => new Promise<void>((resolve) => (finish = resolve)))
    await sleep(50)
    await write(2)
    await inTransaction(database.db, async (db) => {
      expect(await sealSome(db)).toBe(1)
      await write(3) // the seals of this transaction are not committed
    })
    expect(await sealsOf()).toEqual([{ id: await idOf(2) }])
    finish()
    await open
    await sealAll(database.db)
    expect(await sealsOf()).toEqual([{ id: await idOf(2) }, { id: await idOf(1) }, { id: await idOf(3) }])
    expect(await found()).toEqual([])
  })

  test('by two at once is done by one: the other one leaves it', async () => {
    await writeMany(1, 3)
    await inTransaction(database.db, async (db) => {
      expect(await sealSome(db, 2)).toBe(2)
      expect(await sealSome(database.db)).toBeNull()
    })
    expect(await sealSome(database.db)).toBe(1)
    expect(await found()).toEqual([])
  })

  test('goes on after a sealer was killed in the middle', async () => {
    await writeMany(1, 5)
    const client = new pg.Client(database.config as pg.ClientConfig)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await client.query('begin')
    await client.query(`select pg_try_advisory_xact_lock(hashtextextended('auditoria_sello', 0))`)
    await client.query(
      `insert into auditoria_sello select 1, auditoria_id, 'x', 'y', now() from auditoria_pendiente limit 1`,
    )
    expect(await sealSome(database.db)).toBeNull()
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(database.db)
    await sealAll(database.db)
    expect(await verifyChain(database.db)).toMatchObject({ filas: 5, rotas: 0 })
    await client.end().catch(() => {})
  })

  test('hashes the same whatever time zone and date style the reader has', async () => {
    await writeMany(1, 2)
    await sealAll(database.db)
    await database.db.transaction().execute(async (db) => {
      await sql`set local timezone = 'America/Santiago'; set local datestyle = 'SQL, DMY'; set local extra_float_digits = 0`.execute(
        db,
      )
      expect((await verifyChain(db)).rotas).toBe(0)
    })
  })
})

describe('a check names', () => {
  beforeEach(async () => {
    await writeMany(1, 9)
    await sealAll(database.db)
    expect(await found()).toEqual([])
  })

  const columns: [string, RawBuilder<unknown>][] = [
    ['what was before', sql`antes = jsonb_set(antes, '{monto}', '1.50')`],
    ['what is after', sql`despues = null`],
    ['the person', sql`usuario_id = 4711`],
    ['the address', sql`ip = '10.0.0.8'`],
    ['the moment', sql`creado_en = creado_en + interval '1 millisecond'`],
    ['the action', sql`accion = 'notes.created'`],
    ['the record', sql`entidad_id = '6'`],
    ['the request', sql`solicitud_id = ''`],
    ['the key of the API', sql`llave_api_id = 7`],
  ]
  test.each(columns)('an altered row by %s', async (_, change) => {
    const id = await idOf(5)
    await tamper(sql`update auditoria set ${change} where id = ${id}`)
    expect(await found()).toEqual([{ tipo: BreakKind.altered, id, numero: 5 }])
  })

  test('a deleted row, with or without its seal', async () => {
    const [id, other] = [await idOf(4), await idOf(6)]
    await tamper(
      sql`delete from auditoria where id in (${id}, ${other})`,
      sql`delete from auditoria_sello where auditoria_id = ${other}`,
    )
    expect(await found()).toEqual([
      { tipo: BreakKind.missing, id, numero: 4 },
      { tipo: BreakKind.missing, id: null, numero: 6 },
    ])
  })

  test('a row deleted before it was sealed', async () => {
    await write(10)
    const id = await idOf(10)
    await tamper(sql`delete from auditoria where id = ${id}`)
    await sealAll(database.db)
    expect(await found()).toEqual([{ tipo: BreakKind.missing, id, numero: 10 }])
  })

  test('an inserted row: past the triggers, or dated back', async () => {
    await tamper(sql`insert into auditoria (ip, solicitud_id, accion, entidad) values ('', '', 'a.b', 'fuera')`)
    const { rows } = await sql<{ id: number }>`
      insert into auditoria (creado_en, ip, solicitud_id, accion, entidad)
      values (now() - interval '1 day', '', '', 'a.b', 'nota') returning id`.execute(database.db)
    await sealAll(database.db)
    const outside = await sql<{ id: number }>`select id from auditoria where entidad = 'fuera'`.execute(database.db)
    expect(await found()).toEqual([
      { tipo: BreakKind.inserted, id: rows[0]!.id, numero: 10 },
      { tipo: BreakKind.inserted, id: outside.rows[0]!.id, numero: null },
    ])
  })

  test('swapped rows', async () => {
    const [a, b] = [await idOf(3), await idOf(7)]
    await tamper(sql`
      update auditoria a set (creado_en, entidad_id, antes, despues) = (b.creado_en, b.entidad_id, b.antes, b.despues)
      from auditoria b where (a.id, b.id) in ((${a}, ${b}), (${b}, ${a}))`)
    expect(await found()).toEqual([
      { tipo: BreakKind.reordered, id: a, numero: 3 },
      { tipo: BreakKind.reordered, id: b, numero: 7 },
    ])
  })

  test('seals that were swapped, and one that was altered', async () => {
    await tamper(
      sql`update auditoria_sello set numero = 100 where numero = 3`,
      sql`update auditoria_sello set numero = 3 where numero = 4`,
      sql`update auditoria_sello set numero = 4 where numero = 100`,
    )
    expect((await found())[0]).toEqual({ tipo: BreakKind.reordered, id: await idOf(4), numero: 3 })
    await tamper(
      sql`update auditoria_sello set numero = 100 where numero = 3`,
      sql`update auditoria_sello set numero = 3 where numero = 4`,
      sql`update auditoria_sello set numero = 4 where numero = 100`,
      sql`update auditoria_sello set hash = '\\x00' where numero = 6`,
    )
    expect(await found()).toEqual([{ tipo: BreakKind.altered, id: await idOf(6), numero: 6 }])
    await tamper(sql`update auditoria_sello set hash = '\\x00' where numero = 9`)
    expect((await found()).at(-1)).toEqual({ tipo: BreakKind.altered, id: await idOf(9), numero: 9 })
  })
})

describe('heads that were noted elsewhere', () => {
  /** Someone with the whole database computes the chain again as we do. */
  async function rewriteFrom(number: number): Promise<void> {
    const rows = await listSealed(database.db, 0, 100)
    let previous: Buffer = genesis
    for (const row of rows) {
      const link = { ...row, contenido: contentHash(row) }
      previous = linkHash(previous, link)
      if (row.numero >= number)
        await tamper(
          sql`update auditoria_sello set contenido = ${link.contenido}, hash = ${previous} where numero = ${row.numero}`,
        )
    }
  }

  test('find a chain that was computed again, which its own hashes cannot', async () => {
    await writeMany(1, 6)
    const files = aDisk()
    expect(await controlAudit({ db: database.db, files })).toMatchObject({ rotas: 0, isNew: false })
    expect(headOf(files.disk.head!)?.numero).toBe(6)
    await tamper(sql`update auditoria set ip = '10.9.9.9' where entidad_id = '2'`)
    await rewriteFrom(1)
    expect(await found()).toEqual([])
    await write(7)
    const head = files.disk.head
    const control = await controlAudit({ db: database.db, files })
    expect(control).toMatchObject({ rotas: 1, isNew: true, hallazgos: [{ tipo: BreakKind.rewritten, numero: 6 }] })
    expect(files.disk.head).toBe(head)
    expect(await controlAudit({ db: database.db, files })).toMatchObject({ rotas: 1, isNew: false })
    expect(await readStanding(database.db)).toMatchObject({ rotas: 1 })
  })

  test('find a chain whose end was cut off', async () => {
    await writeMany(1, 6)
    const files = aDisk()
    const { cabeza } = await controlAudit({ db: database.db, files })
    await tamper(sql`delete from auditoria_sello where numero > 4`, sql`delete from auditoria where id > 4`)
    expect(await found()).toEqual([])
    const given = headOf(textOf(cabeza))!
    for (const control of [
      await controlAudit({ db: database.db, files }),
      await controlAudit({ db: database.db, files: aDisk() }, [given]),
    ])
      expect(control).toMatchObject({ rotas: 1, hallazgos: [{ tipo: BreakKind.cut, numero: 6 }] })
  })

  test('are texts that people can note', () => {
    expect(headOf(textOf({ numero: 12, hash: 'ab'.repeat(32) }))).toEqual({ numero: 12, hash: 'ab'.repeat(32) })
    for (const wrong of ['', '12', 'ab'.repeat(32), `x:${'ab'.repeat(32)}`, `12:${'AB'.repeat(32)}`])
      expect(headOf(wrong)).toBeNull()
  })
})
