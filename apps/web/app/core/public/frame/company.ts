import type { settingsCalls } from '@portal/contract/settings/calls'
import { useRouteLoaderData } from 'react-router'
import type { Language } from '#core/language/language-address.ts'
import { announcedData } from '#core/page/announced.ts'
import type { Site } from '#core/page/site.ts'

type Reply<C> = C extends { is?: { reply: infer R } } ? R : never

/** Data of the web's root, loaded once with the first page. */
export interface RootData {
  site: Site
  /** The stored choice, for a dashboard page rendered by the server. */
  language?: Language
  company: Reply<typeof settingsCalls.company>
  /** The offices in the footer. */
  offices: FooterOffice[]
}

export type FooterOffice = Pick<
  Reply<typeof settingsCalls.offices>['oficinas'][number],
  'pais_id' | 'telefono' | 'email' | 'direccion' | 'ciudad'
>

/** Undefined on the error screen of a page without data. */
export const useRootData = () => useRouteLoaderData<RootData>('root')

/** Returns the company: name, e-mail, phone, address (decision 17). */
export const useCompany = () => useRootData()?.company

const announced = announcedData()

/** Says that the settings changed: the next reload of a screen loads the company too. */
export const companyChanged = announced.changed

export const isCompanyStale = announced.isStale

/** Loads the data of the root. */
export const loadingCompany = announced.loading
