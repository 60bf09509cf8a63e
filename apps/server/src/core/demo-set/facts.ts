import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { keyOf, listForeignKeys, listTables, type Reference, type Table } from './catalogue.ts'
import { type DemoSet, isTouched } from './note.ts'
import type { Altered } from './remove.ts'
import { type Edge, type Facts, partsOf, type RowId, rowId } from './stays.ts'

/** What no catalogue says of references: which make a row a part, which a trace, and which are no foreign keys. */
export interface Belongings {
  /** A row that names another one so is a part of it, and stays with it. */
  parts: readonly string[]
  /** A part that the portal writes by itself: a later one goes with what it names. */
  traces: readonly string[]
  /** As a trace, until the audit says that a person has changed it. */
  automatic: readonly string[]
  /** What is named so is there for the row that names it: `*.archivo` for every reference to a table. */
  owned: readonly string[]
  /** References that no foreign key declares. */
  undeclared: readonly Reference[]
  /** Conditions on `hoy` of rows that people have given up, by table: a change alone keeps none of them. */
  givenUp: Readonly<Record<string, RawBuilder<boolean>>>
}

/**
 * Reads what decides which rows of the demo set stay, inside the caller's transaction. What a row of before names by a
 * column that gets its value back keeps nothing.
 */
export async function readFacts(
  db: Db,
  set: DemoSet,
  altered: readonly Altered[],
  belongings: Belongings,
): Promise<Facts> {
  const tables = new Map((await listTables(db)).map((table) => [table.name, table]))
  const references = [...(await listForeignKeys(db, [...tables.values()])), ...belongings.undeclared]
  refuseUnknown(references, belongings)
  const reader = new FactReader(db, set, altered, tables, references, belongings)
  await reader.readMade()
  await reader.follow()
  await reader.readOwners()
  return reader.facts()
}

/** Throws for a name in the lists that is no reference. */
function refuseUnknown(references: readonly Reference[], { parts, traces, automatic, owned }: Belongings): void {
  const known = new Set(references.flatMap(({ name, to }) => [name, `*.${to}`]))
  const unknown = [...parts, ...traces, ...automatic, ...owned].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`These are no references: ${unknown.join(', ')}`)
}

/** Follows the references from the rows that the demo set made. */
class FactReader {
  readonly #db: Db
  readonly #set: DemoSet
  readonly #tables: ReadonlyMap<string, Table>
  readonly #references: readonly Reference[]
  /** References that are about to end, as row and name. */
  readonly #ending: ReadonlySet<string>
  readonly #givenUp: Belongings['givenUp']
  readonly #parts: ReadonlySet<string>
  readonly #along: ReadonlySet<string>
  readonly #automatic: ReadonlySet<string>
  readonly #owned: ReadonlySet<string>
  readonly #made = new Set<RowId>()
  readonly #belonging = new Set<RowId>()
  /** Of those, the ones that a change by a person keeps. */
  readonly #keptByChange = new Set<RowId>()
  readonly #own = new Set<RowId>()
  readonly #touched = new Set<RowId>()
  readonly #edges: Edge[] = []
  /** Keys whose references are to be followed, by table. */
  readonly #waiting = new Map<string, string[]>()

