import type { CalendarInitDataSchema } from '@portal/contract/calendar/schemas'
import type { Of } from '@portal/contract/core/fields'
import { useRouteLoaderData } from 'react-router'

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'calendar'

/** Returns the choices of forms and filters. Only inside the screens of the calendar. */
export function useCalendarChoices(): Of<typeof CalendarInitDataSchema> {
  const choices = useRouteLoaderData<Of<typeof CalendarInitDataSchema>>(layoutId)
  if (!choices) throw new Error('useCalendarChoices stands outside the screens of the calendar')
  return choices
}
