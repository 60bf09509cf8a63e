import { ProductStatus } from '@portal/contract/products/constants'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { ProductoDato } from '#core/database/schema.ts'

const written = [
  'valor',
  'valor_hasta',
  'calificador',
  'unidad',
  'unidad_en',
  'unidad_pt',
  'texto',
  'texto_en',
  'texto_pt',
  'destacado',
  'por_confirmar',
  'version',
] as const

/** Returns every fact that a product has or its category is asked for, in the order of the table. */
export async function listFacts(db: Db, product: { id: number; categoria_id: number }) {
  const [keys, facts, told] = await Promise.all([
    db
      .selectFrom('producto_dato_clave')
      .select(['clave', 'grupo', 'orden', 'nombre', 'nombre_en'])
      .select(sql<boolean>`${product.categoria_id} = any(categorias)`.as('se_pide'))
      .where('grupo', '<>', 'comercial') // of all equipment: in the settings
      .orderBy('orden')
      .execute(),
    db
      .selectFrom('producto_dato')
      .select(['clave', ...written])
      .where('producto_id', '=', product.id)
      .execute(),
    db
      .selectFrom('producto_dato')
      .innerJoin('producto', 'producto.id', 'producto_dato.producto_id')
      .select('clave')
      .distinct()
      .where('slug', 'is not', null)
      .where('estado_id', '=', ProductStatus.active)
      .execute(),
  ])
  const own = new Map(facts.map(({ clave, ...fact }) => [clave, fact]))
  const known = new Set(told.map(({ clave }) => clave))
  return keys.map((key) => ({ ...key, dato: own.get(key.clave) ?? null, lo_tiene_otro: known.has(key.clave) }))
}

/** Whether a fact of this name may be given to a product. */
export async function isFactKey(db: Db, clave: string): Promise<boolean> {
  const found = await db
    .selectFrom('producto_dato_clave')
    .select('clave')
    .where('clave', '=', clave)
    .where('grupo', '<>', 'comercial')
    .executeTakeFirst()
  return found !== undefined
}

/** Returns a stored fact; the caller has locked its product. */
export const getFact = (db: Db, productId: number, clave: string) =>
  db
    .selectFrom('producto_dato')
    .select(written)
    .where('producto_id', '=', productId)
    .where('clave', '=', clave)
    .executeTakeFirst()

export const insertFact = (db: Db, fact: Insertable<ProductoDato>) =>
  db.insertInto('producto_dato').values(fact).returning(written).executeTakeFirstOrThrow()

export const updateFact = (db: Db, productId: number, clave: string, values: Partial<Insertable<ProductoDato>>) =>
  db
    .updateTable('producto_dato')
    .set({ ...values, version: sql`version + 1` })
    .where('producto_id', '=', productId)
    .where('clave', '=', clave)
    .returning(written)
    .executeTakeFirstOrThrow()

export const deleteFact = (db: Db, productId: number, clave: string) =>
  db.deleteFrom('producto_dato').where('producto_id', '=', productId).where('clave', '=', clave).execute()
