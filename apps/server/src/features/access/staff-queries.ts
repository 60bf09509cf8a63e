import { type Module, Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'

/** Someone who may be chosen for work of the house. */
export interface StaffMember {
  id: number
  nombre: string
}

/** Outside the house modules of the house have no effect, whatever is stored (rule scope/house-modules). */
const isOfHouse = sql<boolean>`(usuario.rol_id in (${sql.lit(Role.superAdmin)}, ${sql.lit(Role.administrator)})
  or (usuario.rol_id <> ${sql.lit(Role.distributor)} and usuario.empresa_id = casa_id()))`

/** Returns active staff of the house that holds this module, by name; of these ids, if given. */
export const listStaff = (db: Db, module: Module, ids: readonly number[] | null = null): Promise<StaffMember[]> =>
  db
    .selectFrom('usuario')
    .select('usuario.id')
    .select(fullNameOf('usuario').as('nombre'))
    .where('usuario.eliminado_en', 'is', null)
    .where('usuario.estado_id', '=', UserStatus.active)
    .where(isOfHouse)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('acceso_modulo')
          .select('clave_modulo')
          .whereRef('usuario_id', '=', 'usuario.id')
          .where('clave_modulo', '=', module),
      ),
    )
    .$if(ids !== null, (query) => query.where('usuario.id', '=', sql<number>`any(${ids!})`))
    .orderBy(sql`usuario.nombres collate es`)
    .orderBy('usuario.id')
    .execute()
