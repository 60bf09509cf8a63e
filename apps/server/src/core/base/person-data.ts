import { type EntityFields, entriesOf, type FieldKind, type FieldName } from '@portal/contract/core/entities'
import type { Text } from '@portal/contract/core/text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'

export interface HeldRecord {
  /** What is stored, by the names of its columns. */
  data: Record<string, unknown>
  /** Whether it stays when the data of the address are deleted. */
  isKept: boolean
}

/** What a feature holds of a person, found by their e-mail address. A feature adds itself in `sources.ts` (decision 058). */
export interface PersonDataSource {
  /** Its name on the wire. */
  kind: string
  name: Text
  /** Why records of it stay; absent where all of them may go. */
  keptBecause?: Text
  /** At most `most` records, in the order in which they came. */
  find(db: Db, email: string, most: number): Promise<HeldRecord[]>
  /** Deletes or makes anonymous what need not stay, in the caller's transaction. Returns how many records. */
  erase(db: Db, email: string): Promise<number>
}

/** Instead of a name that was deleted. */
export const erasedName = 'Persona borrada'
/** Instead of an address that was deleted: like no other, and no mail reaches it. */
export const erasedEmail = (id: RawBuilder<unknown>) => sql<string>`'borrado-' || ${id} || '@example.invalid'`

/** What says who someone is or what they do, and is made empty. A country, a number or a choice alone says neither. */
const tellsOfPerson: Readonly<Record<FieldKind, boolean>> = {
  line: true,
  text: true,
  code: true,
  email: true,
  emails: true,
  phone: true,
  choice: false,
  option: false,
  country: false,
  row: false,
  zone: false,
  language: false,
  number: false,
  amount: false,
  flag: false,
  day: false,
}

/** Returns what is written over the fields of an entity that tell of a person: nothing, unless it is named. */
export const erasedFields = <T extends EntityFields>(
  fields: T,
  instead: Readonly<Partial<Record<FieldName<T>, RawBuilder<unknown>>>>,
) =>
  sql.join(
    entriesOf(fields)
      .filter(([, { kind }]) => tellsOfPerson[kind])
      .map(([name]) => sql`${sql.ref(name)} = ${instead[name] ?? sql.lit('')}`),
  )

/** Kinds whose values are ids and codes. */
const codedKinds: readonly FieldKind[] = ['choice', 'option', 'country', 'row']

/** Returns the names of the fields of an entity whose values say something by themselves. */
export const spokenNames = (fields: EntityFields): string[] =>
  entriesOf(fields).flatMap(([name, { kind }]) => (codedKinds.includes(kind) ? [] : [name]))

interface Declared extends Pick<PersonDataSource, 'kind' | 'name' | 'keptBecause'> {
  /** The tables, with their joins: `formulario t`. */
  from: RawBuilder<unknown>
  /** The address of a row. */
  email: RawBuilder<unknown>
  /** What is shown of a row. */
  columns: readonly string[]
  /** Which rows stay; absent: none, and all of them where nothing is erased. */
  remaining?: RawBuilder<boolean>
  /** Deletes the rows of the table, or writes these columns over them; absent: every row stays. */
  erase?: { table: string; set?: RawBuilder<unknown>; besides?: (db: Db, ids: readonly number[]) => Promise<void> }
}

/** A source from a declaration; the main table is `t`. */
export function personTable({ kind, name, keptBecause, from, email, columns, erase, ...declared }: Declared) {
  const remaining = declared.remaining ?? (erase ? sql<boolean>`false` : sql<boolean>`true`)
  const shown = sql.join(columns.flatMap((column) => [sql.lit(column.replace(/^.*\./, '')), sql.ref(dotted(column))]))
  const isOf = (address: string) => sql<boolean>`lower(${email}) = lower(${address})`
  const source: PersonDataSource = {
    kind,
    name,
    ...(keptBecause && { keptBecause }),
    async find(db, address, most) {
      const { rows } = await sql<{ data: Record<string, unknown>; isKept: boolean }>`
        select jsonb_build_object(${shown}) as data, ${remaining} as "isKept"
        from ${from} where ${isOf(address)} order by t.id limit ${sql.lit(most)}`.execute(db)
      return rows
    },
    async erase(db, address) {
      if (!erase) return 0
      const { rows } = await sql<{ id: number }>`
        select t.id from ${from} where ${isOf(address)} and not ${remaining} order by t.id for update of t`.execute(db)
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return 0
      await erase.besides?.(db, ids)
      const table = sql.table(erase.table)
      await (erase.set
        ? sql`update ${table} as t set ${erase.set} where id = any(${ids}::bigint[])`
        : sql`delete from ${table} where id = any(${ids}::bigint[])`
      ).execute(db)
      return ids.length
    },
  }
  return source
}

const dotted = (column: string) => (column.includes('.') ? column : `t.${column}`)
