import { type Kysely, sql } from 'kysely'

/** A hole is a *pozo* in all texts, as the trade says in Chile; new databases have it from the reference data. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update producto set descripcion = replace(replace(descripcion, 'Cada taladro', 'Cada pozo'), 'taladro', 'pozo')
    where descripcion like '%taladro%'
  `.execute(db)
}
