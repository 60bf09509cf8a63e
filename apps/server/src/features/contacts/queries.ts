import { contactModules } from '@portal/contract/contacts/constants'
import { contactFields } from '@portal/contract/contacts/fields'
import { namesOf } from '@portal/contract/core/entities'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf, ownEnterprise } from '#core/database/full-name.ts'
import type { Contacto } from '#core/database/schema.ts'
import { storedRows } from '#core/records/stored-rows.ts'

/** The condition of every query of contacts: not deleted, and in the reader's scope. */
export const isThere = (scope: Scope, table = 'contacto'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.eliminado_en`)} is null and ${rowsIn(scope, {
    enterprise: `${table}.empresa_id`,
    author: `${table}.responsable_id`,
  })})`

/** The columns that saving writes and the audit log compares. */
const columns = [
  ...namesOf(contactFields),
  'responsable_id',
  'empresa_id',
  'no_contactar_en',
  'no_contactar_motivo',
  'no_contactar_otros',
  'fusionado_con',
  'creado_por',
  'creado_en',
  'eliminado_en',
] as const

export const contactRows = storedRows('contacto', columns)

export type StoredContact = Pick<Selectable<Contacto>, (typeof columns)[number] | 'id' | 'version'>

/** Locks a contact in this scope. */
export const lockContact = (db: Db, scope: Scope, id: number): Promise<StoredContact | undefined> =>
  contactRows.lock(db, id, isThere(scope))

export interface Responsible {
  id: number
  nombre: string
  email: string
  empresa_id: number | null
}

/** Returns those whom contacts may be assigned to: active holders of a module of contacts, by name. */
export function listResponsibles(db: Db, scope: Scope, id: number | null = null): Promise<Responsible[]> {
  return db
    .selectFrom('usuario')
    .select(['usuario.id', 'usuario.email', 'usuario.empresa_id'])
    .select(fullNameOf('usuario').as('nombre'))
    .where('usuario.eliminado_en', 'is', null)
    .where('usuario.estado_id', '=', 1)
    .where(rowsIn(scope, { enterprise: 'usuario.empresa_id', author: 'usuario.id' }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('acceso_modulo')
          .select('clave_modulo')
          .whereRef('usuario_id', '=', 'usuario.id')
          .where('clave_modulo', 'in', [...contactModules]),
      ),
    )
    .$if(id !== null, (query) => query.where('usuario.id', '=', id!))
    .orderBy(sql`usuario.nombres collate es`)
    .orderBy('usuario.id')
    .execute()
}

/** The first person of the house who looks after contacts: new ones without anyone else are their. */
export const findHouseResponsible = (db: Db) =>
  db
    .selectFrom('usuario')
    .select(['id', 'empresa_id'])
    .where('eliminado_en', 'is', null)
    .where('estado_id', '=', 1)
    .where('empresa_id', '=', sql<number>`casa_id()`)
    .where(
      sql<boolean>`exists (select from acceso_modulo a where a.usuario_id = usuario.id
        and a.clave_modulo in (${sql.join([...contactModules])}))`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The days after which a person's contacts are silent, as they have set them. */
export function getSilence(db: Db, userId: number): Promise<{ dias: number } | undefined> {
  return db.selectFrom('contacto_silencio').select('dias').where('usuario_id', '=', userId).executeTakeFirst()
}

export const countryExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('pais').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const listCountries = (db: Db) =>
  db.selectFrom('pais').select(['id', 'nombre', 'nombre_en']).orderBy(sql`nombre collate es`).execute()

/** Locks a contact, whoever may see it, that is not deleted. */
export const getStored = (db: Db, id: number): Promise<StoredContact | undefined> =>
  contactRows.lock(db, id, sql<boolean>`contacto.eliminado_en is null`)

export const getResponsible = (
  db: Db,
  id: number,
): Promise<{ nombre: string; email: string; empresa_nombre: string | null }> =>
  db
    .selectFrom('usuario')
    .select(['usuario.email', ownEnterprise.as('empresa_nombre')])
    .select(fullNameOf('usuario').as('nombre'))
    .where('usuario.id', '=', id)
    .executeTakeFirstOrThrow()

export const storeSilence = (db: Db, userId: number, days: number) =>
  db
    .insertInto('contacto_silencio')
    .values({ usuario_id: userId, dias: days })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ dias: days }))
    .execute()

/** Locks a contact, deleted ones too. */
export const lockAny = (db: Db, id: number): Promise<StoredContact | undefined> =>
  contactRows.lock(db, id, sql<boolean>`true`)

export const deletedNow = { eliminado_en: sql`now()` }
