import type { Of } from '@portal/contract/core/fields'
import type { BranchInitDataSchema } from '@portal/contract/enterprises/schemas'
import { useRouteLoaderData } from 'react-router'

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'branches'

/** Returns the enterprises in which the reader may have branches. Only inside the screens of branches. */
export function useBranchChoices(): Of<typeof BranchInitDataSchema> {
  const choices = useRouteLoaderData<Of<typeof BranchInitDataSchema>>(layoutId)
  if (!choices) throw new Error('useBranchChoices stands outside the screens of branches')
  return choices
}
