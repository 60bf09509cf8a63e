import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { trackingPath } from '../links.ts'

interface House {
  env: { PUBLIC_URL: string }
  secrets: { readonly enlace: string }
}

/** Returns the address of a public page in the reader's language; `path` may have a query. */
export const pageOf = ({ env }: Pick<House, 'env'>, path: string, language: PageLanguage): string =>
  withLanguage(`${env.PUBLIC_URL}${path}`, language)

interface Followed {
  id: number
  enlace_version: number
  idioma: PageLanguage
}

/** The client's secret page. */
export const trackingPage = (house: House, request: Followed): string =>
  pageOf(house, trackingPath(house.secrets.enlace, request), request.idioma)

/** The page that a rent mail links to (rule requests/rent-interest). */
export function rentPath({ id, email }: { id: number; email: string }): string {
  return `/arriendo?${new URLSearchParams({ solicitud_clasificado_id: `${id}`, email })}`
}

export const staffPage = ({ env }: Pick<House, 'env'>, id: number): string =>
  `${env.PUBLIC_URL}/dashboard/clasificados/clasificados-solicitudes/historial/${id}`
