import { readLicenseCode } from '@portal/contract/licenses/constants'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import { holderName } from '../list/queries.ts'
import { isThere } from '../queries.ts'

const { ref } = sql

/** Returns the newest licenses of a scope whose holder has every word of a text, or that have this number. */
export function findLicenses(db: Db, scope: Scope, text: string, most: number) {
  const words = wordsFoundIn(ref<string>('titular.buscado'), text)
  const byHolder = sql<boolean>`licencia.usuario_id in (select titular.id from usuario titular where ${words})`
  const byNumber = sql<boolean>`licencia.codigo = ${readLicenseCode(text)}`
  const found = newestMatching({ table: 'licencia', seen: isThere(scope), conditions: [byHolder, byNumber], most })
  return db
    .selectFrom(found.as('found'))
    .innerJoin('licencia', 'licencia.id', 'found.id')
    .innerJoin('usuario', 'usuario.id', 'licencia.usuario_id')
    .innerJoin('servicio', 'servicio.id', 'licencia.servicio_id')
    .select(['licencia.id', 'licencia.codigo', 'licencia.fecha_termino', 'servicio.nombre as servicio'])
    .select('servicio.nombre_en as servicio_en')
    .select(holderName.as('titular'))
    .orderBy('licencia.id', 'desc')
    .execute()
}
