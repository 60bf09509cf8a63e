import { useRouteLoaderData } from 'react-router'
import type { UserChoices } from './user-values.ts'

/** Id of the layout that loads them, as the site map names it. */
const layoutId = 'users'

/** Roles, enterprises, branches and countries that the reader may choose from. Inside the screens of users. */
export function useUserChoices(): UserChoices {
  const choices = useRouteLoaderData<UserChoices>(layoutId)
  if (!choices) throw new Error('useUserChoices stands outside the screens of users')
  return choices
}
