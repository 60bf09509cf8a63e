import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Receiver } from '../source.ts'

export interface Person extends Receiver {
  nombre: string
  email: string
  modulos: string[]
}

/** Returns the active people of a scope but for one, by name: those who may receive what they hold. */
export const listPeople = (db: Db, scope: Scope, exceptId: number): Promise<Person[]> =>
  db
    .selectFrom('usuario')
    .select(['usuario.id', 'usuario.empresa_id', 'usuario.email'])
    .select(sql<string>`concat_ws(' ', nombres, nullif(apellido_paterno, ''))`.as('nombre'))
    .select(sql<string[]>`array(select clave_modulo from acceso_modulo where usuario_id = usuario.id)`.as('modulos'))
    .where('usuario.eliminado_en', 'is', null)
    .where('usuario.estado_id', '=', UserStatus.active)
    .where('usuario.id', '!=', exceptId)
    .where('usuario.empresa_id', 'is not', null)
    .where(rowsIn(scope, { enterprise: 'usuario.empresa_id', author: 'usuario.id' }))
    .orderBy(sql`usuario.nombres collate es`)
    .orderBy('usuario.id')
    .execute()
