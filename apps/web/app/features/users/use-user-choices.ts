import { useRouteLoaderData } from 'react-router'
import type { UserChoices } from './user-values.ts'

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'users'

/**
 * Returns the roles, enterprises, branches and countries that the reader may choose. Only inside the screens of users.
 */
export function useUserChoices(): UserChoices {
  const choices = useRouteLoaderData<UserChoices>(layoutId)
  if (!choices) throw new Error('useUserChoices stands outside the screens of users')
  return choices
}
