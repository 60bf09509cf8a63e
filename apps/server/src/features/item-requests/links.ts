import { rowLinks } from '#core/identity/row-links.ts'

const links = rowLinks('solicitud')

/** Returns the path of the client's page without log-in (rule requests/tracking-link). */
export const trackingPath = (secret: string, request: Parameters<typeof links.tokenOf>[1]): string =>
  `/request/${links.tokenOf(secret, request)}`

export const { isTokenOf } = links
