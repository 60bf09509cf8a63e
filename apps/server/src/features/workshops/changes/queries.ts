import { RegistrationStatus } from '@portal/contract/workshops/constants'
import type { Db } from '#core/database/database.ts'
import { moments, written } from '../queries.ts'

/** Everyone who has a place in a workshop or waits for one. */
export const listExpecting = (db: Db, workshopId: number) =>
  db
    .selectFrom('workshop_registro')
    .select(written)
    .select(moments())
    .where('workshop_id', '=', workshopId)
    .where('estado_id', 'in', [RegistrationStatus.registered, RegistrationStatus.waiting])
    .orderBy('id')
    .execute()
