import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Move } from '#features/transfers/service.ts'
import { statusOf } from '../clock-queries.ts'
import { isThere } from '../queries.ts'

/** Licenses of a person that are active, scheduled or suspended. */
const heldOf = (scope: Scope, userId: number) => sql<boolean>`(${isThere(scope)} and licencia.usuario_id = ${userId}
  and ${statusOf()} <> ${sql.lit(LicenseStatus.finished)})`

export async function countHeld(db: Db, scope: Scope, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from licencia join servicio on servicio.id = licencia.servicio_id
    where ${heldOf(scope, userId)}`.execute(db)
  return rows[0]!.total
}

/** The columns of a license that another person holds: their branch and the time zone of their country come with them. */
export const heldBy = (userId: number) => ({
  usuario_id: userId,
  sucursal_id: sql<number | null>`(select sucursal_id from usuario where id = ${userId})`,
  zona_horaria: sql<string>`licencia_zona(${userId})`,
})

/** Gives licenses to another person of their enterprise. */
export async function moveLicenses(db: Db, { scope, from, to, most }: Move) {
  const { rows } = await sql<{ id: number; nombre: string; version: number }>`
    with suyas as (
      select licencia.id, servicio.nombre from licencia join servicio on servicio.id = licencia.servicio_id
      where ${heldOf(scope, from)} and licencia.empresa_id is not distinct from ${to.empresa_id}::int
      order by licencia.id limit ${most} for no key update of licencia
    )
    update licencia set usuario_id = ${to.id}, sucursal_id = u.sucursal_id, zona_horaria = licencia_zona(u.id),
      version = licencia.version + 1
    from suyas, usuario u where suyas.id = licencia.id and u.id = ${to.id}
    returning licencia.id, suyas.nombre || ' · ' || licencia.codigo as nombre, licencia.version`.execute(db)
  return rows
}
