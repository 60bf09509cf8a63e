import { type Expression, type Insertable, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { DB } from '../database/schema.ts'

/** Tables whose rows are saved by the version that was read. */
export type VersionedTable = {
  [T in keyof DB]: Selectable<DB[T]> extends { id: number; version: number } ? T : never
}[keyof DB]

export type ColumnOf<T extends VersionedTable> = keyof Selectable<DB[T]> & string

/** What is written to a row: values, or expressions such as `now()`. */
export type Columns<T extends VersionedTable> = {
  [C in keyof Insertable<DB[T]>]?: Insertable<DB[T]>[C] | Expression<unknown>
}

/** A stored row, as far as the record says it. */
export type Stored<T extends VersionedTable, C extends ColumnOf<T>> = Pick<Selectable<DB[T]>, C> & {
  id: number
  version: number
}

/** Kysely's types follow a table that stands in the code; here it is a value, by which `versionedRecord` is typed. */
type AnyTable = Kysely<Record<string, Record<string, unknown>>>

/** Reads and writes single rows of a table: the columns that the audit log compares. */
export function storedRows<T extends VersionedTable, C extends ColumnOf<T>>(table: T, columns: readonly C[]) {
  type Row = Stored<T, C>
  const name: string = table
  const written = ['id', ...columns, 'version']
  const idOf = sql.ref<number>(`${name}.id`)
  const any = (db: Db) => db as unknown as AnyTable

  return {
    /** The row, if it is there, until the transaction ends: two who save it follow each other, nobody uses it meanwhile. */
    lock: (db: Db, id: number, isThere: Expression<SqlBool>) =>
      any(db)
        .selectFrom(name)
        .select(written)
        .where(isThere)
        .where(idOf, '=', id)
        .forUpdate()
        .executeTakeFirst() as Promise<Row | undefined>,

    insert: (db: Db, values: Columns<T>) =>
      any(db).insertInto(name).values(values).returning(written).executeTakeFirstOrThrow() as Promise<Row>,

    update: (db: Db, id: number, values: Columns<T>) =>
      any(db)
        .updateTable(name)
        .set({ ...values, version: sql`version + 1` })
        .where(idOf, '=', id)
        .returning(written)
        .executeTakeFirstOrThrow() as Promise<Row>,
  }
}
