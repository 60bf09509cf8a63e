import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect } from 'vitest'
import { verifyChain } from '#core/audit/verify.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

const by = { ip: '10.0.0.7', requestId: 'prueba' }

/** Gives each test of a file a database of its own, with hands to write audit rows and to tamper with them. */
export function anAudit() {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())

  const write = (number: number, work?: () => Promise<unknown>) => writeBy(database.db, number, work)
  return {
    get db() {
      return database.db
    },
    get config() {
      return database.config
    },
    write,
    writeMany: async (from: number, to: number) => {
      for (let number = from; number <= to; number++) await write(number)
    },

    /** What a superuser can do: past the triggers. */
    tamper: (...statements: RawBuilder<unknown>[]) =>
      database.db.transaction().execute(async (db) => {
        await sql`alter table auditoria disable trigger all; alter table auditoria_sello disable trigger all`.execute(
          db,
        )
        for (const statement of statements) await statement.execute(db)
        await sql`alter table auditoria enable always trigger auditoria_solo_crece;
          alter table auditoria enable always trigger auditoria_espera_sello;
          alter table auditoria_sello enable always trigger auditoria_sello_solo_crece`.execute(db)
      }),

    idOf: async (number: number) => {
      const row = await database.db
        .selectFrom('auditoria')
        .select('id')
        .where('entidad_id', '=', `${number}`)
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** The breaks that a check finds. */
    found: async () => {
      const { hallazgos, rotas } = await verifyChain(database.db)
      expect(rotas).toBe(hallazgos.length)
      return hallazgos.map(({ tipo, auditoria_id: id, numero }) => ({ tipo, id, numero }))
    },
  }
}

/** Writes the audit row of one changed note. */
export const writeBy = (db: Db, number: number, work: () => Promise<unknown> = async () => {}) =>
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
