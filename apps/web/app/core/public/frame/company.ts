import type { settingsCalls } from '@portal/contract/settings/calls'
import { useRouteLoaderData } from 'react-router'
import type { Language } from '#core/language/language-address.ts'
import type { Site } from '#core/page/site.ts'

type Reply<C> = C extends { is?: { reply: infer R } } ? R : never

/** What the root of the web loads once, with the first page. */
export interface RootData {
  site: Site
  /** The stored choice, for a page that the server draws under the dashboard. */
  language?: Language
  company: Reply<typeof settingsCalls.company>
  /** Those that the footer names. */
  offices: FooterOffice[]
}

export type FooterOffice = Pick<
  Reply<typeof settingsCalls.offices>['oficinas'][number],
  'pais_id' | 'telefono' | 'email' | 'direccion' | 'ciudad'
>

/** Undefined while the error screen stands for a page whose data could not be read. */
export const useRootData = () => useRouteLoaderData<RootData>('root')

/** Who runs the portal: name, e-mail, phone, address (decision 17). */
export const useCompany = () => useRootData()?.company
