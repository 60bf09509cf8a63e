import type { Currency } from '@portal/contract/core/currencies'
import type { Language } from '#core/mail-layout.ts'
import { trackingPath } from '../links.ts'

interface House {
  env: { PUBLIC_URL: string }
  secrets: { readonly enlace: string }
}

/** A page of the public site in the reader's language; `path` may carry a query. */
export const pageOf = ({ env }: Pick<House, 'env'>, path: string, language: Language): string =>
  `${env.PUBLIC_URL}${path}${language === 'en' ? `${path.includes('?') ? '&' : '?'}lang=en` : ''}`

interface Followed {
  id: number
  enlace_version: number
  idioma: Language
}

/** The client's secret page. */
export const trackingPage = (house: House, request: Followed): string =>
  pageOf(house, trackingPath(house.secrets.enlace, request), request.idioma)

/** The page that a rent mail links to (decision 30). */
export function rentPath({ id, email }: { id: number; email: string }): string {
  return `/arriendo?${new URLSearchParams({ solicitud_clasificado_id: `${id}`, email })}`
}

interface Payable {
  id: number
  clasificado_id: number | null
  monto_reserva: number | null
  moneda: Currency
}

/** The page of the payment with everything that its address needs (spec 2, 4). */
export function paymentPath({ id, clasificado_id, monto_reserva, moneda }: Payable): string {
  const query = {
    monto: `${monto_reserva}`,
    solicitud_clasificado_id: `${id}`,
    moneda,
    clasificado_id: `${clasificado_id}`,
  }
  return `/payment?${new URLSearchParams(query)}`
}

export const staffPage = ({ env }: Pick<House, 'env'>, id: number): string =>
  `${env.PUBLIC_URL}/dashboard/clasificados/clasificados-solicitudes/historial/${id}`
