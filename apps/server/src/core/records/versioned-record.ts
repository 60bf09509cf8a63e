import { mayDelete } from '@portal/contract/access/hierarchy'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import type { RecordMessages } from '@portal/contract/core/records/calls'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../base/actor.ts'
import type { JsonText } from '../base/answers.ts'
import { fieldRefusal, isDuplicate, isReferenced, Refusal, type Refused } from '../base/errors.ts'
import { type Scope, scopeOf } from '../base/scope.ts'
import { type Db, inTransaction } from '../database/database.ts'
import type { Change } from '../database/events.ts'
import { record } from '../database/record.ts'
import type { Bulk } from './bulk.ts'
import type { ListedSchemas, RecordRows } from './record-rows.ts'
import { type ColumnOf, type Columns, type Stored, storedRows, type VersionedTable } from './stored-rows.ts'
import { refuseStale, showingStored } from './versions.ts'

export interface Saved {
  id: number
  version: number
}

/** The result of a deletion: a record in use may be deactivated instead. */
export type Removed = 'deleted' | 'deactivated'

/** The refusals of a record; the messages of its unexpected failures are declared with its calls. */
type Refusals = Pick<RecordMessages, 'absent' | 'insufficientHierarchy' | 'inUse' | 'onlyDeactivated'>

interface Declared<S extends ListedSchemas, T extends VersionedTable, C extends ColumnOf<T>, One, Seen> {
  table: T
  /** Its name in the audit log: `timeUnits` writes `timeUnits.created`. */
  name: string
  rows: RecordRows<S, One>
  /** The columns that are written, besides `id` and `version`; the audit log compares them. */
  columns: readonly C[]
  /** The condition for the rows that exist in a scope; by default those that are not deleted. */
  isThere?: (scope: Scope) => Expression<SqlBool>
  messages: Refusals
  /** The refusal for each violated constraint or index, by its name. */
  constraints?: Readonly<Record<string, Required<Refused>>>
  /** Returns the changes to announce, from the row before and the row after. */
  announces: (...rows: Stored<T, C>[]) => readonly Change[]
  /**
   * Returns the columns to write for a form, inside the transaction, and throws refusals that only the database can
   * decide. The form itself by default.
   */
  written?: (db: Db, actor: Actor, form: z.output<S['Form']>, before: Stored<T, C> | null) => Promise<Columns<T>>
  /** Runs inside the transaction after the row is saved. */
  saved?: (db: Db, actor: Actor, after: Stored<T, C>, before: Stored<T, C> | null) => Promise<void>
  /** The columns that a deletion writes; `eliminado_en` by default. */
  deletes?: Columns<T>
  /** Throws why the row stays, inside the transaction of its deletion. */
  removes?: (db: Db, before: Stored<T, C>) => Promise<void>
  /** A query that finds rows that use the record. If it finds any, the record cannot be deleted (`inUse`), */
  usedBy?: (row: Stored<T, C>) => RawBuilder<unknown>
  /** or these columns are written instead (`onlyDeactivated`). */
  deactivates?: Columns<T>
  /** Returns a single row as the actor sees it, for example with the actions that they may do. */
  seen?: (actor: Actor, row: One) => Seen
}

/** Returns more columns for one save, inside its transaction: a picture that came with the form. */
type More<T extends VersionedTable, Row> = (db: Db, before: Row | null) => Promise<Columns<T>>

export interface VersionedRecord<
  S extends ListedSchemas,
  T extends VersionedTable = VersionedTable,
  Row = unknown,
  Seen = unknown,
> {
  readonly schemas: S
  readonly messages: Refusals
  /** Returns a page of the rows in the actor's scope, as JSON text. */
  list(db: Db, actor: Actor, query: z.output<S['ListQuery']>): Promise<JsonText>
  /** Returns a row in the actor's scope. Throws `absent`. */
  one(db: Db, actor: Actor, id: number): Promise<Seen>
  /** When two people save the same unique value concurrently, the second one is refused. */
  create(db: Db, actor: Actor, form: z.output<S['Form']>, more?: More<T, Row>): Promise<Saved>
  /** Throws 409 with the stored row when someone saved after `version`. */
  update(db: Db, actor: Actor, id: number, form: z.output<S['Update']>, more?: More<T, Row>): Promise<Saved>
  /** Soft-deletes the row, for an administrator or above. A record in use is refused or only deactivated. */
  remove(db: Db, actor: Actor, id: number): Promise<Removed>
  /** Deletes many records together. */
  readonly bulk: Bulk<z.output<S['ListQuery']>>
}

/**
 * Declares a record whose rows two people may save concurrently: lock, version check, audit, announcement and refusals
 * (decision 024). The feature supplies its list queries and the special parts of saving as functions.
 */
export function versionedRecord<
  S extends ListedSchemas,
  T extends VersionedTable,
  const C extends ColumnOf<T>,
  One,
  Seen = One,
