import { areas } from '@portal/contract/core/areas'
import { sql } from 'kysely'
import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { readFacts } from '#core/demo-set/facts.ts'
import { onOneState, whileNobodyWrites } from '#core/demo-set/lock.ts'
import { readNames } from '#core/demo-set/names.ts'
import { getDemoSet } from '#core/demo-set/note.ts'
import { type Altered, listAltered, noteCleared, removeRows, restoreAltered } from '#core/demo-set/remove.ts'
import { type Outcome, partsOf, type RowId, rowId, whatStays } from '#core/demo-set/stays.ts'
import type { Files } from '#core/files/files.ts'
import { forgetWords, wordsOfContacts } from '#features/contacts/demo-queries.ts'
import { getHouse, nameNoHouse } from '#features/enterprises/house.ts'
import { refreshVocabulary } from '#features/machines/market/service.ts'
import { refreshVocabulary as refreshPropertyWords } from '#features/properties/market/service.ts'
import { closeAccounts, hasDemoPeople, openToEveryone, withDemoPassword } from '#features/users/demo.ts'
import { belongings } from './demo-belongings.ts'

/** What clearing the demo set does, or would do. */
export interface Clearing extends Outcome {
  /** Rows of the portal that still have values of the demo set. */
  altered: readonly Altered[]
  /** Accounts that stay and that nobody may log in with. */
  closes: readonly number[]
  /** Whether the house is an enterprise of the demo set, and what becomes of it. */
  house: 'other' | 'goes' | 'stays'
  /** Texts by which people know the rows that stay, and those that name them. */
  names: ReadonlyMap<RowId, string>
}

const terminal: Caller = { ip: '127.0.0.1', requestId: 'demo:clear' }

/** The house is not restored as other rows are: the rest of its setting is the company's. */
const houseTable = 'ajuste'
const houseRow = [{ table: houseTable, key: 'cotizaciones' }]

/** Returns what clearing would do, without changing anything; null where there is no demo set. */
export function planClearing(db: Db): Promise<Clearing | null> {
  return onOneState(db, planned)
}

/**
 * Removes the demo set for good, with its files after the commit; null where there is none. While it works people can
 * read and nobody can write. Returns what it did, how long writers waited, and how many files could not be deleted yet.
 */
export async function clearDemo(db: Db, files: Pick<Files, 'discard'>) {
  let waitedMs = 0
  const done = await whileNobodyWrites(db, async (db) => {
    const started = performance.now()
    const clearing = await planned(db)
    const keys = clearing ? await clear(db, clearing) : []
    waitedMs = performance.now() - started
    return clearing && { clearing, keys }
  })
  if (!done) return null
  await refreshPropertyWords(db)
  await refreshVocabulary(db)
  const discarded = await Promise.allSettled(done.keys.map((clave) => files.discard({ clave })))
  const failures = discarded.filter(({ status }) => status === 'rejected')
  return { clearing: done.clearing, waitedMs, files: done.keys.length, filesLeft: failures.length }
}

async function planned(db: Db): Promise<Clearing | null> {
  const set = await getDemoSet(db)
  if (!set) {
    await refuseUnnoted(db)
    return null
  }
  const altered = await listAltered(db, set, [houseTable])
  const facts = await readFacts(db, set, altered, belongings)
  const outcome = whatStays(facts)
  const house = await getHouse(db)
  const isDemoHouse = house !== null && facts.made.has(rowId('empresa', String(house)))
  const named = [...outcome.stays].flatMap(([row, why]) => [row, ...(why.kind === 'named' ? [why.by.from] : [])])
  return {
    ...outcome,
    altered,
    closes: await accountsToClose(db, outcome),
    house: !isDemoHouse ? 'other' : outcome.goes.has(rowId('empresa', String(house))) ? 'goes' : 'stays',
    names: await readNames(db, named),
  }
}

/** Throws where an earlier release loaded the set without noting its rows: which are its own cannot be known. */
async function refuseUnnoted(db: Db): Promise<void> {
  const open = await openToEveryone(db)
  if (open.length === 0 && !(await hasDemoPeople(db))) return
  throw new Error(
    'The demo set of this database was loaded by an earlier release, which did not note its rows: which rows are of the ' +
      'demo and which are yours cannot be known any more, and nothing is removed. Begin with an empty database, or keep ' +
      'this one and delete in the dashboard what you do not want.' +
      (open.length === 0 ? '' : `\nDeactivate these accounts, or change their passwords: ${open.join(', ')}`),
  )
}

/** All that stay, but for those that people have made their own and gave another password. */
async function accountsToClose(db: Db, { stays }: Outcome): Promise<number[]> {
  const accounts = [...stays].flatMap(([row, why]) => {
    const { table, key } = partsOf(row)
    return table === 'usuario' ? [{ id: Number(key), isOwn: why.kind === 'own' }] : []
  })
  const known = await withDemoPassword(
    db,
    accounts.map(({ id }) => id),
  )
  return accounts.filter(({ id, isOwn }) => !isOwn || known.has(id)).map(({ id }) => id)
}

/** Does what was planned, inside the transaction. Returns the keys of the files that are no longer named. */
async function clear(db: Db, { goes, stays, altered, closes, house }: Clearing): Promise<string[]> {
  const restored = altered.filter(({ isTouched }) => !isTouched)
  if (goes.size === 0 && restored.length === 0) return []
  const ids = keysOf(goes, 'archivo')
  const files = await db
    .selectFrom('archivo')
    .select('clave')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const words = await wordsOfContacts(db, keysOf(goes, 'contacto').map(Number))
  if (house === 'goes') await nameNoHouse(db)
  await closeAccounts(db, closes)
  await restoreAltered(db, restored)
  await removeRows(db, goes)
  await forgetWords(db, words)
  await noteCleared(db, goes, [...restored, ...(house === 'goes' ? houseRow : [])])
  const after = {
    quitadas: countsOf(goes),
    quedan: countsOf(stays.keys()),
    cuentas_cerradas: closes,
    archivos: files.length,
  }
  await record(db, terminal, {
    action: 'demo.cleared',
    entity: 'usuario',
    id: null,
    after,
    announces: areas.map((area) => ({ area })),
  })
  return files.map(({ clave }) => clave)
}

const keysOf = (rows: Iterable<RowId>, table: string) =>
  [...rows].map(partsOf).flatMap((row) => (row.table === table ? [row.key] : []))

/** Counts rows by table. */
export function countsOf(rows: Iterable<RowId>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) {
    const { table } = partsOf(row)
    counts[table] = (counts[table] ?? 0) + 1
  }
  return counts
}
