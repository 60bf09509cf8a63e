import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import type { PermitState } from '@portal/contract/permits/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { isValid, stateOf } from '../queries.ts'

const isActive = sql<boolean>`(e.eliminado_en is null and e.estado_id = ${sql.lit(EnterpriseStatus.active)})`

/** The enterprise of the account with an address. */
const ofAccount = (email: RawBuilder<string>) => sql<number>`(
  select u.empresa_id from usuario u
  where lower(u.email) = lower(${email}) and u.eliminado_en is null and u.estado_id = ${sql.lit(UserStatus.active)})`

/** Whether an address is that of the enterprise `e`, or authorized by it. */
const actsFor = (email: RawBuilder<string>) =>
  sql<boolean>`correos_de(e.email, e.emails_autorizados) @> array[lower(${email})]`

/**
 * Returns the company for which whoever has an e-mail address acts, with what its newest permit that matters is worth;
 * undefined when none is known. Of several, one with a valid permit.
 */
export function companyOf(db: Db, address: string) {
  const email = sql<string>`${address}::text`
  return db
    .selectFrom('empresa as e')
    .leftJoin('permiso as p', (join) =>
      join.onRef('p.empresa_id', '=', 'e.id').on('p.estado', 'in', ['aprobado', 'pendiente']),
    )
    .select(['e.id as empresa_id', 'e.nombre as empresa_nombre', 'p.id as permiso_id', 'p.vence_el'])
    .select(sql<PermitState | null>`case when p.id is not null then ${stateOf} end`.as('estado'))
    .where(isActive)
    .where(
      sql<boolean>`case when ${ofAccount(email)} is null then ${actsFor(email)} else e.id = ${ofAccount(email)} end`,
    )
    .orderBy(sql`coalesce(${isValid}, false)`, 'desc')
    .orderBy(sql`p.estado = 'pendiente'`, (order) => order.desc().nullsLast())
    .orderBy('p.id', (order) => order.desc().nullsLast())
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst()
}
