import { useRouteLoaderData } from 'react-router'
import type { AssignmentChoices } from './assignment-values.ts'

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'assigned-products'

/** Returns the choices of the form. Only inside the screens of assigned products. */
export function useAssignmentChoices(): AssignmentChoices {
  const choices = useRouteLoaderData<AssignmentChoices>(layoutId)
  if (!choices) throw new Error('useAssignmentChoices stands outside the screens of assigned products')
  return choices
}
