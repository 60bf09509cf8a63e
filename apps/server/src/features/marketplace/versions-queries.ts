import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Edit, Version } from './rules/edits.ts'

interface NewVersion<Form> {
  itemId: number
  actorId: number
  changes: Edit<Form>
  /** For a version that is refused immediately. */
  refused?: { reason: string; code: number | null }
}

interface DecidedVersion {
  estado: 'aprobada' | 'rechazada'
  motivo: string | null
  motivo_codigo: number | null
  decidido_por: number
}

export type ItemVersions<Form> = ReturnType<typeof versionsOf<Form>>

/** Returns the statements on waiting and refused edits of a kind, whose items `column` names. */
export const versionsOf = <Form>(column: 'clasificado_id' | 'propiedad_id') => ({
  /** Returns the waiting edit, or the last refusal; a newer save or an approval replaces it. */
  getVersion: (db: Db, itemId: number): Promise<(Version<Form> & { id: number }) | undefined> =>
    db
      .selectFrom('clasificado_version')
      .select(['id', 'estado', 'datos'])
      .where(column, '=', itemId)
      .where('estado', 'in', ['pendiente', 'rechazada'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst() as Promise<(Version<Form> & { id: number }) | undefined>, // as `insertVersion` wrote it

  /** Returns the waiting edits, by item. */
  async listWaiting(db: Db, itemIds: readonly number[]): Promise<ReadonlyMap<number, Edit<Form>>> {
    const rows = await db
      .selectFrom('clasificado_version')
      .select([sql<number>`${sql.ref(column)}`.as('item'), 'datos'])
      .where(column, '=', sql<number>`any(${itemIds}::int[])`)
      .where('estado', '=', 'pendiente')
      .orderBy('id')
      .execute()
    return new Map(rows.map(({ item, datos }) => [item, datos as Edit<Form>]))
  },

  async insertVersion(db: Db, { itemId, actorId, changes, refused }: NewVersion<Form>): Promise<void> {
    await db
      .insertInto('clasificado_version')
      .values({
        [column]: itemId,
        usuario_id: actorId,
        datos: JSON.stringify(changes),
        ...(refused && {
          estado: 'rechazada',
          motivo: refused.reason,
          motivo_codigo: refused.code,
          decidido_por: actorId,
          decidido_en: sql`now()`,
        }),
      })
      .execute()
  },

  async decideVersion(db: Db, id: number, decided: DecidedVersion): Promise<void> {
    await db
      .updateTable('clasificado_version')
      .set({ ...decided, decidido_en: sql`now()` })
      .where('id', '=', id)
      .execute()
  },

  /** Marks earlier versions as replaced. */
  async replaceVersions(db: Db, itemId: number): Promise<void> {
    await db
      .updateTable('clasificado_version')
      .set({ estado: 'reemplazada' })
      .where(column, '=', itemId)
      .where('estado', 'in', ['pendiente', 'rechazada'])
      .execute()
  },
})
