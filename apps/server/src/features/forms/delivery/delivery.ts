import type { Delivery, FormBase } from '../deps.ts'
import { outboxDelivery } from './outbox.ts'
import { serviceDelivery } from './service.ts'

/** Returns the configured delivery. */
export const openDelivery = (deps: FormBase): Promise<Delivery> =>
  deps.env.FORM_DELIVERY === 'service' ? serviceDelivery(deps) : Promise.resolve(outboxDelivery(deps))