>(declared: Declared<S, T, C, One, Seen>): VersionedRecord<S, T, Stored<T, C>, Seen> {
  type Row = Stored<T, C>
  const {
    table,
    name,
    rows,
    messages,
    constraints = {},
    announces,
    written,
    saved,
    removes,
    usedBy,
    deactivates,
  } = declared
  const { isThere = () => sql<SqlBool>`${sql.ref(`${table}.eliminado_en`)} is null` } = declared
  const { deletes = { eliminado_en: sql`now()` } as Columns<T>, seen = (_, row) => row as unknown as Seen } = declared
  const stored = storedRows(table, declared.columns)

  async function one(db: Db, actor: Actor, id: number): Promise<Seen> {
    const row = await rows.one(db, scopeOf(actor), id)
    if (!row) throw new Refusal(messages.absent)
    return seen(actor, row)
  }

  async function locked(db: Db, actor: Actor, id: number): Promise<Row> {
    const row = await stored.lock(db, id, isThere(scopeOf(actor)))
    if (!row) throw new Refusal(messages.absent)
    return row
  }

  async function note(db: Db, actor: Actor, verb: string, after: Row, before: Row | null): Promise<Saved> {
    const { id, version } = after
    const changed = { action: `${name}.${verb}`, entity: table, id, before, after }
    await record(db, actor, { ...changed, announces: before ? announces(before, after) : announces(after) })
    return { id, version }
  }

  async function columnsOf(db: Db, actor: Actor, form: z.output<S['Form']>, before: Row | null, more?: More<T, Row>) {
    const columns = written ? await written(db, actor, form, before) : (form as Columns<T>)
    return { ...columns, ...(await more?.(db, before)) }
  }

  const orRefused = <R>(writing: Promise<R>): Promise<R> =>
    writing.catch((error: unknown) => {
      const broken = Object.keys(constraints).find((rule) => isDuplicate(error, rule) || isReferenced(error, rule))
      const refused = broken && constraints[broken]
      throw refused ? fieldRefusal(refused.field, refused.entry, error) : error
    })

  const removed = (db: Db, actor: Actor, id: number) =>
    inTransaction(db, async (db) => {
      const before = await locked(db, actor, id)
      if (!mayDelete(actor.role)) throw new Refusal(messages.insufficientHierarchy)
      await removes?.(db, before)
      const isInUse = usedBy !== undefined && (await isFound(db, usedBy(before)))
      if (isInUse && messages.inUse) throw new Refusal(messages.inUse)
      const end: Removed = isInUse ? 'deactivated' : 'deleted'
      const written = (isInUse && deactivates) || deletes
      const after = await stored.update(db, id, written)
      await note(db, actor, end, after, before)
      const was = Object.keys(written).map((column) => [column, before[column as keyof Row] ?? null])
      return { end, undo: { version: after.version, was: Object.fromEntries(was) as Columns<T> } }
    })

  /** Reverts a deletion, unless someone saved since. A unique value that is taken by now is refused. */
  const restored = (db: Db, actor: Actor, id: number, { version, was }: { version: number; was: Columns<T> }) =>
    orRefused(
      inTransaction(db, async (db) => {
        const before = await stored.lock(db, id, sql<SqlBool>`true`)
        if (!mayDelete(actor.role)) throw new Refusal(messages.insufficientHierarchy)
        refuseStale(before, version)
        await note(db, actor, 'restored', await stored.update(db, id, was), before)
      }),
    )

  return {
    schemas: rows.schemas,
    messages,
    list: (db, actor, query) => rows.list(db, scopeOf(actor), query),
    one,

    create(db, actor, form, more) {
      const writing = inTransaction(db, async (db) => {
        const after = await stored.insert(db, await columnsOf(db, actor, form, null, more))
        const made = await note(db, actor, 'created', after, null)
        await saved?.(db, actor, after, null)
        return made
      })
      return orRefused(writing)
    },

    async update(db, actor, id, updated, more) {
      const { version, id: _, ...form } = updated as Saved & z.output<S['Form']> // an id in the form is not written
      const writing = inTransaction(db, async (db) => {
        const before = await locked(db, actor, id)
        refuseStale(before, version)
        const columns = await columnsOf(db, actor, form as z.output<S['Form']>, before, more)
        const after = await stored.update(db, id, columns)
        const changed = await note(db, actor, 'updated', after, before)
        await saved?.(db, actor, after, before)
        return changed
      })
      return showingStored(orRefused(writing), () => one(db, actor, id))
    },

    remove: async (db, actor, id) => (await removed(db, actor, id)).end,

    bulk: {
      name,
      absent: messages.absent,
      chosen: (db, actor, which, most) => rows.chosen(db, scopeOf(actor), which, most),
      actions: {
        eliminar: {
          async apply(db, actor, id) {
            const { end, undo } = await removed(db, actor, id)
            if (end === 'deleted') return { undo }
            return { undo, instead: messages.onlyDeactivated ?? bulkMessages.onlyDeactivated }
          },
          undo: restored,
        },
      },
    },
  }
}

async function isFound(db: Db, query: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(db)
  return rows[0]!.found
}
