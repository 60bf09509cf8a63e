import { ProductStatus } from '@portal/contract/products/constants'
import type { Db } from '#core/database.ts'

/** A product as it is sold by a branch, prices in dollars. */
export interface Sellable {
  id: number
  nombre: string
  categoria_id: number
  categoria_nombre: string
  categoria_nombre_en: string
  unidad_nombre: string | null
  unidad_nombre_en: string | null
  costo_cable_metro: number
  precio_sugerido: number | null
  /** By the quantity from which each price holds. */
  tramos: { desde: number; precio: number }[]
}

/** The products that may be quoted, those with `ids` only when given; with the prices of a branch. */
export async function listSellables(db: Db, _branchId: number | null, ids?: readonly number[]): Promise<Sellable[]> {
  const rows = await db
    .selectFrom('producto as p')
    .innerJoin('categoria_producto as c', 'c.id', 'p.categoria_id')
    .select([
      'p.id',
      'p.nombre',
      'p.categoria_id',
      'c.nombre as categoria_nombre',
      'c.nombre_en as categoria_nombre_en',
    ])
    .where('p.estado_id', '=', ProductStatus.active)
    .$if(ids !== undefined, (query) => query.where('p.id', 'in', ids?.length ? ids : [0]))
    .orderBy('p.orden')
    .execute()
  return rows.map((row) => ({
    ...row,
    unidad_nombre: null,
    unidad_nombre_en: null,
    costo_cable_metro: 0,
    precio_sugerido: null,
    tramos: [],
  }))
}
