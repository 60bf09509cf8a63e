import { rowLinks } from '#core/identity/row-links.ts'

const links = rowLinks('postor')

/** Returns the path of a bidder's own page, which bids for them without log-in. */
export const bidderPath = (secret: string, bidder: Parameters<typeof links.tokenOf>[1]): string =>
  `/auction/${links.tokenOf(secret, bidder)}`

export const { isTokenOf } = links
