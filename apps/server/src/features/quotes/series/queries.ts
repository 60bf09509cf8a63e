import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** The house with the year of its quotes of now, as the counter of numbers counts it; undefined where nobody has named it. */
export function getSeries(db: Db) {
  return db
    .selectFrom('empresa')
    .leftJoin('cotizacion_contador as c', (join) =>
      join.onRef('c.empresa_id', '=', 'empresa.id').on('c.anio', '=', yearThere),
    )
    .select(['empresa.id', 'empresa.abreviatura', yearThere.as('anio')])
    .select(sql<number>`coalesce(c.ultimo, 0)`.as('ultimo'))
    .where('empresa.id', '=', sql<number>`casa_id()`)
    .where('empresa.eliminado_en', 'is', null)
    .executeTakeFirst()
}

const yearThere = sql<number>`extract(year from now() at time zone empresa.zona_horaria)::int`

/**
 * Raises the counter of an enterprise and year, so that its next number is this one. Waits for quotes that are being
 * saved; returns false, and changes nothing, when this number or a later one was given.
 */
export async function raiseCounter(
  db: Db,
  { enterpriseId, year, next }: { enterpriseId: number; year: number; next: number },
): Promise<boolean> {
  const raised = await db
    .insertInto('cotizacion_contador')
    .values({ empresa_id: enterpriseId, anio: year, ultimo: next - 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['empresa_id', 'anio'])
        .doUpdateSet({ ultimo: next - 1 })
        .where('cotizacion_contador.ultimo', '<', next),
    )
    .returning('ultimo')
    .executeTakeFirst()
  return raised !== undefined
}
