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

/** Changes that were heard of, those before the last load began, and those that its data show. */
let [heard, asked, shown] = [0, 0, 0]

/** Says that what the root loads changed: the next reload of a screen loads it too. */
export const companyChanged = (): void => {
  heard++
}

/** Says that the root was loaded. What changed while it loaded is still to come. */
export const companyLoaded = (): void => {
  shown = asked
}

/** Whether the root must be loaded. The router asks when a load begins, and more than once. */
export function isCompanyStale(): boolean {
  if (shown === heard) return false
  asked = heard
  return true
}
