import type { Currency } from '@portal/contract/core/currencies'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Returns the latest dollar rate up to today (decision 24). */
export function latestRate(db: Db) {
  return db
    .selectFrom('tipo_cambio')
    .select(['valor', 'fecha', 'fuente'])
    .where('moneda', '=', 'USD')
    .where('fecha', '<=', sql<string>`(now() at time zone ${requestLimits.timeZone})::date`)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Marks an item as sold or free, before its request moves, so that the derived state is correct. */
export async function markSold(db: Db, itemId: number, isSold: boolean): Promise<void> {
  await db
    .updateTable('clasificado')
    .set({ vendido_en: isSold ? sql<Date>`now()` : null, actualizado_en: sql`now()`, version: sql`version + 1` })
    .where('id', '=', itemId)
    .execute()
}

interface Like {
  id: number
  categoria_id: number
  precio_final: number
  moneda: Currency
}

/** Returns public items of the same category, the nearest price first. */
export function listSimilar(db: Db, { id, categoria_id, precio_final, moneda }: Like) {
  return db
    .selectFrom('clasificado')
    .select(['id', 'marca', 'anio', 'precio_final', 'consultar_precio'])
    .select(sql<Currency>`moneda`.as('moneda'))
    .where('es_publico', '=', true)
    .where('categoria_id', '=', categoria_id)
    .where('id', '!=', id)
    .orderBy(sql`moneda <> ${moneda}`)
    .orderBy(sql`abs(precio_final - ${precio_final})`)
    .orderBy('id')
    .limit(requestLimits.similarItems)
    .execute()
}
