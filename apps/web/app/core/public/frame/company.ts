import type { PageLanguage } from '@portal/contract/core/language'
import type { productCalls } from '@portal/contract/products/calls'
import type { settingsCalls } from '@portal/contract/settings/calls'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#core/page/site.ts'

type Reply<C> = C extends { is?: { reply: infer R } } ? R : never

/** Data of the web's root, loaded once with the first page. */
export interface RootData {
  site: Site
  /** The stored choice, for a dashboard page rendered by the server. */
  language?: PageLanguage
  company: Reply<typeof settingsCalls.company>
  /** The offices in the footer. */
  offices: FooterOffice[]
  /** The products of the menu, in groups (rule products/menu). */
  products: Reply<typeof productCalls.menu>['grupos']
}

export type FooterOffice = Pick<
  Reply<typeof settingsCalls.offices>['oficinas'][number],
  'telefono' | 'email' | 'direccion' | 'ciudad'
> & { pais: Readonly<Record<PageLanguage, string>> }

/** Undefined on the error screen of a page without data. */
export const useRootData = () => useRouteLoaderData<RootData>('root')

/** Returns the company: name, e-mail, phone, address (rule public-site/company). */
export const useCompany = () => useRootData()?.company

let isStale = false

/** Says that the settings changed: the next reload of a screen loads the company too. */
export const companyChanged = (): void => {
  isStale = true
}

/** Says that the company was loaded: the router asks more than once whether to load. */
export const companyLoaded = (): void => {
  isStale = false
}

export const isCompanyStale = (): boolean => isStale
