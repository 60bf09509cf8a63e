import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import { inScope } from '../queries.ts'

const { ref } = sql
/** Must equal the indexed expression. */
const item = sql<string>`sin_acentos(c.marca || ' ' || c.sku || ' ' || c.ciudad)`

/** Returns the newest requests of a scope by client, machine or number, at most `most`. */
export function findRequests(db: Db, scope: Scope, text: string, most: number) {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1] ?? 0
  const found = newestMatching({
    table: 'solicitud_clasificado',
    as: 's',
    joins: sql`left join clasificado c on c.id = s.clasificado_id`,
    seen: sql<boolean>`s.estado_id <> ${RequestStatus.deletedByUser} and ${inScope(scope)}`,
    conditions: [
      wordsFoundIn(ref<string>('s.buscado'), text),
      wordsFoundIn(item, text),
      sql<boolean>`s.id = ${number}::int`,
    ],
    most,
  })
  return db
    .selectFrom(found.as('found'))
    .innerJoin('solicitud_clasificado as s', 's.id', 'found.id')
    .leftJoin('clasificado as c', 'c.id', 's.clasificado_id')
    .select(['s.id', 's.nombre', 's.empresa', sql<string>`coalesce(c.marca, s.marca)`.as('marca')])
    .orderBy('s.id', 'desc')
    .execute()
}
