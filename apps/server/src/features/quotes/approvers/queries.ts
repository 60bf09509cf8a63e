import { type GrantableModule, Module, type Role } from '@portal/contract/access/constants'
import type { Place } from '@portal/contract/access/templates'
import type { Language } from '@portal/contract/core/language'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/**
 * Returns active users of these roles with the module of all quotes, other than `except`; their scope is not checked.
 */
export function listCandidates(db: Db, { roles, except }: { roles: readonly Role[]; except: number }) {
  return db
    .selectFrom('usuario as u')
    .innerJoin('acceso_modulo as a', 'a.usuario_id', 'u.id')
    .select(['u.id', 'u.email', 'u.empresa_id as enterpriseId'])
    .select([sql<Role>`u.rol_id`.as('role'), sql<Language>`u.idioma`.as('idioma')])
    .select(sql<GrantableModule[]>`array(select clave_modulo from acceso_modulo where usuario_id = u.id)`.as('modulos'))
    .select(sql<Place>`lugar_de(u.empresa_id)`.as('lugar'))
    .where('a.clave_modulo', '=', Module.allQuotes)
    .where('u.rol_id', 'in', roles)
    .where('u.id', '<>', except)
    .where('u.estado_id', '=', UserStatus.active)
    .where('u.eliminado_en', 'is', null)
    .orderBy('u.id')
    .execute()
}

/** Stores that these people were informed about a waiting quote; returns those who were not informed before. */
export async function insertNotices(db: Db, quoteId: number, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .insertInto('cotizacion_aviso')
    .values(userIds.map((id) => ({ cotizacion_id: quoteId, usuario_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('usuario_id')
    .execute()
  return new Set(rows.map(({ usuario_id }) => usuario_id))
}

/** The quote no longer waits; later approvers are informed again. */
export async function endNotices(db: Db, quoteId: number): Promise<void> {
  await db.deleteFrom('cotizacion_aviso').where('cotizacion_id', '=', quoteId).execute()
}
