import type { Of } from '@portal/contract/core/fields'
import type { BranchInitDataSchema } from '@portal/contract/enterprises/schemas'
import { useRouteLoaderData } from 'react-router'

/** Id of the layout that loads them, as the site map names it. */
const layoutId = 'branches'

/** Enterprises in which the reader may have branches. Inside the screens of branches. */
export function useBranchChoices(): Of<typeof BranchInitDataSchema> {
  const choices = useRouteLoaderData<Of<typeof BranchInitDataSchema>>(layoutId)
  if (!choices) throw new Error('useBranchChoices stands outside the screens of branches')
  return choices
}
