import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import type { PermitState } from '@portal/contract/permits/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { type RawBuilder, sql } from 'kysely'
import { everything } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { found, heldBy, isValid, stateOf } from './queries.ts'

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

/**
 * Returns whose permit an order of this address needs, with what it is worth today: of a company, or of the address
 * itself once a client uploaded one from a quote. Undefined when neither is known.
 */
export async function buyerOf(db: Db, address: string) {
  const company = await companyOf(db, address)
  if (company) return company
  const permit = await getClientPermit(db, address)
  return permit && { ...permit, empresa_id: null, empresa_nombre: null }
}

/** Returns the permit that counts or waits for an address, else the newest that was refused or has expired. */
export async function getClientPermit(db: Db, address: string) {
  const company = await companyOf(db, address)
  const holder = { empresa_id: company?.empresa_id ?? null, correo: address.toLowerCase() }
  return found(db, everything)
    .select(['p.id as permiso_id', 'p.numero', 'p.vence_el', 'p.motivo', stateOf.as('estado')])
    .where(heldBy(holder))
    .where('p.estado', '<>', 'reemplazado')
    .orderBy(isValid, 'desc')
    .orderBy(sql`p.estado = 'pendiente'`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
