import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isThere, type Responsible } from '../queries.ts'

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

/** Makes another person responsible for all of them; returns their ids. */
export async function movePortfolio(db: Db, scope: Scope, userId: number, { id, empresa_id }: Responsible) {
  const moved = await db
    .updateTable('contacto')
    .set({ responsable_id: id, empresa_id, version: sql`version + 1` })
    .where(portfolioOf(scope, userId))
    .returning('contacto.id')
    .execute()
  return moved.map((row) => row.id)
}
