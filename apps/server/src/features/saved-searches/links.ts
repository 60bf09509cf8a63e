import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { endSearchPath } from '@portal/contract/saved-searches/constants'
import { rowLinks } from '#core/identity/row-links.ts'
import type { House } from './deps.ts'

const links = rowLinks('busqueda')
export const { isTokenOf } = links

type Linked = Parameters<typeof links.tokenOf>[1]

/** Returns the path of the page that confirms, changes and ends a search without log-in. */
export const searchPath = (secret: string, search: Linked): string => `/saved-search/${links.tokenOf(secret, search)}`

/** Returns the address that ends a search with one click. */
export const endUrl = ({ env, secrets }: House, search: Linked): string =>
  `${env.PUBLIC_URL}${endSearchPath}/${links.tokenOf(secrets.enlace, search)}`

/** Returns the address of a page of ours in a language. */
export const pageUrl = ({ env }: Pick<House, 'env'>, path: string, language: PageLanguage): string =>
  withLanguage(`${env.PUBLIC_URL}${path}`, language)
