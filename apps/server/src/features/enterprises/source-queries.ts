import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder, wordsIn } from '#core/database/list-query.ts'
import { searched } from './queries.ts'

const { ref } = sql

/** Returns enterprises of a scope with every word of a text, by name. */
export function findEnterprises(db: Db, scope: Scope, text: string, most: number) {
  return db
    .selectFrom('empresa')
    .innerJoin('pais', 'pais.id', 'empresa.pais_id')
    .where('empresa.eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'empresa.id' }))
    .where((eb) => eb.and(wordsIn(searched, text)))
    .select(['empresa.id', 'empresa.nombre', 'abreviatura', 'pais.nombre as pais_nombre', 'pais.nombre_en'])
    .orderBy(inSpanishOrder(ref('empresa.nombre')))
    .orderBy('empresa.id')
    .limit(most)
    .execute()
}
