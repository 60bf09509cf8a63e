import { ProductStatus } from '@portal/contract/products/constants'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isCountryIn } from '../queries.ts'

/** Returns the configured countries in the scope, and whether each has a projection. */
export function listPlaces(db: Db, scope: Scope, productId: number) {
  return db
    .selectFrom('producto_pais as lugar')
    .where('lugar.producto_id', '=', productId)
    .where(isCountryIn(scope, 'lugar.pais_id'))
    .select([
      'lugar.pais_id',
      sql<boolean>`exists (
        select from producto_costos_configuracion c
        where c.producto_id = lugar.producto_id and c.pais_id = lugar.pais_id and c.eliminado_en is null)`.as(
        'tiene_proyeccion',
      ),
    ])
    .orderBy('lugar.pais_id')
    .execute()
}

/** Whether the product exists; locking serialises changes of its countries. */
export async function isProduct(db: Db, productId: number, lock: 'and lock it' | null = null): Promise<boolean> {
  const product = await db
    .selectFrom('producto')
    .select('id')
    .where('id', '=', productId)
    .where('estado_id', '<>', ProductStatus.deleted)
    .$if(lock !== null, (query) => query.forUpdate())
    .executeTakeFirst()
  return product !== undefined
}

export async function areCountries(db: Db, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids)
  const { found } = await db
    .selectFrom('pais')
    .where('id', '=', sql<number>`any(${[...wanted]})`)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return found === wanted.size
}

/** Keeps unchanged rows: saving a projection there locks them. */
export async function replacePlaces(db: Db, productId: number, countryIds: readonly number[]): Promise<void> {
  const ids = [...countryIds]
  await db
    .deleteFrom('producto_pais')
    .where('producto_id', '=', productId)
    .where('pais_id', '<>', sql<number>`all(${ids})`)
    .execute()
  await sql`
    insert into producto_pais (producto_id, pais_id) select ${productId}, unnest(${ids}::int[])
    on conflict do nothing`.execute(db)
}
