import { type Expression, type Insertable, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { DB } from '../database/schema.ts'

/** Tables whose rows are saved with an optimistic version check. */
export type VersionedTable = {
  [T in keyof DB]: Selectable<DB[T]> extends { id: number; version: number } ? T : never
}[keyof DB]

export type ColumnOf<T extends VersionedTable> = keyof Selectable<DB[T]> & string

/** The columns to write to a row: values, or expressions such as `now()`. */
export type Columns<T extends VersionedTable> = {
  [C in keyof Insertable<DB[T]>]?: Insertable<DB[T]>[C] | Expression<unknown>
}

/** A stored row, limited to the columns of the record. */
export type Stored<T extends VersionedTable, C extends ColumnOf<T>> = Pick<Selectable<DB[T]>, C> & {
  id: number
  version: number
}

/**
 * Kysely derives its types from a literal table name. Here the name is a value, and `versionedRecord` supplies the
 * types.
 */
type AnyTable = Kysely<Record<string, Record<string, unknown>>>

/** Reads and writes single rows of a table; `columns` are those that the audit log compares. */
export function storedRows<T extends VersionedTable, C extends ColumnOf<T>>(table: T, columns: readonly C[]) {
  type Row = Stored<T, C>
  const name: string = table
  const written = ['id', ...columns, 'version']
  const idOf = sql.ref<number>(`${name}.id`)
  const any = (db: Db) => db as unknown as AnyTable

  return {
    /** Locks the row until the transaction ends, if it exists: concurrent saves run one after the other. */
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
