import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isThere } from '../queries.ts'

/** A contact and what he is recognized by, that of contacts merged into him included. */
export interface Addresses {
  id: number
  emails: readonly string[]
  telefonos: readonly string[]
}

export async function listAddresses(db: Db, scope: Scope, id: number): Promise<Addresses | undefined> {
  const { rows } = await sql<Addresses>`
    select contacto.id,
      array(select distinct lower(email) from contacto c where c.id = contacto.id or c.fusionado_con = contacto.id) as emails,
      array(select distinct telefono from contacto c where c.id = contacto.id or c.fusionado_con = contacto.id) as telefonos
    from contacto where id = ${id} and ${isThere(scope)}`.execute(db)
  return rows[0]
}
