import { ProductStatus } from '@portal/contract/products/constants'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { searched } from './staff/queries.ts'

/** Returns products with every word of a text, in the order of the range. */
export function findProducts(db: Db, text: string, most: number) {
  return db
    .selectFrom('producto')
    .innerJoin('categoria_producto', 'categoria_producto.id', 'producto.categoria_id')
    .where('producto.estado_id', '<>', ProductStatus.deleted)
    .where((eb) => eb.and(wordsIn(searched, text)))
    .select(['producto.id', 'producto.nombre', 'categoria_producto.nombre as categoria_nombre'])
    .select('categoria_producto.nombre_en as categoria_nombre_en')
    .orderBy('producto.orden')
    .orderBy('producto.id')
    .limit(most)
    .execute()
}
