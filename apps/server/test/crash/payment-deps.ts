import type { Deps } from '../../src/deps.ts'
import { reservationHooks } from '../../src/features/item-requests/reservations/hooks.ts'
import type { PaymentDeps } from '../../src/features/payments/deps.ts'
import { paymentOffers } from '../../src/features/payments/offers/offers.ts'
import { openGateway } from '../../src/features/payments/provider/gateway.ts'
import { providerSettings } from '../../src/features/payments/provider/settings.ts'

/** Payments put together as the portal does, asking the simulated provider of the portal at `url`. */
export function paymentDepsOf(deps: Deps, url: string): PaymentDeps {
  const settings = providerSettings(deps.env, deps.secrets.enlace)
  const gateway = openGateway({ ...settings, baseUrl: () => settings.baseUrl ?? `${url}/webpay-sandbox` })
  const payments = paymentOffers({ ...deps, gateway })
  return { ...deps, gateway, hooks: reservationHooks({ ...deps, payments }) }
}
