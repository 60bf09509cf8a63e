import { calendarLayers } from '@portal/contract/calendar/constants'
import type { CalendarLayerLook } from '#core/dashboard/calendar-layers.ts'
import { contactPath } from './paths.ts'

export const meetingLook: CalendarLayerLook = { layer: calendarLayers.meetings, color: 'green', to: contactPath }
