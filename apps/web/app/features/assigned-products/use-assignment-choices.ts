import { useRouteLoaderData } from 'react-router'
import type { AssignmentChoices } from './assignment-values.ts'

/** Id of the layout that loads them, as the site map names it. */
const layoutId = 'assigned-products'

/** What the form of an assignment offers. Inside the screens of assigned products. */
export function useAssignmentChoices(): AssignmentChoices {
  const choices = useRouteLoaderData<AssignmentChoices>(layoutId)
  if (!choices) throw new Error('useAssignmentChoices stands outside the screens of assigned products')
  return choices
}
