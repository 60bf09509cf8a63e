import { RequestStatus } from '@portal/contract/marketplace/states'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { inScope } from '../queries.ts'

const { ref } = sql
/** Must equal the indexed expression. */
const item = sql<string>`sin_acentos(c.marca || ' ' || c.sku || ' ' || c.ciudad)`

interface Bounds {
  most: number
  looked: number
}

/**
 * Returns requests of a scope by client, machine or number, at most `most`: the newest of the first `looked` in each
 * index.
 */
export function findRequests(db: Db, scope: Scope, text: string, { most, looked }: Bounds) {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1] ?? 0
  const every = (words: ReturnType<typeof wordsIn>) => sql`${sql.join(words, sql` and `)}`
  const conditions = [
    every(wordsIn(ref<string>('s.buscado'), text)),
    every(wordsIn(item, text)),
    sql`s.id = ${number}::int`,
  ]
  const shown = (way: RawBuilder<unknown>) => sql`(
    select s.id from solicitud_clasificado s left join clasificado c on c.id = s.clasificado_id
    where s.estado_id <> ${RequestStatus.deletedByUser} and ${inScope(scope)} and ${way}
    limit ${looked})`
  return db
    .selectFrom(sql<{ id: number }>`(${sql.join(conditions.map(shown), sql` union `)})`.as('found'))
    .innerJoin('solicitud_clasificado as s', 's.id', 'found.id')
    .leftJoin('clasificado as c', 'c.id', 's.clasificado_id')
    .select(['s.id', 's.nombre', 's.empresa', sql<string>`coalesce(c.marca, s.marca)`.as('marca')])
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute()
}
