import type { LicenseOrigin } from '@portal/contract/licenses/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Grant } from './grant.ts'

export async function insertGrant(db: Db, of: Grant & { authorId: number | null }): Promise<number> {
  const { id } = await db
    .insertInto('licencia_pendiente')
    .values({
      email: of.email,
      servicio_id: of.serviceId,
      tipo_licencia_id: of.typeId,
      fecha_inicio: of.startsOn,
      origen: of.origin,
      creado_por: of.authorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the active account of an e-mail. */
export const findAccount = (db: Db, email: string) =>
  db
    .selectFrom('usuario')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email}`)
    .where('eliminado_en', 'is', null)
    .where('estado_id', '=', UserStatus.active)
    .executeTakeFirst()

export async function setGranted(db: Db, id: number, licenseId: number): Promise<void> {
  await db.updateTable('licencia_pendiente').set({ licencia_id: licenseId }).where('id', '=', id).execute()
}

export async function setWithdrawn(db: Db, id: number): Promise<void> {
  await db.updateTable('licencia_pendiente').set({ retirada_en: sql`now()` }).where('id', '=', id).execute()
}

export const lockGrant = (db: Db, id: number) =>
  db
    .selectFrom('licencia_pendiente')
    .select(['id', 'licencia_id', 'retirada_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const mostAtOnce = 8

/** Grants whose e-mail has an account that its owner confirmed: only they could choose its password. */
const due = (db: Db) =>
  db
    .selectFrom('licencia_pendiente as p')
    .innerJoin('usuario as u', (join) => join.on(sql<boolean>`lower(u.email) = p.email`))
    .where('p.licencia_id', 'is', null)
    .where('p.retirada_en', 'is', null)
    .where('u.eliminado_en', 'is', null)
    .where('u.estado_id', '=', UserStatus.active)
    .where('u.password_hash', 'is not', null)

/** Grants whose account exists by now. */
export const listDue = (db: Db, userId?: number) =>
  due(db)
    .select('p.id')
    .$if(userId !== undefined, (query) => query.where('u.id', '=', userId!))
    .orderBy('p.id')
    .limit(mostAtOnce)
    .execute()

/** Locks one of them; another process may be giving it. The license begins when its holder can use it. */
export const lockDue = (db: Db, id: number) =>
  due(db)
    .select(['u.id as user_id', 'p.servicio_id as serviceId', 'p.tipo_licencia_id as typeId'])
    .select(
      sql<string>`greatest(p.fecha_inicio, (statement_timestamp() at time zone licencia_zona(u.id))::date)::text`.as(
        'startsOn',
      ),
    )
    .select(sql<LicenseOrigin>`p.origen`.as('origin'))
    .where('p.id', '=', id)
    .forUpdate('p')
    .skipLocked()
    .executeTakeFirst()
