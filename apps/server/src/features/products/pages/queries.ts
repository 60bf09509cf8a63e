import { ProductStatus } from '@portal/contract/products/constants'
import { sql, type UpdateObject } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'

const columns = [
  'id',
  'nombre',
  'slug',
  'publicada',
  'orden',
  'pagina',
  'archivo_id',
  'modelo_id',
  'reemplazo_id',
  'redirige',
  'estado_id',
  'version',
] as const

const there = (db: Db, id: number) =>
  db.selectFrom('producto').select(columns).where('id', '=', id).where('estado_id', '<>', ProductStatus.deleted)

export const getPage = (db: Db, id: number) => there(db, id).executeTakeFirst()

/** Locked, to serialise changes of the product. */
export const lockPage = (db: Db, id: number) => there(db, id).forUpdate().executeTakeFirst()

export type Page = NonNullable<Awaited<ReturnType<typeof lockPage>>>

export const updatePage = (db: Db, id: number, changes: UpdateObject<DB, 'producto'>) =>
  db
    .updateTable('producto')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Returns the other products with an address. */
export const listOthers = (db: Db, id: number) =>
  db
    .selectFrom('producto')
    .select((eb) => ['id', eb.ref('slug').$notNull().as('slug'), 'nombre'])
    .where('slug', 'is not', null)
    .where('id', '<>', id)
    .where('estado_id', '<>', ProductStatus.deleted)
    .orderBy('orden')
    .orderBy('id')
    .execute()

/** Returns the picture of a page, locked. */
export const lockView = (db: Db, productId: number, id: number) =>
  db
    .selectFrom('producto_vista')
    .select(['id', 'archivo_id', 'texto'])
    .where('producto_id', '=', productId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Adds a picture at the end. */
export const insertView = (
  db: Db,
  view: { producto_id: number; archivo_id: string; texto: string; texto_en: string; texto_pt: string },
) =>
  db
    .insertInto('producto_vista')
    .values({
      ...view,
      orden: sql`(select coalesce(max(orden), 0) + 1 from producto_vista where producto_id = ${view.producto_id})`,
    })
    .returning(['id', 'archivo_id', 'texto', 'texto_en', 'texto_pt'])
    .executeTakeFirstOrThrow()

export const deleteView = (db: Db, id: number) => db.deleteFrom('producto_vista').where('id', '=', id).execute()

/** Returns which of these are keys of facts. */
export async function knownKeys(db: Db, facts: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('producto_dato_clave')
    .select('clave')
    .where('clave', 'in', [...facts, ''])
    .execute()
  return new Set(rows.map(({ clave }) => clave))
}

/** Returns the published products that nobody has changed since they came with the portal. */
export const listUntouched = (db: Db) =>
  db.selectFrom('producto').select('id').where('publicada', '=', true).where('version', '=', 1).orderBy('id').execute()
