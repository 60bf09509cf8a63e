import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import type { RequestScope } from '../policy.ts'
import { inScope, joinedItems, subject, withItems } from '../queries.ts'

const { ref } = sql
/** Must equal the indexed expressions. */
const machine = sql<string>`sin_acentos(c.marca || ' ' || c.sku || ' ' || c.ciudad)`
const property = sql<string>`sin_acentos(propiedad.titulo || ' ' || propiedad.sku || ' ' || propiedad.ciudad)`

/** Returns the newest requests of a scope by client, item or number, at most `most`. */
export function findRequests(db: Db, scope: RequestScope, text: string, most: number) {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1] ?? 0
  const found = newestMatching({
    table: 'solicitud_clasificado',
    as: 's',
    joins: joinedItems,
    seen: sql<boolean>`s.estado_id <> ${RequestStatus.deletedByUser} and ${inScope(scope)}`,
    conditions: [
      wordsFoundIn(ref<string>('s.buscado'), text),
      wordsFoundIn(machine, text),
      wordsFoundIn(property, text),
      sql<boolean>`s.id = ${number}::int`,
    ],
    most,
  })
  return withItems(db)
    .innerJoin(found.as('found'), 'found.id', 's.id')
    .select(['s.id', 's.nombre', 's.empresa', subject.as('marca')])
    .orderBy('s.id', 'desc')
    .execute()
}
