import type { Insertable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Recurso, RecursoRevision } from '#core/database/schema.ts'

export async function hasResources(db: Db): Promise<boolean> {
  return (await db.selectFrom('recurso').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The products that the demo library is about, by their pages. */
export async function demoProducts(db: Db) {
  const rows = await db
    .selectFrom('producto')
    .select(['id', 'slug'])
    .where('slug', 'in', ['nextlion', 'quamtum', 'nextoneplus', 'next1'])
    .execute()
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id
  const [lion, quamtum, one, next1] = [idOf('nextlion'), idOf('quamtum'), idOf('nextoneplus'), idOf('next1')]
  return lion && quamtum && one && next1 ? { lion, quamtum, one, next1 } : null
}

export async function serviceOf(db: Db, productId: number): Promise<number | null> {
  const row = await db.selectFrom('producto').select('servicio_id').where('id', '=', productId).executeTakeFirst()
  return row?.servicio_id ?? null
}

export async function findUser(db: Db, email: string): Promise<number | null> {
  const row = await db.selectFrom('usuario').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

export async function insertResource(db: Db, resource: Insertable<Recurso>): Promise<number> {
  const { id } = await db.insertInto('recurso').values(resource).returning('id').executeTakeFirstOrThrow()
  return id
}

export const insertRevision = (db: Db, revision: Insertable<RecursoRevision>) =>
  db.insertInto('recurso_revision').values(revision).execute()
