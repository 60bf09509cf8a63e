import { useRouteLoaderData } from 'react-router'
import type { IdeaChoices } from './idea-rows.ts'

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'ideas'

/** Returns the choices of forms and filters. Only inside the screens of ideas. */
export function useIdeaChoices(): IdeaChoices {
  const choices = useRouteLoaderData<IdeaChoices>(layoutId)
  if (!choices) throw new Error('useIdeaChoices stands outside the screens of ideas')
  return choices
}
