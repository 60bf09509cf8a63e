import { Role } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Returns whom a break is told: active super administrators. */
export const listTold = (db: Db) =>
  db
    .selectFrom('usuario')
    .select('email')
    .select(sql<Language>`idioma`.as('idioma'))
    .where('rol_id', '=', Role.superAdmin)
    .where('estado_id', '=', UserStatus.active)
    .where('eliminado_en', 'is', null)
    .execute()
