import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Minutes from one try to the next, as mails have them: at once, then 5 min, 30 min, 4 h and 24 h after the form came. */
const waits = [5, 25, 210, 1200]
export const maxTries = waits.length + 1
/** After the last try: a process that died meanwhile is noticed then. */
const grace = 10

/** Takes a form whose time has come, or nothing. Whoever takes it moves its next try away, so two alarms send it once. */
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

/** Keeps why a try failed; the last one gives the form up. */
export async function markTried(db: Db, id: number, error: string, isLast: boolean): Promise<void> {
  await db
    .updateTable('formulario')
    .set(isLast ? { error, entrega: 'fallido', proximo_en: null } : { error })
    .where('id', '=', id)
    .where('entrega', '=', 'pendiente')
    .execute()
}

/** Gives up a form whose last try nobody finished. Whether it did. */
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
