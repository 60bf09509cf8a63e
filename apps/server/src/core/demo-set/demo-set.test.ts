import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#core/database/database.ts'
import { inTransaction } from '#core/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { type Belongings, readFacts } from './facts.ts'
import { getDemoSet, noted } from './note.ts'
import { listAltered, noteCleared, removeRows, restoreAltered } from './remove.ts'
import { whatStays } from './stays.ts'

/** A schema of its own: an account is of a group, writes notes with lines, and opens sessions. */
const schema = `
  create schema chico;
  set local search_path to chico, public;
  create table grupo (id int primary key, nombre text, mejor_id int);
  create table cuenta (id int primary key, nombre text, grupo_id int references grupo, eliminado_en timestamptz);
  create table apunte (id int primary key, texto text, autor_id int references cuenta on delete cascade,
    version int not null default 1);
  create table renglon (apunte_id int references apunte, orden int, texto text, primary key (apunte_id, orden));
  create table entrada (id int primary key, cuenta_id int references cuenta on delete set null);
  alter table grupo add foreign key (mejor_id) references cuenta;
  insert into grupo values (1, 'de antes', null);`

const lists: Belongings = {
  parts: ['renglon.apunte_id'],
  traces: ['entrada.cuenta_id'],
  automatic: [],
  owned: [],
  undeclared: [],
  givenUp: {},
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate demo_fila, demo_juego`.execute(database.db)
})

class Undone extends Error {}

/** Runs `work` in the small schema, of which nothing is left. */
async function inSmallSchema(work: (db: Db) => Promise<void>): Promise<void> {
  const done = inTransaction(database.db, async (db) => {
    await sql.raw(schema).execute(db)
    await noted(db, () => load(db))
    await work(db)
    throw new Undone()
  })
  await expect(done).rejects.toThrow(Undone)
}

const load = (db: Db) =>
  sql
    .raw(`
    insert into grupo values (2, 'demo', null);
    insert into cuenta values (1, 'uno', 2), (2, 'dos', 1);
    update grupo set mejor_id = 1;
    insert into apunte values (1, 'hola', 1), (2, 'adiós', 2);
    insert into renglon values (1, 1, 'a'), (1, 2, 'b'), (2, 1, 'c');
    insert into entrada values (1, 1);`)
    .execute(db)

/** As the portal writes it; a job has no address. */
const audited = (table: string, key: number, ip = '127.0.0.1') => `
  insert into auditoria (ip, solicitud_id, accion, entidad, entidad_id) values ('${ip}', '-', '-', '${table}', '${key}');`

const cases: Readonly<Record<string, { since: string; stays: readonly string[] }>> = {
  nothing: { since: '', stays: [] },
  'a note for an account of the set': {
    since: `insert into apunte values (9, 'nuevo', 2);`,
    stays: ['cuenta 2'],
  },
  'a line in a note of the set, by a key of two columns': {
    since: `insert into renglon values (1, 3, 'nuevo');`,
    stays: ['apunte 1', 'cuenta 1', 'entrada 1', 'grupo 2', 'renglon 1,1', 'renglon 1,2'],
  },
  'a session of an account of the set': { since: 'insert into entrada values (9, 2);', stays: [] },
  'a change by a person': {
    since: `update apunte set texto = 'mío' where id = 2; ${audited('apunte', 2)}`,
    stays: ['apunte 2', 'cuenta 2', 'renglon 2,1'],
  },
  'a change by a job': {
    since: `update apunte set texto = 'vencido' where id = 2; ${audited('apunte', 2, '')}`,
    stays: [],
  },
  'a row of the audit without a change': { since: audited('cuenta', 2), stays: [] },
  'a deletion by a person': {
    since: `update cuenta set eliminado_en = now() where id = 2; ${audited('cuenta', 2)}`,
    stays: [],
  },
  'a column of a later release': { since: `alter table cuenta add alias text not null default '-';`, stays: [] },
}

test.each(Object.entries(cases))('since then: %s', async (_, { since, stays }) => {
  await inSmallSchema(async (db) => {
    const rows = async () => {
      const { rows } = await sql<{ filas: number }>`
        select (select count(*) from grupo) + (select count(*) from cuenta) + (select count(*) from apunte)
          + (select count(*) from renglon) + (select count(*) from entrada) as filas`.execute(db)
      return rows[0]!.filas
    }
    await sql.raw(since || 'select 1').execute(db)
    const set = (await getDemoSet(db))!
    const altered = await listAltered(db, set, [])
    const outcome = whatStays(await readFacts(db, set, altered, lists))
    expect([...outcome.stays.keys()].toSorted()).toEqual([...stays].toSorted())
    const before = await rows()
    await restoreAltered(db, altered) // the group that was there names an account
    await removeRows(db, outcome.goes)
    await noteCleared(db, outcome.goes, altered)
    expect(await rows()).toBe(before - outcome.goes.size)
    const again = whatStays(await readFacts(db, set, [], lists))
    expect(again.goes.size).toBe(0)
    expect((await getDemoSet(db))!.clearedAt).not.toBeNull()
  })
})

test('a row of before gets back what it had, unless a person has saved it since', async () => {
  await inSmallSchema(async (db) => {
    const set = (await getDemoSet(db))!
    expect(await listAltered(db, set, [])).toEqual([
      { table: 'grupo', key: '1', columns: ['mejor_id'], isTouched: false },
    ])
    await sql.raw(audited('grupo', 1)).execute(db)
    expect(await listAltered(db, set, [])).toMatchObject([{ isTouched: true }])
    await sql`update grupo set mejor_id = 2 where id = 1`.execute(db)
    expect(await listAltered(db, set, [])).toEqual([])
  })
})

test('a list that names no reference is refused', async () => {
  await inSmallSchema(async (db) => {
    const set = (await getDemoSet(db))!
    const wrong = readFacts(db, set, [], { ...lists, parts: ['renglon.autor_id'] })
    await expect(wrong).rejects.toThrow('renglon.autor_id')
  })
})
