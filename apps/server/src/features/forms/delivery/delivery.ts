import type { Delivery, FormBase } from '../parts.ts'
import { outboxDelivery } from './outbox.ts'
import { serviceDelivery } from './service.ts'

/** Returns the configured delivery. */
export const openDelivery = (parts: FormBase): Promise<Delivery> =>
  parts.env.FORM_DELIVERY === 'service' ? serviceDelivery(parts) : Promise.resolve(outboxDelivery(parts))
