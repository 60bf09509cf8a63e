import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { rowLinks } from '#core/identity/row-links.ts'
import type { PrivacyDeps } from './deps.ts'

const links = rowLinks('solicitud_datos')
export const { isTokenOf } = links

/** Returns the address of the page of a request, which opens without log-in. */
export function requestUrl(
  { env, secrets }: Pick<PrivacyDeps, 'env' | 'secrets'>,
  request: Parameters<typeof links.tokenOf>[1] & { idioma: PageLanguage },
): string {
  const path = `/privacy/request/${links.tokenOf(secrets.enlace, request)}`
  return withLanguage(`${env.PUBLIC_URL}${path}`, request.idioma)
}
