import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Minutes between tries, as for mails: immediately, then 5 min, 30 min, 4 h and 24 h after the form was sent. */
const waits = [5, 25, 210, 1200]
export const maxTries = waits.length + 1
/** After the last try, to notice a process that died. */
const grace = 10

/** Claims a due form, or returns nothing. Claiming postpones its next try, so two jobs send it once. */
export function claimForm(db: Db, id: number) {
  return db
    .updateTable('formulario')
    .set({
      intentos: sql`intentos + 1`,
      proximo_en: sql`now() + make_interval(mins => coalesce((${waits}::int[])[intentos + 1], ${grace}::int))`,
    })
    .where('id', '=', id)
    .where('entrega', '=', 'pendiente')
    .where('intentos', '<', maxTries)
    .where(({ or, eb }) =>
      or([eb('proximo_en', 'is', null), eb('proximo_en', '<', sql<Date>`now() + interval '1 second'`)]),
    )
    .returning(['id', 'intentos', sql<Date>`proximo_en`.as('proximo_en')])
    .executeTakeFirst()
}

export async function markDelivered(db: Db, id: number): Promise<void> {
  await db
    .updateTable('formulario')
    .set({ entrega: 'entregado', entregado_en: sql`now()`, error: null, proximo_en: null })
    .where('id', '=', id)
    .execute()
}

/** Stores why a try failed; the last failure is final. */
export async function markTried(db: Db, id: number, error: string, isLast: boolean): Promise<void> {
  await db
    .updateTable('formulario')
    .set(isLast ? { error, entrega: 'fallido', proximo_en: null } : { error })
    .where('id', '=', id)
    .where('entrega', '=', 'pendiente')
    .execute()
}

/** Marks a form as failed whose last try never finished. Returns whether it did. */
export async function endUnfinished(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('formulario')
    .set({ entrega: 'fallido', error: sql`coalesce(error, 'unfinished')`, proximo_en: null })
    .where('id', '=', id)
    .where('entrega', '=', 'pendiente')
    .where('intentos', '>=', maxTries)
    .where('proximo_en', '<', sql<Date>`now() + interval '1 second'`)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