  constructor(
    db: Db,
    set: DemoSet,
    altered: readonly Altered[],
    tables: ReadonlyMap<string, Table>,
    references: readonly Reference[],
    { parts, traces, automatic, owned, givenUp }: Belongings,
  ) {
    this.#db = db
    this.#set = set
    this.#tables = tables
    this.#references = references
    this.#ending = new Set(
      altered
        .filter(({ isTouched }) => !isTouched)
        .flatMap(({ table, key, columns }) => columns.map((column) => `${rowId(table, key)} ${table}.${column}`)),
    )
    this.#givenUp = givenUp
    this.#parts = new Set([...parts, ...traces, ...automatic])
    this.#along = new Set([...traces, ...automatic])
    this.#automatic = new Set(automatic)
    this.#owned = new Set(
      references.filter(({ name, to }) => owned.includes(name) || owned.includes(`*.${to}`)).map(({ name }) => name),
    )
  }

  /** Reads the rows that were noted and are still there, and which of them people have made their own. */
  async readMade(): Promise<void> {
    const { rows: noted } = await sql<{ tabla: string }>`
      select distinct tabla from demo_fila where antes is null`.execute(this.#db)
    for (const { tabla } of noted) {
      const table = this.#tables.get(tabla)
      if (!table) continue // a later release dropped it
      const { rows } = await sql<{ clave: string; es_tocada: boolean }>`
        select nota.clave, ${isTouched(tabla, sql`nota.clave`, this.#set)} as es_tocada
        from demo_fila nota join ${sql.table(tabla)} hoy on ${keyOf(table, 'hoy')} = nota.clave
        where nota.tabla = ${tabla} and nota.antes is null`.execute(this.#db)
      for (const { clave } of rows) this.#made.add(rowId(tabla, clave))
      this.#waiting.set(
        tabla,
        rows.map(({ clave }) => clave),
      )
      const touched = rows.filter(({ es_tocada }) => es_tocada).map(({ clave }) => clave)
      for (const key of await this.#changedAmong(table, touched)) this.#own.add(rowId(tabla, key))
    }
  }

  /** Returns the rows that are no longer as they were noted, but for those that people have given up. */
  async #changedAmong(table: Table, keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return []
    const { rows } = await sql<{ clave: string }>`
      select nota.clave
      from demo_fila nota
      join ${sql.table(table.name)} hoy on ${keyOf(table, 'hoy')} = nota.clave
      cross join lateral (select to_jsonb(hoy) as fila) ahora
      where nota.tabla = ${table.name} and nota.clave = any(${keys}::text[]) and not (${this.#isGivenUp(table)})
        and exists (
          select from jsonb_each(nota.fila) as columna (nombre, valor)
          where ahora.fila ? nombre and ahora.fila -> nombre is distinct from valor
        )`.execute(this.#db)
    return rows.map(({ clave }) => clave)
  }

  #isGivenUp({ name, columns }: Table): RawBuilder<boolean> {
    const conditions = columns.includes('eliminado_en') ? [sql<boolean>`hoy.eliminado_en is not null`] : []
    const given = this.#givenUp[name]
    return sql<boolean>`${sql.join([...conditions, ...(given ? [given] : []), sql`false`], sql` or `)}`
  }

  /** Finds what names the rows, what belongs to them, and in turn what names and belongs to that. */
  async follow(): Promise<void> {
    for (let next = this.#takeWaiting(); next; next = this.#takeWaiting()) {
      const [table, keys] = next
      for (const reference of this.#references) {
        if (reference.to === table) await this.#followBack(reference, keys)
        if (reference.from === table && this.#owned.has(reference.name)) await this.#followOwned(reference, keys)
      }
    }
  }

  #takeWaiting(): [table: string, keys: string[]] | undefined {
    const next = this.#waiting.entries().next().value
    if (next) this.#waiting.delete(next[0])
    return next
  }

  async #followBack(reference: Reference, keys: readonly string[]): Promise<void> {
    const { name, from, to } = reference
    for (const { hijo, padre } of await this.#read(reference, 'padre', keys)) {
      if (this.#ending.has(`${rowId(from, hijo)} ${name}`)) continue
      this.#edges.push({ from: rowId(from, hijo), to: rowId(to, padre), by: name })
      if (this.#along.has(name)) this.#belong(from, hijo, this.#automatic.has(name))
    }
  }

  async #followOwned(reference: Reference, keys: readonly string[]): Promise<void> {
    for (const { padre } of await this.#read(reference, 'hijo', keys)) this.#belong(reference.to, padre, true)
  }

  #belong(table: string, key: string, isKeptByChange: boolean): void {
    const row = rowId(table, key)
    if (this.#made.has(row) || this.#belonging.has(row)) return
    this.#belonging.add(row)
    if (isKeptByChange) this.#keptByChange.add(row)
    const waiting = this.#waiting.get(table)
    if (waiting) waiting.push(key)
    else this.#waiting.set(table, [key])
  }

  /** Reads which rows name which, where one end has one of these keys. */
  async #read({ from, to, on }: Reference, end: 'hijo' | 'padre', keys: readonly string[]) {
    const [child, parent] = [this.#tables.get(from)!, this.#tables.get(to)!]
    const known = keyOf(end === 'hijo' ? child : parent, end)
    const { rows } = await sql<{ hijo: string; padre: string }>`
      select ${keyOf(child, 'hijo')} as hijo, ${keyOf(parent, 'padre')} as padre
      from ${sql.table(from)} hijo join ${sql.table(to)} padre on ${on}
      where ${known} = any(${keys}::text[])`.execute(this.#db)
    return rows
  }

  /** Reads which later rows, and which rows that rows of the demo set are parts of, people have changed. */
  async readOwners(): Promise<void> {
    const wholes = new Set<RowId>()
    const made = Map.groupBy([...this.#made].map(partsOf), ({ table }) => table)
    for (const reference of this.#references.filter(({ name }) => this.#parts.has(name))) {
      const keys = (made.get(reference.from) ?? []).map(({ key }) => key)
      if (keys.length === 0) continue
      for (const { hijo, padre } of await this.#read(reference, 'hijo', keys)) {
        const whole = rowId(reference.to, padre)
        if (this.#made.has(whole) || this.#belonging.has(whole)) continue
        this.#edges.push({ from: rowId(reference.from, hijo), to: whole, by: reference.name })
        wholes.add(whole)
      }
    }
    for (const row of await this.#touchedAmong(wholes)) this.#touched.add(row)
    for (const row of await this.#touchedAmong(this.#keptByChange)) this.#own.add(row)
  }

  async #touchedAmong(rows: ReadonlySet<RowId>): Promise<RowId[]> {
    const touched: RowId[] = []
    const byTable = Map.groupBy([...rows].map(partsOf), ({ table }) => table)
    for (const [table, some] of byTable) {
      const keys = some.map(({ key }) => key)
      const { rows: found } = await sql<{ clave: string }>`
        select clave from unnest(${keys}::text[]) as clave
        where ${isTouched(table, sql`clave`, this.#set)}`.execute(this.#db)
      touched.push(...found.map(({ clave }) => rowId(table, clave)))
    }
    return touched
  }

  facts(): Facts {
    return {
      made: this.#made,
      belonging: this.#belonging,
      own: this.#own,
      touched: this.#touched,
      edges: this.#edges,
      parts: this.#parts,
      owned: this.#owned,
    }
  }
}
