import { reservationHooks } from '../../src/features/listing-requests/reservations/hooks.ts'
import { paymentOffers } from '../../src/features/payments/offers/offers.ts'
import type { PaymentParts } from '../../src/features/payments/parts.ts'
import { openGateway } from '../../src/features/payments/provider/gateway.ts'
import { providerSettings } from '../../src/features/payments/provider/settings.ts'
import type { Parts } from '../../src/parts.ts'

/** Payments put together as the portal does, asking the simulated provider of the portal at `url`. */
export function paymentPartsOf(parts: Parts, url: string): PaymentParts {
  const settings = providerSettings(parts.env, parts.secrets.enlace)
  const gateway = openGateway({ ...settings, baseUrl: () => settings.baseUrl ?? `${url}/webpay-sandbox` })
  const payments = paymentOffers({ ...parts, gateway })
  return { ...parts, gateway, hooks: reservationHooks({ ...parts, payments }) }
}
