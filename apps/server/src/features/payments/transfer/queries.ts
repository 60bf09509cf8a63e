import type { Currency } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import type { BankAccount } from '@portal/contract/settings/bank-accounts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Transferencia } from '#core/database/schema.ts'

/** What a client was shown of a transfer, once they had accepted the terms. */
export type Accepted = NonNullable<Awaited<ReturnType<typeof getAccepted>>>

const columns = [
  'id',
  'solicitud_id',
  'evento_id',
  'referencia',
  'monto',
  'condiciones',
  'condiciones_aceptadas_en',
  'enlace_version',
  'ip',
  'comprobante_id',
  'comprobante_en',
  sql<Currency>`moneda`.as('moneda'),
  sql<PageLanguage>`idioma`.as('idioma'),
  sql<BankAccount>`cuenta`.as('cuenta'),
] as const

/** Returns the transfer of one reservation; undefined while its client has accepted no terms. */
export function getAccepted(db: Db, eventId: number) {
  return db.selectFrom('transferencia').select(columns).where('evento_id', '=', eventId).executeTakeFirst()
}

/** Stores the transfer of a reservation; undefined when it has one, or the reference is taken. */
export function insertAccepted(db: Db, accepted: Insertable<Transferencia>): Promise<Accepted | undefined> {
  return db
    .insertInto('transferencia')
    .values(accepted)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export function changeAccepted(db: Db, id: number, change: Updateable<Transferencia>): Promise<Accepted> {
  return db.updateTable('transferencia').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()
}
