import { rowLinks } from '#core/identity/row-links.ts'

const links = rowLinks('cotizacion')

/** Returns the path of the client's page without log-in (rule quotes/client-link). */
export const clientPath = (secret: string, quote: Parameters<typeof links.tokenOf>[1]): string =>
  `/quote/${links.tokenOf(secret, quote)}`

export const { isTokenOf } = links

/** Returns the path of the public check of a document. */
export const checkPath = ({ codigo, hash }: { codigo: string; hash: string }): string =>
  `/validate/quote/${codigo}/${hash}`
