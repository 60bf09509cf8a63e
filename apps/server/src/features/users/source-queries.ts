import { Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import type { DB } from '#core/database/schema.ts'
import { inScope } from './queries.ts'

const { ref } = sql

/** Returns the newest users of a scope with every word of a text, at most `most`. */
export function findUsers(db: Db, scope: Scope, text: string, most: number) {
  const seen = inScope(scope)(expressionBuilder<DB, 'usuario'>())
  const conditions = [wordsFoundIn(ref<string>('usuario.buscado'), text)]
  return db
    .selectFrom(newestMatching({ table: 'usuario', seen, conditions, most }).as('found'))
    .innerJoin('usuario', 'usuario.id', 'found.id')
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .select(['usuario.id', 'usuario.email', 'empresa.nombre as empresa_nombre'])
    .select(sql<string>`trim(concat(usuario.nombres, ' ', usuario.apellido_paterno))`.as('nombre'))
    .orderBy('usuario.id', 'desc')
    .execute()
}

/** Returns how many super administrators can log in. */
export async function countSuperAdmins(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('usuario')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('rol_id', '=', Role.superAdmin)
    .where('estado_id', '=', UserStatus.active)
    .where('eliminado_en', 'is', null)
    .where(sql<SqlBool>`coalesce(password_hash, hash_ajeno) is not null`)
    .executeTakeFirstOrThrow()
  return Number(total)
}
