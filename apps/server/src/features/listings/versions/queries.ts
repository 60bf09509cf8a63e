import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Changes, Version } from '../rules/changes.ts'

/** Returns the waiting edit, or the last refusal; a newer save or an approval replaces it. */
export function getVersion(db: Db, itemId: number): Promise<(Version & { id: number }) | undefined> {
  return db
    .selectFrom('clasificado_version')
    .select(['id', 'estado', sql<Changes>`datos`.as('datos')])
    .where('clasificado_id', '=', itemId)
    .where('estado', 'in', ['pendiente', 'rechazada'])
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ estado: Version['estado'] }>()
    .executeTakeFirst()
}

/** Returns the waiting edits, by item. */
export async function listWaiting(db: Db, itemIds: readonly number[]): Promise<ReadonlyMap<number, Changes>> {
  const rows = await db
    .selectFrom('clasificado_version')
    .select(['clasificado_id', sql<Changes>`datos`.as('datos')])
    .where('clasificado_id', '=', sql<number>`any(${itemIds}::int[])`)
    .where('estado', '=', 'pendiente')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ clasificado_id: id, datos }) => [id, datos]))
}

interface NewVersion {
  itemId: number
  actorId: number
  changes: Changes
  /** For a version that is refused immediately. */
  refused?: { reason: string; code: number | null }
}

export async function insertVersion(db: Db, { itemId, actorId, changes, refused }: NewVersion): Promise<void> {
  await db
    .insertInto('clasificado_version')
    .values({
      clasificado_id: itemId,
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
}

export async function decideVersion(
  db: Db,
  id: number,
  decided: {
    estado: 'aprobada' | 'rechazada'
    motivo: string | null
    motivo_codigo: number | null
    decidido_por: number
  },
): Promise<void> {
  await db
    .updateTable('clasificado_version')
    .set({ ...decided, decidido_en: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Marks earlier versions as replaced. */
export async function replaceVersions(db: Db, itemId: number): Promise<void> {
  await db
    .updateTable('clasificado_version')
    .set({ estado: 'reemplazada' })
    .where('clasificado_id', '=', itemId)
    .where('estado', 'in', ['pendiente', 'rechazada'])
    .execute()
}
