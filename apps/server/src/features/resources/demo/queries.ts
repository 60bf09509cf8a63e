import { LicenseType } from '@portal/contract/licenses/constants'
import { type Insertable, sql } from 'kysely'
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
    .where('slug', 'in', ['nextlion', 'nextoneplus', 'next1'])
    .execute()
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id
  const [lion, one, next1] = [idOf('nextlion'), idOf('nextoneplus'), idOf('next1')]
  return lion && one && next1 ? { lion, one, next1 } : null
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

/** A license of a year, unless there is one. */
export const insertLicense = (db: Db, userId: number, serviceId: number) =>
  sql`
    insert into licencia (usuario_id, servicio_id, tipo_licencia_id, fecha_inicio, fecha_termino, estado_id)
    select ${userId}, ${serviceId}, ${LicenseType.business}, current_date - 40, current_date + 325, 1
    where not exists (select from licencia where usuario_id = ${userId} and servicio_id = ${serviceId})`.execute(db)
