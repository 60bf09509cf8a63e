import type { Of } from '@portal/contract/core/fields'
import type { OwnLicensesSchema } from '@portal/contract/licenses/own-schemas'
import { useRouteLoaderData } from 'react-router'

export type OwnLicenses = Of<typeof OwnLicensesSchema>
export type OwnLicense = OwnLicenses['licencias'][number]

/** Id of the page that loads them, as in `routes.ts`. */
const pageId = 'own-licenses'

/** Returns the reader's own licenses. Only inside their page. */
export function useOwnLicenses(): OwnLicenses {
  const loaded = useRouteLoaderData<OwnLicenses>(pageId)
  if (!loaded) throw new Error('useOwnLicenses stands outside the page of own licenses')
  return loaded
}
