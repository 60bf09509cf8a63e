import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Addresses } from '#core/database/newest-about.ts'
import { isThere } from '../queries.ts'

/** Returns a contact with all addresses, those of contacts merged into it included. */
export async function listAddresses(db: Db, scope: Scope, id: number): Promise<Addresses | undefined> {
  const { rows } = await sql<Addresses>`
    select contacto.id,
      array(select distinct lower(email) from contacto c where c.id = contacto.id or c.fusionado_con = contacto.id) as emails,
      array(select distinct telefono from contacto c where c.id = contacto.id or c.fusionado_con = contacto.id) as telefonos
    from contacto where id = ${id} and ${isThere(scope)}`.execute(db)
  return rows[0]
}
