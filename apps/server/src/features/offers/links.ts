import { rowLinks } from '#core/identity/row-links.ts'

const links = rowLinks('oferta')

/** Returns the path of the page that accepts a counteroffer. */
export const counterPath = (secret: string, offer: Parameters<typeof links.tokenOf>[1]): string =>
  `/offer/${links.tokenOf(secret, offer)}`

export const { isTokenOf } = links
