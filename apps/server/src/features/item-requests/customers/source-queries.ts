import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'

const { ref } = sql

/** Returns the newest customers with every word of a text, at most `most`. */
export function findCustomers(db: Db, text: string, most: number) {
  const found = newestMatching({
    table: 'clasificado_cliente',
    as: 'cliente',
    seen: sql<boolean>`cliente.eliminado_en is null`,
    conditions: [wordsFoundIn(ref<string>('cliente.buscado'), text)],
    most,
  })
  return db
    .selectFrom(found.as('found'))
    .innerJoin('clasificado_cliente as cliente', 'cliente.id', 'found.id')
    .select(['cliente.id', 'cliente.nombre', 'cliente.email', 'cliente.empresa'])
    .orderBy('cliente.id', 'desc')
    .execute()
}
