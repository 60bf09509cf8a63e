import type { SearchedKind } from '@portal/contract/saved-searches/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { SavedKind } from '#features/marketplace/saved/kind.ts'
import { sendAt } from '../tell/queries.ts'

interface Appeared {
  id: number
  clasificado_id: number | null
  propiedad_id: number | null
}

/** Returns items that came into the public lists and were not compared yet, the oldest first, locked. */
export const lockAppeared = (db: Db, most: number): Promise<Appeared[]> =>
  db
    .selectFrom('a_la_vista')
    .select(['id', 'clasificado_id', 'propiedad_id'])
    .where('comparada_en', 'is', null)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

/** Returns the filters of all active searches of a kind, each once. */
export async function listFilters(db: Db, kind: SearchedKind): Promise<string[]> {
  const rows = await db
    .selectFrom('busqueda_guardada')
    .select('filtro')
    .distinct()
    .where('tipo', '=', kind)
    .where('confirmada_en', 'is not', null)
    .where('terminada_en', 'is', null)
    .execute()
  return rows.map(({ filtro }) => filtro)
}

/**
 * Notes found items for every active search with this filter, once each: those that appeared after it was confirmed, and
 * were not in the lists when it was.
 */
export async function noteFound(
  db: Db,
  { kind, column }: Pick<SavedKind, 'kind' | 'column'>,
  filter: string,
  appeared: readonly number[],
  items: readonly number[],
): Promise<void> {
  const item = sql.ref(column)
  await sql`
    insert into busqueda_aviso (busqueda_id, ${item}, enviar_en)
    select b.id, v.${item}, ${sendAt}
    from busqueda_guardada b join a_la_vista v on v.desde > b.confirmada_en
    where b.tipo = ${kind} and md5(b.filtro) = md5(${filter}) and b.confirmada_en is not null and b.terminada_en is null
      and v.id = any(${appeared}::bigint[]) and v.${item} = any(${items}::int[])
      and not exists (
        select from a_la_vista antes
        where antes.${item} = v.${item} and antes.desde <= b.confirmada_en
          and (antes.hasta is null or antes.hasta > b.confirmada_en))
    on conflict do nothing`.execute(db)
}

export async function markCompared(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update a_la_vista set comparada_en = now() where id = any(${ids}::bigint[])`.execute(db)
}

/** Without an active search there is nothing to compare. */
export async function passOver(db: Db): Promise<void> {
  await sql`
    update a_la_vista set comparada_en = now()
    where comparada_en is null and not exists (
      select from busqueda_guardada where confirmada_en is not null and terminada_en is null)`.execute(db)
}
