import type { Of } from '@portal/contract/core/fields'
import type { LicenseDetailSchema, LicenseInitDataSchema, LicenseRowSchema } from '@portal/contract/licenses/schemas'
import { useRouteLoaderData } from 'react-router'

export type License = Of<typeof LicenseRowSchema>
export type LicenseDetail = Of<typeof LicenseDetailSchema>
export type LicenseChoices = Of<typeof LicenseInitDataSchema>

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'licenses'

/** Returns the choices of forms and filters. Only inside the screens of licenses. */
export function useLicenseChoices(): LicenseChoices {
  const choices = useRouteLoaderData<LicenseChoices>(layoutId)
  if (!choices) throw new Error('useLicenseChoices stands outside the screens of licenses')
  return choices
}
