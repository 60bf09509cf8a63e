import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import type { Span } from '#features/calendar/service.ts'
import type { Move } from '#features/transfers/service.ts'
import { isThere } from './queries.ts'

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

/** Returns meetings with the contacts of one person, among those of a scope. */
export const listMeetings = (db: Db, scope: Scope, responsibleId: number, { from, to, most }: Span) =>
  db
    .selectFrom('historialcontacto as h')
    .innerJoin('contacto', 'contacto.id', 'h.contacto_id')
    .where(isThere(scope))
    .where('contacto.responsable_id', '=', responsibleId)
    .where('h.eliminado_en', 'is', null)
    .where('h.fecha_reunion', '>', sql<Date>`${from}::timestamptz - interval '1 hour'`)
    .where('h.fecha_reunion', '<', to)
    .select(['h.id', 'h.contacto_id', 'h.fecha_reunion', 'h.zona_horaria', 'h.editado_en', 'h.creado_en', 'h.version'])
    .select(['contacto.nombre', 'contacto.empresa'])
    .orderBy('h.fecha_reunion')
    .orderBy('h.id')
    .limit(most)
    .execute()

const portfolioOf = (scope: Scope, userId: number) =>
  sql<boolean>`(${isThere(scope)} and contacto.responsable_id = ${userId})`

/** Counts the contacts of a person and their coming meetings. */
export async function countPortfolio(db: Db, scope: Scope, userId: number) {
  const { rows } = await sql<{ contactos: number; reuniones: number }>`
    select (select count(*) from contacto where ${portfolioOf(scope, userId)}) as contactos,
      (select count(*) from historialcontacto h join contacto on contacto.id = h.contacto_id
        where h.eliminado_en is null and h.fecha_reunion > now() and ${portfolioOf(scope, userId)}) as reuniones`.execute(
    db,
  )
  return rows[0]!
}

interface MovedContact {
  id: number
  nombre: string
  version: number
  /** Of the enterprise before. */
  empresa_id: number | null
}

/** Makes another person responsible for a person's contacts. */
export async function moveContacts(db: Db, { scope, from, to, most }: Move): Promise<MovedContact[]> {
  const { rows } = await sql<MovedContact>`
    with suyos as (
      select id, empresa_id from contacto where ${portfolioOf(scope, from)} order by id limit ${most} for no key update
    )
    update contacto c set responsable_id = ${to.id}, empresa_id = ${to.empresa_id}, version = version + 1
    from suyos where suyos.id = c.id
    returning c.id, c.nombre, c.version, suyos.empresa_id`.execute(db)
  return rows
}
