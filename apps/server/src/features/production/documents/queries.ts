import type { Insertable } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { OrdenDocumento } from '#core/database/schema.ts'
import { found } from '../queries.ts'

/** Returns the documents of an order. */
export const listDocuments = (db: Db, orderId: number) =>
  db
    .selectFrom('orden_documento as d')
    .innerJoin('usuario as autor', 'autor.id', 'd.creado_por')
    .select(['d.id', 'd.nombre', 'd.bytes', 'd.visible_cliente', 'd.creado_en', fullNameOf('autor').as('autor')])
    .where('d.orden_id', '=', orderId)
    .orderBy('d.id')
    .execute()

/** Returns a document of an order of the scope. */
export const getDocument = (db: Db, scope: Scope, id: number) =>
  found(db, scope)
    .innerJoin('orden_documento as d', 'd.orden_id', 'o.id')
    .select(['d.id', 'd.orden_id', 'd.archivo_id', 'd.nombre', 'd.visible_cliente'])
    .where('d.id', '=', id)
    .executeTakeFirst()

export async function countDocuments(db: Db, orderId: number): Promise<number> {
  const { total } = await db
    .selectFrom('orden_documento')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('orden_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertDocument(db: Db, document: Insertable<OrdenDocumento>): Promise<void> {
  await db.insertInto('orden_documento').values(document).execute()
}

export async function setShown(db: Db, id: number, isShown: boolean): Promise<void> {
  await db.updateTable('orden_documento').set({ visible_cliente: isShown }).where('id', '=', id).execute()
}

export async function deleteDocument(db: Db, id: number): Promise<void> {
  await db.deleteFrom('orden_documento').where('id', '=', id).execute()
}
