import { type Kysely, sql } from 'kysely'

/** A hole is a *pozo* and a blast a *tronadura* in all texts, as the trade says in Chile; new databases have it from the reference data. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update producto
    set
      resumen = replace(resumen, 'voladura', 'tronadura'),
      descripcion = replace(replace(descripcion, 'taladro', 'pozo'), 'voladura', 'tronadura')
    where concat(resumen, descripcion) ~ 'taladro|voladura'
  `.execute(db)
}
