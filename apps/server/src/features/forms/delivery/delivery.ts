import type { Db } from '#core/database.ts'
import type { FormBase } from '../parts.ts'
import type { StoredForm } from '../queries.ts'
import { outboxDelivery } from './outbox.ts'
import { serviceDelivery } from './service.ts'

/** One way in which a stored form reaches staff: retried, and seen in their list until it has arrived. */
export interface Delivery {
  /** Starts it in the transaction that stores the form; no network call stands in it. */
  begin(db: Db, form: StoredForm): Promise<void>
}

/** The way that is configured. */
export const openDelivery = (parts: FormBase): Promise<Delivery> =>
  parts.env.FORM_DELIVERY === 'service' ? serviceDelivery(parts) : Promise.resolve(outboxDelivery(parts))
