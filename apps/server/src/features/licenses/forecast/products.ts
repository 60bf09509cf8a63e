import { ProductStatus } from '@portal/contract/products/constants'
import type { Db } from '#core/database/database.ts'

/** A product that opens a service, with its list price for a year in US dollars. */
export interface ServiceProduct {
  id: number
  servicio_id: number
  precio: number
}

/** The products on sale that open services, the first of the catalogue for each; a list price is for one year. */
export async function listServiceProducts(db: Db): Promise<Map<number, ServiceProduct>> {
  const rows = await db
    .selectFrom('producto')
    .select(['id', 'servicio_id', 'precio_sugerido as precio'])
    .where('servicio_id', 'is not', null)
    .where('precio_sugerido', 'is not', null)
    .where('estado_id', '=', ProductStatus.active)
    .orderBy('orden', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ servicio_id: number; precio: number }>()
    .execute()
  return new Map(rows.map((row) => [row.servicio_id, row]))
}
