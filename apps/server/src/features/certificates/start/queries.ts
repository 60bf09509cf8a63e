import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { type Holder, type ListQuery, ordered, ownFound } from '../list/queries.ts'

/** Returns the first of a person's own certificates as their list shows them, and how many there are. */
export async function listOwn(
  db: Db,
  holder: Holder,
  asked: Pick<ListQuery, 'buscar' | 'estado' | 'orden'>,
  most: number,
) {
  const rows = await ownFound(db, holder, asked)
    .select(['c.id', 'c.codigo', 'c.titulo', 'c.titulo_en', 'c.creado_en'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy(ordered(asked.orden))
    .limit(most)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}
