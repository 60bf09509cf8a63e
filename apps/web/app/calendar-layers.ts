import type { CalendarLayerLook } from '#core/dashboard/calendar-layers.ts'
import { meetingLook } from '#features/contacts/calendar.ts'
import { dueLook } from '#features/tasks/calendar.ts'

/** What the calendar shows besides its events, each from its feature. */
export const layerLooks: readonly CalendarLayerLook[] = [meetingLook, dueLook]
