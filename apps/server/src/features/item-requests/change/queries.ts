import type { MoneyUnit } from '@portal/contract/core/currencies'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

interface Like {
  id: number
  categoria_id: number
  precio_final: number
  moneda: MoneyUnit
}

/** Returns public machines of the same category, the nearest price first. */
export function listSimilarMachines(db: Db, { id, categoria_id, precio_final, moneda }: Like) {
  return db
    .selectFrom('clasificado')
    .select(['id', 'marca', 'anio', 'precio_final', 'consultar_precio'])
    .select(sql<MoneyUnit>`moneda`.as('moneda'))
    .where('es_publico', '=', true)
    .where('categoria_id', '=', categoria_id)
    .where('id', '!=', id)
    .orderBy(sql`moneda <> ${moneda}`)
    .orderBy(sql`abs(precio_final - ${precio_final})`)
    .orderBy('id')
    .limit(requestLimits.similarItems)
    .execute()
}

/** The same of properties, offered for the same. */
export function listSimilarProperties(db: Db, { id, categoria_id, precio_final, moneda }: Like) {
  return db
    .selectFrom('propiedad')
    .innerJoin('propiedad as vendida', (join) => join.on('vendida.id', '=', id))
    .select(['propiedad.id', 'propiedad.titulo as marca', 'propiedad.anio', 'propiedad.precio_final'])
    .select(['propiedad.consultar_precio', sql<MoneyUnit>`propiedad.moneda`.as('moneda')])
    .where('propiedad.es_publico', '=', true)
    .where('propiedad.categoria_id', '=', categoria_id)
    .whereRef('propiedad.condicion', '=', 'vendida.condicion')
    .where('propiedad.id', '!=', id)
    .orderBy(sql`propiedad.moneda <> ${moneda}`)
    .orderBy(sql`abs(propiedad.precio_final - ${precio_final})`)
    .orderBy('propiedad.id')
    .limit(requestLimits.similarItems)
    .execute()
}
