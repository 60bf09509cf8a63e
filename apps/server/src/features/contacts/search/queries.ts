import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import { isThere } from '../queries.ts'

const { ref } = sql

/** Returns the newest contacts of a scope with every word of a text, at most `most`. */
export function findContacts(db: Db, scope: Scope, text: string, most: number) {
  const conditions = [wordsFoundIn(ref<string>('contacto.buscado'), text)]
  return db
    .selectFrom(newestMatching({ table: 'contacto', seen: isThere(scope), conditions, most }).as('found'))
    .innerJoin('contacto', 'contacto.id', 'found.id')
    .select(['contacto.id', 'contacto.nombre', 'contacto.empresa', 'contacto.email'])
    .orderBy('contacto.id', 'desc')
    .execute()
}
