import type { ContactInitDataSchema } from '@portal/contract/contacts/schemas'
import type { Of } from '@portal/contract/core/fields'
import { useRouteLoaderData } from 'react-router'

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'contacts'

/** Returns the choices of forms and filters. Only inside the screens of contacts. */
export function useContactChoices(): Of<typeof ContactInitDataSchema> {
  const choices = useRouteLoaderData<Of<typeof ContactInitDataSchema>>(layoutId)
  if (!choices) throw new Error('useContactChoices stands outside the screens of contacts')
  return choices
}
